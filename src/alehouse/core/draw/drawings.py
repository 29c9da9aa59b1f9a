"""A room's drawings, and the scene that they make for a window of some shape."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from msgspec.structs import replace

from alehouse.core.draw.cache import DrawingCache
from alehouse.core.draw.unfolding import in_words, sources_last
from alehouse.core.errors import BadOption
from alehouse.core.scene import INSTEAD, Detail, Layout, Piece, Scene
from alehouse.core.words import Words

C = TypeVar("C")
V = TypeVar("V")
T = TypeVar("T")
SeenBy = TypeVar("SeenBy", contravariant=True)


class Shape(Protocol[SeenBy]):
    """A module that is named after the shape of window that it lays a table out for."""

    __name__: str

    def scene(self, table: SeenBy, /) -> Scene: ...


def by_shape(*modules: Shape[T]) -> dict[str, Callable[[T], Scene]]:
    """The scenes of some modules, by the shape that each is named after."""
    return {module.__name__.rpartition(".")[2]: module.scene for module in modules}


@dataclass(frozen=True, kw_only=True)
class Drawings(Generic[C, V, T]):
    """What a room draws of its table as somebody has `seen` it, with its own catalogue of cards and kind of view;
    `scenes` by the shape they are laid out for. What has nothing to `unfold` is told in sentences, by `things`."""

    seen: Callable[[C, V, Words, Layout, DrawingCache | None], T]
    scenes: Mapping[str, Callable[[T], Scene]]
    unfold: Callable[[T, str], Detail]
    things: Callable[[T, str], Sequence[str]]

    def scene(self, cards: C, view: V, words: Words, layout: Layout, cache: DrawingCache | None = None) -> Scene:
        """Everything there is to draw of a view."""
        shape = layout.shape
        while shape not in self.scenes:
            shape = INSTEAD[shape]
        return self.scenes[shape](self.seen(cards, view, words, layout, cache))

    def detail(self, cards: C, view: V, words: Words, layout: Layout, what: str) -> Detail:
        """What a piece's `opens` unfolds."""
        return sources_last(self.unfold(self.seen(cards, view, words, layout, None), what))

    def about(self, cards: C, view: V, words: Words, layout: Layout, piece: Piece) -> Detail:
        """A closer look at a piece: what unfolds from it, or, where nothing does, what it is in words."""
        table = self.seen(cards, view, words, layout, None)
        for what in filter(None, (piece.opens, piece.id)):
            try:
                found = sources_last(self.unfold(table, what))
            except BadOption:
                continue
            return replace(found, lines=(*found.lines, *self.things(table, piece.id)))
        return in_words(piece, self.things(table, piece.id))
