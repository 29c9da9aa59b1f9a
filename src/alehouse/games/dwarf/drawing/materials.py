"""What DWARF's pictures are made of: rock and timber, goods, workers, icons, lanterns."""

from typing import Final

from alehouse.core.draw.colours import LANTERN
from alehouse.core.draw.icons import icons, lines, stroke_icon
from alehouse.core.draw.pieces import crown, cube, materials
from alehouse.core.draw.players import COLOURS, marks
from alehouse.core.draw.svg import circle, ellipse, gradient, group, outlined, path, rect, stroke, symbol, use

# The title bands: what a card's action is, by colour (the medallion says it again by icon).
BANDS: Final = {
    "mine": "#46535f",
    "defend": "#822a48",
    "forge": "#8f4c20",
    "get_help": "#4b7330",
    "special": "#4a3418",
}
ANY_COLOUR: Final = "#6f6152"  # a worker of nobody in particular

_HOOD: Final = "M24 2C33 7 39 17 38 28H10C9 17 15 7 24 2Z"
_HELMET: Final = "M9 27C9 13 15 6 24 6S39 13 39 27Z"
_BODY: Final = "M5 58C3 40 8 27 24 27S45 40 43 58Z"


def shared_drawings() -> str:
    """Everything except the cards' motifs."""
    return materials() + _rock() + _goods() + crown() + icons() + _action_icons() + marks() + _workers() + _things()


def _rock() -> str:
    timber = ((0, "#9a6a3b"), (0.5, "#7c5129"), (1, "#4f3117"))
    return "".join(
        (
            gradient("rock", (0, "#47535c"), (0.55, "#3a454d"), (1, "#293137")),
            gradient("cave", (0, "#39434c"), (1, "#232a30")),
            gradient("beam", *timber),
            gradient("post", *timber, across=True),
            gradient("hot", (0, "#fff3b0"), (0.5, "#ffb53a"), (1, "#d4531c")),
        )
    )


def _medal() -> str:
    """A medal of valour: a green disc with a star."""
    star = "M12 6.4L13.7 10.1L17.7 10.5L14.7 13.2L15.6 17.1L12 15.1L8.4 17.1L9.3 13.2L6.3 10.5L10.3 10.1Z"
    return symbol(
        "g-medal",
        24,
        24,
        circle(12, 12, 10.4, "#2f7a45", stroke="#15301d", stroke_width=1.4),
        circle(12, 12, 7.6, stroke="#8fd3a1", stroke_width=1.4),
        path(star, "#eaf7d9"),
    )


def _goods() -> str:
    return "".join(
        (
            cube("g-iron", "#c3c8cc", "#868d94", "#646b72", stroke("M6 9.8v5.5M9 11.4v5.5", "#3b4046", 1.5)),
            cube(
                "g-steel",
                "#9fc8ea",
                "#4f88bd",
                "#2f6296",
                stroke("M4.5 10L9.5 12.6M4.5 13.6L9.5 16.2", "#e7f3ff", 1.5),
            ),
            cube("g-gold", "#ffe28a", "#e8ae2f", "#b97c14", path("M7 10.6L8.1 13.6L7 17.6L5.6 13Z", "#fff4c6")),
            cube(
                "g-item",
                "#c99be0",
                "#8a50ab",
                "#643381",
                stroke("M4.2 11.2L9.6 17.6M9.4 13L4.8 15.4", "#f3e2fb", 1.5),
            ),
            _medal(),
        )
    )


def _action_icons() -> str:
    anvil = "M3 9H15C15 12 18 12.5 21 12.5C19.5 16 15 15.5 14 16.5L15.5 20.5H7L8.5 16.5C7 14.5 4 14 3 9Z"
    helper = "M9 11.2A3.6 3.6 0 1 0 9 4A3.6 3.6 0 0 0 9 11.2ZM2.5 20C2.5 15.5 5 13.6 9 13.6S15.5 15.5 15.5 20"
    shield = "M12 3L20 6V11.5C20 16.5 16.5 19.8 12 21.5C7.5 19.8 4 16.5 4 11.5V6Z"
    return "".join(
        (
            stroke_icon("a-mine", "M5 7.5C9 3.5 15 3.5 19.5 7.5M12.2 5L5.5 20"),
            stroke_icon("a-defend", shield + "M12 7V17M8 11H16"),
            stroke_icon("a-forge", anvil + "M8 5.5H16M12 5.5V3"),
            stroke_icon("a-get_help", helper + "M18.5 5.5V12.5M15 9H22"),
            stroke_icon("a-mining", "M2.5 19L9.5 6L13 12.2L15 9L21.5 19Z"),
            stroke_icon("a-selection", "M7 21V13.5C7 10.5 9 9 12 9S17 10.5 17 13.5V21ZM12 9V3L8 8"),
            symbol(
                "claw",
                24,
                24,
                lines("M5 3C7 9 6 15 3.5 21M12 3C14 9 13 15 10.5 21M19 3C21 9 20 15 17.5 21", 2.8),
            ),
        )
    )


# ── workers ───────────────────────────────────────────────────────────────────────────────────────


def _workers() -> str:
    """The two figures, dressed in the current colour; then each player's own, shape on the plinth."""
    dressed = "".join(_dressed(colour) for colour in range(len(COLOURS)))
    nobody = "".join(
        symbol(f"{kind}-any", 48, 60, use(figure, 0, 0, 48, 60, color=ANY_COLOUR))
        for kind, figure in (("w", "worker"), ("x", "helper"))
    )
    return _figure("worker", _HOOD, _hood()) + _figure("helper", _HELMET, _helmet()) + dressed + nobody


def _dressed(colour: int) -> str:
    shape = use(f"mark-{colour}", 20, 51.4, 8)
    return "".join(
        symbol(f"{kind}-{colour}", 48, 60, use(figure, 0, 0, 48, 60, color=COLOURS[colour]), shape)
        for kind, figure in (("w", "worker"), ("x", "helper"))
    )


def _figure(name: str, headgear: str, head: str) -> str:
    return symbol(name, 48, 60, figure(headgear, head), stroke_linejoin="round", stroke_linecap="round")


def figure(headgear: str, head: str) -> str:
    """A miner: headgear, beard, plinth. Shades are laid over the colour, so that one figure serves all."""
    eyes = "M17.6 21.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M27.6 21.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0"
    plinth = "M3 51H45V57A3 3 0 0 1 42 60H6A3 3 0 0 1 3 57Z"
    return (
        stroke(_BODY + headgear, "#15100d", 3.4)
        + path(_BODY, "currentColor")
        + path("M33 29C42 33 44 44 43 58H34C37 46 36 36 33 29Z", "#000", opacity=0.2)
        + head
        + path("M14 22C14 17 18 16 24 16S34 17 34 22C34 28 30 30 24 30S14 28 14 22Z", "#f0cfa8")
        + path("M12 23C12 40 19 45 24 49C29 45 36 40 36 23C33 28 29 27 24 27S15 28 12 23Z", "#f8efdc")
        + stroke("M24 32V44M19 32V40M29 32V40", "#cdbb98", 1.4)
        + circle(24, 25, 3.2, "#e0a987")
        + path(eyes, "#2a211b")
        + path(plinth, "currentColor")
        + path(plinth, "#000", opacity=0.36)
    )


def hooded_miner() -> str:
    """A regular worker, 48 by 60, in the current colour."""
    return figure(_HOOD, _hood())


def _hood() -> str:
    return path(_HOOD, "currentColor") + path("M24 2C33 7 39 17 38 28H30C31 18 28 8 24 2Z", "#000", opacity=0.2)


def _helmet() -> str:
    trim = "M22 5h4v16h-4zM8 24h32v4H8z"
    return (
        path(_HELMET, "currentColor")
        + path(_HELMET, "#fff", opacity=0.24)
        + path(trim, "currentColor")
        + path(trim, "#000", opacity=0.36)
    )


# ── things ────────────────────────────────────────────────────────────────────────────────────────


def _things() -> str:
    """First player marker, lanterns lit and unlit, the lamp on the posts, a worker's trail."""
    return _first_player() + _lanterns() + _lamp() + _trail()


def _first_player() -> str:
    return symbol(
        "first-player",
        40,
        40,
        circle(20, 20, 18.5, "url(#brass)", stroke="#5d3c10", stroke_width=2),
        circle(20, 20, 14.5, stroke="#7a531c", stroke_width=1.4),
        path("M11 17H25V29A2.5 2.5 0 0 1 22.5 31.5H13.5A2.5 2.5 0 0 1 11 29Z", "#4f3117"),
        stroke("M25 19.5H28A2.6 2.6 0 0 1 30.6 22V24.5A2.6 2.6 0 0 1 28 27H25", "#4f3117", 2.4),
        path(
            "M9.6 17.5C8.8 13.6 12 11.6 14.4 12.8C15.6 9.4 20.6 9.4 21.8 12.4C24.6 11.2 27.6 14 26.2 17.5Z",
            "#fffaf0",
        ),
        stroke("M15 20.5V28M18 20.5V28M21 20.5V28", "#e2a03f", 1.6),
    )


def _lanterns() -> str:
    flame = "M7 8.2C8.8 10.4 9.2 11.6 8.4 13.4C7.9 14.6 6.1 14.6 5.6 13.4C5 11.8 5.8 10.6 7 8.2Z"

    def lantern(name: str, glass: str, metal: str, handle: str, inside: str) -> str:
        return symbol(
            name,
            14,
            20,
            stroke("M4 4.5A3 3 0 0 1 10 4.5", handle, 1.4),
            outlined("M3 5.5H11L12.4 16.5H1.6Z", glass, 1.3, metal, stroke_linejoin="round"),
            inside,
            rect(1, 16.3, 12, 2.6, 1, metal),
        )

    return lantern("lit", LANTERN, "#6b4613", "#7a531c", path(flame, "#e2701c")) + lantern(
        "unlit", "#e4d8bd", "#a08f6e", "#a89878", ""
    )


def _lamp() -> str:
    return symbol("lamp", 40, 56, lamp())


def lamp() -> str:
    """A mine lamp, 40 by 46."""
    dark = "#23180f"
    return (
        stroke("M20 0V8", "#1a130d", 2.4)
        + stroke("M12 14A8 8 0 0 1 28 14", "#1a130d", 3)
        + outlined("M11 15H29L33 42H7Z", "#ffd873", 2.6, dark, stroke_linejoin="round")
        + path("M20 20C26 27 27 31 25 36C23 40 17 40 15 36C13 31 16 27 20 20Z", "#f08a24")
        + path("M20 28C23 32 23 34 22 36.5C21 38 19 38 18 36.5C17 34 18 32 20 28Z", "#fff3b0")
        + stroke("M16 16L14.5 41M24 16L25.5 41", dark, 1.8)
        + rect(5, 41, 30, 5, 2, dark)
    )


def _trail() -> str:
    """Where a worker has just come from: steps of light that fade."""
    steps = "".join(
        ellipse(63 - 17 * i, 8, 19 - 3 * i, 6.4 - i, LANTERN, opacity=round(0.75 - 0.17 * i, 2)) for i in range(1, 4)
    )
    return symbol("trail", 80, 16, group(steps))
