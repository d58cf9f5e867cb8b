# /help

help =
    ## Board games by post

    ▸ **Begin.** `/table open` opens a table in a channel of the server, or in a thread of its own. Others tap *Join*; the host can invite people (`/seat invite`), add computer players, choose variants and tap *Start*.

    ▸ **Play.** When it is your turn, you are mentioned once. Tap *Your Move* under the newest post: a panel only you can see tells you what has happened since your last decision, marks it in the picture, and asks one thing at a time. You can step back; nothing counts until you confirm. `/table hint` shows what you could do, if the host allows it or you play alone.

    ▸ **Learn.** `/learn` teaches a game step by step on its own board, in a few minutes; only you see it, and it picks up where you stopped. `/puzzle` asks you for the best turn in a position from a real game.

    ▸ **On your own.** `/practise` begins a game against computer players that only you see, in direct messages too; there you can take back whole turns. Type `/practise` again to continue it.

    ▸ **Or type.** Each game has commands of its own; Discord suggests them after `/`. `/do` takes whole turns as text, with suggestions as you type; “; confirm” at the end confirms them.

    ▸ **Look.** `/table board`, `/table hand`, `/table remaining`, `/table legend` for what the pieces are, and `/rules` for each game. `/describe` puts the whole board into words. `/tables` lists the tables of this server, `/turns` those waiting for you anywhere (in direct messages too).

    ▸ **Look back.** *History* under any post, or `/table history`, steps through the game turn by turn; `/table log` lists it all, page by page; `/record replay` shows it as an animated picture. After the end, *Poster* or `/record poster` gives you the board, large and framed; *Review* or `/review` shows what your turns cost you. `/record export` saves a finished game as a file, `/record import` brings it back.

    ▸ **Change your mind.** `/table back` takes back unconfirmed steps. `/table undo` asks the others to take back the last confirmed turn, as long as it revealed nothing. `/vote` asks them to pause, to end the table, or to replace somebody.

    ▸ **Away?** `/me` sets your time zone, quiet hours, holidays, language, and how you hear of your turn. With *Plan Ahead…* in your panel, the bot plays your next turn when it comes; `/me mentions` can put everything that is waiting into one message a day. `/seat give` hands your seat to somebody, `/table resign` to a computer player; `/seat take` takes over a computer player's seat.

    ▸ **Follow.** `/table watch` lets a channel see every confirmed turn of a table elsewhere, even on another server; the host is asked where needed. `/table unwatch` ends that.

    ▸ **For hosts.** `/table settings`: language, reminders, and how much time people have (no limit at first). `/host` chooses variants, moves the table, removes people from the lobby, hands the table on, allows hints, lists who follows, and brings an archived game back. Server managers can delete everything stored about the server with `/server forget`.

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

explain-title = **What you are asked** · { $game }
explain-nothing = There is nothing to decide now.
explain-more = -# All the rules, in brief: /rules

# What stands on a picture
button-legend = Pieces and Marks
legend-page = { $page } · { $title }
legend-title = **What is in the picture** · { $game }
refused-no-legend = The pieces and marks of this game are not explained one by one. /rules explains it in brief.
legend-alt = In the picture: { $pieces }
legend-marks = Marks
legend-piece = **{ $name }**: { $means }
mark-new = pink frame
mark-new-means = New, or changed; numbers show in which order it happened.
mark-moved = dotted path
mark-moved-means = It has moved from the dashed frame to the solid one.
mark-gone = dashed frame
mark-gone-means = Something that stood here is gone; a cross means that nothing is left.
mark-choice = light blue or gold
mark-choice-means = You can choose it now, by the name on it or in the list below.

# /rules: pages, one a section
rules-overview = Overview
rules-sections = Jump to a section
rules-pieces = On this page: { $pieces }
