# 黑白棋：遊戲裡的所有文字。

reversi-name = 黑白棋
reversi-command = 黑白棋
reversi-description = 放下棋子，翻轉對手的棋子。2 人。
reversi-aim = 翻轉棋子，誰都不能再放時，棋子最多的人獲勝。
reversi-cover = 一局已結束的{ reversi-name }：兩名玩家的棋子布滿棋盤。上方是各人的棋子數。

reversi-option-opening = 開局
reversi-option-opening-description = 最初四枚棋子的擺法：對角，或並排。

## 動作與欄目

reversi-verb-place = 放棋子
reversi-verb-place-description = 放一枚棋子，至少翻轉對手的一枚。

reversi-field-cell = 位置
reversi-field-cell-description = 棋子放在哪裡：欄加列，例如 D3。

## 各種值

reversi-option-opening-diagonal = 對角
reversi-option-opening-parallel = 並排

reversi-score-discs = 棋子

## 發生的事

reversi-event-disc-placed = { $seat } 在 { $cell } 放下一枚棋子，翻轉了 { $turned } 枚。
reversi-event-turn-missed = { $seat } 無處可放，跳過一回合。
reversi-event-discs-placed = { $seat } 在 { $cells } 放下棋子，共翻轉 { $turned } 枚。
reversi-event-turns-missed = { $seat } 無處可放，{ $count } 次跳過回合。
reversi-event-game-ended = { $shared ->
    [1] { $winners } 以 { $points } 枚棋子獲勝！
   *[other] { $winners } 各有 { $points } 枚棋子，並列獲勝！
}
reversi-event-cells-free = { $count ->
    [0] 沒有空格了。
   *[other] 還有 { $count } 個空格。
}

## 不能做的事

reversi-illegal-unknown-cell = 棋盤上沒有「{ $cell }」。位置用欄加列表示：A1 到 H8。
reversi-illegal-occupied = { $cell } 上已經有棋子了，請選一個空格。
reversi-illegal-turns-nothing = 放在 { $cell } 翻不了任何棋子。請選一個位置，使對手的一排棋子夾在它和你的另一枚棋子之間。

## What stands on a picture

reversi-legend-strip = 玩家欄
reversi-legend-strip-means = 各人的棋子數；金框：輪到誰，或誰贏了。
reversi-legend-disc = 棋子
reversi-legend-disc-means = 每枚為該顏色的玩家算一分；被另一色夾住就翻轉。

## 規則

reversi-rules =
    終局時棋盤上棋子最多的人獲勝。

    ### 你的回合
    在空格上放一枚棋子，使對手至少一枚棋子不間斷地夾在它和你的另一枚棋子之間：橫、豎、斜都可以。所有方向上被夾住的棋子同時翻轉，歸你所有。
    無處可放時，跳過這一回合，由對手繼續。

    ### 結束
    雙方都無處可放時，遊戲結束。每枚棋子一分；分數相同則並列獲勝，空格不計。
