# 私人练习：/practise

refused-practising = 你有一局练习正在进行。请继续或先结束它：/practise
refused-wrong-seats = 这款游戏适合 { $least } 到 { $most } 名玩家。
