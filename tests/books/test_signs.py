"""Signs of a book as words, in a terminal and aloud: a number chooses their form, and nothing is said twice."""

import re

import pytest
from tests.terminal.command import done

import alehouse
from alehouse.core.rulebook.blocks import Icon, lines
from alehouse.core.rulebook.drawing import Illustrator
from alehouse.core.rulebook.reading import read_line
from alehouse.core.words import LANGUAGES

ALIKE = {"first"}  # behind "1 $", where nothing is counted


def said(game: str, language: str, text: str) -> list[str]:
    """The signs of a line as they are said, one by one."""
    illustrator = Illustrator(alehouse.load(game), language)
    line = read_line(text)
    return [illustrator.said(line, place, part.name) for place, part in enumerate(line) if isinstance(part, Icon)]


@pytest.mark.parametrize(
    ("game", "language", "text", "word"),
    [
        ("dice_brewing", "en", "1 {coin}", "coin"),
        ("dice_brewing", "en", "4 {coin}", "coins"),
        ("dice_brewing", "it", "4 {coin}", "monete"),
        ("dice_brewing", "pl", "4 {coin}", "monety"),
        ("dice_brewing", "pl", "5 {coin}", "monet"),
        ("dice_brewing", "fr", "**4** {coin}", "pièces"),
        ("dice_brewing", "it", "2 {seed}", "semi"),
        ("dwarf", "it", "con 12 {medal} vince", "medaglie"),
        ("dwarf", "pl", "2 {helper} na gracza", "pomocników"),
        ("cavern_tavern", "en", "1 {coin}", "point"),
        ("cavern_tavern", "fr", "3 {die}", "dés de n’importe quelles valeurs"),
        ("brew_crafters", "pl", "2 {malt}", "słodu"),
        ("brew_crafters", "en", "2 {spice}", "spices"),
        ("brew_crafters", "en", "$2 {spice}", "spice"),  # the number counts money
    ],
)
def test_a_number_before_a_sign_chooses_its_form(game: str, language: str, text: str, word: str) -> None:
    assert said(game, language, text) == [word]


def test_a_number_before_several_signs_counts_all_of_them() -> None:
    assert said("dwarf", "pl", "5 {iron}{steel}{gold}") == ["żelaza", "stali", "złota"]


@pytest.mark.parametrize(
    ("game", "language", "text", "word"),
    [
        ("dwarf", "en", "{get-help} **Get Help**: up to two", ""),
        ("dwarf", "en", "a {medal} medal", ""),
        ("dice_brewing", "en", "every two {coin} coins", ""),
        ("dice_brewing", "pl", "każde dwie {coin} monety", ""),
        ("cavern_tavern", "it", "{swap} con la riserva", "cambio"),
        ("cavern_tavern", "it", "{trade} con un giocatore", "scambio"),
        ("cavern_tavern", "en", "{swap} with the supply", "change"),
        ("cavern_tavern", "en", "{swap} or not", "change with the supply"),
    ],
)
def test_what_the_words_behind_a_sign_say_is_not_said_twice(game: str, language: str, text: str, word: str) -> None:
    assert said(game, language, text) == [word]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", alehouse.ROOMS)
def test_no_sign_of_a_sheet_repeats_the_words_behind_it(game: str, language: str) -> None:
    shown = done("rules", game, "--sheet", "--lang", language)
    assert re.findall(r"\b([^\W\d]+(?: [^\W\d]+)+) \1\b", shown) == []


def test_signs_that_stand_together_do_not_run_together() -> None:
    assert "5 iron/steel/gold" in done("rules", "dwarf", "--sheet")
    assert "5 ferro/acciaio/oro" in done("rules", "dwarf", "--sheet", "--lang", "it")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", alehouse.ROOMS)
def test_signs_that_are_counted_have_a_form_for_each_number(game: str, language: str) -> None:
    """A sign behind 2 or more, in a sheet or a table, is not read as the guide calls one of it."""
    room = alehouse.load(game)
    illustrator = Illustrator(room, language)
    counted = {
        part.name
        for book in room.rulebook(language).parts
        for line in lines(book.blocks)
        for place, part in enumerate(line)
        if isinstance(part, Icon) and re.search(r"(?<![$\d])\d+ $", getattr(line[place - 1], "text", ""))
    }
    has = illustrator.words.has
    assert {name for name in counted if not has(f"book-sign-{name}") and not has(f"goods-{name}")} <= ALIKE
