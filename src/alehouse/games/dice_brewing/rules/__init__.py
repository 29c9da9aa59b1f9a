"""The rules of Dice Brewing, chapter by chapter."""
