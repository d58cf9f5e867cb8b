# The lesson of Reversi (seeds/reversi/lesson.toml).

reversi-lesson-goal = Two players, 64 cells, and a disc for every cell. A disc belongs to whoever has its colour up, and may change sides many times. When no more can be placed, whoever has most discs wins. The first four stand in the middle.
reversi-lesson-place = Place a disc so that discs of the other player stand in a straight line between it and another of yours: these are turned, in every direction at once. **Turn two discs with one.**
reversi-lesson-place-right = It caught discs in two directions, so both are yours now.
reversi-lesson-place-wrong = That turns one disc. There is a cell from which two lines end in discs of yours.
reversi-lesson-place-wrong-rim = Out there only one line ends in a disc of yours. Look below the middle.
reversi-lesson-corner = You have just taken the corner. **Can this disc ever be turned?**
reversi-lesson-corner-answer-yes = Yes
reversi-lesson-corner-answer-no = No, never
reversi-lesson-corner-right = Nothing can stand on both sides of it, in any direction. Corners are worth waiting for.
reversi-lesson-corner-wrong = To turn it, discs of the other player would have to stand on both sides of it. In a corner there is no other side.
reversi-lesson-game = Now a real game. Take the most discs only late: early on, few discs and many free choices are better. Leave the cells beside an empty corner to the other player. *Hint* shows what you could do.
reversi-lesson-few = Two moves turn seven discs. But how many are turned back later? **Place a disc that will always be yours.**
reversi-lesson-few-right = One disc only, but it stands in a corner: nobody can ever turn it, nor what leans on it along the rim.
reversi-lesson-few-wrong = Those may all be turned back. Look for a cell that has no other side.
