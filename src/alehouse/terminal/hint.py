"""A hint in the terminal: the best few options with what the house thinks of them, as a table."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size

from alehouse.bots.advice import Advice, even_share
from alehouse.core.choice import Choice
from alehouse.terminal.screen import Screen

BAR: Final = 10  # blocks for all of the house's thinking
WIDE: Final = 60  # columns; where there are fewer, there is no bar
BESIDE: Final = 11  # columns for an option's number and the gaps
SHORTEST: Final = 8  # letters of an option


def show_hint(screen: Screen, advice: Sequence[Advice], options: Sequence[tuple[Choice, str]], seats: int) -> None:
    """The options under the numbers by which they are taken, the best first; then what the figures mean."""
    heads = [screen.words.say(f"terminal-hint-{column}") for column in ("thought", "chance")]
    bar = BAR if screen.width >= WIDE else 0
    width = max(SHORTEST, screen.width - BESIDE - bar - sum(map(cell_len, heads)))
    rows = [["", screen.words.say("terminal-hint-option"), "", *heads]]
    numbers = {choice.action: (number, text) for number, (choice, text) in enumerate(options, 1)}
    for one in advice:
        number, text = numbers[one.action]
        blocks = "▇" * round(bar * one.thought)
        rows.append([f"{number:>3}", _shortened(text, width), blocks, percent(one.thought), percent(one.value)])
    screen.table(rows, left=3)
    screen.say("hint-about", "quiet", even=round(100 * even_share(seats)))


def _shortened(text: str, width: int) -> str:
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"


def percent(share: float) -> str:
    """As the page writes it: a half is rounded up, and something is never told as nothing."""
    return "< 1 %" if 0 < share < 0.005 else f"{int(100 * share + 0.5)} %"
