"""A book's text as blocks: clauses whole and in their chapter, tables, rulings, icons, marks; what is wrong is said."""

from pathlib import Path

import pytest

from alehouse.core.rulebook.blocks import (
    BookTable,
    Clause,
    Columns,
    Figure,
    Heading,
    Icon,
    Items,
    Marks,
    Mention,
    Paragraph,
    Rows,
    Ruling,
    Span,
    TableHere,
)
from alehouse.core.rulebook.book import read_book
from alehouse.core.rulebook.reading import BadBook, read_blocks

RULES = """# The game

Preface.

## 1. Setting up

- **XX-1.1** Take a mug
  and fill it:
  - to the brim.
- **XX-1.2** Drink {ale}. See XX-1.1.
  > **Ours (R1).** The book is silent.

  ![Mugs](table:mugs)
- **XX-1.3a** A *variant*:

| mug | size |
|---|---|
| small | 1 |

Not a part of it.

### What to do

- **XX-1.10** Pay, or do not.
- **XX-2.4.1** More.
"""
GUIDE = """# How to play

## 1. The aim

Drink. {XX-1.1–1.3a, XX-1.10}

![A mug](picture:mug "A caption with {ale}.")

### A part

1. One.
2. Two.
"""
SHEET = """# At a glance

::: columns 3

## A round {XX-1.2}

Drink.

## The end

Sleep.

:::
"""
BLANK = BookTable((), ())


def mugs(name: str) -> BookTable:
    return BookTable(("mug", "{ale}"), (("small", "**1**"),)) if name == "mugs" else BLANK


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("guide", GUIDE), ("rules", RULES), ("sheet", SHEET)):
        (tmp_path / f"{name}.en.md").write_text(text, encoding="utf-8")
    return tmp_path


def test_clauses_are_found_with_their_chapters_in_the_order_of_the_text(folder: Path) -> None:
    clauses = read_book(folder, "en", mugs).clauses
    assert [(clause.id, clause.chapter) for clause in clauses.values()] == [
        ("XX-1.1", "1. Setting up"),
        ("XX-1.2", "1. Setting up"),
        ("XX-1.3a", "1. Setting up"),
        ("XX-1.10", "What to do"),
        ("XX-2.4.1", "What to do"),
    ]


def test_a_clause_keeps_its_lists_tables_and_rulings(folder: Path) -> None:
    clauses = read_book(folder, "en", mugs).clauses
    first, second, third = (clauses[name].blocks for name in ("XX-1.1", "XX-1.2", "XX-1.3a"))
    brim = Items(0, ((Paragraph((Span("to the brim."),)),),))
    assert first == (Paragraph((Span("Take a mug and fill it:"),)), brim)
    drink = Paragraph((Span("Drink "), Icon("ale"), Span(". See "), Mention("XX-1.1"), Span(".")))
    ruling = Ruling((Paragraph((Span("Ours (R1).", strong=True), Span(" The book is silent."))),))
    filled = Rows(((Span("mug"),), (Icon("ale"),)), (((Span("small"),), (Span("1", strong=True),)),), "Mugs")
    assert second == (drink, ruling, filled)
    sizes = Rows(((Span("mug"),), (Span("size"),)), (((Span("small"),), (Span("1"),)),))
    assert third == (Paragraph((Span("A "), Span("variant", emphasis=True), Span(":"))), sizes)


def test_marks_stand_for_clauses_in_the_order_of_the_rules(folder: Path) -> None:
    book = read_book(folder, "en", mugs)
    marks = Marks((("XX-1.1", "XX-1.3a"), ("XX-1.10", "XX-1.10")))
    paragraph = book.guide.blocks[2]
    assert isinstance(paragraph, Paragraph)
    assert paragraph.line[-1] == marks
    assert marks.text == "1.1–1.3a · 1.10"
    assert book.meant(marks) == ["XX-1.1", "XX-1.2", "XX-1.3a", "XX-1.10"]
    assert book.told_under["XX-1.2"] == "1"
    assert "XX-2.4.1" not in book.told_under


@pytest.mark.parametrize("span", [("XX-1.1", "XX-9.9"), ("XX-9.9", "XX-9.9"), ("XX-1.2", "XX-1.1")])
def test_marks_of_clauses_that_are_not_there(folder: Path, span: tuple[str, str]) -> None:
    with pytest.raises(BadBook, match=f"no clauses from {span[0]} to {span[1]}"):
        read_book(folder, "en", mugs).meant(Marks((span,)))


def test_headings_have_the_same_anchors_in_every_language(folder: Path) -> None:
    (folder / "guide.it.md").write_text(GUIDE.replace("The aim", "Lo scopo").replace("A part", "Una parte"), "utf-8")
    for language in ("en", "it"):
        headings = read_book(folder, language, mugs).guide.headings
        assert [(heading.level, heading.number, heading.anchor) for heading in headings] == [
            (1, "", ""),
            (2, "1", "1"),
            (3, "", "1-1"),
        ]


def test_a_figure_and_columns(folder: Path) -> None:
    book = read_book(folder, "en", mugs)
    assert Figure("mug", "A mug", (Span("A caption with "), Icon("ale"), Span("."))) in book.guide.blocks
    columns = book.sheet.blocks[1]
    assert isinstance(columns, Columns)
    assert columns.count == 3
    assert [block.anchor for block in columns.blocks if isinstance(block, Heading)] == ["1", "2"]
    assert Paragraph((Span("Sleep."),)) in columns.blocks


def test_a_text_that_is_missing_is_english_and_says_so(folder: Path) -> None:
    (folder / "guide.it.md").write_text(GUIDE, encoding="utf-8")
    book = read_book(folder, "it", mugs)
    assert [part.language for part in book.parts] == ["it", "en", "en"]
    assert {part.language for part in read_book(folder, "en", mugs).parts} == {"en"}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Drink {No Such Thing}.", "neither an icon nor a clause"),
        ("Drink {XX-1}.", "neither an icon nor a clause"),
        ("![x](file.png)", "a picture:name or a table:name"),
        ("::: columns 3\n\ntext", "end with a line"),
        ("[a link](https://example.com)", "a line has no link"),
    ],
)
def test_what_a_book_cannot_have_is_refused_with_words(text: str, wrong: str) -> None:
    with pytest.raises(BadBook, match=wrong):
        read_blocks(text)


def test_the_name_of_the_file_is_told(folder: Path) -> None:
    (folder / "sheet.en.md").write_text("Drink {XX-1}.", encoding="utf-8")
    with pytest.raises(BadBook, match=r"sheet\.en\.md: "):
        read_book(folder, "en", mugs)


def test_a_table_is_left_to_the_cards() -> None:
    assert read_blocks("![Tiles](table:tiles)") == (TableHere("tiles", "Tiles"),)


def test_markup_of_others_stays_text() -> None:
    (block,) = read_blocks("a <b>bold</b> <script>alert(1)</script>")
    assert block == Paragraph((Span("a <b>bold</b> <script>alert(1)</script>"),))
    assert isinstance(read_blocks("- **XX-1.1** x")[0], Clause)
