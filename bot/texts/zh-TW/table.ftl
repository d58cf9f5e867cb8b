# 大廳、操作面板、公開訊息和答覆。
lobby-effort = { $players } 人 · 面對面玩約 { $minutes } 分鐘，在這裡每人約 { $least }–{ $most } 個回合 · { $weight ->
    [light] 容易上手
    [heavy] 難度較高
   *[medium] 難度適中
}

lobby-host = 桌主
lobby-add-computer = 新增電腦玩家
lobby-needed = 等待更多玩家加入：最少 { $least } 人，最多 { $most } 人。
lobby-needed-all = 等待更多玩家加入：要有 { $most } 人才能玩。
lobby-enough = 最多 { $most } 人。桌主可以開始了。
lobby-starts-with = 坐滿 { $count } 人後自動開始。
starts-rule = 開始：{ $count ->
    [0] 由桌主決定
   *[other] 滿 { $count } 人
}
lobby-full = { $most } 個座位都坐滿了。桌主可以開始了。
lobby-begun = 遊戲已經開始。
lobby-ended = 這張牌桌已經結束。

button-join = 加入
button-leave = 離開
button-start = 開始
button-remove = 移除電腦
button-rules = 規則
button-new-here = 第一次玩？
button-variants = 選項…
button-your-move = 行動
button-next-table = 下一桌
button-hand = 我的手牌
button-board = 版圖
button-left = 剩餘
button-confirm = 確認
button-back = 退回一步
button-restart = 重新開始
button-other = 重新選擇
button-plan = 預定下次行動…
button-explain = 這是什麼？
button-plan-keep = 保留這一方案
button-plan-answer = 若被詢問…
button-plan-lay = 只擺好不執行
button-plan-play = 替我執行
button-forget = 取消預定
button-note = 備註
note-title = 給自己的備註
note-label = 只有你能看到，僅用於這張牌桌
note-shown = -# 你的備註：
note-kept = 備註已儲存。
note-gone = 備註已刪除。
button-sure = 是的，執行
button-not-yet = 先不
button-agree = 同意
button-refuse = 拒絕
button-resign = 認輸
button-keep = 繼續玩

option-is = { $option }：{ $value }
variants-title = **選項** · { $game }
variants-choose = 你的選擇大家馬上看得到。
variants-host-chooses = 由桌主選擇，目前的選項：

panel-title = { $channel } 的**{ $game }** · 輪到你了
panel-title-plan = { $channel } 的**{ $game }** · 預定行動
panel-what = 你要做什麼？
panel-only = 現在只能這樣做：
panel-verb = { $verb }：
panel-otherwise = 或者：
panel-further = { $title }…
panel-choose = { $settled }：選擇{ $field }
panel-choose-asked = { $settled }：{ $asked }？
panel-group = { $prompt }（先選範圍）
panel-row = 第 { $row } 列（{ $count }）
panel-leading = 立即得分或引發衝突
panel-chosen = 你的選擇：{ $action }。
panel-foreseen = **{ $choice }**：{ $told }
panel-together = { $first } + { $second }
panel-to-come = -# 接下來：{ $steps }
panel-confirm = **現在能決定的都已決定。**確認後會告知所有人。
panel-ahead = **你正在按現在的局面預定行動。**保留的方案會在輪到你時{ $lays ->
    [yes] 擺好，由你確認
   *[no] 執行
}，只要仍然可行，得分也不比現在少。在此之前別人看不到。
panel-ahead-part = 不完整的回合到時會替你擺好，其餘由你決定。
panel-ahead-wins = 可得 { $points } 分。
panel-ahead-answer = **你正在預定一個回應**，用於在別人的回合中被詢問時。有多個回應時，採用第一個可行、而且不比後面各項差的。
panel-plan-lost = 局面有變，你提前決定的一些行動未執行，已不再保留。
panel-plan-laid = -# 來自你的預定，別人還沒看到：
planned = **已預定**（只有你能看到）。會執行第一個仍然可行、得分不減的方案：
planned-laid = **已預定**（只有你能看到）。會擺好第一個仍然可行、得分不減的方案，由你確認：
planned-answers = **已預定的回應**（只有你能看到）。被詢問時，採用第一個可行、而且不比後面各項差的：
planned-line = { $points ->
    [0] { $actions }
   *[other] { $actions } · +{ $points }
}
planned-answer = 被詢問時：{ $action }
panel-dropped = 別人的行動改變了局面，你還沒確認的步驟已失效。
panel-reveals = **{ $action }**會公開隱藏的資訊，立即生效：不能撤回{ $steps ->
    [0] 。
   *[other] ，之前的步驟也一併確認。
}
panel-unseen = 其他人這時已經做出決定，所以**{ $action }**現在會公開隱藏的資訊。你確認後即生效，不能撤回。

not-your-turn = 還沒輪到你。
done = 完成：你的決定已確認，並已告知所有人。
done-untold = 完成：你的決定已確認。
posts-gone = 這張牌桌的頻道已不存在，進展無法在那裡公布。桌主可以把牌桌移到另一個頻道：`/host move`。
posts-held = Discord 不允許我在 { $channel } 發言，所以進展沒有在那裡公布。請讓管理該頻道的人允許我檢視頻道和傳送訊息；私人討論串需要先把我加入，鎖定的討論串需要先解鎖。之後，等待中的訊息會自動發出。
done-ended = 完成。遊戲結束。
done-next = { $channel } 的{ $game }也在等你。

post-following = **{ $game }**，來自別的頻道
post-your-turn = { $who }，輪到你了。
reminder = { $who }，牌桌 { $id } 在等你：{ $since } 輪到了你。

result-title = ### 結果
result-title-stayed = ### 堅持到最後的玩家排名
result-taken-over = 由電腦玩家代玩到結束：{ $names }。其得分不計名次。
result-lowest = -# 每位玩家只計最低的一項。
result-points = { $points } 分

hand-empty = 你手裡什麼都沒有。
remaining-none = 沒有剩餘。
export-done = 這局遊戲的對局紀錄。`/record import` 可以把它重新匯入頻道，或接著玩下去；`python -m bot replay` 可以重播。
resign-sure = 真的要認輸嗎？你的座位會由電腦玩家接替，可以用 /seat take 拿回。
resign-last = 真的要認輸嗎？這裡沒有別人在玩了：牌桌會因此關閉，沒有結果。
resign-kept = 好的，繼續玩。

turns-none = 沒有牌桌在等你。
turns-none-but-practise = 沒有牌桌在等你。你的練習可用 `/practise` 繼續。
turns-title = 有 { $count } 張牌桌在等你：
turns-line = { $channel } 的**[{ $game }]({ $url })**，同桌：{ $names } · 從 { $since } 起在等你
turns-gone = 頻道已不存在

status-lobby = 正在等人。
status-running = 遊戲進行中。
status-finished = 遊戲已結束。
status-closed = 牌桌已關閉，沒有結果。
status-archived = 牌桌已封存：很久沒有人行動。用 /host restore 可以恢復。
info-place = 頻道：{ $channel }
info-host = 桌主：{ $host }
info-opened = 開桌：{ $at }
info-players = 玩家：{ $names }
info-variants = 選項：{ $variants }
info-watchers = { $count ->
    [0] 沒有別的頻道追蹤這張牌桌。
   *[other] 另有 { $count } 個頻道追蹤這張牌桌。
}

info-reminders = { $hours ->
    [0] 提醒：關
   *[other] 提醒：{ $hours } 小時後
}

reminders-0 = 關
reminders-12 = 12 小時後
reminders-24 = 24 小時後
reminders-48 = 48 小時後
reminders-72 = 72 小時後
language-of-opener = 與開桌的人相同

answer-opened = { $game }：牌桌 { $id } 已開。其他人可用頻道裡的按鈕加入。
refused-table-silent = 你不能在這裡發言，因此也不能在這裡開桌。
refused-thread-silent = 你不能在這裡建立討論串，或不能在討論串內發言，因此也不能在討論串裡開桌。
lobby-forbidden = { $game }：牌桌 { $id } 已開，但供大家加入的訊息還沒有出現在 { $channel }，因為 Discord 不允許我在那裡發言。請讓管理該頻道的人允許我檢視頻道和傳送訊息；私人討論串需要先把我加入，鎖定的討論串需要先解鎖。之後訊息會自動出現。/table close 可放棄這張牌桌。
lobby-later = { $game }：牌桌 { $id } 已開，但供大家加入的訊息還沒有出現在 { $channel }，因為 Discord 暫時沒有接收。它會自動出現。/table close 可放棄這張牌桌。
answer-joined = 你坐在 { $seat } 號位。
answer-left = 你已離開牌桌。
answer-left-closed = 你已離開牌桌；桌上已沒有人，牌桌已關閉。
answer-computer-added = { $player ->
    [beginner] { player-beginner }
   *[sound] { player-sound }
    [strong] { player-strong }
    [expert] { player-expert }
}已入座。
answer-computer-removed = { $name } 已離開。
answer-option-chosen = { $option }現在是「{ $value }」。
answer-option-other = { $seats } 人時總是「{ $value }」。
answer-locale-chosen = 這張牌桌現在使用{ $locale }。
answer-reminders-chosen = { $hours ->
    [0] 這張牌桌不再提醒。
   *[other] 這張牌桌現在會在等待 { $hours } 小時後提醒，每個回合最多三次。
}
server-language-chosen = 本伺服器今後新開的牌桌使用{ $locale }。
server-language-opener = 本伺服器今後新開的牌桌使用開桌的人的語言。
answer-started = 遊戲開始。
answer-closed = 牌桌已關閉。
answer-moved = 牌桌已移到 { $channel }。
answer-resigned = 你已認輸。電腦玩家會替你繼續。
answer-resigned-last = 你已認輸，這裡沒有人在玩了：牌桌已關閉。
answer-planned = 已加入你的預定。
answer-plan-forgotten = 預定已取消：輪到你時再決定。
answer-starts-with = 坐滿 { $count } 人後自動開始。
answer-starts-by-host = 由你決定何時開始。
answer-watching = { $channel } 現在追蹤這張牌桌。
answer-unwatched = { $channel } 不再追蹤{ $game }（{ $names }，牌桌 { $id }）。
answer-undo-asked = 正在詢問其他人是否同意撤回上一回合。
answer-undo-asked-of = 正在詢問其他人是否同意撤回上一回合（{ $whose } 的回合）。
answer-undo-agreed = 你已同意，還有人沒有答覆。
answer-undo-refused = 你已拒絕，上一回合有效。
answer-undone = 上一回合已撤回。

notice-closed = { $name } 關閉了牌桌。
notice-closed-by-resignation = 所有人都認輸了：牌桌關閉。
notice-moved = 這張牌桌轉到 { $channel } 繼續。
notice-locale-chosen = 從現在起這張牌桌使用{ language-name }。
notice-resigned = { $name } 認輸，由電腦玩家接替座位。
notice-undo-asked = { $who ->
    [none] {""}
   *[other] { $who }，
}{ $name } 想撤回上一回合。其他人同意嗎？{ $at }由已答覆的人決定。
notice-undo-asked-of = { $who ->
    [none] {""}
   *[other] { $who }，
}{ $name } 想撤回上一回合（{ $whose } 的回合）。其他人同意嗎？{ $at }由已答覆的人決定。
notice-undo-refused = { $name } 拒絕：上一回合有效。
notice-undone = 表決通過：{ $name } 的上一回合已撤回。
notice-undo-followed = { $name } 為此後預定的行動也一併撤回。
notice-undo-withdrawn = { $name } 不再要求撤回：上一回合有效。
notice-undo-lapsed = 沒有人答覆 { $name } 的撤回請求：上一回合有效。

late-choose = -# 你上次的點按到得晚，但已生效：你的選擇已計入本回合。
late-back = -# 你上次的點按到得晚，但已生效：已退回一步。
late-confirm = -# 你上次的點按到得晚，但已生效：你的回合已確認。
late-forget = -# 你上次的點按到得晚，但已生效：你的預定已取消。
late-plan = -# 你上次的點按到得晚，但已生效：已計入你的預定。
