"""Sections 1 and 3: who may play, the cards and what is printed on them, workers and supply."""

from collections import Counter
from typing import Any

import pytest
from tests.games.dwarf.table import (
    GAME,
    arrange,
    goods,
    hoard,
    look,
    mountain,
    names,
    person,
    pile,
    play,
    stack,
    standing,
    top,
    worker,
)

import alehouse
from alehouse.core.fate import seeded

CARDS: list[dict[str, Any]] = GAME.card_file.tables["cards"]
SPECIALS: list[dict[str, Any]] = GAME.card_file.tables["special_cards"]
TYPES: dict[str, dict[str, Any]] = {kind["id"]: kind for kind in GAME.card_file.tables["card_types"]}

SAME_CELL = {
    "muster_an_army": 1,
    "hold_a_council": 2,
    "sell_an_item": 3,
    "past_glories": 4,
    "special_order": 5,
    "turn_back": 6,
    "apprentice": 7,
    "collapse_the_shafts": 8,
    "run_amok": 9,
}
LONG_EDGE = SAME_CELL | {
    "muster_an_army": 3,
    "sell_an_item": 1,
    "past_glories": 6,
    "turn_back": 4,
    "apprentice": 9,
    "run_amok": 7,
}
OPPONENTS = ("eldhusfifl", "andvettr", "andvettr_fadir")
MODES: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in (2, 3, 4, 5)]
MODES += [(1, {"opponent": opponent}) for opponent in OPPONENTS]


def seam(position: int) -> str:
    return "gold_seam" if position in (7, 9) else "iron_seam"


# ── modes ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-1.2", "DW-4.8")
@pytest.mark.parametrize(("players", "sets"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_up_to_three_players_use_one_set_four_and_five_use_two(players: int, sets: int) -> None:
    view = look(GAME.new(players=players, seed=1))
    assert len(view.locations) == 9 * sets
    assert len(view.mountains) == sets
    assert len(view.piles) == 3 * sets


@pytest.mark.rule("DW-1.2")
@pytest.mark.parametrize("players", [0, 6, -1])
def test_other_player_counts_are_refused(players: int) -> None:
    with pytest.raises(alehouse.BadOption):
        GAME.new(players=players)


@pytest.mark.rule("DW-1.3")
@pytest.mark.parametrize("mountain", ["shuffled", "graded"])
@pytest.mark.parametrize(("players", "options"), MODES)
def test_every_mode_can_be_played_to_the_end_with_either_mountain(
    players: int, options: dict[str, Any], mountain: str
) -> None:
    state = GAME.new(players=players, seed=5, mountain=mountain, **options)
    stream = seeded(5)
    while not state.is_over:
        legal = state.legal_actions()
        state.apply(legal[stream.below(len(legal))])
    assert 1 in state.ranking()


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-3.1")
def test_the_54_mine_cards_by_kind() -> None:
    forges = ("sword", "mace", "axe", "dagger", "armour", "helm", "crown", "diadem")
    assert Counter(card["type"] for card in CARDS) == {
        "iron_seam": 10,
        "gold_seam": 8,
        "alloy_steel": 8,
        "orc_raiders": 4,
        "knockers": 4,
        "dragon": 3,
        "great_dragon": 2,
        "sidhe": 3,
        "get_help": 4,
        **{f"forge_{forge}": 1 for forge in forges},
    }
    assert len({card["id"] for card in CARDS}) == 54


@pytest.mark.rule("DW-3.1", "DW-4.1", "DW-4.3")
def test_a_table_holds_exactly_these_54_cards() -> None:
    state = play(GAME.new(players=2, fate="open"), "first:1")
    on_the_table = [card for place in look(state).locations for card in place.stack]
    assert sorted(on_the_table + mountain(state).next) == sorted(card["id"] for card in CARDS)


@pytest.mark.rule("DW-3.2")
def test_the_mine_cards_by_action() -> None:
    assert Counter(card["action"] for card in CARDS) == {"mine": 26, "defend": 16, "forge": 8, "get_help": 4}
    assert all(card["action"] == TYPES[card["type"]]["action"] for card in CARDS)


@pytest.mark.rule("DW-3.3")
def test_every_position_has_six_cards() -> None:
    assert Counter(card["position"] for card in CARDS) == dict.fromkeys(range(1, 10), 6)
    assert sorted(card["position"] for card in CARDS if card["deck"] == "starting") == list(range(1, 10))


@pytest.mark.rule("DW-3.3")
@pytest.mark.parametrize("card", [card for card in CARDS if card["deck"] == "mountain"], ids=lambda card: card["id"])
def test_a_card_drawn_goes_to_its_printed_position(card: dict[str, Any]) -> None:
    state = play(arrange(phase="mining"), f"draw:A:{card['id']}")
    assert top(state, f"A{card['position']}") == card["id"]


@pytest.mark.rule("DW-4.4")
def test_lanterns_one_on_starting_cards_two_or_three_on_mountain_cards() -> None:
    assert Counter((card["deck"], card["lanterns"]) for card in CARDS) == {
        ("starting", 1): 9,
        ("mountain", 2): 23,
        ("mountain", 3): 22,
    }


@pytest.mark.rule("DW-3.4")
def test_positions_are_numbered_row_by_row() -> None:
    assert [(place.id, place.position) for place in look(arrange()).locations] == [(f"A{p}", p) for p in range(1, 10)]
    for entry in GAME.card_file.tables["positions"]:
        p = entry["position"]
        assert (entry["row"], entry["col"]) == ((p - 1) // 3 + 1, (p - 1) % 3 + 1)


@pytest.mark.rule("DW-3.4")
@pytest.mark.parametrize(
    ("help_at", "card", "last", "row"),
    [
        (3, "get_help_p3_l3", "dragon_p8_l2", [1, 2]),
        (5, "get_help_p5_l2", "alloy_steel_p8_l3", [4, 6]),
        (6, "get_help_p6_l3", "alloy_steel_p1_l2", [4, 5]),
        (7, "get_help_p7_l2", "knockers_p8_l3", [8, 9]),
    ],
)
def test_rows_are_where_the_bot_looks_for_them(help_at: int, card: str, last: str, row: list[int]) -> None:
    """The bot on Get Help fills the rest of its row (DW-8.30): the one rule that asks which cells share a row."""
    stacks = {f"A{help_at}": [f"{seam(help_at)}_p{help_at}_l1", card]}
    state = arrange(players=1, options={"opponent": "eldhusfifl"}, stacks=stacks, last_added=last)
    assert [p for p in range(1, 10) if standing(state, f"A{p}")] == sorted([help_at, *row])


@pytest.mark.rule("DW-3.5")
def test_reference_grids_have_three_different_cells() -> None:
    for card in CARDS:
        cells = {card["position"], card["black"], card["white"]}
        assert len(cells) == 3
        assert cells <= set(range(1, 10))


@pytest.mark.rule("DW-1.6", "DW-3.5")
def test_the_one_published_card() -> None:
    (card,) = [card for card in CARDS if card["code"] == "D44"]
    assert (card["type"], card["position"], card["lanterns"], card["black"], card["white"]) == (
        "alloy_steel",
        8,
        3,
        5,
        2,
    )
    assert card["index"] == 44


@pytest.mark.rule("DW-3.6", "DW-4.1")
def test_starting_cards() -> None:
    state = GAME.new(players=2, fate="open")
    for p in range(1, 10):
        assert stack(state, f"A{p}") == [f"{seam(p)}_p{p}_l1"]


@pytest.mark.rule("DW-3.7")
def test_mine_sides_of_the_special_cards() -> None:
    backs = [card["back"] for card in SPECIALS]
    assert [back["position"] for back in backs] == list(range(1, 10))
    assert [back["type"] for back in backs] == [seam(p) for p in range(1, 10)]


@pytest.mark.rule("DW-3.7", "DW-5.18", "DW-9.4")
@pytest.mark.parametrize(("pairing", "sides"), [("same_cell", SAME_CELL), ("long_edge_duplex", LONG_EDGE)])
def test_which_mine_side_belongs_to_which_special_side(pairing: str, sides: dict[str, int]) -> None:
    assert sorted(sides.values()) == list(range(1, 10))
    for card, position in sides.items():
        state = arrange(options={"special_pairing": pairing}, piles={"A1": [card]})
        assert pile(state, "A1").mine_side == f"{seam(position)}_p{position}_special"
        play(state, "special:A1:workers")
        assert stack(state, f"A{position}") == [
            f"{seam(position)}_p{position}_l1",
            f"{seam(position)}_p{position}_special",
        ]


@pytest.mark.rule("DW-3.7", "DW-6.1", "DW-6.2")
@pytest.mark.parametrize("position", range(1, 10))
def test_mine_sides_work_like_the_seams_they_show(position: int) -> None:
    name = f"{seam(position)}_p{position}"
    at = f"A{position}"
    state = arrange(phase="get_help", stacks={at: [f"{name}_l1", f"{name}_special"]}, workers=[worker(0, at)])
    assert goods(state, 0) == (hoard(gold=1) if position in (7, 9) else hoard(iron=3))


# ── pieces ────────────────────────────────────────────────────────────────────────────────────────────


def test_the_contents_of_the_box() -> None:
    assert {entry["id"]: entry["count"] for entry in GAME.card_file.tables["components"]} == {
        "card_starting": 9,
        "card_mountain": 45,
        "card_special": 9,
        "card_reference": 3,
        "worker": 12,
        "cube_iron": 32,
        "cube_gold": 32,
        "cube_steel": 32,
        "cube_item": 10,
        "disc_medal": 24,
        "marker_first_player": 1,
    }


@pytest.mark.rule("DW-3.8")
def test_the_supply_is_unlimited() -> None:
    """Both players already own more than there are pieces; everything can still be taken."""
    rich = hoard(iron=50, steel=50, gold=50, item=3, medal=50)
    state = arrange(
        phase="get_help",
        goods=[rich, hoard(item=30, iron=50, steel=50, gold=50, medal=50)],
        stacks={
            "A1": ["iron_seam_p1_l1", "alloy_steel_p1_l2"],
            "A3": ["iron_seam_p3_l1", "forge_sword_p3_l3"],
            "A5": ["iron_seam_p5_l1", "knockers_p5_l3"],
        },
        workers=[worker(0, "A7"), worker(0, "A5"), worker(1, "A1"), worker(1, "A3")],
    )
    assert goods(state, 0) == rich | {"gold": 51, "medal": 51}
    assert goods(state, 1) == {"iron": 47, "steel": 49, "gold": 50, "item": 31, "medal": 50}


@pytest.mark.rule("DW-3.8")
def test_more_iron_than_cubes() -> None:
    state = arrange(phase="get_help", goods=[hoard(iron=32), hoard()], workers=[worker(0, "A1"), worker(1, "A2")])
    assert (goods(state, 0)["iron"], goods(state, 1)["iron"]) == (35, 3)


@pytest.mark.rule("DW-3.9", "DW-4.5")
def test_a_player_has_two_regular_and_two_extra_workers() -> None:
    state = GAME.new(players=3, seed=2)
    for player in range(3):
        sheet = person(state, player)
        assert [one.extra for one in sheet.hand] == [False, False]
        assert [one.extra for one in sheet.supply] == [True, True]


@pytest.mark.rule("DW-3.9", "DW-5.56")
def test_nobody_gets_a_fifth_worker() -> None:
    """Three workers on Get Help, one of them an extra one, and still only two extra workers."""
    state = arrange(
        phase="get_help",
        stacks={
            "A3": ["iron_seam_p3_l1", "get_help_p3_l3"],
            "A5": ["iron_seam_p5_l1", "get_help_p5_l2"],
            "A7": ["gold_seam_p7_l1", "get_help_p7_l2"],
        },
        workers=[worker(0, "A3"), worker(0, "A5")],
    )
    play(state, "place:A7", "place:A1")
    assert state.player == alehouse.FATE
    assert all(name.startswith("draw:") for name in names(state))


@pytest.mark.rule("DW-3.10")
def test_cubes_of_three_sizes_stand_for_1_3_and_9_and_amounts_are_plain_numbers() -> None:
    assert GAME.card_file.tables["cube_values"]["values"] == [1, 3, 9]
    state = arrange(goods=[hoard(iron=13, steel=2, gold=8), hoard()])
    assert goods(state, 0) == hoard(iron=13, steel=2, gold=8)
