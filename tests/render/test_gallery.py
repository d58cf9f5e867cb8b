"""The gallery writes pictures of every painter and a page that shows them; none changes unseen."""

from pathlib import Path

import pytest

from render import PAINTERS, theme
from render.gallery import main, variants, write
from rules import GAMES
from rules.playing import begin
from tests.render.accepted import accepted, digests
from tests.render.scene import opened
from tests.render.test_marks import pixels


def test_gallery_shows_every_game_and_every_decision(tmp_path: Path) -> None:
    names = write(tmp_path)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    for name in names:
        assert f"{name}.png" in page
        assert opened((tmp_path / f"{name}-phone.png").read_bytes()).width <= 400
    assert {name.split("-")[0] for name in names} == set(PAINTERS)
    for key in PAINTERS:
        found = [tmp_path / f"{name}.png" for name in names if f"{key}-changed" in name]
        assert len(found) == 2
        assert all(pixels(opened(file.read_bytes()), theme.CHANGED) > 100 for file in found)
    for kind in ("cell", "turn", "spot"):
        assert any(f"choose-{kind}" in name for name in names)
    found, wanted = digests(tmp_path, names), accepted()
    changed = [name for name in {**wanted, **found} if found.get(name) != wanted.get(name)]
    assert not changed, "look at `make gallery`, then accept: python -m tests.render.accepted"


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
