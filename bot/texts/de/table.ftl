# Runde vor dem Spiel, Zugmenü, öffentliche Beiträge und Antworten.
lobby-effort = { $players } Spieler · am Tisch { $minutes } Minuten, hier etwa { $least }–{ $most } Züge je Spieler · { $weight ->
    [light] leicht zu lernen
    [heavy] anspruchsvoll
   *[medium] mittelschwer
}

lobby-host = Gastgeber
lobby-add-computer = Computerspieler hinzufügen
lobby-needed = Es fehlen noch Mitspieler: { $least } bis { $most } können spielen.
lobby-needed-all = Es fehlen noch Mitspieler: Gebraucht werden { $most }.
lobby-enough = Bis zu { $most } können mitspielen. Der Gastgeber kann starten.
lobby-starts-with = Die Partie beginnt von selbst, sobald { $count } am Tisch sitzen.
starts-rule = Beginn: { $count ->
    [0] durch den Gastgeber
   *[other] zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] { $count }
    }
}
lobby-full = { $most ->
    [2] Beide
   *[other] Alle { $most }
} Plätze sind besetzt. Der Gastgeber kann starten.
lobby-begun = Die Partie hat begonnen.
lobby-ended = Dieser Tisch ist beendet.

button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-remove = Computer entfernen
button-rules = Regeln
button-new-here = Neu in diesem Spiel?
button-variants = Varianten …
button-your-move = Dein Zug
button-next-table = Nächster Tisch
button-hand = Meine Hand
button-board = Spielplan
button-left = Was noch kommt
button-confirm = Bestätigen
button-back = Schritt zurück
button-restart = Von vorn
button-other = Neu wählen
button-plan = Vorausplanen …
button-explain = Was ist das?
button-plan-keep = Diesen Zug merken
button-plan-answer = Wenn ich gefragt werde …
button-plan-lay = Nur vorlegen
button-plan-play = Für mich spielen
button-forget = Planung verwerfen
button-note = Notiz
note-title = Notiz an dich selbst
note-label = Nur du liest sie, an diesem Tisch
note-shown = -# Deine Notiz:
note-kept = Notiz gemerkt.
note-gone = Notiz gelöscht.
button-sure = Ja, so machen
button-not-yet = Noch nicht
button-agree = Zustimmen
button-refuse = Ablehnen
button-resign = Aufgeben
button-keep = Weiterspielen

option-is = { $option }: { $value }
variants-title = **Varianten** · { $game }
variants-choose = Was du wählst, sehen sofort alle.
variants-host-chooses = Der Gastgeber wählt. Zurzeit eingestellt:

panel-title = **{ $game }** in { $channel } · dein Zug
panel-title-plan = **{ $game }** in { $channel } · vorausplanen
panel-what = Was möchtest du tun?
panel-only = Jetzt geht nur dies:
panel-verb = { $verb }:
panel-otherwise = Oder:
panel-further = { $title } …
panel-choose = { $settled } – wähle: { $field }
panel-choose-asked = { $settled }: { $asked }?
panel-group = { $prompt } (erst ungefähr, wo)
panel-row = Zeile { $row } ({ $count })
panel-leading = Bringt sofort Punkte oder löst einen Konflikt aus
panel-chosen = Deine Wahl: { $action }.
panel-foreseen = **{ $choice }**: { $told }
panel-together = { $first } + { $second }
panel-to-come = -# Danach: { $steps }
panel-confirm = **Mehr kannst du jetzt nicht entscheiden.** Bestätige, um es allen mitzuteilen.
panel-ahead = **Du planst voraus**, auf dem Spielplan, wie er jetzt ist. Was du dir merkst, wird { $lays ->
    [yes] dir zum Bestätigen vorgelegt
   *[no] gespielt
}, sobald du an der Reihe bist, wenn es noch geht und mindestens so viel einbringt wie jetzt. Vorher sieht es niemand.
panel-ahead-part = Was kein ganzer Zug ist, wird dir dann vorgelegt, und du entscheidest den Rest.
panel-ahead-wins = Er bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
panel-ahead-answer = **Du planst eine Antwort** für den Fall, dass du im Zug von jemand anderem gefragt wirst. Von mehreren gilt die erste, die möglich ist und mindestens so viel verspricht wie die nach ihr.
panel-plan-lost = Am Tisch hat sich etwas geändert: Etwas, das du im Voraus entschieden hattest, wurde deshalb nicht gespielt und ist verfallen.
panel-plan-laid = -# Aus deiner Planung. Noch hat sie niemand gesehen:
planned = **Geplant**, nur für dich sichtbar. Gespielt wird der erste Zug, der noch geht und mindestens so viel einbringt wie geplant:
planned-laid = **Geplant**, nur für dich sichtbar. Vorgelegt wird dir der erste Zug, der noch geht und mindestens so viel einbringt wie geplant; du bestätigst ihn:
planned-answers = **Geplante Antworten**, nur für dich sichtbar. Wirst du gefragt, gilt die erste, die möglich ist und mindestens so viel verspricht wie die nach ihr:
planned-line = { $points ->
    [0] { $actions }
   *[other] { $actions } · +{ $points }
}
planned-answer = Auf eine Frage: { $action }
panel-dropped = Ein anderer Zug hat die Stellung verändert: Schritte, die du noch nicht bestätigt hattest, wurden verworfen.
panel-reveals = **{ $action }** deckt etwas Verdecktes auf. Das gilt sofort: Es lässt sich nicht zurücknehmen{ $steps ->
    [0] .
   *[other] , und die Schritte davor sind damit bestätigt.
}
panel-unseen = Die anderen haben inzwischen entschieden: **{ $action }** deckt jetzt etwas Verdecktes auf. Sobald du es bestätigst, lässt es sich nicht zurücknehmen.

not-your-turn = Du bist gerade nicht an der Reihe.
done = Erledigt: Deine Entscheidung ist bestätigt und allen mitgeteilt.
done-untold = Erledigt: Deine Entscheidung ist bestätigt.
posts-gone = Den Kanal dieses Tisches gibt es nicht mehr; dort erfährt also niemand, was geschieht. Der Gastgeber kann den Tisch in einen anderen Kanal holen: `/host move`.
posts-held = Discord lässt mich in { $channel } nicht schreiben; dort erfährt also niemand, was geschieht. Bitte jemanden, der den Kanal verwaltet, mich ihn sehen und dort Nachrichten senden zu lassen; in einem privaten Thread muss ich Mitglied sein, ein gesperrter muss entsperrt werden. Alles, was wartet, kommt dann von selbst.
done-ended = Erledigt. Die Partie ist zu Ende.
done-next = { $game } in { $channel } wartet auch auf dich.

post-following = **{ $game }**, aus einem anderen Kanal
post-your-turn = { $who }, du bist am Zug.
reminder = { $who }, Tisch { $id } wartet auf dich: Dein Zug begann { $since }.

result-title = ### Das Ergebnis
result-title-stayed = ### Die Rangliste derer, die bis zum Ende geblieben sind
result-taken-over = Von Computerspielern zu Ende gespielt: { $names }. Diese Punkte haben keinen Rang.
result-lowest = -# Es zählt jeweils nur die niedrigste Zahl.
result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

hand-empty = Du hast nichts auf der Hand.
remaining-none = Es kommt nichts mehr.
export-done = Die Aufzeichnung dieser Partie. `/record import` zeigt sie wieder in einem Kanal oder lässt von dort weiterspielen; `python -m bot replay` spielt sie ab.
resign-sure = Wirklich aufgeben? Ein Computerspieler übernimmt deinen Platz. Mit /seat take kannst du ihn dir zurückholen.
resign-last = Wirklich aufgeben? Sonst spielt hier niemand: Der Tisch wird damit ohne Ergebnis geschlossen.
resign-kept = Gut: Du spielst weiter mit.

turns-none = Kein Tisch wartet auf dich.
turns-none-but-practise = Kein Tisch wartet auf dich. Deine Übungspartie geht mit `/practise` weiter.
turns-title = { $count ->
    [one] Ein Tisch wartet auf dich:
   *[other] { $count } Tische warten auf dich:
}
turns-line = **[{ $game }]({ $url })** in { $channel } mit { $names } · dein Zug begann { $since }
turns-gone = den Kanal gibt es nicht mehr

status-lobby = Die Runde findet sich gerade zusammen.
status-running = Die Partie läuft.
status-finished = Die Partie ist zu Ende.
status-closed = Der Tisch wurde ohne Ergebnis geschlossen.
status-archived = Der Tisch ist archiviert: Lange hat niemand gezogen. /host restore holt ihn zurück.
info-place = Kanal: { $channel }
info-host = Gastgeber: { $host }
info-opened = Eröffnet: { $at }
info-players = Mitspieler: { $names }
info-variants = Varianten: { $variants }
info-watchers = { $count ->
    [0] Kein anderer Kanal folgt diesem Tisch.
    [one] Ein anderer Kanal folgt diesem Tisch.
   *[other] { $count } andere Kanäle folgen diesem Tisch.
}

info-reminders = { $hours ->
    [0] Erinnerungen: aus
   *[other] Erinnerungen: nach { $hours } Stunden
}

reminders-0 = Aus
reminders-12 = Nach 12 Stunden
reminders-24 = Nach 24 Stunden
reminders-48 = Nach 48 Stunden
reminders-72 = Nach 72 Stunden
language-of-opener = Die Sprache dessen, der den Tisch öffnet

answer-opened = { $game }: Tisch { $id } ist offen. Andere können über die Schaltflächen im Kanal mitspielen.
refused-table-silent = Du darfst hier nicht schreiben, also auch keinen Tisch öffnen.
refused-thread-silent = Du darfst hier keine Threads erstellen oder nicht in ihnen schreiben, also auch keinen Tisch in einem Thread öffnen.
lobby-forbidden = { $game }: Tisch { $id } ist offen, aber die Nachricht zum Mitspielen steht noch nicht in { $channel }, denn Discord lässt mich dort nicht schreiben. Bitte jemanden, der den Kanal verwaltet, mich ihn sehen und dort Nachrichten senden zu lassen; in einem privaten Thread muss ich Mitglied sein, ein gesperrter muss entsperrt werden. Dann kommt die Nachricht von selbst. /table close schließt den Tisch stattdessen.
lobby-later = { $game }: Tisch { $id } ist offen, aber die Nachricht zum Mitspielen steht noch nicht in { $channel }, denn Discord nimmt sie gerade nicht an. Sie kommt von selbst. /table close schließt den Tisch stattdessen.
answer-joined = Du hast Platz { $seat }.
answer-left = Du hast den Tisch verlassen.
answer-left-closed = Du hast den Tisch verlassen; weil niemand mehr da ist, ist er geschlossen.
answer-computer-added = { $player ->
    [beginner] { player-beginner }
   *[sound] { player-sound }
    [strong] { player-strong }
    [expert] { player-expert }
} hat Platz genommen.
answer-computer-removed = { $name } ist gegangen.
answer-option-chosen = { $option }: jetzt { $value }.
answer-option-other = Mit { $seats } Spielern gilt auf jeden Fall: { $value }.
answer-locale-chosen = Dieser Tisch spricht jetzt { $locale }.
answer-reminders-chosen = { $hours ->
    [0] Dieser Tisch erinnert niemanden.
   *[other] Dieser Tisch erinnert jetzt nach { $hours } Stunden, höchstens dreimal je Zug.
}
server-language-chosen = Tische, die auf diesem Server künftig geöffnet werden, sprechen { $locale }.
server-language-opener = Tische, die auf diesem Server künftig geöffnet werden, sprechen die Sprache dessen, der sie öffnet.
answer-started = Die Partie beginnt.
answer-closed = Der Tisch ist geschlossen.
answer-moved = Der Tisch steht jetzt in { $channel }.
answer-resigned = Du hast aufgegeben. Ein Computerspieler spielt für dich weiter.
answer-resigned-last = Du hast aufgegeben, wie alle anderen: Der Tisch ist geschlossen.
answer-planned = In deiner Planung gemerkt.
answer-plan-forgotten = Deine Planung ist verworfen: Du entscheidest neu, wenn du an der Reihe bist.
answer-starts-with = Die Partie beginnt von selbst, sobald { $count } am Tisch sitzen.
answer-starts-by-host = Die Partie beginnt, wenn du sie startest.
answer-watching = { $channel } folgt jetzt dem Tisch.
answer-unwatched = { $channel } folgt { $game } mit { $names } nicht mehr (Tisch { $id }).
answer-undo-asked = Die anderen werden gefragt, ob der letzte Zug zurückgenommen werden darf.
answer-undo-asked-of = Die anderen werden gefragt, ob der letzte Zug, der von { $whose }, zurückgenommen werden darf.
answer-undo-agreed = Du hast zugestimmt. Andere müssen noch antworten.
answer-undo-refused = Du hast abgelehnt; der Zug bleibt stehen.
answer-undone = Der Zug ist zurückgenommen.

notice-closed = { $name } hat den Tisch geschlossen.
notice-closed-by-resignation = Alle haben aufgegeben: Der Tisch ist geschlossen.
notice-moved = Dieser Tisch geht in { $channel } weiter.
notice-locale-chosen = Ab jetzt spricht dieser Tisch { language-name }.
notice-resigned = { $name } hat aufgegeben. Ein Computerspieler übernimmt den Platz.
notice-undo-asked = { $who ->
    [none] {""}
   *[other] { $who }: {""}
}{ $name } möchte den letzten Zug zurücknehmen. Stimmen die anderen zu? Wer geantwortet hat, entscheidet { $at }.
notice-undo-asked-of = { $who ->
    [none] {""}
   *[other] { $who }: {""}
}{ $name } möchte den letzten Zug zurücknehmen, den von { $whose }. Stimmen die anderen zu? Wer geantwortet hat, entscheidet { $at }.
notice-undo-refused = { $name } lehnt ab: Der Zug bleibt stehen.
notice-undone = So ist es beschlossen: Der letzte Zug von { $name } ist zurückgenommen.
notice-undo-followed = Mit dem Zug fällt weg, was { $name } für danach geplant hatte.
notice-undo-withdrawn = { $name } will den Zug nicht mehr zurücknehmen: Er bleibt stehen.
notice-undo-lapsed = Niemand hat auf den Wunsch von { $name } geantwortet, einen Zug zurückzunehmen: Der Zug bleibt stehen.

late-choose = -# Dein letzter Klick kam spät an, zählt aber: Was du gewählt hast, gehört zu deinem Zug.
late-back = -# Dein letzter Klick kam spät an, zählt aber: Du bist einen Schritt zurückgegangen.
late-confirm = -# Dein letzter Klick kam spät an, zählt aber: Dein Zug ist bestätigt.
late-forget = -# Dein letzter Klick kam spät an, zählt aber: Deine Planung ist verworfen.
late-plan = -# Dein letzter Klick kam spät an, zählt aber: Er gehört zu deiner Planung.
