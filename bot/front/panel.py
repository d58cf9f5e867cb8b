"""*Your move*: the private panel. One decision at a time, preview, step back, confirm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.front.choices import Menu, controls, menu, one_back
from bot.front.ids import Tap
from bot.front.pictures import Artist
from bot.front.scene import Scene
from bot.front.sheets import Sheet, button, cut_lines, picture, rows, text
from bot.matches.model import Draft
from rules.game import Action, Illegal, Seat


@dataclass(frozen=True, slots=True)
class Shown:
    """A finished message: its parts and the picture that belongs to it."""

    sheet: Sheet
    image: bytes | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """What one player decides right now."""

    scene: Scene
    seat: Seat
    draft: Draft
    picked: tuple[str, ...] = ()
    group: int = -1
    note: str = ""

    def tap(self, verb: str, rest: str = "") -> Tap:
        """A control of this panel: it knows the position it was made from."""
        return Tap(verb, self.scene.table.id, rest, self.draft.basis)

    @property
    def legal(self) -> Sequence[Action]:
        """What the player may add to the draft."""
        return self.scene.legal(self.draft.state, self.seat)


async def draw_panel(panel: Panel, artist: Artist) -> Shown:
    """The panel with its picture."""
    shown = _menu(panel)
    scene = panel.scene
    view = scene.game.view(panel.draft.state, panel.seat)
    look = scene.look(shown.choice if shown else None)
    image = await artist.board(scene.table.game, view, look)
    return Shown(_sheet(panel, shown, view, image is not None), image)


def _menu(panel: Panel) -> Menu | None:
    legal = panel.legal
    if not legal or panel.draft.ready:
        return None
    try:
        return menu(legal, panel.picked, panel.scene.prose, panel.group)
    except Illegal:
        return menu(legal, (), panel.scene.prose)


def _sheet(panel: Panel, shown: Menu | None, view: Any, pictured: bool) -> Sheet:
    scene = panel.scene
    head = [
        scene.say("panel-title", game=scene.title(), channel=f"<#{scene.table.place.channel_id}>")
    ]
    if panel.draft.dropped:
        head.append(scene.say("panel-dropped"))
    if panel.note:
        head.append(f"-# {panel.note}")
    told = panel.draft.told if panel.draft.actions else scene.game.hand(view)
    lines = [*head, *scene.prose.tell_all(told), "", _question(panel, shown)]
    items: list[ui.Item[Sheet]] = [text(cut_lines(lines, 3000))]
    if pictured:
        items.append(picture(scene.alt(view, panel.draft.told)))
    if shown is not None:
        items += controls(shown, panel.tap)
    return Sheet(*items, *rows(_ways(panel, shown)))


def _question(panel: Panel, shown: Menu | None) -> str:
    if shown is None:
        return panel.scene.say("panel-confirm")
    if shown.groups:
        return panel.scene.say("panel-group", prompt=shown.prompt)
    return shown.prompt


def _ways(panel: Panel, shown: Menu | None) -> list[ui.Button[Sheet]]:
    """Confirm, step back, start over: the buttons under the choices."""
    scene, draft = panel.scene, panel.draft
    found: list[ui.Button[Sheet]] = []
    if draft.ready:
        found.append(
            button(scene.say("button-confirm"), panel.tap("confirm"), discord.ButtonStyle.success)
        )
    if panel.group >= 0 or (shown and _picked_by_hand(panel)):
        found.append(button(scene.say("button-other"), panel.tap("pick", _before(panel))))
    elif draft.actions:
        found.append(button(scene.say("button-back"), panel.tap("back")))
    if len(draft.actions) > 1:
        found.append(button(scene.say("button-over"), panel.tap("over")))
    return found


def _picked_by_hand(panel: Panel) -> bool:
    return bool(panel.picked) and _before(panel).split() != list(panel.picked)


def _before(panel: Panel) -> str:
    """The words before the last question answered in this panel."""
    if panel.group >= 0:
        return " ".join(panel.picked)
    return " ".join(one_back(panel.legal, panel.picked))


def warning(panel: Panel, action: str) -> Sheet:
    """Before an action that reveals something: what it means, and the explicit way on."""
    scene = panel.scene
    words = scene.prose.action(scene.game.meta.action(action))
    ways = [
        button(scene.say("button-sure"), panel.tap("sure", action), discord.ButtonStyle.danger),
        button(scene.say("button-not-yet"), panel.tap("pick")),
    ]
    return Sheet(text(scene.say("panel-reveals", action=words)), *rows(ways))
