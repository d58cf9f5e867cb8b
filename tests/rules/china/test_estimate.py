"""Computer players of China play for houses, alliances and roads."""

from __future__ import annotations

from collections import Counter

from rules.china import GAME
from rules.computers.simulating import simulate


def test_sound_players_beat_random_ones() -> None:
    games = [simulate(GAME, 3, {}, f"s{n}", ["sound", "random", "random"]) for n in range(2)]
    assert all(game.outcome.ranking[0] == (0,) for game in games)


def test_sound_players_build_and_send_emissaries() -> None:
    games = [simulate(GAME, 4, {}, f"s{n}", ["sound"]) for n in range(1)]
    verbs = Counter(move.text.split()[0] for game in games for move in game.record.moves)
    assert verbs["house"] > verbs["emissary"] > 8
    sources = Counter(key for g in games for row in g.outcome.breakdown for key, n in row if n)
    assert set(sources) == {"houses", "alliances", "roads"}
