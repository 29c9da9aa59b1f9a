"""How a terminal's text is styled: the players' marks, and the colours that a table's text may name."""

from typing import Final

from alehouse.core.draw.players import AUTOMA

# A player's shape goes with his colour, always: colour is never the only sign.
MARKS: Final = "●▲■◆⬢★"

# The house's colours, a little brighter than on paper: they must be read on black and on white.
STYLES: Final = {
    "player-0": "#4a8fd6",
    "player-1": "#d9822b",
    "player-2": "#43a368",
    "player-3": "#a06cd0",
    "player-4": "#d9493b",
    "player-5": "#8a93a0",
    "lantern": "bold #d9a520",  # whatever is legal now
    "amber": "#d9952f",
    "hop": "#6fa34a",
    "copper": "#c9743c",
    "slate": "#7f93a6",
    "berry": "#d0507c",
    "quiet": "dim",
    "title": "bold",
    "heading": "bold #d9952f",
}


def mark_of(player: int, seats: int) -> tuple[str, str]:
    """A player's mark and the name of its style; printed opponents sit behind the `seats` that decide."""
    colour = player if player < seats else AUTOMA
    return MARKS[colour], f"player-{colour}"
