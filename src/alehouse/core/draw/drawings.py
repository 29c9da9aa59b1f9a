"""A room's drawings, and the scene that they make for a window of some shape."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from alehouse.core.draw.album import Album
from alehouse.core.scene import INSTEAD, Detail, Layout, Scene
from alehouse.core.words import Words

C = TypeVar("C")
V = TypeVar("V")
T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Drawings(Generic[C, V, T]):
    """What a room draws of its table as somebody has `seen` it, with its own catalogue of cards and kind of view;
    `scenes` by the shape they are laid out for."""

    seen: Callable[[C, V, Words, Layout, Album | None], T]
    scenes: Mapping[str, Callable[[T], Scene]]
    unfold: Callable[[T, str], Detail]

    def scene(self, cards: C, view: V, words: Words, layout: Layout, album: Album | None = None) -> Scene:
        """Everything there is to draw of a view."""
        shape = layout.shape
        while shape not in self.scenes:
            shape = INSTEAD[shape]
        return self.scenes[shape](self.seen(cards, view, words, layout, album))

    def detail(self, cards: C, view: V, words: Words, layout: Layout, what: str) -> Detail:
        """What a piece's `opens` unfolds."""
        return self.unfold(self.seen(cards, view, words, layout, None), what)
