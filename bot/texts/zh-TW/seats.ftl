# 座位：移除、邀請、讓座、接手、再來一局，以及各種上限。

lobby-invited = 已邀請
lobby-answers = 等待答覆：{ $names }。

button-accept = 入座
button-decline = 謝絕
button-comeback = 拿回我的座位
seat-played-for = 這張牌桌上你的座位由電腦玩家代玩。你可以隨時拿回。
answer-seat-back = 座位又歸你了。
notice-replace-warned = { $who }，其他人正在決定是否由電腦玩家接替你的座位（{ $at } 截止）。你隨時可以拿回座位。
nudge-warned = { $who }，牌桌 { $id } 的其他人正在決定是否由電腦玩家接替你的座位。你隨時可以拿回座位。
nudge-direct-warned = { $channel } 的 **{ $game }**（牌桌 { $id }）：其他人正在決定是否由電腦玩家接替你的座位。你隨時可以拿回座位。
nudge-also-warned = 那裡的其他人正在決定是否由電腦玩家接替你的座位。
nudge-played-for = { $who }，牌桌 { $id } 上你的座位由電腦玩家代玩。你可以隨時拿回。
nudge-direct-played-for = { $channel } 的 **{ $game }**（牌桌 { $id }）裡你的座位由電腦玩家代玩。你可以隨時拿回。
button-rematch = 再來一局

answer-seat-freed = { $name } 的座位空出來了。
answer-host-passed = { $name } 現在是桌主。
answer-invited = 已在頻道裡詢問 { $name }。答覆之前保留座位；可用 /host remove 撤回。
answer-seat-offered = 已在頻道裡詢問 { $name }。在對方答應之前，座位仍是你的。
answer-seat-taken = 座位歸你了：請按「行動」或用 /table turn 繼續。
answer-seat-wished = 已在頻道裡詢問桌主，是否同意你接手 { $name } 的座位。
answer-wish-granted = { $name } 已接手這個座位。
answer-declined = 你已謝絕。
answer-taken-back = 已撤回，不再詢問。
answer-rematch = 新的一局已開桌：牌桌 { $id }。
answer-rematch-joined = 你已在再來一局的牌桌就座：{ $link }
notice-lobby-ready = { $who }，人已到齊，牌桌 { $id } 可以開始了。
notice-lobby-ready-without = { $who }，{ $name } 已謝絕。其他人已到齊，牌桌 { $id } 可以開始了。
notice-lobby-declined = { $who }，{ $name } 已謝絕，座位空出來了。
notice-begun = { $who }，人已到齊，牌桌 { $id } 的遊戲已經開始。

notice-invited = { $who }，{ $name } 邀請你加入這張牌桌，已為你保留座位。
notice-rematch-asked = { $who }：{ $name } 想再來一局，已為{ $people ->
    [1] 你
   *[other] 你們
}保留座位。
notice-seat-offered = { $who }，{ $name } 想把自己在這局遊戲中的座位讓給你。
notice-seat-wished = { $who }，{ $name } 想接手 { $old } 的座位（現由電腦玩家代玩）。你同意嗎？
notice-seat-taken =
    { $who ->
        [none] { $name }
       *[other] { $who }
    } 接手了 { $old } 的座位。
notice-seat-taken-turn = { $who } 接手了 { $old } 的座位：輪到你了。
    .following = { $who } 接手了 { $old } 的座位：輪到 { $who } 了。
notice-seat-back = { $name } 回到了牌桌。
notice-seat-back-turn = { $who } 回到了牌桌：輪到你了。
    .following = { $who } 回到了牌桌：輪到 { $who } 了。
notice-wish-refused =
    桌主沒有同意，{ $who ->
        [none] { $name }
       *[other] { $who }
    } 不能接手座位。
nudge-wish-refused = { $who }，桌主沒有同意，你不能接手牌桌 { $id } 的座位。
nudge-direct-wish-refused = { $channel } 裡的**{ $game }**（牌桌 { $id }）：桌主沒有同意，你不能接手座位。
nudge-seat-taken = { $who }，牌桌 { $id } 的座位現在歸你了。
nudge-direct-seat-taken = { $channel } 裡的**{ $game }**（牌桌 { $id }）：座位現在歸你了。
notice-wish-over = { $name } 不想再接手座位了。
notice-offer-declined = { $name } 已謝絕，座位不變。
notice-offer-over = 座位不再讓給 { $name }。
notice-host-now = { $name } 現在是這張牌桌的桌主。

refused-host-stays = 不能移除桌主。請先用 /host pass 把牌桌交給別人，或關閉牌桌。
refused-unknown-seat = 這裡沒有叫「{ $name }」的玩家，或者不止一位。請從提示中選擇。
refused-host-plays = 只有在這張牌桌上玩的人才能當桌主，{ $name } 不是。
refused-already-host = { $name } 已經是桌主了。
refused-person-seated = { $name } 已經坐在這張牌桌了。
refused-answer-open = { $name } 還沒有答覆這張牌桌的另一個詢問，請先等一等。
refused-wish-open = 你已經申請過座位，或已有人把座位讓給你。請等待答覆，或答覆對方。
refused-not-invited = 這個詢問不是給你的。
refused-invitation-gone = 這個詢問已經失效。
refused-seat-not-free = 只能接手由電腦玩家代玩的座位。
refused-seen-another-seat = 在這局遊戲裡玩過別的座位的人已看過那裡的秘密，不能接手這個座位。
refused-forgotten-here = 你在這局遊戲進行時讓機器人忘記了你，座位也就永久放棄了：看過座位秘密的人不能再參加這一局。
refused-invited-open = 還沒有答覆的人：{ $names }。請等待，或用 /host remove 撤回邀請。
refused-not-ended = 遊戲還沒有結束。
refused-rematch-unplayed = 這張牌桌在開局前就關閉了。想再玩一局，請按上一局結果下方的「再來一局」，或用 /table open 開一張新牌桌。
refused-rematch-open = 新的一局已經開桌：牌桌 { $table }。
refused-rematch-there = 新的一局已經開桌：{ $link }
refused-is-bot = 機器人帳號不能參加。開局前可用 /table add 新增電腦玩家；遊戲中可用 /table resign 把座位交給電腦玩家。
refused-not-member = 只能詢問本伺服器的成員。
refused-sees-nothing = { $name } 看不到本頻道，無法在這裡答覆或參加遊戲。

refused-too-many-openings = 你在一小時內已開了 { $most } 張牌桌，請稍後再開。
refused-too-many-seats = 一個人最多同時坐 { $most } 張未結束的牌桌。
picture-limit = -# 這次沒有圖片：你在一分鐘內要的圖片太多了，稍後就會恢復。

command-host-remove = 移除
command-host-remove-description = 開局前空出一個座位：玩家、受邀者或電腦玩家的。
command-host-pass = 移交
command-host-pass-description = 把牌桌交給另一位在座的玩家。
command-seat = 座位
command-seat-description = 座位：邀請、讓座、接手、再來一局。
command-seat-invite = 邀請
command-seat-invite-description = 桌主：為某人保留一個空位，等待答覆。
command-seat-give = 讓座
command-seat-give-description = 把你在這局遊戲中的座位讓給別人（讓給電腦玩家：/table resign）。
command-seat-take = 接手
command-seat-take-description = 接手由電腦玩家代玩的座位，也可以是你認輸前的座位。
command-seat-rematch = 再來一局
command-seat-rematch-description = 結束之後：同樣的人和選項再來一局。
param-who = 誰
param-who-description = 坐在那裡的人。
param-person = 誰
param-person-description = 本伺服器的成員。
param-seat = 座位
param-seat-description = 哪個座位。
command-host-starts = 開始條件
command-host-starts-description = 坐滿多少人後自動開始遊戲。
param-starts = 人數
param-starts-description = 坐滿多少人時開始。
starts-with-0 = 由我開始
starts-with-2 = 滿 2 人
starts-with-3 = 滿 3 人
starts-with-4 = 滿 4 人
starts-with-5 = 滿 5 人
starts-with-6 = 滿 6 人
starts-with-7 = 滿 7 人
starts-with-8 = 滿 8 人
