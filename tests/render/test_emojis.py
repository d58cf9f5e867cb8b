"""Every game's emojis: as Discord takes them, and there for what a player picks."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from PIL import Image

from render import PAINTERS, theme
from render.emojis import (
    SIDE,
    Emojis,
    ShowsEmojis,
    full_name,
    piece_sheet,
    simplified,
    traditional,
)
from render.scripts import Script
from rules.game import AnyGame, Rng
from rules.narrow import Choice, narrow
from rules.summaries import summarised
from tests.contract.walks import SETUPS, Setup, random_games, walk
from tests.example.render.reversi.board import PALETTE
from tests.games import PAINTED, WHOLE
from tests.known import with_emoji
from tests.render.scene import opened

WITH_EMOJIS = [key for key, painter in PAINTED.items() if isinstance(painter, ShowsEmojis)]
"""Games whose painters have some."""
MOST_IN_A_NAME = 32
"""Characters Discord takes."""


def emojis_of(key: str) -> Emojis[Any]:
    """The emojis of a game."""
    painter = PAINTED[key]
    assert isinstance(painter, ShowsEmojis)
    return painter.emojis


@pytest.mark.parametrize("key", WITH_EMOJIS)
def test_discord_takes_every_picture_and_name(key: str) -> None:
    found = emojis_of(key)
    for piece in list(found.pictures)[:: max(1, len(found.pictures) // 60)]:
        picture = found.png(piece)
        assert len(picture) < 60_000
        image = Image.open(io.BytesIO(picture))
        assert image.size == (SIDE, SIDE)
        box = image.getchannel("A").getbbox()
        assert box is not None
        assert max(box[2] - box[0], box[3] - box[1]) > 0.7 * SIDE, piece
        assert re.fullmatch(r"[a-z0-9_]{2,32}", full_name(key, piece, picture))
    assert all(len(full_name(key, piece, b"")) <= MOST_IN_A_NAME for piece in found.pictures)


def test_a_sheet_of_pieces_has_a_gap_all_round() -> None:
    piece = Image.new("RGBA", (10, 10), theme.INK)
    sheet = opened(piece_sheet([[piece, piece], [piece]], PALETTE, theme.TABLE, 10, 2))
    assert sheet.size == (26, 26)
    empty = {(x, y) for x in range(26) for y in range(26) if sheet.getpixel((x, y)) == theme.TABLE}
    assert len(empty) == 26 * 26 - 3 * 10 * 10
    assert {(0, 0), (12, 2), (25, 25), (14, 14)} <= empty


def test_all_games_together_need_few_uploads() -> None:
    """How many an hour Discord takes of application emojis stands nowhere; guilds' are 50."""
    assert sum(len(emojis_of(key).pictures) for key in PAINTERS if key in WITH_EMOJIS) <= 200


def test_another_picture_is_another_emoji() -> None:
    key = WITH_EMOJIS[0]
    found = emojis_of(key)
    one, other = list(found.pictures)[:2]
    names = {full_name(key, one, found.png(piece)) for piece in (one, other)}
    assert len(names) == 2
    assert full_name(key, one, found.png(one)) in names


@pytest.mark.parametrize("key", WITH_EMOJIS)
def test_readers_of_traditional_characters_have_pictures_of_their_own_only_where_they_differ(
    key: str,
) -> None:
    found = emojis_of(key)
    named = {name: [found.name_in(name, script) for script in Script] for name in found.pictures}
    own = {name for name in named if traditional(name) in found.pictures}
    for name, (latin, hans, hant) in named.items():
        assert latin == name
        assert hans == (simplified(name) if simplified(name) in found.pictures else name)
        assert hant == (traditional(name) if name in own else hans)
        assert len({*map(found.png, {latin, hans, hant})}) == len({latin, hans, hant})


def questions(game: AnyGame, state: Any, seat: int) -> list[tuple[Choice, str]]:
    """Every value that may be asked for in a position, verbs first."""
    found, paths = list[tuple[Choice, str]](), [()]
    legal = [action for action in game.legal(state, seat) if not action.automatic]
    while legal and paths:
        choice = narrow(legal, paths.pop())
        if isinstance(choice, Choice):
            found += [(choice, value) for value in choice.values]
            paths += [(*choice.picked, value) for value in choice.values[:3]]
    return found


def setup_of(key: str) -> Setup:
    """One way to play a game."""
    return next(setup for setup in SETUPS if setup.game.meta.key == key)


@pytest.mark.parametrize("key", WITH_EMOJIS)
def test_whatever_everybody_learns_bears_no_emoji_or_one_that_is_there(key: str) -> None:
    game, found = WHOLE[key], emojis_of(key)
    state, luck = setup_of(key).begin("t"), Rng("t")
    shown = set[str]()
    for step in range(400):
        acting = game.to_act(state)
        if not acting:
            break
        made = game.apply(
            state, acting[0], luck.choice(game.legal(state, acting[0])), Rng("t", step)
        )
        state, view = made.state, game.view(made.state, None)
        for event in (*made.public, *summarised(game.meta, made.public * 2)):
            piece = found.name_for_event(view, event)
            assert piece is None or piece in found.pictures, event
            if piece is not None:
                shown.add(type(event).__name__)
    assert shown >= with_emoji(key).events


def has_emojis(game: AnyGame) -> bool:
    """Whether the pieces of a game are drawn as emojis."""
    return game.meta.key in WITH_EMOJIS


@random_games(1, of=has_emojis)
def test_whatever_is_picked_has_a_piece_that_is_there(setup: Setup, seed: str) -> None:
    game, key = setup.game, setup.game.meta.key
    wanted = with_emoji(key)
    found = emojis_of(key)
    for position in list(walk(setup, seed))[:120:4]:
        acting = game.to_act(position.state)
        if not acting:
            break
        view = game.view(position.state, acting[0])
        for choice, value in questions(game, position.state, acting[0]):
            piece = found.name_for_action(view, (*choice.picked, value))
            assert piece is None or piece in found.pictures
            if choice.kind in wanted.kinds and (choice.picked[0], value) not in wanted.bare:
                assert piece is not None, (choice, value)
