"""Plays the real game and the second opinion side by side.

Random play alone seldom fights, builds or takes treasures: each seat follows whims of its own.
"""

from __future__ import annotations

import random
from collections import Counter

from rules.game import Rng
from rules.tigris import Tigris
from rules.tigris.state import COLOURS, TILES, State
from rules.tigris.view import Points, View
from tests.rules.tigris.board import CELLS, RIVER, beside, block
from tests.rules.tigris.second_opinion import TILE_COLOUR, TILE_OF, Table

GAME = Tigris()
LIMIT = 1500
"""Decisions; a game without a sensible end is cut off here."""


def played(seed: str, seats: int) -> Counter[str]:
    """One game to its end, compared after every step; tells what happened in it."""
    chance = random.Random(f"{seed} {seats}")
    state = GAME.setup(seats, {}, Rng(f"{seed} {seats}"))
    table = _table(state)
    whims = [_whims(chance) for _ in range(seats)]
    compare(state, table)
    for step in range(LIMIT):
        if not GAME.to_act(state):
            compare_end(state, table)
            break
        text = _choose(table, sorted(table.legal()), whims[table.acting], chance)
        state = follow(state, table, text, step)
        compare(state, table)
    table.seen["decisions"] = step
    return table.seen


def follow(state: State, table: Table, text: str, step: int) -> State:
    """Does the same in both games."""
    action = GAME.meta.action(text)
    table.do(text)
    return GAME.apply(state, state.acting, action, Rng("compared", step)).state


def compare(state: State, table: Table) -> None:
    """Everything a seat can know or do, and all that is hidden."""
    legal = [str(action) for action in GAME.legal(state, state.acting)]
    assert len(legal) == len(set(legal))
    assert set(legal) == table.legal()
    assert GAME.to_act(state) == (() if table.phase == "over" else (table.acting,))
    for seat in range(state.seats):
        assert not GAME.legal(state, seat) or seat == table.acting
        _compare_own(GAME.view(state, seat), table, seat)
    _compare_table(GAME.view(state, None), table)
    assert list(state.bag) == table.bag


def _compare_own(view: View, table: Table, seat: int) -> None:
    assert Counter(view.hand) == +table.hands[seat]
    assert Counter(view.aside) == (+table.aside if seat == table.turn else Counter())
    if table.phase != "over":
        score = table.points[seat]
        assert view.points[seat] == Points(*[score[c] for c in COLOURS], table.won[seat])


def _compare_table(view: View, table: Table) -> None:
    face_up = {cell: tile for cell, tile in table.tiles.items() if cell not in table.down}
    assert {tile.cell: tile.tile for tile in view.tiles} == face_up
    assert {x.cell: (x.seat, x.leader) for x in view.leaders} == table.leaders
    assert {monument.cell: monument.monument for monument in view.monuments} == table.monuments
    assert {treasure.cell for treasure in view.treasures} == table.treasures
    assert set(view.catastrophes) == table.dead
    assert list(view.catastrophes_left) == table.catastrophes
    assert (view.phase, view.joining or "") == (table.phase, table.joining)
    if table.phase != "over":
        assert (view.turn, view.acting) == (table.turn, table.acting)
    if table.phase not in ("refill", "over"):
        assert view.actions_left == table.left
    _compare_conflict(view, table)


def _compare_conflict(view: View, table: Table) -> None:
    assert (view.conflict is None) == (table.fight is None)
    if view.conflict is None or table.fight is None:
        return
    sides = view.conflict.attacker, view.conflict.defender
    words = view.conflict.sort, view.conflict.leader, *[side.seat for side in sides]
    assert words == table.fight
    assert [side.strength for side in sides] == [table.strength(side.seat) for side in sides]
    assert sides[0].added == (table.added if table.phase == "defence" else None)
    if table.joining:
        assert set(view.wars) == set(table.doubled()) - {view.conflict.leader}


def compare_end(state: State, table: Table) -> None:
    """The outcome: places, scores, and what they are made of."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [list(place) for place in outcome.ranking] == table.ranking()
    for seat in range(state.seats):
        totals = dict(outcome.breakdown[seat])
        assert sorted(totals.values()) == table.totals(seat)
        assert all(totals[colour] >= table.points[seat][colour] for colour in COLOURS)
        assert outcome.scores[seat] == table.totals(seat)[0]


def _table(state: State) -> Table:
    hands = [Counter(dict(zip(TILES, hand, strict=True))) for hand in state.hands]
    return Table(state.turn, hands, state.bag)


def _whims(chance: random.Random) -> dict[str, float]:
    names = ("kin", "join", "greed", "square", "quarrel", "zeal", "settle", "doom", "random")
    return {name: chance.choice((0, 1, 1, 3)) for name in names}


def _choose(table: Table, texts: list[str], whims: dict[str, float], chance: random.Random) -> str:
    """The best of some by the seat's whims, now and then anything."""
    if len(texts) == 1 or chance.random() < 0.08 * whims["random"]:
        return chance.choice(texts)
    verbs = sorted({text.split()[0] for text in texts})
    weights = [_verb_weight(verb, whims) for verb in verbs]
    verb = chance.choices(verbs, weights)[0]
    of_verb = [text for text in texts if text.split()[0] == verb]
    some = chance.sample(of_verb, min(40, len(of_verb)))
    return max(some, key=lambda text: _appeal(table, text.split(), whims) + chance.random())


def _verb_weight(verb: str, whims: dict[str, float]) -> float:
    weights = {"place": 10.0, "position": 3 + 3 * whims["settle"], "end": 0.1, "swap": 0.3}
    rare = {"withdraw": 0.15, "catastrophe": 0.1 + 0.5 * whims["doom"], "exchange": 2, "decline": 1}
    return (weights | rare).get(verb, 3)


def _appeal(table: Table, words: list[str], whims: dict[str, float]) -> float:
    verb, *rest = words
    if verb == "support":
        return int(rest[0]) * (whims["zeal"] - 1)
    if verb in ("place", "position", "catastrophe"):
        return _where_to(table, verb, rest[0], rest[-1], whims)
    return 0


def _where_to(table: Table, verb: str, piece: str, cell: str, whims: dict[str, float]) -> float:
    around = table.around(cell)
    treasures = sum(len(region & table.treasures) for region in around)
    here = [leader for region in around for _, leader in table.leaders_in(region)]
    value = whims["greed"] * treasures + (whims["settle"] if around else 0)
    if verb == "position":
        return value + 2 * whims["quarrel"] * (piece in here)
    if verb == "catastrophe":
        return value + 2 * len(here)
    value += whims["join"] * (2 * len(table.kingdoms(cell)) + len(here) - len(set(here)))
    value += whims["kin"] * sum(table.face_up(n) == piece for n in beside(cell))
    value += 3 * any(leader == _leader(piece) for leader in here)
    return value + whims["square"] * max(_square(table, piece, c, cell) for c in CELLS)


def _square(table: Table, piece: str, corner: str, cell: str) -> int:
    cells = block(corner)
    return sum(table.face_up(c) == piece for c in cells) ** 2 if cell in cells else 0


def _leader(tile: str) -> str:
    names = {"temple": "priest", "farm": "farmer", "market": "trader", "settlement": "king"}
    return names[tile]


__all__ = ["RIVER", "TILE_COLOUR", "TILE_OF", "compare", "played"]
