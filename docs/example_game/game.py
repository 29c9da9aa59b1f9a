"""Last Orders as a game of the house: its box, how it begins, what lies on the table; all else is answered plainly."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from alehouse.core.choice import Choice, Reason, reason
from alehouse.core.errors import BadOption
from alehouse.core.fate import Stream
from alehouse.core.game import Game
from alehouse.core.options import Option
from alehouse.core.plain import Item, card, dice, number, numbers
from alehouse.core.state import FATE
from example_game.state import BELLS, DICE, DIE, FACES, KEEP, NONE, SERVE, LastOrdersState

ROUNDS: Final = {"long": 5, "short": 3}
MOST_SPILLED: Final = {"steady": 3, "wobbly": 2}


class Regular(NamedTuple):
    """Somebody at the bar: the number that they like, and what they give for it."""

    id: str
    likes: int
    tip: int


class LastOrders(Game):
    """Last Orders with one card file."""

    name = "last_orders"
    title = "Last Orders"
    seats = range(2, 5)
    room = Path(__file__).parent
    bot_names = ("Hob", "Marjory", "Tib", "Wat", "Agnes", "Perkin", "Sibyl", "Dickon")
    options = (
        Option(name="evening", values=tuple(ROUNDS), clause="LO-1.2"),
        Option(name="tray", values=tuple(MOST_SPILLED), clause="LO-3.3"),
    )
    cards: list[Regular]

    def prepare(self) -> None:
        rows = self.card_file.rows("regular")
        self.cards = [Regular(row.id(), row.number("likes", 2, 6), row.number("tip")) for row in rows]
        self.action_names = ["serve", *(f"keep:{face}" for face in FACES), *(f"die:{side}" for side in range(1, 7))]
        self.action_names += [f"regular:{regular.id}" for regular in self.cards]

    # ── beginning ─────────────────────────────────────────────────────────────────────────────────

    def start(self, players: int, options: dict[str, str], stream: Stream) -> LastOrdersState:
        return LastOrdersState(self, players, stream, ROUNDS[options["evening"]], MOST_SPILLED[options["tray"]])

    def set_up(self, state: LastOrdersState, given: Mapping[str, Any]) -> None:
        """A position: {"regulars": ["bard", "miner"], "coins": [9, 4], "dice": [2, 2, 5, 6, 1], "round": 5}."""
        ids = [regular.id for regular in self.cards]
        if not given.keys() <= {"regulars", "coins", "dice", "round", "bells"}:
            raise BadOption("a position has regulars, coins, dice, round and bells")
        state.regulars = [ids.index(name) for name in given.get("regulars", ids[: state.seats])]
        state.coins = list(given.get("coins", state.coins))
        state.dice = list(given.get("dice", state.dice))
        state.round = int(given.get("round", 1))
        state.bells = int(given.get("bells", BELLS))

    # ── what a seat sees ──────────────────────────────────────────────────────────────────────────

    def items(self, state: LastOrdersState, seat: int | None) -> list[Item]:
        """The tray in the middle; before everybody their regular, which others see at the end only (LO-2.1)."""
        middle = [
            number("round", min(state.round, state.rounds), state.rounds),
            dice("tray", state.tray, DICE),
            number("spilled", state.spilled, DICE),
            number("bells", state.bells, BELLS),
        ]
        return [*middle, *(item for player in range(state.seats) for item in self._before(state, player, seat))]

    def _before(self, state: LastOrdersState, player: int, seat: int | None) -> list[Item]:
        deck = [f"regular-{regular.id}" for regular in self.cards]
        known = state.regulars[player] != NONE and (player == seat or state.is_over)
        regular = self.cards[state.regulars[player]]
        face = f"regular-{regular.id}" if known else ""
        return [
            number("coins", state.coins[player], 60, player),
            numbers("served", state.served[player], 15, player),
            card("regular", face, deck, player, likes=regular.likes, tip=regular.tip),
        ]

    def asks(self, state: LastOrdersState) -> tuple[str, str]:
        if state.player == FATE:
            return ("prompt-deal", "LO-2.1") if NONE in state.regulars else ("prompt-roll", "LO-3.1")
        return "prompt-turn", "LO-3.4"

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return True

    def hides(self, state: LastOrdersState, seat: int) -> bool:
        return state.regulars[seat] != NONE and not state.is_over

    def open_options(self, state: LastOrdersState) -> bool:
        """What may be done depends on the dice alone."""
        return True

    # ── what could have been left plain ───────────────────────────────────────────────────────────

    def make_choice(self, state: LastOrdersState, action: int) -> Choice:
        """To keep a kind of drink, click on one of its dice."""
        plain = super().make_choice(state, action)
        if not KEEP <= action < DIE:
            return plain
        face = FACES[action - KEEP]
        targets = [f"tray/{place}" for place, shown in enumerate(state.tray) if shown == face]
        return replace(plain, targets=targets, clause="LO-3.5")

    def why_not(self, state: LastOrdersState, action: int) -> Reason:
        if state.player == FATE or not SERVE < action < DIE:
            return super().why_not(state, action)
        if not state.bells:
            return reason("why-no-bell", "LO-3.6")
        face = FACES[action - KEEP]
        return reason("why-all-alike" if face in state.tray else "why-no-drink", "LO-3.5", face=face)

    def sources(self, state: LastOrdersState, seat: int) -> dict[str, int]:
        return {"source-coins": state.coins[seat], "source-tips": state.tips(seat)}

    def measures(self, state: LastOrdersState) -> dict[str, float]:
        return {f"drops:{seat}": float(drops) for seat, drops in enumerate(state.drops)}
