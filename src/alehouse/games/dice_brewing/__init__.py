"""Dice Brewing: dice as malt, hops and skill, raised and brewed into recipes (Głowacz and Huszcza, board&dice)."""

from alehouse.games.dice_brewing.game import DiceBrewing

__all__ = ["DiceBrewing"]
