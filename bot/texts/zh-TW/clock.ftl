# 時限：玩家有多少時間，用完之後怎麼辦。

param-clock = 時限
param-clock-description = 玩家有多少時間：以每次決定計，或以整局計、每回合再加一些。
param-timeout = 逾時處理
param-timeout-description = 有人用完時間後怎麼辦。

clock-off = 不限時
clock-12h = 每次決定 12 小時
clock-1d = 每次決定 1 天
clock-2d = 每次決定 2 天
clock-3d = 每次決定 3 天
clock-7d = 每次決定 7 天
clock-3d-12h = 整局 3 天，每回合加 12 小時
clock-7d-1d = 整局 7 天，每回合加 1 天
clock-14d-1d = 整局 14 天，每回合加 1 天
timeout-remind = 提醒該玩家
timeout-computer = 由電腦玩家代玩這一回合
timeout-vote = 由其他玩家表決

info-clock-off = 時限：無
info-clock = 時限：{ $clock }；逾時後{ $then }。
clock-until = -# 請在 { $at } 前決定（{ $left }）
clock-until-for = -# { $name }：請在 { $at } 前決定（{ $left }）
clock-over = -# 決定的時間已用完（{ $left }）
clock-over-for = -# { $name }：決定的時間已用完（{ $left }）
clock-ran-out = { $who }，你在牌桌 { $id } 的時間已用完（{ $at }），其他人在等你。
clock-ends = { $who }，牌桌 { $id }（{ $game }）輪到你了：請在 { $at } 前決定（{ $left }）。
clock-ends-answer = { $who }，牌桌 { $id }（{ $game }）在等你回應：{ $why }請在 { $at } 前決定（{ $left }）。
post-timed-out = { $names } 的時間已用完：這一回合由電腦玩家代玩。

answer-clock-off = 這張牌桌不限時。
answer-clock-chosen = 時限：{ $clock }。逾時後{ $then }。
clock-waking = -# 從得知輪到自己起，除去勿擾時段和休假，每個人至少還有三小時，時限才會用完。
notice-clock-off = 這張牌桌不再限時。
notice-clock-chosen = 從現在起這張牌桌有時限：{ $clock }。逾時後{ $then }。
notice-absent = { $who }，你的時間已連續用完三次：由電腦玩家代你繼續。用 /seat take 可以拿回座位。
    .following = { $who } 的時間已連續用完三次：由電腦玩家代為繼續。
notice-absent-paused = { $who }，你的時間已連續用完三次。這裡沒有其他人在玩，牌桌已暫停；你用 /seat take 拿回座位後就會繼續。
    .following = { $who } 的時間已連續用完三次。那裡沒有其他人在玩，牌桌已暫停；{ $who } 拿回座位後就會繼續。

refused-no-clock = 這張牌桌沒有時限。請同時選擇時限和逾時處理。
refused-unknown-clock = 沒有這種時限，請從清單中選擇。
refused-paused = 牌桌已暫停，誰都不能行動。牌桌上的任何一位玩家都可以用 /vote resume 繼續。
