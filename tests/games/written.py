"""The table of any game as text, and a closer look at something on it, for tests."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from alehouse import State

NAMES: Final = ["Eyra", "Brokk", "Sindri the Very Long Named", "Dvala [bold]", "Ívaldi", "Hreiðmarr"]
OPPONENT: Final = "Nyrath"  # a printed one has a name of its own


def board(state: State, width: int = 80, seat: int | None = None, language: str = "en") -> str:
    game = state.game
    names = [*NAMES[: state.seats], OPPONENT][: game.table_size(state.seats)]
    return Text.from_markup(game.board(state.view(seat), game.words(language), names, width)).plain


def inspect_text(state: State, what: str, seat: int | None = None, language: str = "en") -> str:
    game = state.game
    return Text.from_markup(game.inspect_text(state.view(seat), game.words(language), what)).plain


def widest(text: str) -> int:
    """How many columns a text takes."""
    return max(map(cell_len, text.split("\n")))
