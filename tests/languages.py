"""The languages that the tests run over: all there are, found in the folder of the texts."""

from __future__ import annotations

from bot.texts import DEFAULT, shared_texts
from tests.each import each

LOCALES = shared_texts().locales
OTHERS = tuple(locale for locale in LOCALES if locale != DEFAULT)
"""All but English, which has every message and is what the others are compared with."""

every_language = each("locale", LOCALES)
every_other_language = each("locale", OTHERS)
