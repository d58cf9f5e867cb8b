"""The texts of every game: nothing missing, nothing orphaned, the same facts in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.texts import DEFAULT, shared_texts
from bot.texts.prose import kebab
from render.legend.pieces import ShowsLegends, by_name
from render.legend.standing import ExplainsPieces
from rules.game import Event, Meta, kinds
from rules.playing import begin
from tests import known
from tests.each import each
from tests.games import PAINTED, WHOLE
from tests.languages import every_language

NUMBERS = {"count", "points"}
DESCRIPTION_LIMIT = 100
CHOICE_LIMIT = 100
VERB_LIMIT = 24
"""Discord allows 80; more than this is no button on a phone."""
SECTION_LIMIT = 3500
"""Characters of one section of the rules, which is a page."""
EVENT_LIMIT = 200

TOLD_FOR_ALL = {"game-over", "not-your-turn"}
"""Reasons for which the shared sentence says enough."""


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


@dataclass(frozen=True)
class Wanted:
    """The messages a game needs."""

    game: str

    @property
    def meta(self) -> Meta:
        """What the game says of itself."""
        return WHOLE[self.game].meta

    @property
    def singles(self) -> set[str]:
        """Messages every game has once."""
        return {
            f"{self.game}-{name}"
            for name in ("name", "command", "description", "aim", "cover", "rules")
        }

    @property
    def entries(self) -> set[str]:
        """What has a description, too."""
        actions = self.meta.actions
        return {
            *[f"{self.game}-verb-{action.verb}" for action in actions],
            *[f"{self.game}-field-{name}" for a in actions for name in a.__match_args__],
            *[f"{self.game}-option-{option.name}" for option in self.meta.options],
        }

    @property
    def events(self) -> dict[str, type[Event]]:
        """By message: what can happen, and what is told of a position."""
        happens = {f"{self.game}-event-{kebab(e.__name__)}": e for e in self.meta.events}
        return happens | {f"{self.game}-board-{kebab(f.__name__)}": f for f in self.meta.facts}

    @property
    def refusals(self) -> dict[str, set[str]]:
        """By message: the details that every refusal of that reason gives."""
        found: dict[str, set[str]] = {}
        for reason, details in _refusals(self.game):
            if reason in TOLD_FOR_ALL:
                continue
            key, given = f"{self.game}-illegal-{reason}", details | {f"{d}_word" for d in details}
            found[key] = found.get(key, given) & given
        return found

    def values(self, kind: str) -> set[str]:
        """Names of the values of a kind."""
        return {
            f"{self.game}-{kind}-{kebab(str(value))}" for value in known.values(self.game)[kind]
        }

    @property
    def labels(self) -> set[str]:
        """Names of all values."""
        return {key for kind in known.values(self.game) for key in self.values(kind)}

    @property
    def legends(self) -> set[str]:
        """Names of the pieces in the pictures of the rules."""
        painter = PAINTED[self.game]
        found = by_name(painter.legends) if isinstance(painter, ShowsLegends) else {}
        return {f"{self.game}-{name}" for name in found}

    @property
    def kinds(self) -> set[str]:
        """Names of what can stand on a picture, each with what it does."""
        painter = PAINTED[self.game]
        found = by_name(painter.kinds) if isinstance(painter, ExplainsPieces) else {}
        return {f"{self.game}-{name}{end}" for name in found for end in ("", "-means")}

    @property
    def reasons(self) -> set[str]:
        """Why advice is better, by what the game's estimate is made of."""
        game = WHOLE[self.game]
        if game.estimate_parts is None:
            return set()
        parts = game.estimate_parts(begin(game, game.meta.seats[0], {}, "why"))
        return {f"{self.game}-why-{part.name}" for part in parts if part.name}

    @property
    def all(self) -> set[str]:
        """Every message the game needs."""
        described = {f"{entry}-description" for entry in self.entries}
        facts, pieces = {*self.events, *self.refusals}, self.legends | self.kinds
        labels = self.labels | pieces | self.reasons
        return self.singles | self.entries | described | labels | facts


@cache
def _refusals(game: str) -> tuple[tuple[str, set[str]], ...]:
    """Every reason the rules of the game give, with the names of its details."""
    return tuple(_read_refusals(game))


def _read_refusals(game: str) -> Iterator[tuple[str, set[str]]]:
    computed = known.refusals(game)
    yield from computed.items()
    for file in (known.home(game) / "rules" / game).rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        bundles = dict(_bundles(tree))
        for node in ast.walk(tree):
            called = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if called == "check_due":  # of `rules.actions`
                yield "wrong-phase", {"phase"}
            if isinstance(node, ast.Call) and called == "Illegal":
                reason = node.args[0]
                if isinstance(reason, ast.Constant):
                    yield str(reason.value), set(_details(node, bundles))
                else:
                    where = f"the reason that {file.name}:{node.lineno} puts together"
                    assert computed, f"add REFUSALS to {known.file_of(game)}: {where}"


def _details(call: ast.Call, bundles: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """Names of the keyword arguments, those given as `**words` too."""
    for word in call.keywords:
        if word.arg is not None:
            yield word.arg
        else:
            assert isinstance(word.value, ast.Name), call.lineno
            yield from bundles[word.value.id]


def _bundles(tree: ast.AST) -> Iterator[tuple[str, list[str]]]:
    """Dictionaries that are written out: what they are called, with their keys."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict):
            keys = [str(key.value) for key in node.value.keys if isinstance(key, ast.Constant)]
            yield from ((name.id, keys) for name in node.targets if isinstance(name, ast.Name))


def _source(locale: str, game: str) -> str:
    return "".join(file.read_text(encoding="utf-8") for file in known.texts(game, locale))


@cache
def _parsed(locale: str, game: str) -> ftl.Resource:
    return FluentParser(with_spans=False).parse(_source(locale, game))


@cache
def _messages(locale: str, game: str) -> dict[str, _Mentions]:
    """Every message with what it mentions. Junk is an error."""
    found: dict[str, _Mentions] = {}
    for entry in _parsed(locale, game).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            mentions = _Mentions()
            mentions.visit(entry)
            found[entry.id.name] = mentions
    return found


def _variables(messages: dict[str, _Mentions], key: str) -> set[str]:
    """Variables of a message and of the messages it is made from."""
    mentions = messages[key]
    inner = [_variables(messages, other) for other in mentions.messages]
    return mentions.variables.union(*inner)


@cache
def _bundle(locale: str, game: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(_parsed(locale, game))
    return bundle


def _said(bundle: FluentBundle, key: str, **args: str | int) -> str:
    value = bundle.get_message(key).value
    assert value is not None
    text, errors = bundle.format_pattern(value, args)
    assert errors == [], key
    return str(text)


def _tallied(event: type[Event]) -> list[str]:
    """How many seats have something, for each tally that an event tells."""
    return [f"{name}_seats" for name, kind in kinds(event).items() if kind == "tally"]


games = each("game", WHOLE)


@games
@every_language
def test_nothing_is_missing_and_nothing_is_orphaned(game: str, locale: str) -> None:
    messages, wanted = _messages(locale, game), Wanted(game).all
    used = {other for mentions in messages.values() for other in mentions.messages}
    assert wanted - set(messages) == set(), f"add messages to bot/texts/{locale}/{game}.ftl"
    parts = {key for key in used if key.startswith(f"{game}-part-")}
    told = "remove messages, or add their kind to VALUES in"
    # values may say what they do, or all; verbs what they are done with; fields what is asked
    ends = ("description", "alone", "with", "asked")
    more = {f"{key}-{end}" for key in wanted for end in ends}
    assert set(messages) - wanted - more == parts, f"{told} {known.file_of(game)}"


@games
@every_language
def test_events_and_refusals_use_only_what_they_are_given(game: str, locale: str) -> None:
    messages = _messages(locale, game)
    for key, event in Wanted(game).events.items():
        assert _variables(messages, key) <= {*kinds(event), *_tallied(event)}, key
    for key, details in Wanted(game).refusals.items():
        assert _variables(messages, key) <= details, key


@games
@every_language
def test_a_language_tells_the_same_facts_as_english(game: str, locale: str) -> None:
    for key in {*Wanted(game).events, *Wanted(game).refusals}:
        told, english = (_variables(_messages(name, game), key) for name in (locale, DEFAULT))
        assert told == english, key


@games
@every_language
def test_sentences_about_a_position_tell_every_field(game: str, locale: str) -> None:
    messages = _messages(locale, game)
    for fact in WHOLE[game].meta.facts:
        key = f"{game}-board-{kebab(fact.__name__)}"
        assert _variables(messages, key) == set(kinds(fact)), key


@games
@every_language
def test_every_event_can_be_told(game: str, locale: str) -> None:
    bundle = _bundle(locale, game)
    for word, number in product(("?", "none"), (0, 1, 2, 11)):
        for key, event in Wanted(game).events.items():
            args = {name: number if k in NUMBERS else word for name, k in kinds(event).items()}
            args |= dict.fromkeys(_tallied(event), number)
            text = _said(bundle, key, **args)
            assert text == text.strip(), (key, args)
            assert 0 < len(text) < EVENT_LIMIT, (key, args)
            assert not re.search(r"  | [.,)]|[{}]", text), text


@games
@every_language
def test_every_refusal_can_be_told(game: str, locale: str) -> None:
    bundle = _bundle(locale, game)
    for key, details in Wanted(game).refusals.items():
        text = _said(bundle, key, **dict.fromkeys(details, "?"))
        assert 0 < len(text) < EVENT_LIMIT
        assert not re.search(r"  | [.,)]|[{}]", text), text


@games
@every_language
def test_texts_keep_to_discords_limits(game: str, locale: str) -> None:
    bundle, wanted = _bundle(locale, game), Wanted(game)
    assert re.fullmatch(r"[-\w]{1,32}", command := _said(bundle, f"{game}-command"))
    assert command == command.lower()
    for key in {f"{game}-description", *[f"{entry}-description" for entry in wanted.entries]}:
        assert 0 < len(_said(bundle, key)) <= DESCRIPTION_LIMIT, key
    for key in wanted.labels | wanted.entries:
        assert 0 < len(_said(bundle, key)) <= CHOICE_LIMIT, key
    for action in wanted.meta.actions:
        assert len(_said(bundle, f"{game}-verb-{action.verb}")) <= VERB_LIMIT, action.verb


def _section_lengths(locale: str, game: str) -> list[int]:
    """The length of what stands before the first heading of the rules, then of every section."""
    rules = _said(_bundle(locale, game), f"{game}-rules")
    assert "seeds" not in rules, "what players read names no file"
    return [len(part) for part in re.split("^### ", rules, flags=re.MULTILINE)]


@games
@every_language
def test_the_rules_have_the_same_sections_in_every_language(game: str, locale: str) -> None:
    lengths, english = _section_lengths(locale, game), _section_lengths(DEFAULT, game)
    assert len(lengths) == len(english)
    assert bool(lengths[0]) == bool(english[0])
    assert max(lengths) < SECTION_LIMIT
    painter = PAINTED[game]
    if isinstance(painter, ShowsLegends):
        assert max(painter.legends) < len([length for length in lengths if length])


@games
@every_language
def test_different_values_read_differently(game: str, locale: str) -> None:
    bundle = _bundle(locale, game)
    for kind in known.values(game):
        keys = Wanted(game).values(kind)
        assert len({_said(bundle, key) for key in keys}) == len(keys), kind
    verbs = {_said(bundle, f"{game}-verb-{action.verb}") for action in Wanted(game).meta.actions}
    assert len(verbs) == len(Wanted(game).meta.actions)


@games
@every_language
def test_names_of_tiles_hold_no_comma_of_a_list(game: str, locale: str) -> None:
    bundle, comma = _bundle(locale, game), shared_texts().say(locale, "list-comma")
    tiles = Wanted(game).values("tile") if "tile" in known.values(game) else ()
    assert [key for key in tiles if comma in _said(bundle, key)] == []
