"""What the things of Cavern Tavern sound like."""

from typing import Final

SOUNDS: Final = {
    "wood": ("fruit", "herbs", "mod", "g-modifiers", "meeple-*"),
    "stone": ("rocks",),
    "glass": (
        *("syrup", "mead", "nectar", "wine", "elixir", "ambrosia", "beer", "liqueur", "spirits", "magic_potion"),
        *("barrel", "drink-*"),
    ),
    "coin": ("coin", "g-vp"),
    "stamp": ("mrs", "g-mrs_nasty"),
    "strike": ("nasty",),
    "die": ("die-*", "cube-*"),
    "card": ("back-*", "slip-*", "paper-*", "order"),
}
