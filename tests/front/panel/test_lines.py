"""Lines are told and shown as far as their seat may know what they lead to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.front.panel.alike_places import places_text
from bot.front.panel.lines import comparison_text, describe_line, follow, reasons_text
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.model import Holder, Table
from bot.matches.table.requests import Place
from bot.texts import shared_texts
from rules import GAMES
from rules.computers.advice import AdvisedLine
from rules.computers.reasons import Reason
from rules.game import AnyGame, Rng
from rules.playing import begin, play, settle
from tests.games import WHOLE
from tests.siege import SIEGE, CellsFree
from tests.toy import TOY, BidShown, Paint, State, StoneFramed, StonePainted


def presenter(game: AnyGame, state: Any, locale: str = "en") -> TablePresenter:
    """A table of Anna and Ben in that position."""
    seats = tuple(Holder(name, n, None, acts=True) for n, name in enumerate(("Anna", "Ben"), 1))
    table = Table(
        id="abcde",
        game=game.meta.key,
        status="running",
        place=Place(1, 2),
        host_id=1,
        locale="en",
        options={},
        seats=seats,
        revision=3,
        steps=3,
        state=state,
        undo=None,
        lobby_message_id=None,
        opened_at=datetime(2026, 1, 1, tzinfo=UTC),
    )
    return TablePresenter(game, table, shared_texts(), locale)


def bids(*, made: int) -> State:
    """A toy game in which so many seats have bid already."""
    state = settle(TOY, begin(TOY, 2, {}, "a"), "a", 0)[-1].step.state
    for seat in range(made):
        bid = TOY.legal(state, seat)[0]
        state = play(TOY, state, seat, bid, "a", seat + 1).step.state
    return state


def test_a_line_ends_before_what_it_would_reveal() -> None:
    state = bids(made=1)
    line = follow(TOY, state, 1, (f"bid {state.hands[1][0]}",))
    assert not any(isinstance(event, BidShown) for event in line.events)
    assert line.view == line.before_reveal == TOY.view(state, 1)
    told = describe_line(presenter(TOY, state), line)
    assert told[1].endswith("Its outcome shows only once it is played.")


def test_a_line_tells_its_actions_and_what_they_lead_to() -> None:
    state = bids(made=2)
    line = follow(TOY, state, state.turn, ("paint red", "frame"))
    assert line.events == (StonePainted(state.turn, "red"), StoneFramed(state.turn))
    assert line.before_reveal is None
    head, below = describe_line(presenter(TOY, state), line)
    table = presenter(TOY, state)
    prose = table.prose
    assert head.startswith(prose.action(Paint("red")))
    assert head.count("→") == 1
    assert below == f"-# {table.sentences(prose.tell_all(line.events))}"


def test_lines_that_differ_in_one_word_are_told_as_one() -> None:
    state = bids(made=2)
    one, same, other = (
        follow(TOY, state, state.turn, texts)
        for texts in (("paint red", "frame"), ("paint blue", "frame"), ("paint blue", "pass"))
    )
    table = presenter(TOY, state)
    head, alike, *_ = describe_line(table, one, (same, other))
    prose = table.prose
    assert head == f"{prose.verb('paint')} · blue or red → {prose.verb('frame')}"
    assert alike == f"-# Just as good: {prose.action(Paint('blue'))} → {prose.verb('pass')}"
    assert describe_line(table, one, (other,))[0] == describe_line(table, one)[0]
    head, alike, *_ = describe_line(table, one, (replace(same, events=(CellsFree(3),)),))
    assert head == describe_line(table, one)[0], "its results would be taken for those of both"
    assert alike == f"-# Just as good: {prose.action(Paint('blue'))} → {prose.verb('frame')}"


def test_names_of_players_link_nothing_in_a_line() -> None:
    game = GAMES["ming"]
    state = at_the_start_player(game)
    turn = game.to_act(state)[0]
    one, other = (follow(game, state, turn, (f"start {seat}",)) for seat in (1, 2))
    table = presenter(game, state).table
    linked = replace(table.seats[0], name="[Win](https://a.example)")
    named = replace(presenter(game, state), table=replace(table, seats=(linked, *table.seats[1:])))
    for told in (describe_line(named, one), describe_line(named, one, (other,))):
        assert r"\[Win\]\(" in told[0]


def at_the_start_player(game: AnyGame) -> Any:
    """A game of four in which somebody names who begins the next round."""
    state, step, chance = begin(game, 4, {}, "a"), 0, Rng("s0")
    while (legal := game.legal(state, seat := game.to_act(state)[0]))[0].verb != "start":
        step += 1
        state = play(game, state, seat, chance.choice(legal), "a", step).step.state
    return state


def beside_the_wall(_view: Any, kind: str, value: str) -> tuple[str, str] | None:
    """Where red and blue lie."""
    return (kind, "wall") if value in ("red", "blue") else None


def blue_by_the_wall(_view: Any, kind: str, value: str) -> tuple[str, str] | None:
    """Where blue lies alone."""
    return (kind, "wall") if value == "blue" else None


@pytest.mark.parametrize(
    ("area", "told"), [(beside_the_wall, "wall: blue or red"), (blue_by_the_wall, "blue or red")]
)
def test_places_of_one_area_stand_behind_its_name(area: Any, told: str) -> None:
    game, state = replace(TOY, area=area), bids(made=2)
    lines = [follow(TOY, state, state.turn, (f"paint {colour}",)) for colour in ("red", "blue")]
    head, *_ = describe_line(presenter(game, state), lines[0], lines[1:])
    assert head.endswith(f" · {told}")


SPACES = [f"4{letter}" for letter in "abcdefghijklm"]


def by_halves(_view: Any, kind: str, value: str) -> tuple[str, str] | None:
    """Spaces up to 4h lie in Hexi, the others in Longxi, the last nowhere."""
    return None if value == "4m" else (kind, "Hexi" if value < "4i" else "Longxi")


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ("cdb", "Hexi: 4b to 4d"),
        ("cb", "Hexi: 4b or 4c"),
        ("abcegfd", "Hexi: 4a to 4g"),
        ("abcegf", "Hexi: 4a to 4c or 4e to 4g"),
        ("bache", "Hexi: 4a to 4c, 4e or 4h"),
        ("fghijk", "Hexi: 4f to 4h or Longxi: 4i to 4k"),
        ("gijkm", "4g, 4m or Longxi: 4i to 4k"),
        ("hgfedcba", "anywhere in Hexi: 4a to 4h"),
        ("ijkl", "anywhere in Longxi: 4i to 4l"),
        ("a", "Hexi: 4a"),
    ],
)
def test_places_side_by_side_are_told_from_where_to_where(values: str, told: str) -> None:
    def in_order(_view: Any, kind: str) -> Sequence[str]:
        return SPACES if kind == "space" else ()

    state = bids(made=2)
    game: AnyGame = replace(TOY, area=by_halves, in_order=in_order)
    shown = presenter(game, state)
    places = [f"4{letter}" for letter in values]
    assert places_text(shown, game.view(state, 0), "space", places) == told


def test_too_many_places_are_told_as_far_as_there_is_room_the_best_in_any_case() -> None:
    state = bids(made=2)
    places = [str(number) for number in range(20, 40)]
    told = places_text(presenter(TOY, state), TOY.view(state, 0), "space", places)
    assert told == "20, 21, 22, 23, 24, 25, 26, 27 or …"


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "anywhere in {area}: {first} to {last}"),
        ("de", "überall in {area}: {first} bis {last}"),
        ("zh-CN", "{area}任一处：{first} 至 {last}"),
        ("zh-TW", "{area}任一處：{first} 至 {last}"),
    ],
)
def test_a_whole_area_has_its_name(locale: str, told: str) -> None:
    game = WHOLE["changcheng"]
    state = begin(game, 3, {}, "a")
    view, kind = game.view(state, 0), "space"
    order = game.in_order(view, kind)
    area = game.area(view, kind, order[0])
    assert area is not None
    values = [value for value in order if game.area(view, kind, value) == area]
    shown = presenter(game, state, locale)
    label = shown.prose.label
    first, last = label(kind, values[0]), label(kind, values[-1])
    assert places_text(shown, view, kind, values) == told.format(
        area=label(*area), first=first, last=last
    )


@pytest.mark.parametrize(
    ("at", "points", "told"),
    [
        (0, 2.0, "about 3 points better than the next one: it brings you more from cities"),
        (1, 2.0, "about 3 points worse than the first, but it brings you more from cities"),
        (1, 5.0, "as good as the first; this one brings you more from cities"),
        (0, 5.0, "others are as good; this one brings you more from cities"),
    ],
)
def test_reasons_stand_behind_how_good_a_line_is(at: int, points: float, told: str) -> None:
    why = (Reason("city", (), 2.0),)
    lines = [AdvisedLine(("a",), 5.0, 0.0, (), why), AdvisedLine(("b",), points, 0.1, (), why)]
    assert comparison_text(presenter(WHOLE["carcassonne"], None), lines, at) == told


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "brings you more from cities and leaves **Anna** less from farms"),
        ("zh-CN", "你的城市得分更多，**Anna** 的农场得分更少"),
    ],
)
def test_two_reasons_are_one_sentence(locale: str, told: str) -> None:
    shown = presenter(WHOLE["carcassonne"], None, locale)
    reasons = Reason("city", (), 2.0), Reason("field", (0,), 1.0)
    assert reasons_text(shown, reasons) == told


def test_what_is_told_does_not_depend_on_what_is_hidden() -> None:
    state = bids(made=1)
    other = TOY.redeal(state, 1, Rng("other"))
    assert other != state
    texts = (f"bid {state.hands[1][0]}",)
    assert follow(TOY, state, 1, texts) == follow(TOY, other, 1, texts)


def test_a_line_marks_what_it_changes() -> None:
    game = WHOLE["reversi"]
    state = begin(game, 2, {}, "a")
    seat = game.to_act(state)[0]
    text = str(game.legal(state, seat)[0])
    line = follow(game, state, seat, (text,))
    assert text.split()[1] in {change.place for change in line.changes if change.kind == "new"}


def test_what_a_revealing_action_is_foreseen_to_do_is_told() -> None:
    state = begin(SIEGE, 2, {}, "a")
    line = follow(SIEGE, state, 0, ("scout",))
    assert line.before_reveal is not None
    assert len(describe_line(presenter(SIEGE, state), line)) == 2


@pytest.mark.parametrize(
    ("others", "best", "next_one"),
    [
        ([(2.0, 1.0)], "about 3 points better than the next one", "about 3 points worse"),
        ([(4.2, 0.1)], "about 1 point better than the next one", "about 1 point worse"),
        ([(4.0, 1.5)], "others are as good", "as good as the first"),
        ([(4.8, 0.0)], "others are as good", "as good as the first"),
        ([(5.5, 1.0)], "others are as good", "as good as the first"),
        ([], "", ""),
    ],
)
def test_how_good_a_line_is_stands_in_whole_points(
    others: list[tuple[float, float]], best: str, next_one: str
) -> None:
    lines = [AdvisedLine(("a",), 5.0, 0.0), *(AdvisedLine(("b",), v, e) for v, e in others)]
    shown = presenter(TOY, None)
    assert comparison_text(shown, lines, 0) == best
    if others:
        assert comparison_text(shown, lines, 1).startswith(next_one)
    for at in range(len(lines)):
        assert bool(comparison_text(presenter(TOY, None, "zh-CN"), lines, at)) is bool(others)
