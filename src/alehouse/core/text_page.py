"""A room's table written down: a page with its cards and view, and whoever writes on it, a board or a closer look."""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from rich.text import Text

from alehouse.core.text_layout import flowing, rule
from alehouse.core.text_table import TextTable, about
from alehouse.core.view import Seated, View
from alehouse.core.words import Words

C = TypeVar("C")
V = TypeVar("V", bound=View)
S = TypeVar("S", bound=Seated)
P = TypeVar("P", bound="Page[Any, Any, Any]")

INDENT: Final = 4  # of what does not fit into a player's first line


class Page(TextTable, Generic[C, V, S]):
    """One table being written down, with the room's own catalogue of cards and kinds of view and player."""

    def __init__(self, cards: C, view: V, words: Words, players: Sequence[S]) -> None:
        super().__init__(view, words)
        self.cards = cards
        self.view = view
        self.players = players

    @property
    def own(self) -> S | None:
        """Whoever looks at the table, if that is a player."""
        return None if self.view.seat is None else self.players[self.view.seat]

    @property
    def others(self) -> list[S]:
        """Everybody else."""
        return [player for player in self.players if player.seat != self.view.seat]


class Writer(Generic[C, V, P]):
    """Somebody who writes on a page."""

    def __init__(self, page: P) -> None:
        self.page = page
        self.cards: C = page.cards
        self.view: V = page.view
        self.words = page.words


class CloserLook(Writer[C, V, P]):
    """Cards, pieces and places being written down, each by its name; None where there is no such thing."""

    def _about(self, key: str, lines: Sequence[str]) -> list[Text]:
        """Sentences below the name of what they are about."""
        return about(self.words.name(key), lines, self.words.gloss(key))


class Board(Writer[C, V, P]):
    """A whole table being written down; here everybody's names are known."""

    def __init__(self, page: P, names: Sequence[str]) -> None:
        super().__init__(page)
        self.names = names


class BoardOfPlayers(Board[C, V, P], Generic[C, V, P, S]):
    """A table on which every player has some lines, the viewer's last and in full."""

    def standing(self, player: S) -> list[Text]:
        """How things stand with a player, behind the name."""
        raise NotImplementedError

    def in_short(self, player: S, width: int) -> list[Text]:
        """What else there is to know of an opponent."""
        raise NotImplementedError

    def in_full(self, player: S, width: int) -> list[Text]:
        """What else there is to know of the viewer."""
        raise NotImplementedError

    def opponents(self, width: int) -> list[Text]:
        """Everybody but the viewer."""
        others = self.page.others
        lines = [rule(self.page.say("text-players"), width)] if others else []
        for player in others:
            lines += [*self._line(player, width), *self.in_short(player, width)]
        return lines

    def own(self, width: int) -> list[Text]:
        """The viewer, with everything."""
        player = self.page.own
        if player is None:
            return []
        return [rule(self.page.say("text-own"), width), *self._line(player, width), *self.in_full(player, width)]

    def _line(self, player: S, width: int) -> list[Text]:
        """A player's name, then how things stand."""
        name = self.page.named(player.seat, self.names)
        name.append_text(self.page.after(f"player:{player.seat}")).append("  ")
        return flowing(name, self.standing(player), width, INDENT)
