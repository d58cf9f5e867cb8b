"""Every message exists in every language with the same arguments, and every message is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import ClassVar, get_args

import discord
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import bot
import rules
from bot.delivery.nudges import TOLD
from bot.front.commands.host import STARTS
from bot.matches.looking.listed import LISTED
from bot.matches.people.choices import CONFIRMING, MENTIONS, WARNINGS
from bot.matches.people.puzzle_tries import Outcome
from bot.matches.schedule.clocks import CLOCKS, OFF, ON_TIMEOUT
from bot.matches.table.asked import COMEBACK, KINDS
from bot.matches.table.model import HOURS
from bot.matches.table.voting import CHOICES
from bot.texts import DEFAULT, Texts, shared_texts, warn_untranslated
from bot.texts.names import plain_name, safe_name
from bot.texts.prose import Prose, kebab
from render.legend.standing import MARKS
from render.painter import Layered
from rules import GAMES
from rules.computers.players import PLAYERS
from rules.game import Action, Event, Seat, of_kind
from tests.each import each
from tests.games import PAINTED, WHOLE
from tests.known import EXAMPLE, game_of, home
from tests.languages import LOCALES, every_language
from tests.toy import CardHeld, StonePainted

CODE = Path(bot.__file__).parent
FOLDER = CODE / "texts"
EXAMPLES = EXAMPLE / "bot" / "texts"
GAME_AREAS = tuple(
    path.relative_to(folder).parts[0]
    for folder in (Path(rules.__file__).parent, EXAMPLE / "rules")
    for path in folder.rglob("events.py")
)
"""Games have texts of their own, and may have them before they are registered."""

COMPUTED = {
    "refused": (r'Refused\(\s*"([a-z-]+)"', ("bot",)),
    "answer": (r'\.answer\(\s*"([a-z-]+)"', ("bot/matches",)),
    "notice": (r'Notice\(\s*"([a-z-]+)"', ("bot/matches",)),
}
"""Messages whose keys are made from a word in the code: by what the word stands in."""

UNTOLD = {
    "refused-illegal", "answer-drafted", "answer-confirmed", "answer-reminded", "answer-ran-out",
    "answer-reminders-planned",
    "answer-clocks-set", "answer-holiday-told", "answer-tidied", "answer-person-forgotten",
    "answer-lobby-shown", "answer-channel-found",
    "answer-hint-asked",
    "answer-practising", "answer-set-back", "answer-table-deleted",
}  # fmt: skip
"""Told in other words: the rule's own reason, the fresh panel, the reminder itself; or
what only the bot asks for."""


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's
        self.found.add(node.id.name)


@cache
def messages(locale: str, games: bool = False) -> dict[str, frozenset[str]]:
    """Keys of a language with the arguments they use; those of the games, or all the others."""
    found: dict[str, frozenset[str]] = {}
    for path in sorted(f for texts in (FOLDER, EXAMPLES) for f in (texts / locale).glob("*.ftl")):
        if (game_of(path.stem) in GAME_AREAS) is not games:
            continue
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, Message):
                visitor = _Variables()
                visitor.visit(entry)
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = frozenset(visitor.found)
    return found


def sources(*folders: str) -> Iterator[str]:
    """The code of the bot."""
    for folder in folders:
        for path in sorted((CODE.parent / folder).rglob("*.py")):
            yield path.read_text(encoding="utf-8")


@cache
def words_in_code() -> set[str]:
    """Every text that stands in the code by itself."""
    trees = (ast.parse(code) for code in sources("bot"))
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def computed_keys() -> set[str]:
    """Keys that the code puts together."""
    found: set[str] = set()
    for prefix, (pattern, folders) in COMPUTED.items():
        for code in sources(*folders):
            found |= {f"{prefix}-{word}" for word in re.findall(pattern, code)}
    found |= {f"player-{name}" for name in PLAYERS}
    found |= {f"status-{name}" for name in ("lobby", "running", "finished", "closed", "archived")}
    found |= {f"reminders-{hours}" for hours in HOURS}
    found |= {f"me-mentions-{how}" for how in MENTIONS}
    found |= {f"me-mentions-{how}-chosen" for how in MENTIONS}
    found |= {f"me-confirm-{when}{end}" for when in CONFIRMING for end in ("", "-chosen")}
    found |= {f"me-warn-{before}" for before in WARNINGS}
    found |= {f"starts-with-{count}" for count in STARTS}
    found |= {f"clock-{name}" for name in (OFF, *CLOCKS)}
    found |= {f"timeout-{name}" for name in ON_TIMEOUT}
    found |= {f"asked-{kind}" for kind in KINDS if kind != COMEBACK}
    found |= {f"tables-{status}" for status in LISTED}
    found |= {f"notice-{kind}-asked" for kind in CHOICES}
    found |= {f"notice-{kind}" for kind in ("invited", "seat-offered", "seat-wished")}
    found |= {f"notice-{kind}-refused" for kind, words in CHOICES.items() if "refuse" in words}
    found |= {f"button-{word}" for words in CHOICES.values() for word in words}
    found |= {f"nudge{how}-{key}" for key in TOLD for how in ("", "-direct")}
    found |= {f"permission-{name}" for name in _permissions()}
    found |= {f"mark-{mark.name}{end}" for mark in MARKS for end in ("", "-means")}
    found |= {f"puzzle-{outcome}" for outcome in get_args(Outcome)}
    found |= {f"puzzle-share-{outcome}" for outcome in get_args(Outcome) if outcome != "shown"}
    return found - UNTOLD


def _permissions() -> set[str]:
    code = (CODE / "front" / "interaction" / "services.py").read_text(encoding="utf-8")
    return set(re.findall(r'"([a-z-]+)": has\.', code)) | {"send-messages"}


def command_keys() -> set[str]:
    """Keys of command texts: each name with its description."""
    whole = re.compile(r"(command|param)-[a-z]+(-[a-z]+)?")
    bases = {w for w in words_in_code() if whole.fullmatch(w) and not w.endswith("-description")}
    for file in (CODE / "front" / "commands").glob("*.py"):
        code = file.read_text(encoding="utf-8")
        groups = re.findall(r'group\(services, "([a-z]+)"', code)
        bases |= {f"command-{name}" for name in groups}
        for name in re.findall(r'Spec\(\s*"([a-z]+)"', code):
            bases.add("-".join(["command", *groups, name]))
    return bases | {f"{base}-description" for base in bases}


def illegal_keys() -> set[str]:
    """Shared refusals of the rules: reasons that no game explains in its own words."""
    return {key for key in messages(DEFAULT) if key.startswith("illegal-")}


def used_keys() -> set[str]:
    """Every key the code can ask for, as far as it belongs to no game."""
    known = set(messages(DEFAULT))
    return (words_in_code() & known) | computed_keys() | command_keys() | {"value-turn"}


def test_the_languages_are_the_ones_promised() -> None:
    assert {DEFAULT, "de", "zh-CN"} <= set(LOCALES)
    assert set(LOCALES) - {DEFAULT} <= {locale.value for locale in discord.Locale}
    names = [shared_texts().say(locale, "language-name") for locale in LOCALES]
    assert len(set(names)) == len(LOCALES)


def test_discords_languages_are_answered_in_their_own() -> None:
    picked = {locale: shared_texts().pick(locale.value) for locale in discord.Locale}
    assert picked[discord.Locale.german] == "de"
    assert picked[discord.Locale.chinese] == "zh-CN"
    assert picked[discord.Locale.british_english] == picked[discord.Locale.french] == DEFAULT


@every_language
def test_every_language_has_the_same_messages_with_the_same_arguments(locale: str) -> None:
    assert messages(locale) == messages(DEFAULT)


def test_no_message_that_the_code_asks_for_is_missing() -> None:
    assert used_keys() - set(messages(DEFAULT)) == set()


def test_no_message_is_left_that_nobody_asks_for() -> None:
    assert set(messages(DEFAULT)) - used_keys() - illegal_keys() == set()


def test_every_refusal_of_the_shared_rules_has_a_sentence() -> None:
    shared = "".join(
        (CODE.parent / "rules" / name).read_text(encoding="utf-8")
        for name in ("actions.py", "chance.py", "game.py", "grid.py", "narrow.py")
    )
    reasons = set(re.findall(r'Illegal\(\s*"([a-z-]+)"', shared)) - {"not-in-the-box"}
    assert {f"illegal-{reason}" for reason in reasons} <= illegal_keys()


@cache
def _calls(folder: str) -> list[ast.Call]:
    found = (n for code in sources(folder) for n in ast.walk(ast.parse(code)))
    return [one for one in found if isinstance(one, ast.Call)]


def _refusals(folder: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Reasons with what is said beside them, wherever a refusal is made with all its words."""
    for node in _calls(folder):
        match node:
            case ast.Call(
                func=ast.Name("Illegal" | "Refused"),
                args=[ast.Constant(str(reason))],
                keywords=said,
            ) if all(word.arg for word in said):
                yield reason, frozenset(word.arg or "" for word in said)
            case _:
                pass


def _answers_and_notices() -> Iterator[tuple[str, frozenset[str]]]:
    """The same of what is answered and posted; a table's own words come with each."""
    tables = {"id", "game", "names", "who"}
    for node in _calls("bot/matches"):
        match node:
            case ast.Call(
                func=ast.Attribute(attr="answer"), args=[ast.Constant(str(key))], keywords=said
            ) if all(word.arg for word in said):
                yield f"answer-{key}", frozenset(word.arg or "" for word in said) | tables
            case ast.Call(
                func=ast.Name("Notice"), args=[ast.Constant(str(key)), ast.Dict(keys=said), *_]
            ) if all(said):
                words = (ast.literal_eval(word) for word in said if word)
                yield f"notice-{key}", frozenset(words) | tables
            case _:
                pass


def _unsaid(
    told: Iterable[tuple[str, frozenset[str]]], *prefixes: str
) -> list[tuple[str, list[str]]]:
    """What is told without a word that its sentence needs."""
    known = messages(DEFAULT) | messages(DEFAULT, games=True)
    return [
        (reason, sorted(known[key] - said))
        for reason, said in told
        for key in [f"{prefix}{reason}" for prefix in prefixes if f"{prefix}{reason}" in known][:1]
        if known[key] - said
    ]


def _with_words(
    refusals: Iterable[tuple[str, frozenset[str]]],
) -> Iterator[tuple[str, frozenset[str]]]:
    """Refusals, and the words that prose makes of their details."""
    return ((reason, said | {f"{name}_word" for name in said}) for reason, said in refusals)


@each("game", WHOLE)
def test_refusals_of_a_game_come_with_the_words_their_sentences_need(game: str) -> None:
    refusals = _refusals(str(home(game) / "rules" / game))
    assert _unsaid(_with_words(refusals), f"{game}-illegal-", "illegal-") == []


def test_whatever_else_is_told_comes_with_the_words_its_sentence_needs() -> None:
    assert _unsaid(_with_words(_refusals("rules")), "illegal-") == []
    assert _unsaid(_refusals("bot"), "refused-") == []
    assert _unsaid(_answers_and_notices(), "") == []
    assert len(list(_refusals("bot"))) > 20
    assert len(list(_answers_and_notices())) > 50


@each("game", WHOLE)
def test_every_game_has_the_texts_the_bot_asks_for(game: str) -> None:
    meta = WHOLE[game].meta
    wanted = {f"{game}-name", f"{game}-description", f"{game}-rules"}
    wanted |= {f"{game}-option-{option.name}" for option in meta.options}
    wanted |= {f"{game}-option-{option.name}-description" for option in meta.options}
    wanted |= {f"{game}-event-{kebab(event.__name__)}" for event in meta.events}
    wanted |= {f"{game}-board-{kebab(fact.__name__)}" for fact in meta.facts}
    painter = PAINTED.get(game)
    if isinstance(painter, Layered):
        wanted |= {f"{game}-layer-{layer}" for layer in painter.layers}
    for action in meta.actions:
        wanted |= {f"{game}-verb-{action.verb}", f"{game}-verb-{action.verb}-description"}
        for name in action.__match_args__:
            wanted |= {f"{game}-field-{kebab(name)}", f"{game}-field-{kebab(name)}-description"}
    assert wanted - set(messages(DEFAULT, games=True)) == set()


def _texts(tmp_path: Path, **files: str) -> Texts:
    for locale, content in files.items():
        folder = tmp_path / locale.replace("_", "-")
        folder.mkdir()
        (folder / "all.ftl").write_text(content, encoding="utf-8")
    return Texts(tmp_path)


def test_a_missing_message_falls_back_to_english_and_never_raises(tmp_path: Path) -> None:
    texts = _texts(tmp_path, en="a = A { $n }\nb = B", zh_CN="b = 乙")
    assert texts.say("zh-CN", "a", n=3) == "A 3"
    assert texts.say("zh-TW", "b") == "乙"
    assert texts.say("fr", "b") == "B"
    assert texts.say("en", "nothing") == "nothing"
    assert texts.say("en", "a") == "A n"


def test_a_language_that_lacks_messages_is_told_of_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    english = "a = A\nb = B\nc-part-d = { a }"
    made = _texts(tmp_path, en=english, de="a = A\nb = B", zh_CN="a = 甲", zh_TW="b = 乙")
    assert made.untranslated == {"zh-CN": ("b",), "zh-TW": ("a",)}
    made.say("zh-CN", "b")
    assert caplog.messages == []
    warn_untranslated(made)
    told = "told in English: zh-CN lacks 1 of the messages: b…; zh-TW lacks 1 of the messages: a…"
    assert caplog.messages == [told]


def test_texts_of_a_game_may_stand_in_a_folder_of_their_own(tmp_path: Path) -> None:
    _texts(tmp_path, en="chess-name = Chess")
    texts = Texts(FOLDER, tmp_path)
    assert texts.say("en", "chess-name") == "Chess"
    assert texts.say("de", "chess-name") == "Chess"
    assert texts.locales == shared_texts().locales


def _prose(tmp_path: Path, *, plain: bool = False) -> Prose:
    content = (
        'list-comma = { ", " }\nlist-and = { $first } and { $last }\nnobody = nobody\n'
        "toy-event-card-held = You hold { $card }.\n"
        "toy-event-stone-painted = { $seat } paints { $colour }.\n"
        "toy-colour-red = crimson\n"
    )
    return Prose(_texts(tmp_path, en=content), "toy", "en", ("Ann*a", "Ben"), plain=plain)


def test_events_become_sentences(tmp_path: Path) -> None:
    prose = _prose(tmp_path)
    told: tuple[Event, ...] = (CardHeld(7), StonePainted(1, "red"), StonePainted(0, "blue"))
    assert prose.tell_all(told) == [
        "You hold 7.",
        "**Ben** paints crimson.",
        "**Ann\\*a** paints blue.",
    ]


class _StonesLost(Event):
    """Stones that a seat lost, perhaps to somebody."""

    stones: tuple[tuple[str, int], ...] = of_kind("stone")
    cell: str | None = of_kind("cell")


def test_nothing_can_be_told_in_its_own_words(tmp_path: Path) -> None:
    told = (
        "toy-event-stones-lost = { $stones ->\n    [none] No stone\n   *[other] { $stones }\n}"
        '{ $cell ->\n    [none] {""}\n   *[other] {""} on { $cell }\n}'
    )
    content = 'list-comma = { ", " }\n' + told
    prose = Prose(_texts(tmp_path, en=content), "toy", "en", ())
    assert prose.tell(_StonesLost((), None)) == "No stone"
    assert prose.tell(_StonesLost((("ruby", 2), ("jade", 1)), "C4")) == "ruby ×2, jade ×1 on C4"
    many = tuple((f"stone {number}", 2) for number in range(300))
    assert prose.tell(_StonesLost(many, "A1")).endswith("stone 298 ×2, stone 299 ×2 on A1")


class _StonesFound(Event):
    """Stones that were found one by one."""

    stones: tuple[str, ...] = of_kind("stone")


def test_what_a_list_has_several_times_is_told_with_its_number(tmp_path: Path) -> None:
    content = 'list-comma = { ", " }\ntoy-event-stones-found = { $stones }\ntoy-stone-jade = jade'
    twice = f"{content}\n    .twice = a pair of jades\n"
    found = _StonesFound(("jade", "ruby", "jade", "ruby"))
    texts = _texts(tmp_path, en=twice, de=content)
    prose = Prose(texts, "toy", "en", ())
    assert prose.tell(found) == "a pair of jades, ruby ×2"
    assert prose.tell(_StonesFound(("jade",) * 3)) == "jade ×3"
    assert Prose(texts, "toy", "de", ()).tell(found) == "jade ×2, ruby ×2"


class _Taken(Event):
    """Heaps of stones that were taken, one after the other."""

    heaps: tuple[tuple[str, int], ...] = of_kind("stone")


def test_a_heap_that_a_list_has_twice_is_not_lost(tmp_path: Path) -> None:
    content = 'list-comma = { ", " }\ntoy-event-taken = { $heaps }'
    prose = Prose(_texts(tmp_path, en=content), "toy", "en", ())
    assert prose.tell(_Taken((("jade", 2), ("jade", 2)))) == "jade ×2 ×2"


def test_tallies_and_lists_name_the_seats(tmp_path: Path) -> None:
    prose = _prose(tmp_path, plain=True)
    assert prose.tally((2, 1)) == "Ann*a 2, Ben 1"
    assert prose.tally((0, 3)) == "Ben 3"
    assert prose.tally((0, 0)) == "nobody"
    assert prose.seats((0, 1)) == "Ann*a and Ben"
    assert prose.seats(()) == "nobody"


class _Ousted(Event):
    """Somebody, or nobody, had to go."""

    seat: Seat | None = of_kind("seat")


def test_a_sentence_can_choose_by_nobody(tmp_path: Path) -> None:
    content = "toy-event-ousted = { $seat ->\n    [none] All stay\n   *[other] { $seat } goes\n}"
    prose = Prose(_texts(tmp_path, en=content), "toy", "en", ("Anna",), plain=True)
    assert prose.tell_all([_Ousted(None), _Ousted(0)]) == ["All stay", "Anna goes"]


def test_a_player_is_named_on_controls(tmp_path: Path) -> None:
    prose = _prose(tmp_path)
    assert [prose.label("player", seat) for seat in (1, "2")] == ["Ann*a", "Ben"]
    assert [prose.label("player", seat) for seat in (0, 3, "x")] == ["0", "3", "x"]


class _Name(Action):
    """Somebody is named."""

    verb: ClassVar[str] = "name"
    player: int = of_kind("player")


def test_the_name_of_a_player_formats_nothing_where_an_action_is_told(tmp_path: Path) -> None:
    prose = _prose(tmp_path)
    assert prose.action(_Name(1)) == "name · Ann\\*a"
    assert prose.values(_Name(1)) == "Ann*a"
    assert replace(prose, plain=True).action(_Name(1)) == "name · Ann*a"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("**bold**", "\\*\\*bold\\*\\*"),
        ("@everyone", "@\u200beveryone"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("a\nb\u202ec", "a b c"),
        ("\u200b", "?"),
        ("\u3164", "?"),
        ("An\u3164\uffa0\u115f\u1160na", "An na"),
        ("\u2800\U0001d159\u17b4\u180b", "?"),
        ("\u0301\ufe0f\u200d", "?"),
        ("나라 ❤️\u200d🔥 ශ්\u200dරී می\u200cر", "나라 ❤️\u200d🔥 ශ්\u200dරී می\u200cر"),
        ("https://x.y", "https:\u200b//x.y"),
    ],
)
def test_names_cannot_format_or_mention(name: str, shown: str) -> None:
    assert safe_name(name) == shown


def test_names_are_cut() -> None:
    assert len(plain_name("x" * 100)) == 32


def test_an_action_in_words() -> None:
    prose = Prose(shared_texts(), "carcassonne", "en", ())
    action: Action = GAMES["carcassonne"].meta.action("place M12 90")
    assert prose.action(action) == "Place tile · M12 · ↻ 90°"
