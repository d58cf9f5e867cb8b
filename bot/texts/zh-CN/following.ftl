# 查找和关注牌桌、单独的子区，以及无人继续的牌桌。

command-tables = 所有牌桌
command-tables-description = 本服务器的牌桌：先是等人的，然后是进行中的、已归档的和已结束的。
param-state = 状态
param-state-description = 只看这一类牌桌。
tables-lobby = 正在等人
tables-running = 进行中
tables-archived = 已归档
tables-finished = 已结束
tables-none = 这里没有你能看到的牌桌。可用 /table open 开一张。
tables-none-such = 这里没有你能看到的这类牌桌。可用 /tables 查看全部。
tables-free = { $count ->
    [0] 没有空位
   *[other] { $count } 个空位
}
tables-people = { $names } · 桌主：{ $host }
tables-where = -# { $channel } · 牌桌 { $id } · { $at }
turns-more = -# 还有 { $count } 张牌桌在等你；你在其他牌桌行动后，它们会显示在这里。
button-open = 打开
button-page-back = 上一页
button-page-on = 下一页

## 关注

command-host-followers = 关注者
command-host-followers-description = 关注你这张牌桌的频道：查看、终止、允许或禁止。
param-shown = 牌桌
param-shown-description = 本频道关注多张牌桌时，选择哪一张。
answer-follow-asked = 已询问这张牌桌的桌主是否同意本频道关注。同意后，版图会出现在这里。
answer-follow-agreed = 你已同意：该频道从现在起关注这张牌桌。
answer-follow-refused = 你已拒绝。该频道一周后可以再次请求。
answer-follow-ended = 该频道不再关注这张牌桌，并已收到通知。
answer-followers-allowed = 其他频道又可以关注这张牌桌，或提出请求了。
answer-followers-forbidden = 不再允许更多频道关注这张牌桌。已关注的频道继续关注，直到你终止。
notice-follow-asked = { $who }：{ $name } 希望让 { $channel } 关注这张牌桌。你同意吗？
notice-follow-asked-far = { $who }：{ $name } 希望让服务器 { $server } 的频道 { $where } 关注这张牌桌。你同意吗？那里的所有人都能看到公开消息。
notice-follow-ended = 这里不再关注牌桌 { $id }（{ $game }）：桌主已终止关注。
notice-follow-ended-by = 这里不再关注牌桌 { $id }（{ $game }）：{ $name } 已终止关注。
refused-not-followable = 这张牌桌的桌主不希望更多频道关注。
refused-not-manager-here = 只有能管理本频道的人才能让它关注其他服务器的牌桌。
refused-not-sender = 你不能在本频道发消息，所以不能让它关注牌桌。
refused-follow-pending = 已经询问过这张牌桌的桌主，请等待答复。
refused-follow-declined = 这张牌桌的桌主已拒绝。首次请求一周后可以再次请求。
refused-too-many-asked = 已有 { $most } 个频道在等这位桌主答复，请稍后再试。
refused-no-follow-request = 这个请求已有答复，或已过期。
refused-followed-here = 本频道只是关注一张牌桌。请到 { $channel } 继续。
refused-followed-elsewhere = 本频道只是关注一张牌桌，它所在的频道你在这里看不到。
info-place-hidden = 频道：你在这里看不到
post-story = { $count ->
    [0] { $names } 刚刚开始。
   *[other] { $names } 至今共进行了 { $count } 个回合。最近发生的事：
}
post-story-hint = 逐回合查看整局游戏：/table history
followers-title = { $count ->
    [0] 没有其他频道关注这张牌桌。
   *[other] 有 { $count } 个频道关注这张牌桌：
}
followers-none-further = 已禁止更多频道关注。
followers-line = { $channel } · 由 { $name } 提出
followers-held = 我不能在那里发言。
followers-asking = { $name } 请求让 { $channel } 关注这张牌桌。可以吗？
followers-elsewhere = 其他服务器的一个频道
button-end = 终止关注
button-forbid = 禁止更多关注
button-allow = 允许更多关注

## 无人继续的牌桌

command-host-restore = 恢复
command-host-restore-description = 把已归档的牌桌恢复到本频道。
param-restore = 牌桌
param-restore-description = 哪一张已归档的牌桌。
notice-idle-lobby = { $who }，好几天没有人加入或更改设置了。如果一直没有动静，牌桌 { $id } 会在 <t:{ $until }:R> 自动关闭。
notice-idle-game = { $who ->
    [none] {""}
   *[other] { $who }，{""}
}牌桌 { $id } 已有数周没有人行动。如果仍没有人行动，它会在 <t:{ $until }:R> 归档；以后可以恢复。
notice-idle-paused = { $who ->
    [none] {""}
   *[other] { $who }，{""}
}牌桌 { $id } 已暂停很久。如果没有人继续，它会在 <t:{ $until }:R> 归档；以后可以恢复，届时仍是暂停状态。
notice-closed-idle = 一周内没有任何动静：牌桌 { $id } 已关闭。
notice-archived = { $who ->
    [none] {""}
   *[other] { $who }，{""}
}很久没有人行动：牌桌 { $id }（{ $game }）已归档，本频道可以另开牌桌。在座的人可以点按钮恢复，或在别处用 /host restore 恢复。
    .following = 很久没有人行动：牌桌 { $id }（{ $game }）已归档。在座的人可以用 /host restore 恢复。
notice-restored = { $name } 恢复了牌桌 { $id }，游戏从原处继续。
notice-restored-paused = { $name } 恢复了牌桌 { $id }。它仍在暂停：任何一位玩家都可以继续。
notice-set-back = 机器人的数据已从备份恢复：牌桌 { $id }（{ $game }）回到了 <t:{ $since }:f> 时的状态，此后在这里发生的一切不再算数。此后抽到的可能与之前相同。
answer-stays = 牌桌再保留一周。
answer-restored = 牌桌在 { $channel } 继续。
refused-archived = 这张牌桌很久没有人行动，已归档。可用 /host restore 恢复。
refused-not-archived = 这张牌桌没有归档，或已经恢复。
refused-not-theirs = 只有这张牌桌的玩家、桌主或能管理其频道的人可以这样做。
button-stay = 继续保留
button-restore = 恢复牌桌

## 子区

param-in = 位置
param-in-description = 开在哪里：本频道，或单独的新子区。
open-here = 本频道
open-thread = 新子区
answer-opened-thread = { $game }：牌桌 { $id } 已在 { $channel } 开好。其他人可以点那里的按钮加入。
refused-no-threads-here = 只有在普通文字频道里，牌桌才能有单独的子区。请不选此项，直接开在这里。
refused-thread-refused = Discord 不允许我在这里创建子区，所以没有开桌。请稍后再试，或不用子区开桌。
permission-send-messages-in-threads = 在子区内发送消息
permission-create-public-threads = 创建公开子区
