"""A house of two processes, and a headless browser for every test marked `browser`."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, async_playwright, expect

from tests.e2e.house import House, sandbox

PATIENCE = 90
"""Seconds: whole processes start and think beside the browser, on machines that may be busy."""
expect.set_options(timeout=PATIENCE * 1000)

ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """Debian's Chromium; without it the test is skipped, or fails where the environment says
    `MEEPLEPOST_TESTS_NEED_BROWSER=1`."""
    if (found := shutil.which("chromium")) is not None:
        return found
    reason = "Chromium is not installed (Debian: apt-get install chromium)"
    if os.environ.get("MEEPLEPOST_TESTS_NEED_BROWSER") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


@asynccontextmanager
async def new_browser() -> AsyncGenerator[Browser]:
    """A browser that has just started."""
    path = chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        await browser.close()


@asynccontextmanager
async def new_page(browser: Browser) -> AsyncGenerator[Page]:
    """A page of desktop width that tolerates no script error, and shares nothing with others."""
    page = await browser.new_page(viewport={"width": 1180, "height": 800})
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.set_default_timeout(PATIENCE * 1000)
    yield page
    await page.close()
    assert errors == []


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """A browser of its own for each test."""
    async with new_browser() as browser:
        yield browser


@pytest.fixture
async def page(browser: Browser) -> AsyncIterator[Page]:
    """A page in it."""
    async with new_page(browser) as page:
        yield page


@pytest.fixture
def own_children(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots start what draws and thinks themselves."""
    monkeypatch.setenv("MEEPLEPOST_TESTS_OWN_CHILDREN", "1")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A sandbox and a connected bot, each in its own process; the bot must not have stumbled."""
    async with sandbox(tmp_path) as house:
        await house.start()
        yield house
        assert "Traceback" not in house.errors()
