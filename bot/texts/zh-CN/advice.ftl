# 建议的走法或走过的走法，以及它们的价值。

line-best = 比第二种好大约 { $points } 分
line-best-of-equals = 另有同样好的走法
line-as-good = 与第一种同样好
line-behind = 比第一种差大约 { $points } 分
line-reveals = 结果要到实际走出时才揭晓。

answer-hints-allowed = 这张牌桌可以请求提示。
answer-hints-forbidden = 这张牌桌不可以请求提示。
notice-hints-allowed = 从现在起，这张牌桌可以请求提示。谁请求过提示会记入行动记录。
notice-hints-forbidden = 从现在起，这张牌桌不可以请求提示。
refused-hints-forbidden = 这张牌桌不允许提示。桌主可以用 /host hints 允许提示。
log-hint = { $name } 请求了提示。
