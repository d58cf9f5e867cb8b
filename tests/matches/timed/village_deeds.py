"""What the people of a village do at their tables besides playing and answering."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.matches.table.model import Table
from bot.matches.table.requests import (
    AskUndo,
    GiveSeat,
    Invite,
    Open,
    Place,
    Propose,
    Refused,
    Request,
    Resume,
    TakeSeat,
    Withdraw,
)
from tests.matches.conftest import Club
from tests.matches.timed.villagers import BEGIN, DAY, PEOPLE, Villager, villagers

GUESTS = [one.person for one in list(villagers().values())[PEOPLE:]]
DEEDS: tuple[tuple[str, int, str], ...] = (
    ("often", 3, "pause"),
    ("twice", 5, "give"),
    ("owl", 6, "replace"),
    ("direct", 8, "end"),
    ("direct", 9, "withdraw"),
    ("often", 11, "undo"),
    ("evening", 12, "pause"),
)
"""Who does what from which day of the story on, once at each of their tables."""


@dataclass
class Deeds:
    """Everything that was done, by its name."""

    done: dict[str, int] = field(default_factory=dict[str, int])
    tried: set[tuple[str, int, str]] = field(default_factory=set[tuple[str, int, str]])

    async def look(self, club: Club, villager: Villager) -> None:
        """What somebody does who looks at their tables now."""
        who = villager.person
        for table in await club.tables_of(who):
            for name, request in self._due(club, villager, table):
                await self._try(club, villager, table.id, name, request)
        if villager.rhythm == "weekends":
            for table, _ in await club.matches.queries.asked_of(who.id, club.now):
                if (seat := table.played_for(who.id)) is not None:
                    await self._try(club, villager, table.id, "come back", TakeSeat(seat))
        if villager.rhythm == "often" and club.now >= BEGIN + 2 * DAY:
            await self._invite(club, villager)

    def _due(self, club: Club, villager: Villager, table: Table) -> Iterator[tuple[str, Request]]:
        if table.paused_at is not None and club.now > table.paused_at + DAY:
            yield "go on", Resume()
        for rhythm, day, name in DEEDS:
            key = (table.id, villager.person.id, f"{name} {day}")
            if (
                rhythm == villager.rhythm
                and club.now >= BEGIN + day * DAY
                and key not in self.tried
            ):
                self.tried.add(key)
                yield name, self._request(name, villager, table)

    @staticmethod
    def _request(name: str, villager: Villager, table: Table) -> Request:
        if name == "give":
            guest = GUESTS[villager.person.id % len(GUESTS)]
            return GiveSeat(guest.id, guest.name)
        if name == "undo":
            return AskUndo()
        if name == "withdraw":
            return Withdraw()
        others = [seat for seat, one in enumerate(table.seats) if one.user_id != villager.person.id]
        return Propose(name, others[0] if name == "replace" else None)

    async def _invite(self, club: Club, villager: Villager) -> None:
        """Opens a lobby for a guest and somebody who is away."""
        who, key = villager.person, ("", villager.person.id, "invite")
        if key in self.tried:
            return
        self.tried.add(key)
        lobby = await club.ask(who, None, Open("china", Place(7, 200 + who.id), "en"))
        gone = 1005 + who.id % 4 * 10
        for one in (GUESTS[who.id % len(GUESTS)], villagers()[gone].person):
            await self._try(club, villager, lobby.match_id, "invite", Invite(one.id, one.name))

    async def _try(
        self, club: Club, villager: Villager, match: str, name: str, request: Request
    ) -> None:
        try:
            await club.ask(villager.person, match, request)
        except Refused:
            return
        self.done[name] = self.done.get(name, 0) + 1
