"""Alehouse: four board games, rules complete and enforced, to play, to study and to build on.

>>> import alehouse
>>> game = alehouse.load("dwarf")
>>> state = game.new(players=3, seed=7)
>>> state.name(state.legal_actions()[0])
'place:A1'
"""

from alehouse import compiled as _compiled

_compiled.use()  # before the first module that may be compiled is imported

from alehouse.core import state as _state
from alehouse.core.errors import AlehouseError, BadCards, BadOption, BadRecord, IllegalAction
from alehouse.core.export import Cut, export
from alehouse.core.game import Game
from alehouse.core.record import Record
from alehouse.core.record import load as load_record
from alehouse.core.state import FATE, NOBODY, State
from alehouse.games import ROOMS, load

__version__ = "0.1.0"
COMPILED = not str(_state.__file__).endswith(".py")

__all__ = [
    "COMPILED",
    "FATE",
    "NOBODY",
    "ROOMS",
    "AlehouseError",
    "BadCards",
    "BadOption",
    "BadRecord",
    "Cut",
    "Game",
    "IllegalAction",
    "Record",
    "State",
    "export",
    "load",
    "load_record",
]
