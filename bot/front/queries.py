"""Looking at a table: board, hand, what is left, rules, log. Changes nothing."""

from __future__ import annotations

import discord
from discord import ui

from bot.front.context import Ask
from bot.front.custom_ids import Tap
from bot.front.layers import switched_on, switches
from bot.front.message_views import Sheet, button, cut_lines, picture, rows, sheet, text
from bot.front.panel import Shown
from bot.front.presenter import Scene
from bot.front.turn import seat_in
from bot.front.variants import played_line
from bot.matches.model import Table
from bot.matches.reading import Told
from bot.matches.requests import Refused

LOG_STEPS = 60


async def show_board(ask: Ask, table: Table) -> None:
    """The public board, drawn anew, for whoever asks, with the layers of their choice."""
    scene = ask.scene(table)
    if table.state is None:
        raise Refused("not-begun")
    view = scene.view(None)
    artist = ask.front.artist
    offered = artist.layers(table.game)
    look = scene.look(layers=switched_on(offered, ask.layers))
    image = await artist.board(table.game, view, look)
    over = table.status != "running"
    lines = [f"**{scene.title()}** · {scene.say('table-number', id=table.id)}"]
    if table.place != ask.place:
        lines.append(ask.say("info-place", channel=f"<#{table.place.channel_id}>"))
    lines += [scene.scores_line(view), scene.say("lobby-over") if over else scene.waiting()]
    parts: list[ui.Item[Sheet]] = [text("\n".join(line for line in lines if line))]
    parts += [picture(scene.alt(view))] if image else []
    seated = table.status == "running" and table.seat_of(ask.person.id) is not None
    ways = [button(ask.say("button-left"), Tap("left", table.id))]
    if seated:
        move = Tap("turn", table.id, layers=ask.layers)
        ways.insert(0, button(ask.say("button-your-move"), move, discord.ButtonStyle.primary))
    layered = switches(
        scene, offered if image else (), ask.layers, lambda on: Tap("board", table.id, layers=on)
    )
    await ask.show(Shown(Sheet(*parts, *rows(ways), *layered), image))


async def show_hand(ask: Ask, table: Table) -> None:
    """What the asking player holds; nobody else is ever told."""
    scene = ask.scene(table)
    facts = scene.game.hand(scene.view(seat_in(ask, table)))
    lines = scene.prose.tell_all(facts) or [ask.say("hand-empty")]
    await ask.show(sheet(f"**{ask.say('button-hand')}**", cut_lines(lines, 3500)))


async def show_remaining(ask: Ask, table: Table) -> None:
    """Supplies and what is still to come, as everybody may know them."""
    scene = ask.scene(table)
    if table.state is None:
        raise Refused("not-begun")
    view = scene.view(None)
    image = await ask.front.artist.remaining(table.game, view, scene.look())
    told = scene.prose.tell_all(scene.game.remaining(view)) or [ask.say("remaining-none")]
    title = f"**{ask.say('button-left')}**"
    parts: list[ui.Item[Sheet]] = [text(cut_lines([title, *told], 3500))]
    if image:
        parts.append(picture("\n".join(scene.plain.tell_all(scene.game.remaining(view)))))
    await ask.show(Shown(Sheet(*parts), image))


async def show_rules(ask: Ask, game: str) -> None:
    """The rules in short."""
    if game not in ask.front.games:
        raise Refused("unknown-game", game=game[:40])
    title = ask.say(f"{game}-name")
    await ask.show(sheet(f"## {title}", ask.say(f"{game}-rules")))


async def show_log(ask: Ask, table: Table) -> None:
    """What happened lately, newest last, as everybody may know it."""
    scene = ask.scene(table)
    told = await ask.tables.story(table)
    lines = [line for entry in told[-LOG_STEPS:] for line in _lines(scene, entry)]
    room = 3600
    shown = [line for line in reversed(lines) if (room := room - len(line) - 1) > 0][::-1]
    paragraphs = [f"**{ask.say('log-title')}**", "\n".join(shown) or ask.say("log-empty")]
    if len(told) > LOG_STEPS or len(shown) < len(lines):
        paragraphs.insert(1, f"-# {ask.say('log-earlier')}")
    await ask.show(sheet(*paragraphs))


def _lines(scene: Scene, entry: Told) -> list[str]:
    """The sentences of a step, with the time of day at the first one."""
    at = f"<t:{int(entry.at.timestamp())}:t>"
    return [
        f"{at} {line}" if i == 0 else line
        for i, line in enumerate(scene.prose.tell_all(entry.events))
    ]


async def show_export(ask: Ask, table: Table) -> None:
    """The table as a record file. Refused while the game runs: a record tells what is hidden."""
    if table.status == "lobby":
        raise Refused("not-begun")
    if table.status == "running":
        raise Refused("export-running")
    record = await ask.tables.record(table)
    name = f"{table.game}-{table.id}.game"
    shown = Sheet(text(ask.say("export-done")), ui.File(f"attachment://{name}"))
    await ask.show(Shown(shown, record.encode(), name, needed=True))


async def show_info(ask: Ask, table: Table) -> None:
    """Who plays what, where, since when."""
    scene = ask.scene(table)
    watching = await ask.tables.watchers(table)
    lines = [
        f"**{scene.title()}** · {scene.say('table-number', id=table.id)}",
        ask.say(f"status-{table.status}"),
        ask.say("info-place", channel=f"<#{table.place.channel_id}>"),
        ask.say("info-host", host=f"<@{table.host_id}>"),
        ask.say("info-opened", at=f"<t:{int(table.opened_at.timestamp())}:R>"),
        ask.say("info-players", names=scene.prose.seats(range(len(table.seats)))),
        *filter(None, [played_line(scene)]),
        ask.say("info-watchers", count=len(watching)),
        ask.say("info-reminders", hours=table.remind_hours),
    ]
    if table.status == "running":
        lines.append(scene.waiting())
    await ask.show(sheet("\n".join(lines)))
