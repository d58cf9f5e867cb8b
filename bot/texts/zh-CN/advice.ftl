# 建议的走法或走过的走法，以及它们的价值。

line-best = 比第二种好大约 { $points } 分
line-best-of-equals = 另有同样好的走法
line-as-good = 与第一种同样好
line-behind = 比第一种差大约 { $points } 分
line-why = { $than ->
    [better] { $worth }：{ $reasons }
    [worse] { $worth }，不过{ $reasons }
   *[equal] { $worth }；走这一种，{ $reasons }
}
why-both = { $first }，{ $second }
line-in = { $area }：{ $places }
line-anywhere = { $area }任一处：{ $places }
line-range = { $first } 至 { $last }
list-or = { $first }或{ $last }
line-alike = 同样好的还有：{ $lines }
line-more = 另外 { $count } 种类似走法
line-reveals = 结果要到实际走出时才揭晓。

answer-hints-allowed = 这张牌桌可以请求提示。
answer-hints-forbidden = 这张牌桌不可以请求提示。
notice-hints-allowed = 从现在起，这张牌桌可以请求提示。谁请求过提示会记入行动记录。
notice-hints-forbidden = 从现在起，这张牌桌不可以请求提示。
refused-hints-forbidden = 这张牌桌不允许提示。桌主可以用 /host hints 允许提示。
log-hint = { $name } 请求了提示。

command-table-hint = 提示
command-table-hint-description = 轮到你时：看看可以怎么走，最多三种走法，附图。
command-host-hints = 提示规则
command-host-hints-description = 允许或禁止在你的牌桌上请求提示。
param-hints = 规则
param-hints-description = 是否可以请求提示。
hints-allow = 允许
hints-forbid = 禁止
hints-rule = 提示：{ $allowed ->
    [yes] 允许
   *[other] 不允许
}
lobby-hints = 提示会告诉请求的人怎么走比较好。{ $rule ->
    [alone] 只有一个人和电脑玩时可以请求；有第二个人加入后，要桌主允许才可以。
    [several] 有多人一起玩时，要桌主允许才可以请求。
   *[chosen] 这张牌桌按桌主的决定。
}
param-removed = 谁
param-removed-description = 坐在那里的人；不填则为最后入座的电脑玩家。

button-hint = 提示
button-take = 采用
hint-title = **提示** · { $game }
hint-drafted = 以下走法接着你操作面板中已选的行动。
hint-guess = 这是电脑玩家“大师”根据你所能知道的信息得出的想法。凡是大家本可以记住的，例如已赢得的分数、公开拿走的牌，它都记着。
explain-hint = -# “提示”说明电脑玩家“大师”会怎么走。凡是大家本可以记住的，例如先前赢得的分数，它都记着，因此可能会说出你已经忘了的事。
hint-first-thoughts = 初步想法。电脑玩家“大师”正在往后多算几步，几秒后在这里给出答案。
hint-noted = 牌桌的行动记录会写明你请求过提示，但不会写内容。
hint-shown = 当前选择：{ $number }。按“采用”会把它放进你的操作面板，仍要由你在那里确认。
hint-take = 按“采用”会把它放进你的操作面板，仍要由你在那里确认。
refused-hint-stale = 牌桌已经有了变化。请用 /table hint 重新请求提示。
refused-hint-busy = 你请求的上一个提示还没算好，请稍等。
refused-hint-restarting = 机器人正在重启。请过一分钟再请求提示。
