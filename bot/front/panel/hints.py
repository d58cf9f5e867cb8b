"""Hints: good lines for a person who must decide. Only that person sees them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.interaction.slow_work import result_of
from bot.front.panel.lines import FollowedLine, comparison_text, describe_line, draw_line, follow
from bot.front.panel.turn import choose, seat_in
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.layers import switched_on
from bot.front.shown.message_views import (
    TEXT_ROOM,
    MessageView,
    button,
    cut_lines,
    rows,
    with_picture,
)
from bot.front.shown.presenter import TablePresenter
from bot.matches.deeds.hints import OpenDecision
from bot.matches.table.model import Table
from bot.matches.table.play import ready
from bot.matches.table.requests import AskHint, Refused
from bot.processes.thinkers import Priority, ThinkingStopped
from rules.computers.advice import AdvisedLine, advised_lines
from rules.computers.budgets import BudgetFor, expert_budget, strong_budget
from rules.game import Seat

MOST_LINES = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """What a seat could do in its present decision."""

    seat: Seat
    decision: OpenDecision
    lines: tuple[AdvisedLine, ...]
    """The advised lines, best first."""

    @property
    def mark(self) -> str:
        """A mark that distinguishes this hint from others about the same position of the table."""
        data = json.dumps([self.decision.drafted, [line.texts for line in self.lines]])
        return hashlib.sha256(data.encode()).hexdigest()[:8]

    def follow(self, at: int) -> FollowedLine:
        """The result of one of the lines."""
        return self._follow(self.lines[at].texts)

    def equal(self, at: int) -> list[FollowedLine]:
        """The results of the lines that share the idea of this one."""
        return list(map(self._follow, self.lines[at].equal))

    def _follow(self, texts: Sequence[str]) -> FollowedLine:
        position = self.decision.position
        return follow(position.game, position.state, self.seat, texts)

    def custom_id(self, verb: str, table: Table, at: int, layers: int) -> CustomId:
        """A control about one of the lines."""
        return CustomId(verb, table.id, f"{at} {self.mark}", self.decision.version, layers)


async def show_hint(context: InteractionContext, table: Table) -> None:
    """Shows at most three lines, with a picture of the best. For `/table hint` and the panel's
    button. Refuses a person who has nothing to decide, or may have no hint."""
    await context.submit(table, AskHint())
    hint = await _hint(context, table, seat_in(context, table), meanwhile=True)
    await _show(context, table, hint, 0)


async def show_line(context: InteractionContext, table: Table, custom_id: CustomId) -> None:
    """Shows another line of a hint, with its picture."""
    hint, at = await _again(context, table, custom_id)
    await _show(context, table, hint, at)


async def take_line(context: InteractionContext, table: Table, custom_id: CustomId) -> None:
    """Makes a line of a hint the player's draft, to be confirmed in the panel."""
    hint, at = await _again(context, table, custom_id)
    await choose(context, table, hint.lines[at].texts, basis=hint.decision.version)


async def _again(
    context: InteractionContext, table: Table, custom_id: CustomId
) -> tuple[Hint, int]:
    """The hint that a control belongs to, and the number of its line. It is noted as if asked for:
    nobody gets one unnoted by inventing a control. Refuses if the table has changed since."""
    seat = seat_in(context, table)
    if not table.hints_allowed:
        raise Refused("hints-forbidden")
    decision = await context.tables.open_decision(table, seat)
    if custom_id.version != decision.version or not _is_open(decision, seat):
        raise Refused("hint-stale")
    await context.submit(table, AskHint(), step="hint")
    hint = await _hint(context, table, seat)
    number, _, mark = custom_id.rest.partition(" ")
    if mark != hint.mark or number not in map(str, range(len(hint.lines))):
        raise Refused("hint-stale")
    return hint, int(number)


def _is_open(decision: OpenDecision, seat: Seat) -> bool:
    """Whether the seat has anything left to decide."""
    position = decision.position
    return seat in position.game.to_act(position.state) and not ready(position, seat)


# --- thinking -----------------------------------------------------------------------------------


async def _hint(
    context: InteractionContext, table: Table, seat: Seat, *, meanwhile: bool = False
) -> Hint:
    """The hint for a seat at the present table, computed or remembered. With `meanwhile`, quick
    first ideas are shown during the computation. Refuses if the table has changed by then, and if
    the person has another hint in progress."""
    decision = await context.tables.open_decision(table, seat)
    known, key = context.services.advice, (table.id, seat, decision.version, decision.drafted)
    if key not in known:
        with context.one_each(context.services.advising, Refused("hint-busy")):
            if meanwhile:
                first = await _lines(context, decision, seat, strong_budget)
                await _tell_first_thoughts(context, table, Hint(seat, decision, first))
            known[key] = await _lines(context, decision, seat, expert_budget)
        if await context.tables.open_decision(table, seat) != decision:
            raise Refused("hint-stale")
    return Hint(seat, decision, known[key])


async def _lines(
    context: InteractionContext, decision: OpenDecision, seat: Seat, budget: BudgetFor
) -> tuple[AdvisedLine, ...]:
    """The best lines that are found within a budget. Stops if the bot is being stopped."""
    at = decision.position
    asked = (at.game, at.state, seat, at.seed, at.steps, MOST_LINES, budget)
    thinking = context.services.thinkers.ask(advised_lines, *asked, priority=Priority.HINT)
    restarting = Refused("hint-restarting")
    try:
        return await result_of(context, thinking, restarting) or ()
    except ThinkingStopped:
        raise restarting from None


# --- telling ------------------------------------------------------------------------------------


async def _tell_first_thoughts(context: InteractionContext, table: Table, hint: Hint) -> None:
    """Shows quick first ideas in words, without buttons, until the full computation ends."""
    presenter = context.presenter(table).read_by(hint.seat)
    lines = [*_head(presenter, hint), *_ideas(presenter, hint)]
    all_lines = [*lines, "", f"-# {presenter.say('hint-first-thoughts')}"]
    await context.progress(cut_lines(all_lines, TEXT_ROOM))


async def _show(context: InteractionContext, table: Table, hint: Hint, at: int) -> None:
    """Shows all lines in words, one of them as a picture, and buttons."""
    presenter = context.presenter(table).read_by(hint.seat)
    line = hint.follow(at)
    layers = switched_on(context.services.renderer.layers(table.game), context.layers)
    image, missing = await context.drawn(
        "look", lambda renderer: draw_line(presenter, renderer, line, layers)
    )
    body = cut_lines([*_in_words(presenter, hint, at), *missing], TEXT_ROOM)
    buttons = rows(_buttons(presenter, hint, at, context.layers))
    alt = presenter.alt(line.view, line.events)
    await context.show(with_picture(body, image, alt, *buttons))


def _in_words(presenter: TablePresenter, hint: Hint, at: int) -> list[str]:
    """The hint as text: its lines, and a note on how reliable hints are."""
    lines = [*_head(presenter, hint), *_ideas(presenter, hint)]
    lines += ["", f"-# {presenter.say('hint-guess')}"]
    if presenter.table.people > 1:
        lines.append(f"-# {presenter.say('hint-noted')}")
    key = "hint-shown" if len(hint.lines) > 1 else "hint-take"
    return [*lines, f"-# {presenter.say(key, number=at + 1)}"]


def _head(presenter: TablePresenter, hint: Hint) -> Iterator[str]:
    table, title = presenter.table, presenter.say("hint-title", game=presenter.title())
    yield title if table.owner is not None else f"{title} · <#{table.place.channel_id}>"
    if hint.decision.drafted:
        yield f"-# {presenter.say('hint-drafted')}"


def _ideas(presenter: TablePresenter, hint: Hint) -> Iterator[str]:
    """The lines, each with its value and result."""
    for number in range(len(hint.lines)):
        actions, *led_to = describe_line(presenter, hint.follow(number), hint.equal(number))
        worth = comparison_text(presenter, hint.lines, number)
        mark = f"**{number + 1}.** " if len(hint.lines) > 1 else ""
        yield from ("", f"{mark}{actions}", *([f"*{worth}*"] if worth else []), *led_to)


def _buttons(
    presenter: TablePresenter, hint: Hint, at: int, layers: int
) -> list[ui.Button[MessageView]]:
    """A button for each line, with the shown one already pressed, and one to take the shown
    line."""
    table, numbers = presenter.table, range(len(hint.lines))
    buttons = [
        button(str(n + 1), hint.custom_id("line", table, n, layers), disabled=n == at)
        for n in (numbers if len(numbers) > 1 else ())
    ]
    take = hint.custom_id("take", table, at, layers)
    return [*buttons, button(presenter.say("button-take"), take, discord.ButtonStyle.success)]
