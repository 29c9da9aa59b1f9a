"""What the things of Dice Brewing sound like."""

from typing import Final

SOUNDS: Final = {
    "die": ("die-*", "cube-*"),
    "coin": ("coin", "g-coins"),
    "metal": ("xp", "g-xp"),
    "wood": ("seed", "g-seeds", "xp-cube-*"),
    "pour": ("brewed",),
    "glass": ("ingredient-*",),
    "stamp": ("action-*", "block"),
    "card": ("recipe-*",),
}
