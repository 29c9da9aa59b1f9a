"""The pieces of Brew Crafters: workers, batches, ingredients, tokens, Gold Labels, and the plates they lie on.

Shared drawings: `worker-0` to `worker-4` and `temporary` on 32 by 40, `token-0` to `token-4`, `unknown-batch`.
"""

from collections.abc import Iterable
from typing import Final

from alehouse.core.draw.colours import CARD, LANTERN, LINE, MUTED, QUIET_LINE
from alehouse.core.draw.lettering import heading
from alehouse.core.draw.pieces import piece_lights, provenance, ring, shine
from alehouse.core.draw.players import COLOURS, mark
from alehouse.core.draw.svg import circle, ellipse, group, outlined, path, rect, stroke, symbol, use
from alehouse.core.scene import Piece
from alehouse.core.sources import SIGNS, Sourced
from alehouse.core.sources import mark as mark_of
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.view import BatchView, MarkerView

DARK: Final = ("#1f4f83", "#9a560f", "#256640", "#59367a", "#7d2219")  # of the players' colours
LIGHT: Final = ("#6ba3dd", "#f2b06a", "#6fc290", "#b28ad3", "#e57c6f")
HELPED: Final = "#2f6a2a"  # what somebody lowers or adds
TEMPORARY: Final = "#d9799b"
_TEMPORARY_DARK: Final = "#96405f"
_CREAM: Final = "#fff8e8"
_SEATS: Final = 5
_RATIO: Final = 0.8  # of a worker's width to its height


def piece_drawings() -> str:
    """All of them, as shared drawings."""
    players = range(_SEATS)
    own = "".join(_worker(f"worker-{n}", COLOURS[n], DARK[n], mark(n, 16, 26.5, 10.5)) for n in players)
    hired = "".join(
        _worker(f"temporary-{n}", TEMPORARY, _TEMPORARY_DARK, circle(16, 26.5, 7, COLOURS[n]) + mark(n, 16, 26.5, 8))
        for n in players
    )
    nobody = _worker("temporary", TEMPORARY, _TEMPORARY_DARK, stroke("M12 26.5h8M16 22.5v8", _CREAM, 2.4))
    return piece_lights() + own + hired + nobody + "".join(map(_token, players)) + _unknown_batch()


# ── workers ───────────────────────────────────────────────────────────────────────────────────────


def _worker(name: str, colour: str, dark: str, sign: str) -> str:
    """Flat cap and apron, in the owner's colour and with the owner's shape."""
    body = "M16 15c6 0 9 2.6 10 8l2 11.5c.3 1.8-.6 2.7-2.2 2.7H6.2C4.6 37.2 3.7 36.3 4 34.5L6 23c1-5.4 4-8 10-8z"
    cap = "M9 9.3C8.5 4.5 12 2.2 16 2.2s7.3 1.9 7.5 6l3 1.3c.6.4.3 1.2-.5 1.2-6 .6-12-.2-17-1.4z"
    return symbol(
        name,
        32,
        40,
        ellipse(16, 37.5, 13.5, 2.4, "#000", opacity=0.28),
        outlined(body, colour, 1.3, _CREAM),
        path("M26 23l2 11.5c.3 1.8-.6 2.7-2.2 2.7h-5z", dark, opacity=0.65),
        circle(16, 10.5, 5.8, "#f0c79c", stroke=_CREAM),
        outlined(cap, dark, 0.9, _CREAM),
        sign,
    )


def meeple(kind: str, colour: int, cx: float, foot: float, h: float) -> str:
    """A worker that stands on a point: its player's own one, an additional one, or a temporary one."""
    name = f"temporary-{colour}" if kind == "temporary" else f"worker-{colour}"
    return use(name, cx - h * _RATIO / 2, foot - h, h * _RATIO, h)


def worker_piece(seen: Seen, marker: MarkerView, cx: float, foot: float, h: float) -> Piece:
    """A worker that stands on a point, with a trail when it has just come there."""
    w, colour = h * _RATIO, seen.colour(marker.seat)
    trail = ellipse(w / 2, h * 0.93, w * 0.62, h * 0.13, LIGHT[colour], opacity=0.75, class_="trail")
    art = trail + group(meeple(marker.kind, colour, w / 2, h, h), pointer_events="none")
    label = seen.say("brewery-worker", name=seen.name(marker.seat), kind=marker.kind)
    return seen.piece(marker.id, cx - w / 2, foot - h, art, label)


# ── beer ──────────────────────────────────────────────────────────────────────────────────────────


def _unknown_batch() -> str:
    question = heading(12, 16.5, "?", 13, _CREAM, anchor="middle")
    return symbol("unknown-batch", 24, 24, use("cap", 0, 0, 24, color="#6f6152"), question)


def batch(recipe: str, cx: float, cy: float, r: float) -> str:
    """A batch: a crown cap in the colour of its family with the recipe's emblem."""
    shadow = circle(cx, cy + r * 0.1, r * 0.96, "#000", opacity=0.3)
    return shadow + use(f"batch-{recipe}" if recipe else "unknown-batch", cx - r, cy - r, 2 * r)


def batch_piece(seen: Seen, view: BatchView, cx: float, cy: float, r: float, where: str) -> Piece:
    """A batch around a point; it glides from tank to bottling to truck. `where` says in words where it is."""
    trail = circle(r, r, r + 3, stroke=LANTERN, stroke_width=3, class_="trail", opacity=0.8)
    light = use("lit-token", 0, 0, 2 * r, class_="ring")
    name = seen.title("recipe", view.recipe) if view.recipe else seen.say("brewery-unknown-batch")
    opens = f"recipe:{view.recipe}" if view.recipe else ""
    label = seen.say("brewery-batch", recipe=name, where=where)
    return seen.piece(view.id, cx - r, cy - r, trail + batch(view.recipe, r, r, r) + light, label, opens)


def gold_label(recipe: str, cx: float, cy: float, r: float) -> str:
    """The Gold Label of a recipe."""
    shadow = circle(cx, cy + r * 0.12, r * 0.95, "#000", opacity=0.32)
    return shadow + use(f"seal-{recipe}", cx - r, cy - r, 2 * r)


# ── small things ──────────────────────────────────────────────────────────────────────────────────


def _token(colour: int) -> str:
    return symbol(
        f"token-{colour}",
        24,
        24,
        circle(12, 13.2, 10.6, DARK[colour]),
        circle(12, 11.6, 10.6, COLOURS[colour], stroke=_CREAM, stroke_width=1.4),
        mark(colour, 12, 11.6, 10.6),
    )


def token(colour: int, cx: float, cy: float, r: float) -> str:
    """A round wooden token with its owner's shape: a shift, a research marker, a part of the collaboration."""
    return use(f"token-{colour}", cx - r, cy - r, 2 * r)


def empty_token(cx: float, cy: float, r: float, line: str = "#8d7b60") -> str:
    """Where a token may come."""
    return circle(cx, cy, r * 0.88, "#000", fill_opacity=0.05, stroke=line, stroke_width=1.2, stroke_dasharray="3 2")


def cube(kind: str, x: float, y: float, size: float) -> str:
    """An ingredient; `size` is its width."""
    return use(f"cube-{kind}", x, y, size, size * 30 / 28)


# ── plates ────────────────────────────────────────────────────────────────────────────────────────


def plate(w: float, h: float, drawing: str, r: float = 8, fill: str = CARD, spent: bool = False) -> str:
    """Something printed that may be chosen: light, ground, what is on it; hatched where it is taken or barred."""
    edge = {"stroke": LINE if not spent else "#8d7b60", "stroke_width": 1.1}
    ground = rect(0, 0, w, h, r, "#e6dabc" if spent else fill, **edge)
    return shine(w, h, r) + ground + (hatching(w, h, r) if spent else "") + drawing + ring(w, h, r)


def hit(x: float, y: float, w: float, h: float) -> str:
    """Nothing to be seen, but a finger that comes down there hits the piece: where it is smaller than a fingertip."""
    return rect(x, y, w, h, 0, "#000", fill_opacity=0)


def hatching(w: float, h: float, r: float = 7) -> str:
    """Over a place that is taken or barred."""
    return rect(0, 0, w, h, r, "url(#hatch)", opacity=0.4, pointer_events="none")


def board(w: float, h: float) -> str:
    """A panel of parchment."""
    return rect(0, 0, w, h, 12, "url(#sheet)", stroke=LINE, stroke_width=1.4, filter="url(#shadow)")


def chalkboard(w: float, h: float) -> str:
    """A blackboard in an oak frame."""
    frame = rect(0, 0, w, h, 12, "#7a5433", stroke="#3b2614", stroke_width=1.2, filter="url(#shadow)")
    return frame + rect(4, 4, w - 8, h - 8, 9, "url(#chalk)", stroke="#2a1c10")


def rule(x: float, y: float, w: float) -> str:
    return stroke(f"M{x:g} {y:g}h{w:g}", QUIET_LINE, 1.2)


def source_sign(thing: Sourced, cx: float, cy: float, r: float = 3, ink: str = MUTED) -> str:
    """Nothing on a printed card; an open circle on a reconstructed one, half filled where a part is printed."""
    sign = mark_of(thing)
    return provenance(cx, cy, r, ink, half=sign == SIGNS["partly"]) if sign else ""


# ── who helps ─────────────────────────────────────────────────────────────────────────────────────


def helper_badges(helpers: Iterable[str], x: float, y: float, size: float) -> str:
    """Who bears on something, each once and side by side: a worker's face, a tile, a flask for research."""
    signs = dict.fromkeys(_helper(who) for who in helpers)
    return "".join(
        circle(x + size / 2 + k * size * 0.8, y + size / 2, size * 0.58, CARD, stroke=HELPED, stroke_width=1.3)
        + use(sign, x + size * 0.08 + k * size * 0.8, y + size * 0.08, size * 0.84, color=HELPED)
        for k, sign in enumerate(signs)
    )


def _helper(who: str) -> str:
    """The drawing of a card, tile or track: "worker:maltster", "tile:mash_tun", "track:basic_fermentation"."""
    kind, _, name = who.partition(":")
    return {"worker": f"face-{name}", "tile": f"tile-{name}"}.get(kind, "flask")
