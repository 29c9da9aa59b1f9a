"""What the icons of Cavern Tavern's drawings stand for."""

from typing import Final

from alehouse.core.words import Words, capital
from alehouse.games.cavern_tavern.effect_ops import INGREDIENTS, POTION, TRACKS

_RACES: Final = ("human", "dwarf", "halfling", "elf", "green_elf", "trobit")
_AUTOMA: Final = ("white", "yellow", "blue", "green", "red", "purple")
_SIGNS: Final = {
    "coin": "icon-coin",
    "g-vp": "icon-coin",
    "mod": "goods-modifiers",
    "g-modifiers": "goods-modifiers",
    "mrs": "goods-mrs_nasty",
    "mrs-token": "goods-mrs_nasty",
    "g-mrs_nasty": "goods-mrs_nasty",
    "hidden-token": "icon-token",
    "first": "icon-first",
    "any": "icon-any",
    "item": "icon-item",
    "back-items": "icon-item",
    "order": "icon-order",
    "orders": "icon-order",
    "back-orders": "icon-order",
    "back-says": "scene-requests",
    "back-tasks": "scene-tasks",
    "back-secret": "scene-secret",
    "replace-order": "icon-replace-order",
    "change-order": "icon-change-order",
    "less-late": "icon-less-late",
    "later": "icon-later",
    "waive": "icon-waive",
    "steal": "icon-steal",
    "rival": "icon-rival",
    "crowd": "icon-crowd",
    "lock": "icon-lock",
    "barrel": "icon-used-area",
    "up": "icon-up",
    "down": "icon-down",
    "onward": "icon-onward",
    "swap": "icon-swap",
    "trade": "icon-trade",
    "die": "icon-die",
    "another-die": "icon-another-die",
    "reroll": "icon-reroll",
    "reroll-rival": "icon-reroll",
    "set-die": "icon-set-die",
    "shift-dice": "icon-shift-dice",
    "flip-die": "icon-flip-die",
    "recover-die": "icon-recover-die",
    "exchange-dice": "icon-exchange-dice",
    "dice": "icon-dice",
    "pair": "icon-pair",
    "hourglass": "icon-hourglass",
    "clock": "icon-clock",
    "wizard": "section-workshop",
    "need-met": "icon-met",
    "tick": "icon-met",
    "need-open": "icon-missing",
    "cross": "icon-missing",
    "meeple": "icon-meeple",
}


def icons(words: Words) -> dict[str, str]:
    """A word or two for every symbol that tells something, by its id."""
    keys = dict(_SIGNS)
    keys |= {kind: f"ingredient-{kind}" for kind in INGREDIENTS}
    keys |= {f"drink-{kind}": f"ingredient-{kind}" for kind in INGREDIENTS[:POTION]}
    keys |= {track: f"track-{track}" for track in TRACKS}
    keys |= {f"race-{race}": f"race-{race}" for race in _RACES}
    keys[f"die-{_AUTOMA[0]}"] = "icon-white-die"
    keys |= {f"die-automa-{colour}": "icon-automa-die" for colour in _AUTOMA}
    return {symbol: capital(words.say(key, {"count": 2})) for symbol, key in keys.items()}
