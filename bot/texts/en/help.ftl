# /help

help =
    ## Board games by post

    ▸ **Begin.** `/table open` opens a table in this channel. Others tap *Join*; the host may add computer players, choose variants and tap *Start*.

    ▸ **Play.** When it is your turn you are mentioned once. Tap *Your Move* under the newest post: a panel only you can see asks one thing at a time, shows the board, and lets you step back. Nothing counts before you confirm. Where a game lets you decide your next turns ahead, the panel asks on.

    ▸ **Or type.** Each game has commands of its own, such as the ones Discord suggests after `/`. `/do` takes whole turns as text; suggestions appear while you type, and “; confirm” at the end commits.

    ▸ **Look.** `/table board`, `/table hand`, `/table remaining`, `/table log`, and `/rules` for each game. `/turns` lists the tables that wait for you anywhere.

    ▸ **Change your mind.** `/table back` takes back unconfirmed steps. `/table undo` asks the others to take back the last confirmed turn, as long as it revealed nothing. `/table resign` hands your seat to a computer player.

    ▸ **Follow.** `/table watch` lets another channel of this server see every confirmed turn; `/table unwatch` ends that. `/table move` brings a table into another channel.

    ▸ **Settings.** Whoever keeps a table waiting for a day is reminded, at most three times. With `/table settings` the host chooses when, or never, and the language of the posts; whoever manages the server also chooses the language of new tables.
