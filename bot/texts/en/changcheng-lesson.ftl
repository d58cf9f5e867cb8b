# The lesson of Chang Cheng (seeds/changcheng/lesson.toml).

changcheng-lesson-goal = Together you build the Great Wall. In the south, whoever has the **most walls** in a Chinese province when it is full scores it, as you did in Yanmen. In the north wait **armies**: whoever has the most walls facing an army when it attacks at the end **loses** its value. Most points win.

changcheng-lesson-walls = After a first round of one wall each, a turn is one action, often **two walls** in two different provinces. A province is scored when its last space is filled: a point for each wall of any colour, plus its card. Here that is 3 + 4. **Fill Yanmen, then build another wall.**
changcheng-lesson-walls-right = Two walls of yours, one of Li's: all 7 points are yours, because you have the most. An **emperor card** goes on Yanmen. With the third such card, the player whose turn it is adds a board to the wall: once in a game, twice with four or five players.
changcheng-lesson-walls-wrong = That is allowed. But Yanmen waits with its last space open, and whoever fills it decides who has the most.

changcheng-lesson-double = You have one **double wall**, for two free spaces side by side. It counts as two walls and at once brings a point for each province it borders, Chinese or Mongol. **Build it where it borders four.**
changcheng-lesson-double-right = It stands across two Chinese provinces and two Mongol ones: 4 points at once. Double wall and tower are each a turn of their own.
changcheng-lesson-double-wrong = It borders fewer there. Where two boards meet, a Chinese border and a Mongol one face each other.

changcheng-lesson-card = Datong is worth 9 points. If you take the last space, you have two walls to Li's three. **Cards** can decide that: they lie face down and work when the province is full. You may lay one and build in the same province. **Win Datong alone.**
changcheng-lesson-card-right = The master architect counts as two more walls: four against three. The architect is one more wall, or 2 points more. Such walls decide who has the most; they bring no points. One card, 9 points.
changcheng-lesson-card-wrong = That changes the worth, but Li still has the most and scores. A card that changes the worth is for provinces you win, or for spoiling others'.
changcheng-lesson-card-wrong-tie = The architect makes it three each. Tied players each score all of it, so Li gets as much as you.

changcheng-lesson-equal = A turn may also be **two cards** in two provinces, which is what Li did: one lies in Datong. **Equal cards in a province cancel each other.** Suppose Li laid the master architect, and you lay yours and fill the last space. You have two walls, Li two, Tao one. **Who scores Datong?**
changcheng-lesson-equal-answer-me = Only me
changcheng-lesson-equal-answer-li = Only Li
changcheng-lesson-equal-answer-both = Li and me, both in full
changcheng-lesson-equal-right = Both cards leave without effect, and two walls each are a tie. Other cards work in the order of their numbers, and their owners choose only then. So lay a card where nobody expects it.
changcheng-lesson-equal-wrong = Both cards are removed without effect. Only the walls count: two each, a tie, and both score all of it.

changcheng-lesson-army = A wall of yours lets you look at the army it faces: Tumed's is a **4**, and you have three of the four walls facing it. Datong is yours anyway. The **traitor** damages a wall, or removes an army card. **Lay it, fill Datong, and save your points.**
changcheng-lesson-army-right = The army is gone: 4 points you will not lose at the end. A damaged wall would have stayed on its space, but counted for nobody.
changcheng-lesson-army-wrong = You had the most anyway: more walls bring nothing. Tumed's 4 still awaits you.
changcheng-lesson-army-wrong-flood = Two points more now. But Tumed's 4 still awaits you, and costs more.

changcheng-lesson-tower = The last space of the wall. It completes Jiayu, worth 3, and the game ends: the Mongols attack. Facing Altai you will be tied with Li, so its army costs you both **4**: more than this province brings anybody. Your one **tower** counts as a wall and saves you from the army it faces. **Finish the wall.**
changcheng-lesson-tower-right = Against Altai, Li loses 4 and you lose nothing. You win by one point. A tower may not stand next to another. Built earlier, it keeps the last free space beside it for you alone.
changcheng-lesson-tower-wrong = Altai's army costs you 4, and with them the game. A tower on the same space would have saved them.

changcheng-lesson-game = Now for real. Beginners lose points through more walls in a province than they need to have the most, double walls that border only two provinces, and armies. So build where one wall decides, lay cards before the end, and look north before you lead. *Hint* shows what you could do.

changcheng-lesson-share = Jiuquan and Hexi each need one more wall and are worth 9. In both, Tao has two walls, you and Li one each. There is no card in either. The only card in your hand is the warrior, which removes another card. **Get the most from this turn.**
changcheng-lesson-share-right = Two ties with Tao, and each pays both of you in full: 18 points for you. Sharing two provinces is better than fighting for one.
changcheng-lesson-share-wrong = A tie for 9 points, and the warrior finds no card to remove. The other province is left to Li, who needs one wall for the same tie.

changcheng-lesson-sure = Zhangye is worth 7, and its last space is kept for you: with it you have three walls, Tao two. But one of Tao's cards lies there, face down. You hold the warrior, which removes another card, and the flood: 2 points more or less. **Take Zhangye, and be sure of it.**
changcheng-lesson-sure-right = It was the master architect: with two more walls Tao would have won. Ask what a hidden card can do before you make a province worth more.
changcheng-lesson-sure-wrong = Tao's card is the master architect: four walls against your three, and Tao scores. The warrior would have removed it.

changcheng-lesson-fill = Taiyuan is worth 8 and needs one more wall. You and Mei have two each there, and one card each: yours is the official, which swaps a wall here with one elsewhere. Your tower is still unbuilt; it counts as one wall. In your hand are the warrior and the flood. **Do what cannot wait.**
changcheng-lesson-fill-right = Three walls against two: you decide Taiyuan, not Mei. Both cards were officials and cancelled each other, so all 8 points are yours.
changcheng-lesson-fill-wrong = The last space is still open. If Mei builds there, it is three walls against your two, and cards alone would have to save you.
