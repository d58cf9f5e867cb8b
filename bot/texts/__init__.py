"""Every sentence the bot says, in Fluent files: one folder a language, one file an area."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from bot.texts.spacing import is_spaced, spaced

_log = logging.getLogger(__name__)
_FOLDER = Path(__file__).parent
DEFAULT = "en"
"""The language everything falls back to; it has every message."""

TextArgument: TypeAlias = str | int | float
"""Floats are told with one digit, behind the sign that the language has for it: `4.5`, `4,5`."""


class Texts:
    """All languages. Never raises for a missing message: players get English, hosts a log line."""

    def __init__(self, folder: Path = _FOLDER) -> None:
        names = sorted(path.name for path in folder.iterdir() if any(path.glob("*.ftl")))
        self._bundles = {name: _bundle(name, folder / name) for name in names}
        self.locales: tuple[str, ...] = tuple(names)
        """The languages there are, by their Discord code."""

    def pick(self, locale: str) -> str:
        """The language to answer in: the wanted one, a sister (`zh-TW`: `zh-CN`), or English."""
        if locale in self._bundles:
            return locale
        language = locale.split("-", maxsplit=1)[0]
        return next((n for n in self.locales if n.split("-")[0] == language), DEFAULT)

    def find(self, locale: str, key: str, /, **args: TextArgument) -> str | None:
        """The message in that language or in English, or None when neither has it."""
        for name in (self.pick(locale), DEFAULT):
            if self._bundles[name].has_message(key):
                return _formatted(self._bundles[name], key, args)
        return None

    def say(self, locale: str, key: str, /, **args: TextArgument) -> str:
        """The message in that language; English, or at worst the key, where it is missing."""
        text = self.find(locale, key, **args)
        if text is None:
            _log.error("no message %s", key)
            return key
        return text

    def listed(self, locale: str, items: Iterable[str]) -> str:
        """Items in a row as the language joins them: `Anna, Ben and Chris`."""
        words = list(items)
        if len(words) < 2:
            return "".join(words)
        first = self.say(locale, "list-comma").join(words[:-1])
        return self.say(locale, "list-and", first=first, last=words[-1])


@cache
def shared_texts() -> Texts:
    """The texts in this package, read once."""
    return Texts()


def _bundle(name: str, folder: Path) -> FluentBundle:
    bundle = FluentBundle([name, DEFAULT], use_isolating=is_spaced(name))
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _formatted(bundle: FluentBundle, key: str, args: Mapping[str, TextArgument]) -> str:
    value = bundle.get_message(key).value
    if value is None:
        return key
    text, errors = bundle.format_pattern(value, {n: _told(arg) for n, arg in args.items()})
    if errors:
        _log.error("message %s with %s: %s", key, sorted(args), errors)
    return spaced(str(text)) if bundle.use_isolating else str(text)


def _told(arg: TextArgument) -> object:
    if isinstance(arg, float):
        return fluent_number(arg, minimumFractionDigits=1, maximumFractionDigits=1)
    return arg
