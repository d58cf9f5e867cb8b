# /record replay：整局游戏的动画。
command-record = 对局记录
command-record-description = 对局记录：导出、导入、做成动画。
command-record-replay = 动画
command-record-replay-description = 把整局游戏逐回合做成动画。
replay-waiting = 正在绘制其他对局，接下来就轮到你的……
replay-drawing = 正在绘制：第 { $frame } 幅，共 { $frames } 幅……
replay-joining = 正在把 { $frames } 幅图合成动画……
replay-turns = 第 { $first }–{ $last } 回合
replay-thinned = { $positions } 个局面画成 { $frames } 幅：版图没有变化的略去，较长的对局把几个回合合为一幅。
replay-smaller = 为了能在这里发送，宽度缩小为 { $width } 像素。
replay-alt = { $game }：逐回合的动画，共 { $frames } 幅。
refused-replay-busy = 你要的上一个动画还在制作，请等它完成。
refused-replay-restarting = 机器人正在重启。请过一分钟再来取动画。
refused-replay-long = 动画制作太久，已放弃。请稍后再试。
refused-replay-large = 动画无法缩小到能在这里发送的大小。
refused-replay-failed = 动画没能做成，请再试一次。

# 最终结果旁的得分折线图。
plot-title = { $game } · 逐回合得分
plot-turn = 回合
alt-plot = 各玩家逐回合得分的折线图。
alt-plot-turns = { $count ->
   *[other] 第 { $turns } 回合之后
}

# /record import：把对局记录导入为可以翻看的对局。
command-record-import = 导入
command-record-import-description = 导入一份对局记录（.game 文件），翻看或继续玩。
param-record = 对局记录
param-record-description = /record export 给出的那种文件。
answer-imported = { $game }：这份对局记录已导入为牌桌 **{ $id }**，可以翻看了。
notice-imported = { $name } 在这里展示一份对局记录：牌桌 **{ $id }**。
record-seat = { $seat } 号位
record-wrong = 对局记录无法演示：{ $why }
record-wrong-line = 对局记录第 { $line } 行无法演示（{ $text }）：{ $why }
refused-record-silent = 你不能在这里发言，因此也不能在这里展示对局。
refused-record-large = 文件太大：对局记录最多 { $most } kB。
refused-record-no-text = 这个文件不是对局记录：它不是文本文件（UTF-8）。
refused-record-unread = 无法从 Discord 取得文件，请再试一次。
refused-record-long = 对局记录太长：最多演示 { $most } 手。
refused-record-seed = 对局记录的种子太长：最多 { $most } 个字符。

# 对局记录的某一行错在哪里；命令行用同样的句子。
illegal-record-after-result = 结果之后不能再有内容。
illegal-record-head-after-moves = “{ $word }”必须写在第一手之前。
illegal-record-misses = 对局记录里缺少“{ $word }”。
illegal-record-names = { $seats } 个座位却有 { $names } 个名字。
illegal-record-never-drawn = 这个游戏里没有叫“{ $name }”的东西需要洗混。
illegal-record-no-such-seat = 每一手由座位号（1 到 { $seats }）和行动组成。
illegal-record-not-over = 到这里游戏还没有结束，所以还没有结果。
illegal-record-other-result = 这局游戏的结果应是 { $points }。
illegal-record-other-rules = 这里用的是规则版本 { $version }。
illegal-record-result-seats = 结果要把 { $seats } 个座位各写一次，例如 1:54 2:61。
illegal-record-seats = 对局记录适用于 1 到 { $most } 名玩家，而不是 { $seats } 名。
illegal-record-twice = “{ $word }”在这里第二次出现。
illegal-record-unknown-word = 一行不能以“{ $word }”开头。
illegal-record-wrong-words = “{ $word }”后面的词数不对。
illegal-unknown-game = 这里没有“{ $game }”这个游戏。
illegal-not-in-the-box = “{ $word }”不在（或已不在）“{ $name }”之中。

# 从对局记录继续的对局。
param-use = 用途
param-use-description = 翻看（不选时），或从对局记录结束处继续玩。
import-look = 翻看
import-play = 继续玩
answer-record-opened = { $game }：牌桌 { $id } 将从对局记录结束处继续。其他人可用频道里的按钮加入。
lobby-plays-for = 接替 { $name }
lobby-free-seat = *空位*{ $name ->
    [none] {""}
   *[other] {" "}· 原为 { $name }
}
notice-goes-on = 游戏从对局记录{ $moves ->
    [0] { "" }
   *[other] 的第 { $moves } 手之后
}继续。有这份对局记录的人能推算出隐藏的内容。
refused-record-over = 这局游戏已经结束，不能继续玩。请改为导入来翻看。
refused-record-options = 这局游戏的玩法由对局记录决定，不能更改。

# /record export
command-record-export = 导出
command-record-export-description = 把结束的游戏导出为对局记录文件。
