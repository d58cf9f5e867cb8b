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
from rules.game import Action, Seat
from rules.narrow import Choice, find

_NO_PANEL = ("not-seated", "played-for", "unknown-table", "not-running", "archived", "unreadable")
"""The refusals after which no panel can be shown."""


async def panel_of(context: InteractionContext, table: Table, note: str = "") -> Panel:
    """The person's panel. Refuses people who do not play, and games that are not running."""
    return replace(await with_recap(context, await decision_of(context, table)), note=note)


async def decision_of(context: InteractionContext, table: Table) -> Panel:
    """The person's panel without recap and note: enough for suggestions, which are made at every
    key. Refuses as `panel_of` does."""
    seat = seat_in(context, table)
    draft = await context.tables.draft(table, seat)
    return Panel(
        presenter=context.presenter(table).read_by(seat),
        seat=seat,
        draft=draft,
        planning=draft.ahead and bool(draft.actions),
        late_change=context.late_change(table),
        layers=context.layers,
    )


async def with_recap(context: InteractionContext, panel: Panel) -> Panel:
    """The panel with what happened since the player's last decision, and with their note."""
    table, drafted = panel.presenter.table, panel.draft.chosen
    acts = table.seats[panel.seat].acts and not drafted
    return replace(
        panel,
        since=await context.tables.since(table, panel.seat) if acts else NOTHING,
        own_note="" if drafted else await context.people.note(context.person.id, table.id),
    )


async def show(
    context: InteractionContext, panel: Panel, message: RenderedMessage | MessageView
) -> None:
    """Shows a message made from a panel. A late change counts as told from then on."""
    await context.show(message)
    if panel.late_change:
        context.forget_late_change(panel.presenter.table)


def seat_in(context: InteractionContext, table: Table) -> Seat:
    """The seat of the person in a running game."""
    return played_seat(table, context.person.id)


async def show_panel(context: InteractionContext, panel: Panel) -> None:
    """Shows the panel or, if others must decide, whom the table waits for."""
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
    """Whether the player has to decide something now."""
    return panel.seat in panel.presenter.game.to_act(panel.presenter.table.state)


async def changes_of(context: InteractionContext, panel: Panel) -> tuple[Change, ...]:
    """The changes that a panel's picture marks: those of the draft or, without one, those since the
    player's last decision."""
    if panel.draft.actions:
        return panel.draft.changes
    return await context.tables.changes(panel.presenter.table, panel.seat, viewer=panel.seat)


async def show_turn(context: InteractionContext, table: Table, note: str = "") -> None:
    """*Your move*: shows a new panel.

    At a private table it comes after the turns of the computer players. If the game is over, the
    result is shown.
    """
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
    """A message that a computer player plays the person's seat, with a button to come back."""
    back = button(
        context.say("button-comeback"), CustomId("comeback", table.id), discord.ButtonStyle.primary
    )
    return MessageView(text(context.say("seat-played-for")), *rows([back]))


async def show_changed(context: InteractionContext, table: Table, note: str = "") -> None:
    """Shows the panel of the table as it is now."""
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
    """Continues with the picked words: shows the next question, or takes the completed action.
    While others decide, the words belong to a plan. `planning` says so from the start."""
    panel = await decision_of(context, table)
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
    branch = find(panel.legal, words)
    if isinstance(branch, Action) and words and answering:
        await carry_out(context, table, requests.PlanAnswer(str(branch), basis))
        return
    if isinstance(branch, Action) and words:
        await choose(context, table, (str(branch),), basis=basis, finishing=basis is not None)
        return
    note = context.say("refused-stale") if branch is None and words else ""
    picked = branch.picked if isinstance(branch, Choice) else ()
    panel = await with_recap(context, panel)
    await show_panel(context, replace(panel, picked=picked, group=group, note=note))


async def choose(
    context: InteractionContext,
    table: Table,
    texts: tuple[str, ...],
    *,
    basis: DraftVersion | None = None,
    commit: bool = False,
    finishing: bool = False,
) -> None:
    """Adds actions to the draft. `commit` confirms the draft. `finishing` confirms it if it is
    complete and the person has chosen that. Tapping (with `basis`) skips questions with only one
    answer; people who type enter everything."""
    wish = requests.Choose(texts, basis, commit, onwards=basis is not None, finishing=finishing)
    try:
        answer = await context.submit(table, wish)
    except Refused as refused:
        await _refused(context, table, texts, refused)
        return
    done = answer.key == "confirmed"  # also for a turn without any choice
    await (show_done(context, table) if done else show_changed(context, table))


async def _refused(
    context: InteractionContext, table: Table, texts: tuple[str, ...], refused: Refused
) -> None:
    """Shows a refusal. A revealing action asks for consent, after the actions before it were added
    to the draft. Any other refusal is a note in a new panel, where actions that were to be
    confirmed too early are drafted."""
    if refused.key == "not-ready":
        await context.submit(table, requests.Choose(texts), step="before")
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
    """Shows a refusal as a note in a new panel, or alone to people who do not play."""
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
    """A refusal that names an action in the words that the person types."""
    text = refused.args_by_name.get("text")
    if not isinstance(text, str):
        return refused
    presenter = context.presenter(table)
    return Refused(refused.key, text=in_words(presenter.prose, presenter.game.meta, text))


async def _submit(context: InteractionContext, table: Table, request: Request) -> Answer | None:
    """The answer to a request; None if it was refused. The new panel then shows the refusal."""
    try:
        return await context.submit(table, request)
    except Refused as refused:
        await _noted(context, table, refused)
        return None


async def carry_out(context: InteractionContext, table: Table, request: Request) -> None:
    """Submits a request of the panel and shows the panel with the result."""
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
    """Takes back the last drafted action, or all of them. Whoever plans goes on planning."""
    if not await _submit(context, table, requests.Back(everything, basis)):
        return
    now = await context.tables.again(table)
    panel = await decision_of(context, now)
    if panel.draft.ahead and not acts(panel):
        await pick(context, now, (), None, -1, planning=True)
    else:
        await show_turn(context, now)


async def show_done(context: InteractionContext, table: Table) -> None:
    """Shows the result of a confirmation: the next decision if it is the person's own, otherwise a
    short text and a button to the next waiting table."""
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
    """A sentence that the decision counts, and whether the others can be told."""
    held = context.held_posts(table)
    return f"{context.say('done-untold')}\n{held}" if held else context.say("done")


async def add_next(context: InteractionContext, table: Table, view: MessageView) -> None:
    """Adds a button to the next table that waits for the person, if there is one."""
    waiting = await context.tables.next_waiting(table)
    if waiting is None or waiting.game not in context.services.games:
        return
    game, channel = context.say(f"{waiting.game}-name"), f"<#{waiting.place.channel_id}>"
    sentence = text(context.say("done-next", game=game, channel=channel))
    next_table = button(context.say("button-next-table"), CustomId("turn", waiting.id))
    view.add(sentence, *rows([next_table]))


def asks_answer(panel: Panel, words: Sequence[str]) -> bool:
    """Whether the words belong to a planned answer: no line through a turn begins with them."""
    verbs = {action.verb for action in panel.draft.answers}
    return bool(words) and not panel.draft.actions and words[0] in verbs


async def ask_answer(context: InteractionContext, table: Table, basis: DraftVersion | None) -> None:
    """Asks which answer to plan."""
    panel = await panel_of(context, table)
    if basis != panel.draft.version or not panel.draft.answers:
        await show_turn(context, table, context.say("refused-stale"))
        return
    await show_panel(context, replace(panel, planning=True, answering=True))
