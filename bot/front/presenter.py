"""A table as one viewer may see it, ready to be told and drawn.

The only place of the Discord side that touches `Table.state`: it turns it into a view at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.matches.model import Table
from bot.texts import Texts
from bot.texts.prose import Prose, plain_name
from render.painter import RenderOptions
from rules.game import Action, AnyGame, Seat
from rules.narrow import Choice

NO_LAYERS: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class TablePresenter:
    """One game in one language."""

    game: AnyGame
    table: Table
    texts: Texts
    locale: str

    @property
    def names(self) -> tuple[str, ...]:
        """Display names by seat."""
        return tuple(plain_name(name) for name in self.table.names)

    @property
    def prose(self) -> Prose:
        """Sentences with markdown."""
        return Prose(self.texts, self.table.game, self.locale, self.table.names)

    @property
    def plain(self) -> Prose:
        """Sentences without markdown, for alt texts."""
        return Prose(self.texts, self.table.game, self.locale, self.table.names, plain=True)

    def say(self, key: str, /, **args: str | int) -> str:
        """A message of the language files."""
        return self.texts.say(self.locale, key, **args)

    def title(self) -> str:
        """The game's name."""
        return self.texts.say(self.locale, f"{self.table.game}-name")

    def view(self, seat: Seat | None) -> Any:
        """What the seat (None: a spectator) may know of the position."""
        return self.game.view(self.table.state, seat)

    def legal(self, state: Any, seat: Seat) -> Sequence[Action]:
        """What the seat itself may decide in a position; nothing that plays by itself."""
        if seat not in self.game.to_act(state):
            return ()
        return [action for action in self.game.legal(state, seat) if not action.automatic]

    def render_options(
        self, choice: Choice | None = None, layers: frozenset[str] = NO_LAYERS
    ) -> RenderOptions:
        """How the painter is to show it."""
        return RenderOptions(self.names, self.locale, choice, layers)

    def scores_line(self, view: Any) -> str:
        """The points of all seats, as far as the viewer knows them; "" when all are hidden."""
        return self._scores(view, self.prose)

    def alt(self, view: Any, events: Sequence[Any] = ()) -> str:
        """The picture in words: what changed, and the scores."""
        scores = self._scores(view, self.plain)
        told = " ".join(self.plain.tell_all(events))
        room = 1000 - len(scores)
        told = told if len(told) <= room else told[: room - 1] + "…"
        words = self.say("alt-board", game=self.title(), told=told, scores=scores)
        return " ".join(words.split())

    def _scores(self, view: Any, prose: Prose) -> str:
        scores = self.game.scores(view)
        known = any(points is not None for points in scores)
        return self.say("scores", scores=prose.scores(scores)) if known else ""

    def waiting(self) -> str:
        """Whom the table waits for, in words."""
        acting = [seat for seat, holder in enumerate(self.table.seats) if holder.acts]
        return self.say("waiting-for", names=self.prose.seats(acting))
