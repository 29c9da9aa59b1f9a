"""Sections 6a and 6b: what a worker does on each card, and what monsters do where nobody stands."""

from typing import Any

import pytest
from tests.games.dwarf.table import GAME, arrange, goods, hoard, look, names, play, worker

from alehouse import FATE, State

CARDS = {card["id"]: card for card in GAME.card_file.tables["cards"]}

SEAMS = {"iron_seam": hoard(iron=3), "gold_seam": hoard(gold=1)}
COSTS = {
    "forge_sword": {"steel": 3},
    "forge_mace": {"steel": 2, "gold": 1},
    "forge_armour": {"steel": 2, "gold": 1},
    "forge_axe": {"steel": 2},
    "forge_dagger": {"iron": 1, "steel": 2},
    "forge_helm": {"steel": 1, "gold": 2},
    "forge_crown": {"gold": 3},
    "forge_diadem": {"iron": 1, "steel": 1, "gold": 1},
    "alloy_steel": {"iron": 3},
}
RICH = {"iron": 9, "steel": 9, "gold": 9}


def of_type(kind: str) -> list[str]:
    return [name for name, card in CARDS.items() if card["type"] == kind]


def forges() -> list[str]:
    return [name for name, card in CARDS.items() if card["action"] == "forge"]


def monsters() -> list[str]:
    return [name for name, card in CARDS.items() if card["action"] == "defend"]


def stacks(*cards: str) -> dict[str, list[str]]:
    """Each card on top of its location's starting card."""
    piles = {}
    for card in cards:
        position = CARDS[card]["position"]
        start = "gold_seam" if position in (7, 9) else "iron_seam"
        piles[f"A{position}"] = [f"{start}_p{position}_l1"] * (CARDS[card]["lanterns"] > 1) + [card]
    return piles


def at(card: str) -> str:
    return f"A{CARDS[card]['position']}"


def work(card: str, **given: Any) -> State:
    """Player 0's worker on a card, resolved."""
    return arrange(phase="get_help", stacks=stacks(card), workers=[worker(0, at(card))], **given)


def undefended(*cards: str, wealth: dict[str, int], players: int = 2) -> State:
    return arrange(players=players, phase="get_help", stacks=stacks(*cards), goods=[wealth] * players)


def gain(kind: str) -> dict[str, int]:
    return {"steel": 2} if kind == "alloy_steel" else {"item": 1}


def changed(wealth: dict[str, int], kind: str) -> dict[str, int]:
    """What is left after paying a card's cost and taking what it gives."""
    after = {key: amount - COSTS[kind].get(key, 0) for key, amount in wealth.items()}
    return {key: amount + gain(kind).get(key, 0) for key, amount in after.items()}


# ── workers ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-6.1", "DW-6.2")
@pytest.mark.parametrize("card", of_type("iron_seam") + of_type("gold_seam"))
def test_seams(card: str) -> None:
    assert goods(work(card), 0) == SEAMS[CARDS[card]["type"]]


@pytest.mark.rule("DW-6.3")
@pytest.mark.parametrize("card", of_type("alloy_steel"))
@pytest.mark.parametrize(("before", "after"), [((3, 0), (0, 2)), ((8, 1), (5, 3)), ((2, 4), (2, 4)), ((0, 0), (0, 0))])
def test_alloy_steel(card: str, before: tuple[int, int], after: tuple[int, int]) -> None:
    state = work(card, goods=[hoard(iron=before[0], steel=before[1]), hoard()])
    assert goods(state, 0) == hoard(iron=after[0], steel=after[1])


@pytest.mark.rule(
    "DW-6.4", "DW-6.5", "DW-6.6", "DW-6.7", "DW-6.8", "DW-6.9", "DW-6.10", "DW-6.11", "DW-5.80", "DW-6.14"
)
@pytest.mark.parametrize("card", forges())
@pytest.mark.parametrize("rich", [False, True], ids=["exactly", "plenty"])
def test_a_forge_takes_its_cost_and_gives_one_item(card: str, rich: bool) -> None:
    kind = CARDS[card]["type"]
    wealth = hoard(**(RICH if rich else COSTS[kind]))
    assert goods(work(card, goods=[wealth, hoard()]), 0) == changed(wealth, kind)


@pytest.mark.rule("DW-6.15", "DW-6.4", "DW-6.5", "DW-6.6", "DW-6.7", "DW-6.8", "DW-6.9", "DW-6.10", "DW-6.11")
@pytest.mark.parametrize(("card", "short"), [(card, kind) for card in forges() for kind in COSTS[CARDS[card]["type"]]])
def test_a_cost_is_paid_in_full_or_not_at_all(card: str, short: str) -> None:
    """One piece short of one kind, plenty of everything else."""
    wealth = hoard(**RICH) | {short: COSTS[CARDS[card]["type"]][short] - 1}
    assert goods(work(card, goods=[wealth, hoard()]), 0) == wealth


@pytest.mark.rule("DW-6.12", "DW-5.61")
@pytest.mark.parametrize("card", monsters())
def test_a_monster_gives_a_medal_to_each_worker(card: str) -> None:
    workers = [worker(0, at(card)), worker(1, at(card)), worker(2, "A1" if at(card) != "A1" else "A2")]
    rich = hoard(**RICH)
    state = arrange(players=3, phase="get_help", stacks=stacks(card), workers=workers, goods=[rich] * 3)
    assert goods(state, 0) == goods(state, 1) == rich | {"medal": 1}
    assert goods(state, 2) == rich | {"iron": 12}


@pytest.mark.rule("DW-6.13", "DW-5.51")
@pytest.mark.parametrize("card", of_type("get_help"))
def test_get_help_brings_up_to_two_extra_workers(card: str) -> None:
    state = work(card)
    for _ in range(2):
        assert state.player == 0
        assert f"place:{at(card)}" not in names(state)
        play(state, names(state)[0])
    assert state.player == FATE
    assert goods(state, 0) == hoard(iron=6)


@pytest.mark.rule("DW-6.14")
def test_two_workers_are_two_actions_one_worker_is_one() -> None:
    cards = stacks("alloy_steel_p1_l2", "alloy_steel_p2_l2")
    one = arrange(phase="get_help", stacks=cards, goods=[hoard(iron=9), hoard()], workers=[worker(0, "A1")])
    both = [worker(0, "A1"), worker(0, "A2")]
    two = arrange(phase="get_help", stacks=cards, goods=[hoard(iron=9), hoard()], workers=both)
    assert goods(one, 0) == hoard(iron=6, steel=2)
    assert goods(two, 0) == hoard(iron=3, steel=4)


@pytest.mark.rule("DW-6.16")
@pytest.mark.parametrize("card", ["forge_crown_p6_l2", "alloy_steel_p1_l2"])
def test_a_cost_that_can_be_paid_is_paid_without_asking(card: str) -> None:
    state = arrange(stacks=stacks(card), goods=[hoard(**RICH), hoard()])
    play(state, f"place:{at(card)}", "place:A9", "pass", "pass")
    assert state.player == FATE
    assert goods(state, 0) == changed(hoard(**RICH), CARDS[card]["type"])


@pytest.mark.rule("DW-6.16", "DW-5.50")
def test_whether_a_cost_can_be_paid_is_seen_when_the_workers_turn_comes() -> None:
    """Not payable when it was placed, payable after mining."""
    cards = stacks("alloy_steel_p1_l2", "forge_axe_p4_l2")
    state = arrange(stacks=cards, goods=[hoard(iron=3), hoard()])
    play(state, "place:A4", "place:A9", "pass", "place:A1")
    assert goods(state, 0) == hoard(item=1)


@pytest.mark.rule("DW-6.17")
def test_items_of_every_sort_are_counted_together() -> None:
    """An axe and a crown join two older items: four items, whatever they are."""
    cards = stacks("forge_axe_p4_l2", "forge_crown_p6_l2")
    workers = [worker(0, "A4"), worker(0, "A6")]
    wealth = [hoard(steel=2, gold=3, item=2), hoard()]
    state = arrange(phase="get_help", stacks=cards, workers=workers, goods=wealth)
    assert goods(state, 0) == hoard(item=4)
    assert state.is_over


@pytest.mark.rule("DW-6.18", "DW-5.57", "DW-5.82")
@pytest.mark.parametrize("card", list(CARDS))
def test_forges_and_get_help_pass_the_marker_other_cards_do_not(card: str) -> None:
    state = work(card, players=3)
    while state.player == 0:
        play(state, "pass")
    assert look(state).marker == (1 if CARDS[card]["action"] in ("forge", "get_help") else 0)


# ── monsters ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-6.20")
@pytest.mark.parametrize("card", of_type("orc_raiders"))
def test_orc_raiders_ban_mining_and_take_nothing(card: str) -> None:
    workers = [worker(0, "A7"), worker(1, "A8"), worker(1, "A1"), worker(2, "A9")]
    cards = stacks(card, "alloy_steel_p1_l2")
    wealth = [hoard(**RICH)] * 3
    state = arrange(players=3, phase="get_help", stacks=cards, workers=workers, goods=wealth)
    assert [goods(state, player) for player in range(3)] == wealth


@pytest.mark.rule("DW-6.21")
@pytest.mark.parametrize("card", of_type("knockers"))
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (5, 4)])
def test_knockers_take_one_iron(card: str, before: int, after: int) -> None:
    state = undefended(card, wealth=hoard(iron=before, gold=4, steel=3, item=1, medal=2), players=3)
    expected = hoard(iron=after, gold=4, steel=3, item=1, medal=2)
    assert [goods(state, player) for player in range(3)] == [expected] * 3


@pytest.mark.rule("DW-6.22")
@pytest.mark.parametrize("card", of_type("dragon"))
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (5, 4)])
def test_a_dragon_takes_one_gold(card: str, before: int, after: int) -> None:
    state = undefended(card, wealth=hoard(iron=4, gold=before, steel=3, item=1, medal=2), players=3)
    expected = hoard(iron=4, gold=after, steel=3, item=1, medal=2)
    assert [goods(state, player) for player in range(3)] == [expected] * 3


@pytest.mark.rule("DW-6.23")
@pytest.mark.parametrize("card", of_type("great_dragon"))
@pytest.mark.parametrize("before", [0, 1, 9])
def test_a_great_dragon_takes_all_gold(card: str, before: int) -> None:
    state = undefended(card, wealth=hoard(iron=4, gold=before, steel=3, item=1, medal=2), players=3)
    expected = hoard(iron=4, steel=3, item=1, medal=2)
    assert [goods(state, player) for player in range(3)] == [expected] * 3


@pytest.mark.rule("DW-6.24")
@pytest.mark.parametrize("card", of_type("sidhe"))
@pytest.mark.parametrize(("gold", "left", "iron"), [(0, 0, 0), (1, 0, 1), (2, 0, 2), (7, 5, 2)])
def test_the_sidhe_turn_gold_into_iron(card: str, gold: int, left: int, iron: int) -> None:
    state = undefended(card, wealth=hoard(iron=4, gold=gold, steel=3, item=1, medal=2), players=3)
    expected = hoard(iron=4 + iron, gold=left, steel=3, item=1, medal=2)
    assert [goods(state, player) for player in range(3)] == [expected] * 3


@pytest.mark.rule("DW-6.20", "DW-6.21", "DW-6.22", "DW-6.23", "DW-6.24")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("knockers_p5_l3", hoard(iron=2, gold=3)),
        ("dragon_p4_l3", hoard(iron=3, gold=2)),
        ("great_dragon_p3_l3", hoard(iron=3)),
        ("sidhe_p2_l2", hoard(iron=5, gold=1)),
    ],
)
def test_the_bot_is_hit_like_everybody(card: str, after: dict[str, int]) -> None:
    wealth = [hoard(iron=3, gold=3)] * 2
    state = arrange(players=1, phase="get_help", stacks=stacks(card), goods=wealth)
    assert [goods(state, player) for player in (0, 1)] == [after, after]


@pytest.mark.rule("DW-6.25")
def test_monsters_of_the_same_kind_each_act() -> None:
    dragons = undefended("dragon_p4_l3", "dragon_p8_l2", "dragon_p9_l3", wealth=hoard(gold=5))
    assert goods(dragons, 0) == hoard(gold=2)
    knockers = undefended("knockers_p5_l3", "knockers_p6_l2", wealth=hoard(iron=5))
    assert goods(knockers, 0) == hoard(iron=3)
    fairies = undefended("sidhe_p1_l2", "sidhe_p2_l2", wealth=hoard(gold=3))
    assert goods(fairies, 1) == hoard(iron=3)


@pytest.mark.rule("DW-6.25")
def test_different_monsters_all_act() -> None:
    cards = ("sidhe_p1_l2", "orc_raiders_p2_l2", "dragon_p4_l3", "knockers_p5_l3")
    workers = [worker(0, "A6")]
    state = arrange(phase="get_help", stacks=stacks(*cards), workers=workers, goods=[hoard(gold=5), hoard()])
    assert goods(state, 0) == hoard(gold=2, iron=1)


@pytest.mark.rule("DW-6.25", "DW-5.61")
def test_a_defender_stops_its_own_monster_only() -> None:
    cards = stacks("dragon_p4_l3", "dragon_p8_l2")
    state = arrange(phase="get_help", stacks=cards, workers=[worker(0, "A8")], goods=[hoard(gold=5), hoard(gold=5)])
    assert (goods(state, 0), goods(state, 1)) == (hoard(gold=4, medal=1), hoard(gold=4))


@pytest.mark.rule("DW-6.26")
@pytest.mark.parametrize("card", monsters())
def test_steel_items_and_medals_are_never_lost_to_monsters(card: str) -> None:
    after = goods(undefended(card, wealth=hoard(iron=5, gold=5, steel=5, item=3, medal=5)), 0)
    assert (after["steel"], after["item"], after["medal"]) == (5, 3, 5)
