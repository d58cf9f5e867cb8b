"""A completed province: cards turned up, abilities in order, scoring (R22-R35)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from rules.changcheng.moves import events
from rules.changcheng.moves.legal import ARCHITECT, MASTER, has_target, scoring_of
from rules.changcheng.moves.mutable_state import MutableState
from rules.changcheng.position.state import FaceDown, Piece, Scoring
from rules.changcheng.position.wall import count_walls
from rules.values import changed, with_most

_SHIFT = 2
"""The points by which flood and architect change the value (R27, R28)."""


def score_waiting(mutable: MutableState) -> bool:
    """Scores completed provinces one after the other. False when somebody must decide first."""
    if mutable.scoring is not None and not _work(mutable):
        return False
    while mutable.waiting:
        province, *others = mutable.waiting
        mutable.waiting = tuple(others)
        mutable.tell(events.ProvinceCompleted(mutable.chart.provinces[province]))
        mutable.scoring = Scoring(province, (), 0, (0,) * mutable.seats)
        if any(laid.province == province for laid in mutable.laid):
            mutable.ask("reveal", mutable.turn)
            return False
        _score(mutable)
    return True


def reveal(mutable: MutableState) -> None:
    """Turns up the cards laid on the province; cards with equal numbers leave without effect
    (R23)."""
    scoring = scoring_of(mutable)
    cards = [laid for laid in mutable.laid if laid.province == scoring.province]
    mutable.laid = tuple(laid for laid in mutable.laid if laid.province != scoring.province)
    mutable.reveals = True
    for laid in cards:
        mutable.tell(events.CardShown(laid.seat, laid.card))
    counts = Counter(laid.card for laid in cards)
    for card in sorted(card for card, count in counts.items() if count > 1):
        mutable.tell(events.CardsCancelled(card, counts[card]))
    working = sorted((x for x in cards if counts[x.card] == 1), key=lambda laid: laid.card)
    mutable.scoring = replace(scoring, working=tuple(working))


def strike(mutable: MutableState, card: int) -> None:
    """Carries out the warrior: it and the struck card leave (R25)."""
    struck = next(laid for laid in scoring_of(mutable).working[1:] if laid.card == card)
    mutable.tell(events.CardStruck(_take_next_card(mutable).seat, card, struck.seat))
    scoring = scoring_of(mutable)
    left = tuple(laid for laid in scoring.working if laid != struck)
    mutable.scoring = replace(scoring, working=left)


def damage(mutable: MutableState, space: int) -> None:
    """Carries out the traitor on a wall, which stays where it is and counts for nobody (R26,
    R32)."""
    piece = mutable.wall[space]
    assert piece is not None
    mutable.put(space, Piece("damaged", piece.owner))
    mutable.last = (*mutable.last, space)
    owner = piece.owner if piece.owner >= 0 else None
    mutable.tell(
        events.WallDamaged(_take_next_card(mutable).seat, mutable.chart.spaces[space], owner)
    )


def expel(mutable: MutableState, mongol: int) -> None:
    """Carries out the traitor on an army card, which leaves. A card that lay face down leaves
    unseen (R26, A7); seats that knew it still know it."""
    army = mutable.armies[mongol]
    gone = replace(army, state="gone", shown=army.state == "up")
    mutable.armies = changed(mutable.armies, mongol, gone)
    seat, name = _take_next_card(mutable).seat, mutable.chart.mongols[mongol]
    mutable.tell(events.ArmyExpelled(seat, name, army.value if gone.shown else None))


def change_value(mutable: MutableState, *, more: bool) -> None:
    """Makes the province worth 2 more or 2 less, by flood or architect (R27, R28)."""
    change = _SHIFT if more else -_SHIFT
    laid, scoring = _take_next_card(mutable), scoring_of(mutable)
    mutable.scoring = replace(scoring, change=scoring.change + change)
    mutable.tell(events.ValueChanged(laid.seat, laid.card, change))


def add_walls(mutable: MutableState) -> None:
    """Counts extra walls in the majority for an architect or a master architect (R28, R29, R31)."""
    laid, scoring = _take_next_card(mutable), scoring_of(mutable)
    count = 1 if laid.card == ARCHITECT else 2
    extra = changed(scoring.extra, laid.seat, scoring.extra[laid.seat] + count)
    mutable.scoring = replace(scoring, extra=extra)
    mutable.tell(events.WallsAdded(laid.seat, laid.card, count))


def exchange(mutable: MutableState, space: int, other: int) -> None:
    """Carries out the official: two walls change places. This neither pays debts nor makes new ones
    (R30, A3d)."""
    one, two = mutable.wall[space], mutable.wall[other]
    assert one is not None
    assert two is not None
    mutable.put(space, two)
    mutable.put(other, one)
    mutable.last = (*mutable.last, space, other)
    names = mutable.chart.spaces
    mutable.tell(events.WallsExchanged(_take_next_card(mutable).seat, names[space], names[other]))


def idle(mutable: MutableState) -> None:
    """Takes the next card out without any effect (A5, A7, A9)."""
    laid = _take_next_card(mutable)
    mutable.tell(events.CardIdle(laid.seat, laid.card))


def _work(mutable: MutableState) -> bool:
    """Lets the cards work in order, then scores. False when an owner must decide first (R24,
    A23)."""
    while working := scoring_of(mutable).working:
        if working[0].card == MASTER:
            add_walls(mutable)
        elif has_target(mutable.state()):
            mutable.ask("ability", working[0].seat)
            return False
        else:
            idle(mutable)
    _score(mutable)
    return True


def _take_next_card(mutable: MutableState) -> FaceDown:
    """Takes the next card to work out of the game, and returns it (R24)."""
    scoring = scoring_of(mutable)
    mutable.scoring = replace(scoring, working=scoring.working[1:])
    return scoring.working[0]


def _score(mutable: MutableState) -> None:
    """Scores the province for the seats with most walls; all of those tied get its full worth.
    Nobody scores where the neutral player has more (R33-R35, R49, A1, A10, A11)."""
    scoring = scoring_of(mutable)
    province, spaces = scoring.province, mutable.chart.spaces_in[scoring.province]
    tally, neutral = count_walls(mutable.wall, spaces, mutable.seats)
    walls = sum(tally) + neutral
    tally = tuple(own + extra for own, extra in zip(tally, scoring.extra, strict=True))
    winners = with_most(tally, max(neutral, 1))
    sovereignty = mutable.sovereignty[province]
    points = max(0, walls + sovereignty + scoring.change)
    for seat in winners:
        mutable.score(seat, "provinces", points)
    name = mutable.chart.provinces[province]
    counts = tally, neutral, walls, sovereignty, scoring.change
    mutable.tell(events.ProvinceScored(name, *counts, winners, len(winners), points))
    mutable.done = changed(mutable.done, province, True)
    mutable.emperors += 1
    mutable.scoring = None
