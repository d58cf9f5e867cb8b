# 常用词，以及各处都会说的话。

language-name = 简体中文
list-comma = 、
list-semicolon = ；
list-and = { $first }和{ $last }
full-stop = 。
between-sentences = { "" }
nobody = 无人
you = 你
yes = 是
no = 否
value-turn = ↻ { $value }°
scores = 比分：{ $scores }
waiting-for = 等待 { $names }。
table-number = 牌桌 { $id }
alt-section = { $head }：{ $fact }
error = 机器人出了点问题，但什么都没有丢失：请重试，或用 /table board 查看。（请求 { $number }）
error-counted = 回复时出了点问题，但你的操作已生效，不要重复操作。可用 /table board 查看。（请求 { $number }）
database-away = 机器人暂时连不上数据库。已经生效的操作都会保留，也不会重复生效：请过一分钟再试。
database-full = 机器人的磁盘已满，暂时无法保存任何内容。已经生效的操作都会保留，也不会重复生效。请等运行机器人的人腾出空间后再试。
database-read-only = 机器人暂时只能读取数据库，无法保存任何内容。已经生效的操作都会保留，也不会重复生效。请等运行机器人的人处理好后再试。
database-damaged = 机器人的数据库已损坏，无法完成这个操作，需要恢复备份。请告知运行机器人的人。
database-exchanged = 机器人运行时数据库被移走了，无法保存任何内容，需要放回数据库并重启机器人。请告知运行机器人的人。
restarting = 机器人正在重启，什么都没有丢失；请稍后再试。

player-random = 随机玩家
player-guess = 估值玩家
player-learner = 教学玩家
player-beginner = 新手
player-sound = 熟手
player-strong = 高手
player-expert = 大师
player-substitute = { $name }（电脑）

permission-view-channel = 查看频道
permission-send-messages = 发送消息
permission-embed-links = 嵌入链接
permission-attach-files = 附加文件
permission-read-message-history = 阅读消息历史记录

## 拒绝的原因

refused-already-seated = 你已经坐在这张牌桌了。
refused-already-watching = 本频道已经在关注那张牌桌。
refused-channel-busy = 本频道已有一张未结束的牌桌（{ $table }）。请先结束或关闭它，或换一个频道或子区。
refused-export-running = 进行中的游戏不能导出：对局记录会泄露尚未公开的内容。请在游戏结束后再试。
refused-full = { $most } 个座位都满了。
refused-missing-permissions = 我在本频道的权限不足，缺少：{ $names }。请联系频道管理者。
refused-no-computer = 这张牌桌没有电脑玩家。
refused-no-table-here = 本频道没有牌桌。/turns 列出在等你的牌桌，/table open 可在这里开一张。
refused-no-undo-pending = 没有人请求悔棋。
refused-not-ahead = “{ $text }”不能预定。
refused-not-begun = 游戏还没有开始。
refused-not-host = 只有桌主可以这样做。
refused-not-lobby = 游戏已经开始了。
refused-leave-begun = 游戏已经开始了。可用 /seat give 把座位交给别人，或用 /table resign 认输，由电脑玩家接替。
refused-not-open = 这张牌桌已经结束。
refused-not-ready = 还有需要你决定的事。请先决定，再确认。
refused-not-running = 这张牌桌没有进行中的游戏。
refused-not-seated = 你不是这张牌桌的玩家。
refused-not-shown-here = 本频道没有这张牌桌，也没有关注它。可用 /table watch 关注，或用 /tables 查看它在哪里。
refused-shown-no-more = 本频道不再显示这张牌桌，在这里看不到它了。
refused-not-watching = 本频道没有关注那张牌桌。
refused-not-your-turn = 还没轮到你。
refused-nothing-chosen = 请至少选择一项设置。
refused-nothing-drafted = 你还没有做任何决定，无法撤回或确认。
refused-nothing-played = 这局游戏没有开始过。
refused-nothing-planned = 你没有预定任何行动。
refused-played-for = 这张牌桌上你的座位由电脑玩家代玩。用 /seat take 可以拿回座位。
refused-starts-with = 不能设成这个人数。现在可选的人数：{ $counts }。
refused-plan-full = 最多预定 { $most } 个方案。要另作打算，请先取消预定。
refused-nothing-typed = 请至少输入一个行动，可以参考输入时的提示。
refused-only-in-server = 牌桌只能开在服务器的频道里。
refused-options-unreadable = “{ $text }”的写法不对。请写成“名称=值”，例如“{ $example }”，或从建议中选择。
refused-other-game = 这里的牌桌玩的是{ $game }。
refused-other-server = 那张牌桌属于别的服务器，只能在那里继续。
refused-outdated = 这个按钮或命令来自旧版本。请改用 /table board 或 /turns。
moved-command = 这个命令现在叫 { $command }。Discord 重新载入命令后就会显示它。
refused-reveals = “{ $text }”会公开隐藏的信息，不能撤回。请在操作面板里确认，或在命令末尾加上“；确认”。
refused-same-channel = 牌桌就在本频道。
refused-stale = 牌桌已经有了变化；下面是现在的情况。
refused-too-few = 至少需要 { $least } 名玩家；现在有 { $seated } 名。
refused-too-long = 太长了：最多 { $most } 个字符。
refused-too-many-tables = 你已经主持了 { $most } 张牌桌。请先结束或关闭一张。
refused-too-many-watchers = 一张牌桌最多可被 { $most } 个频道关注。
refused-beyond-turn = 你的回合在“{ $text }”之前就结束了。请去掉这一步。
refused-turn-complete = 现在能决定的都已决定。请确认，或退回一步。
refused-undo-nothing = 没有可以撤回的回合。
refused-undo-old-rules = 这局游戏开始于旧版规则，不能悔棋。
refused-undo-own = 请求是你自己提出的，需要其他人同意。可用 /vote withdraw 撤回请求。
refused-undo-pending = 已经有人请求悔棋了，请用频道里的按钮答复。
refused-undo-reveals = 上一回合公开了隐藏的信息，不能撤回。
refused-unknown-game = 这里没有“{ $game }”这个游戏。
refused-unknown-interval = 提醒可以在 12、24、48 或 72 小时后发出，或者关闭。
refused-unknown-locale = 我不会说“{ $locale }”。
refused-unknown-player = 没有“{ $player }”这种电脑玩家。
refused-unknown-table = 没有（或不再有）这张牌桌。
refused-unreadable = 这局游戏由旧版本保存，局面已无法读取。桌主可以关闭牌桌。

illegal-not-legal = 现在不能这样做。
illegal-game-over = 游戏已经结束。
illegal-not-your-turn = 还没轮到你。
illegal-happens-by-itself = “{ $verb }”会自动进行。
illegal-unknown-cell = “{ $cell }”不是格子的名称。格子用列加行表示，例如 M12。
illegal-not-a-number = “{ $word }”不是数字。
illegal-number-too-large = 这个数字太大：这里的数字最多 { $digits } 位。
illegal-unknown-verb = 这个游戏里没有“{ $word }”这种行动。
illegal-wrong-words = { $count ->
    [0] “{ $verb }”后面什么都不用写：请去掉后面的词。
   *[other] “{ $verb }”后面要写：{ $fields }，不多不少。
}
illegal-wrong-phase = 现在不能这样做。
illegal-wrong-seats = 这个游戏适合 { $least } 到 { $most } 人，不是 { $seats } 人。
illegal-unknown-option = 这个游戏没有“{ $option }”这个选项。
illegal-unknown-option-value = “{ $value }”不是选项“{ $option_word }”的值。

## 谁可以做什么

refused-elsewhere = 这张牌桌在 { $channel }，请到那里继续。
refused-not-manager = 只有这张牌桌的桌主或能管理此频道的人可以这样做。
refused-not-manager-of-both = 只有桌主或同时能管理两个频道的人可以把这张牌桌移到这里。
refused-move-silent = 你不能在这里发言，因此也不能把牌桌移到这里。
refused-not-server-manager = 只有能管理本服务器的人可以选择服务器的语言。

## Discord 不收的文件

picture-forbidden = -# 没有图片：我不能在本频道附加文件。
picture-large = -# 没有图片：对 Discord 来说图片太大。
picture-refused = -# 没有图片：Discord 没有收下。
refused-file-forbidden = 这是一个文件，而我不能在本频道附加文件。请联系频道管理者开启“附加文件”。
refused-file-large = 这个文件太大，Discord 不收。请向运行机器人的人索取。
refused-file-refused = Discord 没有收下这个文件。请稍后再试。
