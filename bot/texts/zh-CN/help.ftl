# /help

help =
    ## 慢棋桌游

    ▸ **开局。** `/table open` 在服务器的频道或单独的子区开一张牌桌。其他人点“加入”；桌主可以邀请人（`/seat invite`）、添加电脑玩家、选择选项，然后点“开始”。

    ▸ **行动。** 轮到你时会提及你一次。点最新消息下的“行动”：操作面板只有你能看到，先说明你上次决定以来发生的事，在图上标出变化，再逐一询问。可以退回；确认之前什么都不算数。独自游戏时，或桌主允许时，`/table hint` 会告诉你可以怎么走。

    ▸ **学习。** `/learn` 在真正的版图上一步一步教你玩，只要几分钟；只有你能看到，会从上次停下的地方继续。`/puzzle` 让你在真实对局中找出最佳的一回合。

    ▸ **练习。** `/practise` 开始一局只有你能看到的游戏，对手是电脑玩家，私信里也可以；练习时可以悔棋。再用 `/practise` 即可继续。

    ▸ **或者打字。** 每个游戏都有自己的命令，输入 `/` 时 Discord 会提示。`/do` 可用文字写下整个回合；输入时会有提示，末尾写“；确认”即确认。

    ▸ **查看。** `/table board`、`/table hand`、`/table remaining`；`/table legend` 说明配件，`/rules` 说明各游戏的规则。`/describe` 用文字说明整个版图。`/tables` 列出本服务器的牌桌，`/turns` 列出所有在等你的牌桌（私信里也可以用）。

    ▸ **回看。** 每条消息下的“回看”或 `/table history` 可逐回合查看整局；`/table log` 分页列出全部行动记录，`/record replay` 把整局做成动画。终局后，“海报”或 `/record poster` 给你一幅带画框的大幅版图；“复盘”或 `/review` 告诉你各回合损失了多少。`/record export` 和 `/record import` 把对局导出为对局记录，或从对局记录导入。

    ▸ **改主意。** `/table back` 退回未确认的步骤。`/table undo` 请求其他人同意撤回上一个已确认的回合，前提是它没有公开隐藏的信息。`/vote` 请大家决定暂停、结束牌桌或换人。

    ▸ **要离开？** `/me` 保存你的时区、免打扰时段、休假、语言和提醒方式。用操作面板里的“预定下次行动…”可以让机器人在轮到你时替你走好下一回合；`/me mentions` 可以改为每天一条消息列出所有在等你的事。`/seat give` 把座位交给别人，`/table resign` 交给电脑玩家；`/seat take` 接手由电脑玩家代玩的座位。

    ▸ **关注。** `/table watch` 让另一个频道看到每个已确认的回合，也可以关注其他服务器的牌桌；需要时会询问桌主。`/table unwatch` 取消。

    ▸ **桌主。** `/table settings`：语言、提醒、每人的时间（起初不限）。`/host` 可以设置选项、移动牌桌、在开局前移除玩家、移交牌桌、允许提示、列出关注的频道、恢复已归档的牌桌。管理服务器的人可用 `/server forget` 删除本服务器的全部数据。

# 帮助旁的图片：标题、消息内容、按钮。
guide-1 = 每条消息说明发生了什么、轮到谁
guide-1-says =
    小明完成一座城市：8 分。
    小红延长了一条道路。
    @小华，轮到你了。
guide-2 = 点“行动”打开操作面板，只有你能看到
guide-2-says =
    你上次行动以来：两张新方块。
    变化之处已标出。
    你的方块放在哪里？
guide-choice-1 = C3
guide-choice-2 = C4
guide-choice-3 = D2
guide-3 = 确认之前什么都不算数
guide-3-says = 你将完成一条道路：3 分。
guide-4 = 点“回看”可以重看每一个回合
guide-4-says = 第 12 / 87 回合 · 小红延长了一条道路。
guide-first = 最前
guide-earlier = 上一回合
guide-later = 下一回合

explain-title = **现在要决定什么** · { $game }
explain-nothing = 现在没有要决定的事。
explain-more = -# 规则摘要：/rules

# What stands on a picture
button-legend = 配件与标记
legend-page = { $page } · { $title }
legend-title = **图上有什么** · { $game }
refused-no-legend = 这个游戏的配件与标记没有逐一说明。规则简介见 /rules。
legend-alt = 图上有：{ $pieces }
legend-marks = 标记
legend-piece = **{ $name }**：{ $means }
mark-new = 粉红框
mark-new-means = 新出现或有变化；数字表示发生的次序。
mark-moved = 虚点路线
mark-moved-means = 从虚线框移到了实线框。
mark-gone = 虚线框
mark-gone-means = 这里原有的东西已经不在；打叉表示什么都没留下。
mark-choice = 浅蓝或金色
mark-choice-means = 现在可以选择，按上面写的名称或下面列出的名称来选。

# /rules: pages, one a section
rules-overview = 概要
rules-sections = 跳到章节
rules-pieces = 本页图示：{ $pieces }
