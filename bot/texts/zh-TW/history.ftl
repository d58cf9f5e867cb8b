# 回看：逐回合查看一局遊戲，以及分頁的行動紀錄。

command-table-history = 回看
command-table-history-description = 逐回合回看這局遊戲，只有你能看到。
param-turn = 回合
param-turn-description = 第幾回合；不填則為你上次決定之後的第一回合，沒有則為最新的回合。

button-history = 回看
button-show-here = 在此展示
history-since = 你上次決定之後的第一個回合。
history-shown = 由 { $name } 展示
shown-here = 已在此向所有人展示。
shown-failed = 無法在此展示，請稍後再試。
refused-show-elsewhere = 只能在牌桌所在的頻道或追蹤它的頻道中展示。
refused-shown-often = 你剛剛展示過局面，一分鐘一次就夠了。
button-first = « 最前
button-earlier = ‹ 上一回合
button-later = 下一回合 ›
button-last = 最後 »

history-turn-of = 第 { $turn } 回合，共 { $count } 回合
history-turn = 第 { $turn } 回合 · { $names }
history-beginning = 開局
history-next = 之後輪到 { $names }。
history-own = 這是你當時能看到的。
history-viewer = 這是 { $name } 當時能看到的，其中的「你」指 { $name }。
history-missed = 那一回合已被撤回；這裡是離它最近的回合。
history-no-such = 沒有這一回合；這裡是離它最近的回合。
history-jump = 跳到某一回合
history-whose = 看誰的視角？
history-public = 所有人都能看到的
history-view-of = { $name } 能看到的

log-title = 行動紀錄
log-empty = 還沒有。
log-range = 第 { $first } 至 { $last } 回合，共 { $count } 回合
log-turn = **{ $turn }** · { $at }
log-beginning = 開局 · { $at }
log-predecessor = { $name }的前任
log-resigned = { $name } 認輸，由電腦玩家接替座位。
log-closed = 牌桌已關閉。
log-paused = 牌桌已暫停。
log-resumed = { $name } 讓牌桌繼續。
log-archived = 很久沒有人行動，牌桌已封存。
log-restored = 牌桌已恢復。
log-set-back = 機器人的資料已從備份還原，牌桌回到了較早的回合。
log-replaced = 從這裡起由電腦玩家代玩；這個座位現在屬於 { $name }。
log-taken = 從這裡起換了人，這個座位現在屬於 { $name }。
log-back = { $name } 回到了自己的座位。
log-timed-out = { $name } 的時間已用完，電腦玩家代玩了這一回合。
log-undone = { $name } 的上一回合已撤回。

refused-past-unreadable = 這局遊戲開始於舊版規則，無法再逐回合顯示。
