"""No control without its meaning: its verb is told, and nothing else reads like it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from discord import ui

from bot.front.panel.choice_controls import controls, titled_lists
from bot.front.panel.choices import build_menu
from bot.front.panel.foresight import foresee, leading_words
from bot.front.panel.menu import Entry, Menu, Words, is_list
from bot.front.panel.offered_first import with_first
from bot.front.panel.paired_actions import with_pairs
from bot.front.panel.places import located
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView
from bot.texts import shared_texts
from bot.texts.prose import Prose
from bot.texts.typed_actions import canonical
from rules import GAMES
from rules.game import Action
from rules.narrow import Choice, narrow
from tests.contract.walks import SEEDS, SETUPS, Position, Setup, sparse
from tests.each import each
from tests.games import WHOLE
from tests.languages import LOCALES

PLAYED = [setup for setup in SETUPS if setup.game.meta.key in WHOLE]
POSITIONS = 8
"""Looked at in each game and language."""


def panels(position: Position, prose: Prose) -> Iterator[tuple[Menu, str]]:
    """The first question of everybody who may decide and what follows its buttons; beside each the
    verb that is settled, "" where there are several."""
    game, state = position.game, position.state
    for seat in game.to_act(state):
        legal = [action for action in game.legal(state, seat) if not action.automatic]
        view = game.view(state, seat)
        words = prose.at(game.named(view))
        for picked in _asked(legal, words):
            shown = build_menu(legal, picked, words, pieces=True)
            shown = with_pairs(shown, game, state, seat, legal, words)
            shown = located(shown, game, view, replace(prose, plain=True))
            wanted = [entry.words for entry in everything(shown)]
            first = leading_words(foresee(game, view, legal, wanted), seat)
            verbs = {action.verb for action in legal if not picked or action.verb == picked[0]}
            settled = prose.verb(verbs.pop()) if len(verbs) == 1 else ""
            yield with_first(shown, first, prose.say("panel-leading")), settled


def _asked(legal: Sequence[Action], prose: Prose) -> Iterator[Words]:
    """Words after which something is asked."""
    if legal:
        yield ()
        for entry in build_menu(legal, (), prose, pieces=True).entries:
            if isinstance(narrow(legal, entry.words), Choice):
                yield entry.words


def everything(shown: Menu) -> list[Entry]:
    """All that can be tapped."""
    listed = [entry for entries in shown.lists.values() for entry in entries]
    return [*shown.entries, *listed]


def read(shown: Menu) -> Iterator[tuple[Entry, str, str]]:
    """Each control, the line or title above it, and what stands on it."""
    if not is_list(shown):
        yield from ((entry, entry.heading, entry.label) for entry in shown.entries)
    lists = [*(titled_lists(shown) if is_list(shown) else ()), *shown.lists.items()]
    for title, entries in lists:
        yield from ((entry, title, entry.label) for entry in entries)


@pytest.mark.parametrize("locale", LOCALES)
@each("setup", PLAYED)
def test_every_control_says_its_verb_and_no_two_read_alike(setup: Setup, locale: str) -> None:
    prose = Prose(
        shared_texts(), setup.game.meta.key, locale, ("Anna", "Ben", "Cleo", "Dan", "Eva")
    )
    for position in sparse(setup, SEEDS[0], POSITIONS):
        for shown, settled in panels(position, prose):
            controls_read = list(read(shown))
            if settled:
                told = (shown.prompt, *(label for _, _, label in controls_read))
                assert any(settled in words for words in told), shown
            else:
                for entry, above, label in controls_read:
                    assert prose.verb(entry.words[0]) in f"{above} {label}", shown
            alike = Counter((above, label) for _, above, label in controls_read)
            assert not [what for what, count in alike.items() if count > 1], shown


def test_a_verb_with_one_possibility_says_with_what() -> None:
    legal = [GAMES["changcheng"].meta.action(text) for text in ("damage 2j", "expel 4", "refrain")]
    shown = build_menu(legal, (), Prose(shared_texts(), "changcheng", "en", ()), pieces=True)
    assert next(entry.label for entry in shown.entries) == "Damage wall: 2j"


def test_the_line_of_a_verb_stands_above_its_buttons() -> None:
    legal = [GAMES["china"].meta.action(text) for text in ("take red", "take green", "draw")]
    shown = build_menu(legal, (), Prose(shared_texts(), "china", "en", ()), pieces=True)
    made = MessageView(*controls(shown, lambda verb, rest: CustomId(verb, "table", rest)))
    texts = [i.content if isinstance(i, ui.TextDisplay) else "row" for i in made.children]
    assert texts == ["Take:", "row", "Or:", "row"]


@pytest.mark.parametrize(
    ("locale", "told", "alone"),
    [
        ("en", "Stay, discarding:", "Stay, discarding: horse"),
        ("de", "Bleiben und abwerfen:", "Bleiben und abwerfen: Pferd"),
        ("zh-CN", "留在原地，弃牌：", "留在原地，弃牌：马"),
        ("zh-TW", "留在原地，棄牌：", "留在原地，棄牌：馬"),
    ],
)
def test_a_verb_may_say_what_becomes_of_what_it_is_done_with(
    locale: str, told: str, alone: str
) -> None:
    prose = Prose(shared_texts(), "ming", locale, ())
    legal = [GAMES["ming"].meta.action(text) for text in ("stay horse", "stay junk", "pass")]
    assert {entry.heading for entry in build_menu(legal, (), prose).entries} >= {told}
    assert alone in {entry.label for entry in build_menu([legal[0], legal[2]], (), prose).entries}


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Lay card, then a wall there or a card elsewhere"),
        ("de", "Karte legen, dann eine Mauer dort oder eine Karte anderswo"),
        ("zh-CN", "放行动卡，再在同省建城墙或到别省放卡"),
        ("zh-TW", "放行動卡，再在同省建城牆或到別省放卡"),
    ],
)
def test_above_its_values_a_verb_says_in_a_position_what_must_follow(
    locale: str, told: str
) -> None:
    names = {("verb", "card"): "first-card", ("field", "space"): "second-space"}
    prose = Prose(shared_texts(), "changcheng", locale, ()).at(names)
    legal = [GAMES["changcheng"].meta.action(f"card {card} datong") for card in (1, 2)]
    tower = [GAMES["changcheng"].meta.action(f"tower {space}") for space in ("1a", "1b")]
    entries = build_menu([*legal, *tower], (), prose).entries
    assert any(entry.heading.startswith(told) for entry in entries)
    assert not any(told in entry.name for entry in entries)
    assert prose.asks("", "space") != prose.at({}).asks("", "space")


def test_buttons_begin_with_a_capital_whether_one_verb_is_offered_or_several() -> None:
    prose = Prose(shared_texts(), "tigris", "en", ())
    legal = [GAMES["tigris"].meta.action(f"support {count}") for count in (0, 1)]
    assert [entry.label for entry in build_menu(legal, (), prose).entries] == [
        "Add nothing",
        "Add 1",
    ]


def test_a_value_that_says_all_leaves_out_what_follows_it() -> None:
    legal = [
        GAMES["ming"].meta.action(text)
        for text in ("deploy 0 open", "deploy 1 open", "deploy 1 temple")
    ]
    shown = build_menu(legal, (), Prose(shared_texts(), "ming", "en", ()), pieces=True)
    assert [entry.label for entry in shown.entries] == [
        "Nobody",
        "1 courtier · open part",
        "1 courtier · one into the temple",
    ]
    typed = canonical(
        Prose(shared_texts(), "ming", "de", ()),
        GAMES["ming"].meta,
        "Einsetzen niemanden offener Teil",
    )
    assert typed == "deploy 0 open"


def test_numbers_are_asked_for_in_a_question_of_their_own() -> None:
    legal = [GAMES["ming"].meta.action(f"recall {count}") for count in range(3)]
    prose = Prose(shared_texts(), "ming", "en", ())
    assert build_menu(legal, (), prose).prompt == "Take back: how many courtiers?"
