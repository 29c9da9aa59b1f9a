"""What a browser is told in short: nothing that it shows is lost, and what nobody sees comes later."""

from collections.abc import Callable
from typing import Any

from tests.server.house import HERE, ME, Browser, House, Message, Seat

from alehouse.core.scene import CanvasChange
from alehouse.house.connection.wire_numbers import Numbers, shorten


def changed(*pieces: dict[str, Any]) -> dict[str, CanvasChange]:
    return {"table": CanvasChange(changed=list(pieces))}


class Page:
    """What a page has numbered."""

    def __init__(self) -> None:
        self.pieces: dict[str, Numbers] = {}
        self.drawings: Numbers = {}

    def told(self, changes: dict[str, CanvasChange]) -> None:
        shorten(changes, self.pieces, self.drawings)


def shortened(numbers: Page, *pieces: dict[str, Any]) -> list[dict[str, Any]]:
    changes = changed(*pieces)
    numbers.told(changes)
    return changes["table"].changed


def test_pieces_and_drawings_are_told_by_number_when_they_come_again() -> None:
    numbers = Page()
    first = [{"id": "a", "art": "<g/>"}, {"id": "b", "art": ""}, {"id": "c", "art": "<g/>"}]
    assert shortened(numbers, *first) == [{"id": "a", "art": "<g/>"}, {"id": "b", "art": ""}, {"id": "c", "art": 0}]
    assert shortened(numbers, {"id": "a", "x": 1}, {"id": "b", "art": "<b/>"}) == [{"x": 1}, {"art": "<b/>"}]
    assert shortened(numbers, {"id": "c", "art": "<b/>"}, {"id": "a", "y": 2}) == [
        {"id": 3, "art": 1},
        {"id": -2, "y": 2},
    ]
    assert shortened(numbers, {"id": "d", "x": 1}, {"id": "b"}) == [{"id": "d", "x": 1}, {"id": -2}]


def test_every_canvas_counts_its_own_pieces() -> None:
    numbers = Page()
    numbers.told(changed({"id": "a"}, {"id": "b"}))
    other = {"own": CanvasChange(changed=[{"id": "b"}])}
    numbers.told(other)
    assert other["own"].changed == [{"id": "b"}]


def play(seat: Seat) -> list[Message]:
    """Play the last option; the moments that are shown on the way to the next decision."""
    seq, steps = seat.table["seq"], []
    seat.send("move", action=seat.options[-1], seq=seq, client_id=str(seq))
    while seat.until_type("table")["seq"] == seq:
        steps.append(seat.table)
    return steps


def drawn(seat: Seat) -> dict[tuple[str, str], str]:
    """Every drawing that a browser shows, by canvas and piece."""
    pieces = ((name, piece) for name, canvas in seat.pieces.items() for piece in canvas.values())
    return {(name, piece["id"]): piece["art"] for name, piece in pieces if piece.get("art")}


def test_what_is_not_in_view_waits_for_the_decision(open_house: Callable[..., House]) -> None:
    browser: Browser = open_house().browser()
    table = browser.open_table(ME, HERE)
    with browser.sit(table, shape="portrait") as seat, browser.sit(table, shape="portrait") as other:
        seat.until_mine()
        seat.send("watch", tab="mine")
        steps = [step for _ in range(12) for step in play(seat)]
        told = {name for step in steps for name in step.get("canvases", {})}
        assert {"tab-mine", "rivals", "own", "status"} <= told
        assert not told & {"tab-special", "tab-players"}
        with browser.sit(table, shape="portrait") as fresh:
            fresh.until_mine()
            assert drawn(seat) == drawn(fresh)
        other.until_seq(seat.table["seq"])
        assert drawn(other) == drawn(seat)
