# Finding tables, following them, threads of their own, and tables that nobody plays on.

command-tables = tables
command-tables-description = The tables of this server: open lobbies first, then those in progress, archived and finished.
param-state = state
param-state-description = Only tables of this kind.
tables-lobby = Open lobbies
tables-running = In progress
tables-archived = Archived
tables-finished = Finished
tables-none = There is no table here that you can see. Open one with /table open.
tables-none-such = There is no such table here that you can see. See all of them with /tables.
tables-free = { $count ->
    [0] no free seat
    [one] one free seat
   *[other] { $count } free seats
}
tables-people = { $names } · host: { $host }
tables-where = -# { $channel } · table { $id } · { $at }
turns-more = { $count ->
    [one] -# One more table is waiting for you; it appears here once you have moved at the others.
   *[other] -# { $count } more tables are waiting for you; they appear here once you have moved at the others.
}
button-open = Open
button-page-back = Previous Page
button-page-on = Next Page

## Following

command-host-followers = followers
command-host-followers-description = The channels that follow your table: list or stop them, allow or forbid more.
param-shown = table
param-shown-description = Which table, if this channel follows several.
answer-follow-asked = This table's host is being asked whether this channel may follow it. If so, the board appears here.
answer-follow-agreed = You have agreed: the channel follows the table from now on.
answer-follow-refused = You have refused. The channel can ask again in a week.
answer-follow-ended = The channel no longer follows the table, and has been told.
answer-followers-allowed = Other channels may follow this table again, or ask to.
answer-followers-forbidden = No more channels may follow this table. Those that already do go on until you stop them.
notice-follow-asked = { $who }: { $name } would like { $channel } to follow this table. Do you agree?
notice-follow-asked-far = { $who }: { $name } would like { $where }, a channel of the server { $server }, to follow this table. Do you agree? Everybody there will be able to read the public posts.
notice-follow-ended = Table { $id } ({ $game }) is no longer followed here: its host has ended that.
notice-follow-ended-by = Table { $id } ({ $game }) is no longer followed here: { $name } has ended that.
refused-not-followable = The host of this table does not want any more channels to follow it.
refused-not-manager-here = Only somebody who may manage this channel can have it follow a table of another server.
refused-not-sender = You may not write in this channel, so you cannot have it follow a table.
refused-follow-pending = The host of this table has been asked already. Please wait for the answer.
refused-follow-declined = The host of this table has refused. You can ask again a week after the first time.
refused-too-many-asked = { $most } channels are already waiting for this host's answer. Please try again later.
refused-no-follow-request = This request has been answered, or has expired.
refused-followed-here = This channel only follows a table. Go on in { $channel }.
refused-followed-elsewhere = This channel only follows a table, which is played in a channel that you cannot see from here.
info-place-hidden = Channel: one that you cannot see from here
post-story = { $count ->
    [0] { $names } have just begun.
    [one] { $names } have played one turn so far. This is what happened:
   *[other] { $names } have played { $count } turns so far. What happened last:
}
post-story-hint = The whole game, turn by turn: /table history
followers-title = { $count ->
    [0] No other channel follows this table.
    [one] One channel follows this table:
   *[other] { $count } channels follow this table:
}
followers-none-further = No more channels are allowed.
followers-line = { $channel } · asked for by { $name }
followers-held = I am not allowed to post there.
followers-asking = { $name } asks for { $channel }: may it follow this table?
followers-elsewhere = a channel of another server
button-end = Stop Following
button-forbid = Allow No More
button-allow = Allow More

## Tables that nobody plays on

command-host-restore = restore
command-host-restore-description = Bring an archived table back, into this channel.
param-restore = table
param-restore-description = Which archived table.
notice-idle-lobby = { $who }, nobody has joined or changed anything here for days. Table { $id } will close automatically <t:{ $until }:R> unless something happens.
notice-idle-game = { $who ->
    [none] {""}
   *[other] { $who }: {""}
}Nobody has moved at table { $id } for weeks. It will be archived <t:{ $until }:R> unless somebody does; it can be brought back later.
notice-idle-paused = { $who ->
    [none] {""}
   *[other] { $who }: {""}
}Table { $id } has been paused for a long time. It will be archived <t:{ $until }:R> unless somebody resumes it. It can be brought back later and will still be paused.
notice-closed-idle = Nothing has happened for a week: table { $id } is closed.
notice-archived = { $who ->
    [none] {""}
   *[other] { $who }: {""}
}Nobody has moved for a long time: table { $id } ({ $game }) is archived, and this channel is free for another one. Its players can bring it back with the button, or elsewhere with /host restore.
    .following = Nobody has moved for a long time: table { $id } ({ $game }) is archived. Its players can bring it back with /host restore.
notice-restored = { $name } has brought table { $id } back. It goes on where it stood.
notice-restored-paused = { $name } has brought table { $id } back. It is still paused: any of its players can resume it.
notice-set-back = The bot's data had to be restored from a backup: table { $id } ({ $game }) is back to where it stood on <t:{ $since }:f>. What has been done here since then no longer counts. Whatever is drawn from here on may turn out the same as before.
answer-stays = The table stays open for another week.
answer-restored = The table goes on in { $channel }.
refused-archived = This table is archived, because nobody had moved for a long time. Bring it back with /host restore.
refused-not-archived = This table is not archived (any more).
refused-not-theirs = Only those who play at this table, its host, or somebody who may manage its channel can do that.
button-stay = Keep It Open
button-restore = Bring It Back

## Threads

param-in = in
param-in-description = Where: in this channel, or in a new thread of its own.
open-here = Here
open-thread = A new thread
answer-opened-thread = { $game }: table { $id } is open in { $channel }. Others can join with the buttons there.
refused-no-threads-here = A table can have a thread of its own only in an ordinary text channel. Leave out that choice to open it here.
refused-thread-refused = Discord did not let me create a thread here, so nothing was opened. Try again later, or open the table without a thread.
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
