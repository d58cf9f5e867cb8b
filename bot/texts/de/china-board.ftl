# China: eine Stellung in Worten, für alle, die hören.

china-board-turn = Dieser Zug
china-board-building-in = { $seat } hat in { $state } gesetzt.
    .you = Du hast in { $state } gesetzt.
china-board-cards-needed = { $count ->
    [one] { $seat } muss noch 1 Karte ziehen.
   *[other] { $seat } muss noch { $count } Karten ziehen.
}
    .you = { $count ->
        [one] Du musst noch 1 Karte ziehen.
       *[other] Du musst noch { $count } Karten ziehen.
    }
china-board-yours = Dein Besitz
china-board-cards = Karten
china-board-state-of = { $state }{ $colour ->
    [none] {""}
   *[other] {" "}(Karten: { $colour })
}
china-board-court-at = Abgesandte in { $state }: { $emissaries }{ $scored ->
    [yes] . Die Häuser sind gewertet.
   *[no] {""}
}
china-board-site-at = { $site }: { $seat ->
    [none] frei
   *[other] Haus von { $seat }
}{ $fortress ->
    [yes] , mit Befestigung
   *[no] {""}
}{ $roads ->
    [none] {""}
   *[other] ; Straßen nach { $roads }
}
    .you = { $site }: dein Haus{ $fortress ->
        [yes] , mit Befestigung
       *[no] {""}
    }{ $roads ->
        [none] {""}
       *[other] ; Straßen nach { $roads }
    }
china-board-alliances = Bündnisse
china-board-alliance-of = { $number }: { $one } und { $other }
china-board-scored = Was am Ende gewertet wurde
china-board-alliance-won = Bündnis { $number }: { $points } für { $winners }
china-board-line-won = Straße von { $seat }: { $points } ({ $sites })
    .you = Deine Straße: { $points } ({ $sites })
china-board-supplies = Im Vorrat
china-board-played = Startspieler: { $seat }. Seite des Plans: { $side }. Befestigungen: { $fortresses ->
    [yes] ja
   *[no] nein
}.
    .you = Startspieler: du. Seite des Plans: { $side }. Befestigungen: { $fortresses ->
        [yes] ja
       *[no] nein
    }.
