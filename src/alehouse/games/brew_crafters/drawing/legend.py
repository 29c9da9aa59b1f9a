"""What the icons of Brew Crafters' drawings stand for."""

from typing import Final

from alehouse.core.words import Words, capital
from alehouse.games.brew_crafters.effect_ops import INGREDIENTS, SEASONS

_ICONS: Final = (  # each with a message of its own
    *(
        "basic_any",
        "special_any",
        "any",
        "kettle",
        "bottle",
        "truck",
        "flask",
        "wrench",
        "hand",
        "secret",
        "snow",
        "always",
    ),
    *("once", "again", "sell", "stall", "sprout", "sickle", "lock", "swap", "season", "money", "rep", "loan", "label"),
    *("batch", "cube", "hire", "shift", "partner", "tile", "first", "pawn", "temporary", "recipes", "kind-hop"),
    *("kind-barrel", "laurel", "crown"),
)
_SIGNS: Final = {
    "glass": "icon-beer",
    "seal": "icon-label",
    "cap": "icon-batch",
    "unknown-batch": "icon-batch",
    "pub": "tile-brewpub",
    "worker": "icon-pawn",
    "token": "icon-shift",
}


def icons(words: Words) -> dict[str, str]:
    """A word or two for every symbol that tells something, by its id."""
    keys = {name: f"icon-{name}" for name in _ICONS} | _SIGNS | {season: f"season-{season}" for season in SEASONS}
    for kind in INGREDIENTS:
        keys |= dict.fromkeys((kind, f"cube-{kind}", f"glyph-{kind}"), f"ingredient-{kind}")
    return {symbol: capital(words.say(key)) for symbol, key in keys.items()}
