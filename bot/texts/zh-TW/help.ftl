# /help

help =
    ## 慢棋桌遊

    ▸ **開局。** `/table open` 在伺服器的頻道或單獨的討論串開一張牌桌。其他人點「加入」；桌主可以邀請人（`/seat invite`）、新增電腦玩家、選擇選項，然後點「開始」。

    ▸ **行動。** 輪到你時會提及你一次。點最新訊息下的「行動」：操作面板只有你能看到，先說明你上次決定以來發生的事，在圖上標出變化，再逐一詢問。可以退回；確認之前什麼都不算數。獨自遊戲時，或桌主允許時，`/table hint` 會告訴你可以怎麼走。

    ▸ **學習。** `/learn` 在真正的版圖上一步一步教你玩，只要幾分鐘；只有你能看到，會從上次停下的地方繼續。`/puzzle` 讓你在真實對局中找出最佳的一回合。

    ▸ **練習。** `/practise` 開始一局只有你能看到的遊戲，對手是電腦玩家，私訊裡也可以；練習時可以悔棋。再用 `/practise` 即可繼續。

    ▸ **或者打字。** 每個遊戲都有自己的指令，輸入 `/` 時 Discord 會提示。`/do` 可用文字寫下整個回合；輸入時會有提示，末尾寫「；確認」即確認。

    ▸ **查看。** `/table board`、`/table hand`、`/table remaining`；`/table legend` 說明配件，`/rules` 說明各遊戲的規則。`/describe` 用文字說明整個版圖。`/tables` 列出本伺服器的牌桌，`/turns` 列出所有在等你的牌桌（私訊裡也可以用）。

    ▸ **回看。** 每則訊息下的「回看」或 `/table history` 可逐回合查看整局；`/table log` 分頁列出全部行動紀錄，`/record replay` 把整局做成動畫。終局後，「海報」或 `/record poster` 給你一幅帶畫框的大幅版圖；「檢討」或 `/review` 告訴你各回合損失了多少。`/record export` 和 `/record import` 把對局匯出為對局紀錄，或從對局紀錄匯入。

    ▸ **改主意。** `/table back` 退回未確認的步驟。`/table undo` 請求其他人同意撤回上一個已確認的回合，前提是它沒有公開隱藏的資訊。`/vote` 請大家決定暫停、結束牌桌或換人。

    ▸ **要離開？** `/me` 儲存你的時區、勿擾時段、休假、語言和提醒方式。用操作面板裡的「預定下次行動…」可以讓機器人在輪到你時替你走好下一回合；`/me mentions` 可以改為每天一則訊息列出所有在等你的事。`/seat give` 把座位交給別人，`/table resign` 交給電腦玩家；`/seat take` 接手由電腦玩家代玩的座位。

    ▸ **追蹤。** `/table watch` 讓另一個頻道看到每個已確認的回合，也可以追蹤其他伺服器的牌桌；需要時會詢問桌主。`/table unwatch` 取消。

    ▸ **桌主。** `/table settings`：語言、提醒、每人的時間（起初不限）。`/host` 可以設定選項、移動牌桌、在開局前移除玩家、移交牌桌、允許提示、列出追蹤的頻道、恢復已封存的牌桌。管理伺服器的人可用 `/server forget` 刪除本伺服器的全部資料。

# 說明旁的圖片：標題、訊息內容、按鈕。
guide-1 = 每則訊息說明發生了什麼、輪到誰
guide-1-says =
    小明完成一座城市：8 分。
    小美延長了一條道路。
    @小華，輪到你了。
guide-2 = 點「行動」開啟操作面板，只有你能看到
guide-2-says =
    你上次行動以來：兩張新方塊。
    變化之處已標出。
    你的方塊放在哪裡？
guide-choice-1 = C3
guide-choice-2 = C4
guide-choice-3 = D2
guide-3 = 確認之前什麼都不算數
guide-3-says = 你將完成一條道路：3 分。
guide-4 = 點「回看」可以重看每一個回合
guide-4-says = 第 12 / 87 回合 · 小美延長了一條道路。
guide-first = 最前
guide-earlier = 上一回合
guide-later = 下一回合

explain-title = **現在要決定什麼** · { $game }
explain-nothing = 現在沒有要決定的事。
explain-more = -# 規則摘要：/rules

# What stands on a picture
button-legend = 配件與標記
legend-page = { $page } · { $title }
legend-title = **圖上有什麼** · { $game }
refused-no-legend = 這個遊戲的配件與標記沒有逐一說明。規則簡介見 /rules。
legend-alt = 圖上有：{ $pieces }
legend-marks = 標記
legend-piece = **{ $name }**：{ $means }
mark-new = 粉紅框
mark-new-means = 新出現或有變化；數字表示發生的順序。
mark-moved = 虛點路線
mark-moved-means = 從虛線框移到了實線框。
mark-gone = 虛線框
mark-gone-means = 這裡原有的東西已經不在；打叉表示什麼都沒留下。
mark-choice = 淺藍或金色
mark-choice-means = 現在可以選擇，依上面寫的名稱或下面列出的名稱來選。

# /rules: pages, one a section
rules-overview = 概要
rules-sections = 跳到章節
rules-pieces = 本頁圖示：{ $pieces }
