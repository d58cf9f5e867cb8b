# 長城：用文字說明局面，供用聽的人使用。

changcheng-board-turn = 本回合
changcheng-board-first-round = 現在是第一輪。
changcheng-board-completed = { $province }建設完成，正在計分。
changcheng-board-value-changed = { $change ->
    [-2] 本省減 2 分。
   *[other] 本省加 { $change } 分。
}
changcheng-board-cards-at-work = 還沒起作用的行動卡：{ $cards }
changcheng-board-walls-more = 多算的城牆：{ $seats }
changcheng-board-yours = 你自己
changcheng-board-province-of = { $province }，主權卡 { $sovereignty }{ $done ->
    [yes] ，建設完成
   *[no] {""}
}
changcheng-board-space-at = { $space }：{ $sort ->
    [none] 空
    [double] { $seat } 的雙面城牆
    [tower] { $seat } 的城樓
    [damaged] { $seat ->
        [none] 中立城牆（已毀壞）
       *[other] { $seat } 的城牆（已毀壞）
    }
   *[wall] { $seat ->
        [none] 中立城牆
       *[other] { $seat } 的城牆
    }
}{ $mongol ->
    [none] {""}
   *[other] ，對面是{ $mongol }
}
changcheng-board-kept = 城樓旁保留的空格
changcheng-board-kept-for = { $space }：為 { $seat } 保留
changcheng-board-cards-laid = { $province }面朝下的行動卡：{ $cards }
changcheng-board-mongols = 蒙古省份
changcheng-board-army-at = { $mongol }：{ $state ->
    [gone] 軍隊卡已移除{ $value ->
        [none] {""}
       *[other] （{ $value }）
    }
    [up] 軍隊 { $value }
   *[down] 軍隊卡面朝下{ $value ->
        [none] {""}
       *[other] ，你知道是 { $value }
    }
}
changcheng-board-supplies = 地圖板之外
changcheng-board-boards = 從西到東的地圖板：{ $layouts }{ $left ->
    [none] 。
   *[other] 。還可以接上：{ $left }。
}
changcheng-board-emperors-left = 地圖板上的帝皇卡：{ $count }。中立城牆：{ $neutral ->
    [yes] 有。
   *[no] 沒有。
}
