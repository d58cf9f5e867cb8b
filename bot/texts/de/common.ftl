# Kleine Wörter, und was jeder Teil des Bots sagt.

language-name = Deutsch
list-comma = { ", " }
list-semicolon = { "; " }
list-and = { $first } und { $last }
full-stop = { "." }
between-sentences = { " " }
nobody = niemand
you = du
    .object = dich
yes = ja
no = nein
value-turn = ↻ { $value }°
scores = Punktestand: { $scores }
waiting-for = Warten auf { $names }.
table-number = Tisch { $id }
alt-section = { $head }: { $fact }
error = Bei uns ist etwas schiefgegangen. Verloren ist nichts: Versuche es noch einmal, oder sieh mit /table board nach. (Anfrage { $number })
error-counted = Beim Antworten ist etwas schiefgegangen, aber was du getan hast, zählt: Wiederhole es nicht. Sieh mit /table board nach. (Anfrage { $number })
database-away = Der Bot erreicht gerade seine Datenbank nicht. Was gezählt hat, bleibt, und nichts zählt doppelt: Bitte versuche es in einer Minute noch einmal.
database-full = Der Datenträger des Bots ist voll, darum lässt sich gerade nichts speichern. Was gezählt hat, bleibt, und nichts zählt doppelt. Wer den Bot betreibt, muss Platz schaffen; bitte versuche es danach noch einmal.
database-read-only = Der Bot darf seine Datenbank gerade nur lesen, darum lässt sich nichts speichern. Was gezählt hat, bleibt, und nichts zählt doppelt. Wer den Bot betreibt, muss das beheben; bitte versuche es danach noch einmal.
database-damaged = Die Datenbank des Bots ist beschädigt, darum geht das gerade nicht. Bitte gib denen Bescheid, die den Bot betreiben: Sie müssen eine Sicherung zurückspielen.
database-exchanged = Dem Bot wurde im laufenden Betrieb seine Datenbank weggenommen, darum lässt sich nichts speichern. Bitte gib denen Bescheid, die den Bot betreiben: Sie müssen sie zurücklegen und den Bot neu starten.
restarting = Der Bot startet gerade neu. Verloren ist nichts; bitte versuche es gleich noch einmal.

player-random = Zufallsspieler
player-guess = Schätzender Spieler
player-learner = Lernender der Lektion
player-beginner = Anfänger
player-sound = Solider Spieler
player-strong = Starker Spieler
player-expert = Meisterspieler
player-substitute = { $name } (Computer)

permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen

## Warum etwas abgelehnt wurde

refused-already-seated = Du sitzt schon an diesem Tisch.
refused-already-watching = Dieser Kanal folgt dem Tisch schon.
refused-channel-busy = In diesem Kanal ist schon ein Tisch offen ({ $table }). Beende oder schließe ihn zuerst, oder nimm einen anderen Kanal oder Thread.
refused-export-running = Eine laufende Partie lässt sich nicht exportieren: Die Aufzeichnung würde verraten, was noch geheim ist. Versuche es nach dem Ende noch einmal.
refused-full = Alle { $most } Plätze sind besetzt.
refused-missing-permissions = Mir fehlen in diesem Kanal Berechtigungen: { $names }. Bitte wende dich an jemanden, der den Kanal verwaltet.
refused-no-computer = An diesem Tisch sitzt kein Computerspieler.
refused-no-table-here = In diesem Kanal steht kein Tisch. /turns führt zu denen, die auf dich warten, und /table open öffnet hier einen.
refused-no-undo-pending = Niemand hat darum gebeten, einen Zug zurückzunehmen.
refused-not-ahead = „{ $text }“ lässt sich nicht für einen späteren Zug planen.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-not-host = Das darf nur der Gastgeber.
refused-not-lobby = Die Partie hat schon begonnen.
refused-leave-begun = Die Partie hat schon begonnen. Mit /seat give bietest du deinen Platz jemandem an, mit /table resign übernimmt ihn ein Computerspieler.
refused-not-open = Dieser Tisch ist beendet.
refused-not-ready = Du musst noch etwas entscheiden. Tu das zuerst und bestätige dann.
refused-not-running = An diesem Tisch läuft keine Partie.
refused-not-seated = Du spielst an diesem Tisch nicht mit.
refused-not-shown-here = So ein Tisch steht nicht in diesem Kanal, und der Kanal folgt ihm auch nicht. Folge ihm mit /table watch, oder sieh mit /tables nach, wo er steht.
refused-shown-no-more = Dieser Kanal zeigt den Tisch nicht mehr; von hier aus kannst du ihn dir nicht ansehen.
refused-not-watching = Dieser Kanal folgt dem Tisch nicht.
refused-not-your-turn = Du bist gerade nicht an der Reihe.
refused-nothing-chosen = Wähle mindestens eine der Einstellungen.
refused-nothing-drafted = Es gibt nichts zurückzunehmen oder zu bestätigen: Du hast noch nichts entschieden.
refused-nothing-played = Diese Partie hat nie begonnen.
refused-nothing-planned = Du hast nichts geplant.
refused-played-for = Ein Computerspieler spielt an diesem Tisch deinen Platz. Mit /seat take holst du ihn dir zurück.
refused-starts-with = Mit dieser Zahl lässt sich nicht beginnen. Möglich ist jetzt: { $counts }.
refused-plan-full = Eine Planung hat höchstens { $most } Züge. Verwirf sie, um eine andere zu machen.
refused-nothing-typed = Gib mindestens eine Aktion ein; beim Tippen erscheinen Vorschläge.
refused-only-in-server = Tische stehen in den Kanälen eines Servers.
refused-options-unreadable = „{ $text }“ hat nicht die Form Name=Wert, zum Beispiel { $example }. Nimm einen der Vorschläge.
refused-other-game = Am Tisch hier wird { $game } gespielt.
refused-other-server = Dieser Tisch gehört zu einem anderen Server und kann nur dort weitergehen.
refused-outdated = Diese Schaltfläche oder dieser Befehl stammt aus einer älteren Version. Nimm stattdessen /table board oder /turns.
moved-command = Dieser Befehl heißt jetzt { $command }. Discord zeigt ihn, sobald deine App die Befehle neu geladen hat.
refused-reveals = „{ $text }“ würde etwas Verdecktes aufdecken und lässt sich nicht zurücknehmen. Bestätige es im Zugmenü, oder hänge „; Bestätigen“ an deine Zeile an.
refused-same-channel = Der Tisch steht schon in diesem Kanal.
refused-stale = Am Tisch hat sich inzwischen etwas getan; so steht es jetzt.
refused-too-few = Es braucht mindestens { $least } Spieler; { $seated ->
    [one] hier sitzt { $seated }
   *[other] hier sitzen { $seated }
}.
refused-too-long = Das ist zu lang: höchstens { $most } Zeichen.
refused-too-many-tables = Du bist schon Gastgeber von { $most } offenen Tischen. Beende oder schließe zuerst einen davon.
refused-too-many-watchers = Einem Tisch können höchstens { $most } Kanäle folgen.
refused-beyond-turn = Dein Zug endet vor „{ $text }“. Lass das weg.
refused-turn-complete = Mehr kannst du jetzt nicht entscheiden. Bestätige, oder geh einen Schritt zurück.
refused-undo-nothing = Es gibt keinen Zug, der sich zurücknehmen ließe.
refused-undo-old-rules = Diese Partie wurde unter früheren Regeln des Bots begonnen; Züge lassen sich nicht zurücknehmen.
refused-undo-own = Du hast selbst darum gebeten; zustimmen müssen die anderen. Mit /vote withdraw ziehst du die Bitte zurück.
refused-undo-pending = Jemand hat schon darum gebeten, einen Zug zurückzunehmen. Antworte mit den Schaltflächen im Kanal.
refused-undo-reveals = Der letzte Zug hat etwas Verdecktes aufgedeckt, er bleibt also stehen.
refused-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht.
refused-unknown-interval = Erinnerungen kommen nach 12, 24, 48 oder 72 Stunden oder gar nicht.
refused-unknown-locale = Die Sprache „{ $locale }“ spreche ich nicht.
refused-unknown-player = Einen Computerspieler „{ $player }“ gibt es nicht.
refused-unknown-table = Diesen Tisch gibt es nicht (mehr).
refused-unreadable = Diese Partie hat eine Version des Bots gespeichert, deren Stellungen sich nicht mehr lesen lassen. Der Gastgeber kann den Tisch schließen.

illegal-not-legal = Das ist jetzt nicht möglich.
illegal-game-over = Die Partie ist zu Ende.
illegal-not-your-turn = Du bist gerade nicht an der Reihe.
illegal-happens-by-itself = „{ $verb }“ geschieht von selbst.
illegal-unknown-cell = „{ $cell }“ ist kein Feld. Felder heißen nach Spalte und Zeile, zum Beispiel M12.
illegal-not-a-number = „{ $word }“ ist keine Zahl.
illegal-number-too-large = Diese Zahl ist zu groß: Hier haben Zahlen höchstens { $digits } Stellen.
illegal-unknown-verb = „{ $word }“ gibt es in diesem Spiel nicht.
illegal-wrong-words = { $count ->
    [0] „{ $verb }“ steht für sich allein: Lass die Wörter dahinter weg.
   *[other] „{ $verb }“ braucht genau diese Angaben: { $fields }.
}
illegal-wrong-phase = Das ist jetzt nicht möglich.
illegal-wrong-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
illegal-unknown-option = Dieses Spiel hat keine Variante „{ $option }“.
illegal-unknown-option-value = „{ $value }“ ist kein Wert der Variante „{ $option_word }“.

## Wer was darf

refused-elsewhere = Dieser Tisch steht jetzt in { $channel }. Mach dort weiter.
refused-not-manager = Das darf nur der Gastgeber des Tisches oder jemand, der diesen Kanal verwalten darf.
refused-not-manager-of-both = Diesen Tisch hierher holen darf nur der Gastgeber oder jemand, der beide Kanäle verwalten darf.
refused-move-silent = Du darfst hier nicht schreiben, also auch keinen Tisch hierher holen.
refused-not-server-manager = Die Sprache des Servers darf nur wählen, wer ihn verwalten darf.

## Dateien, die Discord nicht annimmt

picture-forbidden = -# Ohne Bild: Ich darf in diesem Kanal keine Dateien anhängen.
picture-large = -# Ohne Bild: Es ist für Discord zu groß.
picture-refused = -# Ohne Bild: Discord hat es nicht angenommen.
refused-file-forbidden = Das wäre eine Datei, und ich darf in diesem Kanal keine anhängen. Bitte jemanden, der ihn verwaltet, „Dateien anhängen“ zu erlauben.
refused-file-large = Das wäre eine Datei, und sie ist für Discord zu groß. Bitte wende dich dafür an die, die den Bot betreiben.
refused-file-refused = Discord hat die Datei nicht angenommen. Bitte versuche es später noch einmal.
