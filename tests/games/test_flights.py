"""What flies across a table: whatever the log says to whoever looks, and no more; between things that are there."""

import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from itertools import count
from random import Random
from typing import Any, Final

import msgspec
import pytest
from tests.games.drawn import strict
from tests.games.facts import facts_of
from tests.long import sized, spread

import alehouse
from alehouse import Game, State
from alehouse.core.draw.sounds import MATERIALS, sounding
from alehouse.core.fate import seeded
from alehouse.core.flights import GESTURES, SHAKE, STEP, TILT, Flight, added, last_word, of_changes
from alehouse.core.scene import SHAPES, Layout
from alehouse.core.view import LogLine

MODES: Final = [(name, mode) for name in alehouse.ROOMS for mode in facts_of(name).modes]
every_mode = pytest.mark.parametrize(("name", "mode"), spread(MODES, 12))
every_game = pytest.mark.parametrize("name", alehouse.ROOMS)

# Where a player keeps each of the goods that the log tells of.
PURSES: Final = {
    "dwarf": dict.fromkeys(("iron", "steel", "gold", "item", "medal"), "goods:{seat}:{good}"),
    "dice_brewing": {"coins": "counts:{seat}", "xp": "xp:{seat}", "seeds": "seed:{seat}"},
    "cavern_tavern": {"vp": "score:{seat}", "modifiers": "modifier:{seat}", "mrs_nasty": "mrs:{seat}"},
    "brew_crafters": {"money": "money:{seat}", "rep": "rep:{seat}"}
    | dict.fromkeys(("malt", "hops", "yeast", "spice", "coffee", "fruit"), "stored:{seat}:{good}"),
}
LOOKS: Final = 1  # at each kind of line, in each shape
EVERY: Final = sized(11, 1)  # decisions from one that is looked at to the next


# ── playing ───────────────────────────────────────────────────────────────────────────────────────


def new(name: str, mode: str, seed: int = 3) -> State:
    players, options = facts_of(name).modes[mode]
    every: dict[str, Any] = dict(options)
    return alehouse.load(name).new(players, seed=seed, events=True, **every)


def seats(state: State) -> tuple[int | None, ...]:
    return (None, *range(state.seats))


def lively(state: State, chance: Random) -> int:
    """An action of a kind chosen at random: whatever there is much of does not crowd out the rest."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions():
        kinds.setdefault(state.name(action).partition(":")[0], []).append(action)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


@cache
def played(name: str, mode: str) -> State:
    """A random game that is over; nobody changes it any more."""
    state, chance = new(name, mode), Random(11)
    while not state.is_over:
        state.apply(lively(state, chance))
    return state


def play(state: State) -> Iterator[list[State]]:
    """A random game: for each decision, the state before it, the moments on the way, and the state after it."""
    chance = Random(11)
    state.take_stops()
    while not state.is_over:
        before = state.copy()
        state.apply(lively(state, chance))
        yield [before, *state.take_stops(), state]


def news(shown: list[State], seat: int | None) -> list[LogLine]:
    known = len(shown[0].view(seat).log)
    return shown[-1].view(seat).log[known:]


# ── what is there ─────────────────────────────────────────────────────────────────────────────────


@cache
def symbols(game: Game) -> frozenset[str]:
    return frozenset(re.findall(r"<symbol id='([^']+)'", game.scene_defs()))


def pieces(state: State, seat: int | None, shape: str) -> set[str]:
    """The ids of everything on the table."""
    game = state.game
    names = game.numbered(strict(game), state.seats)
    layout = Layout(shape=shape, names=names, here=() if seat is None else (seat,))
    scene = game.scene(state.view(seat), strict(game), layout)
    return {piece.id for canvas in scene.canvases().values() for piece in canvas.pieces}


def chip(place: str, seat: int | None, there: set[str]) -> bool:
    """Whether the page finds something that stands for a place which is not drawn: the player whose it is."""
    owner = re.search(r":(\d)(:|$)", place)
    return owner is not None and (f"player:{owner[1]}" in there or (int(owner[1]) == seat and "own" in there))


def is_done(gesture: Flight, seat: int | None, there: set[str]) -> bool:
    """Whether there is a piece for a gesture, or what does it instead, or the player is not drawn that large."""
    return any(place in there or chip(place, seat, there) for place in (gesture.goal, gesture.origin))


# ── every line of whole games, for everybody ──────────────────────────────────────────────────────


@pytest.mark.long
@every_mode
def test_flights_are_of_things_that_are_drawn_and_sum_up_to_what_the_log_says(name: str, mode: str) -> None:
    state = played(name, mode)
    told = 0
    for seat in seats(state):
        for line in state.view(seat).log:
            flights = state.game.flights(line)
            told += bool(flights)
            for flight in flights:
                assert flight.count > 0, (line, flight)
                if flight.what in GESTURES:
                    assert flight.count == 1 or flight.what == STEP, (line, flight)
                    continue
                assert flight.what[0] == "@" or flight.what in symbols(state.game), (line, flight)
                assert flight.origin != flight.goal, (line, flight)
            check_sums(name, line, flights)
            assert flights == state.game.flights(copied(line)), "flights say what a line says, whoever made it"
    assert told > 20


def check_sums(name: str, line: LogLine, flights: list[Flight]) -> None:
    for good, amount in line.changes.items():
        purse = PURSES[name][good].format(seat=line.seat, good=good)
        sign = {(False, True): 1, (True, False): -1, (False, False): 0}
        moved = [
            sign[flight.origin == purse, flight.goal == purse] * flight.count
            for flight in flights
            if flight.what == f"g-{good}"
        ]
        assert sum(moved) == amount, (line, flights)


def copied(line: LogLine) -> LogLine:
    return msgspec.json.decode(msgspec.json.encode(line), type=LogLine)


@pytest.mark.long
@every_mode
def test_payments_come_before_gains(name: str, mode: str) -> None:
    state = played(name, mode)
    for line in state.view(None).log:
        signs = [
            line.changes[flight.what.removeprefix("g-")] > 0
            for flight in state.game.flights(line)
            if flight.what.removeprefix("g-") in line.changes and flight.what.startswith("g-")
        ]
        assert signs == sorted(signs), line


@pytest.mark.long
@every_mode
def test_flights_lead_from_and_to_what_is_on_the_table(name: str, mode: str) -> None:
    state = new(name, mode)
    looked: Counter[tuple[str, str, bool]] = Counter()
    chance = Random(5)
    for number, shown in enumerate(play(state)):
        if number % EVERY:
            continue
        seat, shape = chance.choice(seats(state)), chance.choice(SHAPES)
        lines = [line for line in news(shown, seat) if state.game.flights(line)]
        lines = [line for line in lines if looked[line.message, shape, line.seat == seat] < LOOKS]
        looked.update((line.message, shape, line.seat == seat) for line in lines)
        if not lines:
            continue
        there = set[str]().union(*(pieces(moment, seat, shape) for moment in shown))
        for line in lines:
            for flight in state.game.flights(line):
                if flight.what in GESTURES:
                    assert is_done(flight, seat, there), (seat, shape, line, flight)
                    continue
                assert flight.what[0] != "@" or flight.what[1:] in there, (seat, shape, line, flight)
                for place in (flight.origin, flight.goal):
                    assert place in there or chip(place, seat, there), (seat, shape, place, line)
    assert looked


# ── what is hidden ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@every_mode
def test_flights_say_nothing_of_what_others_read_in_a_line(name: str, mode: str) -> None:
    state = played(name, mode)
    logs = {seat: state.view(seat).log for seat in seats(state)}
    for seat, log in logs.items():
        for other in seats(state):
            for mine, theirs in zip(log, logs[other], strict=True):
                kept = [last_word(theirs.args[key]) for key in theirs.args if key not in mine.args]
                told = msgspec.json.encode(state.game.flights(mine)).decode() if kept else ""
                assert not any(word and word in told for word in kept), (seat, other, mine, theirs)


@pytest.mark.long
@every_game
def test_twins_that_differ_in_what_is_hidden_have_the_same_flights(name: str) -> None:
    for mode in facts_of(name).modes:
        state, chance = new(name, mode), Random(11)
        for number in count(1):
            state.apply(lively(state, chance))
            if state.is_over:
                break
            if number % sized(80, 40):
                continue
            for seat in seats(state):
                twin = state.copy()
                twin.redraw(-1 if seat is None else seat, seeded(number))
                assert told(state, seat) == told(twin, seat), (mode, seat)


def told(state: State, seat: int | None) -> list[list[Flight]]:
    return [state.game.flights(line) for line in state.view(seat).log[-20:]]


# ── the default ───────────────────────────────────────────────────────────────────────────────────


def test_by_default_changes_fly_between_a_place_and_a_purse_payments_first() -> None:
    line = LogLine(message="log-forge", seat=2, args={}, changes={"item": 1, "iron": -2, "gold": 0}, clause="")
    found = of_changes(line, lambda line: "forge", lambda seat, good: f"goods:{seat}:{good}")
    assert found == [
        Flight("g-iron", "goods:2:iron", "forge", 2),
        Flight("g-item", "forge", "goods:2:item", 1),
    ]


CUBE: Final = LogLine(message="log-chooses", seat=1, args={"cause": []}, changes={"spice": 1}, clause="")


@pytest.mark.parametrize(
    ("now", "more"),
    [
        ({"spice": 2}, {"spice": 1}),
        ({"spice": 1, "fruit": 1}, {"fruit": 1}),
        ({}, None),  # it was taken back
        ({"fruit": 1}, None),
    ],
)
def test_of_a_line_that_grows_what_has_come_flies(now: dict[str, int], more: dict[str, int] | None) -> None:
    found = added(CUBE, msgspec.structs.replace(CUBE, changes=now))
    assert (found.changes if found else None) == more


def test_a_line_that_says_something_else_has_not_grown() -> None:
    other = msgspec.structs.replace(CUBE, args={"cause": [["@space-specialty_shop"]]}, changes={"spice": 2})
    assert added(CUBE, other) is None


def test_a_flight_is_sent_as_a_list() -> None:
    assert msgspec.json.encode(Flight("coin", "a", "b", 3)) == b'["coin","a","b",3]'


def test_a_line_that_the_house_adds_to_the_log_brings_none() -> None:
    line = LogLine(message="log-taken-back", seat=0, args={"decisions": 2}, changes={}, clause="")
    assert all(alehouse.load(name).flights(line) == [] for name in alehouse.ROOMS)


# ── gestures ──────────────────────────────────────────────────────────────────────────────────────


def line_of(message: str, seat: int = -1, changes: dict[str, int] | None = None, **args: Any) -> LogLine:
    return LogLine(message=message, seat=seat, args=args, changes=changes or {}, clause="")


AT: Final[dict[str, Any]] = {"card": "@card-dragon", "id": "dragon_p4_l3", "location": "4"}
WHEEL: Final = ("season", "season:words", "field:spring", "field:summer", "field:autumn", "field:winter")
# What pieces do where they lie, by game and by line: [(gesture, piece), …].
GESTURED: Final = {
    "dwarf": [
        (line_of("log-attack", 1, {"gold": -1}, **AT), [("!shake", "card:A:dragon_p4_l3"), ("!hit", "player:1")]),
        (line_of("log-raid", **AT), [("!shake", "card:A:dragon_p4_l3")]),
        (line_of("log-harmless", **AT), [("!shake", "card:A:dragon_p4_l3")]),
        (line_of("log-army", **AT), [("!tilt", "card:A:dragon_p4_l3")]),
        (line_of("log-resolve", 0, {"medal": 1}, **AT), [("!tilt", "card:A:dragon_p4_l3")]),
        (line_of("log-resolve", 0, {"iron": 3}, **AT), []),
    ],
    "dice_brewing": [
        (
            line_of("log-brew", 1, {"xp": 3}, recipe="@recipe-stout", dice=[["@colour-black", "2"]]),
            [("!pour", "recipe:stout"), ("!step", "xp:1")],
        ),
        (
            line_of("log-block-building", 0, owner_seat=1, building="@building-school"),
            [("!stamp", "shut:1:school")],
        ),
        (line_of("log-block-recipe", 0, recipe="@recipe-stout"), [("!stamp", "recipe:stout")]),
        (
            line_of("log-head-round", round=2, season="@season-summer"),
            [*(("!light", f"board:{seat}") for seat in range(4)), ("!light", "season")],
        ),
    ],
    "cavern_tavern": [
        (
            line_of("log-completes", 0, {"vp": 7}, order="@order-inn", late=0, paid=[["@ingredient-beer", "2"]]),
            [("!seal", "open:0")],
        ),
        (line_of("log-forgets", 2, {"vp": -5}, order="@order-inn"), [("!tear", "open:2")]),
        (line_of("log-track", 1, track="@track-kitchen", position=2), [("!step", "kitchen:1")]),
        (line_of("log-nasty", 1, position=2), [("!step", "nasty:1")]),
        (line_of("log-nasty-up", 1, position=1), [("!step", "nasty:1")]),
        (line_of("log-says", 1, card="@says-hush"), [("!pulse", "nasty:1")]),
        (line_of("log-head-round", round=2), [("!light", "clock-hand")]),
    ],
    "brew_crafters": [
        (line_of("log-brews-pub", 0, {"malt": -2}, recipe="@recipe-porter", tank=1), [("!pour", "tank:0:1")]),
        (line_of("log-sells", 0, {"money": 2}, recipe="@recipe-porter"), [("!leave", "freight:0")]),
        (line_of("log-hires", 1, worker="@worker-forager"), [("!stamp", "hired:1:forager")]),
        (line_of("log-installs", 0, {"money": 1}, tile="@tile-farm"), [("!stamp", "installed:0:farm")]),
        (line_of("log-partner", 0, partnership="@partnership-roaster"), [("!stamp", "partner:0:roaster")]),
        (line_of("log-label", 0, recipe="@recipe-porter"), [("!stamp", "labels:0")]),
        (
            line_of("log-head-season", year=1, season="@season-summer"),
            [("!light", piece) for piece in WHEEL],
        ),
    ],
}


@pytest.mark.parametrize(
    ("name", "line", "gestures"),
    [(name, line, gestures) for name, told in GESTURED.items() for line, gestures in told],
    ids=lambda value: value.message if isinstance(value, LogLine) else "",
)
def test_pieces_tell_by_gestures_what_happens_to_them(
    name: str, line: LogLine, gestures: list[tuple[str, str]]
) -> None:
    found = [(flight.what, flight.goal) for flight in alehouse.load(name).flights(line) if flight.what in GESTURES]
    assert found == gestures


def kinds(name: str, line: LogLine) -> list[str]:
    return [flight.what for flight in alehouse.load(name).flights(line)]


def test_a_recipe_fills_when_its_dice_have_come_and_pays_when_it_is_full() -> None:
    line = line_of("log-brew", 1, {"xp": 3, "coins": 2}, recipe="@recipe-stout", dice=[["@colour-black", "2"]])
    assert kinds("dice_brewing", line) == ["die-black-2", "!pour", "g-xp", "g-coins", "brewed", "!step"]


def test_an_order_is_sealed_when_it_is_served_and_pays_then() -> None:
    line = line_of("log-completes", 0, {"vp": 7}, order="@order-inn", late=0, paid=[["@ingredient-beer", "2"]])
    assert kinds("cavern_tavern", line) == ["beer", "!seal", "g-vp"]


def test_a_truck_leaves_with_the_batch_and_money_comes_back() -> None:
    line = line_of("log-sells", 0, {"money": 2}, recipe="@recipe-porter")
    assert kinds("brew_crafters", line) == ["batch-porter", "!leave", "g-money"]


@every_game
def test_every_gesture_of_a_game_is_made_in_some_game(name: str) -> None:
    made = {
        (line.message, flight.what)
        for mode in facts_of(name).modes
        for line in played(name, mode).view(None).log
        for flight in alehouse.load(name).flights(line)
        if flight.what in GESTURES
    }
    expected = {(line.message, what) for line, gestures in GESTURED[name] for what, _ in gestures}
    assert expected - made <= RARE


RARE: Final = {("log-label", "!stamp"), ("log-brews-pub", "!pour")}  # not in every few random games


@pytest.mark.long
@pytest.mark.rule("DW-5.62", "DW-5.63")
def test_a_monster_that_strikes_or_is_parried_is_the_card_that_lies_on_top() -> None:
    seen = 0
    for mode in spread([*facts_of("dwarf").modes], 4):
        state = new("dwarf", mode)
        for shown in play(state):
            monsters = {flight.goal for line in news(shown, None) for flight in monsters_of(state, line)}
            seen += len(monsters)
            assert monsters <= {card for moment in shown for card in tops(moment)}
    assert seen > 20


def monsters_of(state: State, line: LogLine) -> list[Flight]:
    return [flight for flight in state.game.flights(line) if flight.what in (SHAKE, TILT)]


def tops(state: Any) -> list[str]:
    return [f"card:{location.id[0]}:{location.stack[-1]}" for location in state.view(None).locations]


# ── what it sounds like ───────────────────────────────────────────────────────────────────────────


@cache
def sounds(game: Game) -> dict[str, str]:
    return dict(re.findall(r"<symbol id='([^']+)' data-sound='([^']+)'", game.scene_defs()))


@pytest.mark.long
@every_mode
def test_whatever_flies_is_heard_when_it_lands(name: str, mode: str) -> None:
    state = played(name, mode)
    for line in state.view(None).log:
        for flight in state.game.flights(line):
            heard = flight.what[0] == "@" or flight.what in GESTURES or sounds(state.game)[flight.what] in MATERIALS
            assert heard, flight


@every_game
def test_every_sound_is_of_something_that_is_drawn(name: str) -> None:
    game = alehouse.load(name)
    patterns = import_module(f"alehouse.games.{name}.drawing.sounds").SOUNDS
    assert set(patterns) <= set(MATERIALS)
    for pattern in (pattern for group in patterns.values() for pattern in group):
        assert any(fnmatchcase(symbol, pattern) for symbol in symbols(game)), pattern


def test_the_first_sound_that_fits_a_drawing_holds() -> None:
    drawings = "<symbol id='die-1'/><symbol id='diet'/><symbol id='coin' overflow='a'/>"
    assert sounding(drawings, {"die": ("die-*",), "coin": ("coin", "die-1")}) == (
        "<symbol id='die-1' data-sound='die'/><symbol id='diet'/><symbol id='coin' data-sound='coin' overflow='a'/>"
    )
