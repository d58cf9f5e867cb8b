"""The lobby: the message in which a table fills."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.front.ids import Tap
from bot.front.scene import Scene
from bot.front.sheets import Sheet, button, rows, select, text
from rules.game import Option, OptionValue
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
    parts: list[ui.Item[Sheet]] = [text(f"{_head(scene)}\n\n{_seats(scene)}\n\n{_needed(scene)}")]
    parts += _options(scene)
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
    return scene.say(key, least=min(seats), most=max(seats))


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
    now = scene.table.options.get(option.name, option.default)
    other = next(choice for choice in option.choices if choice != now)
    label = f"{option_name(scene, option)}: {option_value(scene, option, now)}"
    style = discord.ButtonStyle.success if now is True else discord.ButtonStyle.secondary
    return button(
        label, Tap("option", scene.table.id, f"{option.name} {option_word(other)}"), style
    )


def _list(scene: Scene, option: Option) -> ui.ActionRow[Sheet]:
    now = scene.table.options.get(option.name, option.default)
    name = option_name(scene, option)
    values = [(option_word(c), f"{name}: {option_value(scene, option, c)}") for c in option.choices]
    return select(name, Tap("option", scene.table.id, option.name), values[:25], option_word(now))


def option_name(scene: Scene, option: Option) -> str:
    """A variant's name as players know it."""
    return scene.prose.find(f"option-{option.name}") or option.name


def option_value(scene: Scene, option: Option, value: OptionValue) -> str:
    """A variant's value as players know it."""
    word = option_word(value)
    return scene.prose.find(f"option-{option.name}-{word}") or (
        scene.say(word) if isinstance(value, bool) else word
    )
