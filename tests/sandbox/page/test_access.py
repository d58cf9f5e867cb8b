"""The page for people with a keyboard or a screen reader, in a real browser."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect

from sandbox import Sandbox
from tests.e2e.axe import findings
from tests.sandbox.little_bot import LittleBot
from tests.sandbox.page.conftest import SHARED

pytestmark = SHARED
WORDS = """@Anna
# Head
1. one
- two
> three
```four``` <#1100000000000000202> ||hidden|| `five` <t:1700000000:R> https://example.org
-# small"""
"""One of each kind of text."""


async def _show(box: Sandbox, page: Page) -> None:
    """Anna's page with a board in #table."""
    await box.ask("act", user="Anna", channel="table", kind="command", command="demo show")
    await page.goto(f"{box.address}/#anna/table")
    await expect(page.locator(".container h3")).to_have_text("Board 0")


async def test_axe_finds_nothing(box: Sandbox, bot: LittleBot, page: Page) -> None:
    await page.goto(f"{box.address}/#anna/spectators")
    await expect(page.locator(".empty")).to_be_visible()
    assert await findings(page) == []
    await box.ask("say", user="Ben", channel="table", content=WORDS)
    await expect(page.locator(".toast")).to_be_visible()
    assert await findings(page) == []
    await _show(box, page)
    await page.click('[data-id="tap:hand:0"]')
    await expect(page.locator(".message.private")).to_contain_text("Your hand")
    assert await findings(page) == []
    await page.fill("#text", "/demo say ")
    await expect(page.locator(".hint")).to_have_count(3)
    assert await findings(page) == []
    await page.fill("#text", "")
    await page.click('[data-id="tap:ask:0"]')
    await expect(page.locator("#dialog input")).to_be_visible()
    assert await findings(page) == []
    await page.keyboard.press("Escape")
    await page.click(".gallery button")
    await expect(page.locator("#viewer img")).to_be_visible()
    assert await findings(page) == []


async def test_axe_finds_nothing_on_a_phone(box: Sandbox, bot: LittleBot, page: Page) -> None:
    await page.set_viewport_size({"width": 390, "height": 800})
    await _show(box, page)
    assert await findings(page) == []
    await page.click("#menu")
    await expect(page.locator("#side")).to_be_in_viewport(ratio=1)
    assert await findings(page) == []


async def test_the_keyboard_stays_at_what_was_pressed(
    box: Sandbox, bot: LittleBot, page: Page
) -> None:
    await _show(box, page)
    focused = page.locator(":focus")
    await page.focus('[data-id="tap:slow:0"]')
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.private")).to_contain_text("Slow answer")
    await expect(focused).to_have_attribute("data-id", "tap:slow:0")
    await page.focus('[data-id="tap:more:0"]')
    await page.keyboard.press("Enter")
    await expect(page.locator(".container h3")).to_have_text("Board 1")
    await expect(focused).to_have_attribute("data-id", "tap:more:1")
    await page.focus('[data-id="tap:later:1"]')
    await page.keyboard.press("Enter")
    await expect(page.locator(".container h3")).to_have_text("Board 11")
    await expect(focused).to_have_attribute("data-id", "tap:later:11")
    await page.focus("select.pick")
    await page.keyboard.press("ArrowDown")
    await expect(page.locator(".message.private").last).to_contain_text("chose r")
    await expect(focused).to_have_attribute("data-id", "choose")


async def test_the_keyboard_stays_in_a_panel_of_ones_own(
    box: Sandbox, bot: LittleBot, page: Page
) -> None:
    await _show(box, page)
    focused = page.locator(":focus")
    await page.focus('[data-id="tap:panel:0"]')
    await page.keyboard.press("Enter")
    panel = page.locator(".message.private")
    await expect(panel.locator("h3")).to_have_text("Board 20")
    await page.focus('.message.private [data-id="tap:more:20"]')
    for count in (21, 22):
        await page.keyboard.press("Enter")
        await expect(panel.locator("h3")).to_have_text(f"Board {count}")
        await expect(focused).to_have_attribute("data-id", f"tap:more:{count}")
    await page.focus(".message.private .foot button")
    await page.keyboard.press("Enter")
    await expect(panel).to_have_count(0)
    await expect(page.locator(".message:focus")).to_contain_text("Board 0")


async def test_the_keyboard_returns_from_a_dialog_to_a_message_drawn_anew(
    box: Sandbox, bot: LittleBot, page: Page
) -> None:
    await _show(box, page)
    await page.focus('[data-id="tap:ask:0"]')
    await page.keyboard.press("Enter")
    await expect(page.locator("#dialog input")).to_be_focused()
    [posted] = await box.ask("read", user="Ben", channel="table")
    press = {"message": posted["id"], "custom_id": "tap:more:0"}
    await box.ask("act", user="Ben", channel="table", kind="component", **press)
    await expect(page.locator(".container h3")).to_have_text("Board 1")
    await page.keyboard.press("Escape")
    await expect(page.locator(":focus")).to_have_attribute("data-id", "tap:ask:1")


async def test_the_keyboard_stays_at_channels_and_people(box: Sandbox, page: Page) -> None:
    await page.goto(f"{box.address}/#anna/table")
    for kind, name in (("channel", "spectators"), ("person", "ben")):
        await page.focus(f"[data-{kind}={name}]")
        await page.keyboard.press("Enter")
        await expect(page).to_have_title(re.compile("spectators"))
        await expect(page.locator(":focus")).to_have_attribute(f"data-{kind}", name)
    await expect(page.locator(".person.me")).to_contain_text("Ben")


async def test_a_spoiler_opens_by_the_keyboard(box: Sandbox, page: Page) -> None:
    await box.ask("say", user="Anna", channel="table", content="it was ||the butler||")
    await page.goto(f"{box.address}/#anna/table")
    spoiler = page.get_by_role("button", name="Spoiler")
    await spoiler.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".spoiler.open")).to_have_text("the butler")
    await expect(spoiler).to_have_count(0)
