"""The icons of Dice Brewing on a grid of 24: marks of the dice, ingredients, what tokens do, seasons.

Those that say nothing about their colours are drawn in the current one.
"""

from typing import Final

from alehouse.core.draw.colours import AMBER, GROUND, LANTERN, ON_DARK
from alehouse.core.draw.icons import lines
from alehouse.core.draw.svg import circle, ellipse, group, path, rect, stroke, symbol, use

STOP: Final = "#c0392b"


def icons() -> str:
    """All of them as shared drawings `i-…`; the dice's marks are called by their own names."""
    drawings = {**_marks(), **_ways(), **_things(), **_ingredients(), **_tokens(), **_seasons()}
    return "".join(symbol(name, 24, 24, drawing) for name, drawing in drawings.items())


def _filled(d: str) -> str:
    return path(d, "currentColor")


# ── marks of the dice ─────────────────────────────────────────────────────────────────────────────


def _marks() -> dict[str, str]:
    """Grain for pale malt, a flame for dark malt, a cone for hops, a mash paddle for skill."""
    ear = (
        "M12 1c2.2 2.2 2.2 4.8 0 7-2.2-2.2-2.2-4.8 0-7zM11.2 12.4C8 12.2 6.4 10.4 6.2 7c3.2.4 5 2.2 5 5.4z"
        "M12.8 12.4c3.2-.2 4.8-2 5-5.4-3.2.4-5 2.2-5 5.4zM11.2 18C8 17.8 6.4 16 6.2 12.6c3.2.4 5 2.2 5 5.4z"
        "M12.8 18c3.2-.2 4.8-2 5-5.4-3.2.4-5 2.2-5 5.4z"
    )
    flame = (
        "M12.6 1.5c.6 3.6 5.9 6 5.9 12.3 0 5-3 8.7-6.5 8.7s-6.5-3.4-6.5-8c0-3 1.7-4.8 2.7-7"
        " .9 1.3 1.3 2.3 1.5 3.6 2-2.3 3.1-5.6 2.9-9.6z"
    )
    cone = (
        "M12 1.5c.7 0 1.2.6 1.2 1.3v1.7c2.5.4 4.3 2 4.3 4.3 1 .8 1.5 1.9 1.3 3.3-.2 1.2-.8 2-1.6 2.5"
        " .3 2.5-.7 4.2-2.6 4.9-.5 1.5-1.4 2.5-2.6 3-1.2-.5-2.1-1.5-2.6-3-1.9-.7-2.9-2.4-2.6-4.9"
        "-.8-.5-1.4-1.3-1.6-2.5-.2-1.4.3-2.5 1.3-3.3 0-2.3 1.8-3.9 4.3-4.3V2.8c0-.7.5-1.3 1.2-1.3z"
    )
    scales = "M7.3 9.5c1.3 1.6 3 2 4.7.6 1.7 1.4 3.4 1 4.7-.6M7.5 14.5c1.3 1.5 2.9 1.7 4.5.3 1.6 1.4 3.2 1.2 4.5-.3"
    blade = "M10.9 1.5h2.2V9c3 .5 4.4 2.3 4.4 5.5 0 5-2.3 8-5.5 8s-5.5-3-5.5-8c0-3.2 1.4-5 4.4-5.5z"
    slots = stroke("M9.5 13.5v3.6M12 12.8v5.8M14.5 13.5v3.6", "#000", 1.5, opacity=0.45, stroke_linecap="round")
    return {
        "grain": lines("M12 23V8", 1.8) + _filled(ear),
        "flame": _filled(flame),
        "hop": _filled(cone) + stroke(scales, "#000", 1.3, opacity=0.38),
        "paddle": _filled(blade) + slots,
    }


# ── what happens ──────────────────────────────────────────────────────────────────────────────────


def _ways() -> dict[str, str]:
    turning = lines("M20 12a8 8 0 1 1-2.6-5.9", 2.6) + _filled("M19.8 1.8v6.6h-6.6z")
    return {
        "i-bolt": _filled("M13.8 1.5L4.5 13.6h6L9.6 22.5 19.5 9.8h-6.6z"),
        "i-up": lines("M12 21V5M5.5 11.5L12 4.8l6.5 6.7", 3),
        "i-reroll": turning + rect(8.4, 8.4, 7.2, 7.2, 1.8, "currentColor"),
        "i-swap": lines("M3 8.5h14M13 4.5l4.5 4-4.5 4M21 16H7M11 12l-4.5 4 4.5 4", 2.2),
    }


# ── things ────────────────────────────────────────────────────────────────────────────────────────


def _things() -> dict[str, str]:
    leaves = "M11.8 13.5C6 14 2.8 11 2.5 5.2c5.8 0 9 2.8 9.3 8.3zM12.2 11.5c.2-5 3-8 8.8-8.3.2 5.5-2.8 8.6-8.8 8.3z"
    froth = "M3.5 9.5C2 7 3.2 4.6 5.6 4.8 6.4 2.5 9.2 1.9 10.7 3.5c2.2-1.3 4.6-.2 4.7 1.9 2.1.1 2.9 2.2 1.8 4.1z"
    handle = lines("M16.5 9.5h2.7c1.5 0 2.3.8 2.3 2.3v3.9c0 1.5-.8 2.3-2.3 2.3h-2.7")
    return {
        "i-sprout": lines("M12 22v-9", 2.4) + _filled(leaves),
        "i-star": _filled("M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.4 7.1L12 17.7l-6.4 3.5L7 14.1 1.8 9.2l7.1-.9z"),
        "i-mug": handle
        + _filled("M4 9h13v11c0 1.2-.8 2-2 2H6c-1.2 0-2-.8-2-2z")
        + path(froth, "currentColor", opacity=0.75),
        "i-lock": lines("M7.5 11V8a4.5 4.5 0 0 1 9 0v3", 2.6) + rect(4.5, 10.5, 15, 11, 2.6, "currentColor"),
        "i-flask": lines(
            "M9 2.5h6M10.2 2.5V9L4.6 18.6C3.7 20.3 4.6 21.5 6.3 21.5H17.7C19.4 21.5 20.3 20.3 19.4 18.6L13.8 9V2.5"
        )
        + _filled("M8.4 13.5h7.2l3 5.4c.6 1.1 0 1.8-1 1.8H6.4c-1 0-1.6-.7-1-1.8z"),
        "i-shield": _filled("M12 2l8.5 3v6.5c0 5.3-3.3 8.7-8.5 10.5-5.2-1.8-8.5-5.2-8.5-10.5V5z"),
        "i-pool": rect(3.5, 3.5, 17, 17, 4, stroke="currentColor", stroke_width=2.6)
        + "".join(circle(at, at, 2.1, "currentColor") for at in (8.2, 15.8)),
        "i-warehouse": lines("M2 10.5L12 3l10 7.5", 2.6) + lines("M5 11v10h14V11M9 21v-6h6v6", 2.4),
    }


# ── ingredients ───────────────────────────────────────────────────────────────────────────────────


def _ingredients() -> dict[str, str]:
    return {
        "i-fruit": _cherries(),
        "i-spices": _star_anise(),
        "i-special_malt": _malt_sack(),
        "i-honey": _honey_jar(),
        "i-special_hops": use("hop", 4.5, 4, 19, color="#4f8233")
        + use("hop", -1, 0, 17, color="#7fae4f")
        + path("M19.5.5l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z", AMBER),
    }


def _cherries() -> str:
    return (
        stroke("M8.5 14C9 9 11.5 5 17 2.5M16.5 14.5C15.5 10 15.5 6 17 2.5", "#4b6a2e", 1.8)
        + circle(7.5, 17, 5, "#b3203a")
        + circle(17, 18, 4.6, "#cf3349")
        + circle(6, 15.5, 1.3, "#fff", opacity=0.6)
        + path("M17 2.5c3-1 5 .3 5.5 2.5-2.5.8-4.5 0-5.5-2.5z", "#5f8f3e")
    )


def _star_anise() -> str:
    turned = [f"rotate({angle} 12 12)" for angle in range(0, 360, 45)]
    pods = "".join(ellipse(12, 5.6, 2.5, 4.6, "#8a4a22", transform=turn) for turn in turned)
    seeds = "".join(circle(12, 5.6, 1.3, "#e3a25a", transform=turn) for turn in turned)
    return pods + seeds + circle(12, 12, 2.3, "#5a2c12")


def _malt_sack() -> str:
    ear = stroke("M12 9V2.5M12 5L9 2.8M12 5l3-2.2M12 8L8.3 5.6M12 8l3.7-2.4", "#d69a22", 1.9, stroke_linecap="round")
    print_ = "M12 20.5v-6M12 16l-2.5-1.7M12 16l2.5-1.7M12 18.8l-2.6-1.7M12 18.8l2.6-1.7"
    return (
        path("M5 9.5h14l1.2 9c.2 2.2-1 3.5-3 3.5H6.8c-2 0-3.2-1.3-3-3.5z", "#c9985a")
        + path("M6 9.5c2-1.4 10-1.4 12 0l-.8 1.6H6.8z", "#9c6a31")
        + ear
        + stroke(print_, "#6b4316", 1.3, stroke_linecap="round")
    )


def _honey_jar() -> str:
    running = (
        "M4.5 6.5h15v2.7c0 .8-.5 1.3-1.2 1.3H17v3.2c0 1.8-2.6 1.8-2.6 0v-1.4c0-1-1.4-1-1.4 0v3.4"
        "c0 1.6-2.4 1.6-2.4 0v-5.2H5.7c-.7 0-1.2-.5-1.2-1.3z"
    )
    return (
        path("M5 9.5c-2.2 3-2 8.5.5 12.5h13c2.5-4 2.7-9.5.5-12.5z", "#e09a1c")
        + path(running, "#ffd257")
        + rect(5.5, 2.5, 13, 4.5, 1.6, "#8a4d1e")
    )


# ── action tokens ─────────────────────────────────────────────────────────────────────────────────


def _tokens() -> dict[str, str]:
    crossed = {"stroke_linecap": "round"}
    return {
        "i-withdraw_die": rect(9.5, 3, 12, 12, 3, ON_DARK)
        + circle(15.5, 9, 1.7, GROUND)
        + _arrow("M14 20H6.5C4 20 2.8 18.6 2.8 16.5V13M.3 15.3L2.9 12l2.9 3.3", 2.2),
        "i-block_building": path("M12 2.5L22 11h-2.5v10.5h-15V11H2z", ON_DARK)
        + stroke("M8 10.8l8 8M16 10.8l-8 8", STOP, 3, **crossed),
        "i-block_protect_die": rect(2, 4, 13, 13, 3, ON_DARK)
        + circle(6, 8, 1.5, GROUND)
        + path(
            "M15.8 8.5l6.2 2v4.5c0 3.5-2.2 5.7-6.2 7-4-1.3-6.2-3.5-6.2-7v-4.5z",
            LANTERN,
            stroke=GROUND,
            stroke_width=1.3,
        ),
        "i-block_recipe": rect(5, 2, 14, 20, 2.5, ON_DARK)
        + stroke("M7.5 6h9", "#b4632f", 2.4)
        + stroke("M8.3 10.5l7.4 7.4M15.7 10.5l-7.4 7.4", STOP, 3, **crossed),
        "i-raise_value": rect(2, 9, 13, 13, 3, ON_DARK)
        + circle(5.8, 12.8, 1.5, GROUND)
        + circle(11.2, 18.2, 1.5, GROUND)
        + _arrow("M18.3 15.5V4.5M13.8 8.5l4.5-4.7 4.5 4.7", 2.8),
        "i-reroll_die": rect(7, 7, 10, 10, 2.6, ON_DARK)
        + circle(12, 12, 1.7, GROUND)
        + _arrow("M21.5 12.5a9.5 9.5 0 1 1-3-7.4", 2.3)
        + path("M20.5.8v5.7h-5.7z", LANTERN),
    }


def _arrow(d: str, thick: float) -> str:
    return stroke(d, LANTERN, thick, stroke_linecap="round", stroke_linejoin="round")


# ── seasons ───────────────────────────────────────────────────────────────────────────────────────


def _seasons() -> dict[str, str]:
    rays = "".join(path("M12 1.5v2.8", transform=f"rotate({angle} 12 12)") for angle in range(0, 360, 45))
    arms = "".join(
        path("M12 12V2.5M9.5 5L12 7l2.5-2", transform=f"rotate({angle} 12 12)") for angle in range(0, 360, 60)
    )
    return {
        "i-summer": circle(12, 12, 5, "currentColor") + _rays(rays, 2.2),
        "i-winter": _rays(arms, 2),
    }


def _rays(strokes: str, thick: float) -> str:
    return group(strokes, stroke="currentColor", stroke_width=thick, stroke_linecap="round")
