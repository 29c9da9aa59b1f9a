"""Pictures of the real page for people to look at: every game, player count, window, language, early, late and fullest.

    python -m tests.browser.gallery
    python -m tests.browser.gallery dwarf --players 5 --window 390x664 768x1024 --language pl --state fullest
    python -m tests.browser.gallery brew_crafters --players 3 --option job_agency=on --out pictures --json

Beside each picture it says what the measuring found. A state may also be a number: after how many decisions. Where
there are tabs, every tab has a picture; with --closely so have the own things the other way (open or closed), and the
table with the side column the other way.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.browser.measure import NOTED, WINDOWS, Window
from tests.browser.positions import STATES, Gallery, Position, position
from tests.browser.viewer import Viewer, viewing
from tests.browser.window import chromium

import alehouse
from alehouse.core.words import LANGUAGES


def main(arguments: Sequence[str] | None = None) -> int:
    wanted = _arguments().parse_args(arguments)
    found: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        gallery = Gallery(Path(folder))
        gallery.open()
        browser = chromium(playwright)
        try:
            with viewing(browser, gallery, painted=not wanted.no_pictures) as viewer:
                for chosen, language in product(list(positions(wanted)), wanted.language):
                    for window in wanted.window:
                        found += pictures(viewer, chosen, language, window, wanted)
        finally:
            browser.close()
            gallery.close()
    if wanted.json:
        print(json.dumps(found, indent=1))
    else:
        _summary(found, wanted.out)
    return 0


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="gallery", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[[], *alehouse.ROOMS], default=[])
    parser.add_argument("--players", nargs="+", type=int, metavar="N", default=[])
    parser.add_argument("--window", nargs="+", type=_window, metavar="1366x650", default=list(WINDOWS))
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=["en"])
    parser.add_argument("--state", nargs="+", metavar="early|late|fullest|NUMBER", default=list(STATES))
    parser.add_argument("--option", nargs="+", type=lambda given: given.split("=", 1), metavar="NAME=VALUE", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("gallery"), metavar="FOLDER")
    parser.add_argument("--closely", action="store_true", help="own things open and closed, column folded and not")
    parser.add_argument("--asks", action="store_true", help="name what is only noted, too")
    parser.add_argument("--no-pictures", action="store_true", help="measure only")
    parser.add_argument("--json", action="store_true", help="what was found, for programs")
    return parser


def _window(given: str) -> Window:
    width, _, height = given.replace("×", "x").partition("x")
    return Window(int(width), int(height))


def positions(wanted: argparse.Namespace) -> Iterator[Position]:
    for game in wanted.games or alehouse.ROOMS:
        for players in alehouse.load(game).seats:
            if not wanted.players or players in wanted.players:
                for state in wanted.state:
                    yield position(game, players, state, dict(wanted.option), wanted.seed)


def pictures(
    viewer: Viewer, chosen: Position, language: str, window: Window, wanted: argparse.Namespace
) -> Iterator[dict[str, Any]]:
    """Show a position in a window, with a picture and what was found for every look at it."""
    viewer.show(chosen, language, window)
    for name, measured in viewer.looks(closely=wanted.closely):
        title = "-".join(filter(None, [chosen.game, str(chosen.players), chosen.state, str(window), language, name]))
        path = wanted.out / f"{title}.png"
        if not wanted.no_pictures:
            viewer.picture(path)
        told = [problem for problem in measured.problems if wanted.asks or problem.kind not in NOTED]
        others = len(measured.problems) - len(told)
        line = (
            f"{title:<60} {measured.numbers['shape']:<9} {measured.numbers['smallest']:5.1f} px {len(told):4} problems"
        )
        print(line + (f" {others:4} noted" if others else ""), file=sys.stderr, flush=True)
        if not wanted.json:
            for problem in told:
                print(f"    {problem}", flush=True)
        yield {"picture": str(path), "problems": [asdict(problem) for problem in measured.problems], **measured.numbers}
    viewer.forget_clicks()


def _summary(found: Sequence[dict[str, Any]], out: Path) -> None:
    kinds: dict[str, int] = {}
    for look in found:
        for problem in look["problems"]:
            kinds[problem["kind"]] = kinds.get(problem["kind"], 0) + 1
    print(f"\n{len(found)} pictures in {out}")
    for kind, count in sorted(kinds.items(), key=lambda entry: -entry[1]):
        print(f"{kind:<14}{count:6}")


if __name__ == "__main__":
    sys.exit(main())
