"""Looking back: every turn as whoever asks could know it then, and the log in pages."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from discord import ui

from bot.front.looking_back.history import TurnPage, Wish, read_wish, turns_by_number
from bot.front.looking_back.history_view import draw_history, spread
from bot.front.looking_back.log_pages import log_message, page_for, paragraphs
from bot.front.shown.message_views import OPTIONS_LIMIT, TEXT_LIMIT, MessageView
from bot.front.shown.presenter import TablePresenter
from bot.matches.people.notes import LENGTH
from bot.matches.table.model import Holder, LogEntry, Table
from bot.matches.table.past import Moment, Past
from bot.matches.table.requests import Place
from bot.processes.drawing import Renderer
from bot.storage import schema
from bot.texts import shared_texts
from rules import GAMES
from rules.game import AnyGame, Event, Rng, Seat
from rules.playing import begin, play, settle
from rules.summaries import summarised
from sandbox import Fault
from sandbox.web.driver import SimulatedUser, controls, pictures, text_of
from sandbox.world.failures import Json
from sandbox.world.people import VIEW_CHANNEL
from tests.contract.walks import firsts
from tests.front.conftest import House, has, house_of, tap, verb_of, verbs, whole_turn
from tests.front.interaction.test_answers import ANSWERS
from tests.games import ALL, WHOLE
from tests.garden import GARDEN
from tests.languages import every_language
from tests.tapping import component
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("told_once")

NAMES = ("Anna", "Ben", "Chloé", "大卫", "Emil")


# --- what is shown, by itself ----------------------------------------------------------------


@cache
def walked(game: AnyGame, seats: int, most: int = 10_000, seed: str = "walk") -> Past:
    """A random game, a commit a decision and an hour between them."""
    first = begin(game, seats, {}, seed)
    moments, choose, revision = list[Moment](), Rng(f"{seed}/choose"), 1

    def enter(*steps: Any) -> Any:
        at = datetime.fromtimestamp(1_700_000_000 + revision * 3600, UTC)
        moments.extend(Moment(step, revision, at) for step in steps)
        return moments[-1].played.step.state if moments else first

    state = enter(*settle(game, first, seed, 0))
    while (seats_to_act := game.to_act(state)) and revision < most:
        seat, revision = choose.choice(seats_to_act), revision + 1
        action = choose.choice(game.legal(state, seat))
        state = enter(play(game, state, seat, action, seed, len(moments)))
        state = enter(*settle(game, state, seed, len(moments)))
    return Past(game, first, tuple(moments))


def presented(
    past: Past, seats: int, status: Any = "running", locale: str = "en"
) -> TablePresenter:
    """The table of a walked game."""
    holders = tuple(Holder(name, i, None, False) for i, name in enumerate(NAMES[:seats], 1))
    state = past.state(len(past.moments))
    opened = datetime.fromtimestamp(1_700_000_000, UTC)
    table = Table(
        "abcde", past.game.meta.key, status, Place(1, 2), 1, "en", {}, holders,
        opened_at=opened, revision=9, steps=len(past.moments), state=state,
    )  # fmt: skip
    return TablePresenter(past.game, table, shared_texts(), locale)


def seen(past: Past, own: Seat | None, wish: Wish, status: str = "running") -> TurnPage:
    return TurnPage(presented(past, 3, status), past, own, wish)


def wishes(numbers: int) -> Iterator[Wish]:
    """Every fourth turn, asked for with every viewer, honest or forged."""
    for number in range(0, numbers, 4):
        for viewer in ("", "public", "0", "1", "2", "7", "-1", "x"):
            yield Wish("to", number, viewer)


@pytest.mark.parametrize(
    "game", [g for g in ALL.values() if 3 in g.meta.seats], ids=lambda game: game.meta.key
)
def test_in_a_running_game_nobody_sees_more_than_their_own(game: AnyGame) -> None:
    past = walked(game, 3, 60)
    turns = turns_by_number(past)
    for own, wish in product((None, 0, 2), wishes(len(turns))):
        shown = seen(past, own, wish)
        after = sum(map(len, turns[: wish.number + 1]))
        assert shown.view == game.view(past.state(after), own), wish
        steps = [moment.played.step for moment in turns[wish.number]]
        assert shown.events(wish.number) == [
            event for step in steps for event in step.events_for(own)
        ], wish


def test_after_the_end_everything_may_be_seen_by_everybody() -> None:
    past = walked(TOY, 3)
    for status in ("finished", "closed"):
        for own in (None, 1):
            for viewer, seat in (("public", None), ("0", 0), ("2", 2), ("", own), ("x", None)):
                shown = seen(past, own, Wish("to", 2, viewer), status)
                after = sum(map(len, turns_by_number(past)[:3]))
                assert shown.view == TOY.view(past.state(after), seat)
                assert shown.viewer == seat


async def texts_of(shown: TurnPage) -> str:
    made = await draw_history(shown, Renderer({}))
    return content_of(made.view)


async def test_a_whole_message_of_a_running_game_names_no_card_of_another() -> None:
    past = walked(TOY, 3, 2)
    state = past.state(len(past.moments))
    (bidder,) = (seat for seat, bid in enumerate(state.bids) if bid is not None)
    for own in (None, 0, 1, 2):
        made = await draw_history(seen(past, own, Wish()), Renderer({}))
        words = str(made.view.to_components())
        assert ("toy-event-your-bid" in words) is (own == bidder)
        assert ("toy-event-card-held" in words) is (own is not None)


async def test_what_one_held_is_told_to_oneself_and_of_another_says_who_is_meant(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def drawn(*_: Any) -> bytes:
        return b"a picture"

    monkeypatch.setattr(Renderer, "board", drawn)
    past = walked(GAMES["china"], 3, most=1)
    for own, wish in ((0, Wish()), (1, Wish(viewer="0")), (None, Wish(viewer="0"))):
        shown = seen(past, own, wish, "finished")
        told = str((await draw_history(shown, Renderer({}))).view.to_components())
        for ones_own in ("Your cards: ", "You have "):
            assert told.count(ones_own) == 2, "below the picture, and in its words"
        assert not re.search(r"Anna\W+has \d", told)
        for meant in ("“You” is **Anna** here.", "“You” is Anna here."):
            assert (meant in told) is (own != 0)
    looked = walked(GAMES["changcheng"], 2, most=40)
    told = await texts_of(seen(looked, 0, Wish()))
    assert told.count("Armies you have seen: ") == 1
    assert "You have seen the army of" not in told


def test_first_back_forward_last_and_jumps() -> None:
    past = walked(GARDEN, 2, 6)
    last = len(turns_by_number(past)) - 1
    table = {
        "first 3 public": 0, "back 3 public": 2, "forward 3 public": 4, "last 3 public": last,
        "back 0 public": 0, f"forward {last} public": last, "": last, "what ever": last,
        "3": 2, "1": 0, "999": last, "to 3 public": 5, "as 3 public": 3, f"back {10**12} x": 0,
    }  # fmt: skip
    for rest, number in table.items():
        value = "5" if rest.startswith("to") else "0" if rest.startswith("as") else ""
        assert seen(past, None, read_wish(rest, value)).number == number, rest


def test_a_turn_that_is_gone_shows_the_nearest_and_says_so() -> None:
    past = replace(walked(GARDEN, 2, 6), undone=frozenset({7}))
    last = len(turns_by_number(past)) - 1
    for rest, missed in (
        ("as 90 public", True),
        (f"as {last} public", False),
        ("7", True),
        ("6", False),
    ):
        shown = seen(past, None, read_wish(rest))
        assert shown.missed is missed, rest
        assert shown.number == last, rest


async def test_a_turn_that_never_was_is_not_called_taken_back() -> None:
    past = walked(GAMES["china"], 3, most=1)
    told = await texts_of(seen(past, None, Wish("to", 99)))
    assert "There is no such turn; this is the nearest one." in told
    undone = replace(past, undone=frozenset({7}))
    told = await texts_of(seen(undone, None, Wish("to", 99)))
    assert "That turn was taken back; this is the nearest one." in told


@pytest.mark.parametrize("last", [0, 1, 24, 25, 110, 400, 999])
def test_a_list_of_turns_leads_anywhere_in_few_jumps(last: int) -> None:
    for goal in {0, last, last // 2, last // 3, last * 7 // 9}:
        here = last
        for _ in range(4):
            offered = spread(last, here)
            assert len(offered) <= OPTIONS_LIMIT
            assert {0, here, last} <= set(offered)
            here = min(offered, key=lambda number: abs(number - goal))
        assert abs(here - goal) <= max(1, last // 200)


async def test_the_message_tells_turn_player_date_and_who_was_next() -> None:
    past = walked(GARDEN, 3, 5)
    told = await texts_of(seen(past, None, Wish("to", 2)))
    assert "Turn 2 of 4" in told
    assert f"<t:{1_700_000_000 + 3 * 3600}:f>" in told
    assert "**Ben** · <t:" in told
    assert "Then the table waited for **Chloé**" in told
    newest = await texts_of(seen(past, None, Wish()))
    (waiting,) = GARDEN.to_act(past.state(len(past.moments)))
    assert f"Waiting for **{NAMES[waiting]}**" in newest
    assert "The beginning" in await texts_of(seen(past, None, Wish("first")))


async def test_in_a_pause_the_newest_turn_waits_for_nobody() -> None:
    shown = seen(walked(GARDEN, 3, 5), None, Wish())
    paused = replace(shown.presenter.table, paused_at=1_700_000_000.0)
    resting = replace(shown, presenter=replace(shown.presenter, table=paused))
    told = await texts_of(resting)
    assert "The table was paused <t:1700000000:R>" in told
    assert "Waiting for" not in told


@cache
def telling(past: Past) -> frozenset[int]:
    """A few turns with the first and the last, and all that tell the first seat something of a
    sort that none tells that tells more."""
    turns = turns_by_number(past)
    events = [[event for moment in turn for event in moment.events_for(0)] for turn in turns]

    def sorts(number: int) -> Iterator[type[Event]]:
        return map(type, summarised(past.game.meta, events[number]))

    most_first = sorted(range(len(turns)), key=lambda number: len(events[number]), reverse=True)
    few = range(0, len(turns), max(1, len(turns) // 6))
    return frozenset((*few, len(turns) - 1, *firsts(most_first, sorts)))


@every_language
@pytest.mark.parametrize("key", WHOLE)
async def test_every_turn_and_every_page_fits_into_a_message(key: str, locale: str) -> None:
    game = WHOLE[key]
    past = walked(game, game.meta.seats[-1])
    presenter = presented(past, game.meta.seats[-1], "finished", locale)
    note, limit = "x" + "\n" * (LENGTH - 2) + "x", presenter.say("picture-limit")
    for number in telling(past):
        shown = TurnPage(presenter, past, 0, Wish("to", number), note=note)
        made = await draw_history(shown, Renderer({}))
        assert made.view.content_length() + len(limit) <= TEXT_LIMIT
        assert made.view.total_children_count <= 40
        ids = [
            c.custom_id for c in made.view.walk_children() if isinstance(c, ui.Button | ui.Select)
        ]
        assert len(set(ids)) == len(ids)


# --- the log -----------------------------------------------------------------------------------


def content_of(view: MessageView) -> str:
    """The text of a message."""
    shown = (part for part in view.walk_children() if isinstance(part, ui.TextDisplay))
    return "\n".join(part.content for part in shown)


def facts(presenter: TablePresenter, past: Past) -> list[str]:
    """Every sentence that everybody may know, alike facts of a turn as one."""
    turns = ([e for moment in turn for e in moment.events_for(None)] for turn in past.turns())
    return [line for events in turns for line in presenter.describe_events(events)]


@every_language
@pytest.mark.parametrize("key", WHOLE)
def test_every_public_fact_of_a_game_is_on_a_page(key: str, locale: str) -> None:
    game = WHOLE[key]
    past = walked(game, game.meta.seats[-1])
    presenter = presented(past, game.meta.seats[-1], "finished", locale)
    told, known = paragraphs(presenter, past, ()), facts(presenter, past)
    for start, way in (("first", "from"), ("", "until")):
        shown, texts = page_for(told, start), list[str]()
        for _ in range(len(told)):
            view = log_message(presenter, told, shown)
            assert view.content_length() <= TEXT_LIMIT
            texts.insert(len(texts) if way == "from" else 0, content_of(view))
            at = shown.after if way == "from" else shown.first
            if at in (0, len(told)):
                break
            shown = page_for(told, f"{way} {at}")
        lines = "\n".join(texts).split("\n")
        assert len(texts) > 1 or len("\n".join(lines)) <= TEXT_LIMIT
        among = set(known)
        assert [line for line in lines if line in among] == known


def test_the_newest_page_comes_first_and_pages_stay_while_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    past = walked(GAMES["tigris"], 4)
    presenter = presented(past, 4, "finished")
    all_told = paragraphs(presenter, past, ())
    newest = page_for(all_told, "")
    assert newest.after == len(all_told)
    assert newest.first > 0
    before = page_for(all_told, f"until {newest.first}")
    longer = [*all_told, *all_told[-5:]]
    assert page_for(longer, f"until {newest.first}") == before
    assert page_for(longer, f"from {before.after}").first == newest.first
    assert (
        page_for(all_told, "until 0")
        == page_for(all_told, "from 9999")
        == page_for(all_told, "x")
        == newest
    )
    limit = 120
    monkeypatch.setattr("bot.front.looking_back.log_pages.PART_LIMIT", limit)
    parts = [(part.turn, part.text.split("\n")) for part in paragraphs(presenter, past, ())]
    assert len(parts) > len(all_told), "some turns are longer than that"
    for (turn, lines), (later, more) in pairwise(parts):
        length = sum(map(len, lines))
        assert turn != later or lines[1:] or lines[0][0] != "-", "a head begins no turn alone"
        assert length <= limit or len(lines) <= 2, "a line alone may be longer with its head"
        assert turn != later or length + len(more[0]) > limit


def note(kind: str, text: str, revision: int, by: Seat | None = None) -> LogEntry:
    at = datetime.fromtimestamp(1_700_000_123, UTC)
    return LogEntry(revision, 0, None, text, at, kind=kind, by=by)


def test_the_log_tells_what_happened_at_the_table_in_its_place() -> None:
    past = walked(GARDEN, 2, 6)
    presenter = presented(past, 2)
    lines = (
        note("table", "resign", 4, by=1),
        note("undo", "undo", 5, by=0),
        note("table", "something unheard of", 5),
        note("action", "plant 3", 5, by=0),
        note("table", "close", 99),
    )
    told = [(p.text.split("\n")[-1], p.turn) for p in paragraphs(presenter, past, lines)]
    assert [turn for _, turn in told] == [1, 2, 3, None, 4, None, 5, None]
    assert told[3] == ("**Ben** has resigned; a computer player takes over the seat.", None)
    assert "taken back" in told[5][0]
    assert "closed" in told[7][0]


# --- in the whole bot ----------------------------------------------------------------------------


@pytest.fixture
async def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house where the toy game is played, too: hidden hands and bids, each told in a post."""
    monkeypatch.setattr("bot.matches.deeds.unit_of_work.TOLD_WITH_NEXT", 0.0)
    async with house_of(tmp_path, {**GAMES, "toy": TOY}) as house:
        yield house


async def toy_game(house: House) -> tuple[str, Json]:
    """A toy game in which Anna has bid; its newest post."""
    match_id = await house.begun("Anna", "Ben", game="toy")
    anna = house.person("Anna")
    panel = (await tap(anna, (await house.posts())[-1], "turn")).message
    await tap(anna, (await tap(anna, panel, "pick")).message, "confirm")
    return match_id, (await house.posts())[-1]


async def forged(person: SimulatedUser, match_id: str, rest: str, value: str = "") -> str:
    """What a made up control of the history answers."""
    source = (await person.slash("help")).message
    data = component(f"mp:history:{match_id}::{rest}")
    if value:
        data |= {"component_type": 3, "values": [value]}
    return (await person.raw(3, data, message=source)).text


async def test_secrets_of_another_stay_hidden_until_the_end(toys: House) -> None:
    match_id, post = await toy_game(toys)
    anna, ben, sam = (toys.person(name) for name in ("Anna", "Ben", "Sam"))
    held = (await toys.bot.matches.table(match_id)).state.hands
    assert held[0] != held[1]
    own = await tap(anna, post, "history")
    assert own.private
    assert "toy-event-your-bid" in own.text
    assert not any("::as " in c["custom_id"] for c in controls(own.message))
    for person in (ben, sam):
        for told in (
            (await tap(person, post, "history")).text,
            await forged(person, match_id, "as 1 0"),
        ):
            assert "your-bid" not in told
            assert "bid-made" in told
        assert "your-bid" not in await forged(person, match_id, "as 1 public", "0")
    assert "card-held" not in (await tap(sam, post, "history")).text
    await anna.slash("table close")
    told = await forged(sam, match_id, "as 1 public", "0")
    assert "your-bid" in told
    assert "As **Anna** could see it then" in told
    assert "closed without a result" in told
    ended = (await tap(sam, post, "history")).message
    assert "your-bid" not in text_of(ended)
    viewers = next(c for c in controls(ended) if "::as " in c["custom_id"])
    assert [o["value"] for o in viewers["options"]] == ["public", "0", "1"]


async def test_whoever_resigned_sees_what_everybody_sees(toys: House) -> None:
    _, post = await toy_game(toys)
    anna = toys.person("Anna")
    await tap(anna, (await anna.slash("table resign")).message, "resign")
    assert "your-bid" not in (await tap(anna, post, "history")).text
    assert "**Anna** has resigned" in (await anna.slash("table log")).text


async def stepped(person: SimulatedUser, message: Json, way: str) -> Json:
    """Presses a button of the history."""
    found = next(c for c in controls(message) if f"::{way} " in c["custom_id"])
    reply = await person.click(message, found["custom_id"])
    assert reply.message["id"] == message["id"]
    assert pictures(reply.message)
    return reply.message


async def test_a_game_is_stepped_through_in_one_private_message(house: House) -> None:
    await house.begun("Anna", "Ben")
    for name in ("Anna", "Ben", "Anna"):
        await whole_turn(house.person(name), (await house.posts())[-1])
    posts = [post for post in await house.posts() if has(post, "history")]
    sam = house.person("Sam")
    assert [len(verbs(post)) for post in posts] == [1, 1, 1, 5]
    opened = await tap(sam, posts[1], "history")
    assert opened.private
    assert "Turn 1 of 3" in opened.text
    assert pictures(opened.message)
    message = await stepped(sam, opened.message, "forward")
    assert "Turn 2 of 3" in text_of(message)
    message = await stepped(sam, message, "last")
    assert "Turn 3 of 3" in text_of(message)
    assert "Waiting for" in text_of(message)
    message = await stepped(sam, message, "back")
    message = await stepped(sam, message, "first")
    assert "The beginning" in text_of(message)
    await house.restart()
    jump = next(c for c in controls(message) if "::to " in c["custom_id"])
    message = (await sam.select(message, jump["custom_id"], ["2"])).message
    assert "Turn 2 of 3" in text_of(message)
    assert "Turn 2 of 3" in (await sam.slash("table history", turn="2")).text
    assert "Turn 3 of 3" in (await sam.slash("table history")).text
    assert "Turn 3 of 3" in (await sam.slash("table history", turn="  ")).text
    assert "not a number" in (await sam.slash("table history", turn="two")).text
    await house.person("Anna").slash("table close")
    ended = (await tap(sam, posts[1], "history")).message
    assert not any("::as " in c["custom_id"] for c in controls(ended)), "all eyes see alike"


async def test_where_discord_takes_no_picture_the_turn_is_told_in_words(house: House) -> None:
    await house.begun("Anna", "Ben")
    await whole_turn(house.person("Anna"), (await house.posts())[-1])
    post, sam = (await house.posts())[-1], house.person("Sam")
    for code, words in ((50013, "not allowed to attach files"), (40005, "too large")):
        house.box.faults.add(Fault("403", ANSWERS, code=code))
        reply = await tap(sam, post, "history")
        assert words in reply.text
        assert "Turn 1 of 1" in reply.text
        assert pictures(reply.message) == []
        assert verbs(reply.message) == [*["history"] * 3, "show"]  # first, back and the list
    assert pictures((await tap(sam, post, "history")).message)


async def test_a_following_channel_looks_back_too(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await house.person("Anna", "spectators").slash("table watch", table=match_id)
    await house.allow("", "table", deny=VIEW_CHANNEL)
    await whole_turn(house.person("Anna"), (await house.posts(reader="Anna"))[-1])
    sam = house.person("Sam", "spectators")
    reply = await tap(sam, (await house.posts("spectators"))[-1], "history")
    assert "Turn 1 of 1" in reply.text
    assert pictures((await sam.slash("table history")).message)
    assert "Turn 1 of 1" in (await sam.slash("table log")).text


async def test_what_cannot_be_looked_back_at_says_why(house: House) -> None:
    sam = house.person("Sam")
    await house.opened("Anna", "Ben")
    commands = ["table board", "table remaining", "table legend", "table history", "table log"]
    commands += [f"record {how}" for how in ("replay", "poster", "export")]
    for command in commands:
        assert "has not begun" in (await sam.slash(command)).text
    await house.person("Anna").slash("table close")
    for command in (*commands, "describe"):
        assert "This game never began." in (await sam.slash(command)).text
    await house.begun("Anna", "Ben")
    older = sa.update(schema.matches).values(rules_version=0)
    await house.database.write(lambda connection: connection.execute(older))
    for command in ("table history", "table log", "record replay"):
        assert "began under an earlier version" in (await sam.slash(command)).text


async def test_a_turn_taken_back_is_not_shown_and_its_post_says_so(toys: House) -> None:
    match_id, post = await toy_game(toys)
    anna, ben, sam = (toys.person(name) for name in ("Anna", "Ben", "Sam"))
    (shown,) = (c["custom_id"] for c in controls(post) if verb_of(c) == "history")
    await anna.slash("table undo")
    await tap(ben, (await toys.posts())[-1], "agree")
    for rest in (shown.split("::")[1], "as 12 public"):
        told = await forged(sam, match_id, rest)
        assert "That turn was taken back" in told
        assert "The beginning" in told
        assert "bid-made" not in told
    log = (await sam.slash("table log")).text
    assert "**Anna**'s last turn was taken back" in log
    assert "bid-made" not in log
