# 常用詞，以及各處都會說的話。

language-name = 繁體中文
list-comma = 、
list-semicolon = ；
list-and = { $first }和{ $last }
full-stop = 。
between-sentences = { "" }
nobody = 無人
you = 你
yes = 是
no = 否
value-turn = ↻ { $value }°
scores = 比分：{ $scores }
waiting-for = 等待 { $names }。
table-number = 牌桌 { $id }
alt-section = { $head }：{ $fact }
error = 機器人出了點問題，但什麼都沒有遺失：請重試，或用 /table board 查看。（請求 { $number }）
error-counted = 回覆時出了點問題，但你的操作已生效，不要重複操作。可用 /table board 查看。（請求 { $number }）
database-away = 機器人暫時連不上資料庫。已經生效的操作都會保留，也不會重複生效：請過一分鐘再試。
database-full = 機器人的磁碟已滿，暫時無法儲存任何內容。已經生效的操作都會保留，也不會重複生效。請等架設機器人的人騰出空間後再試。
database-read-only = 機器人暫時只能讀取資料庫，無法儲存任何內容。已經生效的操作都會保留，也不會重複生效。請等架設機器人的人處理好後再試。
database-damaged = 機器人的資料庫已損毀，無法完成這個操作，需要還原備份。請告知架設機器人的人。
database-exchanged = 機器人運作時資料庫被移走了，無法儲存任何內容，需要放回資料庫並重新啟動機器人。請告知架設機器人的人。
restarting = 機器人正在重新啟動，什麼都沒有遺失；請稍後再試。

player-random = 隨機玩家
player-guess = 估值玩家
player-learner = 教學玩家
player-beginner = 新手
player-sound = 熟手
player-strong = 高手
player-expert = 大師
player-substitute = { $name }（電腦）

permission-view-channel = 檢視頻道
permission-send-messages = 傳送訊息
permission-embed-links = 嵌入連結
permission-attach-files = 附加檔案
permission-read-message-history = 讀取訊息歷史

## 拒絕的原因

refused-already-seated = 你已經坐在這張牌桌了。
refused-already-watching = 本頻道已經在追蹤那張牌桌。
refused-channel-busy = 本頻道已有一張未結束的牌桌（{ $table }）。請先結束或關閉它，或換一個頻道或討論串。
refused-export-running = 進行中的遊戲不能匯出：對局紀錄會洩漏尚未公開的內容。請在遊戲結束後再試。
refused-full = { $most } 個座位都滿了。
refused-missing-permissions = 我在本頻道的權限不足，缺少：{ $names }。請聯絡頻道管理者。
refused-no-computer = 這張牌桌沒有電腦玩家。
refused-no-table-here = 本頻道沒有牌桌。/turns 列出在等你的牌桌，/table open 可在這裡開一張。
refused-no-undo-pending = 沒有人請求悔棋。
refused-not-ahead = 「{ $text }」不能預定。
refused-not-begun = 遊戲還沒有開始。
refused-not-host = 只有桌主可以這樣做。
refused-not-lobby = 遊戲已經開始了。
refused-leave-begun = 遊戲已經開始了。可用 /seat give 把座位交給別人，或用 /table resign 認輸，由電腦玩家接替。
refused-not-open = 這張牌桌已經結束。
refused-not-ready = 還有需要你決定的事。請先決定，再確認。
refused-not-running = 這張牌桌沒有進行中的遊戲。
refused-not-seated = 你不是這張牌桌的玩家。
refused-not-shown-here = 本頻道沒有這張牌桌，也沒有追蹤它。可用 /table watch 追蹤，或用 /tables 查看它在哪裡。
refused-shown-no-more = 本頻道不再顯示這張牌桌，在這裡看不到它了。
refused-not-watching = 本頻道沒有追蹤那張牌桌。
refused-not-your-turn = 還沒輪到你。
refused-nothing-chosen = 請至少選擇一項設定。
refused-nothing-drafted = 你還沒有做任何決定，無法撤回或確認。
refused-nothing-played = 這局遊戲沒有開始過。
refused-nothing-planned = 你沒有預定任何行動。
refused-played-for = 這張牌桌上你的座位由電腦玩家代玩。用 /seat take 可以拿回座位。
refused-starts-with = 不能設成這個人數。現在可選的人數：{ $counts }。
refused-plan-full = 最多預定 { $most } 個方案。要另作打算，請先取消預定。
refused-nothing-typed = 請至少輸入一個行動，可以參考輸入時的提示。
refused-only-in-server = 牌桌只能開在伺服器的頻道裡。
refused-options-unreadable = 「{ $text }」的寫法不對。請寫成「名稱=值」，例如「{ $example }」，或從建議中選擇。
refused-other-game = 這裡的牌桌玩的是{ $game }。
refused-other-server = 那張牌桌屬於別的伺服器，只能在那裡繼續。
refused-outdated = 這個按鈕或指令來自舊版本。請改用 /table board 或 /turns。
moved-command = 這個指令現在叫 { $command }。Discord 重新載入指令後就會顯示它。
refused-reveals = 「{ $text }」會公開隱藏的資訊，不能撤回。請在操作面板裡確認，或在指令末尾加上「；確認」。
refused-same-channel = 牌桌就在本頻道。
refused-stale = 牌桌已經有了變化；下面是現在的情況。
refused-too-few = 至少需要 { $least } 名玩家；現在有 { $seated } 名。
refused-too-long = 太長了：最多 { $most } 個字元。
refused-too-many-tables = 你已經主持了 { $most } 張牌桌。請先結束或關閉一張。
refused-too-many-watchers = 一張牌桌最多可被 { $most } 個頻道追蹤。
refused-beyond-turn = 你的回合在「{ $text }」之前就結束了。請去掉這一步。
refused-turn-complete = 現在能決定的都已決定。請確認，或退回一步。
refused-undo-nothing = 沒有可以撤回的回合。
refused-undo-old-rules = 這局遊戲開始於舊版規則，不能悔棋。
refused-undo-own = 請求是你自己提出的，需要其他人同意。可用 /vote withdraw 撤回請求。
refused-undo-pending = 已經有人請求悔棋了，請用頻道裡的按鈕答覆。
refused-undo-reveals = 上一回合公開了隱藏的資訊，不能撤回。
refused-unknown-game = 這裡沒有「{ $game }」這個遊戲。
refused-unknown-interval = 提醒可以在 12、24、48 或 72 小時後發出，或者關閉。
refused-unknown-locale = 我不會說「{ $locale }」。
refused-unknown-player = 沒有「{ $player }」這種電腦玩家。
refused-unknown-table = 沒有（或不再有）這張牌桌。
refused-unreadable = 這局遊戲由舊版本儲存，局面已無法讀取。桌主可以關閉牌桌。

illegal-not-legal = 現在不能這樣做。
illegal-game-over = 遊戲已經結束。
illegal-not-your-turn = 還沒輪到你。
illegal-happens-by-itself = 「{ $verb }」會自動進行。
illegal-unknown-cell = 「{ $cell }」不是格子的名稱。格子用欄加列表示，例如 M12。
illegal-not-a-number = 「{ $word }」不是數字。
illegal-number-too-large = 這個數字太大：這裡的數字最多 { $digits } 位。
illegal-unknown-verb = 這個遊戲裡沒有「{ $word }」這種行動。
illegal-wrong-words = { $count ->
    [0] 「{ $verb }」後面什麼都不用寫：請去掉後面的詞。
   *[other] 「{ $verb }」後面要寫：{ $fields }，不多不少。
}
illegal-wrong-phase = 現在不能這樣做。
illegal-wrong-seats = 這個遊戲適合 { $least } 到 { $most } 人，不是 { $seats } 人。
illegal-unknown-option = 這個遊戲沒有「{ $option }」這個選項。
illegal-unknown-option-value = 「{ $value }」不是選項「{ $option_word }」的值。

## 誰可以做什麼

refused-elsewhere = 這張牌桌在 { $channel }，請到那裡繼續。
refused-not-manager = 只有這張牌桌的桌主或能管理此頻道的人可以這樣做。
refused-not-manager-of-both = 只有桌主或同時能管理兩個頻道的人可以把這張牌桌移到這裡。
refused-move-silent = 你不能在這裡發言，因此也不能把牌桌移到這裡。
refused-not-server-manager = 只有能管理本伺服器的人可以選擇伺服器的語言。

## Discord 不收的檔案

picture-forbidden = -# 沒有圖片：我不能在本頻道附加檔案。
picture-large = -# 沒有圖片：對 Discord 來說圖片太大。
picture-refused = -# 沒有圖片：Discord 沒有收下。
refused-file-forbidden = 這是一個檔案，而我不能在本頻道附加檔案。請聯絡頻道管理者開啟「附加檔案」。
refused-file-large = 這個檔案太大，Discord 不收。請向架設機器人的人索取。
refused-file-refused = Discord 沒有收下這個檔案。請稍後再試。
