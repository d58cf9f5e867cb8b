# 中國皇帝：遊戲裡的所有文字。`china-part-…` 只供本檔案引用。

china-name = 中國皇帝
china-command = 中國皇帝
china-description = 在戰國九國建房屋、遣使臣、合縱連橫，爭奪帝王之位。3–5 人。
china-aim = 一國裡房屋最多、相鄰兩國使臣都最多、沿道路把房屋連成長線，都能得分。分數最多者獲勝。
china-cover = 一局已結束的{ china-name }：五種顏色的各國，道路沿線是四名玩家的房屋，旁邊是使臣。從一角望去的版圖，下方是遊戲名稱。

china-option-side = 地圖面
china-option-side-description = 只在四人時有用：A 面 47 個房址，B 面 53 個。三人總用 A 面，五人總用 B 面。
china-option-side-a = A 面（47 個房址）
china-option-side-b = B 面（53 個房址）
china-option-fortresses = 堡壘
china-option-fortresses-description = 每人一座堡壘；建在堡壘上的房屋使所在國和所在道路的得分加倍。

## 行動與欄目

china-verb-house = 建房屋
china-verb-house-description = 打出國牌，在空房址上建一座房屋。
china-verb-emissary = 派使臣
china-verb-emissary-description = 打出國牌，派一名使臣到一國的龍位。
china-verb-fortress = 築堡壘
china-verb-fortress-description = 打出國牌，把自己的堡壘放到空白房址上；誰都可以在上面建房屋。
china-verb-stop = 不放第二個
china-verb-stop-description = 本回合只放一個標誌物，接著抽牌。
china-verb-swap = 換牌
china-verb-swap-description = 不放標誌物，棄一張牌再拿一張；這就是你的整個回合。
china-verb-take = 拿明牌
china-verb-take-description = 拿一張公開的國牌；回合結束時才補上新牌。
china-verb-draw = 從牌堆抽牌
china-verb-draw-description = 抽牌堆最上面的一張，只有你看得到。
china-verb-pass = 跳過
china-verb-pass-description = 什麼也不做；只有既不能放標誌物、也不能換牌時才可以。
china-verb-restock = 補明牌
china-verb-restock-description = 補足公開的國牌，回合結束（自動進行）。

china-field-payment = 要用的牌
china-field-payment-description = 一張該國顏色的牌，或兩張同色的其他顏色的牌（萬用牌）。
china-field-site = 房址
china-field-site-description = 哪一個房址：地圖上的國名和編號。
china-field-state = 國家
china-field-state-description = 使臣派往哪一國。
china-field-card = 國牌
china-field-card-description = 哪種顏色的國牌。

## 各種值

china-card-red = 紅
china-card-green = 綠
china-card-orange = 橙
china-card-yellow = 黃
china-card-purple = 紫

china-payment-red = 一張紅牌
    .twice = 兩張紅牌
china-payment-green = 一張綠牌
    .twice = 兩張綠牌
china-payment-orange = 一張橙牌
    .twice = 兩張橙牌
china-payment-yellow = 一張黃牌
    .twice = 兩張黃牌
china-payment-purple = 一張紫牌
    .twice = 兩張紫牌
china-payment-pair-red = 兩張紅牌當萬用牌
china-payment-pair-green = 兩張綠牌當萬用牌
china-payment-pair-orange = 兩張橙牌當萬用牌
china-payment-pair-yellow = 兩張黃牌當萬用牌
china-payment-pair-purple = 兩張紫牌當萬用牌

china-place-1 = 第 1 張
china-place-2 = 第 2 張
china-place-3 = 第 3 張
china-place-4 = 第 4 張

china-state-zhao = 趙國
china-state-yan = 燕國
china-state-qi = 齊國
china-state-lu = 魯國
china-state-wei = 魏國
china-state-han = 韓國
china-state-qin = 秦國
china-state-shu = 蜀國
china-state-chu = 楚國

china-site-zh1 = 趙 1 代
china-site-zh2 = 趙 2 雁門
china-site-zh3 = 趙 3 晉陽
china-site-zh4 = 趙 4 邯鄲
china-site-zh5 = 趙 5 中山
china-site-zh6 = 趙 6 鉅鹿

china-site-ya1 = 燕 1 上谷
china-site-ya2 = 燕 2 薊
china-site-ya3 = 燕 3 漁陽
china-site-ya4 = 燕 4 遼東
china-site-ya5 = 燕 5 北平

china-site-qi1 = 齊 1 平原
china-site-qi2 = 齊 2 臨淄
china-site-qi3 = 齊 3 即墨
china-site-qi4 = 齊 4 高唐
china-site-qi5 = 齊 5 高密

china-site-lu1 = 魯 1 曲阜
china-site-lu2 = 魯 2 鄒
china-site-lu3 = 魯 3 琅琊
china-site-lu4 = 魯 4 郯

china-site-we1 = 魏 1 安邑
china-site-we2 = 魏 2 河東
china-site-we3 = 魏 3 鄴
china-site-we4 = 魏 4 濮陽
china-site-we5 = 魏 5 大梁
china-site-we6 = 魏 6 睢陽
china-site-we7 = 魏 7 滎陽

china-site-ha1 = 韓 1 宜陽
china-site-ha2 = 韓 2 魯陽
china-site-ha3 = 韓 3 新鄭
china-site-ha4 = 韓 4 陽翟
china-site-ha5 = 韓 5 洛邑

china-site-qn1 = 秦 1 隴西
china-site-qn2 = 秦 2 北地
china-site-qn3 = 秦 3 咸陽
china-site-qn4 = 秦 4 雍
china-site-qn5 = 秦 5 漢中
china-site-qn6 = 秦 6 天水
china-site-qn7 = 秦 7 上郡

china-site-sh1 = 蜀 1 葭萌
china-site-sh2 = 蜀 2 成都
china-site-sh3 = 蜀 3 犍為
china-site-sh4 = 蜀 4 巴
china-site-sh5 = 蜀 5 閬中
china-site-sh6 = 蜀 6 臨邛

china-site-ch1 = 楚 1 巫山
china-site-ch2 = 楚 2 郢
china-site-ch3 = 楚 3 長沙
china-site-ch4 = 楚 4 壽春
china-site-ch5 = 楚 5 廣陵
china-site-ch6 = 楚 6 吳
china-site-ch7 = 楚 7 鄱陽
china-site-ch8 = 楚 8 鄧城

## 發生了什麼

china-event-house-placed = { $seat } 用{ $payment }，在 { $site } 建房屋。
china-event-houses-placed = { $seat } 在{ $state }建 { $count } 座房屋：{ $sites }。
china-event-emissary-placed = { $seat } 用{ $payment }，派使臣到{ $state }。
china-event-emissaries-placed = { $seat } 派 { $count } 名使臣到{ $state }：{ $payments }。
china-event-fortress-placed = { $seat } 用{ $payment }，在 { $site } 築堡壘。
china-event-state-scored = { $state }房屋：{ $houses }。得分{ $fortified ->
    [0] {""}
   *[other] （堡壘使 { $doubled } 的得分加倍）
}：{ $points }。
china-event-card-swapped = { $seat } 換牌，棄掉一張：{ $card }。
china-event-card-taken = { $seat } 拿了一張明牌：{ $card }。
china-event-cards-taken = { $seat } 拿了明牌：{ $cards }。
china-event-card-drawn = { $seat } 從牌堆抽了一張牌。
china-event-cards-drawn = { $seat } 從牌堆抽了 { $count } 張牌。
china-event-card-seen = { $seat } 從牌堆抽了一張牌：{ $card }。
china-event-cards-seen = { $seat } 從牌堆抽牌：{ $cards }。
china-event-row-filled = 翻開：{ $places ->
    [none] { $cards }
   *[other] { $places }
}。
china-event-pile-reshuffled = 牌堆第一次用光：{ $count ->
    [1] 唯一的棄牌成為新的牌堆。
   *[other] { $count } 張棄牌洗成新的牌堆。
}
china-event-last-round = 牌堆第二次用光：打完這一輪遊戲就結束，{ $seat } 最後行動。
china-event-passed = { $seat } 既不能放標誌物，也不能換牌，跳過。
china-event-nothing-placeable = 誰也放不了任何標誌物：遊戲結束。
china-event-final-scoring = 最終計分：未計分各國的房屋、合縱連橫、道路。
china-event-alliance-scored = 聯盟 { $alliance }，{ $one }與{ $other }：使臣 { $points } 名，{ $shared ->
    [1] { $winners } 得 { $points } 分。
   *[other] { $winners } 各得 { $points } 分。
}
china-event-road-scored = { $seat } 的道路：房屋 { $count } 座{ $doubled ->
    [yes] {" × 2（堡壘）="}
   *[no] {" ="}
} { $points } 分（{ $sites }）。
china-event-game-ended = { $shared ->
    [1] { $winners } 以 { $points } 分獲勝{ $by_supply ->
        [yes] ，同分者中剩下的標誌物最多！
       *[no] ！
    }
   *[other] { $winners } 並列獲勝：都是 { $points } 分，剩下的標誌物也一樣多！
}
china-event-hand-held = { $cards ->
    [none] 你沒有手牌。
   *[other] 你的手牌：{ $cards }。
}
china-event-supply-held = { $seat } 還剩：房屋 { $houses } 座，使臣 { $emissaries } 名{ $fortresses ->
    [0] 。
   *[other] ，堡壘 { $fortresses } 座。
}
china-event-pile-left = { $over ->
    [yes] { $count ->
        [0] 牌堆已用光。
       *[other] 牌堆還剩 { $count } 張。
    }
   *[no] { $used_up ->
        [0] 牌堆還有 { $count } 張；用光後把棄牌洗成新的牌堆。
        [1] 第二個牌堆還有 { $count } 張；用光後打完那一輪，遊戲結束。
       *[other] 牌堆已用光，這是最後一輪。
    }
}
china-event-row-open = { $cards ->
    [none] 沒有明牌。
   *[other] 明牌：{ $cards }。
}
china-event-discards-open = { $cards ->
    [none] 沒有棄牌。
   *[other] 棄牌：{ $cards }。
}
china-event-taken-held = { $seat } 公開拿取、仍在手中的牌：{ $cards }。

## 進行到哪一步：要短，句末不加句號

china-event-marker-of = 第 { $number } 個標誌物（共 { $of } 個）
china-event-card-of = 補第 { $number } 張手牌（共 { $of } 張）
china-event-to-come = { $step ->
    [second] 可能還可以在同一國放第二個標誌物
   *[draw] 把手牌補到三張
}

## 一個選擇的後果：要短，句末不加句號

china-event-would-score = { $state }建滿，得分：{ $points }
china-event-would-lead = 放下後那裡的{ $sort ->
    [houses] 房屋
   *[emissaries] 使臣
}：你 { $own }，他人最多 { $other }

## 為什麼不行

china-part-card = { $card ->
    [red] { china-card-red }
    [green] { china-card-green }
    [orange] { china-card-orange }
    [yellow] { china-card-yellow }
    [purple] { china-card-purple }
   *[other] 「{ $card }」
}
china-part-state = { $state ->
    [zhao] { china-state-zhao }
    [yan] { china-state-yan }
    [qi] { china-state-qi }
    [lu] { china-state-lu }
    [wei] { china-state-wei }
    [han] { china-state-han }
    [qin] { china-state-qin }
    [shu] { china-state-shu }
   *[chu] { china-state-chu }
}

china-illegal-wrong-phase = { $phase ->
    [play] 現在請放標誌物，或者換牌；兩樣都做不到才跳過。
    [second] 現在可以在同一國放第二個標誌物，或者不放。
    [draw] 現在要抽牌：拿一張明牌，或從牌堆抽一張。
   *[restock] 回合已結束，先補明牌。
}
china-illegal-unknown-site = 地圖的這一面沒有「{ $site }」這個房址。房址寫國名、編號和地名，例如魏 5 大梁，或簡寫成 we5。
china-illegal-unknown-state = 沒有「{ $state }」這個國。九國是趙國、燕國、齊國、魯國、魏國、韓國、秦國、蜀國、楚國。
china-illegal-unknown-payment = 不能用「{ $payment }」。請寫例如「一張紅牌」或「兩張紅牌當萬用牌」。
china-illegal-one-state-a-turn = 一回合的兩個標誌物要放在同一國。請把第二個放在{ china-part-state }，或者不放。
china-illegal-no-houses = 你的房屋都已用完，請放別種標誌物。
china-illegal-no-emissaries = 你的使臣都已用完，請放別種標誌物。
china-illegal-no-fortress = 你的堡壘已經放下，每人只有一座。請放別種標誌物。
china-illegal-no-fortress-variant = 這張牌桌不用堡壘，請建房屋或派使臣。
china-illegal-site-taken = { $site_word } 上已有房屋，請選空房址。
china-illegal-site-fortified = { $site_word } 上已有堡壘，請選空白房址。
china-illegal-no-houses-there = { china-part-state }還沒有房屋，不能派使臣。請選別的國，或先建房屋。
china-illegal-court-full = { china-part-state }最多容納 { $most } 名使臣，因為那裡一個人最多有 { $most } 座房屋。請選別的國，或放別種標誌物。
china-illegal-wrong-colour = { china-part-card }牌不能用於{ china-part-state }。請用一張該國顏色的牌，或兩張同色的其他顏色的牌。
china-illegal-pair-of-own-colour = 萬用牌的顏色必須與國的顏色不同。在{ china-part-state }，每張{ china-part-card }牌單獨就能放一個標誌物。
china-illegal-no-such-card = 你手裡沒有{ china-part-card }牌，請用手裡的牌。
china-illegal-no-such-pair = 你手裡沒有兩張{ china-part-card }牌；萬用牌要兩張同色的牌。
china-illegal-nothing-to-take = 已沒有牌可拿，不能換牌。請放標誌物；放不了才可以跳過。
china-illegal-must-act = 既不能放標誌物、也不能換牌時才可以跳過。請放標誌物，或者換牌。
china-illegal-not-open = 明牌裡沒有{ china-part-card }牌。請拿別的明牌，或從牌堆抽一張。
china-illegal-pile-empty = 牌堆已用光，請拿明牌。

## 分數來源

china-score-houses = 房屋
china-score-alliances = 合縱連橫
china-score-roads = 道路

# The pieces in the pictures of the rules.
china-legend-house = 房屋
china-legend-emissary = 使臣
china-legend-fortress = 堡壘

# Positions that score, in the pictures of the rules.
china-scored-houses = 魯國建滿：房屋最多者得 4 分，那裡每座房屋 1 分；其餘各得 2 分，等於藍色的房屋數
china-scored-alliance = 齊國使臣最多，魯國並列最多：三名使臣都算
china-scored-line = 四座房屋沿道路連成一線：每座 1 分
china-scored-fortress = 房屋建在堡壘上：在魯國房屋的 4 分變成 8 分

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
china-card-red-means = 在魏國或蜀國放一個標誌物；兩張同色可用在別國。
china-card-green-means = 在韓國或燕國放一個標誌物；兩張同色可用在別國。
china-card-orange-means = 在趙國或魯國放一個標誌物；兩張同色可用在別國。
china-card-yellow-means = 在齊國或秦國放一個標誌物；兩張同色可用在別國。
china-card-purple-means = 在楚國放一個標誌物；兩張同色可用在別國。
china-legend-pile = 牌堆
china-legend-pile-means = 剩下的牌；每亮一盞紅燈表示用光一次，兩次後遊戲結束。
china-legend-discards = 棄牌
china-legend-discards-means = 最新的棄牌和總張數；牌堆第一次用光時，洗成新的牌堆。
china-legend-strip = 玩家欄
china-legend-strip-means = 分數；房屋後有牆：堡壘還沒建；右邊是剩下的房屋和使臣；帝字：起始玩家。
china-legend-site = 房址
china-legend-site-means = 可建一座房屋；房址之間的線是道路。
china-legend-house-means = 該國建滿時計分；沿道路連成四座以上再計分。
china-legend-seat = 龍位
china-legend-seat-means = 一國的使臣站在這裡。
china-legend-emissary-means = 在聯盟兩國都最多就得分；總數不能超過一人的房屋數。
china-legend-seal = 印章
china-legend-seal-means = 該國的房屋已經計分。
china-legend-alliance = 聯盟
china-legend-alliance-means = 連接兩國：終局依使臣計分。
china-legend-tally = 已計分的聯盟
china-legend-tally-means = 得到的分數，用得分者的顏色；圓點通向兩個龍位。
china-legend-line = 已計分的道路
china-legend-line-means = 一名玩家連成一線的房屋：每座 1 分。
china-legend-fortress-means = 誰都可以在上面建房屋；那裡的房屋讓主人得分加倍，各一次。

china-rules =
    諸侯並起，帝位未定。五色國牌用來在九國放標誌物：紅是魏、蜀，綠是韓、燕，橙是趙、魯，黃是齊、秦，紫只有楚。國牌紅 13、綠 12、橙 11、黃 11、紫 10 張；四人每色去掉一張，三人每色去掉兩張。每人有房屋 20 座、使臣 8 名，手牌三張，不給別人看；另有四張明牌。三人用地圖 A 面，五人用 B 面，四人可選。起始玩家抽籤決定。

    ### 你的回合：3-2-1
    最多用 **3** 張牌，放最多 **2** 個標誌物，只放在 **1** 國。回合開始時那一國若沒有任何人的標誌物，就只能放一個。
    • **用牌**：每個標誌物用一張該國顏色的牌，或一對**萬用牌**：兩張同色、但與該國顏色不同的牌。
    • **房屋**：放在任意空房址，每處一座，不必與自己的房屋相連。
    • **使臣**：放在龍位。一國的使臣總數不能超過那裡房屋最多的一人的房屋數。自己沒有房屋也可以派；先建的房屋可以給使臣騰出位置。
    然後一張一張把手牌補到三張，每張可以拿明牌，也可以從牌堆抽；補完後才補明牌。也可以不放標誌物，只**換牌**：棄一張，拿一張。標誌物放下後不再移動。

    ### 房屋計分
    一國的最後一個房址建上房屋，立即計分。房屋最多者，該國每座房屋（無論誰的）得 1 分；往下每個名次的人，得分等於上一名次每人的房屋數。數量相同則名次相同，後面的名次不空缺。4、2、1 座得 7、4、2 分；2、2、1 座得 5、5、2 分。那裡沒有自己房屋的人不得分。計分後仍可派使臣。

    ### 結束
    牌堆第一次用光，棄牌洗成新的牌堆，明牌不動；第二次用光，打完這一輪，人人回合數相同。如果誰也放不了標誌物，遊戲立即結束。最終依序計分：
    • **房屋**：所有未計分的國。
    • **合縱連橫**：邊界上的聯盟 1 到 15。你在兩國的使臣都最多（或並列最多），兩國每名使臣（無論誰的）得 1 分。
    • **道路**：自己的房屋沿道路連成一線，至少四座，可以越過國界，每座 1 分。岔路不算，每座房屋只算一次。
    分數最多者獲勝；同分時，剩下的標誌物較多者獲勝；再相同則並列獲勝。

    ### 堡壘（可選）
    每人一座，像其他標誌物一樣用牌，也佔兩個名額之一，放在既無房屋也無堡壘的房址。它是中立的，也不是房屋：誰都可以在上面建房屋。你的房屋建在堡壘上，你在該國的房屋得分加倍，含它的那條道路得分也加倍，各只加倍一次。

    ### 我們對規則書的理解
    • 道路取最有利的分法，由程式計算；首尾相接的一圈也算一線。
    • 第一個標誌物使一國建滿時，先計分，再放第二個。
    • 最後一張牌離開牌堆就算用光。第二次用光後不再補明牌，有什麼拿什麼。既不能放也不能換，才跳過。
    • 能不能放、怎麼用牌，依你放的順序逐個判斷。在一國至少要有一名使臣，才算那裡最多。

    我們找到的文字資料都沒有描述原版地圖：這裡的房址、道路和大部分聯盟編號都是重建的，燕國、蜀與燕的顏色、各色國牌的張數也是。
    打字時房址寫成地圖上的樣子（魏 5 大梁），或用字母加編號：zh 趙、ya 燕、qi 齊、lu 魯、we 魏、ha 韓、qn 秦、sh 蜀、ch 楚；we5 就是魏 5。

## 建議為什麼更好

china-why-houses = { $place ->
    [none] 你的房屋得分更多
   *[other] 你在{ $place }的房屋得分更多
}
    .others = { $place ->
    [none] { $seats } 的房屋得分更少
   *[other] { $seats } 在{ $place }的房屋得分更少
}
china-why-alliances = 你的合縱連橫得分更多
    .others = { $seats } 的合縱連橫得分更少
china-why-roads = 你沿道路的房屋連線得分更多
    .others = { $seats } 沿道路的房屋連線得分更少
china-why-placed = 你在版圖上的標誌物更多
    .others = { $seats } 在版圖上的標誌物更少
china-why-cards = 你手裡相同的牌更多
    .others = { $seats } 手裡相同的牌更少
