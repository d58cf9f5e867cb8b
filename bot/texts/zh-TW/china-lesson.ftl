# 中國皇帝教學（seeds/china/lesson.toml）。

china-lesson-goal = 九國爭雄，帝位未定。你放房屋和使臣來得分：一國建滿（如魏國）時**房屋最多**、在相鄰兩國（如齊國與魯國）**使臣最多**、沿道路把**房屋連成長線**。分數最多者獲勝。

china-lesson-house = 在你的回合，用國牌放標誌物。每張牌只用於同色的國：橙色用於趙、魯，紫色用於楚。房屋放在任意空房址。**請在已經有人動手的魯國建一座房屋。**
china-lesson-house-right = 用了一張橙色國牌。它不必與你的其他房屋相連。
china-lesson-house-wrong = 這樣可以。但回合開始時那裡沒有任何標誌物，所以只能放這一個：空的國一回合只能放一個。

china-lesson-two = 記住 **3-2-1**：最多三張牌，放兩個標誌物，只在一國。紅色用於魏。兩張同色的其他牌是一對萬用牌，在任何一國都能放一個。**請在魏國建兩座房屋。**
china-lesson-two-right = 一張紅牌加一對紫牌：三張牌、兩個標誌物、一國。前提是那裡原來已有標誌物。
china-lesson-two-wrong = 只放一個也可以。但你的牌還夠放第二個，一次兩座就領先別人一步。

china-lesson-draw = 接著把手牌補到三張：拿明牌，或從牌堆抽。也可以不放標誌物，只棄一張牌、再拿一張，那就是整個回合。**你有一張紫牌：請湊成兩張。**
china-lesson-draw-right = 兩張紫牌在楚國能放兩個，或在別處當一對萬用牌。明牌在你的回合結束後才補。
china-lesson-draw-wrong = 這樣也可以。但第二張紫牌在楚國能再放一個，在別處能湊成一對萬用牌。

china-lesson-rank = 你在魏 5 建的房屋會讓魏國建滿，立即計分。那時綠色玩家有四座，你兩座，黃色玩家一座。房屋最多者，那裡**每**座房屋得 1 分。**你得幾分？**
china-lesson-rank-answer-two = 2 分
china-lesson-rank-answer-four = 4 分
china-lesson-rank-answer-seven = 7 分
china-lesson-rank-right = 往下每個名次的得分，等於上一名次每人的房屋數：你四分，黃色玩家兩分。數量相同則名次相同。
china-lesson-rank-wrong = 七座房屋讓綠色玩家得七分。下一名次的得分等於綠色玩家的房屋數。

china-lesson-road = 終局時，自己的房屋沿道路一座接一座連成一線，至少四座，每座 1 分，可以越過國界，岔路不算。**有一座房屋能把亮著的三座連成四座。是哪裡？**
china-lesson-road-right = 韓 1、韓 2、楚 2、楚 3 現在連成一線：終局得四分，還能接第五座。
china-lesson-road-wrong = 它什麼也沒連上。順著道路從韓 1 走到楚 2，中間有一個空房址。

china-lesson-emissary = 使臣放在龍位，總數不能超過那裡房屋最多者的房屋數。相鄰兩國由邊界上的編號結盟：**兩國**使臣都最多（或並列）才得分。你在魯國並列最多。**請派一名到魯國的鄰國。**
china-lesson-emissary-right = 在魏國最多，在魯國並列：聯盟 10 裡兩國每名使臣（無論誰的）都給你 1 分。
china-lesson-emissary-wrong = 那一國與魯國不接壤，你在魯國的優勢用不上。請找魯國邊界上的編號。

china-lesson-end = 你這個回合後遊戲結束：先算其餘各國的房屋，再算聯盟和道路。聯盟 11 連著齊國與魯國：齊國有藍色玩家和綠色玩家各一名，魯國有藍色玩家和你各一名。**誰得分？**
china-lesson-end-answer-mei = 藍色玩家
china-lesson-end-answer-you = 我
china-lesson-end-answer-nobody = 沒有人
china-lesson-end-right = 藍色玩家在兩國都並列最多，這就夠了。你在齊國沒有使臣，一名也沒有不算最多。誰都放不了標誌物時，遊戲也結束。同分時剩餘標誌物多者勝。
china-lesson-end-wrong = 並列最多就夠，但兩國都要如此。只有一個人在兩國都有使臣。

china-lesson-game = 現在來真的。在已有人動手的國一次建兩座；與其在小國爭第一，不如跟在房屋多的人後面當第二；趁早向相鄰的國派使臣。點「提示」可以看看能做什麼。

china-lesson-cross = 你的使臣在燕國、齊國並列最多，在秦國最多。三國都與趙國相鄰，而趙國只有綠色玩家的一名。那裡沒人有兩座房屋，龍位已滿。你有兩張紅牌、一張橙牌。**請讓一名使臣用得最多。**
china-lesson-cross-right = 第二座房屋讓龍位有了空位，你在趙國並列最多。照現在這樣，聯盟 1、13、15 分別給你 3、4、4 分。中間的一國能用於許多聯盟。
china-lesson-cross-wrong = 這樣沒有促成任何聯盟。趙國的使臣能同時與燕、齊、秦三國的配合。

china-lesson-behind = 燕國只差一座房屋：綠色玩家有兩座，黃色玩家一座。在魏國，黃色玩家有三名使臣，你有一名。你有紅、綠、紫牌各一張。**請選當第二也有分的地方。**
china-lesson-behind-right = 燕國建滿：綠色玩家得 4 分，黃色玩家和你各有一座，同為第二，各得 2 分。房屋當第二也有分，而且不必早到。
china-lesson-behind-wrong = 這樣還沒有分。其間誰都能佔去燕國最後的房址，拿走第二名的分數。
china-lesson-behind-wrong-most = 兩名使臣仍少於黃色玩家的三名，而聯盟只給最多的人分。房屋當第二就有分。


china-lesson-bridge = 你在魏國有三座房屋相連，在燕國有兩座。終局時，連成一線的房屋至少四座，每座 1 分。你的一對橙牌在任何一國都能建一座。**請想好再下一座。**
china-lesson-bridge-right = 齊 4 連成四座。再在齊 1 建一座，就與燕國的相連：七座房屋，七分。要朝著自己的房屋建。
china-lesson-bridge-wrong = 它沒有從魏國通向你在燕國的房屋。魏 4 與燕 3 之間只隔著兩個房址：齊 4 和齊 1。
