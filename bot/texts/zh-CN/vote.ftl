# 牌桌上的人共同决定的事。

command-vote = 表决
command-vote-description = 共同决定：暂停、结束、换人。
command-vote-pause = 暂停
command-vote-pause-description = 请其他人同意暂停牌桌：谁都不行动，时间也不走。
command-vote-resume = 继续
command-vote-resume-description = 结束暂停，继续游戏。
command-vote-end = 结束
command-vote-end-description = 请其他人同意不计结果结束这张牌桌。
command-vote-replace = 换人
command-vote-replace-description = 请其他人同意让电脑玩家接替某人的座位。
command-vote-withdraw = 撤回
command-vote-withdraw-description = 撤回你在这张牌桌上向其他人提出的问题。
param-replaced = 玩家
param-replaced-description = 谁的座位。

button-computer = 电脑代玩这一回合
button-replace = 换掉该玩家
button-wait = 继续等

waiting-paused = 牌桌已暂停（{ $since }）。牌桌上的任何一位玩家都可以用 /vote resume 继续。

notice-pause-asked = { $who }，{ $name } 想暂停牌桌。你同意吗？暂停时谁都不能行动，时间也不走。以多数为准，最迟{ $at }决定。
notice-pause-refused = 没有多数同意，牌桌不暂停。反对：{ $name }。
notice-paused = 表决通过：牌桌已暂停。牌桌上的任何一位玩家都可以用 /vote resume 继续。
notice-resumed = { $name } 让游戏继续：暂停结束。
notice-end-asked = { $who }，{ $name } 想不计结果结束这张牌桌。你同意吗？以多数为准，最迟{ $at }决定。
notice-end-refused = 没有多数同意，游戏继续。反对结束：{ $name }。
notice-closed-by-agreement = 表决通过：牌桌已关闭，不计结果。
notice-replace-asked = { $who }，{ $name } 想让电脑玩家接替 { $player } 的座位。你同意吗？以多数为准，最迟{ $at }决定。
notice-replace-refused = 没有多数同意，{ $player } 保留座位。反对由电脑接替：{ $name }。
notice-replaced = 经其他人表决，由电脑玩家接替 { $player }{ $who ->
    [none] {""}
   *[other] （{ $who }）
} 的座位。
    .following = 经其他人表决，由电脑玩家接替 { $player } 的座位。
notice-silence-asked = { $who }，已提醒三次，{ $player } 仍没有行动。要由电脑玩家接替座位，还是继续等？{ $player } 随时可以回来。以你们的答复为准，最迟{ $at }决定。
notice-timeout-asked = { $who }，{ $player } 的时间已用完。接下来怎么办？{ $player } 一旦行动，表决即作废。以多数为准，最迟{ $at }决定。
notice-timeout-waits = 其他人决定再给 { $player } 一些时间（{ $at } 到期）。
notice-vote-withdrawn = { $name } 撤回了提议（{ $kind ->
    [pause] 暂停牌桌
    [end] 结束牌桌
   *[replace] 由电脑玩家接替 { $player }
}）：一切照旧。
notice-vote-lapsed = 答复的人太少（{ $kind ->
    [pause] 暂停牌桌
    [end] 结束牌桌
   *[replace] 由电脑玩家接替 { $player }
}）：一切照旧。可以再次提出。

answer-vote-asked = 正在询问其他人。
answer-vote-counted = 你的答复已记下，还有人没有答复。
answer-vote-decided = 就这么定了。
answer-vote-withdrawn = 已撤回：一切照旧。
answer-resumed = 游戏继续。

refused-no-vote = 这里已经没有需要决定的事了。
refused-vote-open = 已经在就此询问大家了，请用频道里的按钮答复。
refused-vote-own = 这关系到你自己的座位，由其他人决定。轮到你时，直接行动即可。
refused-nothing-asked = 你在这张牌桌上没有可以撤回的提议。
refused-already-paused = 牌桌已经暂停了。牌桌上的任何一位玩家都可以用 /vote resume 继续。
refused-not-paused = 牌桌没有暂停。
refused-no-person-there = 那个座位已经由电脑玩家接手了。
refused-replace-self = 那是你自己的座位：可以用 /table resign 认输离开。
refused-replace-alone = 一个人不能单独换掉对方。可以用 /table settings 设置时限，并把“超时处理”设为“由其他玩家表决”。

# 除了轮到自己之外，牌桌在问什么。
asked-title = 等你答复
asked-line = - { $channel } 的**[{ $game }]({ $url })**：{ $what }
asked-more = -# ……还有 { $count } 项
asked-pause = 要暂停牌桌吗？
asked-end = 要不计结果结束这张牌桌吗？
asked-replace = 要由电脑玩家接替 { $player } 的座位吗？
asked-replace-you = 其他人正在决定是否由电脑玩家接替你的座位
asked-timeout = { $player } 的时间已用完，接下来怎么办？
asked-undo = 允许 { $name } 撤回上一回合吗？
asked-invited = 已为你保留座位，要加入吗？
asked-seat-offered = { $name } 想把进行中游戏的座位让给你
asked-seat-wished = 允许 { $name } 接手 { $old } 的座位吗？
asked-follow = 可以让一个频道关注这张牌桌吗？请在那里用 /host followers 答复
asked-closing = 这张待开局的牌桌将关闭（{ $at }），要保留吗？
turns-played-for = 电脑玩家在替你玩
turns-played-for-line = { $channel } 的**[{ $game }]({ $url })**
notice-asked-again = { $who }，这里还在等你的答复。/turns 会列出问你的事，并附上链接。
nudge-also-asked = 那里还有一件事等你答复，用 /turns 查看。
turns-ends = 你的时间到期：{ $at }
