# 終局後的檢討：每一回合值多少。
command-review = 檢討
command-review-description = 終局之後：把你的每個回合與電腦玩家「大師」的走法比較。
param-ended = 牌桌
param-ended-description = 你已結束的哪一局；不填則為最近結束的一局。

button-review = 檢討
button-review-all = 整局

review-title = **你的檢討** · { $game } · 牌桌 { $id }
review-nothing = 這一局裡沒有需要你選擇的地方。
review-as-good = 你做了 { $count } 次決定，其中 { $good } 次與電腦玩家「大師」的走法同樣好。
review-dear = { $count ->
    [0] 沒有一次決定讓你損失滿 1 分。
   *[other] 有 { $count } 次決定讓你損失 1 分或更多。
}
review-lost-nothing = 你沒有損失任何分數。
review-explained = { $told ->
    [best] 你最好的回合（★）。
    [dear] 損失最大的回合。損失包括你少得的分和別人多得的分。
   *[both] 損失最大的回合，以及你最好的回合（★）。損失包括你少得的分和別人多得的分。
}
review-turn = 第 { $turn } 回合
review-cost = 損失大約 { $points } 分
review-worth = 比其他走法好大約 { $points } 分
review-why = { $reasons }。
review-played = 你的走法：
review-played-actions = 你的走法：{ $actions }
review-better = 更好的走法：
review-ahead = 預計終局領先 { $points } 分
review-behind = 預計終局落後 { $points } 分
review-level = 預計終局平手
review-reveals = 結果在走之前無法知道。
review-known = 只依你當時能知道的來判斷，不看後來發生了什麼。
review-plot-title = { $game } · 預計終局得分
review-alt-plot = 各玩家逐回合預計終局得分的折線圖{ $told ->
    [none] 。
    [best] ，標出了你最好的回合。
    [dear] ，標出了你損失最大的回合。
   *[both] ，標出了你損失最大的回合和最好的回合。
}

review-waiting = 你的 { $count } 次決定正在排隊等待檢討，輪到後馬上開始……
review-judging = 正在思考你的對局：已完成 { $judged } / { $count } 次決定……
review-later = 這次檢討所需的時間超過了 Discord 允許修改一則訊息的時間。它會繼續進行並儲存下來：過一會兒再用同一個按鈕或 /review 來取。

refused-review-running = 檢討要等終局之後：還在進行的遊戲不能評判。
refused-review-not-yours = 只有玩過這一局的人才能檢討，而且只能看自己的回合。
refused-review-none = 你還沒有已結束的對局。檢討要等終局之後。
refused-review-busy = 牌桌 { $id } 的檢討還在進行。請等它完成，再要下一個。
refused-review-restarting = 機器人正在重新啟動。已完成的部分會保留，請過一分鐘再來。
refused-review-failed = 檢討沒能完成。已完成的部分會保留，請再試一次以繼續。
refused-review-gone = 這次檢討已放棄，因為牌桌或你的資料已被刪除。
