# 中国皇帝教学（seeds/china/lesson.toml）。

china-lesson-goal = 九国争雄，帝位未定。你放房屋和使臣来得分：一国建满（如魏国）时**房屋最多**、在相邻两国（如齐国与鲁国）**使臣最多**、沿道路把**房屋连成长线**。分数最多者获胜。

china-lesson-house = 在你的回合，用国牌放标志物。每张牌只用于同色的国：橙色用于赵、鲁，紫色用于楚。房屋放在任意空房址。**请在已经有人动手的鲁国建一座房屋。**
china-lesson-house-right = 用了一张橙色国牌。它不必与你的其他房屋相连。
china-lesson-house-wrong = 这样可以。但回合开始时那里没有任何标志物，所以只能放这一个：空的国一回合只能放一个。

china-lesson-two = 记住 **3-2-1**：最多三张牌，放两个标志物，只在一国。红色用于魏。两张同色的其他牌是一对万用牌，在任何一国都能放一个。**请在魏国建两座房屋。**
china-lesson-two-right = 一张红牌加一对紫牌：三张牌、两个标志物、一国。前提是那里原来已有标志物。
china-lesson-two-wrong = 只放一个也可以。但你的牌还够放第二个，一次两座就领先别人一步。

china-lesson-draw = 接着把手牌补到三张：拿明牌，或从牌堆抓。也可以不放标志物，只弃一张牌、再拿一张，那就是整个回合。**你有一张紫牌：请凑成两张。**
china-lesson-draw-right = 两张紫牌在楚国能放两个，或在别处当一对万用牌。明牌在你的回合结束后才补。
china-lesson-draw-wrong = 这样也可以。但第二张紫牌在楚国能再放一个，在别处能凑成一对万用牌。

china-lesson-rank = 你在魏 5 建的房屋会让魏国建满，立即计分。那时绿色玩家有四座，你两座，黄色玩家一座。房屋最多者，那里**每**座房屋得 1 分。**你得几分？**
china-lesson-rank-answer-two = 2 分
china-lesson-rank-answer-four = 4 分
china-lesson-rank-answer-seven = 7 分
china-lesson-rank-right = 往下每个名次的得分，等于上一名次每人的房屋数：你四分，黄色玩家两分。数量相同则名次相同。
china-lesson-rank-wrong = 七座房屋让绿色玩家得七分。下一名次的得分等于绿色玩家的房屋数。

china-lesson-road = 终局时，自己的房屋沿道路一座接一座连成一线，至少四座，每座 1 分，可以越过国界，岔路不算。**有一座房屋能把亮着的三座连成四座。是哪里？**
china-lesson-road-right = 韩 1、韩 2、楚 2、楚 3 现在连成一线：终局得四分，还能接第五座。
china-lesson-road-wrong = 它什么也没连上。顺着道路从韩 1 走到楚 2，中间有一个空房址。

china-lesson-emissary = 使臣放在龙位，总数不能超过那里房屋最多者的房屋数。相邻两国由边界上的编号结盟：**两国**使臣都最多（或并列）才得分。你在鲁国并列最多。**请派一名到鲁国的邻国。**
china-lesson-emissary-right = 在魏国最多，在鲁国并列：联盟 10 里两国每名使臣（无论谁的）都给你 1 分。
china-lesson-emissary-wrong = 那一国与鲁国不接壤，你在鲁国的优势用不上。请找鲁国边界上的编号。

china-lesson-end = 你这个回合后游戏结束：先算其余各国的房屋，再算联盟和道路。联盟 11 连着齐国与鲁国：齐国有蓝色玩家和绿色玩家各一名，鲁国有蓝色玩家和你各一名。**谁得分？**
china-lesson-end-answer-mei = 蓝色玩家
china-lesson-end-answer-you = 我
china-lesson-end-answer-nobody = 没有人
china-lesson-end-right = 蓝色玩家在两国都并列最多，这就够了。你在齐国没有使臣，一名也没有不算最多。谁都放不了标志物时，游戏也结束。同分时剩余标志物多者胜。
china-lesson-end-wrong = 并列最多就够，但两国都要如此。只有一个人在两国都有使臣。

china-lesson-game = 现在来真的。在已有人动手的国一次建两座；与其在小国争第一，不如跟在房屋多的人后面当第二；趁早向相邻的国派使臣。点“提示”可以看看能做什么。

china-lesson-cross = 你的使臣在燕国、齐国并列最多，在秦国最多。三国都与赵国相邻，而赵国只有绿色玩家的一名。那里没人有两座房屋，龙位已满。你有两张红牌、一张橙牌。**请让一名使臣用得最多。**
china-lesson-cross-right = 第二座房屋让龙位有了空位，你在赵国并列最多。照现在这样，联盟 1、13、15 分别给你 3、4、4 分。中间的一国能用于许多联盟。
china-lesson-cross-wrong = 这样没有促成任何联盟。赵国的使臣能同时与燕、齐、秦三国的配合。

china-lesson-behind = 燕国只差一座房屋：绿色玩家有两座，黄色玩家一座。在魏国，黄色玩家有三名使臣，你有一名。你有红、绿、紫牌各一张。**请选当第二也有分的地方。**
china-lesson-behind-right = 燕国建满：绿色玩家得 4 分，黄色玩家和你各有一座，同为第二，各得 2 分。房屋当第二也有分，而且不必早到。
china-lesson-behind-wrong = 这样还没有分。其间谁都能占去燕国最后的房址，拿走第二名的分数。
china-lesson-behind-wrong-most = 两名使臣仍少于黄色玩家的三名，而联盟只给最多的人分。房屋当第二就有分。


china-lesson-bridge = 你在魏国有三座房屋相连，在燕国有两座。终局时，连成一线的房屋至少四座，每座 1 分。你的一对橙牌在任何一国都能建一座。**请想好再下一座。**
china-lesson-bridge-right = 齐 4 连成四座。再在齐 1 建一座，就与燕国的相连：七座房屋，七分。要朝着自己的房屋建。
china-lesson-bridge-wrong = 它没有从魏国通向你在燕国的房屋。魏 4 与燕 3 之间只隔着两个房址：齐 4 和齐 1。
