# Chang Cheng: eine Stellung in Worten, für alle, die hören.

changcheng-board-turn = Dieser Zug
changcheng-board-first-round = Das ist die erste Runde.
changcheng-board-completed = { $province } ist vollendet und wird gewertet.
changcheng-board-value-changed = { $change ->
    [-2] Die Provinz ist 2 weniger wert.
   *[other] Die Provinz ist { $change } mehr wert.
}
changcheng-board-cards-at-work = Karten, die noch wirken: { $cards }
changcheng-board-walls-more = Dank Karten als weitere Mauern gezählt: { $seats }
changcheng-board-yours = Dein Besitz
changcheng-board-province-of = { $province }, Prestige { $sovereignty }{ $done ->
    [yes] , vollendet
   *[no] {""}
}
changcheng-board-space-at = { $space }: { $sort ->
    [none] frei
    [double] Doppelmauer von { $seat }
    [tower] Turm von { $seat }
    [damaged] { $seat ->
        [none] beschädigte neutrale Mauer
       *[other] beschädigte Mauer von { $seat }
    }
   *[wall] { $seat ->
        [none] neutrale Mauer
       *[other] Mauer von { $seat }
    }
}{ $mongol ->
    [none] {""}
   *[other] , gegenüber { $mongol }
}
    .you = { $space }: { $sort ->
        [none] frei
        [double] deine Doppelmauer
        [tower] dein Turm
        [damaged] deine beschädigte Mauer
       *[wall] deine Mauer
    }{ $mongol ->
        [none] {""}
       *[other] , gegenüber { $mongol }
    }
changcheng-board-kept = Neben Türmen reservierte Bauplätze
changcheng-board-kept-for = { $space }: für { $seat }
    .you = { $space }: für dich
changcheng-board-cards-laid = Verdeckte Karten in { $province }: { $cards }
changcheng-board-mongols = Mongolische Gebiete
changcheng-board-army-at = { $mongol }: { $state ->
    [gone] Bedrohungsmarker entfernt{ $value ->
        [none] {""}
       *[other] {""} ({ $value })
    }
    [up] Bedrohungsmarker { $value }
   *[down] Bedrohungsmarker verdeckt{ $value ->
        [none] {""}
       *[other] , du kennst ihn: { $value }
    }
}
changcheng-board-supplies = Neben dem Spielplan
changcheng-board-boards = Pläne von West nach Ost: { $layouts }{ $left ->
    [none] {"."}
   *[other] . Noch anzulegen: { $left }.
}
changcheng-board-emperors-left = Kaiserkarten auf dem Spielplan: { $count }. Gespielt wird { $neutral ->
    [yes] mit neutralen Mauern.
   *[no] ohne neutrale Mauern.
}
