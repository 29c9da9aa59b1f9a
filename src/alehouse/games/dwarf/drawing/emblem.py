"""The game's emblem: a picture by itself, without shared drawings, for pages where no table is open."""

from alehouse.core.draw.colours import LANTERN
from alehouse.core.draw.players import COLOURS
from alehouse.core.draw.svg import circle, el, group
from alehouse.games.dwarf.drawing.materials import hooded_miner, lamp
from alehouse.games.dwarf.drawing.motifs_scenery import HIGH, WIDE, rockwall, timbered


def emblem() -> str:
    """A miner at the mouth of a lit gallery."""
    light = "".join(circle(104, 54, r, LANTERN, opacity=0.12) for r in (26, 19, 12))
    return el(
        "svg",
        rockwall(),
        group(timbered(), color="#d99a45"),
        light,
        group(hooded_miner(), x=49, y=26, transform="scale(.88)", color=COLOURS[0]),
        group(lamp(), x=96, y=42, transform="scale(.4)"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {HIGH}",
        preserveAspectRatio="xMidYMid slice",
        stroke_linejoin="round",
        stroke_linecap="round",
    )
