# Puzzles: /puzzle, and the puzzle of the day

command-puzzle = puzzle
command-puzzle-description = Find the best turn, from a real game; only you see it. Without a game: how you are doing.
command-server-puzzle = puzzle
command-server-puzzle-description = Choose the channel of the puzzle of the day.
param-puzzlechannel = channel
param-puzzlechannel-description = Where it is posted once a day; if left out, it is no longer posted.

puzzle-title = **{ $game }** · puzzle { $number } · grade { $grade } of 3
puzzle-ask = It is your turn. You are **{ $name }** in the picture. **Find the best turn.**
puzzle-confirm = That is a whole turn. **Is it the best one?** Confirm it, or step back.
puzzle-further = -# You are already further in this puzzle. This is where you are.
puzzle-hint-kind = 💡 The best turn begins with “{ $begin }”. This is the obvious turn, but not the best: { $natural }.
puzzle-hint-alike = 💡 The best turn begins like the obvious one, but goes on differently. The obvious one: { $natural }.
puzzle-hint-later = 💡 Later in the best turn comes “{ $choice }”. This is the obvious turn, but not the best: { $natural }.
puzzle-hint-natural = 💡 This is the obvious turn, but not the best: { $natural }.
puzzle-hint-first = 💡 Begin with: { $action }.
puzzle-hint-parts = 💡 Where the two turns differ, choose: { $action }.
puzzle-wrong = ↩️ **There is a better turn.**
puzzle-early = ↩️ **Not yet.** This can be part of the best turn, but it reveals something before the turn is over. Do the rest first. It does not count as a wrong turn.
puzzle-found = ✅ **Found on the first try.**
puzzle-hinted = ✅ **Found, with { $hints ->
    [one] a hint
   *[other] { $hints } hints
}.**
puzzle-missed = ✅ **Found, after { $misses ->
    [one] one wrong turn
   *[other] { $misses } wrong turns
}{ $hints ->
    [0] {""}
    [one] {" "}and a hint
   *[other] {" "}and { $hints } hints
}.**
puzzle-shown = 💡 **This is the answer.**
puzzle-best = **The best turn:**
puzzle-natural = **The obvious turn:**
puzzle-gain = In the end the best turn is worth about { $points ->
    [one] one point
   *[other] { $points } points
} more than this one.
puzzle-why = The best one { $reasons }.
puzzle-others = { $count ->
    [one] One other turn is
   *[other] { $count } other turns are
} as good as the best.
puzzle-grade-up = ⬆️ **From now on you get puzzles of grade { $grade }.**
puzzle-grade-down = ⬇️ **From now on you get puzzles of grade { $grade }**, until you find more of them on the first try.
puzzle-standing = **Your puzzles**
puzzle-run = Days in a row with a puzzle found: { $count }.
puzzle-game = **{ $game }** · grade { $grade } of 3 · { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
puzzle-score = Found on the first try: { $found } · with a hint: { $hinted } · after a wrong turn: { $missed } · shown: { $shown }.
puzzle-private = Three puzzles in a row found on the first try take you up a grade; two in a row missed or shown take you down. One found with a hint counts neither way. Nobody else sees any of this.
puzzle-share-found = 🧩 **{ $name }** has found puzzle { $number } of **{ $game }** on the first try.
puzzle-share-hinted = 🧩 **{ $name }** has found puzzle { $number } of **{ $game }** with { $hints ->
    [one] a hint
   *[other] { $hints } hints
}.
puzzle-share-missed = 🧩 **{ $name }** has found puzzle { $number } of **{ $game }** after { $misses ->
    [one] one wrong turn
   *[other] { $misses } wrong turns
}{ $hints ->
    [0] {""}
    [one] {" "}and a hint
   *[other] {" "}and { $hints } hints
}.
puzzle-shared = The others here now know that you have found it, but not the answer.

puzzle-day = 🧩 **Puzzle of the day** · **{ $game }** · grade { $grade } of 3
puzzle-day-asks = It is { $who }'s turn. Find the best one: *Try* shows the puzzle to you alone.
puzzle-day-you = “You” is { $name } here.
puzzle-day-last = **The previous puzzle** · { $game } · { $tried ->
    [0] nobody here has tried it
    [one] one person here has tried it, { $found ->
        [0] and has not found it
       *[other] and has found it
    }
   *[other] { $tried } people here have tried it, { $found ->
        [0] nobody has found it
        [one] one has found it
       *[other] { $found } have found it
    }
}
puzzle-day-answer = The best turn: ||{ $line }||

button-puzzle = { $game }: Next Puzzle
button-puzzle-go-on = { $game }: Go On
button-puzzle-hint = Hint
button-puzzle-hint-more = Another Hint
button-puzzle-next = Next Puzzle
button-puzzle-share = Tell the Others
button-puzzle-try = Try

server-puzzle-begins = The puzzle of the day is posted in { $channel }, once a day; the first one comes now. It mentions nobody. `/server puzzle` without a channel ends it.
server-puzzle-chosen = The puzzle of the day is posted in { $channel }, once a day; the next one { $at }. It mentions nobody. `/server puzzle` without a channel ends it.
server-puzzle-off = No puzzle of the day is posted here any more.
server-puzzle-none = No puzzle of the day is posted on this server. Name a channel to have one.
health-puzzle = Puzzle of the day: in { $channel }, the next one { $at }
health-puzzle-held = Puzzle of the day: held back, because { $channel } does not let me post
health-puzzle-gone = Puzzle of the day: none, because its channel does not exist any more. Choose another with `/server puzzle`.

refused-no-puzzles = There are no puzzles for this game yet.
refused-puzzles-done = You have tried every puzzle of this game. More come with new versions of the bot.
refused-puzzle-gone = This puzzle does not exist any more. `/puzzle` shows you another.
refused-puzzle-broken = This puzzle cannot be opened at the moment. `/puzzle` shows you those of other games.
refused-puzzle-silent = You may not write here, so it cannot be shared here either.
refused-puzzle-not-found = You can share a puzzle once you have found it, on a server.
refused-puzzle-shared-often = You have only just shared something. Once a minute is enough.
refused-puzzle-permissions = I am missing permissions in { $channel }: { $names }. Please grant them, then choose the channel again.
refused-server-puzzle = Only somebody who may manage this server can choose where its puzzle of the day is posted.
