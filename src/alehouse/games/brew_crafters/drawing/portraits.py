"""Portraits of the skilled workers on a grid of 32: a head put together from parts, and a sign of the trade.

Shared drawings: `face-<worker>`, round.
"""

from typing import Final, NamedTuple

from alehouse.core.draw.colours import CARD, LINE
from alehouse.core.draw.svg import circle, el, group, outlined, path, rect, stroke, symbol, use
from alehouse.games.brew_crafters.cards import Catalogue

_INK: Final = "#2a211b"
_PALE, _LIGHT, _TAN, _BROWN, _DARK = "#f3d2b0", "#f0c79c", "#d9a273", "#b87a50", "#8d5a3a"
_BLACK, _CHESTNUT, _RED, _BLOND, _GREY = "#1d1613", "#5a3a1e", "#a5642a", "#c9a24a", "#8a8378"


class Looks(NamedTuple):
    """What somebody is put together from: skin, hair, coat, what is on the head and in the face, the trade's sign."""

    skin: str
    hair: str
    coat: str
    head: str
    more: str
    sign: str


_LOOKS: Final = {
    "malt_buyer": Looks(_BROWN, _BLACK, "#c9a24a", "brim", "", "malt"),
    "hop_buyer": Looks(_LIGHT, _CHESTNUT, "#5f8f3e", "bowler", "", "hops"),
    "yeast_biologist": Looks(_TAN, _BLACK, "#eef1f2", "short", "glasses", "yeast"),
    "forager": Looks(_PALE, _RED, "#b4632f", "brim", "beard", "special_any"),
    "delivery_driver": Looks(_TAN, _CHESTNUT, "#2f6fb2", "cap", "", "truck"),
    "warehouse_manager": Looks(_DARK, _BLACK, "#4c5a67", "helmet", "", "cube"),
    "head_brewer": Looks(_LIGHT, _CHESTNUT, "#7c4526", "cap", "beard", "rep"),
    "tour_guide": Looks(_PALE, "#6b3a1e", "#8e2f4f", "long", "", "first"),
    "accountant": Looks(_LIGHT, _GREY, "#4c5a67", "bald", "glasses", "money"),
    "purchasing_agent": Looks(_BROWN, _BLACK, "#2f3a36", "short", "tie", "stall"),
    "night_foreman": Looks(_LIGHT, _CHESTNUT, "#39445e", "helmet", "moustache", "shift"),
    "master_gardener": Looks(_TAN, _GREY, "#4b7a3a", "straw", "", "sprout"),
    "cooper": Looks(_LIGHT, _RED, "#8a6039", "bald", "beard", "kind-barrel"),
    "hop_chemist": Looks(_DARK, _BLACK, "#eef1f2", "curls", "glasses", "kind-hop"),
    "maltster": Looks(_PALE, _BLOND, "#a8713a", "scarf", "", "malt"),
    "lab_director": Looks(_LIGHT, _GREY, "#eef1f2", "bun", "glasses", "flask"),
    "plant_engineer": Looks(_TAN, _BLACK, "#d9822b", "helmet", "glasses", "wrench"),
    "marketing_director": Looks(_BROWN, _BLACK, "#b0392e", "long", "", "label"),
    "community_liaison": Looks(_LIGHT, _BLOND, "#3a8f8c", "bun", "", "partner"),
    "bartender": Looks(_PALE, _CHESTNUT, "#2a211b", "short", "bow", "batch"),
    "quality_inspector": Looks(_LIGHT, _GREY, "#6f6152", "bowler", "moustache", "recipes"),
    "volume_manager": Looks(_BROWN, _BLACK, "#7a5433", "cap", "moustache", "batch"),
    "investor_relations": Looks(_DARK, _BLACK, "#33405a", "bun", "tie", "money"),
    "flavour_specialist": Looks(_TAN, _CHESTNUT, "#f1ece0", "chef", "", "special_any"),
}
_ANYBODY: Final = Looks(_LIGHT, _CHESTNUT, "#4c5a67", "cap", "", "hire")  # somebody of another card file


def portraits(cards: Catalogue) -> str:
    """Everybody, as shared drawings."""
    clip = el("clipPath", circle(16, 16, 14.2), id="portrait")
    return clip + "".join(_portrait(worker.id, _LOOKS.get(worker.id, _ANYBODY)) for worker in cards.workers)


def portrait(worker: str, cx: float, cy: float, r: float, sign: bool = True) -> str:
    """Somebody's face around a point, with the sign of the trade at its lower right."""
    face = use(f"face-{worker}", cx - r, cy - r, 2 * r)
    if not sign:
        return face
    small = r * 0.5
    x, y = cx + r * 0.72, cy + r * 0.66
    disc = circle(x, y, small * 1.08, CARD, stroke=LINE)
    trade = _LOOKS.get(worker, _ANYBODY).sign
    return face + disc + use(trade, x - small * 0.78, y - small * 0.78, small * 1.56, color=_INK)


def _portrait(name: str, looks: Looks) -> str:
    coat = path("M4 34c0-8 5-11.5 12-11.5S28 26 28 34z", looks.coat)
    collar = path("M12.5 22.8l3.5 4 3.5-4-3.5-1.3z", "#fff8e8" if looks.coat != "#eef1f2" else "#9fc0d8")
    behind = _BEHIND.get(looks.head, "").format(hair=looks.hair)
    features = circle(13.4, 16, 0.9, _INK) + circle(18.6, 16, 0.9, _INK)
    smile = stroke("M13.6 19.2c1.5 1.2 3.3 1.2 4.8 0", _INK, 1, stroke_linecap="round")
    drawing = behind + coat + collar + circle(16, 15.5, 6.8, looks.skin) + features + smile
    drawing += _more(looks) + _head(looks)
    ground = circle(16, 16, 15, "#e9dcbd", stroke=LINE, stroke_width=1.5)
    return symbol(f"face-{name}", 32, 32, ground, group(drawing, clip_path="url(#portrait)"))


# Hair that falls behind the head.
_BEHIND: Final = {
    "long": path("M9 15c-2-8 2-11.5 7-11.5S25 7 23 15l2.5 10h-19z", "{hair}"),
    "bun": circle(16, 4.5, 3.6, "{hair}"),
    "curls": "".join(circle(x, y, 4.2, "{hair}") for x, y in ((9, 12), (12, 7), (20, 7), (23, 12), (16, 5))),
}


def _head(looks: Looks) -> str:
    """Hair from the front, or what covers it."""
    fringe = path("M9 14.5c-1-7.5 2-10.5 7-10.5s8 3 7 10.5c-1-3-3-4.5-7-4.5s-6 1.5-7 4.5z", looks.hair)
    return {
        "short": fringe,
        "long": path("M9 15c-1-8 2.5-11 7-11s8 3 7 11c-1.5-3-3.5-4.5-6-5.5-1.5 2-5 2.5-8 5.5z", looks.hair),
        "bun": fringe,
        "curls": "".join(circle(x, y, 2.6, looks.hair) for x, y in ((10.5, 11), (13.5, 9.2), (17, 8.8), (21, 10.5))),
        "bald": path("M9 16c-.8-3-.4-5 .8-6.5.4 2 .2 4-.1 6.5zM23 16c.8-3 .4-5-.8-6.5-.4 2-.2 4 .1 6.5z", looks.hair),
        "cap": path("M8.5 12C8 6.5 11.5 4 16 4s7.5 2 7.7 6l3.3 1.8c.4.8-.3 1.2-1 1.2-6 .5-12 0-17.5-1z", looks.coat)
        + stroke("M9 11.5c5 1 10 1.3 15 .8", "#000", 0.9, opacity=0.35),
        "bowler": path("M8.5 12.5c0-6 3-9 7.5-9s7.5 3 7.5 9z", looks.coat) + stroke("M5 13h22", looks.coat, 2.6),
        "brim": path("M3.5 13.5C8 10.5 24 10.5 28.5 13.5L24 15H8z", looks.coat)
        + path("M10 12c0-5 2-8.5 6-8.5s6 3.5 6 8.5z", looks.coat)
        + stroke("M10 11c4 1 8 1 12 0", "#000", 1.3, opacity=0.35),
        "straw": path("M2.5 13.5c5-4 22-4 27 0-3 2-24 2-27 0z", "#e5c56b")
        + path("M9.5 11.5c0-5 2.5-8 6.5-8s6.5 3 6.5 8z", "#efd58a")
        + stroke("M9.5 11c4 1.2 9 1.2 13 0", "#4b7a3a", 2),
        "helmet": path("M8.5 12.5C8 7 11 4 16 4s8 3 7.5 8.5l-.5 1.5H9z", "#ffcf5a")
        + stroke("M6 13.5h20", "#c48f1f", 2.2)
        + stroke("M16 4v8", "#c48f1f", 1.8),
        "scarf": path("M8.5 13C8 7 11 4 16 4s8 3 7.5 9c-3-3-12-3-15 0z", "#c0504a")
        + "".join(circle(x, y, 0.8, "#fff8e8") for x, y in ((12, 8), (16, 6.5), (20, 8))),
        "chef": path("M10 11.5C5.5 9 8 3.5 12 4.2c1.5-3 6.5-3 8 0 4-.7 6.5 4.8 2 7.3z", "#fffaf0", stroke="#b9ab8e")
        + rect(10, 10.5, 12, 3, 1, "#efe6d0", stroke="#b9ab8e"),
    }[looks.head]


def _more(looks: Looks) -> str:
    """What else is in the face or at the collar."""
    beard = "M9.2 16.5c0 6.5 3 9.5 6.8 9.5s6.8-3 6.8-9.5c-1.5 1.7-3.5 2-4.8 1.5-1-.6-3-.6-4 0-1.3.5-3.3.2-4.8-1.5z"
    return {
        "": "",
        "glasses": stroke("M10.8 14.2h4.2v3.4h-4.2zM17 14.2h4.2v3.4H17zM15 15.5h2", _INK, 1.1),
        "beard": path(beard, looks.hair) + stroke("M13.8 20.2c1.4.9 3 .9 4.4 0", "#fff2df", 1.1),
        "moustache": path("M12 19.3c1.5-1.8 3-1.5 4-.6 1-.9 2.5-1.2 4 .6-1.5.8-3 .6-4-.2-1 .8-2.5 1-4 .2z", looks.hair),
        "tie": outlined("M15 24.5h2l1.2 6h-4.4z", "#b0392e", 0.6, "#5b1a14"),
        "bow": path("M16 25.5l-4.5-2.2v4.4zM16 25.5l4.5-2.2v4.4z", "#b0392e"),
    }[looks.more]
