# Die Lektion zu Carcassonne (seeds/carcassonne/lesson.toml).

carcassonne-lesson-goal = Plättchen für Plättchen baut ihr zusammen ein Land. Deine Gefolgsleute, hier blau, bringen dir dafür Punkte: ein **Ritter** für seine Stadt, ein **Wegelagerer** für seine Straße, ein **Mönch** für sein Kloster, sobald sie vollendet sind. Ein **Bauer** zählt am Ende, für vollendete Städte an seiner Wiese. Die meisten Punkte gewinnen.

carcassonne-lesson-lay = In deinem Zug ziehst du ein Plättchen und legst es mit einer ganzen Seite an ein anderes. Wo sich Seiten berühren, müssen sie passen: Wiese an Wiese, Straße an Straße, Stadt an Stadt. Du hast eine Stadt mit einer Straßenkurve gezogen. **Lege sie so, dass die Straße weitergeht.**
carcassonne-lesson-lay-right = Die Straße ist ein Plättchen länger, und daneben beginnt eine neue Stadt. Passt ein Plättchen nirgends, kommt es aus dem Spiel und du ziehst ein anderes.
carcassonne-lesson-lay-wrong = Auch dort passt es. Aber die Straße ist nicht länger geworden: Sie geht links und rechts weiter.

carcassonne-lesson-follower = Auf das eben gelegte Plättchen darfst du **einen** deiner sieben Gefolgsleute setzen: als Ritter in die Stadt, als Wegelagerer auf die Straße, als Bauern auf eine Wiese. Er bleibt, bis sie vollendet ist; erst dann hast du ihn wieder. Eine Stadt bringt mehr als eine Straße. **Setze einen Ritter in die Stadt.**
carcassonne-lesson-follower-right = Ab jetzt darf niemand mehr einen Gefolgsmann in diese Stadt setzen, auch du nicht. Für Straßen und Wiesen gilt dasselbe. Du hast sieben; ist keiner daheim, legst du nur Plättchen.
carcassonne-lesson-follower-wrong = Du darfst ihn behalten. Aber Punkte bekommst du nur, wo jemand von dir steht.
carcassonne-lesson-follower-wrong-thief = Das ist ein Wegelagerer. Eine vollendete Straße bringt 1 Punkt je Plättchen, eine vollendete Stadt 2.
carcassonne-lesson-follower-wrong-farmer = Das ist ein Bauer. Er bleibt bis zum Ende der Partie, und an seiner Wiese ist noch keine Stadt vollendet.

carcassonne-lesson-city = Deine Stadt hat rechts noch eine Lücke. Eine **vollendete** Stadt bringt 2 Punkte je Plättchen und 2 je Wappen, den blauen Schild. Dein Ritter kehrt heim und kann ab deinem nächsten Zug wieder hinaus. Du hast einen Stadtrand gezogen. **Vollende deine Stadt.**
carcassonne-lesson-city-right = Drei Plättchen und ein Wappen: 8 Punkte, und der Ritter ist wieder frei. Eine Stadt aus nur zwei Plättchen bringt bloß 2. Anfänger bekommen in einer Partie etwa zwei Gefolgsleute zurück, gute Spieler sieben.
carcassonne-lesson-city-wrong = Jetzt warten zwei deiner Ritter in offenen Städten. Der erste hätte 8 Punkte bringen und heimkehren können.
carcassonne-lesson-city-wrong-small = Auch das zählt sofort. Aber eine Stadt aus nur zwei Plättchen bringt nur 2 Punkte, und deine hätte 8 gebracht.

carcassonne-lesson-road = Auf dieser Straße steht niemand. Eine Straße endet an Kreuzung, Stadt oder Kloster. Vollendet bringt sie 1 Punkt je Plättchen, und gesetzt wird **vor** der Wertung: Ein Gefolgsmann auf dem, was dein Plättchen vollendet, bringt sofort Punkte und kehrt heim. **Vollende die Straße aus vier Plättchen und nimm die Punkte.**
carcassonne-lesson-road-right = 4 Punkte, und der Wegelagerer ist schon wieder daheim. Achte darauf, sooft dein Plättchen etwas vollendet.
carcassonne-lesson-road-wrong = Die Straße aus vier Plättchen ist vollendet, und niemand steht darauf: keine Punkte, für niemanden, auch später nicht.
carcassonne-lesson-road-wrong-short = Dort vollendet es nur eine Straße aus zwei Plättchen, zwischen den beiden Kreuzungen. Die lange ist noch offen.

carcassonne-lesson-cloister = Ein **Kloster** ist vollendet, wenn alle acht Felder ringsum belegt sind, gleich von wem: 9 Punkte. Dem deines Mönchs fehlt noch eines. Dieses Plättchen könnte auch deine Stadt links vollenden oder die von Ben unten. **Tu, was dir am meisten bringt.**
carcassonne-lesson-cloister-right = 9 Punkte, und der Mönch ist wieder daheim.
carcassonne-lesson-cloister-wrong = Zwei Plättchen sind eine kleine Stadt: 2 Punkte. Das Kloster hätte 9 gebracht.
carcassonne-lesson-cloister-wrong-ben = Das vollendet Bens Stadt: 2 Punkte für ihn, keiner für dich. Sieh nach, wem etwas gehört, bevor du es vollendest.

carcassonne-lesson-join = In der großen Stadt steht Bens Ritter, also darf niemand mehr einen Gefolgsmann hineinsetzen. Aber ein Plättchen darf sie mit deiner Stadt **verbinden**. Wer dann dort die meisten Ritter hat, bekommt alle Punkte, und bei Gleichstand bekommen sie **alle** Beteiligten voll. **Verbinde die beiden Städte.**
carcassonne-lesson-join-right = Je ein Ritter: 14 Punkte für dich und 14 für Ben. Mit zwei Rittern gegen einen hättest du sie allein bekommen.
carcassonne-lesson-join-wrong = Damit beginnt noch eine Stadt. Die große mit ihren zwei Wappen gehört weiter Ben allein.

carcassonne-lesson-farm = Die Straße trennt zwei Wiesen. Ein **Bauer** kehrt nie heim. Am Ende bringt jede **vollendete** Stadt, die an seine Wiese grenzt, 4 Punkte, egal wie groß. Straßen, Stadtmauern und der Rand der Auslage begrenzen eine Wiese. **Setze einen Bauern dorthin, wo er am meisten bringt.**
carcassonne-lesson-farm-right = Drei vollendete Städte grenzen an diese Wiese: 12 Punkte, solange um keine davon jemand mehr Bauern hat.
carcassonne-lesson-farm-wrong = An die Wiese südlich der Straße grenzt keine Stadt. Ein Bauer bringt Anfängern etwa 3 Punkte, guten Spielern 6.
carcassonne-lesson-farm-wrong-thief = Die Straße hat fünf Plättchen und zwei offene Enden. Die drei Städte brächten 12 Punkte.
carcassonne-lesson-farm-wrong-pass = Du darfst ihn behalten. Aber mit seinem nächsten Plättchen kann Ben einen Bauern auf diese Wiese setzen, und du dann keinen mehr.

carcassonne-lesson-end = Das letzte Plättchen beendet die Partie. Unvollendete Städte und Straßen bringen 1 Punkt je Plättchen und Wappen, ein Kloster 1 und 1 je Nachbar. Zuletzt die Bauern, **Stadt für Stadt**: 4 Punkte für die meisten **ringsum**, bei Gleichstand für alle. Deiner grenzt an die drei umrahmten Städte, die zwei von Ben nur an die oberste. **Was bringt deiner?**
carcassonne-lesson-end-answer-four = 4 Punkte
carcassonne-lesson-end-answer-eight = 8 Punkte
carcassonne-lesson-end-answer-twelve = 12 Punkte
carcassonne-lesson-end-right = Zwei Städte gehören dir allein. Um die dritte hat Ben zwei Bauern gegen einen, wenn auch auf anderen Wiesen. Diese 8 Punkte gewinnen die Partie. Bei gleichen Punkten wird der Sieg geteilt.
carcassonne-lesson-end-wrong = Zähle für jede Stadt einzeln: Um die oberste hat Ben zwei Bauern gegen einen, um die anderen nur du.

carcassonne-lesson-game = Jetzt im Ernst. Anfänger verlieren die meisten Punkte durch Städte und Straßen, die sie nie vollenden, durch Bauern an zu wenigen vollendeten Städten und dadurch, dass sie auf das, was ein Plättchen sofort vollendet, niemanden setzen. *Tipp* zeigt, was du tun könntest.

carcassonne-lesson-spoil = Zwei Städte von Ben warten auf dasselbe Feld, Q14. Ein einziges Plättchen kann dort beide vollenden, für mindestens 12 Punkte. Du hast eine Stadt mit einer Straßenkurve gezogen. Gute Spieler fragen zuerst, was die anderen brauchen. **Lege sie dorthin, wo sie Ben am meisten kostet.**
carcassonne-lesson-spoil-right = Auf Q14 müsste jetzt links und unten Stadt sein, oben Straße und rechts Wiese: Das hat kein Plättchen. Zwei Ritter von Ben kehren nie mehr heim.
carcassonne-lesson-spoil-wrong = Das bringt dir ein wenig. Aber auf Q14 kann ein Plättchen weiterhin zwei Städte für Ben vollenden, und zwei Ritter kehren heim.

carcassonne-lesson-gap = Deine Stadt hat zwei Lücken, L12 und O12, und dein Plättchen passt in beide. Eine schließt du jetzt, für die andere musst du auf ein Plättchen warten. **Schließe die, die schwerer zu füllen ist.**
carcassonne-lesson-gap-right = L12 verlangt rechts Stadt, unten Straße und links Wiese. Das haben nur vier Plättchen des Spiels, und zwei davon liegen jetzt hier. O12 verlangt an einer Seite Stadt, und die haben über vierzig.
carcassonne-lesson-gap-wrong = Es passt. Aber jetzt wartet die Stadt auf L12: rechts Stadt, unten Straße, links Wiese. Nur zwei der übrigen Plättchen passen dort.

carcassonne-lesson-last = K11 vollendet deine Stadt, und ihr Ritter kehrt mit 6 Punkten heim. **Ein** weiterer Gefolgsmann ist daheim. Auf dem neuen Plättchen hätte er als Bauer Platz, an einer Stadt von Ben, die noch offen ist. **Setzt du ihn, oder behältst du ihn?**
carcassonne-lesson-last-right = Mit dem Ritter hast du zwei daheim. Jeder kann immer wieder Punkte bringen, mit allem, was die nächsten Plättchen beginnen oder vollenden. Früh in der Partie ist das mehr wert als ein Bauer an einer offenen Stadt.
carcassonne-lesson-last-wrong = Ein Bauer kehrt nie heim, und die Stadt an seiner Wiese ist noch offen. Nun ist nur der Ritter daheim, was du auch ziehst.
