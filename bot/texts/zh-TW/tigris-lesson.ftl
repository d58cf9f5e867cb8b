# 兩河流域教學（seeds/tigris/lesson.toml）。

tigris-lesson-goal = 你在兩條河邊建立王國。你的領袖（這裡亮著）在四種顏色上得分，但終局只看**最弱的一色**。現在你要放最後一塊牌片。算上財寶，你有紅 14、藍 16、綠 13、黑 15；黃色玩家有 29、4、27、4。**誰獲勝？**
tigris-lesson-goal-answer-you = 我
tigris-lesson-goal-answer-ben = 黃色玩家
tigris-lesson-goal-right = 你最弱的一色有 13 分，對方只有 4 分。所以要補上分數最低的顏色。若相同，再比次弱的顏色。
tigris-lesson-goal-wrong = 對方總分更高，64 比 58。但再多的紅分和綠分，也補不了 4 分的藍和黑。

tigris-lesson-leader = 一個回合最多兩個行動。先把一名**領袖**放到神殿旁邊的空陸地上。邊對邊相鄰就連成一片，其中有領袖的叫**王國**。你的農民要農田，而農田只能放在河流上。**請放在能讓王國挨著河流的地方。**
tigris-lesson-leader-right = 神殿和農民現在是一個王國。以後可以移動或收回，但要花一個行動：新手每局放置或移動領袖 28 次，好手 13 次。
tigris-lesson-leader-wrong = 這樣可以。但這個王國不挨著河流，旁邊放不了農田。

tigris-lesson-tile = 第二個行動：放一塊**牌片**，農田放在河流上，其餘放在陸地上。它與一個王國相鄰時，那裡同色的領袖得 1 分該色分數。黑色的民居要有國王。回合結束時手牌補到六塊。**請放一塊能讓你得分的牌片。**
tigris-lesson-tile-right = 農田挨著你的農民的王國：1 藍分。祭司得紅分，商人得綠分，國王得黑分。新手的牌片，十塊裡有六塊誰也不得分。
tigris-lesson-tile-wrong = 它挨著你的王國，但那裡沒有國王，這 1 黑分誰也得不到。
tigris-lesson-tile-wrong-apart = 它沒有挨著你的王國，誰也不得分。

tigris-lesson-king = **國王**很特別：在他的王國裡，沒有領袖的顏色，分數也歸他。中間你的國王那裡有黃色玩家的商人，沒有祭司。誰放的牌片不要緊，分數歸領袖的主人。**請用這一個行動得 1 紅分。**
tigris-lesson-king-right = 那裡沒有祭司，所以歸你的國王，得的是紅分。
tigris-lesson-king-wrong = 那個王國裡有黃色玩家的祭司：你放牌片，對方得分。
tigris-lesson-king-wrong-market = 市場是綠色，那裡有黃色玩家的商人：你放牌片，對方得分。
tigris-lesson-king-wrong-priest = 祭司移過去了，但沒有得分。那裡的紅分本來就歸你的國王，祭司可以留在原處得分。

tigris-lesson-revolt = 一個王國裡每種顏色只容得下一名領袖。你的領袖進入有對方同色領袖的王國，就有**內部衝突**：先數各自**旁邊**的神殿，再從手牌加神殿，你先加。平手防守方獲勝。敗方退回，勝方得 1 紅分。**請趕走黃色玩家的國王。**
tigris-lesson-revolt-right = 你的國王旁邊兩座神殿，手牌加一座，對兩座。你不知道對方手裡有什麼，這次沒有神殿。現在王國歸你。
tigris-lesson-revolt-wrong = 你的國王旁邊只有一座神殿，對方有兩座。新手發起的內部衝突，十次輸四次，好手只輸一次。請先數清楚。
tigris-lesson-revolt-wrong-tie = 二比二，平手防守方獲勝。你手裡本來還有一座神殿。

tigris-lesson-war = 連接兩個王國的牌片不得分，但兩邊都有的同色領袖發生**外部衝突**：各數自己這一邊的同色牌片，再從手牌加。敗方的領袖和牌片離開版圖，每個給勝方 1 分。**請放一座神殿，引發一場你能贏的衝突。**
tigris-lesson-war-right = 三座市場對一座：商人和市場給你 2 綠分。對方手裡可能有市場，所以進攻要留餘地。平手也是防守方獲勝。領袖不能連接兩個王國，牌片不能連接三個。
tigris-lesson-war-wrong = 三座民居對一座：對方得 2 黑分，你的國王退回。新手發起的外部衝突，十次輸六次，好手只輸一次。請先數清兩邊。

tigris-lesson-monument = 同色的 2×2 可以變成一座雙色的**紀念碑**，其中一色與牌片相同。你的每個回合結束時，它的每種顏色，若所在王國的該色領袖是**你的**，你得 1 分。**請建給你分數最多的那座。**
tigris-lesson-monument-right = 你的國王和商人都在那裡：現在得 1 黑分和 1 綠分，以後每個回合都有。翻過去的牌片不再支援衝突。
tigris-lesson-monument-wrong = 只有黑色得分：另一色你在這個王國沒有領袖，而這裡國王不能代替。
tigris-lesson-monument-wrong-decline = 可以不建。但以後要再放一塊牌片湊成正方形才能建。
tigris-lesson-monument-wrong-one = 得 1 黑分。放在 K6 同樣得 1 分，還能湊成 2×2。

tigris-lesson-treasures = 小方塊是**財寶**。王國裡有幾個時，每個行動之後，商人取走財寶，只留一個，帶星的先取。終局時可算作任意顏色，也就是你最弱的一色。只剩兩個，或牌片不夠抽，遊戲就結束。**請贏得一個財寶。**
tigris-lesson-treasures-right = 兩個王國合成一個，沒有衝突，因為沒有哪種顏色有兩名領袖。你的商人在那裡，帶星的財寶歸你。
tigris-lesson-treasures-wrong = 得 1 綠分。財寶也是 1 分，但終局時可以算作你需要的顏色。

tigris-lesson-catastrophe = 還有兩種行動：**換牌**，最多六塊；或放**災難**，每人一局兩塊，永久封住一格，那裡的牌片毀掉。旁邊沒有神殿的領袖退回。你的國王所在的王國裡，綠分歸黃色玩家的商人。**請讓這名商人退回。**
tigris-lesson-catastrophe-right = 商人旁邊沒有別的神殿。有財寶的神殿、領袖和紀念碑上不能放災難。
tigris-lesson-catastrophe-wrong = 牌片毀掉了，但商人旁邊還有神殿。
tigris-lesson-catastrophe-wrong-swap = 手牌不得分時，換牌很好。但黃色玩家的商人還在那裡。

tigris-lesson-game = 現在來真的。新手丟分最多的是：放誰也不得分的牌片，把領袖移來移去，發起自己會輸的衝突。每個行動之前，看看你最弱的一色。點「提示」可以看看能做什麼。

tigris-lesson-share = 你還有一個行動。黃色玩家建了一座紅藍兩色的**紀念碑**。祭司在那個王國裡，所以對方每個回合結束時得 1 紅分。你手裡沒有神殿，趕不走他。**哪個行動從長遠看收益最大？**
tigris-lesson-share-right = 那裡沒有農民，你的農民進去不會有衝突。從這個回合起，你每個回合結束時得 1 藍分。對方建的紀念碑，你也可以分享。
tigris-lesson-share-wrong = 只得一次，1 分。紀念碑的藍分每個回合都沒有人拿。
tigris-lesson-share-wrong-priest = 你的祭司旁邊一座神殿，對方也是一座：平手，防守方獲勝。這裡不必爭：藍分沒有人拿。
tigris-lesson-share-wrong-river = 在那裡每 1 藍分都要用一塊農田，而你手裡只有一塊。紀念碑的藍分不用付出牌片。

tigris-lesson-hang = 黃色玩家的祭司和農民都從紀念碑得分，每個回合結束時共 2 分。你整局有兩塊災難。你還有一個行動。你的手牌：兩座市場、兩座民居、一塊農田。**你做什麼？**
tigris-lesson-hang-right = 祭司和農民共用這一座神殿，所以都退回。要再得這 2 分，對方得放一座神殿和兩名領袖：你用一個行動，換對方三個。
tigris-lesson-hang-wrong = 你得 1 分，對方每個回合結束時得 2 分。對方的兩名領袖挨著同一座神殿。
tigris-lesson-hang-wrong-cell = 這一格封住了，但兩名領袖旁邊的神殿還在。

tigris-lesson-spoil = 每個行動之前，看看對方下一步想做什麼。這裡黃色玩家的三座市場差一座就成正方形，可以建紀念碑。你的手牌：神殿、農田、市場各一，民居三座。**你先做什麼？**
tigris-lesson-spoil-right = 誰也不得分，但破壞了正方形：對方還要再放兩座市場。否則紀念碑每個回合可能給對方的商人和農民共 2 分。
tigris-lesson-spoil-wrong = 得 1 分。但對方只要有一座市場就會建紀念碑，此後每個回合結束時最多得 2 分。在 G7 放一塊牌片就能阻止。
tigris-lesson-spoil-wrong-beside = 這塊在正方形旁邊。第四格是 G7，對方的市場還可以放。
