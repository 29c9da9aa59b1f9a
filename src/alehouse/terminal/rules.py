"""The rules of a game on a terminal: a clause, a chapter, or every clause with the words asked for."""

import re
from typing import Final

from rich.text import Text

from alehouse.core.game import Game
from alehouse.core.rulebook import Clause
from alehouse.terminal.errors import Misuse
from alehouse.terminal.screen import Screen

_CHAPTER: Final = re.compile(r"(?:[A-Z]{2}-)?(\d+)\.?")


def show(screen: Screen, game: Game, asked: str) -> None:
    """What was asked for: nothing gives the chapters, "DW-5.33" a clause, "5" a chapter, else a search."""
    clauses = game.rulebook().clauses
    if not asked:
        _show_chapters(screen, game)
    elif asked.upper() in clauses:
        show_clause(screen, game, asked.upper())
    elif chapter := _CHAPTER.fullmatch(asked.upper()):
        found = [clause for clause in clauses.values() if _number(clause) == chapter[1]]
        _show_all(screen, game, found, asked, [])
    else:
        words = asked.casefold().split()
        found = [
            clause
            for clause in clauses.values()
            if all(word in f"{clause.id} {clause.chapter} {clause.text}".casefold() for word in words)
        ]
        _show_all(screen, game, found, asked, words)


def show_clause(screen: Screen, game: Game, clause_id: str) -> None:
    """One clause, if there is one of that id."""
    clause = game.rulebook().clauses.get(clause_id)
    if clause is not None:
        screen.write(clause.chapter, "quiet")
        _show_clause(screen, clause, [])


def _show_chapters(screen: Screen, game: Game) -> None:
    """The chapters with the clauses in them."""
    chapters: dict[str, list[str]] = {}
    for clause in game.rulebook().clauses.values():
        chapters.setdefault(clause.chapter, []).append(clause.id)
    screen.write(game.title, "title")
    screen.table([(_span(ids), title) for title, ids in chapters.items()], titles=0, left=2)
    screen.say("terminal-rules-help", "quiet", game=game.name)


def _show_all(screen: Screen, game: Game, clauses: list[Clause], asked: str, words: list[str]) -> None:
    """Clauses under their chapters, the words that were searched for lit up."""
    if not clauses:
        raise Misuse(screen.words, "cli-no-rule", asked=asked, game=game.name)
    chapter = ""
    for clause in clauses:
        if clause.chapter != chapter:
            chapter = clause.chapter
            screen.write(chapter, "title")
        _show_clause(screen, clause, words)


def _show_clause(screen: Screen, clause: Clause, words: list[str]) -> None:
    text = Text().append(f"{clause.id} ", "amber").append_text(_inked(clause.text))
    text.highlight_words(words, "lantern", case_sensitive=False)
    screen.write(text)


def _inked(markdown: str) -> Text:
    """The little Markdown that rules use: `code`, **strong**, *emphasis*."""
    text = Text()
    for part in re.split(r"(`[^`]*`|\*\*[^*]+\*\*|\*[^* ][^*]*\*)", markdown):
        if part.startswith("**"):
            text.append(part.strip("*"), "title")
        elif part.startswith("*") and part.endswith("*") and len(part) > 2:
            text.append(part.strip("*"), "italic")
        else:
            text.append(part.strip("`") if part.startswith("`") else part)
    return text


def _span(ids: list[str]) -> str:
    """The first and the last of a chapter's clauses: DW-5.11–5.20."""
    return ids[0] if len(ids) == 1 else f"{ids[0]}–{ids[-1].partition('-')[2]}"


def _number(clause: Clause) -> str:
    """The chapter's number in a clause's id: 5 of DW-5.33."""
    return clause.id.partition("-")[2].partition(".")[0]
