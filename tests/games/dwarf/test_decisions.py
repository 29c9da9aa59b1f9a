"""Section 5g: every decision point with exactly its options, everything else automatic, refusals."""

from typing import Any

import pytest
from tests.games.dwarf.table import (
    GAME,
    arrange,
    everything,
    goods,
    hoard,
    look,
    names,
    options,
    play,
    refused,
    worker,
)

from alehouse import FATE, IllegalAction, State
from alehouse.core.fate import seeded

IRON = {p: f"iron_seam_p{p}_l1" for p in (1, 2, 3, 4, 5, 6, 8)}
ALLOY_1 = {"A1": [IRON[1], "alloy_steel_p1_l2"]}
ALLOY_2 = {"A2": [IRON[2], "alloy_steel_p2_l2"]}
SWORD_3 = {"A3": [IRON[3], "forge_sword_p3_l3"]}
AXE_4 = {"A4": [IRON[4], "forge_axe_p4_l2"]}
HELP_5 = {"A5": [IRON[5], "get_help_p5_l2"]}
CROWN_6 = {"A6": [IRON[6], "forge_crown_p6_l2"]}
ARMOUR_6 = {"A6": [IRON[6], "forge_armour_p6_l3"]}
MACE_7 = {"A7": ["gold_seam_p7_l1", "forge_mace_p7_l2"]}
DEEP_8 = {"A8": [IRON[8], "gold_seam_p8_l2", "dragon_p8_l2"]}
EVERY_MODE: list[tuple[int, dict[str, Any]]] = [
    (1, {"opponent": "eldhusfifl"}),
    (1, {"opponent": "andvettr", "mountain": "graded"}),
    (1, {"opponent": "andvettr_fadir", "same_position_rule": "cover"}),
    (2, {}),
    (3, {"mountain": "graded", "special_pairing": "long_edge_duplex"}),
    (4, {"same_position_rule": "cover"}),
    (5, {"mountain": "graded"}),
]


def taken(card: str, wealth: dict[str, int], **given: Any) -> State:
    """Player 1 has taken a card from pile A1; player 0 stands on A1."""
    workers = [worker(0, "A1"), *given.pop("workers", [])]
    state = arrange(turn=1, goods=[hoard(), wealth], piles={"A1": [card]}, workers=workers, **given)
    return play(state, "special:A1:workers")


def outcomes(state: State) -> list[tuple[int, int, int]]:
    """What player 1 owns at the end of every path of amounts: iron, steel, gold."""
    if not options(state, "amount"):
        owned = goods(state, 1)
        return [(owned["iron"], owned["steel"], owned["gold"])]
    found = []
    for name in names(state):
        assert name.startswith("amount:")
        found += outcomes(play(state.copy(), name))
    return found


# ── the decision points ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.100")
def test_first() -> None:
    piles = {"A1": ["muster_an_army"], "A2": [], "A3": ["past_glories"]}
    state = arrange(players=3, turn=1, goods=[hoard(), hoard(medal=4), hoard()], piles=piles, workers=[worker(0, "A5")])
    assert names(state) == [
        *(f"place:A{position}" for position in (1, 2, 3, 4, 6, 7, 8, 9)),
        "special:A1:workers",
        "special:A1:medals",
        "special:A3:workers",
        "special:A3:medals",
    ]


@pytest.mark.rule("DW-5.100")
def test_first_with_two_sets() -> None:
    state = arrange(players=4)
    places = [f"place:{mine}{position}" for mine in "AB" for position in range(1, 10)]
    assert names(state) == places + [f"special:{mine}{number}:workers" for mine in "AB" for number in (1, 2, 3)]


@pytest.mark.rule("DW-5.100")
@pytest.mark.parametrize(
    ("opponent", "taken", "allowed"),
    [
        ("andvettr", 2, True),
        ("andvettr", 3, False),
        ("andvettr_fadir", 2, True),
        ("andvettr_fadir", 3, False),
        ("eldhusfifl", 3, True),
    ],
)
def test_first_against_the_stronger_bots_three_special_actions_are_all(
    opponent: str, taken: int, allowed: bool
) -> None:
    wealth = [hoard(medal=9), hoard()]
    state = arrange(
        players=1, options={"opponent": opponent}, goods=wealth, specials_taken=taken, last_added="knockers_p8_l3"
    )
    assert bool(options(state, "special")) is allowed
    assert options(state, "place")
    if not allowed:
        assert refused(state, "special:A1:workers") in ("DW-8.52", "DW-5.100")


@pytest.mark.rule("DW-5.101", "DW-6.32")
def test_sell_has_21_ways() -> None:
    found = outcomes(taken("sell_an_item", hoard(item=1)))
    assert sorted(found) == sorted((i, s, 5 - i - s) for i in range(6) for s in range(6 - i))
    assert len(found) == 21


@pytest.mark.rule("DW-5.101", "DW-6.42")
def test_sell_needs_an_item() -> None:
    state = taken("sell_an_item", hoard(iron=9, steel=9, gold=9, medal=9))
    assert not options(state, "amount")


@pytest.mark.rule("DW-5.101")
def test_sell_offers_no_more_than_five_in_all() -> None:
    state = taken("sell_an_item", hoard(item=1))
    assert options(state, "amount") == ["0", "1", "2", "3", "4", "5"]
    play(state, "amount:3")
    assert options(state, "amount") == ["0", "1", "2"]
    assert refused(state, "amount:3") in ("DW-5.101", "DW-6.32")
    assert refused(state, "pass") in ("DW-5.101", "DW-6.32", "DW-5.12", "DW-6.42")


@pytest.mark.rule("DW-5.102", "DW-6.34")
@pytest.mark.parametrize(
    "owned",
    [(5, 5, 5), (3, 3, 3), (2, 2, 2), (1, 2, 2), (9, 1, 1), (1, 1, 3), (1, 3, 3), (2, 1, 4), (4, 4, 1), (3, 1, 1)],
)
def test_order_offers_every_way_to_pay_five(owned: tuple[int, int, int]) -> None:
    iron, steel, gold = owned
    ways = {(i, s, 5 - i - s) for i in range(1, iron + 1) for s in range(1, steel + 1) if 1 <= 5 - i - s <= gold}
    found = outcomes(taken("special_order", hoard(iron=iron, steel=steel, gold=gold)))
    assert sorted(found) == sorted((iron - i, steel - s, gold - g) for i, s, g in ways)
    assert len(found) == len(ways) <= 6


@pytest.mark.rule("DW-5.102", "DW-6.42")
@pytest.mark.parametrize("owned", [(0, 5, 5), (5, 0, 5), (5, 5, 0), (1, 1, 2), (2, 1, 1)])
def test_order_is_not_asked_where_it_cannot_be_paid(owned: tuple[int, int, int]) -> None:
    state = taken("special_order", hoard(iron=owned[0], steel=owned[1], gold=owned[2]))
    assert not options(state, "amount")
    assert goods(state, 1)["item"] == 0


@pytest.mark.rule("DW-5.102")
def test_order_refuses_what_could_not_be_completed() -> None:
    state = taken("special_order", hoard(iron=5, steel=5, gold=1))
    assert options(state, "amount") == ["1", "2", "3"]
    for amount in (0, 4, 5):
        assert refused(state, f"amount:{amount}") in ("DW-5.102", "DW-6.34")


@pytest.mark.rule("DW-5.103", "DW-6.33")
def test_glories_offers_every_buried_card_also_under_workers() -> None:
    state = taken("past_glories", hoard(), stacks=DEEP_8 | ALLOY_1 | AXE_4)
    assert sorted(names(state)) == sorted(f"raise:A:{card}" for card in (IRON[1], IRON[4], IRON[8], "gold_seam_p8_l2"))


@pytest.mark.rule("DW-5.103")
def test_glories_with_two_sets_looks_into_both_mines() -> None:
    stacks = DEEP_8 | {"B4": [IRON[4], "forge_axe_p4_l2"]}
    state = arrange(players=4, stacks=stacks, piles={"B1": ["past_glories"]})
    play(state, "special:B1:workers")
    assert sorted(names(state)) == sorted([f"raise:A:{IRON[8]}", "raise:A:gold_seam_p8_l2", f"raise:B:{IRON[4]}"])


@pytest.mark.rule("DW-5.104", "DW-6.35")
def test_turn_back_offers_free_locations_with_two_cards() -> None:
    state = taken("turn_back", hoard(), stacks=DEEP_8 | ALLOY_1 | AXE_4)
    assert names(state) == ["turn_back:A4", "turn_back:A8"]


@pytest.mark.rule("DW-5.104", "DW-6.42")
def test_turn_back_without_a_location_is_skipped() -> None:
    state = taken("turn_back", hoard(), stacks=ALLOY_1)  # player 0 stands on the only stack of two
    assert (state.player, look(state).phase) == (0, "second")
    assert look(state).mountains[0].left == 44


@pytest.mark.rule("DW-5.105", "DW-6.36")
def test_apprentice_offers_every_location_with_an_opponent() -> None:
    state = taken("apprentice", hoard(), workers=[worker(0, "A6", extra=True), worker(0, "A9", spent=True)])
    assert names(state) == ["join:A1", "join:A6", "join:A9"]


@pytest.mark.rule("DW-5.105", "DW-6.42")
def test_apprentice_without_an_opponent_in_the_mine_is_skipped() -> None:
    state = arrange(piles={"A1": ["apprentice"]})
    play(state, "special:A1:workers")
    assert state.player == 1


@pytest.mark.rule("DW-5.106")
def test_early_help_offers_free_locations_or_to_decline() -> None:
    state = arrange(turn=1, stacks=HELP_5, piles={"A1": ["special_order"]}, workers=[worker(0, "A5")])
    play(state, "special:A1:workers")
    for free in ([1, 2, 3, 4, 6, 7, 8, 9], [1, 2, 3, 4, 6, 7, 8]):
        assert state.player == 0
        assert names(state) == [*(f"place:A{position}" for position in free), "pass"]
        play(state, "place:A9" if 9 in free else "pass")
    assert look(state).phase == "second"


@pytest.mark.rule("DW-5.107")
def test_second_offers_free_locations_or_to_pass() -> None:
    state = play(arrange(), "place:A2", "place:A3")
    assert (state.player, look(state).phase) == (1, "second")
    assert names(state) == [*(f"place:A{position}" for position in (1, 4, 5, 6, 7, 8, 9)), "pass"]


@pytest.mark.rule("DW-5.108")
def test_extra_offers_free_locations_or_to_decline() -> None:
    workers = [worker(0, "A5"), worker(1, "A2")]
    state = arrange(phase="get_help", stacks=HELP_5, workers=workers)
    assert names(state) == [*(f"place:A{position}" for position in (1, 3, 4, 6, 7, 8, 9)), "pass"]
    play(state, "place:A8")
    assert names(state) == [*(f"place:A{position}" for position in (1, 3, 4, 6, 7, 9)), "pass"]


@pytest.mark.rule("DW-5.108", "DW-5.53")
def test_extra_is_not_asked_when_nothing_is_free() -> None:
    """Nine workers fill the Mine; both extra workers of player 0 are lost without a decision."""
    workers = [worker(0, "A5"), worker(0, "A1"), worker(1, "A2"), worker(1, "A3"), worker(2, "A4"), worker(2, "A6")]
    workers += [worker(1, "A7", extra=True), worker(1, "A8", extra=True), worker(2, "A9", extra=True)]
    state = arrange(players=3, phase="get_help", stacks=HELP_5, workers=workers)
    assert state.player == FATE
    assert look(state).marker == 1  # he has taken the action all the same


@pytest.mark.rule("DW-5.109", "DW-5.72")
@pytest.mark.parametrize(
    ("stacks", "places", "iron", "asked"),
    [
        (ALLOY_1, ("A1", "A3"), 0, True),
        (ALLOY_1, ("A1", "A3"), 2, True),
        (ALLOY_1, ("A1", "A3"), 3, False),  # enough for the steel either way
        (ALLOY_1, ("A1", "A7"), 0, False),  # gold changes nothing
        (ALLOY_1 | ALLOY_2, ("A1", "A2"), 3, False),  # one of them works, it does not matter which
        ({}, ("A1", "A7"), 0, False),
    ],
)
def test_mine_order_is_asked_only_where_it_matters(
    stacks: dict[str, list[str]], places: tuple[str, str], iron: int, asked: bool
) -> None:
    workers = [worker(0, place) for place in places]
    state = arrange(phase="get_help", stacks=stacks, workers=workers, goods=[hoard(iron=iron), hoard()])
    assert (state.player == 0) is asked
    if asked:
        assert names(state) == [f"resolve:{place}" for place in places]


@pytest.mark.rule("DW-5.109", "DW-5.73")
def test_mine_order_of_extra_workers_is_asked_too() -> None:
    workers = [worker(0, "A5", spent=True), worker(0, "A1", extra=True), worker(0, "A3", extra=True)]
    state = arrange(phase="get_help", stacks=ALLOY_1, workers=workers)
    assert names(state) == ["resolve:A1", "resolve:A3"]
    assert goods(play(state, "resolve:A3"), 0) == hoard(steel=2)


@pytest.mark.rule("DW-5.109")
def test_mine_order_looks_at_each_kind_of_worker_by_itself() -> None:
    """Regular on two seams, extra on Alloy Steel and a seam: the regular workers' iron is enough for any order."""
    workers = [worker(0, "A3"), worker(0, "A4"), worker(0, "A1", extra=True), worker(0, "A6", extra=True)]
    state = arrange(phase="get_help", stacks=ALLOY_1, workers=workers)
    assert state.player == FATE
    assert goods(state, 0) == hoard(iron=6, steel=2)


@pytest.mark.rule("DW-5.110", "DW-5.81")
@pytest.mark.parametrize(
    ("places", "wealth", "asked"),
    [
        (("A3", "A4"), hoard(steel=3), True),
        (("A3", "A4"), hoard(steel=4), True),
        (("A3", "A4"), hoard(steel=5), False),  # enough for both
        (("A3", "A4"), hoard(steel=2), False),  # enough for the axe only
        (("A3", "A4"), hoard(), False),
        (("A3", "A6"), hoard(steel=3, gold=3), False),  # they do not compete
        (("A6", "A7"), hoard(gold=3, steel=2), True),  # the crown or the mace
    ],
)
def test_forge_order_is_asked_only_where_it_matters(
    places: tuple[str, str], wealth: dict[str, int], asked: bool
) -> None:
    workers = [worker(0, place) for place in places]
    stacks = SWORD_3 | AXE_4 | CROWN_6 | MACE_7
    state = arrange(phase="get_help", stacks=stacks, workers=workers, goods=[wealth, hoard()])
    assert (state.player == 0) is asked
    if asked:
        assert names(state) == [f"resolve:{place}" for place in places]


@pytest.mark.rule("DW-5.110")
def test_forge_order_of_equal_costs_is_not_asked() -> None:
    workers = [worker(0, "A6"), worker(0, "A7")]
    wealth = [hoard(steel=3, gold=1), hoard()]
    state = arrange(phase="get_help", stacks=ARMOUR_6 | MACE_7, workers=workers, goods=wealth)
    assert state.player == FATE
    assert goods(state, 0) == hoard(steel=1, item=1)


# ── everything else ───────────────────────────────────────────────────────────────────────────────────

KINDS_BY_PHASE = {
    "first": {"place", "special", "pass", "amount", "raise", "turn_back", "join"},
    "second": {"place", "pass"},
    "get_help": {"place", "pass"},
    "mine": {"resolve"},
    "forge": {"resolve"},
}


@pytest.mark.rule("DW-5.111", "DW-9.5")
@pytest.mark.parametrize(("players", "options"), EVERY_MODE)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_else_is_decided_by_players_or_by_fate(players: int, options: dict[str, Any], seed: int) -> None:
    state = GAME.new(players=players, fate="open", **options)
    stream = seeded(seed)
    started = False
    while not state.is_over:
        kinds = {name.split(":")[0] for name in names(state)}
        view = look(state)
        if state.player != FATE:
            assert 0 <= state.player < state.seats
            assert kinds <= KINDS_BY_PHASE[view.phase]
            started = True
        elif kinds == {"shuffle"}:
            assert view.resolving == "run_amok"
        elif kinds == {"turn"}:
            assert view.resolving or not started
        elif kinds == {"first"}:
            assert not started
            assert players > 1
        else:
            assert kinds == {"draw"}
            assert view.phase == "mining"
        legal = state.legal_actions()
        assert all(state.choice(action).clause in GAME.rulebook().clauses for action in legal)
        state.apply(legal[stream.below(len(legal))])


@pytest.mark.rule("DW-5.111")
@pytest.mark.parametrize("card", ["hold_a_council", "turn_back", "run_amok"])
def test_shuffles_are_chance(card: str) -> None:
    """The same decision, another seed: other cards come."""
    seen = set()
    for seed in range(12):
        given = {"stacks": DEEP_8 | AXE_4, "piles": {"A1": [card]}}
        state = GAME.arrange(given, players=2, seed=seed)
        play(state, "special:A1:workers")
        while look(state).round == 1:
            play(state, names(state)[-1] if "pass" in names(state) else names(state)[0])
        seen.add(tuple(tuple(place.stack) for place in look(state).locations))
    assert len(seen) > 6


# ── refusals ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.112")
@pytest.mark.parametrize(("players", "options"), EVERY_MODE)
def test_every_illegal_action_is_refused_and_changes_nothing(players: int, options: dict[str, Any]) -> None:
    state = GAME.new(players=players, seed=6, **options)
    stream = seeded(9)
    known = GAME.rulebook().clauses
    steps = 0
    while not state.is_over:
        legal = set(state.legal_actions())
        if steps % 11 == 0:
            before = everything(state)
            for action in range(GAME.actions):
                if action not in legal:
                    with pytest.raises(IllegalAction) as caught:
                        state.apply(action)
                    assert caught.value.action == action
                    assert caught.value.clause in known
            assert everything(state) == before
        state.apply(sorted(legal)[stream.below(len(legal))])
        steps += 1
    for action in range(GAME.actions):
        assert refused(state, GAME.action_names[action]) in known


@pytest.mark.rule("DW-5.112")
@pytest.mark.parametrize("action", [-1, -2, 10**6, 2**40])
def test_ids_that_name_no_action_are_refused(action: int) -> None:
    state = GAME.new(players=2, seed=1)
    before = everything(state)
    with pytest.raises(IllegalAction):
        state.apply(action)
    assert everything(state) == before


FIRST: dict[str, Any] = {"stacks": DEEP_8 | AXE_4, "piles": {"A1": ["muster_an_army"], "A2": []}}
TAKEN_BY_0: dict[str, Any] = {"turn": 1, "workers": [worker(0, "A4")], **FIRST}
HELPED: dict[str, Any] = {"phase": "get_help", "stacks": HELP_5, "workers": [worker(0, "A5")]}
MINING_ORDER: dict[str, Any] = {"phase": "get_help", "stacks": ALLOY_1, "workers": [worker(0, "A1"), worker(0, "A3")]}

FORGING_ORDER: dict[str, Any] = {
    "phase": "get_help",
    "goods": [hoard(steel=3), hoard()],
    "stacks": SWORD_3 | AXE_4,
    "workers": [worker(0, "A3"), worker(0, "A4")],
}


def choosing(card: str) -> dict[str, Any]:
    """Player 1 is about to take this card."""
    wealth = hoard(iron=5, steel=5, gold=5, item=1)
    return TAKEN_BY_0 | {"goods": [hoard(), wealth], "piles": {"A1": [card]}}


@pytest.mark.rule("DW-5.112")
@pytest.mark.parametrize(
    ("given", "before", "tried", "clauses"),
    [
        (FIRST, [], "pass", ["DW-5.12"]),
        (TAKEN_BY_0, [], "place:A4", ["DW-5.13"]),
        (FIRST, [], "place:B1", ["DW-4.13", "DW-1.2", "DW-4.8"]),
        (FIRST, [], "special:A1:medals", ["DW-5.16"]),
        (FIRST, [], "special:A2:workers", ["DW-5.15", "DW-6.47"]),
        (FIRST, [], "special:B1:workers", ["DW-4.13", "DW-1.2", "DW-4.8"]),
        (FIRST, [], "turn_back:A8", ["DW-5.12", "DW-5.104", "DW-6.35"]),
        (FIRST, [], "join:A8", ["DW-5.12", "DW-5.105", "DW-6.36"]),
        (FIRST, [], "raise:A:gold_seam_p8_l2", ["DW-5.12", "DW-5.103", "DW-6.33"]),
        (FIRST, [], "amount:3", ["DW-5.12", "DW-5.101", "DW-5.102"]),
        (FIRST, [], "resolve:A4", ["DW-5.12", "DW-5.72", "DW-5.81", "DW-5.109", "DW-5.110"]),
        (FIRST, [], "draw:A:knockers_p5_l3", ["DW-5.111", "DW-5.2", "DW-9.2"]),
        (FIRST, [], "turn:A:run_amok", ["DW-5.111", "DW-4.2"]),
        (FIRST, [], "shuffle:A:gold_seam_p8_l2", ["DW-5.111", "DW-6.38"]),
        (FIRST, [], "first:1", ["DW-5.111", "DW-4.7"]),
        (FIRST, ["place:A1", "place:A2"], "place:A1", ["DW-5.13", "DW-5.41"]),
        (FIRST, ["place:A1", "place:A2"], "special:A1:workers", ["DW-5.19"]),
        (FIRST, ["place:A1", "place:A2"], "amount:1", ["DW-5.41", "DW-5.107"]),
        (HELPED, [], "place:A5", ["DW-5.53"]),
        (HELPED, [], "special:A1:workers", ["DW-5.55", "DW-5.19"]),
        (HELPED, [], "resolve:A5", ["DW-5.51", "DW-5.53", "DW-5.54", "DW-5.108"]),
        (MINING_ORDER, [], "resolve:A2", ["DW-5.72", "DW-5.109"]),
        (MINING_ORDER, [], "place:A9", ["DW-5.72", "DW-5.109"]),
        (MINING_ORDER, [], "pass", ["DW-5.72", "DW-5.109", "DW-6.16"]),
        (MINING_ORDER, [], "special:A1:workers", ["DW-5.19", "DW-5.72", "DW-5.109"]),
        (FORGING_ORDER, [], "special:A1:workers", ["DW-5.19", "DW-5.81", "DW-5.110"]),
        (FORGING_ORDER, [], "resolve:A2", ["DW-5.81", "DW-5.110"]),
        (FORGING_ORDER, [], "place:A9", ["DW-5.81", "DW-5.110"]),
        (FORGING_ORDER, [], "pass", ["DW-5.81", "DW-5.110", "DW-6.16"]),
        (choosing("sell_an_item"), ["special:A1:workers", "amount:4"], "amount:2", ["DW-5.101", "DW-6.32"]),
        (choosing("sell_an_item"), ["special:A1:workers"], "pass", ["DW-5.101", "DW-6.32", "DW-6.42"]),
        (choosing("sell_an_item"), ["special:A1:workers"], "place:A1", ["DW-5.101", "DW-6.32", "DW-6.42"]),
        (
            choosing("sell_an_item"),
            ["special:A1:workers"],
            "special:A2:workers",
            ["DW-5.12", "DW-5.20", "DW-6.39", "DW-5.101", "DW-6.32"],
        ),
        (choosing("special_order"), ["special:A1:workers"], "amount:0", ["DW-5.102", "DW-6.34"]),
        (choosing("special_order"), ["special:A1:workers"], "amount:4", ["DW-5.102", "DW-6.34"]),
        (choosing("past_glories"), ["special:A1:workers"], "raise:A:dragon_p8_l2", ["DW-5.103", "DW-6.33"]),
        (choosing("past_glories"), ["special:A1:workers"], "raise:A:knockers_p5_l3", ["DW-5.103", "DW-6.33"]),
        (
            choosing("past_glories"),
            ["special:A1:workers"],
            "raise:B:gold_seam_p8_l2",
            ["DW-4.13", "DW-5.103", "DW-6.33"],
        ),
        (choosing("turn_back"), ["special:A1:workers"], "turn_back:A4", ["DW-5.104", "DW-6.35"]),
        (choosing("turn_back"), ["special:A1:workers"], "turn_back:A1", ["DW-5.104", "DW-6.35"]),
        (choosing("apprentice"), ["special:A1:workers"], "join:A1", ["DW-5.105", "DW-6.36"]),
        ({"phase": "mining"}, [], "place:A1", ["DW-5.2", "DW-5.111"]),
        ({"phase": "mining"}, ["draw:A:knockers_p5_l3"], "draw:A:knockers_p5_l3", ["DW-5.2", "DW-5.3", "DW-5.111"]),
        ({"phase": "mining"}, [], "draw:B:knockers_p5_l3", ["DW-5.2", "DW-5.9", "DW-4.13", "DW-5.111"]),
        ({"phase": "mining", "mountain": {"A": []}}, [], "place:A1", ["DW-5.8", "DW-7.1", "DW-7.2"]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_each_kind_of_illegal_action_is_refused_with_its_clause(
    given: dict[str, Any], before: list[str], tried: str, clauses: list[str]
) -> None:
    assert refused(play(arrange(**given), *before), tried) in clauses
