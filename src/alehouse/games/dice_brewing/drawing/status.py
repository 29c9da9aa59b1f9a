"""Time: round, season and phase, the placements of a turn, and who is asked for action tokens."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import AMBER, INK, LANTERN, ON_DARK, SOFT
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import rect, use
from alehouse.core.scene import Canvas, Piece
from alehouse.games.dice_brewing.drawing.pieces import mug, season_token
from alehouse.games.dice_brewing.drawing.table import DrawnTable

# The four phases, and the view's phases that belong to each; its clause.
PHASES: Final = (
    ("place", ("round_start", "roll", "place"), "DB-5.23"),
    ("purchase", ("purchase",), "DB-5.40"),
    ("brew", ("brewing_start", "brew"), "DB-5.50"),
    ("tidy", ("tidy",), "DB-5.62"),
)
MADE: Final = "#7da851"
_PHONE: Final = 390  # a narrower telephone has little room
_MENU: Final = 46  # the room for the page's menu on a telephone


# ── wide ──────────────────────────────────────────────────────────────────────────────────────────


@cached
def status_strip(table: DrawnTable) -> Canvas:
    """The strip in the prompt bar: season and round, the phases, and below them what is going on."""
    view = table.view
    season = season_token(view.season, 4, 18, 48)
    words = heading(62, 40, table.say("board-round", round=view.round), 20, ON_DARK, span=104)
    words += text(62, 60, table.say(f"season-{view.season}"), 14, SOFT, span=104)
    pieces = [
        table.piece("season", 0, 0, season, table.say(f"season-{view.season}"), "rules:DB-5.71"),
        table.piece("round", 0, 0, words),
        *_phases(table, 176, 12, 356, 28),
        *_meanwhile(table, 180, 60, 352),
    ]
    return Canvas(width=540, height=84, pieces=tuple(pieces))


def _phases(table: DrawnTable, x: float, y: float, w: float, h: float) -> list[Piece]:
    """The phases as lozenges, as wide as their words; past ones are checked."""
    now = phase_now(table)
    words = [table.say(f"board-phase-{name}") for name, _, _ in PHASES]
    wanted = [width(word, 12, bold=True) + 32 for word in words]
    part = min(1.0, (w - 12) / sum(wanted))
    pieces = []
    for n, (name, _, clause) in enumerate(PHASES):
        wide = wanted[n] * part
        art = _lozenge(words[n], n + 1, wide, h, n - now)
        pieces.append(table.piece(f"phase:{name}", x, y, art, words[n], f"rules:{clause}"))
        x += wide + 4
    return pieces


def phase_now(table: DrawnTable) -> int:
    return next((n for n, (_, phases, _) in enumerate(PHASES) if table.view.phase in phases), len(PHASES))


def _lozenge(words: str, number: int, w: float, h: float, when: int) -> str:
    """Done (below 0), now (0) or to come."""
    fill, ink = (AMBER, INK) if when == 0 else ("#4a3826", "#e9d3a6") if when < 0 else ("#33271e", SOFT)
    out = rect(0, 0, w, h, h / 2, fill, stroke="#6b543f" if when else AMBER, stroke_width=1)
    if when < 0:
        out += use("i-check", 7, h / 2 - 7, 14, color=MADE)
    else:
        out += text(14, h / 2 + 4.3, number, 12, ink, bold=True, anchor="middle")
    return out + text(23, h / 2 + 4.3, words, 12, ink, bold=when == 0, span=w - 29)


def _meanwhile(table: DrawnTable, x: float, cy: float, w: float) -> list[Piece]:
    """Below the phases: the token window, the placements of the turn, or how far the brewing is."""
    view = table.view
    if view.window and not view.over:
        return [_window(table, x, cy, w)]
    if view.phase == "place" and view.turn >= 0 and not view.over:
        return [_placements(table, x, cy, w)]
    return [_brewed(table, x, cy, w)]


def _window(table: DrawnTable, x: float, cy: float, w: float) -> Piece:
    """Who is asked whether he plays an action token, and who comes after."""
    assert table.view.window is not None
    words = table.say("board-window")
    art = use("action-back", 0, -12, 24) + text(32, 4.6, words, 14, LANTERN, bold=True, span=w - 150)
    at = 42 + min(width(words, 14, bold=True), w - 150)
    for n, seat in enumerate(table.view.window.waiting):
        art += badge(table.colour(seat), at + 10 + n * 30, 0, 10, lit=n == 0)
    names = [table.name(seat) for seat in table.view.window.waiting]
    label = table.say("board-window-label", names=", ".join(names))
    return table.piece("meanwhile", x, cy, art, label, "rules:DB-5.12")


def _placements(table: DrawnTable, x: float, cy: float, w: float) -> Piece:
    """Whose turn it is, and how many of its placements are made."""
    view = table.view
    words = placement_words(table)
    art = badge(table.colour(view.turn), 10, 0, 10) + text(28, 4.6, words, 14, ON_DARK, span=w - 120)
    at = 40 + min(width(words, 14), w - 120)
    art += "".join(pip(at + n * 34, -5, 28, 10, n - view.placements) for n in range(view.placements_allowed))
    return table.piece("meanwhile", x, cy, art, words, "rules:DB-5.24")


def placement_words(table: DrawnTable) -> str:
    view = table.view
    number = min(view.placements + 1, view.placements_allowed)
    key = "board-placement" if view.placements < view.placements_allowed else "board-placements-made"
    return table.say(key, number=number, allowed=view.placements_allowed)


def pip(x: float, y: float, w: float, h: float, when: int) -> str:
    """A placement made (below 0), the one to be made now (0), or a later one."""
    fill, edge = (MADE, MADE) if when < 0 else ("#4a3b2d", LANTERN if when == 0 else "#8b735a")
    return rect(x, y, w, h, h / 2, fill, stroke=edge, stroke_width=1.5)


def _brewed(table: DrawnTable, x: float, cy: float, w: float) -> Piece:
    """How many recipes have been brewed of those that end the game."""
    view = table.view
    words = table.say("board-brewed-of", brewed=view.brewed, end=view.brewed_to_end)
    art = mug(0, -11, 22) + text(32, 4.6, words, 14, ON_DARK, span=w - 130)
    at = 44 + min(width(words, 14), w - 130)
    span = w - at
    done = min(1.0, view.brewed / view.brewed_to_end)
    art += rect(at, -5, span, 10, 5, "#4a3b2d", stroke="#8b735a", stroke_width=1)
    art += rect(at + 1.5, -3.5, max(7.0, (span - 3) * done), 7, 3.5, AMBER) if done else ""
    return table.piece("meanwhile", x, cy, art, words, "rules:DB-7.1")


# ── narrow ────────────────────────────────────────────────────────────────────────────────────────


@cached
def status_line(table: DrawnTable, w: float) -> Canvas:
    """The same for a telephone; its right end belongs to the page's menu."""
    view = table.view
    right = w - _MENU - 54
    narrow = w < _PHONE  # how many are brewed stands below the phases
    words = heading(38, 19, table.say("board-round", round=view.round), 14, ON_DARK, span=74)
    count = table.say("board-brewed-short", brewed=view.brewed, end=view.brewed_to_end)
    brewed = mug(0, -13, 16) + text(19, 0, count, 12, ON_DARK, bold=True)
    pieces = [
        table.piece("season", 0, 0, season_token(view.season, 8, 9, 26), table.say(f"season-{view.season}")),
        table.piece("round", 0, 0, words),
        table.piece("brewed", right, 37 if narrow else 18, brewed),
        *_short_phases(table, 112, 4, right - (64 if narrow else 118), 20),
        _note(table, 38, 37, right - 44 if narrow else 240),
    ]
    return Canvas(width=w, height=44, pieces=tuple(pieces))


def _short_phases(table: DrawnTable, x: float, y: float, w: float, h: float) -> list[Piece]:
    now = phase_now(table)
    words = [table.say(f"board-short-{name}") for name, _, _ in PHASES]
    wanted = [width(word, 12, bold=True) + 12 for word in words]
    part = min(1.0, (w - 9) / sum(wanted))
    pieces = []
    for n, (name, _, clause) in enumerate(PHASES):
        wide = wanted[n] * part
        fill, ink = (AMBER, INK) if n == now else ("#3b2d22", SOFT if n > now else MADE)
        art = rect(0, 0, wide, h, h / 2, fill)
        art += text(wide / 2, h / 2 + 4.3, words[n], 12, ink, bold=n == now, anchor="middle", span=wide - 8)
        pieces.append(table.piece(f"phase:{name}", x, y, art, words[n], f"rules:{clause}"))
        x += wide + 3
    return pieces


def _note(table: DrawnTable, x: float, y: float, w: float) -> Piece:
    """A second line: the token window, the placements, or the season."""
    view = table.view
    if view.window and not view.over:
        words, span = table.say("board-window"), w - 22 * len(view.window.waiting) - 4
        art = text(0, 0, words, 12, LANTERN, bold=True, span=span)
        at = 10 + min(width(words, 12, bold=True), span)
        for n, seat in enumerate(view.window.waiting):
            art += badge(table.colour(seat), at + n * 22, -4.5, 7.5, lit=n == 0)
    elif view.phase == "place" and view.turn >= 0 and not view.over:
        words = placement_words(table)
        art = text(0, 0, words, 12, ON_DARK, span=150)
        at = 8 + min(width(words, 12), 150)
        art += "".join(pip(at + n * 24, -9, 20, 9, n - view.placements) for n in range(view.placements_allowed))
    else:
        words = table.say("phase-over" if view.over else f"phase-{view.phase}")
        art = text(0, 0, words, 12, SOFT, span=w)
    return table.piece("meanwhile", x, y, art, words)
