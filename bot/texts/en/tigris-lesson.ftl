# The lesson of Tigris & Euphrates (seeds/tigris/lesson.toml).

tigris-lesson-goal = You build kingdoms along two rivers. Your leaders, here bright, win points in four colours. But at the end only **your weakest colour** counts. You are about to lay the last tile. With treasures you will have 14 red, 16 blue, 13 green and 15 black, Ben 29, 4, 27 and 4. **Who wins?**
tigris-lesson-goal-answer-you = I do
tigris-lesson-goal-answer-ben = Ben does
tigris-lesson-goal-right = 13 in your weakest colour against 4 in Ben's. So build up whatever is lowest. Equal there? Then the next weakest colour decides.
tigris-lesson-goal-wrong = Ben has more in all, 64 to 58. But all his red and green cannot make up for 4 blue and 4 black.

tigris-lesson-leader = A turn has up to two actions. First place a **leader**, on free land beside a temple. Whatever touches along a side is connected; with a leader it is a **kingdom**. Your farmer wants farms, which lie on the river. **Put him where the river touches the kingdom.**
tigris-lesson-leader-right = Temple and farmer are a kingdom now. Later you may move him or take him back, but that costs an action: a beginner places or moves leaders 28 times a game, a good player 13 times.
tigris-lesson-leader-wrong = That is allowed. But no river touches this kingdom, so no farm could be laid beside it.

tigris-lesson-tile = The second action: a **tile**, farms on the river, all others on land. If it touches a kingdom, the leader of its colour there gets 1 point of that colour. Black settlements need a king. After your turn, hands are refilled to six. **Lay a tile that brings you a point.**
tigris-lesson-tile-right = The farm touches the kingdom of your farmer: 1 blue. Priests take red, traders green, kings black. Six in ten of a beginner's tiles bring nobody a point.
tigris-lesson-tile-wrong = It touches your kingdom. But there is no king, so nobody gets the black point.
tigris-lesson-tile-wrong-apart = It does not touch your kingdom, so it brings nobody a point.

tigris-lesson-king = The **king** is special: in his kingdom he also takes the points of colours that have no leader there. Your king, in the middle, shares his kingdom with Ben's trader; it has no priest. Points go to the leader's owner, no matter who lays the tile. **Get a red point with this one action.**
tigris-lesson-king-right = No priest stands there, so your king takes the point, a red one.
tigris-lesson-king-wrong = Ben's priest stands in that kingdom: you lay the tile, and Ben gets the point.
tigris-lesson-king-wrong-market = A market is green, and Ben's trader stands there: you lay the tile, and Ben gets the point.
tigris-lesson-king-wrong-priest = That moves your priest and brings no point. Your king takes red there already, so your priest can stay where he scores.

tigris-lesson-revolt = A kingdom has room for one leader of each colour. When yours enters one that has Ben's, there is a **revolt**: temples **beside** each leader count, then you and then Ben may add temples from hand. The defender wins a tie. The loser goes home, the winner gets 1 red. **Drive Ben's king out.**
tigris-lesson-revolt-right = Two temples beside your king and one from your hand, against two. You never know what Ben holds; this time he had none. The kingdom is yours now.
tigris-lesson-revolt-wrong = Only one temple is beside your king, and two are beside Ben's. Beginners lose four in ten of the revolts they start, good players one. Count first.
tigris-lesson-revolt-wrong-tie = Two to two, and the defender wins a tie. You had a temple in hand.

tigris-lesson-war = A tile that joins two kingdoms brings no point. Leaders of one colour on both sides are at **war**: each counts the tiles of that colour on its side, then may add from hand. The loser's leader and tiles of that colour leave the board, each a point for the winner. **With a temple, start a war that you win.**
tigris-lesson-war-right = Three markets against one: trader and market are 2 green points for you. You never know how many markets Ben holds, so attack with some to spare. In a tie the defender wins here, too. A leader may never join two kingdoms, a tile never three.
tigris-lesson-war-wrong = Three settlements against one: 2 black points for Ben, and your king goes home. Beginners lose six in ten of the wars they start, good players one. Count both sides first.

tigris-lesson-monument = Four tiles of one colour in a square can become a **monument** of their colour and another. At the end of each of your turns it pays 1 point in each of its colours whose leader in that kingdom is **yours**. **Build the one that pays you most.**
tigris-lesson-monument-right = Your king and your trader stand there: 1 black and 1 green now, and again after each of your turns. The tiles turned over no longer help you in a war.
tigris-lesson-monument-wrong = Only black pays: you have no leader of the other colour in this kingdom, and here the king does not stand in.
tigris-lesson-monument-wrong-decline = You may. But to build one later, you must lay another tile that completes a square.
tigris-lesson-monument-wrong-one = That is 1 black point. On K6 the settlement would have brought one, too, and made a square.

tigris-lesson-treasures = The cubes are **treasures**. If a kingdom has several, its trader takes all but one after each action, those with a star first. At the end each counts as any colour, so as your weakest. The game ends when at most two are left, or when the tiles run out. **Win a treasure.**
tigris-lesson-treasures-right = Two kingdoms become one, without war, as no colour has two leaders. Your trader stands there, so the treasure with the star is yours.
tigris-lesson-treasures-wrong = That is 1 green point. A treasure is a point, too, but in whatever colour you need at the end.

tigris-lesson-catastrophe = Two more actions: **swap** up to six tiles of your hand, or, twice a game, a **catastrophe**. It blocks a cell for good; a tile there is destroyed. A leader that has no temple beside it goes home. Ben's trader takes the green points of your king's kingdom. **Send him home.**
tigris-lesson-catastrophe-right = He had no other temple. Treasures protect their temples: no catastrophe may go there, nor on leaders or monuments.
tigris-lesson-catastrophe-wrong = The tile is gone. But the trader still has a temple beside him.
tigris-lesson-catastrophe-wrong-swap = New tiles are good when yours bring nothing. But Ben's trader still stands there.

tigris-lesson-game = Now for real. Beginners lose most through tiles that bring nobody a point, moving leaders to and fro, and starting revolts and wars that they lose. Before each action, look at your weakest colour. *Hint* shows what you could do.

tigris-lesson-share = You have one action left. Ben has built a red and blue **monument**. His priest stands in its kingdom, so at the end of each of his turns it pays him 1 red. You hold no temple to help you drive him out. **Which action will bring you most in the long run?**
tigris-lesson-share-right = No farmer stood there, so yours enters without a fight. The monument pays you 1 blue at the end of each of your turns, this one included. Where Ben has built, you can share.
tigris-lesson-share-wrong = That is 1 point, once. The monument's blue is paid to nobody, turn after turn.
tigris-lesson-share-wrong-priest = One temple beside your priest, one beside his: a tie, and the defender wins. You need not fight here: nobody takes the blue.
tigris-lesson-share-wrong-river = There each blue point costs you a farm, and you hold only one. The monument pays blue for free.

tigris-lesson-hang = Ben's monument pays both his priest and his farmer, 2 points at the end of each of his turns. You have two catastrophes for the whole game, and one action left. Your hand: two markets, two settlements, a farm. **What do you do?**
tigris-lesson-hang-right = Priest and farmer shared this one temple, so both go home. Before the monument pays him 2 again, Ben must lay a temple and place two leaders: three actions for one of yours.
tigris-lesson-hang-wrong = That is 1 point, and Ben gets 2 at the end of each of his turns. Both his leaders stand beside the same temple.
tigris-lesson-hang-wrong-cell = The cell is blocked, but both leaders keep the temple they need.

tigris-lesson-spoil = Before each action, ask what Ben would like to do next. Here three of his markets lie in a square; with a fourth he can build a monument. Your hand: a temple, a farm, a market, three settlements. **What do you do first?**
tigris-lesson-spoil-right = It brings nobody a point, but the square is spoilt: now Ben needs two more markets. A monument could have paid his trader and his farmer, 2 points at the end of each of his turns.
tigris-lesson-spoil-wrong = That is 1 point. But if Ben has a market, he builds, and gets up to 2 points at the end of each of his turns. One tile on G7 prevents it.
tigris-lesson-spoil-wrong-beside = That lies beside the square. The fourth cell is G7, and it is still free for his market.
