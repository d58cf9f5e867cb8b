# What the people at a table decide together.

command-vote = vote
command-vote-description = Decide together: pause, end, replace somebody.
command-vote-pause = pause
command-vote-pause-description = Ask the others to pause the table: nobody moves, no time runs.
command-vote-resume = resume
command-vote-resume-description = Go on after a pause.
command-vote-end = end
command-vote-end-description = Ask the others to end the table without a result.
command-vote-replace = replace
command-vote-replace-description = Ask the others to let a computer player take somebody's seat.
command-vote-withdraw = withdraw
command-vote-withdraw-description = Take back what you have asked the others at this table.
param-replaced = player
param-replaced-description = Whose seat.

button-computer = Computer Plays This Turn
button-replace = Replace the Player
button-wait = Keep Waiting

waiting-paused = The table was paused { $since }. Any of its players can end the pause with /vote resume.

notice-pause-asked = { $who }: { $name } would like to pause the table. Do you agree? Nobody could move, and nobody's time would run. The majority decides, { $at } at the latest.
notice-pause-refused = There is no majority: the table is not paused. Against it: { $name }.
notice-paused = It is agreed: the table is paused. Any of its players can end the pause with /vote resume.
notice-resumed = { $name } has ended the pause: the game goes on.
notice-end-asked = { $who }: { $name } would like to end this table without a result. Do you agree? The majority decides, { $at } at the latest.
notice-end-refused = There is no majority: the game goes on. Against ending it: { $name }.
notice-closed-by-agreement = It is agreed: the table is closed without a result.
notice-replace-asked = { $who }: { $name } would like a computer player to take { $player }'s seat. Do you agree? The majority decides, { $at } at the latest.
notice-replace-refused = There is no majority: { $player } keeps the seat. Against a computer player: { $name }.
notice-replaced = The others have voted: a computer player takes { $player }'s seat{ $who ->
    [none] {""}
   *[other] {" "}({ $who })
}.
    .following = The others have voted: a computer player takes { $player }'s seat.
notice-silence-asked = { $who }: { $player } has not moved despite three reminders. Should a computer player take the seat, or will you keep waiting? { $player } can come back at any time. Your answers decide, { $at } at the latest.
notice-timeout-asked = { $who }: { $player }'s time has run out. What should happen now? Once { $player } moves, this is settled. The majority decides, { $at } at the latest.
notice-timeout-waits = The others give { $player } more time: it runs out { $at }.
notice-vote-withdrawn = { $name } no longer asks { $kind ->
    [pause] to pause the table
    [end] to end the table
   *[replace] for a computer player to take { $player }'s seat
}: nothing changes.
notice-vote-lapsed = Too few have answered { $kind ->
    [pause] whether to pause the table
    [end] whether to end the table
   *[replace] whether a computer player takes { $player }'s seat
}: nothing changes. The question may be asked again.

answer-vote-asked = The others are being asked.
answer-vote-counted = Your answer counts. Others have yet to answer.
answer-vote-decided = That decides it.
answer-vote-withdrawn = You have taken it back: nothing changes.
answer-resumed = The table goes on.

refused-no-vote = There is nothing to decide here any more.
refused-vote-open = The others are being asked that already. Answer with the buttons in the channel.
refused-vote-own = This is about your own seat: the others decide. When it is your turn, simply move.
refused-nothing-asked = You have no open question at this table to take back.
refused-already-paused = The table is already paused. Any of its players can end the pause with /vote resume.
refused-not-paused = The table is not paused.
refused-no-person-there = A computer player has that seat already.
refused-replace-self = That is your own seat: give it up with /table resign.
refused-replace-alone = One person alone cannot replace another. Use /table settings to choose a clock after which the others vote.

# What tables ask a person besides their turn.
asked-title = Questions for you
asked-line = - **[{ $game }]({ $url })** in { $channel }: { $what }
asked-more = -# … and { $count } more
asked-pause = pause the table?
asked-end = end the table without a result?
asked-replace = let a computer player take { $player }'s seat?
asked-replace-you = the others are deciding whether a computer player takes your seat
asked-timeout = { $player }'s time has run out: what should happen?
asked-undo = may { $name } take back the last turn?
asked-invited = a seat is held for you: will you join?
asked-seat-offered = { $name } is offering you their seat in the game
asked-seat-wished = may { $name } take over { $old }'s seat?
asked-follow = may a channel follow this table? Answer there with /host followers
asked-closing = this lobby closes { $at }: keep it open?
turns-played-for = A computer is playing for you
turns-played-for-line = **[{ $game }]({ $url })** in { $channel }
notice-asked-again = { $who }: your answer is still missing here. /turns shows what you are asked, with a link to the question.
nudge-also-asked = There is a question for you there, too: /turns shows it.
turns-ends = your time runs out { $at }
