"""Measures a page as people see it: how large every text is, whether words overlap or are cut, whether a finger meets
what it aims at, whether everything that may be chosen can be reached. `measure.js` does it in the page."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from alehouse.core.scene import LANDSCAPE, PORTRAIT, SHORT, TABLET, TALL, WIDE

SCRIPT: Final = (Path(__file__).parent / "measure.js").read_text()
FINGER: Final = 40  # pixels
CONDENSED: Final = 0.7  # of its width, at most so narrow
SMALLEST: Final = 12.0  # pixels
TOLERATED: Final = 11.0  # in the smallest windows, on boards


NOTED: Final = ("ask", "shortened")  # what is no mistake


class Window(NamedTuple):
    """A window by its size; narrow ones are touched."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def touched(self) -> bool:
        return self.width < 1100

    @property
    def floor(self) -> float:
        """How small a text of a board may be, in pixels."""
        return TOLERATED if self in TIGHT else SMALLEST

    @property
    def shape(self) -> str:
        """How a table is laid out in it."""
        return SHAPES.get(self, "")


TIGHT: Final = (Window(1280, 600), Window(360, 640))
SHAPES: Final = {
    Window(1366, 650): WIDE,
    Window(1440, 780): WIDE,
    Window(1440, 900): LANDSCAPE,  # filling the screen
    Window(1536, 730): WIDE,
    Window(1280, 600): WIDE,
    Window(1920, 950): LANDSCAPE,
    Window(1024, 768): TABLET,  # lying flat
    Window(768, 1024): TABLET,
    Window(820, 1180): TALL,
    Window(390, 844): PORTRAIT,
    Window(390, 664): SHORT,
    Window(360, 640): SHORT,
    Window(844, 390): SHORT,  # on its side
    Window(683, 325): SHORT,  # a laptop at 200 %
}
WINDOWS: Final = tuple(SHAPES)


@dataclass(frozen=True)
class Problem:
    """Something a person would object to: a word that is `small`, `condensed`, `clipped` or has an `overlap`; a lit
    piece or a button too small for a `finger`, a piece to `ask` about that is; an option that is `unreachable`, or all
    of them `out of sight`; a button that is `blank`; a page `too wide`. What the prompt bar has `shortened` can be read
    with a click."""

    kind: str
    what: str
    where: str
    number: float

    def __str__(self) -> str:
        number = f" {self.number:g}" if self.number else ""
        return f"{self.kind}{number}: “{self.what}” in {self.where}"


@dataclass(frozen=True)
class Measured:
    """What was found, with a few numbers: how many texts, the smallest, how large a unit of each
    canvas is, the shape."""

    problems: list[Problem]
    numbers: dict[str, Any]


def measure(page: Page, window: Window, first: bool = True) -> Measured:
    """Measure what a page shows at this moment; `first`, before anything was clicked."""
    settings = {
        "floor": window.floor,
        "floorOfPage": SMALLEST,
        "coarse": window.touched,
        "finger": FINGER,
        "condensed": CONDENSED,
        "first": first,
    }
    found = page.evaluate(SCRIPT, settings)
    return Measured([Problem(**problem) for problem in found["problems"]], found["numbers"])
