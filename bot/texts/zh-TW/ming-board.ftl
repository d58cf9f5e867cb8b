# 大明王朝：用文字說明局面，供用聽的人使用。

ming-part-standing = { $courtiers ->
    [none] { $neutral ->
        [0] {""}
       *[other] 。開放區域：中立 { $neutral }
    }
   *[other] 。開放區域：{ $courtiers }{ $neutral ->
        [0] {""}
       *[other] 、中立 { $neutral }
    }
}
ming-part-housed = { $houses ->
    [none] { $neutral_houses ->
        [0] {""}
       *[other] 。房屋：中立 { $neutral_houses }
    }
   *[other] 。房屋：{ $houses }{ $neutral_houses ->
        [0] {""}
       *[other] 、中立 { $neutral_houses }
    }
}

ming-board-turn = 第 { $round } 輪（共 6 輪），起始玩家是 { $start }
ming-board-princes = 太子：{ $seats ->
    [none] 還沒有
   *[other] { $seats }
}
ming-board-to-place = 還要放的皇親：{ $seats }
ming-board-neutral-to-place = 還要放的中立皇親：{ $seats }
ming-board-passed = 已退出本階段：{ $seats }
ming-board-city-scored = { $province }的城市正在計分。
ming-board-recalls-laid = 已出返回牌：{ $seats }
ming-board-own-recall = 你出的是：{ $count }
ming-board-going-back = 還要從城市返回：{ $seats ->
    [none] 中立 { $neutral }
   *[other] { $seats }{ $neutral ->
        [0] {""}
       *[other] 、中立 { $neutral }
    }
}
ming-board-yours = 你自己
ming-board-province-of = { $province }
ming-board-area-of = { $province }區域：{ $courtiers ->
    [none] 空
   *[other] { $courtiers }
}。移動牌：{ $card ->
    [none] 無
   *[other] { $card }
}。剩 { $tiles } 張牌片。
ming-board-region-at = { $region }{ ming-part-standing }{ $monk ->
    [none] {""}
   *[other] 。廟宇：{ $monk }
}{ ming-part-housed }{ $borders ->
    [none] {""}
   *[other] 。相鄰：{ $borders }
}
ming-board-others = 其他玩家和牌堆
