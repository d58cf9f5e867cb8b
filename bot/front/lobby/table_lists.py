"""Lists of tables: those of a server, and those that wait for a person."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby

import discord
from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.shown.custom_ids import CustomId, read_number
from bot.front.shown.message_views import (
    MessageView,
    button,
    cut,
    link,
    message_url,
    moment,
    page_buttons,
    rows,
    text,
    text_view,
)
from bot.front.shown.presenter import TablePresenter, with_names
from bot.matches.looking.listed import LISTED, ListedTable
from bot.matches.table.asked import ABOUT_YOU, COMEBACK, Question
from bot.matches.table.model import Table
from bot.matches.table.requests import Refused
from bot.texts.names import safe_name
from rules.game import Seat

TURNS_SHOWN, ASKED_SHOWN = 10, 6
"""The most tables and questions in `/turns`. If there are questions, only half as many tables are
shown: a message has at most 4,000 characters."""
LEFT_SHOWN = 4
"""The most tables at which a computer player plays for the person."""
TURN_ROOM, LEFT_ROOM, ASKED_ROOM = 340, 150, 240
"""The most characters for a table, for one with a computer player, and for a question."""
LISTED_ROOM = 500
"""The most characters for a table in `/tables`."""
PAGE = 7
"""The tables on one page. A message has at most 40 components."""
ALL = "-"
"""In a custom id: tables of every status, or of every game."""


async def show_turns(context: InteractionContext) -> None:
    """`/turns`: shows the tables on all servers that wait for the person. Tables with a deadline
    come first, soonest first, then those that have waited longest. Each has a link to its newest
    post and a *Your move* button, which is left out in direct messages. Below are the seats that
    computer players play for the person, and other open questions."""
    waiting = await context.tables.waiting()
    tables = [table for table in waiting if table.game in context.services.games]
    tables.sort(key=lambda table: deadline_of(table, context.person.id) or math.inf)
    questions = await context.tables.questions(context.now)
    left = [table for table, question in questions if question.kind == COMEBACK]
    asked = await _question_lines(
        context, [question for question in questions if question[1].kind != COMEBACK]
    )
    if not (tables or left or asked):
        await _show_no_turns(context)
        return
    parts: list[ui.Item[MessageView]] = []
    most = TURNS_SHOWN // 2 if asked or left else TURNS_SHOWN
    if tables:
        parts.append(text(context.say("turns-title", count=len(tables))))
        parts += [await _turn(context, table) for table in tables[:most]]
    if len(tables) > most:
        parts.append(text(context.say("turns-more", count=len(tables) - most)))
    if left:
        parts.append(text(f"### {context.say('turns-played-for')}"))
        parts += [await _played_for(context, table) for table in left[:LEFT_SHOWN]]
    if len(left) > LEFT_SHOWN:
        parts.append(text(context.say("asked-more", count=len(left) - LEFT_SHOWN)))
    await context.show(MessageView(*parts, *([text(asked)] if asked else ())))


async def _played_for(context: InteractionContext, table: Table) -> ui.Section[MessageView]:
    """A table at which a computer player plays for the person, with a button to come back."""
    url = message_url(table.place, await context.tables.newest_post(table))
    game, channel = context.presenter(table).title(), f"<#{table.place.channel_id}>"
    line = context.say("turns-played-for-line", game=game, url=url, channel=channel)
    back = button(context.say("button-comeback"), CustomId("return", table.id))
    return ui.Section(text(line, LEFT_ROOM), accessory=back)


def deadline_of(table: Table, user_id: int) -> float | None:
    """When a person's clock at a table runs out, in seconds since 1970; None if none runs."""
    seat = table.seat_of(user_id)
    clock = None if seat is None else table.clocks.get(seat)
    return None if clock is None else clock.deadline


async def _question_lines(
    context: InteractionContext, questions: Sequence[tuple[Table, Question]]
) -> str:
    """The questions that tables ask the person besides their turn, one line with a link for each;
    "" if there are none. What others decide about the person is listed, but is no question. Several
    channels that ask to follow a table are one line."""
    lines = [
        await _question(context, table, question) for table, question in questions[:ASKED_SHOWN]
    ]
    if not lines:
        return ""
    if len(questions) > ASKED_SHOWN:
        lines.append(context.say("asked-more", count=len(questions) - ASKED_SHOWN))
    asks = any(question.kind != ABOUT_YOU for _, question in questions)
    head = [f"### {context.say('asked-title')}"] if asks else []
    return "\n".join([*head, *dict.fromkeys(lines)])


async def _question(context: InteractionContext, table: Table, question: Question) -> str:
    """One question with its table and a link to its message."""
    presenter = context.presenter(table)
    place, message_id = await context.tables.question_message(table, question)
    url, channel = message_url(place, message_id), f"<#{place.channel_id}>"
    named = with_names(question.args, context.services.texts, context.locale)
    args = {name: _argument(name, value) for name, value in named.items()}
    what = context.say(f"asked-{question.kind}", **args)
    line = context.say("asked-line", game=presenter.title(), url=url, channel=channel, what=what)
    return cut(line, ASKED_ROOM)


def _argument(name: str, value: str | int) -> str:
    return moment(float(value)) if name == "at" else safe_name(str(value))


async def _show_no_turns(context: InteractionContext) -> None:
    """Says that no table waits for the person, even if their practice game does."""
    private = await context.tables.private()
    practises = private is not None and private.status == "running"
    key = "turns-none-but-practise" if practises else "turns-none"
    await context.show(text_view(context.say(key)))


async def _turn(context: InteractionContext, table: Table) -> ui.Section[MessageView]:
    """A table that waits for the person, with its link and button."""
    presenter = context.presenter(table)
    url = message_url(table.place, await context.tables.newest_post(table))
    since = await context.tables.waits_since(table) or table.opened_at.timestamp()
    ends = deadline_of(table, context.person.id)
    notes = [context.say("turns-gone")] if table.channel_gone else []
    notes += [] if ends is None else [context.say("turns-ends", at=moment(ends))]
    after = "".join(f" · {note}" for note in notes)

    def line_for(names: str) -> str:
        channel, game = f"<#{table.place.channel_id}>", presenter.title()
        args = {"game": game, "url": url, "channel": channel, "since": moment(since)}
        return context.say("turns-line", names=names, **args) + after

    own = table.seat_of(context.person.id)
    line = line_for(_players(presenter, TURN_ROOM - len(line_for("")), but=own))
    if context.interaction.guild_id is None:
        return ui.Section(text(line, TURN_ROOM), accessory=link(context.say("button-open"), url))
    move = CustomId("turn", table.id)
    your_move = button(context.say("button-your-move"), move, discord.ButtonStyle.primary)
    return ui.Section(text(line, TURN_ROOM), accessory=your_move)


async def turn_page(context: InteractionContext, rest: str) -> None:
    """Shows another page of `/tables`."""
    page, state, game = (*rest.split(), "", "", "")[:3]
    if state not in (ALL, *LISTED) or game not in (ALL, *context.services.games):
        raise Refused("outdated")
    await show_tables(context, state, game, read_number(page))


async def show_tables(context: InteractionContext, state: str, game: str, page: int = 0) -> None:
    """`/tables`: shows one page of tables, lobbies first, then running and finished ones."""
    state, game = state or ALL, game or ALL
    statuses = tuple(status for status in LISTED if state in (ALL, status))
    listed = await context.tables.listed(statuses, "" if game == ALL else game)
    tables = [table for table in listed if table.game in context.services.games]
    if not tables:
        none = "tables-none" if (state, game) == (ALL, ALL) else "tables-none-such"
        await context.show(text_view(context.say(none)))
        return
    count = -(-len(tables) // PAGE)
    page = min(page, count - 1)
    page_tables = tables[page * PAGE : (page + 1) * PAGE]
    parts = await _parts(context, page_tables)
    pages = page_buttons(
        context.say, page, count, lambda to: CustomId("tables", rest=f"{to} {state} {game}")
    )
    await context.show(MessageView(*parts, *rows(pages)))


async def _parts(
    context: InteractionContext, tables: Sequence[ListedTable]
) -> list[ui.Item[MessageView]]:
    parts: list[ui.Item[MessageView]] = []
    for status, group in groupby(tables, key=lambda table: table.status):
        parts.append(text(f"### {context.say(f'tables-{status}')}"))
        parts += [await _section(context, row) for row in group]
    return parts


async def _section(context: InteractionContext, row: ListedTable) -> ui.Section[MessageView]:
    """A table in `/tables`, with a link to its newest post."""
    table = await context.tables.named(row.id)
    presenter = context.presenter(table)
    where = context.say(
        "tables-where",
        channel=f"<#{table.place.channel_id}>",
        id=table.id,
        at=moment(row.changed_at),
    )

    def line_for(names: str) -> str:
        people = context.say("tables-people", names=names, host=_host(presenter))
        return "\n".join([_head(presenter), people, where])

    line = line_for(_players(presenter, LISTED_ROOM - len(line_for(""))))
    url = message_url(table.place, await context.tables.newest_post(table))
    return ui.Section(text(line, LISTED_ROOM), accessory=link(context.say("button-open"), url))


def _head(presenter: TablePresenter) -> str:
    """The game, with the data that matters for the table's status."""
    table, detail = presenter.table, ""
    if table.status == "lobby":
        free = max(table.seats_for(presenter.game)) - len(table.seats)
        detail = presenter.say("tables-free", count=free)
    elif table.status == "running":
        detail = presenter.waiting()
    elif table.state is not None:
        detail = presenter.scores_line(presenter.view(None))
    return f"**{presenter.title()}** · {detail}" if detail else f"**{presenter.title()}**"


def _players(presenter: TablePresenter, room: int, *, but: Seat | None = None) -> str:
    """The names of as many players as fit, `but` one."""
    seats = [seat for seat in range(len(presenter.table.seats)) if seat != but]
    line = presenter.prose.seats(seats)
    for count in reversed(range(len(seats))):
        if len(line) <= room:
            break
        names = [*map(presenter.prose.seat, seats[:count]), "…"]
        line = presenter.texts.listed(presenter.locale, names)
    return line


def _host(presenter: TablePresenter) -> str:
    holders = enumerate(presenter.table.seats)
    host = presenter.table.host_id
    if not host:  # they deleted their data, and nobody else played
        return presenter.say("nobody")
    seat = next((seat for seat, holder in holders if holder.user_id == host), None)
    return f"<@{host}>" if seat is None else presenter.prose.seat(seat)
