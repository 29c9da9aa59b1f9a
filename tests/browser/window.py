"""A browser of somebody's own: with fresh cookies, patient, and without motion."""

import json
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Page, Playwright, expect

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

expect.set_options(timeout=PATIENCE)


def chromium(playwright: Playwright, whole: bool = False) -> Browser:
    """The browser of this machine; the `whole` one shows notifications, too."""
    found = next(filter(None, map(shutil.which, PLACES if whole else (SHELL, *PLACES))), None)
    if found is None:
        raise FileNotFoundError("the browser tests need Chromium: as root, apt-get install -y chromium")
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])


def leave_unpainted(page: Page) -> None:
    """Everything is laid out, lit and clicked as ever, but only one pixel of it is painted: nobody is looking, and
    painting a table is half of what a browser does there. The page itself sees no difference."""
    size = page.viewport_size
    assert size is not None
    metrics = {**size, "deviceScaleFactor": 1, "mobile": False}
    looked_at = {"x": 0, "y": 0, "width": 1, "height": 1, "scale": 1}
    wire = page.context.new_cdp_session(page)  # till the page is closed: what it asks for ends with it
    wire.send("Emulation.setDeviceMetricsOverride", {**metrics, "viewport": looked_at})


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
        leave_unpainted(page)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    try:
        yield page
    finally:
        context.close()
    assert problems == []
