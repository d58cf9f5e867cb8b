# /record replay: eine Partie als bewegtes Bild.
command-record = aufzeichnung
command-record-description = Aufgezeichnete Partien: aufheben, zurückholen, als Film zeigen.
command-record-replay = film
command-record-replay-description = Die ganze Partie als Film, Zug für Zug.
replay-waiting = Zuerst werden andere Partien gezeichnet; dann kommt deine …
replay-drawing = Die Partie wird gezeichnet: Bild { $frame } von { $frames } …
replay-joining = { $frames } Bilder werden zusammengefügt …
replay-turns = Züge { $first }–{ $last }
replay-thinned = { $frames } Bilder von { $positions } Stellungen: Was auf dem Plan nichts verändert hat, fehlt, und in einer langen Partie zeigt ein Bild auch mehrere Züge.
replay-smaller = { $width } Pixel breit, damit es klein genug für diesen Kanal ist.
replay-alt = { $game }: die Partie Zug für Zug in { $frames } Bildern.
refused-replay-busy = An deinem letzten Film wird noch gearbeitet. Bitte warte darauf.
refused-replay-restarting = Der Bot startet gerade neu. Bitte versuche es mit dem Film in einer Minute noch einmal.
refused-replay-long = Der Film hat zu lange gebraucht und wurde aufgegeben. Bitte versuche es später noch einmal.
refused-replay-large = Der Film lässt sich nicht klein genug machen, um ihn hier zu senden.
refused-replay-failed = Der Film ist misslungen. Bitte versuche es noch einmal.

# Die Punkte Zug für Zug, neben dem Endergebnis.
plot-title = { $game } · Punkte Zug für Zug
plot-turn = Zug
alt-plot = Die Punkte aller Mitspieler Zug für Zug, als Linien.
alt-plot-turns = { $count ->
    [one] Nach Zug { $turns }
   *[other] Nach den Zügen { $turns }
}

# /record import: eine Aufzeichnung als Partie, zum Durchsehen oder zum Weiterspielen.
command-record-import = importieren
command-record-import-description = Eine aufgezeichnete Partie (.game-Datei) zum Durchsehen oder Weiterspielen.
param-record = aufzeichnung
param-record-description = Die Datei, wie /record export sie liefert.
answer-imported = { $game }: Die aufgezeichnete Partie liegt hier zum Durchsehen, als Tisch **{ $id }**.
notice-imported = { $name } zeigt hier eine aufgezeichnete Partie: Tisch **{ $id }**.
record-seat = Platz { $seat }
record-wrong = Die Aufzeichnung lässt sich nicht abspielen: { $why }
record-wrong-line = Zeile { $line } der Aufzeichnung lässt sich nicht abspielen ({ $text }): { $why }
refused-record-silent = Du darfst hier nicht schreiben, also auch keine Partie zeigen.
refused-record-large = Die Datei ist zu groß: Eine Aufzeichnung hat höchstens { $most } kB.
refused-record-no-text = Die Datei ist keine Aufzeichnung: Sie ist keine Textdatei (UTF-8).
refused-record-unread = Die Datei ließ sich nicht von Discord holen. Bitte versuche es noch einmal.
refused-record-long = Die Aufzeichnung ist zu lang: Höchstens { $most } Aktionen werden abgespielt.
refused-record-seed = Der Startwert der Aufzeichnung ist zu lang: höchstens { $most } Zeichen.

# Was an einer Zeile einer Aufzeichnung falsch ist; die Kommandozeile sagt dasselbe.
illegal-record-after-result = Nach dem Ergebnis darf nichts mehr folgen.
illegal-record-head-after-moves = „{ $word }“ muss vor der ersten Aktion stehen.
illegal-record-misses = In der Aufzeichnung fehlt „{ $word }“.
illegal-record-names = Die Zahl der Namen ({ $names }) passt nicht zur Zahl der Plätze ({ $seats }).
illegal-record-never-drawn = Nichts, was „{ $name }“ heißt, wird in diesem Spiel gemischt.
illegal-record-no-such-seat = Eine Aktion steht hinter einem Platz von 1 bis { $seats }.
illegal-record-not-over = Die Partie ist hier nicht zu Ende, hat also noch kein Ergebnis.
illegal-record-other-result = Die Partie endet mit { $points }.
illegal-record-other-rules = Hier gilt die Regelversion { $version }.
illegal-record-result-seats = Ein Ergebnis nennt jeden der { $seats } Plätze einmal, wie 1:54 2:61.
illegal-record-seats = Eine Aufzeichnung ist für 1 bis { $most } Spieler, nicht für { $seats }.
illegal-record-twice = „{ $word }“ steht hier zum zweiten Mal.
illegal-record-unknown-word = Mit „{ $word }“ kann keine Zeile beginnen.
illegal-record-wrong-words = Nach „{ $word }“ wird eine andere Zahl von Wörtern erwartet.
illegal-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht.
illegal-not-in-the-box = „{ $word }“ gehört nicht (oder nicht mehr) zu „{ $name }“.

# Eine Aufzeichnung, die weitergespielt wird.
param-use = zweck
param-use-description = Zum Durchsehen (ohne Angabe) oder zum Weiterspielen vom Ende aus.
import-look = zum Durchsehen
import-play = zum Weiterspielen
answer-record-opened = { $game }: Tisch { $id } setzt die Aufzeichnung fort. Andere können über die Schaltflächen im Kanal mitspielen.
lobby-plays-for = für { $name }
lobby-free-seat = *frei*{ $name ->
    [none] {""}
   *[other] {" "}· bisher { $name }
}
notice-goes-on = Die Partie setzt ihre Aufzeichnung { $moves ->
    [0] { "" }
    [one] nach einer Aktion{ " " }
   *[other] nach { $moves } Aktionen{ " " }
}fort. Wer die Aufzeichnung hat, kann das Verdeckte herausfinden.
refused-record-over = Diese Partie ist zu Ende und lässt sich nicht weiterspielen. Importiere sie stattdessen zum Durchsehen.
refused-record-options = Wie diese Partie gespielt wird, sagt die Aufzeichnung; ändern lässt sich nichts.

# /record export
command-record-export = exportieren
command-record-export-description = Eine beendete Partie als Aufzeichnung in einer Datei.
