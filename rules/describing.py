"""A position in words, for people who listen instead of looking at the picture.

A game takes part by telling its board in facts (`Game.describe`): typed values, made of a view
only, like events. Prose is made of them in `bot/`: fact class `TileAt` of a game is message
`<game>-board-tile-at`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any, cast

from rules.actions import Event, events_in, kinds


class Fact(Event):
    """A typed fact about a position: a frozen slotted dataclass. Its fields are made with
    `of_kind`, `place` or `lasting`. A fact of which only places and lasting things are left may be
    omitted where room is short."""


def place(kind: str) -> Any:
    """A field of a fact that says where it is. Such a field alone tells nothing: the place may be
    empty."""
    return field(metadata={"kind": kind, "role": "place"})


def lasting(kind: str) -> Any:
    """A field of a fact that stays the same all game long, such as borders and roads."""
    return field(metadata={"kind": kind, "role": "lasting"})


@cache
def roles(cls: type[Event]) -> Mapping[str, str]:
    """By field: its role, `place` or `lasting`; "" for what changes during the game."""
    return {f.name: f.metadata.get("role", "") for f in fields(cast("Any", cls))}


def passing(fact: Event) -> bool:
    """Whether a fact tells anything that changes during the game, and so more than its place."""
    of = roles(type(fact))
    return not any(of.values()) or any(_holds(fact, name) for name in of if not of[name])


def brief(fact: Event) -> Event:
    """A fact whose lasting fields are replaced by None."""
    lasts = [name for name, role in roles(type(fact)).items() if role == "lasting"]
    return replace(cast("Any", fact), **dict.fromkeys(lasts)) if lasts else fact


def _holds(fact: Event, name: str) -> bool:
    """Whether a field has anything to tell: a seat, a number other than 0, or something not
    empty."""
    kind, value = kinds(type(fact))[name], getattr(fact, name)
    return value is not None if kind == "seat" else any(value) if kind == "tally" else bool(value)


@dataclass(frozen=True, slots=True)
class Section:
    """Facts that belong together, such as those of a region or a row, under a heading."""

    head: Fact
    facts: tuple[Event, ...]
    """Facts, or events with which the game also tells of hands and supplies."""


class Turn(Fact):
    """Heading: the turn so far."""


class Yours(Fact):
    """Heading: what the viewer holds."""


class Supplies(Fact):
    """Heading: what is not on the board."""


def filled(*parts: tuple[Fact, Iterable[Event]]) -> tuple[Section, ...]:
    """Sections made of headings and their facts. Headings without facts are left out."""
    sections = (Section(head, tuple(facts)) for head, facts in parts)
    return tuple(section for section in sections if section.facts)


def facts_in(module: Mapping[str, object]) -> tuple[type[Fact], ...]:
    """The facts a module defines (its `globals()`), in their order, without bases named `_...`."""
    return tuple(event for event in events_in(module) if issubclass(event, Fact))
