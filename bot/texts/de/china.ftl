# China: alles, was das Spiel sagt. Texte namens `china-part-…` werden nur hier von anderen gebraucht.

china-name = China
china-command = china
china-description = Häuser, Abgesandte und Bündnisse in neun Provinzen, vor dem ersten Kaiser. 3–5 Spieler.
china-aim = Punkte bringen die meisten Häuser in einer Provinz, die meisten Abgesandten in zwei benachbarten und lange Reihen von Häusern an den Straßen. Die meisten Punkte gewinnen.
china-cover = Das Ende einer Partie { china-name }: Provinzen in fünf Farben, an den Straßen die Häuser von vier Spielern, daneben Abgesandte. Der Plan ist von einer Ecke aus zu sehen; darunter steht der Name des Spiels.

china-option-side = Seite des Plans
china-option-side-description = Nur zu viert: A hat 47 Hausfelder, B hat 53. Zu dritt gilt immer A, zu fünft immer B.
china-option-side-a = A (47 Hausfelder)
china-option-side-b = B (53 Hausfelder)
china-option-fortresses = Befestigungen
china-option-fortresses-description = Alle haben eine. Ein Haus darauf verdoppelt die Punkte für seine Provinz und seine Straße.

## Aktionen und Angaben

china-verb-house = Haus
china-verb-house-description = Ein Haus bezahlen und auf ein freies Hausfeld setzen.
china-verb-emissary = Abgesandter
china-verb-emissary-description = Einen Abgesandten bezahlen und auf das Drachenfeld einer Provinz schicken.
china-verb-fortress = Befestigung
china-verb-fortress-description = Deine Befestigung bezahlen und auf ein leeres Hausfeld setzen. Darauf darf jeder bauen.
china-verb-stop = Kein zweiter Spielstein
china-verb-stop-description = Es in diesem Zug bei einem Spielstein belassen und Karten ziehen.
china-verb-swap = Karte tauschen
china-verb-swap-description = Statt zu bauen eine Karte abwerfen und eine neue nehmen. Das ist dein ganzer Zug.
china-verb-take = Nehmen
china-verb-take-description = Eine offene Karte nehmen. Sie wird erst nach deinem Zug ersetzt.
china-verb-draw = Vom Stapel ziehen
china-verb-draw-description = Die oberste Karte vom Stapel ziehen. Nur du siehst sie.
china-verb-pass = Passen
china-verb-pass-description = Nichts tun; nur erlaubt, wenn du weder setzen noch tauschen kannst.
china-verb-restock = Auslage auffüllen
china-verb-restock-description = Offene Karten werden ersetzt, und der Zug endet (geschieht von selbst).

china-field-payment = Bezahlung
china-field-payment-description = Eine Karte in der Farbe der Provinz, oder zwei gleiche einer anderen: ein Jokerpaar.
china-field-site = Hausfeld
china-field-site-description = Welches Hausfeld: Provinz und Nummer auf dem Plan.
china-field-state = Provinz
china-field-state-description = Welche Provinz den Abgesandten bekommt.
china-field-card = Karte
china-field-card-description = Welche Karte, nach ihrer Farbe.

## Werte

china-card-red = Rot
china-card-green = Grün
china-card-orange = Orange
china-card-yellow = Gelb
china-card-purple = Violett

china-payment-red = eine rote Karte
    .twice = zwei rote Karten
china-payment-green = eine grüne Karte
    .twice = zwei grüne Karten
china-payment-orange = eine orange Karte
    .twice = zwei orange Karten
china-payment-yellow = eine gelbe Karte
    .twice = zwei gelbe Karten
china-payment-purple = eine violette Karte
    .twice = zwei violette Karten
china-payment-pair-red = zwei rote Karten
china-payment-pair-green = zwei grüne Karten
china-payment-pair-orange = zwei orange Karten
china-payment-pair-yellow = zwei gelbe Karten
china-payment-pair-purple = zwei violette Karten

china-place-1 = Platz 1
china-place-2 = Platz 2
china-place-3 = Platz 3
china-place-4 = Platz 4

china-state-zhao = Zhao
china-state-yan = Yan
china-state-qi = Qi
china-state-lu = Lu
china-state-wei = Wei
china-state-han = Han
china-state-qin = Qin
china-state-shu = Shu
china-state-chu = Chu

china-site-zh1 = Zhao 1 Dai
china-site-zh2 = Zhao 2 Yanmen
china-site-zh3 = Zhao 3 Jinyang
china-site-zh4 = Zhao 4 Handan
china-site-zh5 = Zhao 5 Zhongshan
china-site-zh6 = Zhao 6 Julu

china-site-ya1 = Yan 1 Shanggu
china-site-ya2 = Yan 2 Ji
china-site-ya3 = Yan 3 Yuyang
china-site-ya4 = Yan 4 Liaodong
china-site-ya5 = Yan 5 Beiping

china-site-qi1 = Qi 1 Pingyuan
china-site-qi2 = Qi 2 Linzi
china-site-qi3 = Qi 3 Jimo
china-site-qi4 = Qi 4 Gaotang
china-site-qi5 = Qi 5 Gaomi

china-site-lu1 = Lu 1 Qufu
china-site-lu2 = Lu 2 Zou
china-site-lu3 = Lu 3 Langye
china-site-lu4 = Lu 4 Tan

china-site-we1 = Wei 1 Anyi
china-site-we2 = Wei 2 Hedong
china-site-we3 = Wei 3 Ye
china-site-we4 = Wei 4 Puyang
china-site-we5 = Wei 5 Daliang
china-site-we6 = Wei 6 Suiyang
china-site-we7 = Wei 7 Xingyang

china-site-ha1 = Han 1 Yiyang
china-site-ha2 = Han 2 Luyang
china-site-ha3 = Han 3 Xinzheng
china-site-ha4 = Han 4 Yangdi
china-site-ha5 = Han 5 Luoyi

china-site-qn1 = Qin 1 Longxi
china-site-qn2 = Qin 2 Beidi
china-site-qn3 = Qin 3 Xianyang
china-site-qn4 = Qin 4 Yong
china-site-qn5 = Qin 5 Hanzhong
china-site-qn6 = Qin 6 Tianshui
china-site-qn7 = Qin 7 Shang

china-site-sh1 = Shu 1 Jiameng
china-site-sh2 = Shu 2 Chengdu
china-site-sh3 = Shu 3 Jianwei
china-site-sh4 = Shu 4 Ba
china-site-sh5 = Shu 5 Langzhong
china-site-sh6 = Shu 6 Linqiong

china-site-ch1 = Chu 1 Wushan
china-site-ch2 = Chu 2 Ying
china-site-ch3 = Chu 3 Changsha
china-site-ch4 = Chu 4 Shouchun
china-site-ch5 = Chu 5 Guangling
china-site-ch6 = Chu 6 Wu
china-site-ch7 = Chu 7 Poyang
china-site-ch8 = Chu 8 Dengcheng

## Was geschehen ist

china-event-house-placed = { $seat } baut ein Haus auf { $site } für { $payment }.
    .you = Du baust ein Haus auf { $site } für { $payment }.
china-event-houses-placed = { $seat } baut { $count } Häuser in { $state }: { $sites }.
    .you = Du baust { $count } Häuser in { $state }: { $sites }.
china-event-emissary-placed = { $seat } schickt einen Abgesandten nach { $state } für { $payment }.
    .you = Du schickst einen Abgesandten nach { $state } für { $payment }.
china-event-emissaries-placed = { $seat } schickt { $count } Abgesandte nach { $state } für { $payments }.
    .you = Du schickst { $count } Abgesandte nach { $state } für { $payments }.
china-event-fortress-placed = { $seat } baut eine Befestigung auf { $site } für { $payment }.
    .you = Du baust eine Befestigung auf { $site } für { $payment }.
china-event-state-scored = Häuser in { $state }: { $houses }. Punkte{ $fortified ->
    [0] {""}
    [1] {", durch eine Befestigung verdoppelt für"} { $doubled }
   *[other] {", durch Befestigungen verdoppelt für"} { $doubled }
}: { $points }.
china-event-card-swapped = { $seat } tauscht eine Karte; auf die Ablage kommt: { $card }.
    .you = Du tauschst eine Karte; auf die Ablage kommt: { $card }.
china-event-card-taken = { $seat } nimmt eine offene Karte: { $card }.
    .you = Du nimmst eine offene Karte: { $card }.
china-event-cards-taken = { $seat } nimmt offene Karten: { $cards }.
    .you = Du nimmst offene Karten: { $cards }.
china-event-card-drawn = { $seat } zieht eine Karte vom Stapel.
    .you = Du ziehst eine Karte vom Stapel.
china-event-cards-drawn = { $seat } zieht { $count } Karten vom Stapel.
    .you = Du ziehst { $count } Karten vom Stapel.
china-event-card-seen = { $seat } zieht eine Karte vom Stapel: { $card }.
    .you = Du ziehst eine Karte vom Stapel: { $card }.
china-event-cards-seen = { $seat } zieht Karten vom Stapel: { $cards }.
    .you = Du ziehst Karten vom Stapel: { $cards }.
china-event-row-filled = Aufgedeckt: { $places ->
    [none] { $cards }
   *[other] { $places }
}.
china-event-pile-reshuffled = { $count ->
    [one] Der Stapel ist zum ersten Mal aufgebraucht: Die einzige Karte der Ablage ist der neue Stapel.
   *[other] Der Stapel ist zum ersten Mal aufgebraucht: Die { $count } Karten der Ablage werden zum neuen Stapel gemischt.
}
china-event-last-round = Der Stapel ist zum zweiten Mal aufgebraucht: Die Runde wird zu Ende gespielt, zuletzt ist { $seat } an der Reihe.
    .you = Der Stapel ist zum zweiten Mal aufgebraucht: Die Runde wird zu Ende gespielt, zuletzt bist du an der Reihe.
china-event-passed = { $seat } kann weder setzen noch tauschen und passt.
    .you = Du kannst weder setzen noch tauschen und passt.
china-event-nothing-placeable = Niemand kann mehr einen Spielstein setzen: Die Partie endet.
china-event-final-scoring = Schlusswertung: Häuser noch nicht gewerteter Provinzen, Bündnisse, Straßen.
china-event-alliance-scored = Bündnis { $alliance }, { $one } und { $other }: { $points ->
    [one] 1 Abgesandter = { $shared ->
        [1] 1 Punkt für { $winners }.
       *[other] je 1 Punkt für { $winners }.
    }
   *[other] { $points } Abgesandte = { $shared ->
        [1] { $points } Punkte für { $winners }.
       *[other] je { $points } Punkte für { $winners }.
    }
}
china-event-road-scored = Straße von { $seat }: { $count } Häuser{ $doubled ->
    [yes] {" × 2 (Befestigung)"}
   *[no] {""}
} = { $points } Punkte ({ $sites }).
    .you = Deine Straße: { $count } Häuser{ $doubled ->
        [yes] {" × 2 (Befestigung)"}
       *[no] {""}
    } = { $points } Punkte ({ $sites }).
china-event-game-ended = { $shared ->
    [1] { $winners } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }{ $by_supply ->
        [yes] {", bei Gleichstand dank mehr übriger Spielsteine!"}
       *[no] {"!"}
    }
   *[other] { $winners } teilen sich den Sieg: je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, und gleich viele Spielsteine übrig!
}
    .you = { $shared ->
        [1] Du gewinnst mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }{ $by_supply ->
            [yes] {", bei Gleichstand dank mehr übriger Spielsteine!"}
           *[no] {"!"}
        }
       *[other] { $winners } teilt euch den Sieg: je { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }, und gleich viele Spielsteine übrig!
    }
china-event-hand-held = { $cards ->
    [none] Du hast keine Karten.
   *[other] Deine Karten: { $cards }.
}
china-event-supply-held = { $seat } hat übrig: { $houses ->
    [0] kein Haus
    [one] 1 Haus
   *[other] { $houses } Häuser
}, { $emissaries ->
    [0] keinen Abgesandten
    [one] 1 Abgesandten
   *[other] { $emissaries } Abgesandte
}{ $fortresses ->
    [0] {"."}
    [one] {", 1 Befestigung."}
   *[other] {","} { $fortresses } Befestigungen.
}
    .you = Du hast übrig: { $houses ->
        [0] kein Haus
        [one] 1 Haus
       *[other] { $houses } Häuser
    }, { $emissaries ->
        [0] keinen Abgesandten
        [one] 1 Abgesandten
       *[other] { $emissaries } Abgesandte
    }{ $fortresses ->
        [0] {"."}
        [one] {", 1 Befestigung."}
       *[other] {","} { $fortresses } Befestigungen.
    }
china-event-pile-left = { $over ->
    [yes] { $count ->
        [0] Der Stapel ist aufgebraucht.
        [one] Im Stapel war noch 1 Karte.
       *[other] Im Stapel waren noch { $count } Karten.
    }
   *[no] { $used_up ->
        [0] { $count ->
            [one] Im Stapel ist 1 Karte; ist sie gezogen, wird die Ablage zum neuen Stapel.
           *[other] Im Stapel sind { $count } Karten; sind sie gezogen, wird die Ablage zum neuen Stapel.
        }
        [1] { $count ->
            [one] Im zweiten Stapel ist 1 Karte; ist sie gezogen, endet die Partie nach dieser Runde.
           *[other] Im zweiten Stapel sind { $count } Karten; sind sie gezogen, endet die Partie nach dieser Runde.
        }
       *[other] Der Stapel ist aufgebraucht: Dies ist die letzte Runde.
    }
}
china-event-row-open = { $cards ->
    [none] Es liegt keine Karte offen.
   *[other] Offene Karten: { $cards }.
}
china-event-discards-open = { $cards ->
    [none] Die Ablage ist leer.
   *[other] Ablage: { $cards }.
}
china-event-taken-held = { $seat } hat offen genommen und noch auf der Hand: { $cards }.
    .you = Du hast offen genommen und noch auf der Hand: { $cards }.

## Wo im Zug: kurz und ohne Punkt

china-event-marker-of = Spielstein { $number } von { $of }
china-event-card-of = Karte { $number } von { $of }
china-event-to-come = { $step ->
    [second] vielleicht ein zweiter Spielstein in derselben Provinz
   *[draw] Hand auf drei Karten auffüllen
}

## Wozu eine Wahl führen würde: kurz und ohne Punkt

china-event-would-score = füllt { $state }, Punkte: { $points }
china-event-would-lead = { $sort ->
    [houses] Häuser
   *[emissaries] Abgesandte
} dort danach: du { $own }, andere je höchstens { $other }

## Warum etwas abgelehnt wird

china-part-card = { $card ->
    [red] { china-card-red }
    [green] { china-card-green }
    [orange] { china-card-orange }
    [yellow] { china-card-yellow }
    [purple] { china-card-purple }
   *[other] { $card }
}
china-part-state = { $state ->
    [zhao] { china-state-zhao }
    [yan] { china-state-yan }
    [qi] { china-state-qi }
    [lu] { china-state-lu }
    [wei] { china-state-wei }
    [han] { china-state-han }
    [qin] { china-state-qin }
    [shu] { china-state-shu }
   *[chu] { china-state-chu }
}

china-illegal-wrong-phase = { $phase ->
    [play] Jetzt wird ein Spielstein gesetzt oder eine Karte getauscht; passen darf nur, wer beides nicht kann.
    [second] Du darfst einen zweiten Spielstein in dieselbe Provinz setzen, oder es dabei belassen.
    [draw] Du ziehst gerade Karten: Nimm eine offene, oder ziehe vom Stapel.
   *[restock] Der Zug ist vorbei; zuerst werden die offenen Karten ersetzt.
}
china-illegal-unknown-site = Ein Hausfeld „{ $site }“ gibt es auf dieser Seite des Plans nicht. Schreibe Provinz, Nummer und Ort wie Wei 5 Daliang, oder kurz we5.
china-illegal-unknown-state = Eine Provinz „{ $state }“ gibt es nicht. Es gibt Zhao, Yan, Qi, Lu, Wei, Han, Qin, Shu und Chu.
china-illegal-unknown-payment = „{ $payment }“ ist keine Bezahlung. Schreibe zum Beispiel „eine rote Karte“, oder „zwei rote Karten“ für ein Jokerpaar.
china-illegal-one-state-a-turn = Beide Spielsteine eines Zuges kommen in dieselbe Provinz. Setze den zweiten in { china-part-state }, oder belasse es dabei.
china-illegal-no-houses = Alle deine Häuser sind gebaut. Setze einen anderen Spielstein.
china-illegal-no-emissaries = Alle deine Abgesandten sind eingesetzt. Setze einen anderen Spielstein.
china-illegal-no-fortress = Deine Befestigung ist schon gebaut, und du hast nur eine. Setze einen anderen Spielstein.
china-illegal-no-fortress-variant = An diesem Tisch wird ohne Befestigungen gespielt. Baue ein Haus, oder schicke einen Abgesandten.
china-illegal-site-taken = Auf { $site_word } steht schon ein Haus. Wähle ein freies Hausfeld.
china-illegal-site-fortified = Auf { $site_word } steht schon eine Befestigung. Wähle ein leeres Hausfeld.
china-illegal-no-houses-there = In { china-part-state } stehen noch keine Häuser, also kann dort kein Abgesandter hin. Wähle eine andere Provinz, oder baue ein Haus.
china-illegal-court-full = { $most ->
    [one] In { china-part-state } ist nur für 1 Abgesandten Platz, denn niemand hat dort mehr als 1 Haus. Wähle eine andere Provinz oder einen anderen Spielstein.
   *[other] In { china-part-state } ist nur für { $most } Abgesandte Platz, denn niemand hat dort mehr als { $most } Häuser. Wähle eine andere Provinz oder einen anderen Spielstein.
}
china-illegal-wrong-colour = Die Karte „{ china-part-card }“ zahlt nicht für { china-part-state }. Nimm eine Karte in der Farbe der Provinz, oder zwei gleiche einer anderen.
china-illegal-pair-of-own-colour = Ein Jokerpaar muss eine andere Farbe haben als die Provinz. In { china-part-state } zahlt jede Karte der Farbe „{ china-part-card }“ allein für einen Spielstein.
china-illegal-no-such-card = Du hast keine Karte „{ china-part-card }“. Nimm eine Karte aus deiner Hand.
china-illegal-no-such-pair = Du hast keine zwei Karten „{ china-part-card }“. Ein Jokerpaar sind zwei Karten derselben Farbe.
china-illegal-nothing-to-take = Es gibt keine Karte mehr, die du nehmen könntest, also kannst du nicht tauschen. Setze einen Spielstein, oder passe, wenn das nicht geht.
china-illegal-must-act = Passen darf nur, wer weder setzen noch tauschen kann. Setze einen Spielstein, oder tausche eine Karte.
china-illegal-not-open = Es liegt keine Karte „{ china-part-card }“ offen. Nimm eine andere, oder ziehe vom Stapel.
china-illegal-pile-empty = Der Stapel ist aufgebraucht. Nimm eine offene Karte.

## Woher die Punkte kamen

china-score-houses = Häuser
china-score-alliances = Bündnisse
china-score-roads = Straßen

# The pieces in the pictures of the rules.
china-legend-house = Haus
china-legend-emissary = Abgesandter
china-legend-fortress = Befestigung

# Positions that score, in the pictures of the rules.
china-scored-houses = Lu ist voll: 4 Punkte für die meisten Häuser, 1 je Haus in Lu; 2 für die anderen, so viele wie Blau Häuser hat
china-scored-alliance = in Qi die meisten, in Lu gleich viele Abgesandte: Alle drei zählen
china-scored-line = vier Häuser in einer Linie an Straßen: je 1 Punkt
china-scored-fortress = ein Haus auf einer Befestigung: Aus 4 Punkten für die Häuser von Lu werden 8

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
china-card-red-means = Bezahlt einen Spielstein in Wei oder Shu; zwei gleiche anderswo.
china-card-green-means = Bezahlt einen Spielstein in Han oder Yan; zwei gleiche anderswo.
china-card-orange-means = Bezahlt einen Spielstein in Zhao oder Lu; zwei gleiche anderswo.
china-card-yellow-means = Bezahlt einen Spielstein in Qi oder Qin; zwei gleiche anderswo.
china-card-purple-means = Bezahlt einen Spielstein in Chu; zwei gleiche anderswo.
china-legend-pile = Stapel
china-legend-pile-means = Übrige Karten; je ein rotes Licht, wenn der Stapel aufgebraucht war; nach zweien endet die Partie.
china-legend-discards = Ablage
china-legend-discards-means = Die neueste Karte und wie viele dort liegen; ist der Stapel das erste Mal leer, bilden sie den neuen.
china-legend-strip = Karte eines Spielers
china-legend-strip-means = Punkte; Mauern hinterm Haus: Befestigung übrig; rechts: übrige Häuser, Abgesandte; Kaiserzeichen: wer begann.
china-legend-site = Hausfeld
china-legend-site-means = Platz für ein Haus; die Linien dazwischen sind Straßen.
china-legend-house-means = Zählt, wenn die Provinz voll ist, und in einer Linie ab vier an Straßen.
china-legend-seat = Drachenfeld
china-legend-seat-means = Hier stehen die Abgesandten einer Provinz.
china-legend-emissary-means = Die meisten in beiden Provinzen werten ein Bündnis; nie mehr als die Häuser eines Spielers.
china-legend-seal = Siegel
china-legend-seal-means = Die Häuser dieser Provinz sind gewertet.
china-legend-alliance = Bündnis
china-legend-alliance-means = Verbindet zwei Provinzen: am Ende nach Abgesandten gewertet.
china-legend-tally = gewertetes Bündnis
china-legend-tally-means = Was es brachte, in den Farben der Gewinner; eine Perlenkette führt zu beiden Drachenfeldern.
china-legend-line = gewertete Straße
china-legend-line-means = Häuser eines Spielers in einer Linie: je 1 Punkt.
china-legend-fortress-means = Jeder darf darauf bauen; ein Haus dort verdoppelt die Punkte seines Besitzers, je einmal.

china-rules =
    Neun Provinzen, noch ohne Kaiser. Mit Karten in fünf Farben setzt du Spielsteine: Rot gilt für Wei und Shu, Grün für Han und Yan, Orange für Zhao und Lu, Gelb für Qi und Qin, Violett für Chu. Es gibt 13 rote, 12 grüne, 11 orange, 11 gelbe und 10 violette; je Farbe fehlt zu viert eine, zu dritt zwei. Alle haben 20 Häuser, 8 Abgesandte und drei verdeckte Karten; vier liegen offen. Zu dritt gilt Seite A des Plans, zu fünft B, zu viert die gewählte. Wer beginnt, wird gelost.

    ### Dein Zug: 3-2-1
    Höchstens **3** Karten für höchstens **2** Spielsteine in **1** Provinz. Stand dort zu Beginn deines Zuges kein Spielstein, nur einen.
    • **Bezahlung** je Spielstein: eine Karte in der Farbe der Provinz oder ein **Jokerpaar**, zwei gleiche Karten einer anderen Farbe.
    • **Haus**: auf jedes freie Hausfeld, eines je Feld. Es muss nicht neben deinen anderen stehen.
    • **Abgesandter**: auf das Drachenfeld. Alle dort zusammen dürfen nicht mehr sein als die Häuser dessen, der die meisten in der Provinz hat. Ein eigenes Haus brauchst du nicht; ein erstes kann für den Abgesandten Platz schaffen.
    Fülle dann deine Hand auf drei Karten auf, offene oder vom Stapel, eine nach der anderen; offene werden danach ersetzt. Stattdessen darfst du **tauschen**: eine Karte abwerfen und eine nehmen. Spielsteine bleiben bis zum Ende.

    ### Häuser
    Mit ihrem letzten Hausfeld wird eine Provinz sofort gewertet. Die meisten Häuser: 1 Punkt je Haus in der Provinz. Jeder Rang darunter: so viele Punkte, wie jemand im Rang darüber Häuser hat. Gleiche Zahlen teilen einen Rang; keiner entfällt. Mit 4, 2, 1 Häusern: 7, 4, 2 Punkte; mit 2, 2, 1: 5, 5, 2. Wer dort kein Haus hat, geht leer aus. Abgesandte dürfen auch später kommen.

    ### Das Ende
    Ist der Stapel aufgebraucht, wird die Ablage zum neuen Stapel gemischt; die offenen Karten bleiben liegen. Beim zweiten Mal wird die Runde zu Ende gespielt, sodass alle gleich oft an der Reihe waren. Kann niemand mehr setzen, endet die Partie sofort. Dann zählen nacheinander:
    • **Häuser** aller noch nicht gewerteten Provinzen.
    • **Bündnisse** 1 bis 15, die Zahlen auf den Grenzen. Hast du in beiden Provinzen die meisten Abgesandten, auch bei Gleichstand, gibt es 1 Punkt für jeden Abgesandten in beiden, egal wessen.
    • **Straßen**: mindestens vier deiner Häuser in einer Linie, auch über Grenzen, je 1 Punkt. Abzweigungen zählen nicht, kein Haus zählt doppelt.
    Die meisten Punkte gewinnen; dann die meisten übrigen Spielsteine; dann geteilter Sieg.

    ### Befestigungen (Variante)
    Alle haben eine, bezahlt und gezählt wie jeder Spielstein, für ein leeres Hausfeld. Sie gehört niemandem und ist kein Haus: Jeder darf darauf bauen. Dein Haus auf einer Befestigung verdoppelt deine Punkte für die Häuser dieser Provinz und für eine Straße darüber, je einmal.

    ### So lesen wir die Regel
    • Für deine Straßen gilt die beste Aufteilung; ein Ring ist eine Linie.
    • Eine Provinz, die dein erster Spielstein füllt, wird vor dem zweiten gewertet.
    • „Aufgebraucht“ heißt: Die letzte Karte ist gezogen. Beim zweiten Mal wird nichts ersetzt; nimm, was da ist.
    • Gezählt wird Spielstein für Spielstein, in deiner Reihenfolge. Passen darfst du nur, wenn weder Setzen noch Tauschen geht. Wer keinen Abgesandten hat, hat nie die meisten.

    Der gedruckte Plan steht in keinem Text, den wir haben: Hausfelder, Straßen und die meisten Bündniszahlen sind rekonstruiert, auch Yan, die Farben von Shu und Yan und die Zahl der Karten.
    Hausfelder schreibst du wie we5: zh Zhao, ya Yan, qi Qi, lu Lu, we Wei, ha Han, qn Qin, sh Shu, ch Chu.

## Warum ein Rat besser ist

china-why-houses = { $place ->
    [none] bringt dir mehr für Häuser
   *[other] bringt dir mehr für Häuser in { $place }
}
    .others = { $place ->
    [none] lässt { $seats } weniger für Häuser
   *[other] lässt { $seats } weniger für Häuser in { $place }
}
china-why-alliances = bringt dir mehr aus Bündnissen
    .others = lässt { $seats } weniger aus Bündnissen
china-why-roads = bringt dir mehr aus Reihen an den Straßen
    .others = lässt { $seats } weniger aus Reihen an den Straßen
china-why-placed = bringt mehr von deinen Spielsteinen auf den Plan
    .others = lässt { $seats } weniger Spielsteine auf dem Plan
china-why-cards = lässt dir mehr gleiche Karten auf der Hand
    .others = lässt { $seats } weniger gleiche Karten auf der Hand
