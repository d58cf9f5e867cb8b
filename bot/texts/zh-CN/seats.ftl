# 座位：移除、邀请、让座、接手、再来一局，以及各种上限。

lobby-invited = 已邀请
lobby-answers = 等待答复：{ $names }。

button-accept = 入座
button-decline = 谢绝
button-comeback = 拿回我的座位
seat-played-for = 这张牌桌上你的座位由电脑玩家代玩。你可以随时拿回。
answer-seat-back = 座位又归你了。
notice-replace-warned = { $who }，其他人正在决定是否由电脑玩家接替你的座位（{ $at } 截止）。你随时可以拿回座位。
nudge-warned = { $who }，牌桌 { $id } 的其他人正在决定是否由电脑玩家接替你的座位。你随时可以拿回座位。
nudge-direct-warned = { $channel } 的 **{ $game }**（牌桌 { $id }）：其他人正在决定是否由电脑玩家接替你的座位。你随时可以拿回座位。
nudge-also-warned = 那里的其他人正在决定是否由电脑玩家接替你的座位。
nudge-played-for = { $who }，牌桌 { $id } 上你的座位由电脑玩家代玩。你可以随时拿回。
nudge-direct-played-for = { $channel } 的 **{ $game }**（牌桌 { $id }）里你的座位由电脑玩家代玩。你可以随时拿回。
button-rematch = 再来一局

answer-seat-freed = { $name } 的座位空出来了。
answer-host-passed = { $name } 现在是桌主。
answer-invited = 已在频道里询问 { $name }。答复之前保留座位；可用 /host remove 撤回。
answer-seat-offered = 已在频道里询问 { $name }。在对方答应之前，座位仍是你的。
answer-seat-taken = 座位归你了：请按“行动”或用 /table turn 继续。
answer-seat-wished = 已在频道里询问桌主，是否同意你接手 { $name } 的座位。
answer-wish-granted = { $name } 已接手这个座位。
answer-declined = 你已谢绝。
answer-taken-back = 已撤回，不再询问。
answer-rematch = 新的一局已开桌：牌桌 { $id }。
answer-rematch-joined = 你已在再来一局的牌桌就座：{ $link }
notice-lobby-ready = { $who }，人已到齐，牌桌 { $id } 可以开始了。
notice-lobby-ready-without = { $who }，{ $name } 已谢绝。其他人已到齐，牌桌 { $id } 可以开始了。
notice-lobby-declined = { $who }，{ $name } 已谢绝，座位空出来了。
notice-begun = { $who }，人已到齐，牌桌 { $id } 的游戏已经开始。

notice-invited = { $who }，{ $name } 邀请你加入这张牌桌，已为你保留座位。
notice-rematch-asked = { $who }：{ $name } 想再来一局，已为{ $people ->
    [1] 你
   *[other] 你们
}保留座位。
notice-seat-offered = { $who }，{ $name } 想把自己在这局游戏中的座位让给你。
notice-seat-wished = { $who }，{ $name } 想接手 { $old } 的座位（现由电脑玩家代玩）。你同意吗？
notice-seat-taken =
    { $who ->
        [none] { $name }
       *[other] { $who }
    } 接手了 { $old } 的座位。
notice-seat-taken-turn = { $who } 接手了 { $old } 的座位：轮到你了。
    .following = { $who } 接手了 { $old } 的座位：轮到 { $who } 了。
notice-seat-back = { $name } 回到了牌桌。
notice-seat-back-turn = { $who } 回到了牌桌：轮到你了。
    .following = { $who } 回到了牌桌：轮到 { $who } 了。
notice-wish-refused =
    桌主没有同意，{ $who ->
        [none] { $name }
       *[other] { $who }
    } 不能接手座位。
nudge-wish-refused = { $who }，桌主没有同意，你不能接手牌桌 { $id } 的座位。
nudge-direct-wish-refused = { $channel } 里的**{ $game }**（牌桌 { $id }）：桌主没有同意，你不能接手座位。
nudge-seat-taken = { $who }，牌桌 { $id } 的座位现在归你了。
nudge-direct-seat-taken = { $channel } 里的**{ $game }**（牌桌 { $id }）：座位现在归你了。
notice-wish-over = { $name } 不想再接手座位了。
notice-offer-declined = { $name } 已谢绝，座位不变。
notice-offer-over = 座位不再让给 { $name }。
notice-host-now = { $name } 现在是这张牌桌的桌主。

refused-host-stays = 不能移除桌主。请先用 /host pass 把牌桌交给别人，或关闭牌桌。
refused-unknown-seat = 这里没有叫“{ $name }”的玩家，或者不止一位。请从提示中选择。
refused-host-plays = 只有在这张牌桌上玩的人才能当桌主，{ $name } 不是。
refused-already-host = { $name } 已经是桌主了。
refused-person-seated = { $name } 已经坐在这张牌桌了。
refused-answer-open = { $name } 还没有答复这张牌桌的另一个询问，请先等一等。
refused-wish-open = 你已经申请过座位，或已有人把座位让给你。请等待答复，或答复对方。
refused-not-invited = 这个询问不是给你的。
refused-invitation-gone = 这个询问已经失效。
refused-seat-not-free = 只能接手由电脑玩家代玩的座位。
refused-seen-another-seat = 在这局游戏里玩过别的座位的人已看过那里的秘密，不能接手这个座位。
refused-forgotten-here = 你在这局游戏进行时让机器人忘记了你，座位也就永久放弃了：看过座位秘密的人不能再参加这一局。
refused-invited-open = 还没有答复的人：{ $names }。请等待，或用 /host remove 撤回邀请。
refused-not-ended = 游戏还没有结束。
refused-rematch-unplayed = 这张牌桌在开局前就关闭了。想再玩一局，请按上一局结果下方的“再来一局”，或用 /table open 开一张新牌桌。
refused-rematch-open = 新的一局已经开桌：牌桌 { $table }。
refused-rematch-there = 新的一局已经开桌：{ $link }
refused-is-bot = 机器人账号不能参加。开局前可用 /table add 添加电脑玩家；游戏中可用 /table resign 把座位交给电脑玩家。
refused-not-member = 只能询问本服务器的成员。
refused-sees-nothing = { $name } 看不到本频道，无法在这里答复或参加游戏。

refused-too-many-openings = 你在一小时内已开了 { $most } 张牌桌，请稍后再开。
refused-too-many-seats = 一个人最多同时坐 { $most } 张未结束的牌桌。
picture-limit = -# 这次没有图片：你在一分钟内要的图片太多了，稍后就会恢复。

command-host-remove = 移除
command-host-remove-description = 开局前空出一个座位：玩家、受邀者或电脑玩家的。
command-host-pass = 移交
command-host-pass-description = 把牌桌交给另一位在座的玩家。
command-seat = 座位
command-seat-description = 座位：邀请、让座、接手、再来一局。
command-seat-invite = 邀请
command-seat-invite-description = 桌主：为某人保留一个空位，等待答复。
command-seat-give = 让座
command-seat-give-description = 把你在这局游戏中的座位让给别人（让给电脑玩家：/table resign）。
command-seat-take = 接手
command-seat-take-description = 接手由电脑玩家代玩的座位，也可以是你认输前的座位。
command-seat-rematch = 再来一局
command-seat-rematch-description = 结束之后：同样的人和选项再来一局。
param-who = 谁
param-who-description = 坐在那里的人。
param-person = 谁
param-person-description = 本服务器的成员。
param-seat = 座位
param-seat-description = 哪个座位。
command-host-starts = 开始条件
command-host-starts-description = 坐满多少人后自动开始游戏。
param-starts = 人数
param-starts-description = 坐满多少人时开始。
starts-with-0 = 由我开始
starts-with-2 = 满 2 人
starts-with-3 = 满 3 人
starts-with-4 = 满 4 人
starts-with-5 = 满 5 人
starts-with-6 = 满 6 人
starts-with-7 = 满 7 人
starts-with-8 = 满 8 人
