"""What a book's pictures show, from a game's pictures.toml: positions, the moves played from them, what to look at.

Pictures are drawn, never stored: one follows every change of the art, speaks the reader's language, and cannot show
what the rules do not allow. docs/books.md explains the fields.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct, ValidationError, convert, field, to_builtins

from alehouse.core.errors import AlehouseError
from alehouse.core.rulebook.reading import BadBook
from alehouse.core.state import State
from alehouse.core.view import View

if TYPE_CHECKING:
    from alehouse.core.game import Game

GUEST: Final = "guest"  # somebody who only looks on: nothing is lit
ROW_OF_MOVES: Final = "@"  # "@roll" in moves stands for a row of [moves]


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table before any move of a picture: arranged, or new with a seed."""

    players: int
    names: tuple[str, ...] = ()  # for whoever reads the file: pictures call players by their colours
    given: dict[str, Any] = field(default_factory=dict)
    seed: int | str = 0
    fate: Literal["open", "closed"] = "closed"
    options: dict[str, str] = field(default_factory=dict)


class Picture(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A picture. Its fields may be overridden where the screen is narrow, by those of `narrow`."""

    position: str
    moves: tuple[str, ...] = ()
    seat: int | Literal["guest"] = GUEST  # who looks
    from_: str = field(name="from", default="landscape:table")  # a shape, and a canvas of it
    crop: tuple[str, ...] = ()  # pieces, or whole canvases one below the other
    row: tuple[str, ...] = ()  # instead of a crop: cards side by side
    columns: int = 0  # of a row, where not all cards lie side by side
    ticks: tuple[Literal["", "yes", "no"], ...] = ()  # below the cards of a row
    width: int = 400  # at most, in CSS pixels
    marks: tuple[str, ...] = ()  # what the discs 1, 2, 3 … stand at
    colours: tuple[int, ...] = ()  # discs in players' colours, where they tell an order of players
    parts: dict[str, str | tuple[float, float]] = field(default_factory=dict)  # of a card: a shared drawing, or a place
    arrows: tuple[tuple[str, str], ...] = ()  # from a piece to a piece
    narrow: dict[str, Any] = field(default_factory=dict)

    @property
    def viewer(self) -> int | None:
        """Whose view it shows; none for a guest."""
        return None if self.seat == GUEST else self.seat


class Expected(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a worked example says of the table after its moves, to be checked."""

    position: str
    after: dict[str, Any]
    moves: tuple[str, ...] = ()


class PictureFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All pictures of a book, and the icons of its lines: shared drawings of the game, some on a ground of a colour."""

    icons: dict[str, str] = field(default_factory=dict)
    grounds: dict[str, str] = field(default_factory=dict)
    positions: dict[str, Position] = field(default_factory=dict)
    moves: dict[str, tuple[str, ...]] = field(default_factory=dict)
    picture: dict[str, Picture] = field(default_factory=dict)
    expect: tuple[Expected, ...] = ()

    def picture_of(self, name: str, narrow: bool = False) -> Picture:
        """A picture by its name, as it is on a wide or a narrow screen."""
        if name not in self.picture:
            raise BadBook(f"there is no picture {name!r}; there are: {', '.join(self.picture) or '—'}")
        found = self.picture[name]
        if not narrow or not found.narrow:
            return found
        fields = {key: value for key, value in to_builtins(found).items() if key != "narrow"}
        return convert(fields | found.narrow, Picture)

    def played(self, moves: tuple[str, ...]) -> Iterator[str]:
        """Moves one by one, those of named rows included."""
        for move in moves:
            if not move.startswith(ROW_OF_MOVES):
                yield move
            elif move[1:] in self.moves:
                yield from self.moves[move[1:]]
            else:
                raise BadBook(f"there are no moves {move[1:]!r}; there are: {', '.join(self.moves) or '—'}")


@cache
def read_pictures(path: Path) -> PictureFile:
    """The pictures of a book; none where it has no file."""
    if not path.is_file():
        return PictureFile()
    try:
        return convert(tomllib.loads(path.read_text(encoding="utf-8")), PictureFile)
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise BadBook(f"{path.name}: {error}") from None


def view_in(game: "Game", file: PictureFile, picture: Picture) -> View:
    """The table of a picture, as whoever looks there sees it."""
    return game.view(stand(game, file, picture.position, picture.moves), picture.viewer)


def stand(game: "Game", file: PictureFile, position: str, moves: tuple[str, ...]) -> State:
    """The game after the moves of a picture or an example, every one checked by the rules."""
    if position not in file.positions:
        raise BadBook(f"there is no position {position!r}; there are: {', '.join(file.positions) or '—'}")
    about = file.positions[position]
    settings: Mapping[str, Any] = {"seed": about.seed, "fate": about.fate, "events": True, **about.options}
    try:
        if about.given:
            state = game.arrange(about.given, about.players, **settings)
        else:
            state = game.new(about.players, **settings)
        for move in file.played(moves):
            state.apply(state.parse(move))
    except AlehouseError as error:
        raise BadBook(f"position {position!r}: {error}") from None
    return state
