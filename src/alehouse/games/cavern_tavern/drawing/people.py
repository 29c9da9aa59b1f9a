"""Portraits on a grid of 48: the six races of the customers, the six characters, Nasty, Mrs. Nasty, the wizard."""

from functools import cache
from typing import Final

from alehouse.core.draw.colours import BERRY, LANTERN
from alehouse.core.draw.svg import circle, group, outlined, path, rect, stroke, symbol
from alehouse.games.cavern_tavern.drawing.icons import EDGE

# The colour of a race: the band of its orders.
TINTS: Final = {
    "human": "#4c5a67",
    "dwarf": "#8a5226",
    "halfling": "#4d7533",
    "elf": "#5f4b8b",
    "green_elf": "#33582c",
    "trobit": "#5b4a3c",
}
_BODY: Final = "M6 48c0-9 7-14 18-14s18 5 18 14Z"
_SMILE: Final = "M20.5 28c2 1.5 5 1.5 7 0"


def people() -> str:
    """The shared drawings `race-elf`, `character-hungry_cook`, `nasty-dwarf`, `mrs-nasty`, `wizard-face`."""
    races = {f"race-{race}": drawing for race, drawing in _races().items()}
    characters = {f"character-{name}": drawing for name, drawing in _characters().items()}
    hosts = {"nasty-dwarf": _nasty(), "mrs-nasty": _mrs_nasty(), "wizard-face": _wizard()}
    rounded = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return "".join(symbol(name, 48, 48, drawing, **rounded) for name, drawing in (races | characters | hosts).items())


def portrait_of(character: str, race: str) -> str:
    """The shared drawing of a character; one of somebody's own cards looks like the others of its race."""
    return f"character-{character}" if character in _characters() else f"race-{race}"


def _shape(d: str, fill: str, thick: float = 1.5) -> str:
    return outlined(d, fill, thick, EDGE)


def _head(skin: str, cloth: str) -> str:
    """Shoulders, head and eyes."""
    return (
        _shape(_BODY, cloth)
        + circle(24, 22, 10.5, skin, stroke=EDGE, stroke_width=1.5)
        + circle(20, 22, 1.3, EDGE)
        + circle(28, 22, 1.3, EDGE)
    )


def _ears(skin: str) -> str:
    return _shape("M14.5 19L5 13.5c1 5 4 9 9 10.5ZM33.5 19L43 13.5c-1 5-4 9-9 10.5Z", skin, 1.4)


def _cheeks(colour: str) -> str:
    return circle(18, 25, 1.8, colour) + circle(30, 25, 1.8, colour)


# ── races ─────────────────────────────────────────────────────────────────────────────────────────


def _races() -> dict[str, str]:
    return {
        "human": _human(),
        "dwarf": _dwarf_beard("#7b5433") + _helmet(),
        "halfling": _halfling("#5f8f3e") + _curls(),
        "elf": _elf("#7d6aa8") + _circlet(),
        "green_elf": _green_elf(),
        "trobit": _trobit("#6d4a33"),
    }


def _human() -> str:
    hair = "M13 21c-1-9 4-14 11-14s12 5 11 14c-2-5-5-7-8-7-4 2-10 1-14 7Z"
    return (
        _head("#e6bd95", "#4c5a67")
        + _shape(hair, "#5b3a22", 1.4)
        + stroke(_SMILE, EDGE, 1.4)
        + stroke("M16 36l8 7 8-7", "#dccfb0", 2)
    )


def _dwarf_beard(cloth: str, beard: str = "#b9622a") -> str:
    """A dwarf without anything on the head."""
    d = "M12.5 22c-1 14 5 22 11.5 23 6.5-1 12.5-9 11.5-23-2 3-5 4-7 3.5-2-1.5-7-1.5-9 0-2 .5-5-.5-7-3.5Z"
    return (
        _head("#e2ab84", cloth)
        + _shape(d, beard)
        + stroke("M20 30c2.5 1.8 5.5 1.8 8 0", "#7a3812", 1.6)
        + circle(24, 24, 2, "#d58c68")
    )


def _helmet() -> str:
    return _shape("M11 19C11 9 17 4 24 4s13 5 13 15c-8-3-18-3-26 0Z", "#8f9aa5") + stroke(
        "M24 4v12M11.5 17c8-3 17-3 25 0", "#5f6a75", 2
    )


def _halfling(cloth: str) -> str:
    grin = _shape("M19.5 27c2.5 3 6.5 3 9 0Z", "#fff8ea", 1.3)
    return _head("#edc49c", cloth) + grin + _cheeks("#dd8d76")


def _curls() -> str:
    places = ((14, 17, 4.5), (17, 11.5, 4.8), (24, 9, 5.2), (31, 11.5, 4.8), (34, 17, 4.5))
    locks = "".join(circle(x, y, r, "#8a5a2c", stroke=EDGE, stroke_width=1.2) for x, y, r in places)
    return locks + path("M14.5 17c3-4 16-4 19 0-2-6-17-6-19 0Z", "#8a5a2c")


def _elf(cloth: str) -> str:
    long_hair = _shape("M12 38C10 18 14 7 24 7s14 11 12 31Z", "#e3c265")
    fringe = _shape("M14 20c1-8 5-11 10-11s9 3 10 11c-3-5-6-7-10-8-4 1-7 3-10 8Z", "#efd27d", 1.3)
    mouth = stroke("M21 28c2 1.2 4 1.2 6 0", EDGE, 1.3)
    return long_hair + _ears("#f2d9bd") + _head("#f2d9bd", cloth) + fringe + mouth


def _circlet() -> str:
    return stroke("M14.5 16c6-3 13-3 19 0", "#9fb4c4", 1.8) + circle(
        24, 14, 1.7, "#5fb6c9", stroke=EDGE, stroke_width=0.8
    )


def _green_elf() -> str:
    hood = "M12 25C9 12 15 4 24 3c9 1 15 9 12 22-1-7-5-12-12-12S13 18 12 25Z"
    return (
        _ears("#c9cf98")
        + _head("#c9cf98", "#3f6b34")
        + _shape(hood, "#4d7f3b")
        + _shape("M24 3c2-2.5 6-2 7.5-1-1 3-5 3.5-7.5 1Z", "#8dbb58", 1)
        + stroke(_SMILE, EDGE, 1.4)
    )


def _trobit(cloth: str) -> str:
    ears = _shape("M13 19L5.5 15c0 4.5 2.5 8 7.5 9ZM35 19l7.5-4c0 4.5-2.5 8-7.5 9Z", "#9aa68c", 1.3)
    return (
        ears
        + _head("#9aa68c", cloth)
        + _shape("M12.5 26c0 8 5 11 11.5 11s11.5-3 11.5-11Z", "#87947a")
        + _shape("M17.5 30.5l1.5-6 2.5 6ZM26.5 30.5l2.5-6 1.5 6Z", "#fff8ea", 1.2)
        + stroke("M17 16.5l5 2M31 16.5l-5 2", EDGE, 2)
        + _shape("M20 12l2-7 2 4 2-4 2 7Z", "#3f3a30", 1)
    )


# ── characters ────────────────────────────────────────────────────────────────────────────────────


@cache
def _characters() -> dict[str, str]:
    return {
        "runaway_squire": _squire(),
        "retired_miner": _miner(),
        "hungry_cook": _cook(),
        "exiled_minstrel": _minstrel(),
        "quiet_poacher": _poacher(),
        "cellar_lurker": _lurker(),
    }


def _squire() -> str:
    """A boy in a tabard, his visor pushed up."""
    tabard = path("M17 36h14v12H17Z", "#b23a3a") + path("M24 36v12M17 42h14", stroke="#f2d27a", stroke_width=2.6)
    hair = _shape("M14 20c0-6 4-9 10-9s10 3 10 9c-3-3-6-4-10-4s-7 1-10 4Z", "#c08a3e", 1.3)
    visor = _shape("M11 17C11 8 17 3 24 3s13 5 13 14l-5-2c-5-2-11-2-16 0Z", "#aeb8c1")
    slits = stroke("M17 10h5M26 10h5M16 13.5h6M26 13.5h6", "#59636d", 1.6)
    return _head("#eec7a0", "#8f9aa5") + tabard + hair + visor + slits + stroke(_SMILE, EDGE, 1.4) + _cheeks("#e29a80")


def _miner() -> str:
    """An old dwarf with a lamp on his cap."""
    cap = _shape("M12 18C12 9 17 5 24 5s12 4 12 13c-8-3-16-3-24 0Z", "#7a5a34")
    lamp = circle(24, 11, 6, LANTERN, opacity=0.35) + circle(24, 11, 3.6, LANTERN, stroke=EDGE, stroke_width=1.3)
    brows = stroke("M17 18.5l5 .8M31 18.5l-5 .8", "#f1ece2", 2.4)
    pick = stroke("M38 47L44 24", "#6b4526", 2.6) + stroke("M37 24c4-2 9-1 10.5 2", "#6d7985", 2.8)
    return pick + _dwarf_beard("#5a4a3c", "#d9d4c8") + cap + lamp + brows


def _cook() -> str:
    """A round face under a white hat, a spoon at hand."""
    hat = _shape("M13.5 17C8 13 11 5 17 6c2-5 12-5 14 0 6-1 9 7 3.5 11Z", "#fffaf0", 1.4)
    band = rect(14, 14.5, 20, 4.5, 1.5, "#efe3c6", stroke=EDGE, stroke_width=1.3)
    scarf = _shape("M17 35l7 5 7-5-2 6h-10Z", "#c0392b", 1.2)
    spoon = stroke("M40 47V31", "#6b4526", 2.4) + outlined("M37 27c0-4 6-4 6 0s-1 5-3 5-3-1-3-5Z", "#a9794a", 1.3, EDGE)
    return _halfling("#e9e4da") + hat + band + scarf + spoon


def _minstrel() -> str:
    """An elf with a feathered hat and a lute."""
    hat = _shape("M10 17c6-4 22-4 28 0-2-8-7-11-14-11S12 9 10 17Z", "#6b2f52", 1.4)
    feather = _shape("M32 10c2-7 8-8 12-8-1 6-5 9-11 11Z", "#e2a03f", 1.2)
    lute = group(
        _shape("M0 0c5 0 8 4 8 8.5S4.5 16 0 16s-8-3-8-7.5S-5 0 0 0Z", "#b9783a", 1.3)
        + circle(0, 8, 2.4, EDGE)
        + stroke("M0 6V-13M-2.5-13h5", "#6b4526", 2.4),
        x=36,
        y=33,
        transform="rotate(24)",
    )
    return _elf("#4d3f78") + hat + feather + lute


def _poacher() -> str:
    """A green elf in a dark hood, a bow over the shoulder."""
    bow = stroke("M42 8c6 11 6 25 0 36", "#6b4526", 2.6) + stroke("M42 8v36", "#e9dcc0", 1)
    hood = "M10 30C7 13 14 3 24 2c10 1 17 11 14 28-1 6-3 8-4 8 2-13-1-24-10-24S12 25 14 38c-1 0-3-2-4-8Z"
    mask = _shape("M14.5 25c5 2.5 14 2.5 19 0-.5 5-4 8-9.5 8s-9-3-9.5-8Z", "#5a4a2c", 1.3)
    return bow + _head("#c9cf98", "#2f4a29") + mask + _shape(hood, "#33582c")


def _lurker() -> str:
    """A trobit that looks out of the dark with a lantern."""
    lantern = (
        circle(39, 36, 9, LANTERN, opacity=0.3)
        + stroke("M36 30.5c0-4 6-4 6 0", EDGE, 1.6)
        + rect(35, 31, 8, 11, 2, LANTERN, stroke=EDGE, stroke_width=1.5)
        + stroke("M35 34h8", EDGE, 1)
    )
    cap = _shape("M12 18c1-9 6-12 12-12s12 3 13 12c-4-2-7-2.5-12-2.5S16 16 12 18Z", "#4a3550", 1.4)
    return _trobit("#3a2a3e") + cap + lantern


# ── the house ─────────────────────────────────────────────────────────────────────────────────────


def _nasty() -> str:
    """The boss: a red beard and a frown."""
    beard = "M11.5 22c-2 15 5 23 12.5 24 7.5-1 14.5-9 12.5-24-3 4-6 4.5-8 4-2-1.5-7-1.5-9 0-2 .5-5 0-8-4Z"
    return (
        _head("#dd9f7c", "#5a2a3a")
        + _shape(beard, "#8c2f1c")
        + stroke("M17 30l5-1.5h4l5 1.5", "#4f150a", 2)
        + stroke("M15 17l7 3M33 17l-7 3", "#5a1c10", 3)
        + circle(24, 24, 2.5, "#c97a5c")
        + _shape("M13 16c2-7 6-9 11-9s9 2 11 9c-6-3-16-3-22 0Z", "#5a1c10", 1.3)
        + stroke("M20 36c0 4 1 6 4 9 3-3 4-5 4-9", "#6d2113", 1.6)
    )


def _mrs_nasty() -> str:
    """His wife: a bun, plaits and a kinder look."""
    bun = circle(24, 6, 5.5, "#8c3a1c", stroke=EDGE, stroke_width=1.4)
    hair = _shape("M12 36C9 20 13 9 24 9s15 11 12 27Z", "#8c3a1c")
    return (
        bun
        + hair
        + _head("#ecc09d", BERRY)
        + _shape("M14 19c2-7 6-9 10-9s8 2 10 9c-3-4-6-5-10-5s-7 1-10 5Z", "#a5491f", 1.3)
        + _shape("M20.5 27.5c2 2.5 5 2.5 7 0Z", "#c0392b", 1)
        + _cheeks("#e08f7d")
        + stroke("M12 27l-2 12M36 27l2 12", "#a5491f", 4)
    )


def _wizard() -> str:
    """A white beard below a starry hat."""
    return (
        _head("#e6c3a2", "#3d3a78")
        + _shape("M14 24c-1 12 4 19 10 20 6-1 11-8 10-20-3 4-6 3-10 3s-7 1-10-3Z", "#e9e4da", 1.4)
        + _shape("M9 18C14 14 34 14 39 18 34 16 31 8 25 1c-5 6-9 15-16 17Z", "#3d3a78")
        + path("M23 9l1 1.8 2 .3-1.5 1.4.4 2-1.9-1-1.8 1 .3-2L20 11.1l2-.3Z", LANTERN)
    )
