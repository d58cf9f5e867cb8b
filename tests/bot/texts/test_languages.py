"""Every language is whole: nothing left in English, and whole games can be told in each."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
from bot.delivery.notice_sentences import notice_arguments
from bot.front.commands.general import guide_of
from bot.front.interaction.context import InteractionContext
from bot.front.shown.message_views import cut
from bot.front.shown.presenter import TablePresenter, with_names
from bot.matches.schedule.clocks import CLOCKS, OFF
from bot.matches.table.model import HOURS, Holder, Table
from bot.matches.table.posts import Notice
from bot.texts import DEFAULT, shared_texts
from bot.texts.names import NAME_LIMIT
from bot.texts.prose import Prose
from render.guide import BUTTON_ROOM, CAPTION, CAPTION_ROOM, WORDS, button_width, words_room
from render.pieces import length
from render.scripts import script_of
from rules import GAMES
from rules.game import Event, Game, Seat
from rules.summaries import summarised
from tests.contract.walks import Position, Setup, walk
from tests.games import WHOLE
from tests.known import EXAMPLE, texts
from tests.languages import OTHERS, every_language, every_other_language, messages
from tests.render.pixels import drawable

FOLDERS = (Path(bot.__file__).parent / "texts", EXAMPLE / "bot" / "texts")
NAMES = ("Anna", "Ben", "Chloé", "大卫", "Emil")
LABEL_LIMIT = 34
"""Discord allows 80 on a button; more than this is cut on a phone."""
WIDE = {"button-learn": 44}
"""Those that may have a row of a phone for themselves, whole in a sandbox of 390 pixels."""

SAME: dict[str, set[str]] = {
    "de": {
        "command-status", "command-server", "command-table-hand", "command-table-info",
        "command-vote-pause", "param-option", "param-text", "param-zone",
        "changcheng-event-mission-played", "asked-line", "turns-played-for-line",
        "button-poster", "command-record-poster",
    },
}  # fmt: skip
"""By language: words that are rightly the same as in English."""

PROPER_NAMES = re.compile(
    r".*-(name|command)|.*-(province|region|state|site|mongol|layout|option-(east|west))-\w+"
)
"""Messages that are names of games and of places, in letters that many languages share."""


class _Words(Visitor):
    """The letters that a message says by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.said = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the library's
        self.said += node.value

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.said += node.value


def words(message: ftl.Message) -> str:
    """What a message says, without what is put in."""
    visitor = _Words()
    visitor.visit(message)
    return visitor.said


@every_other_language
def test_no_file_is_missing_and_none_is_left_over(locale: str) -> None:
    """But of games that are not yet told in a language at all: English tells them until then."""
    for folder in FOLDERS:
        files, english = ({f.name for f in (folder / n).iterdir()} for n in (locale, DEFAULT))
        later = {tuple(f"{key}{part}.ftl" for part in ("", "-board", "-lesson")) for key in WHOLE}
        english -= {name for names in later if files.isdisjoint(names) for name in names}
        assert files == english


@every_other_language
def test_no_message_is_left_in_english(locale: str) -> None:
    english = messages(DEFAULT)
    same = {
        key
        for key, message in messages(locale).items()
        if key in english
        and not PROPER_NAMES.fullmatch(key)
        and re.search(r"[^\W\d_]{2}", words(message))
        and words(message) == words(english[key])
    }
    assert same == SAME.get(locale, set())


def test_the_languages_with_words_alike_are_there() -> None:
    assert set(SAME) <= set(OTHERS)


def test_german_has_its_own_quotation_marks_and_no_straight_ones() -> None:
    for key, message in messages("de").items():
        said = words(message)
        assert said.count("„") == said.count("“"), key
        assert not re.search("[\"'”‚‘’]", said) or PROPER_NAMES.fullmatch(key), key


@every_language
def test_buttons_are_short_and_choices_of_one_list_differ(locale: str) -> None:
    say = shared_texts().say
    for key in messages(locale):
        if key.startswith("button-"):
            label = say(locale, key, game="Ming", minutes=12)
            assert 0 < len(label) <= WIDE.get(key, LABEL_LIMIT), key
    lists = (
        [f"clock-{name}" for name in (OFF, *CLOCKS)],
        [f"reminders-{hours}" for hours in HOURS],
        ["open-here", "open-thread"],
        ["import-look", "import-play"],
        ["hints-allow", "hints-forbid"],
    )
    for keys in lists:
        assert len({say(locale, key) for key in keys}) == len(keys), keys


@every_language
def test_the_words_in_the_picture_of_the_help_fit_and_can_be_drawn(locale: str) -> None:
    speaker = SimpleNamespace(say=partial(shared_texts().say, locale))
    script = script_of(locale)
    for step in guide_of(cast("InteractionContext", speaker)).steps:
        assert length(step.caption, CAPTION, script) <= CAPTION_ROOM, step.caption
        for line in step.lines:
            assert length(line, WORDS, script) <= words_room(step), line
        assert sum(button_width(label, script) for label, _ in step.buttons) <= BUTTON_ROOM
        drawn = [step.caption, *step.lines, *(label for label, _ in step.buttons)]
        assert all(map(drawable, "".join(drawn)))


# --- numbers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "told"), [("en", "about 4.5 "), ("de", "etwa 4,5 ")])
def test_parts_of_points_have_the_sign_of_the_language(locale: str, told: str) -> None:
    assert told in shared_texts().say(locale, "review-cost", points=4.49)


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "4,000"), ("de", "4.000"), ("zh-CN", "4,000 个字符"), ("zh-TW", "4,000 個字元")],
)
def test_large_numbers_are_parted_as_in_the_language(locale: str, told: str) -> None:
    assert told in shared_texts().say(locale, "refused-too-long", most=4000)


@every_language
def test_moments_are_discords_and_no_part_of_one_is_written_as_a_number(locale: str) -> None:
    posted = TablePresenter(GAMES["tigris"], cast("Table", None), shared_texts(), locale)
    holiday = Notice("holiday", {"name": "Anna", "until": 1_798_000_000})
    given = notice_arguments(posted, holiday, following=False)
    assert "<t:1798000000:D>" in posted.say("notice-holiday", **given)
    for key in ("notice-idle-lobby", "notice-idle-game"):
        idle = Notice("x", {"id": "ab", "until": "1798000000"})
        told = notice_arguments(posted, idle, following=False) | {"who": "Ben"}
        assert "<t:1798000000:R>" in posted.say(key, **told)


def test_german_counts_in_german() -> None:
    say = shared_texts().say
    assert say("de", "result-points", points=1) == "1 Punkt"
    assert say("de", "result-points", points=1234) == "1.234 Punkte"
    assert shared_texts().listed("de", NAMES[:3]) == "Anna, Ben und Chloé"


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "One. Two! … Three."), ("de", "One. Two! … Three."), ("zh-CN", "One。Two!…Three。")],
)
def test_sentences_follow_each_other_as_in_the_language(locale: str, told: str) -> None:
    assert shared_texts().sentences(locale, ["One", "", "Two!", "…", "Three"]) == told


@every_language
def test_hidden_points_are_no_question(locale: str) -> None:
    texts = shared_texts()
    stop = texts.say(locale, "full-stop")
    assert texts.sentences(locale, ["Anna 3 · Ben ?", "Well?"]).startswith(f"Anna 3 · Ben ?{stop}")


@every_language
def test_computer_players_have_names_of_the_language(locale: str) -> None:
    texts = shared_texts()
    told = with_names(Holder("Strong 2", None, "strong", acts=False).named("old"), texts, locale)
    assert told["old"] == f"{texts.say(locale, 'player-strong')} 2"
    long = "Anna " * 9
    for name, shown in (("Anna", "Anna"), (long, "Anna Anna Anna"), ("Strong Anna", "Strong Anna")):
        played_for = Holder(name, 7, "strong", acts=False).named()
        told = str(with_names(played_for, texts, locale)["name"])
        assert told.startswith(shown)
        assert told.endswith(texts.say(locale, "player-substitute", name=""))
        assert len(told) <= NAME_LIMIT
    human = Holder("Anna", 7, None, acts=False).named()
    assert with_names(human, texts, locale)["name"] == "Anna"


def test_whatever_is_cut_ends_with_a_whole_word() -> None:
    assert cut("Anna baut eine Befestigung", 20) == "Anna baut eine…"
    assert cut("Anna baut (eine Befestigung)", 14) == "Anna baut…"
    assert cut("Befestigungsmauer", 9) == "Befestig…", "one word longer than all"
    assert cut("用文字说明整个版图", 5) == "用文字说…"
    assert cut("whole", 5) == "whole"


# --- whole games -----------------------------------------------------------------------------


def _foreseen(position: Position, seat: Seat) -> Iterator[Event]:
    game, view = position.game, position.game.view(position.state, seat)
    for action in game.legal(position.state, seat)[:3]:
        yield from game.foresee(view, action)


def _about(position: Position) -> Iterator[Event]:
    """What anybody may be told of a position: by the way, when asked, and when they decide."""
    game, state = position.game, position.state
    for seat in game.to_act(state):
        view = game.view(state, seat)
        yield from game.hand(view)
        yield from game.remaining(view)
        for section in game.describe(view):
            yield from (section.head, *section.facts)
        yield from _foreseen(position, seat)
        found = game.asked(view, seat), game.pace(view)
        yield from (event for event in found if event is not None)


@cache
def _played(key: str, seats: int) -> tuple[tuple[Event, ...], ...]:
    """Whatever a random game tells: what happened, by who may know it, and what is asked."""
    game = GAMES[key]
    options = tuple((option.name, option.default) for option in game.meta.options)
    positions = list(walk(Setup(game, seats, options), "told"))
    steps = [position.step for position in positions if position.step]
    public = [event for step in steps for event in step.public]
    private = [event for step in steps for _, event in step.private]
    about = [event for position in positions[::5] for event in _about(position)]
    return tuple(public), tuple(private), tuple(about), summarised(game.meta, public)


def _lines(game: Game[Any, Any, Any], locale: str, facts: Iterable[Event]) -> dict[str, Event]:
    prose = Prose(shared_texts(), game.meta.key, locale, NAMES, plain=True)
    return {prose.tell(event): event for event in facts}


ODD = r"  | [.,)]|[{}$]|[\u2066-\u2069]|\(\)|::|\.\.|\b(None|True|False)\b"
"""What no sentence has in it; only in English is there a word `none`."""


@every_language
@pytest.mark.parametrize("key", GAMES)
def test_whole_games_are_told_without_a_gap(
    key: str, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    texts(key, locale)
    game, odd = GAMES[key], ODD if locale == DEFAULT else rf"{ODD}|\b(none|yes)\b"
    for seats in {game.meta.seats[0], game.meta.seats[-1]}:
        for facts in _played(key, seats):
            with caplog.at_level(logging.ERROR, "bot.texts"):
                lines = _lines(game, locale, facts)
            for line, event in lines.items():
                assert line.strip(), event
                assert not re.search(odd, line), (line, event)
                assert f"{key}-" not in line, (line, event)
    assert caplog.records == []
