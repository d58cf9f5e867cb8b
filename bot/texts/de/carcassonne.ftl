# Carcassonne: alles, was das Spiel sagt. Texte namens `carcassonne-part-…` werden nur hier von anderen gebraucht.

carcassonne-name = Carcassonne
carcassonne-command = carcassonne
carcassonne-description = Lege Plättchen, baue Städte, Straßen und Klöster, setze Gefolgsleute klug ein. 2–5 Spieler.
carcassonne-aim = Die Landschaft wächst Plättchen für Plättchen. Städte, Straßen und Klöster bringen Punkte, sobald sie vollendet sind, Wiesen erst am Ende, immer dem, der dort die meisten Gefolgsleute hat. Die meisten Punkte gewinnen.
carcassonne-cover = Das Ende einer Partie { carcassonne-name }: Plättchen liegen Kante an Kante und bilden eine Landschaft aus Städten, Straßen, Klöstern und Wiesen, darauf die letzten Gefolgsleute von vier Spielern. Der Plan ist von einer Ecke aus zu sehen; darunter steht der Name des Spiels.

carcassonne-option-river = Fluss
carcassonne-option-river-description = Zuerst die zwölf Flussplättchen, von der Quelle bis zum See.

## Aktionen und Angaben

carcassonne-verb-draw = Ziehen
carcassonne-verb-draw-description = Das nächste Plättchen ziehen (geschieht von selbst).
carcassonne-verb-place = Plättchen legen
carcassonne-verb-place-description = Das gezogene Plättchen anlegen.
carcassonne-verb-deploy = Gefolgsmann setzen
carcassonne-verb-deploy-description = Einen Gefolgsmann auf das eben gelegte Plättchen setzen.
carcassonne-verb-pass = Kein Gefolgsmann
carcassonne-verb-pass-description = Keinen Gefolgsmann auf das Plättchen setzen und den Zug beenden.

carcassonne-field-cell = Feld
carcassonne-field-cell-description = Wohin das Plättchen kommt: Spalte und Zeile, zum Beispiel M12.
carcassonne-field-turn = Drehung
carcassonne-field-turn-description = Wie weit das Plättchen im Uhrzeigersinn gedreht wird: 0, 90, 180 oder 270 Grad.
carcassonne-field-spot = Stelle
carcassonne-field-spot-description = Wo der Gefolgsmann steht: Stadt, Straße, Wiese oder Kloster.

## Werte

carcassonne-turn-0 = nicht gedreht
carcassonne-turn-90 = ↻ 90°
carcassonne-turn-180 = ↻ 180°
carcassonne-turn-270 = ↻ 270°

carcassonne-role-knight = Ritter
carcassonne-role-thief = Wegelagerer
carcassonne-role-farmer = Bauer
carcassonne-role-monk = Mönch

carcassonne-spot-city = Stadt
carcassonne-spot-city-n = Stadt im Norden
carcassonne-spot-city-e = Stadt im Osten
carcassonne-spot-city-s = Stadt im Süden
carcassonne-spot-city-w = Stadt im Westen
carcassonne-spot-road = Straße
carcassonne-spot-road-n = Straße nach Norden
carcassonne-spot-road-e = Straße nach Osten
carcassonne-spot-road-s = Straße nach Süden
carcassonne-spot-road-w = Straße nach Westen
carcassonne-spot-field = Wiese
carcassonne-spot-field-nnw = Wiese im Norden, links
carcassonne-spot-field-nne = Wiese im Norden, rechts
carcassonne-spot-field-ene = Wiese im Osten, oben
carcassonne-spot-field-ese = Wiese im Osten, unten
carcassonne-spot-field-sse = Wiese im Süden, rechts
carcassonne-spot-field-ssw = Wiese im Süden, links
carcassonne-spot-field-wsw = Wiese im Westen, unten
carcassonne-spot-field-wnw = Wiese im Westen, oben
carcassonne-spot-field-n = Wiese oben
carcassonne-spot-field-ne = Wiese oben rechts
carcassonne-spot-field-e = Wiese rechts
carcassonne-spot-field-se = Wiese unten rechts
carcassonne-spot-field-s = Wiese unten
carcassonne-spot-field-sw = Wiese unten links
carcassonne-spot-field-w = Wiese links
carcassonne-spot-field-nw = Wiese oben links
carcassonne-spot-cloister = Kloster

carcassonne-tile-a = Kloster mit Straße
carcassonne-tile-b = Kloster
carcassonne-tile-c = Stadt mit Wappen auf der ganzen Fläche
carcassonne-tile-d = Stadt und gerade Straße
carcassonne-tile-e = Stadtrand
carcassonne-tile-f = Stadt mit Wappen quer hindurch
carcassonne-tile-g = Stadt quer hindurch
carcassonne-tile-h = zwei Städte gegenüber
carcassonne-tile-i = zwei Städte über Eck
carcassonne-tile-j = Stadt und Straßenkurve rechts
carcassonne-tile-k = Stadt und Straßenkurve links
carcassonne-tile-l = Stadt und Kreuzung dreier Straßen
carcassonne-tile-m = Eckstadt mit Wappen
carcassonne-tile-n = Eckstadt
carcassonne-tile-o = Straße und Eckstadt mit Wappen
carcassonne-tile-p = Eckstadt und Straße
carcassonne-tile-q = große Stadt mit Wappen
carcassonne-tile-r = große Stadt
carcassonne-tile-s = große Stadt mit Tor und Wappen
carcassonne-tile-t = große Stadt mit Tor
carcassonne-tile-u = gerade Straße
carcassonne-tile-v = Straßenkurve
carcassonne-tile-w = Kreuzung dreier Straßen
carcassonne-tile-x = Kreuzung von vier Straßen
carcassonne-tile-r-spring = Quelle
carcassonne-tile-r-lake = See
carcassonne-tile-r-straight = gerader Fluss
carcassonne-tile-r-bend = Flusskurve
carcassonne-tile-r-bendroad = Flusskurve und Straßenkurve
carcassonne-tile-r-bendcity = Flusskurve und Eckstadt
carcassonne-tile-r-bridge = Fluss mit Brücke
carcassonne-tile-r-cloister = Fluss mit Kloster und Straße
carcassonne-tile-r-twocities = Fluss zwischen zwei Städten
carcassonne-tile-r-cityroad = Fluss mit Stadt und Straße

## Was geschehen ist

carcassonne-part-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
carcassonne-part-a-follower = { $role ->
    [Bauer] einen Bauern
   *[other] einen { $role }
}
carcassonne-part-won = { $shared ->
    [1] { carcassonne-part-points } für { $winners }
   *[other] je { carcassonne-part-points } für { $winners }
}
carcassonne-part-tally = { $rivals ->
    [1] {"."}
   *[other] {""} ({ $tally }).
}

carcassonne-event-drawn = { $seat } zieht: { $tile }.
    .you = Du ziehst: { $tile }.
carcassonne-event-discarded = Passt nirgends und kommt aus dem Spiel: { $tile }. { $seat } zieht noch einmal.
    .you = Passt nirgends und kommt aus dem Spiel: { $tile }. Du ziehst noch einmal.
carcassonne-event-tile-placed = { $seat } legt ein Plättchen auf { $cell }: { $tile }.
    .you = Du legst ein Plättchen auf { $cell }: { $tile }.
carcassonne-event-deployed = { $seat } setzt { carcassonne-part-a-follower } auf { $cell } ({ $spot }).
    .you = Du setzt { carcassonne-part-a-follower } auf { $cell } ({ $spot }).
carcassonne-event-road-finished = Straße vollendet bei { $cell }: { $tiles } Plättchen = { carcassonne-part-won }{ carcassonne-part-tally }
carcassonne-event-city-finished = Stadt vollendet bei { $cell }: { $tiles } Plättchen × 2{ $pennants ->
    [0] {""}
   *[other] {""} + { $pennants } Wappen × 2
} = { carcassonne-part-won }{ carcassonne-part-tally }
carcassonne-event-small-city-finished = Kleine Stadt vollendet bei { $cell }: nur 2 Plättchen{ $pennants ->
    [0] {""}
   *[other] {""} und { $pennants } Wappen
} = { carcassonne-part-won }{ carcassonne-part-tally }
carcassonne-event-cloister-finished = Kloster vollendet auf { $cell }: 1 + 8 Plättchen = { carcassonne-part-points } für { $seat }.
    .you = Kloster vollendet auf { $cell }: 1 + 8 Plättchen = { carcassonne-part-points } für dich.
carcassonne-event-finished-empty = { $sort ->
    [city] Stadt vollendet bei { $cell }: { $tiles } Plättchen, kein Ritter, keine Punkte.
    [road] Straße vollendet bei { $cell }: { $tiles } Plättchen, kein Wegelagerer, keine Punkte.
   *[cloister] Kloster vollendet auf { $cell }: kein Mönch, keine Punkte.
}
carcassonne-event-features-finished-empty = { $sort ->
    [city] Städte vollendet (Plättchen): { $features }. Kein Ritter, keine Punkte.
    [road] Straßen vollendet (Plättchen): { $features }. Kein Wegelagerer, keine Punkte.
   *[cloister] Klöster vollendet (Plättchen): { $features }. Kein Mönch, keine Punkte.
}
carcassonne-event-followers-returned = Gefolgsleute wieder im Vorrat: { $tally }.
carcassonne-event-final-scoring = Alle Plättchen sind gelegt. Schlusswertung:
carcassonne-event-road-unfinished = Unvollendete Straße bei { $cell }: { $tiles } Plättchen = { carcassonne-part-won }{ carcassonne-part-tally }
carcassonne-event-roads-unfinished = Unvollendete Straßen (Plättchen): { $roads } = { carcassonne-part-won }{ carcassonne-part-tally }
carcassonne-event-city-unfinished = Unvollendete Stadt bei { $cell }: { $tiles } Plättchen{ $pennants ->
    [0] {""}
   *[other] {""} + { $pennants } Wappen
} = { carcassonne-part-won }{ carcassonne-part-tally }
carcassonne-event-cloister-unfinished = Unvollendetes Kloster auf { $cell }: 1 + { $neighbours ->
    [one] 1 Nachbar
   *[other] { $neighbours } Nachbarn
} = { carcassonne-part-points } für { $seat }.
    .you = Unvollendetes Kloster auf { $cell }: 1 + { $neighbours ->
        [one] 1 Nachbar
       *[other] { $neighbours } Nachbarn
    } = { carcassonne-part-points } für dich.
carcassonne-event-cloisters-unfinished = { $count } unvollendete Klöster (Nachbarn): { $cloisters } = { carcassonne-part-points } für { $seat }.
    .you = { $count } unvollendete Klöster (Nachbarn): { $cloisters } = { carcassonne-part-points } für dich.
carcassonne-event-city-fed = Bauern um die Stadt bei { $cell }{ $beside ->
    [none] {""}
   *[other] {""} und { $beside }
}: { $tally } → { carcassonne-part-won }.
carcassonne-event-game-ended = { $shared ->
    [1] { $winners } gewinnt mit { $points ->
        [one] 1 Punkt!
       *[other] { $points } Punkten!
    }
   *[other] { $winners } teilen sich den Sieg mit je { $points ->
        [one] 1 Punkt!
       *[other] { $points } Punkten!
    }
}
    .you = { $shared ->
        [1] Du gewinnst mit { $points ->
            [one] 1 Punkt!
           *[other] { $points } Punkten!
        }
       *[other] { $winners } teilt euch den Sieg mit je { $points ->
            [one] 1 Punkt!
           *[other] { $points } Punkten!
        }
    }
carcassonne-event-to-come = { $step ->
   *[follower] vielleicht ein Gefolgsmann darauf
}
carcassonne-event-followers-left = { $count ->
    [0] { $seat } hat keinen Gefolgsmann mehr.
    [one] { $seat } hat noch 1 Gefolgsmann.
   *[other] { $seat } hat noch { $count } Gefolgsleute.
}
    .you = { $count ->
        [0] Du hast keinen Gefolgsmann mehr.
        [one] Du hast noch 1 Gefolgsmann.
       *[other] Du hast noch { $count } Gefolgsleute.
    }
carcassonne-event-tile-in-hand = Zu legen: { $tile }.
carcassonne-event-tiles-left = { $count ->
    [0] Es ist kein Plättchen mehr zu ziehen.
    [one] 1 Plättchen ist noch zu ziehen:
   *[other] { $count } Plättchen sind noch zu ziehen:
}
carcassonne-event-tile-left = { $count } × { $tile }

## Wozu eine Wahl führt: kurz, ohne Punkt

carcassonne-event-would-finish = vollendet { $count ->
    [one] { $sort ->
        [city] eine Stadt
        [road] eine Straße
       *[cloister] ein Kloster
    }
   *[other] { $count } { $sort ->
        [city] Städte
        [road] Straßen
       *[cloister] Klöster
    }
}: { carcassonne-part-won }
carcassonne-event-would-finish-empty = vollendet { $count ->
    [one] { $sort ->
        [city] eine Stadt ohne Ritter
        [road] eine Straße ohne Wegelagerer
       *[cloister] ein Kloster ohne Mönch
    }
   *[other] { $count } { $sort ->
        [city] Städte ohne Ritter
        [road] Straßen ohne Wegelagerer
       *[cloister] Klöster ohne Mönch
    }
}
carcassonne-event-would-join = verbindet { $sort ->
    [city] Städte, Ritter dann
    [road] Straßen, Wegelagerer dann
   *[field] Wiesen, Bauern dann
}: { $tally }
carcassonne-event-would-hold = { $sort ->
    [city] { $tiles } Plättchen{ $pennants ->
        [0] {""}
       *[other] , { $pennants } Wappen
    }, { $open ->
        [one] 1 Seite offen
       *[other] { $open } Seiten offen
    }
    [road] { $tiles } Plättchen, { $open ->
        [one] 1 offenes Ende
       *[other] { $open } offene Enden
    }
   *[cloister] { $open ->
        [one] 1 Feld ringsum ist frei
       *[other] { $open } Felder ringsum sind frei
    }
}
carcassonne-event-would-farm = bleibt bis zum Ende, { $cities ->
    [0] noch keine vollendete Stadt daneben
    [one] 1 vollendete Stadt daneben
   *[other] { $cities } vollendete Städte daneben
}

## Warum etwas abgelehnt wird

carcassonne-illegal-wrong-phase = { $phase ->
    [draw] Zuerst muss das nächste Plättchen gezogen werden.
    [place] Lege zuerst dein Plättchen.
   *[deploy] Dein Plättchen liegt. Setze einen Gefolgsmann darauf, oder verzichte.
}
carcassonne-illegal-unknown-turn = Ein Plättchen wird um 0, 90, 180 oder 270 Grad gedreht, nicht um { $turn }.
carcassonne-illegal-occupied = Auf { $cell } liegt schon ein Plättchen.
carcassonne-illegal-not-adjacent = { $cell } grenzt an kein Plättchen. Lege Kante an Kante mit einem anderen.
carcassonne-illegal-edges-differ = Auf { $cell } passen die Kanten bei dieser Drehung ({ $turn }°) nicht zusammen.
carcassonne-illegal-looks-the-same = Um { $turn }° gedreht sieht dieses Plättchen genauso aus wie um { $same }°. Bitte nimm { $same }.
carcassonne-illegal-river-must-continue = Ein Flussplättchen muss den Fluss fortsetzen, bei { $end }.
carcassonne-illegal-river-u-turn = Der Fluss darf nicht zweimal nacheinander in dieselbe Richtung biegen, sonst kehrt er um.
carcassonne-illegal-no-such-spot = Das Plättchen hat keine Stelle „{ $spot_word }“.
carcassonne-illegal-spot-taken = Auf dieser Stadt, Straße oder Wiese steht schon jemand.
carcassonne-illegal-no-followers = Du hast keinen Gefolgsmann mehr im Vorrat.

## Woher die Punkte kamen

carcassonne-score-roads = Vollendete Straßen
carcassonne-score-cities = Vollendete Städte
carcassonne-score-cloisters = Vollendete Klöster
carcassonne-score-unfinished-roads = Unvollendete Straßen
carcassonne-score-unfinished-cities = Unvollendete Städte
carcassonne-score-unfinished-cloisters = Unvollendete Klöster
carcassonne-score-farms = Wiesen

# The pieces in the pictures of the rules.
carcassonne-legend-knight = Ritter in einer Stadt
carcassonne-legend-thief = Wegelagerer auf einer Straße
carcassonne-legend-farmer = Bauer auf einer Wiese
carcassonne-legend-monk = Mönch in einem Kloster
carcassonne-legend-follower = Gefolgsmann
carcassonne-legend-pennant = Stadt mit Wappen

# Positions that score, in the pictures of the rules.
carcassonne-scored-road = beide Enden abgeschlossen: 3 Plättchen, 3 Punkte
carcassonne-scored-city = zwei blaue Ritter gegen einen: 3 Plättchen × 2 + 1 Wappen × 2 = 8 Punkte, alle für Blau
carcassonne-scored-small-city = eine Stadt aus nur zwei Plättchen: 2 Punkte
carcassonne-scored-cloister = alle 8 Felder um das Kloster belegt: 1 + 8 = 9 Punkte
carcassonne-scored-open-road = am Ende noch offene Straße: 2 Plättchen, 2 Punkte
carcassonne-scored-open-city = am Ende noch offene Stadt: 2 Plättchen + 1 Wappen = 3 Punkte; Gleichstand, also je 3
carcassonne-scored-open-cloister = Kloster am Ende: 1 + 5 Plättchen ringsum = 6 Punkte
carcassonne-scored-farm = die Wiese grenzt an zwei vollendete Städte: je 4 Punkte; die Straße hält den gelben Bauern fern

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
carcassonne-legend-knight-means = Wertet die Stadt, sobald sie rundum ummauert ist.
carcassonne-legend-thief-means = Wertet die Straße, sobald beide Enden abgeschlossen sind.
carcassonne-legend-farmer-means = Liegt, bleibt bis zum Ende und wertet vollendete Städte an der Wiese.
carcassonne-legend-monk-means = Bringt 9, sobald alle 8 Felder um das Kloster belegt sind.
carcassonne-legend-strip = Karte eines Spielers
carcassonne-legend-strip-means = Punkte und hinter × die übrigen Gefolgsleute; Gold: wer am Zug ist oder gewonnen hat.
carcassonne-legend-drawn = zu legendes Plättchen
carcassonne-legend-drawn-means = Oben golden umrahmt: das gezogene Plättchen, das jetzt gelegt wird.
carcassonne-legend-city = Stadt
carcassonne-legend-city-means = Rundum ummauert 2 Punkte je Plättchen für die meisten Ritter darin.
carcassonne-legend-pennant-means = Jedes Wappen einer Stadt bringt 2 Punkte mehr.
carcassonne-legend-road = Straße
carcassonne-legend-road-means = An beiden Enden abgeschlossen 1 Punkt je Plättchen für die meisten Wegelagerer.
carcassonne-tile-b-means = Sind alle 8 Felder ringsum belegt, bringt es seinem Mönch 9 Punkte.
carcassonne-tile-r-spring-means = Hier beginnt der Fluss; die Wiese läuft darum herum.
carcassonne-legend-river = Fluss
carcassonne-legend-river-means = Auf ihm steht niemand; wie eine Straße begrenzt er die Wiesen.
carcassonne-tile-r-lake-means = Hier endet der Fluss; dann folgt das Land.

carcassonne-rules =
    ### Dein Zug
    1. Du ziehst ein Plättchen, alle sehen es. Lege es Kante an Kante an die anderen: Wiese an Wiese, Stadt an Stadt, Straße an Straße. Ecken zählen nicht. Passt es nirgends, kommt es aus dem Spiel, und du ziehst noch einmal.
    2. Du darfst einen deiner 7 Gefolgsleute auf das eben gelegte Plättchen setzen: als Ritter in eine Stadt, als Wegelagerer auf eine Straße, als Bauern auf eine Wiese, als Mönch in ein Kloster. Auf dieser Stadt, Straße oder Wiese darf noch niemand stehen, auch du nicht. Spätere Plättchen dürfen Gebiete mit Gefolgsleuten verbinden.
    3. Was dein Plättchen vollendet, wird sofort gewertet, und alle Gefolgsleute darauf kehren heim. Du kannst sie ab deinem nächsten Zug wieder einsetzen.

    ### Während der Partie
    • Straße, an beiden Enden abgeschlossen oder ein Ring: 1 Punkt je Plättchen.
    • Stadt, rundum ummauert: 2 Punkte je Plättchen und 2 je Wappen. Eine Stadt aus nur zwei Plättchen bringt 2.
    • Kloster, dessen 8 Nachbarfelder alle belegt sind: 9 Punkte.
    Ein Plättchen zählt einmal, auch wenn zwei seiner Teile zur selben Stadt oder Straße gehören. Wer die meisten Gefolgsleute hat, bekommt alle Punkte; bei Gleichstand bekommen alle Beteiligten sie voll. Steht niemand dort, gibt es keine.

    ### Am Ende
    Die Partie endet mit dem letzten Plättchen. Dann wird Unvollendetes gewertet, nach denselben Mehrheiten:
    • Straße: 1 je Plättchen. • Stadt: 1 je Plättchen und 1 je Wappen. • Kloster: 1 und 1 je Nachbar.
    Danach die Wiesen, Stadt für Stadt. Nur vollendete Städte zählen. Für jede werden alle Bauern auf allen angrenzenden Wiesen gezählt, verbunden oder nicht. Die meisten Bauern: 4 Punkte; bei Gleichstand je 4. Straßen, Städte, der Fluss und der Rand der Auslage begrenzen eine Wiese. Bauern kehren nie heim.
    Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.

    ### Der Fluss (Variante)
    Die Quelle ersetzt das Startplättchen. Zuerst kommen zehn Flussplättchen in zufälliger Folge, dann der See, dann das Land. Jedes muss den Fluss fortsetzen. Auf dem Wasser steht niemand; die Wiese läuft um Quelle und See herum.

    ### So lesen wir die Regel
    • Keine Kehrtwende, streng: Der Fluss biegt nie zweimal nacheinander in dieselbe Richtung, ob mit geraden Stücken dazwischen oder ohne.
    • Kleine Stadt: 2 Punkte, wie in der ersten Ausgabe. Wiesen: 4 Punkte je Stadt, nicht je Wiese.
    • Bei unvollendeten Straßen und Städten zählen Plättchen, nicht Abschnitte.
    • Wer vor dem Zug keinen Gefolgsmann hat, setzt keinen, auch wenn einer heimkehrt.
    • Drehungen, die gleich aussehen, werden einmal angeboten.

## Warum ein Rat besser ist

carcassonne-why-city = bringt dir mehr aus Städten
    .others = lässt { $seats } weniger aus Städten
carcassonne-why-road = bringt dir mehr aus Straßen
    .others = lässt { $seats } weniger aus Straßen
carcassonne-why-cloister = bringt dir mehr aus Klöstern
    .others = lässt { $seats } weniger aus Klöstern
carcassonne-why-field = bringt dir mehr aus Wiesen
    .others = lässt { $seats } weniger aus Wiesen
carcassonne-why-followers = hält dir mehr Gefolgsleute für später frei
    .others = lässt { $seats } weniger freie Gefolgsleute für später
