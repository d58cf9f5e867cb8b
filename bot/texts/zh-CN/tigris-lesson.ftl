# 两河流域教学（seeds/tigris/lesson.toml）。

tigris-lesson-goal = 你在两条河边建立王国。你的领袖（这里亮着）在四种颜色上得分，但终局只看**最弱的一色**。现在你要放最后一块牌片。算上财宝，你有红 14、蓝 16、绿 13、黑 15；黄色玩家有 29、4、27、4。**谁获胜？**
tigris-lesson-goal-answer-you = 我
tigris-lesson-goal-answer-ben = 黄色玩家
tigris-lesson-goal-right = 你最弱的一色有 13 分，对方只有 4 分。所以要补上分数最低的颜色。若相同，再比次弱的颜色。
tigris-lesson-goal-wrong = 对方总分更高，64 比 58。但再多的红分和绿分，也补不了 4 分的蓝和黑。

tigris-lesson-leader = 一个回合最多两个行动。先把一名**领袖**放到神殿旁边的空陆地上。边对边相邻就连成一片，其中有领袖的叫**王国**。你的农民要农田，而农田只能放在河流上。**请放在能让王国挨着河流的地方。**
tigris-lesson-leader-right = 神殿和农民现在是一个王国。以后可以移动或收回，但要花一个行动：新手每局放置或移动领袖 28 次，好手 13 次。
tigris-lesson-leader-wrong = 这样可以。但这个王国不挨着河流，旁边放不了农田。

tigris-lesson-tile = 第二个行动：放一块**牌片**，农田放在河流上，其余放在陆地上。它与一个王国相邻时，那里同色的领袖得 1 分该色分数。黑色的民居要有国王。回合结束时手牌补到六块。**请放一块能让你得分的牌片。**
tigris-lesson-tile-right = 农田挨着你的农民的王国：1 蓝分。祭司得红分，商人得绿分，国王得黑分。新手的牌片，十块里有六块谁也不得分。
tigris-lesson-tile-wrong = 它挨着你的王国，但那里没有国王，这 1 黑分谁也得不到。
tigris-lesson-tile-wrong-apart = 它没有挨着你的王国，谁也不得分。

tigris-lesson-king = **国王**很特别：在他的王国里，没有领袖的颜色，分数也归他。中间你的国王那里有黄色玩家的商人，没有祭司。谁放的牌片不要紧，分数归领袖的主人。**请用这一个行动得 1 红分。**
tigris-lesson-king-right = 那里没有祭司，所以归你的国王，得的是红分。
tigris-lesson-king-wrong = 那个王国里有黄色玩家的祭司：你放牌片，对方得分。
tigris-lesson-king-wrong-market = 市场是绿色，那里有黄色玩家的商人：你放牌片，对方得分。
tigris-lesson-king-wrong-priest = 祭司移过去了，但没有得分。那里的红分本来就归你的国王，祭司可以留在原处得分。

tigris-lesson-revolt = 一个王国里每种颜色只容得下一名领袖。你的领袖进入有对方同色领袖的王国，就有**内部冲突**：先数各自**旁边**的神殿，再从手牌加神殿，你先加。平局防守方获胜。败方退回，胜方得 1 红分。**请赶走黄色玩家的国王。**
tigris-lesson-revolt-right = 你的国王旁边两座神殿，手牌加一座，对两座。你不知道对方手里有什么，这次没有神殿。现在王国归你。
tigris-lesson-revolt-wrong = 你的国王旁边只有一座神殿，对方有两座。新手发起的内部冲突，十次输四次，好手只输一次。请先数清楚。
tigris-lesson-revolt-wrong-tie = 二比二，平局防守方获胜。你手里本来还有一座神殿。

tigris-lesson-war = 连接两个王国的牌片不得分，但两边都有的同色领袖发生**外部冲突**：各数自己这一边的同色牌片，再从手牌加。败方的领袖和牌片离开版图，每个给胜方 1 分。**请放一座神殿，引发一场你能赢的冲突。**
tigris-lesson-war-right = 三座市场对一座：商人和市场给你 2 绿分。对方手里可能有市场，所以进攻要留余地。平局也是防守方获胜。领袖不能连接两个王国，牌片不能连接三个。
tigris-lesson-war-wrong = 三座民居对一座：对方得 2 黑分，你的国王退回。新手发起的外部冲突，十次输六次，好手只输一次。请先数清两边。

tigris-lesson-monument = 同色的 2×2 可以变成一座双色的**纪念碑**，其中一色与牌片相同。你的每个回合结束时，它的每种颜色，若所在王国的该色领袖是**你的**，你得 1 分。**请建给你分数最多的那座。**
tigris-lesson-monument-right = 你的国王和商人都在那里：现在得 1 黑分和 1 绿分，以后每个回合都有。翻过去的牌片不再支援冲突。
tigris-lesson-monument-wrong = 只有黑色得分：另一色你在这个王国没有领袖，而这里国王不能代替。
tigris-lesson-monument-wrong-decline = 可以不建。但以后要再放一块牌片凑成正方形才能建。
tigris-lesson-monument-wrong-one = 得 1 黑分。放在 K6 同样得 1 分，还能凑成 2×2。

tigris-lesson-treasures = 小方块是**财宝**。王国里有几个时，每个行动之后，商人取走财宝，只留一个，带星的先取。终局时可算作任意颜色，也就是你最弱的一色。只剩两个，或牌片不够抽，游戏就结束。**请赢得一个财宝。**
tigris-lesson-treasures-right = 两个王国合成一个，没有冲突，因为没有哪种颜色有两名领袖。你的商人在那里，带星的财宝归你。
tigris-lesson-treasures-wrong = 得 1 绿分。财宝也是 1 分，但终局时可以算作你需要的颜色。

tigris-lesson-catastrophe = 还有两种行动：**换牌**，最多六块；或放**灾难**，每人一局两块，永久封住一格，那里的牌片毁掉。旁边没有神殿的领袖退回。你的国王所在的王国里，绿分归黄色玩家的商人。**请让这名商人退回。**
tigris-lesson-catastrophe-right = 商人旁边没有别的神殿。有财宝的神殿、领袖和纪念碑上不能放灾难。
tigris-lesson-catastrophe-wrong = 牌片毁掉了，但商人旁边还有神殿。
tigris-lesson-catastrophe-wrong-swap = 手牌不得分时，换牌很好。但黄色玩家的商人还在那里。

tigris-lesson-game = 现在来真的。新手丢分最多的是：放谁也不得分的牌片，把领袖移来移去，发起自己会输的冲突。每个行动之前，看看你最弱的一色。点“提示”可以看看能做什么。

tigris-lesson-share = 你还有一个行动。黄色玩家建了一座红蓝两色的**纪念碑**。祭司在那个王国里，所以对方每个回合结束时得 1 红分。你手里没有神殿，赶不走他。**哪个行动从长远看收益最大？**
tigris-lesson-share-right = 那里没有农民，你的农民进去不会有冲突。从这个回合起，你每个回合结束时得 1 蓝分。对方建的纪念碑，你也可以分享。
tigris-lesson-share-wrong = 只得一次，1 分。纪念碑的蓝分每个回合都没有人拿。
tigris-lesson-share-wrong-priest = 你的祭司旁边一座神殿，对方也是一座：平局，防守方获胜。这里不必争：蓝分没有人拿。
tigris-lesson-share-wrong-river = 在那里每 1 蓝分都要用一块农田，而你手里只有一块。纪念碑的蓝分不用付出牌片。

tigris-lesson-hang = 黄色玩家的祭司和农民都从纪念碑得分，每个回合结束时共 2 分。你整局有两块灾难。你还有一个行动。你的手牌：两座市场、两座民居、一块农田。**你做什么？**
tigris-lesson-hang-right = 祭司和农民共用这一座神殿，所以都退回。要再得这 2 分，对方得放一座神殿和两名领袖：你用一个行动，换对方三个。
tigris-lesson-hang-wrong = 你得 1 分，对方每个回合结束时得 2 分。对方的两名领袖挨着同一座神殿。
tigris-lesson-hang-wrong-cell = 这一格封住了，但两名领袖旁边的神殿还在。

tigris-lesson-spoil = 每个行动之前，看看对方下一步想做什么。这里黄色玩家的三座市场差一座就成正方形，可以建纪念碑。你的手牌：神殿、农田、市场各一，民居三座。**你先做什么？**
tigris-lesson-spoil-right = 谁也不得分，但破坏了正方形：对方还要再放两座市场。否则纪念碑每个回合可能给对方的商人和农民共 2 分。
tigris-lesson-spoil-wrong = 得 1 分。但对方只要有一座市场就会建纪念碑，此后每个回合结束时最多得 2 分。在 G7 放一块牌片就能阻止。
tigris-lesson-spoil-wrong-beside = 这块在正方形旁边。第四格是 G7，对方的市场还可以放。
