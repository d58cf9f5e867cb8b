"""`/puzzle` and the controls of puzzles. A person gets puzzles of their grade and solves them in
private messages."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bot.front.interaction.access import may_send
from bot.front.interaction.context import InteractionContext
from bot.front.learning.position_ids import read_puzzle_id
from bot.front.learning.position_view import words_of
from bot.front.learning.puzzle_standing import (
    games_with_puzzles,
    show_standing,
    standing,
    tries_and_run,
)
from bot.front.learning.puzzle_view import PuzzleScreen, show_answer, show_position, show_wrong_turn
from bot.front.looking_back.legend import show_pieces
from bot.front.shown.custom_ids import read_number
from bot.front.shown.message_views import MessageView, RenderedMessage, button, rows, text
from bot.front.shown.positions import try_id
from bot.matches.people.puzzle_tries import MOST_HINTS, Change, PuzzleTry, grade_of, open_try
from bot.matches.table.requests import Refused
from rules.learning.positions import forced
from rules.learning.puzzle_turns import turn_of
from rules.learning.puzzles import Puzzle, puzzles
from rules.narrow import Choice, find


async def puzzle(context: InteractionContext, game: str) -> None:
    """`/puzzle`: opens the unfinished puzzle of a game, or else the next one. Without a game it
    shows the person's standing in every game."""
    if game:
        await _next(context, game)
    else:
        await show_standing(context)


async def handle_tap(context: InteractionContext, rest: str, value: str) -> None:
    """Handles a control of a puzzle. An outdated one shows the present state of the puzzle."""
    where, verb, words = read_puzzle_id(rest)
    screen = await _screen_of(context, where.game, where.puzzle)
    await _handle_tap(screen, where.mark, verb, words, value)


async def of_the_day(context: InteractionContext, rest: str) -> None:
    """*Try* under a puzzle of the day."""
    game, number, day = [*rest.split(), "", "", ""][:3]
    await context.services.matches.puzzles.visit(context.place.guild_id, context.person.id, day)
    await _show(await _screen_of(context, game, number))


async def legend(context: InteractionContext, rest: str) -> None:
    """*What Is This?* about the position of a puzzle. After a complete turn it explains the
    position before it, so that nothing is revealed."""
    game, number = [*rest.split(), "", ""][:2]
    screen = await _screen_of(context, game, number)
    turn, line = screen.turn, screen.line
    after = turn.then(() if turn.is_over(line) else line)
    look = screen.presenter.render_options(None, changes=turn.position.changes(after))
    await show_pieces(context, screen.presenter, after.view, look)


def _check_game(context: InteractionContext, game: str) -> None:
    """Refuses a game without puzzles."""
    if game not in games_with_puzzles(context.services.games):
        raise Refused("no-puzzles")


async def _next(context: InteractionContext, game: str) -> None:
    """Opens the person's unfinished puzzle, or else the next one of their grade."""
    _check_game(context, game)
    tries = await context.people.puzzles.of(context.person.id)
    begun = open_try(tries, game)
    following = next_puzzle(puzzles(game), tries, game)
    number = begun.puzzle if begun else following.id if following else None
    if number is None:
        raise Refused("puzzles-done")
    await _show(await _screen_of(context, game, number))


def next_puzzle(known: Sequence[Puzzle], tries: Sequence[PuzzleTry], game: str) -> Puzzle | None:
    """The next puzzle for the person; None if they have tried all. Of the untried puzzles it is the
    one whose grade is nearest to theirs. Ties go to the recorded game they have seen least of,
    because one turn of a game can give away another."""
    tried, grade = {one.puzzle for one in tries if one.game == game}, grade_of(tries, game)
    seen = Counter(one.record for one in known if one.id in tried)
    left = [one for one in known if one.id not in tried]
    return min(
        left, key=lambda one: (abs(one.grade - grade), seen[one.record], one.id), default=None
    )


async def _screen_of(context: InteractionContext, game: str, number: str) -> PuzzleScreen:
    """A puzzle with the person's progress. It becomes the one they used last."""
    _check_game(context, game)
    turn = turn_of(context.services.games, game, number)
    if turn is None:
        raise Refused("puzzle-gone")
    await asyncio.to_thread(lambda: turn.position.begins)
    begin, grade = context.people.puzzles.begin, turn.puzzle.grade
    return PuzzleScreen(context, turn, await begin(context.person.id, game, number, grade))


async def _show(
    screen: PuzzleScreen, words: Sequence[str] = (), group: int = -1, note: str = ""
) -> None:
    """Shows the present state of the puzzle, and prepares the answer while the person thinks."""
    if screen.tried.outcome is not None:
        await show_answer(screen, await standing(screen.context, screen.tried))
        return
    await show_position(screen, words, group, note)
    screen.prepare_answer()


async def _handle_tap(
    screen: PuzzleScreen, mark: str, verb: str, words: tuple[str, ...], value: str
) -> None:
    """Runs what a control of a puzzle stands for."""
    if screen.tried.outcome is not None or mark != screen.where.mark:
        note = "" if screen.tried.outcome else screen.context.say("puzzle-further")
        await _show(screen, note=note)
        return
    match verb:
        case "pick" | "list":
            await _pick(screen, words_of(verb, words, value))
        case "group":
            await _show(screen, words, read_number(value, -1))
        case "back":
            await _change(screen, lambda one: replace(one, line=screen.turn.step_back(screen.line)))
        case "confirm":
            await _confirm(screen)
        case "hint":
            more = min(screen.tried.hints + 1, MOST_HINTS)
            await _change(screen, lambda one: replace(one, hints=max(one.hints, more)))
        case "solve":
            await _change(screen, PuzzleTry.with_answer_shown)
        case _:
            await _show(screen)


async def _store(screen: PuzzleScreen, change: Change) -> PuzzleScreen:
    """Stores a change of the person's attempt. Returns the screen with it."""
    context = screen.context
    tried = await context.people.puzzles.change(context.person.id, screen.tried, change)
    return PuzzleScreen(context, screen.turn, tried)


async def _change(screen: PuzzleScreen, change: Change) -> None:
    """Stores a change of the person's attempt and shows it."""
    await _show(await _store(screen, change))


async def _pick(screen: PuzzleScreen, words: Sequence[str]) -> None:
    """Takes the picked words. They lead to another question or complete an action of the turn."""
    branch = find(screen.turn.offered(screen.line), words)
    if branch is None or isinstance(branch, Choice):
        await _show(screen, () if branch is None else branch.picked)
        return
    line = forced((*screen.line, str(branch)), screen.turn.offered)
    await _change(screen, lambda one: replace(one, line=line))


async def _confirm(screen: PuzzleScreen) -> None:
    """Confirms the turn: shows the answer if it is right, otherwise its result."""
    line, turn = screen.line, screen.turn
    if not turn.is_over(line):
        await _show(screen)
    elif turn.is_right(line):
        await _change(screen, lambda one: one.with_solution(line))
    elif turn.is_early(line):
        await show_wrong_turn(await _store(screen, PuzzleTry.again), line, "puzzle-early")
    else:
        await show_wrong_turn(await _store(screen, lambda one: one.with_miss(line)), line)


async def share(context: InteractionContext, rest: str) -> None:
    """Tells the channel that the person has solved a puzzle, without the solution. Refuses an
    unsolved puzzle."""
    game, number = [*rest.split(), "", ""][:2]
    screen = await _screen_of(context, game, number)
    tried = screen.tried
    if not tried.is_solved or context.interaction.guild_id is None:
        raise Refused("puzzle-not-found")
    if not may_send(context.interaction):
        raise Refused("puzzle-silent")
    if not context.may_draw("shown"):
        raise Refused("puzzle-shared-often")
    (_, run), locale = await tries_and_run(context), await context.table_locale()
    say = context.services.texts.say
    words = say(
        locale,
        f"puzzle-share-{tried.outcome}",
        name=screen.presenter.own_name(screen.turn.puzzle.seat),
        game=say(locale, f"{tried.game}-name"),
        number=int(tried.puzzle),
        misses=tried.misses,
        hints=tried.hints,
    )
    words = context.services.texts.sentences(locale, [words, say(locale, "puzzle-run", count=run)])
    try_it = button(say(locale, "button-puzzle-try"), try_id(tried.game, tried.puzzle))
    message = RenderedMessage(MessageView(text(words), *rows([try_it])))
    await context.show_everybody(message, context.say("puzzle-shared"))
