# 長城：遊戲裡的所有文字。`changcheng-part-…` 只供本檔案引用。

changcheng-name = 長城
changcheng-command = 長城
changcheng-description = 一起修築長城，在各省比誰的城牆多，提防蒙古大軍。2–5 人。
changcheng-aim = 中國省份建設完成時，那裡城牆最多的人得分。最後蒙古大軍進攻，每支軍隊面前城牆最多的人扣分。分數最多者獲勝。
changcheng-cover = 一局已結束的{ changcheng-name }：四名玩家各色的城牆橫貫四塊地圖板，北面是蒙古省份和軍隊，南面是建設完成的中國省份。從一角望去的版圖，下方是遊戲名稱。

changcheng-option-neutral = 中立城牆（兩人）
changcheng-option-neutral-description = 只用於兩人。動作之後，還可以建一段中立城牆（共 12 段）。
changcheng-option-missions = 任務卡
changcheng-option-missions-description = 終局額外得分（A、B、C），或讓軍隊卡對所有人公開（D）。
changcheng-option-missions-none = 無
changcheng-option-missions-two = 隨機兩張
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
changcheng-option-missions-abcd = 四張全用
changcheng-option-west = 西側地圖板
changcheng-option-west-description = 開局時西邊的地圖板：1 到 4 號，a 面或 b 面。
changcheng-option-west-random = 隨機
changcheng-option-west-1a = 1a（遼東、薊州、山海）
changcheng-option-west-1b = 1b（居庸、宣府、紫荊）
changcheng-option-west-2a = 2a（大同、雁門、太原）
changcheng-option-west-2b = 2b（朔州、寧武、偏頭）
changcheng-option-west-3a = 3a（榆林、延綏、固原）
changcheng-option-west-3b = 3b（寧夏、花馬池、臨洮）
changcheng-option-west-4a = 4a（隴西、甘肅、張掖）
changcheng-option-west-4b = 4b（嘉峪、酒泉、河西）
changcheng-option-east = 東側地圖板
changcheng-option-east-description = 開局時東邊的地圖板，不能是西邊那塊的另一面。
changcheng-option-east-random = 隨機
changcheng-option-east-1a = 1a（遼東、薊州、山海）
changcheng-option-east-1b = 1b（居庸、宣府、紫荊）
changcheng-option-east-2a = 2a（大同、雁門、太原）
changcheng-option-east-2b = 2b（朔州、寧武、偏頭）
changcheng-option-east-3a = 3a（榆林、延綏、固原）
changcheng-option-east-3b = 3b（寧夏、花馬池、臨洮）
changcheng-option-east-4a = 4a（隴西、甘肅、張掖）
changcheng-option-east-4b = 4b（嘉峪、酒泉、河西）

## 動作與欄目

changcheng-verb-wall = 建城牆
changcheng-verb-wall-description = 建一段城牆，另一段要建在別的省份。要與行動卡搭配，請先放行動卡。
changcheng-verb-first-wall = 建城牆，再到別省建一段
changcheng-verb-card = 放行動卡
changcheng-verb-card-description = 面朝下放一張行動卡，之後在別省再放一張，或在同省建一段城牆。
changcheng-verb-first-card = 放行動卡，再在同省建城牆或到別省放卡
changcheng-verb-double = 雙面城牆
changcheng-verb-double-description = 建在相鄰的兩個空格上，每鄰接一個省份立即得 1 分。
changcheng-verb-tower = 城樓
changcheng-verb-tower-description = 建在空格上，你在那裡不會因軍隊卡扣分；不能緊鄰別的城樓。
changcheng-verb-stop = 只放一張
changcheng-verb-stop-description = 只放一張行動卡；只有放不了第二張時才可以。
changcheng-verb-neutral = 建中立城牆
changcheng-verb-neutral-description = 在動作之後建一段中立城牆。
changcheng-verb-leave = 不建中立城牆
changcheng-verb-leave-description = 這個回合不建中立城牆。
changcheng-verb-extend = 擴展地圖
changcheng-verb-extend-description = 在長城任意一端接上一塊未用的地圖板，用哪一面都可以。
changcheng-verb-strike = 移除行動卡
changcheng-verb-strike-description = 你的戰士移除本省另一張還沒起作用的行動卡。
changcheng-verb-damage = 毀壞城牆
changcheng-verb-damage-description = 你的叛徒毀壞本省一段城牆，它不再算作任何人的。
changcheng-verb-expel = 移除軍隊卡
changcheng-verb-expel-description = 你的叛徒移除一個相鄰的蒙古省份的軍隊卡，不翻看。
changcheng-verb-flood = 氾濫
changcheng-verb-flood-description = 本省加 2 分或減 2 分。
changcheng-verb-architect = 建築師
changcheng-verb-architect-description = 本省加 2 分，或在比較數量時為你多算一段城牆。
changcheng-verb-exchange = 交換城牆
changcheng-verb-exchange-description = 你的官吏把本省的一段城牆與別省的一段交換。
changcheng-verb-refrain = 不執行
changcheng-verb-refrain-description = 你的戰士或官吏什麼也不做。
changcheng-verb-reveal = 翻開行動卡
changcheng-verb-reveal-description = 翻開已完成省份的行動卡（自動進行）。
changcheng-verb-look = 查看軍隊卡
changcheng-verb-look-description = 查看新建築對面的軍隊卡（自動進行）。
changcheng-verb-attack = 蒙古進攻
changcheng-verb-attack-description = 蒙古大軍進攻，遊戲結束（自動進行）。

changcheng-field-space = 格子
changcheng-field-space-description = 哪一格：地圖板編號加字母，例如 2c。雙面城牆說西邊那一格。
changcheng-field-second-space-asked = 第二段建在哪一格（若要改為給第一段配行動卡，請退回一步，先放卡）
changcheng-field-other = 別省的城牆
changcheng-field-other-description = 用來交換的別省城牆在哪一格，例如 2c。
changcheng-field-card = 行動卡
changcheng-field-card-description = 哪一張：1 戰士、2 叛徒、3 氾濫、4 建築師、5 建築大師、6 官吏。
changcheng-field-province = 省份
changcheng-field-province-description = 哪一個中國省份。
changcheng-field-mongol = 蒙古省份
changcheng-field-mongol-description = 移除哪一個蒙古省份的軍隊卡。
changcheng-field-layout = 地圖板
changcheng-field-layout-description = 哪一塊地圖板的哪一面，例如 3b。
changcheng-field-end = 哪一端
changcheng-field-end-description = 接在長城的西端還是東端。
changcheng-field-way = 效果
changcheng-field-way-description = 行動卡怎麼用：加分、減分，或多算一段城牆。

## 各種值

changcheng-card-1 = 戰士（1）
changcheng-card-1-description = 可以移除本省的另一張行動卡；兩張都移出遊戲。
changcheng-card-2 = 叛徒（2）
changcheng-card-2-description = 毀壞本省的一段城牆，或移除一個鄰接的蒙古省份的軍隊卡。
changcheng-card-3 = 氾濫（3）
changcheng-card-3-description = 本省多值 2 分，或少值 2 分。
changcheng-card-4 = 建築師（4）
changcheng-card-4-description = 本省多值 2 分，或者比較數量時你多算一段城牆。
changcheng-card-5 = 建築大師（5）
changcheng-card-5-description = 比較數量時你多算兩段城牆。
changcheng-card-6 = 官吏（6）
changcheng-card-6-description = 可以把本省的一段城牆與別省的一段交換。

changcheng-way-more = 加 2 分
changcheng-way-less = 減 2 分
changcheng-way-wall = 多算一段城牆

changcheng-end-west = 西端
changcheng-end-east = 東端

changcheng-mission-a = 外交任務（有自己城牆的省份）
changcheng-mission-b = 支配任務（最長的連續城牆）
changcheng-mission-c = 帝皇任務（未使用的行動卡）
changcheng-mission-d = 斥候任務（軍隊卡對所有人公開）

changcheng-layout-1a = 1a（遼東、薊州、山海）
changcheng-layout-1b = 1b（居庸、宣府、紫荊）
changcheng-layout-2a = 2a（大同、雁門、太原）
changcheng-layout-2b = 2b（朔州、寧武、偏頭）
changcheng-layout-3a = 3a（榆林、延綏、固原）
changcheng-layout-3b = 3b（寧夏、花馬池、臨洮）
changcheng-layout-4a = 4a（隴西、甘肅、張掖）
changcheng-layout-4b = 4b（嘉峪、酒泉、河西）

changcheng-province-liaodong = 遼東
changcheng-province-jizhou = 薊州
changcheng-province-shanhai = 山海
changcheng-province-juyong = 居庸
changcheng-province-xuanfu = 宣府
changcheng-province-zijing = 紫荊
changcheng-province-datong = 大同
changcheng-province-yanmen = 雁門
changcheng-province-taiyuan = 太原
changcheng-province-shuozhou = 朔州
changcheng-province-ningwu = 寧武
changcheng-province-piantou = 偏頭
changcheng-province-yulin = 榆林
changcheng-province-yansui = 延綏
changcheng-province-guyuan = 固原
changcheng-province-ningxia = 寧夏
changcheng-province-huamachi = 花馬池
changcheng-province-lintao = 臨洮
changcheng-province-longxi = 隴西
changcheng-province-gansu = 甘肅
changcheng-province-zhangye = 張掖
changcheng-province-jiayu = 嘉峪
changcheng-province-jiuquan = 酒泉
changcheng-province-hexi = 河西

changcheng-mongol-khorchin = 科爾沁
changcheng-mongol-uriankhai = 兀良哈
changcheng-mongol-chahar = 察哈爾
changcheng-mongol-kharchin = 喀喇沁
changcheng-mongol-onon = 斡難
changcheng-mongol-khentii = 肯特
changcheng-mongol-tumed = 土默特
changcheng-mongol-khalkha = 喀爾喀
changcheng-mongol-ongut = 汪古
changcheng-mongol-tatar = 塔塔兒
changcheng-mongol-kherlen = 克魯倫
changcheng-mongol-tuul = 土拉
changcheng-mongol-ordos = 鄂爾多斯
changcheng-mongol-kereit = 克烈
changcheng-mongol-orkhon = 鄂爾渾
changcheng-mongol-alashan = 阿拉善
changcheng-mongol-khangai = 杭愛
changcheng-mongol-selenge = 色楞格
changcheng-mongol-merkit = 蔑兒乞
changcheng-mongol-oirat = 瓦剌
changcheng-mongol-naiman = 乃蠻
changcheng-mongol-altai = 阿爾泰
changcheng-mongol-torgut = 土爾扈特
changcheng-mongol-dzungar = 準噶爾

## 發生了什麼

changcheng-event-wall-built = { $seat } 在 { $space }（{ $province }）建城牆。
changcheng-event-walls-built = { $seat } 建 { $count } 段城牆：{ $walls }。
changcheng-event-card-laid = { $seat } 在{ $province }面朝下放了一張行動卡。
changcheng-event-cards-laid = { $seat } 面朝下放了 { $count } 張行動卡：{ $provinces }。
changcheng-event-card-noted = { $seat } 在{ $province }面朝下放了一張行動卡：{ $card }。
changcheng-event-cards-noted = { $seat } 面朝下放了 { $count } 張行動卡：{ $cards }。
changcheng-event-double-built = { $seat } 在 { $space } 和 { $other } 建雙面城牆：鄰接 { $points } 個省份，得 { $points } 分。
changcheng-event-tower-built = { $seat } 在 { $space } 建城樓{ $kept ->
    [yes] ，旁邊的最後一個空格為其保留。
   *[no] 。
}
    .you = 你在 { $space } 建城樓{ $kept ->
        [yes] ，旁邊的最後一個空格為你保留。
       *[no] 。
    }
changcheng-event-neutral-built = { $seat } 在 { $space }（{ $province }）建中立城牆。
changcheng-event-neutral-declined = { $seat } 沒有建中立城牆。
changcheng-event-army-looked = { $seat } 查看了對面的軍隊卡：{ $mongols }。
changcheng-event-armies-seen = { $seat } 查看了對面的軍隊卡：{ $armies }。
changcheng-event-army-turned-up = 斥候翻開{ $mongol }的軍隊卡：{ $value }。
changcheng-event-armies-turned-up = 斥候翻開軍隊卡：{ $armies }。
changcheng-event-province-completed = { $province }建設完成。
changcheng-event-card-shown = 翻開 { $seat } 的{ $card }。
changcheng-event-cards-shown = 翻開：{ $cards }。
changcheng-event-cards-cancelled = 數字相同：{ $count } 張{ $card }都不起作用，一起移除。
changcheng-event-card-struck = { $seat } 的戰士移除 { $owner } 的{ $card }，兩張都移出遊戲。
    .self = { $seat } 的戰士移除自己的{ $card }，兩張都移出遊戲。
changcheng-event-wall-damaged = { $seat } 的叛徒毀壞 { $space } 上{ $owner ->
    [none] 的中立城牆。
   *[other] { $owner } 的城牆。
}
    .self = { $seat } 的叛徒毀壞 { $space } 上自己的城牆。
changcheng-event-army-expelled = { $seat } 的叛徒移除{ $mongol }的軍隊卡{ $value ->
    [none] ，沒有翻看
   *[other] （{ $value }）
}。
changcheng-event-value-changed = { $seat } 的{ $card }使本省{ $change ->
    [-2] 減 2 分。
   *[other] 加 { $change } 分。
}
changcheng-event-walls-added = { $seat } 的{ $card }：比較數量時多算 { $count } 段城牆。
changcheng-event-walls-exchanged = { $seat } 的官吏交換 { $space } 與 { $other } 上的城牆。
changcheng-event-card-idle = { $seat } 的{ $card }沒有發揮作用。
changcheng-event-province-scored = { $province }：城牆 { $walls } + 主權卡 { $sovereignty }{ $change ->
    [-2] {" − 2"}
    [0] {""}
   *[other] {" +"} { $change }
} = { $points } 分，{ $shared ->
    [0] 中立城牆最多，無人得分
    [1] { $winners } 得分
   *[other] { $winners } 各得全部
}（{ $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] 中立 { $neutral }
       *[other] { $tally }、中立 { $neutral }
    }
}）。
changcheng-event-board-joined = { $seat } 在{ $end }接上地圖板 { $layout }。{ $sovereignty ->
    [none] {""}
   *[other] 主權卡：{ $sovereignty }。
}
changcheng-event-skipped = { $seat } 什麼也放不了，跳過。
changcheng-event-attack-began = { $finished ->
    [yes] 長城建成，蒙古大軍由西向東進攻。
   *[no] 誰都無法再放置，蒙古大軍由西向東進攻尚未建成的長城。
}
changcheng-event-army-attacked = { $mongol }，軍隊 { $value }：{ $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] 中立 { $neutral }
       *[other] { $tally }、中立 { $neutral }
    }
}。{ $lost ->
    [0] 無人扣分
    [1] { $losers } 扣 { $value } 分
   *[other] { $losers } 各扣 { $value } 分
}{ $saved ->
    [0] 。
   *[other] ，{ $protected } 有城樓保護。
}
changcheng-event-army-gone = { $mongol }的軍隊卡早已移除，平安無事。
changcheng-event-mission-scored = { $mission }：{ $tally }。得分：{ $points_seats ->
    [0] 無
   *[other] { $points }
}。
changcheng-event-game-ended = { $shared ->
    [1] { $winners } 以 { $points } 分獲勝！
   *[other] { $winners } 以 { $points } 分並列獲勝！
}
changcheng-event-hand-held = 你的行動卡：{ $cards }。
changcheng-event-face-down-held = 你在{ $province }面朝下的行動卡：{ $card }。
changcheng-event-face-downs-held = 你面朝下的行動卡：{ $cards }。
changcheng-event-armies-known = 你看過的軍隊卡：{ $armies }。
changcheng-event-army-known = 你看過{ $mongol }的軍隊卡：{ $value }。
changcheng-event-supply-held = { $seat } 還有：城牆 { $walls }{ $doubles ->
    [0] {""}
   *[other] 、雙面城牆
}{ $towers ->
    [0] {""}
   *[other] 、城樓
}、行動卡 { $cards }。
changcheng-event-spaces-left = { $count ->
    [0] 沒有空格了。
   *[other] 還有 { $count } 個空格。
}{ $boards ->
    [0] {""}
   *[other] 之後還會接上 { $boards } 塊地圖板。
}{ $neutral ->
    [0] {""}
   *[other] 中立城牆還有 { $neutral } 段。
}
changcheng-event-armies-unseen = { $armies ->
    [none] 所有軍隊卡都已看過。
   *[other] 還沒看過的軍隊卡（含放在一邊的）：{ $armies }。
}
changcheng-event-cards-used = { $seat } 已用過：{ $cards }。
changcheng-event-mission-played = 任務：{ $mission }。
changcheng-event-missions-played = 任務：{ $missions }。
changcheng-event-card-works = 你在{ $province }的{ $card }生效：請選擇怎麼用。
changcheng-event-board-due = 已有 { $emperors } 張帝皇卡，由你接上一塊地圖板。

## 進行到哪一步：要短，句末不加句號

changcheng-event-part-of = 第 { $number } 步（共 { $of } 步）
changcheng-event-first-round = 第一輪：每人只建一段城牆
changcheng-event-to-come = { $step ->
    [second] 再建一段城牆或再放一張行動卡（雙面城牆和城樓沒有第二步）
    [neutral] 可以建一段中立城牆
   *[extend] 接上一塊地圖板
}

## 一個選擇的後果：要短，句末不加句號

changcheng-event-would-complete = 完成{ $province }，值 { $points } 分{ $cards ->
    [0] {""}
   *[other] （那裡的 { $cards } 張行動卡另計）
}，城牆：{ $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] 中立 { $neutral }
       *[other] { $tally }、中立 { $neutral }
    }
}
changcheng-event-would-stand = 之後值 { $points } 分{ $later ->
    [0] {""}
   *[other] （還有 { $later } 張行動卡要執行）
}，城牆：{ $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] 中立 { $neutral }
       *[other] { $tally }、中立 { $neutral }
    }
}
changcheng-event-would-join = 剩 { $free } 個空格，目前值 { $points } 分，{ $neutral ->
    [0] { $tally_seats ->
        [0] 還沒有城牆
       *[other] 城牆：{ $tally }
    }
   *[other] { $tally_seats ->
        [0] 城牆：中立 { $neutral }
       *[other] 城牆：{ $tally }、中立 { $neutral }
    }
}
changcheng-event-would-strike = { $owner } 的行動卡：{ $number ->
    [2] 不再毀壞城牆，也不再移除軍隊卡
    [3] 不再加 2 分或減 2 分
    [4] 不再加 2 分，也不再多算一段城牆
    [5] { $owner } 少算兩段城牆
   *[other] 不再交換城牆
}
    .you = 你自己的行動卡：{ $number ->
        [2] 不再毀壞城牆，也不再移除軍隊卡
        [3] 不再加 2 分或減 2 分
        [4] 不再加 2 分，也不再多算一段城牆
        [5] 你少算兩段城牆
       *[other] 不再交換城牆
    }
changcheng-event-would-expel = { $value ->
    [none] 你沒看過這張軍隊卡
   *[other] 這張軍隊卡是 { $value }
}
changcheng-event-would-span = { $space }–{ $other }
changcheng-event-would-score = 立即得 { $points } 分
changcheng-event-would-face = { $province }，對面是{ $mongol }

## 為什麼不行

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

changcheng-illegal-same-board = { $west } 和 { $east } 是同一塊地圖板的兩面，不能同時開局。請給其中一側換一塊。
changcheng-illegal-wrong-phase = { $phase ->
    [act] 請選擇一個動作：兩段城牆、兩張行動卡、一卡一牆、雙面城牆或城樓。
    [second] 動作還沒做完：請再建一段城牆，或再放一張行動卡。
    [reveal] 有省份建設完成，要先翻開那裡的行動卡。
    [ability] 正在為一個省份計分，要先選擇行動卡怎麼用。
    [look] 要先查看對面的軍隊卡。
    [neutral] 現在可以建一段中立城牆，也可以不建。
    [extend] 現在要擴展地圖：請選擇地圖板和接在哪一端。
   *[attack] 蒙古大軍正在進攻，不能再放置了。
}
changcheng-illegal-first-round-wall = 第一輪每人只能建一段城牆。
changcheng-illegal-no-walls = 你的城牆已經用完，請選別的動作。
changcheng-illegal-no-double = 你的雙面城牆已經建了，請選別的動作。
changcheng-illegal-no-tower = 你的城樓已經建了，請選別的動作。
changcheng-illegal-unknown-space = 場上沒有「{ $space }」這一格。格子用地圖板編號加字母表示，例如 2c。
changcheng-illegal-unknown-province = 場上沒有叫「{ changcheng-part-province }」的中國省份。請寫地圖上的省份，例如大同。
changcheng-illegal-unknown-mongol = 場上沒有叫「{ changcheng-part-mongol }」的蒙古省份。請寫地圖上的省份，例如土默特。
changcheng-illegal-unknown-layout = 沒有「{ $layout }」這塊地圖板。有 1a、1b、2a、2b、3a、3b、4a、4b。
changcheng-illegal-unknown-end = 長城沒有「{ $end }」這一端，只有西端和東端。
changcheng-illegal-unknown-way = 行動卡不能「{ $way_word }」。氾濫可選加 2 分或減 2 分，建築師可選加 2 分或多算一段城牆。
changcheng-illegal-space-taken = { $space } 已被佔用，請選一個空格。
changcheng-illegal-space-kept = { $space } 保留給旁邊城樓的主人，請選另一格。
changcheng-illegal-no-second-wall = 城牆建在 { $space }，就沒有別的省份可以建第二段了。請選另一格，或先在該省放一張行動卡。
changcheng-illegal-needs-second-wall = 還要在另一個省份建第二段城牆。要與行動卡搭配，請先放行動卡。
changcheng-illegal-needs-second-card = 還要在別省放第二張行動卡，或在同一省份建一段城牆。
changcheng-illegal-same-province = 兩個都在{ changcheng-part-province }了，第二個請選另一個省份。
changcheng-illegal-other-province = 必須在{ changcheng-part-province }，請選那裡的一格。
changcheng-illegal-card-not-in-hand = 你手裡沒有「{ changcheng-part-card }」這張行動卡，請選一張手裡的。
changcheng-illegal-province-done = { changcheng-part-province }已經完成，不能再放行動卡。請選另一個省份。
changcheng-illegal-no-eastern-space = 長城到 { $space } 為止，而雙面城牆還要佔東邊一格。請選更西邊的格子。
changcheng-illegal-next-to-tower = { $space } 旁邊有城樓，兩座城樓不能相鄰。
changcheng-illegal-neutral-inside = 放了兩段城牆或兩張行動卡之後，中立城牆要建在那兩個省份之一，{ $space } 不在其中。
changcheng-illegal-neutral-outside = 這個動作之後，中立城牆要建在別的省份，而 { $space } 就在剛放過的省份裡。
changcheng-illegal-layout-in-play = 地圖板 { $layout } 的一面已經在場上了，請選另一塊。
changcheng-illegal-wrong-ability = 現在執行的是{ changcheng-part-card }，請選擇它怎麼用。
changcheng-illegal-card-not-working = 戰士不能移除「{ changcheng-part-card }」，請選一張還沒起作用的行動卡。
changcheng-illegal-not-a-wall = { $space } 上沒有完好的單段城牆。城樓和雙面城牆不受影響。
changcheng-illegal-mongol-apart = { changcheng-part-mongol }不與{ changcheng-part-province }相鄰，請選它對面的蒙古省份。
changcheng-illegal-army-gone = { changcheng-part-mongol }的軍隊卡早已移除，請選另一個。

## 分數從哪裡來

changcheng-score-provinces = 省份
changcheng-score-double = 雙面城牆
changcheng-score-armies = 軍隊
changcheng-score-missions = 任務

# The pieces in the pictures of the rules.
changcheng-legend-wall = 城牆
changcheng-legend-double = 雙面城牆
changcheng-legend-tower = 城樓
changcheng-legend-sovereignty = 主權卡
changcheng-legend-hidden = 面朝下的軍隊卡
changcheng-legend-army = 軍隊卡
changcheng-legend-emperor = 帝皇卡
changcheng-legend-neutral = 中立城牆

# Positions that score, in the pictures of the rules.
changcheng-scored-double = 雙面城牆與{ changcheng-province-longxi }、{ changcheng-province-gansu }和{ changcheng-mongol-oirat }相鄰：立即各得 1 分，共 3 分
changcheng-scored-province = 建設完成：4 段城牆 + 主權卡 3 = 7 分，歸城牆最多的藍方
changcheng-scored-cards = 黃方的建築大師多算兩段，3 比 2；氾濫再加 2 分：4 + 3 + 2 = 9 分歸黃方
changcheng-scored-army = 面對這支軍隊，藍方城牆最多：依軍隊卡扣 4 分
changcheng-scored-tower = 各有兩段：藍方扣 4 分，黃方有城樓不扣分
changcheng-scored-neutral = 中立城牆與藍方平手：4 段城牆 + 3 = 7 分歸藍方；中立更多時誰也不得分
changcheng-scored-diplomacy = A：藍方在三個中國省份有城牆，黃方和綠方只有兩個：4 分
changcheng-scored-domination = B：藍方最長的連續城牆有五段，沒有更長的：5 分
changcheng-scored-emperor = C：手裡還有三張行動卡，每張 2 分 = 6 分

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
changcheng-legend-sovereignty-means = 給所在的中國省份加 0 到 4 分。
changcheng-legend-hidden-means = 你還沒看過它的數值；最後才進攻。
changcheng-legend-known = 你看過的軍隊卡
changcheng-legend-known-means = 面朝下，但你看過；數字只有你看得到。
changcheng-legend-strip = 玩家欄
changcheng-legend-strip-means = 分數；右邊是剩下的城牆和卡，還沒建的雙面城牆和城樓。
changcheng-legend-space = 空格
changcheng-legend-space-means = 可建一段城牆，依地圖板和字母稱呼。
changcheng-legend-wall-means = 在完成的中國省份最多者得分；對著軍隊最多者扣分。
changcheng-legend-double-means = 算兩段城牆，不會被毀壞；建成時立即得 2 到 4 分。
changcheng-legend-tower-means = 算一段城牆；主人不會被對面的軍隊扣分。
changcheng-legend-kept = 旗子
changcheng-legend-kept-means = 只有旗子的主人可以建在這裡，直到在自己的城樓旁邊建過為止。
changcheng-legend-laid = 面朝下的行動卡
changcheng-legend-laid-means = 行動卡；省份完成時翻開。
changcheng-card-1-means = { changcheng-card-1-description }
changcheng-card-2-means = { changcheng-card-2-description }
changcheng-card-3-means = { changcheng-card-3-description }
changcheng-card-4-means = { changcheng-card-4-description }
changcheng-card-5-means = { changcheng-card-5-description }
changcheng-card-6-means = { changcheng-card-6-description }
changcheng-legend-damaged = 毀壞的城牆
changcheng-legend-damaged-means = 不再算任何人的。
changcheng-legend-gone = 移除的軍隊卡
changcheng-legend-gone-means = 這裡不會有軍隊進攻。
changcheng-legend-emperor-means = 表示省份已完成；滿三張就接一塊地圖板。
changcheng-legend-unseen = 還沒看到的軍隊卡
changcheng-legend-unseen-means = 每種數值的軍隊卡中你還沒看到的張數。
changcheng-legend-boards = 還要接的地圖板
changcheng-legend-boards-means = 還會接上這麼多塊；前面的卡表示還差多少。
changcheng-legend-army-means = 最後，對面城牆最多的玩家扣掉這麼多分。
changcheng-legend-loss = 扣分
changcheng-legend-loss-means = 這支軍隊讓這些玩家各扣的分。
changcheng-legend-neutral-means = 像玩家的城牆一樣參與比較，但誰也不得分、不扣分。
changcheng-legend-mission = 任務卡
changcheng-legend-mission-means = 最後計分（A 到 C），或改變查看軍隊的規則（D）。

changcheng-rules =
    大家一起修築長城。每一格都屬於南面的一個中國省份，同時面對北面的一個蒙古省份，兩邊的省界並不一致。中國省份建設完成時得分，最後蒙古大軍進攻時扣分。每人有 14 段城牆、1 個雙面城牆、1 座城樓和 6 張行動卡。開局用兩塊地圖板，每塊 13 格。每個中國省份有一張翻開的主權卡（0 到 4），每個蒙古省份有一張面朝下的軍隊卡（2 到 4）。起始玩家抽籤決定。

    ### 你的回合：一個動作
    • **兩段城牆**，建在不同的省份。
    • **兩張行動卡**，面朝下放在兩個不同的、還沒完成的省份。
    • **一卡一牆**，在同一個省份。
    • **雙面城牆**，建在相鄰的兩個空格上：每鄰接一個省份（蒙古省份也算）立即得 1 分，共 2 到 4 分。算作兩段城牆。
    • **城樓**，不能緊鄰別的城樓，算作一段城牆。它旁邊的最後一個空格為你保留，直到你在它旁邊建過為止。
    不能放兩段城牆或兩張行動卡時，可以只放一個；什麼都放不了就跳過。第一輪每人只建一段城牆。建好之後，你可以暗中查看新建築對面的軍隊卡。

    ### 省份建設完成
    最後一格填滿時立即計分，即使你的第二段城牆還沒建。翻開那裡的行動卡，數字相同的都不起作用，一起移除；其餘的依數字順序執行，由主人決定怎麼用：
    1 **戰士**：可以移除這裡另一張行動卡。
    2 **叛徒**：毀壞這裡一段城牆，它不再算作任何人的；或者移除一個相鄰的蒙古省份的軍隊卡。
    3 **氾濫**：本省加 2 分或減 2 分。
    4 **建築師**：本省加 2 分，或為你多算一段城牆。
    5 **建築大師**：為你多算兩段城牆。
    6 **官吏**：可以把這裡的一段城牆與別省的一段交換。
    之後這些行動卡都移出遊戲。雙面城牆和城樓不會被毀壞，也不能交換。分數 = 各色完好的城牆 + 主權卡 + 氾濫與建築師的加減。建築師和建築大師多算的城牆只用來比較數量，不計入分數。城牆最多的玩家得到全部分數，平手的每人都得全部。省份放上一張帝皇卡。

    ### 擴展地圖
    出現第三張帝皇卡時，目前玩家在回合結束前把任意一塊未用的地圖板接在任意一端。2、3 人時整局一次，4、5 人時兩次。

    ### 結束
    長城填滿，或者誰都無法再放置時，蒙古大軍由西向東進攻。每個蒙古省份對面，完好城牆最多的玩家扣掉軍隊卡的分數，平手的都扣；在那裡有城樓的玩家不扣分。分數可以低於 0。到最後還沒完成的省份不計分。總分最高者獲勝。

    ### 中立城牆（兩人）
    動作之後（第一輪除外）可以建一段中立城牆，共 12 段：放了兩段城牆或兩張行動卡時，要建在那兩個省份之一；其他動作之後，要建在剛才所用省份之外。它們參與比較數量，但不得分，也不扣分。

    ### 任務卡（可選）
    A 外交：有自己城牆的中國省份最多的人得 4 分。B 支配：連續城牆最長的人得到其長度的分數。C 帝皇：手裡每張未使用的行動卡 2 分。D 斥候：不再暗中查看，每次建造之後，與所建省份相鄰的蒙古省份的軍隊卡全部公開翻開。平手的都得分。

    ### 我們對規則書的理解
    • 一卡一牆時行動卡先放，若城牆完成了省份，這張卡也參加。雙面城牆同時完成兩個省份時，西邊的先計分。
    • 放下第三張帝皇卡的玩家必須擴展地圖，雖然規則書寫的是「可以」。
    • 官吏也可以交換已完成省份的城牆，但那裡不再重新計分。
    • 沒有中立城牆時，兩人填不滿長城。總分相同則並列獲勝。

    我們找到的文字資料都沒有描述原版地圖板：這裡的地圖板、地名和各種數值卡的張數都是重建的。

## 建議為什麼更好

changcheng-why-provinces = { $place ->
    [none] 你在中國省份得分更多
   *[other] 你在{ $place }得分更多
}
    .others = { $place ->
    [none] { $seats } 在中國省份得分更少
   *[other] { $seats } 在{ $place }得分更少
}
changcheng-why-double = 你的雙面城牆得分更多
    .others = { $seats } 的雙面城牆得分更少
changcheng-why-armies = { $place ->
    [none] 你受蒙古軍隊的威脅更小
   *[other] 你受{ $place }軍隊的威脅更小
}
    .others = { $place ->
    [none] { $seats } 受蒙古軍隊的威脅更大
   *[other] { $seats } 受{ $place }軍隊的威脅更大
}
changcheng-why-missions = 你的任務得分更多
    .others = { $seats } 的任務得分更少
changcheng-why-supplies = 你留待以後的行動卡和城牆更充裕
    .others = { $seats } 留待以後的行動卡和城牆更吃緊
