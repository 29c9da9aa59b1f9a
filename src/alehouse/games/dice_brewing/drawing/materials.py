"""What Dice Brewing's pictures are made of: everything that is drawn more than once, as shared drawings.

Dice `die-yellow-4` (0: not rolled), demands `tile-yellow-3`; tokens `seed`, `coin`, `xp`, `brewed`, `ingredient-honey`,
`action-reroll_die` (`action-back`), `block`, `season-winter`; players' cubes `xp-cube-0` and bands `url(#band-0)`;
`level-basic` hop cones; `roof-school` and `garden`; `glass-stout`; the faces of the recipe cards.
"""

from typing import Final

from alehouse.core.draw.colours import INK, LANTERN, ON_DARK
from alehouse.core.draw.dice import DIAMONDS, GRAINS, ROUNDS, SQUARES, Look, dice
from alehouse.core.draw.icons import icons as common_icons
from alehouse.core.draw.lettering import text
from alehouse.core.draw.pieces import cube, materials, piece_lights
from alehouse.core.draw.players import COLOURS, marks
from alehouse.core.draw.svg import circle, gradient, path, rect, stroke, symbol, use
from alehouse.games.dice_brewing.cards import INGREDIENTS, LEVELS, Catalogue
from alehouse.games.dice_brewing.drawing.furniture import furniture
from alehouse.games.dice_brewing.drawing.glasses import glasses
from alehouse.games.dice_brewing.drawing.icons import STOP, icons
from alehouse.games.dice_brewing.drawing.recipe_faces import ANY_COLOUR, recipe_drawings
from alehouse.games.dice_brewing.drawing.roofs import roofs
from alehouse.games.dice_brewing.drawing.scenery import scenes
from alehouse.games.dice_brewing.effect_ops import KINDS

COPPER: Final = "#b4632f"
GOLD: Final = "#c98a1b"
HOP: Final = "#4f8233"

DICE: Final = {
    look.name: look
    for look in (
        Look("yellow", "#f8d777", "#e9b13c", "#9a6714", "#46290a", "grain", GRAINS),
        Look("black", "#57493f", "#2c2420", "#0d0a08", "#f6e4bd", "flame", ROUNDS, "#86725f"),
        Look("green", "#8dbb60", "#5d8f3c", "#31521b", "#fbf8e2", "hop", DIAMONDS),
        Look("blue", "#5f9ad6", "#2f6bb0", "#173c69", "#ffffff", "paddle", SQUARES),
    )
}

# The head of a player's area, dark enough for white words.
_BANDS: Final = (
    ("#2f6fb2", "#1d4a7a"),
    ("#b96a1c", "#8d4d10"),
    ("#2f7a4c", "#1e5233"),
    ("#7d4fa3", "#4f2f6b"),
)


def shared_drawings(catalogue: Catalogue) -> str:
    """The content of the <defs> that every scene refers to."""
    return "".join(
        (
            materials(),
            _grounds(),
            marks(),
            common_icons(),
            icons(),
            *map(dice, DICE.values()),
            *map(_tiles, DICE.values()),
            _die_of_any_colour(),
            piece_lights(),
            _tokens(),
            _signs(),
            _levels(),
            _cubes(),
            roofs(),
            glasses(),
            scenes(),
            furniture(),
            recipe_drawings(catalogue),
        )
    )


def _grounds() -> str:
    """Skies, woods, cloth and metal."""
    straight = {
        "sky": ("#e9a94a", "#fbe7b4"),
        "felt": ("#3f5a2c", "#31481f"),
        "oak": ("#8a5f38", "#6a4526"),
        "copper": ("#d98a52", "#8a4522"),
        "sign-green": ("#44692f", "#2f4e1f"),
        "sign-black": ("#3a332f", "#171311"),
        "sunny": ("#ffe08a", "#e99a2d"),
        "frosty": ("#e3f1fb", "#86b3d8"),
    }
    bands = {f"band-{n}": band for n, band in enumerate(_BANDS)}
    return "".join(gradient(name, (0, high), (1, low)) for name, (high, low) in (straight | bands).items())


def _tiles(look: Look) -> str:
    """Demands for a die, 28 by 36: its mark, and below it the least value."""
    rim = rect(0.5, 0.5, 27, 34.5, 6.5, stroke=look.rim) if look.rim else ""
    blank = symbol(
        f"tile-{look.name}",
        28,
        36,
        rect(0, 2, 28, 34, 7, look.edge),
        rect(0, 0, 28, 34.5, 7, f"url(#body-{look.name})"),
        rim,
        use(look.mark, 6.5, 3.5, 15, color=look.ink),
    )
    return blank + "".join(
        symbol(
            f"tile-{look.name}-{least}",
            28,
            36,
            use(f"tile-{look.name}", 0, 0, 28, 36),
            text(14, 30.5, f"{least}+", 14, look.ink, bold=True, anchor="middle"),
        )
        for least in range(1, 7)
    )


def _die_of_any_colour() -> str:
    """A die in all four colours: a reward whose colour the brewer chooses."""
    places = ((2, 2), (24, 2), (2, 22), (24, 22))
    quarters = "".join(
        rect(x, y, 22, 20, 0, f"url(#body-{look.name})") + use(look.mark, x + 4, y + 3, 14, color=look.ink)
        for (x, y), look in zip(places, DICE.values())
    )
    rim = rect(1.4, 1.4, 45.2, 41.2, 10, stroke="#fff8e6", stroke_width=2)
    return symbol(f"die-{ANY_COLOUR}", 48, 48, rect(2, 5, 44, 41, 10, "#4a3a2d"), quarters, rim)


# ── tokens ────────────────────────────────────────────────────────────────────────────────────────


def _disc(name: str, *drawing: str) -> str:
    """A round token of 40 with the shadow of something that can be picked up."""
    shadow = circle(20, 22.2, 19.6, "#000", opacity=0.16) + circle(20, 21.2, 19.2, "#000", opacity=0.2)
    return symbol(name, 40, 40, shadow, *drawing, overflow="visible")


def _tokens() -> str:
    ingredients = (
        _disc(
            f"ingredient-{kind}",
            circle(20, 20, 18.8, "#fff8e6", stroke="#a67b3c", stroke_width=1.8),
            circle(20, 20, 16, stroke="#e3cf9f", stroke_width=1.2),
            use(f"i-{kind}", 7, 7, 26),
        )
        for kind in INGREDIENTS
    )
    actions = (_action(kind, use(f"i-{kind}", 8, 8, 24)) for kind in KINDS)
    return "".join(
        (*ingredients, *actions, _action("back", _back()), _seed(), _block(), _coin(), _season(), _counters())
    )


def _action(kind: str, drawing: str) -> str:
    rim = circle(20, 20, 18.8, "#2b2320", stroke=COPPER, stroke_width=2)
    return _disc(f"action-{kind}", rim, circle(20, 20, 15.6, stroke="#5b4a3e", stroke_width=1.2), drawing)


def _back() -> str:
    """The side of an action token that tells nothing: a keyhole in a ring of dots."""
    dots = "".join(circle(20, 7.6, 1, COPPER, transform=f"rotate({angle} 20 20)") for angle in range(0, 360, 30))
    keyhole = "M20 13.5a4.4 4.4 0 0 1 2.4 8.1l1.7 6h-8.2l1.7-6a4.4 4.4 0 0 1 2.4-8.1z"
    return dots + path(keyhole, LANTERN)


def _seed() -> str:
    return _disc(
        "seed",
        circle(20, 20, 18.8, "#c79a5f", stroke="#7a5427", stroke_width=1.6),
        circle(20, 20, 15.2, stroke="#f1d9ab", stroke_width=1.6),
        use("i-sprout", 7.5, 7.5, 25, color="#3f6a28"),
    )


def _block() -> str:
    return _disc(
        "block",
        circle(20, 20, 18.4, "#8d241b", stroke=ON_DARK, stroke_width=2.4),
        stroke("M11 20H29", ON_DARK, 6.4, stroke_linecap="round"),
    )


def _coin() -> str:
    return symbol(
        "coin",
        24,
        24,
        circle(12, 12.9, 10.7, "#8a5a16"),
        circle(12, 11.5, 10.7, "#f0bb4a"),
        circle(12, 11.5, 7.9, stroke="#b67b1e", stroke_width=1.5),
        stroke("M8.3 8.5h6v7.5h-6zM14.3 10h2v4h-2", "#8a5a16", 1.7),
    )


def _season() -> str:
    """Both sides of the season and priority token."""
    sides = (
        ("summer", "url(#sunny)", "#8a4d1e", "#fff3c9", "#8a3d12"),
        ("winter", "url(#frosty)", "#2f5c86", "#ffffff", "#1f4a74"),
    )
    return "".join(
        _disc(
            f"season-{season}",
            circle(20, 20, 18.6, ground, stroke=edge, stroke_width=2.4),
            circle(20, 20, 15.4, stroke=inner, stroke_width=1.4, opacity=0.8),
            use(f"i-{season}", 7.5, 7.5, 25, color=ink),
        )
        for season, ground, edge, inner, ink in sides
    )


def _counters() -> str:
    """An experience point and a brewed recipe, as they stand beside numbers."""
    return symbol("xp", 24, 24, use("i-star", 0, 0, 24, color=GOLD)) + symbol(
        "brewed", 24, 24, use("i-mug", 0, 0, 24, color=COPPER)
    )


def _signs() -> str:
    """Small signs on dice and recipes: blocked, protected, met."""

    def sign(name: str, ground: str, edge: str, drawing: str) -> str:
        disc = circle(12, 12, 11, ground, stroke=edge, stroke_width=2)
        return symbol(name, 24, 24, disc, drawing, overflow="visible")

    def icon(name: str, ink: str) -> str:
        return use(name, 4.4, 4.4, 15.2, color=ink)

    return (
        sign("sign-blocked", STOP, "#fff", stroke("M7.5 7.5l9 9M16.5 7.5l-9 9", "#fff", 3.8, stroke_linecap="round"))
        + sign("sign-protected", INK, LANTERN, icon("i-shield", LANTERN))
        + sign("sign-met", "#2f7d3f", "#fff", icon("i-check", "#fff"))
    )


def _levels() -> str:
    """One, two or three hop cones; a flask for experiments."""
    unripe = "#d3c29b"
    out = ""
    for n, level in enumerate(LEVELS):
        if level == "experimental":
            out += symbol(f"level-{level}", 50, 16, use("i-flask", 34, 0, 16, color="#7a3f8f"))
        else:
            cones = (use("hop", k * 17, 0, 16, color=HOP if k <= n else unripe) for k in range(3))
            out += symbol(f"level-{level}", 50, 16, *cones)
    return out


def _cubes() -> str:
    """The players' cubes for the XP track."""
    return "".join(
        cube(f"xp-cube-{n}", "#fff", COLOURS[n], _BANDS[n][1], _top(n) + use(f"mark-{n}", 8, 11.5, 8))
        for n in range(len(_BANDS))
    )


def _top(colour: int) -> str:
    return path("M2 6.7L12 1.5L22 6.7L12 12Z", COLOURS[colour], opacity=0.6)
