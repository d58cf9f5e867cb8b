# 卡卡颂教学（seeds/carcassonne/lesson.toml）。

carcassonne-lesson-goal = 大家用方块一张张拼成一片土地。你的队员（这里是蓝色的）为你得分：城市里的**武士**、道路上的**窃匪**和寺院里的**僧侣**，在那里完成时得分；草原上的**农夫**在终局时，按草原旁边已完成的城市得分。分数最多者获胜。

carcassonne-lesson-lay = 轮到你时，抽一张方块放好。它要与已有方块边对边相接，相接的边都要对得上：草原接草原，道路接道路，城市接城市。你抽到的方块上有城市和弯路。**请放在能让道路接下去的地方。**
carcassonne-lesson-lay-right = 道路长了一张方块，旁边又有了一座新城市。哪里都放不下的方块移出游戏，再抽一张。
carcassonne-lesson-lay-wrong = 放在那里也可以。但道路没有变长，它通向左右两边。

carcassonne-lesson-follower = 你有七名队员，可以拿**一名**放在刚放好的方块上：城市里是武士，道路上是窃匪，草原上是农夫。他要留到那里完成，才归还给你。城市比道路分多。**请在城市里放一名武士。**
carcassonne-lesson-follower-right = 从现在起，谁也不能再往这座城市里放队员，包括你自己；道路和草原也一样。你共有七名；都放出去了，就只能放方块。
carcassonne-lesson-follower-wrong = 可以不放。但只有放了队员的地方，才会给你分。
carcassonne-lesson-follower-wrong-thief = 这是窃匪。完成的道路每张方块 1 分，完成的城市每张 2 分。
carcassonne-lesson-follower-wrong-farmer = 这是农夫。他要留到游戏结束，而草原旁边还没有完成的城市。

carcassonne-lesson-city = 你的城市只剩右边一个缺口。**完成**的城市每张方块 2 分，每面三角旗（蓝色盾牌）2 分，武士归还给你，下一回合起可以再用。你抽到一面城市。**请完成你的城市。**
carcassonne-lesson-city-right = 三张方块加一面三角旗：8 分，武士也回来了。只有两张方块的城市只得 2 分。新手一局大约收回两名队员，好手收回七名。
carcassonne-lesson-city-wrong = 现在你有两名武士等在没完成的城市里。第一座本来可以得 8 分，武士也会回来。
carcassonne-lesson-city-wrong-small = 这样也立刻计分。但只有两张方块的小城市只得 2 分，你的那座本来可以得 8 分。

carcassonne-lesson-road = 这条道路上没有队员。道路止于路口、城市或寺院。完成后每张方块 1 分，而且**先**放队员**后**计分：放在这张方块刚完成的地方，立刻得分，队员也马上归还。**请完成四张方块的道路，拿到分数。**
carcassonne-lesson-road-right = 得 4 分，窃匪已经回来了。每次你的方块完成了什么，都要看看能不能这样做。
carcassonne-lesson-road-wrong = 四张方块的道路完成了，上面却没有队员：现在和以后都无人得分。
carcassonne-lesson-road-wrong-short = 放在那里，只完成两个路口之间两张方块的道路。长的那条还没有完成。

carcassonne-lesson-cloister = **寺院**周围 8 格都放满就完成，不论是谁放的：9 分。你的僧侣那里还空着一格。这张方块也能完成你左边的城市，或黄色玩家下边的城市。**请选得分最多的。**
carcassonne-lesson-cloister-right = 得 9 分，僧侣也回来了。
carcassonne-lesson-cloister-wrong = 两张方块是小城市：2 分。寺院本来可以得 9 分。
carcassonne-lesson-cloister-wrong-ben = 这样完成的是黄色玩家的城市：对方得 2 分，你没有分。完成之前，先看看那里是谁的队员。

carcassonne-lesson-join = 大城市里有黄色玩家的武士，谁也不能再往里面放队员。但一张方块可以把它和你的城市**连成一座**。那里武士最多的玩家得全部分数，并列最多的**各得全部**。**请把两座城市连起来。**
carcassonne-lesson-join-right = 各有一名武士：你得 14 分，黄色玩家也得 14 分。如果你两名、对方一名，就全归你。
carcassonne-lesson-join-wrong = 这样又开始了一座城市。带两面三角旗的大城市仍由黄色玩家独占。

carcassonne-lesson-farm = 道路把草原分成两片。**农夫**永不归还。终局时，草原旁边每座**完成**的城市给他 4 分，不论大小。草原以道路、城墙和方块边缘为界。**请把农夫放在得分最多的地方。**
carcassonne-lesson-farm-right = 这片草原旁边有三座完成的城市：12 分，除非有人在其中一座周围的农夫比你多。
carcassonne-lesson-farm-wrong = 道路南边的草原旁边没有城市。新手的一名农夫大约得 3 分，好手的得 6 分。
carcassonne-lesson-farm-wrong-thief = 道路有五张方块，两端都没有封闭。三座城市可以得 12 分。
carcassonne-lesson-farm-wrong-pass = 可以不放。但黄色玩家放下一张方块时，就能在这片草原放农夫，你就不能再放了。

carcassonne-lesson-end = 放完最后一张，游戏结束。未完成的地形，每张方块、每面三角旗 1 分，寺院自身及每张相邻方块 1 分。最后**逐座城市**算农夫：周围农夫最多者得 4 分，并列都得。你的与框出的三座城市相邻，黄色玩家的两名都只与最上面那座相邻。**你的农夫得几分？**
carcassonne-lesson-end-answer-four = 4 分
carcassonne-lesson-end-answer-eight = 8 分
carcassonne-lesson-end-answer-twelve = 12 分
carcassonne-lesson-end-right = 两座城市归你。第三座周围黄色玩家二比一，虽然在别的草原上。这 8 分让你获胜。总分相同则并列获胜。
carcassonne-lesson-end-wrong = 每座城市分开算：最上面那座，黄色玩家二比一；另外两座只有你的农夫。

carcassonne-lesson-game = 现在来真的。新手丢分最多的三处：城市和道路总不完成，农夫旁边完成的城市太少，方块刚完成的地方没有放队员。点“提示”可以看看能做什么。

carcassonne-lesson-spoil = 黄色玩家的两座城市都在等同一格 Q14：一张方块就可能完成两座，至少 12 分。你抽到的方块上有城市和弯路。好手先看别人需要什么，再找自己的分数。**请放在让对方损失最大的地方。**
carcassonne-lesson-spoil-right = 现在 Q14 要左边和下边是城市，上边是道路，右边是草原：没有这样的方块。对方两名武士再也回不来了。
carcassonne-lesson-spoil-wrong = 你得到一点好处。但一张方块放在 Q14，仍可能为对方完成两座城市，收回两名武士。

carcassonne-lesson-gap = 你的城市有两个缺口：L12 和 O12，抽到的方块两处都能放。现在封住一个，另一个要等以后的方块。**请封住更难填的那个。**
carcassonne-lesson-gap-right = L12 要右边是城市，下边是道路，左边是草原：全部方块中只有四张合适，现在两张已经放在这里。O12 只要一边是城市，这样的有四十多张。
carcassonne-lesson-gap-wrong = 放得下。但现在城市要等 L12：右边城市，下边道路，左边草原。剩下的方块只有两张合适。

carcassonne-lesson-last = 放在 K11 会完成你的城市：得 6 分，武士归还。你手边还有**一名**队员，可以在这张方块上当农夫，旁边是黄色玩家还没完成的城市。**放上去，还是留着？**
carcassonne-lesson-last-right = 加上武士，你手边有两名队员。以后的方块开始或完成什么，他们都能一次次得分。在前期，这比一座未完成城市旁边的农夫更值。
carcassonne-lesson-last-wrong = 农夫永不归还，而旁边的城市还没完成。现在不论抽到什么，你手边只有那名武士。
