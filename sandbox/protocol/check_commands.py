"""Slash commands: the limits Discord checks when they are registered."""

from __future__ import annotations

import re
from typing import Any

from sandbox.world.failures import Json, Problems, failure

LOCALES = frozenset((
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi",
    "th", "zh-CN", "ja", "zh-TW", "ko",
))  # fmt: skip
MOST_COMMANDS, MOST_OPTIONS, MOST_CHARACTERS = 100, 25, 8000
MOST_TYPED = 6000
"""The largest possible `max_length` of an option."""
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
_NAME = re.compile(r"[-_'\w]{1,32}")


def check_commands(commands: list[Json]) -> None:
    """Raises `Failure` (30032 or 50035) unless Discord would accept these commands."""
    if len(commands) > MOST_COMMANDS:
        raise failure(30032)
    problems = Problems()
    for i, command in enumerate(commands):
        _command(problems, str(i), command)
    names = [(c.get("type", 1), c.get("name")) for c in commands]
    for i, name in enumerate(names):
        if name in names[:i]:
            message = "Application command names must be unique"
            problems.add(str(i), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
    problems.done()


def _command(problems: Problems, path: str, command: Json) -> None:
    """Checks one command."""
    if command.get("type", 1) == 1:
        _check_names(problems, path, command)
        _options(problems, path, command, (SUBCOMMAND, GROUP, 3, 4, 5, 6, 7, 8, 9, 10, 11))
        _places(problems, path, command)
        if (total := characters(command)) > MOST_CHARACTERS:
            message = f"Command exceeds maximum size ({MOST_CHARACTERS}): {total}"
            problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)
    else:
        problems.length(f"{path}.name", command.get("name"), 1, 32)


def _places(problems: Problems, path: str, command: Json) -> None:
    """Checks where the command is offered, and how the application must be installed for that.
    Without these fields it is offered everywhere."""
    for key, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        values: list[int] | None = command.get(key)
        if values is None:
            continue
        problems.size(f"{path}.{key}", values, 1, len(allowed))
        for i, one in enumerate(values):
            problems.choice(f"{path}.{key}.{i}", one, allowed)
        if len(set(values)) < len(values):
            message = "Values must be unique"
            problems.add(f"{path}.{key}", "SET_TYPE_CONTAINS_DUPLICATE", message)


def _check_names(problems: Problems, path: str, part: Json) -> None:
    """Checks the name and description of a command or option in all languages."""
    names = {"name": part.get("name")} | _localisations(problems, path, part, "name")
    for key, name in names.items():
        if not isinstance(name, str) or not _NAME.fullmatch(name) or name != name.lower():
            message = "Command name is invalid"
            problems.add(f"{path}.{key}", "APPLICATION_COMMAND_INVALID_NAME", message)
    texts = {"description": part.get("description")} | _localisations(
        problems, path, part, "description"
    )
    for key, description in texts.items():
        problems.length(f"{path}.{key}", description, 1, 100)


def _localisations(problems: Problems, path: str, part: Json, key: str) -> dict[str, Any]:
    translations: Json = part.get(f"{key}_localizations") or {}
    for locale in translations.keys() - LOCALES:
        message = f"Unknown locale {locale}"
        problems.add(f"{path}.{key}_localizations.{locale}", "BASE_TYPE_CHOICES", message)
    return {f"{key}_localizations.{locale}": text for locale, text in translations.items()}


def _options(problems: Problems, path: str, part: Json, allowed: tuple[int, ...]) -> None:
    """Checks a list of options. Required ones must come first."""
    options: list[Json] = part.get("options") or []
    problems.size(f"{path}.options", options, 0, MOST_OPTIONS)
    kinds = {option.get("type") in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        message = "Sub-commands and other options cannot stand in one list"
        problems.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    _unique_and_ordered(problems, f"{path}.options", options)
    for i, option in enumerate(options):
        _option(problems, f"{path}.options.{i}", option, allowed)


def _unique_and_ordered(problems: Problems, path: str, options: list[Json]) -> None:
    """Checks that option names are unique and that required options come first."""
    names = [option.get("name") for option in options]
    if len(set(names)) < len(names):
        message = "Option names must be unique"
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
    needed = [bool(o.get("required")) for o in options if o.get("type") not in (SUBCOMMAND, GROUP)]
    if needed != sorted(needed, reverse=True):
        message = "Required options must be placed before non-required options"
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)


def _option(problems: Problems, path: str, option: Json, allowed: tuple[int, ...]) -> None:
    """Checks one option."""
    kind = option.get("type")
    problems.choice(f"{path}.type", kind, allowed)
    _check_names(problems, path, option)
    if kind == GROUP:
        _options(problems, path, option, (SUBCOMMAND,))
    elif kind == SUBCOMMAND:
        _options(problems, path, option, (3, 4, 5, 6, 7, 8, 9, 10, 11))
    else:
        _value(problems, path, option)


def _value(problems: Problems, path: str, option: Json) -> None:
    """Checks the limits and choices of an option that takes a value."""
    choices: list[Json] = option.get("choices") or []
    if choices and option.get("autocomplete"):
        message = "Cannot use choices and autocomplete together"
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", message)
    if option.get("autocomplete") and option.get("type") not in (STRING, INTEGER, NUMBER):
        message = "Autocomplete is for text and numbers"
        problems.add(path, "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", message)
    for key, least in (("min_length", 0), ("max_length", 1)):
        length = option.get(key)
        if length is not None and not least <= length <= MOST_TYPED:
            message = f"int value should be between {least} and {MOST_TYPED}."
            problems.add(f"{path}.{key}", "NUMBER_TYPE_MAX", message)
    check_choices(problems, f"{path}.choices", choices)
    for i, choice in enumerate(choices if option.get("type") == STRING else ()):
        problems.length(f"{path}.choices.{i}.value", choice.get("value"), 0, 100)
    names = [choice.get("name") for choice in choices]
    if len(set(names)) < len(names):
        message = "Choice names must be unique"
        code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"
        problems.add(f"{path}.choices", code, message)


def check_choices(problems: Problems, path: str, choices: list[Json]) -> None:
    """Checks the choices of an option, declared or from autocomplete: at most 25 with 100
    characters each."""
    problems.size(path, choices, 0, 25)
    for i, choice in enumerate(choices):
        names = {"name": choice.get("name")} | _localisations(
            problems, f"{path}.{i}", choice, "name"
        )
        for key, name in names.items():
            problems.length(f"{path}.{i}.{key}", name, 1, 100)
        value = choice.get("value")
        if value is None or isinstance(value, str):
            problems.length(f"{path}.{i}.value", value, 0, 100)


def characters(part: Json) -> int:
    """The number of characters of a command as Discord counts them. It adds up the names,
    descriptions and choice values of all parts, each in its longest locale."""
    total = _longest(part, "name") + _longest(part, "description")
    for choice in part.get("choices") or ():
        total += _longest(choice, "name") + len(str(choice.get("value", "")))
    return total + sum(characters(option) for option in part.get("options") or ())


def _longest(part: Json, key: str) -> int:
    localised: Json = part.get(f"{key}_localizations") or {}
    return max(len(str(text)) for text in (part.get(key) or "", *localised.values()))
