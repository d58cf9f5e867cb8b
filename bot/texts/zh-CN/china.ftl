# 中国皇帝：游戏里的所有文字。`china-part-…` 只供本文件引用。

china-name = 中国皇帝
china-command = 中国皇帝
china-description = 在战国九国建房屋、遣使臣、合纵连横，争夺帝王之位。3–5 人。
china-aim = 一国里房屋最多、相邻两国使臣都最多、沿道路把房屋连成长线，都能得分。分数最多者获胜。
china-cover = 一局已结束的{ china-name }：五种颜色的各国，道路沿线是四名玩家的房屋，旁边是使臣。从一角望去的版图，下方是游戏名称。

china-option-side = 地图面
china-option-side-description = 只在四人时有用：A 面 47 个房址，B 面 53 个。三人总用 A 面，五人总用 B 面。
china-option-side-a = A 面（47 个房址）
china-option-side-b = B 面（53 个房址）
china-option-fortresses = 堡垒
china-option-fortresses-description = 每人一座堡垒；建在堡垒上的房屋使所在国和所在道路的得分翻倍。

## 行动与栏目

china-verb-house = 建房屋
china-verb-house-description = 打出国牌，在空房址上建一座房屋。
china-verb-emissary = 派使臣
china-verb-emissary-description = 打出国牌，派一名使臣到一国的龙位。
china-verb-fortress = 筑堡垒
china-verb-fortress-description = 打出国牌，把自己的堡垒放到空白房址上；谁都可以在上面建房屋。
china-verb-stop = 不放第二个
china-verb-stop-description = 本回合只放一个标志物，接着抓牌。
china-verb-swap = 换牌
china-verb-swap-description = 不放标志物，弃一张牌再拿一张；这就是你的整个回合。
china-verb-take = 拿明牌
china-verb-take-description = 拿一张公开的国牌；回合结束时才补上新牌。
china-verb-draw = 从牌堆抓牌
china-verb-draw-description = 抓牌堆最上面的一张，只有你看得到。
china-verb-pass = 跳过
china-verb-pass-description = 什么也不做；只有既不能放标志物、也不能换牌时才可以。
china-verb-restock = 补明牌
china-verb-restock-description = 补足公开的国牌，回合结束（自动进行）。

china-field-payment = 要用的牌
china-field-payment-description = 一张该国颜色的牌，或两张同色的其他颜色的牌（万用牌）。
china-field-site = 房址
china-field-site-description = 哪一个房址：地图上的国名和编号。
china-field-state = 国家
china-field-state-description = 使臣派往哪一国。
china-field-card = 国牌
china-field-card-description = 哪种颜色的国牌。

## 各种值

china-card-red = 红
china-card-green = 绿
china-card-orange = 橙
china-card-yellow = 黄
china-card-purple = 紫

china-payment-red = 一张红牌
    .twice = 两张红牌
china-payment-green = 一张绿牌
    .twice = 两张绿牌
china-payment-orange = 一张橙牌
    .twice = 两张橙牌
china-payment-yellow = 一张黄牌
    .twice = 两张黄牌
china-payment-purple = 一张紫牌
    .twice = 两张紫牌
china-payment-pair-red = 两张红牌当万用牌
china-payment-pair-green = 两张绿牌当万用牌
china-payment-pair-orange = 两张橙牌当万用牌
china-payment-pair-yellow = 两张黄牌当万用牌
china-payment-pair-purple = 两张紫牌当万用牌

china-place-1 = 第 1 张
china-place-2 = 第 2 张
china-place-3 = 第 3 张
china-place-4 = 第 4 张

china-state-zhao = 赵国
china-state-yan = 燕国
china-state-qi = 齐国
china-state-lu = 鲁国
china-state-wei = 魏国
china-state-han = 韩国
china-state-qin = 秦国
china-state-shu = 蜀国
china-state-chu = 楚国

china-site-zh1 = 赵 1 代
china-site-zh2 = 赵 2 雁门
china-site-zh3 = 赵 3 晋阳
china-site-zh4 = 赵 4 邯郸
china-site-zh5 = 赵 5 中山
china-site-zh6 = 赵 6 巨鹿

china-site-ya1 = 燕 1 上谷
china-site-ya2 = 燕 2 蓟
china-site-ya3 = 燕 3 渔阳
china-site-ya4 = 燕 4 辽东
china-site-ya5 = 燕 5 北平

china-site-qi1 = 齐 1 平原
china-site-qi2 = 齐 2 临淄
china-site-qi3 = 齐 3 即墨
china-site-qi4 = 齐 4 高唐
china-site-qi5 = 齐 5 高密

china-site-lu1 = 鲁 1 曲阜
china-site-lu2 = 鲁 2 邹
china-site-lu3 = 鲁 3 琅琊
china-site-lu4 = 鲁 4 郯

china-site-we1 = 魏 1 安邑
china-site-we2 = 魏 2 河东
china-site-we3 = 魏 3 邺
china-site-we4 = 魏 4 濮阳
china-site-we5 = 魏 5 大梁
china-site-we6 = 魏 6 睢阳
china-site-we7 = 魏 7 荥阳

china-site-ha1 = 韩 1 宜阳
china-site-ha2 = 韩 2 鲁阳
china-site-ha3 = 韩 3 新郑
china-site-ha4 = 韩 4 阳翟
china-site-ha5 = 韩 5 洛邑

china-site-qn1 = 秦 1 陇西
china-site-qn2 = 秦 2 北地
china-site-qn3 = 秦 3 咸阳
china-site-qn4 = 秦 4 雍
china-site-qn5 = 秦 5 汉中
china-site-qn6 = 秦 6 天水
china-site-qn7 = 秦 7 上郡

china-site-sh1 = 蜀 1 葭萌
china-site-sh2 = 蜀 2 成都
china-site-sh3 = 蜀 3 犍为
china-site-sh4 = 蜀 4 巴
china-site-sh5 = 蜀 5 阆中
china-site-sh6 = 蜀 6 临邛

china-site-ch1 = 楚 1 巫山
china-site-ch2 = 楚 2 郢
china-site-ch3 = 楚 3 长沙
china-site-ch4 = 楚 4 寿春
china-site-ch5 = 楚 5 广陵
china-site-ch6 = 楚 6 吴
china-site-ch7 = 楚 7 鄱阳
china-site-ch8 = 楚 8 邓城

## 发生了什么

china-event-house-placed = { $seat } 用{ $payment }，在 { $site } 建房屋。
china-event-houses-placed = { $seat } 在{ $state }建 { $count } 座房屋：{ $sites }。
china-event-emissary-placed = { $seat } 用{ $payment }，派使臣到{ $state }。
china-event-emissaries-placed = { $seat } 派 { $count } 名使臣到{ $state }：{ $payments }。
china-event-fortress-placed = { $seat } 用{ $payment }，在 { $site } 筑堡垒。
china-event-state-scored = { $state }房屋：{ $houses }。得分{ $fortified ->
    [0] {""}
   *[other] （堡垒使 { $doubled } 的得分翻倍）
}：{ $points }。
china-event-card-swapped = { $seat } 换牌，弃掉一张：{ $card }。
china-event-card-taken = { $seat } 拿了一张明牌：{ $card }。
china-event-cards-taken = { $seat } 拿了明牌：{ $cards }。
china-event-card-drawn = { $seat } 从牌堆抓了一张牌。
china-event-cards-drawn = { $seat } 从牌堆抓了 { $count } 张牌。
china-event-card-seen = { $seat } 从牌堆抓了一张牌：{ $card }。
china-event-cards-seen = { $seat } 从牌堆抓牌：{ $cards }。
china-event-row-filled = 翻开：{ $places ->
    [none] { $cards }
   *[other] { $places }
}。
china-event-pile-reshuffled = 牌堆第一次用光：{ $count ->
    [1] 唯一的弃牌成为新的牌堆。
   *[other] { $count } 张弃牌洗成新的牌堆。
}
china-event-last-round = 牌堆第二次用光：打完这一轮游戏就结束，{ $seat } 最后行动。
china-event-passed = { $seat } 既不能放标志物，也不能换牌，跳过。
china-event-nothing-placeable = 谁也放不了任何标志物：游戏结束。
china-event-final-scoring = 最终计分：未计分各国的房屋、合纵连横、道路。
china-event-alliance-scored = 联盟 { $alliance }，{ $one }与{ $other }：使臣 { $points } 名，{ $shared ->
    [1] { $winners } 得 { $points } 分。
   *[other] { $winners } 各得 { $points } 分。
}
china-event-road-scored = { $seat } 的道路：房屋 { $count } 座{ $doubled ->
    [yes] {" × 2（堡垒）="}
   *[no] {" ="}
} { $points } 分（{ $sites }）。
china-event-game-ended = { $shared ->
    [1] { $winners } 以 { $points } 分获胜{ $by_supply ->
        [yes] ，同分者中剩下的标志物最多！
       *[no] ！
    }
   *[other] { $winners } 并列获胜：都是 { $points } 分，剩下的标志物也一样多！
}
china-event-hand-held = { $cards ->
    [none] 你没有手牌。
   *[other] 你的手牌：{ $cards }。
}
china-event-supply-held = { $seat } 还剩：房屋 { $houses } 座，使臣 { $emissaries } 名{ $fortresses ->
    [0] 。
   *[other] ，堡垒 { $fortresses } 座。
}
china-event-pile-left = { $over ->
    [yes] { $count ->
        [0] 牌堆已用光。
       *[other] 牌堆还剩 { $count } 张。
    }
   *[no] { $used_up ->
        [0] 牌堆还有 { $count } 张；用光后把弃牌洗成新的牌堆。
        [1] 第二个牌堆还有 { $count } 张；用光后打完那一轮，游戏结束。
       *[other] 牌堆已用光，这是最后一轮。
    }
}
china-event-row-open = { $cards ->
    [none] 没有明牌。
   *[other] 明牌：{ $cards }。
}
china-event-discards-open = { $cards ->
    [none] 没有弃牌。
   *[other] 弃牌：{ $cards }。
}
china-event-taken-held = { $seat } 公开拿取、仍在手中的牌：{ $cards }。

## 进行到哪一步：要短，句末不加句号

china-event-marker-of = 第 { $number } 个标志物（共 { $of } 个）
china-event-card-of = 补第 { $number } 张手牌（共 { $of } 张）
china-event-to-come = { $step ->
    [second] 可能还可以在同一国放第二个标志物
   *[draw] 把手牌补到三张
}

## 一个选择的后果：要短，句末不加句号

china-event-would-score = { $state }建满，得分：{ $points }
china-event-would-lead = 放下后那里的{ $sort ->
    [houses] 房屋
   *[emissaries] 使臣
}：你 { $own }，他人最多 { $other }

## 为什么不行

china-part-card = { $card ->
    [red] { china-card-red }
    [green] { china-card-green }
    [orange] { china-card-orange }
    [yellow] { china-card-yellow }
    [purple] { china-card-purple }
   *[other] “{ $card }”
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
    [play] 现在请放标志物，或者换牌；两样都做不到才跳过。
    [second] 现在可以在同一国放第二个标志物，或者不放。
    [draw] 现在要抓牌：拿一张明牌，或从牌堆抓一张。
   *[restock] 回合已结束，先补明牌。
}
china-illegal-unknown-site = 地图的这一面没有“{ $site }”这个房址。房址写国名、编号和地名，例如魏 5 大梁，或简写成 we5。
china-illegal-unknown-state = 没有“{ $state }”这个国。九国是赵国、燕国、齐国、鲁国、魏国、韩国、秦国、蜀国、楚国。
china-illegal-unknown-payment = 不能用“{ $payment }”。请写例如“一张红牌”或“两张红牌当万用牌”。
china-illegal-one-state-a-turn = 一回合的两个标志物要放在同一国。请把第二个放在{ china-part-state }，或者不放。
china-illegal-no-houses = 你的房屋都已用完，请放别种标志物。
china-illegal-no-emissaries = 你的使臣都已用完，请放别种标志物。
china-illegal-no-fortress = 你的堡垒已经放下，每人只有一座。请放别种标志物。
china-illegal-no-fortress-variant = 这张牌桌不用堡垒，请建房屋或派使臣。
china-illegal-site-taken = { $site_word } 上已有房屋，请选空房址。
china-illegal-site-fortified = { $site_word } 上已有堡垒，请选空白房址。
china-illegal-no-houses-there = { china-part-state }还没有房屋，不能派使臣。请选别的国，或先建房屋。
china-illegal-court-full = { china-part-state }最多容纳 { $most } 名使臣，因为那里一个人最多有 { $most } 座房屋。请选别的国，或放别种标志物。
china-illegal-wrong-colour = { china-part-card }牌不能用于{ china-part-state }。请用一张该国颜色的牌，或两张同色的其他颜色的牌。
china-illegal-pair-of-own-colour = 万用牌的颜色必须与国的颜色不同。在{ china-part-state }，每张{ china-part-card }牌单独就能放一个标志物。
china-illegal-no-such-card = 你手里没有{ china-part-card }牌，请用手里的牌。
china-illegal-no-such-pair = 你手里没有两张{ china-part-card }牌；万用牌要两张同色的牌。
china-illegal-nothing-to-take = 已没有牌可拿，不能换牌。请放标志物；放不了才可以跳过。
china-illegal-must-act = 既不能放标志物、也不能换牌时才可以跳过。请放标志物，或者换牌。
china-illegal-not-open = 明牌里没有{ china-part-card }牌。请拿别的明牌，或从牌堆抓一张。
china-illegal-pile-empty = 牌堆已用光，请拿明牌。

## 分数来源

china-score-houses = 房屋
china-score-alliances = 合纵连横
china-score-roads = 道路

# The pieces in the pictures of the rules.
china-legend-house = 房屋
china-legend-emissary = 使臣
china-legend-fortress = 堡垒

# Positions that score, in the pictures of the rules.
china-scored-houses = 鲁国建满：房屋最多者得 4 分，那里每座房屋 1 分；其余各得 2 分，等于蓝色的房屋数
china-scored-alliance = 齐国使臣最多，鲁国并列最多：三名使臣都算
china-scored-line = 四座房屋沿道路连成一线：每座 1 分
china-scored-fortress = 房屋建在堡垒上：在鲁国房屋的 4 分变成 8 分

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
china-card-red-means = 在魏国或蜀国放一个标志物；两张同色可用在别国。
china-card-green-means = 在韩国或燕国放一个标志物；两张同色可用在别国。
china-card-orange-means = 在赵国或鲁国放一个标志物；两张同色可用在别国。
china-card-yellow-means = 在齐国或秦国放一个标志物；两张同色可用在别国。
china-card-purple-means = 在楚国放一个标志物；两张同色可用在别国。
china-legend-pile = 牌堆
china-legend-pile-means = 剩下的牌；每亮一盏红灯表示用光一次，两次后游戏结束。
china-legend-discards = 弃牌
china-legend-discards-means = 最新的弃牌和总张数；牌堆第一次用光时，洗成新的牌堆。
china-legend-strip = 玩家栏
china-legend-strip-means = 分数；房屋后有墙：堡垒还没建；右边是剩下的房屋和使臣；帝字：起始玩家。
china-legend-site = 房址
china-legend-site-means = 可建一座房屋；房址之间的线是道路。
china-legend-house-means = 该国建满时计分；沿道路连成四座以上再计分。
china-legend-seat = 龙位
china-legend-seat-means = 一国的使臣站在这里。
china-legend-emissary-means = 在联盟两国都最多就得分；总数不能超过一人的房屋数。
china-legend-seal = 印章
china-legend-seal-means = 该国的房屋已经计分。
china-legend-alliance = 联盟
china-legend-alliance-means = 连接两国：终局按使臣计分。
china-legend-tally = 已计分的联盟
china-legend-tally-means = 得到的分数，用得分者的颜色；圆点通向两个龙位。
china-legend-line = 已计分的道路
china-legend-line-means = 一名玩家连成一线的房屋：每座 1 分。
china-legend-fortress-means = 谁都可以在上面建房屋；那里的房屋让主人得分翻倍，各一次。

china-rules =
    诸侯并起，帝位未定。五色国牌用来在九国放标志物：红是魏、蜀，绿是韩、燕，橙是赵、鲁，黄是齐、秦，紫只有楚。国牌红 13、绿 12、橙 11、黄 11、紫 10 张；四人每色去掉一张，三人每色去掉两张。每人有房屋 20 座、使臣 8 名，手牌三张，不给别人看；另有四张明牌。三人用地图 A 面，五人用 B 面，四人可选。起始玩家抽签决定。

    ### 你的回合：3-2-1
    最多用 **3** 张牌，放最多 **2** 个标志物，只放在 **1** 国。回合开始时那一国若没有任何人的标志物，就只能放一个。
    • **用牌**：每个标志物用一张该国颜色的牌，或一对**万用牌**：两张同色、但与该国颜色不同的牌。
    • **房屋**：放在任意空房址，每处一座，不必与自己的房屋相连。
    • **使臣**：放在龙位。一国的使臣总数不能超过那里房屋最多的一人的房屋数。自己没有房屋也可以派；先建的房屋可以给使臣腾出位置。
    然后一张一张把手牌补到三张，每张可以拿明牌，也可以从牌堆抓；补完后才补明牌。也可以不放标志物，只**换牌**：弃一张，拿一张。标志物放下后不再移动。

    ### 房屋计分
    一国的最后一个房址建上房屋，立即计分。房屋最多者，该国每座房屋（无论谁的）得 1 分；往下每个名次的人，得分等于上一名次每人的房屋数。数量相同则名次相同，后面的名次不空缺。4、2、1 座得 7、4、2 分；2、2、1 座得 5、5、2 分。那里没有自己房屋的人不得分。计分后仍可派使臣。

    ### 结束
    牌堆第一次用光，弃牌洗成新的牌堆，明牌不动；第二次用光，打完这一轮，人人回合数相同。如果谁也放不了标志物，游戏立即结束。最终依次计分：
    • **房屋**：所有未计分的国。
    • **合纵连横**：边界上的联盟 1 到 15。你在两国的使臣都最多（或并列最多），两国每名使臣（无论谁的）得 1 分。
    • **道路**：自己的房屋沿道路连成一线，至少四座，可以越过国界，每座 1 分。岔路不算，每座房屋只算一次。
    分数最多者获胜；同分时，剩下的标志物较多者获胜；再相同则并列获胜。

    ### 堡垒（可选）
    每人一座，像其他标志物一样用牌，也占两个名额之一，放在既无房屋也无堡垒的房址。它是中立的，也不是房屋：谁都可以在上面建房屋。你的房屋建在堡垒上，你在该国的房屋得分翻倍，含它的那条道路得分也翻倍，各只翻倍一次。

    ### 我们对规则书的理解
    • 道路取最有利的分法，由程序计算；首尾相接的一圈也算一线。
    • 第一个标志物使一国建满时，先计分，再放第二个。
    • 最后一张牌离开牌堆就算用光。第二次用光后不再补明牌，有什么拿什么。既不能放也不能换，才跳过。
    • 能不能放、怎么用牌，按你放的顺序逐个判断。在一国至少要有一名使臣，才算那里最多。

    我们找到的文字资料都没有描述原版地图：这里的房址、道路和大部分联盟编号都是重建的，燕国、蜀与燕的颜色、各色国牌的张数也是。
    打字时房址写成地图上的样子（魏 5 大梁），或用字母加编号：zh 赵、ya 燕、qi 齐、lu 鲁、we 魏、ha 韩、qn 秦、sh 蜀、ch 楚；we5 就是魏 5。

## 建议为什么更好

china-why-houses = { $place ->
    [none] 你的房屋得分更多
   *[other] 你在{ $place }的房屋得分更多
}
    .others = { $place ->
    [none] { $seats } 的房屋得分更少
   *[other] { $seats } 在{ $place }的房屋得分更少
}
china-why-alliances = 你的合纵连横得分更多
    .others = { $seats } 的合纵连横得分更少
china-why-roads = 你沿道路的房屋连线得分更多
    .others = { $seats } 沿道路的房屋连线得分更少
china-why-placed = 你在版图上的标志物更多
    .others = { $seats } 在版图上的标志物更少
china-why-cards = 你手里相同的牌更多
    .others = { $seats } 手里相同的牌更少
