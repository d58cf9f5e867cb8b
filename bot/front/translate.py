"""Command names and descriptions in every language, for Discord's command list."""

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
        picked = {locale: texts.pick(locale.value) for locale in discord.Locale}
        self._spoken = {locale: name for locale, name in picked.items() if name != DEFAULT}

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in that locale, None where English serves."""
        language = self._spoken.get(locale)
        extras: dict[str, Any] = string.extras
        key: str | None = extras.get("key")
        if key is None or language is None:
            return None
        text = self._texts.plain(language, key)
        if text is not None and extras.get("name"):
            text = as_name(text)
        return None if text is None else text[: extras.get("limit", DESCRIPTION_LIMIT)]
