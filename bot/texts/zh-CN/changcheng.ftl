# 长城：游戏里的所有文字。`changcheng-part-…` 只供本文件引用。

changcheng-name = 长城
changcheng-command = 长城
changcheng-description = 一起修筑长城，在各省比谁的城墙多，提防蒙古大军。2–5 人。
changcheng-aim = 中国省份建设完成时，那里城墙最多的人得分。最后蒙古大军进攻，每支军队面前城墙最多的人扣分。分数最多者获胜。
changcheng-cover = 一局已结束的{ changcheng-name }：四名玩家各色的城墙横贯四块地图板，北面是蒙古省份和军队，南面是建设完成的中国省份。从一角望去的版图，下方是游戏名称。

changcheng-option-neutral = 中立城墙（两人）
changcheng-option-neutral-description = 只用于两人。动作之后，还可以建一段中立城墙（共 12 段）。
changcheng-option-missions = 任务卡
changcheng-option-missions-description = 终局额外得分（A、B、C），或让军队卡对所有人公开（D）。
changcheng-option-missions-none = 无
changcheng-option-missions-two = 随机两张
changcheng-option-missions-a = A 外交
changcheng-option-missions-b = B 支配
changcheng-option-missions-c = C 帝皇
changcheng-option-missions-d = D 斥候
changcheng-option-missions-ab = A 外交、B 支配
changcheng-option-missions-ac = A 外交、C 帝皇
changcheng-option-missions-ad = A 外交、D 斥候
changcheng-option-missions-bc = B 支配、C 帝皇
changcheng-option-missions-bd = B 支配、D 斥候
changcheng-option-missions-cd = C 帝皇、D 斥候
changcheng-option-missions-abc = 除 D 斥候外全部
changcheng-option-missions-abd = 除 C 帝皇外全部
changcheng-option-missions-acd = 除 B 支配外全部
changcheng-option-missions-bcd = 除 A 外交外全部
changcheng-option-missions-abcd = 四张全用
changcheng-option-west = 西侧地图板
changcheng-option-west-description = 开局时西边的地图板：1 到 4 号，a 面或 b 面。
changcheng-option-west-random = 随机
changcheng-option-west-1a = 1a（辽东、蓟州、山海）
changcheng-option-west-1b = 1b（居庸、宣府、紫荆）
changcheng-option-west-2a = 2a（大同、雁门、太原）
changcheng-option-west-2b = 2b（朔州、宁武、偏头）
changcheng-option-west-3a = 3a（榆林、延绥、固原）
changcheng-option-west-3b = 3b（宁夏、花马池、临洮）
changcheng-option-west-4a = 4a（陇西、甘肃、张掖）
changcheng-option-west-4b = 4b（嘉峪、酒泉、河西）
changcheng-option-east = 东侧地图板
changcheng-option-east-description = 开局时东边的地图板，不能是西边那块的另一面。
changcheng-option-east-random = 随机
changcheng-option-east-1a = 1a（辽东、蓟州、山海）
changcheng-option-east-1b = 1b（居庸、宣府、紫荆）
changcheng-option-east-2a = 2a（大同、雁门、太原）
changcheng-option-east-2b = 2b（朔州、宁武、偏头）
changcheng-option-east-3a = 3a（榆林、延绥、固原）
changcheng-option-east-3b = 3b（宁夏、花马池、临洮）
changcheng-option-east-4a = 4a（陇西、甘肃、张掖）
changcheng-option-east-4b = 4b（嘉峪、酒泉、河西）

## 动作与栏目

changcheng-verb-wall = 建城墙
changcheng-verb-wall-description = 建一段城墙，另一段要建在别的省份。要与行动卡搭配，请先放行动卡。
changcheng-verb-first-wall = 建城墙，再到别省建一段
changcheng-verb-card = 放行动卡
changcheng-verb-card-description = 面朝下放一张行动卡，之后在别省再放一张，或在同省建一段城墙。
changcheng-verb-first-card = 放行动卡，再在同省建城墙或到别省放卡
changcheng-verb-double = 双面城墙
changcheng-verb-double-description = 建在相邻的两个空格上，每邻接一个省份立即得 1 分。
changcheng-verb-tower = 城楼
changcheng-verb-tower-description = 建在空格上，你在那里不会因军队卡扣分；不能紧邻别的城楼。
changcheng-verb-stop = 只放一张
changcheng-verb-stop-description = 只放一张行动卡；只有放不了第二张时才可以。
changcheng-verb-neutral = 建中立城墙
changcheng-verb-neutral-description = 在动作之后建一段中立城墙。
changcheng-verb-leave = 不建中立城墙
changcheng-verb-leave-description = 这个回合不建中立城墙。
changcheng-verb-extend = 扩展地图
changcheng-verb-extend-description = 在长城任意一端接上一块未用的地图板，用哪一面都可以。
changcheng-verb-strike = 移除行动卡
changcheng-verb-strike-description = 你的战士移除本省另一张还没起作用的行动卡。
changcheng-verb-damage = 毁坏城墙
changcheng-verb-damage-description = 你的叛徒毁坏本省一段城墙，它不再算作任何人的。
changcheng-verb-expel = 移除军队卡
changcheng-verb-expel-description = 你的叛徒移除一个相邻的蒙古省份的军队卡，不翻看。
changcheng-verb-flood = 泛滥
changcheng-verb-flood-description = 本省加 2 分或减 2 分。
changcheng-verb-architect = 建筑师
changcheng-verb-architect-description = 本省加 2 分，或在比较数量时为你多算一段城墙。
changcheng-verb-exchange = 交换城墙
changcheng-verb-exchange-description = 你的官吏把本省的一段城墙与别省的一段交换。
changcheng-verb-refrain = 不执行
changcheng-verb-refrain-description = 你的战士或官吏什么也不做。
changcheng-verb-reveal = 翻开行动卡
changcheng-verb-reveal-description = 翻开已完成省份的行动卡（自动进行）。
changcheng-verb-look = 查看军队卡
changcheng-verb-look-description = 查看新建筑对面的军队卡（自动进行）。
changcheng-verb-attack = 蒙古进攻
changcheng-verb-attack-description = 蒙古大军进攻，游戏结束（自动进行）。

changcheng-field-space = 格子
changcheng-field-space-description = 哪一格：地图板编号加字母，例如 2c。双面城墙说西边那一格。
changcheng-field-second-space-asked = 第二段建在哪一格（若要改为给第一段配行动卡，请退回一步，先放卡）
changcheng-field-other = 别省的城墙
changcheng-field-other-description = 用来交换的别省城墙在哪一格，例如 2c。
changcheng-field-card = 行动卡
changcheng-field-card-description = 哪一张：1 战士、2 叛徒、3 泛滥、4 建筑师、5 建筑大师、6 官吏。
changcheng-field-province = 省份
changcheng-field-province-description = 哪一个中国省份。
changcheng-field-mongol = 蒙古省份
changcheng-field-mongol-description = 移除哪一个蒙古省份的军队卡。
changcheng-field-layout = 地图板
changcheng-field-layout-description = 哪一块地图板的哪一面，例如 3b。
changcheng-field-end = 哪一端
changcheng-field-end-description = 接在长城的西端还是东端。
changcheng-field-way = 效果
changcheng-field-way-description = 行动卡怎么用：加分、减分，或多算一段城墙。

## 各种值

changcheng-card-1 = 战士（1）
changcheng-card-1-description = 可以移除本省的另一张行动卡；两张都移出游戏。
changcheng-card-2 = 叛徒（2）
changcheng-card-2-description = 毁坏本省的一段城墙，或移除一个邻接的蒙古省份的军队卡。
changcheng-card-3 = 泛滥（3）
changcheng-card-3-description = 本省多值 2 分，或少值 2 分。
changcheng-card-4 = 建筑师（4）
changcheng-card-4-description = 本省多值 2 分，或者比较数量时你多算一段城墙。
changcheng-card-5 = 建筑大师（5）
changcheng-card-5-description = 比较数量时你多算两段城墙。
changcheng-card-6 = 官吏（6）
changcheng-card-6-description = 可以把本省的一段城墙与别省的一段交换。

changcheng-way-more = 加 2 分
changcheng-way-less = 减 2 分
changcheng-way-wall = 多算一段城墙

changcheng-end-west = 西端
changcheng-end-east = 东端

changcheng-mission-a = 外交任务（有自己城墙的省份）
changcheng-mission-b = 支配任务（最长的连续城墙）
changcheng-mission-c = 帝皇任务（未使用的行动卡）
changcheng-mission-d = 斥候任务（军队卡对所有人公开）

changcheng-layout-1a = 1a（辽东、蓟州、山海）
changcheng-layout-1b = 1b（居庸、宣府、紫荆）
changcheng-layout-2a = 2a（大同、雁门、太原）
changcheng-layout-2b = 2b（朔州、宁武、偏头）
changcheng-layout-3a = 3a（榆林、延绥、固原）
changcheng-layout-3b = 3b（宁夏、花马池、临洮）
changcheng-layout-4a = 4a（陇西、甘肃、张掖）
changcheng-layout-4b = 4b（嘉峪、酒泉、河西）

changcheng-province-liaodong = 辽东
changcheng-province-jizhou = 蓟州
changcheng-province-shanhai = 山海
changcheng-province-juyong = 居庸
changcheng-province-xuanfu = 宣府
changcheng-province-zijing = 紫荆
changcheng-province-datong = 大同
changcheng-province-yanmen = 雁门
changcheng-province-taiyuan = 太原
changcheng-province-shuozhou = 朔州
changcheng-province-ningwu = 宁武
changcheng-province-piantou = 偏头
changcheng-province-yulin = 榆林
changcheng-province-yansui = 延绥
changcheng-province-guyuan = 固原
changcheng-province-ningxia = 宁夏
changcheng-province-huamachi = 花马池
changcheng-province-lintao = 临洮
changcheng-province-longxi = 陇西
changcheng-province-gansu = 甘肃
changcheng-province-zhangye = 张掖
changcheng-province-jiayu = 嘉峪
changcheng-province-jiuquan = 酒泉
changcheng-province-hexi = 河西

changcheng-mongol-khorchin = 科尔沁
changcheng-mongol-uriankhai = 兀良哈
changcheng-mongol-chahar = 察哈尔
changcheng-mongol-kharchin = 喀喇沁
changcheng-mongol-onon = 斡难
changcheng-mongol-khentii = 肯特
changcheng-mongol-tumed = 土默特
changcheng-mongol-khalkha = 喀尔喀
changcheng-mongol-ongut = 汪古
changcheng-mongol-tatar = 塔塔儿
changcheng-mongol-kherlen = 克鲁伦
changcheng-mongol-tuul = 土拉
changcheng-mongol-ordos = 鄂尔多斯
changcheng-mongol-kereit = 克烈
changcheng-mongol-orkhon = 鄂尔浑
changcheng-mongol-alashan = 阿拉善
changcheng-mongol-khangai = 杭爱
changcheng-mongol-selenge = 色楞格
changcheng-mongol-merkit = 蔑儿乞
changcheng-mongol-oirat = 瓦剌
changcheng-mongol-naiman = 乃蛮
changcheng-mongol-altai = 阿尔泰
changcheng-mongol-torgut = 土尔扈特
changcheng-mongol-dzungar = 准噶尔

## 发生了什么

changcheng-event-wall-built = { $seat } 在 { $space }（{ $province }）建城墙。
changcheng-event-walls-built = { $seat } 建 { $count } 段城墙：{ $walls }。
changcheng-event-card-laid = { $seat } 在{ $province }面朝下放了一张行动卡。
changcheng-event-cards-laid = { $seat } 面朝下放了 { $count } 张行动卡：{ $provinces }。
changcheng-event-card-noted = { $seat } 在{ $province }面朝下放了一张行动卡：{ $card }。
changcheng-event-cards-noted = { $seat } 面朝下放了 { $count } 张行动卡：{ $cards }。
changcheng-event-double-built = { $seat } 在 { $space } 和 { $other } 建双面城墙：邻接 { $points } 个省份，得 { $points } 分。
changcheng-event-tower-built = { $seat } 在 { $space } 建城楼{ $kept ->
    [yes] ，旁边的最后一个空格为其保留。
   *[no] 。
}
    .you = 你在 { $space } 建城楼{ $kept ->
        [yes] ，旁边的最后一个空格为你保留。
       *[no] 。
    }
changcheng-event-neutral-built = { $seat } 在 { $space }（{ $province }）建中立城墙。
changcheng-event-neutral-declined = { $seat } 没有建中立城墙。
changcheng-event-army-looked = { $seat } 查看了对面的军队卡：{ $mongols }。
changcheng-event-armies-seen = { $seat } 查看了对面的军队卡：{ $armies }。
changcheng-event-army-turned-up = 斥候翻开{ $mongol }的军队卡：{ $value }。
changcheng-event-armies-turned-up = 斥候翻开军队卡：{ $armies }。
changcheng-event-province-completed = { $province }建设完成。
changcheng-event-card-shown = 翻开 { $seat } 的{ $card }。
changcheng-event-cards-shown = 翻开：{ $cards }。
changcheng-event-cards-cancelled = 数字相同：{ $count } 张{ $card }都不起作用，一起移除。
changcheng-event-card-struck = { $seat } 的战士移除 { $owner } 的{ $card }，两张都移出游戏。
    .self = { $seat } 的战士移除自己的{ $card }，两张都移出游戏。
changcheng-event-wall-damaged = { $seat } 的叛徒毁坏 { $space } 上{ $owner ->
    [none] 的中立城墙。
   *[other] { $owner } 的城墙。
}
    .self = { $seat } 的叛徒毁坏 { $space } 上自己的城墙。
changcheng-event-army-expelled = { $seat } 的叛徒移除{ $mongol }的军队卡{ $value ->
    [none] ，没有翻看
   *[other] （{ $value }）
}。
changcheng-event-value-changed = { $seat } 的{ $card }使本省{ $change ->
    [-2] 减 2 分。
   *[other] 加 { $change } 分。
}
changcheng-event-walls-added = { $seat } 的{ $card }：比较数量时多算 { $count } 段城墙。
changcheng-event-walls-exchanged = { $seat } 的官吏交换 { $space } 与 { $other } 上的城墙。
changcheng-event-card-idle = { $seat } 的{ $card }没有发挥作用。
changcheng-event-province-scored = { $province }：城墙 { $walls } + 主权卡 { $sovereignty }{ $change ->
    [-2] {" − 2"}
    [0] {""}
   *[other] {" +"} { $change }
} = { $points } 分，{ $shared ->
    [0] 中立城墙最多，无人得分
    [1] { $winners } 得分
   *[other] { $winners } 各得全部
}（{ $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] 中立 { $neutral }
       *[other] { $tally }、中立 { $neutral }
    }
}）。
changcheng-event-board-joined = { $seat } 在{ $end }接上地图板 { $layout }。{ $sovereignty ->
    [none] {""}
   *[other] 主权卡：{ $sovereignty }。
}
changcheng-event-skipped = { $seat } 什么也放不了，跳过。
changcheng-event-attack-began = { $finished ->
    [yes] 长城建成，蒙古大军由西向东进攻。
   *[no] 谁都无法再放置，蒙古大军由西向东进攻尚未建成的长城。
}
changcheng-event-army-attacked = { $mongol }，军队 { $value }：{ $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] 中立 { $neutral }
       *[other] { $tally }、中立 { $neutral }
    }
}。{ $lost ->
    [0] 无人扣分
    [1] { $losers } 扣 { $value } 分
   *[other] { $losers } 各扣 { $value } 分
}{ $saved ->
    [0] 。
   *[other] ，{ $protected } 有城楼保护。
}
changcheng-event-army-gone = { $mongol }的军队卡早已移除，平安无事。
changcheng-event-mission-scored = { $mission }：{ $tally }。得分：{ $points_seats ->
    [0] 无
   *[other] { $points }
}。
changcheng-event-game-ended = { $shared ->
    [1] { $winners } 以 { $points } 分获胜！
   *[other] { $winners } 以 { $points } 分并列获胜！
}
changcheng-event-hand-held = 你的行动卡：{ $cards }。
changcheng-event-face-down-held = 你在{ $province }面朝下的行动卡：{ $card }。
changcheng-event-face-downs-held = 你面朝下的行动卡：{ $cards }。
changcheng-event-armies-known = 你看过的军队卡：{ $armies }。
changcheng-event-army-known = 你看过{ $mongol }的军队卡：{ $value }。
changcheng-event-supply-held = { $seat } 还有：城墙 { $walls }{ $doubles ->
    [0] {""}
   *[other] 、双面城墙
}{ $towers ->
    [0] {""}
   *[other] 、城楼
}、行动卡 { $cards }。
changcheng-event-spaces-left = { $count ->
    [0] 没有空格了。
   *[other] 还有 { $count } 个空格。
}{ $boards ->
    [0] {""}
   *[other] 之后还会接上 { $boards } 块地图板。
}{ $neutral ->
    [0] {""}
   *[other] 中立城墙还有 { $neutral } 段。
}
changcheng-event-armies-unseen = { $armies ->
    [none] 所有军队卡都已看过。
   *[other] 还没看过的军队卡（含放在一边的）：{ $armies }。
}
changcheng-event-cards-used = { $seat } 已用过：{ $cards }。
changcheng-event-mission-played = 任务：{ $mission }。
changcheng-event-missions-played = 任务：{ $missions }。
changcheng-event-card-works = 你在{ $province }的{ $card }生效：请选择怎么用。
changcheng-event-board-due = 已有 { $emperors } 张帝皇卡，由你接上一块地图板。

## 进行到哪一步：要短，句末不加句号

changcheng-event-part-of = 第 { $number } 步（共 { $of } 步）
changcheng-event-first-round = 第一轮：每人只建一段城墙
changcheng-event-to-come = { $step ->
    [second] 再建一段城墙或再放一张行动卡（双面城墙和城楼没有第二步）
    [neutral] 可以建一段中立城墙
   *[extend] 接上一块地图板
}

## 一个选择的后果：要短，句末不加句号

changcheng-event-would-complete = 完成{ $province }，值 { $points } 分{ $cards ->
    [0] {""}
   *[other] （那里的 { $cards } 张行动卡另计）
}，城墙：{ $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] 中立 { $neutral }
       *[other] { $tally }、中立 { $neutral }
    }
}
changcheng-event-would-stand = 之后值 { $points } 分{ $later ->
    [0] {""}
   *[other] （还有 { $later } 张行动卡要执行）
}，城墙：{ $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] 中立 { $neutral }
       *[other] { $tally }、中立 { $neutral }
    }
}
changcheng-event-would-join = 剩 { $free } 个空格，目前值 { $points } 分，{ $neutral ->
    [0] { $tally_seats ->
        [0] 还没有城墙
       *[other] 城墙：{ $tally }
    }
   *[other] { $tally_seats ->
        [0] 城墙：中立 { $neutral }
       *[other] 城墙：{ $tally }、中立 { $neutral }
    }
}
changcheng-event-would-strike = { $owner } 的行动卡：{ $number ->
    [2] 不再毁坏城墙，也不再移除军队卡
    [3] 不再加 2 分或减 2 分
    [4] 不再加 2 分，也不再多算一段城墙
    [5] { $owner } 少算两段城墙
   *[other] 不再交换城墙
}
    .you = 你自己的行动卡：{ $number ->
        [2] 不再毁坏城墙，也不再移除军队卡
        [3] 不再加 2 分或减 2 分
        [4] 不再加 2 分，也不再多算一段城墙
        [5] 你少算两段城墙
       *[other] 不再交换城墙
    }
changcheng-event-would-expel = { $value ->
    [none] 你没看过这张军队卡
   *[other] 这张军队卡是 { $value }
}
changcheng-event-would-span = { $space }–{ $other }
changcheng-event-would-score = 立即得 { $points } 分
changcheng-event-would-face = { $province }，对面是{ $mongol }

## 为什么不行

changcheng-part-province = { $province ->
    [liaodong] { changcheng-province-liaodong }
    [jizhou] { changcheng-province-jizhou }
    [shanhai] { changcheng-province-shanhai }
    [juyong] { changcheng-province-juyong }
    [xuanfu] { changcheng-province-xuanfu }
    [zijing] { changcheng-province-zijing }
    [datong] { changcheng-province-datong }
    [yanmen] { changcheng-province-yanmen }
    [taiyuan] { changcheng-province-taiyuan }
    [shuozhou] { changcheng-province-shuozhou }
    [ningwu] { changcheng-province-ningwu }
    [piantou] { changcheng-province-piantou }
    [yulin] { changcheng-province-yulin }
    [yansui] { changcheng-province-yansui }
    [guyuan] { changcheng-province-guyuan }
    [ningxia] { changcheng-province-ningxia }
    [huamachi] { changcheng-province-huamachi }
    [lintao] { changcheng-province-lintao }
    [longxi] { changcheng-province-longxi }
    [gansu] { changcheng-province-gansu }
    [zhangye] { changcheng-province-zhangye }
    [jiayu] { changcheng-province-jiayu }
    [jiuquan] { changcheng-province-jiuquan }
    [hexi] { changcheng-province-hexi }
   *[other] { $province }
}
changcheng-part-mongol = { $mongol ->
    [khorchin] { changcheng-mongol-khorchin }
    [uriankhai] { changcheng-mongol-uriankhai }
    [chahar] { changcheng-mongol-chahar }
    [kharchin] { changcheng-mongol-kharchin }
    [onon] { changcheng-mongol-onon }
    [khentii] { changcheng-mongol-khentii }
    [tumed] { changcheng-mongol-tumed }
    [khalkha] { changcheng-mongol-khalkha }
    [ongut] { changcheng-mongol-ongut }
    [tatar] { changcheng-mongol-tatar }
    [kherlen] { changcheng-mongol-kherlen }
    [tuul] { changcheng-mongol-tuul }
    [ordos] { changcheng-mongol-ordos }
    [kereit] { changcheng-mongol-kereit }
    [orkhon] { changcheng-mongol-orkhon }
    [alashan] { changcheng-mongol-alashan }
    [khangai] { changcheng-mongol-khangai }
    [selenge] { changcheng-mongol-selenge }
    [merkit] { changcheng-mongol-merkit }
    [oirat] { changcheng-mongol-oirat }
    [naiman] { changcheng-mongol-naiman }
    [altai] { changcheng-mongol-altai }
    [torgut] { changcheng-mongol-torgut }
    [dzungar] { changcheng-mongol-dzungar }
   *[other] { $mongol }
}
changcheng-part-card = { $card ->
    [1] { changcheng-card-1 }
    [2] { changcheng-card-2 }
    [3] { changcheng-card-3 }
    [4] { changcheng-card-4 }
    [5] { changcheng-card-5 }
    [6] { changcheng-card-6 }
   *[other] { $card }
}

changcheng-illegal-same-board = { $west } 和 { $east } 是同一块地图板的两面，不能同时开局。请给其中一侧换一块。
changcheng-illegal-wrong-phase = { $phase ->
    [act] 请选择一个动作：两段城墙、两张行动卡、一卡一墙、双面城墙或城楼。
    [second] 动作还没做完：请再建一段城墙，或再放一张行动卡。
    [reveal] 有省份建设完成，要先翻开那里的行动卡。
    [ability] 正在为一个省份计分，要先选择行动卡怎么用。
    [look] 要先查看对面的军队卡。
    [neutral] 现在可以建一段中立城墙，也可以不建。
    [extend] 现在要扩展地图：请选择地图板和接在哪一端。
   *[attack] 蒙古大军正在进攻，不能再放置了。
}
changcheng-illegal-first-round-wall = 第一轮每人只能建一段城墙。
changcheng-illegal-no-walls = 你的城墙已经用完，请选别的动作。
changcheng-illegal-no-double = 你的双面城墙已经建了，请选别的动作。
changcheng-illegal-no-tower = 你的城楼已经建了，请选别的动作。
changcheng-illegal-unknown-space = 场上没有“{ $space }”这一格。格子用地图板编号加字母表示，例如 2c。
changcheng-illegal-unknown-province = 场上没有叫“{ changcheng-part-province }”的中国省份。请写地图上的省份，例如大同。
changcheng-illegal-unknown-mongol = 场上没有叫“{ changcheng-part-mongol }”的蒙古省份。请写地图上的省份，例如土默特。
changcheng-illegal-unknown-layout = 没有“{ $layout }”这块地图板。有 1a、1b、2a、2b、3a、3b、4a、4b。
changcheng-illegal-unknown-end = 长城没有“{ $end }”这一端，只有西端和东端。
changcheng-illegal-unknown-way = 行动卡不能“{ $way_word }”。泛滥可选加 2 分或减 2 分，建筑师可选加 2 分或多算一段城墙。
changcheng-illegal-space-taken = { $space } 已被占用，请选一个空格。
changcheng-illegal-space-kept = { $space } 保留给旁边城楼的主人，请选另一格。
changcheng-illegal-no-second-wall = 城墙建在 { $space }，就没有别的省份可以建第二段了。请选另一格，或先在该省放一张行动卡。
changcheng-illegal-needs-second-wall = 还要在另一个省份建第二段城墙。要与行动卡搭配，请先放行动卡。
changcheng-illegal-needs-second-card = 还要在别省放第二张行动卡，或在同一省份建一段城墙。
changcheng-illegal-same-province = 两个都在{ changcheng-part-province }了，第二个请选另一个省份。
changcheng-illegal-other-province = 必须在{ changcheng-part-province }，请选那里的一格。
changcheng-illegal-card-not-in-hand = 你手里没有“{ changcheng-part-card }”这张行动卡，请选一张手里的。
changcheng-illegal-province-done = { changcheng-part-province }已经完成，不能再放行动卡。请选另一个省份。
changcheng-illegal-no-eastern-space = 长城到 { $space } 为止，而双面城墙还要占东边一格。请选更西边的格子。
changcheng-illegal-next-to-tower = { $space } 旁边有城楼，两座城楼不能相邻。
changcheng-illegal-neutral-inside = 放了两段城墙或两张行动卡之后，中立城墙要建在那两个省份之一，{ $space } 不在其中。
changcheng-illegal-neutral-outside = 这个动作之后，中立城墙要建在别的省份，而 { $space } 就在刚放过的省份里。
changcheng-illegal-layout-in-play = 地图板 { $layout } 的一面已经在场上了，请选另一块。
changcheng-illegal-wrong-ability = 现在执行的是{ changcheng-part-card }，请选择它怎么用。
changcheng-illegal-card-not-working = 战士不能移除“{ changcheng-part-card }”，请选一张还没起作用的行动卡。
changcheng-illegal-not-a-wall = { $space } 上没有完好的单段城墙。城楼和双面城墙不受影响。
changcheng-illegal-mongol-apart = { changcheng-part-mongol }不与{ changcheng-part-province }相邻，请选它对面的蒙古省份。
changcheng-illegal-army-gone = { changcheng-part-mongol }的军队卡早已移除，请选另一个。

## 分数从哪里来

changcheng-score-provinces = 省份
changcheng-score-double = 双面城墙
changcheng-score-armies = 军队
changcheng-score-missions = 任务

# The pieces in the pictures of the rules.
changcheng-legend-wall = 城墙
changcheng-legend-double = 双面城墙
changcheng-legend-tower = 城楼
changcheng-legend-sovereignty = 主权卡
changcheng-legend-hidden = 面朝下的军队卡
changcheng-legend-army = 军队卡
changcheng-legend-emperor = 帝皇卡
changcheng-legend-neutral = 中立城墙

# Positions that score, in the pictures of the rules.
changcheng-scored-double = 双面城墙与{ changcheng-province-longxi }、{ changcheng-province-gansu }和{ changcheng-mongol-oirat }相邻：立即各得 1 分，共 3 分
changcheng-scored-province = 建设完成：4 段城墙 + 主权卡 3 = 7 分，归城墙最多的蓝方
changcheng-scored-cards = 黄方的建筑大师多算两段，3 比 2；泛滥再加 2 分：4 + 3 + 2 = 9 分归黄方
changcheng-scored-army = 面对这支军队，蓝方城墙最多：按军队卡扣 4 分
changcheng-scored-tower = 各有两段：蓝方扣 4 分，黄方有城楼不扣分
changcheng-scored-neutral = 中立城墙与蓝方并列：4 段城墙 + 3 = 7 分归蓝方；中立更多时谁也不得分
changcheng-scored-diplomacy = A：蓝方在三个中国省份有城墙，黄方和绿方只有两个：4 分
changcheng-scored-domination = B：蓝方最长的连续城墙有五段，没有更长的：5 分
changcheng-scored-emperor = C：手里还有三张行动卡，每张 2 分 = 6 分

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
changcheng-legend-sovereignty-means = 给所在的中国省份加 0 到 4 分。
changcheng-legend-hidden-means = 你还没看过它的数值；最后才进攻。
changcheng-legend-known = 你看过的军队卡
changcheng-legend-known-means = 面朝下，但你看过；数字只有你看得到。
changcheng-legend-strip = 玩家栏
changcheng-legend-strip-means = 分数；右边是剩下的城墙和卡，还没建的双面城墙和城楼。
changcheng-legend-space = 空格
changcheng-legend-space-means = 可建一段城墙，按地图板和字母称呼。
changcheng-legend-wall-means = 在完成的中国省份最多者得分；对着军队最多者扣分。
changcheng-legend-double-means = 算两段城墙，不会被毁坏；建成时立即得 2 到 4 分。
changcheng-legend-tower-means = 算一段城墙；主人不会被对面的军队扣分。
changcheng-legend-kept = 旗子
changcheng-legend-kept-means = 只有旗子的主人可以建在这里，直到在自己的城楼旁边建过为止。
changcheng-legend-laid = 面朝下的行动卡
changcheng-legend-laid-means = 行动卡；省份完成时翻开。
changcheng-card-1-means = { changcheng-card-1-description }
changcheng-card-2-means = { changcheng-card-2-description }
changcheng-card-3-means = { changcheng-card-3-description }
changcheng-card-4-means = { changcheng-card-4-description }
changcheng-card-5-means = { changcheng-card-5-description }
changcheng-card-6-means = { changcheng-card-6-description }
changcheng-legend-damaged = 毁坏的城墙
changcheng-legend-damaged-means = 不再算任何人的。
changcheng-legend-gone = 移除的军队卡
changcheng-legend-gone-means = 这里不会有军队进攻。
changcheng-legend-emperor-means = 表示省份已完成；满三张就接一块地图板。
changcheng-legend-unseen = 还没看到的军队卡
changcheng-legend-unseen-means = 每种数值的军队卡中你还没看到的张数。
changcheng-legend-boards = 还要接的地图板
changcheng-legend-boards-means = 还会接上这么多块；前面的卡表示还差多少。
changcheng-legend-army-means = 最后，对面城墙最多的玩家扣掉这么多分。
changcheng-legend-loss = 扣分
changcheng-legend-loss-means = 这支军队让这些玩家各扣的分。
changcheng-legend-neutral-means = 像玩家的城墙一样参与比较，但谁也不得分、不扣分。
changcheng-legend-mission = 任务卡
changcheng-legend-mission-means = 最后计分（A 到 C），或改变查看军队的规则（D）。

changcheng-rules =
    大家一起修筑长城。每一格都属于南面的一个中国省份，同时面对北面的一个蒙古省份，两边的省界并不一致。中国省份建设完成时得分，最后蒙古大军进攻时扣分。每人有 14 段城墙、1 个双面城墙、1 座城楼和 6 张行动卡。开局用两块地图板，每块 13 格。每个中国省份有一张翻开的主权卡（0 到 4），每个蒙古省份有一张面朝下的军队卡（2 到 4）。起始玩家抽签决定。

    ### 你的回合：一个动作
    • **两段城墙**，建在不同的省份。
    • **两张行动卡**，面朝下放在两个不同的、还没完成的省份。
    • **一卡一墙**，在同一个省份。
    • **双面城墙**，建在相邻的两个空格上：每邻接一个省份（蒙古省份也算）立即得 1 分，共 2 到 4 分。算作两段城墙。
    • **城楼**，不能紧邻别的城楼，算作一段城墙。它旁边的最后一个空格为你保留，直到你在它旁边建过为止。
    不能放两段城墙或两张行动卡时，可以只放一个；什么都放不了就跳过。第一轮每人只建一段城墙。建好之后，你可以暗中查看新建筑对面的军队卡。

    ### 省份建设完成
    最后一格填满时立即计分，即使你的第二段城墙还没建。翻开那里的行动卡，数字相同的都不起作用，一起移除；其余的按数字次序执行，由主人决定怎么用：
    1 **战士**：可以移除这里另一张行动卡。
    2 **叛徒**：毁坏这里一段城墙，它不再算作任何人的；或者移除一个相邻的蒙古省份的军队卡。
    3 **泛滥**：本省加 2 分或减 2 分。
    4 **建筑师**：本省加 2 分，或为你多算一段城墙。
    5 **建筑大师**：为你多算两段城墙。
    6 **官吏**：可以把这里的一段城墙与别省的一段交换。
    之后这些行动卡都移出游戏。双面城墙和城楼不会被毁坏，也不能交换。分数 = 各色完好的城墙 + 主权卡 + 泛滥与建筑师的加减。建筑师和建筑大师多算的城墙只用来比较数量，不计入分数。城墙最多的玩家得到全部分数，并列的每人都得全部。省份放上一张帝皇卡。

    ### 扩展地图
    出现第三张帝皇卡时，当前玩家在回合结束前把任意一块未用的地图板接在任意一端。2、3 人时整局一次，4、5 人时两次。

    ### 结束
    长城填满，或者谁都无法再放置时，蒙古大军由西向东进攻。每个蒙古省份对面，完好城墙最多的玩家扣掉军队卡的分数，并列的都扣；在那里有城楼的玩家不扣分。分数可以低于 0。到最后还没完成的省份不计分。总分最高者获胜。

    ### 中立城墙（两人）
    动作之后（第一轮除外）可以建一段中立城墙，共 12 段：放了两段城墙或两张行动卡时，要建在那两个省份之一；其他动作之后，要建在刚才所用省份之外。它们参与比较数量，但不得分，也不扣分。

    ### 任务卡（可选）
    A 外交：有自己城墙的中国省份最多的人得 4 分。B 支配：连续城墙最长的人得到其长度的分数。C 帝皇：手里每张未使用的行动卡 2 分。D 斥候：不再暗中查看，每次建造之后，与所建省份相邻的蒙古省份的军队卡全部公开翻开。并列的都得分。

    ### 我们对规则书的理解
    • 一卡一墙时行动卡先放，若城墙完成了省份，这张卡也参加。双面城墙同时完成两个省份时，西边的先计分。
    • 放下第三张帝皇卡的玩家必须扩展地图，虽然规则书写的是“可以”。
    • 官吏也可以交换已完成省份的城墙，但那里不再重新计分。
    • 没有中立城墙时，两人填不满长城。总分相同则并列获胜。

    我们找到的文字资料都没有描述原版地图板：这里的地图板、地名和各种数值卡的张数都是重建的。

## 建议为什么更好

changcheng-why-provinces = { $place ->
    [none] 你在中国省份得分更多
   *[other] 你在{ $place }得分更多
}
    .others = { $place ->
    [none] { $seats } 在中国省份得分更少
   *[other] { $seats } 在{ $place }得分更少
}
changcheng-why-double = 你的双面城墙得分更多
    .others = { $seats } 的双面城墙得分更少
changcheng-why-armies = { $place ->
    [none] 你受蒙古军队的威胁更小
   *[other] 你受{ $place }军队的威胁更小
}
    .others = { $place ->
    [none] { $seats } 受蒙古军队的威胁更大
   *[other] { $seats } 受{ $place }军队的威胁更大
}
changcheng-why-missions = 你的任务得分更多
    .others = { $seats } 的任务得分更少
changcheng-why-supplies = 你留待以后的行动卡和城墙更充裕
    .others = { $seats } 留待以后的行动卡和城墙更紧缺
