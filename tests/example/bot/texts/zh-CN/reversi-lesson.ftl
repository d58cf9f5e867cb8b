# 黑白棋教学（seeds/reversi/lesson.toml）。

reversi-lesson-goal = 两名玩家，64 个格子，每格一枚棋子。棋子朝上的颜色是谁的就归谁，一局中可能多次易主。无处可下时，棋子多的一方获胜。最初四枚在正中央。
reversi-lesson-place = 落子时，要让对方的棋子成直线夹在它与你另一枚棋子之间：被夹住的棋子都翻成你的，各个方向同时计算。**一步翻转两枚棋子。**
reversi-lesson-place-right = 它在两个方向夹住了棋子，所以两枚都归你了。
reversi-lesson-place-wrong = 这样只翻转一枚。有一个格子，从它出发有两条线通到你的棋子。
reversi-lesson-place-wrong-rim = 在那么靠外的地方，只有一条线通到你的棋子。看看中央下方。
reversi-lesson-corner = 你刚占了角。**这枚棋子还可能被翻转吗？**
reversi-lesson-corner-answer-yes = 可能
reversi-lesson-corner-answer-no = 永远不会
reversi-lesson-corner-right = 无论哪个方向，它的两侧都不可能同时有棋子。角值得等。
reversi-lesson-corner-wrong = 要翻转它，它的两侧都得有对方的棋子。角上没有另一侧。
reversi-lesson-game = 现在来下一局真的。棋子多只在最后才有用：开局时棋子少、选择多更好。空角旁边的格子留给对方。点“提示”可以看看能做什么。
reversi-lesson-few = 有两步能翻转七枚棋子。可是之后会有多少再翻回去？**下一枚永远属于你的棋子。**
reversi-lesson-few-right = 只翻转一枚，但它在角上：谁也无法再翻转它，沿着边靠着它的棋子也一样。
reversi-lesson-few-wrong = 这些之后都可能被翻回去。找一个没有另一侧的格子。
