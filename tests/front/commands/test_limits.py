"""Every limit of Discord, checked for all languages on what the bot can send at its largest."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import discord
import pytest

from bot.app import Bot
from bot.delivery.post_views import earlier_pages, reminder_post, turn_post
from bot.delivery.sending import text_of
from bot.front.commands import add_commands
from bot.front.gate.component_handlers import COMPONENT_HANDLERS, LIST_HANDLERS
from bot.front.gate.registering import command_payload
from bot.front.lobby import lobby_actions
from bot.front.lobby.lobby_view import lobby
from bot.front.looking_back.describing import Look, pages, parts, words_message
from bot.front.looking_back.rulebook import sections
from bot.front.panel.choice_controls import controls
from bot.front.panel.choices import build_menu
from bot.front.panel.menu import Menu
from bot.front.panel.panel import Panel
from bot.front.panel.panel_view import draw_panel, warning
from bot.front.shown.custom_ids import LIMIT, CustomId, parse_custom_id
from bot.front.shown.emojis import KnownEmojis
from bot.front.shown.message_views import NO_HINTS, MessageView, cut_lines, rows
from bot.front.shown.presenter import MOST_EMOJIS, TablePresenter
from bot.front.shown.variants import variants_message
from bot.matches.table.model import Draft, Holder, Table
from bot.matches.table.past import Since
from bot.matches.table.posts import Reminder, TurnPost
from bot.matches.table.requests import DraftVersion, Place, Refused
from bot.processes.drawing import Renderer
from bot.settings import Settings
from bot.texts import shared_texts
from bot.texts.prose import Prose
from render.emojis import ShowsEmojis
from rules import GAMES
from rules.game import Action, Illegal, Rng, Seat, Step, of_kind
from rules.narrow import VERB, Choice, narrow
from rules.playing import choosable
from sandbox.protocol.check_commands import check_commands
from sandbox.world.components import Checker
from sandbox.world.failures import Problems
from tests.contract.walks import firsts
from tests.databases import new_database
from tests.games import ALL, PAINTED, WHOLE
from tests.languages import OTHERS, every_language
from tests.markup import raw_markup

pytestmark = pytest.mark.usefixtures("told_once")

LONG_NAME = "W*" * 16
EMOJI_ID = 1 << 63
"""As long as Discord's."""


@pytest.fixture
async def payload(tmp_path: Path) -> list[dict[str, Any]]:
    """The commands as Discord is told about them."""
    settings = Settings(data_dir=tmp_path, emojis=False, _env_file=None)  # pyright: ignore[reportCallIssue]
    database = await new_database(tmp_path / "meeplepost.sqlite3")
    bot = Bot(settings, database)
    await add_commands(bot.client)
    made = await command_payload(bot.client)
    await bot.renderer.close()
    await database.close()
    return made


def _many_of(part: dict[str, Any], key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] | None = part.get(key)
    return found or []


def _localised(part: dict[str, Any], key: str) -> dict[str, str]:
    found: dict[str, str] | None = part.get(f"{key}_localizations")
    return found or {}


def _parts(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield part
    for inner in _many_of(part, "options"):
        yield from _parts(inner)


async def test_the_commands_keep_discords_limits(payload: list[dict[str, Any]]) -> None:
    check_commands(payload)


async def test_every_description_of_a_command_is_a_sentence(payload: list[dict[str, Any]]) -> None:
    for part in (part for command in payload for part in _parts(command)):
        for said in (part["description"], *_localised(part, "description").values()):
            assert re.search(r"[.。]$", said), (part["name"], said)


async def test_readers_of_american_english_see_practice(payload: list[dict[str, Any]]) -> None:
    (found,) = [command for command in payload if command["name"] == "practise"]
    assert _name_in(found, discord.Locale.american_english) == "practice"
    for locale in (None, discord.Locale.british_english, discord.Locale.french):
        assert _name_in(found, locale) == "practise"


async def test_no_group_of_commands_is_full(payload: list[dict[str, Any]]) -> None:
    """With the 26th sub-command Discord refuses every command of the bot, so the place for the next
    one is looked for while there is still room."""
    for command in payload:
        below = [part for part in _many_of(command, "options") if part["type"] in (1, 2)]
        assert len(below) < 25, f"/{command['name']} is full: give the next ones another group"
    assert len(payload) < 100


async def test_names_are_unique_in_every_language(payload: list[dict[str, Any]]) -> None:
    groups = [payload, *(_many_of(p, "options") for c in payload for p in _parts(c))]
    for locale in (None, *discord.Locale):
        for group in groups:
            told = [_name_in(part, locale) for part in group]
            assert len(told) == len(set(told)), told


def _name_in(part: dict[str, Any], locale: discord.Locale | None) -> str:
    return _localised(part, "name").get(str(locale)) or str(part["name"])


async def test_commands_are_translated_and_for_servers_only(payload: list[dict[str, Any]]) -> None:
    for command in payload:
        anywhere = command["name"] in (
            *("help", "rules", "me", "turns", "practise", "describe", "learn", "puzzle"),
        )
        assert command["contexts"] == ([0, 1] if anywhere else [0]), command["name"]
        for part in _parts(command):
            assert set(OTHERS) <= set(part["description_localizations"]), part["name"]


OPTIONS = """
table open game= options?~ in?=
table add player=
table settings language?= reminders?= clock?= on_timeout?= server_language?=
table board table?~
table legend table?~
table hand table?~
table remaining table?~
table log table?~
table history turn? table?~
table info table?~
table watch table~
table unwatch table?~
record import record use?=
record export table?~
record replay table?~
record poster table?~
host option name~ value~
host move table~
host remove who?~
host pass who~
host hints rule=
host starts seats=
host restore table~
me time zone?~ quiet_from?~ quiet_to?~
me holiday until~
me mentions how= at?~
me language language=
me reminders after=
me warn before=
me confirm when=
seat invite who
seat give who
seat take seat~
vote replace player~
server puzzle channel?
tables state?= game?=
do text~
describe table?~
review table?~
rules game=
practise game?= level?= seats?~ options?~
learn game=
puzzle game?=
""".strip().split("\n")
"""Every option of a command: `?` may be left out, `=` has fixed choices, `~` suggests."""


async def test_every_option_is_asked_for_as_it_should_be(payload: list[dict[str, Any]]) -> None:
    told, of_games = list[str](), set[str]()
    for command in payload:
        for sub in (part for part in _parts(command) if not part.get("type", 1) > 2):
            options = [_marked(part) for part in _many_of(sub, "options") if part["type"] > 2]
            if command["name"] in GAMES:
                of_games |= {option[-1] for option in options}
            elif options:
                path = dict.fromkeys((command["name"], sub["name"]))
                told.append(" ".join((*path, *options)))
    assert told == OPTIONS
    assert of_games == {"~"}, "every part of a decision is asked for and suggested"


def _marked(option: dict[str, Any]) -> str:
    marks = ("" if option.get("required") else "?", "=" if option.get("choices") else "")
    return "".join((option["name"], *marks, "~" if option.get("autocomplete") else ""))


@pytest.mark.parametrize(
    "path",
    [
        ("me", "language", "language"),
        ("table", "settings", "language"),
        ("table", "settings", "server_language"),
    ],
)
async def test_every_language_is_offered_by_its_own_name(
    payload: list[dict[str, Any]], path: tuple[str, ...]
) -> None:
    part: dict[str, Any] = {"options": payload}
    for name in path:
        (part,) = [inner for inner in _many_of(part, "options") if inner["name"] == name]
    offered = {choice["value"]: choice["name"] for choice in part["choices"]}
    texts = shared_texts()
    assert {locale: texts.say(locale, "language-name") for locale in texts.locales}.items() <= (
        offered.items()
    )


async def test_every_decision_of_every_game_is_a_command(payload: list[dict[str, Any]]) -> None:
    by_name = {command["name"]: command for command in payload}
    for key, game in GAMES.items():
        verbs = [a.verb for a in game.meta.actions if not a.automatic]
        assert [sub["name"] for sub in by_name[key]["options"]] == verbs


class _AllIds(dict[str, int]):
    """An id of every command."""

    def get(self, key: str, default: Any = None) -> Any:
        return 1574984092666036224


TEXTS = shared_texts().own()
TEXTS.command_ids = _AllIds()
"""The texts of a bot that knows the ids of all its commands."""


def fits(message: discord.ui.LayoutView) -> None:
    """Asserts that Discord takes the message, and that nothing in it is shown as raw markup."""
    shown, problems = message.to_components(), Problems()
    assert raw_markup(shown) == []
    Checker(problems, lambda url: {"url": url}, [EMOJI_ID]).message(shown, version2=True)
    problems.done()


def scene(game: str, locale: str, *, status: Any = "running") -> TablePresenter:
    """The fullest table there can be, with the longest names."""
    seats = max(ALL[game].meta.seats)
    holders = tuple(Holder(LONG_NAME, 10**18 + i, None, acts=True) for i in range(seats))
    table = Table(
        id="abcde",
        game=game,
        status=status,
        place=Place(1, 2),
        host_id=10**18,
        locale=locale,
        options={},
        seats=holders,
        revision=9999,
        steps=9999,
        state=beginning(game),
        undo=None,
        lobby_message_id=None,
        opened_at=datetime.now(UTC),
    )
    return TablePresenter(ALL[game], table, TEXTS, locale, all_emojis(game))


@cache
def beginning(game: str) -> Any:
    """The first position with all seats."""
    meta = ALL[game].meta
    options = {option.name: option.default for option in meta.options}
    return ALL[game].setup(max(meta.seats), options, Rng("limits"))


EMOJI = re.compile(r"<:\w+:\d+> ")


def all_emojis(game: str) -> KnownEmojis:
    """All pieces of a game."""
    painter, known = PAINTED.get(game), KnownEmojis(PAINTED)
    for piece in painter.emojis.pictures if isinstance(painter, ShowsEmojis) else ():
        known.put(game, piece, f"{game[:5]}_{piece}_abcdef", EMOJI_ID)
    return known


def played_out(game: str, locale: str) -> tuple[TablePresenter, list[Any]]:
    """A finished game with everything it told."""
    start, steps = scene(game, locale, status="finished"), played(game, "choices")
    told = [event for _, made in steps for event in made.public]
    return replace(start, table=replace(start.table, state=steps[-1][1].state)), told


@cache
def played(game: str, seed: str) -> Sequence[tuple[Action, Step[Any]]]:
    """All that is done in a random game, and what it makes."""
    rules, state, steps = ALL[game], beginning(game), list[tuple[Action, Step[Any]]]()
    rng = Rng(seed)
    while to_act := rules.to_act(state):
        action = rng.choice(rules.legal(state, to_act[0]))
        steps.append((action, rules.apply(state, to_act[0], action, Rng("limits", len(steps) + 1))))
        state = steps[-1][1].state
    return steps


def _post(end: TablePresenter, post: TurnPost) -> MessageView:
    return turn_post(end, post, following=False, pictured=True)


@every_language
@pytest.mark.parametrize("game", WHOLE)
def test_a_post_shows_a_few_pieces_and_reads_well_without_them(game: str, locale: str) -> None:
    end, told = played_out(game, locale)
    view = end.view(None)
    post = TurnPost(9999, None, tuple(told[:12]), view, (0,), final=False)
    shown = text_of(_post(end, post))
    pieces = EMOJI.findall(shown)
    assert bool(pieces) == isinstance(PAINTED[game], ShowsEmojis)
    assert len(pieces) <= MOST_EMOJIS
    without = replace(end, emojis=KnownEmojis(PAINTED))
    assert EMOJI.sub("", shown) == text_of(_post(without, post))
    assert "<:" not in end.alt(view, told[:12])
    assert all("<:" not in line for line in end.describe_events(told))


@pytest.mark.parametrize("game", WHOLE)
def test_my_hand_stands_below_a_post_where_others_see_less_of_it(game: str) -> None:
    table = scene(game, "en")
    post = TurnPost(9999, None, (), table.view(None), (0,), final=False)
    shown = [getattr(item, "label", "") for item in _post(table, post).walk_children()]
    assert "Your Move" in shown
    assert ("My Hand" in shown) == table.game.meta.secrets


@every_language
@pytest.mark.parametrize("game", WHOLE)
def test_the_longest_posts_fit(game: str, locale: str) -> None:
    end, told = played_out(game, locale)
    seats = tuple(range(len(end.table.seats)))
    view = end.view(None)
    for events in ((), tuple(told), tuple(told * 5)):
        final = TurnPost(9999, 0, events, view, (), final=True)
        running = TurnPost(9999, None, events, view, seats, final=False)
        assert len(earlier_pages(end, running)) == 0
        for page in earlier_pages(end, final):
            fits(page)
        told_in_full = "\n".join(map(text_of, [*earlier_pages(end, final), _post(end, final)]))
        for line in end.describe_events(events):
            assert line in told_in_full
        for post in (final, running):
            for following in (False, True):
                fits(turn_post(end, post, following=following, pictured=True))


@every_language
@pytest.mark.parametrize("game", WHOLE)
def test_every_page_of_a_description_fits_and_nothing_is_cut(game: str, locale: str) -> None:
    end, told = played_out(game, locale)
    running = replace(end, table=replace(end.table, status="running"))
    look = Look(running, 0, since=Since(tuple(told), (), decided=True))
    found = pages(parts(look))
    for number, page in enumerate(found, 1):
        message = words_message(look, number)
        fits(message)
        assert page in text_of(message)
    whole = "\n".join(found)
    for part in parts(look):
        assert part.head in whole
        assert all(line in whole for line in part.lines)
    assert "…" not in whole.replace(LONG_NAME, "")


@every_language
@pytest.mark.parametrize("game", WHOLE)
def test_the_longest_reminder_fits(game: str, locale: str) -> None:
    table = scene(game, locale)
    fits(reminder_post(table, Reminder(3, 2e9, tuple(table.table.awaited.values()))))


@every_language
@pytest.mark.parametrize("game", WHOLE)
def test_the_lobby_and_the_rules_fit(game: str, locale: str) -> None:
    players = [f"player{i}" for i in range(25)]
    fits(lobby(scene(game, locale, status="lobby"), players, pictured=True))
    fits(lobby(scene(game, locale), players, pictured=True))
    for chooses in (True, False):
        fits(variants_message(scene(game, locale, status="lobby"), chooses=chooses))
    told = sections(shared_texts(), locale, game)
    assert 1 <= len(told) <= 25, "a list has no more"
    assert all(len(section.body) <= 3500 and len(section.title) <= 80 for section in told)
    assert len(shared_texts().say(locale, "help")) <= 3900


class Put(Action):
    """A made-up decision with many values."""

    verb: ClassVar[str] = "put"
    cell: str = of_kind("cell")
    piece: str = of_kind("piece")


def _many(columns: int, lines: int, pieces: int) -> list[Action]:
    return [
        Put(f"{chr(65 + x)}{y}", f"piece{p}")
        for x in range(columns)
        for y in range(1, lines + 1)
        for p in range(pieces)
    ]


def _sheet(shown: Menu, hints: Mapping[tuple[str, ...], str] = NO_HINTS) -> MessageView:
    def tap(verb: str, rest: str) -> CustomId:
        return CustomId(verb, "abcde", rest, DraftVersion(99999, 99), 999)

    return MessageView(*controls(shown, tap, hints))


@every_language
@pytest.mark.parametrize(
    ("columns", "lines", "pieces"),
    [(1, 1, 1), (2, 1, 1), (5, 1, 1), (6, 1, 1), (5, 5, 1), (16, 11, 1), (16, 11, 6), (26, 24, 1)],
)
def test_every_value_can_be_reached_in_few_taps(
    columns: int, lines: int, pieces: int, locale: str
) -> None:
    prose = Prose(shared_texts(), "reversi", locale, ())
    legal = _many(columns, lines, pieces)
    shown = build_menu(legal, (), prose)
    fits(_sheet(shown))
    entries = list(shown.entries)
    for number in range(len(shown.groups)):
        inner = build_menu(legal, (), prose, number)
        hints = dict.fromkeys([entry.words for entry in inner.entries], "x" * 300)
        fits(_sheet(inner, hints))
        entries += inner.entries
    assert len({entry.words for entry in entries}) == columns * lines


def test_cells_are_listed_by_row_then_column_west_of_a_too() -> None:
    cells = ("AA2", "A2", "-A2", "-B2", "-AA2", "B-1", "A0", "Z2")
    legal = [Put(cell, "piece") for cell in cells]
    shown = build_menu(legal, (), Prose(shared_texts(), "reversi", "en", ()))
    listed = [entry.words[-1] for entry in shown.entries]
    assert listed == ["B-1", "A0", "-AA2", "-B2", "-A2", "A2", "Z2", "AA2"]


def test_a_tap_reads_back_and_refuses_what_is_too_long() -> None:
    tap = CustomId("pick", "abcde", "put A1 piece1", DraftVersion(12, 3))
    assert parse_custom_id(str(tap)) == tap
    with pytest.raises(ValueError, match="too long"):
        str(replace(tap, rest="x" * 100))
    assert parse_custom_id("mp:pick:abcde:1:rest") is None


def test_layers_travel_in_the_id_and_ids_without_them_are_still_read() -> None:
    for tap in (
        CustomId("pick", "abcde", "a b", DraftVersion(12, 3), 5),
        CustomId("board", "abcde", layers=2),
    ):
        assert parse_custom_id(str(tap)) == tap
    assert parse_custom_id("mp:pick:abcde:12.3:put A1") == CustomId(
        "pick", "abcde", "put A1", DraftVersion(12, 3)
    )
    assert parse_custom_id("mp:board:abcde::17") == CustomId("board", "abcde", "17")
    assert parse_custom_id("mp:board:abcde::~2") == CustomId("board", "abcde", "~2")


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody is asked after much was drafted."""

    draft: Draft
    seat: Seat
    legal: Sequence[Action]
    choice: Choice | Action

    @property
    def picked(self) -> tuple[str, ...]:
        """The words picked so far."""
        return self.choice.picked if isinstance(self.choice, Choice) else ()

    @property
    def marks(self) -> set[Any]:
        """What is of a sort in it: what was told, what may be done and in about how many ways, and
        what is asked for."""
        verbs = Counter(action.verb for action in self.legal)
        told = {type(event) for event in self.draft.events}
        marks = {*told, *((verb, count.bit_length()) for verb, count in verbs.items())}
        if not isinstance(self.choice, Choice):
            return marks
        kind, values = self.choice.kind, self.choice.values
        offered = values if kind == VERB else (self.picked[0], self.choice.field)
        named = {(kind, value) for value in values if kind != "cell"}
        return {*marks, *named, (offered, len(values).bit_length())}


def asked_in(game: str) -> Iterator[Question]:
    """All questions of two random games."""
    one, chance = scene(game, "en"), random.Random(5)
    for action, made in (*played(game, "panels"), *played(game, "more")):
        acting = one.game.to_act(made.state)
        told, version = made.public * 40, DraftVersion(99999, 99)
        draft = Draft((action,), made.state, told, ready=False, version=version)
        picked: tuple[str, ...] | None = ()
        legal = choosable(one.game, made.state, acting[0]) if acting else ()
        while legal and picked is not None:
            choice = narrow(legal, picked)
            yield Question(draft, acting[0], legal, choice)
            more = isinstance(choice, Choice)
            picked = (*choice.picked, chance.choice(choice.values)) if more else None


@cache
def questions(game: str) -> Sequence[Question]:
    """Of random games those with something that is in none with more to choose from."""
    asked = sorted(asked_in(game), key=lambda one: len(one.legal), reverse=True)
    return firsts(asked, lambda question: question.marks)


def panels(game: str, locale: str) -> Iterator[Panel]:
    """These questions as they are asked in a language, with all layers of a picture."""
    one = scene(game, locale)
    for asked in questions(game):
        now = replace(one, table=replace(one.table, state=asked.draft.state))
        yield Panel(now, asked.seat, asked.draft, picked=asked.picked, layers=511)


@every_language
@pytest.mark.parametrize("game", [*WHOLE, "siege"])
async def test_every_question_and_warning_of_a_game_fits(game: str, locale: str) -> None:
    artist, asked_for = Renderer({}), 0
    for panel in panels(game, locale):
        for action in {type(action): action for action in panel.legal}.values():
            fits(warning(panel, str(action)))
        groups = len(build_menu(panel.legal, panel.picked, panel.presenter.prose).groups)
        for group in (-1, *range(groups)):
            asked = replace(panel, group=group)
            assert len(str(asked.switch(511))) <= LIMIT
            planned = replace(asked, planning=True).switch(511)
            assert planned.verb == "planlayer"
            assert len(str(planned)) <= LIMIT
            fits((await draw_panel(asked, artist)).view)
            asked_for += 1
    await artist.close()
    assert asked_for > 1


def test_every_control_that_is_made_is_answered() -> None:
    made: set[str] = set()
    for path in Path("bot").rglob("*.py"):
        code = path.read_text(encoding="utf-8")
        made |= set(re.findall(r'(?:CustomId|custom_id)\(\s*"([a-z-]+)"', code))
        made |= set(re.findall(r', "([a-z]+)", (?:about|notice|f")', code))
    assert made == {*COMPONENT_HANDLERS, *LIST_HANDLERS} - {"over"}  # of earlier versions


def test_texts_are_cut_at_whole_lines() -> None:
    assert cut_lines(["one", "two", "three"], 13) == "one\ntwo\nthree"
    assert cut_lines(["one", "two", "three"], 10) == "one\ntwo\n…"
    assert len(cut_lines(["x" * 50], 10)) == 10
    assert len(rows([])) == 0


def test_options_are_read_from_words() -> None:
    assert lobby_actions.read_options("river=yes, other=2") == {"river": "yes", "other": "2"}
    with pytest.raises(Refused, match="options-unreadable"):
        lobby_actions.read_options("river", "river=yes")
    with pytest.raises(Illegal, match="unknown-option"):
        lobby_actions.read_options("river")
