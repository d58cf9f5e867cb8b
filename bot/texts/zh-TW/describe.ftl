# 用文字說明局面，供用聽而不看圖的人使用。

command-describe = 文字版圖
command-describe-description = 用文字說明整個版圖，僅你可見：適合螢幕報讀軟體。
param-described = 牌桌
param-described-description = 這裡有多張牌桌時選擇哪一張，也可以選自己練習中的遊戲。

button-words = 文字說明

words-now = 現在
words-draft = -# 你這一回合到目前為止（尚未確認）：
words-newest = -# 最近一個回合：
words-before = 上一局是牌桌 { $id }：用 /describe 指定那張牌桌，就能知道結局。
words-you-can = 你可以：{ $verbs }
words-asked = { $name }：{ $why }
words-page = 第 { $page } 頁，共 { $count } 頁

alt-rest = 全部文字說明：/describe
