"""QR codes: a phone comes to a page of the house by its camera."""

import io
from functools import lru_cache
from typing import Final

import segno

LEVEL: Final = "m"  # a seventh of it may be unreadable
MARGIN: Final = 4  # modules around it; readers need them
INK: Final = "#2a211b"
PAPER: Final = "#fffaf0"
KEPT: Final = 256  # drawings


@lru_cache(KEPT)
def drawn(address: str) -> str:
    """The code of an address, as SVG."""
    return drawn_once(address)


def drawn_once(address: str) -> str:
    """The same for an address that is a secret: it is not remembered."""
    out = io.BytesIO()
    _code(address).save(out, kind="svg", border=MARGIN, dark=INK, light=PAPER, omitsize=True, xmldecl=False)
    return out.getvalue().decode()


def written(address: str) -> str:
    """The code of an address in signs, for a terminal."""
    out = io.StringIO()
    _code(address).terminal(out, compact=True, border=MARGIN // 2)
    return out.getvalue()


def _code(address: str) -> segno.QRCode:
    return segno.make(address, error=LEVEL, micro=False)
