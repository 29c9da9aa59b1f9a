"""What the things on the table are, where what unfolds from them does not say it: workers, boards, money, batches."""

from collections.abc import Sequence
from typing import Final

from alehouse.core.draw.unfolding import thing
from alehouse.games.brew_crafters.drawing.seen import Seen

_SAME: Final = {  # pieces that are told alike
    **dict.fromkeys(("batches", "bottled", "fermenting", "freight", "hall", "tank"), "production"),
    **dict.fromkeys(("score", "sums", "ribbon"), "rep"),
    **dict.fromkeys(("storehouse", "shelf", "supply"), "stored"),
    "upkeep": "money",
    "year": "season",
    "phase": "season",
}


def things(seen: Seen, piece: str) -> Sequence[str]:
    """A piece in sentences."""
    return thing(seen.words, _SAME.get(piece.partition(":")[0], piece))
