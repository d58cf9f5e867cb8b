# /me: what people choose for themselves, and how they are told.

command-me = me
command-me-description = Your own settings: time, holiday, mentions, language, reminders, confirming.
command-me-show = show
command-me-show-description = Show your settings.
command-me-time = time
command-me-time-description = Your time zone, and quiet hours in which nobody mentions or reminds you.
command-me-holiday = holiday
command-me-holiday-description = Go on holiday: your clocks stop, your tables are told, nobody reminds you.
command-me-mentions = mentions
command-me-mentions-description = How you are told that a table is waiting for you.
command-me-language = language
command-me-language-description = The language in which I answer you.
command-me-reminders = reminders
command-me-reminders-description = After how many hours you are reminded, at every table.
command-me-warn = warn
command-me-warn-description = How long before your time runs out you are warned, at tables with a clock.
command-me-confirm = confirm
command-me-confirm-description = Whether the last pick of a turn confirms it.
command-me-data = data
command-me-data-description = Everything that is stored about you, as a file for you alone.
command-me-forget = forget
command-me-forget-description = Delete what is stored about you; asks first.
param-zone = zone
param-zone-description = For example Europe/Berlin, Asia/Shanghai or UTC+8.
param-quietfrom = quiet_from
param-quietfrom-description = When your quiet hours begin, for example 22:00; off: never.
param-quietto = quiet_to
param-quietto-description = When they end, for example 7:30.
param-until = until
param-until-description = Your last day away, such as 2026-12-24, or how many days; off: you are back.
param-how = how
param-how-description = In the channel, by direct message, in one message a day, or not at all.
param-mylanguage = language
param-mylanguage-description = Which language.
param-after = after
param-after-description = After how many hours of waiting.
param-before = before
param-before-description = How long before it runs out.
param-confirmwhen = when
param-confirmwhen-description = When a turn is confirmed with its last pick.

me-title = **Your settings**
me-zone = Time zone: { $zone }, where it is { $time } now
me-zone-none = Time zone: not chosen, so UTC, where it is { $time } now
me-quiet = Quiet hours: from { $begin } to { $end }
me-quiet-none = Quiet hours: none
me-quiet-means = -# In quiet hours, posts do not mention you and nothing reminds you. If a table is still waiting for you when they end, you are told then. Once told that it is your turn, you have at least three hours outside quiet hours before your time runs out.
me-mentions = Mentions: { $how }
me-mentions-channel = In the channel
me-mentions-direct = By direct message
me-mentions-digest = One message a day
me-mentions-digest-chosen = Once a day, at { $time } your time, one direct message lists everything that is waiting for you; if nothing is, none is sent. Warnings before your time runs out do not wait for it. If Discord does not let me write to you, you are mentioned once instead.
param-digestat = at
param-digestat-description = For one message a day: at what time.
digest-line = **[{ $game }]({ $url })** in { $channel } · your turn came { $since }
digest-asked = { $count ->
    [one] One table has a question for you: /turns.
   *[other] { $count } tables have questions for you: /turns.
}
digest-mention = { $who }, { $count ->
    [one] something is waiting
   *[other] { $count } tables are waiting
} for you: /turns.
me-mentions-none = Not at all
me-mentions-channel-chosen = Tables mention you in their channel when they are waiting for you.
me-mentions-direct-chosen = Tables send you a direct message when they are waiting for you. If Discord does not let me, they mention you in their channel.
me-mentions-none-chosen = No table mentions or reminds you any more. /turns shows which are waiting for you.
me-mentions-time-unused = The time you chose is not kept: it is only for one message a day.
me-mentions-language = -# What I write to you is in the table's language, unless you choose your own with /me language.
me-language = Language: { $language }
me-language-as-discord = Language: as set in Discord ({ $language })
me-language-discord = As set in Discord
me-reminders = { $hours ->
    [0] Reminders: never
   *[other] Reminders: after { $hours } hours, at every table
}
me-reminders-as-tables = Reminders: as set for each table
me-reminders-tables = As set for each table
me-reminders-unheard = -# None of it reaches you as long as your mentions are off: /me mentions.
me-warn = Warning before your time runs out: { $before }
me-warn-quarter = When a quarter of the time is left, but at least two hours before
me-warn-off = Never
me-warn-2h = 2 hours before
me-warn-3h = 3 hours before
me-warn-6h = 6 hours before
me-warn-12h = 12 hours before
me-warn-1d = 1 day before
me-warn-2d = 2 days before
me-confirm = Confirming: { $when }
me-confirm-ask = Ask me to confirm every turn
me-confirm-safe = With the last pick, where nothing is revealed
me-confirm-always = Always with the last pick
me-confirm-ask-chosen = Your turns wait for *Confirm*.
me-confirm-safe-chosen = The last pick of a turn confirms it. If that draws or reveals something, your turn still waits for *Confirm*. You may plan ahead once it is confirmed.
me-confirm-always-chosen = The last pick of a turn confirms it, even where it reveals something: I do not ask whether you are sure, and it cannot be taken back. You may plan ahead once it is confirmed.
confirming-proposed = In ten of your turns, *Confirm* was only one more tap. Should the last pick confirm a turn from now on? I still ask where something is drawn or revealed. `/me confirm` changes this at any time.
button-confirm-safe = Confirm with the Last Pick
button-confirm-ask = Keep Asking

button-to-table = To the Table
nudge = { $who }, table { $id } is waiting for you.
nudge-reminder = { $who }, table { $id } is waiting for you: your turn came { $since }.
nudge-direct = **{ $game }** in { $channel } is waiting for you (table { $id }).
nudge-direct-reminder = **{ $game }** in { $channel } is waiting for you (table { $id }): your turn came { $since }.
nudge-direct-ends = **{ $game }** in { $channel } is waiting for you (table { $id }): your time runs out { $left }, on { $at }.
nudge-direct-ran-out = **{ $game }** in { $channel } is waiting for you (table { $id }): your time ran out { $at }.
nudge-lost = { $who }, your time at table { $id } ran out three times in a row: a computer player plays on for you. Take your seat back with /seat take.
nudge-direct-lost = **{ $game }** in { $channel } (table { $id }): your time ran out three times in a row, so a computer player plays on for you.
nudge-why = Your answer is needed: { $why }
nudge-asked = { $who }, table { $id } has a question for you and is waiting for your answer.
nudge-direct-asked = **{ $game }** in { $channel } has a question for you; please answer it there (table { $id }).

refused-unknown-zone = I do not know the time zone “{ $zone }”. Pick one of the suggestions, or write an offset such as UTC+8.
refused-quiet-both = Quiet hours need both a beginning and an end.
refused-quiet-empty = Quiet hours cannot begin and end at the same time. To have none, choose off.
refused-no-time-of-day = “{ $text }” is not a time of day. Write 22:00, for example.

me-holiday = Holiday: you are back on { $until }
me-holiday-none = Holiday: none ({ $left ->
    [one] one day
   *[other] { $left } days
} left this year)
me-holiday-means = -# Until then your clocks are stopped, no post mentions you and nothing reminds you. The tables you play at are told. You can still play; /me holiday until:off ends it early.
me-holiday-ended = Welcome back. Your clocks run again, and the tables you play at are told.
notice-holiday = { $name } is on holiday and will be back on <t:{ $until }:D>.
notice-holiday-over = { $name } is back from holiday early.

refused-no-date = “{ $text }” is not a date. Write your last day away, such as 2026-12-24, or the number of days.
refused-holiday-past = That day is past. A holiday begins now and ends today at the earliest.
refused-too-many-holidays = You may be on holiday for { $most } days a year at most. In { $year } you have { $left ->
    [one] one day
   *[other] { $left } days
} left, counted from today on.
refused-not-away = You are not on holiday.

me-data = Everything that is stored about you. Answers to what you asked in the last two days are kept without your name and are not in it.
me-forget-sure = **Really delete what is stored about you?** Your choices, holidays, notes, unconfirmed turns and what you did in lessons and puzzles are deleted, and you leave the tables whose games have not begun.{ $count ->
    [0] {""}
    [one] {" "}You resign from the one game you are playing and give the seat up for good: as long as that game goes on, it keeps a mark that lets it recognise you, but tells nobody who you were.
   *[other] {" "}You resign from the { $count } games you are playing and give the seats up for good: as long as such a game goes on, it keeps a mark that lets it recognise you, but tells nobody who you were.
} At all tables you become “Player” with a number. Posts already in Discord keep their text. This cannot be undone.
button-forget-me = Delete It All
me-forgotten = What was stored about you is deleted; at the tables where you played you are now anonymous.
anonymous-player = Player
