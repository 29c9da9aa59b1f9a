"""Time: season and year, the twelve seasons, what is being done, and in which order turns are taken."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import LANTERN, ON_DARK, SOFT
from alehouse.core.draw.lettering import heading, text
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import circle, rect, use
from alehouse.core.scene import Canvas, Piece
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.effect_ops import SEASONS

# The ground of each season, as on the wheel.
TINTS: Final = {"spring": "#7f9c62", "summer": "#e0a63a", "autumn": "#a4684a", "winter": "#667d8d"}


# ── wide ──────────────────────────────────────────────────────────────────────────────────────────


@cached
def status_strip(seen: Seen) -> Canvas:
    """The strip in the prompt bar: the season, the years, and below them whose turn it is."""
    words = heading(74, 38, season_words(seen), 20, ON_DARK, span=166)
    words += text(74, 60, phase_words(seen), 14, SOFT, span=166)
    pieces = [
        seen.piece("season", 38, 42, season_disc(seen, 30), season_label(seen), "rules:BC-5.1"),
        seen.piece("words-of-season", 0, 0, words),
        *years(seen, 248, 10, 184, 24),
        *turn_order(seen, 248, 60, 184),
    ]
    return Canvas(width=440, height=84, pieces=tuple(pieces))


def season_words(seen: Seen) -> str:
    view = seen.view
    if not view.season:
        return seen.say("scene-setup")
    return seen.say("scene-season", season=f"@season-{view.season}", year=view.year)


def phase_words(seen: Seen) -> str:
    """The phase, and in the market and the brewery the round of it."""
    view = seen.view
    return seen.say(f"scene-phase-{view.phase}", round=view.round)


def season_label(seen: Seen) -> str:
    return seen.words.labelled(season_words(seen), phase_words(seen))


def season_disc(seen: Seen, r: float) -> str:
    """The season's sign on its colour, around the origin."""
    season = seen.view.season or SEASONS[0]
    ground = circle(0, 0, r, "url(#brass)", stroke="#2b1a10", stroke_width=2)
    return ground + circle(0, 0, r * 0.86, TINTS[season]) + use(season, -r * 0.62, -r * 0.62, r * 1.24)


def years(seen: Seen, x: float, y: float, w: float, h: float) -> list[Piece]:
    """Every season of every year: those gone, the present one, those to come."""
    view = seen.view
    gap = 8
    year = (w - gap * (view.years - 1)) / view.years
    step = year / len(SEASONS)
    now = (view.year - 1) * len(SEASONS) + (SEASONS.index(view.season) if view.season else -1)
    pieces = []
    for which in range(view.years):
        whens = [which * len(SEASONS) + number - now for number in range(len(SEASONS))]
        art = "".join(
            _season(season, when, n * step, step - 1.5, h) for n, (season, when) in enumerate(zip(SEASONS, whens))
        )
        pieces.append(seen.piece(f"year:{which}", x + which * (year + gap), y, art, season_label(seen), "rules:BC-5.2"))
    return pieces


def _season(season: str, when: int, x: float, w: float, h: float) -> str:
    here = when == 0
    cell = rect(x, 0, w, h, 4, TINTS[season], opacity=None if when <= 0 else 0.35)
    if here:
        cell += rect(x - 1.5, -1.5, w + 3, h + 3, 5, stroke=LANTERN, stroke_width=2.5)
    return cell + use(season, x + w / 2 - 6, h / 2 - 6, 12, opacity=None if here else 0.75)


def turn_order(seen: Seen, x: float, cy: float, w: float, r: float = 10) -> list[Piece]:
    """The players in turn order; the tankard beside whoever is first in the next phase."""
    view = seen.view
    step = min(40.0, w / max(len(view.order), 1))
    names = ", ".join(seen.name(seat) for seat in view.order)
    ground = rect(0, -12, step * len(view.order), 24, 6, "#000", fill_opacity=0)
    return [
        seen.piece("turn-order", x, cy, ground, seen.say("scene-turn-order", names=names), "rules:BC-5.13"),
        *(seen.piece(f"turn:{seat}", x + 11 + n * step, cy, _turn(seen, seat, r)) for n, seat in enumerate(view.order)),
    ]


def _turn(seen: Seen, seat: int, r: float) -> str:
    tankard = use("first", 6, -18, 16) if seen.player(seat).first_player else ""
    return badge(seen.colour(seat), 0, 0, r, lit=seat == seen.view.turn) + tankard


# ── narrow ────────────────────────────────────────────────────────────────────────────────────────


@cached
def status_line(seen: Seen, w: float = 390, h: float = 44) -> Canvas:
    """The same for a telephone; its right end belongs to the page's menu."""
    words = heading(44, h / 2 - 3, season_words(seen), 14, ON_DARK, span=130)
    words += text(44, h / 2 + 15, phase_words(seen), 12, SOFT, span=130)
    pieces = [
        seen.piece("season", 22, h / 2, season_disc(seen, 17), season_label(seen), "rules:BC-5.1"),
        seen.piece("words-of-season", 0, 0, words),
        *turn_order(seen, 182, h / 2 + 2, w - 230),
    ]
    return Canvas(width=w, height=h, pieces=tuple(pieces))
