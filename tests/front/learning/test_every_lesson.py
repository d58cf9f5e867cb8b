"""Every lesson is learnt in every language by its buttons and lists alone, wrong choices first,
each of them in one language."""

from __future__ import annotations

from itertools import count

import pytest

from bot.front.shown.learn_buttons import games_with_lessons
from bot.texts import shared_texts
from rules.learning.lesson_steps import PlayedStep, played_step
from rules.learning.lessons import lesson_of
from rules.learning.positions import forced
from sandbox.web.driver import SimulatedUser, pictures, text_of
from sandbox.world.failures import Json
from tests.front.conftest import House, labels
from tests.front.learning.test_lesson import choose, opened, press, school
from tests.games import WHOLE
from tests.languages import LOCALES

__all__ = ["school"]

pytestmark = pytest.mark.timeout(300)  # every lesson


class Learner:
    """Somebody who learns in a language."""

    def __init__(self, person: SimulatedUser, locale: str, message: Json) -> None:
        self.person, self.locale, self.message = person, locale, message
        self.wrong = count()

    def say(self, key: str) -> str:
        """A text in the language."""
        return shared_texts().say(self.locale, key)

    async def press(self, key: str) -> None:
        """A button by the key of its label."""
        self.message = await press(self.person, self.message, self.say(key))

    async def take(self, played: PlayedStep, line: tuple[str, ...]) -> None:
        """A whole line, action by action, as far as it is not forced."""
        done: tuple[str, ...] = ()
        while done != line:
            self.message = await choose(self.person, self.message, line[len(done)])
            done = forced(line[: len(done) + 1], played.offered)

    def told(self, key: str) -> None:
        """What the message says, with a picture."""
        assert self.say(key) in text_of(self.message)
        assert pictures(self.message)

    def tries(self, told: str) -> bool:
        """Whether a wrong choice is made in this language. What is told then can be told in all."""
        assert self.say(told) != told
        return next(self.wrong) % len(LOCALES) == LOCALES.index(self.locale)

    async def learn(self, key: str, played: PlayedStep) -> None:
        """A step: a wrong choice of every sort, then the right one."""
        begin, step = f"{key}-lesson-{played.step.key}", played.step
        self.told(begin)
        if step.asks == "answer":
            for answer in (one for one in step.answers if one not in step.right):
                own = f"{begin}-wrong-{answer}"
                found = shared_texts().find(self.locale, own) is not None
                if self.tries(own if found else f"{begin}-wrong"):
                    await self.press(f"{begin}-answer-{answer}")
                    self.told(own if found else f"{begin}-wrong")
                    await self.press("button-try-again")
            await self.press(f"{begin}-answer-{step.right[0]}")
        elif step.asks == "action":
            wrong = {played.wrong_key(one): one for one in played.lines if not played.is_right(one)}
            for own, line in wrong.items():
                told = "-".join(filter(None, [f"{begin}-wrong", own]))
                if self.tries(told):
                    await self.take(played, line)
                    self.told(told)
                    await self.press("button-try-again")
            await self.take(played, played.solution)
        if step.asks != "next":
            self.told(f"{begin}-right")
        if played.natural:
            self.told("learn-natural")
            assert len(pictures(self.message)) == 2


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_step_is_learnt_in_every_language(school: House, locale: str) -> None:
    person, drawn = school.person("Anna"), school.bot.services.pictures.a_minute
    drawn.update(dict.fromkeys(drawn, 10_000))  # nobody has as many pictures in one minute
    await person.slash("me language", language=locale)
    for key in games_with_lessons(WHOLE):
        lesson = lesson_of(key)
        assert lesson is not None
        learner = Learner(person, locale, await opened(person, key))
        for step in (*lesson.step, *lesson.second):
            await learner.learn(key, played_step(WHOLE[key], step.key))
            if step != lesson.steps[-1]:
                await learner.press("button-learn-next")
            if step == lesson.step[-1]:
                assert learner.say(f"{key}-lesson-game") in text_of(learner.message)
                assert learner.say("button-hint") in text_of(learner.message)
                if lesson.second:
                    await learner.press("button-learn-second")
        assert learner.say("button-go-on-playing") in labels(learner.message)
