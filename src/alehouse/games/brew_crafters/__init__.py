"""Brew Crafters: a brewery over three years of seasons, workers, batches and upkeep (Ben Rosset, Dice Hate Me Games)."""
