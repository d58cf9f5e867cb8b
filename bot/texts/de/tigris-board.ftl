# Euphrat & Tigris: eine Stellung in Worten, für alle, die hören.

tigris-board-turn = Dieser Zug
tigris-board-actions-left = { $count ->
    [0] { $seat } hat keine Aktion mehr.
    [one] { $seat } hat noch 1 Aktion.
   *[other] { $seat } hat noch { $count } Aktionen.
}
    .you = { $count ->
        [0] Du hast keine Aktion mehr.
        [one] Du hast noch 1 Aktion.
       *[other] Du hast noch { $count } Aktionen.
    }
tigris-board-conflict-now = { $sort ->
    [revolt] Innerer Konflikt
   *[war] Äußerer Konflikt
} ({ $leader }): { $attacker } greift { $defender } auf { $cell } von { $origin } aus an, { $attack }{ $added ->
    [none] {""}
   *[other] {""} + { $added }
} : { $defence }.
    .you = { $sort ->
        [revolt] Innerer Konflikt
       *[war] Äußerer Konflikt
    } ({ $leader }): Du greifst { $defender } auf { $cell } von { $origin } aus an, { $attack }{ $added ->
        [none] {""}
       *[other] {""} + { $added }
    } : { $defence }.
    .you-defender = { $sort ->
        [revolt] Innerer Konflikt
       *[war] Äußerer Konflikt
    } ({ $leader }): { $attacker } greift dich auf { $cell } von { $origin } aus an, { $attack }{ $added ->
        [none] {""}
       *[other] {""} + { $added }
    } : { $defence }.
tigris-board-unification = Das Plättchen auf { $cell } verbindet zwei Königreiche.{ $leaders ->
    [none] {""}
   *[other] {""} Noch auszutragen: { $leaders }.
}
tigris-board-yours = Dein Besitz
tigris-board-put-aside = Zum Tausch beiseitegelegt: { $tiles }
tigris-board-kingdom = Königreich { $number }
tigris-board-apart = In keinem Königreich
tigris-board-leader-at = { $leader } von { $seat }: { $cell }
    .you = Dein { $leader }: { $cell }
tigris-board-tiles-at = { $tile }: { $cells }
tigris-board-monument-at = Monument { $monument }: { $cells }
tigris-board-treasures-at = Schätze: { $cells }
tigris-board-corner-treasures-at = Schätze in einer Ecke, zuerst zu nehmen: { $cells }
tigris-board-catastrophes-at = Katastrophen: { $cells }
tigris-board-free-cells = Freie Felder
tigris-board-free-row = Zeile { $row }. { $land ->
    [none] {""}
   *[other] Land: { $land }.{" "}
}{ $river ->
    [none] Kein freier Fluss.
   *[other] Fluss: { $river }.
}
tigris-board-supplies = Neben dem Spielplan
tigris-board-dynasties = Zeichen auf den Anführern: { $seats }
tigris-board-points-at-end = { $seat }: { tigris-part-colours }; gewonnene Schätze: { $treasures }
