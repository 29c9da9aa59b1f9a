"""What the things of Brew Crafters sound like."""

from typing import Final

from alehouse.games.brew_crafters.effect_ops import INGREDIENTS

SOUNDS: Final = {
    "wood": (*INGREDIENTS, *(f"g-{kind}" for kind in INGREDIENTS), "worker-*", "temporary-*", "token-*", "tile-*"),
    "coin": ("money", "g-money"),
    "stamp": ("rep", "g-rep", "label", "seal-*"),
    "pour": ("batch", "batch-*"),
    "glass": ("glass", "glass-*", "bottle", "flask"),
    "card": ("loan", "shift", "secret", "hand", "face-*", "partner-*", "paper-*"),
}
