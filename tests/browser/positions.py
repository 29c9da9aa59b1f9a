"""Positions of real games, played by the engine: early, late, and the fullest there is; and a house that has them.

A game is played in this process by somebody who is greedy most of the time. Its moves are then written into the
database of a house with the server's own storage, as if it had been played there: one person, whose cookie a browser
may have, sits where the decision is, others sit around.
"""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.browser.house import House

import alehouse
from alehouse.bots import load_bot
from alehouse.core.draw.cache import DrawingCache
from alehouse.core.fate import seeded
from alehouse.core.scene import LANDSCAPE, Layout, Scene
from alehouse.core.state import FATE, State
from alehouse.house.keys import Keys
from alehouse.house.rows import MoveRow, PersonRow, SeatRow, TableRow, now
from alehouse.house.tables.table import standing
from alehouse.server.routes.asking import COOKIE
from alehouse.server.storage.storage import Storage

STATES: Final = ("early", "late", "fullest")
# The longest that people may be called, and shorter ones; with letters of all four languages.
NAMES: Final = ("Eyra", "Brokk Żółtobrody", "Sindri", "Alvíss", "Grímhildur Ketilsdóttir", "Nýi")
EARLY: Final = (0.02, 0.12)  # of a game
LATE: Final = (0.8, 0.97)
LOOKS: Final = 40  # states of a game that are compared to find the fullest
GREEDY: Final = 0.7  # of the decisions; the others are made at random

# What is added where a table is to be as full as it gets, besides the last of a game's presets.
FULL: Final[Mapping[str, Mapping[str, str]]] = {
    "dice_brewing": {"mode": "advanced"},
    "cavern_tavern": {"secret_chamber": "on", "characters": "random"},
}
FULL_ALONE: Final[Mapping[str, Mapping[str, str]]] = {
    "dwarf": {"opponent": "andvettr_fadir"},
    "cavern_tavern": {"solo_mode": "story"},
}


@dataclass(frozen=True)
class Position:
    """A game after so many decisions."""

    game: str
    players: int
    state: str  # early, late, fullest, or after how many decisions
    options: Mapping[str, str]
    seed: int
    decisions: tuple[int, ...] = field(repr=False)

    @property
    def id(self) -> str:
        options = "".join(sorted(f"{name}-{value}" for name, value in self.options.items()))
        digest = f"{sum(map(ord, options)) % 9973}" if options else ""
        return f"{self.game}-{self.players}-{self.state}-{self.seed}{digest and '-'}{digest}".replace("_", "-")

    def played(self) -> tuple[State, list[MoveRow]]:
        """The state, and the moves that lead there as a house keeps them."""
        state = self._begin()
        rows = [(name, FATE) for name in state.record().moves]
        for action in self.decisions:
            seat = int(state.player)
            state.apply(action)
            decided, *answers = state.record().moves[len(rows) :]
            rows += [(decided, seat), *((name, FATE) for name in answers)]
        return state, [MoveRow(seq=seq, action=name, seat=seat) for seq, (name, seat) in enumerate(rows)]

    def _begin(self) -> State:
        return begin(self.game, self.players, self.seed, self.options)


def begin(game: str, players: int, seed: int, options: Mapping[str, str]) -> State:
    return alehouse.load(game).new(players, seed=seed, **dict[str, Any](options))


def options_of(game: str, players: int, state: str) -> dict[str, str]:
    """The usual game; for the fullest table with everything that can be added."""
    if state != "fullest":
        return {}
    room = alehouse.load(game)
    preset = room.presets[-1].options if room.presets else {}
    wished = {**preset, **FULL.get(game, {}), **(FULL_ALONE.get(game, {}) if players == 1 else {})}
    fitting = {option.name for option in room.options if option.fits(players)}
    return {name: value for name, value in wished.items() if name in fitting}


def position(game: str, players: int, state: str, options: Mapping[str, str] | None = None, seed: int = 1) -> Position:
    """A position by what it is like; "fullest" looks at a whole game, whatever is not asked for is as usual."""
    chosen = options_of(game, players, state) | dict(options or {})
    decisions = _game(game, players, seed, tuple(sorted(chosen.items())))
    number = _which(game, players, state, seed, chosen, decisions)
    return Position(game, players, state, chosen, seed, decisions[:number])


@cache
def _game(game: str, players: int, seed: int, options: tuple[tuple[str, str], ...]) -> tuple[int, ...]:
    """All decisions of a game."""
    state, chance = begin(game, players, seed, dict(options)), Random(seed)
    greedy, stream = load_bot("greedy"), seeded(seed)
    decisions: list[int] = []
    while not state.is_over:
        if chance.random() < GREEDY:
            action = greedy.choose(state.resample(int(state.player), stream), stream)
        else:
            action = chance.choice(state.legal_actions())
        decisions.append(action)
        state.apply(action)
    return tuple(decisions)


def _which(game: str, players: int, state: str, seed: int, options: Mapping[str, str], decisions: Sequence[int]) -> int:
    """Before which decision of a game."""
    if state.isdigit():
        return min(int(state), len(decisions) - 1)
    first, last = {"early": EARLY, "late": LATE}.get(state, (0.0, 1.0))
    numbers = range(int(first * len(decisions)), max(int(last * len(decisions)), int(first * len(decisions)) + 1))
    if state == "fullest":
        numbers = numbers[:: max(1, len(numbers) // LOOKS)]
    now, weights, cache = begin(game, players, seed, options), {}, DrawingCache()
    for number, action in enumerate(decisions):
        if number in numbers:
            # Early and late: where there is most to choose from.
            weights[number] = _fullness(now, cache) if state == "fullest" else len(now.legal_actions())
        now.apply(action)
    return max(weights, key=lambda number: weights[number])


def _fullness(state: State, cache: DrawingCache) -> int:
    """How much is drawn and written on a table."""
    canvases = scene(state, LANDSCAPE, cache=cache).canvases().values()
    arts = [piece.art for canvas in canvases for piece in canvas.pieces]
    return sum(art.count("<text") + art.count("<use") for art in arts)


def scene(
    state: State, shape: str, language: str = "en", opened: bool | None = None, cache: DrawingCache | None = None
) -> Scene:
    """What whoever decides sees."""
    game, seat = state.game, int(state.player)
    words = game.words(language)
    opponents = tuple(words.say(key) for key in game.opponents(state.own_past().options))
    layout = Layout(shape=shape, names=(*NAMES[: state.seats], *opponents), here=(seat,), opened=opened)
    return game.scene(state.view(seat), words, layout, cache)


class Gallery:
    """A house with positions: tables that were all played elsewhere. `cookie` belongs to whoever decides at them."""

    def __init__(self, folder: Path) -> None:
        self.cookie = ""
        self._db = folder / "tables.db"
        self.house: Final = House(self._db)
        self._hung: set[str] = set()

    def open(self) -> None:
        self._hang([])  # makes the secret with which the cookie is signed
        self.house.open()

    def close(self) -> None:
        self.house.close()

    @property
    def cookies(self) -> list[Any]:
        return [{"name": COOKIE, "value": self.cookie, "url": self.house.address}]

    def address(self, position: Position, player: str = "") -> str:
        """The page of a position; it is written down when it is first asked for, whether the house is open or not.
        Whoever wants to play on, by whatever name, has a table of their own, among bots."""
        table = f"{position.id}-{player}" if player else position.id
        if table not in self._hung:
            self._hang([_rows(position, table, bool(player))])
            self._hung.add(table)
        return f"{self.house.address}/table/{table}"

    def _hang(self, tables: Sequence[tuple[TableRow, list[MoveRow]]]) -> None:
        with ThreadPoolExecutor(1) as elsewhere:  # the browser's driver keeps an event loop running here
            elsewhere.submit(asyncio.run, self._write(tables)).result()

    async def _write(self, tables: Sequence[tuple[TableRow, list[MoveRow]]]) -> None:
        storage = Storage(str(self._db))
        try:
            self.cookie = Keys(await storage.secret()).sign("viewer", "desk")
            for name in ("viewer", "others"):
                await storage.people.keep(PersonRow(id=name, device="desk", since=now()))
            for table in tables:
                await storage.tables.open(*table)
        finally:
            storage.close()


def _rows(position: Position, table: str, among_bots: bool) -> tuple[TableRow, list[MoveRow]]:
    state, moves = position.played()
    stands = standing(state)
    row = TableRow(
        id=table,
        host="viewer",
        game=position.game,
        rules=state.game.rules_version,
        players=position.players,
        options=state.record().options,
        seed=str(position.seed),
        cards="",
        status="running",
        private=True,
        deadline=0,
        hints=True,
        since=now(),
        touched=now(),
        player=stands.player,
        summary=stands.summary,
        seats=[_seat(seat, seat == state.player, among_bots) for seat in range(position.players)],
    )
    return row, moves


def _seat(seat: int, decides: bool, among_bots: bool) -> SeatRow:
    if among_bots and not decides:
        return SeatRow(seat=seat, kind="bot", bot="random")
    return SeatRow(seat=seat, kind="person", person="viewer" if decides else "others", name=NAMES[seat])
