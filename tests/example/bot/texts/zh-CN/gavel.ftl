# 落槌：游戏里的所有文字。

gavel-name = 落槌
gavel-command = 落槌
gavel-description = 用手牌竞拍，所有人同时暗中出价。3 或 4 人。
gavel-aim = 以没有别人出的最大一张牌赢得拍品。拍品分数最多者获胜。
gavel-cover = 一局已结束的{ gavel-name }：四名玩家各自赢得的拍品。上方是各人的分数。

## 动作与栏目

gavel-verb-bid = 出价
gavel-verb-bid-description = 用一张手牌出价。所有人都出价之后才公开。
gavel-verb-reveal = 公开出价
gavel-verb-reveal-description = 公开所有出价，自动进行。

gavel-field-card = 牌
gavel-field-card-description = 用哪一张手牌出价。

## 各种值

gavel-score-lots = 拍品

## 发生的事

gavel-event-bid-made = { $seat } 已出价。
gavel-event-bids-shown = 各人出价：{ $bids }。
gavel-event-lots-won = { $seat } 拍得 { $points } 分。
gavel-event-lots-stay = 没有哪张牌只有一人打出，留下的拍品：{ $lots }。
gavel-event-lot-turned = 下一件拍品值 { $lot } 分。
gavel-event-game-ended = { $shared ->
    [1] { $winners } 以 { $points } 分获胜！
   *[other] { $winners } 各得 { $points } 分，并列获胜！
}
gavel-event-bid-asked = 所有人同时出价。正在拍卖：{ $lots }。
gavel-event-cards-held = { $cards ->
    [none] 你没有手牌。
   *[other] 你的手牌：{ $cards }。
}
gavel-event-bid-held = { $seat } 的出价是 { $card }。
gavel-event-lots-left = { $lots ->
    [none] 没有别的拍品了。
   *[other] 还会出现的拍品，顺序未知：{ $lots }。
}

## 不能做的事

gavel-illegal-not-held = 你手里没有 { $card }，请选一张手牌。
gavel-illegal-not-now = 现在不能这样做。有拍品时请出价；公开出价会自动进行。

## What stands on a picture

gavel-legend-lot = 拍品
gavel-legend-lot-means = 只有一人出的最大的牌赢得台上的一切。
gavel-legend-card = 牌
gavel-legend-card-means = 已经出过，不能再用。
gavel-legend-strip = 玩家栏
gavel-legend-strip-means = 得分；金框：还没出牌的人，或赢家。

## 规则

gavel-rules =
    终局时拍品总分最高的人获胜。共有八件拍品，分别值 1 到 8 分；每人的手牌是 1 到 8。

    ### 一轮
    所有人同时各用一张手牌出价。全部出价之后，一起公开。
    只有一人打出的牌里，数字最大的赢得所有正在拍卖的拍品。几个人打出同样的牌，这些牌都落空。没有这样的牌时，拍品留下，下一件也一起拍卖。
    出过的牌不再收回。每人出过哪些牌，所有人都看得到。

    ### 结束
    八轮之后游戏结束。分数相同则并列获胜。这时还留着的拍品不计分。
