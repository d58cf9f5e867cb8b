# 时限：玩家有多少时间，用完之后怎么办。

param-clock = 时限
param-clock-description = 玩家有多少时间：按每次决定计，或按整局计、每回合再加一些。
param-timeout = 超时处理
param-timeout-description = 有人用完时间后怎么办。

clock-off = 不限时
clock-12h = 每次决定 12 小时
clock-1d = 每次决定 1 天
clock-2d = 每次决定 2 天
clock-3d = 每次决定 3 天
clock-7d = 每次决定 7 天
clock-3d-12h = 整局 3 天，每回合加 12 小时
clock-7d-1d = 整局 7 天，每回合加 1 天
clock-14d-1d = 整局 14 天，每回合加 1 天
timeout-remind = 提醒该玩家
timeout-computer = 由电脑玩家代玩这一回合
timeout-vote = 由其他玩家表决

info-clock-off = 时限：无
info-clock = 时限：{ $clock }；超时后{ $then }。
clock-until = -# 请在 { $at } 前决定（{ $left }）
clock-until-for = -# { $name }：请在 { $at } 前决定（{ $left }）
clock-over = -# 决定的时间已用完（{ $left }）
clock-over-for = -# { $name }：决定的时间已用完（{ $left }）
clock-ran-out = { $who }，你在牌桌 { $id } 的时间已用完（{ $at }），其他人在等你。
clock-ends = { $who }，牌桌 { $id }（{ $game }）轮到你了：请在 { $at } 前决定（{ $left }）。
clock-ends-answer = { $who }，牌桌 { $id }（{ $game }）在等你回应：{ $why }请在 { $at } 前决定（{ $left }）。
post-timed-out = { $names } 的时间已用完：这一回合由电脑玩家代玩。

answer-clock-off = 这张牌桌不限时。
answer-clock-chosen = 时限：{ $clock }。超时后{ $then }。
clock-waking = -# 从得知轮到自己起，除去免打扰时段和休假，每个人至少还有三小时，时限才会用完。
notice-clock-off = 这张牌桌不再限时。
notice-clock-chosen = 从现在起这张牌桌有时限：{ $clock }。超时后{ $then }。
notice-absent = { $who }，你的时间已连续用完三次：由电脑玩家代你继续。用 /seat take 可以拿回座位。
    .following = { $who } 的时间已连续用完三次：由电脑玩家代为继续。
notice-absent-paused = { $who }，你的时间已连续用完三次。这里没有其他人在玩，牌桌已暂停；你用 /seat take 拿回座位后就会继续。
    .following = { $who } 的时间已连续用完三次。那里没有其他人在玩，牌桌已暂停；{ $who } 拿回座位后就会继续。

refused-no-clock = 这张牌桌没有时限。请同时选择时限和超时处理。
refused-unknown-clock = 没有这种时限，请从列表中选择。
refused-paused = 牌桌已暂停，谁都不能行动。牌桌上的任何一位玩家都可以用 /vote resume 继续。
