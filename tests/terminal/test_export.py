"""Records as pictures, from the command line."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image
from tests.terminal.command import done, refused


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of two bots."""
    file = tmp_path_factory.mktemp("records") / "game.json"
    done("play", "dwarf", "--seed", 7, *["--seat", "bot:random"] * 2, "--save", file)
    return file


def test_an_svg_and_a_gif(record: Path, tmp_path: Path) -> None:
    svg, gif = tmp_path / "game.svg", tmp_path / "game.GIF"
    told = done("export", record, svg, "--seat", 2, "--shape", "portrait", "--seconds", "0.5", "--from", 10, "--to", 30)
    assert f"Written:{svg}" in "".join(told.split())  # wherever the line was broken
    ElementTree.fromstring(svg.read_text(encoding="utf-8"))
    done("export", record, gif, "--to", 8, "--width", 200, "--lang", "fr")
    with Image.open(gif) as picture:
        assert picture.size[0] == 200


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["game.png"], "no picture that can be written"),
        ([], "which record, which picture?"),
        (["game.svg", "--seat", "3"], "there is no seat 3"),
        (["game.svg", "--to", "99999"], "--to needs a number up to that"),
        (["game.svg", "--from", "20", "--to", "10"], "moves cannot be 20–10"),
        (["game.svg", "--seconds", "soon"], "--seconds needs a number like 0.5 or 2, not “soon”"),
        (["game.svg", "--seconds", "0"], "seconds cannot be 0"),
        (["game.svg", "--shape", "round"], "shape cannot be round"),
        (["game.svg", "--width", "5"], "width cannot be 5"),
        (["nowhere/game.svg"], "there is no folder"),
    ],
)
def test_what_cannot_be(
    words: list[str], problem: str, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert problem in refused("export", record, *words)
    assert list(tmp_path.iterdir()) == []


def test_a_record_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("{}")
    assert "not a whole record" in refused("export", tmp_path / "game.json", tmp_path / "game.svg")
