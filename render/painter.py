"""The contract of a picture: a painter draws what a viewer may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, runtime_checkable

from render.scripts import Script, script_of
from rules.changes import Change
from rules.narrow import Choice

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class RenderOptions:
    """How a view is to be drawn."""

    names: tuple[str, ...]
    """Display names by seat, in any script."""
    locale: str = "en"
    choice: Choice | None = None
    """The decision to illustrate: candidates are marked, picked words are shown as a preview."""
    layers: frozenset[str] = frozenset()
    """Extra layers that the viewer has switched on, of those that the painter offers."""
    changes: tuple[Change, ...] = ()
    """What is to be marked as new, moved or gone (`render.marks`)."""
    passing: bool = False
    """Whether one person sees it only until their next tap. Such a picture is written faster and is
    a quarter larger."""
    until: Any = None
    """The last of a series of views shown one after another, if there is one. A growing board
    leaves room for all of it from the first picture on."""

    @property
    def script(self) -> Script:
        """The script of names on the board."""
        return script_of(self.locale)

    def name(self, seat: int) -> str:
        """The display name of a seat; "" for a seat without one."""
        return self.names[seat] if seat < len(self.names) else ""


class Painter(Protocol[ViewT_contra]):
    """Draws one game. Both methods are pure, take up to tens of milliseconds, return PNG bytes."""

    def board(self, view: ViewT_contra, options: RenderOptions) -> bytes:
        """The table: board, pieces, scores, what changed, coordinates on the rim."""
        ...

    def remaining(self, view: ViewT_contra, options: RenderOptions) -> bytes | None:
        """What is still to come, as a picture; None when words are enough."""
        ...


@runtime_checkable
class Layered(Protocol):
    """What a painter may offer besides: layers that a player can switch on in the private panel.

    A layer is named in the language files as `<game>-layer-<name>`.
    """

    layers: tuple[str, ...]


@runtime_checkable
class Prepared(Protocol):
    """What a painter may offer besides: what never changes, to be painted before it is needed."""

    def ground(self) -> Iterator[Callable[[], None]]:
        """The steps, of up to seconds each. They take no time where `render.store` has the result
        already."""
        ...
