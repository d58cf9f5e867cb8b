"""What follows a line of one seat: the others reply, and in the end it counts who is ahead.

Each of them replies with a good line of its own, found from what it may know itself. In how many
tries, by which guess of the points and for how long it goes on is for the budget to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.computers.budgets import Budget
from rules.game import Action, AnyGame, Rng, Seat
from rules.lines import Line, OwnTurn, lead
from rules.playing import automatic

_MOST_REPLIES = 4
"""The most replies of each seat that are played out; a turn that goes on longer is broken off."""


@dataclass(slots=True)
class PlayingOut:
    """Plays positions out for one seat."""

    game: AnyGame
    seat: Seat
    rng: Rng
    budget: Budget
    tried: int = 0
    """Actions applied so far."""
    known: dict[Seat, dict[Action, float]] = field(default_factory=dict[Seat, dict[Action, float]])
    """By seat: how far actions stayed behind the best one; see `OwnTurn.known`."""

    def turn(self, seat: Seat, rng: Rng, *, well: bool) -> OwnTurn:
        """A search for lines through one turn of a seat."""
        known = self.known.setdefault(seat, {})
        return OwnTurn(self.game, seat, rng, known=known, well=well, one_turn=True)

    def ahead(self, state: Any, chance: Rng) -> tuple[float, Any]:
        """How far the seat is ahead after the replies, and the position then. That is before the
        seat's next turn, or after it in games that say so (`judges_next_turn`)."""
        rounds = self._rounds(state)
        for number in range(1, rounds + 1):
            state, acting = self._after_replies(state, chance)
            if acting is None or not self._own_turn(state, acting):
                break
            if number < rounds or self.game.judges_next_turn:
                state = self._next_turn(state, chance)
        return lead(self.game, state, self.seat, well=True), state

    def _rounds(self, state: Any) -> int:
        """How often the others reply: just once where there are many of them."""
        others = len(self.game.scores(self.game.view(state, None))) - 1
        return self.budget.rounds if others <= self.budget.most_others else 1

    def play_automatic(self, state: Any) -> Any:
        """The state after all automatic actions that are due."""
        while (due := automatic(self.game, state)) is not None:
            state = self.game.apply(state, *due, self.rng).state
        return state

    def to_result(self, state: Any, chance: Rng) -> Any:
        """The end of the game as it is expected to be played. Returns `state` itself if the end is
        too far off."""
        here = state
        for _ in range(_MOST_REPLIES * len(self.game.meta.seats)):
            acting = self._next(here, chance)
            if acting is None:
                return self.play_automatic(here)
            here, _over = self._reply(*acting, chance)
        return state

    def _after_replies(self, state: Any, chance: Rng) -> tuple[Any, Seat | None]:
        """The state after the others have replied, and who must decide then. The replies end when
        the seat comes to its next turn, when that turn would have come, or when the game is over
        (None)."""
        replied, last, seat = 0, -1, None
        while (acting := self._next(state, chance)) is not None:
            state, seat = acting
            if replied and (self._own_turn(state, seat) or self._behind(seat) <= last):
                break
            if replied == _MOST_REPLIES * len(self.game.meta.seats):
                break
            state, over = self._reply(state, seat, chance)
            replied += seat != self.seat
            last = self._behind(seat) if over else -1
        return state, seat if acting else None

    def _next(self, state: Any, chance: Rng) -> tuple[Any, Seat] | None:
        """The state in which somebody must decide, and who it is; None when the game is over."""
        while (due := automatic(self.game, state)) is not None:
            state = self.game.apply(state, *due, chance).state
        acting = self.game.to_act(state)
        return (state, acting[0]) if acting else None

    def _own_turn(self, state: Any, seat: Seat) -> bool:
        """Whether it is the searching seat's own turn, not just its answer in another's turn."""
        return seat == self.seat and self.game.asked(self.game.view(state, None), seat) is None

    def _behind(self, seat: Seat) -> int:
        """How many seats another one sits after this one; 0 for itself."""
        return (seat - self.seat) % self.game.meta.seats[-1]

    def _reply(self, state: Any, seat: Seat, chance: Rng) -> tuple[Any, bool]:
        """The state after the rest of a seat's turn, played as expected, and whether the turn is
        known to be over."""
        if turns := self._known_turns(state, seat, chance):
            return self._best_of(turns, state, seat, chance)
        tries = self.budget.reply
        # The seat does not know the world either.
        world = self.game.redeal(state, seat, chance)
        line = self._best_turn(world, seat, chance, tries, well=self.budget.well)
        return self._play(line.actions, state, seat, chance)

    def _next_turn(self, state: Any, chance: Rng) -> Any:
        """The state after the searching seat's next turn."""
        if self.budget.well and (turns := self._known_turns(state, self.seat, chance)):
            return self._best_of(turns, state, self.seat, chance)[0]
        tries = self.budget.next_turn
        return self._best_turn(state, self.seat, chance, tries, well=True).state

    def _known_turns(self, state: Any, seat: Seat, chance: Rng) -> Sequence[Sequence[Action]]:
        """The likeliest turns of a seat, best first; () if the game does not know them by
        itself."""
        likely = self.game.likely_turns
        return likely(state, seat, chance, self.budget.likely) if likely else ()

    def _best_of(
        self, turns: Sequence[Sequence[Action]], state: Any, seat: Seat, chance: Rng
    ) -> tuple[Any, bool]:
        """The state after the best of some turns by the better guess, and whether the turn is known
        to be over."""
        self.tried += self.budget.reply
        if len(turns) == 1:
            return self._play(turns[0], state, seat, chance)
        ends = [self._play(turn, state, seat, chance.apart("turn")) for turn in turns]
        return max(ends, key=lambda end: lead(self.game, end[0], seat, well=True))

    def _best_turn(self, state: Any, seat: Seat, chance: Rng, tries: int, *, well: bool) -> Line:
        """The best line through the rest of a turn, with at most `tries` tries for each
        decision."""
        turn = self.turn(seat, chance, well=well)
        line = turn.to_the_end(turn.best(state, tries), tries)
        self.tried += turn.tried
        return line

    def _play(
        self, actions: Sequence[Action], state: Any, seat: Seat, chance: Rng
    ) -> tuple[Any, bool]:
        """The state after some actions, and whether the turn is known to be over."""
        for action in actions:
            state = self.game.apply(state, seat, action, chance).state
            if self.game.ends_turn(action):
                return state, True
        return state, False
