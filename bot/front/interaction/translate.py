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


def localised(texts: Texts, key: str, limit: int, fallback: str) -> locale_str:
    """A text of a command. It is English here; the translator finds other languages by its key."""
    english = texts.plain(DEFAULT, key) or fallback
    return locale_str(english[:limit], key=key, limit=limit)


def named(texts: Texts, name: str, key: str) -> locale_str:
    """The name of a command or option: always the same in English, translated in other
    languages."""
    if texts.find(DEFAULT, key) is None:
        return locale_str(name)
    return locale_str(name, key=key, limit=NAME_LIMIT, name=True)


class FluentTranslator(app_commands.Translator):
    """Translates texts by the message key they carry."""

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
        """The text in that locale; None if English is used."""
        extras: dict[str, Any] = string.extras
        key: str | None = extras.get("key")
        text = None if key is None else self._text(key, locale.value)
        if text is not None and extras.get("name"):
            text = as_name(text)
        return None if text is None else text[: extras.get("limit", DESCRIPTION_LIMIT)]

    def _text(self, key: str, locale: str) -> str | None:
        """The text in a language that the bot has; None for the other ones of Discord's thirty
        locales."""
        if locale.split("-", maxsplit=1)[0] not in self._languages:
            return None
        language = self._texts.pick(locale)
        own = self._texts.regional(locale, key)
        return own if own or language == DEFAULT else self._texts.plain(language, key)
