"""A game's book illustrated: its pictures drawn in the reader's language, and the icons of its lines."""

import re
from itertools import dropwhile, takewhile
from typing import TYPE_CHECKING, Final
from xml.etree.ElementTree import Element

from alehouse.core.draw.figure import Drawn, Figure
from alehouse.core.draw.measure import symbols_in
from alehouse.core.icons import drawing_of, name_of
from alehouse.core.rulebook.blocks import Icon, Line, Span, plain
from alehouse.core.rulebook.pictures import PictureFile, read_pictures, view_in
from alehouse.core.rulebook.reading import BadBook
from alehouse.core.scene import Layout
from alehouse.core.words import Words

if TYPE_CHECKING:
    from alehouse.core.game import Game

LEAST_REPEATED: Final = 2  # words; a single one may well be another word of the sentence
STEM: Final = 4  # letters by which a word is known at least, and
ENDING: Final = 2  # how many at its end may differ
_WORD: Final = re.compile(r"[\w’]+")
_NUMBER: Final = re.compile(r"(?<![$\d])(\d{1,3})$")  # of what it stands before; "$1" counts money

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

    def said(self, line: Line, place: int, icon: str) -> str:
        """The icon at a place of a line in words, as many as the number before it says: "coins" in "4 {coin}". What
        the words behind it say is not said twice, so that this may be nothing."""
        before, behind = _words_around(line, place)
        number = _NUMBER.search(before)
        name = self._counted(icon, int(number[1])) if number else self.name(icon)
        return "" if _begins_with(behind, name) else _unless_repeated(name, behind)

    def _counted(self, icon: str, count: int) -> str:
        """So many of an icon: the word that counts it in books, else the good of that name."""
        key = next(filter(self.words.has, (f"book-sign-{icon}", f"goods-{icon}")), "")
        return self.words.say(key, {"count": count}) if key else self.name(icon)

    def _meaning(self, icon: str) -> str:
        return name_of(icon, self.symbol(icon), self._meanings, self.words) or icon.replace("-", " ")


def _words_around(line: Line, place: int) -> tuple[str, str]:
    """What stands before an icon, or before several that stand together, and what is behind it up to the next one."""
    before = tuple(dropwhile(lambda part: isinstance(part, Icon), reversed(line[:place])))
    near = tuple(takewhile(lambda part: isinstance(part, Span), before))
    behind = tuple(takewhile(lambda part: isinstance(part, Span), line[place + 1 :]))
    return plain(near[::-1]), plain(behind)


def _begins_with(text: str, name: str) -> bool:
    """Whether a text begins with a name, whatever the endings of its words: "monety" of "moneta"."""
    wanted, found = _WORD.findall(name.casefold()), _WORD.findall(text.casefold())
    return len(wanted) <= len(found) and all(map(_is_same_word, wanted, found))


def _is_same_word(one: str, other: str) -> bool:
    stem = max(STEM, len(one) - ENDING)
    return one[:stem] == other[:stem] and (len(one) >= STEM or one == other)


def _unless_repeated(name: str, behind: str) -> str:
    """A name without its end, where the words behind it begin with that: "swap" before "with a player"."""
    words = name.split(" ")
    for kept in range(1, len(words) - LEAST_REPEATED + 1):
        if behind.casefold().startswith(" ".join(words[kept:]).casefold()):
            return " ".join(words[:kept])
    return name


def pictures_of(game: "Game") -> PictureFile:
    return read_pictures(game.room / "book" / "pictures.toml")


def example_names(game: "Game", words: Words, players: int) -> tuple[str, ...]:
    """Everybody at the table of an example, by the colours that they play."""
    return tuple(words.say(f"book-player-{colour}") for colour in PLAYERS[: game.table_size(players)])
