"""What is in a game's box: its name, cards, options, actions, words, book and lessons; most of it from its folder."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from alehouse.core.cards import CardFile
from alehouse.core.errors import BadOption
from alehouse.core.lessons.lesson import Lesson
from alehouse.core.lessons.texts import lessons_told
from alehouse.core.options import Option, Preset
from alehouse.core.plain.book import plain_part
from alehouse.core.rulebook.blocks import BookTable
from alehouse.core.rulebook.book import Book, read_book
from alehouse.core.rulebook.reading import BadBook
from alehouse.core.rulebook.specification import read_specification
from alehouse.core.search_settings import SearchSettings
from alehouse.core.words import Words, words_of


class Box:
    """A game says the first four, and which actions there are; the others where it has them."""

    name: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]  # player counts
    room: ClassVar[Path]  # its folder: words/; if it has them, cards.toml, printings/ of earlier ones, book/, lessons/

    action_names: list[str]  # by id; the action space is fixed
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()  # options that go together
    rules_version: int = 1  # of the rules and the house's cards; grows when a change of either would alter old games
    encoding: ClassVar[int] = 1  # the version of what is written for programs that learn
    minutes: ClassVar[tuple[int, int]] = (15, 60)  # that a game takes: the shortest and the longest, usually
    weight: ClassVar[int] = 2  # how much there is to keep in mind, from 1 to 5
    bot_names: ClassVar[tuple[str, ...]] = ()  # what bots are called at its tables, in every language
    asides: ClassVar[tuple[str, ...]] = ()  # lines of the log that are to be read there alone: the table shows as much
    search_settings: SearchSettings = SearchSettings()  # of bots that look far ahead
    cards: Any  # the catalogue that a game makes of its card file, if it does
    book_tables: ClassVar[Mapping[str, Callable[[Any, Words], BookTable]]] = {}  # of the cards, in its book

    def __init__(self, cards: CardFile | None, rules: int | None) -> None:
        self.rules_version = rules or type(self).rules_version
        self.card_file = cards or self._house_cards(self.rules_version)
        self.own_cards = cards is not None
        self._books: dict[str, Book] = {}

    def _house_cards(self, rules: int) -> CardFile:
        """The house's cards as they are printed now, or as they were with earlier rules: an earlier printing bears the
        number of the last rules that it was played with. A game without cards has an empty file."""
        earlier = (self.room / "printings" / f"{number}.toml" for number in range(rules, type(self).rules_version))
        file = next((file for file in earlier if file.is_file()), self.room / "cards.toml")
        return CardFile.read(file) if file.is_file() else CardFile(file.name, "")

    def words(self, language: str) -> Words:
        return words_of(language, self.room / "words")

    # ── the book ──────────────────────────────────────────────────────────────────────────────────

    def rulebook(self, language: str = "en") -> Book:
        """The game's book in a language, with tables of this game's own cards."""
        if language not in self._books:
            words = self.words(language)
            self._books[language] = read_book(
                self.room / "book",
                language,
                lambda name: self.book_table(name, words),
                lambda part: plain_part(part, self.title, words),
            )
        return self._books[language]

    def book_table(self, name: str, words: Words) -> BookTable:
        """A table of the game's book, filled from its cards."""
        if name not in self.book_tables:
            raise BadBook(f"there is no table {name!r}; there are: {', '.join(self.book_tables) or '—'}")
        return self.book_tables[name](self.cards, words)

    def clause_ids(self) -> set[str]:
        """Every clause of the game: those of its rules, and those that only maintainers need."""
        return {*self.rulebook().clauses, *read_specification(self.room / "maintainers.md")}

    # ── lessons ───────────────────────────────────────────────────────────────────────────────────

    def lessons(self, language: str = "en") -> tuple[Lesson, ...]:
        """The game's lessons, the first one first. They are about the house's cards of now: with others there are
        none."""
        if self.own_cards or self.rules_version != type(self).rules_version:
            return ()
        return lessons_told(self.room / "lessons", self.name, language).lessons

    def lesson(self, name: str, language: str = "en") -> Lesson:
        """The lesson of that id."""
        lessons = self.lessons(language)
        for lesson in lessons:
            if lesson.id == name:
                return lesson
        there = ", ".join(lesson.id for lesson in lessons) or "—"
        text = f"there is no lesson {name!r} of {self.title}; there are: {there}"
        raise BadOption(text, "bad-lesson", {"lesson": name, "game": self.title, "lessons": there})
