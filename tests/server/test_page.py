"""What the page repeats of the rest of the house: the players' colours and shapes must be the same everywhere."""

import re
from collections.abc import Callable
from pathlib import Path

from tests.server.house import House
from tests.server.parts import free_port

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


def test_the_page_knows_where_people_find_the_house(open_house: Callable[..., House]) -> None:
    address = f"http://127.0.0.1:{(port := free_port())}"
    houses = open_house(), open_house(port=port, address=f"{address}/")
    assert [house.browser().http.get("/api/house").json()["address"] for house in houses] == [
        f"http://127.0.0.1:{houses[0].port}",
        address,
    ]


def test_every_icon_of_the_page_is_used() -> None:
    written = [*PAGE.glob("*.js"), *(PAGE.parent / "home").glob("*.py")]
    scripts = "".join(path.read_text(encoding="utf-8") for path in written)
    icons = re.findall(r'id="ui-([a-z]+)"', (PAGE / "index.html").read_text(encoding="utf-8"))
    assert [icon for icon in icons if f'"{icon}"' not in scripts] == []
