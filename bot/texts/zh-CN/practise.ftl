# 私人练习：/practise

command-practise = 练习
command-practise-description = 独自与电脑玩家对局，别人看不到。不选游戏则继续你进行中的练习。
param-level = 水平
param-level-description = 电脑玩家的水平。
param-seats = 人数
param-seats-description = 玩家总数，包括你自己。

practise-title = **{ $game }** · 练习，只有你能看到
practise-thinking = 其他人正在思考：{ $names }。轮到你时，这条消息会自动更新。
practise-replace = 你正在练习{ $old }。要改为新开一局{ $game }吗？进行中的这局将不计结果地结束。
practise-end-sure = 真的要结束这局吗？结束后没有结果。
practise-ended = 你已结束这局游戏，没有结果。

button-take-back = 悔棋
button-end-practise = 结束游戏
button-go-on = 继续
button-practise-anew = 开始{ $game }
button-again = 再来一局
button-log = 行动记录

panel-title-alone = **{ $game }** · 练习 · 轮到你了
panel-title-answer-alone = **{ $game }** · 练习 · 需要你回应
panel-confirm-alone = **现在能决定的都已决定。**确认后即执行。
panel-confirm-perhaps-alone = **在隐藏的信息公开之前，能决定的都已决定。**确认后即执行，之后可能马上又要由你决定。
panel-confirm-again-alone = **之后还是轮到你。**确认后即执行，接着由你继续决定。
since-earlier-alone = ……（全部见“回看”）

refused-practising = 你有一局练习正在进行。请继续或先结束它：/practise
refused-practise-what = 你想练习哪个游戏？请用 /practise 选择。
refused-nothing-practised = 你没有练习中的游戏。可用 /practise 选一个游戏开始，别人看不到。
refused-no-number-of-seats = “{ $text }”不是玩家人数。
refused-wrong-seats = 这个游戏适合 { $least } 到 { $most } 名玩家。
