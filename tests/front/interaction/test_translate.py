"""Discord's command list in the languages the bot has, and in English for everybody else."""

from __future__ import annotations

from typing import Any

import discord
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str

from bot.front.interaction.translate import FluentTranslator, localised, named
from bot.texts import shared_texts

TEXTS = shared_texts()
OWN = {"de": "de", "zh-CN": "zh-CN", "zh-TW": "zh-TW"}
"""The bot's language by Discord's name of it."""


async def told(text: locale_str) -> dict[str, str]:
    """What Discord is told about a text, by locale; where it is told nothing, it shows English."""
    nowhere = TranslationContext[Any, Any](TranslationContextLocation.other, None)
    translator = FluentTranslator(TEXTS)
    found = {one.value: await translator.translate(text, one, nowhere) for one in discord.Locale}
    return {locale: said for locale, said in found.items() if said is not None}


async def test_texts_are_translated_into_the_languages_there_are_and_no_others() -> None:
    key = "command-table-open-description"
    described = localised(TEXTS, key, 100, "")
    assert described.message == TEXTS.plain("en", key)
    assert await told(described) == {one: TEXTS.plain(own, key) for one, own in OWN.items()}
    assert await told(locale_str("carcassonne")) == {}, "what has no key is the same everywhere"


async def test_one_country_has_a_word_of_its_own() -> None:
    name = await told(named(TEXTS, "practise", "command-practise"))
    assert {locale for locale in name if locale not in OWN} == {"en-US"}
    assert name["en-US"] == "practice"


async def test_no_text_is_longer_than_it_may_be() -> None:
    key = "command-table-open-description"
    short = localised(TEXTS, key, 3, "")
    assert {len(said) for said in (short.message, *(await told(short)).values())} == {3}
