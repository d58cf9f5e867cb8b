"""German stays German: one word for one thing, and none of the rules' own English ones."""

from __future__ import annotations

import re
from dataclasses import replace

from bot.texts import shared_texts
from bot.texts.prose import Prose, kebab
from rules import GAMES
from rules.carcassonne.moves.events import Deployed
from rules.changcheng.moves.events import SupplyHeld as WallsHeld
from rules.changcheng.moves.events import TowerBuilt
from rules.game import kinds
from rules.ming.moves.events import HomeStands, RecallShown, SupplyHeld
from rules.ming.told.summaries import SeatsPassed
from rules.tigris.moves.events import (
    CatastropheStruck,
    GameEnded,
    LeaderPlaced,
    Supported,
    TilePlaced,
)
from tests.bot.texts.test_chinese import areas
from tests.bot.texts.test_texts import FOLDER
from tests.each import each
from tests.known import game_of

FORBIDDEN = {
    "*": (
        r"Bildschirmleser Ihnen (?<!/me\s)\bconfirm\b =yes\b =no\b per\sBeitrag Tippen\skam "
        r"Aufstehen Punktet Punkte\steilen practise\sgame nachgebildet bewegte[ns]?\sBild "
        r"die\sanderen\shöchstens fertige\sPartie Verdecktes\szeigen \bmussten?\sweg "
        r"\bseit\s\ufffc \bHände\b"
    ),
    "carcassonne": (
        r"Meeple Räuber Anhänger Rekrut Abtei umbaut \bfertige Freie\sStellen fertig\ssind"
    ),
    "tigris": (
        r"\bBretts?\b Herrscher Rebellion Revolte Aufstand Krieg Kampf Anhänger verschwinden "
        r"muss: Es\sgeht\sum"
    ),
    "changcheng": (
        r"\bBretts?\b Armeekarte Mongolenprovinz [Mm]ongolischen?\sProvinz frei\sgehalten "
        r"Aufgedeckt\svon gehen\sab\b gehen\sohne ,\sfertig \ufffc\sist\sfertig je\s− "
        r"\bHeere?n?\b vor\sihre Aufgedeckte\sKarten:"
    ),
    "ming": (
        r"Rückkehrkarte Rückholkarte Höfling \bTempel\b So\sviele Startspieler\sstellt "
        r"von\s6\sbeginnt Eines\sdeiner\sFamilie"
    ),
    "china": (
        r"\bBretts?\b Botschafter Festung Gesandter Baupl[aä]tz Runde\sbeendet "
        r"Keine\sAbgesandten zuletzt\szieht"
    ),
}
"""By area (`*`: all), words that have another one here, as patterns."""

WHOSE = ("own", "neutral")


def test_one_thing_has_one_word() -> None:
    for name, words in areas("de"):
        for area in ("*", game_of(name)):
            pattern = "|".join(FORBIDDEN.get(area, "").split())
            assert not pattern or re.findall(pattern, words) == [], name


@each("game", GAMES)
def test_values_are_told_by_their_german_names(game: str) -> None:
    prose = Prose(shared_texts(), game, "de", ())
    found = {kebab(kinds(a)[name]) for a in GAMES[game].meta.actions for name in a.__match_args__}
    values = {
        value
        for kind in found
        for value in prose.texts.values_of(f"{game}-{kind}-")
        if value.isalpha() and len(value) > 3 and value not in prose.label(kind, value).lower()
    }
    said = "\n".join(words for name, words in areas("de") if name.startswith(game))
    assert said or not (FOLDER / "de" / f"{game}.ftl").exists()
    assert {value for value in values if re.search(rf"\b{value}\b", said)} == set()


def test_words_agree_with_their_numbers() -> None:
    prose = Prose(shared_texts(), "ming", "de", ("Anna", "Ben"), plain=True)
    home = " aus der Stadt von Sichuan zurück. Du wählst, "
    assert [prose.tell(HomeStands("sichuan", n, whose)) for n in (1, 2) for whose in WHOSE] == [
        f"1 Familienmitglied von dir geht noch{home}welches.",
        f"1 neutrales Familienmitglied geht noch{home}welches.",
        f"2 Familienmitglieder von dir gehen noch{home}welche.",
        f"2 neutrale Familienmitglieder gehen noch{home}welche.",
    ]
    ended = replace(prose, game="tigris").tell(GameEnded(winners=(0,), shared=1, points=1))
    assert ended == "Anna gewinnt mit 1 Punkt in der schwächsten Farbe!"
    say = shared_texts().say
    assert say("de", "health-tables", running=1, lobbies=1).endswith("laufend 1, offene Runden 1")
    assert "die älteste von <t:0:R>" in say("de", "health-posts", count=2, since="<t:0:R>")


def test_pieces_stand_in_their_case() -> None:
    prose = Prose(shared_texts(), "tigris", "de", ("Anna", "Ben"), plain=True)
    own, fields = replace(prose, reader=0), replace(prose, game="carcassonne")
    assert [prose.tell(TilePlaced(0, tile, "C4")) for tile in ("market", "settlement")] == [
        "Anna legt einen Markt auf C4.",
        "Anna legt eine Siedlung auf C4.",
    ]
    assert prose.tell(LeaderPlaced(0, "farmer", "C4")) == "Anna setzt den Bauern auf C4."
    assert own.tell(LeaderPlaced(0, "king", "C4")) == "Du setzt deinen König auf C4."
    struck = CatastropheStruck(1, "C4", "settlement")
    assert own.tell(struck) == "Ben spielt eine Katastrophe auf C4 und zerstört eine Siedlung."
    assert [prose.tell(Supported(1, "farm", n, 4 + n)) for n in (1, 2)] == [
        "Ben verstärkt mit 1 Bauernhof: jetzt 5.",
        "Ben verstärkt mit 2 Bauernhöfen: jetzt 6.",
    ]
    told = fields.tell(Deployed(0, "farmer", "M12", "field-n"))
    assert told == "Anna setzt einen Bauern auf M12 (Wiese oben)."
    refused = [prose.illegal("tile-not-in-hand", {"tile": tile}) for tile in ("settlement", "farm")]
    assert refused[0].startswith("Du hast keine Siedlung auf der Hand.")
    assert refused[1].startswith("Du hast keinen Bauernhof auf der Hand.")
    lacking = replace(prose, game="ming").illegal("card-not-in-hand", {"card": "dragon"})
    assert lacking.startswith("Du hast keinen Drachen auf der Hand.")


def test_whoever_reads_of_themselves_reads_the_words_of_the_others() -> None:
    ming = Prose(shared_texts(), "ming", "de", ("Anna", "Ben"), plain=True)
    own = replace(ming, reader=0)
    both = [(prose.tell(RecallShown(0, 0)), prose.tell(SupplyHeld(0, 0))) for prose in (ming, own)]
    assert both == [
        ("Von Anna bleiben alle.", "Anna hat kein Familienmitglied mehr im Vorrat."),
        ("Von dir bleiben alle.", "Du hast kein Familienmitglied mehr im Vorrat."),
    ]
    placed = [replace(own, locale=locale).tell(SupplyHeld(0, 0)) for locale in ("en", "zh-CN")]
    assert placed == ["All your courtiers have been placed.", "你的皇亲已全部放上版图。"]
    assert ming.tell(SeatsPassed((0, 1))) == "Anna und Ben haben gepasst."
    assert own.tell(SeatsPassed((0, 1))) == "Du und Ben habt gepasst."
    wall, tower = replace(ming, game="changcheng"), TowerBuilt(0, "2c", kept=True)
    kept = [replace(wall, reader=seat).tell(tower) for seat in (1, 0)]
    assert kept[0].endswith("daneben ist für Anna reserviert.")
    assert kept[1].endswith("daneben ist für dich reserviert.")


def test_who_has_nothing_left_is_not_told_as_somebody_who_has_nothing_yet() -> None:
    prose = Prose(shared_texts(), "changcheng", "de", ("Anna", "Ben"), plain=True)
    assert prose.tell(WallsHeld(0, 0, 0, 1, 0)) == (
        "Anna hat übrig: keine Mauer, den Turm, keine Aktionskarte."
    )


def test_the_help_names_the_commands_that_english_help_names() -> None:
    pages = [(FOLDER / name / "help.ftl").read_text("utf-8") for name in ("de", "en")]
    german, english = (set(re.findall(r"`(/[a-z ]+)`", page)) for page in pages)
    assert german == english


def test_descriptions_of_commands_end_in_a_full_stop() -> None:
    told = re.compile(
        r"^((?:command|param|\w+-(?:verb|field|option))-[\w-]+-description) = (.+)$", re.M
    )
    pages = [path.read_text("utf-8") for path in (FOLDER / "de").glob("*.ftl")]
    found = [entry for page in pages for entry in told.findall(page)]
    assert len(found) > 150
    assert [key for key, words in found if not words.endswith(".")] == []
