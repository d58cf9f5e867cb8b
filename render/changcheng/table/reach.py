"""What is to be marked for a choice: spaces, provinces, cards in hand, layouts, ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from render.changcheng.ground.pieces import CHOSEN, PICKED
from rules.changcheng.position.box import LAYOUTS, LETTERS, box
from rules.changcheng.told.view import View
from rules.narrow import Choice


@dataclass(frozen=True, slots=True)
class Marks:
    """Names of what can be picked (`chosen`) or is picked, by kind."""

    spaces: Mapping[str, str] = field(default_factory=dict[str, str])
    areas: Mapping[str, str] = field(default_factory=dict[str, str])
    """Chinese and Mongol provinces."""
    cards: Mapping[int, str] = field(default_factory=dict[int, str])
    """The viewer's cards in hand; for the warrior, cards turned up in the province."""
    layouts: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    striking: bool = False
    """Whether the cards are those of the province being scored."""


def marks(view: View, choice: Choice | None) -> Marks:
    """The marks that a choice asks for; none without a choice."""
    if choice is None:
        return Marks()
    by_word = dict.fromkeys(choice.picked[1:], PICKED) | dict.fromkeys(choice.values, CHOSEN)
    joining = choice.kind == "layout" or choice.picked[:1] == ("extend",)
    layouts = tuple(word for word in by_word if word in LAYOUTS) if joining else ()
    ends = choice.values if choice.kind == "end" else ()
    areas = {word: mark for word, mark in by_word.items() if word in _areas()}
    cards = {
        int(word): mark
        for word, mark in by_word.items()
        if word.isdigit() and (choice.kind == "card" or mark == PICKED)
    }
    spaces = {word: mark for word, mark in by_word.items() if _is_space(word)}
    return Marks({} if joining else spaces, areas, cards, layouts, ends, view.phase == "ability")


def _is_space(word: str) -> bool:
    return len(word) == 2 and word[0].isdigit() and word[1] in LETTERS


def _areas() -> frozenset[str]:
    """The keys of all provinces, on both sides of the wall."""
    boards = box().boards
    return frozenset(p.key for board in boards for p in (*board.china, *board.mongol))
