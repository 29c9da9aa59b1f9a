"""Pieces of HTML that the first page is made of. Everything that somebody wrote is escaped."""

import re
from functools import cache
from html import escape
from typing import Final

from alehouse.bots import BOTS
from alehouse.house.protocol.house import PlayerText
from alehouse.server.http.joining import content

MUGS: Final = 5  # that the heaviest game has
SIGN: Final = re.compile(r'<symbol id="((?:ui|seat)-\w+)" viewBox="0 0 24 24">(.*?)</symbol>')


@cache
def _signs() -> dict[str, str]:
    """The icons and badges of the page's sprite, by name. The first page has them where they are seen: each use of a
    sprite costs a browser four pieces for one."""
    return dict(SIGN.findall(content("index.html").decode()))


def icon(name: str) -> str:
    return f'<svg class="icon" aria-hidden="true" viewBox="0 0 24 24">{_signs()[f"ui-{name}"]}</svg>'


def badge(colour: int) -> str:
    """A player's colour and shape."""
    shape = _signs().get(f"seat-{colour}", "")
    return f'<svg class="badge" aria-hidden="true" viewBox="0 0 24 24" data-colour="{colour}">{shape}</svg>'


def emblem(game: str) -> str:
    """A game's picture; all of them are drawn once in the page, see `emblems`."""
    use = f'<use href="#emblem-{escape(game)}" width="100%" height="100%"/>'
    return f'<svg class="emblem" aria-hidden="true">{use}</svg>'


def link(kind: str, path: str, *parts: str) -> str:
    return f'<a class="{kind}" href="{escape(path)}">{"".join(parts)}</a>'


def button(kind: str, deed: str, *parts: str, about: str = "", label: str = "") -> str:
    """A button for a deed that the page's script does: `data-do` says which, `data-about` with what."""
    named = f' aria-label="{escape(label)}" title="{escape(label)}"' if label else ""
    return (
        f'<button type="button" class="{kind}" data-do="{deed}" data-about="{escape(about)}"{named}>'
        f"{''.join(parts)}</button>"
    )


def said(text: str) -> str:
    return f"<span>{escape(text)}</span>"


def count(number: int) -> str:
    return f'<span class="count">{number}</span>'


def mugs(weight: int) -> str:
    """How heavy a game is, as a picture; words stand beside it."""
    full = '<i class="on"></i>' * weight + "<i></i>" * (MUGS - weight)
    return f'<span class="mugs" aria-hidden="true">{full}</span>'


def level(number: int, label: str) -> str:
    """How strong a bot is, in dots."""
    dots = '<i class="on"></i>' * number + "<i></i>" * (len(BOTS) - number)
    return f'<span class="level" role="img" aria-label="{escape(label)}">{dots}</span>' if number else ""


def name_of(player: PlayerText, free: str, levels: dict[int, str]) -> str:
    """A player by colour and name, bots with their level; a free seat says so."""
    if player.kind == "open":
        return f'<span class="free">{badge(player.colour)}{escape(free)}</span>'
    dots = level(player.level, levels.get(player.level, ""))
    return f"<span>{badge(player.colour)}{escape(player.name)}{dots}</span>"
