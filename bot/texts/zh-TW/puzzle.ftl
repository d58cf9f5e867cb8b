# 謎題：/謎題，以及每日謎題

command-puzzle = 謎題
command-puzzle-description = 在真實對局中找出最佳的一回合，只有你能看到。不選遊戲則顯示你的成績。
command-server-puzzle = 謎題
command-server-puzzle-description = 選擇發布每日謎題的頻道。
param-puzzlechannel = 頻道
param-puzzlechannel-description = 每天在哪裡發布一次。不填則不再發布。

puzzle-title = **{ $game }** · 謎題 { $number } · 難度 { $grade }（共 3 級）
puzzle-ask = 輪到你了。圖中你是 **{ $name }**。**找出最佳的一回合。**
puzzle-confirm = 這是完整的一回合。**它是最佳的嗎？**請確認，或退回一步。
puzzle-further = -# 你在這道謎題裡已經走得更遠。下面是你現在的位置。
puzzle-hint-kind = 💡 最佳的一回合從「{ $begin }」開始。容易想到但並非最佳的是：{ $natural }。
puzzle-hint-alike = 💡 最佳的一回合開頭與容易想到的一樣，後面不同。容易想到的是：{ $natural }。
puzzle-hint-later = 💡 最佳的一回合後面有「{ $choice }」。容易想到但並非最佳的是：{ $natural }。
puzzle-hint-natural = 💡 容易想到但並非最佳的是：{ $natural }。
puzzle-hint-first = 💡 從這一步開始：{ $action }。
puzzle-hint-parts = 💡 兩者不同之處，請選：{ $action }。
puzzle-wrong = ↩️ **還有更好的走法。**
puzzle-early = ↩️ **先別急。**這可能是最佳的一回合的一部分，但回合還沒結束就揭曉了未知的內容。請先做其餘的。這不算走錯。
puzzle-found = ✅ **一次就解出了。**
puzzle-hinted = ✅ **解出了，用了 { $hints } 個提示。**
puzzle-missed = ✅ **解出了，之前走錯了 { $misses } 次{ $hints ->
    [0] {""}
   *[other] ，用了 { $hints } 個提示
}。**
puzzle-shown = 💡 **這就是答案。**
puzzle-best = **最佳的一回合：**
puzzle-natural = **容易想到的一回合：**
puzzle-gain = 到終局時，最佳的一回合比這一回合多值大約 { $points } 分。
puzzle-why = 最佳的一回合裡，{ $reasons }。
puzzle-others = 另有 { $count } 種走法與最佳的一樣好。
puzzle-grade-up = ⬆️ **從現在起，你會得到難度 { $grade } 的謎題。**
puzzle-grade-down = ⬇️ **從現在起，你會得到難度 { $grade } 的謎題**，直到你一次解出的更多。
puzzle-standing = **你的謎題**
puzzle-run = 連續解出謎題的天數：{ $count }。
puzzle-game = **{ $game }** · 難度 { $grade }（共 3 級） · { $count } 道謎題
puzzle-score = 一次解出：{ $found } · 用了提示：{ $hinted } · 走錯之後：{ $missed } · 看了答案：{ $shown }。
puzzle-private = 連續三道一次解出就升一級，連續兩道走錯或看了答案就降一級。用提示解出的不計。這些別人都看不到。
puzzle-share-found = 🧩 **{ $name }** 一次就解出了 **{ $game }** 的謎題 { $number }。
puzzle-share-hinted = 🧩 **{ $name }** 用了 { $hints } 個提示，解出了 **{ $game }** 的謎題 { $number }。
puzzle-share-missed = 🧩 **{ $name }** 走錯 { $misses } 次{ $hints ->
    [0] {""}
   *[other] 、用了 { $hints } 個提示
}後解出了 **{ $game }** 的謎題 { $number }。
puzzle-shared = 這裡的人現在知道你解出了，但看不到答案。

puzzle-day = 🧩 **每日謎題** · **{ $game }** · 難度 { $grade }（共 3 級）
puzzle-day-asks = 輪到 { $who }。找出最佳的一回合：點「試一試」，謎題只給你自己看。
puzzle-day-you = 「你」指 { $name }。
puzzle-day-last = **上一道謎題** · { $game } · { $tried ->
    [0] 這裡沒有人試過
   *[other] 這裡有 { $tried } 人試過，{ $found ->
        [0] 沒有人解出
       *[other] { $found } 人解出了
    }
}
puzzle-day-answer = 最佳的一回合：||{ $line }||

button-puzzle = { $game }：下一題
button-puzzle-go-on = { $game }：繼續
button-puzzle-hint = 提示
button-puzzle-hint-more = 再給一個提示
button-puzzle-next = 下一題
button-puzzle-share = 告訴大家
button-puzzle-try = 試一試

server-puzzle-begins = 每日謎題每天在 { $channel } 發布一次，第一道馬上就來。不會提及任何人。不填頻道使用 `/server puzzle` 即可停止。
server-puzzle-chosen = 每日謎題每天在 { $channel } 發布一次，下一道：{ $at }。不會提及任何人。不填頻道使用 `/server puzzle` 即可停止。
server-puzzle-off = 這裡不再發布每日謎題。
server-puzzle-none = 本伺服器沒有發布每日謎題。填上頻道即可開始。
health-puzzle = 每日謎題：在 { $channel }，下一道：{ $at }
health-puzzle-held = 每日謎題：暫存，因為 { $channel } 不允許我傳送
health-puzzle-gone = 每日謎題：沒有，因為它的頻道已不存在。請用 `/server puzzle` 另選一個。

refused-no-puzzles = 這個遊戲還沒有謎題。
refused-puzzles-done = 這個遊戲的謎題你都試過了。機器人的新版本會帶來更多。
refused-puzzle-gone = 這道謎題已不存在。`/puzzle` 會給你另一道。
refused-puzzle-broken = 這道謎題暫時打不開。`/puzzle` 會給你其他遊戲的謎題。
refused-puzzle-silent = 你在這裡不能發言，所以也不能在這裡分享。
refused-puzzle-not-found = 解出謎題之後才能分享，而且只能在伺服器裡。
refused-puzzle-shared-often = 你剛剛分享過，一分鐘一次就夠了。
refused-puzzle-permissions = 我在 { $channel } 缺少權限：{ $names }。請授予後再選一次頻道。
refused-server-puzzle = 只有能管理本伺服器的人可以選擇每日謎題發布在哪裡。
