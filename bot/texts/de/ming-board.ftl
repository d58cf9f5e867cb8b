# Ming-Dynastie: eine Stellung in Worten, für alle, die hören.

ming-part-standing = { $courtiers ->
    [none] { $neutral ->
        [0] {""}
       *[other] . Offener Teil: neutral { $neutral }
    }
   *[other] . Offener Teil: { $courtiers }{ $neutral ->
        [0] {""}
       *[other] , neutral { $neutral }
    }
}
ming-part-housed = { $houses ->
    [none] { $neutral_houses ->
        [0] {""}
       *[other] . Häuser: neutral { $neutral_houses }
    }
   *[other] . Häuser: { $houses }{ $neutral_houses ->
        [0] {""}
       *[other] , neutral { $neutral_houses }
    }
}

ming-board-turn = Runde { $round } von 6, Startspieler: { $start }
    .you = Runde { $round } von 6, Startspieler: du
ming-board-princes = Prinzen: { $seats ->
    [none] noch keiner
   *[other] { $seats }
}
ming-board-to-place = Noch aufs Provinzfeld zu setzen: { $seats }
ming-board-neutral-to-place = Noch neutrale Familienmitglieder aufzustellen: { $seats }
ming-board-passed = Gepasst haben: { $seats }
    .you = Gepasst haben: { $seats }
ming-board-city-scored = Die Stadt von { $province } wird gewertet.
ming-board-recalls-laid = Rücksendekarten gelegt: { $seats }
    .you = Rücksendekarten gelegt: { $seats }
ming-board-own-recall = Du holst zurück: { $count }
ming-board-going-back = Müssen noch aus der Stadt zurück: { $seats ->
    [none] neutral { $neutral }
   *[other] { $seats }{ $neutral ->
        [0] {""}
       *[other] , neutral { $neutral }
    }
}
ming-board-yours = Dein Besitz
ming-board-province-of = { $province }
ming-board-area-of = Provinzfeld von { $province }: { $courtiers ->
    [none] leer
   *[other] { $courtiers }
}. Karte: { $card ->
    [none] keine
   *[other] { $card }
}. Noch { $tiles } Plättchen.
ming-board-region-at = { $region }{ ming-part-standing }{ $monk ->
    [none] {""}
   *[other] . Kloster: { $monk }
}{ ming-part-housed }{ $borders ->
    [none] {""}
   *[other] . Grenzen: { $borders }
}
ming-board-others = Die anderen und die Stapel
