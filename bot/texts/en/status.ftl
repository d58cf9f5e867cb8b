# /status, for those who manage a server: how the bot is doing.

command-status = status
command-status-description = Server managers: how the bot is doing.
refused-status = Only somebody who may manage this server can see how the bot is doing.

health-title = **How the bot is doing** · version { $version }
health-cannot-store = **Right now the bot cannot store everything.** Its log says why.
health-started = Started: { $at }
health-servers = Servers: { $count }
health-tables-here = Tables of this server: { $running } in progress, { $lobbies } waiting for players
health-tables = Tables of all servers: { $running } in progress, { $lobbies } waiting for players
health-posts-none = Posts waiting: none
health-posts = Posts waiting: { $count }, the oldest from { $since }
health-posts-held = Posts held back because a channel does not let me post: { $count }
health-gateway = Connection to Discord: { $milliseconds } ms
health-gateway-new = Connection to Discord: not measured yet
health-gateways = Connections to Discord: { $connected } of { $all }, the slowest { $milliseconds } ms
health-computers = Computer players: { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
} waiting for a move, { $waiting } of these moves not begun
health-database = Database: { $kind }, { $megabytes } MB
health-backup = Last backup: { $at }
health-backup-none = Last backup: none I know of
