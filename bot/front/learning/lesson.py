"""`/learn` and the buttons of lessons: shows steps, judges choices, keeps the progress."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.front.interaction.context import InteractionContext
from bot.front.learning.lesson_view import Screen, show_result, show_step
from bot.front.learning.position_ids import StepId, first_of, read_step_id
from bot.front.learning.position_view import words_of
from bot.front.own import practice
from bot.front.shown.custom_ids import read_number
from bot.matches.table.requests import Practise, Refused
from rules.learning.lesson_steps import played_step
from rules.learning.lessons import LAST, Lesson, LessonStep, lesson_of
from rules.learning.positions import Line, forced
from rules.narrow import Choice, find


async def learn(context: InteractionContext, game: str, note: str = "") -> None:
    """`/learn`, and the buttons that open a lesson: continues where the person stopped."""
    lesson = _lesson(context, game)
    kept = await context.people.lesson_step(context.person.id, game)
    step = lesson.find(kept) or lesson.steps[0]
    await _show(_screen(context, lesson, step, first_of(game, step)), note=note)


async def handle_tap(context: InteractionContext, rest: str, value: str) -> None:
    """Handles a control of a lesson. An outdated one shows the present step."""
    where, verb, words = read_step_id(rest)
    lesson = _lesson(context, where.game)
    step = lesson.find(where.step)
    if step is None or where.mark != first_of(where.game, step).mark:
        await learn(context, where.game, context.say("learn-changed"))
        return
    screen = _screen(context, lesson, step, where)
    match verb, step.asks:
        case "begin", "game":
            await _begin(screen)
        case "answer", "answer":
            await _answer(screen, words[0] if words else "")
        case "solve", "answer" | "action":
            await _show_solution(screen)
        case "pick" | "list", "action":
            await _pick(screen, words_of(verb, words, value))
        case "group", "action":
            await _show(screen, words, read_number(value, -1))
        case _:
            await _show(screen)


def _lesson(context: InteractionContext, game: str) -> Lesson:
    if game not in context.services.games:
        raise Refused("unknown-game", game=game[:40])
    lesson = lesson_of(game)
    if lesson is None:
        raise Refused("no-lesson")
    return lesson


def _screen(context: InteractionContext, lesson: Lesson, step: LessonStep, where: StepId) -> Screen:
    game = context.services.games[where.game]
    played = None if step.key == LAST else played_step(game, step.key)
    return Screen(context, lesson, step, where, played)


async def _show(screen: Screen, words: Sequence[str] = (), group: int = -1, note: str = "") -> None:
    """Shows a step, and stores that the person has reached it."""
    await _keep(screen, screen.step)
    await show_step(screen, words, group, note)


async def _keep(screen: Screen, step: LessonStep) -> None:
    people, who = screen.context.people, screen.context.person.id
    await people.keep_lesson_step(who, screen.where.game, step.key)


async def _begin(screen: Screen) -> None:
    """Begins a real game. Its first panel repeats the advice of the lesson."""
    context, real = screen.context, screen.lesson.game
    wish = Practise(screen.where.game, context.locale, real.level, real.seats, real.options)
    await practice.begin(context, wish, screen.say(""))


async def _answer(screen: Screen, answer: str) -> None:
    """Takes an answer to the step's question and shows whether it is right."""
    played, step = screen.played, screen.step
    assert played is not None
    if answer not in step.answers:
        raise Refused("outdated")
    await _judge(screen, played.demonstration, answer in step.right, answer)


async def _pick(screen: Screen, words: Sequence[str]) -> None:
    """Takes the picked words. They lead to another question or complete an action of the line."""
    played, line, where = screen.played, screen.line, screen.where
    assert played is not None
    offered = played.offered(line)
    branch = find(offered, words)
    if branch is None or isinstance(branch, Choice):
        await _show(screen, () if branch is None else branch.picked)
        return
    number = [str(action) for action in offered].index(str(branch))
    line = forced((*line, str(branch)), played.offered)
    if played.offered(line):
        await _show(replace(screen, where=replace(where, line=(*where.line, number))))
    else:
        await _judge(screen, line, played.is_right(line), played.wrong_key(line))


async def _judge(screen: Screen, line: Line, right: bool, wrong_key: str) -> None:
    """Shows whether a choice was right. After a right one the person has reached the next step."""
    if right:
        await _result(screen, line, "learn-right", screen.say("right"), right=True)
        return
    where = replace(screen.where, wrong=screen.where.wrong + 1)
    why = screen.why_wrong(wrong_key)
    await _result(replace(screen, where=where), line, "learn-wrong", why, right=False)


async def _show_solution(screen: Screen) -> None:
    """*Show Me*: shows the first right line, or the right answer."""
    played = screen.played
    assert played is not None
    answers = screen.step.asks == "answer"
    line, why = played.demonstration if answers else played.solution, screen.say("right")
    if answers:
        why = f"{screen.say(f'answer-{screen.step.right[0]}')}. {why}"
    await _result(screen, line, "learn-shown", why, right=True)


async def _result(screen: Screen, line: Line, key: str, why: str, *, right: bool) -> None:
    if right and (after := screen.neighbour(1)) is not None:
        await _keep(screen, after)
    await show_result(screen, line, screen.context.say(key, why=why), right=right)
