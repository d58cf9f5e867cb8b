# Euphrat & Tigris: alles, was das Spiel sagt. Texte namens `tigris-part-…` werden nur hier von anderen gebraucht.

tigris-name = Euphrat & Tigris
tigris-command = euphrat
tigris-description = Königreiche zwischen zwei Strömen; keine Farbe vergessen: Die schwächste zählt. 2–4 Spieler.
tigris-aim = Deine Anführer sammeln Punkte in vier Farben, für Plättchen in ihren Königreichen und in Konflikten. Es gewinnt, wer in seiner schwächsten Farbe die meisten Punkte hat.
tigris-cover = Das Ende einer Partie { tigris-name }: Plättchen in vier Farben und runde Anführer an zwei Strömen, dazwischen ein Monument. Der Plan ist von einer Ecke aus zu sehen; darunter steht der Name des Spiels.

## Aktionen und Angaben

tigris-verb-place = Plättchen legen
tigris-verb-place-description = Ein Plättchen aus der Hand legen: Bauernhöfe auf Flüsse, alle anderen auf Land.
tigris-verb-position = Anführer (ver)setzen
tigris-verb-position-description = Einen Anführer neben einen Tempel auf freies Land setzen oder versetzen.
tigris-verb-withdraw = Anführer zurücknehmen
tigris-verb-withdraw-description = Einen deiner Anführer vom Plan in deinen Vorrat zurücknehmen.
tigris-verb-catastrophe = Katastrophe
tigris-verb-catastrophe-description = Ein Plättchen zerstören oder ein freies Feld für den Rest der Partie sperren.
tigris-verb-swap = Plättchen tauschen
tigris-verb-swap-description = Ein Plättchen weglegen; bis zu sechs, dann ebenso viele neue ziehen.
tigris-verb-exchange = Neue Plättchen ziehen
tigris-verb-exchange-description = Die weggelegten Plättchen abwerfen und ebenso viele neue ziehen.
tigris-verb-end = Keine Aktion mehr
tigris-verb-end-description = Deinen Zug beenden, ohne die übrigen Aktionen zu nutzen.
tigris-verb-war = Konflikt austragen
tigris-verb-war-description = Wählen, welcher von mehreren äußeren Konflikten als nächster ausgetragen wird.
tigris-verb-support = Verstärken
tigris-verb-support-description = Deine Seite des Konflikts mit Plättchen aus der Hand verstärken, oder mit keinem.
tigris-verb-build = Monument bauen
tigris-verb-build-description = Die vier Plättchen umdrehen und ein Monument darauf bauen.
tigris-verb-decline = Kein Monument
tigris-verb-decline-description = Jetzt kein Monument bauen.
tigris-verb-keep = Schatz liegen lassen
tigris-verb-keep-description = Wählen, welcher Schatz im Königreich bleibt; alle anderen bekommst du.
tigris-verb-refill = Auffüllen
tigris-verb-refill-description = Alle ziehen bis auf sechs Plättchen nach (geschieht von selbst).

tigris-field-tile = Plättchen
tigris-field-tile-description = Welches Plättchen aus deiner Hand.
tigris-field-leader = Anführer
tigris-field-leader-description = Welcher Anführer: Priester, Bauer, Händler oder König.
tigris-field-cell = Feld
tigris-field-cell-description = Wo: Spalte und Zeile, zum Beispiel C4. Von vier Feldern das links oben.
tigris-field-count = Anzahl
tigris-field-count-asked = wie viele Plättchen
tigris-field-count-description = Mit wie vielen Plättchen aus der Hand du verstärkst; 0 heißt mit keinem.
tigris-field-monument = Monument
tigris-field-monument-description = Welches Monument, nach seinen zwei Farben.

## Werte

tigris-tile-temple = Tempel
tigris-tile-farm = Bauernhof
tigris-tile-market = Markt
tigris-tile-settlement = Siedlung

tigris-leader-priest = Priester
tigris-leader-farmer = Bauer
tigris-leader-trader = Händler
tigris-leader-king = König

tigris-colour-red = Rot
    .twice = zweimal Rot
tigris-colour-blue = Blau
    .twice = zweimal Blau
tigris-colour-green = Grün
    .twice = zweimal Grün
tigris-colour-black = Schwarz
    .twice = zweimal Schwarz

tigris-monument-red-blue = Rot-Blau
tigris-monument-red-green = Rot-Grün
tigris-monument-red-black = Rot-Schwarz
tigris-monument-blue-green = Blau-Grün
tigris-monument-blue-black = Blau-Schwarz
tigris-monument-green-black = Grün-Schwarz

tigris-support-0 = mit keinem
tigris-support-1 = mit 1
tigris-support-2 = mit 2
tigris-support-3 = mit 3
tigris-support-4 = mit 4
tigris-support-5 = mit 5
tigris-support-6 = mit 6

tigris-dynasty-archer = Bogenschütze
tigris-dynasty-bull = Stier
tigris-dynasty-pot = Krug
tigris-dynasty-lion = Löwe

tigris-layer-kingdoms = Königreiche

## Was geschehen ist

tigris-part-colours = { $red } Rot · { $blue } Blau · { $green } Grün · { $black } Schwarz

## Die Wörter von oben in ihrem Fall

tigris-part-a-tile = { $tile ->
    [Siedlung] eine Siedlung
   *[other] einen { $tile }
}
tigris-part-with-tiles = { $tile ->
    [Tempel] Tempeln
    [Bauernhof] Bauernhöfen
    [Markt] Märkten
   *[Siedlung] Siedlungen
}
tigris-part-the-leader = { $leader ->
    [Bauer] den Bauern
   *[other] den { $leader }
}
tigris-part-your-leader = { $leader ->
    [Bauer] deinen Bauern
   *[other] deinen { $leader }
}

tigris-event-tile-placed = { $seat } legt { tigris-part-a-tile } auf { $cell }.
    .you = Du legst { tigris-part-a-tile } auf { $cell }.
tigris-event-tiles-placed = { $seat } legt { $count } Plättchen: { $tiles }.
    .you = Du legst { $count } Plättchen: { $tiles }.
tigris-event-tile-scored = +1 { $colour } für { $seat } ({ $leader }).
    .you = +1 { $colour } für dich ({ $leader }).
tigris-event-tiles-scored = +{ $count } für { $seat }: { $scored }.
    .you = +{ $count } für dich: { $scored }.
tigris-event-kingdoms-joined = { $cell } verbindet friedlich zwei Königreiche: keine Punkte.
tigris-event-leader-placed = { $seat } setzt { tigris-part-the-leader } auf { $cell }.
    .you = Du setzt { tigris-part-your-leader } auf { $cell }.
tigris-event-leader-moved = { $seat } versetzt { tigris-part-the-leader } von { $origin } auf { $cell }.
    .you = Du versetzt { tigris-part-your-leader } von { $origin } auf { $cell }.
tigris-event-leader-withdrawn = { $seat } nimmt { tigris-part-the-leader } von { $cell } zurück.
    .you = Du nimmst { tigris-part-your-leader } von { $cell } zurück.
tigris-event-leader-stranded = Kein Tempel mehr neben { $cell }: Der { $leader } von { $seat } kehrt heim.
    .you = Kein Tempel mehr neben { $cell }: Dein { $leader } kehrt heim.
tigris-event-catastrophe-struck = { $tile ->
    [none] { $seat } spielt eine Katastrophe auf { $cell }.
   *[other] { $seat } spielt eine Katastrophe auf { $cell } und zerstört { tigris-part-a-tile }.
}
    .you = { $tile ->
        [none] Du spielst eine Katastrophe auf { $cell }.
       *[other] Du spielst eine Katastrophe auf { $cell } und zerstörst { tigris-part-a-tile }.
    }
tigris-event-swap-chosen = Du legst weg: { $tile }.
tigris-event-tiles-set-aside = Du legst weg: { $tiles }.
tigris-event-tiles-swapped = { $seat } tauscht { $count } Plättchen.
    .you = Du tauschst { $count } Plättchen.
tigris-event-tiles-drawn = { $tiles ->
    [none] Du ziehst nichts nach.
   *[other] Du ziehst: { $tiles }.
}
tigris-event-bag-short = Im Beutel sind zu wenige Plättchen: Dies ist der letzte Zug.
tigris-event-turn-ended = { $seat } führt keine Aktion mehr aus.
    .you = Du führst keine Aktion mehr aus.
tigris-event-revolt-began = Innerer Konflikt ({ $leader }): { $attacker } greift { $defender } an, { $attack } : { $defence } an Tempeln neben den Anführern.
    .you = Innerer Konflikt ({ $leader }): Du greifst { $defender } an, { $attack } : { $defence } an Tempeln neben den Anführern.
    .you-defender = Innerer Konflikt ({ $leader }): { $attacker } greift dich an, { $attack } : { $defence } an Tempeln neben den Anführern.
tigris-event-wars-began = { $cell } verbindet zwei Königreiche: äußerer Konflikt! Auf beiden Seiten: { $leaders }.
tigris-event-war-began = Äußerer Konflikt ({ $leader }): { $attacker } greift { $defender } an, { $attack } : { $defence } auf dem Plan. Zu gewinnen: { $attackers } { $colour } für { $attacker } oder { $defenders } { $colour } für { $defender }.
    .you = Äußerer Konflikt ({ $leader }): Du greifst { $defender } an, { $attack } : { $defence } auf dem Plan. Zu gewinnen: { $attackers } { $colour } für dich oder { $defenders } { $colour } für { $defender }.
    .you-defender = Äußerer Konflikt ({ $leader }): { $attacker } greift dich an, { $attack } : { $defence } auf dem Plan. Zu gewinnen: { $attackers } { $colour } für { $attacker } oder { $defenders } { $colour } für dich.
tigris-event-war-avoided = Getrennt, also kein Konflikt mehr: { $leader }.
tigris-event-supported = { $count ->
    [0] { $seat } verstärkt nicht und bleibt bei { $total }.
    [one] { $seat } verstärkt mit 1 { $tile }: jetzt { $total }.
   *[other] { $seat } verstärkt mit { $count } { tigris-part-with-tiles }: jetzt { $total }.
}
    .you = { $count ->
        [0] Du verstärkst nicht und bleibst bei { $total }.
        [one] Du verstärkst mit 1 { $tile }: jetzt { $total }.
       *[other] Du verstärkst mit { $count } { tigris-part-with-tiles }: jetzt { $total }.
    }
tigris-event-defender-won-tie = Bei Gleichstand gewinnt die Verteidigung.
tigris-event-revolt-ended = Innerer Konflikt ({ $leader }): { $winner } gewinnt { $won } : { $lost }, +1 Rot. Der Anführer von { $loser } kehrt heim.
    .you = Innerer Konflikt ({ $leader }): Du gewinnst { $won } : { $lost }, +1 Rot. Der Anführer von { $loser } kehrt heim.
    .you-loser = Innerer Konflikt ({ $leader }): { $winner } gewinnt { $won } : { $lost }, +1 Rot. Dein Anführer kehrt heim.
tigris-event-war-ended = Äußerer Konflikt ({ $leader }): { $winner } schlägt { $loser } { $won } : { $lost }. { $points ->
    [1] Vom Plan geht nur der Anführer = +1 { $colour }.
   *[other] Vom Plan gehen der Anführer und { $removed } = +{ $points } { $colour }.
}
    .you = Äußerer Konflikt ({ $leader }): Du schlägst { $loser } { $won } : { $lost }. { $points ->
        [1] Vom Plan geht nur der Anführer = +1 { $colour }.
       *[other] Vom Plan gehen der Anführer und { $removed } = +{ $points } { $colour }.
    }
    .you-loser = Äußerer Konflikt ({ $leader }): { $winner } schlägt dich { $won } : { $lost }. { $points ->
        [1] Vom Plan geht nur der Anführer = +1 { $colour }.
       *[other] Vom Plan gehen der Anführer und { $removed } = +{ $points } { $colour }.
    }
tigris-event-monument-built = { $seat } baut das Monument { $monument }, links oben auf { $cell }.
    .you = Du baust das Monument { $monument }, links oben auf { $cell }.
tigris-event-monument-declined = { $seat } baut kein Monument.
    .you = Du baust kein Monument.
tigris-event-treasures-taken = { $count ->
    [one] { $seat } nimmt 1 Schatz von { $cells }; der auf { $cell } bleibt.
   *[other] { $seat } nimmt { $count } Schätze von { $cells }; der auf { $cell } bleibt.
}
    .you = { $count ->
        [one] Du nimmst 1 Schatz von { $cells }; der auf { $cell } bleibt.
       *[other] Du nimmst { $count } Schätze von { $cells }; der auf { $cell } bleibt.
    }
tigris-event-monument-paid = +1 { $colour } für { $seat } (Monument { $monument }).
    .you = +1 { $colour } für dich (Monument { $monument }).
tigris-event-monuments-paid = +{ $count } für { $seat } aus Monumenten: { $paid }.
    .you = +{ $count } für dich aus Monumenten: { $paid }.
tigris-event-game-ends = { $cause ->
    [treasures] Die Partie endet: Höchstens zwei Schätze liegen noch auf dem Plan.
   *[bag] Die Partie endet: Im Beutel waren zu wenige Plättchen.
}
tigris-event-final-score = { $seat }: { tigris-part-colours }{ $treasures ->
    [0] {""}
    [one] {""} (davon 1 Schatz)
   *[other] {""} (davon { $treasures } Schätze)
}
tigris-event-game-ended = { $shared ->
    [1] { $winners } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } in der schwächsten Farbe!
   *[other] { $winners } teilen sich den Sieg: je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } in der schwächsten Farbe, und gleich viele in allen anderen!
}
    .you = { $shared ->
        [1] Du gewinnst mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        } in der schwächsten Farbe!
       *[other] { $winners } teilt euch den Sieg: je { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } in der schwächsten Farbe, und gleich viele in allen anderen!
    }
tigris-event-hand-held = { $tiles ->
    [none] Du hast keine Plättchen.
   *[other] Deine Plättchen: { $tiles }.
}
tigris-event-points-held = Deine Punkte: { tigris-part-colours }{ $treasures ->
    [0] {"."}
    [one] {""} · 1 Schatz für eine beliebige Farbe.
   *[other] {""} · { $treasures } Schätze für beliebige Farben.
}
tigris-event-stock-held = { $seat }: { $leaders ->
    [none] alle Anführer auf dem Plan
   *[other] { $leaders } im Vorrat
}, { $catastrophes ->
    [0] keine Katastrophe mehr.
    [one] noch 1 Katastrophe.
   *[other] noch { $catastrophes } Katastrophen.
}
tigris-event-tiles-left = { $count ->
    [0] Der Beutel ist leer.
    [one] Im Beutel ist 1 Plättchen.
   *[other] Im Beutel sind { $count } Plättchen.
}
tigris-event-hands-held = Plättchen auf der Hand: { $tally }.
tigris-event-treasures-left = { $count ->
    [one] Auf dem Plan liegt 1 Schatz.
   *[other] Auf dem Plan liegen { $count } Schätze{ $over ->
        [yes] .
       *[no] ; bei zwei oder weniger endet die Partie.
    }
}
tigris-event-monuments-left = { $monuments ->
    [none] Alle Monumente sind gebaut.
   *[other] Noch nicht gebaute Monumente: { $monuments }.
}
tigris-event-conflict-stands = { $sort ->
    [revolt] Innerer Konflikt
   *[war] Äußerer Konflikt
} ({ $leader }): { $attacker } greift { $defender } an, jetzt { $attack } : { $defence }. Beide dürfen einmal mit { tigris-part-with-tiles } verstärken; bei Gleichstand gewinnt, wer verteidigt.
    .you = { $sort ->
        [revolt] Innerer Konflikt
       *[war] Äußerer Konflikt
    } ({ $leader }): Du greifst { $defender } an, jetzt { $attack } : { $defence }. Beide dürfen einmal mit { tigris-part-with-tiles } verstärken; bei Gleichstand gewinnt, wer verteidigt.
    .you-defender = { $sort ->
        [revolt] Innerer Konflikt
       *[war] Äußerer Konflikt
    } ({ $leader }): { $attacker } greift dich an, jetzt { $attack } : { $defence }. Beide dürfen einmal mit { tigris-part-with-tiles } verstärken; bei Gleichstand gewinnt, wer verteidigt.

## Was gefragt wird, und wo im Zug: der Ort kurz und ohne Punkt

tigris-event-support-asked = { $role ->
    [defender] { $attacker } greift { tigris-part-your-leader } mit { $attack } an. Du hast { $defence } auf dem Plan, darfst einmal mit { tigris-part-with-tiles } verstärken und gewinnst bei Gleichstand.
   *[attacker] Dein { $leader } greift { $defender } an, { $attack } : { $defence } auf dem Plan. Du darfst einmal mit { tigris-part-with-tiles } verstärken; bei Gleichstand gewinnt { $defender }.
}
    .you = Dein { $leader } greift { $defender } an, { $attack } : { $defence } auf dem Plan. Du darfst einmal mit { tigris-part-with-tiles } verstärken; bei Gleichstand gewinnt { $defender }.
    .you-defender = { $attacker } greift { $leader ->
        [Bauer] deinen Bauern
       *[other] deinen { $leader }
    } mit { $attack } an. Du hast { $defence } auf dem Plan, darfst einmal mit { tigris-part-with-tiles } verstärken und gewinnst bei Gleichstand.
tigris-event-treasure-asked = Im Zug von { $seat } gehen Schätze an deinen Händler. Wähle, welcher liegen bleibt.
    .you = In deinem Zug gehen Schätze an deinen Händler. Wähle, welcher liegen bleibt.
tigris-event-action-of = Aktion { $number } von { $of }
tigris-event-to-come = { $step ->
    [action] noch eine Aktion
   *[refill] alle füllen ihre Hand auf sechs Plättchen auf
}

## Wozu eine Wahl führen würde: kurz und ohne Punkt

tigris-event-would-score = +1 { $colour } für { $seat }
    .you = +1 { $colour } für dich
tigris-event-would-join = verbindet zwei Königreiche, keine Punkte
tigris-event-would-complete = vier im Quadrat: ein Monument ist möglich
tigris-event-would-win-treasures = { $count ->
    [one] 1 Schatz für { $seat }
   *[other] { $count } Schätze für { $seat }
}
    .you = { $count ->
        [one] 1 Schatz für dich
       *[other] { $count } Schätze für dich
    }
tigris-event-would-take = Schätze für dich: { $cells }
tigris-event-would-destroy = zerstört { tigris-part-a-tile }
tigris-event-would-strand = der { $leader } von { $seat } kehrt heim
    .you = dein { $leader } kehrt heim
tigris-event-would-pay = { $paid ->
    [none] bringt noch niemandem etwas
   *[other] +1 je Zug: { $paid }
}
tigris-event-would-fight = { $sort ->
    [revolt] innerer Konflikt
   *[war] äußerer Konflikt
}: { $leader }, { $attacker } { $attack } : { $defence } { $defender }
    .you = { $sort ->
        [revolt] innerer Konflikt
       *[war] äußerer Konflikt
    }: { $leader }, du { $attack } : { $defence } { $defender }
    .you-defender = { $sort ->
        [revolt] innerer Konflikt
       *[war] äußerer Konflikt
    }: { $leader }, { $attacker } { $attack } : { $defence } du
tigris-event-would-stand = { $own } : { $other }, { $outcome ->
    [wins] du gewinnst
    [loses] du verlierst
    [leads] du führst vorerst
    [level] Gleichstand, damit verlierst du
   *[trails] du liegst zurück
}
tigris-event-of-kingdom = Königreich: { $own ->
    [none] { $others }
   *[other] dein { $own }{ $others ->
        [none] {""}
       *[other] , { $others }
    }
}
tigris-event-between-kingdoms = Zwischen Königreichen
tigris-event-leaderless = Bei Plättchen ohne Anführer
tigris-event-empty = { $land ->
    [yes] Freies Land
   *[no] Freier Fluss
}

## Warum etwas abgelehnt wird

tigris-part-tile = { $tile ->
    [temple] { tigris-tile-temple }
    [farm] { tigris-tile-farm }
    [market] { tigris-tile-market }
   *[settlement] { tigris-tile-settlement }
}
tigris-part-leader = { $leader ->
    [priest] { tigris-leader-priest }
    [farmer] { tigris-leader-farmer }
    [trader] { tigris-leader-trader }
   *[king] { tigris-leader-king }
}
tigris-part-colour = { $colour ->
    [red] { tigris-colour-red }
    [blue] { tigris-colour-blue }
    [green] { tigris-colour-green }
   *[black] { tigris-colour-black }
}
tigris-part-monument = { $monument ->
    [red-blue] { tigris-monument-red-blue }
    [red-green] { tigris-monument-red-green }
    [red-black] { tigris-monument-red-black }
    [blue-green] { tigris-monument-blue-green }
    [blue-black] { tigris-monument-blue-black }
   *[green-black] { tigris-monument-green-black }
}

tigris-illegal-wrong-phase = { $phase ->
    [act] Wähle eine Aktion: Plättchen legen, Anführer setzen, versetzen oder zurücknehmen, Katastrophe, Plättchen tauschen oder keine Aktion mehr.
    [swap] Du tauschst gerade Plättchen: Lege weitere weg, oder ziehe neue.
    [war] Mehrere äußere Konflikte warten: Wähle, welche Anführer als Nächstes kämpfen.
    [attack] Ein Konflikt läuft: Zuerst muss die angreifende Seite sagen, mit wie vielen Plättchen sie verstärkt.
    [defence] Ein Konflikt läuft: Zuerst muss die verteidigende Seite sagen, mit wie vielen Plättchen sie verstärkt.
    [build] Du darfst jetzt ein Monument bauen: Baue es, oder verzichte.
    [keep] Wähle zuerst, welcher Schatz im Königreich bleibt.
   *[refill] Der Zug ist vorbei; zuerst ziehen alle Plättchen nach.
}
tigris-illegal-unknown-tile = Ein Plättchen „{ $tile }“ gibt es nicht. Es gibt Tempel, Bauernhof, Markt und Siedlung.
tigris-illegal-unknown-leader = Einen Anführer „{ $leader }“ gibt es nicht. Es gibt Priester, Bauer, Händler und König.
tigris-illegal-unknown-monument = Ein Monument „{ $monument }“ gibt es nicht. Nenne seine zwei Farben, zum Beispiel Rot-Blau.
tigris-illegal-unknown-cell = Ein Feld „{ $cell }“ gibt es nicht. Spalten gehen von A bis P, Zeilen von 1 bis 11, zum Beispiel C4.
tigris-illegal-tile-not-in-hand = Du hast { $tile ->
    [settlement] keine { tigris-part-tile }
   *[other] keinen { tigris-part-tile }
} auf der Hand. Wähle ein Plättchen aus deiner Hand.
tigris-illegal-cell-taken = { $cell } ist belegt. Wähle ein freies Feld.
tigris-illegal-cell-dead = Auf { $cell } liegt eine Katastrophe: Dort kann nie mehr etwas hin.
tigris-illegal-farm-needs-river = { $cell } ist Land. Bauernhöfe gehören nur auf Flüsse.
tigris-illegal-tile-needs-land = { $cell } ist Fluss, dort sind nur Bauernhöfe erlaubt. Lege { $tile ->
    [settlement] die { tigris-part-tile }
   *[other] den { tigris-part-tile }
} auf Land.
tigris-illegal-joins-three-kingdoms = Ein Plättchen auf { $cell } würde drei Königreiche oder mehr verbinden. Erlaubt sind höchstens zwei.
tigris-illegal-leader-needs-land = { $cell } ist Fluss. Der { tigris-part-leader } muss auf Land stehen.
tigris-illegal-leader-needs-temple = Neben { $cell } liegt kein offener Tempel. Der { tigris-part-leader } muss einen berühren.
tigris-illegal-leader-joins-kingdoms = Auf { $cell } würde der { tigris-part-leader } zwei Königreiche verbinden. Das darf nur ein Plättchen.
tigris-illegal-same-square = Auf { $cell } steht schon dein { tigris-part-leader }. Wähle ein anderes Feld.
tigris-illegal-leader-in-stock = Dein { tigris-part-leader } steht nicht auf dem Plan, lässt sich also nicht zurücknehmen.
tigris-illegal-no-catastrophes = Du hast deine beiden Katastrophen schon gespielt.
tigris-illegal-catastrophe-on-leader = Auf { $cell } steht ein Anführer. Eine Katastrophe braucht ein freies Feld oder ein Plättchen.
tigris-illegal-catastrophe-on-treasure = Auf { $cell } liegt ein Schatz. Solange er dort liegt, geht dort keine Katastrophe.
tigris-illegal-catastrophe-on-monument = Auf { $cell } steht ein Monument. Monumente und die Plättchen darunter sind unzerstörbar.
tigris-illegal-no-such-war = Mit dem Anführer „{ tigris-part-leader }“ steht kein Konflikt an. Wähle einen der Konflikte, die anstehen.
tigris-illegal-support-out-of-range = { $most ->
    [0] Mit { $count } kannst du nicht verstärken, denn dir fehlt: { tigris-part-tile }. Nimm 0.
   *[other] Mit { $count } kannst du nicht verstärken. Nimm 0 bis { $most }, so viele hast du ({ tigris-part-tile }).
}
tigris-illegal-monument-built = Das Monument { tigris-part-monument } steht schon. Wähle ein anderes.
tigris-illegal-monument-colour = Das Monument { tigris-part-monument } hat nicht die Farbe deiner vier Plättchen ({ tigris-part-colour }). Wähle eines mit dieser Farbe.
tigris-illegal-no-square = Bei { $cell } links oben liegt kein Quadrat für ein Monument: vier Plättchen einer Farbe, darunter das eben gelegte.
tigris-illegal-cannot-keep = Auf { $cell } liegt kein Schatz aus dem Königreich dieses Händlers. Wähle einen, der dort liegt.
tigris-illegal-corner-first = Der Schatz auf { $cell } ist ein Eckschatz und muss zuerst genommen werden. Lass einen anderen liegen.

## Punkte nach Farben

tigris-score-red = Rot
tigris-score-blue = Blau
tigris-score-green = Grün
tigris-score-black = Schwarz

# The pieces in the pictures of the rules.
tigris-legend-catastrophe = Katastrophe
tigris-legend-monument = Monument
tigris-legend-turned = umgedrehtes Plättchen
tigris-legend-treasure = Schatz
tigris-legend-corner = Schatz in einer Ecke

# Positions that score, in the pictures of the rules.
tigris-scored-tile = ein Tempel neben einem Königreich mit Priester: 1 roter Punkt für den, dem der Priester gehört
tigris-scored-revolt = zwei Tempel neben dem König des Bogenschützen, einer neben dem des Stiers: 1 roter Punkt für den Bogenschützen
tigris-scored-war = zwei Siedlungen gegen eine: Der Löwe verliert König und Siedlung, der Bogenschütze bekommt für beide je 1 schwarzen Punkt
tigris-scored-monument = am Ende des Zuges des Bogenschützen: 1 roter Punkt für den Priester, 1 schwarzer für den König
tigris-scored-treasure = ein Plättchen bringt zwei Schätze in ein Königreich: Der Händler bekommt einen, Eckschätze zuerst

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
tigris-tile-temple-means = Rot. Anführer müssen neben einem Tempel stehen; er zählt auch im inneren Konflikt.
tigris-tile-farm-means = Blau, und das einzige Plättchen, das auf den Fluss kommt.
tigris-tile-market-means = Grün. Er bringt dem Händler seines Königreichs einen Punkt, sonst dem König.
tigris-tile-settlement-means = Schwarz. Sie bringt dem König ihres Königreichs einen Punkt.
tigris-leader-priest-means = Gewinnt rote Punkte in seinem Königreich; das Zeichen ist die Dynastie.
tigris-leader-farmer-means = Gewinnt blaue Punkte in seinem Königreich.
tigris-leader-trader-means = Gewinnt grüne Punkte in seinem Königreich, und dessen Schätze.
tigris-leader-king-means = Gewinnt schwarze Punkte, und die jeder Farbe, die dort keinen Anführer hat.
tigris-legend-strip = Karte eines Spielers
tigris-legend-strip-means = Anführer, Plättchen, Katastrophen; am Ende Punkte, kleinste gerahmt; Gold: wer entscheidet oder gewonnen hat.
tigris-layer-kingdoms-means = Eine Linie umgibt jedes Königreich: Plättchen mit einem Anführer darin.
tigris-legend-catastrophe-means = Auf dieses Feld kommt nie wieder etwas; jeder hat zwei.
tigris-chip-point = Punkt für dich
tigris-chip-point-means = Hier bekommst du einen Punkt dieser Farbe.
tigris-chip-others = Punkt für andere
tigris-chip-others-means = Der Punkt geht an den Spieler mit diesem Zeichen.
tigris-chip-join = verbindet
tigris-chip-join-means = Verbindet zwei Königreiche friedlich: keine Punkte.
tigris-chip-plain = mögliches Feld
tigris-chip-plain-means = Hier ist es erlaubt, und weiter folgt nichts.
tigris-legend-fighting = kämpfender Anführer
tigris-legend-fighting-means = Rot umrahmt. Unten: Schwerter greifen an, der Schild verteidigt, die Sanduhr muss noch entscheiden.
tigris-chip-fight = Konflikt
tigris-chip-fight-means = Hier beginnt ein Konflikt zwischen Anführern einer Farbe.
tigris-legend-joining = verbindendes Plättchen
tigris-legend-joining-means = Es verbindet Königreiche, die kämpfen, und kämpft für niemanden.
tigris-legend-monument-means = Zahlt dir am Ende deines Zuges 1 Punkt je Farbe, deren Anführer dort dir gehört.
tigris-legend-turned-means = Vier davon tragen ein Monument; sie verbinden noch, zählen aber sonst nicht.
tigris-legend-treasure-means = Zählt als Punkt beliebiger Farbe; der Händler nimmt alle bis auf einen im Königreich.
tigris-legend-corner-means = Ein Schatz, der vor anderen genommen werden muss.

tigris-rules =
    Tempel und Priester sind rot, Bauernhöfe und Bauern blau, Märkte und Händler grün, Siedlungen und Könige schwarz. Du führst je einen Anführer, am Zeichen deiner Dynastie erkennbar. Punkte gibt es in allen vier Farben; **deine schwächste Farbe ist dein Ergebnis**. Zu Beginn liegen zehn Tempel mit Schätzen aus; du hast sechs Plättchen. Handplättchen, Punkte und gewonnene Schätze sind verdeckt.
    Plättchen und Anführer, die sich seitlich berühren, hängen zusammen. Mit einem Anführer darin sind sie ein Königreich.

    ### Dein Zug: bis zu zwei Aktionen
    • **Anführer** auf freies Land neben einen Tempel setzen, versetzen oder zurücknehmen. Er darf keine zwei Königreiche verbinden. Ohne Tempel daneben kehrt er sofort heim.
    • **Plättchen** legen: Bauernhöfe auf Fluss, andere auf Land. Es darf nie drei Königreiche verbinden. Berührt es nur eines, gibt es 1 Punkt seiner Farbe für den Anführer dieser Farbe dort, sonst für den König.
    • **Katastrophe** (zwei je Partie): zerstört ein Plättchen oder sperrt ein freies Feld. Nicht auf Anführer, Schätze, Monumente, Katastrophen.
    • **Tauschen**: bis zu sechs Handplättchen.
    Danach füllen alle ihre Hand auf sechs auf.

    ### Innerer Konflikt
    Ein Anführer kommt in ein Königreich, das schon einen seiner Farbe hat, und greift ihn an. Es zählen die Tempel neben jedem; einer neben beiden zählt für beide. Dann verstärken beide einmal mit Tempeln aus der Hand, erst der Angriff. Mehr gewinnt, bei Gleichstand die Verteidigung. Der Verlierer kehrt heim, der Sieger bekommt 1 Rot.

    ### Äußerer Konflikt
    Ein Plättchen, das zwei Königreiche verbindet, bringt keine Punkte. Anführer gleicher Farbe kämpfen. Wer am Zug ist, wählt die Reihenfolge und greift an, wenn selbst beteiligt; sonst greift an, wer der Reihe nach als Nächstes beteiligt ist. Es zählen Plättchen der Farbe auf der eigenen Seite, dann wird wie oben verstärkt. Der unterlegene Anführer kehrt heim, die Plättchen der Farbe auf seiner Seite kommen aus dem Spiel: je 1 Punkt der Farbe. Tempel mit Schatz oder neben einem anderen Anführer als dem besiegten Priester bleiben und zählen nicht. Getrennte Anführer kämpfen nicht; der nächste Konflikt zählt neu.
    Verstärkungen kommen aus dem Spiel. Kein Anführer entgeht einem Konflikt, indem er zurückgenommen wird.

    ### Monumente
    Vollendet dein Plättchen 2×2 einer Farbe, darfst du sie umdrehen und ein Monument mit dieser Farbe bauen. Sie verbinden weiter, zählen aber weder als Tempel noch in Konflikten; Schätze darauf sind weiter zu gewinnen. Am Ende deines Zuges zahlt jedes Monument 1 Punkt je Farbe, deren Anführer in seinem Königreich dir gehört.

    ### Schätze
    Nach jeder Aktion: Hat ein Königreich einen Händler und mehrere Schätze, bekommt der Händler alle bis auf einen, Eckschätze zuerst.

    ### Das Ende
    Die Partie endet nach einem Zug mit höchstens zwei Schätzen auf dem Plan, oder wenn der Beutel nicht reicht. Schätze zählen als beliebige Farben. Die höchste schwächste Farbe gewinnt; dann die zweitschwächste und so weiter.

    ### So lesen wir die Regel
    • Schätze werden nach jeder Aktion genommen, und zwar immer.
    • Das verbindende Plättchen kämpft nicht mit und bleibt. Wer versetzt wird, gilt vorher als vom Plan genommen.
    • Nach Verstärkung wird immer gefragt; jede Zahl ist erlaubt.
    • Wer auf ein Monument verzichtet, kann es nur mit einem neuen Plättchen im Quadrat nachholen. Monumente zahlen nur dem, dessen Zug endet.

## Warum ein Rat besser ist

tigris-why-points = bringt dir mehr Punkte in deinen schwächsten Farben
    .others = lässt { $seats } weniger Punkte in den schwächsten Farben
tigris-why-treasures = bringt dir mehr aus Schätzen
    .others = lässt { $seats } weniger aus Schätzen
tigris-why-leaders = setzt deine Anführer besser ein, wo du am schwächsten bist
    .others = lässt den Anführern von { $seats } weniger zu gewinnen
tigris-why-conflicts = stellt dich in Konflikten besser
    .others = stellt { $seats } in Konflikten schlechter
tigris-why-monuments = bringt dir mehr aus Monumenten
    .others = lässt { $seats } weniger aus Monumenten
tigris-why-hand = lässt dir bessere Plättchen auf der Hand
    .others = lässt { $seats } schlechtere Plättchen auf der Hand
