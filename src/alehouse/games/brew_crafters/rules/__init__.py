"""The rules of Brew Crafters, chapter by chapter."""
