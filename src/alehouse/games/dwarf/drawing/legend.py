"""What the icons of DWARF's drawings stand for."""

from typing import Final

from alehouse.core.words import Words, capital
from alehouse.games.dwarf.cards import ACTIONS, GOODS

_SIGNS: Final = {
    "crown": "icon-crown",
    "i-cards": "icon-cards",
    "a-mining": "icon-mining",
    "a-selection": "icon-selection",
    "claw": "icon-claw",
    "no-mining": "icon-no-mining",
    "passes-marker": "icon-passes-marker",
    "first-player": "icon-first-player",
    "lanterns": "icon-lanterns",
    "lit": "icon-lanterns",
    "grid": "icon-grid",
    "mountain-back": "icon-mountain",
    "w": "icon-worker",
    "w-any": "icon-worker",
    "x": "icon-helper",
    "x-any": "icon-helper",
}


def icons(words: Words) -> dict[str, str]:
    """What every symbol that tells something stands for, by its id."""
    found = {symbol: capital(words.say(key)) for symbol, key in _SIGNS.items()}
    found |= {f"g-{good}": capital(words.say(f"icon-{good}")) for good in GOODS}
    found |= {f"a-{name}": capital(words.say("icon-in-phase", {"phase": f"@phase-{name}"})) for name in ACTIONS}
    return found
