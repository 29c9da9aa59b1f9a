"""The books of the games as they are sent: drawn once for each game, its cards and language, then kept."""

import re
import threading
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from alehouse.core.game import Game
from alehouse.core.rulebook.blocks import Heading, Marks
from alehouse.core.rulebook.book import Part
from alehouse.core.words import LANGUAGES
from alehouse.house.forms import words_of_part
from alehouse.house.protocol.house import BookText, ClauseText, PartText
from alehouse.house.refusal import Refusal
from alehouse.house.texts import house_words
from alehouse.server.books.html import BookWriter
from alehouse.server.http.joining import in_folder

KEPT: Final = 24  # books: four games in four languages, and some of people's own cards
TEMPLATE: Final = Path(__file__).parent.parent / "page" / "book.html"
_REFERENCE: Final = re.compile(r"(?:href=[\"']|url\()#([\w.-]+)")
_ID: Final = re.compile(r"(id=[\"']|url\(#|href=[\"']#)")

_drawing = threading.Lock()  # two who open the same book wait for one drawing


def book_text(game: Game, language: str) -> BookText:
    """A book for the panel of a table, which has the game's shared drawings already."""
    with _drawing:
        return _text(game, language)


def book_page(game: Game, language: str, address: str) -> bytes:
    """A book as a page of its own; `address` is where people find the house."""
    with _drawing:
        return _page(game, language, address)


def clause_text(game: Game, language: str, clause: str) -> ClauseText:
    """One clause with its ruling."""
    found = game.rulebook(language).clauses.get(clause)
    if found is None:
        raise Refusal("refused-clause", {"clause": clause}, status=404)
    with _drawing:
        return ClauseText(id=clause, html=_writer(game, language).clause(found))


@lru_cache(KEPT)
def _writer(game: Game, language: str) -> BookWriter:
    return BookWriter(game, language)


@lru_cache(KEPT)
def _text(game: Game, language: str) -> BookText:
    writer = _writer(game, language)
    return BookText(
        game=game.name, title=game.title, parts=tuple(_part(writer, part, language) for part in writer.book.parts)
    )


def _part(writer: BookWriter, part: Part, language: str) -> PartText:
    words = house_words(language)
    notice = words.say("page-book-english") if part.language != writer.book.language else ""
    return PartText(
        name=part.name,
        title=words.say(f"page-book-{part.name}"),
        language=part.language,
        notice=notice,
        contents=_contents(writer, part),
        html=writer.part(part),
    )


def _contents(writer: BookWriter, part: Part) -> tuple[tuple[str, str, str, int], ...]:
    """The headings of a text: where they are, their number, their words, 2 for a section and 3 for a part of one."""
    return tuple(
        (f"{part.name}-{heading.anchor}", heading.number, _words(writer, heading), heading.level)
        for heading in part.headings
        if heading.anchor
    )


def _words(writer: BookWriter, heading: Heading) -> str:
    """A heading as HTML, without the clauses behind it."""
    return writer.line(tuple(part for part in heading.line if not isinstance(part, Marks))).strip()


# ── the page ──────────────────────────────────────────────────────────────────────────────────────


@lru_cache(KEPT)
def _page(game: Game, language: str, address: str) -> bytes:
    text = _text(game, language)
    house, words = house_words(language), words_of_part(language, "book")
    parts = "".join(_section(part) for part in text.parts)
    contents = "".join(_list_of(part) for part in text.parts)
    filled = {
        "lang": language,
        "game": game.name,
        "title": escape(game.title),
        "emblem": game.emblem(),
        "cover": _ID.sub(r"\1cover-", game.emblem()),  # the same once more, for paper
        "home": escape(address),
        "tabs": "".join(
            f'<a href="#book-{part.name}" data-part="{part.name}">{escape(part.title)}</a>' for part in text.parts
        ),
        "language": escape(house.say("language")),
        "languages": "".join(_language(code, language) for code in LANGUAGES),
        "prints": "".join(
            f'<button type="button" data-print="{part.name}">{escape(part.title)}</button>' for part in text.parts
        ),
        "contents": contents,
        "parts": parts,
        "defs": _needed(game.scene_defs(), parts + contents),
        "players": escape(house.say("page-player-range", {"fewest": game.seats[0], "most": game.seats[-1]})),
    }
    page = in_folder(TEMPLATE.read_text(encoding="utf-8"))
    page = re.sub(r"\{\{(page-[\w-]+)\}\}", lambda found: escape(words.get(found[1]) or house.say(found[1])), page)
    return re.sub(r"\{\{(\w+)\}\}", lambda found: filled[found[1]], page).encode()


def _section(part: PartText) -> str:
    notice = f'<p class="notice">{escape(part.notice)}</p>' if part.notice else ""
    return (
        f'<section class="part" id="book-{part.name}" data-part="{part.name}" data-title="{escape(part.title)}" '
        f'lang="{part.language}">{notice}{part.html}</section>'
    )


def _list_of(part: PartText) -> str:
    lines = "".join(
        f'<li class="level-{level}"><a href="#{place}"><span class="no">{number}</span> {html}</a></li>'
        for place, number, html, level in part.contents
    )
    return f'<section data-part="{part.name}"><h2>{escape(part.title)}</h2><ol>{lines}</ol></section>'


def _language(code: str, chosen: str) -> str:
    now = ' aria-current="true"' if code == chosen else ""
    return f'<a href="?lang={code}" lang="{code}"{now}>{escape(house_words(code).say("language"))}</a>'


def _needed(defs: str, content: str) -> str:
    """The shared drawings that a page uses, and those that these use; of the others it need not know."""
    symbols = _by_id(defs)
    wanted, found = set(_REFERENCE.findall(content)), set[str]()
    while wanted:
        name = wanted.pop()
        if name in symbols and name not in found:
            found.add(name)
            wanted |= set(_REFERENCE.findall(symbols[name])) - found
    return "".join(text for name, text in symbols.items() if name in found or not name)


@cache
def _by_id(defs: str) -> dict[str, str]:
    """Shared drawings as text, by id; the style sheet under ""."""
    nodes = ElementTree.fromstring(f"<defs>{defs}</defs>")
    return {node.get("id", ""): ElementTree.tostring(node, encoding="unicode") for node in nodes}
