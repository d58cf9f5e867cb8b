"""Taking a turn, by panel or by text: the same steps behind buttons and slash commands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.front.context import Ask
from bot.front.message_views import Sheet, sheet
from bot.front.panel import Panel, Shown, draw_panel, resting, warning
from bot.matches.model import Table
from bot.matches.requests import Back, Basis, Choose, Confirm, Forget, Refused
from rules.game import Action, Illegal, Seat
from rules.narrow import Choice, narrow


async def panel_of(ask: Ask, table: Table, note: str = "") -> Panel:
    """The asking player's panel. Refuses whoever does not play, and games that do not run."""
    seat = seat_in(ask, table)
    draft = await ask.tables.draft(table, seat)
    scene, untold = ask.scene(table), ask.untold(table)
    return Panel(scene, seat, draft, note=note, untold=untold, layers=ask.layers)


async def show(ask: Ask, panel: Panel, shown: Shown | Sheet) -> None:
    """Shows what was made of a panel; what was untold has been told then."""
    await ask.show(shown)
    if panel.untold:
        ask.told(panel.scene.table)


def seat_in(ask: Ask, table: Table) -> Seat:
    """The seat of whoever asks in a running game."""
    if table.status != "running":
        raise Refused("not-running")
    seat = table.seat_of(ask.person.id)
    if seat is None:
        raise Refused("not-seated")
    return seat


async def show_panel(ask: Ask, panel: Panel) -> None:
    """Shows the panel, or whom the table waits for when it is somebody else's turn."""
    scene = panel.scene
    if panel.seat not in scene.game.to_act(scene.table.state):
        await show(ask, panel, resting(panel, panel.note or scene.say("not-your-turn")))
        return
    await show(ask, panel, await draw_panel(panel, ask.front.artist))


async def show_turn(ask: Ask, table: Table, note: str = "") -> None:
    """*Your move*: the fresh panel."""
    await show_panel(ask, await panel_of(ask, table, note))


async def show_changed(ask: Ask, table: Table, note: str = "") -> None:
    """The panel of the table as it is by now."""
    await show_turn(ask, await ask.tables.again(table), note)


async def pick(
    ask: Ask, table: Table, words: Sequence[str], basis: Basis | None, group: int = -1
) -> None:
    """Walks on with the picked words: another question, or the action they have become."""
    panel = await panel_of(ask, table)
    if basis is not None and basis != panel.draft.basis:
        await show_turn(ask, table, ask.say("refused-stale"))
        return
    found = _found(panel, words)
    if isinstance(found, Action) and words:
        await choose(ask, table, (str(found),), basis=basis)
        return
    note = ask.say("refused-stale") if found is None and words else ""
    picked = found.picked if isinstance(found, Choice) else ()
    await show_panel(ask, replace(panel, picked=picked, group=group, note=note))


def _found(panel: Panel, words: Sequence[str]) -> Choice | Action | None:
    if not panel.legal:
        return None
    try:
        return narrow(panel.legal, words)
    except Illegal:
        return None


async def choose(
    ask: Ask,
    table: Table,
    texts: tuple[str, ...],
    *,
    basis: Basis | None = None,
    commit: bool = False,
) -> None:
    """Takes actions into the draft; with `commit` the draft becomes part of the game.

    Whoever taps (`basis`) is not asked what has only one answer; whoever types says everything.
    """
    try:
        await ask.submit(table, Choose(texts, basis, commit, onwards=basis is not None))
    except Refused as refused:
        await _refused(ask, table, texts, refused)
        return
    await (show_done(ask, table) if commit else show_changed(ask, table))


async def _refused(ask: Ask, table: Table, texts: tuple[str, ...], refused: Refused) -> None:
    """A revealing action asks for its explicit consent, after the actions before it have become a
    draft; anything else is noted on a fresh panel."""
    if refused.key != "reveals":
        await _noted(ask, table, refused)
        return
    panel = await panel_of(ask, await ask.tables.again(table))
    reveals = str(refused.args_by_name["text"])
    read = panel.scene.game.meta.action
    at = next(at for at, text in enumerate(texts) if str(read(text)) == reveals)
    if at:
        await ask.submit(table, Choose(texts[:at]), step="before")
        panel = await panel_of(ask, await ask.tables.again(table))
    await show(ask, panel, warning(panel, reveals))


async def _noted(ask: Ask, table: Table, refused: Refused) -> None:
    """A refusal that is told on the fresh panel; people who do not play get it by itself."""
    if refused.key in ("not-seated", "unknown-table", "not-running", "unreadable"):
        raise refused
    await show_changed(ask, table, ask.sentence(refused))


async def confirm(ask: Ask, table: Table, basis: Basis | None = None) -> None:
    """Commits the draft."""
    try:
        await ask.submit(table, Confirm(basis))
    except Refused as refused:
        await _noted(ask, table, refused)
        return
    await show_done(ask, table)


async def step_back(
    ask: Ask, table: Table, basis: Basis | None = None, *, everything: bool = False
) -> None:
    """Takes back the last drafted action, or all of them."""
    try:
        await ask.submit(table, Back(everything, basis))
    except Refused as refused:
        await _noted(ask, table, refused)
        return
    await show_changed(ask, table)


async def show_done(ask: Ask, table: Table) -> None:
    """After a confirmation: the next decision when it is one's own again, else a short text."""
    table = await ask.tables.again(table)
    scene = ask.scene(table)
    if table.status != "running":
        await ask.show(sheet(scene.say("done-over")))
        return
    if table.seat_of(ask.person.id) in scene.game.to_act(table.state):
        await show_turn(ask, table)
        return
    panel = await panel_of(ask, table)
    await show(ask, panel, resting(panel, scene.say("done")))


async def forget(ask: Ask, table: Table) -> None:
    """Gives up what one has planned."""
    try:
        answer = await ask.submit(table, Forget())
    except Refused as refused:
        await _noted(ask, table, refused)
        return
    await show_changed(ask, table, ask.say(f"answer-{answer.key}"))
