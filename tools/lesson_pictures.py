"""`python -m tools.lesson_pictures GAME`: how long a lesson takes, roughly, and what it looks like.

Somebody who makes no mistake taps through it in the sandbox. With `--into FOLDER` every message is
kept there as a picture of a phone's width, which needs Debian's `chromium`. The minutes are an
estimate and nothing more: nobody was watched, and whoever stops to think takes longer.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import shutil
import sys
import tempfile
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp
from playwright.async_api import Page, ViewportSize, async_playwright

from bench.process import Running, running_bot
from bot.texts import shared_texts
from rules import GAMES
from rules.learning.lesson_steps import played_step
from rules.learning.lessons import LessonStep, lesson_of
from rules.learning.positions import Line, forced
from sandbox import TOKEN
from sandbox.web.driver import Reply, SimulatedUser, controls, text_of
from sandbox.world.failures import Json
from sandbox.world.people import APPLICATION_ID, PEOPLE

WIDTH, HEIGHT = 390, 2400
"""Of a phone, and of a window in which a message has room."""
WORDS_A_MINUTE, LETTERS_A_MINUTE = 200, 300
"""What somebody reads; letters are those of Chinese."""
SECONDS_A_TAP = 4
_BETWEEN_EMOJIS = 4.0
"""Seconds in which at least one emoji more is uploaded, while there are any left."""
PARTS = ("first", "second")
"""Both lessons of a game."""
LANGUAGES = ("en", "de", "zh-CN", "zh-TW")
_CHINESE = re.compile(r"[\u3400-\u9fff]")
_NO_WORDS = re.compile(r"<[^>]*>|[*_`]|^-# ")
"""Emojis, mentions and markdown."""


@dataclass(slots=True)
class Effort:
    """What a lesson asks for; a line that comes again is not read again."""

    lines: set[str] = field(default_factory=set[str])
    taps: int = 0

    def read(self, message: Json) -> None:
        """Adds what a message says."""
        self.lines |= {_NO_WORDS.sub("", line) for line in text_of(message).splitlines()}

    @property
    def words(self) -> int:
        """Words in scripts that part them."""
        return sum(len(re.findall(r"\w+", _CHINESE.sub(" ", line))) for line in self.lines)

    @property
    def letters(self) -> int:
        """Letters of Chinese."""
        return sum(len(_CHINESE.findall(line)) for line in self.lines)

    @property
    def minutes(self) -> float:
        """For reading and tapping."""
        reading = self.words / WORDS_A_MINUTE + self.letters / LETTERS_A_MINUTE
        return reading + self.taps * SECONDS_A_TAP / 60


@dataclass(slots=True)
class Walk:
    """Somebody's way through both lessons of a game."""

    person: SimulatedUser
    game: str
    locale: str
    efforts: Mapping[str, Effort] = field(default_factory=lambda: {p: Effort() for p in PARTS})
    part: str = PARTS[0]
    message: Json = field(default_factory=Json)
    """What is shown."""

    async def steps(self) -> AsyncIterator[str]:
        """The step of each message, which is shown then."""
        lesson = lesson_of(self.game)
        assert lesson is not None
        self._show((await self.person.slash("learn", game=self.game)).message)
        for step in lesson.steps:
            yield step.key
            async for _ in self._solve(step):
                yield step.key
            if step != lesson.steps[-1]:
                await self._go_on(step)

    async def _go_on(self, step: LessonStep) -> None:
        key = "button-learn-second" if step.asks == "game" else "button-learn-next"
        self.part = PARTS[1] if step.asks == "game" else self.part
        await self._click(label=shared_texts().say(self.locale, key))

    async def _solve(self, step: LessonStep) -> AsyncIterator[None]:
        """Each message on the way to the right choice, and what it led to."""
        if step.asks == "answer":
            ids = [part["custom_id"] for part in controls(self.message)]
            await self._click(next(one for one in ids if one.endswith(f" answer {step.right[0]}")))
            yield
        if step.asks != "action":
            return
        played, done = played_step(GAMES[self.game], step.key), Line()
        while done != played.solution:
            async for _ in self._choose(played.solution[len(done)]):
                yield
            done = forced(played.solution[: len(done) + 1], played.offered)

    async def _choose(self, action: str) -> AsyncIterator[None]:
        """Picks an action, word by word where it is asked so; last words may leave no choice."""
        words = ""
        while words != action and (
            controls := sorted(_leading_to(self.message, action), key=_length)
        ):
            words, part = controls[-1]
            if "options" in part:
                self._note_tap(await self.person.select(self.message, part["custom_id"], [words]))
            else:
                await self._click(part["custom_id"])
            yield

    async def _click(self, custom_id: str = "", label: str | None = None) -> None:
        self._note_tap(await self.person.click(self.message, custom_id, label=label))

    def _note_tap(self, reply: Reply) -> None:
        self.efforts[self.part].taps += 1
        self._show(reply.message)

    def _show(self, message: Json) -> None:
        self.message = message
        self.efforts[self.part].read(message)


def _leading_to(message: Json, action: str) -> Iterator[tuple[str, Json]]:
    """The controls that lead to an action, each with the words that it picks."""
    for part in controls(message):
        picks = [option["value"] for option in part.get("options", ())]
        for words in (*picks, part["custom_id"].partition(" pick ")[2]):
            if words and f"{action} ".startswith(f"{words} "):
                yield words, part


def _length(entry: tuple[str, Json]) -> int:
    return len(entry[0])


async def emojis_there(bot: Running) -> None:
    """Waits until the bot has uploaded its emojis, as it does once for good."""
    url = f"{bot.box.address}/api/v10/applications/{APPLICATION_ID}/emojis"
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session:
        before, now = -1, 0
        while not now or now != before:
            await asyncio.sleep(_BETWEEN_EMOJIS)
            async with session.get(url) as answer:
                before, now = now, len((await answer.json())["items"])


@asynccontextmanager
async def page_of(bot: Running, username: str) -> AsyncGenerator[Page]:
    """The sandbox as somebody sees it on a phone."""
    async with async_playwright() as playwright:
        path = shutil.which("chromium")
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        size: ViewportSize = {"width": WIDTH, "height": HEIGHT}
        page = await browser.new_page(viewport=size, bypass_csp=True)
        await page.goto(f"{bot.box.address}/#{username}/table")
        yield page
        await browser.close()


async def draw(page: Page, message: Json, file: Path) -> None:
    """Keeps the newest message as a picture once it stands there with its own pictures."""
    newest = page.locator(".message").last
    first = next(iter(text_of(message).splitlines()), "")
    plain = _NO_WORDS.sub("", first).strip()[-12:]
    await newest.get_by_text(plain).first.wait_for()
    await page.wait_for_function("[...document.images].every((image) => image.complete)")
    await page.wait_for_timeout(400)
    await newest.screenshot(path=file)


async def walk(
    bot: Running, game: str, locale: str, username: str, into: Path | None
) -> Mapping[str, Effort]:
    """Both lessons in a language, with pictures where they are wanted."""
    name = next(person.name for person in PEOPLE if person.username == username)
    person = SimulatedUser(bot.box, name)
    await person.slash("me language", language=locale)
    way = Walk(person, game, locale)
    if into is None:
        async for _ in way.steps():
            pass
        return way.efforts
    async with page_of(bot, username) as page:
        number = 0
        async for step in way.steps():
            number += 1
            await draw(page, way.message, into / f"{game}-{locale}-{number:02}-{step}.png")
    return way.efforts


async def run(game: str, languages: Sequence[str], into: Path | None) -> None:
    """All languages, one after the other, each by another person."""
    lesson = lesson_of(game)
    assert lesson is not None
    with tempfile.TemporaryDirectory() as folder:
        async with running_bot(Path(folder)) as bot:
            if into is not None:
                await emojis_there(bot)
            for locale, person in zip(languages, PEOPLE, strict=False):
                efforts = await walk(bot, game, locale, person.username, into)
                for part, effort in efforts.items():
                    print(effort_line(game, locale, part, effort), flush=True)
    print(f"{game}: the button says {lesson.minutes} minutes")


def effort_line(game: str, locale: str, part: str, effort: Effort) -> str:
    """An effort in a line."""
    read = f"{effort.words} words, {effort.letters} Chinese letters"
    return f"{game} {locale} {part}: about {effort.minutes:.1f} min ({read}, {effort.taps} taps)"


def main() -> int:
    """Runs it."""
    parser = argparse.ArgumentParser(prog="lesson_pictures", description=__doc__)
    parser.add_argument("game", choices=[key for key in sorted(GAMES) if lesson_of(key)])
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--into", type=Path, help="folder for pictures; none are made without it")
    args = parser.parse_args()
    if args.into is not None:
        args.into.mkdir(parents=True, exist_ok=True)
    asyncio.run(run(args.game, args.languages, args.into))
    return 0


if __name__ == "__main__":
    sys.exit(main())
