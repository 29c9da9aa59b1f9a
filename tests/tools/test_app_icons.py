"""The icons of the house as pictures: as they are drawn, as large as they say, and small."""

import io
from pathlib import Path

import pytest
from PIL import Image
from tools.app_icons import PAGE, PICTURES, main

LARGEST = 6_000  # bytes


def test_the_pictures_are_as_they_are_drawn() -> None:
    assert main(["--check"]) == 0, "python -m tools.app_icons"


@pytest.mark.parametrize(("name", "width"), [(name, width) for name, (_, width) in PICTURES.items()])
def test_a_picture_is_as_large_as_it_says_and_light(name: str, width: int) -> None:
    written = (PAGE / name).read_bytes()
    assert Image.open(io.BytesIO(written)).size == (width, width)
    assert len(written) <= LARGEST


def test_a_picture_of_another_drawing_fails_the_check(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in [*PAGE.glob("*.svg"), *PAGE.glob("*.png")]:
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr("tools.app_icons.PAGE", tmp_path)
    drawing = tmp_path / "mug.svg"
    drawing.write_text(drawing.read_text(encoding="utf-8").replace("#e2a03f", "#2f8f4f"), encoding="utf-8")
    assert main(["--check"]) == 1
    assert "mug-192.png" in capsys.readouterr().out
