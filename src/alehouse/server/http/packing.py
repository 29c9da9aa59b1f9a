"""Files of the page as they go over the wire: packed once, as tightly as the browser that asks can unpack."""

import gzip
from collections.abc import Callable
from functools import lru_cache
from typing import Final

import brotli

FILES: Final = 256  # that are kept packed; more than there are, in every way to pack them
PAGES: Final = 64  # first pages that are kept packed; some 80,000 bytes each, with what they were
LARGE: Final = 64_000  # bytes from which on the very tightest takes four times as long, for a fiftieth less
QUICKLY: Final = 5  # of 11 and of 9: two milliseconds for a page
AS_IT_IS: Final = ""
MOST: Final = 20  # ways that are looked at
PACKED_ALREADY: Final = "packed_already"  # of a handler: nothing is left to be done about its answers
# The tightest first. Browsers ask for Brotli over TLS and on their own machine only.
WAYS: Final[dict[str, Callable[[bytes], bytes]]] = {
    "br": lambda content: bytes(brotli.compress(content, quality=11 if len(content) < LARGE else 10)),
    "gzip": lambda content: gzip.compress(content, 9, mtime=0),
}


def way_to_pack(accepted: str) -> str:
    """The best way that a browser accepts, by its own words."""
    ways = {part.partition(";")[0].strip() for part in accepted.split(",", MOST)[:MOST]}
    return next((way for way in WAYS if way in ways), AS_IT_IS)


def quickly_packed(content: bytes, way: str) -> bytes:
    """Something that is sent once, or of which visitors can have ever more made: packed as tightly as there is time
    for, and not kept."""
    if way == "br":
        return bytes(brotli.compress(content, quality=QUICKLY))
    return gzip.compress(content, QUICKLY, mtime=0) if way else content


@lru_cache(PAGES)
def packed_of_late(content: bytes, way: str) -> bytes:
    """A page that is another for everybody and yet the same for many: all newcomers, whoever comes again."""
    return quickly_packed(content, way)


@lru_cache(FILES)
def packed(content: bytes, way: str) -> bytes:
    return WAYS[way](content) if way else content
