# 長城教學（seeds/changcheng/lesson.toml）。

changcheng-lesson-goal = 大家一起修築長城。南面的中國省份填滿時，那裡**城牆最多**的人得分，就像你在雁門。北面有**軍隊**等著：最後進攻時，每支軍隊面前城牆最多的人**扣掉**它的分數。分數最多者獲勝。

changcheng-lesson-walls = 第一輪每人只建一段；此後一回合是一個動作，常常是在兩個省份各建**一段城牆**。最後一格填滿時計分：各色城牆每段 1 分，加上主權卡。這裡是 3 + 4。**請填滿雁門，再建一段城牆。**
changcheng-lesson-walls-right = 你兩段，黃色玩家一段：你最多，7 分全歸你。雁門放上一張**帝皇卡**。滿三張時，輪到的玩家接上一塊新地圖板：每局一次，四五人時兩次。
changcheng-lesson-walls-wrong = 這樣也可以。但雁門的最後一格還空著，誰填上它，就由誰決定那裡誰最多。

changcheng-lesson-double = 你有一個**雙面城牆**，佔兩個相鄰的空格。它算作兩段城牆，每鄰接一個省份立即得 1 分，蒙古省份也算。**請建在鄰接四個省份的地方。**
changcheng-lesson-double-right = 它鄰接兩個中國省份和兩個蒙古省份：立即得 4 分。建雙面城牆或城樓，都佔一整個回合。
changcheng-lesson-double-wrong = 那裡鄰接的省份較少。兩塊地圖板相接的地方，南北省界正好在一處。

changcheng-lesson-card = 大同值 9 分。填上最後一格，你有兩段，黃色玩家有三段。**行動卡**能改變勝負：面朝下放著，省份完成時才執行。你可以在同一省放一張卡、建一段城牆。**請獨得大同。**
changcheng-lesson-card-right = 建築大師多算兩段城牆：四比三。建築師則多算一段，或使省份多 2 分。這樣多算的只決定誰最多，不增加分數。一張卡，9 分。
changcheng-lesson-card-wrong = 這只改變分數，黃色玩家仍然最多，分數歸黃色玩家。這種卡適合用在你領先的省份，或用來減少別人的分數。
changcheng-lesson-card-wrong-tie = 建築師使你們三比三。並列的每人都得全部，所以黃色玩家得的和你一樣多。

changcheng-lesson-equal = 一回合也可以在兩個省份各放**一張行動卡**，黃色玩家就這樣在大同放了一張。**同省數字相同的卡都不起作用。**假設那是建築大師，你也放建築大師，並填上最後一格。城牆：你兩段，黃色玩家兩段，綠色玩家一段。**大同歸誰？**
changcheng-lesson-equal-answer-me = 我一個人
changcheng-lesson-equal-answer-li = 黃色玩家一個人
changcheng-lesson-equal-answer-both = 黃色玩家和我都得全部
changcheng-lesson-equal-right = 兩張卡都不起作用，二比二並列。其他卡按數字依次生效，主人這時才選擇。所以要把卡放在別人想不到的地方。
changcheng-lesson-equal-wrong = 兩張卡都移除，不起作用。只比城牆：各兩段，並列，兩人都得全部。

changcheng-lesson-army = 你的城牆讓你看到對面：土默特的軍隊是 **4**，面前四段城牆有三段是你的。大同已經穩歸你。**叛徒**能毀壞一段城牆，或移除一張軍隊卡。**請放叛徒，填滿大同，保住你的分數。**
changcheng-lesson-army-right = 軍隊沒了：最後少扣 4 分。若毀壞城牆，那段城牆留在原地，但對誰都不算。
changcheng-lesson-army-wrong = 你本來就最多，再多算也沒用。土默特的 4 還等著你。
changcheng-lesson-army-wrong-flood = 現在多 2 分，但土默特的 4 還等著你，扣得更多。

changcheng-lesson-tower = 長城只剩一格。填上它，值 3 分的嘉峪完成，蒙古進攻，遊戲結束。阿爾泰面前你與黃色玩家一樣多，各扣 **4** 分，比這個省給任何人的都多。你的**城樓**算一段城牆，還使你不被對面的軍隊扣分。**請完成長城。**
changcheng-lesson-tower-right = 阿爾泰扣黃色玩家 4 分，不扣你。你以一分之差獲勝。城樓不能挨著另一座城樓。如果早些建，它旁邊的最後一個空格會為你保留。
changcheng-lesson-tower-wrong = 阿爾泰扣你 4 分，你因此沒有獲勝。在同一格建城樓就不會扣分。

changcheng-lesson-game = 現在來真的。新手常在一個省裡多建不必要的城牆，雙面城牆只鄰接兩個省份，還被軍隊扣分。所以要建在一段城牆能定勝負的地方，結束前用掉行動卡，領先之前先看看北面。點「提示」可以看看能做什麼。

changcheng-lesson-share = 酒泉和河西各差一段城牆，各值 9 分。兩省都是綠色玩家兩段，你和黃色玩家各一段，都沒有行動卡。你手裡只有戰士，能移除另一張行動卡。**請讓這一回合得分最多。**
changcheng-lesson-share-right = 與綠色玩家兩次並列，每次兩人都得全部：你得 18 分。分享兩個省，勝過爭奪一個。
changcheng-lesson-share-wrong = 只有一次並列，得 9 分，戰士也沒有卡可以移除。另一個省留給了黃色玩家，對方再建一段就能同樣並列。

changcheng-lesson-sure = 張掖值 7 分，最後一格為你保留：填上它，你三段城牆，綠色玩家兩段。但那裡面朝下放著綠色玩家的一張行動卡。你有戰士，能移除另一張行動卡；還有氾濫，加減 2 分。**請穩穩拿下張掖。**
changcheng-lesson-sure-right = 那是建築大師：多算兩段，綠色玩家本來會贏。增加一個省的分數之前，先想想沒翻開的卡能做什麼。
changcheng-lesson-sure-wrong = 綠色玩家的卡是建築大師：四段比你三段，分數歸對方。戰士本來可以移除它。

changcheng-lesson-fill = 太原值 8 分，還差一段城牆。你和藍色玩家各有兩段，也各放了一張行動卡，你的是官吏，能與別省交換一段城牆。你的城樓還沒建，它算一段城牆。你手裡有戰士和氾濫。**請先做不能等的事。**
changcheng-lesson-fill-right = 三段比兩段：太原由你決定，不由藍色玩家。兩張卡都是官吏，都不起作用，8 分全歸你。
changcheng-lesson-fill-wrong = 最後一格還空著。藍色玩家填上，就是三段比你兩段，那時只能靠行動卡補救。
