"""How smoothly a busy turn is shown: `python -m bench.frames [game …]`, in this machine's Chromium.

Frames are counted while something is told or flies, after everybody's moves at a table of four; a frame that comes
within 20 ms of the one before is in time. On a machine that does something else, too, frames are late by themselves:
how many is told of the same page while nothing happens. What does not depend on that: how long the page's thread works
on the processor in a second of a busy turn. Besides, how long the page's script works at a time to show what has come.
"""

import argparse
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.window import chromium, window

import alehouse

IN_TIME: Final = 20.0  # milliseconds between two frames
STILL: Final = 3000  # milliseconds in which nothing happens
DECISIONS: Final = 10  # of one's own, in each game
SIZE: Final = (1366, 768)
FEEL: Final = {"single": "off", "tap": "play", "motion": "full", "speed": "normal", "sound": "all", "tips": "off"}
IDLE: Final = ".table:not(.busy):not(.lost) .prompt.mine:not(.telling), .table.ended"
# Notes the time between frames while something is told or flies, and how long handlers of messages and timers work.
NOTES: Final = """
  window.frames = [];
  window.works = [];
  let last = 0;
  const busy = () => window.still || document.querySelector(".prompt.telling, .token, .cover");
  const frame = (now) => {
    if (last && busy()) window.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const timed = (act) => function (...args) {
    const begun = performance.now();
    try { return act.apply(this, args); } finally { window.works.push(performance.now() - begun); }
  };
  const later = window.setTimeout;
  window.setTimeout = (act, ...rest) => later(typeof act === "function" ? timed(act) : act, ...rest);
  const { set, get } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", { get, set(act) { set.call(this, timed(act)); } });
"""


@dataclass(frozen=True)
class Smoothness:
    """What was seen of one game."""

    still: list[float]  # milliseconds between frames while nothing happens
    frames: list[float]  # and in a busy turn
    works: list[float]  # milliseconds of script at a time, where it was at least one
    busy: float  # seconds of the processor for all of it

    def __str__(self) -> str:
        share = 1000 * self.busy / max(1.0, sum(self.frames))
        longest = statistics.quantiles(self.works, n=20)[-1]
        return (
            f"{in_time(self.frames):6.1%} of {len(self.frames)} frames in time (still {in_time(self.still):.1%}); "
            f"the thread works {share:.0%} of the time; script {statistics.median(self.works):.1f} ms at a time, "
            f"95 % under {longest:.1f} ms"
        )


def in_time(frames: list[float]) -> float:
    return sum(time < IN_TIME for time in frames) / max(1, len(frames))


def watch(browser: Browser, house: House, game: str) -> Smoothness:
    """Play a few decisions, and let everybody's moves be shown."""
    with window(browser, SIZE, feel=FEEL, reduced_motion="no-preference") as page:
        page.add_init_script(NOTES)
        player = Player(page, house.address)
        player.open_table(4, ["bot:greedy"] * 3, game)
        look_on(page)
        still = look_at_nothing(page)
        page.evaluate("() => { window.frames = []; window.works = []; }")
        metrics = page.context.new_cdp_session(page)
        metrics.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = processor_time(metrics)
        for _ in range(DECISIONS):
            if player.over:
                break
            player.pick_something()
            look_on(page)
        works = [time for time in page.evaluate("window.works") if time >= 1]
        busy = processor_time(metrics) - before
        return Smoothness(still=still, frames=page.evaluate("window.frames"), works=works, busy=busy)


def look_at_nothing(page: Page) -> list[float]:
    page.evaluate("() => { window.still = true; window.frames = []; }")
    page.wait_for_timeout(STILL)
    frames: list[float] = page.evaluate("() => { window.still = false; return window.frames; }")
    return frames


def processor_time(metrics: CDPSession) -> float:
    """Seconds that the page's thread has worked."""
    found = {entry["name"]: entry["value"] for entry in metrics.send("Performance.getMetrics")["metrics"]}
    return float(found["TaskDuration"])


def look_on(page: Page) -> None:
    page.wait_for_function("(idle) => document.querySelector(idle)", arg=IDLE, polling=100)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[*alehouse.ROOMS], help="names of games; all of them without")
    games = parser.parse_args(arguments).games
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "tables.db")
        house.open()
        browser = chromium(playwright, whole=True)
        for name in games:
            sys.stdout.write(f"{name:14} {watch(browser, house, alehouse.load(name).title)}\n")
            sys.stdout.flush()
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
