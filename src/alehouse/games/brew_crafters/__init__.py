"""Brew Crafters: three years of a craft brewery, from market day to upkeep (Ben Rosset, Dice Hate Me Games)."""

from alehouse.games.brew_crafters.game import BrewCrafters

__all__ = ["BrewCrafters"]
