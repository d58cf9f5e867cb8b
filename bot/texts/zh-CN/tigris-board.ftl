# 两河流域：用文字说明局面，供听屏的人使用。

tigris-board-turn = 本回合
tigris-board-actions-left = { $count ->
    [0] { $seat } 没有剩余行动。
   *[other] { $seat } 还有 { $count } 个行动。
}
tigris-board-conflict-now = { $sort ->
    [revolt] 内部冲突
   *[war] 外部冲突
}（{ $leader }）：{ $origin } 的 { $attacker } 以 { $attack }{ $added ->
    [none] {""}
   *[other] {""} 加 { $added }
} 进攻 { $cell } 的 { $defender }，对方 { $defence }。
    .you-defender = { $sort ->
        [revolt] 内部冲突
       *[war] 外部冲突
    }（{ $leader }）：{ $origin } 的 { $attacker } 以 { $attack }{ $added ->
        [none] {""}
       *[other] {""} 加 { $added }
    } 进攻 { $cell } 的你，你有 { $defence }。
tigris-board-unification = { $cell } 的牌片连接了两个王国。{ $leaders ->
    [none] {""}
   *[other] 还要解决的外部冲突：{ $leaders }。
}
tigris-board-yours = 你自己
tigris-board-put-aside = 放在一边准备更换：{ $tiles }
tigris-board-kingdom = 王国 { $number }
tigris-board-apart = 不属于任何王国
tigris-board-leader-at = { $seat } 的{ $leader }：{ $cell }
tigris-board-tiles-at = { $tile }：{ $cells }
tigris-board-monument-at = { $monument }纪念碑：{ $cells }
tigris-board-treasures-at = 财宝：{ $cells }
tigris-board-corner-treasures-at = 版图四角的财宝，须先取：{ $cells }
tigris-board-catastrophes-at = 灾难：{ $cells }
tigris-board-free-cells = 空格
tigris-board-free-row = 第 { $row } 行。{ $land ->
    [none] {""}
   *[other] 陆地：{ $land }。
}{ $river ->
    [none] 没有河流空格。
   *[other] 河流：{ $river }。
}
tigris-board-supplies = 版图之外
tigris-board-dynasties = 领袖的标志：{ $seats }
tigris-board-points-at-end = { $seat }：{ tigris-part-colours }；取得的财宝：{ $treasures }
