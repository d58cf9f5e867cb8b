"""What an action leads to; the run of a round and the scoring stand apart."""

from __future__ import annotations

from rules.game import Rng, Seat, Step
from rules.ming.moves import actions, events, legal, rounds
from rules.ming.moves.actions import MingAction
from rules.ming.moves.cities import go_home, lay, score_provinces
from rules.ming.moves.mutable_state import MutableState
from rules.ming.position.box import PROVINCES, REGIONS, SCORED
from rules.ming.position.moving import DRAGON
from rules.ming.position.state import CARDS, NOBODY, State, more, with_added
from rules.values import changed


def apply(state: State, seat: Seat, action: MingAction, rng: Rng) -> Step[State]:
    """The step an action leads to. Raises `Illegal` when it is not legal."""
    legal.check_turn(state, seat, action)
    mutable = MutableState(state, rng)
    match action:
        case actions.Move():
            _move(mutable, *legal.check_move(state, action))
        case actions.Stay():
            _stay(mutable, legal.check_stay(state, action))
        case actions.Deploy():
            _deploy(mutable, *legal.check_deploy(state, action))
        case actions.Pass():
            mutable.show(mutable.princes[mutable.turn])
            rounds.leave(mutable, mutable.turn)
            _next_act(mutable)
        case actions.Recall():
            lay(mutable, seat, legal.check_recall(state, seat, action))
        case actions.Home():
            go_home(mutable, *legal.check_home(state, action))
        case actions.Start():
            start = legal.check_start(state, action)
            mutable.show()
            mutable.tell(events.StartNamed(mutable.turn, start))
            rounds.next_round(mutable, start)
        case _:
            _prepare(mutable, state, action)
    return mutable.step()


def _prepare(mutable: MutableState, state: State, action: actions.Preparing) -> None:
    """Carries out an action before the princes move (R5, R7, R10, R40)."""
    match action:
        case actions.Prince():
            _prince(mutable, legal.check_prince(state, action))
        case actions.Neutral():
            _neutral(mutable, legal.check_neutral(state, action))
        case actions.Place():
            _place(mutable, legal.check_place(action))
        case actions.Take():
            _take(mutable, legal.check_take(state, action))
        case actions.Dragon():
            _dragon(mutable, legal.check_dragon(state, action))
        case actions.Refill():
            _refill(mutable)


def _prince(mutable: MutableState, region: int) -> None:
    """Puts a prince in a region, which brings a tile of its province (R5)."""
    seat, province = mutable.turn, region // 3
    mutable.princes = changed(mutable.princes, seat, region)
    mutable.take_tile(seat, province)
    mutable.show(region)
    mutable.tell(events.PrincePlaced(seat, REGIONS[region], PROVINCES[province]))
    rounds.next_prince(mutable)


def _neutral(mutable: MutableState, region: int) -> None:
    """Puts a neutral courtier in a region (R40)."""
    mutable.neutral = more(mutable.neutral, mutable.turn, -1)
    mutable.put(region, mutable.seats, 1)
    mutable.show(region)
    mutable.tell(events.NeutralPlaced(mutable.turn, REGIONS[region]))
    rounds.next_neutral(mutable)


def _place(mutable: MutableState, province: int) -> None:
    """Puts a courtier in a province area (R7)."""
    mutable.placing = more(mutable.placing, mutable.turn, -1)
    mutable.areas = with_added(mutable.areas, province, mutable.turn, 1)
    mutable.show_area(province)
    mutable.tell(events.CourtierPlaced(mutable.turn, PROVINCES[province]))
    rounds.next_placing(mutable)


def _take(mutable: MutableState, province: int) -> None:
    """Takes a movement card; `refill` turns up the next one (R11)."""
    card = mutable.display[province]
    mutable.display = changed(mutable.display, province, "")
    mutable.give_card(CARDS.index(card))
    mutable.show_area(province)
    mutable.tell(events.CardTaken(mutable.turn, PROVINCES[province], card))
    mutable.phase = "refill"


def _refill(mutable: MutableState) -> None:
    """Fills the gap in the display. If the deck is empty, the discards are shuffled first (R11)."""
    if not mutable.deck:
        mutable.tell(events.DeckReshuffled(len(mutable.discards)))
        name = f"reshuffle-{mutable.round}"  # never twice in a round: most cards are not in hands
        mutable.deck, mutable.discards = mutable.rng.shuffled(name, mutable.discards), ()
    province = mutable.display.index("")
    mutable.display = changed(mutable.display, province, mutable.deck[0])
    mutable.deck, mutable.reveals = mutable.deck[1:], True
    mutable.tell(events.CardTurnedUp(PROVINCES[province], mutable.display[province]))
    rounds.next_card(mutable, mutable.next_seat())


def _dragon(mutable: MutableState, province: int) -> None:
    """Pays a courtier, which leaves the game, for a dragon (R12)."""
    mutable.areas = with_added(mutable.areas, province, mutable.turn, -1)
    mutable.dragons -= 1
    mutable.give_card(DRAGON)
    mutable.show_area(province)
    mutable.tell(events.DragonTaken(mutable.turn, PROVINCES[province]))
    rounds.next_card(mutable, mutable.next_seat())


def _move(mutable: MutableState, region: int, card: int) -> None:
    """Moves the prince over a border. Another step or the deployment follows (R15)."""
    origin = mutable.princes[mutable.turn]
    if mutable.phase == "act":
        mutable.origin = origin
    mutable.spend(card)
    mutable.princes = changed(mutable.princes, mutable.turn, region)
    mutable.phase = "moving"
    mutable.show(region, origin)
    mutable.tell(events.PrinceMoved(mutable.turn, REGIONS[origin], REGIONS[region], CARDS[card]))


def _stay(mutable: MutableState, card: int) -> None:
    """Discards a card. The deployment follows (R19)."""
    region = mutable.princes[mutable.turn]
    mutable.spend(card)
    mutable.phase = "deploy"
    mutable.show(region)
    mutable.tell(events.PrinceStayed(mutable.turn, REGIONS[region], CARDS[card]))


def _deploy(mutable: MutableState, count: int, temple: bool) -> None:
    """Deploys courtiers from the area. One may push another's out of the temple (R17, R18)."""
    region = mutable.princes[mutable.turn]
    mutable.areas = with_added(mutable.areas, region // 3, mutable.turn, -count)
    mutable.put(region, mutable.turn, count - temple)
    mutable.show(region)
    mutable.tell(events.Deployed(mutable.turn, REGIONS[region], count))
    if temple:
        _enter_temple(mutable, region)
    _next_act(mutable)


def _enter_temple(mutable: MutableState, region: int) -> None:
    """Puts a courtier in the temple of a region. A monk who stands there goes to the open part."""
    ousted = mutable.temples[region]
    mutable.temples = changed(mutable.temples, region, mutable.turn)
    if ousted != NOBODY:
        mutable.put(region, ousted, 1)
    whose = None if ousted == NOBODY else ousted
    mutable.tell(events.TempleEntered(mutable.turn, REGIONS[region], whose))


def _next_act(mutable: MutableState) -> None:
    """Gives the turn to the next seat. After the last one has passed comes the scoring or a new
    round (R6)."""
    if rounds.next_act(mutable, mutable.next_seat()):
        return
    mutable.passed = (False,) * mutable.seats
    if mutable.round in SCORED:
        score_provinces(mutable, 0)
    else:
        rounds.end_round(mutable)
