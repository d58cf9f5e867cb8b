"""What changed between views, by a board of words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from pydantic import TypeAdapter

from rules.changes import Change, Placed, changes, join_changes
from rules.game import game_of
from tests.toy import TOY, Toy

Board = Mapping[str, str]
"""By place: the piece there, `king` being the only one; `3 pawns` are three."""


class Words(Toy):
    """A game whose views are boards of words."""

    unique: ClassVar = frozenset({"king"})

    def pieces(self, view: Board) -> Iterable[Placed]:
        for place, words in view.items():
            for word in words.split(" and "):
                number, _, piece = word.rpartition(" ")
                yield Placed(place, piece, int(number or 1), piece in self.unique)


GAME = game_of(Words())


def told(*boards: Board) -> list[str]:
    return [said(change) for change in changes(GAME, boards)]


def said(change: Change) -> str:
    """Such as `1 new pawn A1`, `2 moved king A1>B1`, `1 gone 2 pawn A1`."""
    where = f"{change.came_from}>{change.place}" if change.came_from else change.place
    count = f"{change.count} " if change.count > 1 else ""
    return f"{change.number} {change.kind} {count}{change.piece} {where}"


def test_what_came_and_what_went() -> None:
    assert told({"A1": "pawn"}, {"B1": "pawn"}) == ["1 gone pawn A1", "1 new pawn B1"]
    assert told({}, {"B1": "3 pawn"}, {"B1": "5 pawn"}) == ["1 new 5 pawn B1"]
    assert told({"B1": "5 pawn"}, {"B1": "3 pawn"}) == ["1 gone 2 pawn B1"]


def test_only_what_there_is_once_moves() -> None:
    assert told({"A1": "king"}, {"B1": "king"}) == ["1 moved king A1>B1"]
    assert told({"A1": "king"}, {}, {"B1": "king"}) == ["1 moved king A1>B1"]
    assert told({"A1": "king"}, {}) == ["1 gone king A1"]
    assert told({}, {"A1": "king"}) == ["1 new king A1"]


def test_what_cancels_out_is_left_out() -> None:
    assert told({"A1": "king"}, {"B1": "king"}, {"A1": "king"}) == []
    assert told({}, {"A1": "pawn"}, {}) == []
    assert told({"A1": "pawn"}, {}, {"A1": "pawn"}) == []
    there_and_back: list[Board] = [{}, {"A1": "pawn"}, {"A1": "pawn", "B1": "pawn"}, {"B1": "pawn"}]
    assert told(*there_and_back) == ["1 new pawn B1"]


def test_changes_are_numbered_by_the_last_step_that_made_them() -> None:
    steps: list[Board] = [
        {},
        {"A1": "pawn"},
        {"A1": "pawn", "B1": "pawn"},
        {"A1": "2 pawn", "B1": "pawn"},
    ]
    assert told(*steps) == ["1 new pawn B1", "2 new 2 pawn A1"]


def test_steps_that_changed_nothing_have_no_number() -> None:
    steps: list[Board] = [{}, {}, {"A1": "pawn"}, {"A1": "pawn"}, {"A1": "pawn", "B1": "pawn"}]
    assert told(*steps) == ["1 new pawn A1", "2 new pawn B1"]


def test_what_goes_on_at_the_same_place_shares_a_number() -> None:
    laid = {"A1": "tile"}
    deployed = {"A1": "tile", "A1 road": "pawn"}
    assert told({}, laid, deployed) == ["1 new tile A1", "1 new pawn A1 road"]
    way = [{place: "king"} for place in ("A1", "B1", "C1")]
    assert told(*way, {"C1": "king", "D1": "pawn"}) == ["1 moved king A1>C1", "2 new pawn D1"]


def test_what_only_goes_at_a_place_is_another_number() -> None:
    steps: list[Board] = [{"A1": "pawn"}, {"A1": "pawn and tile"}, {"A1": "tile", "B1": "tile"}]
    assert told(*steps) == ["1 new tile A1", "2 gone pawn A1", "2 new tile B1"]


def test_one_view_or_a_game_without_pieces_has_no_changes() -> None:
    assert changes(GAME, [{"A1": "pawn"}]) == changes(GAME, []) == ()
    assert changes(TOY, [1, 2]) == ()


def test_turns_are_joined_as_if_they_were_one() -> None:
    steps: list[Board] = [
        {"A1": "king", "B1": "2 pawn"},
        {"C1": "king", "B1": "2 pawn"},
        {"C1": "king", "B1": "pawn", "E1": "pawn"},
        {"B1": "3 pawn", "F1": "pawn"},
        {"D1": "king", "B1": "3 pawn", "F1": "pawn"},
    ]
    whole = changes(GAME, steps)
    for cut in range(1, len(steps)):
        parts = changes(GAME, steps[: cut + 1]), changes(GAME, steps[cut:])
        assert set(join_changes(parts)) == set(whole)
    assert join_changes([whole]) == whole
    assert join_changes([]) == ()


def test_joined_turns_are_numbered_on() -> None:
    one, two = changes(GAME, [{}, {"A1": "pawn"}]), changes(GAME, [{}, {"B1": "pawn"}])
    assert [said(c) for c in join_changes([one, two])] == ["1 new pawn A1", "2 new pawn B1"]
    gone = changes(GAME, [{"A1": "pawn"}, {"C1": "pawn"}])
    assert [said(c) for c in join_changes([one, gone])] == ["1 new pawn C1"]


def test_changes_can_be_stored() -> None:
    adapter: TypeAdapter[Any] = TypeAdapter(tuple[Change, ...])
    found = changes(GAME, [{"A1": "king"}, {"B1": "king", "C1": "3 pawn"}])
    assert adapter.validate_json(adapter.dump_json(found)) == found
