# The lesson of Ming Dynasty (seeds/ming/lesson.toml).

ming-lesson-goal = Help your courtiers rise in six provinces. Those who get into a province's **city** bring points, and each brings you a **tile** of that province. Those in **temples** bring points again and again. One tile of **each of the six** provinces is worth most: up to 28 points. Most points win.

ming-lesson-prince = Wherever you put your **prince**, you take a first tile of that province. Your courtiers can get in only where he stands. No region takes two princes. Green begins in the south. **Begin in Nanzhili, the blue province in the east.**
ming-lesson-prince-right = A tile of Nanzhili is yours. Your prince has neighbours, but the whole province to himself for now.
ming-lesson-prince-wrong = That is allowed, and brings a tile of that province. But you were asked for the blue one, in the east.

ming-lesson-place = In every round you place five courtiers, taking turns, in **areas** on the rim. An area belongs to the province of its colour, and courtiers can go from there only to the region where your prince stands. **Put this one where he can bring it in without a move.**
ming-lesson-place-right = Two are waiting beside him now. Up to three can get in at once.
ming-lesson-place-wrong = That is allowed, and there it can pay for a card. But it waits until your prince comes to that province.

ming-lesson-take = Then you take cards, until you have five. You may take the card beside an area where a courtier of yours waits; the courtier stays. A **dragon** stands for any sign, but costs you a courtier. You hold a horse and a dragon. **Take a rickshaw.**
ming-lesson-take-right = Nobody had to leave for it. A new card is turned up there at once. Nobody may stop before five.
ming-lesson-take-wrong = That is a horse, and you have one already. Every border asks for its own sign, so different cards open more ways.
ming-lesson-take-wrong-dragon = It stands for every sign, but one of your courtiers has left the game for it.

ming-lesson-stay = Now princes move or stay. Staying costs any one card. Then you **deploy**: up to three courtiers waiting beside this province get into his region, and one of them may enter its **temple**. **Stay, bring in all three, and send one into the temple.**
ming-lesson-stay-right = Two stand in the region, where they will be counted. The one in the temple brings 4 points at every scoring, until another player sends one in and pushes it out. Whoever passes is done for this round and keeps the cards that are left.
ming-lesson-stay-wrong-open = Three in the open part are more than you need to have the most here. In the temple, one would bring 4 points at every scoring.
ming-lesson-stay-wrong = That is allowed. But whoever is left behind waits until your prince stands in this province again, and that costs cards.

ming-lesson-move = Every border has a sign: horse, rickshaw or junk. Crossing it costs that card. Three of yours wait beside Huguang, the violet province; where one of yours is in the temple, as in Xiangyang, no more of yours can get in. **Take one step to another region of Huguang and bring in all three.**
ming-lesson-move-right = One card for the step, and three are in. You may go further in one move, even through a region with another prince; every step costs a card.
ming-lesson-move-wrong = None of yours wait beside that province, or too few. A move is worth what it brings in.
ming-lesson-move-wrong-few = That is the right province, but three wait there, and all three could get in.

ming-lesson-who = After rounds 2, 4 and 6 the regions are compared. The most in the open part: **two** get into the city. Second: **one**. Huguang is finished first; a later step explains how. Then comes Guangdong: in Zhaoqing there are three of Green's and one of yours. **Who gets in?**
ming-lesson-who-answer-three = All three of Green's
ming-lesson-who-answer-both = Two of Green's, and mine
ming-lesson-who-answer-each = One of each
ming-lesson-who-right = Yours gets in as second, and Green's third stays outside. Players tied for second get nobody in. If two or three are tied for the most, each gets one in, and nobody else gets any.
ming-lesson-who-wrong = Three or five, it makes no difference: two get in. Whoever alone is second gets one in, and a tile.

ming-lesson-set = You have tiles of three provinces, and this scoring will bring you those of Beizhili and Sichuan. Nanzhili's would make **all six**: 24 points now (28 after round 2, 20 after round 6). At the end, five different tiles are still worth 10, any other tile 1. One of yours waits beside Nanzhili. **Bring it in.**
ming-lesson-set-right = Alone in its region it will get into the city and bring the sixth tile. Then the set is handed in. Equal points share the win.
ming-lesson-set-wrong = That leaves Nanzhili's tile to others. The sixth kind is worth far more than another of a kind you have.
ming-lesson-set-wrong-temple = From a temple nobody gets into the city. It brings 4 points, but not the sixth tile and its 24.

ming-lesson-recall = Your courtier is alone in this city. Each that stays brings 4 points after round 2, 3 now, none after round 6, and then leaves the game. The most in a city bring 4 more. One you take back can get in again. **Let it stay, and take 7 points.**
ming-lesson-recall-right = 3 for the one who stayed, 4 for the most. Everybody chooses in secret how many go back to the regions they came from.
ming-lesson-recall-wrong = Taken back, it brings no point now. That pays where you have more in a city than you need to have the most.

ming-lesson-game = Now for real. Beginners lose most points through temples they do not enter, courtiers who wait where their prince never comes, and kinds of tiles they never get. So place where he stands or goes next, send one into every temple, and see which tile is missing. *Hint* shows what you could do.

ming-lesson-race = You are Blue, with two horses and a rickshaw. After this round comes the first scoring. Nobody is in Beizhili, the yellow province, yet; one of your courtiers waits beside it, and one of Yellow's. Yellow moves next, with two rickshaws. **Where do you go?**
ming-lesson-race-right = Alone there, yours will get into the city and bring a tile of a third kind. And no region takes two princes: Yellow's rickshaws would have led him to Daming, and nowhere else in Beizhili.
ming-lesson-race-wrong = A temple, 4 points. But now Yellow's rickshaws lead him to Daming, and the tile of Beizhili can be his instead of yours. Look at where the next player wants to go.

ming-lesson-missing = Round 4, so all six kinds bring 24. You are Green: you have Huguang and Guangdong, and can expect Shaanxi and Sichuan from those already there. Beizhili and Nanzhili are missing. You hold a horse, a rickshaw and three junks. **Where do you go first?**
ming-lesson-missing-right = Three are in Beizhili, where nobody else is. And from Daming a junk leads to Huai'an: there the one beside Nanzhili can get in. One way, both missing kinds.
ming-lesson-missing-wrong = Three more in Sichuan, where one of yours is second already. Without the horse your cards do not lead to Beizhili any more, and that kind is missing.
ming-lesson-missing-wrong-one = That can bring Nanzhili. But now your cards do not lead to Beizhili any more; via Daming they would have led to both.

ming-lesson-halfway = The last round. You are Green, with two horses and two rickshaws. One of yours waits beside Beizhili, the yellow province, three beside Nanzhili, the blue one. You want these three in Anqing. **How do you get there?**
ming-lesson-halfway-right = You stop in Yongping: Yellow's temple is yours, 4 points. Next time you go on to Anqing with a rickshaw and a horse. Stopping on the way costs nothing extra.
ming-lesson-halfway-wrong = Three are in, but the one beside Beizhili is left behind. For the same cards you could have stopped in Yongping on the way and taken the temple there.
