"""As a newcomer: `python -m bot`, a browser, two local people and a spectator."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from rules import GAMES
from sandbox.web.driver import Remote, SimulatedUser, text_of
from tests.e2e.axe import findings
from tests.e2e.conftest import PATIENCE
from tests.e2e.house import GAME, address_of, spawn
from tests.e2e.playing import LATE, go_on
from tests.painted import share_pictures
from tests.tapping import has

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

DESK: ViewportSize = {"width": 1180, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
LAST = 5
"""Decisions until the end of a game, of which the first is that of its host."""
CHINESE = re.compile(r"[\u4e00-\u9fff]")


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """Where `python -m bot` says its page is."""
    share_pictures(tmp_path)
    known = {"DATA_DIR": str(tmp_path), "LOG_LEVEL": "WARNING"}
    running = await spawn("tests.e2e.launcher", "--port", "0", **known)
    try:
        yield await address_of(running)
    finally:
        running.terminate()
        _, errors = await running.communicate()
    assert running.returncode == 0
    assert errors.decode() == ""


@dataclass(slots=True)
class Player:
    """Somebody in front of the page."""

    page: Page

    @property
    def panel(self) -> Locator:
        """The newest message that only this person sees."""
        return self.page.locator(".message.private").last

    @property
    def posts(self) -> Locator:
        """The posts everybody sees."""
        return self.page.locator(".message:not(.private) .container")

    async def tap(self, within: Locator, verb: str) -> None:
        """Presses the last button of that kind."""
        await within.locator(f'.btn[data-id^="mp:{verb}:"]').last.click()

    async def turn(self) -> list[str]:
        """A whole turn by tapping alone; what the panel said on the way."""
        await self.tap(self.posts.last, "turn")
        said: list[str] = []
        offers: list[str] = []
        for _ in range(10):
            offers = await self._new_offers(offers)
            said.append(await self.panel.inner_text())
            if not offers:  # nothing else could be chosen all turn long: there is no confirming
                return said
            if any(offer.startswith("mp:confirm:") for offer in offers):
                await self.tap(self.panel, "confirm")
                return said
            await self._choose()
        raise AssertionError(said)

    async def _choose(self) -> None:
        lists = self.panel.locator("select.pick")
        if await lists.count():
            await lists.first.select_option(index=1)
        else:
            await self.panel.locator('.btn[data-id^="mp:pick:"]').first.click()

    async def _new_offers(self, before: list[str]) -> list[str]:
        """The ids of what can be chosen once they are others than before; none: it is done."""
        script = "parts => parts.map(part => part.dataset.id)"
        chosen = 'select.pick, [data-id^="mp:pick:"], [data-id^="mp:confirm:"]'
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await self.panel.locator(chosen).evaluate_all(script)
                if found != before:
                    return found
                await asyncio.sleep(0.02)


async def sit_down(browser: Browser, address: str, name: str, size: ViewportSize) -> Player:
    """A page of one's own."""
    page = await browser.new_page(viewport=size)
    await page.goto(f"{address}/#{name}/table")
    await expect(page.locator("#online")).to_have_text("bot online")
    return Player(page)


async def test_two_people_and_a_spectator_play_a_game(browser: Browser, address: str) -> None:
    anna = await sit_down(browser, address, "anna", DESK)
    dawei = await sit_down(browser, address, "dawei", PHONE)
    sam = await sit_down(browser, address, "sam", DESK)

    await anna.page.fill("#text", "/table op")
    await expect(anna.page.locator(".hint").first).to_contain_text("/table open")
    await anna.page.press("#text", "Enter")
    await anna.page.locator(".hint", has_text="Carcassonne").click()
    await anna.page.press("#text", "Enter")
    await expect(anna.panel).to_contain_text("is open")
    await dawei.page.locator(".btn", has_text="Join").click()
    await expect(sam.page.locator(".message").last).to_contain_text("大卫")
    await anna.page.locator(".btn", has_text="River: no").click()
    await anna.page.locator(".btn", has_text="River: yes").wait_for()
    await anna.page.get_by_role("button", name="Start", exact=True).click()
    await expect(sam.posts).to_have_count(1)

    for turns in range(1, 5):
        player = anna if turns % 2 else dawei
        said = await player.turn()
        chinese = [bool(CHINESE.search(text.replace("大卫", ""))) for text in said]
        assert chinese == [player is dawei] * len(said)
        await expect(sam.posts).to_have_count(turns + 1)
        await expect(sam.posts.last.locator("img")).to_be_visible()
        told = "\n".join(await sam.posts.all_inner_texts())
        assert len(re.findall(r" lays ", told)) == turns
        await expect(sam.page.locator(".message.private")).to_have_count(0)
        for watching in (anna, dawei):
            await expect(watching.posts).to_have_count(turns + 1)
    wide = await dawei.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    await expect(sam.page.locator('.btn[data-id^="mp:turn:"]')).to_have_count(1)
    await sam.tap(sam.posts.last, "turn")
    await expect(sam.panel).to_contain_text("You are not a player at this table")

    for player in (anna, dawei):
        await player.page.close()
    result = await _played_to_the_end(address)
    await sam.page.goto(f"{address}/#sam/{LATE}")
    last = sam.posts.last
    await expect(last).to_contain_text("The result")
    await expect(last).to_contain_text("🥇")
    await expect(last.locator("img").first).to_be_visible()
    assert re.sub(r"\W", "", result) in re.sub(r"\W", "", await last.inner_text())


async def test_axe_finds_nothing_at_a_table(browser: Browser, address: str) -> None:
    """The lobby, and the panel of a turn with its picture; on a desk and on a phone."""
    anna = await sit_down(browser, address, "anna", DESK)
    dawei = await sit_down(browser, address, "dawei", PHONE)
    async with Remote(address) as box:
        await SimulatedUser(box, "Anna").slash("table open", game=GAME)
    await dawei.page.locator(".btn", has_text="Join").click()
    await expect(anna.page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    assert await findings(anna.page) == []
    assert await findings(dawei.page) == []
    await anna.page.get_by_role("button", name="Start", exact=True).click()
    for player in (anna, dawei):
        await player.tap(player.posts.last, "turn")
        await expect(player.panel).to_be_visible()
    await expect(anna.panel.locator("img").first).to_be_visible()
    assert await findings(anna.page) == []
    assert await findings(dawei.page) == []


async def test_a_button_held_down_is_pressed_though_its_message_changes(
    browser: Browser, address: str
) -> None:
    """Between press and release the lobby is edited; the tap still counts, then the edit shows."""
    anna = await sit_down(browser, address, "anna", DESK)
    sam = await sit_down(browser, address, "sam", DESK)
    async with Remote(address) as box:
        await SimulatedUser(box, "Anna").slash("table open", game=GAME)
        await anna.page.locator(".btn", has_text="River: no").hover()
        await anna.page.mouse.down()
        await SimulatedUser(box, "大卫").slash("table join")
        await expect(sam.page.locator(".message").last).to_contain_text("大卫")
        await anna.page.mouse.up()
        await expect(anna.page.locator(".btn", has_text="River: yes")).to_be_visible()
        await expect(anna.page.locator(".message").last).to_contain_text("大卫")


async def _played_to_the_end(address: str) -> str:
    """The last turns of another game, typed at the same process; the line of the winner."""
    async with Remote(address) as box:
        people = [SimulatedUser(box, name, LATE) for name in ("Anna", "大卫")]
        await go_on(people, GAMES[GAME], last=LAST)
        for person in cycle(people):
            done = (await person.slash("do", text=await _line(person))).text
            if "over" in done or "游戏结束" in done:
                break
        post = await people[0].until(lambda m: "🥇" in text_of(m))
        assert has(post, "board")
        return next(line for line in text_of(post).split("\n") if line.startswith("🥇"))


async def _line(person: SimulatedUser) -> str:
    """A whole turn as text, from the suggestions."""
    cells = await person.autocomplete(f"{GAME} place", "cell")
    cell = cells[0]["value"]
    turns = await person.autocomplete(f"{GAME} place", "turn", cell=cell)
    line = f"place {cell} {turns[0]['value']}; "
    [*_, last] = await person.autocomplete("do", "text", text=line)
    if not last["value"].endswith("confirm"):
        [last] = await person.autocomplete("do", "text", text=f"{last['value']}; ")
    return str(last["value"])
