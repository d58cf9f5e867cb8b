"""One browser for all tests of a file, each on a page of its own: to start one takes a second of
processor time. So these tests share an event loop, too (`SHARED`)."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from sandbox import Sandbox
from tests.e2e.conftest import new_browser, new_page
from tests.sandbox.conftest import new_box, running
from tests.sandbox.little_bot import LittleBot

SHARED = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """For one file."""
    async with new_browser() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def page(browser: Browser) -> AsyncIterator[Page]:
    """For one test."""
    async with new_page(browser) as page:
        yield page


@pytest_asyncio.fixture(loop_scope="module")
async def box() -> AsyncIterator[Sandbox]:
    """For one test."""
    async with new_box() as box:
        yield box


@pytest_asyncio.fixture(loop_scope="module")
async def bot(box: Sandbox) -> AsyncIterator[LittleBot]:
    """For one test."""
    async with running(LittleBot()) as bot:
        yield bot
