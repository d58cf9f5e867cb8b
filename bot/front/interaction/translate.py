"""Command names and descriptions in every language, for Discord's command list. Where one country
writes a word differently, the message has it as an attribute named by Discord's code: `.en-US`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.texts import DEFAULT, Texts
from bot.texts.commands import as_name

NAME_LIMIT = 32
DESCRIPTION_LIMIT = 100


def localised(texts: Texts, key: str, limit: int, fallback: str = "") -> locale_str:
    """A text of a command: English here, other languages by its key when Discord is told."""
    english = texts.plain(DEFAULT, key) or fallback
    return locale_str(english[:limit], key=key, limit=limit)


def named(texts: Texts, name: str, key: str) -> locale_str:
    """A command's or option's name: stable in English, translated elsewhere."""
    if texts.find(DEFAULT, key) is None:
        return locale_str(name)
    return locale_str(name, key=key, limit=NAME_LIMIT, name=True)


class FluentTranslator(app_commands.Translator):
    """Looks texts up by the key they carry."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._languages = {name.split("-")[0] for name in texts.locales}

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in that locale, None where English serves."""
        extras: dict[str, Any] = string.extras
        key: str | None = extras.get("key")
        text = None if key is None else self._text(key, locale.value)
        if text is not None and extras.get("name"):
            text = as_name(text)
        return None if text is None else text[: extras.get("limit", DESCRIPTION_LIMIT)]

    def _text(self, key: str, locale: str) -> str | None:
        """Discord has thirty locales; English serves all whose language is none of ours."""
        if locale.split("-", maxsplit=1)[0] not in self._languages:
            return None
        language = self._texts.pick(locale)
        own = self._texts.regional(locale, key)
        return own if own or language == DEFAULT else self._texts.plain(language, key)
