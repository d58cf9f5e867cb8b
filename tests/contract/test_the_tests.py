"""The contract tests notice a game that breaks its word: each toy here breaks one promise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

import pytest

from bot.texts import DEFAULT
from rules.game import AnyGame, Illegal, Rng, Seat, Step, game_of
from tests import known
from tests.contract import test_anew as anew
from tests.contract import test_chance as chance
from tests.contract import test_computers as computers
from tests.contract import test_redeal as redeal
from tests.contract import test_secrets as secrets
from tests.contract import test_turns as turns
from tests.contract.walks import Setup
from tests.dice import Dice, DiceAction
from tests.dice import State as DiceState
from tests.example.rules.gavel import GAME as GAVEL
from tests.example.rules.gavel.scoring import estimate
from tests.example.rules.gavel.state import State as GavelState
from tests.example.rules.reversi import GAME as REVERSI
from tests.example.rules.reversi.actions import Place
from tests.example.rules.reversi.state import State as ReversiState
from tests.garden import Garden, GardenAction
from tests.garden import State as GardenState
from tests.siege import Siege
from tests.toy import Bid, BidMade, BidShown, Frame, State, Toy, ToyAction, View

Test: TypeAlias = Callable[[Sequence[Setup]], None]
"""A test of one random game after the other."""


class TellsBids(Toy):
    """Its public news show a secret bid."""

    def apply(self, state: State, seat: Seat, action: ToyAction, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        if isinstance(action, Bid):
            other = (seat + 1) % len(state.hands)
            return replace(step, public=(*step.public, BidShown(other, state.hands[other][0])))
        return step


class ShowsDeck(Toy):
    """Its view shows a card of the deck."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), deck=sum(state.deck[:1]))


class DealsByTheTruth(Toy):
    """It deals the deck anew in a way that depends on its true order."""

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return replace(state, deck=rng.shuffled("deck", state.deck))


class TakesAnyCard(Toy):
    """It applies bids of cards one does not hold."""

    def apply(self, state: State, seat: Seat, action: ToyAction, rng: Rng) -> Step[State]:
        if isinstance(action, Bid) and state.phase == "bid" and seat in self.to_act(state):
            action = Bid(state.hands[seat][0])
        return super().apply(state, seat, action, rng)


class Repeats(Toy):
    """It lists an action twice."""

    def legal(self, state: State, seat: Seat) -> Sequence[ToyAction]:
        legal = super().legal(state, seat)
        return (*legal, *legal[:1])


class LosesCards(Toy):
    """A shown card disappears."""

    def apply(self, state: State, seat: Seat, action: ToyAction, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        return replace(step, state=replace(step.state, shown=step.state.shown[:3]))


class ListsTooMuch(Toy):
    """It offers an action that it refuses."""

    def legal(self, state: State, seat: Seat) -> Sequence[ToyAction]:
        legal = super().legal(state, seat)
        return (*legal, Frame()) if state.phase == "bid" and legal else legal

    def apply(self, state: State, seat: Seat, action: ToyAction, rng: Rng) -> Step[State]:
        return Toy().apply(state, seat, action, rng)


class NeverOver(Toy):
    """It waits for nobody before it is over."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if state.phase == "frame" else super().to_act(state)


class HidesReveals(Toy):
    """Whether an action reveals something depends on what is hidden."""

    def apply(self, state: State, seat: Seat, action: ToyAction, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        return replace(step, reveals=state.deck[:1] > (10,))


class HidesLosses(Toy):
    """It says that whoever bids last knew the bids of the others."""

    def apply(self, state: State, seat: Seat, action: ToyAction, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        return replace(step, known=step.reveals)


class KnowsItsOwn(Toy):
    """It lists actions in another order for states that it made itself."""

    def __init__(self) -> None:
        self.made: list[State] = []

    def apply(self, state: State, seat: Seat, action: ToyAction, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        self.made.append(step.state)
        return step

    def legal(self, state: State, seat: Seat) -> Sequence[ToyAction]:
        own = any(state is made for made in self.made)
        return super().legal(state, seat)[:: -1 if own else 1]


class RevealsUntold(Garden):
    """It shows a treasure that it does not tell of."""

    def apply(
        self, state: GardenState, seat: Seat, action: GardenAction, rng: Rng
    ) -> Step[GardenState]:
        step = super().apply(state, seat, action, rng)
        return replace(step, public=step.public[:1])


class RevealsTooMuch(Toy):
    """With the bids it shows a card that stays in a hand."""

    def apply(self, state: State, seat: Seat, action: ToyAction, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        kept = [BidShown(at, hand[0]) for at, hand in enumerate(step.state.hands) if hand]
        return replace(step, public=(*step.public, *kept[: step.reveals]))


class UsesEvents(Toy):
    """It tells an event it never declared."""

    meta = replace(Toy.meta, events=tuple(e for e in Toy.meta.events if e is not BidMade))


class DeniesSecrets(Toy):
    """It says that nothing is hidden, and hides hands."""

    meta = replace(Toy.meta, hidden=False)


class DeniesHands(Toy):
    """It says that seats hide nothing from each other, and hides hands."""

    meta = replace(Toy.meta, secrets=False)


class DeniesChance(Toy):
    """It says that nothing is left to chance, and shuffles its deck."""

    meta = replace(Toy.meta, chance=False)


class ClaimsSecrets(Dice):
    """It says that something is hidden, and nothing is."""

    meta = replace(Dice.meta, hidden=True)


class ClaimsHands(Dice):
    """It says that seats hide something from each other, and they do not."""

    meta = replace(Dice.meta, hidden=True, secrets=True)


class ClaimsChance(Siege):
    """It says that something is left to chance, and nothing is."""

    meta = replace(Siege.meta, chance=True)


class Whispers(Dice):
    """Nothing is hidden, and yet it tells something to one seat alone."""

    def apply(self, state: DiceState, seat: Seat, action: DiceAction, rng: Rng) -> Step[DiceState]:
        step = super().apply(state, seat, action, rng)
        return replace(step, private=tuple((seat, event) for event in step.public))


class HidesScores(Dice):
    """Nothing is hidden, and yet it shows no scores."""

    def scores(self, view: DiceState) -> tuple[int | None, ...]:
        return (None,) * len(view.points)


def reveals() -> AnyGame:
    """Nothing is hidden and nothing left to chance, and yet it reveals something."""

    def apply(state: ReversiState, seat: Seat, action: Place, rng: Rng) -> Step[ReversiState]:
        return replace(REVERSI.apply(state, seat, action, rng), reveals=True)

    return replace(REVERSI, apply=apply)


@pytest.mark.parametrize(
    ("broken", "check"),
    [
        (TellsBids, secrets.test_what_follows_an_action_does_not_tell_secrets),
        (ShowsDeck, secrets.test_a_view_does_not_depend_on_secrets),
        (DealsByTheTruth, redeal.test_what_looks_alike_is_dealt_anew_alike),
        (KnowsItsOwn, anew.test_a_position_made_anew_is_shown_judged_and_played_on_alike),
        (HidesReveals, secrets.test_what_follows_an_action_does_not_tell_secrets),
        (HidesLosses, secrets.test_what_follows_an_action_does_not_tell_secrets),
        (UsesEvents, secrets.test_events_are_of_the_game_and_for_seats_of_the_table),
        (TakesAnyCard, turns.test_what_belongs_to_another_phase_or_seat_is_refused),
        (Repeats, turns.test_legal_actions_stand_in_stable_order_without_duplicates),
        (ListsTooMuch, turns.test_every_legal_action_applies_and_changes_nothing_it_was_given),
        (LosesCards, turns.test_pieces_are_conserved),
        (RevealsTooMuch, secrets.test_whatever_comes_to_light_is_told_and_nothing_else),
        (DeniesSecrets, secrets.test_a_view_does_not_depend_on_secrets),
        (DeniesSecrets, secrets.test_where_nothing_is_hidden_nothing_is_told_in_private),
        (DeniesSecrets, secrets.test_a_game_says_whether_seats_hide_something_from_each_other),
        (DeniesHands, secrets.test_a_game_says_whether_seats_hide_something_from_each_other),
        (DeniesChance, chance.test_a_game_asks_for_chance_exactly_if_it_says_so),
        (NeverOver, turns.test_somebody_is_to_act_exactly_until_the_game_is_over),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_broken_promise_is_noticed(broken: type[Toy], check: Test) -> None:
    fails(check, Setup(game_of(broken()), 3, (("rounds", 2), ("frames", True))))


@pytest.mark.parametrize(
    ("broken", "check"),
    [
        (ClaimsSecrets, secrets.test_a_view_does_not_depend_on_secrets),
        (Whispers, secrets.test_a_game_says_whether_seats_hide_something_from_each_other),
        (ClaimsHands, secrets.test_what_seats_hide_from_each_other_is_met_in_one_of_a_few_games),
        (Whispers, secrets.test_where_nothing_is_hidden_nothing_is_told_in_private),
        (HidesScores, secrets.test_where_nothing_is_hidden_nothing_is_told_in_private),
        (reveals, secrets.test_where_nothing_is_hidden_nothing_is_told_in_private),
        (RevealsUntold, secrets.test_whatever_comes_to_light_is_told_and_nothing_else),
        (ClaimsChance, chance.test_a_game_asks_for_chance_exactly_if_it_says_so),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_false_trait_is_noticed(broken: Callable[[], object], check: Test) -> None:
    fails(check, Setup(game_of(broken()), 2, ()))


def test_an_estimate_that_misleads_is_noticed() -> None:
    def misjudged(state: GavelState) -> tuple[float, ...]:
        return tuple(-points for points in estimate(state))

    with pytest.raises(AssertionError):
        computers.test_a_sound_player_beats_random_ones(replace(GAVEL, estimate=misjudged))


def fails(check: Test, setup: Setup) -> None:
    """Runs a test that must fail."""
    with pytest.raises((AssertionError, Illegal, pytest.fail.Exception, ExceptionGroup)):
        check([setup])


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: known.digest("toy"), "add DIGEST to tests/toy.py: "),
        (lambda: known.values("siege"), "add VALUES to tests/siege.py: "),
        (lambda: known.marked("garden"), "add MARKED to tests/garden.py: "),
        (lambda: known.asked("siege"), "add ASKED to tests/siege.py: "),
        (lambda: known.to_come("toy"), "add TO_COME to tests/toy.py: "),
        (lambda: known.with_emoji("toy"), "add WITH_EMOJI to tests/toy.py: "),
        (lambda: known.count("halma"), "add tests/rules/halma/known.py to the tests of halma: "),
    ],
)
def test_whoever_adds_a_game_is_told_what_the_tests_need(
    ask: Callable[[], object], sentence: str
) -> None:
    with pytest.raises(pytest.fail.Exception) as missed:
        ask()
    assert str(missed.value).startswith(sentence)


def test_a_game_is_not_asked_for_a_language_that_it_is_not_told_in_yet() -> None:
    with pytest.raises(pytest.skip.Exception, match="toy is not told in de yet"):
        known.texts("toy", "de")
    assert [file.name for file in known.texts("toy", DEFAULT)] == ["toy.ftl", "toy-board.ftl"]
    assert all(file.exists() for file in known.texts("gavel", "de"))
