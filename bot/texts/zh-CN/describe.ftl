# 用文字说明局面，供听屏而不看图的人使用。

command-describe = 文字版图
command-describe-description = 用文字说明整个版图，仅你可见：适合屏幕阅读器。
param-described = 牌桌
param-described-description = 这里有多张牌桌时选择哪一张，也可以选自己练习中的游戏。

button-words = 文字说明

words-now = 现在
words-draft = -# 你这一回合到目前为止（尚未确认）：
words-newest = -# 最近一个回合：
words-before = 上一局是牌桌 { $id }：用 /describe 指定那张牌桌，就能知道结局。
words-you-can = 你可以：{ $verbs }
words-asked = { $name }：{ $why }
words-page = 第 { $page } 页，共 { $count } 页

alt-rest = 全部文字说明：/describe
