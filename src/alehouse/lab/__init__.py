"""Many games at once: what they are like, how bots fare, what a card is worth."""

from pathlib import Path

WORDS = Path(__file__).parent / "words"
