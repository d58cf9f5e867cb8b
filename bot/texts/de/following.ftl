# Tische finden, ihnen folgen, eigene Threads, und Tische, an denen niemand weiterspielt.

command-tables = tische
command-tables-description = Die Tische dieses Servers: erst offene Runden, dann laufende, archivierte und beendete.
param-state = stand
param-state-description = Nur Tische dieser Art.
tables-lobby = Offene Runden
tables-running = Laufend
tables-archived = Archiviert
tables-finished = Beendet
tables-none = Hier gibt es keinen Tisch, den du sehen kannst. Öffne einen mit /table open.
tables-none-such = Hier gibt es keinen solchen Tisch, den du sehen kannst. Sieh dir mit /tables alle an.
tables-free = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
tables-people = { $names } · Gastgeber: { $host }
tables-where = -# { $channel } · Tisch { $id } · { $at }
turns-more = { $count ->
    [one] -# Ein weiterer Tisch wartet auf dich; er erscheint hier, sobald du an anderen gezogen hast.
   *[other] -# { $count } weitere Tische warten auf dich; sie erscheinen hier, sobald du an anderen gezogen hast.
}
button-open = Öffnen
button-page-back = Vorige Seite
button-page-on = Nächste Seite

## Folgen

command-host-followers = folgekanäle
command-host-followers-description = Die Kanäle, die deinem Tisch folgen: ansehen, beenden, erlauben, verbieten.
param-shown = tisch
param-shown-description = Welcher Tisch, wenn dieser Kanal mehreren folgt.
answer-follow-asked = Der Gastgeber dieses Tisches wird gefragt, ob dieser Kanal folgen darf. Wenn ja, erscheint der Spielplan hier.
answer-follow-agreed = Du hast zugestimmt: Der Kanal folgt ab jetzt dem Tisch.
answer-follow-refused = Du hast abgelehnt. In einer Woche kann der Kanal wieder fragen.
answer-follow-ended = Der Kanal folgt dem Tisch nicht mehr und erfährt es.
answer-followers-allowed = Andere Kanäle dürfen diesem Tisch wieder folgen oder darum bitten.
answer-followers-forbidden = Kein weiterer Kanal darf diesem Tisch folgen. Die jetzigen folgen, bis du es beendest.
notice-follow-asked = { $who }: { $name } möchte, dass { $channel } diesem Tisch folgt. Einverstanden?
notice-follow-asked-far = { $who }: { $name } möchte, dass { $where }, ein Kanal des Servers { $server }, diesem Tisch folgt. Einverstanden? Alle dort könnten die öffentlichen Beiträge lesen.
notice-follow-ended = Tisch { $id } ({ $game }) ist hier nicht mehr zu sehen: Der Gastgeber hat es beendet.
notice-follow-ended-by = Tisch { $id } ({ $game }) ist hier nicht mehr zu sehen: { $name } hat es beendet.
refused-not-followable = Der Gastgeber lässt diesem Tisch keine weiteren Kanäle folgen.
refused-not-manager-here = Diesen Kanal einem Tisch eines anderen Servers folgen lassen kann nur, wer ihn verwalten darf.
refused-not-sender = Du darfst in diesem Kanal nicht schreiben, ihn also auch keinem Tisch folgen lassen.
refused-follow-pending = Der Gastgeber dieses Tisches ist schon gefragt. Bitte warte auf die Antwort.
refused-follow-declined = Der Gastgeber dieses Tisches hat abgelehnt. Eine Woche nach dem ersten Mal kannst du wieder fragen.
refused-too-many-asked = Schon { $most } Kanäle warten auf die Antwort dieses Gastgebers. Bitte versuche es später noch einmal.
refused-no-follow-request = Diese Anfrage ist beantwortet oder verfallen.
refused-followed-here = Dieser Kanal folgt einem Tisch nur. Mach in { $channel } weiter.
refused-followed-elsewhere = Dieser Kanal folgt einem Tisch nur; gespielt wird in einem Kanal, den du von hier nicht sehen kannst.
info-place-hidden = Kanal: einer, den du von hier nicht sehen kannst
post-story = { $count ->
    [0] { $names } haben gerade begonnen.
    [one] { $names } haben bisher einen Zug gespielt. Das ist geschehen:
   *[other] { $names } haben bisher { $count } Züge gespielt. Zuletzt geschah:
}
post-story-hint = Die ganze Partie, Zug für Zug: /table history
followers-title = { $count ->
    [0] Kein anderer Kanal folgt diesem Tisch.
    [one] Ein Kanal folgt diesem Tisch:
   *[other] { $count } Kanäle folgen diesem Tisch:
}
followers-none-further = Weitere sind verboten.
followers-line = { $channel } · gewünscht von { $name }
followers-held = Dort darf ich nicht schreiben.
followers-asking = { $name } fragt für { $channel }: Darf der Kanal diesem Tisch folgen?
followers-elsewhere = ein Kanal eines anderen Servers
button-end = Folgen beenden
button-forbid = Weitere verbieten
button-allow = Weitere erlauben

## Tische, an denen niemand weiterspielt

command-host-restore = zurückholen
command-host-restore-description = Einen archivierten Tisch zurückholen, in diesen Kanal.
param-restore = tisch
param-restore-description = Welcher archivierte Tisch.
notice-idle-lobby = { $who }, seit Tagen ist hier niemand dazugekommen, und nichts hat sich geändert. Tisch { $id } schließt sich <t:{ $until }:R> von selbst, wenn nichts geschieht.
notice-idle-game = { $who ->
    [none] {""}
   *[other] { $who }: {""}
}An Tisch { $id } hat seit Wochen niemand gezogen. Er wird <t:{ $until }:R> archiviert, wenn es dabei bleibt; später lässt er sich zurückholen.
notice-idle-paused = { $who ->
    [none] {""}
   *[other] { $who }: {""}
}Tisch { $id } macht schon lange Pause. Er wird <t:{ $until }:R> archiviert, wenn niemand weitermacht. Später lässt er sich zurückholen und macht dann noch Pause.
notice-closed-idle = Seit einer Woche ist nichts geschehen: Tisch { $id } ist geschlossen.
notice-archived = { $who ->
    [none] {""}
   *[other] { $who }: {""}
}Lange hat niemand gezogen: Tisch { $id } ({ $game }) ist archiviert, und dieser Kanal ist für einen anderen frei. Wer dort mitspielt, holt ihn mit der Schaltfläche zurück, anderswo mit /host restore.
    .following = Lange hat niemand gezogen: Tisch { $id } ({ $game }) ist archiviert. Wer dort mitspielt, holt ihn mit /host restore zurück.
notice-restored = { $name } hat Tisch { $id } zurückgeholt. Es geht weiter, wo er stand.
notice-restored-paused = { $name } hat Tisch { $id } zurückgeholt. Er macht noch Pause: Alle, die mitspielen, können weitermachen.
notice-set-back = Die Daten des Bots mussten aus einer Sicherung wiederhergestellt werden: Tisch { $id } ({ $game }) steht wieder so wie am <t:{ $since }:f>. Was hier seitdem geschehen ist, zählt nicht mehr. Was von hier an gezogen wird, kann dasselbe sein wie vorher.
answer-stays = Der Tisch bleibt noch eine Woche offen.
answer-restored = Der Tisch geht in { $channel } weiter.
refused-archived = Dieser Tisch ist archiviert, weil lange niemand gezogen hat. Hol ihn mit /host restore zurück.
refused-not-archived = Dieser Tisch ist nicht (mehr) archiviert.
refused-not-theirs = Das dürfen nur alle, die an diesem Tisch spielen, sein Gastgeber oder jemand, der seinen Kanal verwalten darf.
button-stay = Offen lassen
button-restore = Zurückholen

## Threads

param-in = wo
param-in-description = Wo: in diesem Kanal oder in einem neuen, eigenen Thread.
open-here = Hier
open-thread = In einem neuen Thread
answer-opened-thread = { $game }: Tisch { $id } ist in { $channel } offen. Andere können dort über die Schaltflächen mitspielen.
refused-no-threads-here = Einen eigenen Thread kann ein Tisch nur in einem gewöhnlichen Textkanal haben. Öffne ihn hier ohne diese Angabe.
refused-thread-refused = Discord hat mich hier keinen Thread erstellen lassen, also wurde nichts geöffnet. Versuche es später noch einmal, oder öffne den Tisch ohne Thread.
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
