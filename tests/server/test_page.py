"""What the page repeats of the rest of the house: the players' colours and shapes must be the same everywhere."""

import re
from pathlib import Path

import alehouse.server
from alehouse.core.draw.players import COLOURS, marks

PAGE = Path(alehouse.server.__file__).parent / "page"


def test_the_page_has_the_players_colours() -> None:
    style = (PAGE / "page.css").read_text(encoding="utf-8")
    found = re.findall(r'\[data-colour="(\d)"\] { --p: (#\w+);', style)
    assert found == [(str(number), colour) for number, colour in enumerate(COLOURS)]


def test_the_page_has_the_players_shapes() -> None:
    page = (PAGE / "index.html").read_text(encoding="utf-8")
    shapes = re.findall(r"<symbol[^>]*>(.*?)</symbol>", marks())
    badges = re.findall(r'<symbol id="seat-\d"[^>]*><circle[^>]*/><g[^>]*>(.*)</g></symbol>', page)
    assert [badge.replace('"', "'") for badge in badges] == shapes
    assert len(shapes) == len(COLOURS)


def test_every_icon_of_the_page_is_used() -> None:
    scripts = "".join(path.read_text(encoding="utf-8") for path in PAGE.glob("*.js"))
    icons = re.findall(r'id="ui-([a-z]+)"', (PAGE / "index.html").read_text(encoding="utf-8"))
    assert [icon for icon in icons if f'"{icon}"' not in scripts] == []
