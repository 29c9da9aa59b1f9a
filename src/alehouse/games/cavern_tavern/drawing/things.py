"""What the things on the table are, where nothing larger unfolds from them: dice, rooms, tables, the clock, signs."""

from collections.abc import Sequence
from typing import Final

from alehouse.core.draw.unfolding import thing
from alehouse.games.cavern_tavern.drawing.seen import Seen

_SAME: Final = {"ribbon": "score", "automa": "automa"}  # pieces that are told alike


def things(seen: Seen, piece: str) -> Sequence[str]:
    """A piece in sentences."""
    kind, _, name = piece.partition(":")
    told = thing(seen.words, _SAME.get(kind, piece))
    return [*told, *thing(seen.words, "die")] if kind == "die" and not name[0].isdecimal() else told
