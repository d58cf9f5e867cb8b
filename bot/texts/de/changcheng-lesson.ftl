# Die Lektion zu Chang Cheng (seeds/changcheng/lesson.toml).

changcheng-lesson-goal = Ihr baut gemeinsam die Große Mauer. Wer im Süden in einer vollen Provinz **die meisten Mauern** hat, bekommt ihre Punkte, wie du in Yanmen. Im Norden warten **Bedrohungen**: Wer beim Angriff am Ende die meisten Mauern davor hat, **verliert** deren Wert. Die meisten Punkte gewinnen.

changcheng-lesson-walls = Nach einer ersten Runde mit je einer Mauer ist ein Zug eine Aktion, oft **zwei Mauern** in zwei Provinzen. Gewertet wird eine Provinz mit ihrem letzten Bauplatz: ein Punkt je Mauer jeder Farbe, dazu ihr Prestige. Hier sind das 3 + 4. **Fülle Yanmen, dann baue noch eine Mauer.**
changcheng-lesson-walls-right = Zwei Mauern von dir, eine von Li: Alle 7 Punkte gehören dir, denn du hast die meisten. Auf Yanmen kommt eine **Kaiserkarte**. Liegt die dritte, legt, wer am Zug ist, einen neuen Plan an: einmal je Partie, zu viert oder fünft zweimal.
changcheng-lesson-walls-wrong = Das ist erlaubt. Aber in Yanmen bleibt der letzte Platz offen, und wer ihn füllt, entscheidet über die Mehrheit.

changcheng-lesson-double = Du hast eine **Doppelmauer**, für zwei freie Plätze nebeneinander. Sie zählt als zwei Mauern und bringt sofort einen Punkt für jede Provinz und jedes Gebiet, woran sie grenzt. **Baue sie dort, wo sie an vier grenzt.**
changcheng-lesson-double-right = Sie grenzt an zwei Provinzen und zwei Gebiete: 4 Punkte sofort. Doppelmauer und Turm sind jeweils ein ganzer Zug.
changcheng-lesson-double-wrong = Dort grenzt sie an weniger. Wo zwei Pläne sich treffen, liegen die Grenzen in Nord und Süd an einer Stelle.

changcheng-lesson-card = Datong ist 9 Punkte wert. Mit dem letzten Platz hast du zwei Mauern, Li hat drei. **Karten** entscheiden solche Mehrheiten: Sie liegen verdeckt und wirken, wenn die Provinz voll ist. Du darfst eine legen und dort auch bauen. **Gewinne Datong allein.**
changcheng-lesson-card-right = Der Baumeister zählt als zwei weitere Mauern: vier gegen drei. Der Architekt ist eine Mauer mehr oder 2 Punkte mehr. Solche Mauern entscheiden nur, wer die meisten hat; Punkte bringen sie nicht. Eine Karte, 9 Punkte.
changcheng-lesson-card-wrong = Das ändert den Wert, aber Li hat weiter die meisten und bekommt ihn. Solche Karten gehören dorthin, wo du gewinnst, oder wo du es anderen verdirbst.
changcheng-lesson-card-wrong-tie = Mit dem Architekten steht es drei zu drei. Bei Gleichstand bekommen alle den vollen Wert, Li also so viel wie du.

changcheng-lesson-equal = Ein Zug können auch **zwei Karten** in zwei Provinzen sein. So hat Li eine in Datong gelegt. **Gleiche Karten in einer Provinz heben sich auf.** Angenommen, es ist der Baumeister, du legst deinen und füllst den letzten Platz. Du hast zwei Mauern, Li zwei, Tao eine. **Wer bekommt Datong?**
changcheng-lesson-equal-answer-me = Ich allein
changcheng-lesson-equal-answer-li = Li allein
changcheng-lesson-equal-answer-both = Li und ich, beide voll
changcheng-lesson-equal-right = Beide Karten kommen ohne Wirkung aus dem Spiel, und zwei gegen zwei Mauern sind Gleichstand. Andere Karten wirken in der Reihenfolge ihrer Zahlen, und erst dann wählen ihre Besitzer. Lege also eine Karte dort, wo niemand mit ihr rechnet.
changcheng-lesson-equal-wrong = Beide Karten kommen ohne Wirkung aus dem Spiel. Nur die Mauern zählen: je zwei, Gleichstand, beide bekommen alles.

changcheng-lesson-army = Deine Mauern lassen dich hinübersehen: Die Bedrohung von Tumed ist eine **4**, und drei der vier Mauern davor sind deine. Datong gehört dir ohnehin. Der **Verräter** beschädigt eine Mauer oder entfernt eine Bedrohung. **Lege ihn, fülle Datong und rette deine Punkte.**
changcheng-lesson-army-right = Die Bedrohung ist weg: 4 Punkte, die du am Ende nicht verlierst. Eine beschädigte Mauer wäre geblieben, zählt aber für niemanden.
changcheng-lesson-army-wrong = Du hattest ohnehin die meisten: Weitere Mauern bringen nichts. Die 4 von Tumed wartet weiter auf dich.
changcheng-lesson-army-wrong-flood = Zwei Punkte mehr jetzt. Aber die 4 von Tumed wartet weiter auf dich und kostet mehr.

changcheng-lesson-tower = Der letzte Platz der Mauer. Er vollendet Jiayu, 3 Punkte wert, und die Partie endet: Die Mongolen greifen an. Vor Altai hast du so viele Mauern wie Li, das kostet euch beide **4**: mehr, als diese Provinz irgendwem bringt. Dein **Turm** zählt als Mauer und schützt dich vor der Bedrohung gegenüber. **Vollende die Mauer.**
changcheng-lesson-tower-right = Vor Altai verliert Li 4 Punkte, du keinen. Du gewinnst mit einem Punkt Vorsprung. Ein Turm darf nicht neben einem anderen stehen. Früher gebaut, hält er den letzten freien Platz neben sich für dich frei.
changcheng-lesson-tower-wrong = Vor Altai verlierst du 4 Punkte und damit die Partie. Ein Turm auf demselben Platz hätte sie gerettet.

changcheng-lesson-game = Jetzt im Ernst. Anfänger verlieren Punkte durch mehr Mauern in einer Provinz, als die Mehrheit braucht, durch Doppelmauern, die nur an zwei grenzen, und durch Bedrohungen. Baue also, wo eine Mauer entscheidet, lege Karten vor dem Ende, und sieh nach Norden, bevor du führst. *Tipp* zeigt, was du tun könntest.

changcheng-lesson-share = In Jiuquan und Hexi fehlt je eine Mauer, beide sind 9 Punkte wert. In beiden hat Tao zwei Mauern, Li und du je eine. Karten liegen dort keine. Deine einzige Karte ist der Krieger, der eine andere Karte entfernt. **Hole das meiste aus diesem Zug heraus.**
changcheng-lesson-share-right = Zweimal Gleichstand mit Tao, und jeder zählt für euch beide voll: 18 Punkte für dich. Zwei Provinzen zu teilen ist besser, als um eine zu kämpfen.
changcheng-lesson-share-wrong = Ein Gleichstand für 9 Punkte, und der Krieger findet keine Karte. Die andere Provinz bleibt Li, der für denselben Gleichstand nur eine Mauer braucht.

changcheng-lesson-sure = Zhangye ist 7 wert, und der letzte Platz ist für dich reserviert: Damit hast du drei Mauern, Tao zwei. Aber dort liegt verdeckt eine Karte von Tao. Du hast den Krieger, der eine andere Karte entfernt, und die Flut: 2 Punkte mehr oder weniger. **Hole dir Zhangye, und zwar sicher.**
changcheng-lesson-sure-right = Es war der Baumeister: Mit zwei weiteren Mauern hätte Tao gewonnen. Frage, was eine verdeckte Karte kann, bevor du eine Provinz wertvoller machst.
changcheng-lesson-sure-wrong = Taos Karte ist der Baumeister: vier Mauern gegen deine drei, und Tao bekommt die Punkte. Der Krieger hätte ihn entfernt.

changcheng-lesson-fill = Taiyuan ist 8 wert, und eine Mauer fehlt. Du und Mei habt dort je zwei und je eine Karte; deine ist der Beamte, der eine Mauer gegen eine anderswo tauscht. Deinen Turm hast du noch, er zählt als eine Mauer. Auf der Hand hast du Krieger und Flut. **Tu, was nicht warten kann.**
changcheng-lesson-fill-right = Drei Mauern gegen zwei: Du entscheidest Taiyuan, nicht Mei. Beide Karten waren Beamte und heben sich auf, also gehören alle 8 Punkte dir.
changcheng-lesson-fill-wrong = Der letzte Platz ist noch frei. Baut Mei dort, steht es drei zu zwei gegen dich, und nur Karten könnten dich noch retten.
