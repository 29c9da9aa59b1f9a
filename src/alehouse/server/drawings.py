"""The drawings that all scenes of a game share, each version at an address of its own, cached for ever."""

import hashlib
from functools import lru_cache

from alehouse.core.game import Game
from alehouse.server.refusal import Refusal

_files: dict[str, str] = {}  # by address; a card file of one's own may need drawings of its own


@lru_cache(maxsize=64)
def defs_address(game: Game) -> str:
    """Where the browser finds the drawings of a game."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{game.scene_defs()}</defs></svg>'
    version = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
    address = f"/defs/{game.name}/{version}.svg"
    _files[address] = text
    return address


def defs_file(address: str) -> str:
    """The drawings at an address that has been given out."""
    if address not in _files:
        raise Refusal("refused-address", status=404)
    return _files[address]
