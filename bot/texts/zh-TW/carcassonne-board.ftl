# 卡卡頌：用文字說明局面，供用聽的人使用。邊緣從北邊開始依順時針順序說。

carcassonne-edge-city = 城市
carcassonne-edge-road = 道路
carcassonne-edge-field = 草原
carcassonne-edge-river = 河流

carcassonne-side-north = 北
carcassonne-side-east = 東
carcassonne-side-south = 南
carcassonne-side-west = 西

carcassonne-bend-straight = 沒有轉彎
carcassonne-bend-left = 向左
carcassonne-bend-right = 向右

carcassonne-part-places = { $cells ->
    [none] { $parts }
   *[other] { $cells }{ $parts ->
        [none] {""}
       *[other] 、{ $parts }
    }
}
carcassonne-part-open = { $open } 處未封閉

carcassonne-board-your-tile = 現在要放的方塊
carcassonne-board-laid-tile = 剛放好
carcassonne-board-tile-to-lay = { $tile }。不旋轉時的邊緣（北、東、南、西）：{ $north }、{ $east }、{ $south }、{ $west }。
carcassonne-board-river-goes-on = 河流從 { $cell } 繼續。上一次轉彎：{ $bend }。
carcassonne-board-newest-tile = { $cell }。上面的地點：{ $spots }。
carcassonne-board-free-places = 空位，以及那裡的邊緣必須是什麼
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
carcassonne-board-open-road = { carcassonne-part-places }：{ carcassonne-part-open }；竊匪：{ $tally }
carcassonne-board-open-cloister = { $cell }：周圍還有 { $open } 個空格；僧侶：{ $tally }
carcassonne-board-farms = 有農夫的草原
carcassonne-board-farm = { carcassonne-part-places }；農夫：{ $tally }；旁邊已完成的城市：{ $cities ->
    [none] 無
   *[other] { $cities }
}
carcassonne-board-tiles = 所有方塊，逐列說明{ $sides ->
    [none] {""}
   *[other] （邊緣：北、東、南、西）
}
carcassonne-board-tile-at = { $cell }：{ $tile }{ $turn ->
    [0] {""}
   *[other] ，旋轉 { $turn }°
}{ $north ->
    [none] {""}
   *[other] （{ $north }、{ $east }、{ $south }、{ $west }）
}{ $seat ->
    [none] {""}
   *[other] 。{ $seat }：{ $role }（{ $spot }）
}
carcassonne-board-supply = 桌邊
carcassonne-board-followers-home = 剩餘隊員：{ $seats }
carcassonne-board-still-to-come = { $count ->
    [0] 沒有方塊可抽了。
   *[other] 還有 { $count } 張方塊未抽：{ $tiles }
}
carcassonne-board-set-aside = 已移出遊戲：{ $tiles }
