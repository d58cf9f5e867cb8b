# 牌桌上的人共同決定的事。

command-vote = 表決
command-vote-description = 共同決定：暫停、結束、換人。
command-vote-pause = 暫停
command-vote-pause-description = 請其他人同意暫停牌桌：誰都不行動，時間也不走。
command-vote-resume = 繼續
command-vote-resume-description = 結束暫停，繼續遊戲。
command-vote-end = 結束
command-vote-end-description = 請其他人同意不計結果結束這張牌桌。
command-vote-replace = 換人
command-vote-replace-description = 請其他人同意讓電腦玩家接替某人的座位。
command-vote-withdraw = 撤回
command-vote-withdraw-description = 撤回你在這張牌桌上向其他人提出的問題。
param-replaced = 玩家
param-replaced-description = 誰的座位。

button-computer = 電腦代玩這一回合
button-replace = 換掉該玩家
button-wait = 繼續等

waiting-paused = 牌桌已暫停（{ $since }）。牌桌上的任何一位玩家都可以用 /vote resume 繼續。

notice-pause-asked = { $who }，{ $name } 想暫停牌桌。你同意嗎？暫停時誰都不能行動，時間也不走。以多數為準，最遲{ $at }決定。
notice-pause-refused = 沒有多數同意，牌桌不暫停。反對：{ $name }。
notice-paused = 表決通過：牌桌已暫停。牌桌上的任何一位玩家都可以用 /vote resume 繼續。
notice-resumed = { $name } 讓遊戲繼續：暫停結束。
notice-end-asked = { $who }，{ $name } 想不計結果結束這張牌桌。你同意嗎？以多數為準，最遲{ $at }決定。
notice-end-refused = 沒有多數同意，遊戲繼續。反對結束：{ $name }。
notice-closed-by-agreement = 表決通過：牌桌已關閉，不計結果。
notice-replace-asked = { $who }，{ $name } 想讓電腦玩家接替 { $player } 的座位。你同意嗎？以多數為準，最遲{ $at }決定。
notice-replace-refused = 沒有多數同意，{ $player } 保留座位。反對由電腦接替：{ $name }。
notice-replaced = 經其他人表決，由電腦玩家接替 { $player }{ $who ->
    [none] {""}
   *[other] （{ $who }）
} 的座位。
    .following = 經其他人表決，由電腦玩家接替 { $player } 的座位。
notice-silence-asked = { $who }，已提醒三次，{ $player } 仍沒有行動。要由電腦玩家接替座位，還是繼續等？{ $player } 隨時可以回來。以你們的答覆為準，最遲{ $at }決定。
notice-timeout-asked = { $who }，{ $player } 的時間已用完。接下來怎麼辦？{ $player } 一旦行動，表決即作廢。以多數為準，最遲{ $at }決定。
notice-timeout-waits = 其他人決定再給 { $player } 一些時間（{ $at } 到期）。
notice-vote-withdrawn = { $name } 撤回了提議（{ $kind ->
    [pause] 暫停牌桌
    [end] 結束牌桌
   *[replace] 由電腦玩家接替 { $player }
}）：一切照舊。
notice-vote-lapsed = 答覆的人太少（{ $kind ->
    [pause] 暫停牌桌
    [end] 結束牌桌
   *[replace] 由電腦玩家接替 { $player }
}）：一切照舊。可以再次提出。

answer-vote-asked = 正在詢問其他人。
answer-vote-counted = 你的答覆已記下，還有人沒有答覆。
answer-vote-decided = 就這樣決定了。
answer-vote-withdrawn = 已撤回：一切照舊。
answer-resumed = 遊戲繼續。

refused-no-vote = 這裡已經沒有需要決定的事了。
refused-vote-open = 已經在就此詢問大家了，請用頻道裡的按鈕答覆。
refused-vote-own = 這關係到你自己的座位，由其他人決定。輪到你時，直接行動即可。
refused-nothing-asked = 你在這張牌桌上沒有可以撤回的提議。
refused-already-paused = 牌桌已經暫停了。牌桌上的任何一位玩家都可以用 /vote resume 繼續。
refused-not-paused = 牌桌沒有暫停。
refused-no-person-there = 那個座位已經由電腦玩家接手了。
refused-replace-self = 那是你自己的座位：可以用 /table resign 認輸離開。
refused-replace-alone = 一個人不能單獨換掉對方。可以用 /table settings 設定時限，並把「逾時處理」設為「由其他玩家表決」。

# 除了輪到自己之外，牌桌在問什麼。
asked-title = 等你答覆
asked-line = - { $channel } 的**[{ $game }]({ $url })**：{ $what }
asked-more = -# ……還有 { $count } 項
asked-pause = 要暫停牌桌嗎？
asked-end = 要不計結果結束這張牌桌嗎？
asked-replace = 要由電腦玩家接替 { $player } 的座位嗎？
asked-replace-you = 其他人正在決定是否由電腦玩家接替你的座位
asked-timeout = { $player } 的時間已用完，接下來怎麼辦？
asked-undo = 允許 { $name } 撤回上一回合嗎？
asked-invited = 已為你保留座位，要加入嗎？
asked-seat-offered = { $name } 想把進行中遊戲的座位讓給你
asked-seat-wished = 允許 { $name } 接手 { $old } 的座位嗎？
asked-follow = 可以讓一個頻道追蹤這張牌桌嗎？請在那裡用 /host followers 答覆
asked-closing = 這張待開局的牌桌將關閉（{ $at }），要保留嗎？
turns-played-for = 電腦玩家在替你玩
turns-played-for-line = { $channel } 的**[{ $game }]({ $url })**
notice-asked-again = { $who }，這裡還在等你的答覆。/turns 會列出問你的事，並附上連結。
nudge-also-asked = 那裡還有一件事等你答覆，用 /turns 查看。
turns-ends = 你的時間到期：{ $at }
