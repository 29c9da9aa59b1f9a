"""Rules, games and card files in a terminal."""

import re
from pathlib import Path

import pytest
from tests.terminal.command import done, refused

import alehouse as house


def test_the_house_lists_its_games_with_their_options() -> None:
    shown = done("games")
    for name in house.ROOMS:
        game = house.load(name)
        assert game.title in shown
        assert f"{game.seats[0]} to {game.seats[-1]} players" in shown
        for option in game.options:
            assert f"--{option.name.replace('_', '-')}" in shown
            assert "|".join(option.values) in shown


def test_rules_without_a_game_lists_games() -> None:
    assert done("rules") == done("games")


def test_a_clause_a_chapter_a_search() -> None:
    clause = done("rules", "dwarf", "DW-5.33")
    assert "DW-5.33" in clause
    assert "DW-5.34" not in clause
    assert "**" not in clause
    assert "`" not in clause
    chapter = done("rules", "dwarf", "DW-7")
    assert "DW-7.1 " in chapter
    assert "DW-7.10" in chapter
    assert "DW-6.12 " not in chapter
    found = done("rules", "dwarf", "Great", "Dragon")
    assert "DW-6.23" in found
    assert "DW-5.15" not in found
    assert max(map(len, found.splitlines())) <= 80


def test_the_contents_are_listed() -> None:
    shown = done("rules", "dwarf")
    assert "3  A round" in shown
    assert "DW-7.1–7.10" in shown


def test_a_section_of_the_guide_with_icons_as_words() -> None:
    shown = done("rules", "dwarf", "3")
    assert "3. A round" in shown
    assert "4. Special Actions" not in shown
    assert "Six workers in the Mine" in shown
    assert re.search(r"loses\s+1\s+iron", shown)
    assert not set("{}*|") & set(shown)
    assert max(map(len, shown.splitlines())) <= 80


def test_a_clause_comes_with_its_ruling() -> None:
    shown = done("rules", "dwarf", "DW-5.12")
    assert "Ours (R7)." in shown
    assert "DW-5.13" not in shown


@pytest.mark.parametrize("game", house.ROOMS)
def test_the_sheet_and_the_symbols_can_be_read(game: str) -> None:
    for asked in ("--sheet", "8"):
        assert not set("{}|") & set(done("rules", game, asked))


def test_the_position_of_a_picture_as_text() -> None:
    assert "Forge Axe" in done("rules", "dwarf", "board", "selection")
    assert "nothing about “board x”" in refused("rules", "dwarf", "board", "x")


def test_a_text_that_is_not_translated_says_so() -> None:
    book = house.load("dwarf").rulebook("it")
    told = "non è ancora tradotto" in done("rules", "dwarf", "--sheet", "--lang", "it")
    assert told == (book.sheet.language != "it")


def test_what_the_rules_do_not_know() -> None:
    assert "xyzzy" in refused("rules", "dwarf", "xyzzy")
    assert "There is no game “drawf”" in refused("rules", "drawf")


# ── card files ────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(done("cards", "export", "dwarf"))
    return file


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def test_the_exported_cards_are_the_houses(cards: Path) -> None:
    assert cards.read_text() == house.load("dwarf").card_file.text
    assert "the same" in done("cards", "check", "dwarf", cards)


def test_changes_are_told(cards: Path) -> None:
    edit(cards, "items_to_end_game = 4", "items_to_end_game = 5")
    shown = done("cards", "check", "dwarf", cards)
    assert "good card file" in shown
    assert "limits: items_to_end_game 4 → 5" in shown


def test_another_kind_of_card_is_told(cards: Path) -> None:
    edit(cards, 'type = "gold_seam"', 'type = "iron_seam"')
    problem = refused("cards", "check", "dwarf", cards)
    assert "mine.toml card 'gold_seam_" in problem
    assert "field 'worker_effect'" in problem


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        ("schema = 1", "schema = ", "not valid TOML"),
        ("[[cards]]", "[[heaps]]", "card"),
        ("black = 5", 'black = "five"', "'black'"),
        ('undefended = { op = "lose",', 'undefended = { op = "win",', "'op'"),
        ("[limits]", "[borders]", "[limits]"),
    ],
)
def test_a_broken_card_file_is_named_by_file_card_and_field(old: str, new: str, answer: str, cards: Path) -> None:
    edit(cards, old, new)
    problem = refused("cards", "check", "dwarf", cards)
    assert "mine.toml" in problem
    assert answer in problem
    assert "mine.toml" in refused("play", "dwarf", "--cards", cards)
    assert "mine.toml" in refused("simulate", "dwarf", "--cards", cards)


@pytest.mark.parametrize(
    "words", [[], ["export"], ["import", "dwarf"], ["check", "dwarf"], ["export", "dwarf", "mine.toml"]]
)
def test_half_a_cards_command_is_explained(words: list[str]) -> None:
    assert "alehouse cards export" in refused("cards", *words)


def test_a_card_file_that_is_not_there() -> None:
    assert "missing.toml" in refused("cards", "check", "dwarf", "missing.toml")
    assert "There is no game “chess”" in refused("cards", "export", "chess")
