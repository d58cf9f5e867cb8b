"""Options of a game in words: names, values, what a number of seats plays, and the choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import discord
from discord import ui

from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView, button, select, text
from bot.front.shown.presenter import TablePresenter
from bot.texts.typed_actions import option_label, value_label
from rules.game import Option, OptionValue
from rules.record import option_word

MOST_OPTIONS = 12
"""The most options with a control, so that a message stays within Discord's 40 components."""


def option_description(presenter: TablePresenter, option: Option) -> str:
    """The description of an option, in a sentence."""
    return presenter.prose.find(f"option-{option.name}-description") or ""


def described_line(presenter: TablePresenter, option: Option) -> str:
    """`River: begin with ...`: an option with its description in small text; "" if it has none."""
    name = option_label(presenter.prose, option)
    described = option_description(presenter, option)
    return f"-# {presenter.say('option-is', option=name, value=described)}" if described else ""


def option_line(presenter: TablePresenter, option: Option, value: OptionValue) -> str:
    """`River: yes`: an option with one of its values."""
    prose = presenter.prose
    name, value_text = option_label(prose, option), value_label(prose, option, value)
    return presenter.say("option-is", option=name, value=value_text)


def chosen_value(presenter: TablePresenter, option: Option) -> OptionValue:
    """The value that the host has chosen, or the default."""
    return presenter.table.options.get(option.name, option.default)


def played_value(presenter: TablePresenter, option: Option) -> OptionValue:
    """The value that is played with the present number of players, whatever was chosen."""
    return option.only.get(len(presenter.table.seats), chosen_value(presenter, option))


def played_line(presenter: TablePresenter) -> str:
    """All options with the played values, on one line; "" if the game has none."""
    options = presenter.game.meta.options
    parts = [option_line(presenter, option, played_value(presenter, option)) for option in options]
    return presenter.say("info-variants", variants=" · ".join(parts)) if parts else ""


def chosen_line(presenter: TablePresenter, option: Option) -> str:
    """The answer to a choice. If the present number of players allows none, what they play."""
    chosen, played = chosen_value(presenter, option), played_value(presenter, option)
    prose = presenter.prose
    name, value = option_label(prose, option), value_label(prose, option, chosen)
    text = presenter.say("answer-option-chosen", option=name, value=value)
    if option.only.get(len(presenter.table.seats)) in (None, chosen):
        return text
    value, seats = value_label(prose, option, played), len(presenter.table.seats)
    return f"{text} {presenter.say('answer-option-other', seats=seats, value=value)}"


# --- *Variants…*: a message of its own beside the lobby ----------------------------------------


def variants_message(presenter: TablePresenter, *, chooses: bool) -> MessageView:
    """The message about a table's options, with controls if the person `chooses`."""
    key = "variants-choose" if chooses else "variants-host-chooses"
    head = presenter.say("variants-title", game=presenter.title())
    parts: list[ui.Item[MessageView]] = [text(f"{head}\n{presenter.say(key)}")]
    for option in presenter.game.meta.options[:MOST_OPTIONS]:
        parts += _option(presenter, option, chooses=chooses)
    return MessageView(*parts)


def _option(
    presenter: TablePresenter, option: Option, *, chooses: bool
) -> Iterator[ui.Item[MessageView]]:
    """An option with its description and, if the person chooses, its control."""
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
    """A button that shows the played value and switches it. It is disabled if the number of players
    allows no choice. Its custom id contains the value after the switch."""
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
    return select(option_label(presenter.prose, option), custom_id, values[:25], now)
