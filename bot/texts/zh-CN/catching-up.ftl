# 补看进展：合并讲述别人的行动，以及为什么轮到某人决定。

list-in-brackets = { $first }（{ $second }）
list-beside = { $first } { $second }
list-of = { $first } 的{ $second }

## 操作面板开头

since-decision = -# 你上次决定之后：
since-beginning = -# 游戏开始以来：
since-newcomer = -# 你接手了这个座位。目前的情况：
since-computer = 电脑玩家替你玩了 { $count } 个回合。
since-person = { $who } 替你玩了 { $count } 个回合。
since-earlier = ……（全部见 `/table history`）

panel-title-answer = { $channel } 的**{ $game }** · 需要你回应
panel-confirm-again = **之后还是轮到你。**确认后会告知所有人，接着由你继续决定。
panel-confirm-perhaps = **在隐藏的信息公开之前，能决定的都已决定。**确认后会告知所有人，之后可能马上又要由你决定。

## 消息、提醒和查看时在等谁

waiting-for-answer = 等待 { $names } 回应。
post-answer = { $who }，需要你回应：{ $why }
reminder-answer = { $who }，牌桌 { $id } 在等你回应（{ $since } 提出）：{ $why }
