"""Variants as players know them: names, values, and what is played with so many seats."""

from __future__ import annotations

from bot.front.presenter import Scene
from rules.game import Option, OptionValue
from rules.record import option_word


def option_name(scene: Scene, option: Option) -> str:
    """A variant's name as players know it."""
    return scene.prose.find(f"option-{option.name}") or option.name


def option_value(scene: Scene, option: Option, value: OptionValue) -> str:
    """A variant's value as players know it."""
    word = option_word(value)
    return scene.prose.find(f"option-{option.name}-{word}") or (
        scene.say(word) if isinstance(value, bool) else word
    )


def option_description(scene: Scene, option: Option) -> str:
    """What a variant is, in a sentence."""
    return scene.prose.find(f"option-{option.name}-description") or ""


def option_line(scene: Scene, option: Option, value: OptionValue) -> str:
    """`River: yes`: a variant with one of its values."""
    name, shown = option_name(scene, option), option_value(scene, option, value)
    return scene.say("option-is", option=name, value=shown)


def chosen_value(scene: Scene, option: Option) -> OptionValue:
    """What the host has chosen, or the default."""
    return scene.table.options.get(option.name, option.default)


def played_value(scene: Scene, option: Option) -> OptionValue:
    """What as many as sit there now play, whatever was chosen."""
    return option.only.get(len(scene.table.seats), chosen_value(scene, option))


def played_line(scene: Scene) -> str:
    """All variants with what is played, on one line; "" where the game has none."""
    options = scene.game.meta.options
    told = [option_line(scene, option, played_value(scene, option)) for option in options]
    return scene.say("info-variants", variants=" · ".join(told)) if told else ""


def chosen_line(scene: Scene, option: Option) -> str:
    """The answer to a choice; where so many seats have none, what they play."""
    chosen, played = chosen_value(scene, option), played_value(scene, option)
    name, value = option_name(scene, option), option_value(scene, option, chosen)
    said = scene.say("answer-option-chosen", option=name, value=value)
    if option.only.get(len(scene.table.seats)) in (None, chosen):
        return said
    value, seats = option_value(scene, option, played), len(scene.table.seats)
    return f"{said} {scene.say('answer-option-other', seats=seats, value=value)}"
