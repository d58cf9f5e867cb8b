# /status, für alle, die einen Server verwalten: wie es dem Bot geht.

command-status = status
command-status-description = Serververwaltung: wie es dem Bot geht.
refused-status = Wie es dem Bot geht, darf nur sehen, wer diesen Server verwalten darf.

health-title = **Wie es dem Bot geht** · Version { $version }
health-cannot-store = **Der Bot kann gerade nicht alles speichern.** Warum, steht in seinem Log.
health-started = Gestartet: { $at }
health-servers = Server: { $count }
health-tables-here = Tische dieses Servers: laufend { $running }, offene Runden { $lobbies }
health-tables = Tische aller Server: laufend { $running }, offene Runden { $lobbies }
health-posts-none = Wartende Nachrichten: keine
health-posts = Wartende Nachrichten: { $count }, die älteste von { $since }
health-posts-held = Zurückgehaltene Nachrichten, weil ein Kanal mich nicht schreiben lässt: { $count }
health-gateway = Verbindung zu Discord: { $milliseconds } ms
health-gateway-new = Verbindung zu Discord: noch nicht gemessen
health-gateways = Verbindungen zu Discord: { $connected } von { $all }, die langsamste { $milliseconds } ms
health-computers = Computerspieler: { $tables ->
    [one] { $tables } Tisch wartet
   *[other] { $tables } Tische warten
} auf sie; Züge, die noch nicht begonnen sind: { $waiting }
health-database = Datenbank: { $kind }, { $megabytes } MB
health-backup = Letzte Sicherung: { $at }
health-backup-none = Letzte Sicherung: mir ist keine bekannt
