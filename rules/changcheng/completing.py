"""A completed province: cards turned up, abilities in order, scoring (R22-R35)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from rules.changcheng import events as told
from rules.changcheng.abilities import ARCHITECT, MASTER, has_target
from rules.changcheng.draft import MutableState
from rules.changcheng.state import FaceDown, Piece, Scoring
from rules.changcheng.wall import counted
from rules.game import Seat
from rules.values import changed

_SHIFT = 2
"""What flood and architect change the value by (R27, R28)."""


def score_waiting(draft: MutableState) -> bool:
    """Scores completed provinces one after the other; False when somebody must go on first."""
    if draft.scoring is not None and not _work(draft):
        return False
    while draft.waiting:
        province, *others = draft.waiting
        draft.waiting = tuple(others)
        draft.tell(told.ProvinceCompleted(draft.chart.provinces[province]))
        draft.scoring = Scoring(province, (), 0, (0,) * draft.seats)
        if any(laid.province == province for laid in draft.laid):
            draft.ask("reveal", draft.turn)
            return False
        _score(draft)
    return True


def reveal(draft: MutableState) -> None:
    """Turns the cards of the province up; equal numbers leave without effect (R23)."""
    scoring = scoring_of(draft)
    shown = [laid for laid in draft.laid if laid.province == scoring.province]
    draft.laid = tuple(laid for laid in draft.laid if laid.province != scoring.province)
    draft.reveals = True
    for laid in shown:
        draft.tell(told.CardShown(laid.seat, laid.card))
    counts = Counter(laid.card for laid in shown)
    for card in sorted(card for card, count in counts.items() if count > 1):
        draft.tell(told.CardsCancelled(card, counts[card]))
    working = sorted((x for x in shown if counts[x.card] == 1), key=lambda laid: laid.card)
    draft.scoring = replace(scoring, working=tuple(working))


def strike(draft: MutableState, card: int) -> None:
    """The warrior and another card leave (R25)."""
    struck = next(laid for laid in scoring_of(draft).working[1:] if laid.card == card)
    draft.tell(told.CardStruck(_worked(draft).seat, card, struck.seat))
    scoring = scoring_of(draft)
    left = tuple(laid for laid in scoring.working if laid != struck)
    draft.scoring = replace(scoring, working=left)


def damage(draft: MutableState, space: int) -> None:
    """The wall stays where it is and counts for nobody (R26, R32)."""
    piece = draft.wall[space]
    assert piece is not None
    draft.put(space, Piece("damaged", piece.owner))
    draft.last = (*draft.last, space)
    owner = piece.owner if piece.owner >= 0 else None
    draft.tell(told.WallDamaged(_worked(draft).seat, draft.chart.spaces[space], owner))


def expel(draft: MutableState, mongol: int) -> None:
    """The army card leaves unseen (R26, A7)."""
    gone = replace(draft.armies[mongol], state="gone")
    draft.armies = changed(draft.armies, mongol, gone)
    draft.tell(told.ArmyExpelled(_worked(draft).seat, draft.chart.mongols[mongol]))


def change_value(draft: MutableState, *, more: bool) -> None:
    """The province is worth 2 more or 2 less (R27, R28)."""
    change = _SHIFT if more else -_SHIFT
    laid, scoring = _worked(draft), scoring_of(draft)
    draft.scoring = replace(scoring, change=scoring.change + change)
    draft.tell(told.ValueChanged(laid.seat, laid.card, change))


def add_walls(draft: MutableState) -> None:
    """Extra walls in the majority for an architect or a master architect (R28, R29, R31)."""
    laid, scoring = _worked(draft), scoring_of(draft)
    count = 1 if laid.card == ARCHITECT else 2
    extra = changed(scoring.extra, laid.seat, scoring.extra[laid.seat] + count)
    draft.scoring = replace(scoring, extra=extra)
    draft.tell(told.WallsAdded(laid.seat, laid.card, count))


def exchange(draft: MutableState, space: int, other: int) -> None:
    """Two walls change places; that neither pays nor makes debts (R30, A3d)."""
    one, two = draft.wall[space], draft.wall[other]
    assert one is not None
    assert two is not None
    draft.put(space, two)
    draft.put(other, one)
    draft.last = (*draft.last, space, other)
    names = draft.chart.spaces
    draft.tell(told.WallsExchanged(_worked(draft).seat, names[space], names[other]))


def idle(draft: MutableState) -> None:
    """The next card does nothing (A5, A7, A9)."""
    laid = _worked(draft)
    draft.tell(told.CardIdle(laid.seat, laid.card))


def scoring_of(draft: MutableState) -> Scoring:
    """The province being scored; there must be one."""
    assert draft.scoring is not None
    return draft.scoring


def _work(draft: MutableState) -> bool:
    """Has the cards work in order, then scores; False when an owner must decide (R24, A23)."""
    while working := scoring_of(draft).working:
        if working[0].card == MASTER:
            add_walls(draft)
        elif has_target(draft.state()):
            draft.ask("ability", working[0].seat)
            return False
        else:
            idle(draft)
    _score(draft)
    return True


def _worked(draft: MutableState) -> FaceDown:
    """Takes the next card out of the game and returns it (R24)."""
    scoring = scoring_of(draft)
    draft.scoring = replace(scoring, working=scoring.working[1:])
    return scoring.working[0]


def _score(draft: MutableState) -> None:
    """Most walls score what the province is worth, all of those tied (R33-R35, A1, A10, A11)."""
    scoring = scoring_of(draft)
    province, spaces = scoring.province, draft.chart.spaces_in[scoring.province]
    tally, neutral = counted(draft.wall, spaces, draft.seats)
    walls = sum(tally) + neutral
    tally = tuple(own + extra for own, extra in zip(tally, scoring.extra, strict=True))
    winners = most(tally, neutral)
    sovereignty = draft.sovereignty[province]
    points = max(0, walls + sovereignty + scoring.change)
    for seat in winners:
        draft.score(seat, "provinces", points)
    name = draft.chart.provinces[province]
    counts = tally, neutral, walls, sovereignty, scoring.change
    draft.tell(told.ProvinceScored(name, *counts, winners, len(winners), points))
    draft.done = changed(draft.done, province, True)
    draft.emperors += 1
    draft.scoring = None


def most(tally: tuple[int, ...], neutral: int) -> tuple[Seat, ...]:
    """Seats with most walls, at least one; nobody when the neutral player has more (R34, R49)."""
    best = max(*tally, neutral, 1)
    return tuple(seat for seat, count in enumerate(tally) if count == best)
