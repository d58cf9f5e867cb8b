"""Every button and list: what a tap does. Stateless, so it works after a restart, too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from bot.front import lobby_actions, queries, turn
from bot.front.context import Acknowledge, Ask
from bot.front.custom_ids import Tap
from bot.front.lobby_view import lobby
from bot.front.retired_messages import bare, retire
from bot.front.services import UNREACHABLE
from bot.matches.model import Table
from bot.matches.requests import (
    AddComputer,
    AnswerUndo,
    ChooseOption,
    Join,
    Leave,
    Refused,
    RemoveComputer,
    Request,
    Resign,
    Start,
)

Work = Callable[[Ask, Table, Tap, str], Awaitable[None]]
"""Answers a tap about a table within the person's reach; the last argument is the value picked from
a list, "" for a button."""


@dataclass(frozen=True, slots=True)
class Control:
    """How a kind of control is acknowledged and answered."""

    how: Acknowledge
    work: Work


async def your_move(ask: Ask, table: Table, tap: Tap, _: str) -> None:
    """*Your move* under a public post."""
    await turn.show_turn(ask, table)


async def pick(ask: Ask, table: Table, tap: Tap, value: str) -> None:
    """A word of an action was picked."""
    words = (*tap.words, *value.split())
    await turn.pick(ask, table, words, tap.basis)


async def listed(ask: Ask, table: Table, tap: Tap, value: str) -> None:
    """Words were picked from one of a panel's lists."""
    await turn.pick(ask, table, value.split(), tap.basis)


async def group(ask: Ask, table: Table, tap: Tap, value: str) -> None:
    """A group of a long list was picked."""
    await turn.pick(ask, table, tap.words, tap.basis, _number(value))


async def layer(ask: Ask, table: Table, tap: Tap, _: str) -> None:
    """A layer of a panel's picture was switched; the question stays the same."""
    shown, _, words = tap.rest.partition(" ")
    await turn.pick(ask, table, words.split(), tap.basis, _number(shown))


def _number(group: str) -> int:
    """The number of a group of a long list, -1 for none."""
    return int(group) if group.isdecimal() and len(group) < 4 else -1


async def sure(ask: Ask, table: Table, tap: Tap, _: str) -> None:
    """Yes, take the action although it reveals something."""
    await turn.choose(ask, table, (tap.rest,), basis=tap.basis, commit=True)


async def confirm(ask: Ask, table: Table, tap: Tap, _: str) -> None:
    """The turn is confirmed."""
    await turn.confirm(ask, table, tap.basis)


async def back(ask: Ask, table: Table, tap: Tap, _: str) -> None:
    """One step back."""
    await turn.step_back(ask, table, tap.basis)


async def over(ask: Ask, table: Table, tap: Tap, _: str) -> None:
    """All steps back."""
    await turn.step_back(ask, table, tap.basis, everything=True)


async def forget(ask: Ask, table: Table, tap: Tap, _: str) -> None:
    """What was planned is given up."""
    await turn.forget(ask, table)


async def board(ask: Ask, table: Table, tap: Tap, _: str) -> None:
    """The board as it is now."""
    await queries.show_board(ask, table)


async def hand(ask: Ask, table: Table, tap: Tap, _: str) -> None:
    """One's own hand."""
    await queries.show_hand(ask, table)


async def left(ask: Ask, table: Table, tap: Tap, _: str) -> None:
    """What is still to come."""
    await queries.show_remaining(ask, table)


async def rules(ask: Ask, table: Table, tap: Tap, _: str) -> None:
    """The rules of the table's game."""
    await queries.show_rules(ask, table.game)


async def computer(ask: Ask, table: Table, tap: Tap, value: str) -> None:
    """A computer player was picked from the lobby's list."""
    await _in_lobby(ask, table, AddComputer(value))


async def option(ask: Ask, table: Table, tap: Tap, value: str) -> None:
    """A variant was switched or picked."""
    name, _, switched = tap.rest.partition(" ")
    await _in_lobby(ask, table, ChooseOption(name, value or switched))


def _lobby_button(request: Request) -> Control:
    async def work(ask: Ask, table: Table, tap: Tap, _: str) -> None:
        await _in_lobby(ask, table, request)

    return Control("update", work)


async def _in_lobby(ask: Ask, table: Table, request: Request) -> None:
    """Carries out a lobby request and shows the lobby anew, at best in the tapped message."""
    try:
        await ask.submit(table, request)
    except Refused as refused:
        if refused.key in ("not-lobby", "not-open"):
            await _shown_lobby(ask, table)
        raise
    await _shown_lobby(ask, table)


async def _shown_lobby(ask: Ask, before: Table) -> None:
    tapped = ask.interaction.message
    async with ask.front.showing(before.id):
        table = await ask.tables.again(before)
        if tapped is not None and tapped.id == table.lobby_message_id and not ask.late:
            with suppress(*UNREACHABLE):
                await ask.show(lobby(ask.front.scene(table, table.locale), ask.front.players))
                return
    await lobby_actions.refresh(ask.front, ask.interaction.client, before.id)


def _undo_button(*, agree: bool) -> Control:
    async def work(ask: Ask, table: Table, tap: Tap, _: str) -> None:
        answer = await ask.submit(table, AnswerUndo(agree))
        await ask.tell(ask.say(f"answer-{answer.key}", **answer.args))
        if answer.key != "undo-agreed":
            await _close_question(ask)

    return Control("private", work)


async def _close_question(ask: Ask) -> None:
    """The question is answered: its buttons go. When that fails they only answer as outdated."""
    message = ask.interaction.message
    shown = None if message is None else bare(message)
    if message is not None and shown is not None:
        with suppress(*UNREACHABLE):
            await retire(ask.interaction.client, message.channel.id, message.id, shown)


async def resign(ask: Ask, table: Table, tap: Tap, _: str) -> None:
    """Yes, give up."""
    answer = await ask.submit(table, Resign())
    await ask.tell(ask.say(f"answer-{answer.key}"))


async def keep(ask: Ask, table: Table, tap: Tap, _: str) -> None:
    """No, do not give up."""
    await ask.tell(ask.say("resign-kept"))


CONTROLS: Mapping[str, Control] = {
    "turn": Control("private", your_move),
    "hand": Control("private", hand),
    "board": Control("panel", board),
    "left": Control("private", left),
    "rules": Control("private", rules),
    "pick": Control("panel", pick),
    "list": Control("panel", listed),
    "group": Control("panel", group),
    "layer": Control("panel", layer),
    "sure": Control("panel", sure),
    "confirm": Control("panel", confirm),
    "back": Control("panel", back),
    "over": Control("panel", over),
    "forget": Control("panel", forget),
    "join": _lobby_button(Join()),
    "leave": _lobby_button(Leave()),
    "start": _lobby_button(Start()),
    "remove": _lobby_button(RemoveComputer()),
    "computer": Control("update", computer),
    "option": Control("update", option),
    "agree": _undo_button(agree=True),
    "refuse": _undo_button(agree=False),
    "resign": Control("private", resign),
    "keep": Control("private", keep),
}
"""Every verb a custom id may carry."""


async def worked(ask: Ask, control: Control, tap: Tap, value: str) -> None:
    """Answers a tap; the picture keeps the layers that were switched on where it was tapped."""
    ask.layers = tap.layers
    await control.work(ask, await ask.tables.tapped(tap.table), tap, value)


async def outdated(ask: Ask) -> None:
    """A control of an older version, or of somebody's invention."""
    raise Refused("outdated")
