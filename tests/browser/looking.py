"""How somebody looks closer at a piece: with a mouse, with the right button, with a finger that stays."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

PINNED: Final = ".closer[role=dialog]"
TOLD: Final = ".closer p:not(.keys)"  # as soon as the house has answered

# Whatever looks closer has come: for fingers the page fetches it by itself, and what they did before is not understood.
CAME: Final = """async () => {
  const { bring, dress } = await import(document.querySelector("script[type=module]").src.replace(/main|begin/, "dom"));
  await Promise.all([bring("closer"), dress("closer")]);
}"""

# The middle of a piece, where nothing smaller lies. If it had to be brought in sight, the page has been told so: a
# closer look ends when something is scrolled.
MIDDLE: Final = """async (id) => {
  const shown = [...document.querySelectorAll(`[data-piece="${id}"]`)].find((node) => node.getClientRects().length);
  const face = shown.querySelector(".face") ?? shown;
  const before = face.getBoundingClientRect();
  face.scrollIntoViewIfNeeded();
  const { left, top, width, height } = face.getBoundingClientRect();
  if (left !== before.left || top !== before.top) await new Promise(requestAnimationFrame);
  return [left + width / 2, top + height / 2];
}"""


def middle(page: Page, piece: str) -> tuple[float, float]:
    x, y = page.evaluate(MIDDLE, piece)
    return x, y


def rest_on(page: Page, piece: str) -> None:
    """The pointer comes to a piece and stays there."""
    x, y = middle(page, piece)
    page.mouse.move(x - 2, y)
    page.mouse.move(x, y)


def right_click(page: Page, piece: str) -> None:
    """The right button, as a hand does it: the pointer has come there before, and the page has seen it come."""
    rest_on(page, piece)
    expect(page.locator(".closer")).to_be_visible()
    page.mouse.click(*middle(page, piece), button="right")


def tap(page: Page, piece: str) -> None:
    """A finger taps a piece."""
    page.evaluate(CAME)
    page.touchscreen.tap(*middle(page, piece))


def told(page: Page) -> Locator:
    """What the house has told of the piece."""
    expect(page.locator(TOLD).first).to_be_visible()
    return page.locator(".closer")


@contextmanager
def finger(page: Page) -> Iterator[Any]:
    """Touches that last as long as one likes."""
    page.evaluate(CAME)
    session = page.context.new_cdp_session(page)

    def send(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    yield send
    session.detach()
