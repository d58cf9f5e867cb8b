# 卡卡頌教學（seeds/carcassonne/lesson.toml）。

carcassonne-lesson-goal = 大家用方塊一張張拼成一片土地。你的隊員（這裡是藍色的）為你得分：城市裡的**武士**、道路上的**竊匪**和寺院裡的**僧侶**，在那裡完成時得分；草原上的**農夫**在終局時，按草原旁邊已完成的城市得分。分數最多者獲勝。

carcassonne-lesson-lay = 輪到你時，抽一張方塊放好。它要與已有方塊邊對邊相接，相接的邊都要對得上：草原接草原，道路接道路，城市接城市。你抽到的方塊上有城市和彎路。**請放在能讓道路接下去的地方。**
carcassonne-lesson-lay-right = 道路長了一張方塊，旁邊又有了一座新城市。哪裡都放不下的方塊移出遊戲，再抽一張。
carcassonne-lesson-lay-wrong = 放在那裡也可以。但道路沒有變長，它通向左右兩邊。

carcassonne-lesson-follower = 你有七名隊員，可以拿**一名**放在剛放好的方塊上：城市裡是武士，道路上是竊匪，草原上是農夫。他要留到那裡完成，才歸還給你。城市比道路分多。**請在城市裡放一名武士。**
carcassonne-lesson-follower-right = 從現在起，誰也不能再往這座城市裡放隊員，包括你自己；道路和草原也一樣。你共有七名；都放出去了，就只能放方塊。
carcassonne-lesson-follower-wrong = 可以不放。但只有放了隊員的地方，才會給你分。
carcassonne-lesson-follower-wrong-thief = 這是竊匪。完成的道路每張方塊 1 分，完成的城市每張 2 分。
carcassonne-lesson-follower-wrong-farmer = 這是農夫。他要留到遊戲結束，而草原旁邊還沒有完成的城市。

carcassonne-lesson-city = 你的城市只剩右邊一個缺口。**完成**的城市每張方塊 2 分，每面三角旗（藍色盾牌）2 分，武士歸還給你，下一回合起可以再用。你抽到一面城市。**請完成你的城市。**
carcassonne-lesson-city-right = 三張方塊加一面三角旗：8 分，武士也回來了。只有兩張方塊的城市只得 2 分。新手一局大約收回兩名隊員，好手收回七名。
carcassonne-lesson-city-wrong = 現在你有兩名武士等在沒完成的城市裡。第一座本來可以得 8 分，武士也會回來。
carcassonne-lesson-city-wrong-small = 這樣也立刻計分。但只有兩張方塊的小城市只得 2 分，你的那座本來可以得 8 分。

carcassonne-lesson-road = 這條道路上沒有隊員。道路止於路口、城市或寺院。完成後每張方塊 1 分，而且**先**放隊員**後**計分：放在這張方塊剛完成的地方，立刻得分，隊員也馬上歸還。**請完成四張方塊的道路，拿到分數。**
carcassonne-lesson-road-right = 得 4 分，竊匪已經回來了。每次你的方塊完成了什麼，都要看看能不能這樣做。
carcassonne-lesson-road-wrong = 四張方塊的道路完成了，上面卻沒有隊員：現在和以後都無人得分。
carcassonne-lesson-road-wrong-short = 放在那裡，只完成兩個路口之間兩張方塊的道路。長的那條還沒有完成。

carcassonne-lesson-cloister = **寺院**周圍 8 格都放滿就完成，不論是誰放的：9 分。你的僧侶那裡還空著一格。這張方塊也能完成你左邊的城市，或黃色玩家下邊的城市。**請選得分最多的。**
carcassonne-lesson-cloister-right = 得 9 分，僧侶也回來了。
carcassonne-lesson-cloister-wrong = 兩張方塊是小城市：2 分。寺院本來可以得 9 分。
carcassonne-lesson-cloister-wrong-ben = 這樣完成的是黃色玩家的城市：對方得 2 分，你沒有分。完成之前，先看看那裡是誰的隊員。

carcassonne-lesson-join = 大城市裡有黃色玩家的武士，誰也不能再往裡面放隊員。但一張方塊可以把它和你的城市**連成一座**。那裡武士最多的玩家得全部分數，並列最多的**各得全部**。**請把兩座城市連起來。**
carcassonne-lesson-join-right = 各有一名武士：你得 14 分，黃色玩家也得 14 分。如果你兩名、對方一名，就全歸你。
carcassonne-lesson-join-wrong = 這樣又開始了一座城市。帶兩面三角旗的大城市仍由黃色玩家獨佔。

carcassonne-lesson-farm = 道路把草原分成兩片。**農夫**永不歸還。終局時，草原旁邊每座**完成**的城市給他 4 分，不論大小。草原以道路、城牆和方塊邊緣為界。**請把農夫放在得分最多的地方。**
carcassonne-lesson-farm-right = 這片草原旁邊有三座完成的城市：12 分，除非有人在其中一座周圍的農夫比你多。
carcassonne-lesson-farm-wrong = 道路南邊的草原旁邊沒有城市。新手的一名農夫大約得 3 分，好手的得 6 分。
carcassonne-lesson-farm-wrong-thief = 道路有五張方塊，兩端都沒有封閉。三座城市可以得 12 分。
carcassonne-lesson-farm-wrong-pass = 可以不放。但黃色玩家放下一張方塊時，就能在這片草原放農夫，你就不能再放了。

carcassonne-lesson-end = 放完最後一張，遊戲結束。未完成的地形，每張方塊、每面三角旗 1 分，寺院自身及每張相鄰方塊 1 分。最後**逐座城市**算農夫：周圍農夫最多者得 4 分，並列都得。你的與框出的三座城市相鄰，黃色玩家的兩名都只與最上面那座相鄰。**你的農夫得幾分？**
carcassonne-lesson-end-answer-four = 4 分
carcassonne-lesson-end-answer-eight = 8 分
carcassonne-lesson-end-answer-twelve = 12 分
carcassonne-lesson-end-right = 兩座城市歸你。第三座周圍黃色玩家二比一，雖然在別的草原上。這 8 分讓你獲勝。總分相同則並列獲勝。
carcassonne-lesson-end-wrong = 每座城市分開算：最上面那座，黃色玩家二比一；另外兩座只有你的農夫。

carcassonne-lesson-game = 現在來真的。新手丟分最多的三處：城市和道路總不完成，農夫旁邊完成的城市太少，方塊剛完成的地方沒有放隊員。點「提示」可以看看能做什麼。

carcassonne-lesson-spoil = 黃色玩家的兩座城市都在等同一格 Q14：一張方塊就可能完成兩座，至少 12 分。你抽到的方塊上有城市和彎路。好手先看別人需要什麼，再找自己的分數。**請放在讓對方損失最大的地方。**
carcassonne-lesson-spoil-right = 現在 Q14 要左邊和下邊是城市，上邊是道路，右邊是草原：沒有這樣的方塊。對方兩名武士再也回不來了。
carcassonne-lesson-spoil-wrong = 你得到一點好處。但一張方塊放在 Q14，仍可能為對方完成兩座城市，收回兩名武士。

carcassonne-lesson-gap = 你的城市有兩個缺口：L12 和 O12，抽到的方塊兩處都能放。現在封住一個，另一個要等以後的方塊。**請封住更難填的那個。**
carcassonne-lesson-gap-right = L12 要右邊是城市，下邊是道路，左邊是草原：全部方塊中只有四張合適，現在兩張已經放在這裡。O12 只要一邊是城市，這樣的有四十多張。
carcassonne-lesson-gap-wrong = 放得下。但現在城市要等 L12：右邊城市，下邊道路，左邊草原。剩下的方塊只有兩張合適。

carcassonne-lesson-last = 放在 K11 會完成你的城市：得 6 分，武士歸還。你手邊還有**一名**隊員，可以在這張方塊上當農夫，旁邊是黃色玩家還沒完成的城市。**放上去，還是留著？**
carcassonne-lesson-last-right = 加上武士，你手邊有兩名隊員。以後的方塊開始或完成什麼，他們都能一次次得分。在前期，這比一座未完成城市旁邊的農夫更值。
carcassonne-lesson-last-wrong = 農夫永不歸還，而旁邊的城市還沒完成。現在不論抽到什麼，你手邊只有那名武士。
