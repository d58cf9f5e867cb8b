"""The page in a real browser: a person types, taps and reads."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from bot.sandbox import Sandbox
from tests.sandbox.conftest import hurried
from tests.sandbox.little_bot import LittleBot

pytestmark = pytest.mark.browser


async def command(page: Page, line: str) -> None:
    """Type a command with a space at its end, and send it."""
    await page.fill("#text", line)
    await page.press("#text", "Enter")


async def test_commands_buttons_and_private_answers(
    box: Sandbox,
    bot: LittleBot,
    page: Page,
) -> None:
    await page.goto(f"{box.address}/#anna/table")
    await page.click('[data-person="ben"]')
    await expect(page.locator(".person.me")).to_contain_text("Ben")
    await page.fill("#text", "/de")
    await expect(page.locator(".hint").first).to_contain_text("/demo")
    await command(page, "/demo show ")
    await expect(page.locator(".container h3")).to_have_text("Board 0")
    await expect(page.locator(".gallery img")).to_have_attribute("alt", "Board")
    await page.click('[data-id="tap:more:0"]')
    await expect(page.locator(".container h3")).to_have_text("Board 1")
    await page.click('[data-id="tap:hand:1"]')
    await expect(page.locator(".message.private")).to_contain_text("Your hand")
    await page.click('[data-person="sam"]')
    await expect(page.locator(".container h3")).to_have_text("Board 1")
    await expect(page.locator(".message.private")).to_have_count(0)


async def test_dialogs_selects_suggestions_and_silence(
    box: Sandbox,
    bot: LittleBot,
    page: Page,
) -> None:
    await page.set_viewport_size({"width": 390, "height": 800})
    await page.goto(f"{box.address}/#dawei/table")
    await page.fill("#text", "/demo 显")
    await expect(page.locator(".hint").first).to_contain_text("显示")
    await page.press("#text", "Enter")
    await page.press("#text", "Enter")
    await page.select_option("select.pick", "r")
    await expect(page.locator(".message.private")).to_contain_text("chose r")
    await page.click('[data-id="tap:ask:0"]')
    await page.fill("#dialog input", "forty-two")
    await page.click('#dialog button:has-text("Submit")')
    await expect(page.locator("#messages")).to_contain_text("you said forty-two")
    await page.fill("#text", "/demo say ap")
    await page.locator(".hint", has_text="apricot").click()
    await page.press("#text", "Enter")
    await expect(page.locator("#messages")).to_contain_text("apricot to all in zh-CN")
    await page.fill("#text", "/demo quiet 0.8")
    with hurried(box):
        await page.press("#text", "Enter")
        await page.press("#text", "Enter")
        await expect(page.locator("#waiting")).to_contain_text("did not respond")
    wide = await page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


async def test_mentions_elsewhere_are_hinted_and_markup_is_harmless(
    box: Sandbox,
    bot: LittleBot,
    page: Page,
) -> None:
    await page.goto(f"{box.address}/#anna/spectators")
    await expect(page.locator("#channel-name")).to_have_text("spectators")
    words = "@Ben look: **bold** <img src=x onerror=alert(1)> `code`"
    await box.ask("say", user="Chloé", channel="table", content=words)
    await expect(page.locator('[data-channel="table"]')).to_have_class("channel unread")
    await page.locator(".toast", has_text="Ben is mentioned").click()
    await expect(page.locator(".person.me")).to_contain_text("Ben")
    await expect(page.locator(".message.mentions b")).to_have_text("bold")
    assert await page.locator(".message img").count() == 0


async def test_places_keep_their_numbers(box: Sandbox, bot: LittleBot, page: Page) -> None:
    """Small lines part the places of a result into lists of their own."""
    words = "**Result**\n4. Dan\n-# roads 3\n5. Eve\n6. Fay\n\n1. first"
    await box.ask("say", user="Anna", channel="table", content=words)
    await page.goto(f"{box.address}/#anna/table")
    lists = page.locator(".message ol")
    await expect(lists).to_have_count(3)
    assert await lists.evaluate_all("all => all.map(one => one.start)") == [4, 5, 1]
    assert await lists.nth(1).locator("li").all_inner_texts() == ["Eve", "Fay"]
