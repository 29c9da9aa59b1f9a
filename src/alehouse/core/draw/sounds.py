"""What things sound like when they land: an attribute of a game's shared drawings, which the page plays."""

import re
from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Final

# Those of the page's sounds that are of a material, or of what is done with a thing.
MATERIALS: Final = ("card", "die", "coin", "wood", "stone", "metal", "glass", "pour", "foam", "stamp", "strike")


def sounding(drawings: str, sounds: Mapping[str, tuple[str, ...]]) -> str:
    """Shared drawings, those that are named under a sound with it: "die-*" are all whose name begins so. Where several
    fit, the first one holds."""
    patterns = [(pattern, sound) for sound, names in sounds.items() for pattern in names]

    def heard(found: re.Match[str]) -> str:
        sound = next((sound for pattern, sound in patterns if fnmatchcase(found[1], pattern)), "")
        return f"{found[0]} data-sound='{sound}'" if sound else found[0]

    return re.sub(r"<symbol id='([^']+)'", heard, drawings)
