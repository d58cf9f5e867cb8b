# /status：給伺服器管理者看的機器人運作狀況。

command-status = 狀態
command-status-description = 伺服器管理者：查看機器人的運作狀況。
refused-status = 只有能管理本伺服器的人可以查看機器人的運作狀況。

health-title = **機器人運作狀況** · 版本 { $version }
health-cannot-store = **機器人暫時無法儲存所有內容。**原因見機器人的紀錄檔。
health-started = 啟動時間：{ $at }
health-servers = 伺服器：{ $count } 個
health-tables-here = 本伺服器的牌桌：{ $running } 張進行中，{ $lobbies } 張正在等人
health-tables = 所有伺服器的牌桌：{ $running } 張進行中，{ $lobbies } 張正在等人
health-posts-none = 待發的訊息：沒有
health-posts = 待發的訊息：{ $count } 則，最早的一則：{ $since }
health-posts-held = 因頻道不允許我傳送而暫存的訊息：{ $count } 則
health-gateway = 與 Discord 的連線：{ $milliseconds } 毫秒
health-gateway-new = 與 Discord 的連線：尚未測得
health-gateways = 與 Discord 的連線：{ $all } 個中有 { $connected } 個正常，最慢 { $milliseconds } 毫秒
health-computers = 電腦玩家：{ $tables } 張牌桌在等，其中 { $waiting } 個回合尚未開始思考
health-database = 資料庫：{ $kind }，{ $megabytes } MB
health-backup = 上次備份：{ $at }
health-backup-none = 上次備份：沒有紀錄
