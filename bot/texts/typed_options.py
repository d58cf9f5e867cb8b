"""Options of a game as people type them: `river=yes` in English, `河流=是` in Chinese."""

from __future__ import annotations

import re

from bot.texts import DEFAULT
from bot.texts.prose import Prose
from rules.game import Meta, Option, OptionValue
from rules.record import option_word


def option_label(prose: Prose, option: Option) -> str:
    """An option's name as players know it."""
    return prose.find(f"option-{option.name}") or option.name


def value_label(prose: Prose, option: Option, value: OptionValue) -> str:
    """An option's value as players know it."""
    word = option_word(value)
    found = prose.find(f"option-{option.name}-{word}")
    return found or (prose.say(word) if isinstance(value, bool) else word)


def option_words(prose: Prose, option: Option, value: OptionValue) -> str:
    """An option with a value as one types it in a language."""
    if prose.locale == DEFAULT:
        return f"{option.name}={option_word(value)}"
    return f"{option_label(prose, option)}={value_label(prose, option, value)}"


def canonical_options(prose: Prose, meta: Meta, typed: str) -> str:
    """What was typed, with the rules' own words for every option that was typed in a language."""
    found = {
        option_words(prose, option, value): f"{option.name}={option_word(value)}"
        for option in meta.options
        for value in option.choices
    }
    for words in sorted(found, key=len, reverse=True):
        letters = r"\s*".join(map(re.escape, "".join(words.split()))).replace("=", "[=＝]")
        typed = re.sub(rf"{letters}(?![\w-])", found[words], typed, flags=re.IGNORECASE)
    return typed


def squeezed(typed: str) -> str:
    """What was typed without blanks and in small letters, to compare."""
    return "".join(typed.lower().replace("＝", "=").split())
