"""Last Orders, a small whole game to copy: push your luck with a tray of dice, for a regular whom nobody else knows."""

from example_game.game import LastOrders

__all__ = ["LastOrders"]
