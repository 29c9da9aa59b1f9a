"""The marks in lessons' texts."""

import pytest

from alehouse.core.lessons.marks import (
    ICON,
    TERM,
    WORDS,
    Part,
    icons_in,
    is_well_marked,
    parts,
    stressed_in,
    terms_in,
    words_in,
)

TEXT = "Click the *Gold Seam*: each brings 1 {gold}."


def test_a_text_in_pieces() -> None:
    assert parts(TEXT) == (
        Part(WORDS, "Click the "),
        Part(TERM, "Gold Seam", "Gold Seam"),
        Part(WORDS, ": each brings 1 "),
        Part(ICON, "gold"),
        Part(WORDS, "."),
    )
    assert parts("") == ()


def test_a_term_may_be_listed_under_its_name_or_not_at_all() -> None:
    text = "W *Kopalni|Kopalnia* jest *złoto*, i to *cztery|* sztuki."
    assert terms_in(text) == ["Kopalnia", "złoto"]
    assert stressed_in(text) == ["Kopalni", "złoto", "cztery"]
    assert words_in(text) == ["W", "Kopalni", "jest", "złoto", ",", "i", "to", "cztery", "sztuki."]
    assert is_well_marked(text)


def test_icons_are_no_words() -> None:
    assert words_in("Click the *Gold Seam* {gold} now") == ["Click", "the", "Gold", "Seam", "now"]
    assert icons_in(TEXT) == ["gold"]


@pytest.mark.parametrize("text", ["*open", "{open", "close}", "a * b", "*a {b}*", "{}", "**", "*|gold*", "*a|b|c*"])
def test_marks_that_are_left_open_are_noticed(text: str) -> None:
    assert not is_well_marked(text)
    assert is_well_marked(TEXT)
