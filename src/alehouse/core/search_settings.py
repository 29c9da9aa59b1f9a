"""Settings of the tree search (bots/mcts.py) that a game brings along, as data; found by measurement."""

from typing import Final

from msgspec import Struct

TO_THE_END: Final = -1  # play on until the game is over


class SearchSettings(Struct, frozen=True, kw_only=True):
    """How to search a game. Worths are in the measure of `State.evaluate`."""

    spread: float = 3.0  # who gains so much on another is e times as likely to win
    trust: float = 1.0  # an action that looks so much worse at first is tried e times as rarely; 0: all alike
    exploration: float = 0.3  # how long the search keeps an open mind
    horizon: int = 0  # decisions played at random beyond the tree before the table is evaluated
    # Instead: decisions from the root, after which the table is evaluated; beyond the tree all seats take what looks
    # best to them at first. For games in which a plan takes long to pay: all iterations end at the same time, however
    # deep the tree is where they go. 0: they end with the tree.
    ahead: int = 0
