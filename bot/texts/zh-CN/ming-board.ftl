# 大明王朝：用文字说明局面，供听屏的人使用。

ming-part-standing = { $courtiers ->
    [none] { $neutral ->
        [0] {""}
       *[other] 。开放区域：中立 { $neutral }
    }
   *[other] 。开放区域：{ $courtiers }{ $neutral ->
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

ming-board-turn = 第 { $round } 轮（共 6 轮），起始玩家是 { $start }
ming-board-princes = 太子：{ $seats ->
    [none] 还没有
   *[other] { $seats }
}
ming-board-to-place = 还要放的皇亲：{ $seats }
ming-board-neutral-to-place = 还要放的中立皇亲：{ $seats }
ming-board-passed = 已退出本阶段：{ $seats }
ming-board-city-scored = { $province }的城市正在计分。
ming-board-recalls-laid = 已出返回牌：{ $seats }
ming-board-own-recall = 你出的是：{ $count }
ming-board-going-back = 还要从城市返回：{ $seats ->
    [none] 中立 { $neutral }
   *[other] { $seats }{ $neutral ->
        [0] {""}
       *[other] 、中立 { $neutral }
    }
}
ming-board-yours = 你自己
ming-board-province-of = { $province }
ming-board-area-of = { $province }区域：{ $courtiers ->
    [none] 空
   *[other] { $courtiers }
}。移动牌：{ $card ->
    [none] 无
   *[other] { $card }
}。剩 { $tiles } 张牌片。
ming-board-region-at = { $region }{ ming-part-standing }{ $monk ->
    [none] {""}
   *[other] 。庙宇：{ $monk }
}{ ming-part-housed }{ $borders ->
    [none] {""}
   *[other] 。相邻：{ $borders }
}
ming-board-others = 其他玩家和牌堆
