"""Puzzles as messages: the position and controls, a wrong turn, the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import discord
from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.learning.position_ids import PATIENCE, PuzzleId, mark_of
from bot.front.learning.position_view import HALF, Pictured, choices, draw, show_pictured, story
from bot.front.panel.choice_controls import controls
from bot.front.panel.lines import FollowedLine, describe_line, draw_line, follow, reasons_text
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView, button, rows, text
from bot.front.shown.positions import position_table
from bot.front.shown.presenter import TablePresenter
from bot.matches.people.puzzle_tries import MOST_HINTS, PuzzleTry
from bot.matches.table.requests import private_place
from bot.processes.thinkers import Priority, ThinkingFailed, ThinkingStopped
from rules.computers.comparing import why_better
from rules.computers.reasons import Reason
from rules.game import Rng
from rules.learning.positions import THEN, Line
from rules.learning.puzzle_turns import PuzzleTurn

BEST, NATURAL = "best.png", "natural.png"
"""The file names of the two pictures of an answer. They give nothing away."""
EXACT = 3.5
"""Gains up to this many points are given as single points. Larger ones are rounded to fives."""
_REASONS_WITHIN = 1.0
"""Seconds that an answer waits for its reasons. They are usually ready."""


@dataclass(frozen=True)  # no slots, so that the presenter can be cached
class PuzzleScreen:
    """A puzzle with the progress of one person."""

    context: InteractionContext
    turn: PuzzleTurn
    tried: PuzzleTry

    @cached_property
    def presenter(self) -> TablePresenter:
        """The position, presented as if it were a private table of the person."""
        context, position = self.context, self.turn.position
        place = private_place(context.person.id)
        table = position_table(position, place, context.locale, context.now, context.person)
        return context.presenter(table).read_by(position.seat)

    @cached_property
    def line(self) -> Line:
        """The unfinished turn."""
        return self.turn.playable(self.tried.line)

    @property
    def where(self) -> PuzzleId:
        """The place that its controls carry."""
        return PuzzleId(self.tried.game, self.tried.puzzle, mark_of(THEN.join(self.line)))

    @property
    def title(self) -> str:
        """The game, the number of the puzzle, and its grade."""
        puzzle, presenter = self.turn.puzzle, self.presenter
        grade, number = puzzle.grade, int(puzzle.id)
        return presenter.say("puzzle-title", game=presenter.title(), number=number, grade=grade)

    def followed(self, line: Line) -> FollowedLine:
        """What the puzzle's seat can know about the result of a line."""
        position = self.turn.position
        return follow(position.game, position.begins.state, position.seat, line)

    def action(self, at: int, fields: int | None = None) -> str:
        """One action of the best line in words, with at most `fields` values."""
        presenter, best = self.presenter, self.turn.best
        prose = presenter.prose_at(self.turn.then(best[:at]).view)
        return prose.action(presenter.game.meta.action(best[at]), fields)

    def prepare_answer(self) -> None:
        """Starts drawing the pictures of the answer and computing its reasons."""
        for line in (self.turn.best, self.turn.puzzle.natural):
            self._begin(line)
        if self.turn.game.estimate_parts:
            self._begin_reasons(self.turn.best)

    async def drawn(self, line: Line) -> bytes | None:
        """The picture of a line's result, prepared earlier or drawn now."""
        return await asyncio.shield(self._begin(line))

    def _begin(self, line: Line) -> asyncio.Task[bytes | None]:
        renderer, presenter = self.context.services.renderer, self.presenter
        key = (self.tried.game, self.tried.puzzle, line, presenter.names, presenter.locale)
        ahead = self.context.services.drawn_ahead
        return ahead.begin(key, lambda: draw_line(presenter, renderer, self.followed(line)))

    async def reasons(self, line: Line) -> tuple[Reason, ...]:
        """Why a right line is better than the natural one. () if the parts of the estimate do not
        show it, or are not computed in time."""
        if self.turn.game.estimate_parts is None:
            return ()
        task = self._begin_reasons(line)
        await asyncio.wait({task}, timeout=_REASONS_WITHIN)
        return (task.result() or ()) if task.done() else ()

    def _begin_reasons(self, line: Line) -> asyncio.Task[tuple[Reason, ...] | None]:
        key = (self.tried.game, self.tried.puzzle, line)
        return self.context.services.reasons_ahead.begin(key, lambda: self._think(line))

    async def _think(self, line: Line) -> tuple[Reason, ...] | None:
        """Computes why a line is better than the natural one; None if that fails."""
        at, natural = self.turn.position, self.turn.puzzle.natural
        rng = Rng(f"{at.record.seed}/why", at.begins.steps + 1)
        asked = (at.game, at.begins.state, at.seat, rng, line, natural)
        try:
            return await self.context.services.thinkers.ask(
                why_better, *asked, priority=Priority.HINT
            )
        except (ThinkingFailed, ThinkingStopped):
            return None


# --- the position --------------------------------------------------------------------------------


async def show_position(screen: PuzzleScreen, words: Sequence[str], group: int, note: str) -> None:
    """Shows the position, or the question that follows the picked words."""
    presenter, line, turn = screen.presenter, screen.line, screen.turn
    if turn.is_over(line):
        await _show_whole(screen, note)
        return
    after, seat = turn.then(line), turn.puzzle.seat
    menu = choices(presenter, turn.offered(line), after, words, group)
    changes = turn.position.changes(after) if line else ()
    image, missing = await draw(screen.context, presenter, after, menu.choice, changes)
    so_far = story(presenter, line, after) if line else presenter.held(after.view, seat)
    shown = Pictured([*_head(screen, note), "", *so_far, menu.prompt, *missing], after, image)
    items = controls(menu, screen.where.control)
    buttons = rows(_buttons(screen, inside=bool(words) or group >= 0))
    await show_pictured(screen.context, presenter, [shown], [*items, *buttons])


async def _show_whole(screen: PuzzleScreen, note: str) -> None:
    """Shows a complete turn before it is confirmed, without anything that it reveals."""
    presenter, line = screen.presenter, screen.followed(screen.line)
    image, missing = await _picture(screen, screen.line)
    rest = [*describe_line(presenter, line), "", presenter.say("puzzle-confirm"), *missing]
    confirm = screen.where.control("confirm")
    yes = button(presenter.say("button-confirm"), confirm, discord.ButtonStyle.success)
    shown = Pictured([*_head(screen, note), "", *rest], line, image)
    await show_pictured(screen.context, presenter, [shown], rows([yes, *_buttons(screen)]))


def _head(screen: PuzzleScreen, note: str) -> list[str]:
    """The puzzle's question, and the hints given so far."""
    presenter = screen.presenter
    own = presenter.own_name(screen.turn.puzzle.seat)
    hints = [_kind_hint, _first_hint][: screen.tried.hints]
    hint_lines = [hint(screen) for hint in hints]
    lines = [screen.title, *([note] if note else []), presenter.say("puzzle-ask", name=own)]
    return [*lines, *([""] if hint_lines else []), *hint_lines]


def _kind_hint(screen: PuzzleScreen) -> str:
    """The first hint: the kind of turn if turns differ in kind, and that it is not the natural
    turn."""
    presenter, turn = screen.presenter, screen.turn
    natural, *_ = describe_line(presenter, screen.followed(turn.puzzle.natural))
    at = turn.telling
    if turn.alike:
        return presenter.say("puzzle-hint-alike", natural=natural)
    if at is None:
        return presenter.say("puzzle-hint-natural", natural=natural)
    if at > turn.decisive:
        return presenter.say("puzzle-hint-later", choice=screen.action(at, 1), natural=natural)
    begin = screen.action(at, turn.named)
    return presenter.say("puzzle-hint-kind", begin=begin, natural=natural)


def _first_hint(screen: PuzzleScreen) -> str:
    """The second hint: the first action that makes the best line better."""
    turn = screen.turn
    key = "puzzle-hint-parts" if turn.alike else "puzzle-hint-first"
    return screen.presenter.say(key, action=screen.action(turn.decisive))


def _buttons(screen: PuzzleScreen, *, inside: bool = False) -> list[ui.Button[MessageView]]:
    """The buttons below the controls: back, the legend, and help."""
    say, where = screen.presenter.say, screen.where
    further = [*_legend(screen), *_help(screen)]
    if inside:
        return [button(say("button-other"), where.control("show")), *further]
    back = [button(say("button-back"), where.control("back"))] if screen.line else []
    return [*back, *further]


def _legend(screen: PuzzleScreen) -> list[ui.Button[MessageView]]:
    """The button that explains the pieces in the picture."""
    if not screen.presenter.explains:
        return []
    where = CustomId("puzzlelegend", rest=f"{screen.tried.game} {screen.tried.puzzle}")
    return [button(screen.presenter.say("button-explain"), where)]


def _help(screen: PuzzleScreen) -> list[ui.Button[MessageView]]:
    """The buttons for the next hint, if there is one, and for the answer. The answer is offered
    after a wrong turn or after all hints."""
    tried, say, buttons = screen.tried, screen.presenter.say, list[ui.Button[MessageView]]()
    if tried.hints < MOST_HINTS:
        key = "button-puzzle-hint-more" if tried.hints else "button-puzzle-hint"
        buttons.append(button(say(key), screen.where.control("hint")))
    if tried.hints >= MOST_HINTS or tried.misses >= PATIENCE:
        buttons.append(button(say("button-show-me"), screen.where.control("solve")))
    return buttons


# --- what came of a turn -------------------------------------------------------------------------


async def show_wrong_turn(screen: PuzzleScreen, line: Line, verdict: str = "puzzle-wrong") -> None:
    """Shows the result of a wrong turn, and buttons to continue."""
    presenter, missed = screen.presenter, screen.followed(line)
    image, missing = await _picture(screen, line)
    rest = [*describe_line(presenter, missed), "", presenter.say(verdict), *missing]
    again = screen.where.control("show")
    style = discord.ButtonStyle.primary
    buttons = rows([button(presenter.say("button-try-again"), again, style), *_help(screen)])
    shown = Pictured([screen.title, "", *rest], missed, image)
    await show_pictured(screen.context, presenter, [shown], buttons)


async def show_answer(screen: PuzzleScreen, standing: Sequence[str]) -> None:
    """Shows the right turn beside the natural one, with their results and the difference between
    them."""
    presenter, natural = screen.presenter, screen.turn.puzzle.natural
    best = screen.line if screen.tried.is_solved and screen.line else screen.turn.best
    lines = screen.followed(best), screen.followed(natural)
    image, missing = await _picture(screen, best)
    other = None if image is None else await screen.drawn(natural)
    above = [screen.title, "", _verdict(screen), "", presenter.say("puzzle-best")]
    why = _why(screen, await screen.reasons(best))
    below = [presenter.say("puzzle-natural"), *describe_line(presenter, lines[1]), *why]
    shown = [
        Pictured([*above, *describe_line(presenter, lines[0])], lines[0], image, BEST),
        Pictured([*below, *missing], lines[1], other, NATURAL),
    ]
    ends = [text("\n".join(standing)), *rows(_buttons_after(screen))]
    await show_pictured(screen.context, presenter, shown, ends, HALF)


async def _picture(screen: PuzzleScreen, line: Line) -> tuple[bytes | None, list[str]]:
    return await screen.context.drawn("panel", lambda _: screen.drawn(line))


def _verdict(screen: PuzzleScreen) -> str:
    tried = screen.tried
    return screen.presenter.say(f"puzzle-{tried.outcome}", misses=tried.misses, hints=tried.hints)


def _why(screen: PuzzleScreen, reasons: Sequence[Reason]) -> list[str]:
    """How much better the right turn is, roughly, and why, and whether others are as good."""
    turn, presenter = screen.turn, screen.presenter
    say, others = presenter.say, turn.others
    sentences = [say("puzzle-gain", points=rough(turn.puzzle.gain))]
    if why := reasons_text(presenter, reasons):
        sentences.append(say("puzzle-why", reasons=why))
    parted = [presenter.sentences(sentences)]
    return [*parted, *([say("puzzle-others", count=others)] if others else [])]


def rough(gain: float) -> int:
    """A gain as it is shown: small ones in single points, larger ones rounded to fives."""
    return max(1, round(gain)) if gain < EXACT else 5 * max(1, round(gain / 5))


def _buttons_after(screen: PuzzleScreen) -> list[ui.Button[MessageView]]:
    """The button to the next puzzle and, if it was solved in a server, the one to tell others."""
    say, game, style = screen.presenter.say, screen.tried.game, discord.ButtonStyle.primary
    buttons = [button(say("button-puzzle-next"), CustomId("puzzles", rest=game), style)]
    if screen.tried.is_solved and screen.context.interaction.guild_id is not None:
        buttons.append(
            button(
                say("button-puzzle-share"),
                CustomId("puzzleshare", rest=f"{game} {screen.tried.puzzle}"),
            )
        )
    return buttons
