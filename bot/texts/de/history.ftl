# Zurückblicken: der Verlauf einer Partie Zug für Zug, und ihr Protokoll in Seiten.

command-table-history = verlauf
command-table-history-description = Zug für Zug zurückblicken, nur für dich.
param-turn = zug
param-turn-description = Die Nummer eines Zuges; ohne Angabe der erste seit deiner letzten Entscheidung oder der neueste.

button-history = Verlauf
button-show-here = Hier zeigen
history-since = Der erste Zug seit deiner letzten Entscheidung.
history-shown = Gezeigt von { $name }
shown-here = Hier für alle gezeigt.
shown-failed = Das ließ sich hier nicht zeigen. Versuche es später noch einmal.
refused-show-elsewhere = Eine Stellung wird dort gezeigt, wo ihr Tisch ist oder ein Kanal ihm folgt.
refused-shown-often = Du hast gerade erst eine Stellung gezeigt. Einmal in der Minute genügt.
button-first = « Anfang
button-earlier = ‹ Zurück
button-later = Weiter ›
button-last = Ende »

history-turn-of = Zug { $turn } von { $count }
history-turn = Zug { $turn } · { $names }
history-beginning = Der Anfang
history-next = Danach wartete der Tisch auf { $names }.
history-own = Wie du es damals sehen konntest.
history-viewer = Wie { $name } es damals sehen konnte. „Du“ ist hier { $name }.
history-missed = Dieser Zug wurde zurückgenommen; dies ist der nächstgelegene.
history-no-such = Diesen Zug gibt es nicht; dies ist der nächstgelegene.
history-jump = Zu einem Zug springen
history-whose = Wessen Sicht?
history-public = Was alle sehen konnten
history-view-of = Was { $name } sehen konnte

log-title = Was gespielt wurde
log-empty = Noch nichts.
log-range = Züge { $first } bis { $last } von { $count }
log-turn = **{ $turn }** · { $at }
log-beginning = Der Anfang · { $at }
log-predecessor = { $name } (Vorgänger)
log-resigned = { $name } hat aufgegeben; ein Computerspieler übernimmt den Platz.
log-closed = Der Tisch wurde geschlossen.
log-paused = Der Tisch machte Pause.
log-resumed = Mit { $name } ging es weiter.
log-archived = Der Tisch wurde archiviert: Lange hatte niemand gezogen.
log-restored = Der Tisch wurde zurückgeholt.
log-set-back = Der Tisch wurde auf einen früheren Zug zurückgesetzt: Eine Sicherung wurde wiederhergestellt.
log-replaced = Ab hier spielte ein Computerspieler auf dem Platz, der jetzt { $name } gehört.
log-taken = Ab hier spielte jemand Neues auf dem Platz; jetzt gehört er { $name }.
log-back = { $name } ist auf den Platz zurückgekehrt.
log-timed-out = Die Bedenkzeit von { $name } lief ab: Diesen Zug machte ein Computerspieler.
log-undone = Der letzte Zug von { $name } wurde zurückgenommen.

refused-past-unreadable = Diese Partie wurde unter früheren Regeln des Bots begonnen; ihre Züge lassen sich nicht mehr zeigen.
