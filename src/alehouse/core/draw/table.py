"""The table as one person sees it: a view with names, words and options at hand. Every game adds its own pieces."""

from typing import Any, Generic, TypeVar

from alehouse.core.choice import Choice
from alehouse.core.draw.pieces import area_light
from alehouse.core.scene import Layout, Piece
from alehouse.core.view import View
from alehouse.core.words import Words

SomeView = TypeVar("SomeView", bound=View)


class SeenTable(Generic[SomeView]):
    """What every drawing function is handed; `count` players sit at it, printed opponents included."""

    def __init__(self, view: SomeView, words: Words, layout: Layout, count: int) -> None:
        self.view = view
        self.words = words
        self.layout = layout
        self.own = self._own_player()
        self.others = [(self.own + step) % count for step in range(1, count)]  # clockwise from the own area
        self._choices = _by_target(view)

    def _own_player(self) -> int:
        """Whose area lies nearest: the viewer's, or at a shared screen that of whoever decides here."""
        prompt, here = self.view.prompt, self.layout.here
        if prompt and prompt.seat in here:
            return prompt.seat
        if self.view.seat is not None:
            return self.view.seat
        return here[0] if here else 0

    @property
    def deciding(self) -> int:
        """The player to decide now, or -1."""
        return self.view.prompt.seat if self.view.prompt and not self.view.over else -1

    # ── words ─────────────────────────────────────────────────────────────────────────────────────

    def say(self, key: str, **arguments: Any) -> str:
        return self.words.say(key, arguments)

    def name(self, player: int) -> str:
        return self.layout.names[player] if player < len(self.layout.names) else str(player + 1)

    # ── pieces ────────────────────────────────────────────────────────────────────────────────────

    def actions(self, *targets: str) -> tuple[int, ...]:
        """The options that a click on any of these pieces may play."""
        found = [choice.action for target in targets for choice in self._choices.get(target, ())]
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
    ) -> Piece:
        """A piece with the options that name it; only where there are none may it be asked about."""
        playable = self.actions(name) if actions is None else actions
        asked = why if not playable and self.view.options else None
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
        )

    def turn_light(self, player: int, x: float, y: float, w: float, h: float) -> Piece:
        """Whose turn it is: the band around that player's area glows. Each area has its own: lights do not fly."""
        return self.piece(f"turn-light:{player}", x, y, area_light(w, h) if self.deciding == player else "")


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
