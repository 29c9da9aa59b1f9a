"""The table as one person sees it: the view with names, colours, words and options at hand."""

from typing import Any

from alehouse.core.choice import Choice
from alehouse.core.draw.players import AUTOMA
from alehouse.core.scene import Layout, Piece
from alehouse.core.words import Words
from alehouse.games.dwarf.cards import Card, Catalogue
from alehouse.games.dwarf.view import DwarfView, LocationView, PileView, PlayerView


class Table:
    """What every drawing function is handed."""

    def __init__(self, catalogue: Catalogue, view: DwarfView, words: Words, layout: Layout) -> None:
        self.catalogue = catalogue
        self.view = view
        self.words = words
        self.layout = layout
        self.mines = [mountain.mine for mountain in view.mountains]
        self.own = self._own_player()
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
    def rivals(self) -> list[PlayerView]:
        """The others, clockwise from the own area."""
        count = len(self.view.players)
        return [self.view.players[(self.own + step) % count] for step in range(1, count)]

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.own]

    @property
    def deciding(self) -> int:
        """The player to decide now, or -1."""
        return self.view.prompt.seat if self.view.prompt and not self.view.over else -1

    # ── words ─────────────────────────────────────────────────────────────────────────────────────

    def say(self, key: str, **arguments: Any) -> str:
        return self.words.say(key, arguments)

    def name(self, player: int) -> str:
        opponent = self.view.players[player].automa
        if opponent:
            return self.say(f"automa-{opponent}")
        return self.layout.names[player] if player < len(self.layout.names) else str(player + 1)

    def title(self, card: Card) -> str:
        return self.say(f"card-{card.type}")

    # ── pieces ────────────────────────────────────────────────────────────────────────────────────

    def colour(self, player: int) -> int:
        return AUTOMA if self.view.players[player].automa else player

    def card(self, card_id: str) -> Card:
        return self.catalogue.cards[card_id]

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


def _by_target(view: DwarfView) -> dict[str, list[Choice]]:
    """The options by the pieces they name."""
    found: dict[str, list[Choice]] = {}
    for choice in view.options:
        for target in choice.targets:
            found.setdefault(target, []).append(choice)
    return found


def locations_of(table: Table, mine: str) -> list[LocationView]:
    return [location for location in table.view.locations if location.mine == mine]


def piles_of(table: Table, mine: str) -> list[PileView]:
    return [pile for pile in table.view.piles if pile.mine == mine]
