"""A browser of somebody's own: with fresh cookies, patient, and without motion."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Page, Playwright, expect

PATIENCE: Final = 60_000  # milliseconds for whatever takes no time, on a busy machine
DESK: Final = (1440, 900)
PHONE: Final = (390, 844)  # held upright
LAPTOP: Final = (1366, 650)  # most people have one
PLACES: Final = ("chromium", "chromium-browser", "google-chrome")

expect.set_options(timeout=PATIENCE)


def chromium(playwright: Playwright) -> Browser:
    """The browser of this machine."""
    found = next(filter(None, map(shutil.which, PLACES)), None)
    if found is None:
        raise FileNotFoundError("the browser tests need Chromium: as root, apt-get install -y chromium")
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])


@contextmanager
def window(browser: Browser, size: tuple[int, int], **more: Any) -> Iterator[Page]:
    """A page of a fresh browser; an error in its script fails the test."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce", **more
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    try:
        yield page
    finally:
        context.close()
    assert problems == []
