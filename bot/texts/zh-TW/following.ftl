# 尋找和追蹤牌桌、單獨的討論串，以及無人繼續的牌桌。

command-tables = 所有牌桌
command-tables-description = 本伺服器的牌桌：先是等人的，然後是進行中的、已封存的和已結束的。
param-state = 狀態
param-state-description = 只看這一類牌桌。
tables-lobby = 正在等人
tables-running = 進行中
tables-archived = 已封存
tables-finished = 已結束
tables-none = 這裡沒有你能看到的牌桌。可用 /table open 開一張。
tables-none-such = 這裡沒有你能看到的這類牌桌。可用 /tables 查看全部。
tables-free = { $count ->
    [0] 沒有空位
   *[other] { $count } 個空位
}
tables-people = { $names } · 桌主：{ $host }
tables-where = -# { $channel } · 牌桌 { $id } · { $at }
turns-more = -# 還有 { $count } 張牌桌在等你；你在其他牌桌行動後，它們會顯示在這裡。
button-open = 開啟
button-page-back = 上一頁
button-page-on = 下一頁

## 追蹤

command-host-followers = 追蹤者
command-host-followers-description = 追蹤你這張牌桌的頻道：查看、終止、允許或禁止。
param-shown = 牌桌
param-shown-description = 本頻道追蹤多張牌桌時，選擇哪一張。
answer-follow-asked = 已詢問這張牌桌的桌主是否同意本頻道追蹤。同意後，版圖會出現在這裡。
answer-follow-agreed = 你已同意：該頻道從現在起追蹤這張牌桌。
answer-follow-refused = 你已拒絕。該頻道一週後可以再次請求。
answer-follow-ended = 該頻道不再追蹤這張牌桌，並已收到通知。
answer-followers-allowed = 其他頻道又可以追蹤這張牌桌，或提出請求了。
answer-followers-forbidden = 不再允許更多頻道追蹤這張牌桌。已追蹤的頻道繼續追蹤，直到你終止。
notice-follow-asked = { $who }：{ $name } 希望讓 { $channel } 追蹤這張牌桌。你同意嗎？
notice-follow-asked-far = { $who }：{ $name } 希望讓伺服器 { $server } 的頻道 { $where } 追蹤這張牌桌。你同意嗎？那裡的所有人都能看到公開訊息。
notice-follow-ended = 這裡不再追蹤牌桌 { $id }（{ $game }）：桌主已終止追蹤。
notice-follow-ended-by = 這裡不再追蹤牌桌 { $id }（{ $game }）：{ $name } 已終止追蹤。
refused-not-followable = 這張牌桌的桌主不希望更多頻道追蹤。
refused-not-manager-here = 只有能管理本頻道的人才能讓它追蹤其他伺服器的牌桌。
refused-not-sender = 你不能在本頻道傳訊息，所以不能讓它追蹤牌桌。
refused-follow-pending = 已經詢問過這張牌桌的桌主，請等待答覆。
refused-follow-declined = 這張牌桌的桌主已拒絕。首次請求一週後可以再次請求。
refused-too-many-asked = 已有 { $most } 個頻道在等這位桌主答覆，請稍後再試。
refused-no-follow-request = 這個請求已有答覆，或已過期。
refused-followed-here = 本頻道只是追蹤一張牌桌。請到 { $channel } 繼續。
refused-followed-elsewhere = 本頻道只是追蹤一張牌桌，它所在的頻道你在這裡看不到。
info-place-hidden = 頻道：你在這裡看不到
post-story = { $count ->
    [0] { $names } 剛剛開始。
   *[other] { $names } 至今共進行了 { $count } 個回合。最近發生的事：
}
post-story-hint = 逐回合查看整局遊戲：/table history
followers-title = { $count ->
    [0] 沒有其他頻道追蹤這張牌桌。
   *[other] 有 { $count } 個頻道追蹤這張牌桌：
}
followers-none-further = 已禁止更多頻道追蹤。
followers-line = { $channel } · 由 { $name } 提出
followers-held = 我不能在那裡發言。
followers-asking = { $name } 請求讓 { $channel } 追蹤這張牌桌。可以嗎？
followers-elsewhere = 其他伺服器的一個頻道
button-end = 終止追蹤
button-forbid = 禁止更多追蹤
button-allow = 允許更多追蹤

## 無人繼續的牌桌

command-host-restore = 恢復
command-host-restore-description = 把已封存的牌桌恢復到本頻道。
param-restore = 牌桌
param-restore-description = 哪一張已封存的牌桌。
notice-idle-lobby = { $who }，好幾天沒有人加入或更改設定了。如果一直沒有動靜，牌桌 { $id } 會在 <t:{ $until }:R> 自動關閉。
notice-idle-game = { $who ->
    [none] {""}
   *[other] { $who }，{""}
}牌桌 { $id } 已有數週沒有人行動。如果仍沒有人行動，它會在 <t:{ $until }:R> 封存；以後可以恢復。
notice-idle-paused = { $who ->
    [none] {""}
   *[other] { $who }，{""}
}牌桌 { $id } 已暫停很久。如果沒有人繼續，它會在 <t:{ $until }:R> 封存；以後可以恢復，屆時仍是暫停狀態。
notice-closed-idle = 一週內沒有任何動靜：牌桌 { $id } 已關閉。
notice-archived = { $who ->
    [none] {""}
   *[other] { $who }，{""}
}很久沒有人行動：牌桌 { $id }（{ $game }）已封存，本頻道可以另開牌桌。在座的人可以點按鈕恢復，或在別處用 /host restore 恢復。
    .following = 很久沒有人行動：牌桌 { $id }（{ $game }）已封存。在座的人可以用 /host restore 恢復。
notice-restored = { $name } 恢復了牌桌 { $id }，遊戲從原處繼續。
notice-restored-paused = { $name } 恢復了牌桌 { $id }。它仍在暫停：任何一位玩家都可以繼續。
notice-set-back = 機器人的資料已從備份還原：牌桌 { $id }（{ $game }）回到了 <t:{ $since }:f> 時的狀態，此後在這裡發生的一切不再算數。此後抽到的可能與之前相同。
answer-stays = 牌桌再保留一週。
answer-restored = 牌桌在 { $channel } 繼續。
refused-archived = 這張牌桌很久沒有人行動，已封存。可用 /host restore 恢復。
refused-not-archived = 這張牌桌沒有封存，或已經恢復。
refused-not-theirs = 只有這張牌桌的玩家、桌主或能管理其頻道的人可以這樣做。
button-stay = 繼續保留
button-restore = 恢復牌桌

## 討論串

param-in = 位置
param-in-description = 開在哪裡：本頻道，或單獨的新討論串。
open-here = 本頻道
open-thread = 新討論串
answer-opened-thread = { $game }：牌桌 { $id } 已在 { $channel } 開好。其他人可以點那裡的按鈕加入。
refused-no-threads-here = 只有在一般文字頻道裡，牌桌才能有單獨的討論串。請不選此項，直接開在這裡。
refused-thread-refused = Discord 不允許我在這裡建立討論串，所以沒有開桌。請稍後再試，或不用討論串開桌。
permission-send-messages-in-threads = 在討論串中傳送訊息
permission-create-public-threads = 建立公開討論串
