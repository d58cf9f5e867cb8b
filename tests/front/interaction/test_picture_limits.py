"""So many pictures a minute for one person; beyond that the answer comes in words."""

from __future__ import annotations

from bot.front.interaction.picture_limits import A_MINUTE, MOST_PEOPLE, PictureLimits
from bot.limits import LOOKS_A_MINUTE, PANELS_A_MINUTE
from sandbox.web.driver import controls, pictures, text_of
from tests.front.conftest import House, choosing, has, panel, tap, verb_of, whole_turn

SENTENCE = "No picture this time"


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        """Seconds since 1970."""
        return self.now


def taken(limits: PictureLimits, person: int = 1, tries: int = 1000) -> int:
    """How many pictures of panels a person gets at once."""
    return sum(limits.take(person, "panel") for _ in range(tries))


def test_a_minutes_pictures_may_come_at_once_and_come_back_evenly() -> None:
    time = Time()
    limits = PictureLimits(time)
    assert taken(limits) == PANELS_A_MINUTE
    time.now += 30
    assert taken(limits) == PANELS_A_MINUTE // 2
    time.now += 3600
    assert taken(limits) == PANELS_A_MINUTE


def test_kinds_and_people_are_counted_apart() -> None:
    limits = PictureLimits(Time())
    assert sum(limits.take(1, "look") for _ in range(100)) == LOOKS_A_MINUTE
    assert taken(limits, 1) == PANELS_A_MINUTE
    assert taken(limits, 2) == PANELS_A_MINUTE


def test_who_plays_as_fast_as_one_can_tap_never_waits() -> None:
    time = Time()
    limits = PictureLimits(time)
    for _ in range(20 * 60):
        time.now += 1.0
        assert limits.take(1, "panel")


def test_a_clock_set_back_takes_nothing_away() -> None:
    time = Time()
    limits = PictureLimits(time)
    assert limits.take(1, "look")
    time.now -= 7200
    assert sum(limits.take(1, "look") for _ in range(100)) == LOOKS_A_MINUTE - 1


def test_only_so_many_people_are_remembered() -> None:
    limits = PictureLimits(Time())
    for person in range(MOST_PEOPLE + 5):
        limits.take(person, "look")
    assert len(limits._left) == MOST_PEOPLE  # pyright: ignore[reportPrivateUsage]
    assert set(A_MINUTE) == {"panel", "look", "shown"}


async def test_a_board_beyond_the_limit_comes_in_words(house: House) -> None:
    await house.begun("Anna", "Ben")
    house.bot.services.pictures.a_minute["look"] = 2
    ben = house.person("Ben")
    assert pictures((await ben.slash("table board")).message)
    assert pictures((await ben.slash("table remaining")).message)
    await whole_turn(house.person("Anna"), (await house.posts())[-1])
    for command in ("table board", "table remaining", "table history"):
        reply = await ben.slash(command)
        assert pictures(reply.message) == []
        assert SENTENCE in reply.text
    assert "Waiting for **Ben**" in (await ben.slash("table board")).text
    assert pictures((await house.person("Chloé").slash("table board")).message)


async def test_a_turn_is_played_on_by_words_beyond_the_limit(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    house.bot.services.pictures.a_minute["panel"] = 1
    anna = house.person("Anna")
    post = (await house.posts())[-1]
    reply = await tap(anna, post, "turn")
    assert pictures(reply.message)
    for _ in range(12):
        message = panel(reply)
        if has(message, "confirm"):
            break
        reply = await tap(anna, message, choosing(message))
        assert pictures(reply.message) == []
        assert SENTENCE in text_of(reply.message)
        assert "layer" not in map(verb_of, controls(reply.message))
    await tap(anna, panel(reply), "confirm")
    assert await house.on_turn(match_id) == ("Ben",)
    assert pictures((await house.posts())[-1])
