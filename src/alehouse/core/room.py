"""A game as its room furnishes it: the chapters of a room, and a game that opens each of them for its own tables."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from alehouse.core.choice import Choice, Reason
from alehouse.core.draw.album import Album
from alehouse.core.encoding import Sheet
from alehouse.core.game import Game
from alehouse.core.scene import Detail, Layout, Outcome, Scene
from alehouse.core.state import State
from alehouse.core.view import View
from alehouse.core.words import Words

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
C = TypeVar("C")


@dataclass(frozen=True, kw_only=True)
class Chapters(Generic[S, V, C]):
    """What a room is made of, for its own kind of state, view and catalogue of cards; see the hooks of `Game`."""

    state: type[S]
    view: type[V]
    arrange: Callable[[S, Mapping[str, Any]], None]
    look: Callable[[S, int | None], V]
    choice: Callable[[S, int], Choice]
    why_not: Callable[[S, int], Reason]
    encode: Callable[[S, int, Sheet], None]
    encoding: int
    measures: Callable[[S], dict[str, float]]
    use: Callable[[S, int], str]
    sources: Callable[[S, int], dict[str, int]]
    scene: Callable[[C, V, Words, Layout, Album | None], Scene]
    scene_defs: Callable[[C], str]
    detail: Callable[[C, V, Words, Layout, str], Detail]
    emblem: Callable[[], str]
    outcome: Callable[[C, V, Words, Sequence[str]], Outcome]
    summary: Callable[[V, Words], str]
    board: Callable[[C, V, Words, Sequence[str], int], str]
    closer: Callable[[C, V, Words, str], str]


class Room(Game):
    """A game whose hooks are the chapters of its room."""

    chapters: ClassVar[Chapters[Any, Any, Any]]
    cards: Any  # the catalogue

    # ── states ────────────────────────────────────────────────────────────────────────────────────

    def begin(self, state: State) -> None:
        self._own(state).go_on_from_start()

    def place(self, state: State, given: Mapping[str, Any]) -> None:
        self.chapters.arrange(self._own(state), given)
        state.go_on_from_start()

    def view(self, state: State, seat: int | None) -> View:
        if seat is not None:
            self.check_seat(state, seat)
        found: View = self.chapters.look(self._own(state), seat)
        found.be_drawn_by(self.picture)
        return found

    def choice(self, state: State, action: int) -> Choice:
        self.check_action(action)
        return self.chapters.choice(self._own(state), action)

    def why_not(self, state: State, action: int) -> Reason:
        return self.chapters.why_not(self._own(state), action)

    @property
    def encoding(self) -> int:
        return self.chapters.encoding

    def encode(self, state: State, seat: int, out: Sheet) -> None:
        self.check_seat(state, seat)
        self.chapters.encode(state, seat, out)

    def measures(self, state: State) -> dict[str, float]:
        return self.chapters.measures(self._own(state))

    def use(self, state: State, action: int) -> str:
        return self.chapters.use(self._own(state), action)

    def sources(self, state: State, seat: int) -> dict[str, int]:
        return self.chapters.sources(self._own(state), seat)

    def _own(self, state: State) -> Any:
        assert isinstance(state, self.chapters.state)
        return state

    # ── views ─────────────────────────────────────────────────────────────────────────────────────

    def scene(self, view: View, words: Words, layout: Layout, album: Album | None = None) -> Scene:
        return self.chapters.scene(self.cards, self._seen(view), words, layout, album)

    def scene_defs(self) -> str:
        return self.chapters.scene_defs(self.cards)

    def detail(self, view: View, words: Words, layout: Layout, what: str) -> Detail:
        return self.chapters.detail(self.cards, self._seen(view), words, layout, what)

    def emblem(self) -> str:
        return self.chapters.emblem()

    def outcome(self, view: View, words: Words, names: Sequence[str]) -> Outcome:
        return self.chapters.outcome(self.cards, self._seen(view), words, names)

    def summary(self, view: View, words: Words) -> str:
        return self.chapters.summary(self._seen(view), words)

    def board(self, view: View, words: Words, names: Sequence[str], width: int) -> str:
        return self.chapters.board(self.cards, self._seen(view), words, names, width)

    def closer(self, view: View, words: Words, what: str) -> str:
        return self.chapters.closer(self.cards, self._seen(view), words, what)

    def _seen(self, view: View) -> Any:
        assert isinstance(view, self.chapters.view)
        return view
