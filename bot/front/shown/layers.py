"""Layers of a picture that its viewer can switch on and off.

Nothing is stored. The layers that are on are part of the controls' ids, as a number whose bits
stand for the painter's layers in order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord
from discord import ui

from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView, button, rows
from bot.front.shown.presenter import TablePresenter


def switched_on(offered: Sequence[str], bits: int) -> frozenset[str]:
    """The layers whose bits are set."""
    return frozenset(name for at, name in enumerate(offered) if bits >> at & 1)


def switches(
    presenter: TablePresenter,
    offered: Sequence[str],
    bits: int,
    custom_id: Callable[[int], CustomId],
) -> list[ui.ActionRow[MessageView]]:
    """A button for each layer, ticked if it is on. `custom_id(bits)` makes its id for the layers
    after a tap."""
    on = switched_on(offered, bits)
    buttons: list[ui.Button[MessageView]] = []
    for at, name in enumerate(offered):
        label = (
            presenter.texts.find(presenter.locale, f"{presenter.table.game}-layer-{name}") or name
        )
        style = discord.ButtonStyle.primary if name in on else discord.ButtonStyle.secondary
        ticked = f"✓ {label}" if name in on else label
        buttons.append(button(ticked, custom_id(bits ^ 1 << at), style))
    return rows(buttons)
