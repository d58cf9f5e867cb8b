"""The gallery writes pictures and a page that shows them; `check_accepted` holds each game's."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from render import PAINTERS, gallery
from render.gallery import main, variants
from render.painter import Painter
from rules import GAMES
from rules.playing import begin
from tests.render.accepted import SETS, accepted
from tests.render.scene import opened

SOME = 8
"""The first pictures of a game."""


def test_gallery_shows_every_picture_also_as_a_phone_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, pictures = min(PAINTERS), gallery.pictures
    monkeypatch.setattr(gallery, "PAINTERS", {key: PAINTERS[key]})

    def some(key: str, painter: Painter[Any]) -> Iterator[tuple[str, bytes]]:
        return islice(pictures(key, painter), SOME)

    monkeypatch.setattr(gallery, "pictures", some)
    names = gallery.write(tmp_path)
    assert len(names) == SOME
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    for name in names:
        assert f"{name}.png" in page
        assert opened((tmp_path / f"{name}.png").read_bytes()).width > 400
        assert opened((tmp_path / f"{name}-phone.png").read_bytes()).width <= 400
    assert accepted().keys() > set(names)


def test_pictures_of_every_game_were_accepted() -> None:
    assert {name.split("-")[0] for name in accepted()} == SETS.keys()


def test_variants_go_together_in_every_game() -> None:
    for game in GAMES.values():
        seats = max(game.meta.seats)
        found = variants(game, seats)
        assert set(found) == {option.name for option in game.meta.options}
        assert all(found[option.name] != option.default for option in game.meta.options)
        begin(game, seats, found, "1")


def test_help_tells_how_to_use_it_and_draws_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["gallery", "--help"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 0
    assert "usage: python -m render.gallery" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []
