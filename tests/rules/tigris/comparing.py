"""Plays the real game and the second opinion side by side.

Random play alone seldom fights, builds or takes treasures: each seat follows whims of its own.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rules import GAMES
from rules.game import Event, Illegal, Rng
from rules.tigris.moves.events import (
    MonumentPaid,
    RevoltEnded,
    TileScored,
    TreasuresTaken,
    WarEnded,
)
from rules.tigris.position.state import COLOURS, LEADERS, TILES, State
from rules.tigris.told.view import Points, View
from tests.rules.tigris.board import CELLS, STARTING_TEMPLES, beside, block, blocks_with
from tests.rules.tigris.second_opinion import LEADER_OF, MONUMENTS, TILE_COLOUR, Table

GAME = GAMES["tigris"]
CHANCE = Rng("compared")
LIMIT = 1500
"""Decisions; a game without a sensible end is cut off here."""


def played(seed: str, seats: int) -> Counter[str]:
    """One game to its end, compared after every step; tells what happened in it."""
    chance = random.Random(f"{seed} {seats}")
    state = GAME.setup(seats, {}, Rng(f"{seed} {seats}"))
    table = _table(state)
    whims = [_whims(chance) for _ in range(seats)]
    legal = compare(state, table)
    while legal and table.seen["decisions"] < LIMIT:
        refuse(state, legal, chance)
        text = _choose(table, legal, whims[table.acting], chance)
        state = follow(state, table, text)
        legal = compare(state, table)
    if not legal:
        compare_end(state, table)
    return table.seen


def follow(state: State, table: Table, text: str) -> State:
    """Does the same in both games; what is told of points and treasures is what they bring."""
    before = [Counter(score) for score in table.points], list(table.won)
    table.do(text)
    table.seen["decisions"] += 1
    step = GAME.apply(state, state.acting, GAME.meta.action(text), CHANCE)
    for seat in range(state.seats):
        told = Counter[str]()
        for event in step.public:
            told.update(_told(event, seat))
        won = told.pop("treasure", 0)
        assert told == +(table.points[seat] - before[0][seat])
        assert won == table.won[seat] - before[1][seat]
    return step.state


def _told(event: Event, seat: int) -> dict[str, int]:
    """What an event says that a seat won."""
    match event:
        case TileScored(seat=owner, colour=colour) | MonumentPaid(seat=owner, colour=colour):
            return {colour: 1} if owner == seat else {}
        case RevoltEnded(winner=winner):
            return {"red": 1} if winner == seat else {}
        case WarEnded(winner=winner, colour=colour, points=points):
            return {colour: points} if winner == seat else {}
        case TreasuresTaken(seat=owner, count=count):
            return {"treasure": count} if owner == seat else {}
        case _:
            return {}


def refuse(state: State, legal: list[str], chance: random.Random) -> None:
    """Something random is refused unless it is legal."""
    text = _anything(chance)
    if text not in legal:
        with pytest.raises(Illegal):
            GAME.apply(state, state.acting, GAME.meta.action(text), CHANCE)


def _anything(chance: random.Random) -> str:
    verbs = ("place", "position", "catastrophe", "keep", "build", "withdraw", "swap", "war")
    verb = chance.choice((*verbs, "support", "end", "exchange", "decline"))
    words = {
        "place": (chance.choice(TILES), chance.choice(CELLS)),
        "position": (chance.choice(LEADERS), chance.choice(CELLS)),
        "catastrophe": (chance.choice(CELLS),),
        "keep": (chance.choice(sorted(STARTING_TEMPLES)),),
        "build": (chance.choice(MONUMENTS), chance.choice(CELLS)),
        "withdraw": (chance.choice(LEADERS),),
        "swap": (chance.choice(TILES),),
        "war": (chance.choice(LEADERS),),
        "support": (str(chance.randrange(-1, 8)),),
    }
    return " ".join((verb, *words.get(verb, ())))


def compare(state: State, table: Table) -> list[str]:
    """Everything a seat can know or do, and all that is hidden; returns what is legal."""
    legal = [str(action) for action in GAME.legal(state, state.acting)]
    assert len(legal) == len(set(legal))
    assert set(legal) == table.legal()
    assert GAME.to_act(state) == (() if table.phase == "over" else (table.acting,))
    for seat in range(state.seats):
        assert not GAME.legal(state, seat) or seat == table.acting
        _compare_own(GAME.view(state, seat), table, seat)
    _compare_table(GAME.view(state, None), table)
    assert list(state.bag) == table.bag
    return sorted(legal)


def _compare_own(view: View, table: Table, seat: int) -> None:
    assert Counter(view.hand) == +table.hands[seat]
    assert Counter(view.aside) == (+table.aside if seat == table.turn else Counter())
    if table.phase != "over":
        assert view.points[seat] == _points(table.points[seat], table.won[seat])


def _points(score: Counter[str], won: int) -> Points:
    return Points(score["red"], score["blue"], score["green"], score["black"], won)


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
    seats = sides[0].seat, sides[1].seat
    assert (view.conflict.sort, view.conflict.leader, *seats) == table.fight
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
    hands = [Counter[str](dict(zip(TILES, hand, strict=True))) for hand in state.hands]
    return Table(state.turn, hands, state.bag)


def _whims(chance: random.Random) -> dict[str, float]:
    names = ("kin", "join", "greed", "zeal", "settle", "doom", "random")
    often = {name: chance.choice((0.0, 1.0, 1.0, 3.0)) for name in names}
    return often | {name: chance.choice((0.0, 0.0, 0.0, 1.0)) for name in ("square", "quarrel")}


def _choose(table: Table, texts: list[str], whims: dict[str, float], chance: random.Random) -> str:
    """The best of some by the seat's whims, now and then anything."""
    if len(texts) == 1 or chance.random() < 0.08 * whims["random"]:
        return chance.choice(texts)
    verbs = sorted({text.split()[0] for text in texts})
    weights = [_verb_weight(table, verb, whims) for verb in verbs]
    verb = chance.choices(verbs, weights)[0]
    of_verb = [text for text in texts if text.split()[0] == verb]
    some = chance.sample(of_verb, min(40, len(of_verb)))
    return max(some, key=lambda text: _appeal(table, text.split(), whims) + chance.random())


def _verb_weight(table: Table, verb: str, whims: dict[str, float]) -> float:
    at_home = 4 - [seat for seat, _ in table.leaders.values()].count(table.turn)
    weights = {"place": 10.0, "position": 0.5 + 3 * at_home, "end": 0.1, "swap": 0.3}
    rare = {"withdraw": 0.15, "catastrophe": 0.1 + 0.5 * whims["doom"], "exchange": 2}
    build = {"build": whims["square"], "decline": 1 - 0.9 * whims["square"]}
    return (weights | rare | build).get(verb, 3)


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
        return value + len(here) - 9 * (1 - whims["quarrel"]) * (piece in here)
    if verb == "catastrophe":
        return value + 2 * len(here)
    value += 3 * whims["join"] * (len(table.kingdoms(cell)) + 2 * (len(here) - len(set(here))))
    value += whims["kin"] * sum(table.face_up(n) == piece for n in beside(cell))
    value += 3 * (LEADER_OF[TILE_COLOUR[piece]] in here)
    return value + whims["square"] * max(_square(table, piece, c) for c in blocks_with(cell))


def _square(table: Table, piece: str, corner: str) -> int:
    return sum(table.face_up(cell) == piece for cell in block(corner)) ** 2
