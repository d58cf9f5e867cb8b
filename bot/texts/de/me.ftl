# /me: was alle für sich selbst wählen, und wie es ihnen gesagt wird.

command-me = ich
command-me-description = Deine eigenen Einstellungen: Zeit, Urlaub, Erwähnungen, Sprache, Erinnerungen, Bestätigen.
command-me-show = zeigen
command-me-show-description = Deine Einstellungen zeigen.
command-me-time = zeit
command-me-time-description = Deine Zeitzone, und Ruhezeiten, in denen dich niemand erwähnt oder erinnert.
command-me-holiday = urlaub
command-me-holiday-description = In Urlaub gehen: Uhren halten an, deine Tische erfahren es, niemand erinnert dich.
command-me-mentions = erwähnungen
command-me-mentions-description = Wie du erfährst, dass ein Tisch auf dich wartet.
command-me-language = sprache
command-me-language-description = Die Sprache, in der ich dir antworte.
command-me-reminders = erinnerungen
command-me-reminders-description = Nach wie vielen Stunden du erinnert wirst, an jedem Tisch.
command-me-warn = warnung
command-me-warn-description = Wie lange vor dem Ende deiner Bedenkzeit du gewarnt wirst, an Tischen mit Uhr.
command-me-confirm = bestätigen
command-me-confirm-description = Ob die letzte Wahl eines Zugs ihn bestätigt.
command-me-data = daten
command-me-data-description = Alles, was über dich gespeichert ist, als Datei nur für dich.
command-me-forget = vergessen
command-me-forget-description = Löschen, was über dich gespeichert ist; fragt vorher nach.
param-zone = zone
param-zone-description = Zum Beispiel Europe/Berlin, Asia/Shanghai oder UTC+8.
param-quietfrom = ruhe_von
param-quietfrom-description = Ab wann du deine Ruhe haben möchtest, zum Beispiel 22:00; „Aus“: nie.
param-quietto = ruhe_bis
param-quietto-description = Wann das endet, zum Beispiel 7:30.
param-until = bis
param-until-description = Dein letzter Tag, zum Beispiel 24.12.2026, oder wie viele Tage; „Aus“: du bist wieder da.
param-how = wie
param-how-description = Im Kanal, per Direktnachricht, in einer Nachricht am Tag oder gar nicht.
param-mylanguage = sprache
param-mylanguage-description = Welche Sprache.
param-after = nach
param-after-description = Nach wie vielen Stunden Wartezeit.
param-before = vorher
param-before-description = Wie lange vor ihrem Ende.
param-confirmwhen = wann
param-confirmwhen-description = Wann ein Zug mit seiner letzten Wahl bestätigt ist.

me-title = **Deine Einstellungen**
me-zone = Zeitzone: { $zone }, dort ist es jetzt { $time } Uhr
me-zone-none = Zeitzone: nicht gewählt, also UTC; dort ist es jetzt { $time } Uhr
me-quiet = Ruhezeit: von { $begin } bis { $end } Uhr
me-quiet-none = Ruhezeit: keine
me-quiet-means = -# In der Ruhezeit erwähnen dich keine Beiträge, und nichts erinnert dich. Wartet an ihrem Ende noch ein Tisch auf dich, erfährst du es dann. Keine deiner Uhren läuft ab, bevor seit der Nachricht, dass du am Zug bist, drei Stunden außerhalb davon vergangen sind.
me-mentions = Erwähnungen: { $how }
me-mentions-channel = Im Kanal
me-mentions-direct = Per Direktnachricht
me-mentions-digest = Eine Nachricht am Tag
me-mentions-digest-chosen = Einmal am Tag, um { $time } Uhr deiner Zeit, zählt eine Direktnachricht alles auf, was auf dich wartet; wartet nichts, kommt keine. Warnungen vor dem Ende deiner Zeit warten nicht darauf. Lässt Discord mich dir nicht schreiben, wirst du stattdessen einmal erwähnt.
param-digestat = um
param-digestat-description = Bei einer Nachricht am Tag: um welche Zeit.
digest-line = **[{ $game }]({ $url })** in { $channel } · dein Zug begann { $since }
digest-asked = { $count ->
    [one] Ein Tisch fragt dich etwas: /turns.
   *[other] { $count } Tische fragen dich etwas: /turns.
}
digest-mention = { $who }, { $count ->
    [one] etwas wartet
   *[other] { $count } Tische warten
} auf dich: /turns.
me-mentions-none = Gar nicht
me-mentions-channel-chosen = Tische erwähnen dich in ihrem Kanal, wenn sie auf dich warten.
me-mentions-direct-chosen = Tische schicken dir eine Direktnachricht, wenn sie auf dich warten. Lässt Discord mich das nicht tun, erwähnen sie dich in ihrem Kanal.
me-mentions-none-chosen = Kein Tisch erwähnt oder erinnert dich mehr. /turns zeigt, welche auf dich warten.
me-mentions-time-unused = Die gewählte Uhrzeit wird nicht gespeichert: Sie gilt nur für eine Nachricht am Tag.
me-mentions-language = -# Ich schreibe dir in der Sprache des Tisches, solange du mit /me language keine eigene wählst.
me-language = Sprache: { $language }
me-language-as-discord = Sprache: wie in Discord ({ $language })
me-language-discord = Wie in Discord
me-reminders = { $hours ->
    [0] Erinnerungen: nie
   *[other] Erinnerungen: nach { $hours } Stunden, an jedem Tisch
}
me-reminders-as-tables = Erinnerungen: wie am jeweiligen Tisch
me-reminders-tables = Wie am jeweiligen Tisch
me-reminders-unheard = -# Nichts davon erreicht dich, solange deine Erwähnungen aus sind: /me mentions.
me-warn = Warnung vor dem Ende deiner Bedenkzeit: { $before }
me-warn-quarter = Wenn noch ein Viertel der Zeit bleibt, mindestens zwei Stunden vorher
me-warn-off = Nie
me-warn-2h = 2 Stunden vorher
me-warn-3h = 3 Stunden vorher
me-warn-6h = 6 Stunden vorher
me-warn-12h = 12 Stunden vorher
me-warn-1d = 1 Tag vorher
me-warn-2d = 2 Tage vorher
me-confirm = Bestätigen: { $when }
me-confirm-ask = Bei jedem Zug nachfragen
me-confirm-safe = Mit der letzten Wahl, wenn nichts aufgedeckt wird
me-confirm-always = Immer mit der letzten Wahl
me-confirm-ask-chosen = Deine Züge warten auf *Bestätigen*.
me-confirm-safe-chosen = Die letzte Wahl eines Zugs bestätigt ihn. Wird danach etwas gezogen oder aufgedeckt, wartet dein Zug weiter auf *Bestätigen*. Vorausplanen kannst du, sobald er bestätigt ist.
me-confirm-always-chosen = Die letzte Wahl eines Zugs bestätigt ihn, auch wenn sie etwas aufdeckt: Ich frage nicht, ob du sicher bist, und es lässt sich nicht zurücknehmen. Vorausplanen kannst du, sobald er bestätigt ist.
confirming-proposed = Zehn deiner Züge hätte schon deine letzte Wahl bestätigen können. Soll sie das künftig tun? Wird etwas gezogen oder aufgedeckt, frage ich trotzdem nach. Mit `/me confirm` änderst du das jederzeit.
button-confirm-safe = Letzte Wahl bestätigt
button-confirm-ask = Weiter nachfragen

button-to-table = Zum Tisch
nudge = { $who }, Tisch { $id } wartet auf dich.
nudge-reminder = { $who }, Tisch { $id } wartet auf dich: Dein Zug begann { $since }.
nudge-direct = **{ $game }** in { $channel } wartet auf dich (Tisch { $id }).
nudge-direct-reminder = **{ $game }** in { $channel } wartet auf dich: Dein Zug begann { $since } (Tisch { $id }).
nudge-direct-ends = **{ $game }** in { $channel } wartet auf dich: Deine Bedenkzeit endet { $left }, am { $at } (Tisch { $id }).
nudge-direct-ran-out = **{ $game }** in { $channel } wartet auf dich: Deine Bedenkzeit ist { $at } abgelaufen (Tisch { $id }).
nudge-lost = { $who }, deine Bedenkzeit an Tisch { $id } ist dreimal hintereinander abgelaufen: Ein Computerspieler macht für dich weiter. Mit /seat take holst du dir deinen Platz zurück.
nudge-direct-lost = **{ $game }** in { $channel } (Tisch { $id }): Deine Bedenkzeit ist dreimal hintereinander abgelaufen, ein Computerspieler macht für dich weiter.
nudge-why = Deine Antwort wird gebraucht: { $why }
nudge-asked = { $who }, Tisch { $id } hat eine Frage an dich; deine Antwort wird erwartet.
nudge-direct-asked = **{ $game }** in { $channel }: Der Tisch hat eine Frage an dich; deine Antwort wird dort erwartet (Tisch { $id }).

refused-unknown-zone = Eine Zeitzone „{ $zone }“ kenne ich nicht. Nimm einen der Vorschläge, oder schreibe einen Abstand wie UTC+8.
refused-quiet-both = Eine Ruhezeit braucht beides: wann sie beginnt und wann sie endet.
refused-quiet-empty = Eine Ruhezeit kann nicht zur selben Zeit beginnen und enden. Wähle „Aus“, um keine zu haben.
refused-no-time-of-day = „{ $text }“ ist keine Uhrzeit. Schreibe zum Beispiel 22:00.

me-holiday = Urlaub: Du bist am { $until } wieder da
me-holiday-none = Urlaub: keiner ({ $left ->
    [one] ein Tag bleibt
   *[other] { $left } Tage bleiben
} dir in diesem Jahr)
me-holiday-means = -# Bis dahin stehen deine Uhren, kein Beitrag erwähnt dich, und nichts erinnert dich. Deine Tische wissen davon. Spielen darfst du trotzdem; /me holiday mit „Aus“ beendet den Urlaub vorzeitig.
me-holiday-ended = Willkommen zurück. Deine Uhren laufen wieder, und deine Tische wissen davon.
notice-holiday = { $name } ist im Urlaub und am <t:{ $until }:D> wieder da.
notice-holiday-over = { $name } ist schon aus dem Urlaub zurück.

refused-no-date = „{ $text }“ ist kein Datum. Schreibe deinen letzten Urlaubstag, zum Beispiel 24.12.2026, oder die Zahl der Tage.
refused-holiday-past = Dieser Tag ist vorbei. Ein Urlaub beginnt jetzt und endet frühestens heute.
refused-too-many-holidays = Du kannst höchstens { $most } Tage im Jahr im Urlaub sein. Für { $year } { $left ->
    [one] bleibt dir ein Tag
   *[other] bleiben dir { $left } Tage
}, von heute an gezählt.
refused-not-away = Du bist nicht im Urlaub.

me-data = Alles, was über dich gespeichert ist. Antworten auf das, was du in den letzten zwei Tagen gefragt hast, werden ohne deinen Namen aufbewahrt und sind nicht dabei.
me-forget-sure = **Wirklich löschen, was über dich gespeichert ist?** Deine Einstellungen, Urlaube, Notizen, unbestätigten Züge und dein Stand in Lektionen und Rätseln verschwinden, und du verlässt die Tische, deren Partie noch nicht begonnen hat.{ $count ->
    [0] {""}
    [one] {" "}Du gibst die laufende Partie und deinen Platz darin endgültig auf: Solange sie dauert, behält sie ein Merkmal, an dem sie dich wiedererkennt und das niemandem sagt, wer du warst.
   *[other] {" "}Du gibst die { $count } laufenden Partien und deine Plätze darin endgültig auf: Solange eine davon dauert, behält sie ein Merkmal, an dem sie dich wiedererkennt und das niemandem sagt, wer du warst.
} An allen Tischen wirst du zu „Spieler“ mit einer Nummer. Die Beiträge in Discord behalten ihren Text. Das lässt sich nicht rückgängig machen.
button-forget-me = Alles löschen
me-forgotten = Was über dich gespeichert war, ist gelöscht; an den Tischen, an denen du gespielt hast, bist du jetzt anonym.
anonymous-player = Spieler
