"""Alike events told as one, told by the games' own events."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.texts import shared_texts
from bot.texts.prose import Prose
from rules import GAMES
from rules.carcassonne.moves.events import Drawn, TilePlaced
from rules.changcheng.moves import events as wall
from rules.china.moves import events as china
from rules.game import Event
from rules.ming.moves import events as ming
from rules.ming.told.summaries import CourtiersPlaced, PrinceTravelled
from rules.summaries import summarised
from rules.tigris.moves import events as tigris


def told(game: str, events: Sequence[Event], locale: str = "en") -> list[str]:
    prose = Prose(shared_texts(), game, locale, ("Anna", "Ben", "Cleo"), plain=True)
    return prose.tell_all(summarised(GAMES[game].meta, events))


def test_what_everybody_places_in_turn_is_told_seat_by_seat() -> None:
    placed = [
        ming.CourtierPlaced(seat, province)
        for seat, province in [
            (0, "nanzhili"),
            (1, "sichuan"),
            (0, "huguang"),
            (1, "sichuan"),
            (0, "nanzhili"),
        ]
    ]
    assert told("ming", placed) == [
        "Anna places 3 courtiers: Nanzhili 2, Huguang 1.",
        "Ben places 2 courtiers: Sichuan 2.",
    ]
    assert told("ming", placed, "zh-CN")[0] == "Anna 放了 3 个皇亲：南直隶 2、湖广 1。"


def test_one_event_stays_as_it_is() -> None:
    events = (ming.CourtierPlaced(0, "nanzhili"), ming.Passed(1))
    assert summarised(GAMES["ming"].meta, events) == events


def test_something_else_between_parts_them() -> None:
    one = ming.CourtierPlaced(0, "nanzhili")
    events = [one, one, ming.RoundBegan(2, 1), one, one, one]
    assert summarised(GAMES["ming"].meta, events) == (
        CourtiersPlaced(0, 2, (("nanzhili", 2),)),
        ming.RoundBegan(2, 1),
        CourtiersPlaced(0, 3, (("nanzhili", 3),)),
    )


def test_summary_events_stand_where_the_first_one_stood() -> None:
    score = tigris.TileScored(1, "red", "priest")
    events = [
        tigris.TilePlaced(0, "temple", "A1"),
        score,
        tigris.TilePlaced(0, "farm", "B2"),
        tigris.TileScored(1, "blue", "king"),
        tigris.TilePlaced(2, "farm", "C3"),
    ]
    assert told("tigris", events) == [
        "Anna lays 2 tiles: A1 (temple), B2 (farm).",
        "+2 for Ben: red (priest), blue (king).",
        "Cleo lays a farm on C3.",
    ]


def test_what_follows_from_others_stands_where_the_last_one_stood() -> None:
    turned = ming.CardTurnedUp("shaanxi", "horse")
    events = [
        turned,
        ming.CardTaken(1, "sichuan", "junk"),
        ming.CardTurnedUp("sichuan", "rickshaw"),
        ming.CardTaken(2, "huguang", "dragon"),
    ]
    assert told("ming", events) == [
        "Ben takes the card beside Sichuan: junk.",
        "Turned up: horse (Shaanxi), rickshaw (Sichuan).",
        "Cleo takes the card beside Huguang: dragon.",
    ]
    assert told("ming", events[:2])[0] == "Turned up beside Shaanxi: horse."


def test_a_way_is_told_as_one_only_where_it_goes_on() -> None:
    way = [
        ming.PrinceMoved(0, "suzhou", "anqing", "horse"),
        ming.PrinceMoved(0, "anqing", "huaian", "junk"),
        ming.PrinceMoved(0, "lintao", "ningxia", "horse"),
    ]
    assert summarised(GAMES["ming"].meta, way) == (
        PrinceTravelled(0, "suzhou", (("anqing", "horse"), ("huaian", "junk"))),
        way[2],
    )
    assert told("ming", way)[0] == "Anna travels from Suzhou: Anqing (horse), Huai'an (junk)."
    to_and_fro = [
        ming.PrinceMoved(0, *step, "dragon")
        for step in (("suzhou", "anqing"), ("anqing", "suzhou"), ("suzhou", "anqing"))
    ]
    assert told("ming", to_and_fro) == [
        "Anna travels from Suzhou: Anqing (dragon), Suzhou (dragon), Anqing (dragon)."
    ]


def test_what_a_later_event_tells_again_goes() -> None:
    drawn = [Drawn(0, "CRFR"), Drawn(1, "RFr")]
    events = [*drawn, TilePlaced(0, "CRFR", "A1", 0)]
    assert summarised(GAMES["carcassonne"].meta, events) == (drawn[1], events[2])
    turned = ming.CardTurnedUp("sichuan", "horse")
    other = ming.CardTaken(0, "sichuan", "junk")
    assert summarised(GAMES["ming"].meta, [turned, other]) == (turned, other)
    hidden = [china.CardDrawn(0), china.CardSeen(0, "red"), china.CardDrawn(0)]
    assert told("china", hidden[:2]) == ["Anna draws a card from the pile: red."]
    both = [*hidden, china.CardSeen(0, "green")]
    assert told("china", both) == ["Anna draws cards from the pile: red ×1, green ×1."]


@pytest.mark.parametrize(
    ("game", "events", "line"),
    [
        (
            "china",
            [china.HousePlaced(0, "we1", "wei", "red"), china.HousePlaced(0, "we2", "wei", "red")],
            "Anna builds 2 houses in Wei: Wei 1 Anyi (a red card), Wei 2 Hedong (a red card).",
        ),
        (
            "china",
            [china.CardTaken(0, "red"), china.CardTaken(0, "green"), china.CardTaken(0, "red")],
            "Anna takes open cards: red ×2, green ×1.",
        ),
        (
            "changcheng",
            [wall.CardShown(0, 1), wall.CardShown(1, 3)],
            "Turned up: Anna's warrior (1), Ben's flood (3).",
        ),
        (
            "ming",
            [ming.RecallShown(0, 0), ming.RecallShown(2, 3)],
            "Courtiers taken back: Anna 0, Cleo 3.",
        ),
        (
            "ming",
            [ming.CameHome(0, "daming", 1), ming.CameHome(0, "daming", 1)],
            "2 of Anna's courtiers go back: Daming 2.",
        ),
        (
            "ming",
            [ming.NeutralCameHome("daming", 2), ming.NeutralCameHome("xuanfu", 1)],
            "3 neutral courtiers go back: Daming 2, Xuanfu 1.",
        ),
        (
            "ming",
            [ming.Passed(0), ming.Passed(2)],
            "Anna and Cleo pass.",
        ),
    ],
)
def test_sentences(game: str, events: list[Event], line: str) -> None:
    assert told(game, events) == [line]
