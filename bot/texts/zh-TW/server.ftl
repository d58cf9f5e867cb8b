# /server：給能管理伺服器的人，關於本伺服器儲存的內容。

command-server = 伺服器
command-server-description = 伺服器管理者：每日謎題，以及機器人儲存的本伺服器資料。
command-server-forget = 忘記
command-server-forget-description = 刪除機器人儲存的本伺服器全部資料；會詢問兩次。

refused-server-forget = 只有能管理本伺服器的人可以刪除機器人儲存的伺服器資料。
server-forget = **要刪除機器人儲存的本伺服器全部資料嗎？**{ $count ->
    [0] 本伺服器沒有未結束的牌桌。
   *[other] 未結束的 { $count } 張牌桌會不計結果地結束，並在各自的頻道裡告知。
}之後，本伺服器的所有牌桌（包括已結束的）連同行動、結果和檢討都會刪除，伺服器的語言、每日謎題和各頻道的追蹤也會刪除。Discord 裡的訊息會保留。大家用 `/me` 為自己做的設定也會保留。
button-server-forget = 全部刪除…
server-forget-sure = **真的嗎？**刪除後無法復原：本伺服器的牌桌再也不能檢視、做成動畫或匯出。
button-server-forget-sure = 是的，全部刪除
server-forgotten = 機器人儲存的本伺服器全部資料已刪除。架設機器人的人留下的備份會隨時間消失。
