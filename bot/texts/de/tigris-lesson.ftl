# Die Lektion zu Euphrat & Tigris (seeds/tigris/lesson.toml).

tigris-lesson-goal = Du baust Königreiche an zwei Strömen. Deine Anführer, hier hell, bringen Punkte in vier Farben. Am Ende zählt aber nur **deine schwächste Farbe**. Gleich legst du das letzte Plättchen. Mit Schätzen hast du dann 14 Rot, 16 Blau, 13 Grün und 15 Schwarz, Ben 29, 4, 27 und 4. **Wer gewinnt?**
tigris-lesson-goal-answer-you = Ich
tigris-lesson-goal-answer-ben = Ben
tigris-lesson-goal-right = 13 in deiner schwächsten Farbe gegen 4 in Bens. Hole also auf, wo du am wenigsten hast. Ist sie gleich, entscheidet die nächstschwächste.
tigris-lesson-goal-wrong = Ben hat insgesamt mehr, 64 zu 58. Aber all sein Rot und Grün hilft nicht gegen 4 Blau und 4 Schwarz.

tigris-lesson-leader = Ein Zug hat bis zu zwei Aktionen. Setze zuerst einen **Anführer** auf freies Land neben einen Tempel. Was sich seitlich berührt, hängt zusammen; mit einem Anführer ist es ein **Königreich**. Dein Bauer will Bauernhöfe, und die liegen auf dem Fluss. **Setze ihn so, dass der Fluss das Königreich berührt.**
tigris-lesson-leader-right = Tempel und Bauer sind nun ein Königreich. Später darfst du ihn versetzen oder zurücknehmen, aber das kostet eine Aktion: Anfänger setzen oder versetzen 28-mal je Partie, gute Spieler 13-mal.
tigris-lesson-leader-wrong = Das ist erlaubt. Aber kein Fluss berührt dieses Königreich, also kann kein Bauernhof daneben liegen.

tigris-lesson-tile = Die zweite Aktion: ein **Plättchen**, Bauernhöfe auf Fluss, alle anderen auf Land. Berührt es ein Königreich, bekommt der Anführer seiner Farbe dort 1 Punkt dieser Farbe. Schwarze Siedlungen brauchen einen König. Danach füllen alle ihre Hand auf sechs auf. **Lege ein Plättchen, das dir einen Punkt bringt.**
tigris-lesson-tile-right = Der Bauernhof berührt das Königreich deines Bauern: 1 Blau. Priester bekommen Rot, Händler Grün, Könige Schwarz. Von zehn Plättchen eines Anfängers bringen sechs niemandem einen Punkt.
tigris-lesson-tile-wrong = Es berührt dein Königreich. Aber dort ist kein König, also bekommt niemand den schwarzen Punkt.
tigris-lesson-tile-wrong-apart = Es berührt dein Königreich nicht, also bringt es niemandem einen Punkt.

tigris-lesson-king = Der **König** ist besonders: In seinem Königreich bekommt er auch die Punkte der Farben, die dort keinen Anführer haben. Bei deinem in der Mitte steht Bens Händler, aber kein Priester. Den Punkt bekommt, wem der Anführer gehört, egal wer legt. **Hole mit dieser einen Aktion einen roten Punkt.**
tigris-lesson-king-right = Dort steht kein Priester, also bekommt dein König den Punkt, und zwar einen roten.
tigris-lesson-king-wrong = In diesem Königreich steht Bens Priester: Du legst, und er bekommt den Punkt.
tigris-lesson-king-wrong-market = Ein Markt ist grün, und dort steht Bens Händler: Du legst, und er bekommt den Punkt.
tigris-lesson-king-wrong-priest = Das versetzt deinen Priester und bringt keinen Punkt. Rot bekommt dort schon dein König, also kann der Priester bleiben, wo er Punkte bringt.

tigris-lesson-revolt = Ein Königreich hat Platz für einen Anführer jeder Farbe. Kommt deiner in eines mit Bens, gibt es einen **inneren Konflikt**: Es zählen die Tempel **neben** jedem, dann darfst erst du, dann Ben mit Tempeln aus der Hand verstärken. Bei Gleichstand gewinnt die Verteidigung. Der Verlierer kehrt heim, der Sieger bekommt 1 Rot. **Vertreibe Bens König.**
tigris-lesson-revolt-right = Zwei Tempel neben deinem König und einer aus der Hand, gegen zwei. Du weißt nie, was Ben auf der Hand hat; diesmal war es kein Tempel. Das Königreich gehört jetzt dir.
tigris-lesson-revolt-wrong = Neben deinem König liegt nur ein Tempel, neben Bens liegen zwei. Von zehn inneren Konflikten, die Anfänger beginnen, verlieren sie vier, gute Spieler einen. Zähle vorher.
tigris-lesson-revolt-wrong-tie = Zwei zu zwei, und bei Gleichstand gewinnt die Verteidigung. Du hattest einen Tempel auf der Hand.

tigris-lesson-war = Ein Plättchen, das zwei Königreiche verbindet, bringt keinen Punkt. Anführer gleicher Farbe auf beiden Seiten haben einen **äußeren Konflikt**: Es zählen die Plättchen der Farbe auf jeder Seite, dann wird aus der Hand verstärkt. Anführer und Plättchen des Verlierers gehen vom Plan: je 1 Punkt für den Sieger. **Beginne mit einem Tempel einen, den du gewinnst.**
tigris-lesson-war-right = Drei Märkte gegen einen: Händler und Markt bringen dir 2 Grün. Du weißt nie, wie viele Märkte Ben auf der Hand hat, also greife mit Vorsprung an. Auch hier gewinnt bei Gleichstand der Verteidiger. Ein Anführer darf nie zwei Königreiche verbinden, ein Plättchen nie drei.
tigris-lesson-war-wrong = Drei Siedlungen gegen eine: 2 Schwarz für Ben, und dein König kehrt heim. Von zehn äußeren Konflikten, die Anfänger beginnen, verlieren sie sechs, gute Spieler einen. Zähle vorher beide Seiten.

tigris-lesson-monument = Vier Plättchen einer Farbe im Quadrat können ein **Monument** aus ihrer und einer zweiten Farbe werden. Am Ende jedes deiner Züge bringt es 1 Punkt in jeder seiner Farben, deren Anführer im selben Königreich **dir** gehört. **Baue das, was dir am meisten bringt.**
tigris-lesson-monument-right = Dein König und dein Händler stehen dort: jetzt 1 Schwarz und 1 Grün, und nach jedem deiner Züge wieder. Die umgedrehten Plättchen helfen dir in keinem Konflikt mehr.
tigris-lesson-monument-wrong = Nur Schwarz bringt etwas: Von der anderen Farbe hast du in diesem Königreich keinen Anführer, und hier springt der König nicht ein.
tigris-lesson-monument-wrong-decline = Das darfst du. Aber um später eines zu bauen, musst du noch ein Plättchen legen, das ein Quadrat vollendet.
tigris-lesson-monument-wrong-one = Das ist 1 Schwarz. Auf K6 hätte die Siedlung auch einen Punkt gebracht und ein Quadrat gebildet.

tigris-lesson-treasures = Die Würfel sind **Schätze**. Hat ein Königreich mehrere, nimmt sein Händler nach jeder Aktion alle bis auf einen, die mit Stern zuerst. Am Ende zählt jeder als beliebige Farbe, also als deine schwächste. Die Partie endet bei höchstens zwei Schätzen oder wenn die Plättchen ausgehen. **Gewinne einen Schatz.**
tigris-lesson-treasures-right = Zwei Königreiche sind eines geworden, und zwar friedlich, denn keine Farbe hat zwei Anführer. Dein Händler steht dort, also gehört der Schatz mit dem Stern dir.
tigris-lesson-treasures-wrong = Das ist 1 Grün. Auch ein Schatz ist ein Punkt, aber in der Farbe, die du am Ende brauchst.

tigris-lesson-catastrophe = Noch zwei Aktionen: bis zu sechs Plättchen der Hand **tauschen** oder, zweimal je Partie, eine **Katastrophe**. Sie sperrt ein Feld für immer; ein Plättchen dort wird zerstört. Ein Anführer ohne Tempel daneben kehrt heim. Bens Händler bekommt die grünen Punkte im Königreich deines Königs. **Schicke ihn heim.**
tigris-lesson-catastrophe-right = Er hatte keinen anderen Tempel. Schätze schützen ihre Tempel: Dorthin darf keine Katastrophe, auch nicht auf Anführer und Monumente.
tigris-lesson-catastrophe-wrong = Das Plättchen ist fort. Aber der Händler hat noch einen Tempel neben sich.
tigris-lesson-catastrophe-wrong-swap = Neue Plättchen sind gut, wenn deine nichts bringen. Aber Bens Händler steht noch da.

tigris-lesson-game = Jetzt im Ernst. Anfänger verlieren am meisten durch Plättchen, die niemandem einen Punkt bringen, durch Anführer, die hin und her ziehen, und durch Konflikte, die sie beginnen und verlieren. Sieh vor jeder Aktion auf deine schwächste Farbe. *Tipp* zeigt, was du tun könntest.

tigris-lesson-share = Eine Aktion hast du noch. Ben hat ein **Monument** in Rot und Blau gebaut. In diesem Königreich steht sein Priester, also bringt es ihm am Ende jedes seiner Züge 1 Rot. Du hast keinen Tempel auf der Hand, um ihn zu vertreiben. **Welche Aktion bringt dir auf Dauer am meisten?**
tigris-lesson-share-right = Dort stand kein Bauer, also kommt deiner ohne Konflikt. Das Monument bringt dir am Ende jedes deiner Züge 1 Blau, schon in diesem Zug. Wo Ben gebaut hat, kannst du mitverdienen.
tigris-lesson-share-wrong = Das ist 1 Punkt, ein einziges Mal. Das Blau des Monuments bekommt niemand, Zug für Zug.
tigris-lesson-share-wrong-priest = Ein Tempel neben deinem Priester, einer neben seinem: Gleichstand, und die Verteidigung gewinnt. Du brauchst hier keinen Konflikt: Das Blau nimmt niemand.
tigris-lesson-share-wrong-river = Dort kostet dich jeder blaue Punkt einen Bauernhof, und du hast einen auf der Hand. Das Monument bringt Blau umsonst.

tigris-lesson-hang = Bens Monument bringt ihm für Priester und Bauer 2 Punkte am Ende jedes seiner Züge. Du hast zwei Katastrophen für die ganze Partie. Eine Aktion hast du noch. Deine Hand: zwei Märkte, zwei Siedlungen, ein Bauernhof. **Was tust du?**
tigris-lesson-hang-right = Priester und Bauer teilten sich diesen einen Tempel, also kehren beide heim. Bis das Monument ihm wieder 2 Punkte bringt, muss Ben einen Tempel legen und zwei Anführer setzen: drei Aktionen für eine von dir.
tigris-lesson-hang-wrong = Das ist 1 Punkt, und Ben bekommt 2 am Ende jedes seiner Züge. Seine beiden Anführer stehen neben demselben Tempel.
tigris-lesson-hang-wrong-cell = Das Feld ist gesperrt, aber beide Anführer behalten den Tempel, den sie brauchen.

tigris-lesson-spoil = Sieh vor jeder Aktion, was Ben als Nächstes gern täte. Hier liegen drei seiner Märkte im Quadrat; mit einem vierten kann er ein Monument bauen. Deine Hand: ein Tempel, ein Bauernhof, ein Markt, drei Siedlungen. **Was tust du zuerst?**
tigris-lesson-spoil-right = Das bringt niemandem einen Punkt, aber das Quadrat ist verdorben: Jetzt braucht Ben noch zwei Märkte. Ein Monument hätte Händler und Bauer am Ende jedes seiner Züge 2 Punkte bringen können.
tigris-lesson-spoil-wrong = Das ist 1 Punkt. Aber hat Ben einen Markt, baut er und bekommt am Ende jedes seiner Züge bis zu 2 Punkte. Ein Plättchen auf G7 verhindert es.
tigris-lesson-spoil-wrong-beside = Das liegt neben dem Quadrat. Das vierte Feld ist G7, und dort ist noch Platz für seinen Markt.
