"""The table of every game as text: it fits every width, numbers what may be chosen for whoever decides, and says
everything in words; so does a closer look."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from operator import itemgetter
from random import Random
from typing import Any, Final

import pytest
from tests.games.brew_crafters.facts import EXPERT
from tests.games.brew_crafters.table import look
from tests.games.facts import facts_of
from tests.games.test_secrets import lively
from tests.games.written import board, inspect_text, widest
from tests.long import dealt, sized

import alehouse
from alehouse import FATE, BadOption, State
from alehouse.core.words import LANGUAGES
from alehouse.games.brew_crafters.cards import Catalogue as BrewCraftersCards
from alehouse.games.cavern_tavern.cards import Catalogue as CavernTavernCards
from alehouse.games.cavern_tavern.effect_ops import INGREDIENTS
from alehouse.games.dice_brewing.cards import Catalogue as DiceBrewingCards
from alehouse.games.dwarf.board import MANY

# The widths where something is laid out in another way, and those around them.
WIDTHS: Final = (80, 100, 104, 117, 118, 120, 127, 128, 137, 138, 157, 158, 160, 200, 240)
EVERY: Final = sized(35, 3)  # decisions from one board to the next
KEY: Final = re.compile(r"\b(about|asks|does|note|short|text|thing|when)-[a-z]")  # of a message that has no words
MODES: Final = [(name, mode) for name in alehouse.ROOMS for mode in facts_of(name).modes]

every_game = pytest.mark.parametrize("name", alehouse.ROOMS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def positions(name: str, mode: str, every: int) -> Iterator[State]:
    """A game in which much happens: each `every`th decision, and the end."""
    players, options = facts_of(name).modes[mode]
    more: dict[str, Any] = dict(options)
    state = alehouse.load(name).new(players, seed=players, **more)
    chance = Random(f"{name} {mode}")
    number = 0
    while not state.is_over:
        if number % every == 0:
            yield state
        number += 1
        state.apply(lively(state, state.legal_actions(), chance))
    yield state


# ── the whole table ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@pytest.mark.parametrize(("name", "mode"), dealt(MODES, 0, itemgetter(0)))
def test_every_decision_fits_every_width_and_numbers_its_options(name: str, mode: str) -> None:
    for number, state in enumerate(positions(name, mode, EVERY)):
        width = WIDTHS[number % len(WIDTHS)]
        seat = max(0, int(state.player))
        text = board(state, width, seat)
        assert widest(text) <= width, text
        assert not any(line != line.rstrip() for line in text.split("\n"))
        assert not KEY.search(text)
        options = state.view(seat).options
        crowd = Counter(option.targets[-1] for option in options if option.targets)
        for n, option in enumerate(options, 1):
            if "[…]" in text and option.targets and crowd[option.targets[-1]] > MANY:
                continue  # there is no room for so many numbers at one place
            assert (f"[{n}]" in text) == bool(option.targets), option.name


@every_game
def test_whoever_does_not_decide_sees_no_numbers(name: str) -> None:
    numbered = 0
    for state in positions(name, next(iter(facts_of(name).modes)), 40):
        numbered += state.player >= 0 and "[1]" in board(state, 80, int(state.player))
        for seat in (None, *range(state.seats)):
            assert seat == state.player or "[1]" not in board(state, 80, seat)
    assert numbered


@pytest.mark.long
@every_game
@every_language
def test_every_language_has_words_for_the_board_and_room_for_them(name: str, language: str) -> None:
    for mode in list(facts_of(name).modes)[-2:]:
        for state in positions(name, mode, sized(120, 60)):
            text = board(state, 80, 0, language)
            assert widest(text) <= 80, text
            assert not KEY.search(text)


@pytest.mark.parametrize(("name", "players"), [(name, 4) for name in alehouse.ROOMS] + [("dwarf", 5)])
def test_names_are_shown_as_they_are(name: str, players: int) -> None:
    text = board(alehouse.load(name).new(players, seed=1))
    assert "Dvala [bold]" in text
    assert "Sindri the Very Long Named" not in text


@every_game
def test_a_wide_screen_needs_fewer_lines(name: str) -> None:
    state = alehouse.load(name).new(4, seed=1)
    assert board(state, 80, 0).count("\n") > board(state, 160, 0).count("\n")


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("dwarf", {}, "face down"),
        ("dice_brewing", {"mode": "advanced"}, "Round 1"),
        ("cavern_tavern", {"secret_chamber": "on"}, ""),
        ("brew_crafters", {"recipe_set": "random"}, ""),
    ],
)
def test_open_fate_has_a_board_from_the_very_first_draw(name: str, options: dict[str, Any], said: str) -> None:
    state = alehouse.load(name).new(3, fate="open", **options)
    assert state.player == FATE
    assert widest(board(state)) <= 80
    assert said in board(state)


# ── a closer look ─────────────────────────────────────────────────────────────────────────────────────

KINDS: Final = {  # what a refusal says
    "dwarf": "stack, pile, mountain, discards",
    "dice_brewing": "recipe, space, ingredient, token, player, deck",
    "cavern_tavern": "order, item, area, task, says, character",
    "brew_crafters": "recipe, worker, tile, space, track, partnership",
}
NOTHING: Final = {
    "dwarf": ["stack:", "stack:B1", "stack:10", "pile:9", "mountain:B", "worker:1"],
    "dice_brewing": ["recipe:", "recipe:water", "space:1", "player:0", "player:3", "deck:1"],
    "cavern_tavern": ["order:", "order:water", "area:chamber_task_1", "player:0", "player:3", "deck:1", "tracks:1"],
    "brew_crafters": [
        *("recipe:", "recipe:water", "space:job_agency", "player:0", "player:3", "upkeep:3", "collaboration"),
    ],
}


@pytest.mark.parametrize(
    ("name", "what"), [(name, what) for name, whats in NOTHING.items() for what in ("", ":", "x:y", "x:y:z", *whats)]
)
def test_there_is_no_closer_look_at_nothing(name: str, what: str) -> None:
    with pytest.raises(BadOption, match=KINDS[name]):
        inspect_text(alehouse.load(name).new(2, seed=1), what)


@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_that_there_is_nothing_to_look_at_is_said_in_the_readers_language(name: str) -> None:
    game = alehouse.load(name)
    with pytest.raises(BadOption, match="Non c’è nulla da guardare"):
        game.inspect_text(game.new(2, seed=1).view(0), game.words("it"), "x:y")


def of_dwarf(_: State) -> list[str]:
    places = [f"{what}:A{position}" for what, count in (("stack", 9), ("pile", 3)) for position in range(1, count + 1)]
    return [*places, "stack:5", "stack:a5", "discards:A", "mountain:"]


def of_dice_brewing(state: State) -> list[str]:
    cards = DiceBrewingCards(state.game.card_file)
    kinds = {"recipe": cards.recipes, "space": cards.spaces, "ingredient": cards.ingredients}
    return [*_named({**kinds, "token": cards.kinds["pl-2"]}), "deck:", "player:1"]


def of_cavern_tavern(state: State) -> list[str]:
    cards = CavernTavernCards(state.game.card_file)
    kinds = {
        "order": cards.orders,
        "item": cards.items,
        "task": cards.tasks,
        "says": cards.says,
        "character": cards.characters,
        "secret": cards.secrets,
        "assignment": cards.assignments,
        "area": [area for area in cards.areas if not area.is_slot],
    }
    looks = [*_named(kinds), "tracks", "player:1", "player:2", "deck", "deck:items", "deck:says", "deck:tasks"]
    looks += [f"ingredient:{kind}" for kind in INGREDIENTS]
    return [*looks, *(f"thing:{one}" for one in ("clock", "white_die", "mess_hall", "nasty_says", "drink_token"))]


def of_brew_crafters(state: State) -> list[str]:
    cards = BrewCraftersCards(state.game.card_file)
    kinds = {
        "recipe": cards.recipes,
        "worker": cards.workers,
        "tile": cards.tiles,
        "space": look(state).market,
        "track": cards.tracks,
        "partnership": cards.partnerships,
    }
    return [*_named(kinds), "player:1", "player:2", "upkeep", "upkeep:3", "collaboration"]


def _named(kinds: dict[str, Any]) -> list[str]:
    return [f"{kind}:{card.id}" for kind, cards in kinds.items() for card in cards]


@pytest.mark.parametrize(
    ("name", "options", "looks"),
    [
        ("dwarf", {}, of_dwarf),
        ("dice_brewing", {}, of_dice_brewing),
        ("cavern_tavern", {"secret_chamber": "on"}, of_cavern_tavern),
        ("brew_crafters", {**EXPERT, "research_side": "each"}, of_brew_crafters),
    ],
)
@every_language
def test_a_closer_look_fits_an_ordinary_terminal(
    name: str, options: dict[str, Any], looks: Callable[[State], list[str]], language: str
) -> None:
    state = alehouse.load(name).new(4, seed=1, **options)
    for what in looks(state):
        text = inspect_text(state, what, 0, language)
        assert widest(text) <= 80, what
        assert not KEY.search(text), what
