"""What changed between views, over random games of every game that tells where pieces are."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.changes import Change, changes, join_changes
from rules.game import AnyGame, Rng
from tests.contract.walks import Setup, adapter, random_games, varied, walk
from tests.games import WHOLE

Pieces = Counter[tuple[str, str]]


def shows_pieces(game: AnyGame) -> bool:
    """Whether a game tells where its pieces are."""
    return game.offers("pieces")


def standing(game: AnyGame, view: Any) -> Pieces:
    """All pieces of a view by place and name."""
    entries = list(game.pieces(view))
    assert len({(entry.place, entry.piece) for entry in entries}) == len(entries)
    assert all(entry.count > 0 for entry in entries)
    unique = [entry for entry in entries if entry.unique]
    assert len({entry.piece for entry in unique}) == sum(e.count for e in unique)
    return Counter({(entry.place, entry.piece): entry.count for entry in entries})


def applied(before: Pieces, found: tuple[Change, ...]) -> Pieces:
    """The board after changes. Fails when something goes that was not there."""
    after = Counter(before)
    for change in found:
        gone = change.place if change.kind == "gone" else change.came_from
        if gone is not None:
            after[gone, change.piece] -= change.count
        if change.kind != "gone":
            after[change.place, change.piece] += change.count
    assert all(count >= 0 for count in after.values())
    return +after


def test_every_whole_game_tells_where_pieces_are() -> None:
    assert all(game.offers("pieces") for game in WHOLE.values())


@random_games(6, of=shows_pieces)
def test_changes_explain_all_that_differs(setup: Setup, seed: str) -> None:
    game = setup.game
    positions = list(walk(setup, seed))
    luck = Rng(f"windows/{seed}")
    for _ in range(6):
        first = luck.below(len(positions))
        last = min(len(positions) - 1, first + luck.below(30))
        viewer = luck.choice(positions[0].viewers)
        views = [game.view(position.state, viewer) for position in positions[first : last + 1]]
        found = changes(game, views)
        one, other = standing(game, views[0]), standing(game, views[-1])
        assert applied(one, found) == other
        assert {change.number for change in found} == set(range(1, len(numbers(found)) + 1))
        assert [change.number for change in found] == sorted(change.number for change in found)
        cut = luck.below(len(views))
        parts = changes(game, views[: cut + 1]), changes(game, views[cut:])
        assert applied(one, join_changes(parts)) == other
        stored = adapter(tuple[Change, ...])
        assert stored.validate_json(stored.dump_json(found)) == found


def numbers(found: tuple[Change, ...]) -> set[int]:
    return {change.number for change in found}


@random_games(6, of=shows_pieces)
def test_changes_do_not_tell_secrets(setup: Setup, seed: str) -> None:
    """What a viewer is told of a step depends on nothing that the viewer does not see."""
    game = setup.game
    for position in varied(setup, seed, 8):
        for viewer in position.viewers:
            other = game.redeal(position.state, viewer, Rng(f"{seed}/{viewer}", position.steps))
            views = [game.view(state, viewer) for state in (position.state, other)]
            assert standing(game, views[0]) == standing(game, views[1])
            assert changes(game, views) == ()
