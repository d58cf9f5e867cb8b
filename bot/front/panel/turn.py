"""Taking a turn by panel or by text. Buttons and slash commands share these steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.front.interaction.context import InteractionContext
from bot.front.panel import confirming
from bot.front.panel.menu import THEN
from bot.front.panel.panel import Panel
from bot.front.panel.panel_view import draw_panel, unseen, warning
from bot.front.panel.practice import played_on, show_ended
from bot.front.panel.resting import resting
from bot.front.panel.typed_lines import readings
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import (
    MessageView,
    RenderedMessage,
    button,
    rows,
    text,
    text_view,
)
from bot.matches.deeds.seats import played_seat
from bot.matches.table import requests
from bot.matches.table.model import Table
from bot.matches.table.past import NOTHING
from bot.matches.table.requests import Answer, DraftVersion, Refused, Request
from bot.texts.typed_actions import canonical, in_words
from rules.changes import Change
from rules.game import Action, Illegal, Seat
from rules.narrow import Choice, narrow

_NO_PANEL = ("not-seated", "played-for", "unknown-table", "not-running", "archived", "unreadable")
"""Refusals after which there is no panel to show."""


async def panel_of(context: InteractionContext, table: Table, note: str = "") -> Panel:
    """The asking player's panel. Refuses whoever does not play, and games that do not run."""
    seat = seat_in(context, table)
    draft = await context.tables.draft(table, seat)
    acts = table.seats[seat].acts and not draft.actions
    return Panel(
        presenter=context.presenter(table).read_by(seat),
        seat=seat,
        draft=draft,
        note=note,
        planning=draft.ahead and bool(draft.actions),
        late_change=context.late_change(table),
        layers=context.layers,
        since=await context.tables.since(table, seat) if acts else NOTHING,
        own_note="" if draft.actions else await context.people.note(context.person.id, table.id),
    )


async def show(
    context: InteractionContext, panel: Panel, message: RenderedMessage | MessageView
) -> None:
    """Shows what was made of a panel; a late change has been told then."""
    await context.show(message)
    if panel.late_change:
        context.forget_late_change(panel.presenter.table)


def seat_in(context: InteractionContext, table: Table) -> Seat:
    """The seat of whoever asks in a running game."""
    return played_seat(table, context.person.id)


async def show_panel(context: InteractionContext, panel: Panel) -> None:
    """Shows the panel, or whom the table waits for when it is somebody else's turn."""
    if panel.presenter.table.paused_at is not None:
        message = resting(panel, panel.note)
    elif not panel.planning and not acts(panel):
        message = resting(panel, panel.note or context.say("not-your-turn"))
    elif panel.draft.unseen:
        message = unseen(panel)
    elif context.may_draw("panel"):
        panel = replace(panel, changes=await changes_of(context, panel))
        message = await draw_panel(panel, context.services.renderer)
    else:
        panel = replace(panel, without_picture=context.say("picture-limit"))
        message = await draw_panel(panel, None)
    await show(context, panel, message)


def acts(panel: Panel) -> bool:
    """Whether the player must decide something now."""
    return panel.seat in panel.presenter.game.to_act(panel.presenter.table.state)


async def changes_of(context: InteractionContext, panel: Panel) -> tuple[Change, ...]:
    """What a panel's picture marks: the changes by the drafted actions or, if there are none yet,
    since the player last decided."""
    if panel.draft.actions:
        return panel.draft.changes
    return await context.tables.changes(panel.presenter.table, panel.seat, viewer=panel.seat)


async def show_turn(context: InteractionContext, table: Table, note: str = "") -> None:
    """*Your move*: the fresh panel. At a private table it comes when the computer players have
    taken their turns, or the result."""
    if table.owner is not None:
        now = await played_on(context, table)
        if now is None:
            return
        if now.status != "running":
            await show_ended(context, now)
            return
        table = now
    if table.status == "running" and table.played_for(context.person.id) is not None:
        await context.show(played_for(context, table))
        return
    await show_panel(context, await panel_of(context, table, note))


def played_for(context: InteractionContext, table: Table) -> MessageView:
    """That a computer player plays the person's seat, and the way back to it."""
    back = button(
        context.say("button-comeback"), CustomId("comeback", table.id), discord.ButtonStyle.primary
    )
    return MessageView(text(context.say("seat-played-for")), *rows([back]))


async def show_changed(context: InteractionContext, table: Table, note: str = "") -> None:
    """The panel of the table as it is by now."""
    await show_turn(context, await context.tables.again(table), note)


async def pick(
    context: InteractionContext,
    table: Table,
    words: Sequence[str],
    basis: DraftVersion | None,
    group: int,
    *,
    planning: bool,
) -> None:
    """Walks on with the picked words: another question, or the action they have become. While
    others decide they belong to a plan, for which `planning` asks from the start."""
    panel = await panel_of(context, table)
    planning = not acts(panel) and (planning or panel.planning or bool(words) or group >= 0)
    answering = planning and asks_answer(panel, words)
    planning = answering or (planning and panel.draft.ahead)
    panel = replace(panel, planning=planning, answering=answering)
    if basis is not None and basis != panel.draft.version:
        await show_turn(context, table, context.say("refused-stale"))
        return
    if THEN in words:
        texts = tuple(text.strip() for text in " ".join(words).split(THEN))
        await choose(context, table, texts, basis=basis, finishing=basis is not None)
        return
    branch = _branch(panel, words)
    if isinstance(branch, Action) and words and answering:
        await carry_out(context, table, requests.PlanAnswer(str(branch), basis))
        return
    if isinstance(branch, Action) and words:
        await choose(context, table, (str(branch),), basis=basis, finishing=basis is not None)
        return
    note = context.say("refused-stale") if branch is None and words else ""
    picked = branch.picked if isinstance(branch, Choice) else ()
    await show_panel(context, replace(panel, picked=picked, group=group, note=note))


def _branch(panel: Panel, words: Sequence[str]) -> Choice | Action | None:
    if not panel.legal:
        return None
    try:
        return narrow(panel.legal, words)
    except Illegal:
        return None


async def choose(
    context: InteractionContext,
    table: Table,
    texts: tuple[str, ...],
    *,
    basis: DraftVersion | None = None,
    commit: bool = False,
    finishing: bool = False,
) -> None:
    """Takes actions into the draft; with `commit` the draft becomes part of the game, with
    `finishing` when it is complete, as far as the person has chosen so.

    Whoever taps (`basis`) is not asked what has only one answer; whoever types says everything.
    """
    wish = requests.Choose(texts, basis, commit, onwards=basis is not None, finishing=finishing)
    try:
        answer = await context.submit(table, wish)
    except Refused as refused:
        await _refused(context, table, texts, refused)
        return
    done = answer.key == "confirmed"  # also a turn in which nothing could be chosen
    await (show_done(context, table) if done else show_changed(context, table))


async def _refused(
    context: InteractionContext, table: Table, texts: tuple[str, ...], refused: Refused
) -> None:
    """A revealing action asks for its explicit consent, after the actions before it have become a
    draft; anything else is noted on a fresh panel."""
    if refused.key != "reveals":
        await _noted(context, table, refused)
        return
    panel = await panel_of(context, await context.tables.again(table))
    reveals = str(refused.args_by_name["text"])
    read = panel.presenter.game.meta.action
    at = next(at for at, text in enumerate(texts) if str(read(text)) == reveals)
    if at:
        await context.submit(table, requests.Choose(texts[:at]), step="before")
        panel = await panel_of(context, await context.tables.again(table))
    await show(context, panel, warning(panel, reveals))


async def _noted(context: InteractionContext, table: Table, refused: Refused) -> None:
    """A refusal that is told on the fresh panel; people who do not play get it by itself."""
    if refused.key in _NO_PANEL:
        raise refused
    await show_changed(context, table, context.sentence(_worded(context, table, refused)))


async def read(context: InteractionContext, table: Table, typed: Sequence[str]) -> tuple[str, ...]:
    """The texts of actions that were typed in the person's language."""
    presenter, seat = context.presenter(table), table.seat_of(context.person.id)
    if table.status != "running" or seat is None:
        return tuple(canonical(presenter.prose, presenter.game.meta, text) for text in typed)
    draft = await context.tables.draft(table, seat)
    return tuple(text for text, _ in readings(presenter, draft, seat, typed)[0])


def _worded(context: InteractionContext, table: Table, refused: Refused) -> Refused:
    """A refusal that names an action as the person types it."""
    text = refused.args_by_name.get("text")
    if not isinstance(text, str):
        return refused
    presenter = context.presenter(table)
    return Refused(refused.key, text=in_words(presenter.prose, presenter.game.meta, text))


async def _submit(context: InteractionContext, table: Table, request: Request) -> Answer | None:
    """What came of a request; None where it was refused, which the fresh panel tells."""
    try:
        return await context.submit(table, request)
    except Refused as refused:
        await _noted(context, table, refused)
        return None


async def carry_out(context: InteractionContext, table: Table, request: Request) -> None:
    """Carries out a request of the panel, which then tells what came of it."""
    if answer := await _submit(context, table, request):
        await show_changed(context, table, context.say(f"answer-{answer.key}"))


async def confirm(
    context: InteractionContext, table: Table, basis: DraftVersion | None = None
) -> None:
    """Commits the draft."""
    if await _submit(context, table, requests.Confirm(basis)):
        await show_done(context, table)


async def step_back(
    context: InteractionContext,
    table: Table,
    basis: DraftVersion | None = None,
    *,
    everything: bool = False,
) -> None:
    """Takes back the last drafted action, or all of them."""
    if await _submit(context, table, requests.Back(everything, basis)):
        await show_changed(context, table)


async def show_done(context: InteractionContext, table: Table) -> None:
    """After a confirmation: the next decision when it is one's own again, else a short text and the
    way to the next table that waits."""
    table = await context.tables.again(table)
    if table.owner is not None:
        await show_turn(context, table)
    elif table.status != "running":
        view = text_view(context.say("done-ended"))
        await add_next(context, table, view)
        await context.show(view)
    elif table.seat_of(context.person.id) in context.presenter(table).game.to_act(table.state):
        await show_turn(context, table)
    else:
        panel = await panel_of(context, table)
        view = resting(panel, _confirmed(context, table))
        await add_next(context, table, view)
        await confirming.ask_once(context, view)
        await show(context, panel, view)


def _confirmed(context: InteractionContext, table: Table) -> str:
    """That the decision counts, and whether the others can be told."""
    held = context.held_posts(table)
    return f"{context.say('done-untold')}\n{held}" if held else context.say("done")


async def add_next(context: InteractionContext, table: Table, view: MessageView) -> None:
    """Adds the button to the table that waits for the person next, if one does."""
    waiting = await context.tables.next_waiting(table)
    if waiting is None or waiting.game not in context.services.games:
        return
    game, channel = context.say(f"{waiting.game}-name"), f"<#{waiting.place.channel_id}>"
    sentence = text(context.say("done-next", game=game, channel=channel))
    next_table = button(context.say("button-next-table"), CustomId("turn", waiting.id))
    view.add(sentence, *rows([next_table]))


def asks_answer(panel: Panel, words: Sequence[str]) -> bool:
    """Whether the words are those of an answer: no line through a turn begins with one."""
    verbs = {action.verb for action in panel.draft.answers}
    return bool(words) and not panel.draft.actions and words[0] in verbs


async def ask_answer(context: InteractionContext, table: Table, basis: DraftVersion | None) -> None:
    """Which answer is to be planned."""
    panel = await panel_of(context, table)
    if basis != panel.draft.version or not panel.draft.answers:
        await show_turn(context, table, context.say("refused-stale"))
        return
    await show_panel(context, replace(panel, planning=True, answering=True))


async def lay_plan(context: InteractionContext, table: Table, lays: str) -> None:
    """Whether the planned turn is only laid as a draft (`1`)."""
    if await _submit(context, table, requests.LayPlan(lays == "1")):
        await show_changed(context, table)
