# 卡卡颂：用文字说明局面，供听屏的人使用。边缘从北边开始按顺时针顺序说。

carcassonne-edge-city = 城市
carcassonne-edge-road = 道路
carcassonne-edge-field = 草原
carcassonne-edge-river = 河流

carcassonne-side-north = 北
carcassonne-side-east = 东
carcassonne-side-south = 南
carcassonne-side-west = 西

carcassonne-bend-straight = 没有拐弯
carcassonne-bend-left = 向左
carcassonne-bend-right = 向右

carcassonne-part-places = { $cells ->
    [none] { $parts }
   *[other] { $cells }{ $parts ->
        [none] {""}
       *[other] 、{ $parts }
    }
}
carcassonne-part-open = { $open } 处未封闭

carcassonne-board-your-tile = 现在要放的方块
carcassonne-board-laid-tile = 刚放好
carcassonne-board-tile-to-lay = { $tile }。不旋转时的边缘（北、东、南、西）：{ $north }、{ $east }、{ $south }、{ $west }。
carcassonne-board-river-goes-on = 河流从 { $cell } 继续。上一次拐弯：{ $bend }。
carcassonne-board-newest-tile = { $cell }。上面的地点：{ $spots }。
carcassonne-board-free-places = 空位，以及那里的边缘必须是什么
carcassonne-board-free-place = { $cell }：{ $edges }
carcassonne-board-unfinished = { $sort ->
    [city] 未完成的城市
    [road] 未完成的道路
   *[cloister] 未完成的寺院
}
carcassonne-board-open-city = { carcassonne-part-places }：{ carcassonne-part-open }{ $pennants ->
    [0] {""}
   *[other] ，{ carcassonne-part-pennants }
}；武士：{ $tally }
carcassonne-board-open-road = { carcassonne-part-places }：{ carcassonne-part-open }；窃匪：{ $tally }
carcassonne-board-open-cloister = { $cell }：周围还有 { $open } 个空格；僧侣：{ $tally }
carcassonne-board-farms = 有农夫的草原
carcassonne-board-farm = { carcassonne-part-places }；农夫：{ $tally }；旁边已完成的城市：{ $cities ->
    [none] 无
   *[other] { $cities }
}
carcassonne-board-tiles = 所有方块，逐行列出{ $sides ->
    [none] {""}
   *[other] （边缘：北、东、南、西）
}
carcassonne-board-tile-at = { $cell }：{ $tile }{ $turn ->
    [0] {""}
   *[other] ，旋转 { $turn }°
}{ $north ->
    [none] {""}
   *[other] （{ $north }、{ $east }、{ $south }、{ $west }）
}{ $seat ->
    [none] {""}
   *[other] 。{ $seat }：{ $role }（{ $spot }）
}
carcassonne-board-supply = 桌边
carcassonne-board-followers-home = 剩余队员：{ $seats }
carcassonne-board-still-to-come = { $count ->
    [0] 没有方块可抽了。
   *[other] 还有 { $count } 张方块未抽：{ $tiles }
}
carcassonne-board-set-aside = 已移出游戏：{ $tiles }
