"""The first page as one document: its look, its pictures, and the same data for the scripts to go on with."""

import re
from functools import cache
from typing import Any, Final

import msgspec

import alehouse
from alehouse.core.words import LANGUAGES
from alehouse.games import ROOMS, load
from alehouse.house.forms import words_of_part, words_said
from alehouse.house.protocol.home import Home
from alehouse.house.texts import house_words
from alehouse.server.home.main import HomeWriter
from alehouse.server.http.joining import content, in_folder

SHEETS: Final = ("page.css", "home.css")  # what the first page needs of the look of the house
EMBLEM: Final = re.compile(r"<svg (?:xmlns=['\"][^'\"]*['\"] ?)?(?P<attributes>[^>]*)>(?P<drawing>.*)</svg>", re.S)
STYLED: Final = '<link rel="stylesheet" href="/static/sheets.css">'
SPOKEN: Final = '<html lang="en">'
PLACE: Final = '<div id="page"></div>'
AT_ONCE: Final = (
    '<link rel="modulepreload" href="/static/main.js">\n<script type="module" src="/static/main.js"></script>'
)
AFTER_PAINT: Final = '<script type="module" src="/static/begin.js"></script>'  # nothing else is fetched before that
LIT: Final = "<body>"
UNLIT: Final = "<body data-unlit>"
CALLED: Final = re.compile("page-(title|close|your-turn|call-.*)$")  # said on every page, and so on this one
WAYS_OUT: Final = str.maketrans({"<": "\\u003c"})  # no text ends the element that holds the data


def document(home: Home, language: str, now: str, more: dict[str, Any]) -> bytes:
    """The whole page; `more` is what its scripts are told besides."""
    writer = HomeWriter(home, language, now, alehouse.__version__)
    told = {"home": home, "language": language, "words": _words(language), "languages": _languages()} | more
    data = msgspec.json.encode(told).decode().translate(WAYS_OUT)
    page = f'<div id="page">{writer.main()}</div>{_emblems()}<script type="application/json" id="home">{data}</script>'
    spoken = SPOKEN.replace("en", language)
    return _shell().replace(SPOKEN, spoken).replace(PLACE, page).encode()


@cache
def _shell() -> str:
    """The page of the house with its look in it, and nothing on it yet."""
    look = "\n".join(content(name).decode() for name in SHEETS)
    shell = content("index.html").decode().replace(STYLED, f"<style>{_found_by_name(look)}</style>")
    return in_folder(shell.replace(AT_ONCE, AFTER_PAINT).replace(LIT, UNLIT))


def _found_by_name(look: str) -> str:
    """A style sheet within a page finds the pictures that lie beside it."""
    return re.sub(r"url\((\w+\.svg)\)", r"url(/static/\1)", look)


@cache
def _emblems() -> str:
    """The games' pictures, drawn once."""
    return f'<svg class="sprite" aria-hidden="true">{"".join(map(_emblem, ROOMS))}</svg>'


def _emblem(name: str) -> str:
    found = EMBLEM.fullmatch(load(name).emblem())
    if found is None:
        return ""
    return f"<symbol id='emblem-{name}' overflow='visible' {found['attributes']}>{found['drawing']}</symbol>"


def _words(language: str) -> dict[str, str]:
    """What the scripts say on the first page."""
    return words_of_part(language, "home") | words_said(language, CALLED)


@cache
def _languages() -> list[tuple[str, str]]:
    return [(code, house_words(code).say("language")) for code in LANGUAGES]
