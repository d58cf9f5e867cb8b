# 大厅、操作面板、公开消息和答复。
lobby-effort = { $players } 人 · 面对面玩约 { $minutes } 分钟，在这里每人约 { $least }–{ $most } 个回合 · { $weight ->
    [light] 容易上手
    [heavy] 难度较高
   *[medium] 难度适中
}

lobby-host = 桌主
lobby-add-computer = 添加电脑玩家
lobby-needed = 等待更多玩家加入：最少 { $least } 人，最多 { $most } 人。
lobby-needed-all = 等待更多玩家加入：要有 { $most } 人才能玩。
lobby-enough = 最多 { $most } 人。桌主可以开始了。
lobby-starts-with = 坐满 { $count } 人后自动开始。
starts-rule = 开始：{ $count ->
    [0] 由桌主决定
   *[other] 满 { $count } 人
}
lobby-full = { $most } 个座位都坐满了。桌主可以开始了。
lobby-begun = 游戏已经开始。
lobby-ended = 这张牌桌已经结束。

button-join = 加入
button-leave = 离开
button-start = 开始
button-remove = 移除电脑
button-rules = 规则
button-new-here = 第一次玩？
button-variants = 选项…
button-your-move = 行动
button-next-table = 下一桌
button-hand = 我的手牌
button-board = 版图
button-left = 剩余
button-confirm = 确认
button-back = 退回一步
button-restart = 重新开始
button-other = 重新选择
button-plan = 预定下次行动…
button-explain = 这是什么？
button-plan-keep = 保留这一方案
button-plan-answer = 若被询问…
button-plan-lay = 只摆好不执行
button-plan-play = 替我执行
button-forget = 取消预定
button-note = 备注
note-title = 给自己的备注
note-label = 只有你能看到，仅用于这张牌桌
note-shown = -# 你的备注：
note-kept = 备注已保存。
note-gone = 备注已删除。
button-sure = 是的，执行
button-not-yet = 先不
button-agree = 同意
button-refuse = 拒绝
button-resign = 认输
button-keep = 继续玩

option-is = { $option }：{ $value }
variants-title = **选项** · { $game }
variants-choose = 你的选择大家马上能看到。
variants-host-chooses = 由桌主选择，目前的选项：

panel-title = { $channel } 的**{ $game }** · 轮到你了
panel-title-plan = { $channel } 的**{ $game }** · 预定行动
panel-what = 你要做什么？
panel-only = 现在只能这样做：
panel-verb = { $verb }：
panel-otherwise = 或者：
panel-further = { $title }…
panel-choose = { $settled }：选择{ $field }
panel-choose-asked = { $settled }：{ $asked }？
panel-group = { $prompt }（先选范围）
panel-row = 第 { $row } 行（{ $count }）
panel-leading = 立即得分或引发冲突
panel-chosen = 你的选择：{ $action }。
panel-foreseen = **{ $choice }**：{ $told }
panel-together = { $first } + { $second }
panel-to-come = -# 接下来：{ $steps }
panel-confirm = **现在能决定的都已决定。**确认后会告知所有人。
panel-ahead = **你正在按现在的局面预定行动。**保留的方案会在轮到你时{ $lays ->
    [yes] 摆好，由你确认
   *[no] 执行
}，只要仍然可行，得分也不比现在少。在此之前别人看不到。
panel-ahead-part = 不完整的回合到时会替你摆好，其余由你决定。
panel-ahead-wins = 可得 { $points } 分。
panel-ahead-answer = **你正在预定一个回应**，用于在别人的回合中被询问时。有多个回应时，采用第一个可行、而且不比后面各项差的。
panel-plan-lost = 局面有变，你提前决定的一些行动未执行，已不再保留。
panel-plan-laid = -# 来自你的预定，别人还没看到：
planned = **已预定**（只有你能看到）。会执行第一个仍然可行、得分不减的方案：
planned-laid = **已预定**（只有你能看到）。会摆好第一个仍然可行、得分不减的方案，由你确认：
planned-answers = **已预定的回应**（只有你能看到）。被询问时，采用第一个可行、而且不比后面各项差的：
planned-line = { $points ->
    [0] { $actions }
   *[other] { $actions } · +{ $points }
}
planned-answer = 被询问时：{ $action }
panel-dropped = 别人的行动改变了局面，你还没确认的步骤已失效。
panel-reveals = **{ $action }**会公开隐藏的信息，立即生效：不能撤回{ $steps ->
    [0] 。
   *[other] ，之前的步骤也一并确认。
}
panel-unseen = 其他人这时已经做出决定，所以**{ $action }**现在会公开隐藏的信息。你确认后即生效，不能撤回。

not-your-turn = 还没轮到你。
done = 完成：你的决定已确认，并已告知所有人。
done-untold = 完成：你的决定已确认。
posts-gone = 这张牌桌的频道已不存在，进展无法在那里公布。桌主可以把牌桌移到另一个频道：`/host move`。
posts-held = Discord 不允许我在 { $channel } 发言，所以进展没有在那里公布。请让管理该频道的人允许我查看频道和发送消息；私密子区需要先把我加入，锁定的子区需要先解锁。之后，等待中的消息会自动发出。
done-ended = 完成。游戏结束。
done-next = { $channel } 的{ $game }也在等你。

post-following = **{ $game }**，来自别的频道
post-your-turn = { $who }，轮到你了。
reminder = { $who }，牌桌 { $id } 在等你：{ $since } 轮到了你。

result-title = ### 结果
result-title-stayed = ### 坚持到最后的玩家排名
result-taken-over = 由电脑玩家代玩到结束：{ $names }。其得分不计名次。
result-lowest = -# 每位玩家只计最低的一项。
result-points = { $points } 分

hand-empty = 你手里什么都没有。
remaining-none = 没有剩余。
export-done = 这局游戏的对局记录。`/record import` 可以把它重新导入频道，或接着玩下去；`python -m bot replay` 可以重放。
resign-sure = 真的要认输吗？你的座位会由电脑玩家接替，可以用 /seat take 拿回。
resign-last = 真的要认输吗？这里没有别人在玩了：牌桌会因此关闭，没有结果。
resign-kept = 好的，继续玩。

turns-none = 没有牌桌在等你。
turns-none-but-practise = 没有牌桌在等你。你的练习可用 `/practise` 继续。
turns-title = 有 { $count } 张牌桌在等你：
turns-line = { $channel } 的**[{ $game }]({ $url })**，同桌：{ $names } · 从 { $since } 起在等你
turns-gone = 频道已不存在

status-lobby = 正在等人。
status-running = 游戏进行中。
status-finished = 游戏已结束。
status-closed = 牌桌已关闭，没有结果。
status-archived = 牌桌已归档：很久没有人行动。用 /host restore 可以恢复。
info-place = 频道：{ $channel }
info-host = 桌主：{ $host }
info-opened = 开桌：{ $at }
info-players = 玩家：{ $names }
info-variants = 选项：{ $variants }
info-watchers = { $count ->
    [0] 没有别的频道关注这张牌桌。
   *[other] 另有 { $count } 个频道关注这张牌桌。
}

info-reminders = { $hours ->
    [0] 提醒：关
   *[other] 提醒：{ $hours } 小时后
}

reminders-0 = 关
reminders-12 = 12 小时后
reminders-24 = 24 小时后
reminders-48 = 48 小时后
reminders-72 = 72 小时后
language-of-opener = 与开桌的人相同

answer-opened = { $game }：牌桌 { $id } 已开。其他人可用频道里的按钮加入。
refused-table-silent = 你不能在这里发言，因此也不能在这里开桌。
refused-thread-silent = 你不能在这里创建子区，或不能在子区内发言，因此也不能在子区里开桌。
lobby-forbidden = { $game }：牌桌 { $id } 已开，但供大家加入的消息还没有出现在 { $channel }，因为 Discord 不允许我在那里发言。请让管理该频道的人允许我查看频道和发送消息；私密子区需要先把我加入，锁定的子区需要先解锁。之后消息会自动出现。/table close 可放弃这张牌桌。
lobby-later = { $game }：牌桌 { $id } 已开，但供大家加入的消息还没有出现在 { $channel }，因为 Discord 暂时没有接收。它会自动出现。/table close 可放弃这张牌桌。
answer-joined = 你坐在 { $seat } 号位。
answer-left = 你已离开牌桌。
answer-left-closed = 你已离开牌桌；桌上已没有人，牌桌已关闭。
answer-computer-added = { $player ->
    [beginner] { player-beginner }
   *[sound] { player-sound }
    [strong] { player-strong }
    [expert] { player-expert }
}已入座。
answer-computer-removed = { $name } 已离开。
answer-option-chosen = { $option }现在是“{ $value }”。
answer-option-other = { $seats } 人时总是“{ $value }”。
answer-locale-chosen = 这张牌桌现在使用{ $locale }。
answer-reminders-chosen = { $hours ->
    [0] 这张牌桌不再提醒。
   *[other] 这张牌桌现在会在等待 { $hours } 小时后提醒，每个回合最多三次。
}
server-language-chosen = 本服务器今后新开的牌桌使用{ $locale }。
server-language-opener = 本服务器今后新开的牌桌使用开桌的人的语言。
answer-started = 游戏开始。
answer-closed = 牌桌已关闭。
answer-moved = 牌桌已移到 { $channel }。
answer-resigned = 你已认输。电脑玩家会替你继续。
answer-resigned-last = 你已认输，这里没有人在玩了：牌桌已关闭。
answer-planned = 已加入你的预定。
answer-plan-forgotten = 预定已取消：轮到你时再决定。
answer-starts-with = 坐满 { $count } 人后自动开始。
answer-starts-by-host = 由你决定何时开始。
answer-watching = { $channel } 现在关注这张牌桌。
answer-unwatched = { $channel } 不再关注{ $game }（{ $names }，牌桌 { $id }）。
answer-undo-asked = 正在询问其他人是否同意撤回上一回合。
answer-undo-asked-of = 正在询问其他人是否同意撤回上一回合（{ $whose } 的回合）。
answer-undo-agreed = 你已同意，还有人没有答复。
answer-undo-refused = 你已拒绝，上一回合有效。
answer-undone = 上一回合已撤回。

notice-closed = { $name } 关闭了牌桌。
notice-closed-by-resignation = 所有人都认输了：牌桌关闭。
notice-moved = 这张牌桌转到 { $channel } 继续。
notice-locale-chosen = 从现在起这张牌桌使用{ language-name }。
notice-resigned = { $name } 认输，由电脑玩家接替座位。
notice-undo-asked = { $who ->
    [none] {""}
   *[other] { $who }，
}{ $name } 想撤回上一回合。其他人同意吗？{ $at }由已答复的人决定。
notice-undo-asked-of = { $who ->
    [none] {""}
   *[other] { $who }，
}{ $name } 想撤回上一回合（{ $whose } 的回合）。其他人同意吗？{ $at }由已答复的人决定。
notice-undo-refused = { $name } 拒绝：上一回合有效。
notice-undone = 表决通过：{ $name } 的上一回合已撤回。
notice-undo-followed = { $name } 为此后预定的行动也一并撤回。
notice-undo-withdrawn = { $name } 不再要求撤回：上一回合有效。
notice-undo-lapsed = 没有人答复 { $name } 的撤回请求：上一回合有效。

late-choose = -# 你上次的点击到得晚，但已生效：你的选择已计入本回合。
late-back = -# 你上次的点击到得晚，但已生效：已退回一步。
late-confirm = -# 你上次的点击到得晚，但已生效：你的回合已确认。
late-forget = -# 你上次的点击到得晚，但已生效：你的预定已取消。
late-plan = -# 你上次的点击到得晚，但已生效：已计入你的预定。
