"""What the generic tests need to know of Chang Cheng; see `tests/known.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.changcheng import GAME
from rules.changcheng.moves.legal import ENDS, FLOODS
from rules.changcheng.moves.opening import MISSIONS
from rules.changcheng.position.box import LAYOUTS, box
from rules.changcheng.position.state import SOURCES, State
from rules.changcheng.told.describing import BOARD, ArmyAt, Boards, CardsLaid, ProvinceOf, SpaceAt
from rules.game import Event
from tests.known import Digest, Later, Pieces, Standing, ToCome, WithEmoji

DIGEST = Digest(rules=54, rulings=26, parts="[a-e]?")

_CHOICES = {option.name: option.choices for option in GAME.meta.options}

VALUES: Mapping[str, Iterable[object]] = {
    "province": [province.key for board in box().boards for province in board.china],
    "mongol": [province.key for board in box().boards for province in board.mongol],
    "card": range(1, box().cards + 1),
    "layout": LAYOUTS,
    "end": ENDS,
    "way": (*FLOODS, "wall"),
    "mission": MISSIONS,
    "option-missions": _CHOICES["missions"],
    "option-west": _CHOICES["west"],
    "option-east": _CHOICES["east"],
    "score": SOURCES,
    "verb": ("first-wall", "first-card"),  # what `named` calls them at the beginning of a turn
    "field": ("second-space-asked",),
}

REFUSALS: Mapping[str, set[str]] = {
    "unknown-space": {"space"},
    "unknown-province": {"province"},
    "unknown-mongol": {"mongol"},
    "unknown-end": {"end"},
    "unknown-way": {"way"},
    "neutral-inside": {"space"},
    "neutral-outside": {"space"},
}

MARKED = frozenset({"space", "province", "card", "layout", "end", "mongol"})


TOLD = frozenset({"space", "province", "mongol", "layout", "card"})

COVERING = frozenset({"space"})

WITH_EMOJI = WithEmoji(events=frozenset({"WallBuilt", "CardShown"}), kinds=frozenset({"card"}))

ASKED = frozenset({"CardWorks"})

TO_COME = ToCome(
    {"second": "second", "neutral": "neutral"},
    frozenset({"second", "neutral", "second neutral", "extend", "second extend"}),
)

LATER = Later(
    frozenset({"shown", "used"}),
    told={"BoardJoined": "sovereignty", "ArmyExpelled": "value"},
)


def rebuilt(facts: Iterable[Event]) -> Standing:
    """Boards, what stands on the wall, cards laid on provinces, emperors, and army cards."""
    found = Standing()
    for fact in facts:
        match fact:
            case Boards(layouts, _):
                found.update((BOARD + layout, "board") for layout in layouts)
            case SpaceAt(space, str(sort), seat, _):
                found[space, f"{sort} {'neutral' if seat is None else seat}"] += 1
            case CardsLaid(province, cards):
                laid = {(f"{province} cards", f"card {seat}"): count for seat, count in cards}
                found += Standing(laid)
            case ProvinceOf(province, _, True):
                found[f"{province} emperor", "emperor"] += 1
            case ArmyAt(mongol, state, _) if state != "gone":
                found[mongol, f"army {state}"] += 1
            case _:
                pass
    return found


def count(state: State) -> Pieces:
    """Walls, double walls and towers by owner; army and sovereignty cards by value; boards. Action
    cards leave the game, so there are never more of them, and never one twice."""
    standing = [piece for piece in state.wall if piece is not None]
    sorts = {"damaged": "wall"}
    pieces = Counter(f"{sorts.get(piece.sort, piece.sort)} {piece.owner}" for piece in standing)
    supplies = {"wall": state.walls, "double": state.doubles, "tower": state.towers}
    for sort, left in supplies.items():
        assert min(left) >= 0
        for seat, number in enumerate(left):
            pieces[f"{sort} {seat}"] += number * (2 if sort == "double" else 1)
    assert state.neutral_walls >= 0
    pieces["wall -1"] += state.neutral_walls
    armies = [*[army.value for army in state.armies], *state.army_stack]
    pieces.update(f"army {value}" for value in armies)
    pieces.update(f"sovereignty {x}" for x in (*state.sovereignty, *state.sovereignty_stack))
    assert len({layout[0] for layout in state.boards}) == len(state.boards)
    pieces["board"] = len(state.boards) + state.extensions
    working = state.scoring.working if state.scoring is not None else ()
    for seat, hand in enumerate(state.hands):
        cards = [*hand, *[x.card for x in (*state.laid, *working) if x.seat == seat]]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(range(1, box().cards + 1))
    return pieces
