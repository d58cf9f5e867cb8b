# /help

help =
    ## Board games by post

    ▸ **Begin.** `/table open` opens a table in this channel, or in a thread of its own. Others tap *Join*; the host can invite people (`/seat invite`), add computer players, choose variants and tap *Start*.

    ▸ **Play.** When it is your turn you are mentioned once. Tap *Your Move* under the newest post: a panel only you can see tells what happened since you last decided, marks it in the picture, and asks one thing at a time. You can step back; nothing counts before you confirm. `/table hint` shows what you could do, where the host allows it or you play alone.

    ▸ **Learn.** `/learn` teaches a game step by step on its own board, in a few minutes; only you see it, and it goes on where you stopped. `/puzzle` asks you for the best turn of a real game.

    ▸ **On your own.** `/practise` begins a game against computer players that only you see, also in direct messages; there you can take back whole turns. `/practise` again goes on with it.

    ▸ **Or type.** Each game has commands of its own, such as the ones Discord suggests after `/`. `/do` takes whole turns as text; suggestions appear while you type, and “; confirm” at the end commits.

    ▸ **Look.** `/table board`, `/table hand`, `/table remaining`, `/table legend` for what the pieces are, and `/rules` for each game. `/describe` tells the whole board in words. `/tables` lists the tables of this server, `/turns` those that wait for you anywhere (also in direct messages).

    ▸ **Look back.** *History* under any post, or `/table history`, steps through the game turn by turn; `/table log` tells all of it in pages, `/record replay` shows it as an animated picture. After the end *Poster* or `/record poster` gives you the board, large and framed; *Review* or `/review` tells what your turns cost. `/record export` and `/record import` keep and bring back games as records.

    ▸ **Change your mind.** `/table back` takes back unconfirmed steps. `/table undo` asks the others to take back the last confirmed turn, as long as it revealed nothing. `/vote` asks them to pause, to end the table, or to replace somebody.

    ▸ **Away?** `/me` keeps your time zone, quiet hours, holidays, language, and how you are told of your turn. With *Plan Ahead…* in your panel the bot plays your next turn when it comes; `/me mentions` can make one message a day of all that waits. `/seat give` hands your seat to somebody, `/table resign` to a computer player; `/seat take` takes over a computer player's seat.

    ▸ **Follow.** `/table watch` lets another channel see every confirmed turn, even of a table of another server; where needed the host is asked. `/table unwatch` ends that.

    ▸ **For hosts.** `/table settings`: language, reminders, and how much time people have (no limit at first). `/host` chooses variants, moves the table, removes people from the lobby, hands the table on, allows hints, lists who follows, and brings an archived game back. Whoever manages the server can have everything stored about it deleted with `/server forget`.

# The picture beside the help: captions, what the messages say, buttons.
guide-1 = A post tells what happened and whose turn it is
guide-1-says =
    Ben finishes a city: 8 points.
    Chloé adds to a road.
    @Anna, it is your turn.
guide-2 = Your Move opens a panel only you can see
guide-2-says =
    Since your last turn: two tiles.
    What changed is marked.
    Where does your tile go?
guide-choice-1 = C3
guide-choice-2 = C4
guide-choice-3 = D2
guide-3 = Nothing counts before you confirm
guide-3-says = You would finish a road: 3 points.
guide-4 = History shows every turn again
guide-4-says = Turn 12 of 87 · Chloé adds to a road.
guide-first = First
guide-earlier = Back
guide-later = Forward

explain-title = **What is asked** · { $game }
explain-nothing = There is nothing to decide now.
explain-more = -# All the rules, in short: /rules

# What stands on a picture
button-legend = Pieces and Marks
legend-page = { $page } · { $title }
legend-title = **What stands on the picture** · { $game }
legend-alt = On the picture: { $pieces }
legend-marks = Marks
legend-piece = **{ $name }**: { $means }
mark-new = pink frame
mark-new-means = New, or changed; numbers tell the order of what happened.
mark-moved = dotted way
mark-moved-means = It has moved from the dashed frame to the other one.
mark-gone = dashed frame
mark-gone-means = Something stood here and is gone; a cross: nothing is left.
mark-choice = light blue or gold
mark-choice-means = You can choose it now, by the name that stands on it or is listed below.

# /rules: pages, one a section
rules-overview = Overview
rules-sections = Jump to a section
rules-pieces = On this page: { $pieces }
