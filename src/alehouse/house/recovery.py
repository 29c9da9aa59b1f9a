"""Seven words that bring somebody back whose devices are all lost: drawing them, and reading what was typed."""

import re
import secrets
import tomllib
from pathlib import Path
from typing import Final

from alehouse.house.refusal import Refusal

VOCABULARY: Final[list[str]] = tomllib.loads(Path(__file__).with_name("vocabulary.toml").read_text(encoding="utf-8"))[
    "words"
].split()
COUNT: Final = 7  # words: with 2,048 of them there are as many possibilities as numbers of 77 bits
LONGEST: Final = 200  # characters of whatever is typed
SHOWN: Final = 20  # characters of a word that is none of ours, when it is named
KNOWN: Final = frozenset(VOCABULARY)


def drawn() -> list[str]:
    """Words that nobody can guess."""
    return [secrets.choice(VOCABULARY) for _ in range(COUNT)]


def read(text: str) -> list[str]:
    """The words in what somebody has typed, however they are set apart. One that is none of ours is a slip of the pen:
    it is named, and is no try."""
    words = re.findall(r"\w+", text.lower()) if len(text) <= LONGEST else []
    for word in words:
        if word not in KNOWN:
            raise Refusal("refused-word", {"word": word[:SHOWN]})
    if len(words) != COUNT:
        raise Refusal("refused-words-count", {"count": COUNT})
    return words
