# 大明王朝：遊戲裡的所有文字。`ming-part-…` 只供本檔案引用。

ming-name = 大明王朝
ming-command = 大明王朝
ming-description = 太子巡遊六省，把皇親帶進城市和廟宇。2–4 人。
ming-aim = 誰在一個地區裡的皇親最多，誰的皇親就能進城。留在城裡的皇親、廟宇裡的皇親和成套的不同省份牌片都能得分。分數最多者獲勝。
ming-cover = 一局已結束的{ ming-name }：六個省，每省三個地區圍著一座城市，裡面有太子、皇親和廟宇。從一角望去的版圖，下方是遊戲名稱。

## 行動與欄目

ming-verb-prince = 放太子
ming-verb-prince-description = 把自己的太子放進一個沒有太子的地區，並拿一張該省的省份牌片。
ming-verb-neutral = 放中立皇親
ming-verb-neutral-description = 把一個中立皇親放進一個地區；一個地區最多三個。
ming-verb-place = 放皇親
ming-verb-place-description = 把本輪五個皇親中的一個放進一個省份區域。
ming-verb-take = 拿移動牌
ming-verb-take-description = 拿有自己皇親的省份區域旁的移動牌；皇親留下。
ming-verb-dragon = 皇親換龍牌
ming-verb-dragon-description = 讓省份區域裡自己的一個皇親永遠退出遊戲，拿一張龍牌。
ming-verb-refill = 補牌列
ming-verb-refill-description = 補上省份區域旁的空位（自動進行）。
ming-verb-move = 移動太子
ming-verb-move-description = 用邊界圖案相同的牌或龍牌越過邊界；可以繼續走，然後部署。
ming-verb-stay = 留在原地
ming-verb-stay-with = 留在原地，棄牌
ming-verb-stay-description = 棄任意一張牌，太子不動，然後部署。
ming-verb-deploy = 部署皇親
ming-verb-deploy-description = 從該省的省份區域把最多三個皇親帶到太子所在的地區；這次行動就此結束。
ming-verb-pass = 放棄行動
ming-verb-pass-description = 本輪退出這個階段，手牌和皇親都保留。
ming-verb-recall = 出返回牌
ming-verb-recall-description = 秘密決定自己有幾個皇親從城市返回地區。
ming-verb-home = 遣返
ming-verb-home-description = 選一個離開城市的皇親，依它來自的地區來選。
ming-verb-start = 指定起始玩家
ming-verb-start-description = 指定下一輪的起始玩家，也可以是自己。

ming-field-region = 地區
ming-field-region-description = 地圖上的哪一個地區。
ming-field-province = 省份
ming-field-province-description = 哪一省：版圖邊緣的省份區域。
ming-field-card = 手牌
ming-field-card-description = 哪一種牌：馬、車、船或龍。
ming-field-count = 皇親數量
ming-field-count-asked = 幾個皇親
ming-field-count-description = 幾個皇親。
ming-field-where = 去處
ming-field-where-description = 都在開放區域，或一個進廟宇。
ming-field-player = 玩家
ming-field-player-description = 哪一位玩家，從 1 數起。

## 各種值

ming-province-shaanxi = 陝西
ming-province-beizhili = 北直隸
ming-province-sichuan = 四川
ming-province-huguang = 湖廣
ming-province-nanzhili = 南直隸
ming-province-guangdong = 廣東

ming-region-ningxia = 寧夏
ming-region-ningxia-description = 省份：{ ming-province-shaanxi }
ming-region-lintao = 臨洮
ming-region-lintao-description = 省份：{ ming-province-shaanxi }
ming-region-hanzhong = 漢中
ming-region-hanzhong-description = 省份：{ ming-province-shaanxi }

ming-region-xuanfu = 宣府
ming-region-xuanfu-description = 省份：{ ming-province-beizhili }
ming-region-yongping = 永平
ming-region-yongping-description = 省份：{ ming-province-beizhili }
ming-region-daming = 大名
ming-region-daming-description = 省份：{ ming-province-beizhili }

ming-region-longan = 龍安
ming-region-longan-description = 省份：{ ming-province-sichuan }
ming-region-jiading = 嘉定
ming-region-jiading-description = 省份：{ ming-province-sichuan }
ming-region-chongqing = 重慶
ming-region-chongqing-description = 省份：{ ming-province-sichuan }

ming-region-xiangyang = 襄陽
ming-region-xiangyang-description = 省份：{ ming-province-huguang }
ming-region-jingzhou = 荊州
ming-region-jingzhou-description = 省份：{ ming-province-huguang }
ming-region-huangzhou = 黃州
ming-region-huangzhou-description = 省份：{ ming-province-huguang }

ming-region-huaian = 淮安
ming-region-huaian-description = 省份：{ ming-province-nanzhili }
ming-region-anqing = 安慶
ming-region-anqing-description = 省份：{ ming-province-nanzhili }
ming-region-suzhou = 蘇州
ming-region-suzhou-description = 省份：{ ming-province-nanzhili }

ming-region-shaozhou = 韶州
ming-region-shaozhou-description = 省份：{ ming-province-guangdong }
ming-region-zhaoqing = 肇慶
ming-region-zhaoqing-description = 省份：{ ming-province-guangdong }
ming-region-chaozhou = 潮州
ming-region-chaozhou-description = 省份：{ ming-province-guangdong }

ming-card-horse = 馬
ming-card-rickshaw = 車
ming-card-junk = 船
ming-card-dragon = 龍

ming-courtiers-0 = 不放皇親
ming-courtiers-0-alone = 不放皇親
ming-courtiers-1 = 1 個皇親
ming-courtiers-2 = 2 個皇親
ming-courtiers-3 = 3 個皇親

ming-where-open = 開放區域
ming-where-temple = 一個進廟宇

ming-recalled-0 = 都留下
ming-recalled-1 = 1 個返回
ming-recalled-2 = 2 個返回
ming-recalled-3 = 3 個返回
ming-recalled-4 = 4 個返回
ming-recalled-5 = 5 個返回
ming-recalled-6 = 6 個返回

## 發生了什麼

ming-event-prince-placed = { $seat } 的太子來到{ $region }，拿一張{ $province }牌片。
ming-event-neutral-placed = { $seat } 在{ $region }放了一個中立皇親。
ming-event-neutrals-placed = { $seat } 放了 { $count } 個中立皇親：{ $regions }。
ming-event-round-began = 第 { $number } 輪（共 6 輪）開始，起始玩家是 { $start }。
ming-event-courtier-placed = { $seat } 在{ $province }區域放了一個皇親。
ming-event-courtiers-placed = { $seat } 放了 { $count } 個皇親：{ $provinces }。
ming-event-card-taken = { $seat } 拿了{ $province }區域旁的移動牌：{ $card }。
ming-event-cards-taken = { $seat } 拿了 { $count } 張移動牌：{ $cards }。
ming-event-card-turned-up = { $province }區域旁翻開：{ $card }。
ming-event-cards-turned-up = 翻開：{ $cards }。
ming-event-deck-reshuffled = 牌堆用光，{ $count ->
    [1] 唯一的廢牌成為新的牌堆。
   *[other] { $count } 張廢牌重洗成新的牌堆。
}
ming-event-dragon-taken = { $seat } 讓{ $province }區域的一個皇親退出遊戲，拿了一張龍牌。
ming-event-dragons-taken = { $seat } 讓 { $count } 個皇親退出遊戲（{ $provinces }），拿了同樣多的龍牌。
ming-event-prince-moved = { $seat } 的太子從{ $origin }到{ $region }（{ $card }）。
ming-event-prince-travelled = { $seat } 的太子從{ $origin }出發，依序到：{ $way }。
ming-event-prince-stayed = { $seat } 的太子留在{ $region }，棄牌：{ $card }。
ming-event-deployed = { $count ->
    [0] { $seat } 沒有在{ $region }部署皇親。
   *[other] { $seat } 在{ $region }部署了 { $count } 個皇親。
}
ming-event-temple-entered = { $seat } 的一個皇親進入{ $region }的廟宇{ $ousted ->
    [none] 。
   *[other] ，把 { $ousted } 的皇親擠到開放區域。
}
ming-event-passed = { $seat } 放棄行動。
ming-event-seats-passed = { $seats } 放棄行動。
ming-event-province-scoring = —— { $province } ——
ming-event-region-counted = { $region }：{ $neutral ->
    [0] { $courtiers }
   *[other] { $courtiers_seats ->
        [0] 中立 { $neutral }
       *[other] { $courtiers }、中立 { $neutral }
    }
}。進城：{ $neutral_entered ->
    [0] { $entered }
   *[other] { $entered_seats ->
        [0] 中立 { $neutral_entered }
       *[other] { $entered }、中立 { $neutral_entered }
    }
}。
ming-event-tiles-gained = 拿{ $province }牌片：{ $tally }{ $missing ->
    [0] 。
   *[other] ；牌片拿光，{ $missing } 個皇親沒有拿到。
}
ming-event-set-handed-in = { $seat } 交回一套六種省份牌片：+{ $points } 分。
ming-event-recall-laid = { $seat } 已為{ $province }出了返回牌。
ming-event-recalls-laid = { $seats } 已為{ $province }出了返回牌。
ming-event-recall-noted = { $count ->
    [0] 你的皇親都留下。
   *[other] 你遣返 { $count } 個皇親。
}
ming-event-recall-shown = { $count ->
    [0] { $seat } 的皇親都留下。
   *[other] { $seat } 遣返 { $count } 個皇親。
}
ming-event-recalls-shown = 遣返的皇親：{ $recalls }。
ming-event-came-home = { $seat } 的 { $count } 個皇親返回{ $region }。
ming-event-came-home-to = { $seat } 的 { $count } 個皇親返回：{ $regions }。
ming-event-neutral-came-home = { $count } 個中立皇親返回{ $region }。
ming-event-neutral-came-home-to = { $count } 個中立皇親返回：{ $regions }。
ming-event-city-scored = 留在{ $province }的城市裡：{ $neutral ->
    [0] { $stayed }
   *[other] { $stayed_seats ->
        [0] 中立 { $neutral }
       *[other] { $stayed }、中立 { $neutral }
    }
}。得分：{ $points_seats ->
    [0] 無
   *[other] { $points }
}；{ $bonus ->
    [0] 中立最多，無人加分。
    [4] { $tied ->
        [1] 最多：{ $winners } +4。
       *[other] 並列最多，{ $winners } 在更多城市部分獨佔最多：+4。
    }
   *[other] 並列最多：{ $winners } 各 +{ $bonus }。
}
ming-event-temples-scored = 廟宇：{ $monks }。得分：{ $points }。
ming-event-start-named = { $seat } 指定下一輪的起始玩家：{ $start }。
ming-event-final-scoring = 最終計分：省份牌片。
ming-event-tiles-scored = { $seat }：{ $sets ->
    [0] 牌片 { $others } 張
   *[other] 五種一套 { $sets } × 10 + 其餘 { $others }
} = { $points } 分。
ming-event-game-ended = { $shared ->
    [1] { $winners } 以 { $points } 分獲勝！
   *[other] { $winners } 並列獲勝，都是 { $points } 分！
}
ming-event-hand-held = { $cards ->
    [none] { $seat } 沒有手牌。
   *[other] { $seat } 的手牌：{ $cards }。
}
ming-event-supply-held = { $count ->
    [0] { $seat } 的皇親已全部放上版圖。
   *[other] { $seat } 還有 { $count } 個皇親沒有放上版圖。
}
ming-event-tiles-held = { $tiles ->
    [none] { $seat } 沒有省份牌片。
   *[other] { $seat } 的省份牌片：{ $tiles }。
}
ming-event-deck-left = 牌堆 { $deck } 張，廢牌 { $discards } 張，龍牌 { $dragons } 張。
ming-event-cards-left = { $deck ->
    [none] 牌堆已空。
   *[other] 牌堆中有：{ $deck }。
}{ $discards ->
    [none] {""}
   *[other] 廢牌中有：{ $discards }。
}
ming-event-recall-stands = { $province }的城市裡：{ $neutral ->
    [0] { $tally }
   *[other] { $tally }、中立 { $neutral }
}。{ $each ->
    [0] 留下的皇親本身不得分
   *[other] 每留下一個得 { $each } 分
}，留下最多者另得 4 分；留下的之後都退出遊戲。
ming-event-home-stands = { $whose ->
    [neutral] { $province }的城市裡還有 { $count } 個中立皇親要返回，由你選擇。
   *[own] { $province }的城市裡，你還有 { $count } 個皇親要返回，由你選擇。
}

## 要你決定什麼，以及進行到哪一步（後者要短，句末不加句號）

ming-event-start-asked = 第 { $number } 輪由誰開始？請指定起始玩家。
ming-event-courtier-of = 第 { $number } 個皇親（共 { $of } 個）
ming-event-card-of = 第 { $number } 張牌（共 { $of } 張）
ming-event-to-come = { $step ->
    [place] 放五個皇親
    [cards] 拿牌，直到人人有五張
    [act] 移動與部署
   *[deploy] 可以部署最多三個皇親
}

## 一個選擇的後果：要短，句末不加句號

ming-event-would-cost = { $left ->
    [0] 牌用完
   *[other] 剩 { $left } 張牌
}，{ $place ->
    [prince] 只能經過：那裡有別的太子
    [temple] 不能部署：你的皇親在那裡的廟宇裡
   *[free] { $courtiers ->
        [0] 不能部署：省份區域裡沒有你的皇親
       *[other] 在那裡最多部署 { $courtiers } 個
    }
}
ming-event-would-count = 部署後開放區域：你 { $own }，他人最多 { $other }
ming-event-would-take = { $card }
ming-event-would-stay = { $count ->
    [0] 一個也不留，0 分
   *[other] 留下 { $count } 個，{ $points } 分，最多者的加分另計
}
ming-event-would-leave = { $whose ->
    [neutral] 城市的這一部分現有：中立 { $there }，玩家最多 { $other }
   *[own] 城市的這一部分現有：你 { $there }，他人最多 { $other }
}

## 為什麼不行

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
    [prince] 現在放太子：請把自己的太子放進一個地區。
    [neutral] 現在放中立皇親：請把一個放進一個地區。
    [place] 現在放皇親：請把一個放進一個省份區域。
    [cards] 現在拿牌：請拿一張移動牌，或用一個皇親換一張龍牌。
    [refill] 要先補上省份區域旁的空位。
    [act] 現在請移動太子、留在原地，或放棄行動。
    [moving] 太子正在路上：請繼續移動，或部署。
    [deploy] 現在請部署最多三個皇親，也可以不放。
    [recall] 正在為一座城市計分：請決定遣返幾個皇親。
    [home] 正在遣返皇親：請選下一個來自哪個地區。
   *[start] 請指定下一輪的起始玩家。
}
ming-illegal-already-laid = 你已為這座城市出了返回牌，還要等別的玩家。
ming-illegal-unknown-region = 沒有「{ $region }」這個地區。請寫地圖上的地區，例如寧夏、龍安。
ming-illegal-unknown-province = 沒有「{ $province }」這個省。六省是陝西、北直隸、四川、湖廣、南直隸、廣東。
ming-illegal-unknown-card = 沒有「{ $card }」這種牌。牌有馬、車、船、龍四種。
ming-illegal-unknown-where = 皇親不能去「{ $where }」。請寫「開放區域」或「一個進廟宇」。
ming-illegal-prince-in-region = { ming-part-region }已有別的太子，請選沒有太子的地區。
ming-illegal-neutral-full = { ming-part-region }已有 { $most } 個中立皇親，不能再放。請選別的地區。
ming-illegal-no-courtier-in-area = { ming-part-province }區域裡沒有你的皇親，請選有自己皇親的區域。
ming-illegal-no-dragons = 龍牌已拿光，請拿移動牌。
ming-illegal-already-there = 你的太子已經在{ ming-part-region }。要在這裡行動，請棄任意一張牌留在原地。
ming-illegal-no-border = 太子所在的地區與{ ming-part-region }不相鄰，請去相鄰的地區。
ming-illegal-card-not-in-hand = 你手裡沒有這種牌：{ ming-part-card }。請用手裡的牌。
ming-illegal-wrong-transport = 去{ ming-part-region }不能用這種牌：{ ming-part-card }。那道邊界要用{ ming-part-transport }，或用龍牌。
ming-illegal-dead-end = { ming-part-region }已有別的太子，而剩下的牌也到不了沒有太子的地區。請走別的路。
ming-illegal-must-move-on = { ming-part-region }已有別的太子，不能停在那裡。請繼續移動。
ming-illegal-nobody-to-deploy = { ming-part-province }區域裡沒有你的皇親可以部署，請選擇「不放皇親」。
ming-illegal-courtiers-out-of-range = 不能部署 { $count } 個。從{ ming-part-province }區域可以部署 0 到 { $most } 個。
ming-illegal-own-monk = { ming-part-region }的廟宇裡有你的皇親，不能再向那裡部署。請選擇「不放皇親」。
ming-illegal-nobody-for-temple = 只有這次部署的皇親才能進{ ming-part-region }的廟宇。請至少部署一個，或選開放區域。
ming-illegal-recall-out-of-range = 不能遣返 { $count } 個。可以遣返 0 到 { $most } 個。
ming-illegal-not-in-houses = 要遣返的皇親沒有來自{ ming-part-region }的，請選有的地區。
ming-illegal-unknown-player = 沒有玩家 { $player }。請從 1 到 { $most } 中指定。

## 分數來源

ming-score-cities = 留在城裡
ming-score-majorities = 城裡最多
ming-score-temples = 廟宇
ming-score-sets = 六種一套
ming-score-fives = 五種一套
ming-score-tiles = 其餘牌片

# The pieces in the pictures of the rules.
ming-legend-courtier = 皇親
ming-legend-prince = 太子
ming-legend-temple = 廟宇
ming-legend-tile = 省份牌片
ming-legend-monk = 廟宇裡的皇親
ming-legend-neutral = 中立皇親

# Positions that score, in the pictures of the rules.
ming-scored-city = 第 2 輪之後，每留在城裡一個 4 分，最多者另得 4 分：3 × 4 + 4 = 16，2 × 4 = 8
ming-scored-most = 第 6 輪之後只有最多者得分；藍黃並列，藍方在兩個城市部分獨佔最多，黃方只在一個：4 分
ming-scored-set = 第 2 輪之後集齊六種牌片：28 分（第 4 輪之後 24 分，第 6 輪之後 20 分）
ming-scored-temple = 廟宇裡的皇親：每次計分得 4 分
ming-scored-tiles = 遊戲結束時：五種不同的牌片 10 分；另外兩張各 1 分 = 2 分
ming-scored-neutral = 第 2 輪之後，藍方的皇親得 4 分；中立皇親最多，所以誰也得不到另外的 4 分

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
ming-legend-courtier-means = 數字是個數；在地區開放區域裡最多的人有皇親進城。
ming-legend-prince-means = 他在哪個地區，該省的皇親就可以部署到那裡。
ming-legend-strip = 玩家欄
ming-legend-strip-means = 分數；首：起始玩家；帶箭頭：現在要放的皇親，袋中：以後的；下面是牌和牌片；– 已放棄，✓ 已出返回牌。
ming-card-horse-means = 讓太子越過有這個圖案的邊界。
ming-card-rickshaw-means = 讓太子越過有這個圖案的邊界。
ming-card-junk-means = 讓太子越過有這個圖案的邊界。
ming-card-dragon-means = 讓太子越過任何邊界；拿一張要付出一個皇親。
ming-legend-pile = 牌堆
ming-legend-pile-means = 牌堆、廢牌和龍牌，各有張數。
ming-legend-round = 輪次
ming-legend-round-means = 正在進行的輪次；第 2、4、6 輪之後計分。
ming-legend-temple-means = 裡面的皇親每次計分得 4 分；可能被別人擠出來。
ming-legend-cost = 移動花費
ming-legend-cost-means = 太子到那裡要用的牌數；圖案：可用的那張牌。
ming-legend-monk-means = 每次計分為主人得 4 分，並留在那裡。
ming-legend-tile-means = 集齊六種交回得 28、24 或 20 分；數字是各人的張數。
ming-legend-house = 城裡的房屋
ming-legend-house-means = 進城的皇親住在這裡，顏色表示是誰的；每個地區最多三個。
ming-legend-scored = 紅色輪廓
ming-legend-scored-means = 正在計分的省。
ming-legend-neutral-means = 像玩家的皇親一樣參與比較，但不得分也不拿牌片。

ming-rules =
    六個省，每省三個地區，圍著一座城市。皇親先在版圖邊緣的省份區域等候，由太子帶進地區；在一個地區裡誰的皇親最多，誰就有皇親進城。每人有 30 個皇親，開局一張龍牌。開始時各人依序把太子放進沒有太子的地區，拿一張該省的省份牌片。起始玩家抽籤決定。

    ### 六輪，每輪三個階段
    • **放皇親**：輪流一次一個，每人把五個皇親放進任意省份區域。
    • **拿牌**：輪流拿，直到人人正好五張。拿省份區域旁的移動牌，那個區域裡要有自己的皇親，皇親留在那裡；或者拿龍牌（共 18 張），代價是任意省份區域裡自己的一個皇親永遠退出遊戲。拿走的牌立即補上；牌堆用光時，廢牌洗成新的牌堆。
    • **移動與部署**：輪流行動，移動、留下或放棄，直到人人放棄。

    ### 移動、留下或放棄
    • **移動太子**一步或多步：每步越過一道邊界，打出與邊界圖案相同的牌（馬、車、船）或龍牌；龍牌是萬用牌。可以經過有別的太子的地區，但不能停在那裡。
    • **留在原地**：棄任意一張牌。
    • **放棄行動**：本輪不再行動；沒有牌時自動放棄。
    移動或留下之後，從該省的省份區域把最多三個皇親部署到太子所在的地區。其中一個可以進廟宇，把別人的皇親擠到開放區域。廟宇裡有自己的皇親時，不能再向那裡部署。
    沒用完的牌和皇親都保留。

    ### 計分：第 2、4、6 輪之後
    六省依序計分。每省先逐個地區比較開放區域裡的皇親：
    • 最多者兩個進城（只有一個就進一個），第二多者一個進城。
    • 並列第二：都不進。並列最多：各進一個，其他人不進；四人遊戲中四人全並列，誰也不進。
    每進城一個，主人拿一張該省的省份牌片。集齊六種立即交回：第 2、4、6 輪得 28、24、20 分。
    然後在這座城市裡有皇親的人同時秘密出返回牌，牌上數字之和就是返回原來地區的皇親數。每留下一個，第 2、4、6 輪得 4、3、0 分；留下最多者另得 4 分。並列時，在更多城市部分獨佔最多的人得這 4 分；仍並列就平分，捨去小數。留下的都退出遊戲。
    最後，廟宇裡每個皇親得 4 分，仍留在廟裡。

    ### 結束
    第 6 輪計分後，每套五種不同的省份牌片 10 分，其餘每張 1 分。分數最多者獲勝。
    起始玩家每輪換到左邊一位。四人時例外：第 5 輪由分數第二少的人指定，第 6 輪由最少的人指定；分數相同時，由廟宇裡皇親最多的人指定；仍相同，由其中從起始玩家起順時針最先的人指定。

    ### 雙人遊戲
    第 1、3、5 輪之前，每人放三個中立皇親，一個地區最多三個。中立像一名玩家那樣參與比較，但不拿牌片也不得分。玩家遣返之後，如果中立在城市裡獨佔最多，起始玩家把多餘的遣返，只留下剛好夠最多的數量，誰也得不到那 4 分；否則中立全部返回。

    ### 我們對規則書的理解
    • 返回牌是 0、1、2、3，所以返回幾個都可以；返回哪些由主人選。
    • 手牌公開：所有的牌都是公開拿、公開打的。
    • 第 1 輪之前也放中立皇親。同分並列獲勝。
    • 走兩步或更多，太子可以回到出發的地區。
    • 一次部署的皇親同時到達。為留在原地而棄的龍牌放回龍牌堆。

    我們找到的文字資料都沒有描述原版版圖：地圖上的名稱、邊界和圖案是重建的，移動牌每種圖案 18 張的分配也是。

## 建議為什麼更好

ming-why-cities = { $place ->
    [none] 你在各城的得分更多
   *[other] 你在{ $place }的城裡得分更多
}
    .others = { $place ->
    [none] { $seats } 在各城的得分更少
   *[other] { $seats } 在{ $place }的城裡得分更少
}
ming-why-temples = { $place ->
    [none] 你的廟宇得分更多
   *[other] 你在{ $place }的廟宇得分更多
}
    .others = { $place ->
    [none] { $seats } 的廟宇得分更少
   *[other] { $seats } 在{ $place }的廟宇得分更少
}
ming-why-tiles = 你的成套牌片得分更多
    .others = { $seats } 的成套牌片得分更少
ming-why-waiting = { $place ->
    [none] 你在省份區域等候的皇親更有前途
   *[other] 你在{ $place }等候的皇親更有前途
}
    .others = { $place ->
    [none] { $seats } 在省份區域等候的皇親前途更差
   *[other] { $seats } 在{ $place }等候的皇親前途更差
}
ming-why-cards = 你留有更好的移動牌
    .others = { $seats } 剩下的移動牌更差
