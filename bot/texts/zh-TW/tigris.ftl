# 兩河流域：遊戲裡的所有文字。`tigris-part-…` 只供本檔案引用。

tigris-name = 兩河流域
tigris-command = 兩河流域
tigris-description = 在兩河之間建立王國，四種顏色都不能偏廢：最弱的一色才是你的成績。2–4 人。
tigris-aim = 你的領袖在四種顏色上得分：來自自己王國裡新放的牌片，也來自衝突。最弱一色分數最高的人獲勝。
tigris-cover = 一局已結束的{ tigris-name }：四色牌片和圓形的領袖沿著兩條河流分布，其中有一座紀念碑。從一角望去的版圖，下方是遊戲名稱。

## 行動與欄目

tigris-verb-place = 放牌片
tigris-verb-place-description = 從手牌中放一塊牌片：農田放在河流上，其餘放在陸地上。
tigris-verb-position = 放置或移動領袖
tigris-verb-position-description = 把一名領袖放到神殿旁邊的空陸地格，可以來自手邊，也可以來自版圖別處。
tigris-verb-withdraw = 收回領袖
tigris-verb-withdraw-description = 把版圖上自己的一名領袖收回手邊。
tigris-verb-catastrophe = 災難
tigris-verb-catastrophe-description = 毀掉一塊牌片，或永久封住一個空格。
tigris-verb-swap = 換牌
tigris-verb-swap-description = 把一塊牌片放到一邊；最多六塊，然後抽同樣數量的新牌片。
tigris-verb-exchange = 抽新牌
tigris-verb-exchange-description = 棄掉放到一邊的牌片，抽同樣數量的新牌片。
tigris-verb-end = 不再行動
tigris-verb-end-description = 放棄剩下的行動，結束回合。
tigris-verb-war = 先解決
tigris-verb-war-description = 有幾場外部衝突時，選擇接下來解決哪一場。
tigris-verb-support = 支援
tigris-verb-support-description = 從手牌中為自己這一方加上若干牌片，也可以不加。
tigris-verb-build = 建紀念碑
tigris-verb-build-description = 把四塊牌片翻到背面，在上面建造紀念碑。
tigris-verb-decline = 不建
tigris-verb-decline-description = 現在不建紀念碑。
tigris-verb-keep = 留下財寶
tigris-verb-keep-description = 選擇哪一個財寶留在王國裡，其餘的都歸你。
tigris-verb-refill = 補牌
tigris-verb-refill-description = 所有人把手牌補到六塊（自動進行）。

tigris-field-tile = 牌片
tigris-field-tile-description = 手牌中的哪一種牌片。
tigris-field-leader = 領袖
tigris-field-leader-description = 哪一名領袖：祭司、農民、商人或國王。
tigris-field-cell = 位置
tigris-field-cell-description = 放在哪裡：欄加列，例如 C4。四格的正方形說左上角那格。
tigris-field-count = 牌片數量
tigris-field-count-asked = 幾塊牌片
tigris-field-count-description = 從手牌中加上幾塊，0 表示不加。
tigris-field-monument = 紀念碑
tigris-field-monument-description = 哪一座紀念碑，用它的兩種顏色來說。

## 各種值

tigris-tile-temple = 神殿
tigris-tile-farm = 農田
tigris-tile-market = 市場
tigris-tile-settlement = 民居

tigris-leader-priest = 祭司
tigris-leader-farmer = 農民
tigris-leader-trader = 商人
tigris-leader-king = 國王

tigris-colour-red = 紅
    .twice = 紅 2 分
tigris-colour-blue = 藍
    .twice = 藍 2 分
tigris-colour-green = 綠
    .twice = 綠 2 分
tigris-colour-black = 黑
    .twice = 黑 2 分

tigris-monument-red-blue = 紅藍
tigris-monument-red-green = 紅綠
tigris-monument-red-black = 紅黑
tigris-monument-blue-green = 藍綠
tigris-monument-blue-black = 藍黑
tigris-monument-green-black = 綠黑

tigris-support-0 = 不加
tigris-support-1 = 加 1 塊
tigris-support-2 = 加 2 塊
tigris-support-3 = 加 3 塊
tigris-support-4 = 加 4 塊
tigris-support-5 = 加 5 塊
tigris-support-6 = 加 6 塊

tigris-dynasty-archer = 射手
tigris-dynasty-bull = 公牛
tigris-dynasty-pot = 水瓶
tigris-dynasty-lion = 獅子

tigris-layer-kingdoms = 王國

## 發生了什麼

tigris-part-colours = 紅 { $red } · 藍 { $blue } · 綠 { $green } · 黑 { $black }

tigris-event-tile-placed = { $seat } 在 { $cell } 放了{ $tile }。
tigris-event-tiles-placed = { $seat } 放了 { $count } 塊牌片：{ $tiles }。
tigris-event-tile-scored = { $seat } 得 1 { $colour }分（{ $leader }）。
tigris-event-tiles-scored = { $seat } 得 { $count } 分：{ $scored }。
tigris-event-kingdoms-joined = { $cell } 連接了兩個王國，沒有引發衝突，無人得分。
tigris-event-leader-placed = { $seat } 在 { $cell } 放了{ $leader }。
tigris-event-leader-moved = { $seat } 把{ $leader }從 { $origin } 移到 { $cell }。
tigris-event-leader-withdrawn = { $seat } 從 { $cell } 收回{ $leader }。
tigris-event-leader-stranded = { $cell } 旁邊再沒有神殿：{ $seat } 的{ $leader }退回。
tigris-event-catastrophe-struck = { $tile ->
    [none] { $seat } 在 { $cell } 放了災難。
   *[other] { $seat } 在 { $cell } 放了災難：那裡的{ $tile }被毀。
}
tigris-event-swap-chosen = 你放到一邊：{ $tile }。
tigris-event-tiles-set-aside = 你放到一邊：{ $tiles }。
tigris-event-tiles-swapped = { $seat } 換了 { $count } 塊牌片。
tigris-event-tiles-drawn = { $tiles ->
    [none] 你沒有抽到牌片。
   *[other] 你抽到：{ $tiles }。
}
tigris-event-bag-short = 袋子裡的牌片不夠了：這是最後一個回合。
tigris-event-turn-ended = { $seat } 不再行動。
tigris-event-revolt-began = { $leader }的內部衝突：{ $attacker } 進攻 { $defender }，領袖旁的神殿 { $attack } : { $defence }。
tigris-event-wars-began = { $cell } 連接了兩個王國，外部衝突爆發。雙方都有：{ $leaders }。
tigris-event-war-began = { $leader }的外部衝突：{ $attacker } 進攻 { $defender }，版圖上 { $attack } : { $defence }。若獲勝：{ $attacker } 得 { $attackers } { $colour }分，{ $defender } 得 { $defenders } { $colour }分。
tigris-event-war-avoided = 雙方的{ $leader }已被分開，不再衝突。
tigris-event-supported = { $count ->
    [0] { $seat } 不加牌片，仍是 { $total }。
   *[other] { $seat } 加上 { $count } 塊{ $tile }，共 { $total }。
}
tigris-event-defender-won-tie = 平手，防守方獲勝。
tigris-event-revolt-ended = { $leader }的內部衝突：{ $winner } 以 { $won } : { $lost } 獲勝，得 1 紅分。{ $loser } 收回{ $leader }。
tigris-event-war-ended = { $leader }的外部衝突：{ $winner } 以 { $won } : { $lost } 戰勝 { $loser }。{ $points ->
    [1] 領袖 = 1 { $colour }分，沒有牌片離開版圖。
   *[other] 領袖 + { $removed } = { $points } { $colour }分。
}
tigris-event-monument-built = { $seat } 建成{ $monument }紀念碑，左上角在 { $cell }。
tigris-event-monument-declined = { $seat } 不建紀念碑。
tigris-event-treasures-taken = { $seat } 取得 { $count } 個財寶（{ $cells }），{ $cell } 的那個留下。
tigris-event-monument-paid = { $seat } 得 1 { $colour }分（{ $monument }紀念碑）。
tigris-event-monuments-paid = { $seat } 從紀念碑得 { $count } 分：{ $paid }。
tigris-event-game-ends = { $cause ->
    [treasures] 遊戲結束：版圖上只剩兩個或更少的財寶。
   *[bag] 遊戲結束：袋子裡的牌片不夠了。
}
tigris-event-final-score = { $seat }：{ tigris-part-colours }{ $treasures ->
    [0] {""}
   *[other] {""}（其中財寶 { $treasures } 個）
}
tigris-event-game-ended = { $shared ->
    [1] { $winners } 獲勝：最弱的一色有 { $points } 分！
   *[other] { $winners } 並列獲勝：最弱的一色都有 { $points } 分，其餘各色也相同！
}
tigris-event-hand-held = { $tiles ->
    [none] 你沒有手牌。
   *[other] 你的手牌：{ $tiles }。
}
tigris-event-points-held = 你的分數：{ tigris-part-colours }{ $treasures ->
    [0] {"。"}
   *[other] {""} · 財寶 { $treasures } 個，可算作任意顏色。
}
tigris-event-stock-held = { $seat }：{ $leaders ->
    [none] 領袖都在版圖上
   *[other] 手邊有{ $leaders }
}，{ $catastrophes ->
    [0] 災難已用完。
   *[other] 還有 { $catastrophes } 塊災難。
}
tigris-event-tiles-left = { $count ->
    [0] 袋子已空。
   *[other] 袋子裡還有 { $count } 塊牌片。
}
tigris-event-hands-held = 手牌數：{ $tally }。
tigris-event-treasures-left = 版圖上還有 { $count } 個財寶{ $over ->
    [yes] 。
   *[no] ；剩兩個或更少時遊戲結束。
}
tigris-event-monuments-left = { $monuments ->
    [none] 紀念碑已全部建成。
   *[other] 還沒建的紀念碑：{ $monuments }。
}
tigris-event-conflict-stands = { $leader }的{ $sort ->
    [revolt] 內部衝突
   *[war] 外部衝突
}：{ $attacker } 進攻 { $defender }，現在 { $attack } : { $defence }。雙方各有一次機會從手牌加上{ $tile }，平手時防守方獲勝。

## 要你決定什麼，以及進行到哪一步（後者要短，句末不加句號）

tigris-event-support-asked = { $role ->
    [defender] { $attacker } 以 { $attack } 進攻你的{ $leader }。你在版圖上有 { $defence }，可以從手牌加一次{ $tile }，平手時你獲勝。
   *[attacker] 你的{ $leader }進攻 { $defender }，版圖上 { $attack } : { $defence }。你可以從手牌加一次{ $tile }，平手時 { $defender } 獲勝。
}
tigris-event-treasure-asked = { $seat } 的回合裡，你的商人可取得財寶。請選擇哪一個留下。
tigris-event-action-of = 第 { $number } 個行動（共 { $of } 個）
tigris-event-to-come = { $step ->
    [action] 還有一個行動
   *[refill] 所有人把手牌補到六塊
}

## 一個選擇的後果：要短，句末不加句號

tigris-event-would-score = { $seat } 得 1 { $colour }分
tigris-event-would-join = 連接兩個王國，無人得分
tigris-event-would-complete = 湊成同色的 2×2，可以修建紀念碑
tigris-event-would-win-treasures = { $seat } 得 { $count } 個財寶
tigris-event-would-take = 你取得：{ $cells }
tigris-event-would-destroy = 毀掉那裡的{ $tile }
tigris-event-would-strand = { $seat } 的{ $leader }退回
tigris-event-would-pay = { $paid ->
    [none] 目前無人得分
   *[other] 每回合 +1：{ $paid }
}
tigris-event-would-fight = { $sort ->
    [revolt] 內部衝突
   *[war] 外部衝突
}：{ $leader }，{ $attacker } { $attack } : { $defence } { $defender }
tigris-event-would-stand = { $own } : { $other }，{ $outcome ->
    [wins] 你獲勝
    [loses] 你落敗
    [leads] 暫時領先
    [level] 持平，平手則敗
   *[trails] 暫時落後
}
tigris-event-of-kingdom = 王國：{ $own ->
    [none] { $others }
   *[other] 你的{ $own }{ $others ->
        [none] {""}
       *[other] 、{ $others }
    }
}
tigris-event-between-kingdoms = 王國之間
tigris-event-leaderless = 沒有領袖的牌片
tigris-event-empty = { $land ->
    [yes] 空陸地格
   *[no] 空河流格
}

## 為什麼不行

tigris-part-tile = { $tile ->
    [temple] { tigris-tile-temple }
    [farm] { tigris-tile-farm }
    [market] { tigris-tile-market }
   *[settlement] { tigris-tile-settlement }
}
tigris-part-leader = { $leader ->
    [priest] { tigris-leader-priest }
    [farmer] { tigris-leader-farmer }
    [trader] { tigris-leader-trader }
   *[king] { tigris-leader-king }
}
tigris-part-colour = { $colour ->
    [red] { tigris-colour-red }
    [blue] { tigris-colour-blue }
    [green] { tigris-colour-green }
   *[black] { tigris-colour-black }
}
tigris-part-monument = { $monument ->
    [red-blue] { tigris-monument-red-blue }
    [red-green] { tigris-monument-red-green }
    [red-black] { tigris-monument-red-black }
    [blue-green] { tigris-monument-blue-green }
    [blue-black] { tigris-monument-blue-black }
   *[green-black] { tigris-monument-green-black }
}

tigris-illegal-wrong-phase = { $phase ->
    [act] 請選擇一個行動：放牌片，放置、移動或收回領袖，用災難，換牌，或不再行動。
    [swap] 正在換牌：可以再放幾塊到一邊，或者抽新牌。
    [war] 有幾場外部衝突：請選擇接下來解決哪一場。
    [attack] 衝突還沒解決：進攻方要先決定加幾塊牌片。
    [defence] 衝突還沒解決：防守方要先決定加幾塊牌片。
    [build] 現在可以建紀念碑：請選擇建或不建。
    [keep] 請先選擇哪一個財寶留在王國裡。
   *[refill] 回合已經結束，要先補牌。
}
tigris-illegal-unknown-tile = 沒有叫「{ $tile }」的牌片。牌片有神殿、農田、市場、民居四種。
tigris-illegal-unknown-leader = 沒有叫「{ $leader }」的領袖。領袖有祭司、農民、商人、國王四種。
tigris-illegal-unknown-monument = 沒有叫「{ $monument }」的紀念碑。請寫出它的兩種顏色，例如紅藍。
tigris-illegal-unknown-cell = 沒有「{ $cell }」這個格子。欄從 A 到 P，列從 1 到 11，例如 C4。
tigris-illegal-tile-not-in-hand = 你手裡沒有{ tigris-part-tile }。請選一塊手牌。
tigris-illegal-cell-taken = { $cell } 已被佔用，請選一個空格。
tigris-illegal-cell-dead = { $cell } 已遭災難，再也不能放任何東西。
tigris-illegal-farm-needs-river = { $cell } 是陸地，農田只能放在河流上。
tigris-illegal-tile-needs-land = { $cell } 是河流，只能放農田。請把{ tigris-part-tile }放在陸地上。
tigris-illegal-joins-three-kingdoms = 放在 { $cell } 會連接三個或更多王國，一塊牌片最多連接兩個。
tigris-illegal-leader-needs-land = { $cell } 是河流，{ tigris-part-leader }只能站在陸地上。
tigris-illegal-leader-needs-temple = { $cell } 旁邊沒有正面朝上的神殿，{ tigris-part-leader }必須緊鄰神殿。
tigris-illegal-leader-joins-kingdoms = { tigris-part-leader }放在 { $cell } 會連接兩個王國，只有牌片才能這樣做。
tigris-illegal-same-square = 你的{ tigris-part-leader }已經在 { $cell } 了，請選另一個格子。
tigris-illegal-leader-in-stock = 你的{ tigris-part-leader }不在版圖上，無法收回。
tigris-illegal-no-catastrophes = 你的兩塊災難都已用完。
tigris-illegal-catastrophe-on-leader = { $cell } 上有領袖。災難要放在空格或牌片上。
tigris-illegal-catastrophe-on-treasure = { $cell } 上有財寶，財寶還在時不能放災難。
tigris-illegal-catastrophe-on-monument = { $cell } 上有紀念碑。紀念碑和它下面的牌片不能被摧毀。
tigris-illegal-no-such-war = 「{ tigris-part-leader }」之間沒有外部衝突，請從待解決的衝突中選一場。
tigris-illegal-support-out-of-range = { $most ->
    [0] 不能加 { $count } 塊：你手裡沒有{ tigris-part-tile }，請加 0 塊。
   *[other] 不能加 { $count } 塊。你可以加 0 到 { $most } 塊{ tigris-part-tile }，手裡只有這麼多。
}
tigris-illegal-monument-built = { tigris-part-monument }紀念碑已經建成，請選另一座。
tigris-illegal-monument-colour = { tigris-part-monument }紀念碑沒有這四塊牌片的顏色（{ tigris-part-colour }），請選有這種顏色的。
tigris-illegal-no-square = { $cell } 不是可建紀念碑的正方形的左上角：要四塊同色牌片，並包含剛放下的那塊。
tigris-illegal-cannot-keep = { $cell } 沒有這名商人王國裡的財寶，請選王國裡的一個。
tigris-illegal-corner-first = { $cell } 的財寶在版圖角上，必須先取走。請留下另一個。

## 各色分數

tigris-score-red = 紅
tigris-score-blue = 藍
tigris-score-green = 綠
tigris-score-black = 黑

# The pieces in the pictures of the rules.
tigris-legend-catastrophe = 災難
tigris-legend-monument = 紀念碑
tigris-legend-turned = 翻到背面的牌片
tigris-legend-treasure = 財寶
tigris-legend-corner = 版圖四角的財寶

# Positions that score, in the pictures of the rules.
tigris-scored-tile = 神殿放在有祭司的王國旁：祭司的主人得 1 紅分
tigris-scored-revolt = 射手的國王旁有兩座神殿，公牛的國王旁只有一座：射手得 1 紅分
tigris-scored-war = 民居二對一：獅子失去國王和那塊民居，射手各得 1 黑分
tigris-scored-monument = 射手的回合結束時：祭司得 1 紅分，國王得 1 黑分
tigris-scored-treasure = 一塊牌片把兩個財寶連進同一王國：商人的主人取走一個，版圖四角的先取

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
tigris-tile-temple-means = 紅色。領袖必須與神殿相鄰；內部衝突也靠神殿支援。
tigris-tile-farm-means = 藍色，只有它放在河流上。
tigris-tile-market-means = 綠色。得分歸所在王國的商人，沒有商人就歸國王。
tigris-tile-settlement-means = 黑色。得分歸所在王國的國王。
tigris-leader-priest-means = 在所在王國贏得紅分；圖案是主人的王朝。
tigris-leader-farmer-means = 在所在王國贏得藍分。
tigris-leader-trader-means = 在所在王國贏得綠分，並取走財寶。
tigris-leader-king-means = 贏得黑分；那裡沒有同色領袖的顏色，也歸他得分。
tigris-legend-strip = 玩家欄
tigris-legend-strip-means = 手邊的領袖、手牌塊數、剩下的災難，結束後是分數，最弱的顏色加框；金框：輪到誰決定，或誰贏了。
tigris-layer-kingdoms-means = 每個王國（其中有領袖的一片）用一種顏色的線圍起來。
tigris-legend-catastrophe-means = 這一格再也不能放任何東西；每人有兩塊。
tigris-chip-point = 你得 1 分
tigris-chip-point-means = 放在這裡，你得 1 分該色分數。
tigris-chip-others = 別人得 1 分
tigris-chip-others-means = 這 1 分歸用這個圖案的玩家。
tigris-chip-join = 連接王國
tigris-chip-join-means = 和平地連起兩個王國：誰也不得分。
tigris-chip-plain = 可放的格
tigris-chip-plain-means = 可以放在這裡，沒有別的後果。
tigris-legend-fighting = 正在衝突的領袖
tigris-legend-fighting-means = 紅框。下方：雙劍是進攻方，盾是防守方，沙漏表示還在等他。
tigris-chip-fight = 衝突
tigris-chip-fight-means = 放在這裡會引起同色領袖的衝突。
tigris-legend-joining = 連接牌片
tigris-legend-joining-means = 它把交戰的王國連在一起，不算任何一方的。
tigris-legend-monument-means = 你的回合結束時，它的每種顏色，若那裡該色領袖是你的，你得 1 分。
tigris-legend-turned-means = 四塊支著一座紀念碑；仍然連接，但不再算別的。
tigris-legend-treasure-means = 可算作任意顏色 1 分；王國裡只留一個，其餘歸商人。
tigris-legend-corner-means = 必須先於其他財寶取走的財寶。

tigris-rules =
    神殿與祭司是紅色，農田與農民是藍色，市場與商人是綠色，民居與國王是黑色。每人有四色領袖各一名，用王朝圖案區分。四種顏色都能得分，但**最弱的一色才是你的成績**。開局時版圖上有十座帶財寶的神殿，每人六塊手牌。手牌、分數和取得的財寶都是秘密。
    牌片與領袖邊對邊相鄰就連成一片；其中有領袖的叫王國。

    ### 你的回合：最多兩個行動
    • **領袖**：放到神殿旁邊的空陸地格，或移動一名，或收回一名。領袖不能把兩個王國連起來。旁邊沒有神殿的領袖立刻退回。
    • **牌片**：農田放在河流上，其餘放在陸地上，不能連接三個王國。只與一個王國相鄰時，那裡同色領袖的主人得 1 分該色分數；沒有同色領袖就歸國王的主人。
    • **災難**（每人兩塊）：毀掉一塊牌片，或永久封住一個空格。不能放在領袖、財寶、紀念碑和別的災難上。
    • **換牌**：最多換掉六塊手牌。
    回合結束時，所有人把手牌補到六塊。

    ### 內部衝突
    領袖進入已有同色領袖的王國，就向後者進攻。雙方先數與自己領袖相鄰的神殿（與雙方都相鄰的兩邊都算），再從手牌加神殿，進攻方先加，每人一次。多者獲勝，平手防守方獲勝。敗方收回領袖，勝方得 1 紅分。

    ### 外部衝突
    連接兩個王國的牌片不得分。兩邊都有的同色領袖發生衝突，順序由目前玩家決定。目前玩家參與時由他進攻，否則從他起順時針最近的參與者進攻。雙方各數連接牌片自己這一邊的同色牌片，再像內部衝突那樣從手牌加同色牌片。敗方的領袖和他那一邊的所有同色牌片都離開版圖，勝方為領袖和每塊離開的牌片各得 1 分該色分數。祭司之間的衝突例外：有財寶的，或與落敗祭司以外的領袖相鄰的神殿留下，不計分。因此被分開的領袖不再衝突；下一場重新計數。
    從手牌加上的牌片都移出遊戲。不能收回領袖來躲避衝突。

    ### 紀念碑
    你放的牌片湊成同色的 2×2，就可以把四塊翻到背面，建一座含這種顏色的紀念碑。它們仍然連接，但不再是神殿，也不再支援；上面的財寶仍可取得。你的回合結束時，每座紀念碑的每種顏色，若它所在王國的該色領袖是你的，你得 1 分。

    ### 財寶
    每個行動之後，有商人、且有多個財寶的王國裡，商人的主人取走財寶，只留一個；版圖四角的財寶先取。

    ### 結束
    回合結束時版圖上的財寶只剩兩個或更少，或者有一次抽牌抽不夠，遊戲就結束。財寶可算作任意顏色。比最弱的一色，高者獲勝；相同則比第二弱的，以此類推。

    ### 我們對規則書的理解
    • 每個行動之後都取財寶，不只在回合末；財寶必須取。
    • 連接牌片不算任何一方的，也不會被移除。移動領袖時，先拿起再判斷能否放下。
    • 不論手裡有沒有，都會問你是否支援；想加幾塊都可以。
    • 這次沒建的紀念碑，要再放一塊牌片湊成正方形才能建。紀念碑只付給回合剛結束的玩家。

## 建議為什麼更好

tigris-why-points = 你最弱的顏色得分更多
    .others = { $seats } 最弱的顏色得分更少
tigris-why-treasures = 你從財寶得到的更多
    .others = { $seats } 從財寶得到的更少
tigris-why-leaders = 你的領袖更能補上你最弱的顏色
    .others = { $seats } 的領袖能贏得的更少
tigris-why-conflicts = 你在衝突中處境更好
    .others = { $seats } 在衝突中處境更差
tigris-why-monuments = 你的紀念碑得分更多
    .others = { $seats } 的紀念碑得分更少
tigris-why-hand = 你手裡的牌片更好
    .others = { $seats } 手裡的牌片更差
