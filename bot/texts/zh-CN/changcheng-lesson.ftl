# 长城教学（seeds/changcheng/lesson.toml）。

changcheng-lesson-goal = 大家一起修筑长城。南面的中国省份填满时，那里**城墙最多**的人得分，就像你在雁门。北面有**军队**等着：最后进攻时，每支军队面前城墙最多的人**扣掉**它的分数。分数最多者获胜。

changcheng-lesson-walls = 第一轮每人只建一段；此后一回合是一个动作，常常是在两个省份各建**一段城墙**。最后一格填满时计分：各色城墙每段 1 分，加上主权卡。这里是 3 + 4。**请填满雁门，再建一段城墙。**
changcheng-lesson-walls-right = 你两段，黄色玩家一段：你最多，7 分全归你。雁门放上一张**帝皇卡**。满三张时，轮到的玩家接上一块新地图板：每局一次，四五人时两次。
changcheng-lesson-walls-wrong = 这样也可以。但雁门的最后一格还空着，谁填上它，就由谁决定那里谁最多。

changcheng-lesson-double = 你有一个**双面城墙**，占两个相邻的空格。它算作两段城墙，每邻接一个省份立即得 1 分，蒙古省份也算。**请建在邻接四个省份的地方。**
changcheng-lesson-double-right = 它邻接两个中国省份和两个蒙古省份：立即得 4 分。建双面城墙或城楼，都占一整个回合。
changcheng-lesson-double-wrong = 那里邻接的省份较少。两块地图板相接的地方，南北省界正好在一处。

changcheng-lesson-card = 大同值 9 分。填上最后一格，你有两段，黄色玩家有三段。**行动卡**能改变胜负：面朝下放着，省份完成时才执行。你可以在同一省放一张卡、建一段城墙。**请独得大同。**
changcheng-lesson-card-right = 建筑大师多算两段城墙：四比三。建筑师则多算一段，或使省份多 2 分。这样多算的只决定谁最多，不增加分数。一张卡，9 分。
changcheng-lesson-card-wrong = 这只改变分数，黄色玩家仍然最多，分数归黄色玩家。这种卡适合用在你领先的省份，或用来减少别人的分数。
changcheng-lesson-card-wrong-tie = 建筑师使你们三比三。并列的每人都得全部，所以黄色玩家得的和你一样多。

changcheng-lesson-equal = 一回合也可以在两个省份各放**一张行动卡**，黄色玩家就这样在大同放了一张。**同省数字相同的卡都不起作用。**假设那是建筑大师，你也放建筑大师，并填上最后一格。城墙：你两段，黄色玩家两段，绿色玩家一段。**大同归谁？**
changcheng-lesson-equal-answer-me = 我一个人
changcheng-lesson-equal-answer-li = 黄色玩家一个人
changcheng-lesson-equal-answer-both = 黄色玩家和我都得全部
changcheng-lesson-equal-right = 两张卡都不起作用，二比二并列。其他卡按数字依次生效，主人这时才选择。所以要把卡放在别人想不到的地方。
changcheng-lesson-equal-wrong = 两张卡都移除，不起作用。只比城墙：各两段，并列，两人都得全部。

changcheng-lesson-army = 你的城墙让你看到对面：土默特的军队是 **4**，面前四段城墙有三段是你的。大同已经稳归你。**叛徒**能毁坏一段城墙，或移除一张军队卡。**请放叛徒，填满大同，保住你的分数。**
changcheng-lesson-army-right = 军队没了：最后少扣 4 分。若毁坏城墙，那段城墙留在原地，但对谁都不算。
changcheng-lesson-army-wrong = 你本来就最多，再多算也没用。土默特的 4 还等着你。
changcheng-lesson-army-wrong-flood = 现在多 2 分，但土默特的 4 还等着你，扣得更多。

changcheng-lesson-tower = 长城只剩一格。填上它，值 3 分的嘉峪完成，蒙古进攻，游戏结束。阿尔泰面前你与黄色玩家一样多，各扣 **4** 分，比这个省给任何人的都多。你的**城楼**算一段城墙，还使你不被对面的军队扣分。**请完成长城。**
changcheng-lesson-tower-right = 阿尔泰扣黄色玩家 4 分，不扣你。你以一分之差获胜。城楼不能挨着另一座城楼。如果早些建，它旁边的最后一个空格会为你保留。
changcheng-lesson-tower-wrong = 阿尔泰扣你 4 分，你因此没有获胜。在同一格建城楼就不会扣分。

changcheng-lesson-game = 现在来真的。新手常在一个省里多建不必要的城墙，双面城墙只邻接两个省份，还被军队扣分。所以要建在一段城墙能定胜负的地方，结束前用掉行动卡，领先之前先看看北面。点“提示”可以看看能做什么。

changcheng-lesson-share = 酒泉和河西各差一段城墙，各值 9 分。两省都是绿色玩家两段，你和黄色玩家各一段，都没有行动卡。你手里只有战士，能移除另一张行动卡。**请让这一回合得分最多。**
changcheng-lesson-share-right = 与绿色玩家两次并列，每次两人都得全部：你得 18 分。分享两个省，胜过争夺一个。
changcheng-lesson-share-wrong = 只有一次并列，得 9 分，战士也没有卡可以移除。另一个省留给了黄色玩家，对方再建一段就能同样并列。

changcheng-lesson-sure = 张掖值 7 分，最后一格为你保留：填上它，你三段城墙，绿色玩家两段。但那里面朝下放着绿色玩家的一张行动卡。你有战士，能移除另一张行动卡；还有泛滥，加减 2 分。**请稳稳拿下张掖。**
changcheng-lesson-sure-right = 那是建筑大师：多算两段，绿色玩家本来会赢。增加一个省的分数之前，先想想没翻开的卡能做什么。
changcheng-lesson-sure-wrong = 绿色玩家的卡是建筑大师：四段比你三段，分数归对方。战士本来可以移除它。

changcheng-lesson-fill = 太原值 8 分，还差一段城墙。你和蓝色玩家各有两段，也各放了一张行动卡，你的是官吏，能与别省交换一段城墙。你的城楼还没建，它算一段城墙。你手里有战士和泛滥。**请先做不能等的事。**
changcheng-lesson-fill-right = 三段比两段：太原由你决定，不由蓝色玩家。两张卡都是官吏，都不起作用，8 分全归你。
changcheng-lesson-fill-wrong = 最后一格还空着。蓝色玩家填上，就是三段比你两段，那时只能靠行动卡补救。
