"""Secrets at a table: what a seat keeps to itself is in nobody else's messages, logs, offers or records."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path

import msgspec
import pytest
from tests.games.dice_brewing.facts import face
from tests.games.dice_brewing.lively import liking
from tests.long import rotated, spread
from tests.server.brewing import short_cards
from tests.server.house import GAMES, HERE, ME, RANDOM, Browser, House

import alehouse
from alehouse.bots.worker import Turn, advice
from alehouse.core.fate import seeded
from alehouse.core.state import FATE, State
from alehouse.core.words import LANGUAGES
from alehouse.games.dice_brewing.cards import KINDS
from alehouse.games.dice_brewing.rules.flow import DiceBrewingState
from alehouse.house.connection.client_view import ClientView
from alehouse.house.connection.table_message import update
from alehouse.house.refusal import Refusal
from alehouse.house.rows import MoveRow, SeatRow, TableRow, now
from alehouse.house.tables import undoing
from alehouse.house.tables.table import LiveTable, game_of, summaries
from alehouse.house.texts import house_words
from alehouse.server.storage.storage import Storage

ADVANCED = GAMES["dice_brewing advanced"]
CARDS = short_cards()
GAME = game_of("dice_brewing", CARDS)
WORDS = GAME.words("en")
KIND_NAMES = {kind: WORDS.say(f"token-{kind}") for kind in KINDS}

PEOPLE = [
    SeatRow(seat=0, kind="person", person="me", name="Anna"),
    SeatRow(seat=1, kind="person", person="me", name="Brokk"),
]
ONE_AND_A_BOT = [PEOPLE[0], SeatRow(seat=1, kind="bot", bot="random")]


# ── one's own table, and how it is played ─────────────────────────────────────────────────────────────


def with_storage(path: Path, test: Callable[[Storage], Awaitable[None]]) -> None:
    storage = Storage(str(path / "tables.db"))
    asyncio.run(_run(test, storage))
    storage.close()


async def _run(test: Callable[[Storage], Awaitable[None]], storage: Storage) -> None:
    await test(storage)


async def opened(storage: Storage, name: str, seats: list[SeatRow], mode: str = "advanced") -> LiveTable:
    """A table; those with equal seats begin alike, and fate is the same at all of them."""
    state = GAME.new(len(seats), seed="fate", mode=mode)
    record = state.record()
    row = TableRow(
        id=name,
        host="me",
        game=GAME.name,
        rules=GAME.rules_version,
        players=len(seats),
        options=record.options,
        seats=seats,
        seed="fate",
        cards=CARDS,
        status="running",
        private=False,
        deadline=0,
        since=now(),
        touched=now(),
        player=int(state.player),
        summary=summaries(state),
    )
    first = [MoveRow(seq=seq, action=move, seat=FATE) for seq, move in enumerate(record.moves)]
    await storage.tables.open(row, first)
    return LiveTable(row, first, storage, lambda _: None)


async def play(table: LiveTable, *names: str) -> None:
    for name in names:
        seq, action = table.ledger.seq, table.state.parse(name)
        if table.deciding_bot:
            await table.decide_for_bot(action, seq)
        else:
            await table.decide(action, seq, f"click-{seq}", (0, 1))


def legal(table: LiveTable) -> list[str]:
    return [table.state.name(action) for action in table.state.legal_actions()]


async def until_purchase(table: LiveTable) -> None:
    """Nobody places anything."""
    while "end_turn" not in legal(table):
        await play(table, "decline" if "decline" in legal(table) else "pass")


def brewing(state: State) -> DiceBrewingState:
    assert isinstance(state, DiceBrewingState)
    return state


# ── nothing depends on what is hidden ─────────────────────────────────────────────────────────────────


class Twins:
    """Two tables whose players do the same, but for the kinds of action tokens that they take in secret."""

    def __init__(self, one: LiveTable, other: LiveTable, viewer: int | None, shape: str) -> None:
        self.tables = (one, other)
        self.viewer = viewer
        self.client_views = [ClientView(table, "" if viewer is None else "me", shape, "en") for table in self.tables]
        self.differing = 0  # moments in which kinds differed
        self.probed = 0  # times that different tokens were about to be played

    def compare(self, fresh: bool = False) -> None:
        """Both browsers are sent the same bytes, until everything is known."""
        if self.states[0].is_over:
            return
        one, other = (msgspec.json.encode(update(client_view, fresh)) for client_view in self.client_views)
        assert one == other
        self.differing += list(self.states[0].tokens) != list(self.states[1].tokens)

    @property
    def states(self) -> list[DiceBrewingState]:
        return [brewing(table.state) for table in self.tables]

    async def both(self, one: str, other: str) -> None:
        await play(self.tables[0], one)
        await play(self.tables[1], other)
        self.compare()

    async def step(self, chance: random.Random) -> None:
        """A decision that everybody may see, or one whose difference nobody else may see."""
        await self.probe()
        pairs = self.pairs()
        one, other = chance.choices(pairs, [liking(name) for name, _ in pairs])[0]
        await self.both(one, other)

    def pairs(self) -> list[tuple[str, str]]:
        """What may be done at both tables."""
        here, there = map(legal, self.tables)
        secret = self.states[0].player != self.viewer
        taken = [name for name in here if name.startswith(("buy_token:", "take:"))]
        others = [name for name in here if name in there and not name.startswith(("buy_token:", "take:", "token:"))]
        twins = [(name, self._twin(name) if secret else name) for name in taken]
        fitting = [(one, other) for one, other in twins if other in there and self._keeps_stacks(one, other)]
        return fitting + [(name, name) for name in others]

    def _twin(self, name: str) -> str:
        """The same with the other kind of that price."""
        prices = dict(zip(KINDS, (int(kind.price) for kind in self.states[0].terms.kinds)))
        verb, _, kind = name.partition(":")
        return next(f"{verb}:{other}" for other in KINDS if other != kind and prices[other] == prices[kind])

    def _keeps_stacks(self, one: str, other: str) -> bool:
        """Whether no stack is emptied: that would be seen."""
        kinds = [KINDS.index(name.partition(":")[2]) for name in (one, other)]
        return all(state.stock[5 + kind] > 1 for state, kind in zip(self.states, kinds))

    def _look_alike(self, one: str, other: str) -> bool:
        """Whether nobody can tell these tokens apart: everybody knows how each was got."""
        return len({face(state, state.parse(name)) for state, name in zip(self.states, (one, other))}) == 1

    async def probe(self) -> None:
        """Somebody takes a token to play it, another kind at each table, got in the same way, and puts it back."""
        here, there = ([name for name in legal(table) if name.startswith("token:")] for table in self.tables)
        alike = [pair for pair in product(here, there) if pair[0] != pair[1] and self._look_alike(*pair)]
        if not alike or self.states[0].player == self.viewer or self.tables[0].deciding_bot:
            return
        self.probed += 1
        await self.both(*alike[0])
        for table in self.tables:
            await undoing.undo(table, table.ledger.seq, (0, 1))
        self.compare()


@pytest.mark.rule("DB-9.3", "DB-9.4", "DB-9.5")
@pytest.mark.long
@pytest.mark.parametrize(("viewer", "shape"), rotated([None, 0], ["landscape", "portrait"]))
def test_what_others_are_sent_does_not_depend_on_kinds_that_they_do_not_know(
    tmp_path: Path, viewer: int | None, shape: str
) -> None:
    """Byte by byte over a whole game: pieces, log, prompt, offers to undo."""

    async def test(storage: Storage) -> None:
        seats = PEOPLE if viewer is None else ONE_AND_A_BOT
        twins = Twins(await opened(storage, "one", seats), await opened(storage, "other", seats), viewer, shape)
        chance = random.Random(6)
        twins.compare(fresh=True)
        while not twins.states[0].is_over:
            await twins.step(chance)
        assert twins.differing > 20
        assert twins.probed > 3 or viewer is not None

    with_storage(tmp_path, test)


@pytest.mark.rule("DB-9.5")
def test_a_hint_does_not_depend_on_kinds_that_one_does_not_know(tmp_path: Path) -> None:
    """The house is asked with everything that happened, and knows no more of it than whoever asks."""

    async def test(storage: Storage) -> None:
        one, other = [await opened(storage, name, ONE_AND_A_BOT) for name in ("one", "other")]
        twins, chance, compared = Twins(one, other, 0, "landscape"), random.Random(5), 0
        while not twins.states[0].is_over and compared < 12:
            differ = twins.states[0].record() != twins.states[1].record()
            if differ and one.state.player == 0 and len(one.state.legal_actions()) > 1:
                turns = [
                    Turn(bot="search@60", seat=0, record=table.state.record(), cards=CARDS, hint=True)
                    for table in twins.tables
                ]
                first, second = (advice(turn, seeded("fair")) for turn in turns)
                assert first == second
                compared += 1
            await twins.step(chance)
        assert compared == 12

    with_storage(tmp_path, test)


@pytest.mark.rule("DB-9.5")
@pytest.mark.parametrize("viewer", [None, 0])
def test_tables_with_other_hidden_kinds_look_the_same(tmp_path: Path, viewer: int | None) -> None:
    """As `resample` draws them, tokens that were played included."""

    async def test(storage: Storage) -> None:
        table = await opened(storage, "one", ONE_AND_A_BOT)
        client_views = [ClientView(table, "" if viewer is None else "me", "landscape", "en") for _ in range(2)]
        state, chance, differing = table.state.copy(), random.Random(2), 0
        while not state.is_over:
            names = [state.name(action) for action in state.legal_actions()]
            liked = [liking(name) / 20 if name.startswith("token:") else liking(name) for name in names]
            state.apply(state.parse(chance.choices(names, liked)[0]))
            if state.is_over or chance.random() < 0.5:
                continue
            drawn = [state.resample(viewer, seeded(chance.getrandbits(60))) for _ in client_views]
            messages = []
            for client_view, table.state in zip(client_views, drawn):
                messages.append(msgspec.json.encode(update(client_view)))
            assert messages[0] == messages[1]
            held = [list(brewing(found).tokens) for found in drawn]
            differing += held[0] != held[1]
        assert differing > 3

    with_storage(tmp_path, test)


# ── undo is no way to peek ────────────────────────────────────────────────────────────────────────────


def test_a_token_that_was_bought_can_be_given_back_until_the_turn_ends(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        table = await opened(storage, "one", PEOPLE)
        await until_purchase(table)
        buyer, before = int(table.state.player), list(table.ledger.moves)
        await play(table, "buy_token:raise_value")
        await undoing.undo(table, table.ledger.seq, (0, 1))
        assert table.ledger.moves == before
        await play(table, "buy_token:reroll_die", "end_turn")
        while table.state.player == buyer:  # the own token windows belong to the turn
            assert undoing.barrier(table, (0, 1)) is None
            await play(table, "decline")
        with pytest.raises(Refusal, match="undo-other"):
            await undoing.undo(table, table.ledger.seq, (0, 1))
        await play(table, "end_turn")
        while undoing.barrier(table, (0, 1)) is None:
            await undoing.undo(table, table.ledger.seq, (0, 1))
        assert table.ledger.moves[: len(before) + 1] == [*before, "buy_token:reroll_die"]

    with_storage(tmp_path, test)


@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_no_undo_reaches_behind_a_token_that_was_played_in_secret(tmp_path: Path, mode: str) -> None:
    async def test(storage: Storage) -> None:
        table = await opened(storage, "one", PEOPLE, mode)
        await until_purchase(table)
        await play(table, "buy_token:raise_value", "token:raise_value")
        await undoing.undo(table, table.ledger.seq, (0, 1))  # nobody has seen it yet
        assert legal(table).count("token:raise_value") == 1
        await play(table, "token:raise_value")
        await play(table, next(name for name in legal(table) if name.startswith("die:")))
        played = len(table.ledger.moves)
        if mode == "standard":  # there was nothing to see
            assert undoing.barrier(table, (0, 1)) is None
            return
        with pytest.raises(Refusal, match="undo-reveal"):
            await undoing.undo(table, table.ledger.seq, (0, 1))
        await play(table, next(name for name in legal(table) if name.startswith("die:")))
        await undoing.undo(table, table.ledger.seq, (0, 1))
        with pytest.raises(Refusal, match="undo-reveal"):
            await undoing.undo(table, table.ledger.seq, (0, 1))
        assert len(table.ledger.moves) == played

    with_storage(tmp_path, test)


# ── the record ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@pytest.mark.parametrize("lang", spread(LANGUAGES, 1))
def test_the_record_waits_for_the_end(browser: Browser, house: House, lang: str) -> None:
    table = browser.open_table(ME, RANDOM, cards=CARDS, **ADVANCED)
    address = f"/api/tables/{table}/record?lang={lang}"
    for visitor in (browser, house.browser()):
        refused = visitor.http.get(address)
        assert refused.status_code == 403
        assert refused.json()["error"] == house_words(lang).say("refused-record") != "refused-record"
    with browser.sit(table) as seat:
        assert seat.until_type("table")["secrets"]
        seat.until_mine()
        while not seat.over:
            seat.play(seat.options[-1])
            seat.until_mine()
    record = alehouse.load_record(browser.http.get(address).content)
    assert GAME.replay(record).is_over


def test_without_secrets_the_record_can_be_had_at_any_time(browser: Browser) -> None:
    table = browser.open_table(ME, HERE, **GAMES["dice_brewing"])
    assert browser.http.get(f"/api/tables/{table}/record").status_code == 200
