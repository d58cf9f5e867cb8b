# Who sits where: removing, inviting, giving, taking over, playing again, and the limits.

lobby-invited = invited
lobby-answers = Waiting for an answer from { $names }.

button-accept = Take the Seat
button-decline = Decline
button-comeback = Take My Seat Back
seat-played-for = A computer player is playing your seat at this table. You can take it back at any time.
answer-seat-back = The seat is yours again.
notice-replace-warned = { $who }: the others are deciding whether a computer player takes your seat; the vote ends { $at }. You could take the seat back at any time.
nudge-warned = { $who }, at table { $id } the others are deciding whether a computer player takes your seat. You could take it back at any time.
nudge-direct-warned = **{ $game }** in { $channel } (table { $id }): the others are deciding whether a computer player takes your seat. You could take it back at any time.
nudge-also-warned = The others there are deciding whether a computer player takes your seat.
nudge-played-for = { $who }, a computer player is playing your seat at table { $id }. You can take it back at any time.
nudge-direct-played-for = A computer player is playing your seat in **{ $game }** in { $channel } (table { $id }). You can take it back at any time.
button-rematch = Rematch

answer-seat-freed = { $name }'s seat is free again.
answer-host-passed = { $name } is now the host.
answer-invited = { $name } is being asked in the channel. A seat is held until they answer; /host remove takes the invitation back.
answer-seat-offered = { $name } is being asked in the channel. Until they answer, the seat is yours.
answer-seat-taken = The seat is yours: go on with *Your Move* or /table turn.
answer-seat-wished = The host is being asked in the channel whether you may take over { $name }'s seat.
answer-wish-granted = { $name } now plays that seat.
answer-declined = You have declined.
answer-taken-back = Taken back: nobody is being asked any more.
answer-rematch = Table { $id } is open for the rematch.
answer-rematch-joined = You have a seat in the rematch: { $link }
notice-lobby-ready = { $who }: everybody is here. Table { $id } can start.
notice-lobby-ready-without = { $who }: { $name } has declined. Everybody else is here. Table { $id } can start.
notice-lobby-declined = { $who }: { $name } has declined; the seat is free again.
notice-begun = { $who }: enough players have joined; the game at table { $id } has begun.

notice-invited = { $who }, { $name } invites you to this table. A seat is held for you.
notice-rematch-asked = { $who }: { $name } would like to play again. { $people ->
    [one] Your seat is
   *[other] Your seats are
} held for you.
notice-seat-offered = { $who }, { $name } would like you to take over their seat in this game.
notice-seat-wished = { $who }, { $name } would like to take over { $old }'s seat, which a computer player plays. Do you agree?
notice-seat-taken =
    { $who ->
        [none] { $name }
       *[other] { $who }
    } takes over { $old }'s seat.
notice-seat-taken-turn = { $who } takes over { $old }'s seat: it is your turn.
    .following = { $who } takes over { $old }'s seat: it is their turn.
notice-seat-back = { $name } is back at the table.
notice-seat-back-turn = { $who } is back at the table: it is your turn.
    .following = { $who } is back at the table: it is their turn.
notice-wish-refused =
    { $who ->
        [none] { $name }
       *[other] { $who }
    } does not get the seat: the host has said no.
nudge-wish-refused = { $who }, you do not get the seat at table { $id }: the host has said no.
nudge-direct-wish-refused = **{ $game }** in { $channel } (table { $id }): you do not get the seat, the host has said no.
nudge-seat-taken = { $who }, the seat at table { $id } is yours now.
nudge-direct-seat-taken = **{ $game }** in { $channel } (table { $id }): the seat is yours now.
notice-wish-over = { $name } does not want the seat any more.
notice-offer-declined = { $name } has declined; the seat stays as it is.
notice-offer-over = The seat is no longer offered to { $name }.
notice-host-now = { $name } is now the host of this table.

refused-host-stays = The host cannot be removed. Hand the table to somebody else with /host pass first, or close it.
refused-unknown-seat = “{ $name }” does not match exactly one seat here. Choose from the suggestions.
refused-host-plays = Only somebody who plays at this table can be its host; { $name } does not.
refused-already-host = { $name } is already the host.
refused-person-seated = { $name } already sits at this table.
refused-answer-open = { $name } has yet to answer another question from this table. Wait for that answer first.
refused-wish-open = You have already asked for a seat here, or been offered one. Wait for the answer, or give yours.
refused-not-invited = This question is for somebody else.
refused-invitation-gone = This question is not open any more.
refused-seat-not-free = Only a seat that a computer player plays can be taken over.
refused-seen-another-seat = Anybody who has played another seat in this game has seen its secrets, and so cannot take this one.
refused-forgotten-here = You had your data deleted while this game was in progress, and so gave up your seat for good: anybody who has seen its secrets cannot play here again.
refused-invited-open = Still to answer: { $names }. Wait for them, or take the invitation back with /host remove.
refused-not-ended = The game is not over yet.
refused-rematch-unplayed = This table was closed before its game began. To play again, press *Rematch* under the result of your last game, or open a new table with /table open.
refused-rematch-open = The rematch is already open: table { $table }.
refused-rematch-there = The rematch is already open: { $link }
refused-is-bot = Bots cannot play. Before the game, /table add adds a computer player; in a game, /table resign leaves your seat to one.
refused-not-member = Only members of this server can be asked.
refused-sees-nothing = { $name } cannot see this channel, and so could not answer or play here.

refused-too-many-openings = You have opened { $most } tables within an hour. Please wait a little before opening the next.
refused-too-many-seats = Nobody can sit at more than { $most } open tables at a time.
picture-limit = -# No picture this time: you have asked for very many within a minute. They will be back in a moment.

command-host-remove = remove
command-host-remove-description = Free a seat before the game begins: a person's, an invited person's, a computer player's.
command-host-pass = pass
command-host-pass-description = Hand the table to another person who plays here.
command-seat = seat
command-seat-description = Seats: invite, give, take over, play again.
command-seat-invite = invite
command-seat-invite-description = Host: hold a free seat for a person until they answer.
command-seat-give = give
command-seat-give-description = Offer your seat in this game to a person (to a computer player: /table resign).
command-seat-take = take
command-seat-take-description = Take over a computer player's seat, also your own after resigning.
command-seat-rematch = rematch
command-seat-rematch-description = After the end: play again with the same people and variants.
param-who = who
param-who-description = Whose seat.
param-person = who
param-person-description = A member of this server.
param-seat = seat
param-seat-description = Which seat.
command-host-starts = starts
command-host-starts-description = Whether your game begins automatically once enough players sit here.
param-starts = seats
param-starts-description = With how many players it begins.
starts-with-0 = when I start it
starts-with-2 = with 2
starts-with-3 = with 3
starts-with-4 = with 4
starts-with-5 = with 5
starts-with-6 = with 6
starts-with-7 = with 7
starts-with-8 = with 8
