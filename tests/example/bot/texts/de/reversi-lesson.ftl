# Die Lektion zu Reversi (seeds/reversi/lesson.toml).

reversi-lesson-goal = Zwei Spieler, 64 Felder und für jedes Feld ein Stein. Ein Stein gehört dem, dessen Farbe oben liegt, und kann oft die Seite wechseln. Wenn keiner mehr gesetzt werden kann, gewinnt, wer die meisten hat. Die ersten vier liegen in der Mitte.
reversi-lesson-place = Setze einen Stein so, dass gegnerische Steine in gerader Linie zwischen ihm und einem anderen deiner Steine liegen: Diese werden umgedreht, in allen Richtungen zugleich. **Drehe mit einem Stein zwei um.**
reversi-lesson-place-right = Er schließt in zwei Richtungen Steine ein, also gehören jetzt beide dir.
reversi-lesson-place-wrong = So drehst du einen Stein um. Es gibt ein Feld, von dem aus zwei Linien bei deinen Steinen enden.
reversi-lesson-place-wrong-rim = Dort draußen endet nur eine Linie bei einem deiner Steine. Sieh unterhalb der Mitte nach.
reversi-lesson-corner = Du hast gerade die Ecke besetzt. **Kann dieser Stein je umgedreht werden?**
reversi-lesson-corner-answer-yes = Ja
reversi-lesson-corner-answer-no = Nein, nie
reversi-lesson-corner-right = In keiner Richtung kann auf beiden Seiten von ihm etwas liegen. Auf Ecken zu warten lohnt sich.
reversi-lesson-corner-wrong = Dazu müssten auf beiden Seiten von ihm gegnerische Steine liegen. In einer Ecke gibt es keine andere Seite.
reversi-lesson-game = Jetzt eine richtige Partie. Viele Steine sind erst spät gut: Am Anfang sind wenige Steine und viele freie Züge besser. Überlass die Felder neben einer leeren Ecke dem anderen. *Tipp* zeigt, was du tun könntest.
reversi-lesson-few = Zwei Züge drehen sieben Steine um. Aber wie viele werden später zurückgedreht? **Setze einen Stein, der immer deiner bleibt.**
reversi-lesson-few-right = Nur ein Stein, aber er liegt in einer Ecke: Niemand kann ihn je umdrehen, auch nicht, was sich am Rand an ihn lehnt.
reversi-lesson-few-wrong = Die können alle zurückgedreht werden. Such ein Feld, das keine andere Seite hat.
