"""Somebody who looks at positions in windows of all sizes: at every tab, with the own things open and closed, with the
side column folded and not."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page
from tests.browser.measure import Measured, Problem, Window, measure
from tests.browser.positions import Gallery, Position
from tests.browser.window import PATIENCE, resize, window

# Wait until a table has the shape that fits its window, and keeps it while nothing else comes; whether it has.
LAID_OUT = """async ([width, height, shape, pause, patience]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const until = performance.now() + patience;
  let since = null;
  while (performance.now() < until) {
    const table = document.querySelector("main.table:not(.busy):not(.lost)[data-shape]");
    const right = table && innerWidth === width && innerHeight === height && document.querySelector("#drawings > *") &&
      (!shape || table.dataset.shape === shape);
    since = right ? since ?? performance.now() : null;
    if (right && performance.now() - since >= pause) return true;
    await frame();
  }
  return false;
}"""
RESTING: Final = 60  # milliseconds after the right shape has come
PULLING: Final = 400  # milliseconds in which the page asks for another shape, where none is known to be right
TABS: Final = ".tabs button[data-tab]"
HANDLE: Final = '.canvas:not(.off) [data-piece="own-handle"]'
NAMED: Final = f"{HANDLE} .hit"
FOLD: Final = ".side .fold"


class Look(NamedTuple):
    """What was seen of a position in a window: "" at first sight, then what was clicked."""

    name: str
    measured: Measured


class Viewer:
    """A page at which positions are shown."""

    def __init__(self, page: Page, gallery: Gallery) -> None:
        self.page = page
        self._gallery = gallery
        self._wire = page.context.new_cdp_session(page)
        self._language = ""
        self._shown = ""
        self._clicked = False
        self.window = Window(0, 0)
        page.context.add_cookies(gallery.cookies)

    def show(self, position: Position, language: str, window: Window) -> None:
        """Show a position; the page is loaded when anything but its window is another."""
        address = self._gallery.address(position)
        self._resize(window)
        if (address, language) != (self._shown, self._language):
            self._load(address, language)
        self._settle()

    def again(self) -> None:
        """As somebody sees it who has just come."""
        self._load(self._shown, self._language)
        self._settle()

    def forget_clicks(self) -> None:
        """What comes next is seen as by somebody who has just come, if anything was clicked."""
        if self._clicked:
            self._shown = ""

    def _load(self, address: str, language: str) -> None:
        self.page.goto("about:blank")
        self.page.goto(f"{self._gallery.house.address}/static/mug.svg")  # of the house, and without scripts
        self.page.evaluate("localStorage.clear()")
        self.page.evaluate("(language) => localStorage.setItem('language', JSON.stringify(language))", language)
        self.page.goto(address)
        self._shown, self._language, self._clicked = address, language, False

    def _resize(self, window: Window) -> None:
        self._wire.send("Emulation.setTouchEmulationEnabled", {"enabled": window.touched, "maxTouchPoints": 1})
        resize(self.page, window)
        self.window = window

    def _settle(self) -> None:
        """Wait until the table lies as it is meant to; if it never does, its shape is told where it is measured."""
        self.page.locator("main.table[data-shape]").wait_for()
        self._lie_still(self.window.shape)

    def _lie_still(self, shape: str = "") -> None:
        """A house may take long to draw a table in the right `shape`: till then, another one lies still, too."""
        self.page.evaluate(LAID_OUT, [*self.window, shape, RESTING if shape else PULLING, PATIENCE])

    # ── looking ──

    def measure(self, first: bool = False) -> Measured:
        found = measure(self.page, self.window, first)
        wanted, shape = self.window.shape, found.numbers["shape"]
        if wanted and shape and wanted != shape:
            found.problems.append(Problem("shape", f"{shape} instead of {wanted}", "page", 0))
        return found

    def looks(self, tabs: bool = True, closely: bool = True) -> Iterator[Look]:
        """At first sight; then tab by tab; and, if `closely`, with the own things the other way, open or closed, and
        with the side column the other way."""
        yield Look("", self.measure(first=True))
        for tab in self._other_tabs() if tabs else ():
            self._click(f'{TABS}[data-tab="{tab}"]')
            yield Look(tab, self.measure())
        if closely and self.page.locator(HANDLE).count():
            self.again()
            before = self.page.locator(NAMED).get_attribute("aria-label")
            self._click(HANDLE)
            self.page.wait_for_function(
                "([handle, label]) => document.querySelector(handle)?.getAttribute('aria-label') !== label",
                arg=[NAMED, before],
            )
            self._settle()
            yield Look("own", self.measure())
        if closely and self.page.locator(FOLD).is_visible():
            self._click(FOLD)
            self._lie_still()  # with another column another shape may be right
            yield Look("column", self.measure())

    def _click(self, selector: str) -> None:
        self._clicked = True
        self.page.locator(selector).click()

    def _other_tabs(self) -> list[str]:
        tabs = "(tabs) => tabs.filter((tab) => tab.ariaSelected !== 'true').map((tab) => tab.dataset.tab)"
        found: list[str] = self.page.locator(f"{TABS}:visible").evaluate_all(tabs)
        return found

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)


@contextmanager
def viewing(browser: Browser, gallery: Gallery, painted: bool = False) -> Iterator[Viewer]:
    """A viewer with a browser of their own; an error in the page's script fails the test. Pictures can be taken of what
    is `painted`."""
    with window(browser, (1366, 650), painted=painted, has_touch=False) as page:
        yield Viewer(page, gallery)
