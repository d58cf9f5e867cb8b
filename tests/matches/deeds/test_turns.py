"""Drafts, confirmation, and everything a player may be refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.matches.deeds.drafting import check_size
from bot.matches.submit import Matches
from bot.matches.table.requests import AskUndo, Back, Choose, Confirm, DraftVersion, Refused
from bot.storage.database import Database
from rules.game import Rng, Seat, Step, game_of
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, PEOPLE, Club
from tests.toy import Bid, Frame, Paint, Pass, State, Toy, ToyAction


async def test_a_draft_is_confirmed_into_the_game(club: Club) -> None:
    match = await club.running(2)
    before = await club.table(match)
    card = before.state.hands[0][0]
    await club.ask(ANNA, match, Choose((f"bid {card}",)))
    draft = await club.matches.draft(match, 0)
    assert [str(action) for action in draft.actions] == [f"bid {card}"]
    assert draft.ready
    assert draft.state.bids[0] == card
    assert (await club.table(match)) == before
    await club.ask(ANNA, match, Confirm(draft.version))
    after = await club.table(match)
    assert after.state == draft.state
    assert after.revision == before.revision + 1
    assert [holder.acts for holder in after.seats] == [False, True]
    assert (await club.matches.draft(match, 0)).actions == ()


async def test_the_game_runs_to_its_end_with_automatic_actions(club: Club) -> None:
    match = await club.running(2)
    for _ in range(2):
        hands = (await club.table(match)).state.hands
        for seat in sorted((0, 1), key=lambda seat: min(hands[seat])):
            await club.bid(match, PEOPLE[seat])
        wait, winner = (await club.matches.queries.stored(match)).wait, await club.winner(match)
        assert wait is not None
        assert wait.since == club.now, "whoever has just bid is asked anew"
        await club.turn(winner, match, "paint red", "frame")
    table = await club.table(match)
    assert table.status == "finished"
    assert club.matches.games["toy"].outcome(table.state) is not None
    assert not any(holder.acts for holder in table.seats)
    texts = [entry.text.split()[0] for entry in await club.matches.log(match)]
    assert texts == ["deal", "bid", "bid", "paint", "frame"] * 2
    with pytest.raises(Refused, match="not-running"):
        await club.turn(ANNA, match, "bid 1")


async def refused(club: Club, person: object, match: str, request: object) -> Refused:
    before = await club.table(match)
    with pytest.raises(Refused) as caught:
        await club.ask(person, match, request)  # pyright: ignore[reportArgumentType]
    assert await club.table(match) == before
    return caught.value


async def test_refusals_change_nothing(club: Club) -> None:
    match = await club.running(3)
    hand = (await club.table(match)).state.hands[0]
    assert (await refused(club, DORA, match, Choose(("bid 1",)))).key == "not-seated"
    assert (await refused(club, ANNA, match, Confirm())).key == "nothing-drafted"
    assert (await refused(club, ANNA, match, Back())).key == "nothing-drafted"
    for texts, key in (
        (("x" * 200,), "illegal"),
        (("x" * 201,), "too-long"),
        (("pass",) * 20, "illegal"),
        (("pass",) * 21, "too-long"),
    ):
        assert (await refused(club, ANNA, match, Choose(texts))).key == key
    check_size(("pass",), 99)
    with pytest.raises(Refused, match="too-long"):
        check_size(("pass",), 100)
    illegal = await refused(club, ANNA, match, Choose(("paint red",)))
    assert (illegal.key, illegal.args_by_name["reason"]) == ("illegal", "not-now")
    assert illegal.args_by_name["game"] == "toy"
    stale = Choose((f"bid {hand[0]}",), DraftVersion(1, 0))
    assert (await refused(club, ANNA, match, stale)).key == "stale"
    for confirm in (False, True):
        beyond = Choose((f"bid {hand[0]}", f"bid {hand[1]}"), confirm=confirm)
        why = await refused(club, ANNA, match, beyond)
        assert (why.key, why.args_by_name["text"]) == ("beyond-turn", f"bid {hand[1]}")
    await club.ask(ANNA, match, Choose((f"bid {hand[0]}",)))
    complete = await refused(club, ANNA, match, Choose((f"bid {hand[1]}",)))
    assert complete.key == "turn-complete"
    await club.ask(ANNA, match, Confirm())
    assert (await refused(club, ANNA, match, Choose(("bid 1",)))).key == "not-your-turn"


async def test_a_revealing_action_needs_confirmation(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    card = (await club.table(match)).state.hands[1][0]
    asked = await refused(club, BERT, match, Choose((f"BID  {card}",)))
    assert (asked.key, asked.args_by_name["text"]) == ("reveals", f"bid {card}")
    await club.turn(BERT, match, f"bid {card}")
    assert (await club.table(match)).state.phase == "paint"


async def test_nobody_learns_by_a_refusal_what_an_action_would_reveal(club: Club) -> None:
    """Whoever bids last could else find out whether a bid wins, and take it back if not."""
    match = await club.running(2)
    hands = (await club.table(match)).state.hands
    await club.turn(ANNA, match, f"bid {max(hands[0])}")
    loses = Choose((f"bid {min(hands[1])}", "paint red"), confirm=True)
    misspelt = replace(loses, texts=(loses.texts[0], "pain red"))
    assert (await refused(club, BERT, match, misspelt)).key == "illegal"
    await club.ask(BERT, match, loses)
    assert (await club.winner(match)) == ANNA
    assert (await club.matches.draft(match, 1)).plan.lost
    await club.turn(ANNA, match, "paint red", "frame")
    hands = (await club.table(match)).state.hands
    await club.turn(ANNA, match, f"bid {min(hands[0])}")
    await club.turn(BERT, match, f"bid {max(hands[1])}", "frame")
    assert (await club.table(match)).state.phase == "paint"
    assert (await club.winner(match)) == BERT


async def test_steps_of_a_turn_are_taken_back_and_a_turn_is_not_confirmed_half(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    await club.bid(match, BERT)
    winner = await club.winner(match)
    seat = PEOPLE.index(winner)
    await club.ask(winner, match, Choose(("paint red",)))
    assert (await refused(club, winner, match, Confirm())).key == "not-ready"
    await club.ask(winner, match, Back())
    await club.ask(winner, match, Choose(("paint blue", "frame")))
    assert (await club.matches.draft(match, seat)).ready
    await club.ask(winner, match, Back(everything=True))
    assert (await club.matches.draft(match, seat)).actions == ()
    club.matches = Matches(club.database, {"toy": game_of(Strokes())})
    for stroke in ("paint red", "frame"):
        await club.ask(winner, match, Choose((stroke,)))
        assert (await club.matches.draft(match, seat)).ready
        assert (await refused(club, winner, match, Choose(("pass",)))).key == "turn-complete"
        await club.ask(winner, match, Confirm())


class Strokes(Toy):
    """To paint and to frame are two turns of the same seat."""

    def ends_turn(self, action: ToyAction) -> bool:
        return isinstance(action, Paint | Frame)


async def test_a_draft_that_would_now_reveal_shows_nothing_and_can_be_confirmed(
    club: Club,
) -> None:
    match = await club.running(3)
    card = (await club.table(match)).state.hands[0][0]
    await club.ask(ANNA, match, Choose((f"bid {card}",)))
    await club.bid(match, BERT)
    assert not (await club.matches.draft(match, 0)).dropped
    await club.bid(match, CLEO)
    draft = await club.matches.draft(match, 0)
    assert (draft.actions, draft.events, draft.unseen) == ((), (), (Bid(card),))
    assert draft.state == (await club.table(match)).state
    tapped = await refused(club, ANNA, match, Choose((f"bid {card}",), draft.version))
    assert tapped.key == "stale"
    await club.ask(ANNA, match, Confirm())
    assert card in (await club.table(match)).state.shown


class Unframed(Toy):
    """Whoever has painted can only pass."""

    def legal(self, state: State, seat: Seat) -> Sequence[ToyAction]:
        legal = super().legal(state, seat)
        return (Pass(),) if state.phase == "frame" and legal else legal


async def test_what_leaves_no_choice_is_taken_along_and_back(database: Database) -> None:
    club = Club(database, Matches(database, {"toy": game_of(Unframed())}))
    match = await club.running(2)
    await club.bid(match, ANNA)
    await club.bid(match, BERT)
    winner = await club.winner(match)
    seat = PEOPLE.index(winner)

    async def drafted() -> list[str]:
        return [str(action) for action in (await club.matches.draft(match, seat)).actions]

    await club.ask(winner, match, Choose(("paint red",)))
    assert await drafted() == ["paint red"]
    await club.ask(winner, match, Back())
    await club.ask(winner, match, Choose(("paint red",), onwards=True))
    assert await drafted() == ["paint red", "pass"]
    assert (await club.matches.draft(match, seat)).ready
    await club.ask(winner, match, Back())
    assert await drafted() == []


class Single(Toy):
    """Everybody has one card to bid, and whoever paints can only frame in red."""

    def legal(self, state: State, seat: Seat) -> Sequence[ToyAction]:
        return super().legal(state, seat)[:1]


async def test_a_tapped_turn_without_any_choice_is_confirmed_at_once(database: Database) -> None:
    club = Club(database, Matches(database, {"toy": game_of(Single())}))
    match = await club.running(2)
    for seat, person in enumerate((ANNA, BERT)):
        card = (await club.table(match)).state.hands[seat][0]
        answer = await club.ask(person, match, Choose((f"bid {card}",), onwards=True))
        assert answer.key == "confirmed"
    assert (await club.table(match)).state.phase == "paint"


async def test_a_typed_turn_without_any_choice_waits_for_its_confirmation(
    database: Database,
) -> None:
    club = Club(database, Matches(database, {"toy": game_of(Single())}))
    match = await club.running(2)
    hands = (await club.table(match)).state.hands
    assert (await club.ask(ANNA, match, Choose((f"bid {hands[0][0]}",)))).key == "drafted"
    await club.ask(ANNA, match, Confirm())
    asked = await refused(club, BERT, match, Choose((f"bid {hands[1][0]}",)))
    assert asked.key == "reveals"


class Signed(Toy):
    """A painting shows something that its painter knew."""

    def apply(self, state: State, seat: Seat, action: ToyAction, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        return replace(step, reveals=True, known=True) if state.phase == "paint" else step


async def test_what_only_others_learn_is_looked_at_before_it_counts_and_stands(
    database: Database,
) -> None:
    club = Club(database, Matches(database, {"toy": game_of(Signed())}))
    match = await club.running(2)
    await club.bid(match, ANNA)
    await club.bid(match, BERT)
    winner = await club.winner(match)
    seat = PEOPLE.index(winner)
    await club.ask(winner, match, Choose(("paint red",)))
    draft = await club.matches.draft(match, seat)
    assert [str(action) for action in draft.actions] == ["paint red"]
    assert not draft.dropped
    await club.ask(winner, match, Back())
    assert (await club.table(match)).state.phase == "paint"
    await club.turn(winner, match, "paint red", "frame")
    assert (await refused(club, winner, match, AskUndo())).key == "undo-reveals"
