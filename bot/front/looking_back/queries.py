"""Commands that only show something: board, hand, what remains, log, history, export."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.front.interaction.access import may_send
from bot.front.interaction.context import InteractionContext
from bot.front.looking_back.describing import recent_events
from bot.front.looking_back.history import EVERYBODY, TurnPage, Wish, past_of, refuse_unbegun
from bot.front.looking_back.history_view import draw_history, draw_shared, show_here_button
from bot.front.looking_back.log_pages import log_message, page_for, paragraphs
from bot.front.panel.turn import seat_in
from bot.front.shown.clock_lines import chosen_clock, clock_lines
from bot.front.shown.custom_ids import CustomId, read_number
from bot.front.shown.layers import switched_on, switches
from bot.front.shown.learn_buttons import learn_buttons
from bot.front.shown.message_views import (
    MessageView,
    RenderedMessage,
    button,
    cut_lines,
    moment,
    rows,
    text,
    text_view,
    with_picture,
)
from bot.front.shown.presenter import TablePresenter
from bot.front.shown.variants import played_line
from bot.matches.table.model import Table
from bot.matches.table.requests import Refused
from render.painter import RenderOptions


async def show_board(context: InteractionContext, table: Table) -> None:
    """Shows the public board with the person's choice of layers. It marks what changed since they
    last decided or, if they do not play, by the last turn."""
    presenter = context.presenter(table)
    refuse_unbegun(table)
    view, look = presenter.view(None), await board_look(context, presenter)
    image, missing = await context.drawn("look", lambda r: r.board(table.game, view, look))
    offered = context.services.renderer.layers(table.game)
    body = await _board_heading(context, presenter, view, missing)
    alt = presenter.alt(view, await recent_events(context, table))
    layered = switches(
        presenter,
        offered if image else (),
        context.layers,
        lambda on: CustomId("board", table.id, layers=on),
    )
    buttons = rows(_board_buttons(context, presenter))
    await context.show(with_picture(body, image, alt, *buttons, *layered))


async def board_look(context: InteractionContext, presenter: TablePresenter) -> RenderOptions:
    """The look of the public board for the person."""
    table = presenter.table
    layers = switched_on(context.services.renderer.layers(table.game), context.layers)
    changes = await context.tables.changes(table, table.seat_of(context.person.id), viewer=None)
    return presenter.render_options(None, layers, changes)


async def _board_heading(
    context: InteractionContext, presenter: TablePresenter, view: Any, missing: Sequence[str]
) -> str:
    """The text above the board: the table, the points, and whose turn it is."""
    table = presenter.table
    lines = [
        presenter.heading(),
        await _place_line(context, table) if table.place != context.place else "",
        presenter.scores_line(view),
        presenter.waiting() if table.status == "running" else presenter.over(),
        *missing,
    ]
    return "\n".join(filter(None, lines))


def _board_buttons(
    context: InteractionContext, presenter: TablePresenter
) -> list[ui.Button[MessageView]]:
    """The buttons below the board."""
    table = presenter.table
    buttons = [
        button(context.say("button-left"), CustomId("left", table.id)),
        button(context.say("button-words"), CustomId("words", table.id)),
    ]
    if presenter.explains:
        legend = CustomId("legend", table.id, layers=context.layers)
        buttons.append(button(context.say("button-explain"), legend))
    if table.owner is None and table.steps:
        buttons.append(show_here_button(presenter))
    if table.status == "running" and table.seat_of(context.person.id) is not None:
        move = CustomId("turn", table.id, layers=context.layers)
        first = button(context.say("button-your-move"), move, discord.ButtonStyle.primary)
        buttons.insert(0, first)
    else:
        buttons += learn_buttons(context.say, [table.game])
    return buttons


async def _place_line(context: InteractionContext, table: Table) -> str:
    """A line about where the table is. Its channel is named only to people who may go there."""
    if not (table.place == context.place or await context.tables.may_go_to(table)):
        return context.say("info-place-hidden")
    return context.say("info-place", channel=f"<#{table.place.channel_id}>")


async def show_hand(context: InteractionContext, table: Table) -> None:
    """Shows what the person holds, to them only."""
    seat = seat_in(context, table)
    presenter = context.presenter(table).read_by(seat)
    facts = presenter.game.hand(presenter.view(seat))
    lines = presenter.describe_events(facts) or [context.say("hand-empty")]
    await context.show(text_view(f"**{context.say('button-hand')}**", cut_lines(lines, 3500)))


async def show_remaining(context: InteractionContext, table: Table) -> None:
    """Shows the supplies and what is still to come, as the person may know them."""
    refuse_unbegun(table)
    seat = table.seat_of(context.person.id)
    presenter = context.presenter(table).read_by(seat)
    view = presenter.view(seat)
    what = table.game, view, presenter.render_options()
    image, missing = await context.drawn("look", lambda renderer: renderer.remaining(*what))
    facts = presenter.game.remaining(view)
    lines = presenter.prose.tell_all(facts) or [context.say("remaining-none")]
    title = f"**{context.say('button-left')}**"
    lines += ["", *missing] if missing else []
    alt = "\n".join(presenter.plain.tell_all(facts))
    await context.show(with_picture(cut_lines([title, *lines], 3500), image, alt))


async def show_log(context: InteractionContext, table: Table, rest: str = "") -> None:
    """Shows the public log of the game in pages, newest first."""
    past = await past_of(context, table)
    presenter = context.presenter(table)
    log = paragraphs(presenter, past, await context.tables.log(table))
    await context.show(log_message(presenter, log, page_for(log, rest)))


async def show_history(context: InteractionContext, table: Table, wish: Wish) -> None:
    """Shows a turn of the game with its picture, as the person may see it."""
    past = await past_of(context, table)
    own = table.seat_of(context.person.id)
    note = await context.people.note(context.person.id, table.id)
    page = TurnPage(context.presenter(table), past, own, wish, context.person.id, note)
    await context.show_drawn(lambda renderer: draw_history(page, renderer))


async def show_here(context: InteractionContext, table: Table, number: str) -> None:
    """Shows a turn to everybody in the channel, as public knowledge; "" for the newest turn. The
    channel must be the table's own or follow it, and its language is used. Each person may do so
    once a minute."""
    locale = await _channel_locale(context, table)
    if locale is None:
        raise Refused("show-elsewhere")
    if not may_send(context.interaction):
        raise Refused("record-silent")
    past = await past_of(context, table)
    if not context.may_draw("shown"):
        raise Refused("shown-often")
    presenter = context.services.presenter(table, locale)
    wish = Wish("to", read_number(number), EVERYBODY) if number else Wish("last", 0, EVERYBODY)
    page = TurnPage(presenter, past, None, wish)
    drawn = await draw_shared(page, context.services.renderer, context.person.name)
    await context.show_everybody(drawn, context.say("shown-here"))


async def _channel_locale(context: InteractionContext, table: Table) -> str | None:
    """The language of the table's posts in the channel; None if the channel gets none."""
    if table.owner is not None:
        return None
    here = context.place
    if here == table.place:
        return table.locale
    followers = await context.tables.followers(table)
    return next((f.locale for f in followers if f.place.channel_id == here.channel_id), None)


async def show_export(context: InteractionContext, table: Table) -> None:
    """Sends the record of the table as a file. Refuses before the end, because a record contains
    everything hidden."""
    refuse_unbegun(table)
    if table.status in ("running", "archived"):
        raise Refused("export-running")
    record = await context.tables.record(table)
    name = f"{table.game}-{table.id}.game"
    view = MessageView(text(context.say("export-done")), ui.File(f"attachment://{name}"))
    await context.show(RenderedMessage(view, record.encode(), name, needed=True))


def _host(context: InteractionContext, table: Table) -> str:
    """The host's mention; the word for nobody if they deleted their data and nobody else played."""
    return f"<@{table.host_id}>" if table.host_id else context.say("nobody")


def _players(presenter: TablePresenter) -> list[str]:
    """Lines about the players, and about people for whom a lobby seat is reserved."""
    table, named = presenter.table, presenter.prose.seats
    held = [seat for seat in range(len(table.seats)) if table.is_held(seat)]
    sitting = [seat for seat in range(len(table.seats)) if seat not in held]
    lines = [presenter.say("info-players", names=named(sitting))]
    return [*lines, presenter.say("lobby-answers", names=named(held))] if held else lines


async def show_info(context: InteractionContext, table: Table) -> None:
    """Shows who plays, what, where and since when."""
    presenter = context.presenter(table)
    followers = await context.tables.followers(table)
    lines = [
        presenter.heading(),
        context.say(f"status-{table.status}"),
        await _place_line(context, table),
        *filter(None, [context.held_posts(table)]),
        context.say("info-host", host=_host(context, table)),
        context.say("info-opened", at=moment(table.opened_at.timestamp())),
        *_players(presenter),
        *filter(None, [played_line(presenter)]),
        context.say("info-watchers", count=len(followers)),
        context.say("info-reminders", hours=table.remind_hours),
        chosen_clock(presenter),
        context.say("hints-rule", allowed="yes" if table.hints_allowed else "no"),
    ]
    if table.status == "running":
        lines += [presenter.waiting(), *clock_lines(presenter, table.awaited)]
    await context.show(text_view("\n".join(lines)))
