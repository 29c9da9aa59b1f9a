"""What the icons of Dice Brewing's drawings stand for."""

from typing import Final

from alehouse.core.words import Words, capital
from alehouse.games.dice_brewing.cards import COLOURS, INGREDIENTS, LEVELS
from alehouse.games.dice_brewing.effect_ops import KINDS

_MARKS: Final = dict(zip(COLOURS, ("grain", "flame", "hop", "paddle")))
_ANY: Final = "any"  # colour of a die
_SIGNS: Final = {
    "action-back": "icon-token",
    "seed": "seed",
    "i-sprout": "seed",
    "coin": "icon-coin",
    "xp": "scene-xp-track",
    "i-bolt": "icon-speed",
    "i-up": "icon-up",
    "i-reroll": "icon-reroll",
    "i-swap": "icon-swap",
    "i-cards": "icon-cards",
    "i-mug": "icon-brewed",
    "brewed": "icon-brewed",
    "i-pool": "icon-pool",
    "i-warehouse": "icon-warehouse",
    "i-lock": "icon-locked",
    "i-flask": "level-experimental",
    "sign-blocked": "icon-blocked",
    "sign-protected": "icon-protected",
    "sign-met": "icon-met",
    "block": "icon-closed",
    "season-summer": "season-summer",
    "season-winter": "season-winter",
    "i-summer": "season-summer",
    "i-winter": "season-winter",
}


def icons(words: Words) -> dict[str, str]:
    """A word or two for every symbol that tells something, by its id."""
    keys = dict(_SIGNS)
    for colour in COLOURS:
        keys |= dict.fromkeys((f"die-{colour}", f"tile-{colour}", f"cube-{colour}", _MARKS[colour]), f"colour-{colour}")
    for kind in INGREDIENTS:
        keys |= dict.fromkeys((f"ingredient-{kind}", f"i-{kind}"), f"ingredient-{kind}")
    for kind in KINDS:
        keys |= dict.fromkeys((f"action-{kind}", f"i-{kind}"), f"token-{kind}")
    keys[f"die-{_ANY}"] = "icon-any-die"
    keys |= {f"level-{level}": f"level-{level}" for level in LEVELS}
    return {symbol: capital(words.say(key)) for symbol, key in keys.items()}
