"""Secrets of Brew Crafters, from a real server: nobody hears of recipes, cards and sides that he may not see."""

import json
import random
from typing import Any

import pytest
from tests.games.brew_crafters.table import look, person
from tests.long import LONG
from tests.server.brewery import short_cards
from tests.server.house import HERE, ME, RANDOM, Browser, House, Message, Seat

from alehouse import State
from alehouse.core.record import Record
from alehouse.core.record import load as load_record
from alehouse.house.tables.table import game_of

CARDS = short_cards()
GAME = game_of("brew_crafters", CARDS)
WORDS = GAME.words("en")
OPTIONS = {"game": "brew_crafters", "secret_recipe": "on", "job_agency": "on", "research_side": "each"}
SHAPES = ("landscape", "portrait")

Heard = tuple[int | None, int, str]  # who, after how many moves, what


# ── what is secret ────────────────────────────────────────────────────────────────────────────────────


def held(state: State) -> set[str]:
    """Recipes that nobody has shown yet, and workers that somebody looks at in the Job Agency."""
    found: set[str] = set()
    for seat in range(state.seats):
        found |= {f"recipe:{card.recipe}" for card in person(state, seat).secrets if not card.revealed}
        found |= {f"worker:{card.id}" for card in look(state, seat).agency}
    return found


def known_to(state: State, seat: int | None) -> set[str]:
    """What of it a seat may know."""
    view = look(state, seat)
    recipes = {card.recipe for player in view.players for card in player.secrets}
    return {f"recipe:{card}" for card in recipes} | {f"worker:{card.id}" for card in view.agency}


def leaks(said: str, cards: set[str]) -> list[str]:
    """The cards that show themselves: "recipe:barleywine" as a piece or in a drawing, or by name."""
    return [card for card in sorted(cards) if any(trace in said for trace in traces(card))]


def traces(card: str) -> list[str]:
    kind, _, name = card.partition(":")
    piece = "card" if kind == "worker" else kind
    drawings = [f"#{what}-{name}'" for what in ("face", "batch", "emblem", "seal")]
    return [f'"{piece}:{name}"', json.dumps(WORDS.name(f"{kind}-{name}"))[1:-1], *drawings]


def labs(state: State, viewer: int | None) -> list[str]:
    """The tracks of others while sides of the lab are being chosen: none of them may be shown."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    return [f'"track:{seat}:' for seat in others] if look(state).phase == "setup" else []


def check(record: Record, heard: list[Heard]) -> int:
    """Nobody heard of what he was not allowed to know then; how many such things there were."""
    options: dict[str, Any] = record.options
    state = GAME.new(record.players, fate="open", **options)
    secrets = count = 0
    for viewer, seq, said in heard:
        while count < seq:
            state.apply(state.parse(record.moves[count]))
            count += 1
        hidden = held(state) - known_to(state, viewer)
        tracks = labs(state, viewer)
        secrets += len(hidden) + len(tracks)
        assert leaks(said, hidden) == [], (viewer, seq)
        assert [track for track in tracks if track in said] == [], (viewer, seq)
    return secrets


# ── who hears what ────────────────────────────────────────────────────────────────────────────────────


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
                seat.play(secretive(seat, chance))
            else:
                seat.hear()
    record = load_record(browser.http.get(f"/api/tables/{table}/record").content)
    assert check(record, heard) > 30
    return heard


def secretive(seat: Seat, chance: random.Random) -> int:
    """An option at random, rather one that leads to a secret."""
    names = {GAME.action_names[action]: action for action in seat.options}
    return next(
        (names[name] for name in ("secret_recipe", "place:job_agency:job_agency") if name in names),
        chance.choice(seat.options),
    )


@pytest.mark.rule("BC-9.2", "BC-9.3", "BC-9.5")
@pytest.mark.long
@pytest.mark.parametrize("shape", SHAPES if LONG else SHAPES[:1])
def test_nobody_hears_of_the_secrets_of_bots(browser: Browser, house: House, shape: str) -> None:
    played_out(browser, house, shape, RANDOM, RANDOM)


@pytest.mark.rule("BC-9.2", "BC-9.3", "BC-9.5")
@pytest.mark.long
@pytest.mark.parametrize("shape", SHAPES if LONG else SHAPES[1:])
def test_at_one_screen_nobody_hears_of_the_secrets_of_others(browser: Browser, house: House, shape: str) -> None:
    heard = played_out(browser, house, shape, HERE)
    assert {viewer for viewer, _, _ in heard} == {None, 0, 1}


@pytest.mark.rule("BC-9.5")
def test_the_curtain_falls_for_the_sides_of_the_lab_and_then_rises(browser: Browser) -> None:
    table = browser.open_table(ME, HERE, game="brew_crafters", research_side="each")
    with browser.sit(table) as seat:
        seat.until_type("table")
        for _ in range(2):
            assert seat.table["curtain"]
            assert '"track:' not in everything_shown(seat)
            seat.sit_down()
            seat.play()
        assert not seat.table.get("curtain")


@pytest.mark.rule("BC-9.2")
def test_whoever_looks_closer_at_a_secret_of_another_person_gets_its_back(browser: Browser) -> None:
    table = browser.open_table(ME, HERE, **OPTIONS | {"research_side": "basic"})
    recipes = [WORDS.name(f"recipe-{card.id}") for card in GAME.cards.recipes]
    chance = random.Random(3)
    with browser.sit(table) as seat:
        seat.until_mine()
        while not seat.table.get("curtain"):
            seat.play(secretive(seat, chance))
        owner = next(n for n in (0, 1) if f'"secret:{n}:0"' in everything_shown(seat))
        answer = json.dumps(seat.ask("unfold", what=f"secret:{owner}:0"))
        assert WORDS.say("scene-secret-hidden") in answer
        assert not [name for name in recipes if json.dumps(name)[1:-1] in answer]


def test_the_record_waits_for_the_end_where_people_have_secrets(browser: Browser) -> None:
    secret = browser.open_table(ME, RANDOM, **OPTIONS)
    plain = browser.open_table(ME, RANDOM, game="brew_crafters")
    assert browser.http.get(f"/api/tables/{secret}/record").status_code == 403
    assert browser.http.get(f"/api/tables/{plain}/record").status_code == 200
