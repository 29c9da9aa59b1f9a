"""The book of a game on a terminal: its contents, a section, a clause with its ruling, a search, the sheet."""

import re
from collections.abc import Sequence
from typing import Final

from alehouse.core.game import Game
from alehouse.core.rulebook.blocks import Block, Clause, Heading
from alehouse.core.rulebook.book import Book, Part
from alehouse.core.rulebook.drawing import example_names, pictures_of
from alehouse.core.rulebook.pictures import view_in
from alehouse.terminal.book_text import BookPrinter
from alehouse.terminal.errors import Misuse
from alehouse.terminal.screen import Screen

_SECTION: Final = re.compile(r"(\d+)\.?")
_CHAPTER: Final = re.compile(r"[A-Z]{2}-(\d+)\.?")
_BOARD: Final = "board "


def show(screen: Screen, game: Game, asked: str) -> None:
    """What was asked for: nothing gives the contents, "3" a section of the guide, "DW-5.33" a clause, "DW-5" a chapter
    of the rules, "board selection" the table of a picture; anything else is searched for."""
    book = _book(screen, game)
    if not asked:
        _show_contents(screen, game, book)
    elif asked.upper() in book.clauses:
        show_clause(screen, game, asked.upper())
    elif found := _SECTION.fullmatch(asked):
        _show_section(screen, game, book, asked, found[1])
    elif found := _CHAPTER.fullmatch(asked.upper()):
        _show_clauses(screen, game, [each for each in book.clauses.values() if _number(each) == found[1]], asked, [])
    elif asked.startswith(_BOARD):
        _show_board(screen, game, asked.removeprefix(_BOARD))
    else:
        _search(screen, game, book, asked)


def show_sheet(screen: Screen, game: Game) -> None:
    """Everything to look up, at a glance."""
    book = _book(screen, game)
    _tell_language(screen, book.sheet, book)
    BookPrinter(screen, game).blocks(book.sheet.blocks)


def show_clause(screen: Screen, game: Game, clause_id: str) -> None:
    """One clause with its ruling, if there is one of that id."""
    clause = _book(screen, game).clauses.get(clause_id)
    if clause is not None:
        screen.write(clause.chapter, "quiet")
        BookPrinter(screen, game).clause(clause, [])


def _book(screen: Screen, game: Game) -> Book:
    return game.rulebook(screen.words.language)


def _tell_language(screen: Screen, part: Part, book: Book) -> None:
    """That a text is not translated yet."""
    if part.language != book.language:
        screen.say("terminal-book-english", "quiet")


def _show_contents(screen: Screen, game: Game, book: Book) -> None:
    """The sections of the guide with their parts, then the chapters of the rules with the clauses in them."""
    printer = BookPrinter(screen, game)
    screen.write(game.title, "title")
    _tell_language(screen, book.guide, book)
    for heading in book.guide.headings:
        if heading.anchor:
            printer.heading_line(heading)
    screen.blank()
    chapters: dict[str, list[str]] = {}
    for clause in book.clauses.values():
        chapters.setdefault(clause.chapter, []).append(clause.id)
    screen.table([(_span(ids), title) for title, ids in chapters.items()], titles=0, left=2)
    screen.say("terminal-rules-help", "quiet", game=game.name)


def _show_section(screen: Screen, game: Game, book: Book, asked: str, number: str) -> None:
    """A section of the guide, all its parts."""
    found: list[Block] = []
    here = False
    for block in book.guide.blocks:
        if isinstance(block, Heading) and block.level <= 2:
            here = block.number == number
        if here:
            found.append(block)
    if not found:
        raise Misuse(screen.words, "cli-no-rule", asked=asked, game=game.name)
    _tell_language(screen, book.guide, book)
    BookPrinter(screen, game).blocks(found)


def _show_board(screen: Screen, game: Game, name: str) -> None:
    """The table that a picture shows, as text."""
    file = pictures_of(game)
    if name not in file.picture:
        raise Misuse(screen.words, "cli-no-rule", asked=f"{_BOARD}{name}", game=game.name)
    view, words = view_in(game, file, file.picture_of(name)), game.words(screen.words.language)
    screen.draw(game.board(view, words, example_names(game, words, view.seats), screen.width))


def _search(screen: Screen, game: Game, book: Book, asked: str) -> None:
    """Every clause with all the words asked for."""
    words = asked.casefold().split()
    found = [
        clause
        for clause in book.clauses.values()
        if all(word in f"{clause.id} {clause.chapter} {clause.text}".casefold() for word in words)
    ]
    _show_clauses(screen, game, found, asked, words)


def _show_clauses(screen: Screen, game: Game, clauses: Sequence[Clause], asked: str, words: Sequence[str]) -> None:
    """Clauses under their chapters, the words that were searched for lit up."""
    if not clauses:
        raise Misuse(screen.words, "cli-no-rule", asked=asked, game=game.name)
    _tell_language(screen, _book(screen, game).rules, _book(screen, game))
    printer = BookPrinter(screen, game)
    chapter = ""
    for clause in clauses:
        if clause.chapter != chapter:
            chapter = clause.chapter
            screen.write(chapter, "title")
        printer.clause(clause, words)


def _span(ids: list[str]) -> str:
    """The first and the last of a chapter's clauses: DW-5.11–5.20."""
    return ids[0] if len(ids) == 1 else f"{ids[0]}–{ids[-1].partition('-')[2]}"


def _number(clause: Clause) -> str:
    """The chapter's number in a clause's id: 5 of DW-5.33."""
    return clause.id.partition("-")[2].partition(".")[0]
