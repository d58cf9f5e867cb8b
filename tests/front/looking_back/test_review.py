"""*Review*, with the whole bot: made while its reader is told how far it is, and kept."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

from bot.front.looking_back import review
from bot.front.looking_back.review import ReviewPage
from bot.front.shown.presenter import TablePresenter
from bot.matches.looking.reviews import Review
from bot.matches.table.requests import Choose, Person, Resign
from bot.processes.thinkers import ThinkingFailed
from bot.texts import shared_texts
from render import PAINTERS
from rules import GAMES
from rules.computers.reasons import Reason
from rules.computers.reviewing import Part, TurnReview, costly, finest
from sandbox.web.driver import Reply, SimulatedUser, controls, pictures, text_of
from sandbox.web.driver import texts as texts_of
from sandbox.world.failures import Json
from sandbox.world.people import ATTACH_FILES
from tests.front.conftest import House, has, house_of, labels, tap, verbs
from tests.front.looking_back.test_history import presented, walked
from tests.sandbox.proof import PATIENCE
from tests.toy import TOY
from tests.toy_picture import PAINTER

GUILD = 1_100_000_000_000_000_001
PEOPLE = (
    Person(1_100_000_000_000_000_101, "Anna"),
    Person(1_100_000_000_000_000_102, "Ben"),
)
MEDIA_GALLERY = 12
"""Type of the component."""


@pytest.fixture
async def toys(tmp_path: Path) -> AsyncIterator[House]:
    """A house where the toy game is played, too, with pictures."""
    async with house_of(tmp_path, {**GAMES, "toy": TOY}, {**PAINTERS, "toy": PAINTER}) as house:
        yield house


@dataclass(frozen=True, slots=True)
class Ended:
    """A whole game, in whose last turn somebody gave a point away."""

    id: str
    winner: Person
    """Of the last round: who did not frame the last stone."""


async def turn(house: House, match_id: str, *, well: bool = False) -> Person | None:
    """One turn: the lowest card is bid, the stone painted and never framed; played well, the
    highest is bid and the stone framed. Who took it."""
    table = await house.bot.matches.table(match_id)
    seat = next((i for i, holder in enumerate(table.seats) if holder.acts), None)
    if seat is None:
        return None
    bids = table.state.phase == "bid"
    card = (max if well else min)(table.state.hands[seat])
    texts = (f"bid {card}",) if bids else ("paint red", "frame" if well else "pass")
    request = Choose(texts, confirm=True)
    await house.bot.matches.submit(f"turn-{table.revision}", PEOPLE[seat], match_id, request)
    return PEOPLE[seat]


async def ended(house: House, *, well: bool = False) -> Ended:
    """A whole game."""
    match_id, last = await house.begun("Anna", "Ben", game="toy"), PEOPLE[0]
    while (person := await turn(house, match_id, well=well)) is not None:
        last = person
    await house.bot.outbox.idle()
    return Ended(match_id, last)


async def finished(person: SimulatedUser, reply: Reply) -> Json:
    """The message once the review is shown in it."""
    assert not reply.failed
    number = reply.message["id"]
    return await person.until(
        lambda m: m["id"] == number and (has(m, "review") or "You made" in text_of(m)),
        seconds=100,
    )


async def dear(house: House, game: Ended) -> tuple[TurnReview, ...]:
    """The costly turns of the winner; the last of the game is among them."""
    made = await house.bot.matches.reviews.find(game.id, game.winner.id)
    assert made.missing == ()
    turns = costly(made.turns)
    assert ("paint red", "pass") in [turn.played for turn in turns]
    return turns


def points(points: float) -> str:
    """Points as a review tells them: of many, whole ones only."""
    return f"{points:.0f}" if points >= review.MANY else f"{points:.1f}"


def captions(message: Json) -> list[str]:
    """The first words above each picture, as bold as they stand there."""
    parts = message["components"]
    above = [one for one, next_one in pairwise(parts) if next_one["type"] == MEDIA_GALLERY]
    return [part["content"].split("**")[1] for part in above]


async def press(person: SimulatedUser, message: Json, label: str) -> Json:
    """The message after its button of that label was pressed."""
    found = next(c for c in controls(message) if c.get("label") == label)
    return (await person.click(message, found["custom_id"])).message


@pytest.mark.pictures
async def test_a_review_by_button_tells_the_costly_turns_with_pictures(toys: House) -> None:
    game = await ended(toys)
    person, post = toys.person(game.winner.name), (await toys.posts())[-1]
    assert "Review" in labels(post)
    whole = await finished(person, await tap(person, post, "review"))
    assert whole["flags"] & 64, "only that person sees it"
    told, turns = text_of(whole), await dear(toys, game)
    assert f"table {game.id}" in told
    assert re.search(r"decisions? cost you a point or more", told)
    assert len(pictures(whole)) == 1
    page = whole
    for mark, one in enumerate(turns, start=1):
        assert f"cost about {points(one.cost)} points\n-# You played: " in told
        page = await press(person, whole, str(mark))
        assert page["id"] == whole["id"]
        assert "Better:**" in text_of(page)
        shown = pictures(page)
        assert ["You played" in picture["description"] for picture in shown] == [True, False]
        assert re.match(
            r"Better: likely to end (level|.* (ahead|behind))\. ", shown[1]["description"]
        )
        assert captions(page) == ["You played:", "Better:"]
        ids = [int(picture["media"]["attachment_id"]) for picture in shown]
        files = [toys.box.world.files.get(number) for number in ids]
        framed = one.played == ("paint red", "pass")
        assert len(set(files)) == (2 if framed else 1), "a bid is shown as it was known"
        assert ("→ frame" in text_of(page)) is framed
        assert ("Its outcome could not be known beforehand" in text_of(page)) is not framed
        assert "shows only once it is played" not in text_of(page)
    assert text_of(await press(person, page, "The Whole Game")) == told


async def test_a_turn_comes_in_words_where_no_file_may_be_attached(toys: House) -> None:
    game = await ended(toys)
    person = toys.person(game.winner.name)
    whole = await finished(person, await person.slash("review"))
    await toys.box.ask("deny", channel="table", permissions=ATTACH_FILES)
    page = await press(person, whole, "1")
    assert pictures(page) == []
    assert "Better:**" in text_of(page)
    assert text_of(page).count("not allowed to attach files") == 1


async def test_the_review_leads_to_the_turn_in_the_history_and_back(toys: House) -> None:
    game = await ended(toys)
    person = toys.person(game.winner.name)
    whole = await finished(person, await person.slash("review"))
    last = [t.played for t in await dear(toys, game)].index(("paint red", "pass"))
    past = await press(person, await press(person, whole, str(last + 1)), "History")
    assert "**toy-name** · Turn " in text_of(past)
    again = await finished(person, await tap(person, past, "review"))
    assert text_of(again) == text_of(whole)
    other = await toys.person("Sam").slash("table history")
    assert "review" not in verbs(other.message)


async def test_the_best_turn_says_how_much_better_it_was_than_the_others(toys: House) -> None:
    game = await ended(toys, well=True)
    person = toys.person(game.winner.name)
    whole = await finished(person, await person.slash("review"))
    best = finest((await toys.bot.matches.reviews.find(game.id, game.winner.id)).turns)
    assert best is not None
    line = next(line for line in text_of(whole).splitlines() if line.startswith("**★**"))
    assert f"about {points(best.worth)} points better than the alternatives" in line


async def overview(made: Review, *turns: tuple[float, float]) -> str:
    """What the page of the whole game says of turns with these costs and worths."""
    judged = {
        part.steps: replace(made.judged[part.steps], cost=cost, worth=worth)
        for part, (cost, worth) in zip(made.parts, turns, strict=False)
    }
    presenter = TablePresenter(TOY, made.table, shared_texts(), "en")
    shown = ReviewPage(presenter, replace(made, judged=judged))
    drawn = await review.draw_review(shown, review.OVERVIEW, None, cast("Any", None))
    return "\n".join(texts_of(drawn.view.to_components()))


async def test_only_the_sorts_of_turns_that_there_are_are_announced(toys: House) -> None:
    game = await ended(toys)
    person = toys.person(game.winner.name)
    await finished(person, await person.slash("review"))
    made = await toys.bot.matches.reviews.find(game.id, game.winner.id)
    flawless = await overview(made, (0.0, 2.0), (0.0, 0.0))
    assert "You gave nothing away" in flawless
    assert "lost the most" not in flawless
    assert "(★) Your best turn." in flawless
    dear = await overview(made, (1.0, 0.0), (2.0, 0.0))
    assert "Where you lost the most." in dear
    assert "★" not in dear
    both = await overview(made, (1.0, 0.0), (0.0, 2.0))
    assert "lost the most, and (★) your best turn" in both
    assert "nothing for you to choose in this game" in await overview(replace(made, parts=()))


async def test_a_cost_that_is_told_as_a_point_counts_as_one(toys: House) -> None:
    game = await ended(toys)
    person = toys.person(game.winner.name)
    await finished(person, await person.slash("review"))
    made = await toys.bot.matches.reviews.find(game.id, game.winner.id)
    told = await overview(made, (0.96, 0.0), (0.94, 0.0))
    assert "cost about 1.0 points" in told
    assert "One decision cost you a point or more." in told
    told = await overview(made, (review.MANY, 0.0), (review.MANY - 0.1, 0.0))
    assert "cost about 5 points" in told
    assert "cost about 4.9 points" in told


async def test_the_list_of_turns_names_places_as_the_page_of_a_turn_does() -> None:
    past = walked(GAMES["carcassonne"], 2)
    played = [moment.played for moment in past.moments]
    texts = [str(step.action) for step in played]
    at = next(at for at, text in enumerate(texts) if text == "deploy field-ese")
    laid, deployed = played[at - 1], played[at]
    part = Part(laid.seat, laid.number - 1, None, (laid.action, deployed.action), free=True)
    line = (texts[at - 1], texts[at])
    turn = TurnReview(part.steps, line, line, 0.0, 2.0, 0.1, 0.0)
    presenter = presented(past, 2, "finished")
    made = Review(presenter.table, laid.seat, past, "walk", (part,), {part.steps: turn})
    view = past.game.view(past.state(laid.number), laid.seat)
    spot = presenter.prose_at(view).label("spot", "field-ese")
    assert spot != presenter.prose.label("spot", "field-ese")
    for page in (review.OVERVIEW, str(part.steps)):
        shown = ReviewPage(presenter, made)
        drawn = await review.draw_review(shown, page, None, cast("Any", None))
        assert spot in "\n".join(texts_of(drawn.view.to_components()))
    reasons = (Reason("road", (), 2.0), Reason("followers", (), 1.0))
    dear = replace(turn, value=-6.4, cost=2.0, reasons=reasons)
    shown = ReviewPage(presenter, replace(made, judged={part.steps: dear}))
    drawn = await review.draw_review(shown, str(part.steps), None, cast("Any", None))
    why = "It brings you more from roads and keeps more of your followers free for later."
    told = "\n".join(texts_of(drawn.view.to_components()))
    assert why in told
    for sentence in ("likely to end 6.4 points behind", "likely to end 4.4 points behind"):
        assert sentence in told, "beside the cost of 2.0"


async def test_it_is_made_once_and_kept_over_a_restart(
    toys: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await ended(toys)
    person = toys.person(game.winner.name)
    whole = await finished(person, await person.slash("review", table=game.id))
    await toys.restart()

    async def unasked(*_: Any) -> None:
        raise AssertionError("asked again")

    monkeypatch.setattr(toys.bot.matches.reviews, "want", unasked)
    again = await finished(person, await person.slash("review"))
    assert text_of(again) == text_of(whole)


async def test_how_far_it_is_is_told_meanwhile(
    toys: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    progress = review.InteractionContext.progress

    async def noted(context: review.InteractionContext, words: str) -> bool:
        told.append(words)
        if len(told) == 1:
            monkeypatch.setattr(review, "TOLD_EVERY", 100.0)
        return await progress(context, words)

    monkeypatch.setattr(review, "TOLD_EVERY", 0.0)
    monkeypatch.setattr(review, "_LOOK_EVERY", 0.001)
    monkeypatch.setattr(review.InteractionContext, "progress", noted)
    await ended(toys)
    anna = toys.person("Anna")
    await finished(anna, await anna.slash("review"))
    assert len(told) == 1, "then not again for a while"
    assert all("decisions" in words for words in told)
    assert len(told) == len(set(told))
    alone = toys.bot.services.texts.say("en", "review-waiting", count=1)
    assert alone.startswith("The review of your decision begins")


async def ends_with(person: SimulatedUser, reply: Reply, told: str) -> str:
    """What an answer says once it says that."""
    number = reply.message["id"]
    return text_of(await person.until(lambda m: m["id"] == number and told in text_of(m)))


async def begun_only(house: House, person: SimulatedUser, monkeypatch: pytest.MonkeyPatch) -> str:
    """Somebody waits for a review in which a turn is thought about for ever; their command."""
    asked = asyncio.Event()

    async def stuck(*_: Any, **__: Any) -> None:
        asked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(house.bot.services.thinkers, "ask", stuck)
    act = await person.begin(kind="command", channel="table", command="review")
    await asyncio.wait_for(asked.wait(), PATIENCE)
    return act


async def test_one_that_is_not_made_yet_says_why_and_is_fetched_later(
    toys: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await ended(toys)
    person = toys.person(game.winner.name)

    async def fails(*_: Any, **__: Any) -> None:
        raise ThinkingFailed

    with monkeypatch.context() as failing:
        failing.setattr(toys.bot.services.thinkers, "ask", fails)
        told = "could not be finished. What has been judged so far is kept"
        await ends_with(person, await person.slash("review"), told)
    act = await begun_only(toys, person, monkeypatch)
    await toys.restart()
    await ends_with(person, await person.finish(act), "The bot is restarting.")
    with monkeypatch.context() as impatient:
        impatient.setattr(review, "LONGEST", -1.0)
        told = await ends_with(person, await person.slash("review"), "ask for it again")
        assert "goes on and is kept" in told
    await toys.bot.reviewing.idle()
    await dear(toys, game)
    assert "cost you a point or more" in text_of(
        await finished(person, await person.slash("review"))
    )


async def test_in_chinese(toys: House) -> None:
    game = await ended(toys)
    person = toys.person(game.winner.name)
    await person.slash("me language", language="zh-CN")
    whole = await finished(person, await person.slash("review"))
    assert "你的复盘" in text_of(whole)
    turns = await dear(toys, game)
    assert f"损失大约 {points(turns[0].cost)} 分" in text_of(whole)
    worst = text_of(await press(person, whole, "1"))
    assert "预计终局" in worst
    assert "更好的走法：" in worst


async def test_before_the_end_and_for_others_there_is_none(toys: House) -> None:
    match_id = await toys.begun("Anna", "Ben", game="toy")
    anna, sam = toys.person("Anna"), toys.person("Sam")
    for person, given in ((anna, {}), (anna, {"table": match_id}), (sam, {"table": match_id})):
        reply = await person.slash("review", **given)
        assert reply.private
        assert "comes after the end" in reply.text
    while await turn(toys, match_id) is not None:
        pass
    post = (await toys.posts())[-1]
    for reply in (await tap(sam, post, "review"), await sam.slash("review", table=match_id)):
        assert reply.private
        assert "Only those who played" in reply.text
    assert "None of your games" in (await sam.slash("review")).text
    assert "no such table" in (await anna.slash("review", table="nowhere")).text


async def test_whoever_resigned_reviews_their_part_from_anywhere_until_they_are_forgotten(
    toys: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await toys.begun("Anna", "Ben", game="toy")
    for _ in range(2):
        await turn(toys, match_id)
    for person in PEOPLE:
        await toys.bot.matches.submit(f"resign-{person.id}", person, match_id, Resign())
    anna = toys.person("Anna", "second-table")
    reply = await anna.slash("review", table=match_id)
    await toys.bot.reviewing.idle()
    number = reply.message["id"]
    told = await anna.until(lambda m: m["id"] == number and "Your review" in text_of(m))
    assert "You made one decision" in text_of(told)
    ben = toys.person("Ben")
    act = await begun_only(toys, ben, monkeypatch)
    await tap(ben, (await ben.slash("me forget")).message, "forgetme")
    await ends_with(ben, await ben.finish(act), "because its table or your data were deleted")
