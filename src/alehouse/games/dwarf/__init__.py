"""DWARF: workers in a mine of nine cards that changes every round (Lee Broderick, Dragon Dawn Productions)."""

from alehouse.games.dwarf.game import Dwarf

__all__ = ["Dwarf"]
