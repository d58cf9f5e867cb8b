"""What the scenes of several games share: playing on by the texts of actions, and what follows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self, TypeVar

import pytest

from rules.game import Action, AnyGame, Event, Illegal, Outcome, Rng, Seat

EventT = TypeVar("EventT", bound=Event)


def legal_words(game: AnyGame, state: Any, seat: Seat) -> set[str]:
    """All legal actions of a seat, as text; none of them twice."""
    legal = [str(action) for action in game.legal(state, seat)]
    assert len(legal) == len(set(legal))
    return set(legal)


def why_refused(game: AnyGame, state: Any, seat: Seat, action: Action) -> str:
    """Why an action is refused; `legal` does not list it either."""
    assert action not in game.legal(state, seat), f"{action} is legal"
    with pytest.raises(Illegal) as caught:
        game.apply(state, seat, action, Rng("scene"))
    return caught.value.reason


@dataclass(frozen=True)
class Told:
    """A position, and what was told on the way to it."""

    state: Any
    told: tuple[Event, ...] = ()
    whispered: tuple[tuple[Seat, Event], ...] = ()

    def of(self, sort: type[EventT]) -> list[EventT]:
        """The facts of one sort that everybody was told."""
        return [event for event in self.told if isinstance(event, sort)]


@dataclass(frozen=True)
class Acted(Told):
    """A position in which one seat acts, and what the last call of `do` told."""

    game: ClassVar[AnyGame]
    revealed: tuple[bool, ...] = ()
    """For each action of the last call: whether it revealed something."""

    def do(self, *texts: str) -> Self:
        """Each action by the seat that must act, as legal as `legal` says."""
        chance = Rng("scene")
        state, told, whispered, revealed = self.state, (), (), ()
        for text in texts:
            action = self.game.meta.action(text)
            assert self.game.to_act(state) == (state.acting,)
            assert action in self.game.legal(state, state.acting), f"{text} is not legal"
            step = self.game.apply(state, state.acting, action, chance)
            state, revealed = step.state, (*revealed, step.reveals)
            told, whispered = (*told, *step.public), (*whispered, *step.private)
        return replace(self, state=state, told=told, whispered=whispered, revealed=revealed)

    def legal(self, beginning: str = "") -> set[str]:
        """Texts of all legal actions that begin so."""
        words = legal_words(self.game, self.state, self.acting)
        return {text for text in words if text.startswith(beginning)}

    def refused(self, text: str, seat: Seat | None = None) -> str:
        """Why an action is refused."""
        by = self.acting if seat is None else seat
        return why_refused(self.game, self.state, by, self.game.meta.action(text))

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def acting(self) -> Seat:
        return self.state.acting

    def outcome(self) -> Outcome:
        found = self.game.outcome(self.state)
        assert found is not None
        return found
