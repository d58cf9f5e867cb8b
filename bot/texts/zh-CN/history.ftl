# 回看：逐回合查看一局游戏，以及分页的行动记录。

command-table-history = 回看
command-table-history-description = 逐回合回看这局游戏，只有你能看到。
param-turn = 回合
param-turn-description = 第几回合；不填则为你上次决定之后的第一回合，没有则为最新的回合。

button-history = 回看
button-show-here = 在此展示
history-since = 你上次决定之后的第一个回合。
history-shown = 由 { $name } 展示
shown-here = 已在此向所有人展示。
shown-failed = 无法在此展示，请稍后再试。
refused-show-elsewhere = 只能在牌桌所在的频道或关注它的频道中展示。
refused-shown-often = 你刚刚展示过局面，一分钟一次就够了。
button-first = « 最前
button-earlier = ‹ 上一回合
button-later = 下一回合 ›
button-last = 最后 »

history-turn-of = 第 { $turn } 回合，共 { $count } 回合
history-turn = 第 { $turn } 回合 · { $names }
history-beginning = 开局
history-next = 之后轮到 { $names }。
history-own = 这是你当时能看到的。
history-viewer = 这是 { $name } 当时能看到的，其中的“你”指 { $name }。
history-missed = 那一回合已被撤回；这里是离它最近的回合。
history-no-such = 没有这一回合；这里是离它最近的回合。
history-jump = 跳到某一回合
history-whose = 看谁的视角？
history-public = 所有人都能看到的
history-view-of = { $name } 能看到的

log-title = 行动记录
log-empty = 还没有。
log-range = 第 { $first } 至 { $last } 回合，共 { $count } 回合
log-turn = **{ $turn }** · { $at }
log-beginning = 开局 · { $at }
log-predecessor = { $name }的前任
log-resigned = { $name } 认输，由电脑玩家接替座位。
log-closed = 牌桌已关闭。
log-paused = 牌桌已暂停。
log-resumed = { $name } 让牌桌继续。
log-archived = 很久没有人行动，牌桌已归档。
log-restored = 牌桌已恢复。
log-set-back = 机器人的数据已从备份恢复，牌桌回到了较早的回合。
log-replaced = 从这里起由电脑玩家代玩；这个座位现在属于 { $name }。
log-taken = 从这里起换了人，这个座位现在属于 { $name }。
log-back = { $name } 回到了自己的座位。
log-timed-out = { $name } 的时间已用完，电脑玩家代玩了这一回合。
log-undone = { $name } 的上一回合已撤回。

refused-past-unreadable = 这局游戏开始于旧版规则，无法再逐回合显示。
