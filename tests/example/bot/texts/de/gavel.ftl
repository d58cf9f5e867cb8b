# Zuschlag: alles, was das Spiel sagt.

gavel-name = Zuschlag
gavel-command = zuschlag
gavel-description = Mit Karten um Lose bieten, alle gleichzeitig und verdeckt. 3 oder 4 Spieler.
gavel-aim = Gewinne Lose mit der höchsten Karte, die sonst niemand bietet. Wer am Ende die meisten Punkte in Losen hat, gewinnt.
gavel-cover = Das Ende einer Partie { gavel-name }: vor jedem von vier Spielern die gewonnenen Lose. Darüber ihre Punkte.

## Aktionen und Angaben

gavel-verb-bid = Karte bieten
gavel-verb-bid-description = Eine Handkarte bieten. Die anderen sehen sie, wenn alle geboten haben.
gavel-verb-reveal = Gebote aufdecken
gavel-verb-reveal-description = Alle Gebote aufdecken. Geschieht von selbst.

gavel-field-card = Karte
gavel-field-card-description = Welche Handkarte du bietest.

## Werte

gavel-score-lots = Lose

## Was geschieht

gavel-event-bid-made = { $seat } hat geboten.
    .you = Du hast geboten.
gavel-event-bids-shown = Die Gebote: { $bids }.
gavel-event-lots-won = { $seat } ersteigert { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
    .you = Du ersteigerst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
gavel-event-lots-stay = Keine Karte wurde nur einmal geboten. Lose, die liegen bleiben: { $lots }.
gavel-event-lot-turned = Das nächste Los ist { $lot } wert.
gavel-event-game-ended = { $shared ->
    [1] { $winners } gewinnt mit { $points } Punkten!
   *[other] { $winners } teilen sich den Sieg mit je { $points } Punkten!
}
    .you = { $shared ->
        [1] Du gewinnst mit { $points } Punkten!
       *[other] { $winners } teilt euch den Sieg mit je { $points } Punkten!
    }
gavel-event-bid-asked = Alle bieten gleichzeitig. Versteigert wird: { $lots }.
gavel-event-cards-held = { $cards ->
    [none] Du hast keine Karten auf der Hand.
   *[other] Deine Karten: { $cards }.
}
gavel-event-bid-held = { $seat } hat { $card } geboten.
    .you = Du hast { $card } geboten.
gavel-event-lots-left = { $lots ->
    [none] Es kommen keine Lose mehr.
   *[other] Diese Lose kommen noch, in unbekannter Reihenfolge: { $lots }.
}

## Was nicht geht

gavel-illegal-not-held = Die Karte { $card } hast du nicht auf der Hand. Wähle eine deiner Handkarten.
gavel-illegal-not-now = Das geht jetzt nicht. Biete, solange ein Los ausliegt; aufgedeckt wird von selbst.

## What stands on a picture

gavel-legend-lot = Los
gavel-legend-lot-means = Die höchste Karte, die nur einer geboten hat, gewinnt alles, was aufliegt.
gavel-legend-card = Karte
gavel-legend-card-means = Sie ist geboten und weg.
gavel-legend-strip = Karte eines Spielers
gavel-legend-strip-means = Punkte; Gold: wer noch bietet oder gewonnen hat.

## Regeln

gavel-rules =
    Es gewinnt, wer am Ende die meisten Punkte in Losen hat. Es gibt acht Lose, 1 bis 8 Punkte wert, und jeder von euch hat die Karten 1 bis 8.

    ### Eine Runde
    Jeder von euch bietet eine Handkarte, alle gleichzeitig. Haben alle geboten, wird aufgedeckt.
    Die höchste Karte, die nur einer von euch geboten hat, ersteigert alles, was ausliegt. Karten, die mehrere geboten haben, bekommen nichts. Gibt es keine solche Karte, bleiben die Lose liegen, und das nächste kommt dazu.
    Gebotene Karten sind weg. Alle sehen, was jeder schon gespielt hat.

    ### Ende
    Nach acht Runden ist die Partie zu Ende. Bei Punktgleichstand wird der Sieg geteilt. Lose, die dann noch ausliegen, zählen für niemanden.
