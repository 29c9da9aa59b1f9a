"""The page's files as they are sent: leaner than they are written, and the same."""

import re
from pathlib import Path

import pytest

from alehouse.server.doors.page import MARGINS, PAGE, lean

SCRIPTS = sorted(PAGE.glob("*.js"))
SHEETS = sorted(PAGE.glob("*.css"))


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_keeps_its_lines_and_loses_its_comments(path: Path) -> None:
    written = path.read_bytes()
    sent = lean(path.suffix, written)
    assert sent.count(b"\n") == written.count(b"\n")
    assert not re.search(rb"^\s*//", sent, re.M)
    code = [line.strip() for line in written.splitlines()]
    assert [line for line in sent.splitlines() if line] == [
        line for line in code if line and not line.startswith(b"//")
    ]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_text_of_a_script_goes_over_lines(path: Path) -> None:
    """Margins inside of one would be part of it."""
    for line in path.read_text(encoding="utf-8").splitlines():
        assert line.count("`") % 2 == 0, line


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_a_style_sheet_loses_comments_and_margins_alone(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    sent = lean(path.suffix, written.encode()).decode()
    assert "/*" not in sent
    assert sent.split() == re.sub(r"/\*.*?\*/", "", written, flags=re.S).split()


def test_anything_else_is_sent_as_it_is() -> None:
    assert set(MARGINS) == {".js", ".css"}
    picture = (PAGE / "mug.svg").read_bytes()
    assert lean(".svg", picture) == picture
