# Reversi: alles, was das Spiel sagt.

reversi-name = Reversi
reversi-command = reversi
reversi-description = Steine setzen und gegnerische umdrehen. 2 Spieler.
reversi-aim = Drehe Steine um, so dass dir am Ende die meisten gehören, wenn niemand mehr setzen kann.
reversi-cover = Das Ende einer Partie { reversi-name }: die Steine von zwei Spielern füllen das Brett. Darüber, wie viele jeder hat.

reversi-option-opening = Eröffnung
reversi-option-opening-description = Wie die ersten vier Steine stehen: über Kreuz oder nebeneinander.

## Aktionen und Angaben

reversi-verb-place = Stein setzen
reversi-verb-place-description = Einen Stein so setzen, dass er mindestens einen gegnerischen umdreht.

reversi-field-cell = Feld
reversi-field-cell-description = Wohin der Stein kommt: Spalte und Zeile, zum Beispiel D3.

## Werte

reversi-option-opening-diagonal = über Kreuz
reversi-option-opening-parallel = nebeneinander

reversi-score-discs = Steine

## Was geschieht

reversi-event-disc-placed = { $turned ->
    [one] { $seat } setzt einen Stein auf { $cell } und dreht einen um.
   *[other] { $seat } setzt einen Stein auf { $cell } und dreht { $turned } um.
}
    .you = { $turned ->
        [one] Du setzt einen Stein auf { $cell } und drehst einen um.
       *[other] Du setzt einen Stein auf { $cell } und drehst { $turned } um.
    }
reversi-event-turn-missed = { $seat } kann keinen Stein setzen und setzt aus.
    .you = Du kannst keinen Stein setzen und setzt aus.
reversi-event-discs-placed = { $seat } setzt Steine auf { $cells } und dreht { $turned } um.
    .you = Du setzt Steine auf { $cells } und drehst { $turned } um.
reversi-event-turns-missed = { $seat } kann keinen Stein setzen und setzt { $count }-mal aus.
    .you = Du kannst keinen Stein setzen und setzt { $count }-mal aus.
reversi-event-game-ended = { $shared ->
    [1] { $winners } gewinnt mit { $points } Steinen!
   *[other] { $winners } teilen sich den Sieg mit je { $points } Steinen!
}
    .you = { $shared ->
        [1] Du gewinnst mit { $points } Steinen!
       *[other] { $winners } teilt euch den Sieg mit je { $points } Steinen!
    }
reversi-event-cells-free = { $count ->
    [0] Kein Feld ist frei.
    [one] Ein Feld ist frei.
   *[other] { $count } Felder sind frei.
}

## Was nicht geht

reversi-illegal-unknown-cell = „{ $cell }“ ist kein Feld des Bretts. Felder heißen nach Spalte und Zeile, A1 bis H8.
reversi-illegal-occupied = Auf { $cell } liegt schon ein Stein. Wähle ein freies Feld.
reversi-illegal-turns-nothing = Ein Stein auf { $cell } würde nichts umdrehen. Wähle ein Feld, von dem eine gerade Reihe gegnerischer Steine zu einem von deinen führt.

## What stands on a picture

reversi-legend-strip = Karte eines Spielers
reversi-legend-strip-means = Wie viele Steine jemand hat; Gold: wer am Zug ist oder gewonnen hat.
reversi-legend-disc = Stein
reversi-legend-disc-means = Ein Punkt für die Farbe; zwischen zwei Steinen der anderen wird er umgedreht.

## Regeln

reversi-rules =
    Es gewinnt, wer am Ende die meisten Steine auf dem Brett hat.

    ### Dein Zug
    Setze einen Stein so auf ein freies Feld, dass zwischen ihm und einem anderen Stein von dir mindestens ein gegnerischer in einer lückenlosen geraden Reihe liegt: waagerecht, senkrecht oder schräg. Alle so eingeschlossenen Steine werden umgedreht und gehören jetzt dir, in allen Richtungen zugleich.
    Gibt es kein solches Feld, setzt du aus, und die andere Seite macht weiter.

    ### Ende
    Die Partie endet, wenn ihr beide keinen Stein mehr setzen könnt. Jeder Stein ist ein Punkt. Bei Punktgleichstand wird der Sieg geteilt; freie Felder zählen für niemanden.
