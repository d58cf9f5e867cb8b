"""The languages that the tests run over: all there are, found in the folder of the texts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.texts import DEFAULT, FOLDERS, shared_texts
from tests.each import each

LOCALES = shared_texts().locales
OTHERS = tuple(locale for locale in LOCALES if locale != DEFAULT)
"""All but English, which has every message and is what the others are compared with."""

every_language = each("locale", LOCALES)
every_other_language = each("locale", OTHERS)


@cache
def messages(locale: str) -> Mapping[str, ftl.Message]:
    """All messages of a language by their keys."""
    files = [file for folder in FOLDERS for file in sorted((folder / locale).glob("*.ftl"))]
    parser = FluentParser(with_spans=False)
    entries = [e for f in files for e in parser.parse(f.read_text(encoding="utf-8")).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}
