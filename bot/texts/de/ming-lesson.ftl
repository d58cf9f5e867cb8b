# Die Lektion zur Ming-Dynastie (seeds/ming/lesson.toml).

ming-lesson-goal = Deine Familie soll in sechs Provinzen aufsteigen. Wer in die **Stadt** einer Provinz kommt, bringt dir Punkte und ein **Plättchen** der Provinz. Wer im **Kloster** sitzt, bringt immer wieder Punkte. Am meisten wert ist ein Plättchen **jeder der sechs** Provinzen: bis zu 28 Punkte. Die meisten Punkte gewinnen.

ming-lesson-prince = Wo du deinen **Prinzen** hinsetzt, bekommst du ein erstes Plättchen. Nur wo er steht, kommen deine Leute hinein. In einem Bezirk stehen nie zwei Prinzen. Grün beginnt im Süden. **Beginne in Nanzhili, der blauen Provinz im Osten.**
ming-lesson-prince-right = Ein Plättchen von Nanzhili gehört dir. Nachbarn hat er, aber die Provinz vorerst für sich.
ming-lesson-prince-wrong = Das ist erlaubt und bringt ein Plättchen dieser Provinz. Aber gefragt war die blaue im Osten.

ming-lesson-place = In jeder Runde setzt du fünf Familienmitglieder, reihum eines, auf **Provinzfelder** am Rand. Jedes gehört zur Provinz seiner Farbe, und von dort kommen sie nur in den Bezirk, in dem dein Prinz steht. **Setze dieses dorthin, wo er es ohne Schritt hereinholen kann.**
ming-lesson-place-right = Zwei warten nun neben ihm. Bis zu drei kommen auf einmal hinein.
ming-lesson-place-wrong = Das ist erlaubt, und dort kann es eine Karte einbringen. Aber es wartet, bis dein Prinz in diese Provinz kommt.

ming-lesson-take = Dann nimmst du Karten, bis du fünf hast. Neben einem Provinzfeld, auf dem jemand von dir wartet, darfst du die Karte nehmen, und das Familienmitglied bleibt. Ein **Drache** gilt für jedes Zeichen, kostet dich aber ein Familienmitglied. Du hast ein Pferd und einen Drachen. **Nimm eine Rikscha.**
ming-lesson-take-right = Dafür musste niemand gehen. Eine neue Karte liegt sofort dort. Vor fünf Karten darf niemand aufhören.
ming-lesson-take-wrong = Das ist ein Pferd, und eines hast du. Jede Grenze verlangt ihr Zeichen, verschiedene Karten öffnen also mehr Wege.
ming-lesson-take-wrong-dragon = Er gilt für jedes Zeichen, aber jemand von dir hat dafür das Spiel verlassen.

ming-lesson-stay = Nun ziehen die Prinzen oder bleiben. Bleiben kostet eine beliebige Karte. Dann **setzt du ein**: Bis zu drei, die am Feld dieser Provinz warten, kommen in seinen Bezirk, und eines davon darf ins **Kloster**. **Bleibe, hole alle drei herein und schicke eines ins Kloster.**
ming-lesson-stay-right = Zwei stehen im Bezirk und werden verglichen. Das im Kloster bringt bei jeder Wertung 4 Punkte, bis ein anderer eines hineinschickt und es verdrängt. Wer passt, ist für diese Runde fertig und behält übrige Karten.
ming-lesson-stay-wrong-open = Drei im offenen Teil sind mehr, als du hier für die Mehrheit brauchst. Im Kloster brächte eines bei jeder Wertung 4 Punkte.
ming-lesson-stay-wrong = Das ist erlaubt. Aber wer zurückbleibt, wartet, bis dein Prinz wieder in dieser Provinz steht, und das kostet Karten.

ming-lesson-move = Jede Grenze hat ein Zeichen: Pferd, Rikscha oder Dschunke. Ein Schritt kostet diese Karte. Drei von dir warten an Huguang, der violetten Provinz; wo eines von dir im Kloster ist, wie in Xiangyang, kommt keines mehr hinein. **Geh einen Schritt in einen anderen Bezirk von Huguang und hole alle drei herein.**
ming-lesson-move-right = Eine Karte für den Schritt, und drei sind drin. Du darfst auch weiter gehen, sogar durch einen Bezirk mit einem anderen Prinzen; jeder Schritt wird bezahlt.
ming-lesson-move-wrong = Dort wartet niemand von dir, oder es sind zu wenige. Ein Zug ist so viel wert, wie er hereinholt.
ming-lesson-move-wrong-few = Das ist die richtige Provinz. Aber drei warten dort, und alle drei könnten hinein.

ming-lesson-who = Nach Runde 2, 4 und 6 werden die Bezirke verglichen. Wer im offenen Teil die meisten hat: **zwei** kommen in die Stadt. Wer die zweitmeisten hat: **eines**. Erst wird Huguang fertig gewertet; wie, erklärt ein späterer Schritt. Dann kommt Guangdong: In Zhaoqing stehen drei von Grün und eines von dir. **Wer kommt hinein?**
ming-lesson-who-answer-three = Alle drei von Grün
ming-lesson-who-answer-both = Zwei von Grün und meines
ming-lesson-who-answer-each = Von beiden eines
ming-lesson-who-right = Deines kommt als zweites hinein, das dritte von Grün bleibt draußen. Bei Gleichstand auf Platz zwei kommt niemand hinein, bei Gleichstand vorn nur von den Ersten je eines.
ming-lesson-who-wrong = Ob drei oder fünf, hinein kommen zwei. Wer allein Zweiter ist, bringt eines hinein und bekommt ein Plättchen.

ming-lesson-set = Du hast Plättchen von drei Provinzen, und diese Wertung bringt die von Beizhili und Sichuan. Mit Nanzhili wären es **alle sechs**: jetzt 24 Punkte (28 nach Runde 2, 20 nach Runde 6). Am Ende sind fünf verschiedene noch 10 wert, jedes andere 1. Eines wartet an Nanzhili. **Hole es herein.**
ming-lesson-set-right = Allein in seinem Bezirk kommt es in die Stadt und bringt das sechste Plättchen. Dann wird der Satz abgegeben. Bei gleichen Punkten wird der Sieg geteilt.
ming-lesson-set-wrong = Damit überlässt du anderen das Plättchen von Nanzhili. Die sechste Sorte ist viel mehr wert als noch eines einer Sorte, die du hast.
ming-lesson-set-wrong-temple = Aus einem Kloster kommt niemand in die Stadt. Es bringt 4 Punkte, aber nicht das sechste Plättchen und seine 24.

ming-lesson-recall = Deines ist allein in dieser Stadt. Wer bleibt, verlässt danach das Spiel und bringt 4 Punkte nach Runde 2, jetzt 3, nach Runde 6 keinen, die Mehrheit 4 dazu. Wer zurückgeht, kann wieder hinein. **Lass es bleiben und nimm 7 Punkte.**
ming-lesson-recall-right = 3 für das eine, das blieb, 4 für die Mehrheit. Wie viele in ihre Bezirke zurückgehen, wählt jeder geheim.
ming-lesson-recall-wrong = Zurückgeholt bringt es jetzt keinen Punkt. Das lohnt sich, wo du mehr in der Stadt hast, als die Mehrheit braucht.

ming-lesson-game = Jetzt im Ernst. Anfänger verlieren die meisten Punkte durch Klöster, die sie auslassen, durch Leute, zu denen ihr Prinz nie kommt, und durch Sorten, die ihnen fehlen. Setze also, wo er steht oder hingeht, in jedes Kloster eines, und sieh nach, welches Plättchen fehlt. *Tipp* zeigt, was du tun könntest.

ming-lesson-race = Du bist Blau, mit zwei Pferden und einer Rikscha. Nach dieser Runde kommt die erste Wertung. In Beizhili, der gelben Provinz, ist noch niemand; eines von dir wartet daran und eines von Gelb. Gelb zieht als Nächstes, mit zwei Rikschas. **Wohin gehst du?**
ming-lesson-race-right = Weil es dort allein ist, kommt deines in die Stadt und bringt ein Plättchen einer dritten Sorte. Und in einem Bezirk stehen nie zwei Prinzen: Seine Rikschas hätten Gelb nach Daming geführt und sonst nirgends nach Beizhili.
ming-lesson-race-wrong = Ein Kloster, 4 Punkte. Aber jetzt führen seine Rikschas Gelb nach Daming, und das Plättchen von Beizhili kann er bekommen, nicht du. Sieh, wohin der Nächste will.

ming-lesson-missing = Runde 4, alle sechs Sorten bringen also 24. Du bist Grün: Huguang und Guangdong hast du, Shaanxi und Sichuan kannst du von denen erwarten, die schon dort sind. Beizhili und Nanzhili fehlen. Du hast ein Pferd, eine Rikscha und drei Dschunken. **Wohin gehst du zuerst?**
ming-lesson-missing-right = Drei sind in Beizhili, wo sonst niemand ist. Und von Daming führt eine Dschunke weiter nach Nanzhili: Dort kann das eine hinein, das daran wartet. Ein Weg und beide fehlenden Sorten.
ming-lesson-missing-wrong = Noch drei in Sichuan, wo du mit einem schon Zweiter bist. Ohne das Pferd führen deine Karten nicht mehr nach Beizhili, und diese Sorte fehlt.
ming-lesson-missing-wrong-one = Das kann Nanzhili bringen. Aber jetzt führen deine Karten nicht mehr nach Beizhili; über Daming hätten sie zu beiden geführt.

ming-lesson-halfway = Die letzte Runde. Du bist Grün, mit zwei Pferden und zwei Rikschas. Eines von dir wartet an Beizhili, der gelben Provinz, drei an Nanzhili, der blauen. Diese drei sollen nach Anqing hinein. **Wie gehst du dorthin?**
ming-lesson-halfway-right = Du hältst in Yongping: Das Kloster von Gelb gehört dir, 4 Punkte. Beim nächsten Mal gehst du mit Rikscha und Pferd weiter nach Anqing. Ein Schritt kostet nicht mehr, wenn du danach hältst.
ming-lesson-halfway-wrong = Drei sind drin, aber das eine an Beizhili bleibt zurück. Für dieselben Karten hättest du unterwegs in Yongping halten und das Kloster dort nehmen können.
