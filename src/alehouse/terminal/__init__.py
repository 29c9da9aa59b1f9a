"""The house in a terminal: games played, replayed and simulated as text, in colour or through a pipe."""

from pathlib import Path

WORDS = Path(__file__).parent / "words"
