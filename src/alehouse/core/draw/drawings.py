"""A room's drawings, and the scene that they make for a wide or a narrow table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from alehouse.core.draw.album import Album
from alehouse.core.scene import LANDSCAPE, Canvas, Detail, Layout, Scene, Tab
from alehouse.core.words import Words

C = TypeVar("C")
V = TypeVar("V")
T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Drawings(Generic[C, V, T]):
    """What a room draws of its table as somebody has `seen` it, with its own catalogue of cards and kind of view."""

    seen: Callable[[C, V, Words, Layout, Album | None], T]
    status_strip: Callable[[T], Canvas]
    table: Callable[[T], Canvas]
    status_line: Callable[[T], Canvas]
    rivals: Callable[[T], Canvas]
    tabs: Callable[[T], tuple[Tab, ...]]
    own: Callable[[T], Canvas]
    unfold: Callable[[T, str], Detail]

    def scene(self, cards: C, view: V, words: Words, layout: Layout, album: Album | None = None) -> Scene:
        """Everything there is to draw of a view."""
        seen = self.seen(cards, view, words, layout, album)
        if layout.shape == LANDSCAPE:
            return Scene(layout=layout, status=self.status_strip(seen), table=self.table(seen))
        return Scene(
            layout=layout,
            status=self.status_line(seen),
            rivals=self.rivals(seen),
            tabs=self.tabs(seen),
            own=self.own(seen),
        )

    def detail(self, cards: C, view: V, words: Words, layout: Layout, what: str) -> Detail:
        """What a piece's `opens` unfolds."""
        return self.unfold(self.seen(cards, view, words, layout, None), what)
