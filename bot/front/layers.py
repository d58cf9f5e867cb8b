"""Layers of a picture that whoever looks at it switches on and off.

Nothing is stored: what is on travels in the ids of a message's controls, as a number whose bits
stand for the painter's layers in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import ui

from bot.front.custom_ids import Tap, read_tap
from bot.front.message_views import Sheet, button, rows
from bot.front.presenter import Scene

SWITCHES = ("layer", "board")
"""Verbs of the buttons that switch a layer: in a panel, and under a board looked at."""


def switched_on(offered: Sequence[str], bits: int) -> frozenset[str]:
    """The layers that the bits stand for."""
    return frozenset(name for at, name in enumerate(offered) if bits >> at & 1)


def switches(
    scene: Scene, offered: Sequence[str], bits: int, tap: Callable[[int], Tap]
) -> list[ui.ActionRow[Sheet]]:
    """A button a layer, ticked when it is on; `tap(bits)` is what it leads to."""
    on = switched_on(offered, bits)
    found: list[ui.Button[Sheet]] = []
    for at, name in enumerate(offered):
        label = scene.texts.find(scene.locale, f"{scene.table.game}-layer-{name}") or name
        style = discord.ButtonStyle.primary if name in on else discord.ButtonStyle.secondary
        ticked = f"✓ {label}" if name in on else label
        found.append(button(ticked, tap(bits ^ 1 << at), style))
    return rows(found)


def is_switches(item: ui.Item[Any]) -> bool:
    """True for a row that `switches` has made."""
    if not isinstance(item, ui.ActionRow):
        return False
    taps = [read_tap(getattr(part, "custom_id", None) or "") for part in item.children]
    return all(tap is not None and tap.verb in SWITCHES for tap in taps)
