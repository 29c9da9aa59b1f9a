"""Pictures of the books: every one draws, in every language and both widths, large enough to be read."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from tests.long import LONG

import alehouse
from alehouse.core.draw.lettering import SMALLEST
from alehouse.core.draw.measure import around, box_of, letters_of
from alehouse.core.draw.players import COLOURS
from alehouse.core.draw.svg import circle, group, path, rect
from alehouse.core.rulebook.blocks import Figure, within
from alehouse.core.rulebook.drawing import Illustrator, pictures_of
from alehouse.core.rulebook.pictures import PictureFile, read_pictures, stand
from alehouse.core.rulebook.reading import BadBook
from alehouse.core.scene import Box
from alehouse.core.words import LANGUAGES

PAGE: Final = 450  # CSS pixels: the text of a page of an open book on a laptop
WIDE: Final = 700  # wider pictures take both pages
PHONE: Final = 390  # CSS pixels
ROUNDING: Final = 0.05

every_game = pytest.mark.parametrize("game", alehouse.ROOMS)


@pytest.mark.long
@every_game
@pytest.mark.parametrize("number", range(len(LANGUAGES)), ids=LANGUAGES)
def test_every_picture_draws_and_can_be_read(game: str, number: int) -> None:
    """Every move is legal, every mark and crop is there, no letter is too small at the picture's width.

    The short version draws each picture in two languages, the next one in the next two.
    """
    illustrator = Illustrator(alehouse.load(game), LANGUAGES[number])
    for place, (name, picture) in enumerate(illustrator.file.picture.items()):
        if not LONG and (place + number) % 4 > 1:
            continue
        drawn = illustrator.picture(name)
        narrow = illustrator.picture(name, narrow=True) if picture.narrow else drawn
        for each, width in ((drawn, at_a_desk(drawn.shown)), (narrow, min(narrow.shown, PHONE))):
            letters = letters_of(each.art, illustrator.symbols)
            small = [text.text for text in letters if text.size * width / each.width < SMALLEST - ROUNDING]
            assert small == [], (name, width)
        ElementTree.fromstring(drawn.document("a <label> & more"))


def at_a_desk(shown: float) -> float:
    """How wide a picture is on a laptop: in a page of the book, or over both."""
    return shown if shown > WIDE else min(shown, PAGE)


@every_game
def test_every_figure_has_a_picture_and_every_picture_a_figure(game: str) -> None:
    book = alehouse.load(game).rulebook()
    figures = {block.picture for part in book.parts for block in within(part.blocks) if isinstance(block, Figure)}
    assert figures == set(pictures_of(alehouse.load(game)).picture)


@every_game
def test_discs_are_numbered_in_order(game: str) -> None:
    illustrator = Illustrator(alehouse.load(game), "en")
    for name, picture in illustrator.file.picture.items():
        art = illustrator.picture(name).art
        discs = list(discs_of(art))
        assert [number for number, _ in discs] == [str(number + 1) for number in range(len(picture.marks))], name


def discs_of(art: str) -> Iterator[tuple[str, str]]:
    """Number and colour of every disc."""
    colours = "|".join(("#ffcf5a", *COLOURS))
    pattern = rf"<circle r='13' fill='({colours})'[^>]*/><text[^>]*>(\d+)</text>"
    return ((number, colour) for colour, number in re.findall(pattern, art))


def test_discs_of_players_have_their_colours() -> None:
    illustrator = Illustrator(alehouse.load("dwarf"), "en")
    picture = illustrator.file.picture["selection"]
    colours = [colour for _, colour in discs_of(illustrator.picture("selection").art)]
    assert colours == [COLOURS[seat] for seat in picture.colours]


def test_a_picture_speaks_the_readers_language() -> None:
    game = alehouse.load("dwarf")
    italian = Illustrator(game, "it").picture("selection").art
    assert game.words("it").say("card-iron_seam") in italian
    assert game.words("en").say("card-iron_seam") not in italian


# ── mistakes in a file ────────────────────────────────────────────────────────────────────────────────

PICTURE: Final = """
[positions.begin]
players = 2
seed = 1
options = { first_player = "1" }
[picture.p]
position = "begin"
from = "portrait:mine"
crop = ["mine:A"]
"""


def illustrated(tmp_path: Path, text: str) -> Illustrator:
    file = tmp_path / "pictures.toml"
    file.write_text(text, encoding="utf-8")
    illustrator = Illustrator(alehouse.load("dwarf"), "en")
    object.__setattr__(illustrator, "file", read_pictures(file))
    return illustrator


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('"begin"\nfrom', '"end"\nfrom', "there is no position 'end'; there are: begin"),
        ('crop = ["mine:A"]', 'crop = ["mine:Z"]', "shows no piece 'mine:Z'"),
        ("portrait:mine", "portrait:cellar", "there is no canvas 'cellar'"),
        ("crop =", 'moves = ["place:A99"]\ncrop =', "there is no action 'place:A99'"),
        ("crop =", 'moves = ["pass"]\ncrop =', "position 'begin': pass"),
        ("crop =", 'moves = ["@opening"]\ncrop =', "there are no moves 'opening'"),
        ("crop =", 'marks = ["own"]\ncrop =', "shows no piece 'own'"),
        ("crop =", 'marks = ["x"]\nparts = { y = "claw" }\ncrop =', "there is no part 'x'"),
        ("crop =", 'marks = ["y"]\nparts = { y = "nothing-like-it" }\ncrop =', "no drawing 'nothing-like-it'"),
    ],
)
def test_what_a_picture_cannot_show_is_said(tmp_path: Path, old: str, new: str, wrong: str) -> None:
    with pytest.raises(BadBook, match=re.escape(wrong)):
        illustrated(tmp_path, PICTURE.replace(old, new)).picture("p")


@pytest.mark.parametrize("text", ["[picture.p]\nplace = 3", "[picture", "[positions.p]\nplayers = 'two'"])
def test_a_file_that_cannot_be_read(tmp_path: Path, text: str) -> None:
    file = tmp_path / "pictures.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadBook, match=r"pictures\.toml: "):
        read_pictures(file)


def test_a_picture_that_is_not_there() -> None:
    with pytest.raises(BadBook, match="there is no picture 'x'"):
        PictureFile().picture_of("x")
    with pytest.raises(BadBook, match="there is no position 'x'"):
        stand(alehouse.load("dwarf"), PictureFile(), "x", ())


# ── measuring ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("art", "box"),
    [
        (rect(1, 2, 30, 40), Box(1, 2, 30, 40)),
        (circle(10, 10, 5), Box(5, 5, 10, 10)),
        (group(rect(0, 0, 10, 10), x=5, y=6, transform="scale(2)"), Box(5, 6, 20, 20)),
        (path("M1 1h9v8H1Z"), Box(1, 1, 9, 8)),
        (path("M0 0A5 5 0 0110 0"), Box(0, 0, 10, 0)),
        (rect(0, 0, 4, 4) + rect(0, 0, 99, 99, class_="glow"), Box(0, 0, 4, 4)),
        (group(rect(0, 0, 10, 20), transform="rotate(90)"), Box(-20, 0, 20, 10)),
        (f"<svg x='5' y='5' width='20' height='20' viewBox='9 9 10 10'>{rect(10, 10, 1, 1)}</svg>", Box(7, 7, 2, 2)),
        ("", None),
    ],
)
def test_the_box_of_a_drawing(art: str, box: Box | None) -> None:
    found = box_of(art)
    assert found == box or (found and box and [round(side, 6) for side in found] == list(box))


def test_boxes_together() -> None:
    assert around([Box(0, 0, 1, 1), Box(4, 5, 2, 2)]) == Box(0, 0, 6, 7)
    assert around([]) is None
