# 两河流域：游戏里的所有文字。`tigris-part-…` 只供本文件引用。

tigris-name = 两河流域
tigris-command = 两河流域
tigris-description = 在两河之间建立王国，四种颜色都不能偏废：最弱的一色才是你的成绩。2–4 人。
tigris-aim = 你的领袖在四种颜色上得分：来自自己王国里新放的牌片，也来自冲突。最弱一色分数最高的人获胜。
tigris-cover = 一局已结束的{ tigris-name }：四色牌片和圆形的领袖沿着两条河流分布，其中有一座纪念碑。从一角望去的版图，下方是游戏名称。

## 行动与栏目

tigris-verb-place = 放牌片
tigris-verb-place-description = 从手牌中放一块牌片：农田放在河流上，其余放在陆地上。
tigris-verb-position = 放置或移动领袖
tigris-verb-position-description = 把一名领袖放到神殿旁边的空陆地格，可以来自手边，也可以来自版图别处。
tigris-verb-withdraw = 收回领袖
tigris-verb-withdraw-description = 把版图上自己的一名领袖收回手边。
tigris-verb-catastrophe = 灾难
tigris-verb-catastrophe-description = 毁掉一块牌片，或永久封住一个空格。
tigris-verb-swap = 换牌
tigris-verb-swap-description = 把一块牌片放到一边；最多六块，然后抽同样数量的新牌片。
tigris-verb-exchange = 抽新牌
tigris-verb-exchange-description = 弃掉放到一边的牌片，抽同样数量的新牌片。
tigris-verb-end = 不再行动
tigris-verb-end-description = 放弃剩下的行动，结束回合。
tigris-verb-war = 先解决
tigris-verb-war-description = 有几场外部冲突时，选择接下来解决哪一场。
tigris-verb-support = 支援
tigris-verb-support-description = 从手牌中为自己这一方加上若干牌片，也可以不加。
tigris-verb-build = 建纪念碑
tigris-verb-build-description = 把四块牌片翻到背面，在上面修建纪念碑。
tigris-verb-decline = 不建
tigris-verb-decline-description = 现在不建纪念碑。
tigris-verb-keep = 留下财宝
tigris-verb-keep-description = 选择哪一个财宝留在王国里，其余的都归你。
tigris-verb-refill = 补牌
tigris-verb-refill-description = 所有人把手牌补到六块（自动进行）。

tigris-field-tile = 牌片
tigris-field-tile-description = 手牌中的哪一种牌片。
tigris-field-leader = 领袖
tigris-field-leader-description = 哪一名领袖：祭司、农民、商人或国王。
tigris-field-cell = 位置
tigris-field-cell-description = 放在哪里：列加行，例如 C4。四格的正方形说左上角那格。
tigris-field-count = 牌片数量
tigris-field-count-asked = 几块牌片
tigris-field-count-description = 从手牌中加上几块，0 表示不加。
tigris-field-monument = 纪念碑
tigris-field-monument-description = 哪一座纪念碑，用它的两种颜色来说。

## 各种值

tigris-tile-temple = 神殿
tigris-tile-farm = 农田
tigris-tile-market = 市场
tigris-tile-settlement = 民居

tigris-leader-priest = 祭司
tigris-leader-farmer = 农民
tigris-leader-trader = 商人
tigris-leader-king = 国王

tigris-colour-red = 红
    .twice = 红 2 分
tigris-colour-blue = 蓝
    .twice = 蓝 2 分
tigris-colour-green = 绿
    .twice = 绿 2 分
tigris-colour-black = 黑
    .twice = 黑 2 分

tigris-monument-red-blue = 红蓝
tigris-monument-red-green = 红绿
tigris-monument-red-black = 红黑
tigris-monument-blue-green = 蓝绿
tigris-monument-blue-black = 蓝黑
tigris-monument-green-black = 绿黑

tigris-support-0 = 不加
tigris-support-1 = 加 1 块
tigris-support-2 = 加 2 块
tigris-support-3 = 加 3 块
tigris-support-4 = 加 4 块
tigris-support-5 = 加 5 块
tigris-support-6 = 加 6 块

tigris-dynasty-archer = 射手
tigris-dynasty-bull = 公牛
tigris-dynasty-pot = 水瓶
tigris-dynasty-lion = 狮子

tigris-layer-kingdoms = 王国

## 发生了什么

tigris-part-colours = 红 { $red } · 蓝 { $blue } · 绿 { $green } · 黑 { $black }

tigris-event-tile-placed = { $seat } 在 { $cell } 放了{ $tile }。
tigris-event-tiles-placed = { $seat } 放了 { $count } 块牌片：{ $tiles }。
tigris-event-tile-scored = { $seat } 得 1 { $colour }分（{ $leader }）。
tigris-event-tiles-scored = { $seat } 得 { $count } 分：{ $scored }。
tigris-event-kingdoms-joined = { $cell } 连接了两个王国，没有引发冲突，无人得分。
tigris-event-leader-placed = { $seat } 在 { $cell } 放了{ $leader }。
tigris-event-leader-moved = { $seat } 把{ $leader }从 { $origin } 移到 { $cell }。
tigris-event-leader-withdrawn = { $seat } 从 { $cell } 收回{ $leader }。
tigris-event-leader-stranded = { $cell } 旁边再没有神殿：{ $seat } 的{ $leader }退回。
tigris-event-catastrophe-struck = { $tile ->
    [none] { $seat } 在 { $cell } 放了灾难。
   *[other] { $seat } 在 { $cell } 放了灾难：那里的{ $tile }被毁。
}
tigris-event-swap-chosen = 你放到一边：{ $tile }。
tigris-event-tiles-set-aside = 你放到一边：{ $tiles }。
tigris-event-tiles-swapped = { $seat } 换了 { $count } 块牌片。
tigris-event-tiles-drawn = { $tiles ->
    [none] 你没有抽到牌片。
   *[other] 你抽到：{ $tiles }。
}
tigris-event-bag-short = 袋子里的牌片不够了：这是最后一个回合。
tigris-event-turn-ended = { $seat } 不再行动。
tigris-event-revolt-began = { $leader }的内部冲突：{ $attacker } 进攻 { $defender }，领袖旁的神殿 { $attack } : { $defence }。
tigris-event-wars-began = { $cell } 连接了两个王国，外部冲突爆发。双方都有：{ $leaders }。
tigris-event-war-began = { $leader }的外部冲突：{ $attacker } 进攻 { $defender }，版图上 { $attack } : { $defence }。若获胜：{ $attacker } 得 { $attackers } { $colour }分，{ $defender } 得 { $defenders } { $colour }分。
tigris-event-war-avoided = 双方的{ $leader }已被分开，不再冲突。
tigris-event-supported = { $count ->
    [0] { $seat } 不加牌片，仍是 { $total }。
   *[other] { $seat } 加上 { $count } 块{ $tile }，共 { $total }。
}
tigris-event-defender-won-tie = 平局，防守方获胜。
tigris-event-revolt-ended = { $leader }的内部冲突：{ $winner } 以 { $won } : { $lost } 获胜，得 1 红分。{ $loser } 收回{ $leader }。
tigris-event-war-ended = { $leader }的外部冲突：{ $winner } 以 { $won } : { $lost } 战胜 { $loser }。{ $points ->
    [1] 领袖 = 1 { $colour }分，没有牌片离开版图。
   *[other] 领袖 + { $removed } = { $points } { $colour }分。
}
tigris-event-monument-built = { $seat } 建成{ $monument }纪念碑，左上角在 { $cell }。
tigris-event-monument-declined = { $seat } 不建纪念碑。
tigris-event-treasures-taken = { $seat } 取得 { $count } 个财宝（{ $cells }），{ $cell } 的那个留下。
tigris-event-monument-paid = { $seat } 得 1 { $colour }分（{ $monument }纪念碑）。
tigris-event-monuments-paid = { $seat } 从纪念碑得 { $count } 分：{ $paid }。
tigris-event-game-ends = { $cause ->
    [treasures] 游戏结束：版图上只剩两个或更少的财宝。
   *[bag] 游戏结束：袋子里的牌片不够了。
}
tigris-event-final-score = { $seat }：{ tigris-part-colours }{ $treasures ->
    [0] {""}
   *[other] {""}（其中财宝 { $treasures } 个）
}
tigris-event-game-ended = { $shared ->
    [1] { $winners } 获胜：最弱的一色有 { $points } 分！
   *[other] { $winners } 并列获胜：最弱的一色都有 { $points } 分，其余各色也相同！
}
tigris-event-hand-held = { $tiles ->
    [none] 你没有手牌。
   *[other] 你的手牌：{ $tiles }。
}
tigris-event-points-held = 你的分数：{ tigris-part-colours }{ $treasures ->
    [0] {"。"}
   *[other] {""} · 财宝 { $treasures } 个，可算作任意颜色。
}
tigris-event-stock-held = { $seat }：{ $leaders ->
    [none] 领袖都在版图上
   *[other] 手边有{ $leaders }
}，{ $catastrophes ->
    [0] 灾难已用完。
   *[other] 还有 { $catastrophes } 块灾难。
}
tigris-event-tiles-left = { $count ->
    [0] 袋子已空。
   *[other] 袋子里还有 { $count } 块牌片。
}
tigris-event-hands-held = 手牌数：{ $tally }。
tigris-event-treasures-left = 版图上还有 { $count } 个财宝{ $over ->
    [yes] 。
   *[no] ；剩两个或更少时游戏结束。
}
tigris-event-monuments-left = { $monuments ->
    [none] 纪念碑已全部建成。
   *[other] 还没建的纪念碑：{ $monuments }。
}
tigris-event-conflict-stands = { $leader }的{ $sort ->
    [revolt] 内部冲突
   *[war] 外部冲突
}：{ $attacker } 进攻 { $defender }，现在 { $attack } : { $defence }。双方各有一次机会从手牌加上{ $tile }，平局时防守方获胜。

## 要你决定什么，以及进行到哪一步（后者要短，句末不加句号）

tigris-event-support-asked = { $role ->
    [defender] { $attacker } 以 { $attack } 进攻你的{ $leader }。你在版图上有 { $defence }，可以从手牌加一次{ $tile }，平局时你获胜。
   *[attacker] 你的{ $leader }进攻 { $defender }，版图上 { $attack } : { $defence }。你可以从手牌加一次{ $tile }，平局时 { $defender } 获胜。
}
tigris-event-treasure-asked = { $seat } 的回合里，你的商人可取得财宝。请选择哪一个留下。
tigris-event-action-of = 第 { $number } 个行动（共 { $of } 个）
tigris-event-to-come = { $step ->
    [action] 还有一个行动
   *[refill] 所有人把手牌补到六块
}

## 一个选择的后果：要短，句末不加句号

tigris-event-would-score = { $seat } 得 1 { $colour }分
tigris-event-would-join = 连接两个王国，无人得分
tigris-event-would-complete = 凑成同色的 2×2，可以修建纪念碑
tigris-event-would-win-treasures = { $seat } 得 { $count } 个财宝
tigris-event-would-take = 你取得：{ $cells }
tigris-event-would-destroy = 毁掉那里的{ $tile }
tigris-event-would-strand = { $seat } 的{ $leader }退回
tigris-event-would-pay = { $paid ->
    [none] 目前无人得分
   *[other] 每回合 +1：{ $paid }
}
tigris-event-would-fight = { $sort ->
    [revolt] 内部冲突
   *[war] 外部冲突
}：{ $leader }，{ $attacker } { $attack } : { $defence } { $defender }
tigris-event-would-stand = { $own } : { $other }，{ $outcome ->
    [wins] 你获胜
    [loses] 你落败
    [leads] 暂时领先
    [level] 持平，平局则败
   *[trails] 暂时落后
}
tigris-event-of-kingdom = 王国：{ $own ->
    [none] { $others }
   *[other] 你的{ $own }{ $others ->
        [none] {""}
       *[other] 、{ $others }
    }
}
tigris-event-between-kingdoms = 王国之间
tigris-event-leaderless = 没有领袖的牌片
tigris-event-empty = { $land ->
    [yes] 空陆地格
   *[no] 空河流格
}

## 为什么不行

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
    [act] 请选择一个行动：放牌片，放置、移动或收回领袖，用灾难，换牌，或不再行动。
    [swap] 正在换牌：可以再放几块到一边，或者抽新牌。
    [war] 有几场外部冲突：请选择接下来解决哪一场。
    [attack] 冲突还没解决：进攻方要先决定加几块牌片。
    [defence] 冲突还没解决：防守方要先决定加几块牌片。
    [build] 现在可以建纪念碑：请选择建或不建。
    [keep] 请先选择哪一个财宝留在王国里。
   *[refill] 回合已经结束，要先补牌。
}
tigris-illegal-unknown-tile = 没有叫“{ $tile }”的牌片。牌片有神殿、农田、市场、民居四种。
tigris-illegal-unknown-leader = 没有叫“{ $leader }”的领袖。领袖有祭司、农民、商人、国王四种。
tigris-illegal-unknown-monument = 没有叫“{ $monument }”的纪念碑。请写出它的两种颜色，例如红蓝。
tigris-illegal-unknown-cell = 没有“{ $cell }”这个格子。列从 A 到 P，行从 1 到 11，例如 C4。
tigris-illegal-tile-not-in-hand = 你手里没有{ tigris-part-tile }。请选一块手牌。
tigris-illegal-cell-taken = { $cell } 已被占用，请选一个空格。
tigris-illegal-cell-dead = { $cell } 已遭灾难，再也不能放任何东西。
tigris-illegal-farm-needs-river = { $cell } 是陆地，农田只能放在河流上。
tigris-illegal-tile-needs-land = { $cell } 是河流，只能放农田。请把{ tigris-part-tile }放在陆地上。
tigris-illegal-joins-three-kingdoms = 放在 { $cell } 会连接三个或更多王国，一块牌片最多连接两个。
tigris-illegal-leader-needs-land = { $cell } 是河流，{ tigris-part-leader }只能站在陆地上。
tigris-illegal-leader-needs-temple = { $cell } 旁边没有正面朝上的神殿，{ tigris-part-leader }必须紧挨神殿。
tigris-illegal-leader-joins-kingdoms = { tigris-part-leader }放在 { $cell } 会连接两个王国，只有牌片才能这样做。
tigris-illegal-same-square = 你的{ tigris-part-leader }已经在 { $cell } 了，请选另一个格子。
tigris-illegal-leader-in-stock = 你的{ tigris-part-leader }不在版图上，无法收回。
tigris-illegal-no-catastrophes = 你的两块灾难都已用完。
tigris-illegal-catastrophe-on-leader = { $cell } 上有领袖。灾难要放在空格或牌片上。
tigris-illegal-catastrophe-on-treasure = { $cell } 上有财宝，财宝还在时不能放灾难。
tigris-illegal-catastrophe-on-monument = { $cell } 上有纪念碑。纪念碑和它下面的牌片不能被摧毁。
tigris-illegal-no-such-war = “{ tigris-part-leader }”之间没有外部冲突，请从待解决的冲突中选一场。
tigris-illegal-support-out-of-range = { $most ->
    [0] 不能加 { $count } 块：你手里没有{ tigris-part-tile }，请加 0 块。
   *[other] 不能加 { $count } 块。你可以加 0 到 { $most } 块{ tigris-part-tile }，手里只有这么多。
}
tigris-illegal-monument-built = { tigris-part-monument }纪念碑已经建成，请选另一座。
tigris-illegal-monument-colour = { tigris-part-monument }纪念碑没有这四块牌片的颜色（{ tigris-part-colour }），请选有这种颜色的。
tigris-illegal-no-square = { $cell } 不是可建纪念碑的正方形的左上角：要四块同色牌片，并包含刚放下的那块。
tigris-illegal-cannot-keep = { $cell } 没有这名商人王国里的财宝，请选王国里的一个。
tigris-illegal-corner-first = { $cell } 的财宝在版图角上，必须先取走。请留下另一个。

## 各色分数

tigris-score-red = 红
tigris-score-blue = 蓝
tigris-score-green = 绿
tigris-score-black = 黑

# The pieces in the pictures of the rules.
tigris-legend-catastrophe = 灾难
tigris-legend-monument = 纪念碑
tigris-legend-turned = 翻到背面的牌片
tigris-legend-treasure = 财宝
tigris-legend-corner = 版图四角的财宝

# Positions that score, in the pictures of the rules.
tigris-scored-tile = 神殿放在有祭司的王国旁：祭司的主人得 1 红分
tigris-scored-revolt = 射手的国王旁有两座神殿，公牛的国王旁只有一座：射手得 1 红分
tigris-scored-war = 民居二对一：狮子失去国王和那块民居，射手各得 1 黑分
tigris-scored-monument = 射手的回合结束时：祭司得 1 红分，国王得 1 黑分
tigris-scored-treasure = 一块牌片把两个财宝连进同一王国：商人的主人取走一个，版图四角的先取

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
tigris-tile-temple-means = 红色。领袖必须与神殿相邻；内部冲突也靠神殿支援。
tigris-tile-farm-means = 蓝色，只有它放在河流上。
tigris-tile-market-means = 绿色。得分归所在王国的商人，没有商人就归国王。
tigris-tile-settlement-means = 黑色。得分归所在王国的国王。
tigris-leader-priest-means = 在所在王国赢得红分；图案是主人的王朝。
tigris-leader-farmer-means = 在所在王国赢得蓝分。
tigris-leader-trader-means = 在所在王国赢得绿分，并取走财宝。
tigris-leader-king-means = 赢得黑分；那里没有同色领袖的颜色，也归他得分。
tigris-legend-strip = 玩家栏
tigris-legend-strip-means = 手边的领袖、手牌块数、剩下的灾难，结束后是分数，最弱的颜色加框；金框：轮到谁决定，或谁赢了。
tigris-layer-kingdoms-means = 每个王国（其中有领袖的一片）用一种颜色的线围起来。
tigris-legend-catastrophe-means = 这一格再也不能放任何东西；每人有两块。
tigris-chip-point = 你得 1 分
tigris-chip-point-means = 放在这里，你得 1 分该色分数。
tigris-chip-others = 别人得 1 分
tigris-chip-others-means = 这 1 分归用这个图案的玩家。
tigris-chip-join = 连接王国
tigris-chip-join-means = 和平地连起两个王国：谁也不得分。
tigris-chip-plain = 可放的格
tigris-chip-plain-means = 可以放在这里，没有别的后果。
tigris-legend-fighting = 正在冲突的领袖
tigris-legend-fighting-means = 红框。下方：双剑是进攻方，盾是防守方，沙漏表示还在等他。
tigris-chip-fight = 冲突
tigris-chip-fight-means = 放在这里会引起同色领袖的冲突。
tigris-legend-joining = 连接牌片
tigris-legend-joining-means = 它把交战的王国连在一起，不算任何一方的。
tigris-legend-monument-means = 你的回合结束时，它的每种颜色，若那里该色领袖是你的，你得 1 分。
tigris-legend-turned-means = 四块支着一座纪念碑；仍然连接，但不再算别的。
tigris-legend-treasure-means = 可算作任意颜色 1 分；王国里只留一个，其余归商人。
tigris-legend-corner-means = 必须先于其他财宝取走的财宝。

tigris-rules =
    神殿与祭司是红色，农田与农民是蓝色，市场与商人是绿色，民居与国王是黑色。每人有四色领袖各一名，用王朝图案区分。四种颜色都能得分，但**最弱的一色才是你的成绩**。开局时版图上有十座带财宝的神殿，每人六块手牌。手牌、分数和取得的财宝都是秘密。
    牌片与领袖边对边相邻就连成一片；其中有领袖的叫王国。

    ### 你的回合：最多两个行动
    • **领袖**：放到神殿旁边的空陆地格，或移动一名，或收回一名。领袖不能把两个王国连起来。旁边没有神殿的领袖立刻退回。
    • **牌片**：农田放在河流上，其余放在陆地上，不能连接三个王国。只与一个王国相邻时，那里同色领袖的主人得 1 分该色分数；没有同色领袖就归国王的主人。
    • **灾难**（每人两块）：毁掉一块牌片，或永久封住一个空格。不能放在领袖、财宝、纪念碑和别的灾难上。
    • **换牌**：最多换掉六块手牌。
    回合结束时，所有人把手牌补到六块。

    ### 内部冲突
    领袖进入已有同色领袖的王国，就向后者进攻。双方先数与自己领袖相邻的神殿（与双方都相邻的两边都算），再从手牌加神殿，进攻方先加，每人一次。多者获胜，平局防守方获胜。败方收回领袖，胜方得 1 红分。

    ### 外部冲突
    连接两个王国的牌片不得分。两边都有的同色领袖发生冲突，次序由当前玩家决定。当前玩家参与时由他进攻，否则从他起顺时针最近的参与者进攻。双方各数连接牌片自己这一边的同色牌片，再像内部冲突那样从手牌加同色牌片。败方的领袖和他那一边的所有同色牌片都离开版图，胜方为领袖和每块离开的牌片各得 1 分该色分数。祭司之间的冲突例外：有财宝的，或与落败祭司以外的领袖相邻的神殿留下，不计分。因此被分开的领袖不再冲突；下一场重新计数。
    从手牌加上的牌片都移出游戏。不能收回领袖来躲避冲突。

    ### 纪念碑
    你放的牌片凑成同色的 2×2，就可以把四块翻到背面，建一座含这种颜色的纪念碑。它们仍然连接，但不再是神殿，也不再支援；上面的财宝仍可取得。你的回合结束时，每座纪念碑的每种颜色，若它所在王国的该色领袖是你的，你得 1 分。

    ### 财宝
    每个行动之后，有商人、且有多个财宝的王国里，商人的主人取走财宝，只留一个；版图四角的财宝先取。

    ### 结束
    回合结束时版图上的财宝只剩两个或更少，或者有一次抽牌抽不够，游戏就结束。财宝可算作任意颜色。比最弱的一色，高者获胜；相同则比第二弱的，以此类推。

    ### 我们对规则书的理解
    • 每个行动之后都取财宝，不只在回合末；财宝必须取。
    • 连接牌片不算任何一方的，也不会被移除。移动领袖时，先拿起再判断能否放下。
    • 不论手里有没有，都会问你是否支援；想加几块都可以。
    • 这次没建的纪念碑，要再放一块牌片凑成正方形才能建。纪念碑只付给回合刚结束的玩家。

## 建议为什么更好

tigris-why-points = 你最弱的颜色得分更多
    .others = { $seats } 最弱的颜色得分更少
tigris-why-treasures = 你从财宝得到的更多
    .others = { $seats } 从财宝得到的更少
tigris-why-leaders = 你的领袖更能补上你最弱的颜色
    .others = { $seats } 的领袖能赢得的更少
tigris-why-conflicts = 你在冲突中处境更好
    .others = { $seats } 在冲突中处境更差
tigris-why-monuments = 你的纪念碑得分更多
    .others = { $seats } 的纪念碑得分更少
tigris-why-hand = 你手里的牌片更好
    .others = { $seats } 手里的牌片更差
