"""Many games between computer players, told apart by who won."""

from __future__ import annotations

from itertools import count

import pytest

from rules import GAMES
from rules.computers.arena import ArenaGame, Spent, fight, pairings, players_by_seat, standings
from rules.computers.ratings import ratings
from rules.computers.simulating import NoEnd, simulate
from rules.game import Illegal, Outcome, Rng
from tests.toy import TOY


def fought(players: tuple[str, ...], *ranking: tuple[int, ...]) -> ArenaGame:
    scores = tuple(10 * seat for seat in range(len(players)))
    return ArenaGame(
        players, Outcome(ranking, scores, ()), dict.fromkeys(players, Spent(1, 0.5, 0.5))
    )


def test_the_first_sits_alone_and_the_last_fills_the_seats() -> None:
    assert players_by_seat(["sound", "beginner", "random"], 5) == (
        "sound",
        "beginner",
        *["random"] * 3,
    )
    assert players_by_seat(["greedy"], 2) == ("sound", "sound")


def test_every_deal_is_played_from_every_seat() -> None:
    planned = pairings(TOY, ["sound", "random"], 3, 7, "s", {})
    assert [one.seed for one in planned] == ["s-1"] * 3 + ["s-2"] * 3 + ["s-3"]
    assert [one.players.index("sound") for one in planned] == [0, 1, 2, 0, 1, 2, 0]
    assert planned[0].options == planned[1].options == planned[2].options


def test_options_take_every_choice_unless_they_are_given() -> None:
    planned = pairings(TOY, ["random"], 2, 12, "s", {})
    for option in TOY.meta.options:
        assert {one.options[option.name] for one in planned} == set(option.choices)
    rounds = TOY.meta.options[0]
    fixed = pairings(TOY, ["random"], 2, 12, "s", {rounds.name: str(rounds.choices[-1])})
    assert {one.options[rounds.name] for one in fixed} == {rounds.choices[-1]}


def test_choices_that_do_not_go_together_are_not_mixed() -> None:
    game = GAMES["changcheng"]
    planned = pairings(game, ["random"], 2, 200, "s", {})
    assert all(game.setup(2, one.options, Rng("s")) for one in planned)
    assert {one.options["west"] for one in planned} == set(game.meta.option("west").choices)
    with pytest.raises(Illegal):
        pairings(game, ["random"], 2, 2, "s", {"west": "1a", "east": "1a"})


def test_what_cannot_be_played_is_refused() -> None:
    for names, seats in ((["sound", "genius"], 2), (["sound"] * 3, 2), (["sound"], 9)):
        with pytest.raises(Illegal):
            pairings(TOY, names, seats, 1, "s", {})


def test_a_game_is_that_of_simulate_and_its_decisions_are_timed() -> None:
    planned = pairings(TOY, ["sound", "random"], 2, 2, "s", {})[1]
    ticks = count()
    one = fight(planned, lambda: next(ticks))
    same = simulate(TOY, 2, planned.options, "s-1", ["random", "sound"])
    assert one.outcome == same.outcome
    assert sum(spent.decisions for spent in one.spent.values()) == len(same.record.moves)
    assert all(spent.longest == 1 for spent in one.spent.values())


def test_a_game_without_an_end_is_a_tie(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.computers.simulating.MOST_STEPS", 1)
    (planned,) = pairings(TOY, ["sound", "random"], 2, 1, "s", {})
    with pytest.raises(NoEnd, match="no end after"):
        simulate(TOY, 2, planned.options, "s-1", ["sound", "random"])
    one = fight(planned, lambda: 0)
    assert {each.rate.value for each in standings([one])} == {0.5}
    assert len(one.outcome.scores) == 2


def test_a_tie_for_first_counts_in_parts() -> None:
    games = [
        fought(("sound", "random", "random"), (0,), (1, 2)),
        fought(("random", "sound", "random"), (0, 1), (2,)),
    ]
    sound, random = standings(games)
    assert (sound.rate.value, random.rate.value) == (0.75, 0.25)
    assert sound.rate.error == pytest.approx(0.25)
    assert (sound.by_chance, random.by_chance) == (pytest.approx(1 / 3), pytest.approx(2 / 3))
    assert (sound.points.value, random.points.value) == (5, 12.5)
    assert (sound.spent.decisions, sound.spent.seconds) == (2, 1.0)


def test_a_rating_of_400_is_ten_times_as_many_wins() -> None:
    won, lost = fought(("sound", "random"), (0,), (1,)), fought(("sound", "random"), (1,), (0,))
    games = Rng("rating").shuffled("games", [*[won] * 200, *[lost] * 20])
    best, last = ratings(games, "random")
    assert (best.player, last.player, last.value, last.error) == ("sound", "random", 0, 0)
    assert best.value == pytest.approx(400, abs=10)
    assert 20 < best.error < 60


def test_ratings_go_by_who_came_before_whom() -> None:
    games = [fought(("sound", "beginner", "random"), (0,), (1,), (2,))] * 5
    assert [one.player for one in ratings(games, "beginner")] == ["sound", "beginner", "random"]
    even = ratings([fought(("sound", "random"), (0, 1))], "random")
    assert [(one.value, one.error) for one in even] == [(0, 0), (0, 0)]
