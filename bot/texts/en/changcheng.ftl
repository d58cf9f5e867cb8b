# Chang Cheng: everything the game says. Messages named `changcheng-part-…` are only used by others here.

changcheng-name = Chang Cheng
changcheng-command = changcheng
changcheng-description = Build the Great Wall together, lead in its provinces, and beware of the Mongols. 2–5 players.
changcheng-aim = When a Chinese province is completed, whoever has the most walls there scores. At the end the Mongols attack: whoever has the most walls facing an army loses points. Most points win.
changcheng-cover = A finished game of { changcheng-name }: the Great Wall in the colours of four players runs over four boards, Mongol provinces with their armies to the north, completed Chinese provinces to the south. The board is seen from a corner; below it stands the name of the game.

changcheng-option-neutral = Neutral walls (two players)
changcheng-option-neutral-description = Two players only. After your action you may also build one of twelve neutral walls.
changcheng-option-missions = Missions
changcheng-option-missions-description = Extra points at the end (A, B, C), or army cards turned up for everybody (D).
changcheng-option-missions-none = none
changcheng-option-missions-two = two at random
changcheng-option-missions-a = A Diplomacy
changcheng-option-missions-b = B Domination
changcheng-option-missions-c = C Emperor
changcheng-option-missions-d = D Scout
changcheng-option-missions-ab = A Diplomacy, B Domination
changcheng-option-missions-ac = A Diplomacy, C Emperor
changcheng-option-missions-ad = A Diplomacy, D Scout
changcheng-option-missions-bc = B Domination, C Emperor
changcheng-option-missions-bd = B Domination, D Scout
changcheng-option-missions-cd = C Emperor, D Scout
changcheng-option-missions-abc = all but D Scout
changcheng-option-missions-abd = all but C Emperor
changcheng-option-missions-acd = all but B Domination
changcheng-option-missions-bcd = all but A Diplomacy
changcheng-option-missions-abcd = all four
changcheng-option-west = West board
changcheng-option-west-description = The western one of the two boards the game begins with: board 1 to 4, side a or b.
changcheng-option-west-random = random
changcheng-option-west-1a = 1a (Liaodong, Jizhou, Shanhai)
changcheng-option-west-1b = 1b (Juyong, Xuanfu, Zijing)
changcheng-option-west-2a = 2a (Datong, Yanmen, Taiyuan)
changcheng-option-west-2b = 2b (Shuozhou, Ningwu, Piantou)
changcheng-option-west-3a = 3a (Yulin, Yansui, Guyuan)
changcheng-option-west-3b = 3b (Ningxia, Huamachi, Lintao)
changcheng-option-west-4a = 4a (Longxi, Gansu, Zhangye)
changcheng-option-west-4b = 4b (Jiayu, Jiuquan, Hexi)
changcheng-option-east = East board
changcheng-option-east-description = The eastern one of the two boards the game begins with. It cannot be the western one turned over.
changcheng-option-east-random = random
changcheng-option-east-1a = 1a (Liaodong, Jizhou, Shanhai)
changcheng-option-east-1b = 1b (Juyong, Xuanfu, Zijing)
changcheng-option-east-2a = 2a (Datong, Yanmen, Taiyuan)
changcheng-option-east-2b = 2b (Shuozhou, Ningwu, Piantou)
changcheng-option-east-3a = 3a (Yulin, Yansui, Guyuan)
changcheng-option-east-3b = 3b (Ningxia, Huamachi, Lintao)
changcheng-option-east-4a = 4a (Longxi, Gansu, Zhangye)
changcheng-option-east-4b = 4b (Jiayu, Jiuquan, Hexi)

## Verbs and fields

changcheng-verb-wall = Wall
changcheng-verb-wall-description = Build a wall: one of two in different provinces. To combine it with a card, lay the card first.
changcheng-verb-first-wall = Wall, then another elsewhere
changcheng-verb-card = Lay card
changcheng-verb-card-description = Lay an action card face down. Another card elsewhere follows, or a wall in the same province.
changcheng-verb-first-card = Lay card, then a wall there or a card elsewhere
changcheng-verb-double = Double wall
changcheng-verb-double-description = Build it on two neighbouring spaces: at once 1 point for every province it borders.
changcheng-verb-tower = Tower
changcheng-verb-tower-description = Build it on a free space: it shields you from the army there. Not beside another tower.
changcheng-verb-stop = One card only
changcheng-verb-stop-description = Lay only one card; allowed only if you cannot lay a second one.
changcheng-verb-neutral = Neutral wall
changcheng-verb-neutral-description = Build a neutral wall after your action.
changcheng-verb-leave = No neutral wall
changcheng-verb-leave-description = Build no neutral wall this turn.
changcheng-verb-extend = Add board
changcheng-verb-extend-description = Add a board to the wall: any side of an unused board, at either end.
changcheng-verb-strike = Remove card
changcheng-verb-strike-description = Your warrior removes another card of this province before it works.
changcheng-verb-damage = Damage wall
changcheng-verb-damage-description = Your traitor damages a wall of this province: it counts for nobody any more.
changcheng-verb-expel = Remove army card
changcheng-verb-expel-description = Your traitor removes the army card of a bordering Mongol province, unseen.
changcheng-verb-flood = Flood
changcheng-verb-flood-description = The province is worth 2 points more or less.
changcheng-verb-architect = Architect
changcheng-verb-architect-description = The province is worth 2 points more, or you count as having one more wall.
changcheng-verb-exchange = Swap walls
changcheng-verb-exchange-description = Your official swaps a wall of this province with one of another province.
changcheng-verb-refrain = Do nothing
changcheng-verb-refrain-description = Your warrior or official does nothing.
changcheng-verb-reveal = Turn cards up
changcheng-verb-reveal-description = The cards of a completed province are turned up (this happens automatically).
changcheng-verb-look = Look at army cards
changcheng-verb-look-description = You see the army cards your new pieces face (this happens automatically).
changcheng-verb-attack = Attack
changcheng-verb-attack-description = The Mongols attack and the game ends (this happens automatically).

changcheng-field-space = space
changcheng-field-space-description = Which space: its board and letter, such as 2c. For a double wall, the western one.
changcheng-field-second-space-asked = where does the second one go (to add a card to the first: step back and lay the card first)
changcheng-field-other = wall elsewhere
changcheng-field-other-description = The wall of another province to swap it with: its space, such as 2c.
changcheng-field-card = card
changcheng-field-card-description = Which action card: 1 warrior, 2 traitor, 3 flood, 4 architect, 5 master architect, 6 official.
changcheng-field-province = province
changcheng-field-province-description = Which Chinese province.
changcheng-field-mongol = Mongol province
changcheng-field-mongol-description = The Mongol province whose army card is removed.
changcheng-field-layout = board
changcheng-field-layout-description = Which board and which side of it, such as 3b.
changcheng-field-end = end
changcheng-field-end-description = At the west or the east end of the wall.
changcheng-field-way = effect
changcheng-field-way-description = What the card does: more points or fewer, or one more wall for you.

## Values

changcheng-card-1 = warrior (1)
changcheng-card-1-description = May remove another card here; both leave the game.
changcheng-card-2 = traitor (2)
changcheng-card-2-description = Damages a wall here, or removes an army card.
changcheng-card-3 = flood (3)
changcheng-card-3-description = This province is worth 2 more, or 2 less.
changcheng-card-4 = architect (4)
changcheng-card-4-description = Worth 2 more, or one more wall for you.
changcheng-card-5 = master architect (5)
changcheng-card-5-description = Two more walls for you.
changcheng-card-6 = official (6)
changcheng-card-6-description = May swap a wall here with one elsewhere.

changcheng-way-more = 2 points more
changcheng-way-less = 2 points less
changcheng-way-wall = one more wall

changcheng-end-west = west
changcheng-end-east = east

changcheng-mission-a = Diplomacy (provinces where a player has walls)
changcheng-mission-b = Domination (a player's longest run of walls)
changcheng-mission-c = Emperor (action cards in hand)
changcheng-mission-d = Scout (army cards are turned up for everybody)

changcheng-layout-1a = 1a (Liaodong, Jizhou, Shanhai)
changcheng-layout-1b = 1b (Juyong, Xuanfu, Zijing)
changcheng-layout-2a = 2a (Datong, Yanmen, Taiyuan)
changcheng-layout-2b = 2b (Shuozhou, Ningwu, Piantou)
changcheng-layout-3a = 3a (Yulin, Yansui, Guyuan)
changcheng-layout-3b = 3b (Ningxia, Huamachi, Lintao)
changcheng-layout-4a = 4a (Longxi, Gansu, Zhangye)
changcheng-layout-4b = 4b (Jiayu, Jiuquan, Hexi)

changcheng-province-liaodong = Liaodong
changcheng-province-jizhou = Jizhou
changcheng-province-shanhai = Shanhai
changcheng-province-juyong = Juyong
changcheng-province-xuanfu = Xuanfu
changcheng-province-zijing = Zijing
changcheng-province-datong = Datong
changcheng-province-yanmen = Yanmen
changcheng-province-taiyuan = Taiyuan
changcheng-province-shuozhou = Shuozhou
changcheng-province-ningwu = Ningwu
changcheng-province-piantou = Piantou
changcheng-province-yulin = Yulin
changcheng-province-yansui = Yansui
changcheng-province-guyuan = Guyuan
changcheng-province-ningxia = Ningxia
changcheng-province-huamachi = Huamachi
changcheng-province-lintao = Lintao
changcheng-province-longxi = Longxi
changcheng-province-gansu = Gansu
changcheng-province-zhangye = Zhangye
changcheng-province-jiayu = Jiayu
changcheng-province-jiuquan = Jiuquan
changcheng-province-hexi = Hexi

changcheng-mongol-khorchin = Khorchin
changcheng-mongol-uriankhai = Uriankhai
changcheng-mongol-chahar = Chahar
changcheng-mongol-kharchin = Kharchin
changcheng-mongol-onon = Onon
changcheng-mongol-khentii = Khentii
changcheng-mongol-tumed = Tumed
changcheng-mongol-khalkha = Khalkha
changcheng-mongol-ongut = Ongut
changcheng-mongol-tatar = Tatar
changcheng-mongol-kherlen = Kherlen
changcheng-mongol-tuul = Tuul
changcheng-mongol-ordos = Ordos
changcheng-mongol-kereit = Kereit
changcheng-mongol-orkhon = Orkhon
changcheng-mongol-alashan = Alashan
changcheng-mongol-khangai = Khangai
changcheng-mongol-selenge = Selenge
changcheng-mongol-merkit = Merkit
changcheng-mongol-oirat = Oirat
changcheng-mongol-naiman = Naiman
changcheng-mongol-altai = Altai
changcheng-mongol-torgut = Torgut
changcheng-mongol-dzungar = Dzungar

## What happened

changcheng-event-wall-built = { $seat } builds a wall on { $space } ({ $province }).
    .you = You build a wall on { $space } ({ $province }).
changcheng-event-walls-built = { $seat } builds { $count } walls: { $walls }.
    .you = You build { $count } walls: { $walls }.
changcheng-event-card-laid = { $seat } lays a card face down in { $province }.
    .you = You lay a card face down in { $province }.
changcheng-event-cards-laid = { $seat } lays { $count } cards face down: { $provinces }.
    .you = You lay { $count } cards face down: { $provinces }.
changcheng-event-card-noted = { $seat } lays the { $card } face down in { $province }.
    .you = You lay the { $card } face down in { $province }.
changcheng-event-cards-noted = { $seat } lays { $count } cards face down: { $cards }.
    .you = You lay { $count } cards face down: { $cards }.
changcheng-event-double-built = { $seat } builds the double wall on { $space } and { $other }: it borders { $points ->
    [one] 1 province = 1 point.
   *[other] { $points } provinces = { $points } points.
}
    .you = You build the double wall on { $space } and { $other }: it borders { $points ->
        [one] 1 province = 1 point.
       *[other] { $points } provinces = { $points } points.
    }
changcheng-event-tower-built = { $seat } builds the tower on { $space }{ $kept ->
    [yes] {"; the last free space beside it is kept for them."}
   *[no] {"."}
}
    .you = You build the tower on { $space }{ $kept ->
        [yes] {"; the last free space beside it is kept for you."}
       *[no] {"."}
    }
changcheng-event-neutral-built = { $seat } builds a neutral wall on { $space } ({ $province }).
    .you = You build a neutral wall on { $space } ({ $province }).
changcheng-event-neutral-declined = { $seat } builds no neutral wall.
    .you = You build no neutral wall.
changcheng-event-army-looked = { $seat } looks across the wall: { $mongols }.
    .you = You look across the wall: { $mongols }.
changcheng-event-armies-seen = { $seat } looks across the wall and sees: { $armies }.
    .you = You look across the wall and see: { $armies }.
changcheng-event-army-turned-up = Scouts turn up the army of { $mongol }: { $value }.
changcheng-event-armies-turned-up = Scouts turn up the armies: { $armies }.
changcheng-event-province-completed = { $province } is complete.
changcheng-event-card-shown = Turned up: { $seat }'s { $card }.
    .you = Turned up: your { $card }.
changcheng-event-cards-shown = Turned up: { $cards }.
changcheng-event-cards-cancelled = Equal cards, { $card } × { $count }: they are removed without effect.
changcheng-event-card-struck = { $seat }'s warrior removes { $owner }'s { $card }; both leave the game.
    .you = Your warrior removes { $owner }'s { $card }; both leave the game.
    .you-owner = { $seat }'s warrior removes your { $card }; both leave the game.
    .you-self = Your warrior removes your own { $card }; both leave the game.
    .self = { $seat }'s warrior removes their own { $card }; both leave the game.
changcheng-event-wall-damaged = { $seat }'s traitor damages { $owner ->
    [none] a neutral wall
   *[other] { $owner }'s wall
} on { $space }.
    .you = Your traitor damages { $owner ->
        [none] a neutral wall
       *[other] { $owner }'s wall
    } on { $space }.
    .you-owner = { $seat }'s traitor damages your wall on { $space }.
    .you-self = Your traitor damages your own wall on { $space }.
    .self = { $seat }'s traitor damages their own wall on { $space }.
changcheng-event-army-expelled = { $seat }'s traitor removes the army card of { $mongol }{ $value ->
    [none] , unseen
   *[other] {" "}({ $value })
}.
    .you = Your traitor removes the army card of { $mongol }{ $value ->
        [none] , unseen
       *[other] {" "}({ $value })
    }.
changcheng-event-value-changed = { $seat }'s { $card } makes the province worth { $change ->
    [-2] 2 less.
   *[other] { $change } more.
}
    .you = Your { $card } makes the province worth { $change ->
        [-2] 2 less.
       *[other] { $change } more.
    }
changcheng-event-walls-added = { $seat }'s { $card } counts as { $count ->
    [one] 1 more wall for them.
   *[other] { $count } more walls for them.
}
    .you = Your { $card } counts as { $count ->
        [one] 1 more wall for you.
       *[other] { $count } more walls for you.
    }
changcheng-event-walls-exchanged = { $seat }'s official swaps the walls on { $space } and { $other }.
    .you = Your official swaps the walls on { $space } and { $other }.
changcheng-event-card-idle = { $seat }'s { $card } does nothing.
    .you = Your { $card } does nothing.
changcheng-event-province-scored = { $province }: { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
} + card { $sovereignty }{ $change ->
    [-2] {" − 2"}
    [0] {""}
   *[other] {" +"} { $change }
} = { $points ->
    [one] 1 point
   *[other] { $points } points
} { $shared ->
    [0] for nobody, as neutral walls lead
    [1] for { $winners }
   *[other] each for { $winners }
} ({ $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] neutral { $neutral }
       *[other] { $tally }, neutral { $neutral }
    }
}).
changcheng-event-board-joined = { $seat } adds a board at the { $end } end: { $layout }.{ $sovereignty ->
    [none] {""}
   *[other] {" "}Sovereignty cards: { $sovereignty }.
}
    .you = You add a board at the { $end } end: { $layout }.{ $sovereignty ->
        [none] {""}
       *[other] {" "}Sovereignty cards: { $sovereignty }.
    }
changcheng-event-skipped = { $seat } can place nothing and is skipped.
    .you = You can place nothing and are skipped.
changcheng-event-attack-began = { $finished ->
    [yes] The wall is finished: the Mongols attack, from west to east.
   *[no] Nobody can place anything more: the Mongols attack the unfinished wall, from west to east.
}
changcheng-event-army-attacked = { $mongol } attacks with { $value }: { $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] neutral { $neutral }
       *[other] { $tally }, neutral { $neutral }
    }
}. { $lost ->
    [0] Nobody loses
    [1] −{ $value } for { $losers }
   *[other] −{ $value } each for { $losers }
}{ $saved ->
    [0] {"."}
    [1] {"; a tower saves"} { $protected }.
   *[other] {"; towers save"} { $protected }.
}
changcheng-event-army-gone = { $mongol } no longer has an army: nothing happens.
changcheng-event-mission-scored = { $mission }: { $tally }. Points: { $points_seats ->
    [0] none
   *[other] { $points }
}.
changcheng-event-game-ended = { $shared ->
    [1] { $winners } wins with { $points } { $points ->
        [one] point!
       *[other] points!
    }
   *[other] { $winners } share the win with { $points } { $points ->
        [one] point each!
       *[other] points each!
    }
}
    .you = { $shared ->
        [1] You win with { $points } { $points ->
            [one] point!
           *[other] points!
        }
       *[other] { $winners } share the win with { $points } { $points ->
            [one] point each!
           *[other] points each!
        }
    }
changcheng-event-hand-held = Your action cards: { $cards }.
changcheng-event-face-down-held = Your face-down card in { $province }: { $card }.
changcheng-event-face-downs-held = Your face-down cards: { $cards }.
changcheng-event-armies-known = Armies you have seen: { $armies }.
changcheng-event-army-known = You have seen the army of { $mongol }: { $value }.
changcheng-event-supply-held = { $seat } has { $walls ->
    [0] no walls
    [one] 1 wall
   *[other] { $walls } walls
}{ $doubles ->
    [0] {""}
   *[other] {", the double wall"}
}{ $towers ->
    [0] {""}
   *[other] {", the tower"}
} and { $cards ->
    [0] no action cards left.
    [one] 1 action card left.
   *[other] { $cards } action cards left.
}
    .you = You have { $walls ->
        [0] no walls
        [one] 1 wall
       *[other] { $walls } walls
    }{ $doubles ->
        [0] {""}
       *[other] {", the double wall"}
    }{ $towers ->
        [0] {""}
       *[other] {", the tower"}
    } and { $cards ->
        [0] no action cards left.
        [one] 1 action card left.
       *[other] { $cards } action cards left.
    }
changcheng-event-spaces-left = { $count ->
    [0] No space is free.
    [one] 1 space is free.
   *[other] { $count } spaces are free.
}{ $boards ->
    [0] {""}
    [one] {""} 1 board is still to be added.
   *[other] {""} { $boards } boards are still to be added.
}{ $neutral ->
    [0] {""}
    [one] {""} 1 neutral wall is left.
   *[other] {""} { $neutral } neutral walls are left.
}
changcheng-event-armies-unseen = { $armies ->
    [none] All army cards have been seen.
   *[other] Army cards not seen yet, including those set aside: { $armies }.
}
changcheng-event-cards-used = { $seat } has used: { $cards }.
    .you = You have used: { $cards }.
changcheng-event-mission-played = Mission: { $mission }.
changcheng-event-missions-played = Missions: { $missions }.
changcheng-event-card-works = Your { $card } works in { $province }: choose what it does.
changcheng-event-board-due = { $emperors } emperor cards have been laid, so you add a board to the wall.

## Where in a turn: short, without a full stop

changcheng-event-part-of = part { $number } of { $of }
changcheng-event-first-round = first round: everybody builds just one wall
changcheng-event-to-come = { $step ->
    [second] perhaps a second wall or card (not after double wall or tower)
    [neutral] perhaps a neutral wall
   *[extend] add a board
}

## What a choice would lead to: short, without a full stop

changcheng-event-would-complete = completes { $province }, worth { $points }{ $cards ->
    [0] {""}
    [one] {" before its card"}
   *[other] {" before its"} { $cards } {"cards"}
}: { $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] neutral { $neutral }
       *[other] { $tally }, neutral { $neutral }
    }
}
changcheng-event-would-stand = then worth { $points }{ $later ->
    [0] {""}
    [one] , 1 card still to work
   *[other] , { $later } cards still to work
}: { $neutral ->
    [0] { $tally }
   *[other] { $tally_seats ->
        [0] neutral { $neutral }
       *[other] { $tally }, neutral { $neutral }
    }
}
changcheng-event-would-join = { $free ->
    [one] 1 space free
   *[other] { $free } spaces free
}, now worth { $points }: { $neutral ->
    [0] { $tally_seats ->
        [0] no walls
       *[other] { $tally }
    }
   *[other] { $tally_seats ->
        [0] neutral { $neutral }
       *[other] { $tally }, neutral { $neutral }
    }
}
changcheng-event-would-strike = { $owner }'s card: { $number ->
    [2] no wall is damaged, no army card goes
    [3] neither 2 points more nor 2 less
    [4] neither 2 points more nor one more wall
    [5] { $owner } loses two walls
   *[other] no walls are swapped
}
    .you = your own card: { $number ->
        [2] no wall is damaged, no army card goes
        [3] neither 2 points more nor 2 less
        [4] neither 2 points more nor one more wall
        [5] you lose two walls
       *[other] no walls are swapped
    }
changcheng-event-would-expel = { $value ->
    [none] removes an army card you have not seen
   *[other] removes the army card ({ $value })
}
changcheng-event-would-span = { $space }–{ $other }
changcheng-event-would-score = { $points ->
    [one] 1 point at once
   *[other] { $points } points at once
}
changcheng-event-would-face = { $province }, facing { $mongol }

## Why something is refused

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

changcheng-illegal-same-board = { $west } and { $east } are the two sides of one board, so the game cannot begin with both. Choose another board for one end.
changcheng-illegal-wrong-phase = { $phase ->
    [act] Choose an action: two walls, two cards, a wall and a card, the double wall or the tower.
    [second] Your action is not finished: add a second wall or card.
    [reveal] A province is complete: first its cards are turned up.
    [ability] A province is being scored: first choose what the card does.
    [look] First the army cards across the wall are looked at.
    [neutral] Build a neutral wall now, or none.
    [extend] Add a board now: choose one and an end of the wall.
   *[attack] The Mongols attack: nothing more can be built.
}
changcheng-illegal-first-round-wall = In the first round everybody builds just one wall.
changcheng-illegal-no-walls = You have built all your walls. Choose another action.
changcheng-illegal-no-double = Your double wall is built already. Choose another action.
changcheng-illegal-no-tower = Your tower is built already. Choose another action.
changcheng-illegal-unknown-space = There is no space “{ $space }” in play. Spaces are named by board and letter, such as 2c.
changcheng-illegal-unknown-province = There is no Chinese province “{ changcheng-part-province }” in play. Name one on the board, such as datong.
changcheng-illegal-unknown-mongol = There is no Mongol province “{ changcheng-part-mongol }” in play. Name one on the board, such as tumed.
changcheng-illegal-unknown-layout = There is no board “{ $layout }”. The boards are 1a, 1b, 2a, 2b, 3a, 3b, 4a and 4b.
changcheng-illegal-unknown-end = The wall has no end “{ $end }”. Its ends are west and east.
changcheng-illegal-unknown-way = The card cannot do “{ $way_word }”. The flood does more or less, the architect more or wall.
changcheng-illegal-space-taken = { $space } is taken. Choose a free space.
changcheng-illegal-space-kept = { $space } is kept for the owner of the tower beside it. Choose another space.
changcheng-illegal-no-second-wall = After a wall on { $space } no second wall could follow in another province. Choose another space, or lay a card in this province first.
changcheng-illegal-needs-second-wall = A second wall must follow, in another province. To combine a wall with a card, lay the card first.
changcheng-illegal-needs-second-card = Something must follow: a second card in another province, or a wall in the same one.
changcheng-illegal-same-province = Both would be in { changcheng-part-province }. Choose another province for the second one.
changcheng-illegal-other-province = It must be in { changcheng-part-province }. Choose a space there.
changcheng-illegal-card-not-in-hand = You do not hold the card “{ changcheng-part-card }”. Choose one from your hand.
changcheng-illegal-province-done = { changcheng-part-province } is complete, so no card can be laid there. Choose another province.
changcheng-illegal-no-eastern-space = The wall ends at { $space }, and a double wall also needs the space east of it. Choose a space further west.
changcheng-illegal-next-to-tower = A tower stands beside { $space }. Two towers may not be neighbours.
changcheng-illegal-neutral-inside = After two walls or two cards the neutral wall must be in one of their provinces, and { $space } is not.
changcheng-illegal-neutral-outside = After this action the neutral wall must be in another province; { $space } is in one you have just used.
changcheng-illegal-layout-in-play = A side of the board { $layout } is in play already. Choose another board.
changcheng-illegal-wrong-ability = The { changcheng-part-card } works now. Choose what it does.
changcheng-illegal-card-not-working = The card “{ changcheng-part-card }” is not among those the warrior can remove. Choose one that has yet to work.
changcheng-illegal-not-a-wall = There is no undamaged single wall on { $space }. Towers and double walls cannot be touched.
changcheng-illegal-mongol-apart = { changcheng-part-mongol } does not border { changcheng-part-province }. Choose a Mongol province across the wall from it.
changcheng-illegal-army-gone = The army card of { changcheng-part-mongol } has been removed already. Choose another one.

## Where points come from

changcheng-score-provinces = provinces
changcheng-score-double = double wall
changcheng-score-armies = armies
changcheng-score-missions = missions

# The pieces in the pictures of the rules.
changcheng-legend-wall = wall
changcheng-legend-double = double wall
changcheng-legend-tower = tower
changcheng-legend-sovereignty = sovereignty card
changcheng-legend-hidden = hidden army card
changcheng-legend-army = army card
changcheng-legend-emperor = emperor card
changcheng-legend-neutral = neutral wall

# Positions that score, in the pictures of the rules.
changcheng-scored-double = the double wall borders { changcheng-province-longxi }, { changcheng-province-gansu } and { changcheng-mongol-oirat }: at once 1 point for each, 3 points
changcheng-scored-province = complete: 4 walls + 3 on the sovereignty card = 7 points for blue, who has the most walls
changcheng-scored-cards = yellow's 5 adds two walls, 3 against 2; the flood makes it worth 2 more: 4 + 3 + 2 = 9 points for yellow
changcheng-scored-army = blue has the most walls facing the army: 4 points lost, as many as its card shows
changcheng-scored-tower = two pieces each: blue loses 4 points; the tower saves yellow
changcheng-scored-neutral = neutral walls are tied with blue: 4 walls + 3 = 7 points for blue; with more of them nobody would score
changcheng-scored-diplomacy = A: blue has walls in three Chinese provinces, yellow and green in two: 4 points
changcheng-scored-domination = B: blue's longest unbroken run is five walls, nobody's is longer: 5 points
changcheng-scored-emperor = C: three cards still in hand, 2 points each = 6

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
changcheng-legend-sovereignty-means = Adds 0 to 4 to what its Chinese province is worth.
changcheng-legend-hidden-means = You have not seen its value yet; the army attacks at the end.
changcheng-legend-known = army card you know
changcheng-legend-known-means = Face down, but you have looked at it; only you see the number.
changcheng-legend-strip = player card
changcheng-legend-strip-means = Points; on the right walls and cards left, double wall and tower if not built.
changcheng-legend-space = free space
changcheng-legend-space-means = Room for one wall, named by its board and letter.
changcheng-legend-wall-means = The most in a full Chinese province win its points; the most facing an army lose some.
changcheng-legend-double-means = Counts as two walls, cannot be damaged, and brought 2 to 4 points at once.
changcheng-legend-tower-means = Counts as one wall; its owner loses nothing to the army it faces.
changcheng-legend-kept = flag
changcheng-legend-kept-means = Only whoever has a flag here may build here, until they have built beside their tower.
changcheng-legend-laid = face-down card
changcheng-legend-laid-means = An action card; it is turned up when its province is complete.
changcheng-card-1-means = { changcheng-card-1-description }
changcheng-card-2-means = { changcheng-card-2-description }
changcheng-card-3-means = { changcheng-card-3-description }
changcheng-card-4-means = { changcheng-card-4-description }
changcheng-card-5-means = { changcheng-card-5-description }
changcheng-card-6-means = { changcheng-card-6-description }
changcheng-legend-damaged = damaged wall
changcheng-legend-damaged-means = Counts for nobody any more.
changcheng-legend-gone = army card removed
changcheng-legend-gone-means = No army attacks from here.
changcheng-legend-emperor-means = Marks a completed province; three of them bring another board.
changcheng-legend-unseen = armies unseen
changcheng-legend-unseen-means = How many army cards of each value you have not seen yet.
changcheng-legend-boards = boards to come
changcheng-legend-boards-means = How many boards are still to be added; the emperor cards before it show how soon.
changcheng-legend-army-means = Costs whoever has the most walls facing it this many points at the end.
changcheng-legend-loss = loss
changcheng-legend-loss-means = What this army cost each of these players.
changcheng-legend-neutral-means = Counts like a player's wall, but nobody scores or loses by it.
changcheng-legend-mission = mission
changcheng-legend-mission-means = Scored at the end (A to C), or a rule for armies (D).

changcheng-rules =
    Together you build the Great Wall. Each of its spaces belongs to a Chinese province in the south and faces a Mongol one in the north; their borders do not line up. Completed Chinese provinces bring points, the Mongol attack at the end costs some. Everybody has 14 walls, a double wall, a tower and six action cards. Two boards of 13 spaces begin the game. Each Chinese province has an open sovereignty card (0 to 4), each Mongol one a hidden army card (2 to 4). The start player is chosen at random.

    ### Your turn: one action
    • **Two walls** in two different provinces.
    • **Two cards** face down in two different open provinces.
    • **Card and wall** in the same province.
    • **Double wall** on two neighbouring spaces: at once 1 point for each province it borders (2 to 4). It counts as two walls.
    • **Tower**, not beside another. It counts as one wall. The last free space beside it is kept for you until you have built beside the tower.
    If you cannot place two walls or two cards, one will do; if you can place nothing, you are skipped. In the first round everybody builds just one wall. After building, you secretly see the army cards your pieces face.

    ### A complete province
    It is scored as soon as its last space is filled, even between your two walls. Cards there are turned up. Equal ones are removed without effect; the others work in order, as their owners choose:
    1 **Warrior**: may remove another of these cards.
    2 **Traitor**: damages a wall here, which then counts for nobody; or removes the army card of a Mongol province across the wall.
    3 **Flood**: worth 2 more or 2 less.
    4 **Architect**: worth 2 more, or one more wall for you.
    5 **Master architect**: two more walls for you.
    6 **Official**: may swap a wall here with one of another province.
    Then the cards leave the game. Double walls and towers can be neither damaged nor swapped. Worth: all undamaged walls of all colours + sovereignty card + flood and architect. The extra walls of both architects count for the majority only, not for the worth. Whoever has the most walls scores that; tied players each score all of it. An emperor card marks the province.

    ### More boards
    Once three emperor cards have been laid, the player whose turn it is ends that turn by adding any unused board at either end. This happens once with 2 or 3 players, twice with 4 or 5.

    ### The end
    When the wall is full, or nobody can place anything, the Mongols attack from west to east. Whoever has the most undamaged walls facing an army loses its value, and so do tied players; those with a tower there lose nothing. Points may fall below 0. Provinces that are still open score nothing. Most points win.

    ### Neutral walls (two players)
    After your action, but not in the first round, you may build one of 12: after two walls or two cards in one of their provinces, otherwise outside the provinces you used. They count like the walls of a player who neither scores nor loses.

    ### Missions (variant)
    A Diplomacy: 4 points for having walls in the most Chinese provinces. B Domination: the longest unbroken run of one player's walls scores its length. C Emperor: 2 points for each card in hand. D Scout: there are no secret looks; as soon as a piece is built, all army cards across the wall from its province are turned up. Tied players all score.

    ### As we read the rulebook
    • With card and wall, the card comes first and takes part if the wall completes the province. If a double wall completes two provinces, the western one scores first.
    • Whoever lays the third emperor card has to add a board, though the rulebook says “may”.
    • The official may use complete provinces; they are not scored again.
    • Without neutral walls two players cannot fill the wall. Equal scores share the win.

    None of the texts we have shows the printed boards: layouts, names and how many cards there are of each value are a reconstruction.

## Why advice is better

changcheng-why-provinces = { $place ->
    [none] brings you more in the Chinese provinces
   *[other] brings you more in { $place }
}
    .others = { $place ->
    [none] leaves { $seats } less in the Chinese provinces
   *[other] leaves { $seats } less in { $place }
}
changcheng-why-double = brings you more for a double wall
    .others = leaves { $seats } less for a double wall
changcheng-why-armies = { $place ->
    [none] keeps you safer from the Mongols
   *[other] keeps you safer from the army of { $place }
}
    .others = { $place ->
    [none] exposes { $seats } more to the Mongols
   *[other] exposes { $seats } more to the army of { $place }
}
changcheng-why-missions = brings you more from missions
    .others = leaves { $seats } less from missions
changcheng-why-supplies = keeps more strength in your hand and supply for later
    .others = leaves { $seats } less strength in hand and supply
