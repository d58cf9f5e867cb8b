# 卡卡颂：游戏里的所有文字。`carcassonne-part-…` 只供本文件引用。

carcassonne-name = 卡卡颂
carcassonne-command = 卡卡颂
carcassonne-description = 放置方块，修建城市、道路和寺院，用好你的队员。2–5 人。
carcassonne-aim = 版图由方块一张张拼成。城市、道路和寺院完成时计分，草原在终局得分，都归在那里队员最多的人。分数最多者获胜。
carcassonne-cover = 一局已结束的{ carcassonne-name }：方块边对边拼成一片有城市、道路、寺院和草原的土地，上面是四名玩家留下的队员。从一角望去的版图，下方是游戏名称。

carcassonne-option-river = 河流
carcassonne-option-river-description = 先放十二张河流方块：泉源最先，湖水最后。

## 行动与栏目

carcassonne-verb-draw = 抽方块
carcassonne-verb-draw-description = 抽下一张方块（自动进行）。
carcassonne-verb-place = 放方块
carcassonne-verb-place-description = 放置你抽到的方块。
carcassonne-verb-deploy = 放队员
carcassonne-verb-deploy-description = 在刚放好的方块上放一名队员。
carcassonne-verb-pass = 不放队员
carcassonne-verb-pass-description = 不放队员，结束回合。

carcassonne-field-cell = 位置
carcassonne-field-cell-description = 方块放在哪里：列加行，例如 M12。
carcassonne-field-turn = 旋转角度
carcassonne-field-turn-description = 顺时针旋转多少：0、90、180 或 270 度。
carcassonne-field-spot = 地点
carcassonne-field-spot-description = 队员放在哪里：城市、道路、草原或寺院。

## 各种值

carcassonne-turn-0 = 不旋转
carcassonne-turn-90 = ↻ 90°
carcassonne-turn-180 = ↻ 180°
carcassonne-turn-270 = ↻ 270°

carcassonne-role-knight = 武士
carcassonne-role-thief = 窃匪
carcassonne-role-farmer = 农夫
carcassonne-role-monk = 僧侣

carcassonne-spot-city = 城市
carcassonne-spot-city-n = 北边的城市
carcassonne-spot-city-e = 东边的城市
carcassonne-spot-city-s = 南边的城市
carcassonne-spot-city-w = 西边的城市
carcassonne-spot-road = 道路
carcassonne-spot-road-n = 北边的道路
carcassonne-spot-road-e = 东边的道路
carcassonne-spot-road-s = 南边的道路
carcassonne-spot-road-w = 西边的道路
carcassonne-spot-field = 草原
carcassonne-spot-field-nnw = 北边偏左的草原
carcassonne-spot-field-nne = 北边偏右的草原
carcassonne-spot-field-ene = 东边偏上的草原
carcassonne-spot-field-ese = 东边偏下的草原
carcassonne-spot-field-sse = 南边偏右的草原
carcassonne-spot-field-ssw = 南边偏左的草原
carcassonne-spot-field-wsw = 西边偏下的草原
carcassonne-spot-field-wnw = 西边偏上的草原
carcassonne-spot-field-n = 上方的草原
carcassonne-spot-field-ne = 右上方的草原
carcassonne-spot-field-e = 右边的草原
carcassonne-spot-field-se = 右下方的草原
carcassonne-spot-field-s = 下方的草原
carcassonne-spot-field-sw = 左下方的草原
carcassonne-spot-field-w = 左边的草原
carcassonne-spot-field-nw = 左上方的草原
carcassonne-spot-cloister = 寺院

carcassonne-tile-a = 带道路的寺院
carcassonne-tile-b = 寺院
carcassonne-tile-c = 四面城市带三角旗
carcassonne-tile-d = 城市与直路
carcassonne-tile-e = 一面城市
carcassonne-tile-f = 贯通城市带三角旗
carcassonne-tile-g = 贯通城市
carcassonne-tile-h = 两座相对的城市
carcassonne-tile-i = 两座相邻的城市
carcassonne-tile-j = 城市与右侧弯路
carcassonne-tile-k = 城市与左侧弯路
carcassonne-tile-l = 城市与三岔路
carcassonne-tile-m = 转角城市带三角旗
carcassonne-tile-n = 转角城市
carcassonne-tile-o = 转角城市与弯路带三角旗
carcassonne-tile-p = 转角城市与弯路
carcassonne-tile-q = 三面城市带三角旗
carcassonne-tile-r = 三面城市
carcassonne-tile-s = 三面城市与城门道路带三角旗
carcassonne-tile-t = 三面城市与城门道路
carcassonne-tile-u = 直路
carcassonne-tile-v = 弯路
carcassonne-tile-w = 三岔路
carcassonne-tile-x = 十字路口
carcassonne-tile-r-spring = 泉源
carcassonne-tile-r-lake = 湖水
carcassonne-tile-r-straight = 直河道
carcassonne-tile-r-bend = 弯河道
carcassonne-tile-r-bendroad = 弯河道与弯路
carcassonne-tile-r-bendcity = 弯河道与转角城市
carcassonne-tile-r-bridge = 带桥的河道
carcassonne-tile-r-cloister = 河边寺院与道路
carcassonne-tile-r-twocities = 河两岸的城市
carcassonne-tile-r-cityroad = 河边城市与道路

## 发生了什么

carcassonne-part-points = { $points } 分
carcassonne-part-pennants = { $pennants } 面三角旗
carcassonne-part-winners = { $shared ->
    [1] { $winners } 得 { carcassonne-part-points }
   *[other] { $winners } 各得 { carcassonne-part-points }
}
carcassonne-part-tally = { $rivals ->
    [1] {"。"}
   *[other] {""}（{ $tally }）。
}

carcassonne-event-drawn = { $seat } 抽到：{ $tile }。
carcassonne-event-discarded = 抽到的方块无处可放，移出游戏：{ $tile }。{ $seat } 重抽。
carcassonne-event-tile-placed = { $seat } 在 { $cell } 放置：{ $tile }。
carcassonne-event-deployed = { $seat } 在 { $cell } 放了一名{ $role }（{ $spot }）。
carcassonne-event-road-finished = { $cell } 道路完成：{ $tiles } 张方块，{ carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-city-finished = { $cell } 城市完成：{ $tiles } 张方块 × 2{ $pennants ->
    [0] {""}
   *[other] {""} + { carcassonne-part-pennants } × 2
}，{ carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-small-city-finished = { $cell } 小城市完成：仅 2 张方块{ $pennants ->
    [0] {""}
   *[other] {""} + { carcassonne-part-pennants }
}，{ carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-cloister-finished = { $cell } 寺院已被围满：1 + 8 张方块，{ $seat } 得 { carcassonne-part-points }。
carcassonne-event-finished-empty = { $sort ->
    [city] { $cell } 城市完成：{ $tiles } 张方块，没有武士，无人得分。
    [road] { $cell } 道路完成：{ $tiles } 张方块，没有窃匪，无人得分。
   *[cloister] { $cell } 寺院已被围满：没有僧侣，无人得分。
}
carcassonne-event-features-finished-empty = { $sort ->
    [city] 城市完成（方块数）：{ $features }。没有武士，无人得分。
    [road] 道路完成（方块数）：{ $features }。没有窃匪，无人得分。
   *[cloister] 寺院已被围满（方块数）：{ $features }。没有僧侣，无人得分。
}
carcassonne-event-followers-returned = 归还队员：{ $tally }。
carcassonne-event-final-scoring = 方块已用完，开始计算总分：
carcassonne-event-road-unfinished = { $cell } 未完成的道路：{ $tiles } 张方块，{ carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-roads-unfinished = 未完成的道路（方块数）：{ $roads }，{ carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-city-unfinished = { $cell } 未完成的城市：{ $tiles } 张方块{ $pennants ->
    [0] {""}
   *[other] {""} + { carcassonne-part-pennants }
}，{ carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-cloister-unfinished = { $cell } 未完成的寺院：1 + { $neighbours } 张相邻方块，{ $seat } 得 { carcassonne-part-points }。
carcassonne-event-cloisters-unfinished = { $count } 座未完成的寺院（相邻方块数）：{ $cloisters }，{ $seat } 得 { carcassonne-part-points }。
carcassonne-event-city-fed = { $cell }{ $beside ->
    [none] {""}
   *[other] 、{ $beside }
} 城市周围的农夫：{ $tally } → { carcassonne-part-winners }。
carcassonne-event-game-ended = { $shared ->
    [1] { $winners } 以 { carcassonne-part-points }获胜！
   *[other] { $winners } 以 { carcassonne-part-points }并列获胜！
}
carcassonne-event-to-come = { $step ->
   *[follower] 可以在上面放一名队员
}
carcassonne-event-followers-left = { $count ->
    [0] { $seat } 手边已没有队员。
   *[other] { $seat } 手边还有 { $count } 名队员。
}
carcassonne-event-tile-in-hand = 待放的方块：{ $tile }。
carcassonne-event-tiles-left = { $count ->
    [0] 没有方块可抽了。
   *[other] 还有 { $count } 张方块未抽：
}
carcassonne-event-tile-left = { $count } × { $tile }

## 选择会带来什么：简短，不带句号

carcassonne-event-would-finish = { $sort ->
    [city] { $count ->
        [1] 城市完成
       *[other] { $count } 座城市完成
    }
    [road] { $count ->
        [1] 道路完成
       *[other] { $count } 条道路完成
    }
   *[cloister] { $count ->
        [1] 寺院围满
       *[other] { $count } 座寺院围满
    }
}：{ carcassonne-part-winners }
carcassonne-event-would-finish-empty = { $sort ->
    [city] { $count ->
        [1] 城市完成，没有武士
       *[other] { $count } 座城市完成，没有武士
    }
    [road] { $count ->
        [1] 道路完成，没有窃匪
       *[other] { $count } 条道路完成，没有窃匪
    }
   *[cloister] { $count ->
        [1] 寺院围满，没有僧侣
       *[other] { $count } 座寺院围满，没有僧侣
    }
}
carcassonne-event-would-join = 把{ $sort ->
    [city] 城市连成一座
    [road] 道路连成一条
   *[field] 草原连成一片
}，队员：{ $tally }
carcassonne-event-would-hold = { $sort ->
    [city] { $tiles } 张方块{ $pennants ->
        [0] {""}
       *[other] 、{ carcassonne-part-pennants }
    }，还有 { $open } 条边没有封闭
    [road] { $tiles } 张方块，还有 { $open } 端没有封闭
   *[cloister] 周围还空着 { $open } 格
}
carcassonne-event-would-farm = 留到游戏结束，{ $cities ->
    [0] 旁边还没有完成的城市
   *[other] 旁边有 { $cities } 座完成的城市
}

## 为什么不行

carcassonne-illegal-wrong-phase = { $phase ->
    [draw] 要先抽下一张方块。
    [place] 请先放好你的方块。
   *[deploy] 方块已放好，请放一名队员，或选择不放。
}
carcassonne-illegal-unknown-turn = 方块只能旋转 0、90、180 或 270 度，不能是 { $turn }。
carcassonne-illegal-occupied = { $cell } 已经有方块了。
carcassonne-illegal-not-adjacent = { $cell } 旁边没有方块。新方块必须与已有方块边对边相接。
carcassonne-illegal-edges-differ = 以这个角度（{ $turn }°）放在 { $cell }，边缘对不上。
carcassonne-illegal-looks-the-same = 这张方块旋转 { $turn }° 与 { $same }° 完全一样，请用 { $same }。
carcassonne-illegal-river-must-continue = 河流方块必须接着河流放，位置是 { $end }。
carcassonne-illegal-river-u-turn = 河流不能连续两次朝同一边拐弯，否则就掉头了。
carcassonne-illegal-no-such-spot = 这张方块上没有“{ $spot_word }”这个地点。
carcassonne-illegal-spot-taken = 这座城市、这条道路或这片草原上已经有队员了。
carcassonne-illegal-no-followers = 你手边已经没有队员了。

## 得分来源

carcassonne-score-roads = 完成的道路
carcassonne-score-cities = 完成的城市
carcassonne-score-cloisters = 完成的寺院
carcassonne-score-unfinished-roads = 未完成的道路
carcassonne-score-unfinished-cities = 未完成的城市
carcassonne-score-unfinished-cloisters = 未完成的寺院
carcassonne-score-farms = 农场

# The pieces in the pictures of the rules.
carcassonne-legend-knight = 城市里的武士
carcassonne-legend-thief = 道路上的窃匪
carcassonne-legend-farmer = 草原上的农夫
carcassonne-legend-monk = 寺院里的僧侣
carcassonne-legend-follower = 队员
carcassonne-legend-pennant = 有三角旗的城市

# Positions that score, in the pictures of the rules.
carcassonne-scored-road = 两端都封闭：3 张方块，3 分
carcassonne-scored-city = 蓝方武士二比一：3 张 × 2 + 1 面三角旗 × 2 = 8 分，全归蓝方
carcassonne-scored-small-city = 只有两张方块的城市：2 分
carcassonne-scored-cloister = 寺院周围 8 格都放满：1 + 8 = 9 分
carcassonne-scored-open-road = 结束时还没封闭的道路：2 张方块，2 分
carcassonne-scored-open-city = 结束时还没围合的城市：2 张方块 + 1 面三角旗 = 3 分；并列，各得 3 分
carcassonne-scored-open-cloister = 结束时的寺院：1 + 周围 5 张方块 = 6 分
carcassonne-scored-farm = 农场与两座已完成的城市相邻：每座 4 分；道路隔开了黄方的农夫

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
carcassonne-legend-knight-means = 城市完成时为你得分。
carcassonne-legend-thief-means = 道路两端封闭时为你得分。
carcassonne-legend-farmer-means = 躺着，留到终局，按草原旁完成的城市得分。
carcassonne-legend-monk-means = 寺院周围 8 格放满时得 9 分。
carcassonne-legend-strip = 玩家栏
carcassonne-legend-strip-means = 分数，× 后面是剩下的队员；金框：轮到谁，或谁赢了。
carcassonne-legend-drawn = 要放的方块
carcassonne-legend-drawn-means = 上方金框里：刚抽到、现在要放的方块。
carcassonne-legend-city = 城市
carcassonne-legend-city-means = 城墙围合后每张方块 2 分，归武士最多的人。
carcassonne-legend-pennant-means = 城市里每面三角旗多得 2 分。
carcassonne-legend-road = 道路
carcassonne-legend-road-means = 两端封闭后每张方块 1 分，归窃匪最多的人。
carcassonne-tile-b-means = 周围 8 格放满，它的僧侣得 9 分。
carcassonne-tile-r-spring-means = 河流从这里开始；草原环绕着它。
carcassonne-legend-river = 河流
carcassonne-legend-river-means = 上面不能放队员；像道路一样分隔草原。
carcassonne-tile-r-lake-means = 河流到此为止，之后放陆地方块。

carcassonne-rules =
    ### 你的回合
    1. 抽一张方块，大家都能看到。把它与已有方块边对边放好：草原接草原，城市接城市，道路接道路。角碰角不算相接。哪里都放不下的方块移出游戏，再抽一张。
    2. 可以从手边的 7 名队员中拿一名，放在刚放好的方块上：城市里是武士，道路上是窃匪，草原上是农夫，寺院里是僧侣。整座城市、整条道路或整片草原上只要有任何人的队员（包括你自己的），就不能再放。之后的方块可以把各有队员的地形连在一起。
    3. 你的方块完成的一切立刻计分，上面的队员全部归还给各人，从你的下一回合起可以再用。

    ### 游戏中计分
    • 道路：两端都封闭，或首尾相连。每张方块 1 分。
    • 城市：城墙完全围合。每张方块 2 分，每面三角旗 2 分。只有两张方块的小城市只得 2 分。
    • 寺院：周围 8 格都放满。9 分。
    同一张方块上有两段属于同一城市或道路，也只算一张。队员最多的玩家得全部分数；并列最多的各得全部分数。没有队员则无人得分。

    ### 计算总分
    最后一张方块放好后游戏结束。先算未完成的地形，同样看谁的队员最多：
    • 道路：每张 1 分。• 城市：每张 1 分，每面三角旗 1 分。• 寺院：自身 1 分，每张相邻方块 1 分。
    再算农场（有农夫的草原），一座城市一座城市地算，只算已完成的城市。对每座城市，数一数所有与它相邻的农场上的农夫，农场不必相连。农夫最多的玩家得 4 分，并列各得 4 分。农场以道路、城市、河流和方块边缘为界。农夫永不归还。
    总分最高者获胜，同分则并列获胜。

    ### 河流（可选）
    用泉源代替起始方块。先放随机排列的十张河流方块，再放湖水，然后才是陆地方块。每张都必须接着河流放。河面上不能放队员；草原环绕泉源和湖水。

    ### 我们对规则书的理解
    • 禁止掉头从严：不论中间隔了多少直河道，河流不能连续两次朝同一边拐弯。
    • 小城市 2 分，按最早的版本。农场的分数按城市算，每座 4 分，不按农场算。
    • 未完成的道路和城市数方块，不数段。
    • 回合开始时没有队员，这回合就不能放，即使随后有队员归还。
    • 看起来一样的旋转角度只列一次。

## 建议为什么更好

carcassonne-why-city = 你的城市得分更多
    .others = { $seats } 的城市得分更少
carcassonne-why-road = 你的道路得分更多
    .others = { $seats } 的道路得分更少
carcassonne-why-cloister = 你的寺院得分更多
    .others = { $seats } 的寺院得分更少
carcassonne-why-field = 你的农场得分更多
    .others = { $seats } 的农场得分更少
carcassonne-why-followers = 你留有更多队员以后可用
    .others = { $seats } 以后可用的队员更少
