"""The message of a lobby."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.front.shown.clock_lines import chosen_clock
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.learn_buttons import learn_buttons
from bot.front.shown.message_views import MessageView, button, picture, rows, select, text
from bot.front.shown.presenter import TablePresenter
from bot.front.shown.variants import described_line, played_line, switch
from bot.matches.table.model import Origin
from rules.game import Option

HINTS_ALLOWED, HINTS_FORBIDDEN = "allow", "forbid"


def lobby(presenter: TablePresenter, players: Sequence[str], *, pictured: bool) -> MessageView:
    """The lobby of a table. After the start or the end it is shown in its last state without a
    picture."""
    table = presenter.table
    if table.status != "lobby":
        key = "lobby-begun" if table.status == "running" else "lobby-ended"
        ended = [_head(presenter), _seats(presenter), presenter.say(key)]
        return MessageView(text("\n\n".join(ended)))
    full = len(table.seats) >= max(table.seats_for(presenter.game))
    parts: list[ui.Item[MessageView]] = [
        *_introduction(presenter, pictured=pictured),
        text(_body(presenter)),
        *rows([*_variants(presenter), _hints(presenter), *_starts(presenter)]),
    ]
    if not full:
        named = [(name, presenter.say(f"player-{name}")) for name in players]
        parts.append(
            select(presenter.say("lobby-add-computer"), CustomId("computer", table.id), named)
        )
    return MessageView(*parts, *rows(_buttons(presenter, full=full)))


def _introduction(presenter: TablePresenter, *, pictured: bool) -> list[ui.Item[MessageView]]:
    """What the game is about, for people who do not know it, with a picture of its end."""
    find = presenter.plain.find
    lines = [_head(presenter), find("aim"), _effort(presenter)]
    alt = find("cover") if pictured else None
    return [text("\n".join(filter(None, lines))), *([] if alt is None else [picture(alt)])]


def _body(presenter: TablePresenter) -> str:
    """The text above the buttons, without what the buttons say."""
    clock = chosen_clock(presenter) if presenter.table.clock else ""
    small = "\n".join(filter(None, [_variants_line(presenter), _hints_line(presenter)]))
    lines = [_seats(presenter), _players_needed(presenter), small, clock]
    return "\n\n".join(filter(None, lines))


def lobby_in_words(presenter: TablePresenter) -> list[str]:
    """The whole lobby in words, for people who use screen readers."""
    clock = chosen_clock(presenter) if presenter.table.clock else ""
    hints = _hints_rule(presenter)
    lines = [_seats(presenter), _players_needed(presenter), played_line(presenter), hints, clock]
    return [line for line in lines if line]


def _head(presenter: TablePresenter) -> str:
    number = presenter.say("table-number", id=presenter.table.id)
    return f"## {presenter.title()}\n-# {number}"


def _effort(presenter: TablePresenter) -> str:
    """The number of players, the duration and the difficulty."""
    meta = presenter.game.meta
    if meta.effort is None:
        return ""
    least, most = meta.effort.turns
    line = presenter.say(
        "lobby-effort",
        players="–".join(map(str, dict.fromkeys((meta.seats[0], meta.seats[-1])))),
        minutes=meta.effort.minutes,
        least=least,
        most=most,
        weight=meta.effort.weight,
    )
    return f"-# {line}"


def _seats(presenter: TablePresenter) -> str:
    """The players and free seats, one line each."""
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
    """The player of the record in whose place this seat continues an imported game."""
    origin = presenter.table.origin
    if origin is None or seat >= len(origin.names):
        return ""
    name = _named_before(presenter, origin, seat)
    return f" · {presenter.say('lobby-plays-for', name=name)}" if name else ""


def _named_before(presenter: TablePresenter, origin: Origin, seat: int) -> str:
    """The name of a seat's player in the record; "" if the record names nobody."""
    name, unnamed = origin.names[seat], presenter.say("record-seat", seat=seat + 1)
    return "" if name == unnamed else presenter.prose.clean(name)


def _free(presenter: TablePresenter) -> list[str]:
    """Lines about the free seats of an imported game, and its number of recorded moves."""
    origin, taken = presenter.table.origin, len(presenter.table.seats)
    if origin is None:
        return []
    names = {seat: _named_before(presenter, origin, seat) for seat in range(len(origin.names))}
    free = [
        f"{seat + 1}. {presenter.say('lobby-free-seat', name=name or 'none')}"
        for seat, name in names.items()
        if seat >= taken
    ]
    return [*free, "", presenter.say("notice-goes-on", moves=len(origin.moves))]


def _switchable_option(presenter: TablePresenter) -> Option | None:
    """The game's only option, if one button can switch it. Several options are behind one
    button."""
    options = presenter.game.meta.options
    return options[0] if len(options) == 1 and len(options[0].choices) == 2 else None


def _variants_line(presenter: TablePresenter) -> str:
    """The chosen options. If a button shows the choice, its description instead."""
    only = _switchable_option(presenter)
    if only is None or presenter.table.origin is not None:
        return played_line(presenter)
    return described_line(presenter, only)


def _variants(presenter: TablePresenter) -> list[ui.Button[MessageView]]:
    """The button to the options; none for an imported game, whose options are fixed."""
    table, only = presenter.table, _switchable_option(presenter)
    if table.origin is not None or not presenter.game.meta.options:
        return []
    if only is not None:
        return [switch(presenter, only, CustomId("option", table.id))]
    return [button(presenter.say("button-variants"), CustomId("variants", table.id))]


def _hints_line(presenter: TablePresenter) -> str:
    """A line that explains hints and says whether this table allows them."""
    table = presenter.table
    rule = "chosen" if table.hints is not None else "alone" if table.people == 1 else "several"
    return f"-# {presenter.say('lobby-hints', rule=rule)}"


def _players_needed(presenter: TablePresenter) -> str:
    """A line about what the start waits for: answers, more players or the host."""
    table = presenter.table
    if table.invited:
        held = presenter.prose.seats(s for s in range(len(table.seats)) if table.is_held(s))
        return presenter.say("lobby-answers", names=held)
    seats, count = table.seats_for(presenter.game), len(table.seats)
    if table.starts_with is not None:
        return presenter.say("lobby-starts-with", count=table.starts_with)
    key = "lobby-enough" if count in seats else "lobby-needed"
    if count >= max(seats):
        key = "lobby-full"
    elif min(seats) == max(seats):
        key = "lobby-needed-all"
    return presenter.say(key, least=min(seats), most=max(seats))


def _buttons(presenter: TablePresenter, *, full: bool) -> list[ui.Button[MessageView]]:
    """The buttons of an open lobby."""
    table = presenter.table
    computers = any(holder.user_id is None for holder in table.seats)
    enough = len(table.seats) in table.seats_for(presenter.game) and not table.invited
    green = discord.ButtonStyle.success
    buttons = [
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
        *_for_newcomers(presenter),
    ]
    if computers:
        buttons.insert(2, button(presenter.say("button-remove"), CustomId("remove", table.id)))
    return buttons


def _for_newcomers(presenter: TablePresenter) -> list[ui.Button[MessageView]]:
    """The button to the game's lesson, or to its rules if there is none."""
    rules = button(presenter.say("button-new-here"), CustomId("newcomer", presenter.table.id))
    return learn_buttons(presenter.say, [presenter.table.game]) or [rules]


def _hints_rule(presenter: TablePresenter) -> str:
    allowed = presenter.table.hints_allowed
    return presenter.say("hints-rule", allowed="yes" if allowed else "no")


def _hints(presenter: TablePresenter) -> ui.Button[MessageView]:
    """The button that shows whether hints are allowed, and switches that."""
    table = presenter.table
    allowed = table.hints_allowed
    return button(
        _hints_rule(presenter),
        CustomId("hints", table.id, HINTS_FORBIDDEN if allowed else HINTS_ALLOWED),
        discord.ButtonStyle.success if allowed else discord.ButtonStyle.secondary,
    )


def _starts(presenter: TablePresenter) -> list[ui.Button[MessageView]]:
    """The button that shows when the game starts, and switches to the next choice. The choices are
    the possible numbers of players, and a start by the host."""
    table = presenter.table
    counts = [n for n in table.seats_for(presenter.game) if n > len(table.seats)]
    if not counts:
        return []
    later = [n for n in counts if n > (table.starts_with or 0)]
    label = presenter.say("starts-rule", count=table.starts_with or 0)
    style = discord.ButtonStyle.success if table.starts_with else discord.ButtonStyle.secondary
    return [button(label, CustomId("starts", table.id, str(later[0]) if later else ""), style)]
