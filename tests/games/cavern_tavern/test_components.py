"""Sections 1 and 3: who may play, in which modes, and what is in the box."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.cavern_tavern.table import (
    AREAS,
    CARDS,
    CHAMBER,
    GAME,
    ITEMS,
    ORDERS,
    ORDINARY,
    arrange,
    asked,
    deal,
    dice,
    hall,
    left,
    look,
    names,
    play,
    quiet,
    roll_all,
)

from alehouse import FATE, BadOption, State

MODES: list[tuple[int, dict[str, Any]]] = [
    *((players, options) for players in range(2, 7) for options in ({}, CHAMBER)),
    (1, {}),
    (1, CHAMBER),
    (1, {"solo_mode": "story"}),
    (1, {"solo_mode": "story", **CHAMBER}),
]
RACES = ("human", "dwarf", "halfling", "elf", "green_elf", "trobit")
BOX = {
    "order": 48,
    "character": 6,
    "item": 25,
    "nasty_says": 15,
    "secret_task": 13,
    "assignment": 20,
    "task": 21,
}


def counted(table: str) -> int:
    """How many copies the cards of a table have in all."""
    return sum(card.get("count", 1) for card in CARDS[table])


def said(state: State, what: str, seat: int | None = 0) -> str:
    """A closer look at something, in English."""
    return " ".join(GAME.inspect_text(look(state, seat), GAME.words("en"), what).split())


# ── players and modes ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-1.1")
def test_one_to_six_people_play_ten_rounds() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]
    assert GAME.title == "Cavern Tavern"
    for players in range(1, 7):
        assert look(GAME.new(players=players, seed=1)).rounds == 10


@pytest.mark.rule("CT-1.1")
@pytest.mark.parametrize("players", [0, 7])
def test_no_other_number_of_people_can_play(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(players=players)


@pytest.mark.rule("CT-1.2", "CT-1.1", "CT-7.1")
@pytest.mark.parametrize(("players", "options"), MODES)
def test_every_mode_is_played_to_its_end_in_ten_rounds(players: int, options: dict[str, Any]) -> None:
    state, chance = GAME.new(players=players, seed=7, **options), Random(players)
    rounds, opened = [0], []
    while not state.is_over:
        state.step(chance.choice(state.legal_actions()))
        view = look(state)
        if view.round != rounds[-1]:
            rounds.append(view.round)
            opened += [view.round] if view.chamber_open else []
    assert [number for number in rounds if number] == list(range(1, 11))
    assert opened == ([4, 5, 6, 7, 8, 9, 10] if "secret_chamber" in options else [])
    assert len(look(state).players) == players


@pytest.mark.rule("CT-1.2", "CT-4.3.1")
@pytest.mark.parametrize(("players", "options"), MODES)
def test_a_view_tells_the_mode(players: int, options: dict[str, Any]) -> None:
    view = look(GAME.new(players=players, seed=3, **options))
    assert view.solo == (players == 1)
    assert view.story == (options.get("solo_mode") == "story")
    assert view.expansion == ("secret_chamber" in options)
    assert bool(view.assignment) == view.story
    assert bool(view.automa) == view.solo


@pytest.mark.rule("CT-1.2")
@pytest.mark.parametrize("players", range(2, 7))
def test_solo_modes_are_not_for_several(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(players=players, solo_mode="story")


@pytest.mark.rule("CT-1.2")
def test_the_base_game_is_the_default() -> None:
    assert not look(GAME.new(players=2, seed=1)).expansion
    assert not look(GAME.new(players=1, seed=1)).story


@pytest.mark.rule("CT-1.3")
@pytest.mark.parametrize("players", range(2, 7))
def test_whoever_has_most_points_wins(players: int) -> None:
    state = quiet(*({"vp": 10 + seat} for seat in range(players)), round=10, phase="round_end")
    assert state.is_over
    assert state.ranking() == list(range(players, 0, -1))


# ── what is not known ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-1.5", "CT-1.6")
def test_every_entry_says_where_it_comes_from() -> None:
    for name in (*BOX, "race", "ingredient", "area", "automa_die", "drink_token"):
        for card in CARDS[name]:
            assert card["source"] in {"rulebook", "web", "reconstructed"}, card["id"]
            if authentic := card.get("authentic"):
                assert card["source"] == "reconstructed", card["id"]
                assert authentic
                assert card["authentic_source"] in {"rulebook", "web"}, card["id"]


@pytest.mark.rule("CT-1.6", "CT-1.5")
@pytest.mark.parametrize(
    ("kind", "table"),
    [
        ("order", "order"),
        ("item", "item"),
        ("character", "character"),
        ("says", "nasty_says"),
        ("secret", "secret_task"),
        ("task", "task"),
        ("area", "area"),
    ],
)
def test_a_closer_look_says_what_is_reconstructed(kind: str, table: str) -> None:
    state = quiet({}, {}, options=CHAMBER, round=3)
    for card in CARDS[table]:
        if card.get("task_slot"):
            continue
        text = said(state, f"{kind}:{card['id']}")
        sources = {value for key, value in card.items() if key == "source" or key.endswith("_source")}
        assert ("econstructed" in text) == ("reconstructed" in sources), card["id"]
        assert ("Partly reconstructed" in text) == (len(sources) > 1), card["id"]


@pytest.mark.rule("CT-1.7")
def test_rounds_and_turns_are_told_apart() -> None:
    state = quiet({"dice": [1, 2]}, {"dice": [1]}, round=4)
    assert (look(state).round, look(state).turn) == (4, 0)
    play(state, "area:cellar_2", "take:syrup", "end_turn")
    assert (look(state).round, look(state).turn) == (4, 1)


# ── the box ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-3.4")
@pytest.mark.parametrize(("table", "count"), BOX.items())
def test_counts_of_the_cards(table: str, count: int) -> None:
    assert counted(table) == count
    assert len({card["id"] for card in CARDS[table]}) == len(CARDS[table])


@pytest.mark.rule("CT-3.4", "CT-3.1", "CT-12.1")
def test_ingredients_are_seventy_six() -> None:
    assert counted("ingredient") == 76
    state = GAME.new(players=1, fate="open")
    assert {pile.id: pile.left for pile in look(state).piles} == dict.fromkeys(ORDINARY, 6) | {"magic_potion": 4}


@pytest.mark.rule("CT-3.1")
def test_the_twelve_ordinary_ingredients() -> None:
    ordinary = ["fruit", "herbs", "syrup", "rocks", "mead", "nectar", "wine", "elixir", "ambrosia", "beer"]
    ordinary += ["liqueur", "spirits"]
    assert [kind["id"] for kind in CARDS["ingredient"] if kind["ordinary"]] == ordinary
    assert list(ORDINARY) == ordinary
    state = quiet({"items": ["spare_key"]}, {})
    play(state, "item:spare_key")
    assert asked(state, "take") == ordinary


@pytest.mark.rule("CT-3.1", "CT-12.1")
@pytest.mark.parametrize("kind", [*ORDINARY, "magic_potion"])
def test_no_ingredient_is_there_more_often_than_in_the_box(kind: str) -> None:
    most = 4 if kind == "magic_potion" else 6
    state = quiet({"ingredients": {kind: most - 1}}, {"ingredients": {kind: 1}})
    assert left(state, kind) == 0
    with pytest.raises(BadOption):
        quiet({"ingredients": {kind: most}}, {"ingredients": {kind: 1}})


@pytest.mark.rule("CT-3.4", "CT-12.2", "CT-12.4")
@pytest.mark.parametrize("players", range(1, 7))
def test_decks_hold_the_whole_box(players: int) -> None:
    view = look(GAME.new(players=players, fate="open"))
    assert (view.orders_left, view.items_left, view.says_left) == (48, 25 if players > 1 else 18, 15)
    view = look(GAME.new(players=players, fate="open", secret_chamber="on"))
    assert (view.tasks_left, view.tokens_left, view.modifiers_left) == (21, 24 + 21, 30)


@pytest.mark.rule("CT-3.2")
def test_six_colours_in_the_order_of_the_seats() -> None:
    assert CARDS["meta"]["player_colours"] == ["black", "yellow", "blue", "green", "red", "purple"]


@pytest.mark.rule("CT-3.2", "CT-12.8")
@pytest.mark.parametrize("players", range(1, 7))
def test_four_dice_of_each_colour_and_a_white_one(players: int) -> None:
    state = arrange(*[{}] * players, phase="round_start", round=2)
    roll_all(deal(state), 2)
    own = [[die for die in person.dice if not die.white] for person in look(state).players]
    assert [len(dice) for dice in own] == [4] * players
    assert sum(die.white for person in look(state).players for die in person.dice) == (players > 1)
    ids = [die.id for person in look(state).players for die in person.dice]
    assert len(set(ids)) == len(ids)


@pytest.mark.rule("CT-3.3", "CT-6.7.3")
def test_six_races_of_customers_elves_of_two_kinds() -> None:
    assert tuple(race["id"] for race in CARDS["race"]) == RACES
    assert Counter(order["race"] for order in ORDERS.values()) == dict.fromkeys(RACES, 8)
    assert {card["race"] for card in CARDS["character"]} == set(RACES)


@pytest.mark.rule("CT-3.3")
def test_an_elf_and_a_green_elf_are_two_peoples_for_a_secret_task() -> None:
    """R32."""
    both = ["crystal_tear", "firefly_jar"]
    state = quiet({"completed": both, "secret": "friend_elf"}, {"secret": "friend_green_elf"})
    assert look(state, 0).players[0].secret_points == 3
    green = quiet({"completed": ["firefly_jar"], "secret": "friend_elf"}, {})
    assert look(green, 0).players[0].secret_points == 0


@pytest.mark.rule("CT-3.4")
def test_every_item_is_there_once() -> None:
    """R49."""
    assert {card["count"] for card in ITEMS.values()} == {1}
    state = quiet({"items": ["hammer"]}, {}, items_discarded=["clover"])
    assert look(state).items_left == 23
    with pytest.raises(BadOption):
        quiet({"items": ["hammer"]}, {"items": ["hammer"]})


@pytest.mark.rule("CT-3.4", "CT-12.5")
def test_six_tables_in_the_mess_hall() -> None:
    state = quiet({}, {"order": "hopping_gnome", "table": 4})
    assert [space.number for space in look(state).mess] == [1, 2, 3, 4, 5, 6]
    assert hall(state)[3] == "@1"
    assert all(hall(state))


@pytest.mark.rule("CT-3.4")
def test_an_order_asks_for_three_to_seven_ingredients() -> None:
    for order in ORDERS.values():
        assert 3 <= len(order["ingredients"]) <= 7, order["id"]
        assert set(order["ingredients"]) <= set(ORDINARY)
        assert len(order["points"]) == order["forgotten_after"]
        assert order["symbol"] in {"kitchen", "chore", "none"}
    assert sum(order["symbol"] == "none" for order in ORDERS.values()) == 24


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_pays_by_triangular_numbers(order: str) -> None:
    """As the two printed samples do: 28, 15 two rounds late, −28 after 7; 15, 10 one round late, −15 after 5."""
    card = ORDERS[order]
    rungs = [rung * (rung + 1) // 2 for rung in range(1, len(card["ingredients"]) + 2)]
    assert card["points"] == rungs[::-1]
    assert card["forgotten_loss"] == rungs[-1]


def test_every_ingredient_is_asked_for_as_often() -> None:
    asked = Counter(kind for card in ORDERS.values() for kind in card["ingredients"])
    assert asked == dict.fromkeys(ORDINARY, 20)


@pytest.mark.rule("CT-3.4")
def test_the_board_has_every_area() -> None:
    sections = Counter(area["section"] for area in AREAS.values())
    assert sections == {"cellar": 6, "kitchen": 6, "chore": 6, "office": 1, "workshop": 3, "chamber": 4}
    shown = [area.id for area in look(quiet({}, {}, options=CHAMBER)).areas]
    assert shown == [name for name, area in AREAS.items() if not area.get("task_slot")]


@pytest.mark.rule("CT-12.8")
def test_a_die_has_six_even_sides() -> None:
    state = deal(arrange({}, {}, phase="round_start", round=2))
    assert state.player == FATE
    assert names(state) == [f"rolled:{value}" for value in range(1, 7)]
    assert all(chance == pytest.approx(1 / 6) for _, chance in state.chances())
    play(state, "rolled:6")
    assert 6 in dice(state, 0)
