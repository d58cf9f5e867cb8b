# /server, for those who manage a server: what is stored of it.

command-server = server
command-server-description = Server managers: the puzzle of the day, and what is stored about this server.
command-server-forget = forget
command-server-forget-description = Delete everything that is stored about this server; asks twice.

refused-server-forget = Only somebody who may manage this server can delete what is stored about it.
server-forget = **Delete everything that is stored about this server?** { $count ->
    [0] No table of this server is still open.
    [one] The one table that is still open ends without a result, and its channel is told so.
   *[other] The { $count } tables that are still open end without a result, and their channels are told so.
} Then all tables of this server are deleted, the ended ones too, with their moves, results and reviews, and so are the server's language, its puzzle of the day and what its channels follow. Messages in Discord stay. What people have chosen for themselves with `/me` stays, too.
button-server-forget = Delete Everything…
server-forget-sure = **Really?** There is no way back: no table of this server can be looked at, replayed or exported any more.
button-server-forget-sure = Yes, Delete It All
server-forgotten = Everything that was stored about this server is deleted. Backups made by whoever runs the bot disappear in time.
