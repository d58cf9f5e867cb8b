# 黑白棋教學（seeds/reversi/lesson.toml）。

reversi-lesson-goal = 兩名玩家，64 個格子，每格一枚棋子。棋子朝上的顏色是誰的就歸誰，一局中可能多次易主。無處可下時，棋子多的一方獲勝。最初四枚在正中央。
reversi-lesson-place = 落子時，要讓對方的棋子成直線夾在它與你另一枚棋子之間：被夾住的棋子都翻成你的，各個方向同時計算。**一步翻轉兩枚棋子。**
reversi-lesson-place-right = 它在兩個方向夾住了棋子，所以兩枚都歸你了。
reversi-lesson-place-wrong = 這樣只翻轉一枚。有一個格子，從它出發有兩條線通到你的棋子。
reversi-lesson-place-wrong-rim = 在那麼靠外的地方，只有一條線通到你的棋子。看看中央下方。
reversi-lesson-corner = 你剛佔了角。**這枚棋子還可能被翻轉嗎？**
reversi-lesson-corner-answer-yes = 可能
reversi-lesson-corner-answer-no = 永遠不會
reversi-lesson-corner-right = 無論哪個方向，它的兩側都不可能同時有棋子。角值得等。
reversi-lesson-corner-wrong = 要翻轉它，它的兩側都得有對方的棋子。角上沒有另一側。
reversi-lesson-game = 現在來下一局真的。棋子多只在最後才有用：開局時棋子少、選擇多更好。空角旁邊的格子留給對方。點「提示」可以看看能做什麼。
reversi-lesson-few = 有兩步能翻轉七枚棋子。可是之後會有多少再翻回去？**下一枚永遠屬於你的棋子。**
reversi-lesson-few-right = 只翻轉一枚，但它在角上：誰也無法再翻轉它，沿著邊靠著它的棋子也一樣。
reversi-lesson-few-wrong = 這些之後都可能被翻回去。找一個沒有另一側的格子。
