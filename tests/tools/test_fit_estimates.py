"""`tools.fit_estimates`: weights come out as put in, and a run goes on where it stopped."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rules import GAMES
from rules.game import Rng
from tools.fit_estimates import WON, Note, fit_weights, leads, main, played_game, read_file

CHINA = GAMES["china"]


def test_weights_are_found_with_their_errors() -> None:
    chance, games = Random("weights"), list[list[Note]]()
    for _ in range(60):
        points = [(chance.gauss(0, 3), chance.gauss(0, 2)) for _ in range(20)]
        games.append(
            [Note(0.5, {"a": a, "b": b}, 1.5 * a + 0.4 * b + chance.gauss(0, 5)) for a, b in points]
        )
    a, b = fit_weights(games, ("a", "b"))
    assert abs(a.value - 1.5) < 3 * a.error < 0.3
    assert abs(b.value - 0.4) < 3 * b.error < 0.4
    assert a.spread == pytest.approx(3, rel=0.1)


def test_what_nobody_has_counts_as_guessed() -> None:
    (only,) = fit_weights([[Note(0.1, {}, 3.0)], [Note(0.2, {}, 4.0)]], ("rare",))
    assert (only.value, only.error) == (1, 0)


def test_parts_are_what_is_won_and_what_is_to_come() -> None:
    state = CHINA.setup(3, CHINA.meta.read_options({}), Rng("parts"))
    (first, *_) = leads(CHINA, state, 3)
    assert first[WON] == 0
    assert {"houses", "alliances", "roads", "cards"} <= first.keys()


def test_a_run_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games"
    for games in ("1", "2"):
        monkeypatch.setattr(
            "sys.argv", ["fit_estimates", "china", "--games", games, "--notes", str(file)]
        )
        assert main() == 0
    assert "chosen, " in (told := capsys.readouterr().out)
    assert "alliances" in told
    _, second = read_file(file)
    again = played_game(CHINA, 2, "fit", 4, ())
    for kept, noted in zip(second["chosen"], again["chosen"], strict=True):
        leads_noted = {name: lead for name, lead in noted.leads.items() if lead}
        assert (kept.final, kept.leads) == (noted.final, pytest.approx(leads_noted, abs=0.001))
    assert played_game(CHINA, 1, "fit", 2, ())["chosen"], "one of two lines is a choice, too"
    assert not played_game(CHINA, 1, "fit", 1, ())["chosen"]
