"""Cavern Tavern: orders to fill with dice under a bad-tempered boss (Final Frontier Games)."""

from alehouse.games.cavern_tavern.game import CavernTavern

__all__ = ["CavernTavern"]
