"""Actions and options of a game as people type them: in the rules' own words, or in those a panel
shows in a language (`river=yes`, `河流=是`)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from bot.texts import DEFAULT
from bot.texts.prose import Prose, kebab
from rules.game import Action, Illegal, Meta, Option, OptionValue, kinds
from rules.record import option_word

SEPARATOR = re.compile("[;；]")
"""The separator between actions."""
_BETWEEN = re.compile(r"[\s·:：]*")
_WORD = re.compile(rf"(\S+){_BETWEEN.pattern}")
_LATIN_END = re.compile(r"[A-Za-z0-9]$")


def spoken(prose: Prose, action: Action) -> tuple[str, ...]:
    """The verb and values of an action as people type them. In English these are the rules' own
    words, in other languages the words of a panel."""
    if prose.locale == DEFAULT:
        return action.words
    of = kinds(type(action))
    values = [prose.label(of[name], getattr(action, name)) for name in action.__match_args__]
    return (prose.verb(action.verb), *values)


def in_words(prose: Prose, meta: Meta, text: str) -> str:
    """An action's text in the words of a language. Text that is no action stays as it is."""
    try:
        return " ".join(spoken(prose, meta.action(text)))
    except Illegal:
        return text


def canonical(prose: Prose, meta: Meta, typed: str) -> str:
    """Typed words translated into the rules' own words. Text without a known verb stays as it
    is."""
    forms = [(form, a) for a in meta.actions for form in (prose.verb(a.verb), a.verb)]
    for form, action in sorted(forms, key=lambda pair: -len(pair[0])):
        rest = _after(form, typed.strip())
        if rest is not None:
            return " ".join([action.verb, *_values(prose, action, rest)])
    return typed


def _values(prose: Prose, action: type[Action], typed: str) -> list[str]:
    """The values after a verb, followed by any remaining text."""
    of, values = kinds(action), list[str]()
    for name in action.__match_args__:
        value, typed = _next(values_by_label(prose, of[name]), typed)
        values.append(value)
    return [word for word in (*values, typed) if word]


def _next(values: Mapping[str, str], typed: str) -> tuple[str, str]:
    """The first value of the typed words, and the rest. The longest label that fits is used, but
    the rules' own word wins over a label of the same length or shorter."""
    word = _WORD.match(typed)
    if word is None:
        return "", ""
    ruled = next((v for v in values.values() if v.lower() == word[1].lower()), None)
    for label in sorted(values, key=len, reverse=True):
        if ruled is not None and len(label) <= len(word[1]):
            break
        rest = _after(label, typed)
        if rest is not None:
            return values[label], rest
    return ruled or word[1], typed[word.end() :]


def values_by_label(prose: Prose, kind: str) -> Mapping[str, str]:
    """The values of a kind by their labels in the language. Players appear by name."""
    if kind == "player":
        return {prose.label(kind, seat): str(seat) for seat in range(1, len(prose.names) + 1)}
    known = prose.texts.values_of(f"{prose.game}-{kebab(kind)}-")
    always = {prose.at({}).label(kind, value): value for value in known}
    return always | {prose.label(kind, v): v for (of, v), _ in prose.named if of == kind}


def _after(label: str, typed: str) -> str | None:
    """The text after a label, ignoring spaces and case; None if the label does not match."""
    begun = _pattern(label).match(typed)
    return None if begun is None else typed[begun.end() :]


@cache
def _pattern(label: str) -> re.Pattern[str]:
    """A pattern for a label at the beginning, with following spaces. A Latin word must match as a
    whole."""
    letters = r"\s*".join(re.escape(letter) for letter in label if not letter.isspace())
    whole = r"(?![\w-])" if _LATIN_END.search(label) else ""
    return re.compile(f"{letters}{whole}{_BETWEEN.pattern}", re.IGNORECASE)


# --- options of a game ---------------------------------------------------------------------------


def option_label(prose: Prose, option: Option) -> str:
    """The name of an option as players know it."""
    return prose.find(f"option-{option.name}") or option.name


def value_label(prose: Prose, option: Option, value: OptionValue) -> str:
    """The value of an option as players know it."""
    word = option_word(value)
    label = prose.find(f"option-{option.name}-{word}")
    return label or (prose.say(word) if isinstance(value, bool) else word)


def option_words(prose: Prose, option: Option, value: OptionValue) -> str:
    """An option with a value as people type it in a language."""
    if prose.locale == DEFAULT:
        return f"{option.name}={option_word(value)}"
    return f"{option_label(prose, option)}={value_label(prose, option, value)}"


def canonical_options(prose: Prose, meta: Meta, typed: str) -> str:
    """Typed options with every option and value in the rules' own words."""
    canonical = {
        option_words(prose, option, value): f"{option.name}={option_word(value)}"
        for option in meta.options
        for value in option.choices
    }
    for words in sorted(canonical, key=len, reverse=True):
        letters = r"\s*".join(map(re.escape, "".join(words.split()))).replace("=", "[=＝]")
        typed = re.sub(rf"{letters}(?![\w-])", canonical[words], typed, flags=re.IGNORECASE)
    return typed


def canonical_option(prose: Prose, meta: Meta, name: str, value: str) -> tuple[str, str]:
    """A typed option and its value in the rules' own words. What is unknown stays as it is."""
    for option in meta.options:
        if squeezed(name) in map(squeezed, (option.name, option_label(prose, option))):
            labels = {squeezed(value_label(prose, option, c)): c for c in option.choices}
            choice = labels.get(squeezed(value))
            return option.name, value.strip() if choice is None else option_word(choice)
    return name.strip(), value.strip()


def squeezed(typed: str) -> str:
    """The typed words without spaces and in lower case, for comparison."""
    return "".join(typed.lower().replace("＝", "=").split())
