"""Variants as players know them: names, values, and what is played with so many seats."""

from __future__ import annotations

from bot.front.shown.presenter import TablePresenter
from bot.texts.typed_options import option_label, value_label
from rules.game import Option, OptionValue


def option_name(presenter: TablePresenter, option: Option) -> str:
    """A variant's name as players know it."""
    return option_label(presenter.prose, option)


def option_value(presenter: TablePresenter, option: Option, value: OptionValue) -> str:
    """A variant's value as players know it."""
    return value_label(presenter.prose, option, value)


def option_description(presenter: TablePresenter, option: Option) -> str:
    """What a variant is, in a sentence."""
    return presenter.prose.find(f"option-{option.name}-description") or ""


def described_line(presenter: TablePresenter, option: Option) -> str:
    """`River: begin with ...`: a variant with what it is, small; "" where nothing is told of it."""
    name, described = option_name(presenter, option), option_description(presenter, option)
    return f"-# {presenter.say('option-is', option=name, value=described)}" if described else ""


def option_line(presenter: TablePresenter, option: Option, value: OptionValue) -> str:
    """`River: yes`: a variant with one of its values."""
    name, shown = option_name(presenter, option), option_value(presenter, option, value)
    return presenter.say("option-is", option=name, value=shown)


def chosen_value(presenter: TablePresenter, option: Option) -> OptionValue:
    """What the host has chosen, or the default."""
    return presenter.table.options.get(option.name, option.default)


def played_value(presenter: TablePresenter, option: Option) -> OptionValue:
    """What as many as sit there now play, whatever was chosen."""
    return option.only.get(len(presenter.table.seats), chosen_value(presenter, option))


def played_line(presenter: TablePresenter) -> str:
    """All variants with what is played, on one line; "" where the game has none."""
    options = presenter.game.meta.options
    told = [option_line(presenter, option, played_value(presenter, option)) for option in options]
    return presenter.say("info-variants", variants=" · ".join(told)) if told else ""


def chosen_line(presenter: TablePresenter, option: Option) -> str:
    """The answer to a choice; where so many seats have none, what they play."""
    chosen, played = chosen_value(presenter, option), played_value(presenter, option)
    name, value = option_name(presenter, option), option_value(presenter, option, chosen)
    said = presenter.say("answer-option-chosen", option=name, value=value)
    if option.only.get(len(presenter.table.seats)) in (None, chosen):
        return said
    value, seats = option_value(presenter, option, played), len(presenter.table.seats)
    return f"{said} {presenter.say('answer-option-other', seats=seats, value=value)}"
