"""Card files: every getter gives what it promises, or names file, card and field."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alehouse.core.cards import SOURCES, CardFile, Row
from alehouse.core.errors import BadCards

TEXT = """
[limits]
rounds = 12

[[cards]]
id = "stout"
name = "Dry Stout"
price = 5
promo = false
sizes = [1, 3, 9]
kinds = ["malt", "hops"]
cost = { hops = 2, malt = 1 }
effect = { op = "gain" }
source = "rulebook"

[[cards]]
name = "No id"
"""
GOODS = ("malt", "hops", "yeast")


@pytest.fixture
def stout() -> Row:
    return CardFile("brews.toml", TEXT).rows("cards")[0]


def test_every_getter_gives_its_field(stout: Row) -> None:
    assert stout.text("name") == "Dry Stout"
    assert stout.text("name", ("Mild", "Dry Stout")) == "Dry Stout"
    assert stout.number("price", 5, 5) == 5
    assert stout.flag("promo") is False
    assert stout.numbers("sizes", 1, 9) == [1, 3, 9]
    assert stout.texts("kinds", GOODS) == ["malt", "hops"]
    assert stout.amounts("cost", GOODS) == [1, 2, 0]
    assert stout.part("effect").text("op") == "gain"
    assert stout.source() == "rulebook"
    assert stout.has("price")
    assert not stout.has("prize")


# ── refusals of a row ─────────────────────────────────────────────────────────────────────────────────

GETTERS: dict[str, Callable[[Row], object]] = {
    "text": lambda row: row.text("field"),
    "text of some": lambda row: row.text("field", ("ale", "stout")),
    "number": lambda row: row.number("field"),
    "number of some": lambda row: row.number("field", 2, 4),
    "flag": lambda row: row.flag("field"),
    "numbers": lambda row: row.numbers("field"),
    "numbers of some": lambda row: row.numbers("field", 2, 4),
    "texts": lambda row: row.texts("field", ("ale", "stout")),
    "amounts": lambda row: row.amounts("field", GOODS),
    "part": lambda row: row.part("field"),
}
REFUSED: list[tuple[str, Any, str]] = [
    ("text", 5, "needs a text, not 5"),
    ("text", ["ale"], "needs a text, not ['ale']"),
    ("text of some", "mead", "cannot be 'mead'; choose one of: ale, stout"),
    ("number", "5", "needs a whole number from 0 to 99, not '5'"),
    ("number", 5.0, "needs a whole number from 0 to 99, not 5.0"),
    ("number", True, "needs a whole number from 0 to 99, not True"),
    ("number", -1, "needs a whole number from 0 to 99, not -1"),
    ("number", 100, "needs a whole number from 0 to 99, not 100"),
    ("number of some", 1, "needs a whole number from 2 to 4, not 1"),
    ("number of some", 5, "needs a whole number from 2 to 4, not 5"),
    ("flag", 1, "needs true or false, not 1"),
    ("flag", "true", "needs true or false, not 'true'"),
    ("numbers", 5, "needs a list of whole numbers from 0 to 99, not 5"),
    ("numbers", [1, True], "needs a list of whole numbers from 0 to 99, not [1, True]"),
    ("numbers of some", [2, 5], "needs a list of whole numbers from 2 to 4, not [2, 5]"),
    ("texts", "ale", "needs a list out of ale, stout, not 'ale'"),
    ("texts", ["ale", "mead"], "needs a list out of ale, stout, not ['ale', 'mead']"),
    ("texts", [["ale"]], "needs a list out of ale, stout, not [['ale']]"),
    ("amounts", 5, "needs a table of amounts, not 5"),
    ("amounts", {"water": 1}, "there is no 'water'; there are: malt, hops, yeast"),
    ("amounts", {"malt": -1}, "malt needs a whole number from 0 to 99, not -1"),
    ("amounts", {"malt": 100}, "malt needs a whole number from 0 to 99, not 100"),
    ("amounts", {"malt": True}, "malt needs a whole number from 0 to 99, not True"),
    ("amounts", {"malt": 1.5}, "malt needs a whole number from 0 to 99, not 1.5"),
    ("part", "gain", "needs a table, not 'gain'"),
]


def refusal(getter: Callable[[Row], object], row: Row) -> str:
    with pytest.raises(BadCards) as caught:
        getter(row)
    assert (caught.value.file, caught.value.card) == (row.file, row.card)
    return str(caught.value)


@pytest.mark.parametrize(("getter", "value", "problem"), REFUSED)
def test_a_wrong_value_is_named_by_file_card_and_field(getter: str, value: Any, problem: str) -> None:
    text = refusal(GETTERS[getter], Row("brews.toml", "stout", {"field": value}))
    assert text == f"brews.toml card 'stout' field 'field': {problem}"


@pytest.mark.parametrize("getter", GETTERS)
def test_a_missing_field_is_named_by_file_card_and_field(getter: str) -> None:
    text = refusal(GETTERS[getter], Row("brews.toml", "stout", {"other": 1}))
    assert text == "brews.toml card 'stout' field 'field': is missing"


def test_an_inner_table_belongs_to_its_card(stout: Row) -> None:
    assert refusal(lambda row: row.part("effect").number("n"), stout) == "brews.toml card 'stout' field 'n': is missing"


def test_a_card_says_where_it_comes_from_in_one_of_three_ways() -> None:
    assert [Row("brews.toml", "stout", {"source": source}).source() for source in SOURCES] == list(SOURCES)
    text = refusal(Row.source, Row("brews.toml", "stout", {"source": "memory"}))
    assert text.endswith("field 'source': cannot be 'memory'; choose one of: rulebook, web, reconstructed")


# ── files ─────────────────────────────────────────────────────────────────────────────────────────────


def test_rows_are_called_by_their_id_or_their_number() -> None:
    assert [row.card for row in CardFile("brews.toml", TEXT).rows("cards")] == ["stout", "cards 2"]


def test_a_table_is_called_by_its_name() -> None:
    limits = CardFile("brews.toml", TEXT).table("limits")
    assert limits.number("rounds") == 12
    assert refusal(lambda row: row.flag("rounds"), limits).startswith("brews.toml card 'limits' field 'rounds': ")


@pytest.mark.parametrize("text", ["", "cards = []", "cards = 3", "cards = [1, 2]", "[cards]\nid = 1"])
def test_a_file_without_rows_is_told_what_it_needs(text: str) -> None:
    with pytest.raises(BadCards) as caught:
        CardFile("brews.toml", text).rows("cards")
    assert str(caught.value) == "brews.toml field 'cards': the file needs [[cards]] entries"


@pytest.mark.parametrize("text", ["", "limits = 3", "[[limits]]\nrounds = 1"])
def test_a_file_without_a_table_is_told_what_it_needs(text: str) -> None:
    with pytest.raises(BadCards) as caught:
        CardFile("brews.toml", text).table("limits")
    assert str(caught.value) == "brews.toml field 'limits': the file needs a [limits] table"


@pytest.mark.parametrize("text", ["rounds = ", "a = 1\na = 2", "a = " + "[" * 10_000], ids=lambda text: text[:10])
def test_a_file_that_is_not_toml(text: str) -> None:
    with pytest.raises(BadCards, match=r"^brews\.toml: this is not valid TOML: "):
        CardFile("brews.toml", text)


def test_a_file_is_called_by_its_name_alone(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    file = CardFile.read(path)
    assert (file.name, file.text) == ("mine.toml", TEXT)


def test_a_file_that_cannot_be_read_is_named_with_its_folder(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes('name = "Märzen"'.encode("latin-1"))
    for name in ("missing.toml", "latin.toml", "."):
        with pytest.raises(BadCards, match="the file cannot be read") as caught:
            CardFile.read(tmp_path / name)
        assert str(caught.value).startswith(str(tmp_path / name))


def test_the_digest_is_of_the_text_alone() -> None:
    digest = CardFile("brews.toml", TEXT).digest
    assert CardFile("mine.toml", TEXT).digest == digest
    assert CardFile("brews.toml", TEXT.replace("12", "13")).digest != digest
