"""What the things of DWARF sound like."""

from typing import Final

SOUNDS: Final = {
    "stone": ("g-iron",),
    "metal": ("g-steel", "g-gold", "g-item"),
    "coin": ("g-medal",),
    "strike": ("m-great_dragon", "m-dragon", "m-knockers", "m-orc_raiders", "m-sidhe"),
    "card": ("mountain-back", "paper-*", "f-*"),
    "wood": ("w-*", "x-*", "first-player"),
}
