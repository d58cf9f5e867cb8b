"""The points turn by turn beside the final result, with the whole bot."""

from __future__ import annotations

import io
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.front.shown import retired_messages
from bot.front.shown.message_views import ALT_LIMIT
from bot.front.shown.results import points_sentences
from bot.matches.table.requests import Choose, Person
from bot.texts import signed
from render import PAINTERS
from render.plot import HEIGHT, WIDTH
from rules import GAMES
from sandbox.web.driver import controls, pictures, text_of
from sandbox.world.failures import Json
from sandbox.world.people import ATTACH_FILES
from tests.front.commands.test_limits import scene
from tests.front.conftest import House, house_of, verb_of
from tests.languages import every_language
from tests.siege import SIEGE
from tests.siege_picture import PAINTER


@pytest.fixture
async def sieges(tmp_path: Path) -> AsyncIterator[House]:
    """A house where the siege is played, too: a short game with hidden points."""
    async with house_of(
        tmp_path, {**GAMES, "siege": SIEGE}, {**PAINTERS, "siege": PAINTER}
    ) as house:
        yield house


async def played(house: House, match_id: str = "") -> str:
    """A whole siege between Anna and Ben, who lay a red and a blue stone in each turn."""
    table = await house.bot.matches.table(
        match_id or await house.begun("Anna", "Ben", game="siege")
    )
    while table.status == "running":
        seat = next(i for i, holder in enumerate(table.seats) if holder.acts)
        draft = await house.bot.matches.draft(table.id, seat)
        stones = [str(a) for a in SIEGE.legal(draft.state, seat) if a.verb == "put"]
        person = Person(table.seats[seat].user_id or 0, table.seats[seat].name)
        ready = len(draft.actions) == 1
        request = Choose((stones[-1] if ready else stones[0],), confirm=ready)
        key = f"play-{table.revision}-{len(draft.actions)}"
        await house.bot.matches.submit(key, person, table.id, request)
        table = await house.bot.matches.table(table.id)
    return table.id


@every_language
@pytest.mark.parametrize(("turns", "told"), [(0, 0), (1, 1), (2, 2), (16, 16), (17, 16), (240, 16)])
def test_the_plot_in_words_fits_and_ends_with_the_last_points(
    turns: int, told: int, locale: str
) -> None:
    table = scene("carcassonne", locale)
    rows = [[turn * seat - 20 for seat in range(5)] for turn in range(turns + 1)]
    first, *seats = points_sentences(table, rows) or [""]
    assert len(seats) == (5 if turns else 0)
    assert len(re.findall(r"\d+", first)) == told
    for seat, line in enumerate(seats):
        points = re.findall(r"−?\d+", line.removeprefix(table.plain.seat(seat)))
        assert len(points) == told
        assert points[-1] == signed(rows[-1][seat])
    whole = table.sentences([table.say("review-alt-plot", told="both"), first, *seats])
    assert len(whole) <= ALT_LIMIT


async def shown(house: House, message: Json) -> list[tuple[int, int]]:
    """The sizes of a message's pictures, as everybody may load them."""
    found: list[tuple[int, int]] = []
    for item in pictures(message):
        content = await house.bot.client.http.get_from_cdn(item["media"]["url"])
        with Image.open(io.BytesIO(content)) as picture:
            found.append(picture.size)
    return found


async def test_the_result_comes_with_the_points_turn_by_turn(sieges: House) -> None:
    match_id = await played(sieges)
    last = (await sieges.posts())[-1]
    assert "🥇" in text_of(last)
    assert await shown(sieges, last) == [(640, 440), (WIDTH, HEIGHT)]
    assert "points" in pictures(last)[1]["description"]
    past = await sieges.bot.matches.queries.past(match_id)
    assert past is not None
    rows = past.points()
    outcome = SIEGE.outcome(past.positions()[-1])
    assert outcome is not None
    assert rows[-1] == outcome.scores
    assert len(rows) == 1 + len(list(past.turns()))
    description = pictures(last)[1]["description"]
    assert f"After turns {', '.join(map(str, range(1, len(rows))))}." in description
    for seat, name in enumerate(("Anna", "Ben")):
        assert f"{name}: {', '.join(str(row[seat]) for row in rows[1:])}." in description
    assert rows[1] == (1, 0), "points that were hidden then are told now"
    assert SIEGE.scores(SIEGE.view(past.positions()[1], None)) == (None, None)


async def test_no_other_post_has_them(sieges: House) -> None:
    await played(sieges)
    posts = await sieges.posts()
    assert all(len(pictures(post)) <= 1 for post in posts[:-1])


async def test_a_retired_result_keeps_both_pictures(sieges: House) -> None:
    await played(sieges)
    last = (await sieges.posts())[-1]
    client, channel = sieges.bot.client, int(await sieges.channel_id("table"))
    message = await client.get_partial_messageable(channel).fetch_message(int(last["id"]))
    stored = retired_messages.without_controls(message)
    assert stored is not None
    await retired_messages.retire(client, channel, message.id, stored)
    retired = (await sieges.posts())[-1]
    assert controls(last)
    assert {verb_of(left) for left in controls(retired)} <= {"history"}
    assert await shown(sieges, retired) == await shown(sieges, last)
    assert text_of(retired) == text_of(last)


async def test_where_no_files_may_be_attached_the_result_is_told_in_words(sieges: House) -> None:
    match_id = await sieges.begun("Anna", "Ben", game="siege")
    await sieges.box.ask("deny", channel="table", permissions=ATTACH_FILES)
    await played(sieges, match_id)
    last = (await sieges.posts())[-1]
    assert pictures(last) == []
    assert "🥇" in text_of(last)


async def test_a_game_that_cannot_be_played_again_ends_without_them(
    sieges: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: Any) -> None:
        raise ValueError("a log with a gap")

    monkeypatch.setattr(sieges.bot.matches.queries, "past", broken)
    await played(sieges)
    last = (await sieges.posts())[-1]
    assert len(pictures(last)) == 1
    assert "🥇" in text_of(last)
