"""A browser of somebody's own: with fresh cookies, patient, and without motion."""

import json
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, CDPSession, Page, Playwright, expect

PATIENCE: Final = 60_000  # milliseconds for whatever takes no time, on a busy machine
DESK: Final = (1440, 900)
PHONE: Final = (390, 844)  # held upright
LAPTOP: Final = (1366, 650)  # most people have one
PLACES: Final = ("chromium", "chromium-browser", "google-chrome")
SHELL: Final = "chromium-headless-shell"  # the same without what only a window on a screen needs: a quarter less work

# Somebody in a hurry, who clicks for themselves and needs no help: what happens is shown at once, a tap plays.
HURRIED: Final = {"speed": "once", "single": "off", "tap": "play", "motion": "none", "tips": "off"}
# The settings of the table as they are kept in a browser, unless something was set there already.
KEEP = """(settings) => {
  try {
    localStorage.getItem("alehouse.feel") ?? localStorage.setItem("alehouse.feel", settings);
  } catch { /* no page yet */ }
}"""

PIXEL: Final = {"x": 0, "y": 0, "width": 1, "height": 1, "scale": 1}
UNPAINTED: Final[WeakKeyDictionary[Page, tuple[CDPSession, dict[str, Any]]]] = WeakKeyDictionary()

expect.set_options(timeout=PATIENCE)


def chromium(playwright: Playwright, whole: bool = False) -> Browser:
    """The browser of this machine; the `whole` one shows notifications, too."""
    found = next(filter(None, map(shutil.which, PLACES if whole else (SHELL, *PLACES))), None)
    if found is None:
        raise FileNotFoundError("the browser tests need Chromium: as root, apt-get install -y chromium")
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])


def leave_unpainted(page: Page, mobile: bool = False) -> None:
    """Everything is laid out, lit and clicked as ever, but only one pixel of it is painted: nobody is looking, and
    painting a table is half of what a browser does there. The page itself sees no difference."""
    metrics = {"deviceScaleFactor": 1, "mobile": mobile, "viewport": PIXEL}
    UNPAINTED[page] = page.context.new_cdp_session(page), metrics  # what the session asks for ends with it
    _paint_a_pixel(page)


def _paint_a_pixel(page: Page) -> None:
    wire, metrics = UNPAINTED[page]
    wire.send("Emulation.setDeviceMetricsOverride", {**(page.viewport_size or {}), **metrics})


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give a page another window. By itself `page.set_viewport_size` would have it painted again, and both at odds."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if page in UNPAINTED:
        _paint_a_pixel(page)


@contextmanager
def window(
    browser: Browser, size: tuple[int, int], feel: Mapping[str, Any] = HURRIED, painted: bool = False, **more: Any
) -> Iterator[Page]:
    """A page of a fresh browser, with the table's settings `feel`; an error in its script fails the test. Unless it is
    to be `painted`, no picture can be taken of it."""
    width, height = size
    chosen = {"viewport": {"width": width, "height": height}, "locale": "en-GB", "reduced_motion": "reduce"}
    context = browser.new_context(**{**chosen, **more})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"({KEEP})({json.dumps(json.dumps(dict(feel)))})")
    page = context.new_page()
    if not painted:
        leave_unpainted(page, bool(more.get("is_mobile")))
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    try:
        yield page
    finally:
        context.close()
    assert problems == []
