# The lesson of China (seeds/china/lesson.toml).

china-lesson-goal = Nine states quarrel, and there is no emperor yet. You place houses and emissaries for points: for the **most houses** in a state that is full, such as Wei, for the **most emissaries** in two neighbouring states, such as Qi and Lu, and for **lines of your houses** along the roads. Most points win.

china-lesson-house = On your turn, cards pay for markers. Each card pays in the states of its colour: orange in Zhao and Lu, purple in Chu. A house goes on any free site. **Build one in Lu, where somebody has begun already.**
china-lesson-house-right = An orange card paid for it. It need not touch your other houses.
china-lesson-house-wrong = That is allowed. But nobody had a marker there when your turn began, so you may not place a second one: an empty state takes only one.

china-lesson-two = Remember **3-2-1**: at most three cards, for two markers, in one state. Red pays in Wei. Any two cards of one colour are a wild pair: they pay for one marker in any state. **Build two houses in Wei.**
china-lesson-two-right = One red card and a pair of purple ones: three cards, two markers, one state. That is allowed only where somebody had a marker before.
china-lesson-two-wrong = You may stop after one. But your cards pay for a second, and two houses put you well ahead of the others.

china-lesson-draw = Then you fill your hand up to three, open cards or unseen ones from the pile. Instead of placing you could also discard one card and take another; that is a whole turn. **You hold one purple card: make it two.**
china-lesson-draw-right = Two purple cards are two markers in Chu, or a wild pair for anywhere else. Open cards are replaced after your turn.
china-lesson-draw-wrong = That is allowed. But a second purple card would pay for another marker in Chu, or for one anywhere else.

china-lesson-rank = Your house on Wei 5 will fill Wei, and Wei scores at once. Tao then has four houses, you have two, Li has one. The most houses get a point for **every** house there. **What do you get?**
china-lesson-rank-answer-two = 2 points
china-lesson-rank-answer-four = 4 points
china-lesson-rank-answer-seven = 7 points
china-lesson-rank-right = Each lower rank gets as many points as a player of the rank above has houses: you four, Li two. Equal numbers share a rank, and each gets all its points.
china-lesson-rank-wrong = Seven houses are seven points for Tao. Whoever comes next gets as many points as Tao has houses.

china-lesson-road = At the end every line of four or more of your houses, each joined to the next by a road, brings a point a house, across borders too. Side branches do not count. **One house joins your three framed ones into four. Which?**
china-lesson-road-right = Han 1, Han 2, Chu 2 and Chu 3 are a line of four now: four points at the end, and a fifth can follow.
china-lesson-road-wrong = It joins nothing. Follow the roads from Han 1 to Chu 2: one free site lies between.

china-lesson-emissary = Emissaries sit at a state's dragon seat, which has room for as many as the leading player has houses there. A number on a border makes its two states allies. If you have the most emissaries in **both**, or are tied for the most, they pay. You are tied in Lu. **Send one to a neighbour of Lu.**
china-lesson-emissary-right = First in Wei and tied in Lu: alliance 10 will pay you a point for every emissary in both, whoever owns it. You need no house there to send one.
china-lesson-emissary-wrong = Lu has no border with that state, so your emissary in Lu does not help there. Look for a number on the border of Lu.

china-lesson-end = Your turn ends the game: houses in the other states score, then alliances, then roads. Alliance 11 joins Qi and Lu. Qi has one emissary of Mei's and one of Tao's, Lu one of Mei's and one of yours. **Who does it pay?**
china-lesson-end-answer-mei = It pays Mei
china-lesson-end-answer-you = It pays me
china-lesson-end-answer-nobody = It pays nobody
china-lesson-end-right = Mei is tied for the most in both states, which is enough. You have nobody in Qi, and none is never the most. The game ends with the round in which the pile runs out a second time, or when nobody can place anything. If points are equal, the player with more markers left wins.
china-lesson-end-wrong = Tied for the most is enough, but it must be so in both states. Only one player has an emissary in both.

china-lesson-game = Now for real. Beginners lose most points through emissaries they do not send, starting in empty states, which take only one marker that turn, and houses that no road joins. So send emissaries to neighbouring states, build two at a time where somebody has begun, and build along the roads. *Hint* shows what you could do.

china-lesson-cross = With emissaries, you are tied in Yan and Qi, and you lead in Qin. All three border on Zhao, where only Tao has one. Zhao's dragon seat has no room left, as nobody has two houses there. You hold two red cards and an orange one. **Go where one emissary counts most often.**
china-lesson-cross-right = Your second house makes room, and you are tied in Zhao. As things stand, alliances 1, 13 and 15 bring you 3, 4 and 4 points. One state in the middle serves many alliances.
china-lesson-cross-wrong = That opens no alliance. An emissary in Zhao would count with those in Yan, Qi and Qin at once.

china-lesson-behind = Yan needs one more house: Tao has two there, Li one. In Wei, Li has three emissaries and you have one. You hold a red, a green and a purple card. **Go where second place pays.**
china-lesson-behind-right = Yan is full: 4 points for Tao, 2 each for Li and you, second with one house. With houses, second place pays, and you need not be there early.
china-lesson-behind-wrong = That brings no points yet. Meanwhile anybody can take the last site in Yan, and with it the points for second place.
china-lesson-behind-wrong-most = With two emissaries you are still behind Li's three, and alliances pay only those who have the most. With houses, second place would have paid.


china-lesson-bridge = Three of your houses in Wei are joined, and two in Yan. In a line of four or more, each house brings a point at the end. Your pair of orange cards pays for a house anywhere. **Think one house ahead.**
china-lesson-bridge-right = Qi 4 makes a line of four. A house on Qi 1 would then join it to those in Yan: seven houses, seven points. Build towards your own houses.
china-lesson-bridge-wrong = It does not lead from Wei towards your houses in Yan. Between Wei 4 and Yan 3 lie only two sites: Qi 4 and Qi 1.
