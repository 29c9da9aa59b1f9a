"""The drawings that all scenes of a game share, each version at an address of its own, cached for ever."""

import hashlib
from functools import lru_cache
from typing import Final

from alehouse.core.game import Game
from alehouse.games import ROOMS, load
from alehouse.house.refusal import Refusal

KEPT: Final = 64  # card files, people's own and earlier printings, whose drawings can be had

_other: dict[str, Game] = {}  # by address, the one last used at the end: other cards may need drawings of their own


def defs_address(game: Game) -> str:
    """Where the browser finds the drawings of a game."""
    address, _ = _drawn(game)
    if game is not load(game.name):
        _other.pop(address, None)
        _other[address] = game
        if len(_other) > KEPT:
            del _other[next(iter(_other))]
    return address


def defs_file(name: str, address: str) -> str:
    """The drawings of the game of that name at an address that was given out."""
    game = _other.get(address) or (load(name) if name in ROOMS else None)
    if game is None or _drawn(game)[0] != address:
        raise Refusal("refused-address", status=404)
    return _drawn(game)[1]


@lru_cache(maxsize=16)
def _drawn(game: Game) -> tuple[str, str]:
    """The address of a game's drawings, and the drawings; made again when they are asked for again."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{game.scene_defs()}</defs></svg>'
    version = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
    return f"/defs/{game.name}/{version}.svg", text
