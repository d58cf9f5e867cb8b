"""The lobby: the message in which a table fills."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.front.clock_lines import chosen_clock
from bot.front.custom_ids import CustomId
from bot.front.message_views import MessageView, button, rows, select, text
from bot.front.presenter import TablePresenter
from bot.front.variants import (
    chosen_value,
    option_description,
    option_line,
    option_name,
    played_line,
    played_value,
)
from rules.game import Option
from rules.record import option_word

HINTS_ALLOWED, HINTS_FORBIDDEN = "allow", "forbid"
OPTION_ROWS = 6
"""Options with more than two choices that get a list; a lobby stays within Discord's 40 parts."""


def lobby(presenter: TablePresenter, players: Sequence[str]) -> MessageView:
    """The lobby of a table; its final state once the game began or the table was closed."""
    table = presenter.table
    if table.status != "lobby":
        key = "lobby-begun" if table.status == "running" else "lobby-ended"
        return MessageView(
            text(f"{_head(presenter)}\n\n{_seats(presenter)}\n\n{presenter.say(key)}")
        )
    full = len(table.seats) >= max(table.seats_for(presenter.game))
    told = [_head(presenter), _seats(presenter), _needed(presenter), _variants(presenter)]
    told += [chosen_clock(presenter)] if table.clock else []
    parts: list[ui.Item[MessageView]] = [
        text("\n\n".join(filter(None, told))),
        *_options(presenter),
    ]
    if not full:
        named = [(name, presenter.say(f"player-{name}")) for name in players]
        parts.append(
            select(presenter.say("lobby-add-computer"), CustomId("computer", table.id), named)
        )
    return MessageView(*parts, *rows(_buttons(presenter, full=full)))


def _head(presenter: TablePresenter) -> str:
    description = presenter.say(f"{presenter.table.game}-description")
    number = presenter.say("table-number", id=presenter.table.id)
    return f"## {presenter.title()}\n{description}\n-# {number}"


def _seats(presenter: TablePresenter) -> str:
    lines: list[str] = []
    for seat, holder in enumerate(presenter.table.seats):
        mark = " 🤖" if holder.computer else ""
        host = (
            f" · {presenter.say('lobby-host')}" if holder.user_id == presenter.table.host_id else ""
        )
        held = f" · {presenter.say('lobby-invited')}" if presenter.table.is_held(seat) else ""
        before = _played_before(presenter, seat)
        lines.append(f"{seat + 1}. {presenter.prose.seat(seat)}{mark}{host}{held}{before}")
    return "\n".join([*lines, *_free(presenter)])


def _played_before(presenter: TablePresenter, seat: int) -> str:
    """For whom somebody plays on in a game that goes on."""
    origin = presenter.table.origin
    if origin is None or seat >= len(origin.names):
        return ""
    name = presenter.prose.clean(origin.names[seat])
    return f" · {presenter.say('lobby-plays-for', name=name)}"


def _free(presenter: TablePresenter) -> list[str]:
    """The seats that wait for somebody to play on, and what everybody should know of them."""
    origin, taken = presenter.table.origin, len(presenter.table.seats)
    if origin is None:
        return []
    free = [
        f"{seat + 1}. {presenter.say('lobby-free-seat', name=presenter.prose.clean(name))}"
        for seat, name in enumerate(origin.names)
        if seat >= taken
    ]
    return [*free, "", presenter.say("lobby-record", moves=len(origin.moves))]


def _variants(presenter: TablePresenter) -> str:
    """What may be chosen; in a game that goes on, what is played."""
    if presenter.table.origin is None:
        return _descriptions(presenter)
    return played_line(presenter)


def _needed(presenter: TablePresenter) -> str:
    table = presenter.table
    if table.invited:
        held = presenter.prose.seats(s for s in range(len(table.seats)) if table.is_held(s))
        return presenter.say("lobby-answers", names=held)
    seats, count = table.seats_for(presenter.game), len(table.seats)
    key = "lobby-enough" if count in seats else "lobby-needed"
    if count >= max(seats):
        key = "lobby-full"
    elif min(seats) == max(seats):
        key = "lobby-needed-all"
    return presenter.say(key, least=min(seats), most=max(seats))


def _descriptions(presenter: TablePresenter) -> str:
    """What each variant is, a small line each."""
    lines = [
        presenter.say("option-is", option=option_name(presenter, option), value=described)
        for option in presenter.game.meta.options
        if (described := option_description(presenter, option))
    ]
    return "\n".join(f"-# {line}" for line in lines)


def _buttons(presenter: TablePresenter, *, full: bool) -> list[ui.Button[MessageView]]:
    table = presenter.table
    computers = any(holder.user_id is None for holder in table.seats)
    enough = len(table.seats) in table.seats_for(presenter.game) and not table.invited
    green = discord.ButtonStyle.success
    found = [
        button(
            presenter.say("button-join"),
            CustomId("join", table.id),
            discord.ButtonStyle.primary,
            disabled=full,
        ),
        button(presenter.say("button-leave"), CustomId("leave", table.id)),
        button(
            presenter.say("button-start"), CustomId("start", table.id), green, disabled=not enough
        ),
        button(presenter.say("button-rules"), CustomId("rules", table.id)),
    ]
    if computers:
        found.insert(2, button(presenter.say("button-remove"), CustomId("remove", table.id)))
    return found


def _options(presenter: TablePresenter) -> list[ui.Item[MessageView]]:
    switches: list[ui.Button[MessageView]] = []
    lists: list[ui.Item[MessageView]] = []
    offered = presenter.game.meta.options if presenter.table.origin is None else ()
    for option in offered:
        if len(option.choices) == 2:
            switches.append(_switch(presenter, option))
        elif len(lists) < OPTION_ROWS:
            lists.append(_list(presenter, option))
    return [*lists, *rows([*switches, _hints(presenter)])]


def _hints(presenter: TablePresenter) -> ui.Button[MessageView]:
    """Says whether hints may be asked for; pressed, it is the other way."""
    table = presenter.table
    allowed = table.hints_allowed
    return button(
        presenter.say("hints-rule", allowed="yes" if allowed else "no"),
        CustomId("hints", table.id, HINTS_FORBIDDEN if allowed else HINTS_ALLOWED),
        discord.ButtonStyle.success if allowed else discord.ButtonStyle.secondary,
    )


def _switch(presenter: TablePresenter, option: Option) -> ui.Button[MessageView]:
    """Says what is played; without a choice for so many seats it cannot be pressed."""
    now, played = chosen_value(presenter, option), played_value(presenter, option)
    other = next(choice for choice in option.choices if choice != now)
    return button(
        option_line(presenter, option, played),
        CustomId("option", presenter.table.id, f"{option.name} {option_word(other)}"),
        discord.ButtonStyle.success if played is True else discord.ButtonStyle.secondary,
        disabled=len(presenter.table.seats) in option.only,
    )


def _list(presenter: TablePresenter, option: Option) -> ui.ActionRow[MessageView]:
    values = [(option_word(c), option_line(presenter, option, c)) for c in option.choices]
    custom_id = CustomId("option", presenter.table.id, option.name)
    now = option_word(played_value(presenter, option))
    return select(option_name(presenter, option), custom_id, values[:25], now)
