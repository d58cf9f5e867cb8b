# 補看進展：合併講述別人的行動，以及為什麼輪到某人決定。

list-in-brackets = { $first }（{ $second }）
list-beside = { $first } { $second }
list-of = { $first } 的{ $second }

## 操作面板開頭

since-decision = -# 你上次決定之後：
since-beginning = -# 遊戲開始以來：
since-newcomer = -# 你接手了這個座位。目前的情況：
since-computer = 電腦玩家替你玩了 { $count } 個回合。
since-person = { $who } 替你玩了 { $count } 個回合。
since-earlier = ……（全部見 `/table history`）

panel-title-answer = { $channel } 的**{ $game }** · 需要你回應
panel-confirm-again = **之後還是輪到你。**確認後會告知所有人，接著由你繼續決定。
panel-confirm-perhaps = **在隱藏的資訊公開之前，能決定的都已決定。**確認後會告知所有人，之後可能馬上又要由你決定。

## 訊息、提醒和查看時在等誰

waiting-for-answer = 等待 { $names } 回應。
post-answer = { $who }，需要你回應：{ $why }
reminder-answer = { $who }，牌桌 { $id } 在等你回應（{ $since } 提出）：{ $why }
