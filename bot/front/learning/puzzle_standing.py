"""How well a person does at puzzles. Only they see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView, button, rows, text
from bot.matches.people.puzzle_tries import PuzzleTry, grade_of, open_try, score, streak
from rules.learning.puzzles import puzzles, puzzles_file


def games_with_puzzles(games: Iterable[str]) -> tuple[str, ...]:
    """Those of the games that have puzzles."""
    return tuple(game for game in games if puzzles_file(game) is not None)


async def show_standing(context: InteractionContext) -> None:
    """Shows the days in a row and, for each game, the grade, the results and a button to the next
    puzzle."""
    games = games_with_puzzles(context.services.games)
    tries, run = await tries_and_run(context)
    days = context.say("puzzle-run", count=run)
    lines = [days, "", *(_game(context, tries, game) for game in games)]
    all_lines = [context.say("puzzle-standing"), *lines, "", f"-# {context.say('puzzle-private')}"]
    buttons = rows([_next_puzzle(context, tries, game) for game in games])
    await context.show(MessageView(text("\n".join(all_lines)), *buttons))


async def tries_and_run(context: InteractionContext) -> tuple[Sequence[PuzzleTry], int]:
    """The person's attempts, and the number of days in a row on which they solved a puzzle."""
    tries = await context.people.puzzles.of(context.person.id)
    zone = (await context.people.choices(context.person.id)).zone
    return tries, streak(tries, context.now, zone)


def _game(context: InteractionContext, tries: Sequence[PuzzleTry], game: str) -> str:
    name, grade = context.say(f"{game}-name"), grade_of(tries, game)
    line = context.say("puzzle-game", game=name, grade=grade, count=len(puzzles(game)))
    counts = score(tries, game)
    return f"{line}\n-# {_score(context, tries, game)}" if counts.total() else line


def _score(context: InteractionContext, tries: Sequence[PuzzleTry], game: str) -> str:
    """A line with the number of puzzles of a game by outcome."""
    counts = score(tries, game)
    return context.say(
        "puzzle-score",
        found=counts["found"],
        hinted=counts["hinted"],
        missed=counts["missed"],
        shown=counts["shown"],
    )


def _next_puzzle(
    context: InteractionContext, tries: Sequence[PuzzleTry], game: str
) -> ui.Button[MessageView]:
    """The button to the unfinished puzzle of a game, or else to the next one."""
    key = "button-puzzle-go-on" if open_try(tries, game) else "button-puzzle"
    label = context.say(key, game=context.say(f"{game}-name"))
    return button(label, CustomId("puzzles", rest=game))


async def standing(context: InteractionContext, last: PuzzleTry) -> list[str]:
    """Lines about what the last puzzle has changed: the grade and the days in a row."""
    tries, run = await tries_and_run(context)
    before = [one for one in tries if (one.game, one.puzzle) != (last.game, last.puzzle)]
    was, grade = grade_of(before, last.game), grade_of(tries, last.game)
    newest = max((one.ended_at or 0.0 for one in tries), default=0.0) == last.ended_at
    both = [_score(context, tries, last.game), context.say("puzzle-run", count=run)]
    lines = [f"-# {context.services.texts.sentences(context.locale, both)}"]
    if newest and grade != was:
        key = "puzzle-grade-up" if grade > was else "puzzle-grade-down"
        return [context.say(key, grade=grade), *lines]
    return lines
