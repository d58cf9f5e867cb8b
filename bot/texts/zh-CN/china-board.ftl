# 中国皇帝：用文字说明局面，供听屏的人使用。

china-board-turn = 本回合
china-board-building-in = { $seat } 在{ $state }放了标志物。
china-board-cards-needed = { $seat } 还要拿 { $count } 张牌。
china-board-yours = 你自己
china-board-cards = 牌
china-board-state-of = { $state }{ $colour ->
    [none] {""}
   *[other] （牌：{ $colour }）
}
china-board-court-at = { $state }的使臣：{ $emissaries }{ $scored ->
    [yes] 。房屋已计分。
   *[no] {""}
}
china-board-site-at = { $site }：{ $seat ->
    [none] 空
   *[other] { $seat } 的房屋
}{ $fortress ->
    [yes] ，有堡垒
   *[no] {""}
}{ $roads ->
    [none] {""}
   *[other] ；道路通往{ $roads }
}
china-board-alliances = 联盟
china-board-alliance-of = { $number }：{ $one }与{ $other }
china-board-scored = 终局得分
china-board-alliance-won = 联盟 { $number }：{ $winners } 得 { $points } 分
china-board-line-won = { $seat } 的道路：{ $points } 分（{ $sites }）
china-board-supplies = 剩余标志物
china-board-played = { $seat } 先开始。地图：{ $side }。堡垒：{ $fortresses ->
    [yes] 有
   *[no] 没有
}。
