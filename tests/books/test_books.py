"""The books of the games: their clauses, languages, symbols and worked examples hold together, and read well."""

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import alehouse
from alehouse.core.rulebook.blocks import Clause, Figure, Heading, Icon, Marks, TableHere, lines, plain, within
from alehouse.core.rulebook.book import Book, Part
from alehouse.core.rulebook.drawing import Illustrator, pictures_of
from alehouse.core.rulebook.pictures import Expected, stand
from alehouse.core.rulebook.reading import read_blocks
from alehouse.core.rulebook.specification import read_specification
from alehouse.core.words import LANGUAGES

SOURCES: Final = Path(alehouse.__file__).parent
TESTS: Final = Path(__file__).parents[1]
CLAUSE: Final = re.compile(r"\b(?:DW|DB|CT|BC)-\d+(?:\.\d+)+[a-z]?\b")
EXAMPLES: Final = "11"  # the chapter of worked examples, in every game
PARTS: Final = ("guide", "rules", "sheet")
# Clauses that neither a guide nor a sheet needs: what is in the box, and cases that hardly ever come up.
FINE_PRINT: Final = {
    "dwarf": (),
    "dice_brewing": (),
    "cavern_tavern": (
        *("CT-3.2", "CT-3.4", "CT-5.5.1", "CT-6.0.11", "CT-6.1.9", "CT-6.1.10", "CT-6.1.11"),
        *("CT-9.5", "CT-9.6", "CT-9.7"),
    ),
    "brew_crafters": ("BC-1.1", "BC-3.1", "BC-3.5", "BC-3.6", "BC-3.7", "BC-4.3", "BC-4.10", "BC-4.12", "BC-4.22"),
}
# Words that the boxes do not use, or that mean nothing to players.
KEY: Final = re.compile(r"\b[a-z]+_[a-z]+\b")
DECISION: Final = re.compile(r"\bD\d+\b")
HOUSE_WORDS: Final = re.compile(r"\b(?:bots?|engine|states?|options?)\b", re.I)
OTHER_TERMS: Final = {
    "dwarf": re.compile(r"\b(?:(?:first|second) turn|special cards?)\b", re.I),
    "cavern_tavern": re.compile(r"\b(?:bars|barred)\b", re.I),
    "brew_crafters": re.compile(r"\badvanced actions?\b", re.I),
}
GUIDE_WORDS: Final = range(1200, 2001)
GRADES: Final = {"guide": 7.0, "rules": 9.0}  # Flesch-Kincaid: years of school that a reader needs

every_game = pytest.mark.parametrize("game", alehouse.ROOMS)
every_other_language = pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])


def book_of(game: str, language: str = "en") -> Book:
    return alehouse.load(game).rulebook(language)


def inlines(part: Part, kind: type) -> Iterator[Any]:
    return (inline for line in lines(part.blocks) for inline in line if isinstance(inline, kind))


# ── clauses ───────────────────────────────────────────────────────────────────────────────────────────


@every_game
def test_no_clause_stands_in_both_files(game: str) -> None:
    maintainers = read_specification(alehouse.load(game).room / "maintainers.md")
    assert set(book_of(game).clauses).isdisjoint(maintainers)
    assert len(set(maintainers)) == len(maintainers)


def test_every_clause_that_sources_and_tests_name_exists() -> None:
    known = set(chain.from_iterable(alehouse.load(game).clause_ids() for game in alehouse.ROOMS))
    files = [*SOURCES.rglob("*"), *TESTS.rglob("*.py"), *TESTS.rglob("*.toml")]
    texts = {file: file.read_text(encoding="utf-8") for file in files if file.suffix in (".py", ".toml", ".ftl", ".md")}
    unknown = {(file.name, name) for file, text in texts.items() for name in CLAUSE.findall(text) if name not in known}
    assert {name for _, name in unknown} <= {"DW-99.9"}, sorted(unknown)  # a test looks for one that is not there


@every_game
def test_every_clause_that_a_player_can_be_shown_is_in_the_rules(game: str) -> None:
    """The ids that rules code hands on are strings of their own; those in comments are for maintainers."""
    shown = set()
    for file in alehouse.load(game).room.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CLAUSE.fullmatch(node.value):
                shown.add(node.value)
    assert len(shown) > 20
    assert shown - book_of(game).clauses.keys() == set()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_is_empty_or_outside_a_chapter_and_marks_mean_something(game: str, language: str) -> None:
    book = book_of(game, language)
    assert len(book.clauses) > 100
    assert [clause.id for clause in book.clauses.values() if not clause.text or not clause.chapter] == []
    for part in book.parts:
        for marks in inlines(part, Marks):
            assert book.meant(marks)


@every_game
def test_every_clause_is_taught_or_fine_print(game: str) -> None:
    book = book_of(game)
    cited = {name for part in (book.guide, book.sheet) for marks in inlines(part, Marks) for name in book.meant(marks)}
    others = [name for name in book.clauses if name not in cited and chapter_of(name) != EXAMPLES]
    assert others == list(FINE_PRINT[game])


def chapter_of(clause: str) -> str:
    return clause.partition("-")[2].partition(".")[0]


@every_game
def test_every_clause_that_an_option_names_exists(game: str) -> None:
    known = book_of(game).clauses
    assert [option.clause for option in alehouse.load(game).options if option.clause not in known] == []


# ── languages ─────────────────────────────────────────────────────────────────────────────────────────


@every_game
@every_other_language
def test_a_book_is_there_in_every_language(game: str, language: str) -> None:
    folder = alehouse.load(game).room / "book"
    assert [name for name in PARTS if not (folder / f"{name}.{language}.md").is_file()] == []


@every_game
@every_other_language
@pytest.mark.parametrize("part", PARTS)
def test_languages_say_the_same_in_the_same_order(game: str, language: str, part: str) -> None:
    folder = alehouse.load(game).room / "book"
    english, other = (folder / f"{part}.{code}.md" for code in ("en", language))
    if other.is_file():  # that it is, another test holds
        assert outline(other) == outline(english)


def outline(file: Path) -> list[Any]:
    """What is the same in every language: headings, clauses, pictures, tables; marks, and the icons of each section."""
    found: list[Any] = []
    icons: list[str] = []
    for block in within(read_blocks(file.read_text(encoding="utf-8"))):
        if isinstance(block, Heading):
            found += [sorted(icons), ("heading", block.level, block.number)]
            icons = []
        elif isinstance(block, Clause):
            found.append(block.id)
        elif isinstance(block, Figure):
            found.append(("picture", block.picture))
        elif isinstance(block, TableHere):
            found.append(("table", block.name))
        own = lines([block]) if not isinstance(block, Clause) and not hasattr(block, "blocks") else iter(())
        for inline in chain.from_iterable(own):
            if isinstance(inline, Icon):
                icons.append(inline.name)
            elif isinstance(inline, Marks):
                found.append(inline.spans)
    return [*found, sorted(icons)]


# ── icons ─────────────────────────────────────────────────────────────────────────────────────────────


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_is_drawn_and_has_a_name(game: str, language: str) -> None:
    illustrator, book = Illustrator(alehouse.load(game), language), book_of(game, language)
    for icon in {icon.name for part in book.parts for icon in inlines(part, Icon)}:
        assert illustrator.symbol(icon)
        assert illustrator.name(icon)


@every_game
def test_the_guide_lists_all_symbols_and_no_others(game: str) -> None:
    """Symbols that mean the same are listed once, and a symbol may be drawn with another."""
    illustrator = Illustrator(alehouse.load(game), "en")
    meanings = alehouse.load(game).icons(illustrator.words)

    def meant(symbol: str) -> set[str]:
        names = {symbol, *(node.get("href", "")[1:] for node in illustrator.symbols[symbol].iter("use"))}
        return {meaning for name in names for meaning in [_meaning(name, meanings)] if meaning}

    listed = {icon: meant(illustrator.symbol(icon)) for icon in book_of(game).icon_names}
    assert [icon for icon, told in listed.items() if not told] == []
    assert set(meanings.values()) - set(chain.from_iterable(listed.values())) == set()


def _meaning(name: str, meanings: dict[str, str]) -> str:
    while name and name not in meanings:
        name = name.rpartition("-")[0]
    return meanings.get(name, "")


# ── worked examples ───────────────────────────────────────────────────────────────────────────────────

EXPECTED: Final = [(game, example) for game in alehouse.ROOMS for example in pictures_of(alehouse.load(game)).expect]


@pytest.mark.parametrize(("game", "example"), EXPECTED)
def test_what_worked_examples_say_is_what_happens(game: str, example: Expected) -> None:
    room = alehouse.load(game)
    state = stand(room, pictures_of(room), example.position, example.moves)
    facts = {"scores": state.scores(), "ranking": state.ranking()} if state.is_over else {}
    view = msgspec.to_builtins(state.view(None)) | {"over": state.is_over, "decides": int(state.player)} | facts
    found = {path: looked_up(view, path) for path in example.after}
    assert {path: counted(found[path], said) for path, said in example.after.items()} == example.after


def counted(there: Any, said: Any) -> Any:
    """A list by how many there are in it, where a number is said."""
    return len(there) if isinstance(there, list) and isinstance(said, int) else there


def looked_up(there: Any, path: str) -> Any:
    """A fact of a view: "players.0.goods.iron"; things of a list by number, or by id."""
    for step in path.split("."):
        if isinstance(there, list):
            named = (one for one in there if isinstance(one, dict) and step in (one.get("id"), one.get("name")))
            there = there[int(step)] if step.isdigit() else next(named)
        else:
            there = there[step]
    return there


@every_game
def test_every_game_has_worked_examples(game: str) -> None:
    assert len([example for name, example in EXPECTED if name == game]) >= 3


# ── how it reads ──────────────────────────────────────────────────────────────────────────────────────


def sentences(part: Part) -> Iterator[str]:
    return (plain(line) for line in lines(part.blocks))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_no_data_keys_and_no_numbers_of_decisions(game: str, language: str) -> None:
    texts = list(chain.from_iterable(sentences(part) for part in book_of(game, language).parts))
    assert [text for text in texts if KEY.search(text) or DECISION.search(text)] == []


@every_game
def test_players_read_words_of_the_game_not_of_the_house(game: str) -> None:
    texts = list(chain.from_iterable(sentences(part) for part in book_of(game).parts))
    assert [text for text in texts if HOUSE_WORDS.search(text)] == []
    other = OTHER_TERMS.get(game)
    assert [text for text in texts if other and other.search(text)] == []


@every_game
@pytest.mark.parametrize("part", GRADES)
def test_a_book_reads_easily(game: str, part: str) -> None:
    assert grade(list(sentences(getattr(book_of(game), part)))) <= GRADES[part]


@every_game
def test_a_guide_is_neither_short_nor_long(game: str) -> None:
    """Without the tables that are filled from cards."""
    text = (alehouse.load(game).room / "book" / "guide.en.md").read_text(encoding="utf-8")
    words = [word for line in lines(read_blocks(text)) for word in re.findall(r"[\w’'-]+", plain(line))]
    assert len(words) in GUIDE_WORDS


def grade(texts: list[str]) -> float:
    """The Flesch-Kincaid grade of a text; every paragraph, list item and cell of words ends a sentence."""
    found = [part for text in texts for part in re.split(r"[.!?:;]+(?:\s|$)", text) if re.search(r"[A-Za-z]{2}", part)]
    words = [word for part in found for word in re.findall(r"[A-Za-z’']+", part)]
    return 0.39 * len(words) / len(found) + 11.8 * sum(map(syllables, words)) / len(words) - 15.59


def syllables(word: str) -> int:
    """About how many there are: groups of vowels, without a silent e at the end."""
    groups = re.findall(r"[aeiouy]+", re.sub(r"(?:es|ed|e)$", "", word.lower()) or word.lower())
    return max(1, len(groups))
