# 终局后的复盘：每一回合值多少。
command-review = 复盘
command-review-description = 终局之后：把你的每个回合与电脑玩家“大师”的走法比较。
param-ended = 牌桌
param-ended-description = 你已结束的哪一局；不填则为最近结束的一局。

button-review = 复盘
button-review-all = 整局

review-title = **你的复盘** · { $game } · 牌桌 { $id }
review-nothing = 这一局里没有需要你选择的地方。
review-as-good = 你做了 { $count } 次决定，其中 { $good } 次与电脑玩家“大师”的走法同样好。
review-dear = { $count ->
    [0] 没有一次决定让你损失满 1 分。
   *[other] 有 { $count } 次决定让你损失 1 分或更多。
}
review-lost-nothing = 你没有丢掉任何分数。
review-explained = { $told ->
    [best] 你最好的回合（★）。
    [dear] 损失最大的回合。损失包括你少得的分和别人多得的分。
   *[both] 损失最大的回合，以及你最好的回合（★）。损失包括你少得的分和别人多得的分。
}
review-turn = 第 { $turn } 回合
review-cost = 损失大约 { $points } 分
review-worth = 比其他走法好大约 { $points } 分
review-why = { $reasons }。
review-played = 你的走法：
review-played-actions = 你的走法：{ $actions }
review-better = 更好的走法：
review-ahead = 预计终局领先 { $points } 分
review-behind = 预计终局落后 { $points } 分
review-level = 预计终局打平
review-reveals = 结果在走之前无法知道。
review-known = 只按你当时能知道的来判断，不看后来发生了什么。
review-plot-title = { $game } · 预计终局得分
review-alt-plot = 各玩家逐回合预计终局得分的折线图{ $told ->
    [none] 。
    [best] ，标出了你最好的回合。
    [dear] ，标出了你损失最大的回合。
   *[both] ，标出了你损失最大的回合和最好的回合。
}

review-waiting = 你的 { $count } 次决定正在排队等待复盘，轮到后马上开始……
review-judging = 正在思考你的对局：已完成 { $judged } / { $count } 次决定……
review-later = 这次复盘所需的时间超过了 Discord 允许修改一条消息的时间。它会继续进行并保存下来：过一会儿再用同一个按钮或 /review 来取。

refused-review-running = 复盘要等终局之后：还在进行的游戏不能评判。
refused-review-not-yours = 只有玩过这一局的人才能复盘，而且只能看自己的回合。
refused-review-none = 你还没有已结束的对局。复盘要等终局之后。
refused-review-busy = 牌桌 { $id } 的复盘还在进行。请等它完成，再要下一个。
refused-review-restarting = 机器人正在重启。已完成的部分会保留，请过一分钟再来。
refused-review-failed = 复盘没能完成。已完成的部分会保留，请再试一次以继续。
refused-review-gone = 这次复盘已放弃，因为牌桌或你的数据已被删除。
