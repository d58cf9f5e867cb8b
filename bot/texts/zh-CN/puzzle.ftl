# 谜题：/谜题，以及每日谜题

command-puzzle = 谜题
command-puzzle-description = 在真实对局中找出最佳的一回合，只有你能看到。不选游戏则显示你的成绩。
command-server-puzzle = 谜题
command-server-puzzle-description = 选择发布每日谜题的频道。
param-puzzlechannel = 频道
param-puzzlechannel-description = 每天在哪里发布一次。不填则不再发布。

puzzle-title = **{ $game }** · 谜题 { $number } · 难度 { $grade }（共 3 级）
puzzle-ask = 轮到你了。图中你是 **{ $name }**。**找出最佳的一回合。**
puzzle-confirm = 这是完整的一回合。**它是最佳的吗？**请确认，或退回一步。
puzzle-further = -# 你在这道谜题里已经走得更远。下面是你现在的位置。
puzzle-hint-kind = 💡 最佳的一回合从“{ $begin }”开始。容易想到但并非最佳的是：{ $natural }。
puzzle-hint-alike = 💡 最佳的一回合开头与容易想到的一样，后面不同。容易想到的是：{ $natural }。
puzzle-hint-later = 💡 最佳的一回合后面有“{ $choice }”。容易想到但并非最佳的是：{ $natural }。
puzzle-hint-natural = 💡 容易想到但并非最佳的是：{ $natural }。
puzzle-hint-first = 💡 从这一步开始：{ $action }。
puzzle-hint-parts = 💡 两者不同之处，请选：{ $action }。
puzzle-wrong = ↩️ **还有更好的走法。**
puzzle-early = ↩️ **先别急。**这可能是最佳的一回合的一部分，但回合还没结束就揭晓了未知的内容。请先做其余的。这不算走错。
puzzle-found = ✅ **一次就解出了。**
puzzle-hinted = ✅ **解出了，用了 { $hints } 个提示。**
puzzle-missed = ✅ **解出了，之前走错了 { $misses } 次{ $hints ->
    [0] {""}
   *[other] ，用了 { $hints } 个提示
}。**
puzzle-shown = 💡 **这就是答案。**
puzzle-best = **最佳的一回合：**
puzzle-natural = **容易想到的一回合：**
puzzle-gain = 到终局时，最佳的一回合比这一回合多值大约 { $points } 分。
puzzle-why = 最佳的一回合里，{ $reasons }。
puzzle-others = 另有 { $count } 种走法与最佳的一样好。
puzzle-grade-up = ⬆️ **从现在起，你会得到难度 { $grade } 的谜题。**
puzzle-grade-down = ⬇️ **从现在起，你会得到难度 { $grade } 的谜题**，直到你一次解出的更多。
puzzle-standing = **你的谜题**
puzzle-run = 连续解出谜题的天数：{ $count }。
puzzle-game = **{ $game }** · 难度 { $grade }（共 3 级） · { $count } 道谜题
puzzle-score = 一次解出：{ $found } · 用了提示：{ $hinted } · 走错之后：{ $missed } · 看了答案：{ $shown }。
puzzle-private = 连续三道一次解出就升一级，连续两道走错或看了答案就降一级。用提示解出的不计。这些别人都看不到。
puzzle-share-found = 🧩 **{ $name }** 一次就解出了 **{ $game }** 的谜题 { $number }。
puzzle-share-hinted = 🧩 **{ $name }** 用了 { $hints } 个提示，解出了 **{ $game }** 的谜题 { $number }。
puzzle-share-missed = 🧩 **{ $name }** 走错 { $misses } 次{ $hints ->
    [0] {""}
   *[other] 、用了 { $hints } 个提示
}后解出了 **{ $game }** 的谜题 { $number }。
puzzle-shared = 这里的人现在知道你解出了，但看不到答案。

puzzle-day = 🧩 **每日谜题** · **{ $game }** · 难度 { $grade }（共 3 级）
puzzle-day-asks = 轮到 { $who }。找出最佳的一回合：点“试一试”，谜题只给你自己看。
puzzle-day-you = “你”指 { $name }。
puzzle-day-last = **上一道谜题** · { $game } · { $tried ->
    [0] 这里没有人试过
   *[other] 这里有 { $tried } 人试过，{ $found ->
        [0] 没有人解出
       *[other] { $found } 人解出了
    }
}
puzzle-day-answer = 最佳的一回合：||{ $line }||

button-puzzle = { $game }：下一题
button-puzzle-go-on = { $game }：继续
button-puzzle-hint = 提示
button-puzzle-hint-more = 再给一个提示
button-puzzle-next = 下一题
button-puzzle-share = 告诉大家
button-puzzle-try = 试一试

server-puzzle-begins = 每日谜题每天在 { $channel } 发布一次，第一道马上就来。不会提及任何人。不填频道使用 `/server puzzle` 即可停止。
server-puzzle-chosen = 每日谜题每天在 { $channel } 发布一次，下一道：{ $at }。不会提及任何人。不填频道使用 `/server puzzle` 即可停止。
server-puzzle-off = 这里不再发布每日谜题。
server-puzzle-none = 本服务器没有发布每日谜题。填上频道即可开始。
health-puzzle = 每日谜题：在 { $channel }，下一道：{ $at }
health-puzzle-held = 每日谜题：暂存，因为 { $channel } 不允许我发送
health-puzzle-gone = 每日谜题：没有，因为它的频道已不存在。请用 `/server puzzle` 另选一个。

refused-no-puzzles = 这个游戏还没有谜题。
refused-puzzles-done = 这个游戏的谜题你都试过了。机器人的新版本会带来更多。
refused-puzzle-gone = 这道谜题已不存在。`/puzzle` 会给你另一道。
refused-puzzle-broken = 这道谜题暂时打不开。`/puzzle` 会给你其他游戏的谜题。
refused-puzzle-silent = 你在这里不能发言，所以也不能在这里分享。
refused-puzzle-not-found = 解出谜题之后才能分享，而且只能在服务器里。
refused-puzzle-shared-often = 你刚刚分享过，一分钟一次就够了。
refused-puzzle-permissions = 我在 { $channel } 缺少权限：{ $names }。请授予后再选一次频道。
refused-server-puzzle = 只有能管理本服务器的人可以选择每日谜题发布在哪里。
