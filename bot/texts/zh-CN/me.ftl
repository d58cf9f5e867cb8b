# /me：每个人为自己做的选择，以及怎样通知他们。

command-me = 我
command-me-description = 你的个人设置：时间、休假、提及、语言、提醒、确认。
command-me-show = 查看
command-me-show-description = 查看你的个人设置。
command-me-time = 时间
command-me-time-description = 你的时区，以及不提及、不提醒你的免打扰时段。
command-me-holiday = 休假
command-me-holiday-description = 去休假：你的计时停止，会告知你的牌桌，也没有人提醒你。
command-me-mentions = 提及
command-me-mentions-description = 牌桌等你行动时怎样告诉你。
command-me-language = 语言
command-me-language-description = 我用哪种语言回答你。
command-me-reminders = 提醒
command-me-reminders-description = 在所有牌桌上，等多少小时后提醒你。
command-me-warn = 警示
command-me-warn-description = 在有时限的牌桌上，时间用完前多久提醒你。
command-me-confirm = 确认
command-me-confirm-description = 回合的最后一个选择是否同时确认该回合。
command-me-data = 数据
command-me-data-description = 机器人保存的与你有关的一切，做成文件只发给你。
command-me-forget = 忘记我
command-me-forget-description = 删除机器人保存的与你有关的内容；会先询问。
param-zone = 时区
param-zone-description = 例如 Asia/Shanghai、Europe/Berlin 或 UTC+8。
param-quietfrom = 免打扰开始
param-quietfrom-description = 从什么时候起不要打扰你，例如 22:00；“关”表示取消。
param-quietto = 免打扰结束
param-quietto-description = 到什么时候为止，例如 7:30。
param-until = 截止
param-until-description = 休假的最后一天（例如 2026-12-24）或天数；“关”表示你回来了。
param-how = 方式
param-how-description = 在频道里、用私信、每天一条消息，或者完全不提及。
param-mylanguage = 语言
param-mylanguage-description = 哪种语言。
param-after = 多久
param-after-description = 等多少小时之后。
param-before = 提前
param-before-description = 时间用完前多久。
param-confirmwhen = 何时
param-confirmwhen-description = 什么时候由最后一个选择确认回合。

me-title = **你的个人设置**
me-zone = 时区：{ $zone }，当地现在是 { $time }
me-zone-none = 时区：未选择，按 UTC 计算，现在是 { $time }
me-quiet = 免打扰时段：{ $begin } 到 { $end }
me-quiet-none = 免打扰时段：无
me-quiet-means = -# 在免打扰时段里，消息不会提及你，也不会提醒你。时段结束时如果牌桌还在等你，那时再告诉你。从你得知轮到自己起，在免打扰时段之外至少过三小时，你的时限才会用完。
me-mentions = 提及：{ $how }
me-mentions-channel = 在频道里
me-mentions-direct = 用私信
me-mentions-digest = 每天一条消息
me-mentions-digest-chosen = 每天 { $time }（按你的时间）用一条私信列出所有在等你的事；没有就不发。时限将到的提醒不会等到那时。如果 Discord 不让我私信你，则改为提及你一次。
param-digestat = 时间
param-digestat-description = 每天一条消息时：几点发送。
digest-line = { $channel } 的**[{ $game }]({ $url })** · { $since }轮到你
digest-asked = 有 { $count } 张牌桌在等你答复：/turns。
digest-mention = { $who }，有 { $count } 张牌桌在等你：/turns。
me-mentions-none = 完全不提及
me-mentions-channel-chosen = 牌桌等你行动时，会在它的频道里提及你。
me-mentions-direct-chosen = 牌桌等你行动时，会直接给你发私信。如果 Discord 不允许我发，就在频道里提及你。
me-mentions-none-chosen = 不会再有牌桌提及或提醒你。用 /turns 查看哪些牌桌在等你。
me-mentions-time-unused = 你选的时间没有保存：它只用于“每天一条消息”。
me-mentions-language = -# 私信使用牌桌的语言；可用 /me language 选择你自己的语言。
me-language = 语言：{ $language }
me-language-as-discord = 语言：跟随 Discord（{ $language }）
me-language-discord = 跟随 Discord
me-reminders = { $hours ->
    [0] 提醒：从不
   *[other] 提醒：在所有牌桌上，{ $hours } 小时之后
}
me-reminders-as-tables = 提醒：按每张牌桌的设置
me-reminders-tables = 按每张牌桌的设置
me-reminders-unheard = -# 只要你选择完全不提及，就不会收到这些提醒：/me mentions。
me-warn = 时间用完前的提醒：{ $before }
me-warn-quarter = 剩四分之一时间时，至少提前两小时
me-warn-off = 从不
me-warn-2h = 提前 2 小时
me-warn-3h = 提前 3 小时
me-warn-6h = 提前 6 小时
me-warn-12h = 提前 12 小时
me-warn-1d = 提前 1 天
me-warn-2d = 提前 2 天
me-confirm = 确认：{ $when }
me-confirm-ask = 每回合都让我确认
me-confirm-safe = 不公开信息时，随最后一个选择确认
me-confirm-always = 总是随最后一个选择确认
me-confirm-ask-chosen = 你的回合会等你点“确认”。
me-confirm-safe-chosen = 做完最后一个选择，这一回合即随之确认。如果之后要抽取或公开什么，仍会等你点“确认”。确认后仍可预定之后的行动。
me-confirm-always-chosen = 做完最后一个选择，这一回合即随之确认，即使会公开隐藏的信息：我不再问你是否确定，而且不能撤回。确认后仍可预定之后的行动。
confirming-proposed = 你已有十个回合，本来做完最后一个选择就可以确认。以后就这样确认吗？要抽取或公开什么时，我仍会先问你。随时可用 `/me confirm` 更改。
button-confirm-safe = 随最后一个选择确认
button-confirm-ask = 继续询问我

button-to-table = 去牌桌
nudge = { $who }，牌桌 { $id } 在等你。
nudge-reminder = { $who }，牌桌 { $id } 在等你：{ $since } 轮到了你。
nudge-direct = { $channel } 里的**{ $game }**在等你（牌桌 { $id }）。
nudge-direct-reminder = { $channel } 里的**{ $game }**从 { $since } 起在等你（牌桌 { $id }）。
nudge-direct-ends = { $channel } 里的**{ $game }**在等你（牌桌 { $id }）：请在 { $at } 前决定（{ $left }）。
nudge-direct-ran-out = { $channel } 里的**{ $game }**在等你（牌桌 { $id }）：你的时间已用完（{ $at }）。
nudge-lost = { $who }，你在牌桌 { $id } 的时间已连续用完三次：由电脑玩家代你继续。用 /seat take 可以拿回座位。
nudge-direct-lost = { $channel } 里的**{ $game }**（牌桌 { $id }）：你的时间已连续用完三次，由电脑玩家代你继续。
nudge-why = 需要你回应：{ $why }
nudge-asked = { $who }，牌桌 { $id } 有一个问题在等你回答。
nudge-direct-asked = { $channel } 里的**{ $game }**有一个问题在等你回答（牌桌 { $id }）。

refused-unknown-zone = 没有时区“{ $zone }”。请从建议中选择，或者写出与 UTC 的时差，例如 UTC+8。
refused-quiet-both = 免打扰时段需要同时写明开始和结束。
refused-quiet-empty = 免打扰时段的开始和结束不能相同。如果不需要，请选择“关”。
refused-no-time-of-day = “{ $text }”不是时间。请写例如 22:00。

me-holiday = 休假：你将于 { $until } 回来
me-holiday-none = 休假：无（今年还剩 { $left } 天）
me-holiday-means = -# 在那之前，你的计时停止，消息不提及你，也不提醒你。你所在的牌桌会得到通知。你仍然可以照常行动；用 /me holiday 选“关”可提前结束。
me-holiday-ended = 欢迎回来。你的计时继续，你所在的牌桌会得到通知。
notice-holiday = { $name } 正在休假，<t:{ $until }:D> 回来。
notice-holiday-over = { $name } 已提前结束休假。

refused-no-date = “{ $text }”不是日期。请写休假的最后一天，例如 2026-12-24，或者写天数。
refused-holiday-past = 那一天已经过去。休假从现在开始，最早到今天结束。
refused-too-many-holidays = 每年最多可休假 { $most } 天。从今天算起，{ $year } 年你还剩 { $left } 天。
refused-not-away = 你没有在休假。

me-data = 这是机器人保存的与你有关的一切。最近两天对你请求的回答不记名保存，不在其中。
me-forget-sure = **真的要删除机器人保存的与你有关的内容吗？**你的个人设置、休假、备注、未确认的回合，以及教学和谜题的进度都会删除，你会离开尚未开始的牌桌。{ $count ->
    [0] {""}
   *[other] 你会退出正在进行的 { $count } 局游戏，永久放弃座位，由电脑玩家接手；在那一局结束之前，它会保留一个标记来认出你，但不会告诉任何人你是谁。
}在所有牌桌上，你会变成带编号的“玩家”。Discord 里已有的消息文字不变。此操作无法撤销。
button-forget-me = 全部删除
me-forgotten = 机器人保存的与你有关的内容已删除；在你玩过的牌桌上，你现在是匿名的。
anonymous-player = 玩家
