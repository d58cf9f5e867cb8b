# Die Lektion zu China (seeds/china/lesson.toml).

china-lesson-goal = Neun Provinzen streiten, einen Kaiser gibt es noch nicht. Du setzt Häuser und Abgesandte. Punkte gibt es für die **meisten Häuser** in einer vollen Provinz wie Wei, für die **meisten Abgesandten** in zwei Nachbarn wie Qi und Lu und für **Linien deiner Häuser** entlang der Straßen. Die meisten Punkte gewinnen.

china-lesson-house = In deinem Zug bezahlst du Spielsteine mit Karten. Jede gilt in den Provinzen ihrer Farbe: Orange in Zhao und Lu, Violett in Chu. Ein Haus kommt auf ein freies Hausfeld. **Baue eines in Lu, wo schon jemand begonnen hat.**
china-lesson-house-right = Eine orange Karte hat es bezahlt. Es muss nicht neben deinen anderen Häusern stehen.
china-lesson-house-wrong = Das ist erlaubt. Aber dort stand zu Beginn deines Zuges kein Spielstein, also bleibt es bei einem: In eine leere Provinz kommt nur einer.

china-lesson-two = Merke dir **3-2-1**: höchstens drei Karten für zwei Spielsteine in einer Provinz. Rot gilt in Wei. Zwei Karten einer Farbe sind ein Jokerpaar und bezahlen überall einen Spielstein. **Baue zwei Häuser in Wei.**
china-lesson-two-right = Eine rote Karte und zwei violette: drei Karten, zwei Spielsteine, eine Provinz. Das geht nur, wo vorher schon ein Spielstein stand.
china-lesson-two-wrong = Nach einem darfst du aufhören. Aber deine Karten bezahlen noch eines, und mit zwei Häusern bist du den anderen einen Schritt voraus.

china-lesson-draw = Danach füllst du deine Hand auf drei Karten auf, offene oder unbekannte vom Stapel. Statt zu setzen, könntest du auch eine Karte ablegen und eine andere nehmen; das ist ein ganzer Zug. **Du hast eine violette Karte: Sorge für eine zweite.**
china-lesson-draw-right = Zwei violette Karten sind zwei Spielsteine in Chu oder anderswo ein Jokerpaar. Offene Karten werden nach deinem Zug ersetzt.
china-lesson-draw-wrong = Das ist erlaubt. Aber eine zweite violette bezahlt in Chu noch einen Spielstein und als Paar überall sonst einen.

china-lesson-rank = Dein Haus auf Wei 5 füllt Wei, und Wei wird sofort gewertet. Tao hat dann vier Häuser, du zwei, Li eines. Die meisten Häuser bringen einen Punkt für **jedes** Haus dort. **Was bekommst du?**
china-lesson-rank-answer-two = 2 Punkte
china-lesson-rank-answer-four = 4 Punkte
china-lesson-rank-answer-seven = 7 Punkte
china-lesson-rank-right = Jeder Rang darunter bekommt so viele Punkte, wie jemand im Rang darüber Häuser hat: du vier, Li zwei. Gleiche Zahlen teilen einen Rang, und jeder bekommt alle Punkte.
china-lesson-rank-wrong = Sieben Häuser sind sieben Punkte für Tao. Wer danach kommt, erhält so viele Punkte, wie Tao Häuser hat.

china-lesson-road = Am Ende bringt jede Linie aus mindestens vier deiner Häuser, eines mit dem nächsten durch eine Straße verbunden, je Haus einen Punkt, auch über Grenzen. Abzweigungen zählen nicht. **Ein Haus verbindet deine drei umrahmten zu vieren. Welches?**
china-lesson-road-right = Han 1, Han 2, Chu 2 und Chu 3 sind jetzt eine Linie: vier Punkte am Ende, und ein fünftes kann folgen.
china-lesson-road-wrong = Es verbindet nichts. Folge den Straßen von Han 1 nach Chu 2: Dazwischen liegt ein freies Hausfeld.

china-lesson-emissary = Abgesandte sitzen auf dem Drachenfeld, zusammen höchstens so viele, wie der Erste dort Häuser hat. Eine Zahl auf der Grenze macht zwei Nachbarn zu Verbündeten. Hast du in **beiden** die meisten, auch bei Gleichstand, gibt es Punkte. In Lu herrscht Gleichstand. **Schicke einen zu einem Nachbarn von Lu.**
china-lesson-emissary-right = Vorn in Wei und Gleichstand in Lu: Bündnis 10 bringt dir einen Punkt für jeden Abgesandten in beiden, egal wessen. Ein Haus brauchst du dort nicht.
china-lesson-emissary-wrong = Diese Provinz grenzt nicht an Lu, also hilft dir Lu dort nicht. Suche eine Zahl auf der Grenze von Lu.

china-lesson-end = Dein Zug beendet die Partie: Es zählen die Häuser der übrigen Provinzen, dann Bündnisse, dann Straßen. Bündnis 11 verbindet Qi und Lu. In Qi ist je einer von Mei und Tao, in Lu je einer von Mei und dir. **Wer bekommt Punkte?**
china-lesson-end-answer-mei = Mei bekommt sie
china-lesson-end-answer-you = Ich bekomme sie
china-lesson-end-answer-nobody = Niemand
china-lesson-end-right = Mei hat in beiden Provinzen die meisten, wenn auch bei Gleichstand; das genügt. Du hast in Qi niemanden, und wer keinen hat, hat nie die meisten. Die Partie endet mit der Runde, in der der Stapel zum zweiten Mal ausgeht, oder wenn niemand mehr etwas setzen kann. Bei gleichen Punkten gewinnt, wer mehr Spielsteine übrig hat.
china-lesson-end-wrong = Gleichstand genügt, aber in beiden Provinzen. Nur einer von euch steht in beiden.

china-lesson-game = Jetzt im Ernst. Anfänger verlieren die meisten Punkte durch Abgesandte, die sie nicht schicken, durch leere Provinzen, in die nur ein Spielstein kommt, und durch Häuser, die keine Straße verbindet. Schicke also Abgesandte in Nachbarprovinzen, und baue zwei auf einmal, wo schon jemand begonnen hat, und entlang der Straßen. *Tipp* zeigt, was du tun könntest.

china-lesson-cross = Bei den Abgesandten herrscht für dich in Yan und Qi Gleichstand, in Qin führst du. Alle drei grenzen an Zhao, wo nur Tao einen hat. Das Drachenfeld dort ist voll, weil niemand zwei Häuser in Zhao hat. Du hast zwei rote Karten und eine orange. **Gehe dorthin, wo ein Abgesandter am öftesten zählt.**
china-lesson-cross-right = Dein zweites Haus schafft Platz, und in Zhao herrscht Gleichstand. So, wie es steht, bringen dir die Bündnisse 1, 13 und 15 dann 3, 4 und 4 Punkte. Eine Provinz in der Mitte dient vielen Bündnissen.
china-lesson-cross-wrong = Das öffnet kein Bündnis. Ein Abgesandter in Zhao würde mit denen in Yan, Qi und Qin zugleich zählen.

china-lesson-behind = In Yan fehlt ein Haus: Tao hat dort zwei, Li eines. In Wei hat Li drei Abgesandte und du einen. Du hast eine rote, eine grüne und eine violette Karte. **Gehe dorthin, wo sich ein zweiter Platz lohnt.**
china-lesson-behind-right = Yan ist voll: 4 Punkte für Tao, je 2 für Li und dich, zweiter Rang mit einem Haus. Bei Häusern lohnt sich der zweite Rang, und du musst nicht früh da sein.
china-lesson-behind-wrong = Das bringt noch keine Punkte. Inzwischen kann jeder das letzte Hausfeld in Yan nehmen und damit die Punkte für den zweiten Rang.
china-lesson-behind-wrong-most = Mit zwei Abgesandten bist du weiter hinter den dreien von Li, und Bündnisse zählen nur für die meisten. Bei Häusern hätte sich der zweite Rang gelohnt.


china-lesson-bridge = In Wei sind drei deiner Häuser verbunden, in Yan zwei. Ab vier in einer Linie bringt am Ende jedes Haus einen Punkt. Dein Paar oranger Karten bezahlt überall ein Haus. **Denke an das Haus danach.**
china-lesson-bridge-right = Qi 4 macht eine Linie aus vieren. Ein Haus auf Qi 1 würde sie dann mit denen in Yan verbinden: sieben Häuser, sieben Punkte. Baue auf deine eigenen Häuser zu.
china-lesson-bridge-wrong = Es führt von Wei aus nicht zu deinen Häusern in Yan. Zwischen Wei 4 und Yan 3 liegen nur zwei Hausfelder: Qi 4 und Qi 1.
