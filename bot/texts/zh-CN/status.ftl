# /status：给服务器管理者看的机器人运行状况。

command-status = 状态
command-status-description = 服务器管理者：查看机器人的运行状况。
refused-status = 只有能管理本服务器的人可以查看机器人的运行状况。

health-title = **机器人运行状况** · 版本 { $version }
health-cannot-store = **机器人暂时无法保存所有内容。**原因见机器人的日志。
health-started = 启动时间：{ $at }
health-servers = 服务器：{ $count } 个
health-tables-here = 本服务器的牌桌：{ $running } 张进行中，{ $lobbies } 张正在等人
health-tables = 所有服务器的牌桌：{ $running } 张进行中，{ $lobbies } 张正在等人
health-posts-none = 待发的消息：没有
health-posts = 待发的消息：{ $count } 条，最早的一条：{ $since }
health-posts-held = 因频道不允许我发送而暂存的消息：{ $count } 条
health-gateway = 与 Discord 的连接：{ $milliseconds } 毫秒
health-gateway-new = 与 Discord 的连接：尚未测得
health-gateways = 与 Discord 的连接：{ $all } 个中有 { $connected } 个正常，最慢 { $milliseconds } 毫秒
health-computers = 电脑玩家：{ $tables } 张牌桌在等，其中 { $waiting } 个回合尚未开始思考
health-database = 数据库：{ $kind }，{ $megabytes } MB
health-backup = 上次备份：{ $at }
health-backup-none = 上次备份：没有记录
