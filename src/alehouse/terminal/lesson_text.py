"""Lessons' texts on a terminal: terms in bold, icons as words, where the sentence does not name them already."""

import re
from typing import Final

from rich.text import Text

from alehouse.core.game import Game
from alehouse.core.icons import drawing_of, drawings, meaning_of
from alehouse.core.lessons.marks import ICON, TERM, Part, parts
from alehouse.core.words import Words

NAMES: Final = ("goods", "ingredient", "card", "phase", "season", "recipe", "style", "race")  # of messages: goods-gold
GOODS: Final = "g-"  # drawings of goods, which are counted: goods-vp
FEW: Final = 3  # words that an icon may become; a longer meaning is no name
NEAR: Final = 28  # letters to either side in which a sentence names its icons
NEXT: Final = 14  # letters in which it does so behind a number and an icon
SIGN: Final = "★"  # an icon without a short name, in a picture
STEM: Final = 4  # letters by which a word is known in all its endings
_CLAUSE: Final = re.compile(r"[.;:!?]")  # what stands between one thought and the next


class LessonText:
    """How the texts of a game's lessons are written, in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.words = words
        self.meanings = game.icons(words)
        self.drawings = drawings(game.scene_defs())

    def written(self, text: str) -> Text:
        """A sentence."""
        pieces = parts(text)
        found = Text()
        for number, piece in enumerate(pieces):
            if piece.kind == TERM:
                found.append(piece.text, "title")
            elif piece.kind != ICON:
                found.append(piece.text.lstrip(" ") if _needs_no_gap(found.plain) else piece.text)
            else:
                before, after = _plain(pieces[:number]), _plain(pieces[number + 1 :])
                found.append(self._beside(piece.text, before, after))
        return _tidied(found)

    def drawn(self, line: str) -> Text:
        """A line of a picture: every icon counts."""
        pieces = parts(line)
        found = Text(style="lantern")
        for number, piece in enumerate(pieces):
            before, after = _plain(pieces[:number]), _plain(pieces[number + 1 :])
            found.append(self._pictured(piece.text, before, after) if piece.kind == ICON else piece.text)
        return found

    def _pictured(self, icon: str, before: str, after: str) -> str:
        """An icon of a picture, with the value of a die."""
        number = re.search(r"(\d+)\s*$", before) or re.match(r"\s*(\d+)", after)
        value = re.search(r"-(\d+)$", icon)
        return (self.name(icon, int(number[1]) if number else 1) or SIGN) + (f" {value[1]}" if value else "")

    def name(self, icon: str, count: int) -> str:
        """What so many of an icon are called; "" if it has no short name."""
        meaning = meaning_of(drawing_of(icon, self.drawings), self.meanings)
        short = meaning.partition(":")[0]
        alike = (drawing[2:] for drawing, other in self.meanings.items() if drawing[:2] == GOODS and other == meaning)
        names = (self._thing(name, count) for name in (icon, *alike))
        return next(filter(None, names), short if len(short.split()) <= FEW else "")

    def _thing(self, icon: str, count: int) -> str:
        """The thing that an icon shows: "gold", "Malt"; "" if it is a sign."""
        last = icon.partition("-")[2]
        for kind in NAMES:
            for name in filter(None, (icon, last)):
                if self.words.has(f"{kind}-{name}"):
                    return self.words.say(f"{kind}-{name}", {"count": count})
        return ""

    def _beside(self, icon: str, before: str, after: str) -> str:
        """The name of an icon that stands for a word: a thing, or whatever there are so many of. Others only go with
        the words around them, as those do that name the same."""
        number = re.search(r"(\d+)\s*$", before)
        if number:
            name = self.name(icon, int(number[1]))
            around = re.split(r"[.,;:!?]", after)[0][:NEXT]
        else:
            name = self._thing(icon, 1)
            around = f"{_CLAUSE.split(before)[-1][-NEAR:]} {_CLAUSE.split(after)[0][:NEAR]}"
        return "" if _says(around, name) else name


def _says(text: str, name: str) -> bool:
    """Whether a text has one of the words of a name, in whatever form; short words have only one."""
    plain = text.casefold()
    words = set(re.findall(r"\w+", plain))
    return any(word[:STEM] in plain if len(word) >= STEM else word in words for word in name.casefold().split())


def _needs_no_gap(text: str) -> bool:
    """Whether what follows is written right behind a text."""
    return not text or text[-1] in " ’("


def _plain(pieces: tuple[Part, ...]) -> str:
    return "".join(piece.text if piece.kind != ICON else " " for piece in pieces)


def _tidied(text: Text) -> Text:
    """Without the gaps that icons have left."""
    tidy = Text()
    for piece in text.split(" "):
        if piece and tidy and not re.match(r"[\u202f\u00a0]?[.,;:!?)…]", piece.plain):
            tidy.append(" ")
        tidy.append_text(piece)
    return tidy
