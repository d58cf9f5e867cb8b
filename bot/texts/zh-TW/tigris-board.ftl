# 兩河流域：用文字說明局面，供用聽的人使用。

tigris-board-turn = 本回合
tigris-board-actions-left = { $count ->
    [0] { $seat } 沒有剩餘行動。
   *[other] { $seat } 還有 { $count } 個行動。
}
tigris-board-conflict-now = { $sort ->
    [revolt] 內部衝突
   *[war] 外部衝突
}（{ $leader }）：{ $origin } 的 { $attacker } 以 { $attack }{ $added ->
    [none] {""}
   *[other] {""} 加 { $added }
} 進攻 { $cell } 的 { $defender }，對方 { $defence }。
    .you-defender = { $sort ->
        [revolt] 內部衝突
       *[war] 外部衝突
    }（{ $leader }）：{ $origin } 的 { $attacker } 以 { $attack }{ $added ->
        [none] {""}
       *[other] {""} 加 { $added }
    } 進攻 { $cell } 的你，你有 { $defence }。
tigris-board-unification = { $cell } 的牌片連接了兩個王國。{ $leaders ->
    [none] {""}
   *[other] 還要解決的外部衝突：{ $leaders }。
}
tigris-board-yours = 你自己
tigris-board-put-aside = 放在一邊準備更換：{ $tiles }
tigris-board-kingdom = 王國 { $number }
tigris-board-apart = 不屬於任何王國
tigris-board-leader-at = { $seat } 的{ $leader }：{ $cell }
tigris-board-tiles-at = { $tile }：{ $cells }
tigris-board-monument-at = { $monument }紀念碑：{ $cells }
tigris-board-treasures-at = 財寶：{ $cells }
tigris-board-corner-treasures-at = 版圖四角的財寶，須先取：{ $cells }
tigris-board-catastrophes-at = 災難：{ $cells }
tigris-board-free-cells = 空格
tigris-board-free-row = 第 { $row } 列。{ $land ->
    [none] {""}
   *[other] 陸地：{ $land }。
}{ $river ->
    [none] 沒有河流空格。
   *[other] 河流：{ $river }。
}
tigris-board-supplies = 版圖之外
tigris-board-dynasties = 領袖的標誌：{ $seats }
tigris-board-points-at-end = { $seat }：{ tigris-part-colours }；取得的財寶：{ $treasures }
