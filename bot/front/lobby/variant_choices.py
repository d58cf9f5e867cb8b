"""*Variants…*: what may be chosen before the game, in a message of its own beside the lobby."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import discord
from discord import ui

from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView, button, select, text
from bot.front.shown.presenter import TablePresenter
from bot.front.shown.variants import (
    chosen_value,
    described_line,
    option_line,
    option_name,
    played_value,
)
from rules.game import Option
from rules.record import option_word

MOST_OPTIONS = 12
"""Options that get a control; a message stays within Discord's 40 parts."""


def variants_message(presenter: TablePresenter, *, chooses: bool) -> MessageView:
    """The variants of a table, to be chosen or to be read."""
    key = "variants-choose" if chooses else "variants-host-chooses"
    head = presenter.say("variants-title", game=presenter.title())
    parts: list[ui.Item[MessageView]] = [text(f"{head}\n{presenter.say(key)}")]
    for option in presenter.game.meta.options[:MOST_OPTIONS]:
        parts += _option(presenter, option, chooses=chooses)
    return MessageView(*parts)


def _option(
    presenter: TablePresenter, option: Option, *, chooses: bool
) -> Iterator[ui.Item[MessageView]]:
    described = described_line(presenter, option)
    if not chooses:
        played = option_line(presenter, option, played_value(presenter, option))
        yield text(f"**{played}**\n{described}")
        return
    if described:
        yield text(described)
    custom_id = CustomId("variant", presenter.table.id, option.name)
    if len(option.choices) == 2:
        yield ui.ActionRow(switch(presenter, option, custom_id))
    else:
        yield _list(presenter, option, custom_id)


def switch(
    presenter: TablePresenter, option: Option, custom_id: CustomId
) -> ui.Button[MessageView]:
    """Says what is played; without a choice for so many seats it cannot be pressed. `custom_id` is
    told what comes of it."""
    now, played = chosen_value(presenter, option), played_value(presenter, option)
    other = next(choice for choice in option.choices if choice != now)
    return button(
        option_line(presenter, option, played),
        replace(custom_id, rest=f"{option.name} {option_word(other)}"),
        discord.ButtonStyle.success if played is True else discord.ButtonStyle.secondary,
        disabled=len(presenter.table.seats) in option.only,
    )


def _list(
    presenter: TablePresenter, option: Option, custom_id: CustomId
) -> ui.ActionRow[MessageView]:
    values = [(option_word(c), option_line(presenter, option, c)) for c in option.choices]
    now = option_word(played_value(presenter, option))
    return select(option_name(presenter, option), custom_id, values[:25], now)
