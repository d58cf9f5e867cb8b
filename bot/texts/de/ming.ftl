# Ming Dynastie: alles, was das Spiel sagt. Texte namens `ming-part-…` werden nur hier von anderen gebraucht.

ming-name = Ming Dynastie
ming-command = ming
ming-description = Prinzen reisen durch sechs Provinzen und bringen die Familie in Städte und Klöster. 2–4 Spieler.
ming-aim = Wer in einem Bezirk die meisten Familienmitglieder hat, schickt welche in die Stadt. Punkte bringen alle, die dort bleiben, dazu Klöster und Sätze verschiedener Plättchen. Die meisten Punkte gewinnen.
ming-cover = Das Ende einer Partie { ming-name }: sechs Provinzen mit je einer Stadt zwischen drei Bezirken, darin Prinzen, Familienmitglieder und Klöster. Der Plan ist von einer Ecke aus zu sehen; darunter steht der Name des Spiels.

## Aktionen und Angaben

ming-verb-prince = Prinz aufstellen
ming-verb-prince-description = Deinen Prinzen in einen Bezirk ohne Prinz stellen und ein Plättchen der Provinz nehmen.
ming-verb-neutral = Neutrales Mitglied
ming-verb-neutral-description = Ein neutrales Familienmitglied in einen Bezirk stellen; höchstens drei stehen in einem.
ming-verb-place = Auf Provinzfeld setzen
ming-verb-place-description = Eines deiner fünf Familienmitglieder dieser Runde auf ein Provinzfeld setzen.
ming-verb-take = Karte nehmen
ming-verb-take-description = Die Karte neben einem Provinzfeld mit einem Familienmitglied von dir nehmen. Es bleibt stehen.
ming-verb-dragon = Mitglied für Drachen
ming-verb-dragon-description = Ein Familienmitglied von einem Provinzfeld endgültig abgeben und einen Drachen nehmen.
ming-verb-refill = Karte aufdecken
ming-verb-refill-description = Die Lücke neben einem Provinzfeld wird gefüllt (geschieht von selbst).
ming-verb-move = Prinz bewegen
ming-verb-move-description = Grenze überqueren, mit Karte ihres Zeichens oder Drachen. Nach dem letzten Schritt: einsetzen.
ming-verb-stay = Bleiben
ming-verb-stay-with = Bleiben und abwerfen
ming-verb-stay-description = Eine beliebige Karte abwerfen; dein Prinz bleibt, wo er ist, dann setzt du ein.
ming-verb-deploy = Einsetzen
ming-verb-deploy-description = Bis zu drei Familienmitglieder vom Provinzfeld in den Bezirk deines Prinzen. Beendet die Aktion.
ming-verb-pass = Passen
ming-verb-pass-description = Für den Rest der Runde aussteigen. Karten und Familienmitglieder behältst du.
ming-verb-recall = Zurückholen
ming-verb-recall-description = Verdeckt Rücksendekarten legen: wie viele deiner Familienmitglieder die Stadt verlassen.
ming-verb-home = Zurückschicken
ming-verb-home-description = Wählen, wer die Stadt verlässt, nach dem Bezirk der Herkunft.
ming-verb-start = Startspieler bestimmen
ming-verb-start-description = Bestimmen, wer die nächste Runde beginnt; auch dich selbst.

ming-field-region = Bezirk
ming-field-region-description = Welcher Bezirk auf dem Plan.
ming-field-province = Provinz
ming-field-province-description = Welche Provinz: ihr Provinzfeld am Rand des Plans.
ming-field-card = Karte
ming-field-card-description = Welche Karte: Pferd, Rikscha, Dschunke oder Drache.
ming-field-count = Anzahl
ming-field-count-asked = wie viele Familienmitglieder
ming-field-count-description = Wie viele Familienmitglieder.
ming-field-where = Ort
ming-field-where-description = Alle in den offenen Teil, oder eines davon ins Kloster.
ming-field-player = Spieler
ming-field-player-description = Welcher Spieler, von 1 an gezählt.

## Werte

ming-province-shaanxi = Shaanxi
ming-province-beizhili = Beizhili
ming-province-sichuan = Sichuan
ming-province-huguang = Huguang
ming-province-nanzhili = Nanzhili
ming-province-guangdong = Guangdong

ming-region-ningxia = Ningxia
ming-region-ningxia-description = Provinz: { ming-province-shaanxi }
ming-region-lintao = Lintao
ming-region-lintao-description = Provinz: { ming-province-shaanxi }
ming-region-hanzhong = Hanzhong
ming-region-hanzhong-description = Provinz: { ming-province-shaanxi }

ming-region-xuanfu = Xuanfu
ming-region-xuanfu-description = Provinz: { ming-province-beizhili }
ming-region-yongping = Yongping
ming-region-yongping-description = Provinz: { ming-province-beizhili }
ming-region-daming = Daming
ming-region-daming-description = Provinz: { ming-province-beizhili }

ming-region-longan = Long'an
ming-region-longan-description = Provinz: { ming-province-sichuan }
ming-region-jiading = Jiading
ming-region-jiading-description = Provinz: { ming-province-sichuan }
ming-region-chongqing = Chongqing
ming-region-chongqing-description = Provinz: { ming-province-sichuan }

ming-region-xiangyang = Xiangyang
ming-region-xiangyang-description = Provinz: { ming-province-huguang }
ming-region-jingzhou = Jingzhou
ming-region-jingzhou-description = Provinz: { ming-province-huguang }
ming-region-huangzhou = Huangzhou
ming-region-huangzhou-description = Provinz: { ming-province-huguang }

ming-region-huaian = Huai'an
ming-region-huaian-description = Provinz: { ming-province-nanzhili }
ming-region-anqing = Anqing
ming-region-anqing-description = Provinz: { ming-province-nanzhili }
ming-region-suzhou = Suzhou
ming-region-suzhou-description = Provinz: { ming-province-nanzhili }

ming-region-shaozhou = Shaozhou
ming-region-shaozhou-description = Provinz: { ming-province-guangdong }
ming-region-zhaoqing = Zhaoqing
ming-region-zhaoqing-description = Provinz: { ming-province-guangdong }
ming-region-chaozhou = Chaozhou
ming-region-chaozhou-description = Provinz: { ming-province-guangdong }

ming-card-horse = Pferd
ming-card-rickshaw = Rikscha
ming-card-junk = Dschunke
ming-card-dragon = Drache

ming-courtiers-0 = niemanden
ming-courtiers-0-alone = niemanden
ming-courtiers-1 = 1 Mitglied
ming-courtiers-2 = 2 Mitglieder
ming-courtiers-3 = 3 Mitglieder

ming-where-open = offener Teil
ming-where-temple = eines ins Kloster

ming-recalled-0 = alle bleiben
ming-recalled-1 = 1 geht zurück
ming-recalled-2 = 2 gehen zurück
ming-recalled-3 = 3 gehen zurück
ming-recalled-4 = 4 gehen zurück
ming-recalled-5 = 5 gehen zurück
ming-recalled-6 = 6 gehen zurück

## Was geschehen ist

ming-event-prince-placed = { $seat } stellt den Prinzen in { $region } auf und nimmt ein Plättchen von { $province }.
    .you = Du stellst deinen Prinzen in { $region } auf und nimmst ein Plättchen von { $province }.
ming-event-neutral-placed = { $seat } stellt ein neutrales Familienmitglied in { $region } auf.
    .you = Du stellst ein neutrales Familienmitglied in { $region } auf.
ming-event-neutrals-placed = { $seat } stellt { $count } neutrale Familienmitglieder auf: { $regions }.
    .you = Du stellst { $count } neutrale Familienmitglieder auf: { $regions }.
ming-event-round-began = Runde { $number } von 6: { $start } beginnt.
    .you = Runde { $number } von 6: Du beginnst.
ming-event-courtier-placed = { $seat } setzt ein Familienmitglied auf das Provinzfeld von { $province }.
    .you = Du setzt ein Familienmitglied auf das Provinzfeld von { $province }.
ming-event-courtiers-placed = { $seat } setzt { $count } Familienmitglieder: { $provinces }.
    .you = Du setzt { $count } Familienmitglieder: { $provinces }.
ming-event-card-taken = { $seat } nimmt die Karte neben { $province }: { $card }.
    .you = Du nimmst die Karte neben { $province }: { $card }.
ming-event-cards-taken = { $seat } nimmt { $count } Karten: { $cards }.
    .you = Du nimmst { $count } Karten: { $cards }.
ming-event-card-turned-up = Aufgedeckt neben { $province }: { $card }.
ming-event-cards-turned-up = Aufgedeckt: { $cards }.
ming-event-deck-reshuffled = { $count ->
    [one] Der Stapel ist aufgebraucht: Die einzige Karte der Ablage ist der neue Stapel.
   *[other] Der Stapel ist aufgebraucht: Die { $count } Karten der Ablage werden zum neuen Stapel gemischt.
}
ming-event-dragon-taken = { $seat } gibt ein Familienmitglied vom Provinzfeld von { $province } ab und nimmt einen Drachen.
    .you = Du gibst ein Familienmitglied vom Provinzfeld von { $province } ab und nimmst einen Drachen.
ming-event-dragons-taken = { $seat } gibt { $count } Familienmitglieder ab und nimmt ebenso viele Drachen: { $provinces }.
    .you = Du gibst { $count } Familienmitglieder ab und nimmst ebenso viele Drachen: { $provinces }.
ming-event-prince-moved = { $seat } reist von { $origin } nach { $region } ({ $card }).
    .you = Du reist von { $origin } nach { $region } ({ $card }).
ming-event-prince-travelled = { $seat } reist von { $origin } aus: { $way }.
    .you = Du reist von { $origin } aus: { $way }.
ming-event-prince-stayed = { $seat } bleibt in { $region } und wirft eine Karte ab: { $card }.
    .you = Du bleibst in { $region } und wirfst eine Karte ab: { $card }.
ming-event-deployed = { $count ->
    [0] { $seat } setzt in { $region } niemanden ein.
    [one] { $seat } setzt in { $region } 1 Familienmitglied ein.
   *[other] { $seat } setzt in { $region } { $count } Familienmitglieder ein.
}
    .you = { $count ->
        [0] Du setzt in { $region } niemanden ein.
        [one] Du setzt in { $region } 1 Familienmitglied ein.
       *[other] Du setzt in { $region } { $count } Familienmitglieder ein.
    }
ming-event-temple-entered = Ein Familienmitglied von { $seat } geht ins Kloster von { $region }{ $ousted ->
    [none] .
   *[other] ; das von { $ousted } muss hinaus in den offenen Teil.
}
    .you = Ein Familienmitglied von dir geht ins Kloster von { $region }{ $ousted ->
        [none] .
       *[other] ; das von { $ousted } muss hinaus in den offenen Teil.
    }
    .you-ousted = Ein Familienmitglied von { $seat } geht ins Kloster von { $region }; deines muss hinaus in den offenen Teil.
ming-event-passed = { $seat } passt.
    .you = Du passt.
ming-event-seats-passed = { $seats } haben gepasst.
    .you = { $seats } habt gepasst.
ming-event-province-scoring = — { $province } —
ming-event-region-counted = { $region }: { $neutral ->
    [0] { $courtiers }
   *[other] { $courtiers_seats ->
        [0] { $neutral } neutral
       *[other] { $courtiers }, { $neutral } neutral
    }
}. In die Stadt: { $neutral_entered ->
    [0] { $entered }
   *[other] { $entered_seats ->
        [0] { $neutral_entered } neutral
       *[other] { $entered }, { $neutral_entered } neutral
    }
}.
ming-event-tiles-gained = Plättchen von { $province }: { $tally }{ $missing ->
    [0] .
    [one] ; für 1 Familienmitglied ist keines mehr da.
   *[other] ; für { $missing } Familienmitglieder ist keines mehr da.
}
ming-event-set-handed-in = { $seat } gibt einen Sechsersatz Plättchen ab: +{ $points }.
    .you = Du gibst einen Sechsersatz Plättchen ab: +{ $points }.
ming-event-recall-laid = { $seat } hat Rücksendekarten für { $province } gelegt.
    .you = Du hast Rücksendekarten für { $province } gelegt.
ming-event-recalls-laid = { $seats } haben Rücksendekarten für { $province } gelegt.
    .you = { $seats } habt Rücksendekarten für { $province } gelegt.
ming-event-recall-noted = { $count ->
    [0] Von dir bleiben alle.
    [one] Du holst 1 Familienmitglied zurück.
   *[other] Du holst { $count } Familienmitglieder zurück.
}
ming-event-recall-shown = { $count ->
    [0] Von { $seat } bleiben alle.
    [one] { $seat } holt 1 Familienmitglied zurück.
   *[other] { $seat } holt { $count } Familienmitglieder zurück.
}
    .you = { $count ->
        [0] Von dir bleiben alle.
        [one] Du holst 1 Familienmitglied zurück.
       *[other] Du holst { $count } Familienmitglieder zurück.
    }
ming-event-recalls-shown = Zurückgeholte Familienmitglieder: { $recalls }.
ming-event-came-home = { $count ->
    [one] 1 Familienmitglied von { $seat } geht nach { $region } zurück.
   *[other] { $count } Familienmitglieder von { $seat } gehen nach { $region } zurück.
}
    .you = { $count ->
        [one] 1 Familienmitglied von dir geht nach { $region } zurück.
       *[other] { $count } Familienmitglieder von dir gehen nach { $region } zurück.
    }
ming-event-came-home-to = { $count } Familienmitglieder von { $seat } gehen zurück: { $regions }.
    .you = { $count } Familienmitglieder von dir gehen zurück: { $regions }.
ming-event-neutral-came-home = { $count ->
    [one] 1 neutrales Familienmitglied geht nach { $region } zurück.
   *[other] { $count } neutrale Familienmitglieder gehen nach { $region } zurück.
}
ming-event-neutral-came-home-to = { $count } neutrale Familienmitglieder gehen zurück: { $regions }.
ming-event-city-scored = In der Stadt von { $province } bleiben: { $neutral ->
    [0] { $stayed }
   *[other] { $stayed_seats ->
        [0] { $neutral } neutral
       *[other] { $stayed }, { $neutral } neutral
    }
}. Punkte: { $points_seats ->
    [0] keine
   *[other] { $points }
}; { $bonus ->
    [0] die Mehrheit ist neutral, kein Bonus.
    [4] { $tied ->
        [1] Mehrheit: { $winners } +4.
       *[other] Gleichstand, in mehr Stadtteilen allein vorn: { $winners } +4.
    }
   *[other] Gleichstand: { $winners } je +{ $bonus }.
}
    .you = In der Stadt von { $province } bleiben: { $neutral ->
        [0] { $stayed }
       *[other] { $stayed_seats ->
            [0] { $neutral } neutral
           *[other] { $stayed }, { $neutral } neutral
        }
    }. Punkte: { $points_seats ->
        [0] keine
       *[other] { $points }
    }; { $bonus ->
        [0] die Mehrheit ist neutral, kein Bonus.
        [4] { $tied ->
            [1] Mehrheit: { $winners } +4.
           *[other] Gleichstand, in mehr Stadtteilen allein vorn: { $winners } +4.
        }
       *[other] Gleichstand: { $winners } je +{ $bonus }.
    }
ming-event-temples-scored = Klöster: { $monks }. Punkte: { $points }.
ming-event-start-named = { $seat } bestimmt, wer die nächste Runde beginnt: { $start }.
    .you = Du bestimmst, wer die nächste Runde beginnt: { $start }.
ming-event-final-scoring = Schlusswertung: Provinzplättchen.
ming-event-tiles-scored = { $seat }: { $sets ->
    [0] { $others } Plättchen
    [one] 1 Fünfersatz × 10 + { $others }
   *[other] { $sets } Fünfersätze × 10 + { $others }
} = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
ming-event-game-ended = { $shared ->
    [1] { $winners } gewinnt mit { $points } Punkten!
   *[other] { $winners } teilen sich den Sieg mit je { $points } Punkten!
}
    .you = { $shared ->
        [1] Du gewinnst mit { $points } Punkten!
       *[other] { $winners } teilt euch den Sieg mit je { $points } Punkten!
    }
ming-event-hand-held = { $cards ->
    [none] Karten von { $seat }: keine.
   *[other] Karten von { $seat }: { $cards }.
}
    .you = { $cards ->
        [none] Deine Karten: keine.
       *[other] Deine Karten: { $cards }.
    }
ming-event-supply-held = { $count ->
    [0] { $seat } hat kein Familienmitglied mehr im Vorrat.
    [one] { $seat } hat noch 1 Familienmitglied im Vorrat.
   *[other] { $seat } hat noch { $count } Familienmitglieder im Vorrat.
}
    .you = { $count ->
        [0] Du hast kein Familienmitglied mehr im Vorrat.
        [one] Du hast noch 1 Familienmitglied im Vorrat.
       *[other] Du hast noch { $count } Familienmitglieder im Vorrat.
    }
ming-event-tiles-held = { $tiles ->
    [none] Plättchen von { $seat }: keine.
   *[other] Plättchen von { $seat }: { $tiles }.
}
    .you = { $tiles ->
        [none] Deine Plättchen: keine.
       *[other] Deine Plättchen: { $tiles }.
    }
ming-event-deck-left = Stapel { $deck }, Ablage { $discards }, Drachen { $dragons }.
ming-event-cards-left = { $deck ->
    [none] Der Stapel ist aufgebraucht.
   *[other] Im Stapel: { $deck }.
}{ $discards ->
    [none] {""}
   *[other] {" Auf der Ablage:"} { $discards }.
}
ming-event-recall-stands = In der Stadt von { $province }: { $neutral ->
    [0] { $tally }
   *[other] { $tally }, { $neutral } neutral
}. { $each ->
    [0] Wer bleibt, bringt selbst keine Punkte
   *[other] Wer bleibt, bringt je { $each } Punkte
}; die Mehrheit bringt 4 mehr. Wer bleibt, kommt danach aus dem Spiel.
ming-event-home-stands = { $whose ->
    [neutral] { $count ->
        [one] 1 neutrales Familienmitglied geht noch aus der Stadt von { $province } zurück. Du wählst, welches.
       *[other] { $count } neutrale Familienmitglieder gehen noch aus der Stadt von { $province } zurück. Du wählst, welche.
    }
   *[own] { $count ->
        [one] 1 Familienmitglied von dir geht noch aus der Stadt von { $province } zurück. Du wählst, welches.
       *[other] { $count } Familienmitglieder von dir gehen noch aus der Stadt von { $province } zurück. Du wählst, welche.
    }
}

## Was gefragt wird, und wo im Zug: der Ort kurz und ohne Punkt

ming-event-start-asked = Wer beginnt Runde { $number }? Du bestimmst es.
ming-event-courtier-of = Familienmitglied { $number } von { $of }
ming-event-card-of = Karte { $number } von { $of }
ming-event-to-come = { $step ->
    [place] fünf Familienmitglieder setzen
    [cards] Karten nehmen, bis alle fünf haben
    [act] bewegen und einsetzen
   *[deploy] vielleicht bis zu drei Familienmitglieder einsetzen
}

## Wozu eine Wahl führen würde: kurz und ohne Punkt

ming-event-would-cost = { $left ->
    [0] danach keine Karte mehr
    [one] danach noch 1 Karte
   *[other] danach noch { $left } Karten
}, { $place ->
    [prince] nur zum Durchziehen: Dort steht ein anderer Prinz
    [temple] kein Einsetzen: Dort ist dein Familienmitglied im Kloster
   *[free] { $courtiers ->
        [0] auf dem Provinzfeld hast du niemanden
       *[other] dort bis zu { $courtiers } einsetzbar
    }
}
ming-event-would-count = danach im offenen Teil: du { $own }, andere je höchstens { $other }
ming-event-would-take = { $card }
ming-event-would-stay = { $count ->
    [0] niemand bleibt, 0 Punkte
    [one] 1 bleibt, { $points } Punkte ohne Bonus
   *[other] { $count } bleiben, { $points } Punkte ohne Bonus
}
ming-event-would-leave = { $whose ->
    [neutral] jetzt in diesem Teil der Stadt: neutral { $there }, Spieler je höchstens { $other }
   *[own] jetzt in diesem Teil der Stadt: du { $there }, andere je höchstens { $other }
}

## Warum etwas abgelehnt wird

ming-part-province = { $province ->
    [shaanxi] { ming-province-shaanxi }
    [beizhili] { ming-province-beizhili }
    [sichuan] { ming-province-sichuan }
    [huguang] { ming-province-huguang }
    [nanzhili] { ming-province-nanzhili }
    [guangdong] { ming-province-guangdong }
   *[other] { $province }
}
ming-part-region = { $region ->
    [ningxia] { ming-region-ningxia }
    [lintao] { ming-region-lintao }
    [hanzhong] { ming-region-hanzhong }
    [xuanfu] { ming-region-xuanfu }
    [yongping] { ming-region-yongping }
    [daming] { ming-region-daming }
    [longan] { ming-region-longan }
    [jiading] { ming-region-jiading }
    [chongqing] { ming-region-chongqing }
    [xiangyang] { ming-region-xiangyang }
    [jingzhou] { ming-region-jingzhou }
    [huangzhou] { ming-region-huangzhou }
    [huaian] { ming-region-huaian }
    [anqing] { ming-region-anqing }
    [suzhou] { ming-region-suzhou }
    [shaozhou] { ming-region-shaozhou }
    [zhaoqing] { ming-region-zhaoqing }
    [chaozhou] { ming-region-chaozhou }
   *[other] { $region }
}
ming-part-card = { $card ->
    [horse] { ming-card-horse }
    [rickshaw] { ming-card-rickshaw }
    [junk] { ming-card-junk }
   *[dragon] { ming-card-dragon }
}
ming-part-transport = { $transport ->
    [horse] { ming-card-horse }
    [rickshaw] { ming-card-rickshaw }
   *[junk] { ming-card-junk }
}

ming-illegal-wrong-phase = { $phase ->
    [prince] Die Prinzen werden aufgestellt: Stelle deinen in einen Bezirk.
    [neutral] Neutrale Familienmitglieder werden aufgestellt: Stelle eines in einen Bezirk.
    [place] Familienmitglieder werden gesetzt: Setze eines auf ein Provinzfeld.
    [cards] Karten werden genommen: Nimm eine neben einem Provinzfeld, oder einen Drachen für ein Familienmitglied.
    [refill] Zuerst wird die Lücke neben einem Provinzfeld gefüllt.
    [act] Jetzt heißt es: Prinz bewegen, bleiben oder passen.
    [moving] Dein Prinz ist unterwegs: Bewege ihn weiter, oder setze ein.
    [deploy] Setze jetzt bis zu drei Familienmitglieder ein, oder niemanden.
    [recall] Eine Stadt wird gewertet: Sage, wie viele Familienmitglieder du zurückholst.
    [home] Familienmitglieder gehen zurück: Wähle den Bezirk, aus dem das nächste kam.
   *[start] Bestimme, wer die nächste Runde beginnt.
}
ming-illegal-already-laid = Du hast deine Rücksendekarten für diese Stadt gelegt. Die anderen müssen das noch tun.
ming-illegal-unknown-region = Einen Bezirk „{ $region }“ gibt es nicht. Nenne einen, der auf dem Plan steht, zum Beispiel Ningxia oder Daming.
ming-illegal-unknown-province = Eine Provinz „{ $province }“ gibt es nicht. Es gibt Shaanxi, Beizhili, Sichuan, Huguang, Nanzhili und Guangdong.
ming-illegal-unknown-card = Eine Karte „{ $card }“ gibt es nicht. Es gibt Pferd, Rikscha, Dschunke und Drache.
ming-illegal-unknown-where = Einsetzen „{ $where }“ geht nicht. Schreibe „offener Teil“ oder „eines ins Kloster“.
ming-illegal-prince-in-region = In { ming-part-region } steht ein anderer Prinz. Wähle einen Bezirk ohne Prinz.
ming-illegal-neutral-full = In { ming-part-region } stehen schon { $most } neutrale Familienmitglieder, mehr dürfen es nicht sein. Wähle einen anderen Bezirk.
ming-illegal-no-courtier-in-area = Auf dem Provinzfeld von { ming-part-province } steht kein Familienmitglied von dir. Wähle ein Feld, auf dem eines steht.
ming-illegal-no-dragons = Es gibt keine Drachen mehr. Nimm eine Bewegungskarte.
ming-illegal-already-there = Dein Prinz steht schon in { ming-part-region }. Um dort zu handeln, bleib: Wirf eine beliebige Karte ab.
ming-illegal-no-border = { ming-part-region } grenzt nicht an den Bezirk deines Prinzen. Reise in einen Nachbarbezirk.
ming-illegal-card-not-in-hand = Du hast { $card ->
    [horse] kein { ming-part-card }
    [rickshaw] keine { ming-part-card }
    [junk] keine { ming-part-card }
   *[dragon] keinen Drachen
} auf der Hand. Nimm eine Karte aus deiner Hand.
ming-illegal-wrong-transport = Mit dieser Karte ({ ming-part-card }) kommst du nicht nach { ming-part-region }. Nötig ist dort: { ming-part-transport } oder { ming-card-dragon }.
ming-illegal-dead-end = In { ming-part-region } steht ein anderer Prinz, und mit deinen übrigen Karten kämst du von dort in keinen Bezirk ohne Prinz. Nimm einen anderen Weg.
ming-illegal-must-move-on = In { ming-part-region } steht ein anderer Prinz, dort kannst du nicht bleiben. Reise weiter.
ming-illegal-nobody-to-deploy = Auf dem Provinzfeld von { ming-part-province } hast du niemanden zum Einsetzen. Setze niemanden ein.
ming-illegal-courtiers-out-of-range = { $count } einsetzen geht nicht. Vom Provinzfeld von { ming-part-province } kannst du 0 bis { $most } einsetzen.
ming-illegal-own-monk = Im Kloster von { ming-part-region } ist ein Familienmitglied von dir, also kannst du in diesem Bezirk niemanden einsetzen. Setze niemanden ein.
ming-illegal-nobody-for-temple = Ins Kloster von { ming-part-region } kann nur, wen du jetzt einsetzt. Setze mindestens eines ein, oder wähle den offenen Teil.
ming-illegal-recall-out-of-range = { $count } zurückholen geht nicht. Hole 0 bis { $most } zurück.
ming-illegal-not-in-houses = Niemand, der zurückgeht, kam aus { ming-part-region }. Wähle einen Bezirk, aus dem jemand davon kam.
ming-illegal-unknown-player = Einen Spieler { $player } gibt es nicht. Nenne einen von 1 bis { $most }.

## Woher die Punkte kamen

ming-score-cities = In Städten geblieben
ming-score-majorities = Mehrheiten in Städten
ming-score-temples = Klöster
ming-score-sets = Sechsersätze
ming-score-fives = Fünfersätze
ming-score-tiles = übrige Plättchen

# The pieces in the pictures of the rules.
ming-legend-courtier = Familienmitglied
ming-legend-prince = Prinz
ming-legend-temple = Kloster
ming-legend-tile = Plättchen einer Provinz
ming-legend-monk = Familienmitglied im Kloster
ming-legend-neutral = neutrales Familienmitglied

# Positions that score, in the pictures of the rules.
ming-scored-city = nach Runde 2: 4 Punkte für jedes, das bleibt, und 4 für die meisten: 3 × 4 + 4 = 16 und 2 × 4 = 8
ming-scored-most = nach Runde 6 zählt nur die Mehrheit: gleich viele, doch Blau führt in zwei Stadtteilen: 4 Punkte
ming-scored-set = alle sechs Sorten Plättchen nach Runde 2: 28 Punkte (nach Runde 4: 24, nach Runde 6: 20)
ming-scored-temple = Familienmitglied im Kloster: 4 Punkte bei jeder Wertung
ming-scored-tiles = am Ende: fünf verschiedene Plättchen, 10 Punkte; zwei andere, je 1 Punkt = 2
ming-scored-neutral = nach Runde 2 bringt das blaue Familienmitglied 4 Punkte; die Mehrheit haben die neutralen, also bekommt niemand 4 dazu

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
ming-legend-courtier-means = Eine Zahl sagt, wie viele; die meisten im offenen Teil kommen in die Stadt.
ming-legend-prince-means = Wo er steht, können Familienmitglieder dieser Provinz eingesetzt werden.
ming-legend-strip = Karte eines Spielers
ming-legend-strip-means = Punkte; 首 begann; mit Pfeil: jetzt zu setzen, im Beutel: später; Karten, Plättchen; – gepasst, ✓ hat gelegt.
ming-card-horse-means = Bringt einen Prinzen über eine Grenze mit diesem Zeichen.
ming-card-rickshaw-means = Bringt einen Prinzen über eine Grenze mit diesem Zeichen.
ming-card-junk-means = Bringt einen Prinzen über eine Grenze mit diesem Zeichen.
ming-card-dragon-means = Bringt einen Prinzen über jede Grenze; ihn zu nehmen kostet ein Familienmitglied.
ming-legend-pile = Stapel
ming-legend-pile-means = Stapel, Ablage und Drachen, je mit der Zahl der Karten.
ming-legend-round = Runde
ming-legend-round-means = Die laufende Runde; gewertet wird nach 2, 4 und 6.
ming-legend-temple-means = Wer darin steht, bringt bei jeder Wertung 4 Punkte und kann verdrängt werden.
ming-legend-cost = Kosten des Weges
ming-legend-cost-means = Zahl der Karten, die dein Prinz dorthin braucht; Zeichen: eine Karte, die genügt.
ming-legend-monk-means = Bringt bei jeder Wertung 4 Punkte und bleibt.
ming-legend-tile-means = Alle sechs Sorten bringen 28, 24 oder 20 Punkte; Zahlen sagen, wie viele jemand hat.
ming-legend-house = Haus einer Stadt
ming-legend-house-means = Steht für ein Familienmitglied in der Stadt, in seiner Farbe; jeder Bezirk hat Platz für drei.
ming-legend-scored = roter Umriss
ming-legend-scored-means = Die Provinz, die gerade gewertet wird.
ming-legend-neutral-means = Zählt wie das eines Spielers, bekommt aber keine Punkte und Plättchen.

ming-rules =
    Sechs Provinzen mit je drei Bezirken um eine Stadt. Familienmitglieder warten auf dem Provinzfeld am Rand, dein Prinz bringt sie in die Bezirke, und wer dort die Mehrheit hat, kommt in die Stadt. Alle haben 30 Familienmitglieder und anfangs einen Drachen. Zu Beginn stellst du deinen Prinzen in einen Bezirk ohne Prinz und nimmst ein Plättchen der Provinz. Wer beginnt, wird gelost.

    ### Die sechs Runden
    • **Setzen**: reihum setzen alle Familienmitglieder auf beliebige Provinzfelder, zusammen je fünf.
    • **Karten nehmen**, reihum, bis alle fünf haben: eine Bewegungskarte neben einem Provinzfeld, auf dem jemand von dir steht und bleibt; oder einen der 18 Drachen, für den jemand von dir ein Provinzfeld und das Spiel verlässt. Genommene Karten werden sofort ersetzt; ist der Stapel aufgebraucht, wird die Ablage zum neuen gemischt.
    • **Bewegen und einsetzen**: reihum, bis alle gepasst haben.

    ### Bewegen, bleiben oder passen
    • **Bewegen**, einen oder mehr Schritte. Jeder kostet eine Karte mit dem Zeichen der Grenze (Pferd, Rikscha, Dschunke) oder einen Drachen, der für alle gilt. Bezirke mit anderen Prinzen darfst du durchqueren, aber nicht dort enden.
    • **Bleiben**: eine beliebige Karte abwerfen.
    • **Passen**: Du bist für diese Runde draußen; ohne Karten passt du von selbst.
    Nach Bewegen oder Bleiben setzt du bis zu drei Familienmitglieder vom Feld dieser Provinz in den Bezirk deines Prinzen ein. Eines davon darf ins Kloster und verdrängt ein fremdes in den offenen Teil. Solange dort eines von dir ist, kannst du in diesem Bezirk niemanden einsetzen.
    Übrige Karten und Familienmitglieder behältst du.

    ### Wertung nach Runde 2, 4 und 6
    Provinz für Provinz zählt der offene Teil jedes Bezirks:
    • Die meisten: zwei kommen in die Stadt (oder das einzige). Die zweitmeisten: eines.
    • Gleichstand auf Platz zwei: keines. Gleichstand vorn: je eines, sonst niemand; niemand, wenn zu viert alle gleich sind.
    Jedes bringt ein Plättchen der Provinz. Alle sechs Sorten werden sofort für 28, 24 oder 20 Punkte abgegeben (nach Runde 2, 4, 6).
    Dann legen alle, die in der Stadt stehen, verdeckt Rücksendekarten: Ihre Summe sagt, wie viele in ihre Bezirke zurückgehen. Wer bleibt, bringt je 4, 3 oder 0 Punkte, die Mehrheit 4 mehr. Bei Gleichstand gewinnt, wer in mehr der drei Stadtteile allein vorn ist, sonst wird abgerundet geteilt. Wer blieb, kommt aus dem Spiel.
    Zuletzt bringt jedes im Kloster 4 Punkte und bleibt dort.

    ### Das Ende
    Nach Runde 6 bringt jeder Satz aus fünf verschiedenen Plättchen 10 Punkte, jedes andere 1. Die meisten Punkte gewinnen.
    Jede Runde beginnt der nächste Platz links. Zu viert bestimmt den Startspieler für Runde 5, wer die zweitwenigsten Punkte hat, für 6, wer die wenigsten; bei Gleichstand, wer mehr in Klöstern hat, dann wer vom Startspieler aus zuerst an der Reihe ist.

    ### Zu zweit
    Vor Runde 1, 3 und 5 stellen beide je drei neutrale Familienmitglieder auf, höchstens drei je Bezirk. Neutrale zählen mit, bekommen aber nichts. Haben sie nach dem Zurückholen allein die Mehrheit, schickt der Startspieler alle zurück, die dafür nicht nötig sind, und die 4 entfallen; sonst gehen alle zurück.

    ### So lesen wir die Regel
    • Die Rücksendekarten sind 0, 1, 2 und 3, also holst du beliebig viele zurück. Du wählst, welche.
    • Handkarten sind offen.
    • Bei Punktgleichstand wird der Sieg geteilt.
    • Ein Prinz darf in zwei oder mehr Schritten zurückkehren. Gemeinsam Eingesetzte kommen zugleich an; fürs Bleiben abgeworfene Drachen kommen zurück zu den Drachen.

    Der gedruckte Plan steht in keinem Text, den wir haben: Namen, Grenzen und Zeichen sind rekonstruiert, auch die 18 Karten je Zeichen.

## Warum ein Rat besser ist

ming-why-cities = { $place ->
    [none] bringt dir mehr in den Städten
   *[other] bringt dir mehr in der Stadt von { $place }
}
    .others = { $place ->
    [none] lässt { $seats } weniger in den Städten
   *[other] lässt { $seats } weniger in der Stadt von { $place }
}
ming-why-temples = { $place ->
    [none] bringt dir mehr aus Klöstern
   *[other] bringt dir mehr aus Klöstern in { $place }
}
    .others = { $place ->
    [none] lässt { $seats } weniger aus Klöstern
   *[other] lässt { $seats } weniger aus Klöstern in { $place }
}
ming-why-tiles = bringt dir mehr aus Plättchensätzen
    .others = lässt { $seats } weniger aus Plättchensätzen
ming-why-waiting = { $place ->
    [none] gibt deinen Familienmitgliedern auf den Provinzfeldern bessere Aussichten
   *[other] gibt deinen Familienmitgliedern auf dem Provinzfeld von { $place } bessere Aussichten
}
    .others = { $place ->
    [none] lässt { $seats } schlechtere Aussichten auf den Provinzfeldern
   *[other] lässt { $seats } schlechtere Aussichten auf dem Provinzfeld von { $place }
}
ming-why-cards = lässt dir bessere Karten zum Ziehen
    .others = lässt { $seats } schlechtere Karten zum Ziehen
