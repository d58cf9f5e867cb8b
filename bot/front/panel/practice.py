"""A private game between two decisions of its person: what is shown while the others think, at the
end, and beside the panel."""

from __future__ import annotations

import asyncio

import discord
from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.learn_buttons import learn_buttons
from bot.front.shown.message_views import (
    TEXT_ROOM,
    MessageView,
    button,
    cut_lines,
    last_lines,
    rows,
    text,
    with_picture,
)
from bot.front.shown.presenter import TablePresenter
from bot.front.shown.results import result
from bot.matches.table.model import Table
from bot.matches.table.past import Since

LONGEST = 14 * 60.0
"""The most seconds that an answer waits for computer players. Discord accepts edits for 15
minutes."""
PAUSE = 0.1
"""Seconds between two checks of the table."""
STORY_LIMIT = 1800
"""The most characters for what happened last."""


async def played_on(context: InteractionContext, table: Table) -> Table | None:
    """The table once its person must decide or the game is over. Until then the answer says that
    the others are thinking. None if it takes too long, the bot is being stopped, or a newer answer
    follows the game; the button in the message then continues."""
    if not _others_think(table):
        return table
    await context.show(thinking(context.presenter(table)))
    services, who, this = context.services, context.person.id, context.interaction.id
    services.live_answers[who] = this
    loop = asyncio.get_running_loop()
    ends = loop.time() + LONGEST
    while services.live_answers.get(who) == this and loop.time() < ends:
        table = await context.tables.again(table)
        if not _others_think(table):
            del services.live_answers[who]
            return table
        if services.closing or context.late:
            break
        await asyncio.sleep(PAUSE)
    return None


def _others_think(table: Table) -> bool:
    """Whether a running game waits for computer players only."""
    return table.status == "running" and not table.awaited


async def show_ended(context: InteractionContext, table: Table) -> None:
    """Shows how the game ended: what happened last, the points, the board, and buttons to
    continue."""
    presenter = context.presenter(table)
    if table.status != "finished":
        lines = [private_title(presenter), presenter.say("practise-ended")]
        await context.show(MessageView(text("\n".join(lines)), *buttons_after(presenter)))
        return
    body = cut_lines([private_title(presenter), *await _story(context, presenter)], TEXT_ROOM)
    image = await _board(context, presenter)
    since = await context.tables.since(table, _seat(presenter))
    alt = _own(presenter).alt(presenter.public, since.events)
    await context.show(with_picture(body, image, alt, *buttons_after(presenter)))


async def _story(context: InteractionContext, presenter: TablePresenter) -> list[str]:
    """What happened since the person's last decision, shortened to the newest, then the result."""
    since = await context.tables.since(presenter.table, _seat(presenter))
    earlier, lines = last_lines(_own(presenter).describe_events(since.events), STORY_LIMIT)
    before = [presenter.say("since-decision"), *(["…"] if earlier else []), *lines, ""]
    return [*(before if lines else []), result(presenter)]


async def _board(context: InteractionContext, presenter: TablePresenter) -> bytes | None:
    """A picture of the last position with its changes marked; None if there is none."""
    if not context.may_draw("panel"):
        return None
    table, seat = presenter.table, _seat(presenter)
    changes = await context.tables.changes(table, seat, viewer=seat)
    look = presenter.render_options(changes=changes)
    return await context.services.renderer.board(table.game, presenter.view(seat), look)


def _own(presenter: TablePresenter) -> TablePresenter:
    """A presenter that calls the person "you". The result names everybody."""
    return presenter.read_by(_seat(presenter))


def _seat(presenter: TablePresenter) -> int:
    """The person's seat."""
    table = presenter.table
    seat = table.seat_of(table.owner or 0)
    assert seat is not None
    return seat


# --- what its messages offer beside the panel ----------------------------------------------------


def private_title(presenter: TablePresenter) -> str:
    """The name of the game, as a practice game."""
    return presenter.say("practise-title", game=presenter.title())


def private_buttons(
    presenter: TablePresenter, since: Since, *, told: bool
) -> list[ui.Button[MessageView]]:
    """The buttons below a new panel: undo if possible, views of the game, and the end. At first
    also the lesson, unless the panel is `told` something, as after that lesson."""
    table = presenter.table.id
    buttons = [
        _look_back(presenter, "button-history", "history"),
        button(presenter.say("button-left"), CustomId("left", table)),
        button(presenter.say("button-end-practise"), CustomId("giveup", table)),
    ]
    revision = str(presenter.table.revision)
    back = button(presenter.say("button-take-back"), CustomId("takeback", table, revision))
    if not since.decided:
        lesson = learn_buttons(presenter.say, [] if told else [presenter.table.game])
        return [*buttons, *lesson]
    return buttons if since.reveals else [back, *buttons]


def thinking(presenter: TablePresenter) -> MessageView:
    """The message while the computer players decide."""
    who = presenter.prose.seats(s for s, holder in enumerate(presenter.table.seats) if holder.acts)
    lines = [private_title(presenter), presenter.say("practise-thinking", names=who)]
    return MessageView(text("\n".join(lines)), *rows([_go_on(presenter)]))


def asked_to_replace(presenter: TablePresenter, game: str, words: str) -> MessageView:
    """The question whether a new game shall replace the running one. `words` describe the new
    game."""
    question = presenter.say("practise-replace", old=presenter.title(), game=game)
    label = presenter.say("button-practise-anew", game=game)
    anew = button(label, CustomId("anew", presenter.table.id, words), discord.ButtonStyle.danger)
    return MessageView(text(question), *rows([_go_on(presenter), anew]))


def asked_to_end(presenter: TablePresenter) -> MessageView:
    """The question whether the game shall really end."""
    yes = CustomId("giveup", presenter.table.id, "yes")
    label = presenter.say("button-end-practise")
    buttons = [_go_on(presenter), button(label, yes, discord.ButtonStyle.danger)]
    return MessageView(text(presenter.say("practise-end-sure")), *rows(buttons))


def buttons_after(presenter: TablePresenter) -> list[ui.ActionRow[MessageView]]:
    """The buttons below the result: another game, and views of the ended one."""
    table = presenter.table.id
    again = button(
        presenter.say("button-again"), CustomId("again", table), discord.ButtonStyle.primary
    )
    if presenter.table.state is None:
        return rows([again])
    looks = [("button-history", "history"), ("button-log", "log")]
    ended = presenter.table.status == "finished"
    if ended:
        looks.append(("button-review", "review"))
    poster = button(presenter.say("button-poster"), CustomId("poster", table))
    posters = [poster] if ended and presenter.has_posters else []
    return rows([again, *(_look_back(presenter, key, what) for key, what in looks), *posters])


def _go_on(presenter: TablePresenter) -> ui.Button[MessageView]:
    custom_id = CustomId("practise", presenter.table.id)
    return button(presenter.say("button-go-on"), custom_id, discord.ButtonStyle.primary)


def _look_back(presenter: TablePresenter, key: str, what: str) -> ui.Button[MessageView]:
    return button(presenter.say(key), CustomId("past", presenter.table.id, what))
