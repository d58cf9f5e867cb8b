# /me：每個人為自己做的選擇，以及怎樣通知他們。

command-me = 我
command-me-description = 你的個人設定：時間、休假、提及、語言、提醒、確認。
command-me-show = 查看
command-me-show-description = 查看你的個人設定。
command-me-time = 時間
command-me-time-description = 你的時區，以及不提及、不提醒你的勿擾時段。
command-me-holiday = 休假
command-me-holiday-description = 去休假：你的計時停止，會告知你的牌桌，也沒有人提醒你。
command-me-mentions = 提及
command-me-mentions-description = 牌桌等你行動時怎樣告訴你。
command-me-language = 語言
command-me-language-description = 我用哪種語言回答你。
command-me-reminders = 提醒
command-me-reminders-description = 在所有牌桌上，等多少小時後提醒你。
command-me-warn = 警示
command-me-warn-description = 在有時限的牌桌上，時間用完前多久提醒你。
command-me-confirm = 確認
command-me-confirm-description = 回合的最後一個選擇是否同時確認該回合。
command-me-data = 資料
command-me-data-description = 機器人儲存的與你有關的一切，做成檔案只傳給你。
command-me-forget = 忘記我
command-me-forget-description = 刪除機器人儲存的與你有關的內容；會先詢問。
param-zone = 時區
param-zone-description = 例如 Asia/Taipei、Europe/Berlin 或 UTC+8。
param-quietfrom = 勿擾開始
param-quietfrom-description = 從什麼時候起不要打擾你，例如 22:00；「關」表示取消。
param-quietto = 勿擾結束
param-quietto-description = 到什麼時候為止，例如 7:30。
param-until = 截止
param-until-description = 休假的最後一天（例如 2026-12-24）或天數；「關」表示你回來了。
param-how = 方式
param-how-description = 在頻道裡、用私訊、每天一則訊息，或者完全不提及。
param-mylanguage = 語言
param-mylanguage-description = 哪種語言。
param-after = 多久
param-after-description = 等多少小時之後。
param-before = 提前
param-before-description = 時間用完前多久。
param-confirmwhen = 何時
param-confirmwhen-description = 什麼時候由最後一個選擇確認回合。

me-title = **你的個人設定**
me-zone = 時區：{ $zone }，當地現在是 { $time }
me-zone-none = 時區：未選擇，依 UTC 計算，現在是 { $time }
me-quiet = 勿擾時段：{ $begin } 到 { $end }
me-quiet-none = 勿擾時段：無
me-quiet-means = -# 在勿擾時段裡，訊息不會提及你，也不會提醒你。時段結束時如果牌桌還在等你，那時再告訴你。從你得知輪到自己起，在勿擾時段之外至少過三小時，你的時限才會用完。
me-mentions = 提及：{ $how }
me-mentions-channel = 在頻道裡
me-mentions-direct = 用私訊
me-mentions-digest = 每天一則訊息
me-mentions-digest-chosen = 每天 { $time }（按你的時間）用一則私訊列出所有在等你的事；沒有就不發。時限將到的提醒不會等到那時。如果 Discord 不讓我私訊你，則改為提及你一次。
param-digestat = 時間
param-digestat-description = 每天一則訊息時：幾點傳送。
digest-line = { $channel } 的**[{ $game }]({ $url })** · { $since }輪到你
digest-asked = 有 { $count } 張牌桌在等你答覆：/turns。
digest-mention = { $who }，有 { $count } 張牌桌在等你：/turns。
me-mentions-none = 完全不提及
me-mentions-channel-chosen = 牌桌等你行動時，會在它的頻道裡提及你。
me-mentions-direct-chosen = 牌桌等你行動時，會直接傳私訊給你。如果 Discord 不允許我傳，就在頻道裡提及你。
me-mentions-none-chosen = 不會再有牌桌提及或提醒你。用 /turns 查看哪些牌桌在等你。
me-mentions-time-unused = 你選的時間沒有儲存：它只用於「每天一則訊息」。
me-mentions-language = -# 私訊使用牌桌的語言；可用 /me language 選擇你自己的語言。
me-language = 語言：{ $language }
me-language-as-discord = 語言：跟隨 Discord（{ $language }）
me-language-discord = 跟隨 Discord
me-reminders = { $hours ->
    [0] 提醒：從不
   *[other] 提醒：在所有牌桌上，{ $hours } 小時之後
}
me-reminders-as-tables = 提醒：依各牌桌的設定
me-reminders-tables = 依各牌桌的設定
me-reminders-unheard = -# 只要你選擇完全不提及，就不會收到這些提醒：/me mentions。
me-warn = 時間用完前的提醒：{ $before }
me-warn-quarter = 剩四分之一時間時，至少提前兩小時
me-warn-off = 從不
me-warn-2h = 提前 2 小時
me-warn-3h = 提前 3 小時
me-warn-6h = 提前 6 小時
me-warn-12h = 提前 12 小時
me-warn-1d = 提前 1 天
me-warn-2d = 提前 2 天
me-confirm = 確認：{ $when }
me-confirm-ask = 每回合都讓我確認
me-confirm-safe = 不公開資訊時，隨最後一個選擇確認
me-confirm-always = 總是隨最後一個選擇確認
me-confirm-ask-chosen = 你的回合會等你點「確認」。
me-confirm-safe-chosen = 做完最後一個選擇，這一回合即隨之確認。如果之後要抽取或公開什麼，仍會等你點「確認」。確認後仍可預定之後的行動。
me-confirm-always-chosen = 做完最後一個選擇，這一回合即隨之確認，即使會公開隱藏的資訊：我不再問你是否確定，而且不能撤回。確認後仍可預定之後的行動。
confirming-proposed = 你已有十個回合，本來做完最後一個選擇就可以確認。以後就這樣確認嗎？要抽取或公開什麼時，我仍會先問你。隨時可用 `/me confirm` 更改。
button-confirm-safe = 隨最後一個選擇確認
button-confirm-ask = 繼續詢問我

button-to-table = 去牌桌
nudge = { $who }，牌桌 { $id } 在等你。
nudge-reminder = { $who }，牌桌 { $id } 在等你：{ $since } 輪到了你。
nudge-direct = { $channel } 裡的**{ $game }**在等你（牌桌 { $id }）。
nudge-direct-reminder = { $channel } 裡的**{ $game }**從 { $since } 起在等你（牌桌 { $id }）。
nudge-direct-ends = { $channel } 裡的**{ $game }**在等你（牌桌 { $id }）：請在 { $at } 前決定（{ $left }）。
nudge-direct-ran-out = { $channel } 裡的**{ $game }**在等你（牌桌 { $id }）：你的時間已用完（{ $at }）。
nudge-lost = { $who }，你在牌桌 { $id } 的時間已連續用完三次：由電腦玩家代你繼續。用 /seat take 可以拿回座位。
nudge-direct-lost = { $channel } 裡的**{ $game }**（牌桌 { $id }）：你的時間已連續用完三次，由電腦玩家代你繼續。
nudge-why = 需要你回應：{ $why }
nudge-asked = { $who }，牌桌 { $id } 有一個問題在等你回答。
nudge-direct-asked = { $channel } 裡的**{ $game }**有一個問題在等你回答（牌桌 { $id }）。

refused-unknown-zone = 沒有時區「{ $zone }」。請從建議中選擇，或者寫出與 UTC 的時差，例如 UTC+8。
refused-quiet-both = 勿擾時段需要同時寫明開始和結束。
refused-quiet-empty = 勿擾時段的開始和結束不能相同。如果不需要，請選擇「關」。
refused-no-time-of-day = 「{ $text }」不是時間。請寫例如 22:00。

me-holiday = 休假：你將於 { $until } 回來
me-holiday-none = 休假：無（今年還剩 { $left } 天）
me-holiday-means = -# 在那之前，你的計時停止，訊息不提及你，也不提醒你。你所在的牌桌會得到通知。你仍然可以照常行動；用 /me holiday 選「關」可提前結束。
me-holiday-ended = 歡迎回來。你的計時繼續，你所在的牌桌會得到通知。
notice-holiday = { $name } 正在休假，<t:{ $until }:D> 回來。
notice-holiday-over = { $name } 已提前結束休假。

refused-no-date = 「{ $text }」不是日期。請寫休假的最後一天，例如 2026-12-24，或者寫天數。
refused-holiday-past = 那一天已經過去。休假從現在開始，最早到今天結束。
refused-too-many-holidays = 每年最多可休假 { $most } 天。從今天算起，{ $year } 年你還剩 { $left } 天。
refused-not-away = 你沒有在休假。

me-data = 這是機器人儲存的與你有關的一切。最近兩天對你請求的回答不記名儲存，不在其中。
me-forget-sure = **真的要刪除機器人儲存的與你有關的內容嗎？**你的個人設定、休假、備註、未確認的回合，以及教學和謎題的進度都會刪除，你會離開尚未開始的牌桌。{ $count ->
    [0] {""}
   *[other] 你會退出正在進行的 { $count } 局遊戲，永久放棄座位，由電腦玩家接手；在那一局結束之前，它會保留一個標記來認出你，但不會告訴任何人你是誰。
}在所有牌桌上，你會變成帶編號的「玩家」。Discord 裡已有的訊息文字不變。此操作無法復原。
button-forget-me = 全部刪除
me-forgotten = 機器人儲存的與你有關的內容已刪除；在你玩過的牌桌上，你現在是匿名的。
anonymous-player = 玩家
