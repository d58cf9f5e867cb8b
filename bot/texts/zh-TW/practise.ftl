# 私人練習：/practise

command-practise = 練習
command-practise-description = 獨自與電腦玩家對局，別人看不到。不選遊戲則繼續你進行中的練習。
param-level = 程度
param-level-description = 電腦玩家的程度。
param-seats = 人數
param-seats-description = 玩家總數，包括你自己。

practise-title = **{ $game }** · 練習，只有你能看到
practise-thinking = 其他人正在思考：{ $names }。輪到你時，這則訊息會自動更新。
practise-replace = 你正在練習{ $old }。要改為新開一局{ $game }嗎？進行中的這局將不計結果地結束。
practise-end-sure = 真的要結束這局嗎？結束後沒有結果。
practise-ended = 你已結束這局遊戲，沒有結果。

button-take-back = 悔棋
button-end-practise = 結束遊戲
button-go-on = 繼續
button-practise-anew = 開始{ $game }
button-again = 再來一局
button-log = 行動紀錄

panel-title-alone = **{ $game }** · 練習 · 輪到你了
panel-title-answer-alone = **{ $game }** · 練習 · 需要你回應
panel-confirm-alone = **現在能決定的都已決定。**確認後即執行。
panel-confirm-perhaps-alone = **在隱藏的資訊公開之前，能決定的都已決定。**確認後即執行，之後可能馬上又要由你決定。
panel-confirm-again-alone = **之後還是輪到你。**確認後即執行，接著由你繼續決定。
since-earlier-alone = ……（全部見「回看」）

refused-practising = 你有一局練習正在進行。請繼續或先結束它：/practise
refused-practise-what = 你想練習哪個遊戲？請用 /practise 選擇。
refused-nothing-practised = 你沒有練習中的遊戲。可用 /practise 選一個遊戲開始，別人看不到。
refused-no-number-of-seats = 「{ $text }」不是玩家人數。
refused-wrong-seats = 這個遊戲適合 { $least } 到 { $most } 名玩家。
