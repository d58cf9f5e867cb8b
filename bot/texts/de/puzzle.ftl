# Rätsel: /rätsel, und das Rätsel des Tages

command-puzzle = rätsel
command-puzzle-description = Finde den besten Zug aus einer echten Partie; nur du siehst es. Ohne Spiel: wie du stehst.
command-server-puzzle = rätsel
command-server-puzzle-description = Den Kanal für das Rätsel des Tages wählen.
param-puzzlechannel = kanal
param-puzzlechannel-description = Wo es einmal am Tag erscheint; ohne Angabe nirgends mehr.

puzzle-title = **{ $game }** · Rätsel { $number } · Stufe { $grade } von 3
puzzle-ask = Du bist am Zug. Auf dem Bild bist du **{ $name }**. **Finde den besten Zug.**
puzzle-confirm = Das ist ein ganzer Zug. **Ist es der beste?** Bestätige ihn oder geh einen Schritt zurück.
puzzle-further = -# Du bist in diesem Rätsel inzwischen weiter. Hier bist du jetzt.
puzzle-hint-kind = 💡 Der beste Zug beginnt mit „{ $begin }“. Nahe liegt dieser, aber er ist es nicht: { $natural }.
puzzle-hint-alike = 💡 Der beste Zug beginnt wie der naheliegende, geht aber anders weiter. Der naheliegende: { $natural }.
puzzle-hint-later = 💡 Später im besten Zug kommt „{ $choice }“. Nahe liegt dieser, aber er ist es nicht: { $natural }.
puzzle-hint-natural = 💡 Nahe liegt dieser Zug, aber er ist nicht der beste: { $natural }.
puzzle-hint-first = 💡 Beginne mit: { $action }.
puzzle-hint-parts = 💡 Wo sich die beiden trennen, wähle: { $action }.
puzzle-wrong = ↩️ **Es gibt einen besseren Zug.**
puzzle-early = ↩️ **Noch nicht.** Das kann zum besten Zug gehören, deckt aber etwas auf, bevor der Zug vorbei ist. Tu zuerst das Übrige. Als falscher Zug zählt es nicht.
puzzle-found = ✅ **Auf Anhieb gefunden.**
puzzle-hinted = ✅ **Gefunden, mit { $hints ->
    [one] einem Tipp
   *[other] { $hints } Tipps
}.**
puzzle-missed = ✅ **Gefunden, nach { $misses ->
    [one] einem falschen Zug
   *[other] { $misses } falschen Zügen
}{ $hints ->
    [0] {""}
    [one] {" "}und einem Tipp
   *[other] {" "}und { $hints } Tipps
}.**
puzzle-shown = 💡 **Das ist die Lösung.**
puzzle-best = **Der beste Zug:**
puzzle-natural = **Der Zug, der nahe liegt:**
puzzle-gain = Am Ende bringt der beste Zug etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr als dieser.
puzzle-why = Der beste { $reasons }.
puzzle-others = { $count ->
    [one] Ein anderer Zug ist
   *[other] { $count } andere Züge sind
} so gut wie der beste.
puzzle-grade-up = ⬆️ **Von jetzt an bekommst du Rätsel der Stufe { $grade }.**
puzzle-grade-down = ⬇️ **Von jetzt an bekommst du Rätsel der Stufe { $grade }**, bis du mehr davon auf Anhieb findest.
puzzle-standing = **Deine Rätsel**
puzzle-run = Tage in Folge mit einem gefundenen Rätsel: { $count }.
puzzle-game = **{ $game }** · Stufe { $grade } von 3 · { $count } Rätsel
puzzle-score = Auf Anhieb gefunden: { $found } · mit Tipp: { $hinted } · nach einem falschen Zug: { $missed } · gezeigt: { $shown }.
puzzle-private = Drei Rätsel in Folge auf Anhieb führen in die nächste Stufe, zwei verfehlte oder gezeigte in die vorige. Eines, das du mit einem Tipp findest, zählt dabei nicht. Niemand sonst sieht etwas davon.
puzzle-share-found = 🧩 **{ $name }** hat Rätsel { $number } von **{ $game }** auf Anhieb gefunden.
puzzle-share-hinted = 🧩 **{ $name }** hat Rätsel { $number } von **{ $game }** gefunden, mit { $hints ->
    [one] einem Tipp
   *[other] { $hints } Tipps
}.
puzzle-share-missed = 🧩 **{ $name }** hat Rätsel { $number } von **{ $game }** gefunden, nach { $misses ->
    [one] einem falschen Zug
   *[other] { $misses } falschen Zügen
}{ $hints ->
    [0] {""}
    [one] {" "}und einem Tipp
   *[other] {" "}und { $hints } Tipps
}.
puzzle-shared = Die anderen hier wissen jetzt, dass du es gefunden hast, und nichts von der Lösung.

puzzle-day = 🧩 **Rätsel des Tages** · **{ $game }** · Stufe { $grade } von 3
puzzle-day-asks = Am Zug: { $who }. Finde den besten Zug: *Versuchen* zeigt das Rätsel dir allein.
puzzle-day-you = „Du“ ist hier { $name }.
puzzle-day-last = **Das Rätsel davor** · { $game } · { $tried ->
    [0] niemand hier hat es versucht
    [one] hier hat es jemand versucht { $found ->
        [0] und nicht gefunden
       *[other] und gefunden
    }
   *[other] { $tried } haben es hier versucht, { $found ->
        [0] niemand hat es gefunden
        [one] eine Person hat es gefunden
       *[other] { $found } haben es gefunden
    }
}
puzzle-day-answer = Der beste Zug: ||{ $line }||

button-puzzle = { $game }: nächstes Rätsel
button-puzzle-go-on = { $game }: weiter
button-puzzle-hint = Tipp
button-puzzle-hint-more = Noch ein Tipp
button-puzzle-next = Nächstes Rätsel
button-puzzle-share = Den anderen sagen
button-puzzle-try = Versuchen

server-puzzle-begins = Das Rätsel des Tages erscheint einmal am Tag in { $channel }; das erste kommt jetzt. Es erwähnt niemanden. `/server puzzle` ohne Kanal beendet es.
server-puzzle-chosen = Das Rätsel des Tages erscheint einmal am Tag in { $channel }; das nächste { $at }. Es erwähnt niemanden. `/server puzzle` ohne Kanal beendet es.
server-puzzle-off = Hier erscheint kein Rätsel des Tages mehr.
server-puzzle-none = Auf diesem Server erscheint kein Rätsel des Tages. Nenne einen Kanal, um eines zu bekommen.
health-puzzle = Rätsel des Tages: in { $channel }, das nächste { $at }
health-puzzle-held = Rätsel des Tages: zurückgehalten, weil { $channel } mich nicht schreiben lässt
health-puzzle-gone = Rätsel des Tages: keines, weil es seinen Kanal nicht mehr gibt. Wähle mit `/server puzzle` einen anderen.

refused-no-puzzles = Zu diesem Spiel gibt es noch keine Rätsel.
refused-puzzles-done = Du hast jedes Rätsel dieses Spiels versucht. Mehr kommen mit neuen Versionen des Bots.
refused-puzzle-gone = Dieses Rätsel gibt es nicht mehr. `/puzzle` zeigt dir ein anderes.
refused-puzzle-broken = Dieses Rätsel lässt sich gerade nicht öffnen. `/puzzle` zeigt dir die anderer Spiele.
refused-puzzle-silent = Du darfst hier nicht schreiben, also lässt sich hier auch nichts mitteilen.
refused-puzzle-not-found = Mitteilen kannst du ein Rätsel, sobald du es gefunden hast, und nur auf einem Server.
refused-puzzle-shared-often = Du hast gerade erst etwas mitgeteilt. Einmal in der Minute genügt.
refused-puzzle-permissions = Mir fehlen in { $channel } Berechtigungen: { $names }. Bitte erteile sie mir und wähle den Kanal dann noch einmal.
refused-server-puzzle = Wo das Rätsel des Tages erscheint, darf nur bestimmen, wer diesen Server verwalten darf.
