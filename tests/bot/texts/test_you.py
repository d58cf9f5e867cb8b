"""Messages that name a seat have words for that seat's own reader, where a name is not enough."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path

import discord
import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
from bot.texts import shared_texts
from bot.texts.prose import Prose, kebab
from bot.texts.spacing import is_spaced
from rules.carcassonne.moves.events import FollowersLeft
from rules.carcassonne.moves.events import GameEnded as CarcassonneEnded
from rules.changcheng.moves.events import CardStruck, WallDamaged
from rules.changcheng.told.describing import CardsAtWork
from rules.changcheng.told.summaries import CardsShown
from rules.game import Event, kinds
from rules.ming.moves.events import StartNamed, TempleEntered, TilesGained, TilesScored
from rules.ming.told.summaries import RecallsLaid
from rules.tigris.told.describing import Dynasties
from tests.each import each
from tests.games import WHOLE
from tests.known import EXAMPLE, texts
from tests.languages import LOCALES, every_language, messages

FOLDERS = (Path(bot.__file__).parent / "texts", EXAMPLE / "bot" / "texts")
AGREEING = [locale for locale in LOCALES if not is_spaced(locale)]
"""Languages whose verbs and cases change with the person: Chinese says 你 in place of any name."""
agreeing = each("locale", AGREEING)
every_game = each("game", WHOLE)


def told(game: str) -> Iterator[tuple[str, type[Event]]]:
    """What a game tells, by message."""
    meta = WHOLE[game].meta
    yield from ((f"{game}-event-{kebab(event.__name__)}", event) for event in meta.events)
    yield from ((f"{game}-board-{kebab(fact.__name__)}", fact) for fact in meta.facts)


def naming(event: type[Event]) -> Iterator[tuple[str, str, str]]:
    """Fields of an event that name seats, with their kinds and the attributes for their readers."""
    of = [(name, kind) for name, kind in kinds(event).items() if kind in ("seat", "seats")]
    for at, (name, kind) in enumerate(of):
        yield name, kind, f"you-{name}" if at else "you"


def placed(pattern: ftl.Pattern, field: str) -> Iterator[tuple[str | None, str]]:
    """What stands before and after a field wherever it is put into a text; None: it begins it."""
    for at, part in enumerate(pattern.elements):
        match part:
            case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
                outside = (text_of(pattern.elements[at - 1]) or None) if at else None
                for before, after in chain(*(placed(v.value, field) for v in variants)):
                    yield outside if before is None else before, after
            case ftl.Placeable(expression=ftl.VariableReference(id=id)) if id.name == field:
                before = text_of(pattern.elements[at - 1]) if at else None
                yield before, "".join(map(text_of, pattern.elements[at + 1 : at + 2]))
            case _:
                pass


def text_of(part: ftl.TextElement | ftl.Placeable) -> str:
    return part.value if isinstance(part, ftl.TextElement) else ""


def is_item(before: str | None, after: str) -> bool:
    """Whether a name stands by itself, as a heading or an item, so that "you" may stand there."""
    if before is None:
        return after.startswith(":")
    return before.endswith((": ", "(")) and after[:1] in (*".,;)\n", "")


def needs_words(pattern: ftl.Pattern, field: str, kind: str, *, cases: bool) -> bool:
    """Whether a sentence reads otherwise when it tells of "you": where one seat is part of a
    sentence, where several are its subject, or an item in a language with cases, in which they are
    told as an object elsewhere."""
    found = list(placed(pattern, field))
    if kind == "seats":
        return any(before is None or (cases and before.endswith(": ")) for before, _ in found)
    return not all(is_item(before, after) for before, after in found)


@agreeing
@every_game
def test_whoever_reads_of_themselves_is_told_in_words_that_agree(game: str, locale: str) -> None:
    texts(game, locale)
    cases = bool(messages(locale)["you"].attributes)
    missing = [
        f"{key}.{attribute}"
        for key, event in told(game)
        for name, kind, attribute in naming(event)
        if (message := messages(locale)[key]).value is not None
        and needs_words(message.value, name, kind, cases=cases)
        and attribute not in {one.id.name for one in message.attributes}
    ]
    assert missing == [], "write these below their messages"


class _Arguments(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.all: set[str] = set()
        self.chosen: set[str] = set()
        """By which something is chosen, which the words for one reader may have settled."""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.all.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.chosen.add(node.selector.id.name)
        self.generic_visit(node)


def arguments(pattern: ftl.Pattern | None) -> _Arguments:
    found = _Arguments()
    if pattern is not None:
        found.visit(pattern)
    return found


@every_language
@every_game
def test_they_tell_no_less_than_the_others_are_told(game: str, locale: str) -> None:
    texts(game, locale)
    for key, event in told(game):
        message, of = messages(locale)[key], {a: {name} for name, _, a in naming(event)}
        if len(of) > 1:
            of["you-self"] = {name for name, _, _ in naming(event)}
            of["self"] = {name for name, _, _ in list(naming(event))[1:]}
        whole = arguments(message.value)
        for attribute in message.attributes:
            own = arguments(attribute.value).all
            assert attribute.id.name in of, f"{key}.{attribute.id.name} is never asked for"
            assert own <= whole.all, key
            assert whole.all - own - whole.chosen <= of[attribute.id.name], key


@every_language
def test_no_message_but_those_has_attributes_but_you_and_what_is_yours(locale: str) -> None:
    events = {key for game in WHOLE for key, _ in told(game)}
    not_about_readers = {"twice", *(one.value for one in discord.Locale)}
    others = {
        key
        for key, message in messages(locale).items()
        if {attribute.id.name for attribute in message.attributes}
        - not_about_readers
        - ({"following"} if key.startswith("notice-") else set())
    }
    reasons = {key for key in others if "-why-" in key}  # see `tests/contract/test_parts.py`
    assert others - events - reasons <= {"you", "list-of"}


def prose(locale: str, game: str = "ming") -> Prose:
    return Prose(shared_texts(), game, locale, ("Anna", "Ben", "Cleo"), reader=0)


@pytest.mark.parametrize(
    ("locale", "own", "lists", "ousted"),
    [
        ("en", "You have 3 followers left.", "you and Ben", "; yours is pushed out"),
        ("de", "Du hast noch 3 Gefolgsleute.", "dich und Ben", "; deines muss hinaus"),
        ("zh-CN", "你手边还有 3 名队员。", "你和 Ben", "你"),
        ("zh-TW", "你手邊還有 3 名隊員。", "你和 Ben", "你"),
    ],
)
def test_you_is_who_reads(locale: str, own: str, lists: str, ousted: str) -> None:
    assert prose(locale, "carcassonne").tell(FollowersLeft(0, 3)) == own
    assert "**Ben**" in prose(locale, "carcassonne").tell(FollowersLeft(1, 3))
    assert prose(locale).seats((1, 0)) == lists.replace("Ben", "**Ben**")
    assert ousted in prose(locale).tell(TempleEntered(1, "ningxia", 0))
    assert "Anna" not in prose(locale).tell(TempleEntered(0, "ningxia", 1))


@pytest.mark.parametrize(
    ("locale", "wall", "card"),
    [
        ("en", "damages your own wall on 2k.", "removes your own flood (3);"),
        ("de", "beschädigt auf 2k deine eigene Mauer.", "entfernt deine eigene Karte: Flut (3)."),
        ("zh-CN", "毁坏 2k 上你的城墙。", "移除你的泛滥（3），"),
        ("zh-TW", "毀壞 2k 上你的城牆。", "移除你的氾濫（3），"),
    ],
)
def test_what_readers_do_to_themselves_is_told_in_words_that_agree(
    locale: str, wall: str, card: str
) -> None:
    assert wall in prose(locale, "changcheng").tell(WallDamaged(0, "2k", 0))
    assert card in prose(locale, "changcheng").tell(CardStruck(0, 3, 0))


@every_language
def test_what_somebody_does_to_themselves_names_them_once(locale: str) -> None:
    for reader in (prose(locale, "changcheng"), replace(prose(locale, "changcheng"), reader=None)):
        for event in (WallDamaged(1, "2k", 1), CardStruck(1, 3, 1)):
            assert reader.tell(event).count("Ben") == 1
        assert "**Cleo**" in reader.tell(WallDamaged(1, "2k", 2))


def test_a_subject_agrees_and_begins_with_a_capital_letter() -> None:
    ended = CarcassonneEnded((0, 1), 2, 40)
    assert prose("en", "carcassonne").tell(ended).startswith("You and **Ben** share")
    assert prose("de", "carcassonne").tell(ended).startswith("Du und **Ben** teilt euch")
    assert prose("de").tell(RecallsLaid("huguang", (1, 0))).startswith("Du und **Ben** habt")
    assert prose("en").tell(TilesScored(0, 1, 2, 12)).startswith("You: 1 set")


def test_a_tally_says_you_in_its_place() -> None:
    gained = TilesGained("huguang", (0, 2, 1), 0)
    assert "**Ben** 2, **Cleo** 1" in prose("en").tell(gained)
    assert "you 1, **Ben** 2" in prose("en").tell(TilesGained("huguang", (1, 2, 0), 0))
    assert "du 1, **Ben** 2" in prose("de").tell(TilesGained("huguang", (1, 2, 0), 0))


@pytest.mark.parametrize(
    ("locale", "own", "cards"),
    [
        ("en", "your architect (4)", "**Anna**'s architect (4), **Ben**'s flood (3)"),
        ("de", "Architekt (4) von dir", "Architekt (4) von **Anna**, Flut (3) von **Ben**"),
        ("zh-CN", "你的建筑师（4）", "**Anna** 的建筑师（4）、**Ben** 的泛滥（3）"),
        ("zh-TW", "你的建築師（4）", "**Anna** 的建築師（4）、**Ben** 的氾濫（3）"),
    ],
)
def test_cards_turned_up_are_told_as_their_owners_and_as_the_readers(
    locale: str, own: str, cards: str
) -> None:
    shown, reader = CardsShown(((0, 4), (1, 3))), prose(locale, "changcheng")
    assert own in reader.tell(shown)
    assert cards in replace(reader, reader=None).tell(shown)
    assert own in reader.tell(CardsAtWork(((0, 4), (1, 3))))


@every_language
def test_the_sign_on_the_readers_leaders_stands_in_brackets(locale: str) -> None:
    told = prose(locale, "tigris").tell(Dynasties(((0, "bull"), (1, "pot"))))
    brackets = ("（", "）") if is_spaced(locale) else (" (", ")")
    named = shared_texts().say(locale, "you")
    assert f"{named}{brackets[0]}" in told
    assert told.count(brackets[1]) == 2


def test_without_a_reader_everybody_has_a_name() -> None:
    named = Prose(shared_texts(), "ming", "de", ("Anna", "Ben"))
    told = named.tell(StartNamed(0, 1))
    assert told.startswith("**Anna** bestimmt")
    assert "**Ben**" in told
