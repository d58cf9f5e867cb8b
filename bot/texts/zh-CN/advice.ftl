# 建议的走法或走过的走法，以及它们的价值。

line-best = 比第二种好大约 { $points } 分
line-best-of-equals = 另有同样好的走法
line-as-good = 与第一种同样好
line-behind = 比第一种差大约 { $points } 分
line-reveals = 结果要到实际走出时才揭晓。
