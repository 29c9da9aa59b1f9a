"""Cavern Tavern at a real house: hands, Secret Tasks and cards looked at are sent to nobody who may not see them."""

import json
import random
from typing import Any

import pytest
from tests.games.cavern_tavern.table import look, person
from tests.long import LONG
from tests.server.house import HERE, ME, RANDOM, Browser, House, Message, Seat
from tests.server.tavern import short_cards

from alehouse import State
from alehouse.core.record import Record
from alehouse.core.record import load as load_record
from alehouse.house.tables.table import game_of

CARDS = short_cards(5)
GAME = game_of("cavern_tavern", CARDS)
WORDS = GAME.words("en")
OPTIONS = {"game": "cavern_tavern", "secret_chamber": "on"}
SHAPES = ("landscape", "portrait")


def traces(card: str) -> tuple[str, str]:
    """How a card would show itself: "item:hammer" as a piece, or by its name."""
    kind, _, name = card.partition(":")
    return f'"{kind}:{name}"', json.dumps(WORDS.name(f"{kind}-{name}"))[1:-1]


def leaks(said: str, cards: set[str]) -> list[str]:
    return [card for card in sorted(cards) if any(trace in said for trace in traces(card))]


def held(state: State) -> set[str]:
    """Hands, Secret Tasks and the items that somebody looks at."""
    found: set[str] = set()
    for seat in range(state.seats):
        owner = person(state, seat)
        found |= {f"item:{item.card}" for item in owner.items if item.card} | {f"secret:{owner.secret}"}
        found |= {name for name in look(state, seat).looked_at if name.startswith("item:")}
    return found - {"secret:"}


def known_to(state: State, seat: int | None) -> set[str]:
    """What of it a seat may know."""
    view = look(state, seat)
    cards = {f"item:{item.card}" for player in view.players for item in player.items}
    cards |= {f"secret:{player.secret}" for player in view.players}
    return cards | {*view.looked_at, view.using, *(f"item:{card}" for card in view.items_discarded)}


Heard = tuple[int | None, int, str]  # who, after how many moves, what


def check(record: Record, heard: list[Heard]) -> int:
    """Nobody heard of a card that he had never been allowed to know; how many such cards there were."""
    options: dict[str, Any] = record.options
    state = GAME.new(record.players, fate="open", **options)
    learnt: dict[int | None, set[str]] = {seat: set() for seat in (None, *range(record.players))}
    secrets = count = 0
    for viewer, seq, said in heard:
        while count < seq:
            state.apply(state.parse(record.moves[count]))
            count += 1
            for seat, cards in learnt.items():
                cards |= known_to(state, seat)
        hidden = held(state) - learnt[viewer]
        secrets += len(hidden)
        assert leaks(said, hidden) == [], (viewer, seq)
    return secrets


def everything_shown(seat: Seat) -> str:
    """All that a browser has in it: pieces, the log, the question; what the last message took away is gone."""
    rest = {name: value for name, value in seat.table.items() if name != "canvases"}
    return json.dumps([seat.pieces, seat.log, rest])


def messages(seat: Seat, seq: int) -> list[Heard]:
    """What a stranger is told until a move is shown."""
    found: list[Heard] = []
    while not seat.table or seat.table["seq"] < seq:
        found.append((None, seq, json.dumps(seat.hear())))
    return found


def played_out(browser: Browser, house: House, shape: str, *others: Message) -> list[Heard]:
    """A whole game, watched by a stranger; checked when it is over, for then the record tells what was hidden."""
    table = browser.open_table(ME, *others, cards=CARDS, **OPTIONS)
    heard: list[Heard] = []
    chance = random.Random(4)
    with browser.sit(table, shape) as seat, house.browser().sit(table, shape) as stranger:
        seat.until_type("table")
        while not seat.over:
            seq = seat.table["seq"]
            if seat.table.get("curtain"):
                heard.append((None, seq, everything_shown(seat)))
                seat.sit_down()
            if seat.mine:
                heard.append((seat.table["prompt"]["seat"], seq, everything_shown(seat)))
                heard += messages(stranger, seq)
                seat.play(chance.choice(seat.options))
            else:
                seat.hear()
    record = load_record(browser.http.get(f"/api/tables/{table}/record").content)
    assert check(record, heard) > 100
    return heard


@pytest.mark.rule("CT-9.2", "CT-9.3", "CT-9.5")
@pytest.mark.long
@pytest.mark.parametrize("shape", SHAPES if LONG else SHAPES[:1])
def test_nobody_hears_of_the_secrets_of_bots(browser: Browser, house: House, shape: str) -> None:
    played_out(browser, house, shape, RANDOM, RANDOM)


@pytest.mark.rule("CT-9.2", "CT-9.3", "CT-9.5")
@pytest.mark.long
@pytest.mark.parametrize("shape", SHAPES if LONG else SHAPES[1:])
def test_at_one_screen_nobody_hears_of_the_secrets_of_others(browser: Browser, house: House, shape: str) -> None:
    heard = played_out(browser, house, shape, HERE)
    assert {viewer for viewer, _, _ in heard} == {None, 0, 1}


def test_the_curtain_falls_for_the_first_secret_and_whoever_looks_closer_gets_nothing(browser: Browser) -> None:
    table = browser.open_table(ME, HERE, **OPTIONS)
    with browser.sit(table) as seat:
        seat.until_mine()
        while not seat.table.get("curtain"):
            seat.play()
        for what in ("secret:0", "secret:1", "hand:0", "hand:1"):
            answer = json.dumps([seat.ask("unfold", what=what), seat.ask("closer", piece=what)])
            for card in (*GAME.cards.secrets, *GAME.cards.items):
                kind = "secret" if card in GAME.cards.secrets else "item"
                assert WORDS.name(f"{kind}-{card.id}") not in answer


def test_alone_there_is_no_curtain(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seat, "sit_down", lambda _: pytest.fail("a curtain fell"))
    with browser.sit(browser.open_table(ME, **OPTIONS)) as seat:
        for _ in range(30):
            seat.until_mine()
            seat.play()


def test_the_record_waits_for_the_end_where_people_have_secrets(browser: Browser) -> None:
    shared = browser.open_table(ME, RANDOM, **OPTIONS)
    alone = browser.open_table(ME, **OPTIONS)
    assert browser.http.get(f"/api/tables/{shared}/record").status_code == 403
    assert browser.http.get(f"/api/tables/{alone}/record").status_code == 200
