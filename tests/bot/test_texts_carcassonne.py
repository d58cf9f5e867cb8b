"""Carcassonne's texts: nothing missing, nothing orphaned, the same facts in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.texts.prose import kebab
from rules import GAMES
from rules.carcassonne.box import box, spots
from rules.carcassonne.play import ROLES
from rules.carcassonne.state import SOURCES
from rules.game import kinds

ROOT = Path(__file__).parents[2]
LOCALES = ("en", "zh-CN")
META = GAMES["carcassonne"].meta
G = META.key
TEXTS = (f"{G}-name", f"{G}-command", f"{G}-description", f"{G}-rules")
NUMBERS = {"count", "points"}
DESCRIPTION_LIMIT = 100
CHOICE_LIMIT = 100
RULES_LIMIT = 3500

EVENT_KEYS = {f"{G}-event-{kebab(event.__name__)}": event for event in META.events}
SPOTS = {spot.name for kind in box() for turn in (0, 90, 180, 270) for spot in spots(kind, turn)}
VALUES = {
    *[f"{G}-tile-{kebab(kind)}" for kind in box()],
    *[f"{G}-spot-{kebab(spot)}" for spot in SPOTS],
    *[f"{G}-turn-{turn}" for turn in (0, 90, 180, 270)],
    *[f"{G}-role-{role}" for role in ROLES.values()],
}
ENTRIES = {
    *[f"{G}-verb-{action.verb}" for action in META.actions],
    *[f"{G}-field-{name}" for action in META.actions for name in action.__match_args__],
    *[f"{G}-option-{option.name}" for option in META.options],
}
"""What has a description, too."""


class _Mentions(Visitor):
    """Variables and messages that a pattern mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def _source(locale: str) -> str:
    return (ROOT / "bot" / "texts" / locale / f"{G}.ftl").read_text(encoding="utf-8")


def _messages(locale: str) -> dict[str, _Mentions]:
    """Every message with what it mentions. Junk is an error."""
    found: dict[str, _Mentions] = {}
    for entry in FluentParser().parse(_source(locale)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            mentions = _Mentions()
            mentions.visit(entry)
            found[entry.id.name] = mentions
    return found


def _variables(messages: dict[str, _Mentions], key: str) -> set[str]:
    """Variables of a message and of the messages it is made from."""
    mentions = messages[key]
    inner = [_variables(messages, other) for other in mentions.messages]
    return mentions.variables.union(*inner)


def _refusals() -> Iterator[tuple[str, set[str]]]:
    """Every reason the rules of the game give, with the names of its details."""
    for file in (ROOT / "rules" / G).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal":
                reason = node.args[0]
                assert isinstance(reason, ast.Constant)
                yield str(reason.value), {word.arg or "" for word in node.keywords}


REFUSALS = {f"{G}-illegal-{reason}": details for reason, details in _refusals()}
WANTED = {
    *TEXTS,
    *VALUES,
    *ENTRIES,
    *[f"{entry}-description" for entry in ENTRIES],
    *EVENT_KEYS,
    *REFUSALS,
    *[f"{G}-score-{source}" for source in SOURCES],
}


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_missing_and_nothing_is_orphaned(locale: str) -> None:
    messages = _messages(locale)
    used = {other for mentions in messages.values() for other in mentions.messages}
    assert WANTED - set(messages) == set()
    assert set(messages) - WANTED == {key for key in used if key.startswith(f"{G}-part-")}


@pytest.mark.parametrize("locale", LOCALES)
def test_events_and_refusals_use_only_what_they_are_given(locale: str) -> None:
    messages = _messages(locale)
    for key, event in EVENT_KEYS.items():
        assert _variables(messages, key) <= set(kinds(event)), key
    for key, details in REFUSALS.items():
        assert _variables(messages, key) <= details, key


@pytest.mark.parametrize("key", sorted({*EVENT_KEYS, *REFUSALS}))
def test_languages_tell_the_same_facts(key: str) -> None:
    english, *others = [_variables(_messages(locale), key) for locale in LOCALES]
    assert all(other == english for other in others)


def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(_source(locale)))
    return bundle


def _said(bundle: FluentBundle, key: str, **args: str | int) -> str:
    value = bundle.get_message(key).value
    assert value is not None
    text, errors = bundle.format_pattern(value, args)
    assert errors == [], key
    return str(text)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("number", [0, 1, 2, 11])
def test_every_event_can_be_told(locale: str, number: int) -> None:
    bundle = _bundle(locale)
    for key, event in EVENT_KEYS.items():
        args = {name: number if kind in NUMBERS else "?" for name, kind in kinds(event).items()}
        text = _said(bundle, key, **args)
        assert text == text.strip()
        assert 0 < len(text) < 200
        assert not re.search(r"  | [.,)]|[{}]", text), text


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_keep_to_discords_limits(locale: str) -> None:
    bundle = _bundle(locale)
    for key in {f"{G}-description", *[f"{entry}-description" for entry in ENTRIES]}:
        assert 0 < len(_said(bundle, key)) <= DESCRIPTION_LIMIT, key
    for key in VALUES | ENTRIES:
        assert 0 < len(_said(bundle, key)) <= CHOICE_LIMIT, key
    assert 0 < len(_said(bundle, f"{G}-rules")) < RULES_LIMIT


@pytest.mark.parametrize("locale", LOCALES)
def test_different_values_read_differently(locale: str) -> None:
    bundle = _bundle(locale)
    for sort in ("tile", "spot", "turn", "role"):
        texts = [_said(bundle, key) for key in VALUES if key.startswith(f"{G}-{sort}-")]
        assert len(set(texts)) == len(texts)


def test_a_city_is_told_with_its_arithmetic() -> None:
    english = _said(
        _bundle("en"),
        f"{G}-event-city-finished",
        cell="M12", tiles=4, pennants=1, points=10, winners="Anna", shared=1, rivals=2,
        tally="Ben 1, Anna 2",
    )  # fmt: skip
    assert english == (
        "City finished at M12: 4 tiles × 2 + 1 pennant × 2 = 10 points for Anna (Ben 1, Anna 2)."
    )


def test_ties_and_single_winners_read_differently() -> None:
    args = {"cell": "M12", "tiles": 1, "points": 1, "rivals": 2, "tally": "Anna 1, Ben 1"}
    key, bundle = f"{G}-event-road-unfinished", _bundle("en")
    tied = _said(bundle, key, winners="Anna and Ben", shared=2, **args)
    assert "1 tile = 1 point each for Anna and Ben (Anna 1, Ben 1)." in tied
    assert "1 point for Anna " in _said(bundle, key, winners="Anna", shared=1, **args)
