"""Whether a turn is confirmed with its last pick, as a person chose with `/me confirm`."""

from __future__ import annotations

from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.people.choices import Choices, choices_of, keep_choices
from bot.matches.table.play import GamePosition, ready
from bot.storage.transaction import hold
from rules.game import Seat
from rules.playing import automatic

PROPOSED_AFTER = 10
"""After this many turns confirmed by hand, a person is asked once whether the last pick shall
confirm."""


def own_choices(work: UnitOfWork) -> Choices:
    """The choices of the person who asks."""
    who = work.person.id
    return choices_of(work.connection, [who]).get(who, Choices())


def count_confirmed(work: UnitOfWork, position: GamePosition, seat: Seat) -> None:
    """Counts a turn confirmed by hand if its last pick could have confirmed it."""
    if not finishes("safe", position, seat):
        return
    hold(work.connection, work.person.id)
    count = own_choices(work).confirmed_turns
    if count is not None and count < PROPOSED_AFTER:
        keep_choices(work.connection, work.person.id, confirmed_turns=count + 1)


def proposes_last_pick(choices: Choices) -> bool:
    """Whether to ask a person if their last pick shall confirm the turn."""
    return (choices.confirmed_turns or 0) >= PROPOSED_AFTER


def finishes(chosen: str, position: GamePosition, seat: Seat) -> bool:
    """Whether a seat's draft is to be committed now, as its person has chosen. `safe` means to ask
    before a turn with automatic steps, such as a draw: what they reveal depends on hidden
    information."""
    if chosen == "ask":
        return False
    if chosen == "always":
        return position.reveals or ready(position, seat)
    return ready(position, seat) and automatic(position.game, position.state) is None
