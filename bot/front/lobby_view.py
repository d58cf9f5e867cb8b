"""The lobby: the message in which a table fills."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.front.custom_ids import Tap
from bot.front.message_views import Sheet, button, rows, select, text
from bot.front.presenter import Scene
from bot.front.variants import (
    chosen_value,
    option_description,
    option_line,
    option_name,
    played_value,
)
from rules.game import Option
from rules.record import option_word

OPTION_ROWS = 6
"""Options with more than two choices that get a list; a lobby stays within Discord's 40 parts."""


def lobby(scene: Scene, players: Sequence[str]) -> Sheet:
    """The lobby of a table; its final state once the game began or the table was closed."""
    table = scene.table
    if table.status != "lobby":
        key = "lobby-begun" if table.status == "running" else "lobby-over"
        return Sheet(text(f"{_head(scene)}\n\n{_seats(scene)}\n\n{scene.say(key)}"))
    full = len(table.seats) >= max(scene.game.meta.seats)
    told = [_head(scene), _seats(scene), _needed(scene), _descriptions(scene)]
    parts: list[ui.Item[Sheet]] = [text("\n\n".join(told).rstrip()), *_options(scene)]
    if not full:
        named = [(name, scene.say(f"player-{name}")) for name in players]
        parts.append(select(scene.say("lobby-add-computer"), Tap("computer", table.id), named))
    return Sheet(*parts, *rows(_buttons(scene, full=full)))


def _head(scene: Scene) -> str:
    description = scene.say(f"{scene.table.game}-description")
    return f"## {scene.title()}\n{description}\n-# {scene.say('table-number', id=scene.table.id)}"


def _seats(scene: Scene) -> str:
    lines: list[str] = []
    for seat, holder in enumerate(scene.table.seats):
        mark = f" 🤖 {scene.say(f'player-{holder.computer}')}" if holder.computer else ""
        host = f" · {scene.say('lobby-host')}" if holder.user_id == scene.table.host_id else ""
        lines.append(f"{seat + 1}. {scene.prose.seat(seat)}{mark}{host}")
    return "\n".join(lines)


def _needed(scene: Scene) -> str:
    seats, count = scene.game.meta.seats, len(scene.table.seats)
    key = "lobby-enough" if count in seats else "lobby-needed"
    if count >= max(seats):
        key = "lobby-full"
    return scene.say(key, least=min(seats), most=max(seats))


def _descriptions(scene: Scene) -> str:
    """What each variant is, a small line each."""
    lines = [
        scene.say("option-is", option=option_name(scene, option), value=described)
        for option in scene.game.meta.options
        if (described := option_description(scene, option))
    ]
    return "\n".join(f"-# {line}" for line in lines)


def _buttons(scene: Scene, *, full: bool) -> list[ui.Button[Sheet]]:
    table = scene.table
    computers = any(holder.user_id is None for holder in table.seats)
    enough = len(table.seats) in scene.game.meta.seats
    green = discord.ButtonStyle.success
    found = [
        button(
            scene.say("button-join"),
            Tap("join", table.id),
            discord.ButtonStyle.primary,
            disabled=full,
        ),
        button(scene.say("button-leave"), Tap("leave", table.id)),
        button(scene.say("button-start"), Tap("start", table.id), green, disabled=not enough),
        button(scene.say("button-rules"), Tap("rules", table.id)),
    ]
    if computers:
        found.insert(2, button(scene.say("button-remove"), Tap("remove", table.id)))
    return found


def _options(scene: Scene) -> list[ui.Item[Sheet]]:
    switches: list[ui.Button[Sheet]] = []
    lists: list[ui.Item[Sheet]] = []
    for option in scene.game.meta.options:
        if len(option.choices) == 2:
            switches.append(_switch(scene, option))
        elif len(lists) < OPTION_ROWS:
            lists.append(_list(scene, option))
    return [*lists, *rows(switches)]


def _switch(scene: Scene, option: Option) -> ui.Button[Sheet]:
    """Says what is played; without a choice for so many seats it cannot be pressed."""
    now, played = chosen_value(scene, option), played_value(scene, option)
    other = next(choice for choice in option.choices if choice != now)
    return button(
        option_line(scene, option, played),
        Tap("option", scene.table.id, f"{option.name} {option_word(other)}"),
        discord.ButtonStyle.success if played is True else discord.ButtonStyle.secondary,
        disabled=len(scene.table.seats) in option.only,
    )


def _list(scene: Scene, option: Option) -> ui.ActionRow[Sheet]:
    values = [(option_word(c), option_line(scene, option, c)) for c in option.choices]
    tap = Tap("option", scene.table.id, option.name)
    now = option_word(played_value(scene, option))
    return select(option_name(scene, option), tap, values[:25], now)
