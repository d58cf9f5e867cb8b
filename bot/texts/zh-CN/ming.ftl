# 大明王朝：游戏里的所有文字。`ming-part-…` 只供本文件引用。

ming-name = 大明王朝
ming-command = 大明王朝
ming-description = 太子巡游六省，把皇亲带进城市和庙宇。2–4 人。
ming-aim = 谁在一个地区里的皇亲最多，谁的皇亲就能进城。留在城里的皇亲、庙宇里的皇亲和成套的不同省份牌片都能得分。分数最多者获胜。
ming-cover = 一局已结束的{ ming-name }：六个省，每省三个地区围着一座城市，里面有太子、皇亲和庙宇。从一角望去的版图，下方是游戏名称。

## 行动与栏目

ming-verb-prince = 放太子
ming-verb-prince-description = 把自己的太子放进一个没有太子的地区，并拿一张该省的省份牌片。
ming-verb-neutral = 放中立皇亲
ming-verb-neutral-description = 把一个中立皇亲放进一个地区；一个地区最多三个。
ming-verb-place = 放皇亲
ming-verb-place-description = 把本轮五个皇亲中的一个放进一个省份区域。
ming-verb-take = 拿移动牌
ming-verb-take-description = 拿有自己皇亲的省份区域旁的移动牌；皇亲留下。
ming-verb-dragon = 皇亲换龙牌
ming-verb-dragon-description = 让省份区域里自己的一个皇亲永远退出游戏，拿一张龙牌。
ming-verb-refill = 补牌列
ming-verb-refill-description = 补上省份区域旁的空位（自动进行）。
ming-verb-move = 移动太子
ming-verb-move-description = 用边界图案相同的牌或龙牌越过边界；可以继续走，然后部署。
ming-verb-stay = 留在原地
ming-verb-stay-with = 留在原地，弃牌
ming-verb-stay-description = 弃任意一张牌，太子不动，然后部署。
ming-verb-deploy = 部署皇亲
ming-verb-deploy-description = 从该省的省份区域把最多三个皇亲带到太子所在的地区；这次行动就此结束。
ming-verb-pass = 放弃行动
ming-verb-pass-description = 本轮退出这个阶段，手牌和皇亲都保留。
ming-verb-recall = 出返回牌
ming-verb-recall-description = 秘密决定自己有几个皇亲从城市返回地区。
ming-verb-home = 遣返
ming-verb-home-description = 选一个离开城市的皇亲，按它来自的地区来选。
ming-verb-start = 指定起始玩家
ming-verb-start-description = 指定下一轮的起始玩家，也可以是自己。

ming-field-region = 地区
ming-field-region-description = 地图上的哪一个地区。
ming-field-province = 省份
ming-field-province-description = 哪一省：版图边缘的省份区域。
ming-field-card = 手牌
ming-field-card-description = 哪一种牌：马、车、船或龙。
ming-field-count = 皇亲数量
ming-field-count-asked = 几个皇亲
ming-field-count-description = 几个皇亲。
ming-field-where = 去处
ming-field-where-description = 都在开放区域，或一个进庙宇。
ming-field-player = 玩家
ming-field-player-description = 哪一位玩家，从 1 数起。

## 各种值

ming-province-shaanxi = 陕西
ming-province-beizhili = 北直隶
ming-province-sichuan = 四川
ming-province-huguang = 湖广
ming-province-nanzhili = 南直隶
ming-province-guangdong = 广东

ming-region-ningxia = 宁夏
ming-region-ningxia-description = 省份：{ ming-province-shaanxi }
ming-region-lintao = 临洮
ming-region-lintao-description = 省份：{ ming-province-shaanxi }
ming-region-hanzhong = 汉中
ming-region-hanzhong-description = 省份：{ ming-province-shaanxi }

ming-region-xuanfu = 宣府
ming-region-xuanfu-description = 省份：{ ming-province-beizhili }
ming-region-yongping = 永平
ming-region-yongping-description = 省份：{ ming-province-beizhili }
ming-region-daming = 大名
ming-region-daming-description = 省份：{ ming-province-beizhili }

ming-region-longan = 龙安
ming-region-longan-description = 省份：{ ming-province-sichuan }
ming-region-jiading = 嘉定
ming-region-jiading-description = 省份：{ ming-province-sichuan }
ming-region-chongqing = 重庆
ming-region-chongqing-description = 省份：{ ming-province-sichuan }

ming-region-xiangyang = 襄阳
ming-region-xiangyang-description = 省份：{ ming-province-huguang }
ming-region-jingzhou = 荆州
ming-region-jingzhou-description = 省份：{ ming-province-huguang }
ming-region-huangzhou = 黄州
ming-region-huangzhou-description = 省份：{ ming-province-huguang }

ming-region-huaian = 淮安
ming-region-huaian-description = 省份：{ ming-province-nanzhili }
ming-region-anqing = 安庆
ming-region-anqing-description = 省份：{ ming-province-nanzhili }
ming-region-suzhou = 苏州
ming-region-suzhou-description = 省份：{ ming-province-nanzhili }

ming-region-shaozhou = 韶州
ming-region-shaozhou-description = 省份：{ ming-province-guangdong }
ming-region-zhaoqing = 肇庆
ming-region-zhaoqing-description = 省份：{ ming-province-guangdong }
ming-region-chaozhou = 潮州
ming-region-chaozhou-description = 省份：{ ming-province-guangdong }

ming-card-horse = 马
ming-card-rickshaw = 车
ming-card-junk = 船
ming-card-dragon = 龙

ming-courtiers-0 = 不放皇亲
ming-courtiers-0-alone = 不放皇亲
ming-courtiers-1 = 1 个皇亲
ming-courtiers-2 = 2 个皇亲
ming-courtiers-3 = 3 个皇亲

ming-where-open = 开放区域
ming-where-temple = 一个进庙宇

ming-recalled-0 = 都留下
ming-recalled-1 = 1 个返回
ming-recalled-2 = 2 个返回
ming-recalled-3 = 3 个返回
ming-recalled-4 = 4 个返回
ming-recalled-5 = 5 个返回
ming-recalled-6 = 6 个返回

## 发生了什么

ming-event-prince-placed = { $seat } 的太子来到{ $region }，拿一张{ $province }牌片。
ming-event-neutral-placed = { $seat } 在{ $region }放了一个中立皇亲。
ming-event-neutrals-placed = { $seat } 放了 { $count } 个中立皇亲：{ $regions }。
ming-event-round-began = 第 { $number } 轮（共 6 轮）开始，起始玩家是 { $start }。
ming-event-courtier-placed = { $seat } 在{ $province }区域放了一个皇亲。
ming-event-courtiers-placed = { $seat } 放了 { $count } 个皇亲：{ $provinces }。
ming-event-card-taken = { $seat } 拿了{ $province }区域旁的移动牌：{ $card }。
ming-event-cards-taken = { $seat } 拿了 { $count } 张移动牌：{ $cards }。
ming-event-card-turned-up = { $province }区域旁翻开：{ $card }。
ming-event-cards-turned-up = 翻开：{ $cards }。
ming-event-deck-reshuffled = 牌堆用光，{ $count ->
    [1] 唯一的废牌成为新的牌堆。
   *[other] { $count } 张废牌重洗成新的牌堆。
}
ming-event-dragon-taken = { $seat } 让{ $province }区域的一个皇亲退出游戏，拿了一张龙牌。
ming-event-dragons-taken = { $seat } 让 { $count } 个皇亲退出游戏（{ $provinces }），拿了同样多的龙牌。
ming-event-prince-moved = { $seat } 的太子从{ $origin }到{ $region }（{ $card }）。
ming-event-prince-travelled = { $seat } 的太子从{ $origin }出发，依次到：{ $way }。
ming-event-prince-stayed = { $seat } 的太子留在{ $region }，弃牌：{ $card }。
ming-event-deployed = { $count ->
    [0] { $seat } 没有在{ $region }部署皇亲。
   *[other] { $seat } 在{ $region }部署了 { $count } 个皇亲。
}
ming-event-temple-entered = { $seat } 的一个皇亲进入{ $region }的庙宇{ $ousted ->
    [none] 。
   *[other] ，把 { $ousted } 的皇亲挤到开放区域。
}
ming-event-passed = { $seat } 放弃行动。
ming-event-seats-passed = { $seats } 放弃行动。
ming-event-province-scoring = —— { $province } ——
ming-event-region-counted = { $region }：{ $neutral ->
    [0] { $courtiers }
   *[other] { $courtiers_seats ->
        [0] 中立 { $neutral }
       *[other] { $courtiers }、中立 { $neutral }
    }
}。进城：{ $neutral_entered ->
    [0] { $entered }
   *[other] { $entered_seats ->
        [0] 中立 { $neutral_entered }
       *[other] { $entered }、中立 { $neutral_entered }
    }
}。
ming-event-tiles-gained = 拿{ $province }牌片：{ $tally }{ $missing ->
    [0] 。
   *[other] ；牌片拿光，{ $missing } 个皇亲没有拿到。
}
ming-event-set-handed-in = { $seat } 交回一套六种省份牌片：+{ $points } 分。
ming-event-recall-laid = { $seat } 已为{ $province }出了返回牌。
ming-event-recalls-laid = { $seats } 已为{ $province }出了返回牌。
ming-event-recall-noted = { $count ->
    [0] 你的皇亲都留下。
   *[other] 你遣返 { $count } 个皇亲。
}
ming-event-recall-shown = { $count ->
    [0] { $seat } 的皇亲都留下。
   *[other] { $seat } 遣返 { $count } 个皇亲。
}
ming-event-recalls-shown = 遣返的皇亲：{ $recalls }。
ming-event-came-home = { $seat } 的 { $count } 个皇亲返回{ $region }。
ming-event-came-home-to = { $seat } 的 { $count } 个皇亲返回：{ $regions }。
ming-event-neutral-came-home = { $count } 个中立皇亲返回{ $region }。
ming-event-neutral-came-home-to = { $count } 个中立皇亲返回：{ $regions }。
ming-event-city-scored = 留在{ $province }的城市里：{ $neutral ->
    [0] { $stayed }
   *[other] { $stayed_seats ->
        [0] 中立 { $neutral }
       *[other] { $stayed }、中立 { $neutral }
    }
}。得分：{ $points_seats ->
    [0] 无
   *[other] { $points }
}；{ $bonus ->
    [0] 中立最多，无人加分。
    [4] { $tied ->
        [1] 最多：{ $winners } +4。
       *[other] 并列最多，{ $winners } 在更多城市部分独占最多：+4。
    }
   *[other] 并列最多：{ $winners } 各 +{ $bonus }。
}
ming-event-temples-scored = 庙宇：{ $monks }。得分：{ $points }。
ming-event-start-named = { $seat } 指定下一轮的起始玩家：{ $start }。
ming-event-final-scoring = 最终计分：省份牌片。
ming-event-tiles-scored = { $seat }：{ $sets ->
    [0] 牌片 { $others } 张
   *[other] 五种一套 { $sets } × 10 + 其余 { $others }
} = { $points } 分。
ming-event-game-ended = { $shared ->
    [1] { $winners } 以 { $points } 分获胜！
   *[other] { $winners } 并列获胜，都是 { $points } 分！
}
ming-event-hand-held = { $cards ->
    [none] { $seat } 没有手牌。
   *[other] { $seat } 的手牌：{ $cards }。
}
ming-event-supply-held = { $count ->
    [0] { $seat } 的皇亲已全部放上版图。
   *[other] { $seat } 还有 { $count } 个皇亲没有放上版图。
}
ming-event-tiles-held = { $tiles ->
    [none] { $seat } 没有省份牌片。
   *[other] { $seat } 的省份牌片：{ $tiles }。
}
ming-event-deck-left = 牌堆 { $deck } 张，废牌 { $discards } 张，龙牌 { $dragons } 张。
ming-event-cards-left = { $deck ->
    [none] 牌堆已空。
   *[other] 牌堆中有：{ $deck }。
}{ $discards ->
    [none] {""}
   *[other] 废牌中有：{ $discards }。
}
ming-event-recall-stands = { $province }的城市里：{ $neutral ->
    [0] { $tally }
   *[other] { $tally }、中立 { $neutral }
}。{ $each ->
    [0] 留下的皇亲本身不得分
   *[other] 每留下一个得 { $each } 分
}，留下最多者另得 4 分；留下的之后都退出游戏。
ming-event-home-stands = { $whose ->
    [neutral] { $province }的城市里还有 { $count } 个中立皇亲要返回，由你选择。
   *[own] { $province }的城市里，你还有 { $count } 个皇亲要返回，由你选择。
}

## 要你决定什么，以及进行到哪一步（后者要短，句末不加句号）

ming-event-start-asked = 第 { $number } 轮由谁开始？请指定起始玩家。
ming-event-courtier-of = 第 { $number } 个皇亲（共 { $of } 个）
ming-event-card-of = 第 { $number } 张牌（共 { $of } 张）
ming-event-to-come = { $step ->
    [place] 放五个皇亲
    [cards] 拿牌，直到人人有五张
    [act] 移动与部署
   *[deploy] 可以部署最多三个皇亲
}

## 一个选择的后果：要短，句末不加句号

ming-event-would-cost = { $left ->
    [0] 牌用完
   *[other] 剩 { $left } 张牌
}，{ $place ->
    [prince] 只能经过：那里有别的太子
    [temple] 不能部署：你的皇亲在那里的庙宇里
   *[free] { $courtiers ->
        [0] 不能部署：省份区域里没有你的皇亲
       *[other] 在那里最多部署 { $courtiers } 个
    }
}
ming-event-would-count = 部署后开放区域：你 { $own }，他人最多 { $other }
ming-event-would-take = { $card }
ming-event-would-stay = { $count ->
    [0] 一个也不留，0 分
   *[other] 留下 { $count } 个，{ $points } 分，最多者的加分另计
}
ming-event-would-leave = { $whose ->
    [neutral] 城市的这一部分现有：中立 { $there }，玩家最多 { $other }
   *[own] 城市的这一部分现有：你 { $there }，他人最多 { $other }
}

## 为什么不行

ming-part-province = { $province ->
    [shaanxi] { ming-province-shaanxi }
    [beizhili] { ming-province-beizhili }
    [sichuan] { ming-province-sichuan }
    [huguang] { ming-province-huguang }
    [nanzhili] { ming-province-nanzhili }
    [guangdong] { ming-province-guangdong }
   *[other] { $province }
}
ming-part-region = { $region ->
    [ningxia] { ming-region-ningxia }
    [lintao] { ming-region-lintao }
    [hanzhong] { ming-region-hanzhong }
    [xuanfu] { ming-region-xuanfu }
    [yongping] { ming-region-yongping }
    [daming] { ming-region-daming }
    [longan] { ming-region-longan }
    [jiading] { ming-region-jiading }
    [chongqing] { ming-region-chongqing }
    [xiangyang] { ming-region-xiangyang }
    [jingzhou] { ming-region-jingzhou }
    [huangzhou] { ming-region-huangzhou }
    [huaian] { ming-region-huaian }
    [anqing] { ming-region-anqing }
    [suzhou] { ming-region-suzhou }
    [shaozhou] { ming-region-shaozhou }
    [zhaoqing] { ming-region-zhaoqing }
    [chaozhou] { ming-region-chaozhou }
   *[other] { $region }
}
ming-part-card = { $card ->
    [horse] { ming-card-horse }
    [rickshaw] { ming-card-rickshaw }
    [junk] { ming-card-junk }
   *[dragon] { ming-card-dragon }
}
ming-part-transport = { $transport ->
    [horse] { ming-card-horse }
    [rickshaw] { ming-card-rickshaw }
   *[junk] { ming-card-junk }
}

ming-illegal-wrong-phase = { $phase ->
    [prince] 现在放太子：请把自己的太子放进一个地区。
    [neutral] 现在放中立皇亲：请把一个放进一个地区。
    [place] 现在放皇亲：请把一个放进一个省份区域。
    [cards] 现在拿牌：请拿一张移动牌，或用一个皇亲换一张龙牌。
    [refill] 要先补上省份区域旁的空位。
    [act] 现在请移动太子、留在原地，或放弃行动。
    [moving] 太子正在路上：请继续移动，或部署。
    [deploy] 现在请部署最多三个皇亲，也可以不放。
    [recall] 正在为一座城市计分：请决定遣返几个皇亲。
    [home] 正在遣返皇亲：请选下一个来自哪个地区。
   *[start] 请指定下一轮的起始玩家。
}
ming-illegal-already-laid = 你已为这座城市出了返回牌，还要等别的玩家。
ming-illegal-unknown-region = 没有“{ $region }”这个地区。请写地图上的地区，例如宁夏、龙安。
ming-illegal-unknown-province = 没有“{ $province }”这个省。六省是陕西、北直隶、四川、湖广、南直隶、广东。
ming-illegal-unknown-card = 没有“{ $card }”这种牌。牌有马、车、船、龙四种。
ming-illegal-unknown-where = 皇亲不能去“{ $where }”。请写“开放区域”或“一个进庙宇”。
ming-illegal-prince-in-region = { ming-part-region }已有别的太子，请选没有太子的地区。
ming-illegal-neutral-full = { ming-part-region }已有 { $most } 个中立皇亲，不能再放。请选别的地区。
ming-illegal-no-courtier-in-area = { ming-part-province }区域里没有你的皇亲，请选有自己皇亲的区域。
ming-illegal-no-dragons = 龙牌已拿光，请拿移动牌。
ming-illegal-already-there = 你的太子已经在{ ming-part-region }。要在这里行动，请弃任意一张牌留在原地。
ming-illegal-no-border = 太子所在的地区与{ ming-part-region }不相邻，请去相邻的地区。
ming-illegal-card-not-in-hand = 你手里没有这种牌：{ ming-part-card }。请用手里的牌。
ming-illegal-wrong-transport = 去{ ming-part-region }不能用这种牌：{ ming-part-card }。那道边界要用{ ming-part-transport }，或用龙牌。
ming-illegal-dead-end = { ming-part-region }已有别的太子，而剩下的牌也到不了没有太子的地区。请走别的路。
ming-illegal-must-move-on = { ming-part-region }已有别的太子，不能停在那里。请继续移动。
ming-illegal-nobody-to-deploy = { ming-part-province }区域里没有你的皇亲可以部署，请选择“不放皇亲”。
ming-illegal-courtiers-out-of-range = 不能部署 { $count } 个。从{ ming-part-province }区域可以部署 0 到 { $most } 个。
ming-illegal-own-monk = { ming-part-region }的庙宇里有你的皇亲，不能再向那里部署。请选择“不放皇亲”。
ming-illegal-nobody-for-temple = 只有这次部署的皇亲才能进{ ming-part-region }的庙宇。请至少部署一个，或选开放区域。
ming-illegal-recall-out-of-range = 不能遣返 { $count } 个。可以遣返 0 到 { $most } 个。
ming-illegal-not-in-houses = 要遣返的皇亲没有来自{ ming-part-region }的，请选有的地区。
ming-illegal-unknown-player = 没有玩家 { $player }。请从 1 到 { $most } 中指定。

## 分数来源

ming-score-cities = 留在城里
ming-score-majorities = 城里最多
ming-score-temples = 庙宇
ming-score-sets = 六种一套
ming-score-fives = 五种一套
ming-score-tiles = 其余牌片

# The pieces in the pictures of the rules.
ming-legend-courtier = 皇亲
ming-legend-prince = 太子
ming-legend-temple = 庙宇
ming-legend-tile = 省份牌片
ming-legend-monk = 庙宇里的皇亲
ming-legend-neutral = 中立皇亲

# Positions that score, in the pictures of the rules.
ming-scored-city = 第 2 轮之后，每留在城里一个 4 分，最多者另得 4 分：3 × 4 + 4 = 16，2 × 4 = 8
ming-scored-most = 第 6 轮之后只有最多者得分；蓝黄并列，蓝方在两个城市部分独占最多，黄方只在一个：4 分
ming-scored-set = 第 2 轮之后集齐六种牌片：28 分（第 4 轮之后 24 分，第 6 轮之后 20 分）
ming-scored-temple = 庙宇里的皇亲：每次计分得 4 分
ming-scored-tiles = 游戏结束时：五种不同的牌片 10 分；另外两张各 1 分 = 2 分
ming-scored-neutral = 第 2 轮之后，蓝方的皇亲得 4 分；中立皇亲最多，所以谁也得不到另外的 4 分

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
ming-legend-courtier-means = 数字是个数；在地区开放区域里最多的人有皇亲进城。
ming-legend-prince-means = 他在哪个地区，该省的皇亲就可以部署到那里。
ming-legend-strip = 玩家栏
ming-legend-strip-means = 分数；首：起始玩家；带箭头：现在要放的皇亲，袋中：以后的；下面是牌和牌片；– 已放弃，✓ 已出返回牌。
ming-card-horse-means = 让太子越过有这个图案的边界。
ming-card-rickshaw-means = 让太子越过有这个图案的边界。
ming-card-junk-means = 让太子越过有这个图案的边界。
ming-card-dragon-means = 让太子越过任何边界；拿一张要付出一个皇亲。
ming-legend-pile = 牌堆
ming-legend-pile-means = 牌堆、废牌和龙牌，各有张数。
ming-legend-round = 轮次
ming-legend-round-means = 正在进行的轮次；第 2、4、6 轮之后计分。
ming-legend-temple-means = 里面的皇亲每次计分得 4 分；可能被别人挤出来。
ming-legend-cost = 移动花费
ming-legend-cost-means = 太子到那里要用的牌数；图案：可用的那张牌。
ming-legend-monk-means = 每次计分为主人得 4 分，并留在那里。
ming-legend-tile-means = 集齐六种交回得 28、24 或 20 分；数字是各人的张数。
ming-legend-house = 城里的房屋
ming-legend-house-means = 进城的皇亲住在这里，颜色表示是谁的；每个地区最多三个。
ming-legend-scored = 红色轮廓
ming-legend-scored-means = 正在计分的省。
ming-legend-neutral-means = 像玩家的皇亲一样参与比较，但不得分也不拿牌片。

ming-rules =
    六个省，每省三个地区，围着一座城市。皇亲先在版图边缘的省份区域等候，由太子带进地区；在一个地区里谁的皇亲最多，谁就有皇亲进城。每人有 30 个皇亲，开局一张龙牌。开始时各人依次把太子放进没有太子的地区，拿一张该省的省份牌片。起始玩家抽签决定。

    ### 六轮，每轮三个阶段
    • **放皇亲**：轮流一次一个，每人把五个皇亲放进任意省份区域。
    • **拿牌**：轮流拿，直到人人正好五张。拿省份区域旁的移动牌，那个区域里要有自己的皇亲，皇亲留在那里；或者拿龙牌（共 18 张），代价是任意省份区域里自己的一个皇亲永远退出游戏。拿走的牌立即补上；牌堆用光时，废牌洗成新的牌堆。
    • **移动与部署**：轮流行动，移动、留下或放弃，直到人人放弃。

    ### 移动、留下或放弃
    • **移动太子**一步或多步：每步越过一道边界，打出与边界图案相同的牌（马、车、船）或龙牌；龙牌是万用牌。可以经过有别的太子的地区，但不能停在那里。
    • **留在原地**：弃任意一张牌。
    • **放弃行动**：本轮不再行动；没有牌时自动放弃。
    移动或留下之后，从该省的省份区域把最多三个皇亲部署到太子所在的地区。其中一个可以进庙宇，把别人的皇亲挤到开放区域。庙宇里有自己的皇亲时，不能再向那里部署。
    没用完的牌和皇亲都保留。

    ### 计分：第 2、4、6 轮之后
    六省依次计分。每省先逐个地区比较开放区域里的皇亲：
    • 最多者两个进城（只有一个就进一个），第二多者一个进城。
    • 并列第二：都不进。并列最多：各进一个，其他人不进；四人游戏中四人全并列，谁也不进。
    每进城一个，主人拿一张该省的省份牌片。集齐六种立即交回：第 2、4、6 轮得 28、24、20 分。
    然后在这座城市里有皇亲的人同时秘密出返回牌，牌上数字之和就是返回原来地区的皇亲数。每留下一个，第 2、4、6 轮得 4、3、0 分；留下最多者另得 4 分。并列时，在更多城市部分独占最多的人得这 4 分；仍并列就平分，舍去小数。留下的都退出游戏。
    最后，庙宇里每个皇亲得 4 分，仍留在庙里。

    ### 结束
    第 6 轮计分后，每套五种不同的省份牌片 10 分，其余每张 1 分。分数最多者获胜。
    起始玩家每轮换到左边一位。四人时例外：第 5 轮由分数第二少的人指定，第 6 轮由最少的人指定；分数相同时，由庙宇里皇亲最多的人指定；仍相同，由其中从起始玩家起顺时针最先的人指定。

    ### 双人游戏
    第 1、3、5 轮之前，每人放三个中立皇亲，一个地区最多三个。中立像一名玩家那样参与比较，但不拿牌片也不得分。玩家遣返之后，如果中立在城市里独占最多，起始玩家把多余的遣返，只留下刚好够最多的数量，谁也得不到那 4 分；否则中立全部返回。

    ### 我们对规则书的理解
    • 返回牌是 0、1、2、3，所以返回几个都可以；返回哪些由主人选。
    • 手牌公开：所有的牌都是公开拿、公开打的。
    • 第 1 轮之前也放中立皇亲。同分并列获胜。
    • 走两步或更多，太子可以回到出发的地区。
    • 一次部署的皇亲同时到达。为留在原地而弃的龙牌放回龙牌堆。

    我们找到的文字资料都没有描述原版版图：地图上的名称、边界和图案是重建的，移动牌每种图案 18 张的分配也是。

## 建议为什么更好

ming-why-cities = { $place ->
    [none] 你在各城的得分更多
   *[other] 你在{ $place }的城里得分更多
}
    .others = { $place ->
    [none] { $seats } 在各城的得分更少
   *[other] { $seats } 在{ $place }的城里得分更少
}
ming-why-temples = { $place ->
    [none] 你的庙宇得分更多
   *[other] 你在{ $place }的庙宇得分更多
}
    .others = { $place ->
    [none] { $seats } 的庙宇得分更少
   *[other] { $seats } 在{ $place }的庙宇得分更少
}
ming-why-tiles = 你的成套牌片得分更多
    .others = { $seats } 的成套牌片得分更少
ming-why-waiting = { $place ->
    [none] 你在省份区域等候的皇亲更有前途
   *[other] 你在{ $place }等候的皇亲更有前途
}
    .others = { $place ->
    [none] { $seats } 在省份区域等候的皇亲前途更差
   *[other] { $seats } 在{ $place }等候的皇亲前途更差
}
ming-why-cards = 你留有更好的移动牌
    .others = { $seats } 剩下的移动牌更差
