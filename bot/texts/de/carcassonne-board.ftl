# Carcassonne: eine Stellung in Worten. Kanten werden von Norden im Uhrzeigersinn genannt.

carcassonne-edge-city = Stadt
carcassonne-edge-road = Straße
carcassonne-edge-field = Wiese
carcassonne-edge-river = Fluss

carcassonne-side-north = Norden
carcassonne-side-east = Osten
carcassonne-side-south = Süden
carcassonne-side-west = Westen

carcassonne-bend-straight = noch keine
carcassonne-bend-left = nach links
carcassonne-bend-right = nach rechts

carcassonne-part-places = { $cells ->
    [none] { $parts }
   *[other] { $cells }{ $parts ->
        [none] {""}
       *[other] , { $parts }
    }
}
carcassonne-part-open = { $open ->
    [one] 1 offene Seite
   *[other] { $open } offene Seiten
}

carcassonne-board-your-tile = Jetzt zu legen
carcassonne-board-laid-tile = Eben gelegt
carcassonne-board-tile-to-lay = Das Plättchen: { $tile }. Ungedreht sind die Kanten (Norden, Osten, Süden, Westen): { $north }, { $east }, { $south }, { $west }.
carcassonne-board-river-goes-on = Der Fluss geht auf { $cell } weiter. Letzte Biegung: { $bend }.
carcassonne-board-newest-tile = { $cell }. Stellen darauf: { $spots }.
carcassonne-board-free-places = Freie Felder, und welche Kanten dort passen müssen
carcassonne-board-free-place = { $cell }: { $edges }
carcassonne-board-unfinished = { $sort ->
    [city] Unvollendete Städte
    [road] Unvollendete Straßen
   *[cloister] Unvollendete Klöster
}
carcassonne-board-open-city = { carcassonne-part-places }: { carcassonne-part-open }{ $pennants ->
    [0] {""}
    [one] , 1 Wappen
   *[other] , { $pennants } Wappen
}; Ritter: { $tally }
carcassonne-board-open-road = { carcassonne-part-places }: { $open ->
    [one] 1 offenes Ende
   *[other] { $open } offene Enden
}; Wegelagerer: { $tally }
carcassonne-board-open-cloister = { $cell }: { $open ->
    [one] ringsum ist 1 Feld frei
   *[other] ringsum sind { $open } Felder frei
}; Mönch: { $tally }
carcassonne-board-farms = Wiesen mit Bauern
carcassonne-board-farm = { carcassonne-part-places }; Bauern: { $tally }; vollendete Städte daneben: { $cities ->
    [none] keine
   *[other] { $cities }
}
carcassonne-board-tiles = Alle Plättchen, Zeile für Zeile{ $sides ->
    [none] {""}
   *[other] {" "}(Kanten: Norden, Osten, Süden, Westen)
}
carcassonne-board-tile-at = { $cell }: { $tile }{ $turn ->
    [0] {""}
   *[other] , um { $turn }° gedreht
}{ $north ->
    [none] {""}
   *[other] {" "}({ $north }, { $east }, { $south }, { $west })
}{ $seat ->
    [none] {""}
   *[other] . { $seat }: { $role } ({ $spot })
}
    .you = { $cell }: { $tile }{ $turn ->
        [0] {""}
       *[other] , um { $turn }° gedreht
    }{ $north ->
        [none] {""}
       *[other] {" "}({ $north }, { $east }, { $south }, { $west })
    }{ $seat ->
        [none] {""}
       *[other] . Du: { $role } ({ $spot })
    }
carcassonne-board-supply = Neben der Auslage
carcassonne-board-followers-home = Gefolgsleute im Vorrat: { $seats }
carcassonne-board-still-to-come = { $count ->
    [0] Kein Plättchen ist mehr zu ziehen.
    [one] Noch 1 Plättchen zu ziehen: { $tiles }
   *[other] Noch { $count } Plättchen zu ziehen: { $tiles }
}
carcassonne-board-set-aside = Aus dem Spiel: { $tiles }
