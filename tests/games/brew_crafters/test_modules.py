"""Temporary workers, Commodities Exchange and Job Agency of Brew Crafters: section 8."""

from itertools import combinations
from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    ALL_MODULES,
    DISCOVERY_WORKERS,
    GAME,
    MODULES,
    WORKERS,
    arrange,
    asked,
    brewery,
    cubes,
    go,
    held,
    look,
    money,
    names,
    on,
    pass_brewery,
    person,
    play,
    refused,
    research,
    season_end,
    season_start,
)

from alehouse import FATE, State

TEMPORARY: dict[str, Any] = {"temporary_workers": "on"}
EXCHANGE: dict[str, Any] = {"commodities_exchange": "on"}
AGENCY: dict[str, Any] = {"job_agency": "on"}
HIRE = "place:temporary_workers:temporary_workers"
TRADE = "place:commodities_exchange:commodities_exchange"
ASK = "place:job_agency:job_agency"
GOODS = {
    "malt_market": {"malt": 3},
    "hops_market": {"hops": 2},
    "yeast_market": {"yeast": 1},
    "farm_stand": {"malt": 1, "yeast": 1},
}
MORE_GOODS = {**GOODS, "ext_malt": {"malt": 2}, "ext_hops_yeast": {"hops": 1, "yeast": 1}}  # three players


@pytest.mark.rule("BC-4.15", "BC-8.1")
@pytest.mark.parametrize("size", range(6))
def test_any_subset_of_the_modules_may_be_used(size: int) -> None:
    for subset in combinations(MODULES, size):
        options: dict[str, Any] = dict.fromkeys(subset, "on")
        state = GAME.new(3, fate="open", first_player="1", **options)
        view = look(state)
        assert view.advanced_actions == list(subset)
        spaces = {space.id for space in view.market}
        assert spaces & set(MODULES) == set(subset) - {"secret_recipe"}
        assert (view.community is not None) == ("community_farm" in subset)
        assert view.temporary_pool == (3 if "temporary_workers" in subset else 0)
        assert bool(view.exchange) == ("commodities_exchange" in subset)


@pytest.mark.rule("BC-4.15")
@pytest.mark.parametrize("move", [HIRE, TRADE, ASK, "place:community_farm:community_farm"])
def test_without_its_module_a_space_is_refused(move: str) -> None:
    state = arrange({"money": 5, "stored": cubes("2M")}, {})
    assert move not in names(state)
    assert refused(state, move) != ""


# ── temporary workers ─────────────────────────────────────────────────────────────────────────────────


def later(state: State, seat: int) -> list[int]:
    return person(state, seat).temporary_later


@pytest.mark.rule("BC-8.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_as_many_temporary_workers_as_players(players: int) -> None:
    assert look(GAME.new(players, fate="open", first_player="1", **TEMPORARY)).temporary_pool == players


@pytest.mark.rule("BC-8.2")
def test_hiring_costs_a_dollar_and_serves_the_next_two_seasons() -> None:
    state = play(arrange({"money": 1}, {}, {}, options=TEMPORARY, season="summer"), HIRE)
    assert money(state, 0) == 0
    assert later(state, 0)[:2] == [1, 1]
    assert person(state, 0).temporary == 0
    assert look(state).temporary_pool == 1
    assert on(state, "temporary_workers") == [(0, "worker")]
    assert state.player == 1


@pytest.mark.rule("BC-8.2", "BC-5.27")
def test_hiring_needs_a_dollar() -> None:
    state = arrange({"money": 0}, {}, options=TEMPORARY)
    assert HIRE not in names(state)
    assert refused(state, HIRE) == "BC-8.2"


@pytest.mark.rule("BC-8.2")
def test_hiring_needs_two_in_the_pool() -> None:
    state = arrange({"money": 5}, {"temporary_later": [1, 1]}, {}, options=TEMPORARY)
    assert look(state).temporary_pool == 1
    assert HIRE not in names(state)
    assert refused(state, HIRE) == "BC-8.2"
    state = arrange({"money": 5}, {"temporary_later": [1, 0]}, {}, options=TEMPORARY)
    assert HIRE in names(state)


@pytest.mark.rule("BC-8.2", "BC-5.7")
def test_one_worker_a_season_hires() -> None:
    state = play(arrange({"money": 5}, {"money": 5}, {}, {}, options=TEMPORARY), HIRE)
    assert HIRE not in names(state)
    assert refused(state, HIRE) == "BC-5.7"


@pytest.mark.rule("BC-8.3", "BC-5.3")
def test_they_come_at_the_start_of_the_two_seasons() -> None:
    mine = {"temporary_later": [1, 1], "money": 9}
    state = season_end(mine, {"money": 9}, {"money": 9}, options=TEMPORARY, season="spring")
    assert look(state).season == "summer"
    assert person(state, 0).temporary == 1
    assert later(state, 0)[0] == 1
    assert look(state).temporary_pool == 1
    while look(state).phase == "market":
        play(state, "decline" if "decline" in names(state) else names(state)[0])
    assert look(state).phase == "brewery"
    pass_brewery(state)
    assert look(state).season == "autumn"
    assert person(state, 0).temporary == 1  # the second one; the first went home
    assert later(state, 0) == [0, 0]
    assert look(state).temporary_pool == 2


@pytest.mark.rule("BC-5.11", "BC-8.3")
def test_a_temporary_worker_is_placed_after_all_own_workers() -> None:
    state = arrange({"temporary": 1}, {}, options=TEMPORARY, market=GOODS)
    play(state, *(f"place:{name}:collect" for name in GOODS))
    assert look(state).phase == "market"
    assert state.player == 0
    assert "decline" in names(state)
    play(state, "place:homebrew_shop:take_alt")
    assert on(state, "homebrew_shop") == [(0, "temporary")]
    assert money(state, 0) == 2
    assert look(state).phase == "brewery"
    play(state, "pass", "pass")
    assert look(state).season == "summer"  # it does not act again in the brewery


@pytest.mark.rule("BC-5.11", "BC-5.15", "BC-8.3")
def test_a_temporary_worker_who_waits_is_a_shift() -> None:
    state = arrange({"temporary": 1}, {}, options=TEMPORARY, market=GOODS)
    play(state, *(f"place:{name}:collect" for name in GOODS), "decline")
    assert look(state).phase == "brewery"
    play(state, "pass", "pass")
    assert state.player == 0  # after everybody's shifts
    play(state, "research", "track:3")
    assert research(state, 0) == [0, 0, 1, 0]
    assert look(state).season == "summer"
    assert look(state).temporary_pool == 2


@pytest.mark.rule("BC-5.11")
def test_declining_ends_ones_part_in_the_temporary_rounds() -> None:
    state = arrange({"temporary": 2}, {"temporary": 1}, {}, options=TEMPORARY, market=MORE_GOODS)
    play(state, *(f"place:{name}:collect" for name in MORE_GOODS))
    assert state.player == 0
    play(state, "decline")
    assert state.player == 1
    play(state, "decline")
    assert look(state).phase == "brewery"
    play(state, "pass", "pass", "pass")
    order = []
    while look(state).phase == "brewery":
        order.append(int(state.player))
        play(state, "pass")
    assert order == [0, 1, 0]  # one action for each, repeatedly in turn order


@pytest.mark.rule("BC-5.11", "BC-8.5")
def test_several_temporary_workers_are_placed_one_in_each_round() -> None:
    state = arrange({"temporary": 2}, {"temporary": 1}, {}, options=TEMPORARY, market=MORE_GOODS)
    play(state, *(f"place:{name}:collect" for name in MORE_GOODS))
    order = []
    for moves in (
        ["place:specialty_shop:take", "take:spice"],
        ["place:homebrew_shop:take"],
        ["place:ext_orchard:take"],
    ):
        order.append(int(state.player))
        play(state, *moves)
    assert order == [0, 1, 0]
    assert look(state).phase == "brewery"


@pytest.mark.rule("BC-8.5")
def test_temporary_workers_of_several_hirings_meet_in_one_season() -> None:
    state = play(arrange({"money": 5, "temporary_later": [1, 0]}, {}, {}, {}, options=TEMPORARY, season="spring"), HIRE)
    assert later(state, 0) == [2, 1]
    assert look(state).temporary_pool == 1


@pytest.mark.rule("BC-8.4")
def test_in_the_last_autumn_one_is_placed_for_the_same_fee() -> None:
    state = play(arrange({"money": 1}, {}, {}, options=TEMPORARY, season="autumn", year=3), HIRE)
    assert money(state, 0) == 0
    assert sum(later(state, 0)) == 1
    assert later(state, 0)[0] == 1
    assert look(state).temporary_pool == 2


@pytest.mark.rule("BC-8.4")
def test_in_the_last_autumn_the_pool_must_still_hold_two() -> None:
    state = arrange({"money": 1}, {"temporary": 1}, options=TEMPORARY, season="autumn", year=3)
    assert HIRE not in names(state)


@pytest.mark.rule("BC-8.4")
def test_in_the_last_winter_the_space_is_closed() -> None:
    state = arrange({"money": 5}, {}, {}, options=TEMPORARY, season="winter", year=3)
    assert HIRE not in names(state)
    assert refused(state, HIRE) == "BC-8.4"
    state = arrange({"money": 5}, {}, {}, options=TEMPORARY, season="winter", year=2)
    assert HIRE in names(state)


@pytest.mark.rule("BC-8.3", "BC-5.19", "BC-8.2", "BC-12.16")
def test_a_used_temporary_worker_is_not_in_the_pool_before_the_season_ends() -> None:
    agent = {"temporary": 2, "workers": ["purchasing_agent"], "money": 5}
    state = arrange(agent, {"temporary": 1}, {}, options=TEMPORARY, market=MORE_GOODS)
    play(state, *(f"place:{name}:collect" for name in MORE_GOODS))
    assert look(state).temporary_pool == 0
    play(state, "place:specialty_shop:take", "take:spice", "place:homebrew_shop:take", "place:ext_orchard:take")
    assert look(state).phase == "market"  # the extra marker
    assert look(state).temporary_pool == 0
    assert HIRE not in names(state)


@pytest.mark.rule("BC-5.24", "BC-8.2")
def test_temporary_workers_cost_no_upkeep() -> None:
    state = season_end({"money": 9, "temporary_later": [1, 1]}, {"money": 9}, options=TEMPORARY, season="winter")
    assert money(state, 0) == 4


@pytest.mark.rule("BC-8.2", "BC-8.3")
def test_hiring_in_winter_reaches_into_the_next_year() -> None:
    state = play(arrange({"money": 9}, {}, {}, options=TEMPORARY, season="winter", year=1), HIRE)
    while look(state).phase == "market":
        play(state, names(state)[0])
    pass_brewery(state)
    assert (look(state).year, look(state).season) == (2, "spring")
    assert person(state, 0).temporary == 1
    assert later(state, 0)[0] == 1


@pytest.mark.rule("BC-5.12", "BC-5.11")
def test_the_extra_marker_comes_after_the_temporary_workers() -> None:
    state = arrange({"workers": ["purchasing_agent"]}, {"temporary": 1}, options=TEMPORARY, market=GOODS)
    play(state, *(f"place:{name}:collect" for name in GOODS))
    assert state.player == 1
    play(state, "decline")
    assert state.player == 0
    assert look(state).phase == "market"


# ── commodities exchange ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-8.7", "BC-8.6", "BC-12.7")
@pytest.mark.parametrize(
    ("line", "given", "taken"),
    [("sell_malt", "1M", "2H 1Y"), ("sell_hops", "1H", "3M 1Y"), ("sell_yeast", "1Y", "4M 1H")],
)
def test_a_line_of_the_exchange_gives_what_is_printed(line: str, given: str, taken: str) -> None:
    state = go(arrange({"stored": cubes(given)}, {}, options=EXCHANGE), TRADE, f"line:{line}?")
    assert held(state, 0) == cubes(taken)
    assert on(state, "commodities_exchange") == [(0, "worker")]
    assert state.player == 1  # once


@pytest.mark.rule("BC-8.6", "BC-8.7")
@pytest.mark.parametrize("given", ["spice", "coffee", "fruit"])
def test_a_special_is_exchanged_for_two_of_choice(given: str) -> None:
    stored = {"spice": 1, "coffee": 1, "fruit": 1}
    state = go(arrange({"stored": stored}, {}, options=EXCHANGE), TRADE, "line:sell_special?")
    assert asked(state, "give") == ["spice", "coffee", "fruit"]
    prompt = state.view(0).prompt
    assert prompt
    assert (prompt.clause, prompt.args) == ("BC-8.6", {"left": 1})
    assert {option.clause for option in prompt.options} == {"BC-8.6"}
    play(state, f"give:{given}")
    assert asked(state, "take") == ["spice", "coffee", "fruit"]
    play(state, "take:fruit", "take:coffee")
    expected = {"spice": 1, "coffee": 2, "fruit": 2}
    expected[given] -= 1
    assert held(state, 0) == {kind: amount for kind, amount in expected.items() if amount}
    assert state.player == 1


@pytest.mark.rule("BC-8.6")
def test_only_lines_that_can_be_paid_are_offered() -> None:
    state = play(arrange({"stored": cubes("1M 1S")}, {}, options=EXCHANGE), TRADE)
    assert asked(state, "line") == ["sell_malt", "sell_special"]
    assert refused(state, "line:sell_hops") in ("BC-8.6", "BC-8.7")
    assert "decline" not in names(state)


@pytest.mark.rule("BC-8.6", "BC-5.8")
def test_the_exchange_is_nothing_for_an_empty_storehouse() -> None:
    state = arrange({"stored": {}}, {}, options=EXCHANGE)
    assert TRADE not in names(state)
    assert refused(state, TRADE) in ("BC-8.6", "BC-5.8")


@pytest.mark.rule("BC-8.6", "BC-5.29")
def test_too_little_room_does_not_forbid_an_exchange() -> None:
    state = play(arrange({"stored": cubes("1Y 11S")}, {}, options=EXCHANGE), TRADE, "line:sell_yeast")
    assert look(state).overflow == 4
    play(state, "discard:malt", "discard:malt", "discard:malt", "discard:hops")
    assert held(state, 0) == cubes("1M 11S")


@pytest.mark.rule("BC-8.6", "BC-5.7")
def test_one_worker_a_season_trades() -> None:
    state = go(arrange({"stored": cubes("1M")}, {"stored": cubes("1M")}, options=EXCHANGE), TRADE)
    assert TRADE not in names(state)
    assert refused(state, TRADE) == "BC-5.7"


@pytest.mark.rule("BC-8.6", "BC-6.52", "BC-6.44e")
def test_the_exchange_is_no_taking_from_a_space() -> None:
    mine = {"stored": cubes("1M"), "lab": "advanced", "research": [3, 0, 0, 0], "workers": ["hop_buyer"]}
    state = go(arrange(mine, {}, options=EXCHANGE), TRADE)
    assert held(state, 0) == cubes("2H 1Y")
    assert state.player == 1


# ── job agency ────────────────────────────────────────────────────────────────────────────────────────


def draw(state: State, *cards: str) -> State:
    """The same state after the agency has shown these cards, and others up to six."""
    for card in cards:
        play(state, f"draw_worker:{card}")
    while state.player == FATE:
        play(state, names(state)[0])
    return state


@pytest.mark.rule("BC-8.8", "BC-9.6")
def test_the_agency_shows_six_unused_cards() -> None:
    state = play(arrange({"money": 3}, {}, options=AGENCY), ASK)
    assert state.player == FATE
    unused = set(WORKERS) - set(DISCOVERY_WORKERS) - {"community_liaison"}
    assert set(asked(state, "draw_worker")) == unused
    count = 0
    while state.player == FATE:
        play(state, names(state)[-1])
        count += 1
    assert count == 6
    assert len(look(state, 0).agency) == 6
    assert len(set(asked(state, "worker"))) == 6
    assert {f"worker:{card.id}" for card in look(state, 0).agency} == set(names(state)) - {"decline"}


@pytest.mark.rule("BC-8.8", "BC-8.9", "BC-4.12")
def test_a_card_of_the_agency_is_hired_for_a_dollar() -> None:
    state = draw(play(arrange({"money": 3}, {}, {}, options=AGENCY), ASK), "cooper", "maltster")
    before = len(look(state).workers)
    play(state, "worker:cooper")
    assert money(state, 0) == 2
    assert person(state, 0).workers == ["cooper"]
    assert len(look(state).workers) == before  # the display is another matter
    assert look(state).unused_workers == 24 - 9 - 1
    assert state.player == 1


@pytest.mark.rule("BC-8.9")
def test_looking_costs_nothing_and_the_cards_go_back() -> None:
    state = draw(play(arrange({"money": 1}, {}, {}, options=AGENCY), ASK), "cooper")
    play(state, "decline")
    assert money(state, 0) == 1
    assert person(state, 0).workers == []
    assert look(state).unused_workers == 24 - 9
    assert on(state, "job_agency") == [(0, "worker")]
    assert state.player == 1


@pytest.mark.rule("BC-8.9", "BC-6.49", "BC-5.24")
def test_the_wage_of_an_agency_worker_counts_in_winter() -> None:
    state = draw(play(arrange({"money": 20}, {}, {}, options=AGENCY, season="winter"), ASK), "lab_director")
    play(state, "worker:lab_director")
    assert person(state, 0).upkeep.total == 5 + 2


@pytest.mark.rule("BC-8.9", "BC-6.49")
def test_acquire_parts_happen_with_agency_workers_too() -> None:
    state = draw(play(arrange({"money": 1}, {}, options=AGENCY), ASK), "flavour_specialist")
    play(state, "worker:flavour_specialist", "take:fruit")
    assert held(state, 0) == {"fruit": 1}


@pytest.mark.rule("BC-8.8")
def test_the_agency_needs_a_dollar() -> None:
    state = arrange({"money": 0}, {}, options=AGENCY)
    assert ASK not in names(state)
    assert refused(state, ASK) == "BC-8.8"


def everyone_but(*unused: str) -> list[str]:
    return [card for card in WORKERS if card not in unused]


@pytest.mark.rule("BC-8.8")
@pytest.mark.parametrize("count", [1, 5])
def test_with_fewer_than_six_cards_all_are_seen(count: int) -> None:
    unused = list(WORKERS)[-count:]
    rest = everyone_but(*unused)
    state = arrange({"money": 1, "workers": rest[9:]}, {}, {}, options=AGENCY, workers=rest[:9])
    assert look(state).unused_workers == count
    draw(play(state, ASK))
    assert {f"worker:{card}" for card in unused} | {"decline"} == set(names(state))


@pytest.mark.rule("BC-8.8")
def test_there_is_no_agency_without_unused_cards() -> None:
    rest = list(WORKERS)
    state = arrange({"money": 1, "workers": rest[9:]}, {}, {}, options=AGENCY, workers=rest[:9])
    assert ASK not in names(state)
    assert refused(state, ASK) == "BC-8.8"


@pytest.mark.rule("BC-8.8", "BC-8.9")
def test_a_card_that_went_back_may_come_again() -> None:
    state = play(draw(play(arrange({"money": 1}, {}, {}, options=AGENCY), ASK), "cooper"), "decline")
    while look(state).season == "spring":
        legal = names(state)
        play(state, "pass" if "pass" in legal else legal[0])
    assert look(state).season == "summer"
    assert state.player == 0
    assert "draw_worker:cooper" in names(play(state, ASK))


@pytest.mark.rule("BC-8.8")
def test_with_two_players_the_agency_has_no_community_liaison() -> None:
    two = arrange({"money": 1}, {}, options=AGENCY)
    assert look(two).unused_workers == 14
    assert "draw_worker:community_liaison" not in names(play(two, ASK))
    three = play(arrange({"money": 1}, {}, {}, options=AGENCY), ASK)
    assert "draw_worker:community_liaison" in names(three)


@pytest.mark.rule("BC-5.12", "BC-8.2", "BC-8.6", "BC-8.8")
def test_the_extra_marker_may_use_the_expert_spaces() -> None:
    mine: dict[str, Any] = {"workers": ["purchasing_agent"], "money": 3, "stored": cubes("1M")}
    state = arrange(mine, {}, options=ALL_MODULES, market=GOODS)
    play(state, *(f"place:{name}:collect" for name in GOODS))
    assert {HIRE, TRADE, ASK} <= set(names(state))


@pytest.mark.rule("BC-8.3", "BC-5.19")
def test_unused_temporary_workers_return_to_the_pool() -> None:
    state = brewery({"temporary": 1}, {"temporary": 1}, {}, options=TEMPORARY)
    assert look(state).temporary_pool == 1
    pass_brewery(state)
    assert look(state).temporary_pool == 3
    start = season_start({"temporary_later": [1, 0]}, {}, options=TEMPORARY, season="summer")
    assert look(start).temporary_pool == 1
