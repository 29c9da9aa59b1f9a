"""A game's book illustrated: its pictures drawn in the reader's language, and the icons of its lines."""

from typing import TYPE_CHECKING, Final
from xml.etree.ElementTree import Element

from alehouse.core.draw.figure import Drawn, Figure
from alehouse.core.draw.measure import symbols_in
from alehouse.core.icons import drawing_of, name_of
from alehouse.core.rulebook.blocks import Icon, Line, plain
from alehouse.core.rulebook.pictures import PictureFile, read_pictures, view_in
from alehouse.core.rulebook.reading import BadBook
from alehouse.core.scene import Layout
from alehouse.core.words import Words

if TYPE_CHECKING:
    from alehouse.core.game import Game

PLAYERS: Final = ("blue", "orange", "green", "purple", "red")  # who plays in examples, by colour


class Illustrator:
    """Draws what a game's book shows, in one language."""

    def __init__(self, game: "Game", language: str) -> None:
        self.game: Final = game
        self.words: Final = game.words(language)
        self.file: Final = pictures_of(game)
        self.symbols: Final[dict[str, Element]] = symbols_in(game.scene_defs())
        self._meanings = game.icons(self.words)
        self._names: dict[str, str] = dict(game.rulebook(language).icon_names)

    def picture(self, name: str, narrow: bool = False) -> Drawn:
        """A picture as it is on a wide or a narrow screen."""
        picture = self.file.picture_of(name, narrow)
        try:
            view = view_in(self.game, self.file, picture)
            names = example_names(self.game, self.words, view.seats)
            here = () if picture.viewer is None else (picture.viewer,)
            layout = Layout(shape=picture.from_.partition(":")[0], names=names, here=here)
            scene = self.game.scene(view, self.words, layout)
            figure = Figure(picture, scene, self.symbols, lambda what: self.game.detail(view, self.words, layout, what))
            return figure.drawn()
        except BadBook as error:
            raise BadBook(f"picture {name!r}: {error}") from None

    def symbol(self, icon: str) -> str:
        """The shared drawing of an icon."""
        if icon in self.file.icons:
            wanted = self.file.icons[icon]
            if wanted in self.symbols:
                return wanted
            raise BadBook(f"icon {icon!r}: there is no drawing {wanted!r}")
        found = drawing_of(icon, self.symbols)
        if not found:
            raise BadBook(f"there is no icon {icon!r}")
        return found

    def ratio(self, symbol: str) -> float:
        """How much wider than high a shared drawing is."""
        _, _, wide, high = map(float, self.symbols[symbol].get("viewBox", "0 0 1 1").split())
        return wide / high

    def name(self, icon: str) -> str:
        """An icon in a word or two: as the guide's list of symbols calls it, else as the game does."""
        if icon not in self._names:
            self._names[icon] = self._meaning(icon)
        return self._names[icon]

    def is_named(self, line: Line, place: int) -> bool:
        """Whether the words behind the icon at a place of a line begin with its name, so that nobody says it twice."""
        icon = line[place]
        behind = plain(line[place + 1 : place + 2]).casefold()
        return isinstance(icon, Icon) and behind.startswith(self.name(icon.name).casefold())

    def _meaning(self, icon: str) -> str:
        return name_of(icon, self.symbol(icon), self._meanings, self.words) or icon.replace("-", " ")


def pictures_of(game: "Game") -> PictureFile:
    return read_pictures(game.room / "book" / "pictures.toml")


def example_names(game: "Game", words: Words, players: int) -> tuple[str, ...]:
    """Everybody at the table of an example, by the colours that they play."""
    return tuple(words.say(f"book-player-{colour}") for colour in PLAYERS[: game.table_size(players)])
