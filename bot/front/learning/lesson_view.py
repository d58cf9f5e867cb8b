"""Lessons as messages: a step with its position and controls, and the result of a choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import discord
from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.learning.position_ids import PATIENCE, StepId, first_of
from bot.front.learning.position_view import HALF, Pictured, choices, draw, show_pictured, story
from bot.front.panel.choice_controls import controls
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import PICTURE, MessageView, button, rows, text
from bot.front.shown.positions import position_table, table_nowhere
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.requests import Person, Place, private_place
from rules.learning.lesson_steps import PlayedStep
from rules.learning.lessons import Lesson, LessonError, LessonStep, lesson_file
from rules.learning.positions import Continuation, Line, forced
from rules.narrow import VERB, Choice


@dataclass(frozen=True, slots=True)
class Screen:
    """A step of a lesson for one person."""

    context: InteractionContext
    lesson: Lesson
    step: LessonStep
    where: StepId
    played: PlayedStep | None
    """The step's position after the line; None for the last step, which has no position."""

    @property
    def presenter(self) -> TablePresenter:
        """The position, presented as if it were a private table of the person."""
        if self.played is None:
            return self.context.presenter(table_nowhere(self.where.game, *self._where))
        level, position = self.lesson.game.level, self.played.position
        _ = self.played.begins  # raises if the step's position is wrong
        table = position_table(position, *self._where, self._person, level)
        return self.context.presenter(table).read_by(self.played.seat)

    @property
    def _person(self) -> Person:
        """The learner, with a different name if somebody in the lesson has the same one."""
        assert self.played is not None
        person, position = self.context.person, self.played.position
        others = [name for seat, name in enumerate(position.record.names) if seat != position.seat]
        if person.name.casefold() not in map(str.casefold, others):
            return person
        return replace(person, name=self.context.say("learn-you"))

    @property
    def _where(self) -> tuple[Place, str, float]:
        context = self.context
        return private_place(context.person.id), context.locale, context.now

    @property
    def line(self) -> Line:
        """The started line; empty if the choices do not lead to one."""
        played, line = self.played, ()
        if played is None or self.step.asks != "action":
            return line
        for number in self.where.line:
            offered = played.offered(line)
            if number < len(offered):
                line = forced((*line, str(offered[number])), played.offered)
        return line if played.offered(line) else ()

    def say(self, key: str) -> str:
        """One of the step's texts. Raises `LessonError` if it is missing."""
        text = self.presenter.prose.find("-".join(filter(None, ["lesson", self.step.key, key])))
        if text is None:
            file = lesson_file(self.where.game) or Path()
            raise LessonError(file, self.step.key, f"it has no text {key or 'of its own'}")
        return text

    def why_wrong(self, own: str) -> str:
        """The text on why a choice is wrong: its own one if it exists, otherwise the step's."""
        text = self.presenter.prose.find(f"lesson-{self.step.key}-wrong-{own}") if own else None
        return text or self.say("wrong")

    @property
    def title(self) -> str:
        """The game, the number of the step, and the number of steps."""
        presenter, part = self.presenter, self.lesson.part(self.step)
        key = "learn-title" if part == self.lesson.first else "learn-title-second"
        at = [step.key for step in part].index(self.step.key) + 1
        return presenter.say(key, game=presenter.title(), step=at, count=len(part))

    def neighbour(self, by: int) -> LessonStep | None:
        """The step this many places after the present one; None if there is none."""
        at = self.lesson.at(self.step) + by
        return self.lesson.steps[at] if 0 <= at < len(self.lesson.steps) else None


# --- a step ------------------------------------------------------------------------------------


async def show_step(screen: Screen, words: Sequence[str], group: int, note: str) -> None:
    """Shows the step, or the question that follows the picked words."""
    played = screen.played
    lines = [screen.title, *([note] if note else []), "", screen.say("")]
    if played is None:
        last = MessageView(text("\n".join(lines)), *rows(_buttons(screen)))
        await screen.context.show(last)
        return
    after = played.then(screen.line)
    asked, items, choice = _question(screen, after, words, group)
    changes = played.position.changes(after) if screen.line else played.marked
    here = screen.context, screen.presenter, after
    image, missing = await draw(*here, choice, changes, light=True)
    buttons = rows(_buttons(screen, inside=bool(words or screen.line or group >= 0)))
    shown = Pictured([*lines, *asked, *missing], after, image)
    await show_pictured(screen.context, screen.presenter, [shown], [*items, *buttons])


def _question(
    screen: Screen, after: Continuation, words: Sequence[str], group: int
) -> tuple[list[str], list[ui.Item[MessageView]], Choice | None]:
    """The question of the step: its lines, its controls, and the choice that the picture marks."""
    if screen.step.asks == "action" and screen.played is not None:
        menu = choices(screen.presenter, screen.played.offered(screen.line), after, words, group)
        lines = ["", *story(screen.presenter, screen.line, after), menu.prompt]
        return lines, controls(menu, screen.where.control), _illustrated_choice(screen, menu.choice)
    answers = rows([_answer(screen, answer) for answer in screen.step.answers])
    return [], list[ui.Item[MessageView]](answers), _illustrated_choice(screen, None)


def _illustrated_choice(screen: Screen, asked: Choice | None) -> Choice | None:
    """The choice that the picture marks. It is the one named in the lesson's file until that is
    asked, because earlier questions (which card could pay?) might mark more than the step is
    about."""
    marked = screen.played.candidates if screen.played else None
    if asked is None or asked.kind == VERB or (marked and marked.kind != asked.kind):
        return marked
    return asked


def _answer(screen: Screen, answer: str) -> ui.Button[MessageView]:
    return button(screen.say(f"answer-{answer}"), screen.where.control("answer", answer))


def _buttons(screen: Screen, *, inside: bool = False) -> list[ui.Button[MessageView]]:
    """The buttons below a step: forward, back, the solution after wrong choices, and the page of
    the rules."""
    step, say = screen.step, screen.context.say
    buttons = list[ui.Button[MessageView]]()
    if step.asks == "next":
        buttons.append(_to(screen, "button-learn-next", 1))
    elif step.asks == "game":
        buttons.append(_begin(screen))
        if screen.neighbour(1) is not None:
            buttons.append(_to(screen, "button-learn-second", 1))
    elif screen.where.wrong >= PATIENCE:
        buttons.append(_solution(screen))
    if inside:
        again = first_of(screen.where.game, step, screen.where.wrong).control("show")
        buttons.append(button(say("button-other"), again))
    elif screen.neighbour(-1) is not None:
        buttons.append(_to(screen, "button-back", -1))
    return [*buttons, *_page(screen)]


def _to(screen: Screen, key: str, by: int) -> ui.Button[MessageView]:
    """The button to the previous or next step."""
    step = screen.neighbour(by)
    assert step is not None
    leads = by > 0 and screen.step.asks != "game"
    style = discord.ButtonStyle.primary if leads else discord.ButtonStyle.secondary
    where = first_of(screen.where.game, step)
    return button(screen.context.say(key), where.control("show"), style)


def _begin(screen: Screen) -> ui.Button[MessageView]:
    """The button to a real game."""
    begins = first_of(screen.where.game, screen.lesson.first[-1]).control("begin")
    label = screen.context.say("button-go-on-playing")
    return button(label, begins, discord.ButtonStyle.primary)


def _solution(screen: Screen) -> ui.Button[MessageView]:
    where = replace(screen.where, line=())
    return button(screen.context.say("button-show-me"), where.control("solve"))


def _page(screen: Screen) -> list[ui.Button[MessageView]]:
    """The button to the page of the rules about the step's subject, if there is one."""
    if screen.step.asks == "game":
        return []
    page = CustomId("openrules", rest=f"{screen.where.game} {screen.step.page}")
    return [button(screen.context.say("button-learn-rules"), page)]


# --- what a choice has led to --------------------------------------------------------------------


async def show_result(screen: Screen, line: Line, comment: str, *, right: bool) -> None:
    """Shows the result of a choice: what happened, why it is right or wrong, and buttons to
    continue. In the second lesson the most obvious line is shown below a right one."""
    assert screen.played is not None
    shown = [await _result(screen, line, [screen.title, ""], ["", comment])]
    if right and (natural := screen.played.natural):
        above = [screen.context.say("learn-natural"), ""]
        shown.append(await _result(screen, natural, above, [], "natural.png"))
    buttons = rows(_buttons_after(screen, right=right))
    await show_pictured(screen.context, screen.presenter, shown, buttons, HALF)


async def _result(
    screen: Screen, line: Line, above: list[str], below: list[str], name: str = PICTURE
) -> Pictured:
    """The result of a line, with text above and below it."""
    played, presenter = screen.played, screen.presenter
    assert played is not None
    after = played.then(line)
    marks = (None, played.position.changes(after)) if line else (played.candidates, played.marked)
    image, missing = await draw(screen.context, presenter, after, *marks, light=not line)
    return Pictured([*above, *story(presenter, line, after), *below, *missing], after, image, name)


def _buttons_after(screen: Screen, *, right: bool) -> list[ui.Button[MessageView]]:
    """The buttons below a result: forward if it was right, otherwise another try."""
    if right:
        on = _to(screen, "button-learn-next", 1) if screen.neighbour(1) else _begin(screen)
        return [on, *_page(screen)]
    where = first_of(screen.where.game, screen.step, screen.where.wrong)
    label, style = screen.context.say("button-try-again"), discord.ButtonStyle.primary
    solution = [_solution(screen)] if screen.where.wrong >= PATIENCE else []
    return [button(label, where.control("show"), style), *solution, *_page(screen)]
