"""The table as one person sees it: a view with names, words and options at hand. Every game adds its own pieces."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar, cast

from msgspec.structs import replace

from alehouse.core.choice import Choice
from alehouse.core.draw.cache import DrawingCache, TrackedItem, TrackedTable, TrackedView, cached, tracked
from alehouse.core.draw.pieces import area_light
from alehouse.core.draw.players import AUTOMA
from alehouse.core.scene import Layout, Piece
from alehouse.core.view import Seated, View
from alehouse.core.words import Words

SomeView = TypeVar("SomeView", bound=View)
SomePlayer = TypeVar("SomePlayer", bound=Seated)
T = TypeVar("T", bound=TrackedTable)
P = ParamSpec("P")


class SeenTable(TrackedTable, Generic[SomeView, SomePlayer]):
    """What every drawing function is handed; `count` players sit at it, printed opponents included.

    What all who look at a table have in common, words and components, are plain attributes; everything else is a
    question, on whose answer a cached part depends.
    """

    def __init__(
        self, view: SomeView, words: Words, layout: Layout, count: int, cache: DrawingCache | None = None
    ) -> None:
        super().__init__(cache)
        self.whole_view: Final = view
        self._tracked_view = cast(SomeView, TrackedView(self))
        self.words: Final = words
        self._layout = layout
        self._count = count
        self.offered = _by_target(view)

    @property
    def view(self) -> SomeView:
        return self.whole_view if self.noted is None else self._tracked_view

    def tracked_item(self, name: str, number: int) -> Any:
        """An item of a list of the view. A part may be handed it, and depends on no more of it than it looks at."""
        return TrackedItem(self, name, number) if self.cache else getattr(self.whole_view, name)[number]

    @property
    @tracked
    def layout(self) -> Layout:
        return self._layout

    @property
    @tracked
    def own(self) -> int:
        """Whose area lies nearest: the viewer's, or at a shared screen that of whoever decides here."""
        prompt, here = self.view.prompt, self.layout.here
        if prompt and prompt.seat in here:
            return prompt.seat
        if self.view.seat is not None:
            return self.view.seat
        return here[0] if here else 0

    @tracked
    def is_own(self, seat: int) -> bool:
        """Whether this player's area lies nearest."""
        return seat == self.own

    def player(self, seat: int) -> SomePlayer:
        """A player, of whom a part depends on no more than it looks at."""
        found: SomePlayer = self.tracked_item("players", seat)
        return found

    @property
    def me(self) -> SomePlayer:
        return self.player(self.own)

    @property
    def rivals(self) -> list[SomePlayer]:
        """The others, clockwise from the own area."""
        return [self.player(seat) for seat in self.others]

    @property
    def others(self) -> list[int]:
        """The other players, clockwise from the own area."""
        return [(self.own + step) % self._count for step in range(1, self._count)]

    @property
    @tracked
    def deciding(self) -> int:
        """The player to decide now, or -1."""
        return self.view.prompt.seat if self.view.prompt and not self.view.over else -1

    @tracked
    def is_deciding(self, player: int) -> bool:
        return self.deciding == player

    # ── words ─────────────────────────────────────────────────────────────────────────────────────

    def say(self, key: str, **arguments: Any) -> str:
        return self.words.say(key, arguments)

    def gloss(self, kind: str, name: str) -> str:
        """What the name of a card means, where that is kept in English: `gloss("order", "swan_feather")`."""
        return self.words.gloss(f"{kind}-{name}")

    @tracked
    def name(self, player: int) -> str:
        return self.layout.names[player] if player < len(self.layout.names) else str(player + 1)

    @tracked
    def plate(self, player: int) -> str:
        """What stands on a player's own board: "You", for whoever has told no name."""
        return self.words.say("seat-you") if player in self.layout.you else self.name(player)

    @tracked
    def colour(self, player: int) -> int:
        """The number of a player's colour and shape."""
        return self.layout.colours[player] if player < len(self.layout.colours) else min(player, AUTOMA)

    # ── pieces ────────────────────────────────────────────────────────────────────────────────────

    @property
    @tracked
    def asks(self) -> bool:
        """Whether whoever looks at the table is asked to decide."""
        return bool(self.whole_view.options)

    def actions(self, *targets: str) -> tuple[int, ...]:
        """The options that a click on any of these pieces may play."""
        if not self.offered.keys().isdisjoint(targets):
            return self._actions(*targets)
        if self.noted is not None:
            self.idle.update(targets)  # most pieces, most of the time: a set is compared faster than their answers
        return ()

    def lit(self, *targets: str) -> bool:
        """Whether a click on one of these pieces plays something now."""
        return bool(self.actions(*targets))

    @tracked
    def _actions(self, *targets: str) -> tuple[int, ...]:
        found = [choice.action for target in targets for choice in self.offered.get(target, ())]
        return tuple(dict.fromkeys(found))

    def piece(
        self,
        name: str,
        x: float,
        y: float,
        art: str,
        label: str = "",
        opens: str = "",
        why: int | None = None,
        motion: str = "",
        actions: tuple[int, ...] | None = None,
        unfolds: bool = False,
        shows: str = "",
    ) -> Piece:
        """A piece with the options that name it; only where there are none may it be asked about.

        Its gloss is that of the card it `opens`; where it opens something else, of the one it `shows`.
        """
        playable = self.actions(name) if actions is None else actions
        asked = why if why is not None and not playable and self.asks else None
        return Piece(
            id=name,
            x=round(x, 1),
            y=round(y, 1),
            art=art,
            label=label,
            actions=playable,
            why=asked,
            opens=opens,
            motion=motion,
            unfolds=unfolds and bool(playable),
            gloss=self.words.gloss((shows or opens).replace(":", "-", 1)),
        )

    def turn_light(self, player: int, x: float, y: float, w: float, h: float) -> Piece:
        """Whose turn it is: the band around that player's area glows. Each area has its own: lights do not fly."""
        return self.piece(f"turn-light:{player}", x, y, area_light(w, h) if self.is_deciding(player) else "")


def anywhere(draw: Callable[Concatenate[T, P], list[Piece]]) -> Callable[Concatenate[T, float, float, P], list[Piece]]:
    """A part that people see at different places of their tables: it is drawn once, around the origin, and moved."""
    at_origin = cached(draw)

    @cached
    @wraps(draw)
    def drawn(table: T, x: float, y: float, /, *arguments: P.args, **named: P.kwargs) -> list[Piece]:
        return moved(at_origin(table, *arguments, **named), x, y)

    return drawn


def moved(pieces: list[Piece], x: float, y: float) -> list[Piece]:
    return [replace(piece, x=round(piece.x + x, 1), y=round(piece.y + y, 1)) for piece in pieces]


def dice_on_top(pieces: list[Piece]) -> list[Piece]:
    """Dice always in the same order, above all else: they glide across the whole table."""
    dice = [piece for piece in pieces if piece.motion == "tumble"]
    return [piece for piece in pieces if piece.motion != "tumble"] + sorted(dice, key=lambda die: die.id)


def _by_target(view: View) -> dict[str, list[Choice]]:
    """The options by the pieces they name."""
    found: dict[str, list[Choice]] = {}
    for choice in view.options:
        for target in choice.targets:
            found.setdefault(target, []).append(choice)
    return found
