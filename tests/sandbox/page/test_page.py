"""The page in a real browser: a person types, taps and reads."""

from __future__ import annotations

import asyncio
from datetime import datetime

import pytest
from playwright.async_api import FilePayload, Page, Route, expect

from sandbox import Sandbox
from sandbox.web.driver import SimulatedUser
from tests.e2e.axe import findings
from tests.ports import free_port
from tests.sandbox.conftest import hurried, running
from tests.sandbox.little_bot import LittleBot
from tests.sandbox.page.conftest import SHARED
from tests.sandbox.proof import soon

pytestmark = SHARED


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


async def test_a_command_typed_before_the_bot_has_told_any_is_offered(
    box: Sandbox, page: Page
) -> None:
    await page.goto(f"{box.address}/#anna/table")
    await page.fill("#text", "/de")
    await expect(page.locator(".hint")).to_have_count(0)
    async with running(LittleBot()):
        await expect(page.locator(".hint").first).to_contain_text("/demo")
    await expect(page.locator("#text")).to_have_value("/de")


async def test_commands_told_before_the_page_hears_of_news_are_offered(
    box: Sandbox, page: Page
) -> None:
    """They come after the page has looked at everything, before it is told of changes."""
    told = asyncio.Event()

    async def later(route: Route) -> None:
        await told.wait()
        await route.continue_()

    await page.route("**/sandbox/news?**", later)
    async with page.expect_request("**/sandbox/news?**"):
        await page.goto(f"{box.address}/#anna/table")
    async with running(LittleBot()):
        told.set()
        await expect(page.locator("#online")).to_have_text("bot online")
        await page.fill("#text", "/de")
        await expect(page.locator(".hint").first).to_contain_text("/demo")


async def test_what_is_typed_while_the_page_is_being_filled_stays(
    box: Sandbox, bot: LittleBot, page: Page
) -> None:
    """Commands are known then, messages are not yet."""
    typed = asyncio.Event()

    async def later(route: Route) -> None:
        await typed.wait()
        await route.continue_()

    await page.route("**/sandbox/api/read", later)
    await page.goto(f"{box.address}/#anna/table")
    await expect(page.locator("#me-button")).to_be_attached()
    await page.fill("#text", "/demo read ")
    typed.set()
    await expect(page.locator("#messages .empty")).to_be_visible()
    await expect(page.locator(".hint")).to_contain_text("Choose a file")


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


async def test_a_file_is_chosen_for_a_command(
    box: Sandbox,
    bot: LittleBot,
    page: Page,
) -> None:
    await page.goto(f"{box.address}/#anna/table")
    await page.fill("#text", "/demo read ")
    async with page.expect_file_chooser() as chooser:
        await page.locator(".hint", has_text="Choose a file").click()
    file = FilePayload(name="opening.game", mimeType="text/plain", buffer="第一手".encode())
    await (await chooser.value).set_files(file)
    await expect(page.locator(".chip", has_text="opening.game")).to_be_visible()
    await page.press("#text", "Enter")
    await expect(page.locator("#messages")).to_contain_text("opening.game, 9: 第一手")


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


async def test_any_sign_is_escaped_as_discord_does(box: Sandbox, page: Page) -> None:
    """A backslash before a letter stays, and what is escaped is no markup."""
    words = r"**Ben \(computer\)** \[a\] 1 \< 2 \*b\* \`c\` \d"
    await box.ask("say", user="Anna", channel="table", content=words)
    await page.goto(f"{box.address}/#anna/table")
    await expect(page.locator(".message .md")).to_have_text(r"Ben (computer) [a] 1 < 2 *b* `c` \d")
    await expect(page.locator(".message .md b")).to_have_text("Ben (computer)")


async def test_places_keep_their_numbers(box: Sandbox, bot: LittleBot, page: Page) -> None:
    """Small lines part the places of a result into lists of their own."""
    words = "**Result**\n4. Dan\n-# roads 3\n5. Eve\n6. Fay\n\n1. first"
    await box.ask("say", user="Anna", channel="table", content=words)
    await page.goto(f"{box.address}/#anna/table")
    lists = page.locator(".message ol")
    await expect(lists).to_have_count(3)
    assert await lists.evaluate_all("all => all.map(one => one.start)") == [4, 5, 1]
    assert await lists.nth(1).locator("li").all_inner_texts() == ["Eve", "Fay"]


async def test_ordered_lists_keep_the_numbers_they_were_given(box: Sandbox, page: Page) -> None:
    """From the first number on; jumps, repeats and steps back; on after a line of text."""
    words = "3. c\n4. d\n7. g\n7. g\n2. b\n3. c\nand then\n8. h\n9. i\n\n0. none"
    await box.ask("say", user="Anna", channel="table", content=words)
    await page.goto(f"{box.address}/#anna/table")
    lists = page.locator(".message ol")
    await expect(lists).to_have_count(3)
    numbers = "all => all.map(one => [one.start, [...one.children].map(item => item.value)])"
    assert await lists.evaluate_all(numbers) == [[3, [0, 0, 7, 7, 2, 0]], [8, [0, 0]], [0, [0]]]
    await expect(page.locator(".message .md p")).to_have_text("and then")


async def test_a_lost_server_is_told_and_the_page_goes_on_by_itself(page: Page) -> None:
    box = Sandbox()
    address = await box.start(port=free_port())
    await box.ask("say", user="Anna", channel="table", content="before")
    await page.goto(f"{address}/#anna/table")
    await page.fill("#text", "half a sent")
    await expect(page.locator("#lost")).to_be_hidden()
    await box.stop()
    await expect(page.locator("#lost")).to_contain_text("The connection to the sandbox is lost")
    await expect(page.locator("#lost")).to_contain_text("tries again")
    await expect(page.locator("#send")).to_be_disabled()
    await expect(page.locator('[data-channel="spectators"]')).to_be_disabled()
    assert await findings(page) == []
    await page.locator("#text").press_sequentially("ence")
    await page.press("#text", "Enter")
    await box.ask("say", user="Ben", channel="table", content="meanwhile")
    await box.start(port=int(address.rsplit(":", 1)[1]))
    await expect(page.locator("#lost")).to_be_hidden()
    await expect(page.locator("#messages")).to_contain_text("meanwhile")
    await expect(page.locator("#text")).to_have_value("half a sentence")
    await page.press("#text", "Enter")
    await expect(page.locator(".message").last).to_contain_text("half a sentence")
    await page.click('[data-channel="spectators"]')
    await expect(page.locator("#channel-name")).to_have_text("spectators")
    await box.stop()


async def test_an_answer_that_comes_after_the_server_was_lost_enables_nothing(page: Page) -> None:
    box, answered, lost = Sandbox(), asyncio.Event(), asyncio.Event()

    async def later(route: Route) -> None:
        answer = await route.fetch()
        answered.set()
        await lost.wait()
        await route.fulfill(response=answer)

    await page.route("**/sandbox/api/read", later)
    await page.goto(f"{await box.start()}/#anna/table")
    await soon(answered.is_set)
    await box.stop()
    await expect(page.locator("#lost")).to_be_visible()
    lost.set()
    await expect(page.locator('[data-channel="spectators"]')).to_be_disabled()
    await expect(page.locator("#online")).to_have_text("sandbox away")


async def test_time_passes_at_a_press_and_stamps_follow(box: Sandbox, page: Page) -> None:
    now = int(box.world.clock.time())
    await box.ask("say", user="Anna", channel="table", content=f"due <t:{now + 7200}:R>")
    await page.goto(f"{box.address}/#anna/table")
    await expect(page.locator(".stamp")).to_have_text("in 2 hours")
    await page.get_by_role("button", name="+ 1 day").click()
    await expect(page.locator(".stamp")).to_contain_text("22 hours ago")
    assert box.world.clock.ahead == 24 * 3600
    shown = await page.locator("#now").get_attribute("datetime")
    assert shown is not None
    ahead = datetime.fromisoformat(shown).timestamp() - now
    assert ahead == pytest.approx(24 * 3600, abs=60)


async def test_a_link_to_a_message_leads_there_on_the_page(box: Sandbox, page: Page) -> None:
    told = await box.ask("say", user="Anna", channel="table", content="here it is")
    guild = (await box.ask("look", user="Anna"))["guild"]["id"]
    link = f"https://discord.com/channels/{guild}/{told['channel_id']}/{told['id']}"
    await box.ask("say", user="Anna", channel="spectators", content=f"see {link}")
    await page.goto(f"{box.address}/#anna/spectators")
    await page.click("text=discord.com/channels")
    await expect(page.locator("#channel-name")).to_have_text("table")
    await expect(page.locator(f"#m{told['id']}")).to_be_in_viewport()


async def overlap(page: Page, one: str, other: str) -> bool:
    """Whether two parts of the page lie on each other."""
    first = await page.locator(one).first.bounding_box()
    second = await page.locator(other).first.bounding_box()
    assert first is not None
    assert second is not None
    return (
        first["y"] < second["y"] + second["height"] and second["y"] < first["y"] + first["height"]
    )


async def test_notices_stand_beside_the_messages(box: Sandbox, bot: LittleBot, page: Page) -> None:
    await page.set_viewport_size({"width": 390, "height": 844})
    await page.goto(f"{box.address}/#anna/second-table")
    await expect(page.locator("#online")).to_have_text("bot online")
    await SimulatedUser(box, "Ben").say("<@1100000000000000101> look")
    await expect(page.locator(".toast", has_text="You are mentioned")).to_be_visible()
    assert not await overlap(page, ".toast", "#messages")
    assert not await overlap(page, ".toast", "#composer")


async def test_new_messages_below_are_told_and_led_to(
    box: Sandbox, bot: LittleBot, page: Page
) -> None:
    await page.set_viewport_size({"width": 390, "height": 500})
    ben = SimulatedUser(box, "Ben")
    for number in range(20):
        await ben.say(f"line {number}")
    await page.goto(f"{box.address}/#anna/table")
    await expect(page.locator(".message").last).to_be_in_viewport()
    await expect(page.locator("#newer")).to_be_hidden()
    await page.locator("#messages").evaluate("box => { box.scrollTop = 0 }")
    await ben.say("below")
    await page.locator("#newer").click()
    await expect(page.locator(".message", has_text="below")).to_be_in_viewport()
    await expect(page.locator("#newer")).to_be_hidden()


async def test_what_is_typed_before_the_page_is_there_is_suggested_for(
    box: Sandbox, bot: LittleBot, page: Page
) -> None:
    typed = asyncio.Event()

    async def slow(route: Route) -> None:
        await typed.wait()
        await route.continue_()

    await page.route("**/sandbox/news*", slow)
    async with page.expect_request("**/sandbox/news*"):
        await page.goto(f"{box.address}/#anna/table")
    await page.fill("#text", "/demo say ap")
    typed.set()
    await expect(page.locator(".hint", has_text="apricot")).to_be_visible()


async def test_what_is_typed_is_no_value_of_a_choice(
    box: Sandbox, bot: LittleBot, page: Page
) -> None:
    await page.set_viewport_size({"width": 390, "height": 800})
    await page.goto(f"{box.address}/#anna/table")
    await page.fill("#text", "/demo say ap")
    await page.locator(".hint", has_text="apricot").click()
    await page.locator(".hint", has_text="+ to").click()
    await page.fill("#text", "nobody")
    await page.press("#text", "Enter")
    await expect(page.locator("#hints")).to_contain_text("Choose one of these")
    await expect(page.locator("#text")).to_have_value("nobody")
    arrow, field = [await page.locator(one).bounding_box() for one in ("#send", "#typing")]
    assert arrow is not None
    assert field is not None
    assert arrow["x"] >= field["x"] + field["width"]
    await page.locator(".hint", has_text="Ben").click()
    await page.press("#text", "Enter")
    await expect(page.locator("#messages")).to_contain_text("apricot to @Ben")
