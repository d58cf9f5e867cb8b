# 建議的走法或走過的走法，以及它們的價值。

line-best = 比第二種好大約 { $points } 分
line-best-of-equals = 另有同樣好的走法
line-as-good = 與第一種同樣好
line-behind = 比第一種差大約 { $points } 分
line-why = { $than ->
    [better] { $worth }：{ $reasons }
    [worse] { $worth }，不過{ $reasons }
   *[equal] { $worth }；走這一種，{ $reasons }
}
why-both = { $first }，{ $second }
line-in = { $area }：{ $places }
line-anywhere = { $area }任一處：{ $places }
line-range = { $first } 至 { $last }
list-or = { $first }或{ $last }
line-alike = 同樣好的還有：{ $lines }
line-more = 另外 { $count } 種類似走法
line-reveals = 結果要到實際走出時才揭曉。

answer-hints-allowed = 這張牌桌可以請求提示。
answer-hints-forbidden = 這張牌桌不可以請求提示。
notice-hints-allowed = 從現在起，這張牌桌可以請求提示。誰請求過提示會記入行動紀錄。
notice-hints-forbidden = 從現在起，這張牌桌不可以請求提示。
refused-hints-forbidden = 這張牌桌不允許提示。桌主可以用 /host hints 允許提示。
log-hint = { $name } 請求了提示。

command-table-hint = 提示
command-table-hint-description = 輪到你時：看看可以怎麼走，最多三種走法，附圖。
command-host-hints = 提示規則
command-host-hints-description = 允許或禁止在你的牌桌上請求提示。
param-hints = 規則
param-hints-description = 是否可以請求提示。
hints-allow = 允許
hints-forbid = 禁止
hints-rule = 提示：{ $allowed ->
    [yes] 允許
   *[other] 不允許
}
lobby-hints = 提示會告訴請求的人怎麼走比較好。{ $rule ->
    [alone] 只有一個人和電腦玩時可以請求；有第二個人加入後，要桌主允許才可以。
    [several] 有多人一起玩時，要桌主允許才可以請求。
   *[chosen] 這張牌桌依桌主的決定。
}
param-removed = 誰
param-removed-description = 坐在那裡的人；不填則為最後入座的電腦玩家。

button-hint = 提示
button-take = 採用
hint-title = **提示** · { $game }
hint-drafted = 以下走法接著你操作面板中已選的行動。
hint-guess = 這是電腦玩家「大師」根據你所能知道的資訊得出的想法。凡是大家本可以記住的，例如已贏得的分數、公開拿走的牌，它都記著。
explain-hint = -# 「提示」說明電腦玩家「大師」會怎麼走。凡是大家本可以記住的，例如先前贏得的分數，它都記著，因此可能會說出你已經忘了的事。
hint-first-thoughts = 初步想法。電腦玩家「大師」正在往後多算幾步，幾秒後在這裡給出答案。
hint-noted = 牌桌的行動紀錄會寫明你請求過提示，但不會寫內容。
hint-shown = 目前選擇：{ $number }。按「採用」會把它放進你的操作面板，仍要由你在那裡確認。
hint-take = 按「採用」會把它放進你的操作面板，仍要由你在那裡確認。
refused-hint-stale = 牌桌已經有了變化。請用 /table hint 重新請求提示。
refused-hint-busy = 你請求的上一個提示還沒算好，請稍等。
refused-hint-restarting = 機器人正在重新啟動。請過一分鐘再請求提示。
