# Chang Cheng: alles, was das Spiel sagt. Texte namens `changcheng-part-…` werden nur hier von anderen gebraucht.

changcheng-name = Chang Cheng
changcheng-command = changcheng
changcheng-description = Gemeinsam die Große Mauer bauen, in Provinzen führen, Mongolen fürchten. 2–5 Spieler.
changcheng-aim = Wer in einer chinesischen Provinz die meisten Mauern hat, wenn sie vollendet wird, bekommt Punkte. Am Ende greifen die Mongolen an: Wer gegenüber einer Bedrohung die meisten Mauern hat, verliert Punkte. Die meisten Punkte gewinnen.
changcheng-cover = Das Ende einer Partie { changcheng-name }: Die Große Mauer in den Farben von vier Spielern zieht sich über vier Pläne, im Norden mongolische Gebiete mit ihren Bedrohungsmarkern, im Süden vollendete chinesische Provinzen. Der Plan ist von einer Ecke aus zu sehen; darunter steht der Name des Spiels.

changcheng-option-neutral = Neutrale Mauern (zu zweit)
changcheng-option-neutral-description = Nur zu zweit darfst du nach deiner Aktion auch eine von zwölf neutralen Mauern bauen.
changcheng-option-missions = Missionen
changcheng-option-missions-description = Zusatzpunkte am Ende (A, B, C) oder für alle aufgedeckte Bedrohungsmarker (D).
changcheng-option-missions-none = keine
changcheng-option-missions-two = zwei zufällige
changcheng-option-missions-a = A Diplomatie
changcheng-option-missions-b = B Vorherrschaft
changcheng-option-missions-c = C Kaiser
changcheng-option-missions-d = D Kundschafter
changcheng-option-missions-ab = A Diplomatie, B Vorherrschaft
changcheng-option-missions-ac = A Diplomatie, C Kaiser
changcheng-option-missions-ad = A Diplomatie, D Kundschafter
changcheng-option-missions-bc = B Vorherrschaft, C Kaiser
changcheng-option-missions-bd = B Vorherrschaft, D Kundschafter
changcheng-option-missions-cd = C Kaiser, D Kundschafter
changcheng-option-missions-abc = alle außer D Kundschafter
changcheng-option-missions-abd = alle außer C Kaiser
changcheng-option-missions-acd = alle außer B Vorherrschaft
changcheng-option-missions-bcd = alle außer A Diplomatie
changcheng-option-missions-abcd = alle vier
changcheng-option-west = Westlicher Plan
changcheng-option-west-description = Der westliche der zwei Pläne, mit denen es beginnt: Plan 1 bis 4, Seite a oder b.
changcheng-option-west-random = zufällig
changcheng-option-west-1a = 1a (Liaodong, Jizhou, Shanhai)
changcheng-option-west-1b = 1b (Juyong, Xuanfu, Zijing)
changcheng-option-west-2a = 2a (Datong, Yanmen, Taiyuan)
changcheng-option-west-2b = 2b (Shuozhou, Ningwu, Piantou)
changcheng-option-west-3a = 3a (Yulin, Yansui, Guyuan)
changcheng-option-west-3b = 3b (Ningxia, Huamachi, Lintao)
changcheng-option-west-4a = 4a (Longxi, Gansu, Zhangye)
changcheng-option-west-4b = 4b (Jiayu, Jiuquan, Hexi)
changcheng-option-east = Östlicher Plan
changcheng-option-east-description = Der östliche der zwei Pläne, mit denen es beginnt. Nicht die Rückseite des westlichen.
changcheng-option-east-random = zufällig
changcheng-option-east-1a = 1a (Liaodong, Jizhou, Shanhai)
changcheng-option-east-1b = 1b (Juyong, Xuanfu, Zijing)
changcheng-option-east-2a = 2a (Datong, Yanmen, Taiyuan)
changcheng-option-east-2b = 2b (Shuozhou, Ningwu, Piantou)
changcheng-option-east-3a = 3a (Yulin, Yansui, Guyuan)
changcheng-option-east-3b = 3b (Ningxia, Huamachi, Lintao)
changcheng-option-east-4a = 4a (Longxi, Gansu, Zhangye)
changcheng-option-east-4b = 4b (Jiayu, Jiuquan, Hexi)

## Aktionen und Angaben

changcheng-verb-wall = Mauer
changcheng-verb-wall-description = Eine von zwei Mauern in verschiedenen Provinzen bauen. Mit Karte: zuerst die Karte legen.
changcheng-verb-first-wall = Mauer, dann noch eine in anderer Provinz
changcheng-verb-card = Karte legen
changcheng-verb-card-description = Aktionskarte verdeckt legen. Es folgt eine Karte anderswo oder eine Mauer in dieser Provinz.
changcheng-verb-first-card = Karte legen, dann eine Mauer dort oder eine Karte anderswo
changcheng-verb-double = Doppelmauer
changcheng-verb-double-description = Auf zwei benachbarte Bauplätze: sofort 1 Punkt je Provinz und Gebiet, an die sie grenzt.
changcheng-verb-tower = Turm
changcheng-verb-tower-description = Auf einen freien Bauplatz: schützt dich vor der Bedrohung dort. Nicht neben einem Turm.
changcheng-verb-stop = Nur eine Karte
changcheng-verb-stop-description = Es bei einer Karte belassen; nur erlaubt, wenn du keine zweite legen kannst.
changcheng-verb-neutral = Neutrale Mauer
changcheng-verb-neutral-description = Nach deiner Aktion eine neutrale Mauer bauen.
changcheng-verb-leave = Keine neutrale Mauer
changcheng-verb-leave-description = In diesem Zug keine neutrale Mauer bauen.
changcheng-verb-extend = Plan anlegen
changcheng-verb-extend-description = Einen unbenutzten Plan, gleich welche Seite, an ein Ende der Mauer anlegen.
changcheng-verb-strike = Karte entfernen
changcheng-verb-strike-description = Dein Krieger entfernt eine andere Karte dieser Provinz, bevor sie wirkt.
changcheng-verb-damage = Mauer beschädigen
changcheng-verb-damage-description = Dein Verräter beschädigt eine Mauer dieser Provinz: Sie zählt für niemanden mehr.
changcheng-verb-expel = Bedrohung entfernen
changcheng-verb-expel-description = Dein Verräter entfernt ungesehen den Bedrohungsmarker eines angrenzenden Gebiets.
changcheng-verb-flood = Flut
changcheng-verb-flood-description = Die Provinz ist 2 Punkte mehr oder weniger wert.
changcheng-verb-architect = Architekt
changcheng-verb-architect-description = Die Provinz ist 2 Punkte mehr wert, oder du zählst eine Mauer mehr.
changcheng-verb-exchange = Mauern tauschen
changcheng-verb-exchange-description = Dein Beamter tauscht eine Mauer dieser Provinz gegen eine aus einer anderen.
changcheng-verb-refrain = Nichts tun
changcheng-verb-refrain-description = Dein Krieger oder Beamter tut nichts.
changcheng-verb-reveal = Karten aufdecken
changcheng-verb-reveal-description = Die Karten einer vollendeten Provinz werden aufgedeckt (geschieht von selbst).
changcheng-verb-look = Bedrohung ansehen
changcheng-verb-look-description = Du siehst die Bedrohungsmarker gegenüber (geschieht von selbst).
changcheng-verb-attack = Angriff
changcheng-verb-attack-description = Die Mongolen greifen an, und die Partie endet (geschieht von selbst).

changcheng-field-space = Bauplatz
changcheng-field-space-description = Welcher Bauplatz: Plan und Buchstabe, zum Beispiel 2c. Bei der Doppelmauer der westliche.
changcheng-field-second-space-asked = Wohin kommt die zweite (für eine Karte zur ersten: Schritt zurück, Karte zuerst)
changcheng-field-other = andere Mauer
changcheng-field-other-description = Die Mauer einer anderen Provinz, mit der getauscht wird: ihr Bauplatz, zum Beispiel 2c.
changcheng-field-card = Karte
changcheng-field-card-description = Aktionskarte: 1 Krieger, 2 Verräter, 3 Flut, 4 Architekt, 5 Baumeister, 6 Beamter.
changcheng-field-province = Provinz
changcheng-field-province-description = Welche chinesische Provinz.
changcheng-field-mongol = Gebiet
changcheng-field-mongol-description = Das mongolische Gebiet, dessen Bedrohungsmarker entfernt wird.
changcheng-field-layout = Plan
changcheng-field-layout-description = Welcher Plan und welche Seite, zum Beispiel 3b.
changcheng-field-end = Ende
changcheng-field-end-description = Am westlichen oder am östlichen Ende der Mauer.
changcheng-field-way = Wirkung
changcheng-field-way-description = Was die Karte tut: mehr oder weniger Punkte, oder eine Mauer mehr für dich.

## Werte

changcheng-card-1 = Krieger (1)
changcheng-card-1-description = Darf eine andere Karte hier entfernen; beide kommen aus dem Spiel.
changcheng-card-2 = Verräter (2)
changcheng-card-2-description = Beschädigt eine Mauer oder entfernt einen Bedrohungsmarker.
changcheng-card-3 = Flut (3)
changcheng-card-3-description = Diese Provinz ist 2 mehr oder 2 weniger wert.
changcheng-card-4 = Architekt (4)
changcheng-card-4-description = 2 mehr wert, oder eine Mauer mehr für dich.
changcheng-card-5 = Baumeister (5)
changcheng-card-5-description = Zwei Mauern mehr für dich.
changcheng-card-6 = Beamter (6)
changcheng-card-6-description = Darf eine Mauer hier gegen eine anderswo tauschen.

changcheng-way-more = 2 Punkte mehr
changcheng-way-less = 2 Punkte weniger
changcheng-way-wall = eine Mauer mehr

changcheng-end-west = Westen
changcheng-end-east = Osten

changcheng-mission-a = Diplomatie (Provinzen mit eigenen Mauern)
changcheng-mission-b = Vorherrschaft (längste Kette eigener Mauern)
changcheng-mission-c = Kaiser (Aktionskarten auf der Hand)
changcheng-mission-d = Kundschafter (Bedrohungsmarker werden für alle aufgedeckt)

changcheng-layout-1a = 1a (Liaodong, Jizhou, Shanhai)
changcheng-layout-1b = 1b (Juyong, Xuanfu, Zijing)
changcheng-layout-2a = 2a (Datong, Yanmen, Taiyuan)
changcheng-layout-2b = 2b (Shuozhou, Ningwu, Piantou)
changcheng-layout-3a = 3a (Yulin, Yansui, Guyuan)
changcheng-layout-3b = 3b (Ningxia, Huamachi, Lintao)
changcheng-layout-4a = 4a (Longxi, Gansu, Zhangye)
changcheng-layout-4b = 4b (Jiayu, Jiuquan, Hexi)

changcheng-province-liaodong = Liaodong
changcheng-province-jizhou = Jizhou
changcheng-province-shanhai = Shanhai
changcheng-province-juyong = Juyong
changcheng-province-xuanfu = Xuanfu
changcheng-province-zijing = Zijing
changcheng-province-datong = Datong
changcheng-province-yanmen = Yanmen
changcheng-province-taiyuan = Taiyuan
changcheng-province-shuozhou = Shuozhou
changcheng-province-ningwu = Ningwu
changcheng-province-piantou = Piantou
changcheng-province-yulin = Yulin
changcheng-province-yansui = Yansui
changcheng-province-guyuan = Guyuan
changcheng-province-ningxia = Ningxia
changcheng-province-huamachi = Huamachi
changcheng-province-lintao = Lintao
changcheng-province-longxi = Longxi
changcheng-province-gansu = Gansu
changcheng-province-zhangye = Zhangye
changcheng-province-jiayu = Jiayu
changcheng-province-jiuquan = Jiuquan
changcheng-province-hexi = Hexi

changcheng-mongol-khorchin = Khorchin
changcheng-mongol-uriankhai = Uriankhai
changcheng-mongol-chahar = Chahar
changcheng-mongol-kharchin = Kharchin
changcheng-mongol-onon = Onon
changcheng-mongol-khentii = Khentii
changcheng-mongol-tumed = Tumed
changcheng-mongol-khalkha = Khalkha
changcheng-mongol-ongut = Ongut
changcheng-mongol-tatar = Tatar
changcheng-mongol-kherlen = Kherlen
changcheng-mongol-tuul = Tuul
changcheng-mongol-ordos = Ordos
changcheng-mongol-kereit = Kereit
changcheng-mongol-orkhon = Orkhon
changcheng-mongol-alashan = Alashan
changcheng-mongol-khangai = Khangai
changcheng-mongol-selenge = Selenge
changcheng-mongol-merkit = Merkit
changcheng-mongol-oirat = Oirat
changcheng-mongol-naiman = Naiman
changcheng-mongol-altai = Altai
changcheng-mongol-torgut = Torgut
changcheng-mongol-dzungar = Dzungar

## Was geschehen ist

changcheng-event-wall-built = { $seat } baut eine Mauer auf { $space } ({ $province }).
    .you = Du baust eine Mauer auf { $space } ({ $province }).
changcheng-event-walls-built = { $seat } baut { $count } Mauern: { $walls }.
    .you = Du baust { $count } Mauern: { $walls }.
changcheng-event-card-laid = { $seat } legt in { $province } verdeckt eine Karte.
    .you = Du legst in { $province } verdeckt eine Karte.
changcheng-event-cards-laid = { $seat } legt { $count } Karten verdeckt: { $provinces }.
    .you = Du legst { $count } Karten verdeckt: { $provinces }.
changcheng-event-card-noted = { $seat } legt in { $province } verdeckt: { $card }.
    .you = Du legst in { $province } verdeckt: { $card }.
changcheng-event-cards-noted = { $seat } legt { $count } Karten verdeckt: { $cards }.
    .you = Du legst { $count } Karten verdeckt: { $cards }.
changcheng-event-double-built = { $seat } baut die Doppelmauer auf { $space } und { $other }: Sie grenzt an { $points } Provinzen und Gebiete = { $points } Punkte.
    .you = Du baust die Doppelmauer auf { $space } und { $other }: Sie grenzt an { $points } Provinzen und Gebiete = { $points } Punkte.
changcheng-event-tower-built = { $seat } baut den Turm auf { $space }{ $kept ->
    [yes] {"; der letzte freie Bauplatz daneben ist für"} { $seat } {"reserviert."}
   *[no] {"."}
}
    .you = Du baust den Turm auf { $space }{ $kept ->
        [yes] {"; der letzte freie Bauplatz daneben ist für dich reserviert."}
       *[no] {"."}
    }
changcheng-event-neutral-built = { $seat } baut eine neutrale Mauer auf { $space } ({ $province }).
    .you = Du baust eine neutrale Mauer auf { $space } ({ $province }).
changcheng-event-neutral-declined = { $seat } baut keine neutrale Mauer.
    .you = Du baust keine neutrale Mauer.
changcheng-event-army-looked = { $seat } sieht sich die Bedrohung jenseits der Mauer an: { $mongols }.
    .you = Du siehst dir die Bedrohung jenseits der Mauer an: { $mongols }.
changcheng-event-armies-seen = { $seat } sieht jenseits der Mauer: { $armies }.
    .you = Du siehst jenseits der Mauer: { $armies }.
changcheng-event-army-turned-up = Kundschafter decken den Bedrohungsmarker von { $mongol } auf: { $value }.
changcheng-event-armies-turned-up = Kundschafter decken Bedrohungsmarker auf: { $armies }.
changcheng-event-province-completed = { $province } ist vollendet.
changcheng-event-card-shown = Aufgedeckte Karte von { $seat }: { $card }.
    .you = Deine aufgedeckte Karte: { $card }.
changcheng-event-cards-shown = Aufgedeckt: { $cards }.
changcheng-event-cards-cancelled = Gleiche Karten, { $card } × { $count }: Sie kommen ohne Wirkung aus dem Spiel.
changcheng-event-card-struck = Der Krieger von { $seat } entfernt eine Karte von { $owner }: { $card }. Beide kommen aus dem Spiel.
    .you = Dein Krieger entfernt eine Karte von { $owner }: { $card }. Beide kommen aus dem Spiel.
    .you-owner = Der Krieger von { $seat } entfernt deine Karte: { $card }. Beide kommen aus dem Spiel.
    .you-self = Dein Krieger entfernt deine eigene Karte: { $card }. Beide kommen aus dem Spiel.
    .self = Der Krieger von { $seat } entfernt eine eigene Karte: { $card }. Beide kommen aus dem Spiel.
changcheng-event-wall-damaged = Der Verräter von { $seat } beschädigt auf { $space } eine { $owner ->
    [none] neutrale Mauer.
   *[other] Mauer von { $owner }.
}
    .you = Dein Verräter beschädigt auf { $space } eine { $owner ->
        [none] neutrale Mauer.
       *[other] Mauer von { $owner }.
    }
    .you-owner = Der Verräter von { $seat } beschädigt auf { $space } deine Mauer.
    .you-self = Dein Verräter beschädigt auf { $space } deine eigene Mauer.
    .self = Der Verräter von { $seat } beschädigt auf { $space } eine eigene Mauer.
changcheng-event-army-expelled = Der Verräter von { $seat } entfernt { $value ->
    [none] ungesehen den Bedrohungsmarker von { $mongol }.
   *[other] den Bedrohungsmarker von { $mongol } ({ $value }).
}
    .you = Dein Verräter entfernt { $value ->
        [none] ungesehen den Bedrohungsmarker von { $mongol }.
       *[other] den Bedrohungsmarker von { $mongol } ({ $value }).
    }
changcheng-event-value-changed = { $card } von { $seat }: Die Provinz ist { $change ->
    [-2] 2 weniger wert.
   *[other] { $change } mehr wert.
}
    .you = Deine Karte { $card }: Die Provinz ist { $change ->
        [-2] 2 weniger wert.
       *[other] { $change } mehr wert.
    }
changcheng-event-walls-added = { $card } von { $seat } zählt als { $count ->
    [one] 1 weitere eigene Mauer.
   *[other] { $count } weitere eigene Mauern.
}
    .you = Deine Karte { $card } zählt als { $count ->
        [one] 1 weitere eigene Mauer.
       *[other] { $count } weitere eigene Mauern.
    }
changcheng-event-walls-exchanged = Der Beamte von { $seat } tauscht die Mauern auf { $space } und { $other }.
    .you = Dein Beamter tauscht die Mauern auf { $space } und { $other }.
changcheng-event-card-idle = { $card } von { $seat } tut nichts.
    .you = Deine Karte { $card } tut nichts.
changcheng-event-province-scored = { $province }: { $walls ->
    [one] 1 Mauer
   *[other] { $walls } Mauern
} + Prestige { $sovereignty }{ $change ->
    [-2] {" − 2"}
    [0] {""}
   *[other] {" +"} { $change }
} = { $shared ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für niemanden, denn neutrale Mauern führen
    [1] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $winners }
   *[other] je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $winners }
} ({ $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] neutral { $neutral }
       *[other] { $tally }, neutral { $neutral }
    }
}).
changcheng-event-board-joined = { $seat } legt im { $end } den Plan { $layout } an.{ $sovereignty ->
    [none] {""}
   *[other] {" "}Prestigemarker: { $sovereignty }.
}
    .you = Du legst im { $end } den Plan { $layout } an.{ $sovereignty ->
        [none] {""}
       *[other] {" "}Prestigemarker: { $sovereignty }.
    }
changcheng-event-skipped = { $seat } kann nichts setzen und wird übersprungen.
    .you = Du kannst nichts setzen und wirst übersprungen.
changcheng-event-attack-began = { $finished ->
    [yes] Die Mauer ist fertig: Die Mongolen greifen an, von West nach Ost.
   *[no] Niemand kann mehr etwas setzen: Die Mongolen greifen die unfertige Mauer an, von West nach Ost.
}
changcheng-event-army-attacked = { $mongol } greift mit { $value } an: { $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] neutral { $neutral }
       *[other] { $tally }, neutral { $neutral }
    }
}. { $lost ->
    [0] Niemand verliert Punkte
    [1] −{ $value } für { $losers }
   *[other] Je −{ $value } für { $losers }
}{ $saved ->
    [0] {"."}
    [1] {"; ein Turm schützt"} { $protected }.
   *[other] {"; Türme schützen"} { $protected }.
}
changcheng-event-army-gone = { $mongol } hat keinen Bedrohungsmarker mehr: Nichts geschieht.
changcheng-event-mission-scored = { $mission }: { $tally }. Punkte: { $points_seats ->
    [0] keine
   *[other] { $points }
}.
changcheng-event-game-ended = { $shared ->
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
changcheng-event-hand-held = Deine Aktionskarten: { $cards }.
changcheng-event-face-down-held = Deine verdeckte Karte in { $province }: { $card }.
changcheng-event-face-downs-held = Deine verdeckten Karten: { $cards }.
changcheng-event-armies-known = Bedrohungsmarker, die du gesehen hast: { $armies }.
changcheng-event-army-known = Du hast den Bedrohungsmarker von { $mongol } gesehen: { $value }.
changcheng-event-supply-held = { $seat } hat übrig: { $walls ->
    [0] keine Mauer
    [one] 1 Mauer
   *[other] { $walls } Mauern
}{ $doubles ->
    [0] {""}
   *[other] {", die Doppelmauer"}
}{ $towers ->
    [0] {""}
   *[other] {", den Turm"}
}, { $cards ->
    [0] keine Aktionskarte.
    [one] 1 Aktionskarte.
   *[other] { $cards } Aktionskarten.
}
    .you = Du hast übrig: { $walls ->
        [0] keine Mauer
        [one] 1 Mauer
       *[other] { $walls } Mauern
    }{ $doubles ->
        [0] {""}
       *[other] {", die Doppelmauer"}
    }{ $towers ->
        [0] {""}
       *[other] {", den Turm"}
    }, { $cards ->
        [0] keine Aktionskarte.
        [one] 1 Aktionskarte.
       *[other] { $cards } Aktionskarten.
    }
changcheng-event-spaces-left = { $count ->
    [0] Kein Bauplatz ist frei.
    [one] 1 Bauplatz ist frei.
   *[other] { $count } Bauplätze sind frei.
}{ $boards ->
    [0] {""}
    [one] {""} 1 Plan wird noch angelegt.
   *[other] {""} { $boards } Pläne werden noch angelegt.
}{ $neutral ->
    [0] {""}
    [one] {""} 1 neutrale Mauer ist übrig.
   *[other] {""} { $neutral } neutrale Mauern sind übrig.
}
changcheng-event-armies-unseen = { $armies ->
    [none] Alle Bedrohungsmarker wurden gesehen.
   *[other] Noch nicht gesehene Bedrohungsmarker, mit den beiseitegelegten: { $armies }.
}
changcheng-event-cards-used = { $seat } hat eingesetzt: { $cards }.
    .you = Du hast eingesetzt: { $cards }.
changcheng-event-mission-played = Mission: { $mission }.
changcheng-event-missions-played = Missionen: { $missions }.
changcheng-event-card-works = Deine Karte wirkt in { $province }: { $card }. Wähle, was sie tut.
changcheng-event-board-due = Es liegen { $emperors } Kaiserkarten: Du legst einen Plan an die Mauer an.

## Wo im Zug: kurz und ohne Punkt

changcheng-event-part-of = Teil { $number } von { $of }
changcheng-event-first-round = erste Runde: alle bauen nur eine Mauer
changcheng-event-to-come = { $step ->
    [second] vielleicht eine zweite Mauer oder Karte (nicht nach Doppelmauer oder Turm)
    [neutral] vielleicht eine neutrale Mauer
   *[extend] einen Plan anlegen
}

## Wozu eine Wahl führen würde: kurz und ohne Punkt

changcheng-event-would-complete = vollendet { $province }, Wert { $points }{ $cards ->
    [0] {""}
    [one] {" ohne die Karte dort"}
   *[other] {" ohne die"} { $cards } {"Karten dort"}
}: { $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] neutral { $neutral }
       *[other] { $tally }, neutral { $neutral }
    }
}
changcheng-event-would-stand = dann Wert { $points }{ $later ->
    [0] {""}
    [one] , 1 Karte wirkt noch
   *[other] , { $later } Karten wirken noch
}: { $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] neutral { $neutral }
       *[other] { $tally }, neutral { $neutral }
    }
}
changcheng-event-would-join = noch { $free } frei, jetzt Wert { $points }: { $neutral ->
    [0] { $tally_seats ->
        [0] keine Mauern
       *[other] { $tally }
    }
   *[other] { $tally_seats ->
        [0] neutral { $neutral }
       *[other] { $tally }, neutral { $neutral }
    }
}
changcheng-event-would-strike = Karte von { $owner }: { $number ->
    [2] keine Mauer wird beschädigt, kein Bedrohungsmarker entfernt
    [3] weder 2 Punkte mehr noch 2 weniger
    [4] weder 2 Punkte noch eine Mauer mehr
    [5] { $owner } fehlen zwei Mauern
   *[other] keine Mauern werden getauscht
}
    .you = deine eigene Karte: { $number ->
        [2] keine Mauer wird beschädigt, kein Bedrohungsmarker entfernt
        [3] weder 2 Punkte mehr noch 2 weniger
        [4] weder 2 Punkte noch eine Mauer mehr
        [5] dir fehlen zwei Mauern
       *[other] keine Mauern werden getauscht
    }
changcheng-event-would-expel = { $value ->
    [none] entfernt einen Bedrohungsmarker, den du nicht kennst
   *[other] entfernt den Bedrohungsmarker ({ $value })
}
changcheng-event-would-span = { $space }–{ $other }
changcheng-event-would-score = { $points ->
    [one] sofort 1 Punkt
   *[other] sofort { $points } Punkte
}
changcheng-event-would-face = { $province }, gegenüber { $mongol }

## Warum etwas abgelehnt wird

changcheng-part-province = { $province ->
    [liaodong] { changcheng-province-liaodong }
    [jizhou] { changcheng-province-jizhou }
    [shanhai] { changcheng-province-shanhai }
    [juyong] { changcheng-province-juyong }
    [xuanfu] { changcheng-province-xuanfu }
    [zijing] { changcheng-province-zijing }
    [datong] { changcheng-province-datong }
    [yanmen] { changcheng-province-yanmen }
    [taiyuan] { changcheng-province-taiyuan }
    [shuozhou] { changcheng-province-shuozhou }
    [ningwu] { changcheng-province-ningwu }
    [piantou] { changcheng-province-piantou }
    [yulin] { changcheng-province-yulin }
    [yansui] { changcheng-province-yansui }
    [guyuan] { changcheng-province-guyuan }
    [ningxia] { changcheng-province-ningxia }
    [huamachi] { changcheng-province-huamachi }
    [lintao] { changcheng-province-lintao }
    [longxi] { changcheng-province-longxi }
    [gansu] { changcheng-province-gansu }
    [zhangye] { changcheng-province-zhangye }
    [jiayu] { changcheng-province-jiayu }
    [jiuquan] { changcheng-province-jiuquan }
    [hexi] { changcheng-province-hexi }
   *[other] { $province }
}
changcheng-part-mongol = { $mongol ->
    [khorchin] { changcheng-mongol-khorchin }
    [uriankhai] { changcheng-mongol-uriankhai }
    [chahar] { changcheng-mongol-chahar }
    [kharchin] { changcheng-mongol-kharchin }
    [onon] { changcheng-mongol-onon }
    [khentii] { changcheng-mongol-khentii }
    [tumed] { changcheng-mongol-tumed }
    [khalkha] { changcheng-mongol-khalkha }
    [ongut] { changcheng-mongol-ongut }
    [tatar] { changcheng-mongol-tatar }
    [kherlen] { changcheng-mongol-kherlen }
    [tuul] { changcheng-mongol-tuul }
    [ordos] { changcheng-mongol-ordos }
    [kereit] { changcheng-mongol-kereit }
    [orkhon] { changcheng-mongol-orkhon }
    [alashan] { changcheng-mongol-alashan }
    [khangai] { changcheng-mongol-khangai }
    [selenge] { changcheng-mongol-selenge }
    [merkit] { changcheng-mongol-merkit }
    [oirat] { changcheng-mongol-oirat }
    [naiman] { changcheng-mongol-naiman }
    [altai] { changcheng-mongol-altai }
    [torgut] { changcheng-mongol-torgut }
    [dzungar] { changcheng-mongol-dzungar }
   *[other] { $mongol }
}
changcheng-part-card = { $card ->
    [1] { changcheng-card-1 }
    [2] { changcheng-card-2 }
    [3] { changcheng-card-3 }
    [4] { changcheng-card-4 }
    [5] { changcheng-card-5 }
    [6] { changcheng-card-6 }
   *[other] { $card }
}

changcheng-illegal-same-board = { $west } und { $east } sind Seiten desselben Plans, mit beiden kann es nicht beginnen. Wähle für ein Ende einen anderen Plan.
changcheng-illegal-wrong-phase = { $phase ->
    [act] Wähle eine Aktion: zwei Mauern, zwei Karten, Karte und Mauer, die Doppelmauer oder den Turm.
    [second] Deine Aktion ist noch nicht fertig: Ergänze eine zweite Mauer oder Karte.
    [reveal] Eine Provinz ist vollendet: Zuerst werden ihre Karten aufgedeckt.
    [ability] Eine Provinz wird gewertet: Wähle zuerst, was die Karte tut.
    [look] Zuerst werden die Bedrohungsmarker jenseits der Mauer angesehen.
    [neutral] Baue jetzt eine neutrale Mauer, oder keine.
    [extend] Lege jetzt einen Plan an: Wähle ihn und ein Ende der Mauer.
   *[attack] Die Mongolen greifen an: Es wird nichts mehr gebaut.
}
changcheng-illegal-first-round-wall = In der ersten Runde bauen alle nur eine Mauer.
changcheng-illegal-no-walls = Du hast alle deine Mauern gebaut. Wähle eine andere Aktion.
changcheng-illegal-no-double = Deine Doppelmauer ist schon gebaut. Wähle eine andere Aktion.
changcheng-illegal-no-tower = Dein Turm ist schon gebaut. Wähle eine andere Aktion.
changcheng-illegal-unknown-space = Einen Bauplatz „{ $space }“ gibt es hier nicht. Bauplätze heißen nach Plan und Buchstabe, zum Beispiel 2c.
changcheng-illegal-unknown-province = Eine chinesische Provinz „{ changcheng-part-province }“ gibt es hier nicht. Nenne eine, die auf dem Plan steht, zum Beispiel Datong.
changcheng-illegal-unknown-mongol = Ein mongolisches Gebiet „{ changcheng-part-mongol }“ gibt es hier nicht. Nenne eines, das auf dem Plan steht, zum Beispiel Tumed.
changcheng-illegal-unknown-layout = Einen Plan „{ $layout }“ gibt es nicht. Es gibt 1a, 1b, 2a, 2b, 3a, 3b, 4a und 4b.
changcheng-illegal-unknown-end = Die Mauer hat kein Ende „{ $end }“. Ihre Enden sind Westen und Osten.
changcheng-illegal-unknown-way = „{ $way_word }“ kann die Karte nicht. Die Flut kann 2 Punkte mehr oder weniger, der Architekt 2 Punkte mehr oder eine Mauer mehr.
changcheng-illegal-space-taken = { $space } ist belegt. Wähle einen freien Bauplatz.
changcheng-illegal-space-kept = { $space } ist reserviert: Daneben steht ein fremder Turm. Wähle einen anderen Bauplatz.
changcheng-illegal-no-second-wall = Nach einer Mauer auf { $space } könnte in keiner anderen Provinz eine zweite folgen. Wähle einen anderen Bauplatz, oder lege zuerst eine Karte in diese Provinz.
changcheng-illegal-needs-second-wall = Es muss eine zweite Mauer folgen, in einer anderen Provinz. Um Karte und Mauer zu verbinden, lege die Karte zuerst.
changcheng-illegal-needs-second-card = Es muss etwas folgen: eine zweite Karte in einer anderen Provinz, oder eine Mauer in derselben.
changcheng-illegal-same-province = Beides wäre in { changcheng-part-province }. Wähle für das zweite eine andere Provinz.
changcheng-illegal-other-province = Es muss in { changcheng-part-province } sein. Wähle dort einen Bauplatz.
changcheng-illegal-card-not-in-hand = Du hast die Karte „{ changcheng-part-card }“ nicht auf der Hand. Wähle eine aus deiner Hand.
changcheng-illegal-province-done = { changcheng-part-province } ist vollendet, dort kann keine Karte mehr hin. Wähle eine andere Provinz.
changcheng-illegal-no-eastern-space = Die Mauer endet bei { $space }, und eine Doppelmauer braucht auch den Bauplatz östlich davon. Wähle einen weiter westlich.
changcheng-illegal-next-to-tower = Neben { $space } steht ein Turm. Zwei Türme dürfen nicht benachbart sein.
changcheng-illegal-neutral-inside = Nach zwei Mauern oder zwei Karten muss die neutrale Mauer in eine ihrer Provinzen, und { $space } liegt in keiner davon.
changcheng-illegal-neutral-outside = Nach dieser Aktion muss die neutrale Mauer in eine andere Provinz; { $space } liegt in einer, die du eben genutzt hast.
changcheng-illegal-layout-in-play = Eine Seite des Plans { $layout } liegt schon aus. Wähle einen anderen Plan.
changcheng-illegal-wrong-ability = Jetzt wirkt die Karte „{ changcheng-part-card }“. Wähle, was die Karte tut.
changcheng-illegal-card-not-working = Die Karte „{ changcheng-part-card }“ kann der Krieger nicht entfernen. Wähle eine, die noch nicht gewirkt hat.
changcheng-illegal-not-a-wall = Auf { $space } steht keine unbeschädigte einfache Mauer. Türme und Doppelmauern sind unantastbar.
changcheng-illegal-mongol-apart = { changcheng-part-mongol } grenzt nicht an { changcheng-part-province }. Wähle ein mongolisches Gebiet jenseits der Mauer.
changcheng-illegal-army-gone = Der Bedrohungsmarker von { changcheng-part-mongol } ist schon entfernt. Wähle einen anderen.

## Woher die Punkte kamen

changcheng-score-provinces = Provinzen
changcheng-score-double = Doppelmauer
changcheng-score-armies = Mongolenangriff
changcheng-score-missions = Missionen

# The pieces in the pictures of the rules.
changcheng-legend-wall = Mauer
changcheng-legend-double = Doppelmauer
changcheng-legend-tower = Turm
changcheng-legend-sovereignty = Prestigemarker
changcheng-legend-hidden = verdeckte Bedrohung
changcheng-legend-army = Bedrohung
changcheng-legend-emperor = Kaiserkarte
changcheng-legend-neutral = neutrale Mauer

# Positions that score, in the pictures of the rules.
changcheng-scored-double = die Doppelmauer grenzt an { changcheng-province-longxi }, { changcheng-province-gansu } und { changcheng-mongol-oirat }: sofort je 1 Punkt, zusammen 3
changcheng-scored-province = vollendet: 4 Mauern + 3 Prestige = 7 Punkte für Blau mit den meisten Mauern
changcheng-scored-cards = Gelbs Baumeister zählt zwei Mauern, 3 gegen 2; die Flut bringt 2 mehr: 4 + 3 + 2 = 9 Punkte für Gelb
changcheng-scored-army = Blau hat vor dem Marker die meisten Mauern und verliert dessen Wert: 4 Punkte
changcheng-scored-tower = je zwei Teile: Blau verliert 4 Punkte, der Turm schützt Gelb
changcheng-scored-neutral = Gleichstand mit neutralen Mauern: 4 Mauern + 3 = 7 Punkte für Blau; hätten sie mehr, bekäme sie niemand
changcheng-scored-diplomacy = A: Blau hat Mauern in drei chinesischen Provinzen, Gelb und Grün in zwei: 4 Punkte
changcheng-scored-domination = B: Blaus längste Kette sind fünf Mauern, länger ist keine: 5 Punkte
changcheng-scored-emperor = C: noch drei Karten auf der Hand, je 2 Punkte = 6

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
changcheng-legend-sovereignty-means = Zählt mit 0 bis 4 zum Wert seiner chinesischen Provinz.
changcheng-legend-hidden-means = Ihren Wert kennst du noch nicht; angegriffen wird am Ende.
changcheng-legend-known = bekannte Bedrohung
changcheng-legend-known-means = Verdeckt, aber du hast sie gesehen; nur du siehst die Zahl.
changcheng-legend-strip = Karte eines Spielers
changcheng-legend-strip-means = Punkte; rechts übrige Mauern und Karten, Doppelmauer und Turm, solange nicht gebaut.
changcheng-legend-space = freier Bauplatz
changcheng-legend-space-means = Platz für eine Mauer, benannt nach Plan und Buchstabe.
changcheng-legend-wall-means = Die meisten in einer vollen Provinz bringen Punkte, die meisten vor einer Bedrohung kosten welche.
changcheng-legend-double-means = Zählt als zwei Mauern, ist unantastbar und brachte sofort 2 bis 4 Punkte.
changcheng-legend-tower-means = Zählt als eine Mauer; sein Besitzer verliert nichts an die Bedrohung gegenüber.
changcheng-legend-kept = Fahne
changcheng-legend-kept-means = Nur wessen Fahne hier steht, darf hier bauen, bis er neben seinem Turm gebaut hat.
changcheng-legend-laid = verdeckte Karte
changcheng-legend-laid-means = Eine Aktionskarte; sie wird aufgedeckt, wenn ihre Provinz vollendet ist.
changcheng-card-1-means = { changcheng-card-1-description }
changcheng-card-2-means = { changcheng-card-2-description }
changcheng-card-3-means = { changcheng-card-3-description }
changcheng-card-4-means = { changcheng-card-4-description }
changcheng-card-5-means = { changcheng-card-5-description }
changcheng-card-6-means = { changcheng-card-6-description }
changcheng-legend-damaged = beschädigte Mauer
changcheng-legend-damaged-means = Zählt für niemanden mehr.
changcheng-legend-gone = entfernte Bedrohung
changcheng-legend-gone-means = Von hier greift niemand an.
changcheng-legend-emperor-means = Markiert eine vollendete Provinz; drei davon bringen einen weiteren Plan.
changcheng-legend-unseen = ungesehene Bedrohungen
changcheng-legend-unseen-means = So viele Bedrohungsmarker von jedem Wert hast du noch nicht gesehen.
changcheng-legend-boards = weitere Pläne
changcheng-legend-boards-means = So viele Pläne kommen noch dazu; die Karten davor zeigen, wie bald.
changcheng-legend-army-means = So viele Punkte verliert am Ende, wer davor die meisten Mauern hat.
changcheng-legend-loss = Verlust
changcheng-legend-loss-means = Was dieser Angriff jeden dieser Spieler gekostet hat.
changcheng-legend-neutral-means = Zählt wie die Mauer eines Spielers, aber niemand gewinnt oder verliert damit.
changcheng-legend-mission = Mission
changcheng-legend-mission-means = Wird am Ende gewertet (A bis C) oder gilt für Bedrohungen (D).

changcheng-rules =
    Ihr baut gemeinsam die Große Mauer. Jeder Bauplatz gehört zu einer chinesischen Provinz im Süden, gegenüber liegt ein mongolisches Gebiet; die Grenzen sind verschieden. Vollendete Provinzen bringen Punkte, der Angriff der Mongolen am Ende kostet welche. Alle haben 14 Mauern, eine Doppelmauer, einen Turm und sechs Aktionskarten. Es beginnt mit zwei Plänen zu 13 Bauplätzen. Jede Provinz hat einen offenen Prestigemarker (0 bis 4), jedes Gebiet einen verdeckten Bedrohungsmarker (2 bis 4). Wer beginnt, wird gelost.

    ### Dein Zug: eine Aktion
    • **Zwei Mauern** in zwei Provinzen.
    • **Zwei Karten** verdeckt in zwei offene Provinzen.
    • **Karte und Mauer** in derselben Provinz.
    • **Doppelmauer** auf zwei Nachbarplätze: sofort 1 Punkt je Provinz oder Gebiet daran (2 bis 4). Sie zählt als zwei.
    • **Turm**, nicht neben einem anderen. Er zählt als eine. Der letzte freie Platz daneben bleibt für dich reserviert, bis du neben dem Turm gebaut hast.
    Gehen keine zwei Mauern oder Karten, genügt eine; geht gar nichts, wirst du übersprungen. In der ersten Runde bauen alle nur eine Mauer. Nach dem Bauen siehst du heimlich die Bedrohungsmarker gegenüber.

    ### Eine vollendete Provinz
    Mit ihrem letzten Bauplatz wird sie sofort gewertet, auch zwischen deinen zwei Mauern. Karten dort werden aufgedeckt. Gleiche kommen ohne Wirkung aus dem Spiel; die anderen wirken der Reihe nach, wie ihre Besitzer wollen:
    1 **Krieger**: kann eine andere dieser Karten entfernen.
    2 **Verräter**: beschädigt eine Mauer hier, die dann für niemanden zählt; oder entfernt den Bedrohungsmarker eines Gebiets gegenüber.
    3 **Flut**: 2 mehr oder 2 weniger wert.
    4 **Architekt**: 2 mehr wert, oder eine Mauer mehr für dich.
    5 **Baumeister**: zwei Mauern mehr für dich.
    6 **Beamter**: kann eine Mauer hier gegen eine anderswo tauschen.
    Auch diese Karten kommen danach aus dem Spiel. Doppelmauern und Türme sind unantastbar. Wert: alle unbeschädigten Mauern aller Farben + Prestige + Flut und Architekt. Die zusätzlichen Mauern von Architekt und Baumeister zählen nur für die Mehrheit, nicht für den Wert. Wer die meisten Mauern hat, bekommt ihn, bei Gleichstand alle voll. Eine Kaiserkarte markiert die Provinz.

    ### Weitere Pläne
    Liegt die dritte Kaiserkarte, legt, wer am Zug ist, zum Schluss einen unbenutzten Plan an ein Ende an. Zu zweit und zu dritt einmal, sonst zweimal.

    ### Das Ende
    Ist die Mauer voll, oder kann niemand mehr setzen, greifen die Mongolen an, von West nach Ost. Wer die meisten unbeschädigten Mauern vor einem Marker hat, verliert dessen Wert, bei Gleichstand alle; nichts verliert, wer dort einen Turm hat. Der Punktestand kann unter 0 fallen. Provinzen, die noch offen sind, bringen nichts. Die meisten Punkte gewinnen.

    ### Neutrale Mauern (zu zweit)
    Nach deiner Aktion, nicht in der ersten Runde, darfst du eine von 12 bauen: nach zwei Mauern oder zwei Karten in einer ihrer Provinzen, sonst außerhalb der genutzten. Sie zählen wie ein Spieler, der weder gewinnt noch verliert.

    ### Missionen (Variante)
    A Diplomatie: Mauern in den meisten Provinzen, 4 Punkte. B Vorherrschaft: Die längste Kette eigener Mauern bringt ihre Länge. C Kaiser: 2 Punkte je Handkarte. D Kundschafter: Statt des heimlichen Blicks werden nach jedem Bau alle Bedrohungsmarker gegenüber der Provinz aufgedeckt. Bei Gleichstand punkten alle.

    ### So lesen wir die Regel
    • Bei Karte und Mauer kommt die Karte zuerst und wirkt mit. Vollendet eine Doppelmauer zwei: West zuerst.
    • Wer die dritte Kaiserkarte legt, muss einen Plan anlegen; in der Spielregel steht „darf“.
    • Der Beamte darf auch mit vollendeten Provinzen tauschen; sie werden nicht neu gewertet.
    • Ohne neutrale Mauern wird die Mauer zu zweit nicht voll. Bei Punktgleichstand wird der Sieg geteilt.

    Die gedruckten Pläne stehen in keinem Text, den wir haben: Aufbau, Namen und Zahl der Marker je Wert sind rekonstruiert.

## Warum ein Rat besser ist

changcheng-why-provinces = { $place ->
    [none] bringt dir mehr in den chinesischen Provinzen
   *[other] bringt dir mehr in { $place }
}
    .others = { $place ->
    [none] lässt { $seats } weniger in den chinesischen Provinzen
   *[other] lässt { $seats } weniger in { $place }
}
changcheng-why-double = bringt dir mehr für eine Doppelmauer
    .others = lässt { $seats } weniger für eine Doppelmauer
changcheng-why-armies = { $place ->
    [none] schützt dich besser vor den Mongolen
   *[other] schützt dich besser vor der Bedrohung aus { $place }
}
    .others = { $place ->
    [none] setzt { $seats } mehr den Mongolen aus
   *[other] setzt { $seats } mehr der Bedrohung aus { $place } aus
}
changcheng-why-missions = bringt dir mehr aus Missionen
    .others = lässt { $seats } weniger aus Missionen
changcheng-why-supplies = lässt dir mehr Kraft in Hand und Vorrat für später
    .others = lässt { $seats } weniger Kraft in Hand und Vorrat
