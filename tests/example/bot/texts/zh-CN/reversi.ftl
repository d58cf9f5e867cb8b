# 黑白棋：游戏里的所有文字。

reversi-name = 黑白棋
reversi-command = 黑白棋
reversi-description = 放下棋子，翻转对手的棋子。2 人。
reversi-aim = 翻转棋子，谁都不能再放时，棋子最多的人获胜。
reversi-cover = 一局已结束的{ reversi-name }：两名玩家的棋子布满棋盘。上方是各人的棋子数。

reversi-option-opening = 开局
reversi-option-opening-description = 最初四枚棋子的摆法：对角，或并排。

## 动作与栏目

reversi-verb-place = 放棋子
reversi-verb-place-description = 放一枚棋子，至少翻转对手的一枚。

reversi-field-cell = 位置
reversi-field-cell-description = 棋子放在哪里：列加行，例如 D3。

## 各种值

reversi-option-opening-diagonal = 对角
reversi-option-opening-parallel = 并排

reversi-score-discs = 棋子

## 发生的事

reversi-event-disc-placed = { $seat } 在 { $cell } 放下一枚棋子，翻转了 { $turned } 枚。
reversi-event-turn-missed = { $seat } 无处可放，跳过一回合。
reversi-event-discs-placed = { $seat } 在 { $cells } 放下棋子，共翻转 { $turned } 枚。
reversi-event-turns-missed = { $seat } 无处可放，{ $count } 次跳过回合。
reversi-event-game-ended = { $shared ->
    [1] { $winners } 以 { $points } 枚棋子获胜！
   *[other] { $winners } 各有 { $points } 枚棋子，并列获胜！
}
reversi-event-cells-free = { $count ->
    [0] 没有空格了。
   *[other] 还有 { $count } 个空格。
}

## 不能做的事

reversi-illegal-unknown-cell = 棋盘上没有“{ $cell }”。位置用列加行表示：A1 到 H8。
reversi-illegal-occupied = { $cell } 上已经有棋子了，请选一个空格。
reversi-illegal-turns-nothing = 放在 { $cell } 翻不了任何棋子。请选一个位置，使对手的一排棋子夹在它和你的另一枚棋子之间。

## What stands on a picture

reversi-legend-strip = 玩家栏
reversi-legend-strip-means = 各人的棋子数；金框：轮到谁，或谁赢了。
reversi-legend-disc = 棋子
reversi-legend-disc-means = 每枚为该颜色的玩家算一分；被另一色夹住就翻转。

## 规则

reversi-rules =
    终局时棋盘上棋子最多的人获胜。

    ### 你的回合
    在空格上放一枚棋子，使对手至少一枚棋子不间断地夹在它和你的另一枚棋子之间：横、竖、斜都可以。所有方向上被夹住的棋子同时翻转，归你所有。
    无处可放时，跳过这一回合，由对手继续。

    ### 结束
    双方都无处可放时，游戏结束。每枚棋子一分；分数相同则并列获胜，空格不计。
