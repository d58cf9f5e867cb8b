# Looking back after the end: what each turn was worth.
command-review = review
command-review-description = After the end: your turns compared with what the expert would have done.
param-ended = table
param-ended-description = Which of your finished games; if left out, the last one.

button-review = Review
button-review-all = The Whole Game

review-title = **Your review** · { $game } · table { $id }
review-nothing = There was nothing for you to choose in this game.
review-as-good = { $count ->
    [one] You made one decision. { $good ->
        [0] The expert's would have been better.
       *[other] It was as good as the expert's.
    }
   *[other] You made { $count } decisions. { $good ->
        [0] None was
        [one] One was
       *[other] { $good } were
    } as good as the expert's.
}
review-dear = { $count ->
    [0] No decision cost you a whole point.
    [one] One decision cost you a point or more.
   *[other] { $count } decisions cost you a point or more.
}
review-lost-nothing = You gave nothing away.
review-explained = { $told ->
    [best] (★) Your best turn.
    [dear] Where you lost the most. Points count both ways: what you miss and what the others gain.
   *[both] Where you lost the most, and (★) your best turn. Points count both ways: what you miss and what the others gain.
}
review-turn = turn { $turn }
review-cost = cost about { $points } points
review-worth = about { $points } points better than the alternatives
review-why = It { $reasons }.
review-played = You played:
review-played-actions = You played: { $actions }
review-better = Better:
review-ahead = likely to end { $points } points ahead
review-behind = likely to end { $points } points behind
review-level = likely to end level
review-reveals = Its outcome could not be known beforehand.
review-known = Judged by what you could know then, not by what was revealed later.
review-plot-title = { $game } · points likely in the end
review-alt-plot = How many points each player was likely to end with, turn by turn, as lines.{ $told ->
    [none] {""}
    [best] {" Your best turn is marked."}
    [dear] {" Your costliest turns are marked."}
   *[both] {" Your costliest turns and your best one are marked."}
}

review-waiting = The review of { $count ->
    [one] your decision
   *[other] your { $count } decisions
} begins as soon as its turn comes…
review-judging = Thinking through your game: { $judged } of { $count } decisions…
review-later = Your review is taking longer than Discord lets me update this message. It goes on and is kept: ask for it again in a while, with the same button or /review.

refused-review-running = The review comes after the end: a game in progress cannot be judged yet.
refused-review-not-yours = Only those who played this game can review it, and only their own turns.
refused-review-none = None of your games has ended yet. A review comes after the end.
refused-review-busy = Your review of table { $id } is still being made. Wait for it, then ask for the next.
refused-review-restarting = The bot is restarting. What has been judged so far is kept; ask again in a minute.
refused-review-failed = The review could not be finished. What has been judged so far is kept; ask again to go on.
refused-review-gone = This review was given up because its table or your data were deleted.
