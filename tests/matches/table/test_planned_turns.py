"""Moves ahead in whole games: lines through a turn, and answers in the turn of another."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
import sqlalchemy as sa

from bot.matches.submit import Matches
from bot.matches.table import codec
from bot.matches.table.plans import Alternative, Plan, ahead, follow, planned_line
from bot.matches.table.play import GamePosition
from bot.matches.table.requests import Choose, Join, KeepLine, LayPlan, Open, PlanAnswer, Start
from bot.storage import schema
from rules import GAMES
from rules.game import AnyGame, Rng, Seat
from tests.matches.conftest import ANNA, HOME, PEOPLE, Club, refused
from tests.rules.tigris.scene import GAME as TIGRIS
from tests.rules.tigris.scene import scene
from tests.rules.tigris.test_revolts import KINGS

PLANNED = [key for key, game in GAMES.items() if game.offers("next_turn")]


async def begun(club: Club, key: str, people: int = 0) -> str:
    """A game just begun, of as few people as may play it or of so many."""
    club.matches = Matches(club.database, GAMES, patience=0)
    club.matches.clock = lambda: club.now
    match = (await club.ask(ANNA, None, Open(key, HOME, "en"))).match_id
    for person in PEOPLE[1 : people or GAMES[key].meta.seats[0]]:
        await club.ask(person, match, Join())
    await club.ask(ANNA, match, Start())
    return match


async def plan_something(club: Club, match: str, seat: Seat, chance: Rng) -> tuple[str, ...]:
    """A line of a few actions that a seat plans while another decides; () where it cannot."""
    game, person = GAMES[(await club.table(match)).game], PEOPLE[seat]
    for _ in range(4):
        draft = await club.matches.draft(match, seat)
        if not draft.ahead or draft.ready:
            break
        action = chance.shuffled("action", game.legal(draft.state, seat))[0]
        await club.ask(person, match, Choose((str(action),), draft.version))
    draft = await club.matches.draft(match, seat)
    if not draft.actions:
        return ()
    await club.ask(person, match, KeepLine(draft.version))
    return tuple(map(str, draft.actions))


async def decide(club: Club, match: str, seat: Seat, chance: Rng) -> None:
    """One turn of a seat by chance."""
    game, person = GAMES[(await club.table(match)).game], PEOPLE[seat]
    while True:
        draft = await club.matches.draft(match, seat)
        if draft.ready:
            break
        action = chance.shuffled("decision", game.legal(draft.state, seat))[0]
        wish = Choose((str(action),), confirm=True)
        key = await _tried(club, match, person, wish)
        if key == "confirmed":
            return
        await club.ask(person, match, Choose((str(action),)))


async def _tried(club: Club, match: str, person: Any, wish: Choose) -> str:
    game, state = GAMES[(await club.table(match)).game], (await club.table(match)).state
    seat = (await club.table(match)).seat_of(person.id)
    draft = await club.matches.draft(match, seat or 0)
    assert state is not None
    after = game.apply(draft.state, seat or 0, game.meta.action(wish.texts[0]), Rng("probe", 1))
    ends = after.tells_actor or seat not in game.to_act(after.state)
    whole = ends or game.legal(after.state, seat or 0)[0].automatic
    return (await club.ask(person, match, wish)).key if whole else "drafted"


@pytest.mark.parametrize("key", PLANNED)
async def test_planned_lines_are_played_in_every_game_or_told_lost(club: Club, key: str) -> None:
    """The log says what was planned, action by action, and by whom."""
    match, came, chance = await begun(club, key), Counter[str](), Rng(f"plans {key}", 1)
    for _ in range(40):
        table = await club.table(match)
        if table.status != "running":
            break
        seat = GAMES[key].to_act(table.state)[0]
        next_one = (seat + 1) % len(table.seats)
        line = await plan_something(club, match, next_one, chance)
        log = len(await club.matches.log(match))
        await decide(club, match, seat, chance)
        if not line or (await club.table(match)).status != "running":
            continue
        later = [(e.seat, e.text) for e in (await club.matches.log(match))[log:]]
        lost = (await club.matches.draft(match, next_one)).plan.lost
        played = (next_one, line[0]) in later
        came["lost" if lost else "played" if played else "waits or laid"] += 1
        assert not (lost and played)
    assert came["played"] >= 3, came


async def test_a_line_that_has_come_to_win_less_is_looked_at_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tigris & Euphrates: a catastrophe sends the priest home for whom a temple was planned."""
    monkeypatch.setattr("bot.matches.deeds.lobby.new_seed", lambda: "f")
    match = await begun(club, "tigris", people=3)
    await club.turn(ANNA, match, "place temple J7", "position priest J8")
    version = (await club.matches.draft(match, 0)).version
    await club.ask(ANNA, match, Choose(("place temple K8",), version))
    shown = await club.matches.draft(match, 0)
    await club.turn(PEOPLE[1], match, "catastrophe J7", "end")
    assert await refused(club, ANNA, match, KeepLine(shown.version)) == "stale"
    now = await club.matches.draft(match, 0)
    assert (shown.points, now.points, now.actions) == (1, 0, shown.actions)
    await club.ask(ANNA, match, KeepLine(now.version))
    assert (await club.matches.draft(match, 0)).plan.alternatives[0].points == 0


@pytest.mark.parametrize("key", PLANNED)
async def test_what_is_imagined_for_a_plan_tells_nothing_hidden(club: Club, key: str) -> None:
    """In two worlds that look the same to a seat, whatever it plans looks the same, too."""
    game = GAMES[key]
    seats = game.meta.seats[0]
    state = GamePosition(
        game, "one", 0, game.setup(seats, game.meta.read_options({}), Rng("one", 0))
    )
    one = state.settled()
    seat = (game.to_act(one.state)[0] + 1) % seats
    two = GamePosition(game, "two", one.steps, game.redeal(one.state, seat, Rng("other", 1)))
    starts = [ahead(one, seat), ahead(two, seat)]
    chance = Rng("line", 1)
    for _ in range(60):
        views = [game.view(start.state, seat) if start else None for start in starts]
        assert views[0] == views[1]
        if starts[0] is None or starts[1] is None:
            break
        text = str(chance.shuffled("text", game.legal(starts[0].state, seat))[0])
        lines = [planned_line(start, seat, (text,)) for start in starts if start]
        assert lines[0].hidden == lines[1].hidden
        told = [line.position.events_for(seat) for line in lines]
        assert told[0] == told[1]
        if lines[0].complete(seat):
            break
        starts = [line.position for line in lines]


def attacked(hands: tuple[str, str], added: int) -> GamePosition:
    """Seat 0 has begun a revolt, two temples to one, and added so many."""
    after = scene(KINGS, hands=hands).do("position king G5", f"support {added}")
    return GamePosition(TIGRIS, "seed", 9, after.state)


def answered(position: GamePosition, *counts: int) -> list[str]:
    """What seat 1 adds that has planned to add so many tiles, the first first."""
    lines = tuple(Alternative((f"support {n}",), answer=True) for n in counts)
    after = follow(position, {1: Plan(lines)}).position
    return [str(played.action) for played in after.played if played.seat == 1]


def alike(_game: AnyGame, _state: Any, _seat: Seat) -> float:
    """In place of a lead: nothing is better than anything else."""
    return 0.0


def test_r25_at_most_two_temples_are_added_to_defend_else_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A tie goes to the defender; what could not save the leader, or need not, is not spent."""
    assert answered(attacked(("ttss", "ttss"), 0), 2, 1, 0) == ["support 1"]
    assert answered(attacked(("ttss", "ttss"), 1), 1, 2, 0) == ["support 2"]
    assert answered(attacked(("ttss", "ttss"), 2), 2, 0) == ["support 0"]
    monkeypatch.setattr("bot.matches.table.plans.lead", alike)
    assert answered(attacked(("ttss", "ttss"), 0), 2, 1, 0) == ["support 2"], "of equal ones"


def test_an_answer_that_is_not_in_hand_is_passed_over() -> None:
    assert answered(attacked(("ttss", "tsss"), 0), 2, 1, 0) == ["support 1"]
    assert answered(attacked(("ttss", "ssss"), 0), 2, 1) == []


def test_a_turn_is_not_played_as_an_answer_nor_an_answer_as_a_turn() -> None:
    asked = attacked(("ttss", "ttss"), 0)
    turn = Plan((Alternative(("withdraw king",)),))
    followed = follow(asked, {1: turn})
    assert (followed.position, followed.plans) == (asked, {1: turn})
    answer = Plan((Alternative(("support 1",), answer=True),))
    begins = GamePosition(TIGRIS, "seed", 9, scene(KINGS, turn=1).state)
    assert follow(begins, {1: answer}).plans == {1: answer}


async def test_answers_are_planned_with_what_is_in_hand(club: Club) -> None:
    match = await begun(club, "tigris")
    seat = 1 - GAMES["tigris"].to_act((await club.table(match)).state)[0]
    person = PEOPLE[seat]
    offered = list(map(str, (await club.matches.draft(match, seat)).answers))
    assert offered[-1] == "support 0"
    assert await refused(club, person, match, PlanAnswer("support 7")) == "not-ahead"
    await club.ask(person, match, PlanAnswer(offered[0]))
    await club.ask(person, match, PlanAnswer("support 0"))
    plan = (await club.matches.draft(match, seat)).plan
    assert [one.texts for one in plan.of(answers=True)] == [(offered[0],), ("support 0",)]
    other = PEOPLE[1 - seat]
    assert await refused(club, other, match, PlanAnswer("support 0")) == "not-ahead"


async def put(club: Club, match: str, state: Any) -> None:
    """Sets a table of Tigris & Euphrates to a position."""
    text, acting = codec.dump_state(TIGRIS, state), TIGRIS.to_act(state)
    acts = schema.seats.c.seat.in_(acting)

    def change(connection: sa.Connection) -> None:
        connection.execute(sa.update(schema.matches).values(snapshot=text))
        connection.execute(sa.update(schema.seats).values(acts=acts))

    await club.database.write(change)


async def test_a_line_is_laid_for_the_turn_that_follows_ones_own_answer(club: Club) -> None:
    match = await begun(club, "tigris")
    await put(club, match, scene(KINGS, seats=2, left=1, hands=("ttss", "tsss")).state)
    bert = PEOPLE[1]
    await club.ask(bert, match, LayPlan(lays=True))
    version = (await club.matches.draft(match, 1)).version
    await club.ask(bert, match, Choose(("place temple A1",), version))
    await club.ask(bert, match, KeepLine())
    await club.turn(ANNA, match, "position king G5", "support 0")
    await club.turn(bert, match, "support 0")
    assert (await club.table(match)).awaited == {1: bert.id}
    draft = await club.matches.draft(match, 1)
    assert list(map(str, draft.actions)) == ["place temple A1"]


async def test_what_is_typed_beyond_the_turn_does_not_tell_what_will_be_drawn(club: Club) -> None:
    match = await begun(club, "tigris")
    await put(club, match, scene(seats=2, left=1, hands=("tttttt", "tttttt")).state)
    position = (await club.matches.queries.stored(match)).position
    line = position.then(0, TIGRIS.meta.action("place temple C3")).settled()
    drawn = TIGRIS.view(line.state, 0).hand
    other = next(tile for tile in ("market", "settlement") if tile not in drawn)
    await club.turn(ANNA, match, "place temple C3", f"place {other} E5")
    table = await club.table(match)
    assert dict(table.awaited) == {1: PEOPLE[1].id}
    plan = (await club.matches.draft(match, 0)).plan
    assert (plan.alternatives, plan.lost) == ((), True)
