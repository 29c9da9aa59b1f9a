"""The pieces of Cavern Tavern: dice, meeples, markers and tokens, the numbers and places printed for them.

Shared drawings: dice `die-0-5`, `die-white-5` and `die-automa-red-5` (0 pips: not rolled), `owner-0`, `meeple-0`,
`drink-<ingredient>`, `mrs-token`.
"""

from typing import Final

from alehouse.core.draw.colours import CARD, INK, LANTERN, LINE, ON_DARK
from alehouse.core.draw.dice import ROUNDS, SQUARES, Look, dice, face
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.pieces import piece_lights
from alehouse.core.draw.players import COLOURS, badge, mark
from alehouse.core.draw.svg import circle, group, outlined, path, rect, stroke, symbol, use
from alehouse.core.scene import Piece
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.effect_ops import INGREDIENTS
from alehouse.games.cavern_tavern.view import AutomaView, DieView

PLUM: Final = "#4b3350"
DARK: Final = ("#1d4d80", "#9c5813", "#22633c", "#553073", "#7d2219", "#23272c")  # of the players' colours
_BODIES: Final = ("#27609b", "#b96a1c", "#2e7a4c", "#6a408c", "#a32e22", "#363b43")  # dark enough for light pips
LIGHT: Final = ("#6ba3dd", "#f2b06a", "#6fc290", "#b28ad3", "#e57c6f", "#8d96a1")
_CREAM: Final = "#fff8ea"
FINGER: Final = 40.0  # so large is whatever fingers choose
_LIFT: Final = 0.13  # how far a chosen die is lifted, as a part of its size

# The dice of the Automa: body, edge, pips, and the sign of the room that they bar.
_AUTOMA: Final = {
    "white": ("#f4efe4", "#8f887a", "#3a342c", "orders"),
    "yellow": ("#f0cf55", "#8a6a12", "#3d2d05", "barrel"),
    "blue": ("#5a86ad", "#1d3c58", "#ffffff", "kitchen"),
    "green": ("#6f9a68", "#2a4d27", "#ffffff", "chore"),
    "red": ("#b5605a", "#5c1f1b", "#ffffff", "wizard"),
    "purple": ("#8b6aa3", "#3f2654", "#ffffff", "hidden-token"),
}


def piece_drawings() -> str:
    """All of them, as shared drawings."""
    players = range(len(COLOURS))
    own = (Look(str(n), COLOURS[n], _BODIES[n], DARK[n], _CREAM, f"mark-{n}", ROUNDS, LIGHT[n]) for n in players)
    white = Look("white", "#ffffff", "#f1e9d8", "#a89b80", "#3a2d20", "candle", ROUNDS)
    automa = (
        Look(f"automa-{name}", body, body, edge, ink, sign, SQUARES)
        for name, (body, edge, ink, sign) in _AUTOMA.items()
    )
    return "".join(
        (
            piece_lights(),
            *map(dice, (*own, white, *automa)),
            *(symbol(f"owner-{n}", 24, 24, badge(n, 12, 12, 10.5), overflow="visible") for n in players),
            *map(_moved, players),
            *map(_meeple, players),
            _chosen(),
            *map(_drink_token, INGREDIENTS[:12]),
            _mrs_token(),
            _slot(),
        )
    )


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────


def die(seen: Seen, view: DieView, size: float) -> str:
    """A die with its owner's sign, at the origin; the page lights it while it is legal, and when it has just moved."""
    sign, colour = max(size * 0.44, 11), seen.colour(view.seat)
    shown = _face("white" if view.white else str(colour), view.value, size)
    light = use("lit-die", 0, 0, size, class_="ring")
    trail = use(f"moved-{colour}", 0, 0, size, class_="trail")
    return trail + shown + light + use(f"owner-{colour}", size - sign * 0.7, size - sign * 0.7, sign)


def _face(name: str, value: int, size: float) -> str:
    """A face of a die; without a value it is being rolled. The player's sign there would look like a pip."""
    if value:
        return use(face(name, value), 0, 0, size)
    ink = "#3a2d20" if name == "white" else _CREAM
    asked = text(size / 2, size * 0.65, "?", size * 0.6, ink, bold=True, anchor="middle")
    return use(f"cube-{name}", 0, 0, size) + asked


def _moved(colour: int) -> str:
    """What a die that has just moved leaves around itself for a moment."""
    halo = rect(-5, -5, 58, 56, 15, stroke=LIGHT[colour], stroke_width=9, opacity=0.3)
    ring = rect(-2, -2, 52, 50, 13, stroke=LIGHT[colour], stroke_width=4, opacity=0.8)
    return symbol(f"moved-{colour}", 48, 48, halo, ring, overflow="visible")


def _chosen() -> str:
    """The plate that lifts a chosen die: broad and full, while those still to be chosen have a thin ring; below it the
    shadow it casts."""
    shadow = rect(-6, 6, 60, 60, 14, "#000", opacity=0.5)
    plate = rect(-8, -8, 64, 64, 15, LANTERN, stroke="#7a3d0c", stroke_width=3)
    return symbol("chosen-die", 48, 48, shadow, plate, overflow="visible")


def die_piece(seen: Seen, view: DieView, cx: float, cy: float, size: float, where: str) -> Piece:
    """A die around a point. It glides from place to place, tumbles when rolled, and a click puts a chosen one back."""
    chosen = seen.is_chosen(view.id)
    goes_back = chosen and seen.asks and seen.view.phase != "setup"  # there they wait for ingredients
    art = group(
        use("chosen-die", 0, 0, size) if chosen else "",
        die(seen, view, size),
        use("tick", -size * 0.2, -size * 0.2, max(size * 0.46, 13)) if goes_back else "",
        data_face=str(view.value) if view.value else None,
        pointer_events=None if goes_back or seen.lit(view.id) else "none",
    )
    label = die_label(seen, view, where)
    if goes_back:
        label = seen.say("tavern-put-back", what=label)
    y = cy - size / 2 - (_LIFT * size if chosen else 0)
    return seen.piece(view.id, cx - size / 2, y, art, label, "undo" if goes_back else "", motion="tumble")


def die_label(seen: Seen, view: DieView, where: str) -> str:
    """A die in words."""
    kind = "white" if view.white else "own"
    return seen.say("tavern-die", name=seen.name(view.seat), kind=kind, value=view.value, where=where)


def automa_die(seen: Seen, view: AutomaView, cx: float, cy: float, size: float) -> Piece:
    """A die of the solo opponent, locked to what it bars."""
    lock = size * 0.5
    art = group(
        use(face(f"automa-{view.colour}", view.value), 0, 0, size),
        use("lock", size - lock * 0.72, size - lock * 0.72, lock),
        data_face=str(view.value) if view.value else None,
    )
    label = seen.say("tavern-automa-die", colour=f"@automa-{view.colour}", value=view.value)
    return seen.piece(f"automa:{view.colour}", cx - size / 2, cy - size / 2, art, label, motion="tumble")


def bars(seen: Seen, target: str, cx: float, cy: float, size: float) -> list[Piece]:
    """The Automa die that bars a place ("area:cellar_3", "mess:4"), if there is one."""
    return [automa_die(seen, view, cx, cy, size) for view in seen.view.automa if view.bars == target]


# ── wood ──────────────────────────────────────────────────────────────────────────────────────────


def _meeple(colour: int) -> str:
    """The player's waiter on a grid of 32 by 42, with an apron that carries the player's shape."""
    body = (
        "M16 0c4.6 0 7.4 3 7.4 7 0 2-.8 3.8-2 5 5.8 1.6 10 5.4 10 8 0 2-2.6 2.6-6.4 2.2L28 40H19.5L16 30l-3.5 10H4"
        "l3-17.8C3.2 22.6.6 22 .6 20c0-2.6 4.2-6.4 10-8-1.2-1.2-2-3-2-5 0-4 2.8-7 7.4-7Z"
    )
    return symbol(
        f"meeple-{colour}",
        32,
        42,
        stroke("M2 41h28", "#000", 3, opacity=0.3, stroke_linecap="round"),
        outlined(body, COLOURS[colour], 1.6, DARK[colour]),
        path("M10 16.5h12l1.5 13H8.5Z", DARK[colour]),
        mark(colour, 16, 22.5, 9),
        overflow="visible",
    )


def meeple(colour: int, cx: float, bottom: float, height: float) -> str:
    wide = height * 32 / 42
    return use(f"meeple-{colour}", cx - wide / 2, bottom - height, wide, height)


def marker(colour: int, cx: float, cy: float, r: float) -> str:
    """A player's marker on a track or the clock."""
    return use(f"owner-{colour}", cx - r * 1.15, cy - r * 1.15, r * 2.3)


# ── tokens ────────────────────────────────────────────────────────────────────────────────────────


def _drink_token(kind: str) -> str:
    """Round, on a grid of 40: return the ingredient for points."""
    return symbol(
        f"drink-{kind}",
        40,
        40,
        circle(20, 22, 19, "#000", opacity=0.3),
        circle(20, 20, 19, "#c9ab63", stroke=LINE, stroke_width=1.5),
        circle(20, 20, 15.5, _CREAM),
        use(kind, 7.5, 7.5, 25),
        overflow="visible",
    )


def _mrs_token() -> str:
    return symbol(
        "mrs-token", 40, 40, circle(20, 22, 18, "#000", opacity=0.3), use("mrs", 0, 0, 40), overflow="visible"
    )


def token(kind: str, cx: float, cy: float, r: float, points: int) -> str:
    """A token of the Secret pile face up: a drink with the points it gives, or one of Mrs. Nasty's."""
    if kind == "mrs_nasty":
        return use("mrs-token", cx - r, cy - r, 2 * r)
    return use(f"drink-{kind}", cx - r, cy - r, 2 * r) + coin(cx + r * 0.78, cy + r * 0.7, points, 8.5)


def coin(cx: float, cy: float, amount: object, r: float = 10, size: float = 12) -> str:
    """Points: the amount stands on the coin."""
    figure = text(cx, cy + size * 0.36, amount, size, INK, bold=True, anchor="middle", span=2 * r - 2)
    return use("coin", cx - r * 1.09, cy - r * 1.09, r * 2.18) + (figure if amount != "" else "")


# ── places ────────────────────────────────────────────────────────────────────────────────────────


def slot(x: float, y: float, size: float) -> str:
    """An empty place for a die, on parchment."""
    return use("slot", x, y, size)


def _slot() -> str:
    edge = rect(1, 1, 22, 22, 5, LINE, fill_opacity=0.07, stroke=LINE, stroke_opacity=0.6, stroke_dasharray="3 2.4")
    return symbol("slot", 24, 24, edge)


def value_badge(x: float, y: float, value: object, size: float = 28) -> str:
    """The sum that dice must reach on a die-shaped shield; lantern yellow while its place is legal."""
    lit = group(_shield(x, y, value, size, LANTERN, INK), class_="ring instead")
    return _shield(x, y, value, size, PLUM, _CREAM) + lit


def _shield(x: float, y: float, value: object, size: float, fill: str, ink: str) -> str:
    figure = 16 if size >= 24 else 14 if size >= 20 else 12
    return rect(x, y, size, size, 6, fill, stroke="#1f1424", stroke_width=1.4) + text(
        x + size / 2,
        y + size / 2 + figure * 0.36,
        value,
        figure,
        ink,
        bold=True,
        anchor="middle",
        span=size - (4 if size >= 20 else 1),
    )


def hatching(w: float, h: float, r: float = 7) -> str:
    """Over a place that is taken or barred."""
    return rect(0, 0, w, h, r, "url(#hatch)", opacity=0.55, pointer_events="none")


def pill_width(words: object) -> float:
    return 32 + width(words, 12, bold=True)


def pill(icon: str, words: object, x: float = 0, y: float = 0) -> str:
    """A count on dark ground: what is counted, and how many."""
    ground = rect(x, y, pill_width(words), 20, 10, "#000", opacity=0.3)
    return ground + use(icon, x + 5, y + 2, 16) + text(x + 25, y + 14.4, words, 12, ON_DARK, bold=True)


def sign(icon: str, cx: float, cy: float, r: float) -> str:
    """An icon on a small parchment disc."""
    disc = circle(cx, cy, r, CARD, stroke="#1a1216", stroke_width=1.3)
    return disc + use(icon, cx - r * 0.75, cy - r * 0.75, r * 1.5)
