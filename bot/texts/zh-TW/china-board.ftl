# 中國皇帝：用文字說明局面，供用聽的人使用。

china-board-turn = 本回合
china-board-building-in = { $seat } 在{ $state }放了標誌物。
china-board-cards-needed = { $seat } 還要拿 { $count } 張牌。
china-board-yours = 你自己
china-board-cards = 牌
china-board-state-of = { $state }{ $colour ->
    [none] {""}
   *[other] （牌：{ $colour }）
}
china-board-court-at = { $state }的使臣：{ $emissaries }{ $scored ->
    [yes] 。房屋已計分。
   *[no] {""}
}
china-board-site-at = { $site }：{ $seat ->
    [none] 空
   *[other] { $seat } 的房屋
}{ $fortress ->
    [yes] ，有堡壘
   *[no] {""}
}{ $roads ->
    [none] {""}
   *[other] ；道路通往{ $roads }
}
china-board-alliances = 聯盟
china-board-alliance-of = { $number }：{ $one }與{ $other }
china-board-scored = 終局得分
china-board-alliance-won = 聯盟 { $number }：{ $winners } 得 { $points } 分
china-board-line-won = { $seat } 的道路：{ $points } 分（{ $sites }）
china-board-supplies = 剩餘標誌物
china-board-played = { $seat } 先開始。地圖：{ $side }。堡壘：{ $fortresses ->
    [yes] 有
   *[no] 沒有
}。
