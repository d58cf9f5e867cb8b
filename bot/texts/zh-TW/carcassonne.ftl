# 卡卡頌：遊戲裡的所有文字。`carcassonne-part-…` 只供本檔案引用。

carcassonne-name = 卡卡頌
carcassonne-command = 卡卡頌
carcassonne-description = 放置方塊，建造城市、道路和寺院，用好你的隊員。2–5 人。
carcassonne-aim = 版圖由方塊一張張拼成。城市、道路和寺院完成時計分，草原在終局得分，都歸在那裡隊員最多的人。分數最多者獲勝。
carcassonne-cover = 一局已結束的{ carcassonne-name }：方塊邊對邊拼成一片有城市、道路、寺院和草原的土地，上面是四名玩家留下的隊員。從一角望去的版圖，下方是遊戲名稱。

carcassonne-option-river = 河流
carcassonne-option-river-description = 先放十二張河流方塊：泉源最先，湖水最後。

## 行動與欄目

carcassonne-verb-draw = 抽方塊
carcassonne-verb-draw-description = 抽下一張方塊（自動進行）。
carcassonne-verb-place = 放方塊
carcassonne-verb-place-description = 放置你抽到的方塊。
carcassonne-verb-deploy = 放隊員
carcassonne-verb-deploy-description = 在剛放好的方塊上放一名隊員。
carcassonne-verb-pass = 不放隊員
carcassonne-verb-pass-description = 不放隊員，結束回合。

carcassonne-field-cell = 位置
carcassonne-field-cell-description = 方塊放在哪裡：欄加列，例如 M12。
carcassonne-field-turn = 旋轉角度
carcassonne-field-turn-description = 順時針旋轉多少：0、90、180 或 270 度。
carcassonne-field-spot = 地點
carcassonne-field-spot-description = 隊員放在哪裡：城市、道路、草原或寺院。

## 各種值

carcassonne-turn-0 = 不旋轉
carcassonne-turn-90 = ↻ 90°
carcassonne-turn-180 = ↻ 180°
carcassonne-turn-270 = ↻ 270°

carcassonne-role-knight = 武士
carcassonne-role-thief = 竊匪
carcassonne-role-farmer = 農夫
carcassonne-role-monk = 僧侶

carcassonne-spot-city = 城市
carcassonne-spot-city-n = 北邊的城市
carcassonne-spot-city-e = 東邊的城市
carcassonne-spot-city-s = 南邊的城市
carcassonne-spot-city-w = 西邊的城市
carcassonne-spot-road = 道路
carcassonne-spot-road-n = 北邊的道路
carcassonne-spot-road-e = 東邊的道路
carcassonne-spot-road-s = 南邊的道路
carcassonne-spot-road-w = 西邊的道路
carcassonne-spot-field = 草原
carcassonne-spot-field-nnw = 北邊偏左的草原
carcassonne-spot-field-nne = 北邊偏右的草原
carcassonne-spot-field-ene = 東邊偏上的草原
carcassonne-spot-field-ese = 東邊偏下的草原
carcassonne-spot-field-sse = 南邊偏右的草原
carcassonne-spot-field-ssw = 南邊偏左的草原
carcassonne-spot-field-wsw = 西邊偏下的草原
carcassonne-spot-field-wnw = 西邊偏上的草原
carcassonne-spot-field-n = 上方的草原
carcassonne-spot-field-ne = 右上方的草原
carcassonne-spot-field-e = 右邊的草原
carcassonne-spot-field-se = 右下方的草原
carcassonne-spot-field-s = 下方的草原
carcassonne-spot-field-sw = 左下方的草原
carcassonne-spot-field-w = 左邊的草原
carcassonne-spot-field-nw = 左上方的草原
carcassonne-spot-cloister = 寺院

carcassonne-tile-a = 帶道路的寺院
carcassonne-tile-b = 寺院
carcassonne-tile-c = 四面城市帶三角旗
carcassonne-tile-d = 城市與直路
carcassonne-tile-e = 一面城市
carcassonne-tile-f = 貫通城市帶三角旗
carcassonne-tile-g = 貫通城市
carcassonne-tile-h = 兩座相對的城市
carcassonne-tile-i = 兩座相鄰的城市
carcassonne-tile-j = 城市與右側彎路
carcassonne-tile-k = 城市與左側彎路
carcassonne-tile-l = 城市與三岔路
carcassonne-tile-m = 轉角城市帶三角旗
carcassonne-tile-n = 轉角城市
carcassonne-tile-o = 轉角城市與彎路帶三角旗
carcassonne-tile-p = 轉角城市與彎路
carcassonne-tile-q = 三面城市帶三角旗
carcassonne-tile-r = 三面城市
carcassonne-tile-s = 三面城市與城門道路帶三角旗
carcassonne-tile-t = 三面城市與城門道路
carcassonne-tile-u = 直路
carcassonne-tile-v = 彎路
carcassonne-tile-w = 三岔路
carcassonne-tile-x = 十字路口
carcassonne-tile-r-spring = 泉源
carcassonne-tile-r-lake = 湖水
carcassonne-tile-r-straight = 直河道
carcassonne-tile-r-bend = 彎河道
carcassonne-tile-r-bendroad = 彎河道與彎路
carcassonne-tile-r-bendcity = 彎河道與轉角城市
carcassonne-tile-r-bridge = 帶橋的河道
carcassonne-tile-r-cloister = 河邊寺院與道路
carcassonne-tile-r-twocities = 河兩岸的城市
carcassonne-tile-r-cityroad = 河邊城市與道路

## 發生了什麼

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
carcassonne-event-discarded = 抽到的方塊無處可放，移出遊戲：{ $tile }。{ $seat } 重抽。
carcassonne-event-tile-placed = { $seat } 在 { $cell } 放置：{ $tile }。
carcassonne-event-deployed = { $seat } 在 { $cell } 放了一名{ $role }（{ $spot }）。
carcassonne-event-road-finished = { $cell } 道路完成：{ $tiles } 張方塊，{ carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-city-finished = { $cell } 城市完成：{ $tiles } 張方塊 × 2{ $pennants ->
    [0] {""}
   *[other] {""} + { carcassonne-part-pennants } × 2
}，{ carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-small-city-finished = { $cell } 小城市完成：僅 2 張方塊{ $pennants ->
    [0] {""}
   *[other] {""} + { carcassonne-part-pennants }
}，{ carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-cloister-finished = { $cell } 寺院已被圍滿：1 + 8 張方塊，{ $seat } 得 { carcassonne-part-points }。
carcassonne-event-finished-empty = { $sort ->
    [city] { $cell } 城市完成：{ $tiles } 張方塊，沒有武士，無人得分。
    [road] { $cell } 道路完成：{ $tiles } 張方塊，沒有竊匪，無人得分。
   *[cloister] { $cell } 寺院已被圍滿：沒有僧侶，無人得分。
}
carcassonne-event-features-finished-empty = { $sort ->
    [city] 城市完成（方塊數）：{ $features }。沒有武士，無人得分。
    [road] 道路完成（方塊數）：{ $features }。沒有竊匪，無人得分。
   *[cloister] 寺院已被圍滿（方塊數）：{ $features }。沒有僧侶，無人得分。
}
carcassonne-event-followers-returned = 歸還隊員：{ $tally }。
carcassonne-event-final-scoring = 方塊已用完，開始計算總分：
carcassonne-event-road-unfinished = { $cell } 未完成的道路：{ $tiles } 張方塊，{ carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-roads-unfinished = 未完成的道路（方塊數）：{ $roads }，{ carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-city-unfinished = { $cell } 未完成的城市：{ $tiles } 張方塊{ $pennants ->
    [0] {""}
   *[other] {""} + { carcassonne-part-pennants }
}，{ carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-cloister-unfinished = { $cell } 未完成的寺院：1 + { $neighbours } 張相鄰方塊，{ $seat } 得 { carcassonne-part-points }。
carcassonne-event-cloisters-unfinished = { $count } 座未完成的寺院（相鄰方塊數）：{ $cloisters }，{ $seat } 得 { carcassonne-part-points }。
carcassonne-event-city-fed = { $cell }{ $beside ->
    [none] {""}
   *[other] 、{ $beside }
} 城市周圍的農夫：{ $tally } → { carcassonne-part-winners }。
carcassonne-event-game-ended = { $shared ->
    [1] { $winners } 以 { carcassonne-part-points }獲勝！
   *[other] { $winners } 以 { carcassonne-part-points }並列獲勝！
}
carcassonne-event-to-come = { $step ->
   *[follower] 可以在上面放一名隊員
}
carcassonne-event-followers-left = { $count ->
    [0] { $seat } 手邊已沒有隊員。
   *[other] { $seat } 手邊還有 { $count } 名隊員。
}
carcassonne-event-tile-in-hand = 待放的方塊：{ $tile }。
carcassonne-event-tiles-left = { $count ->
    [0] 沒有方塊可抽了。
   *[other] 還有 { $count } 張方塊未抽：
}
carcassonne-event-tile-left = { $count } × { $tile }

## 選擇會帶來什麼：簡短，不帶句號

carcassonne-event-would-finish = { $sort ->
    [city] { $count ->
        [1] 城市完成
       *[other] { $count } 座城市完成
    }
    [road] { $count ->
        [1] 道路完成
       *[other] { $count } 條道路完成
    }
   *[cloister] { $count ->
        [1] 寺院圍滿
       *[other] { $count } 座寺院圍滿
    }
}：{ carcassonne-part-winners }
carcassonne-event-would-finish-empty = { $sort ->
    [city] { $count ->
        [1] 城市完成，沒有武士
       *[other] { $count } 座城市完成，沒有武士
    }
    [road] { $count ->
        [1] 道路完成，沒有竊匪
       *[other] { $count } 條道路完成，沒有竊匪
    }
   *[cloister] { $count ->
        [1] 寺院圍滿，沒有僧侶
       *[other] { $count } 座寺院圍滿，沒有僧侶
    }
}
carcassonne-event-would-join = 把{ $sort ->
    [city] 城市連成一座
    [road] 道路連成一條
   *[field] 草原連成一片
}，隊員：{ $tally }
carcassonne-event-would-hold = { $sort ->
    [city] { $tiles } 張方塊{ $pennants ->
        [0] {""}
       *[other] 、{ carcassonne-part-pennants }
    }，還有 { $open } 條邊沒有封閉
    [road] { $tiles } 張方塊，還有 { $open } 端沒有封閉
   *[cloister] 周圍還空著 { $open } 格
}
carcassonne-event-would-farm = 留到遊戲結束，{ $cities ->
    [0] 旁邊還沒有完成的城市
   *[other] 旁邊有 { $cities } 座完成的城市
}

## 為什麼不行

carcassonne-illegal-wrong-phase = { $phase ->
    [draw] 要先抽下一張方塊。
    [place] 請先放好你的方塊。
   *[deploy] 方塊已放好，請放一名隊員，或選擇不放。
}
carcassonne-illegal-unknown-turn = 方塊只能旋轉 0、90、180 或 270 度，不能是 { $turn }。
carcassonne-illegal-occupied = { $cell } 已經有方塊了。
carcassonne-illegal-not-adjacent = { $cell } 旁邊沒有方塊。新方塊必須與已有方塊邊對邊相接。
carcassonne-illegal-edges-differ = 以這個角度（{ $turn }°）放在 { $cell }，邊緣對不上。
carcassonne-illegal-looks-the-same = 這張方塊旋轉 { $turn }° 與 { $same }° 完全一樣，請用 { $same }。
carcassonne-illegal-river-must-continue = 河流方塊必須接著河流放，位置是 { $end }。
carcassonne-illegal-river-u-turn = 河流不能連續兩次朝同一邊轉彎，否則就迴轉了。
carcassonne-illegal-no-such-spot = 這張方塊上沒有「{ $spot_word }」這個地點。
carcassonne-illegal-spot-taken = 這座城市、這條道路或這片草原上已經有隊員了。
carcassonne-illegal-no-followers = 你手邊已經沒有隊員了。

## 得分來源

carcassonne-score-roads = 完成的道路
carcassonne-score-cities = 完成的城市
carcassonne-score-cloisters = 完成的寺院
carcassonne-score-unfinished-roads = 未完成的道路
carcassonne-score-unfinished-cities = 未完成的城市
carcassonne-score-unfinished-cloisters = 未完成的寺院
carcassonne-score-farms = 農場

# The pieces in the pictures of the rules.
carcassonne-legend-knight = 城市裡的武士
carcassonne-legend-thief = 道路上的竊匪
carcassonne-legend-farmer = 草原上的農夫
carcassonne-legend-monk = 寺院裡的僧侶
carcassonne-legend-follower = 隊員
carcassonne-legend-pennant = 有三角旗的城市

# Positions that score, in the pictures of the rules.
carcassonne-scored-road = 兩端都封閉：3 張方塊，3 分
carcassonne-scored-city = 藍方武士二比一：3 張 × 2 + 1 面三角旗 × 2 = 8 分，全歸藍方
carcassonne-scored-small-city = 只有兩張方塊的城市：2 分
carcassonne-scored-cloister = 寺院周圍 8 格都放滿：1 + 8 = 9 分
carcassonne-scored-open-road = 結束時還沒封閉的道路：2 張方塊，2 分
carcassonne-scored-open-city = 結束時還沒圍起的城市：2 張方塊 + 1 面三角旗 = 3 分；並列，各得 3 分
carcassonne-scored-open-cloister = 結束時的寺院：1 + 周圍 5 張方塊 = 6 分
carcassonne-scored-farm = 農場與兩座已完成的城市相鄰：每座 4 分；道路隔開了黃方的農夫

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
carcassonne-legend-knight-means = 城市完成時為你得分。
carcassonne-legend-thief-means = 道路兩端封閉時為你得分。
carcassonne-legend-farmer-means = 躺著，留到終局，依草原旁完成的城市得分。
carcassonne-legend-monk-means = 寺院周圍 8 格放滿時得 9 分。
carcassonne-legend-strip = 玩家欄
carcassonne-legend-strip-means = 分數，× 後面是剩下的隊員；金框：輪到誰，或誰贏了。
carcassonne-legend-drawn = 要放的方塊
carcassonne-legend-drawn-means = 上方金框裡：剛抽到、現在要放的方塊。
carcassonne-legend-city = 城市
carcassonne-legend-city-means = 城牆圍起後每張方塊 2 分，歸武士最多的人。
carcassonne-legend-pennant-means = 城市裡每面三角旗多得 2 分。
carcassonne-legend-road = 道路
carcassonne-legend-road-means = 兩端封閉後每張方塊 1 分，歸竊匪最多的人。
carcassonne-tile-b-means = 周圍 8 格放滿，它的僧侶得 9 分。
carcassonne-tile-r-spring-means = 河流從這裡開始；草原環繞著它。
carcassonne-legend-river = 河流
carcassonne-legend-river-means = 上面不能放隊員；像道路一樣分隔草原。
carcassonne-tile-r-lake-means = 河流到此為止，之後放陸地方塊。

carcassonne-rules =
    ### 你的回合
    1. 抽一張方塊，大家都能看到。把它與已有方塊邊對邊放好：草原接草原，城市接城市，道路接道路。角碰角不算相接。哪裡都放不下的方塊移出遊戲，再抽一張。
    2. 可以從手邊的 7 名隊員中拿一名，放在剛放好的方塊上：城市裡是武士，道路上是竊匪，草原上是農夫，寺院裡是僧侶。整座城市、整條道路或整片草原上只要有任何人的隊員（包括你自己的），就不能再放。之後的方塊可以把各有隊員的地形連在一起。
    3. 你的方塊完成的一切立刻計分，上面的隊員全部歸還給各人，從你的下一回合起可以再用。

    ### 遊戲中計分
    • 道路：兩端都封閉，或首尾相連。每張方塊 1 分。
    • 城市：城牆完全圍起。每張方塊 2 分，每面三角旗 2 分。只有兩張方塊的小城市只得 2 分。
    • 寺院：周圍 8 格都放滿。9 分。
    同一張方塊上有兩段屬於同一城市或道路，也只算一張。隊員最多的玩家得全部分數；並列最多的各得全部分數。沒有隊員則無人得分。

    ### 計算總分
    最後一張方塊放好後遊戲結束。先算未完成的地形，同樣看誰的隊員最多：
    • 道路：每張 1 分。• 城市：每張 1 分，每面三角旗 1 分。• 寺院：自身 1 分，每張相鄰方塊 1 分。
    再算農場（有農夫的草原），一座城市一座城市地算，只算已完成的城市。對每座城市，數一數所有與它相鄰的農場上的農夫，農場不必相連。農夫最多的玩家得 4 分，並列各得 4 分。農場以道路、城市、河流和方塊邊緣為界。農夫永不歸還。
    總分最高者獲勝，同分則並列獲勝。

    ### 河流（可選）
    用泉源代替起始方塊。先放隨機排列的十張河流方塊，再放湖水，然後才是陸地方塊。每張都必須接著河流放。河面上不能放隊員；草原環繞泉源和湖水。

    ### 我們對規則書的理解
    • 禁止迴轉從嚴：不論中間隔了多少直河道，河流不能連續兩次朝同一邊轉彎。
    • 小城市 2 分，依最早的版本。農場的分數以城市計，每座 4 分，不以農場計。
    • 未完成的道路和城市數方塊，不數段。
    • 回合開始時沒有隊員，這回合就不能放，即使隨後有隊員歸還。
    • 看起來一樣的旋轉角度只列一次。

## 建議為什麼更好

carcassonne-why-city = 你的城市得分更多
    .others = { $seats } 的城市得分更少
carcassonne-why-road = 你的道路得分更多
    .others = { $seats } 的道路得分更少
carcassonne-why-cloister = 你的寺院得分更多
    .others = { $seats } 的寺院得分更少
carcassonne-why-field = 你的農場得分更多
    .others = { $seats } 的農場得分更少
carcassonne-why-followers = 你留有更多隊員以後可用
    .others = { $seats } 以後可用的隊員更少
