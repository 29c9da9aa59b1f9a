"""Every byte that is sent to a seat or a spectator is the same whatever others keep secret, and whatever comes next."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import cycle, islice
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from tests.games.brew_crafters import lively as brewery_lively
from tests.games.cavern_tavern import lively as tavern_lively
from tests.games.dice_brewing import lively as dice_lively
from tests.long import sized
from tests.server import brewery, brewing, tavern
from tests.server.ear import Ear
from tests.server.ports import ports_of

from alehouse.core.fate import seeded
from alehouse.core.state import FATE, State
from alehouse.house.connection import incoming, outgoing
from alehouse.house.connection.client_view import ClientView
from alehouse.house.connection.connection import Connection
from alehouse.house.fairness.token_bucket import TokenBucket
from alehouse.house.keys import Keys
from alehouse.house.rows import MoveRow, PersonRow, SeatRow, TableRow, now
from alehouse.house.tables.table import LiveTable, game_of, standing
from alehouse.house.tables.tables import Tables
from alehouse.server.storage.storage import Storage

GAMES_PLAYED = sized(1, 200)  # of each game
DECISIONS = sized(70, 10_000)  # of a game, at most
PLAYERS = 3
SHAPES = ("landscape", "portrait")
# Every game with all its secrets, in its house's cards and in shorter ones.
SECRETS: dict[str, tuple[dict[str, str], str]] = {
    "dwarf": ({}, ""),
    "dice_brewing": ({"mode": "advanced"}, brewing.short_cards()),
    "cavern_tavern": ({"secret_chamber": "on", "characters": "random"}, tavern.short_cards(5)),
    "brew_crafters": ({"secret_recipe": "on", "job_agency": "on"}, brewery.short_cards()),
}
PICKS: dict[str, Callable[[State, random.Random], int]] = {
    "dwarf": lambda state, chance: chance.choice(state.legal_actions()),
    "dice_brewing": dice_lively.pick,
    "cavern_tavern": tavern_lively.pick,
    "brew_crafters": brewery_lively.pick,
}
KEEPING_SECRETS = [name for name in SECRETS if name != "dwarf"]  # in that one only the future is hidden
MOMENT = 1e-9  # seconds between two steps on the way: they are shown, but nobody waits
ASKED_AT = 0.1  # of all moments: how often questions are asked, too
PERSONS = [f"person-{seat}" for seat in range(PLAYERS)]


class Twin:
    """A table as somebody could see it: everything hidden from that one is drawn anew at every moment."""

    def __init__(self, row: TableRow, first: list[MoveRow], tables: Tables, viewer: int | None, shape: str) -> None:
        self.table = LiveTable(row, first, tables.storage, lambda _: None)
        self.viewer = viewer
        self.ear = Ear()
        person = PersonRow(id="stranger" if viewer is None else PERSONS[viewer])
        client_view = ClientView(self.table, person.id, shape, "en")
        self.connection = Connection(self.ear, client_view, person, tables, Keys(b""))
        self.connection.bucket = TokenBucket(rate=1e9)  # here, nobody asks too much

    def follow(self, rows: list[MoveRow], state: State, stops: Sequence[State], chance: random.Random) -> None:
        """What happened at the table, with other secrets."""
        self.table.ledger.add(rows)
        self.table.pass_by([self.table.state, *(self.drawn(stop, chance) for stop in stops)])
        self.table.state = self.drawn(state, chance)

    def drawn(self, state: State, chance: random.Random) -> State:
        other = state.resample(self.viewer, seeded(chance.getrandbits(60)))
        other.past, other.reveals = state.past, state.reveals
        return other

    async def keep_up(self, fresh: bool = False) -> None:
        """What a connection does at every change."""
        await outgoing.show_presence(self.connection)
        await outgoing.pass_by(self.connection)
        await outgoing.show(self.connection, fresh)

    async def ask(self, message: dict[str, Any]) -> None:
        await incoming.answer(self.connection, msgspec.json.encode(message).decode())


class Evening:
    """A random game, seen by one viewer at two tables with different secrets."""

    def __init__(self, game: str, seed: str, tables: Tables, viewer: int | None, shape: str) -> None:
        options, cards = SECRETS[game]
        self.chance = random.Random(seed)
        self.viewer = viewer
        self.tables = tables
        state = game_of(game, cards).new(PLAYERS, seed, events=True, **cast("dict[str, Any]", options))
        first = [MoveRow(seq=seq, action=move, seat=FATE) for seq, move in enumerate(state.record().moves)]
        self.row = _row(seed, state, cards)
        self.table = LiveTable(self.row, first, tables.storage, lambda _: None)
        self.table.state = state
        self.twins = [Twin(self.row, first, tables, viewer, shape) for _ in range(2)]
        for twin in self.twins:
            twin.follow([], state, [], self.chance)
        self.compared = 0  # messages
        self.differing = 0  # moments in which the others would see different things

    async def play(self) -> None:
        await self.tables.storage.tables.open(self.row, [])
        for twin in self.twins:
            await twin.keep_up(fresh=True)
        self.compare()
        for _ in range(DECISIONS):
            self.step()
            if self.table.state.is_over:
                return  # everything is known
            for twin in self.twins:
                await twin.keep_up()
            self.compare()
            self.differing += self.secrets_differ()
            if self.chance.random() < ASKED_AT:
                await self.ask_everything()

    def step(self) -> None:
        """A decision, and what fate answers."""
        table, state = self.table, self.table.state.copy()
        state.take_stops()
        seat, seq = int(state.player), table.ledger.seq
        state.apply(PICKS[state.game.name](state, self.chance))
        names = state.record().moves[len(table.ledger.moves) :]
        rows = [MoveRow(seq=seq + number, action=name, seat=FATE) for number, name in enumerate(names)]
        rows[0].seat, rows[0].client_id = seat, f"click-{seat}-{seq}"
        table.ledger.add(rows)
        table.state = state
        stops = state.take_stops()
        for twin in self.twins:
            twin.follow(rows, state, stops, self.chance)

    def compare(self) -> None:
        one, other = (twin.ear.take() for twin in self.twins)
        assert one == other
        self.compared += len(one)

    def secrets_differ(self) -> bool:
        """Whether the others would see different things at the two tables."""
        states = [twin.table.state for twin in self.twins]
        others = [seat for seat in range(PLAYERS) if seat != self.viewer]
        seen = [[msgspec.json.encode(state.view(seat)) for seat in others] for state in states]
        return seen[0] != seen[1]

    # ── questions ──

    async def ask_everything(self) -> None:
        """Whatever can be asked and changes nothing; at both tables the same."""
        await self.tables.storage.chat.say(self.row.id, "players", PERSONS[0], "Anna", "among ourselves")
        said = await self.tables.storage.chat.say(self.row.id, "spectators", "other", "", "seen by a stranger")
        for message in self.questions():
            for twin in self.twins:
                await twin.ask(message)
            self.compare()
        for twin in self.twins:
            twin.table.said = said
            await twin.keep_up()
        self.compare()

    def questions(self) -> list[dict[str, Any]]:
        table, seq = self.table, self.table.ledger.seq
        mine = table.state.player == self.viewer
        if mine:
            assert [twin.table.state.legal_actions() for twin in self.twins] == [table.state.legal_actions()] * 2
        actions = self.chance.sample(range(len(table.game.action_names)), 12)
        forbidden = [action for action in actions if not (mine and table.state.is_legal(action))]
        opens = self.chance.sample(found := self.what_opens(), min(6, len(found)))
        old = [click for click in table.ledger.answers if click.startswith(f"click-{self.viewer}-")][-1:]
        return [
            *({"type": "why", "action": action} for action in actions),
            *({"type": "move", "action": action, "seq": seq, "client_id": "new"} for action in forbidden[:4]),
            *({"type": "move", "action": 0, "seq": seq, "client_id": click} for click in old),
            *({"type": "unfold", "what": what, "why": self.chance.choice(actions)} for what in opens),
            *({"type": "closer", "piece": piece} for piece in self.what_is_labelled()),
            *({"type": "look", "seat": seat} for seat in range(PLAYERS)),
            {"type": "undo", "seq": seq - 1},
            {"type": "look", "live": True, "shape": self.chance.choice(SHAPES)},
        ]

    def what_opens(self) -> list[str]:
        """What unfolds here or at somebody else's place: a stranger may ask for what is on another's screen."""
        found: set[str] = set()
        for seat in (self.viewer, self.chance.randrange(PLAYERS)):
            client_view = self.twins[0].connection.client_view
            scene = self.table.game.scene(
                self.table.state.view(seat), client_view.texts.words, client_view.layout(seat)
            )
            found |= {piece.opens for canvas in scene.canvases().values() for piece in canvas.pieces if piece.opens}
        return sorted(found)

    def what_is_labelled(self) -> list[str]:
        """Some pieces that could be looked at closely, here or at somebody else's place."""
        found: set[str] = set()
        for seat in (self.viewer, self.chance.randrange(PLAYERS)):
            client_view = self.twins[0].connection.client_view
            scene = self.table.game.scene(
                self.table.state.view(seat), client_view.texts.words, client_view.layout(seat)
            )
            found |= {piece.id for canvas in scene.canvases().values() for piece in canvas.pieces if piece.label}
        return self.chance.sample(sorted(found), min(6, len(found)))


def _row(name: str, state: State, cards: str) -> TableRow:
    stands = standing(state)
    return TableRow(
        id=name,
        host=PERSONS[0],
        game=state.game.name,
        rules=state.game.rules_version,
        players=PLAYERS,
        options=state.record().options,
        seed=name,
        cards=cards,
        status="running",
        private=False,
        deadline=0,
        since=now(),
        touched=now(),
        player=stands.player,
        summary=stands.summary,
        seats=[SeatRow(seat=seat, kind="person", person=person, name="") for seat, person in enumerate(PERSONS)],
    )


@asynccontextmanager
async def house(path: Path) -> AsyncIterator[Tables]:
    storage = Storage(str(path / "tables.db"))
    tables = Tables(ports_of(storage), MOMENT)
    yield tables
    await tables.close()
    storage.close()


async def evenings(path: Path, game: str, viewers: Iterable[int | None]) -> tuple[int, int]:
    """A game for each viewer: how many messages were compared, and at how many moments there were different secrets."""
    compared = differing = 0
    async with house(path) as tables:
        for number, viewer in enumerate(viewers, 1):
            evening = Evening(game, f"{game} {number}", tables, viewer, SHAPES[number // 2 % 2])
            await evening.play()
            compared += evening.compared
            differing += evening.differing
    return compared, differing


@pytest.mark.long
@pytest.mark.parametrize("game", SECRETS)
def test_nothing_that_is_sent_depends_on_what_is_hidden(tmp_path: Path, game: str) -> None:
    first = sorted(SECRETS).index(game)
    viewers = islice(cycle([0, None, 1, None, 2]), first, first + GAMES_PLAYED)
    compared, differing = asyncio.run(evenings(tmp_path, game, viewers))
    assert compared > 100 * GAMES_PLAYED
    assert differing >= GAMES_PLAYED or game not in KEEPING_SECRETS


@pytest.mark.parametrize("game", KEEPING_SECRETS)
def test_the_comparison_notices_a_screen_that_shows_too_much(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ClientView, "viewer", property(lambda _: 1))
    with pytest.raises(AssertionError):
        asyncio.run(evenings(tmp_path, game, [0]))
