"""What choices would lead to, as a panel tells it beside them."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

from bot.front.panel.lines import describe_line, follow
from bot.front.panel.panel import Panel
from bot.front.panel.panel_view import draw_panel, pictured
from bot.matches.table.model import Draft
from bot.matches.table.requests import DraftVersion
from rules import GAMES
from rules.computers.simulating import simulate
from rules.narrow import Choice
from sandbox.world.failures import Json
from tests.front.commands.test_limits import scene as presenter_of
from tests.languages import every_language
from tests.rules.changcheng.scene import EMPTY, HAND, board, scene
from tests.rules.china.scene import table as china

FULL = "0012001200120"
"""A board without a free space."""


def panel_at(state: Any, locale: str = "en", game: str = "changcheng") -> Panel:
    """The panel of whoever must decide."""
    made = presenter_of(game, locale)
    seats = tuple(
        replace(seat, name=name) for seat, name in zip(made.table.seats, "ABCDE", strict=True)
    )
    table = replace(made.table, state=state, seats=seats)
    draft = Draft((), state, (), ready=False, version=DraftVersion(1, 0))
    seat = GAMES[game].to_act(state)[0]
    return Panel(replace(made, table=table).read_by(seat), seat, draft)


async def shown(state: Any, locale: str = "en", game: str = "changcheng") -> Json:
    """The panel of whoever must decide, without a picture."""
    panel = panel_at(state, locale, game)
    return {"components": (await draw_panel(panel, None)).view.to_components()}


def text_of(message: Json) -> str:
    """Its text, part by part."""
    return "\n".join(part["content"] for part in message["components"] if part["type"] == 10)


def lists(message: Json) -> dict[str, list[tuple[str, str]]]:
    """What stands in lists, by their titles: labels, and what is told below."""
    rows = [row["components"][0] for row in message["components"] if row["type"] == 1]
    return {
        row["placeholder"]: [(o["label"], o.get("description", "")) for o in row["options"]]
        for row in rows
        if row["type"] == 3
    }


async def test_choices_that_lead_to_the_same_stand_in_one_line_below_one_verb() -> None:
    text = text_of(
        await shown(scene(FULL + board("0011"), hands=("", "", ""), towers=(0, 0, 0)).state)
    )
    assert "\n**2f, 2g, 2h**: Yanmen, facing Khalkha\n" in text
    assert text.count("**Wall: ") == 1
    free = scene(FULL + board("0011"), hands=("", "", ""), doubles=(0, 0, 0), towers=(1, 0, 0))
    assert "**Wall: 2f, 2g, 2h; Tower: 2f, 2g, 2h**: Yanmen" in text_of(await shown(free.state))


async def test_a_double_wall_is_called_by_both_spaces() -> None:
    position = scene("............0" + FULL, hands=("", "", ""), towers=(0, 0, 0))
    message = await shown(position.state)
    assert ("1a–1b", "2 points at once") in lists(message)["Double wall"]
    only = await shown(scene(FULL + "00..200120012", hands=("", "", ""), towers=(0, 0, 0)).state)
    assert "[Double wall: 2c–2d]" in buttons(only)
    assert "**Double wall: 2c–2d**: 2 points at once" in text_of(only)
    first, *others = (
        follow(GAMES["changcheng"], position.state, 0, (f"double {space}",))
        for space in ("1a", "1b", "1c", "1f")
    )
    table = presenter_of("changcheng", "en")
    assert describe_line(table, first)[0] == "Double wall · 1a–1b"
    alike = describe_line(table, first, others)[0]
    assert alike == "Double wall · 1f–1g or Liaodong: 1a–1b to 1c–1d"


def buttons(message: Json) -> str:
    """All labels of buttons."""
    rows = [row for row in message["components"] if row["type"] == 1]
    labels = [b["label"] for row in rows for b in row["components"] if b["type"] == 2]
    return " ".join(f"[{label}]" for label in labels)


async def test_what_a_card_does_is_told_once_and_then_what_it_would_join() -> None:
    position = scene(EMPTY + board("0011"), hands=("35", HAND, HAND))
    title = "Lay card, then a wall there or a card elsewhere"
    found = dict(lists(await shown(position.state))[title])
    effect = "This province is worth 2 more, or 2 less"
    assert found["Flood (3) · Liaodong"] == f"{effect} · 4 spaces free, now worth 1: no walls"
    assert found["Flood (3) · Datong"] == "1 space free, now worth 5: you 2, B 2"
    assert found["Master architect (5) · Liaodong"].startswith("Two more walls for you · 4 ")


async def test_the_first_round_says_what_is_special() -> None:
    text = text_of(await shown(scene(first_round=True).state))
    assert text.splitlines()[0].endswith("your move · first round: everybody builds just one wall")


async def test_the_missions_stand_in_the_panel() -> None:
    text = text_of(await shown(scene(missions="ac").state))
    assert "Missions: Diplomacy (provinces" in text
    assert "), Emperor (action cards in hand)." in text
    assert "Mission: Diplomacy" in text_of(await shown(scene(missions="a").state))


async def test_whoever_must_join_a_board_reads_why() -> None:
    after = scene(EMPTY + "0000.........", emperors=2).do("wall 2e", "wall 1a", "look")
    text = text_of(await shown(after.state))
    assert "3 emperor cards have been laid, so you add a board to the wall." in text


async def test_the_warrior_says_whose_card_goes_and_what_that_costs() -> None:
    cards = ["0 1 datong", "0 2 datong", "1 5 datong"]
    text = text_of(
        await shown(scene(EMPTY + board("0011"), turn=2, cards=cards).do("wall 2e", "reveal").state)
    )
    assert "traitor (2)**: your own card: no wall is damaged, no army card goes · then" in text
    assert "aster architect (5)**: **B**'s card: **B** loses two walls · then worth 6, " in text
    assert "worth 6, 1 card still to work: you 2, **B** 2, **C** 1" in text
    assert "more walls for you" not in text, "it is another's"


async def test_a_neutral_wall_says_its_province() -> None:
    position = scene(EMPTY + EMPTY, seats=2, neutral=True).do("wall 1l", "wall 2i", "look")
    text = text_of(await shown(position.state))
    assert "**Neutral wall: 1j, 1k, 1m**: Shanhai, facing Chahar" in text


async def test_names_in_a_row_are_written_as_in_a_sentence() -> None:
    state = china(houses=("", "zh1"), hands=("orange yellow yellow",))
    text = text_of(await shown(state, game="china"))
    assert "\n**Emissary · Zhao: an orange card, two yellow cards**: emissaries there then:" in text
    assert "[An orange card] [Two yellow cards]" in buttons(await shown(state, game="china"))
    several = china(houses=("", "zh1 qi1 we1"), hands=("orange yellow yellow",))
    text = text_of(await shown(several, game="china"))
    assert (
        "**Emissary: an orange card · Zhao; a yellow card · Qi; two yellow cards · Zhao, Wei**"
        in text
    )


@every_language
async def test_panels_of_every_language_tell_it(locale: str) -> None:
    position = scene(EMPTY + board("0011"), hands=("3", HAND, HAND), seats=3)
    found = [
        told
        for entries in lists(await shown(position.state, locale)).values()
        for _, told in entries
    ]
    assert found
    assert all(found)


def test_the_picture_shows_where_the_only_choice_leads() -> None:
    """On the river a tile often fits in one way only, on a cell that the board does not reach."""
    game = GAMES["carcassonne"]
    record = simulate(game, 2, {"river": True}, "bend", ["random"]).record
    states = (played.step.state for _, played in record.replay(GAMES))
    state, only = next(
        (state, legal[0])
        for state in states
        for seat in game.to_act(state)
        if len(legal := game.legal(state, seat)) == 1 and legal[0].verb == "place"
    )
    no_layers: dict[str, tuple[str, ...]] = {"carcassonne": ()}
    renderer = cast("Any", SimpleNamespace(layers=no_layers.get))
    _, look = pictured(panel_at(state, game="carcassonne"), renderer)
    *picked, turned = str(only).split()
    assert look.choice == Choice(tuple(picked), "turn", "turn", (turned,))
