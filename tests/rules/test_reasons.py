"""Why one line is better than another: only what the parts show, and only where it stands out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from statistics import fmean

from rules.computers.budgets import strong_budget
from rules.computers.reasons import LEAST, Reason, reasons
from rules.computers.search import JudgedLine, in_points, judged_lines
from rules.game import Rng
from rules.lines import Line
from rules.told import Part, Parts
from tests.contract.accepted import steps
from tests.games import WHOLE

A, B = Part("a"), Part("b")
HERE, THERE = Part("a", "place", "here"), Part("a", "place", "there")
LINE = Line((), None, 0.0)
WITH_PARTS = [key for key, game in WHOLE.items() if game.estimate_parts]


def judged(*parts: Parts) -> JudgedLine:
    """A line that ended with these parts, by world."""
    return JudgedLine(LINE, [0.0] * len(parts), [None] * len(parts), list(parts))


def alike(parts: Parts) -> JudgedLine:
    """The same in four worlds."""
    return judged(*[parts] * 4)


NOTHING = alike({A: (0, 0, 0), B: (0, 0, 0)})


def test_the_part_with_the_largest_gain_is_told_first_and_no_third_one() -> None:
    more = {A: (2, 0, 0), B: (3, 0, 0), Part("c"): (2.5, 0, 0)}
    found = reasons(0, alike(more), alike(dict.fromkeys(more, (0, 0, 0))))
    assert [(one.name, one.others, one.points) for one in found] == [("b", (), 3), ("c", (), 2.5)]


def test_what_others_win_less_counts_as_it_does_for_the_lead() -> None:
    (found,) = reasons(0, alike({A: (0, -3, 0), B: (0, 0, 0)}), NOTHING)
    assert found == Reason("a", (1,), 1.5)
    (found,) = reasons(0, alike({A: (0, -3, -1), B: (0, 0, 0)}), NOTHING)
    assert found == Reason("a", (1, 2), 2)


def test_what_is_worse_is_no_reason() -> None:
    assert reasons(0, alike({A: (-3, 0, 0), B: (0, 2, 0)}), NOTHING) == ()


def test_nothing_is_said_where_nothing_stands_out() -> None:
    assert reasons(0, NOTHING, NOTHING) == ()
    assert reasons(0, alike({A: (LEAST / 2, 0, 0), B: (0, 0, 0)}), NOTHING) == ()
    small_beside_large = alike({A: (1, 0, 0), B: (-8, 0, 0)})
    assert reasons(0, small_beside_large, NOTHING) == ()


def test_a_gain_that_may_be_chance_is_no_reason() -> None:
    by_chance = judged(*({A: (gain, 0, 0), B: (0, 0, 0)} for gain in (9, -7, 8, -6)))
    assert reasons(0, by_chance, NOTHING) == ()
    one_world = judged({A: (9, 0, 0)})
    assert reasons(0, one_world, one_world) == ()


def test_a_place_is_named_where_all_but_a_little_comes_from_it() -> None:
    none = alike({HERE: (0, 0), THERE: (0, 0)})
    (found,) = reasons(0, alike({HERE: (4, 0), THERE: (0.5, 0)}), none)
    assert (found.kind, found.place) == ("place", "here")
    for elsewhere in (2, -2):
        (found,) = reasons(0, alike({HERE: (4, 0), THERE: (elsewhere, 0)}), none)
        assert found.place == ""


def test_parts_that_only_one_line_has_count_as_nothing_in_the_other() -> None:
    (found,) = reasons(0, alike({HERE: (0, 0)}), alike({HERE: (0, 0), THERE: (0, 2)}))
    assert (found.others, found.place) == ((1,), "there")


def test_what_has_no_name_is_never_a_reason() -> None:
    assert reasons(0, alike({Part(""): (9, 0, 0)}), NOTHING) == ()


def test_reasons_in_real_games_claim_what_the_parts_show() -> None:
    told = [reason for key in WITH_PARTS for reason in _reasons_given(key)]
    assert len(told) > len(WITH_PARTS)


def _reasons_given(key: str) -> Iterator[Reason]:
    """Reasons between lines of three positions of a game, each looked at."""
    game, found = WHOLE[key], [step.state for step in steps(key)]
    budget = replace(strong_budget(game), own=150, lines=8, worlds=(4, 4), reply=6)
    for state in found[len(found) // 9 :: len(found) // 3]:
        seat = game.to_act(state)[0]
        judged = judged_lines(game, state, seat, Rng("why"), budget)
        first, *others = in_points(game, seat, Rng("points"), judged)
        for other in others:
            for reason in reasons(seat, first, other):
                assert all(_gain(first, other, reason, who) < 0 for who in reason.others)
                assert reason.others or _gain(first, other, reason, seat) >= LEAST
                yield reason


def _gain(one: JudgedLine, other: JudgedLine, reason: Reason, seat: int) -> float:
    """What a line brings a seat more in the part of a reason."""

    def brought(parts: Parts) -> float:
        return sum(points[seat] for part, points in parts.items() if part.name == reason.name)

    worlds = zip(one.parts, other.parts, strict=False)
    return fmean(brought(mine) - brought(theirs) for mine, theirs in worlds)
