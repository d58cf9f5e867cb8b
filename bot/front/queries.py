"""Looking at a table: board, hand, what is left, rules, log. Changes nothing."""

from __future__ import annotations

import discord
from discord import ui

from bot.front.context import InteractionContext
from bot.front.custom_ids import CustomId
from bot.front.layers import switched_on, switches
from bot.front.message_views import MessageView, button, cut_lines, picture, rows, text, text_view
from bot.front.panel import RenderedMessage
from bot.front.presenter import TablePresenter
from bot.front.turn import seat_in
from bot.front.variants import played_line
from bot.matches.model import Table
from bot.matches.reading import LoggedEvents
from bot.matches.requests import Refused

LOG_STEPS = 60


async def show_board(context: InteractionContext, table: Table) -> None:
    """The public board, drawn anew, for whoever asks, with the layers of their choice."""
    presenter = context.presenter(table)
    if table.state is None:
        raise Refused("not-begun")
    view = presenter.view(None)
    renderer = context.services.renderer
    offered = renderer.layers(table.game)
    look = presenter.render_options(layers=switched_on(offered, context.layers))
    image = await renderer.board(table.game, view, look)
    over = table.status != "running"
    lines = [f"**{presenter.title()}** · {presenter.say('table-number', id=table.id)}"]
    if table.place != context.place:
        lines.append(context.say("info-place", channel=f"<#{table.place.channel_id}>"))
    lines += [
        presenter.scores_line(view),
        presenter.say("lobby-ended") if over else presenter.waiting(),
    ]
    parts: list[ui.Item[MessageView]] = [text("\n".join(line for line in lines if line))]
    parts += [picture(presenter.alt(view))] if image else []
    seated = table.status == "running" and table.seat_of(context.person.id) is not None
    ways = [button(context.say("button-left"), CustomId("left", table.id))]
    if seated:
        move = CustomId("turn", table.id, layers=context.layers)
        ways.insert(0, button(context.say("button-your-move"), move, discord.ButtonStyle.primary))
    layered = switches(
        presenter,
        offered if image else (),
        context.layers,
        lambda on: CustomId("board", table.id, layers=on),
    )
    await context.show(RenderedMessage(MessageView(*parts, *rows(ways), *layered), image))


async def show_hand(context: InteractionContext, table: Table) -> None:
    """What the asking player holds; nobody else is ever told."""
    presenter = context.presenter(table)
    facts = presenter.game.hand(presenter.view(seat_in(context, table)))
    lines = presenter.prose.tell_all(facts) or [context.say("hand-empty")]
    await context.show(text_view(f"**{context.say('button-hand')}**", cut_lines(lines, 3500)))


async def show_remaining(context: InteractionContext, table: Table) -> None:
    """Supplies and what is still to come, as everybody may know them."""
    presenter = context.presenter(table)
    if table.state is None:
        raise Refused("not-begun")
    view = presenter.view(None)
    image = await context.services.renderer.remaining(table.game, view, presenter.render_options())
    told = presenter.prose.tell_all(presenter.game.remaining(view)) or [
        context.say("remaining-none")
    ]
    title = f"**{context.say('button-left')}**"
    parts: list[ui.Item[MessageView]] = [text(cut_lines([title, *told], 3500))]
    if image:
        parts.append(picture("\n".join(presenter.plain.tell_all(presenter.game.remaining(view)))))
    await context.show(RenderedMessage(MessageView(*parts), image))


async def show_rules(context: InteractionContext, game: str) -> None:
    """The rules in short."""
    if game not in context.services.games:
        raise Refused("unknown-game", game=game[:40])
    title = context.say(f"{game}-name")
    await context.show(text_view(f"## {title}", context.say(f"{game}-rules")))


async def show_log(context: InteractionContext, table: Table) -> None:
    """What happened lately, newest last, as everybody may know it."""
    presenter = context.presenter(table)
    told = await context.tables.story(table)
    lines = [line for entry in told[-LOG_STEPS:] for line in _lines(presenter, entry)]
    room = 3600
    shown = [line for line in reversed(lines) if (room := room - len(line) - 1) > 0][::-1]
    paragraphs = [f"**{context.say('log-title')}**", "\n".join(shown) or context.say("log-empty")]
    if len(told) > LOG_STEPS or len(shown) < len(lines):
        paragraphs.insert(1, f"-# {context.say('log-earlier')}")
    await context.show(text_view(*paragraphs))


def _lines(presenter: TablePresenter, entry: LoggedEvents) -> list[str]:
    """The sentences of a step, with the time of day at the first one."""
    at = f"<t:{int(entry.at.timestamp())}:t>"
    return [
        f"{at} {line}" if i == 0 else line
        for i, line in enumerate(presenter.prose.tell_all(entry.events))
    ]


async def show_export(context: InteractionContext, table: Table) -> None:
    """The table as a record file. Refused while the game runs: a record tells what is hidden."""
    if table.status == "lobby":
        raise Refused("not-begun")
    if table.status == "running":
        raise Refused("export-running")
    record = await context.tables.record(table)
    name = f"{table.game}-{table.id}.game"
    shown = MessageView(text(context.say("export-done")), ui.File(f"attachment://{name}"))
    await context.show(RenderedMessage(shown, record.encode(), name, needed=True))


async def show_info(context: InteractionContext, table: Table) -> None:
    """Who plays what, where, since when."""
    presenter = context.presenter(table)
    watching = await context.tables.watchers(table)
    lines = [
        f"**{presenter.title()}** · {presenter.say('table-number', id=table.id)}",
        context.say(f"status-{table.status}"),
        context.say("info-place", channel=f"<#{table.place.channel_id}>"),
        context.say("info-host", host=f"<@{table.host_id}>"),
        context.say("info-opened", at=f"<t:{int(table.opened_at.timestamp())}:R>"),
        context.say("info-players", names=presenter.prose.seats(range(len(table.seats)))),
        *filter(None, [played_line(presenter)]),
        context.say("info-watchers", count=len(watching)),
        context.say("info-reminders", hours=table.remind_hours),
    ]
    if table.status == "running":
        lines.append(presenter.waiting())
    await context.show(text_view("\n".join(lines)))
