"""Records: read, written, replayed strictly, and refused with the number of the line."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import GAMES as REGISTERED
from rules.playing import Played
from rules.record import Move, Record, RecordError, format_record, is_seed, parse
from tests.each import each
from tests.toy import TOY

GAMES = {"toy": TOY}

WHOLE = """\
# A game between friends
game toy
rules 1
seats 2
names Anna Maria, 本
option rounds 2
option frames yes
fixed deck 1 11 2 12   # two cards each, dealt in turn
fixed deck 3 13 4 14

1 bid 1
2 bid 11
2 paint red
2. frame
1 bid 2
2: bid 12
2 Paint  blue
2 pass
result 1:0 2:27
"""


def replay(text: str) -> list[tuple[int, Played]]:
    return list(parse(text).replay(GAMES))


def error(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(text)
    return caught.value


def test_a_record_by_hand_is_played_to_its_result() -> None:
    steps = replay(WHOLE)
    assert [str(played.action) for _, played in steps] == [
        "deal", "bid 1", "bid 11", "paint red", "frame",
        "deal", "bid 2", "bid 12", "paint blue", "pass",
    ]  # fmt: skip
    assert [line for line, _ in steps] == [0, 11, 12, 13, 14, 14, 15, 16, 17, 18]
    assert [played.number for _, played in steps] == list(range(1, 11))
    assert TOY.outcome(steps[-1][1].step.state) is not None


def test_what_is_written_is_read_back() -> None:
    record = parse(WHOLE)
    assert record.names == ("Anna Maria", "本")
    assert record.fixed == {"deck": ("1", "11", "2", "12", "3", "13", "4", "14")}
    again = parse(format_record(record))
    assert again == record
    assert again.moves[-1].text == "pass"
    assert format_record(again) == format_record(record)


KEYS = st.text("abc-1", min_size=1, max_size=4)
WORDS = st.text(min_size=1, max_size=6).map(lambda text: "".join(text.replace("#", "x").split()))
WORD = WORDS.filter(bool)
MOVES = st.builds(Move, st.integers(0, 2), st.lists(WORD, min_size=1, max_size=3).map(" ".join))
RECORDS = st.builds(
    Record,
    game=KEYS,
    seats=st.just(3),
    seed=st.one_of(st.just(""), WORD),
    rules=st.one_of(st.none(), st.integers(0, 10**9 - 1)),
    names=st.one_of(st.just(()), st.tuples(*[st.text(max_size=8)] * 3)),
    options=st.dictionaries(KEYS, st.one_of(st.booleans(), st.integers(), WORD), max_size=3),
    fixed=st.dictionaries(KEYS, st.lists(WORD, max_size=30).map(tuple), max_size=2),
    moves=st.lists(MOVES, max_size=4).map(tuple),
    result=st.one_of(st.none(), st.tuples(*[st.integers(-(10**9) + 1, 10**9 - 1)] * 3)),
)


@given(record=RECORDS)
def test_every_record_is_read_back_as_an_equal_one(record: Record) -> None:
    again = parse(format_record(record))
    assert again == record
    assert format_record(again) == format_record(record)


@given(record=RECORDS, text=st.text(max_size=6), seat=st.integers(-1, 120))
def test_what_is_written_says_the_same_or_is_refused(record: Record, text: str, seat: int) -> None:
    for odd in (
        replace(record, seed=text),
        replace(record, game=text),
        replace(record, options={text: "yes"}),
        replace(record, options={"river": text}),
        replace(record, fixed={"land": (text,)}),
        replace(record, moves=(Move(seat, "pass"),)),
        replace(record, moves=(Move(0, text),)),
        replace(record, seats=seat),
    ):
        try:
            written = format_record(odd)
        except ValueError:
            continue
        assert parse(written) == odd


@pytest.mark.parametrize("seed", ["a b", "a#b", "7 ", " ", "#", "\udcff", "a\u2028b"])
def test_a_seed_that_a_record_cannot_give_is_none(seed: str) -> None:
    assert not is_seed(seed)


@pytest.mark.parametrize("seed", ["", "7", "by-letter", '"a"', "种子"])
def test_a_seed_is_one_word(seed: str) -> None:
    assert is_seed(seed)
    assert parse(format_record(Record("toy", 2, seed))).seed == seed


def test_a_program_writes_options_by_their_values_and_names_on_one_line() -> None:
    record = Record("toy", 2, "s", 1, ("A, B", "C#\n"), {"frames": True}, moves=(Move(1, "pass"),))
    text = format_record(record)
    assert "option frames yes\n" in text
    assert "names A B, C\n" in text
    assert text.endswith("\n2 pass\n")
    assert parse(text).names == ("A B", "C")


def test_the_rest_of_a_fixed_order_follows_from_the_seed() -> None:
    def first(seed: str) -> object:
        text = f"game toy\nseats 2\nseed {seed}\nfixed deck 1 11 2 12 3 13\n1 bid 1\n2 bid 11\n"
        return replay(text)[-1][1].step.state

    assert first("a") == first("a")
    assert first("a") != first("b")


def test_seats_may_be_told_by_the_names_alone() -> None:
    assert parse("game toy\nnames A, B, C\n").seats == 3


@each(
    "case",
    [
        ("", 0, "record-misses"),
        ("game toy\n", 1, "record-misses"),
        ("game toy\n1 bid 3\n", 2, "record-misses"),
        ("game toy\ngame toy\n", 2, "record-twice"),
        ("game toy\nseats two\n", 2, "not-a-number"),
        ("game toy\nseats 999999999\n", 2, "record-seats"),
        ("game toy\nseats 9999999999\n", 2, "number-too-large"),
        ("game toy\nrules 9999999999\n", 2, "number-too-large"),
        ("game toy\nseats 2\nnames A, B, C\n", 3, "record-names"),
        ("game toy\nnames A, B, C\nseats 2\n", 3, "record-names"),
        ("game toy\nseats 2\nplayers 2\n", 3, "record-unknown-word"),
        ("game toy\nseats 2\noption frames\n", 3, "record-wrong-words"),
        ("game toy\nseats 2\noption frames yes\noption frames no\n", 4, "record-twice"),
        ("game toy\nseats 2\n3 bid 3\n", 3, "record-no-such-seat"),
        ("game toy\nseats 2\n0 bid 3\n", 3, "record-no-such-seat"),
        ("game toy\nseats 2\n1\n", 3, "record-no-such-seat"),
        ("game toy\nseats 2\n1 bid 3\noption frames no\n", 4, "record-head-after-moves"),
        ("game toy\nseats 2\nresult 1:1 2:2\n1 bid 3\n", 4, "record-after-result"),
        ("game toy\nseats 2\nresult 1:1\n", 3, "record-result-seats"),
        ("game toy\nseats 2\nresult 1:1 1:1\n", 3, "record-result-seats"),
        ("game toy\nseats 2\nresult 1:1 2:x\n", 3, "not-a-number"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(case: tuple[str, int, str]) -> None:
    text, line, reason = case
    with pytest.raises(RecordError) as caught:
        parse(text)
    assert (caught.value.line, caught.value.illegal.reason) == (line, reason)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("game toy", "game chess", 2, "unknown-game"),
        ("rules 1", "rules 7", 3, "record-other-rules"),
        ("option rounds 2", "option rounds 4", 6, "unknown-option-value"),
        ("option rounds 2", "option round 2", 6, "unknown-option"),
        ("fixed deck 3 13", "fixed deck 3 99", 8, "not-in-the-box"),
        ("fixed deck 3 13", "fixed dekc 3 13", 9, "record-never-drawn"),
        ("1 bid 1", "1 bid 11", 11, "not-now"),
        ("1 bid 1", "1 bid", 11, "wrong-words"),
        ("1 bid 1", "1 offer 1", 11, "unknown-verb"),
        ("1 bid 1", "1 deal", 11, "happens-by-itself"),
        ("2 paint red", "1 paint red", 13, "not-your-turn"),
        ("2 pass\n", "2 pass\n2 pass\n", 19, "game-over"),
        ("result 1:0 2:27", "result 1:0 2:28", 19, "record-other-result"),
        ("2 pass\n", "", 18, "record-not-over"),
    ],
)
def test_an_illegal_line_is_named(old: str, new: str, line: int, reason: str) -> None:
    assert old in WHOLE
    caught = error(WHOLE.replace(old, new))
    assert (caught.line, caught.illegal.reason) == (line, reason)


def test_a_number_of_seats_the_game_does_not_have_is_named() -> None:
    caught = error("game toy\n\nseats 9\n")
    assert (caught.line, caught.illegal.reason) == (3, "wrong-seats")


def test_a_number_of_seats_told_by_the_names_is_wrong_at_their_line() -> None:
    caught = error("game toy\n\nnames A, B, C, D, E, F, G, H, I\noption rounds 2\n")
    assert (caught.line, caught.illegal.reason) == (3, "wrong-seats")


@pytest.mark.parametrize(
    ("west", "east", "line"), [("west 1a", "east 1b", 4), ("east 1b", "west 1a", 4)]
)
def test_one_board_at_both_ends_is_wrong_where_it_is_named_again(
    west: str, east: str, line: int
) -> None:
    text = f"game changcheng\nseats 2\noption {west}\noption {east}\noption missions a\n"
    with pytest.raises(RecordError) as caught:
        list(parse(text).replay(REGISTERED))
    assert (caught.value.line, caught.value.illegal.reason) == (line, "same-board")


def test_everything_before_an_illegal_line_is_played() -> None:
    steps = parse(WHOLE.replace("2: bid 12", "2: bid 11")).replay(GAMES)
    seen: list[str] = []

    def collect() -> None:
        for _, played in steps:
            seen.append(str(played.action))

    with pytest.raises(RecordError):
        collect()
    assert seen[-1] == "bid 2"
