"""`/practise`: beginning, continuing and ending private games against computer players."""

from __future__ import annotations

from bot.front.interaction.context import InteractionContext
from bot.front.lobby.lobby_actions import options_of, read_options
from bot.front.looking_back import queries, review
from bot.front.looking_back.history import Wish
from bot.front.panel import turn
from bot.front.panel.practice import asked_to_end, asked_to_replace, show_ended
from bot.matches.table.model import Table
from bot.matches.table.requests import AskUndo, Close, Practise, Refused, Restore
from rules.game import AnyGame
from rules.record import option_word


async def practise(
    context: InteractionContext, game: str, level: str, seats: str, options: str
) -> None:
    """`/practise`: begins a new game, or continues the running one if no game is named."""
    if game:
        number = _number(seats)
        wish = Practise(game, context.locale, level, number, options_of(context, game, options))
        await begin(context, wish)
        return
    if level or seats or options:
        raise Refused("practise-what")
    table = await context.tables.private()
    if table is None:
        raise Refused("nothing-practised")
    await turn.show_turn(context, await brought_back(context, table))


def _number(seats: str) -> int:
    """The wanted number of players; 0 if none is given."""
    if not seats.strip():
        return 0
    if not seats.strip().isdecimal() or len(seats) > 2 or not int(seats):
        raise Refused("no-number-of-seats", text=seats[:40])
    return int(seats)


async def begin(context: InteractionContext, wish: Practise, note: str = "") -> None:
    """Begins a game, with a note in its first panel. If another game is running, asks first."""
    try:
        answer = await context.submit(None, wish)
    except Refused as refused:
        running = await context.tables.private() if refused.key == "practising" else None
        if running is None:
            raise
        if wish.replaces:  # tapped twice: the new game has already begun
            await turn.show_turn(context, running)
        else:
            await _ask(context, running, wish)
        return
    await turn.show_turn(context, await context.tables.tapped(answer.match_id), note)


async def _ask(context: InteractionContext, running: Table, wish: Practise) -> None:
    words = _as_words(context.services.games[wish.game], wish)
    name = context.say(f"{wish.game}-name")
    await context.show(asked_to_replace(context.presenter(running), name, words))


def _as_words(game: AnyGame, wish: Practise) -> str:
    """The wish in a custom id: `<game> <level> <seats>` or `<seats>.<seat>`, and options unlike the
    defaults."""
    values = game.meta.read_options(wish.options)
    chosen = [
        f"{option.name}={option_word(values[option.name])}"
        for option in game.meta.options
        if values[option.name] != option.default
    ]
    seats = f"{wish.seats}.{wish.seat}" if wish.seat else str(wish.seats)
    return " ".join([wish.game, wish.level or "-", seats, *chosen])


async def brought_back(context: InteractionContext, table: Table) -> Table:
    """The private table, ready to be played. An archived one is restored."""
    if table.owner is None or table.status != "archived":
        return table
    try:
        await context.submit(table, Restore(table.place), "back")
    except Refused as refused:
        if refused.key != "channel-busy":
            raise
        raise Refused("practising") from refused
    return await context.tables.again(table)


# --- what the buttons do -----------------------------------------------------------------------


async def take_back(context: InteractionContext, table: Table, revision: str) -> None:
    """Takes back the last confirmed turn, if the table is still as it was shown."""
    known = revision.isdecimal() and len(revision) < 10
    await turn.carry_out(context, table, AskUndo(int(revision) if known else None))


async def give_up(context: InteractionContext, table: Table, sure: str) -> None:
    """Ends the game without a result, after the person has confirmed it."""
    if table.status != "running":
        await turn.show_turn(context, table)
    elif sure != "yes":
        await context.show(asked_to_end(context.presenter(table)))
    else:
        await context.submit(table, Close())
        await show_ended(context, await context.tables.again(table))


async def again(context: InteractionContext, table: Table) -> None:
    """Begins the same game again, on the next seat."""
    level = next((holder.computer for holder in table.seats if holder.computer), "")
    options = {name: option_word(value) for name, value in table.options.items()}
    seat = (table.seat_of(context.person.id) or 0) + 1
    count = len(table.seats)
    await begin(context, Practise(table.game, context.locale, level, count, options, seat))


async def anew(context: InteractionContext, table: Table, wanted: str) -> None:
    """Replaces the running game by the new one, after the person has confirmed it."""
    words = wanted.split()
    if len(words) < 3 or words[0] not in context.services.games:
        raise Refused("outdated")
    game, level, counted, *options = words
    seats, _, seat = counted.partition(".")
    wish = Practise(
        game,
        context.locale,
        "" if level == "-" else level,
        _number(seats) if seats != "0" else 0,
        read_options(" ".join(options)),
        _number(seat),
        replaces=table.id,
    )
    await begin(context, wish)


async def look_back(context: InteractionContext, table: Table, what: str) -> None:
    """Shows the history, the log or the review in a new message."""
    if what == "log":
        await queries.show_log(context, table)
    elif what == "review":
        await review.show_review(context, table)
    else:
        await queries.show_history(context, table, Wish())
