# 长城：用文字说明局面，供听屏的人使用。

changcheng-board-turn = 本回合
changcheng-board-first-round = 现在是第一轮。
changcheng-board-completed = { $province }建设完成，正在计分。
changcheng-board-value-changed = { $change ->
    [-2] 本省减 2 分。
   *[other] 本省加 { $change } 分。
}
changcheng-board-cards-at-work = 还没起作用的行动卡：{ $cards }
changcheng-board-walls-more = 多算的城墙：{ $seats }
changcheng-board-yours = 你自己
changcheng-board-province-of = { $province }，主权卡 { $sovereignty }{ $done ->
    [yes] ，建设完成
   *[no] {""}
}
changcheng-board-space-at = { $space }：{ $sort ->
    [none] 空
    [double] { $seat } 的双面城墙
    [tower] { $seat } 的城楼
    [damaged] { $seat ->
        [none] 中立城墙（已毁坏）
       *[other] { $seat } 的城墙（已毁坏）
    }
   *[wall] { $seat ->
        [none] 中立城墙
       *[other] { $seat } 的城墙
    }
}{ $mongol ->
    [none] {""}
   *[other] ，对面是{ $mongol }
}
changcheng-board-kept = 城楼旁保留的空格
changcheng-board-kept-for = { $space }：为 { $seat } 保留
changcheng-board-cards-laid = { $province }面朝下的行动卡：{ $cards }
changcheng-board-mongols = 蒙古省份
changcheng-board-army-at = { $mongol }：{ $state ->
    [gone] 军队卡已移除{ $value ->
        [none] {""}
       *[other] （{ $value }）
    }
    [up] 军队 { $value }
   *[down] 军队卡面朝下{ $value ->
        [none] {""}
       *[other] ，你知道是 { $value }
    }
}
changcheng-board-supplies = 地图板之外
changcheng-board-boards = 从西到东的地图板：{ $layouts }{ $left ->
    [none] 。
   *[other] 。还可以接上：{ $left }。
}
changcheng-board-emperors-left = 地图板上的帝皇卡：{ $count }。中立城墙：{ $neutral ->
    [yes] 有。
   *[no] 没有。
}
