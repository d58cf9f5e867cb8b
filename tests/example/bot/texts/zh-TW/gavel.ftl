# 落槌：遊戲裡的所有文字。

gavel-name = 落槌
gavel-command = 落槌
gavel-description = 用手牌競拍，所有人同時暗中出價。3 或 4 人。
gavel-aim = 以沒有別人出的最大一張牌贏得拍品。拍品分數最多者獲勝。
gavel-cover = 一局已結束的{ gavel-name }：四名玩家各自贏得的拍品。上方是各人的分數。

## 動作與欄目

gavel-verb-bid = 出價
gavel-verb-bid-description = 用一張手牌出價。所有人都出價之後才公開。
gavel-verb-reveal = 公開出價
gavel-verb-reveal-description = 公開所有出價，自動進行。

gavel-field-card = 牌
gavel-field-card-description = 用哪一張手牌出價。

## 各種值

gavel-score-lots = 拍品

## 發生的事

gavel-event-bid-made = { $seat } 已出價。
gavel-event-bids-shown = 各人出價：{ $bids }。
gavel-event-lots-won = { $seat } 拍得 { $points } 分。
gavel-event-lots-stay = 沒有哪張牌只有一人打出，留下的拍品：{ $lots }。
gavel-event-lot-turned = 下一件拍品值 { $lot } 分。
gavel-event-game-ended = { $shared ->
    [1] { $winners } 以 { $points } 分獲勝！
   *[other] { $winners } 各得 { $points } 分，並列獲勝！
}
gavel-event-bid-asked = 所有人同時出價。正在拍賣：{ $lots }。
gavel-event-cards-held = { $cards ->
    [none] 你沒有手牌。
   *[other] 你的手牌：{ $cards }。
}
gavel-event-bid-held = { $seat } 的出價是 { $card }。
gavel-event-lots-left = { $lots ->
    [none] 沒有別的拍品了。
   *[other] 還會出現的拍品，順序未知：{ $lots }。
}

## 不能做的事

gavel-illegal-not-held = 你手裡沒有 { $card }，請選一張手牌。
gavel-illegal-not-now = 現在不能這樣做。有拍品時請出價；公開出價會自動進行。

## What stands on a picture

gavel-legend-lot = 拍品
gavel-legend-lot-means = 只有一人出的最大的牌贏得台上的一切。
gavel-legend-card = 牌
gavel-legend-card-means = 已經出過，不能再用。
gavel-legend-strip = 玩家欄
gavel-legend-strip-means = 得分；金框：還沒出牌的人，或贏家。

## 規則

gavel-rules =
    終局時拍品總分最高的人獲勝。共有八件拍品，分別值 1 到 8 分；每人的手牌是 1 到 8。

    ### 一輪
    所有人同時各用一張手牌出價。全部出價之後，一起公開。
    只有一人打出的牌裡，數字最大的贏得所有正在拍賣的拍品。幾個人打出同樣的牌，這些牌都落空。沒有這樣的牌時，拍品留下，下一件也一起拍賣。
    出過的牌不再收回。每人出過哪些牌，所有人都看得到。

    ### 結束
    八輪之後遊戲結束。分數相同則並列獲勝。這時還留著的拍品不計分。
