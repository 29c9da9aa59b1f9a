"""Section 6.1: what can be done on the spaces of the market."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    COUNTS,
    GAME,
    SPACES,
    SPECIALS,
    arrange,
    asked,
    brewery,
    cubes,
    go,
    goods,
    held,
    look,
    money,
    names,
    on,
    person,
    play,
    refused,
    rep,
    season_start,
)

RESTOCK = {
    "malt_market": "3M",
    "hops_market": "2H",
    "yeast_market": "1Y",
    "farm_stand": "1M 1Y",
    "ext_malt": "2M",
    "ext_hops_yeast": "1H 1Y",
    "ext_grain_hops": "2M 1H",
    "five_malt": "3M",
    "five_hops": "2H",
    "five_hops_yeast": "1H 1Y",
    "five_grain_yeast": "2M 1Y",
}
OPTIONS = {
    **{name: ["collect"] for name in (*RESTOCK, "private_investor")},
    "worker_fair": ["hire_skilled_worker"],
    "staff_office": ["hire_brewery_shift", "form_local_partnership"],
    "specialty_shop": ["take"],
    "homebrew_shop": ["take", "take_alt"],
    "ext_orchard": ["form_local_partnership", "take"],
    "ext_staff": ["hire_skilled_worker", "hire_brewery_shift"],
    "ext_specialty": ["take"],
    "five_orchard": ["form_local_partnership", "take"],
    "five_staff": ["hire_skilled_worker", "hire_brewery_shift"],
    "five_specialty": ["take"],
    "five_odd_jobs": ["take"],
}
PLAYERS = {name: space["players"] for name, space in SPACES.items()}
VETERAN: dict[str, Any] = {"sold": {"everyday_ale": 9}}


def people(number: int, **mine: Any) -> list[dict[str, Any]]:
    return [dict(mine), *[{} for _ in range(number - 1)]]


# ── the table of spaces ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.26", "BC-4.2")
@pytest.mark.parametrize("players", COUNTS)
def test_every_space_has_its_options(players: int) -> None:
    found = {
        space.id: sorted(option.name for option in space.options) for space in look(arrange(*people(players))).market
    }
    assert found == {name: sorted(OPTIONS[name]) for name in OPTIONS if players in PLAYERS[name]}


@pytest.mark.rule(
    "BC-6.1", "BC-5.5", "BC-6.9", "BC-6.10", "BC-6.11", "BC-6.12", "BC-6.18", "BC-6.19", "BC-6.21", "BC-6.24"
)
@pytest.mark.parametrize("name", RESTOCK)
def test_a_restocked_space_gives_what_lies_there(name: str) -> None:
    for players in PLAYERS[name]:
        state = season_start(*people(players))
        assert goods(state, name) == cubes(RESTOCK[name])
        play(state, f"place:{name}:collect")
        assert held(state, 0) == cubes(RESTOCK[name])
        assert goods(state, name) == {}
        assert on(state, name) == [(0, "worker")]


@pytest.mark.rule("BC-6.13", "BC-6.8")
@pytest.mark.parametrize("players", COUNTS)
def test_the_private_investor_gets_one_dollar_a_season(players: int) -> None:
    state = season_start(*people(players))
    assert goods(state, "private_investor") == {"money": 1}


@pytest.mark.rule("BC-6.1")
def test_collect_takes_all_kinds() -> None:
    state = arrange({}, {}, market={"farm_stand": {"malt": 4, "yeast": 4}})
    play(state, "place:farm_stand:collect")
    assert held(state, 0) == cubes("4M 4Y")
    assert goods(state, "farm_stand") == {}


@pytest.mark.rule("BC-6.1", "BC-5.8")
@pytest.mark.parametrize("name", [*RESTOCK, "private_investor"])
def test_an_empty_space_cannot_be_collected(name: str) -> None:
    for players in PLAYERS[name]:
        state = arrange(*people(players))
        assert refused(state, f"place:{name}:collect") in ("BC-6.1", "BC-5.8")


# ── take ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.2", "BC-6.16", "BC-6.23", "BC-6.25")
@pytest.mark.parametrize("name", ["specialty_shop", "ext_specialty", "five_specialty"])
@pytest.mark.parametrize("kind", SPECIALS)
def test_one_special_of_choice(name: str, kind: str) -> None:
    """D4."""
    for players in PLAYERS[name]:
        state = arrange(*people(players))
        play(state, f"place:{name}:take")
        assert names(state) == [f"take:{special}" for special in SPECIALS]
        play(state, f"take:{kind}")
        assert held(state, 0) == {kind: 1}
        assert state.player == 1


@pytest.mark.rule("BC-6.2", "BC-6.17")
def test_the_homebrew_shop() -> None:
    for players in COUNTS:
        state = arrange(*people(players))
        play(state, "place:homebrew_shop:take")
        assert (held(state, 0), money(state, 0)) == (cubes("1H 1Y"), 0)
        other = arrange(*people(players))
        play(other, "place:homebrew_shop:take_alt")
        assert (held(other, 0), money(other, 0)) == ({}, 2)


@pytest.mark.rule("BC-6.2", "BC-6.20", "BC-6.25")
@pytest.mark.parametrize("name", ["ext_orchard", "five_orchard"])
def test_the_orchard_gives_a_fruit_or_a_partnership(name: str) -> None:
    for players in PLAYERS[name]:
        state = arrange(*people(players))
        play(state, f"place:{name}:take")
        assert (held(state, 0), person(state, 0).partnerships) == ({"fruit": 1}, [])
        other = arrange(*people(players))
        play(other, f"place:{name}:form_local_partnership", "partnership:spice_importer")
        assert (held(other, 0), person(other, 0).partnerships) == ({}, ["spice_importer"])


@pytest.mark.rule("BC-6.25", "BC-6.2")
def test_odd_jobs() -> None:
    state = arrange(*people(5))
    play(state, "place:five_odd_jobs:take")
    assert money(state, 0) == 2


@pytest.mark.rule("BC-6.2")
def test_take_is_always_executable_and_nothing_is_used_up() -> None:
    state = season_start({}, {})
    for season in ("spring", "summer", "autumn"):
        assert look(state).season == season
        play(state, "place:homebrew_shop:take")
        play(state, "place:malt_market:collect", "place:hops_market:collect", "place:yeast_market:collect")
        go(state, *["discard:malt?", "discard:hops?", "discard:yeast?"] * 4)
        play(state, "pass", "pass")
    assert "place:homebrew_shop:take" in names(state)


@pytest.mark.rule("BC-6.3", "BC-5.10")
def test_the_option_is_chosen_at_placement() -> None:
    state = arrange({**VETERAN}, {})
    assert {"staff_office:hire_brewery_shift", "staff_office:form_local_partnership"} <= set(asked(state, "place"))
    play(state, "place:staff_office:hire_brewery_shift")
    assert (person(state, 0).shifts, person(state, 0).partnerships) == (2, [])
    assert state.player == 1


# ── hiring ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.4", "BC-6.14", "BC-6.22", "BC-6.25")
@pytest.mark.parametrize("name", ["worker_fair", "ext_staff", "five_staff"])
def test_hiring_a_skilled_worker_costs_nothing_now(name: str) -> None:
    """D5."""
    for players in PLAYERS[name]:
        state = arrange(*people(players))
        play(state, f"place:{name}:hire_skilled_worker")
        assert set(asked(state, "worker")) == {card.id for card in look(state).workers}
        assert len(names(state)) == 9
        play(state, "worker:head_brewer")
        assert (person(state, 0).workers, money(state, 0), person(state, 0).loans) == (["head_brewer"], 0, 0)
        assert state.player == 1


@pytest.mark.rule("BC-6.4", "BC-5.8")
def test_nobody_is_hired_from_an_empty_display() -> None:
    """R40."""
    state = arrange({}, {}, {}, {}, workers=[])
    for name in ("worker_fair", "ext_staff"):
        assert refused(state, f"place:{name}:hire_skilled_worker") in ("BC-6.4", "BC-5.8")


@pytest.mark.rule("BC-6.4")
def test_there_is_no_limit_of_skilled_workers() -> None:
    eight = ["malt_buyer", "hop_buyer", "yeast_biologist", "forager", "delivery_driver", "head_brewer", "tour_guide"]
    state = arrange({"workers": eight}, {}, workers=["accountant", "cooper"])
    play(state, "place:worker_fair:hire_skilled_worker", "worker:cooper")
    assert len(person(state, 0).workers) == 8


@pytest.mark.rule("BC-6.5", "BC-6.15", "BC-5.24")
def test_several_partnerships_cost_nothing() -> None:
    """D6."""
    state = arrange({"partnerships": ["spice_importer"]}, {}, {}, {})
    play(state, "place:staff_office:form_local_partnership")
    assert sorted(asked(state, "partnership")) == ["coffee_roaster", "fruit_orchard", "yeast_bank"]
    play(state, "partnership:yeast_bank")
    me = person(state, 0)
    assert (sorted(me.partnerships), me.money, me.upkeep.total) == (["spice_importer", "yeast_bank"], 0, 5)


@pytest.mark.rule("BC-6.5", "BC-5.8")
def test_no_partnership_is_left() -> None:
    state = arrange({"partnerships": ["spice_importer"]}, {"partnerships": ["coffee_roaster"]}, {})
    for name in ("staff_office", "ext_orchard"):
        assert refused(state, f"place:{name}:form_local_partnership") in ("BC-6.5", "BC-5.8")
    assert "place:ext_orchard:take" in names(state)


# ── shifts ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.6", "BC-12.9")
@pytest.mark.parametrize(
    ("batches", "shifts"), [*((number, 1) for number in range(13)), *((number, 2) for number in range(3, 13))]
)
def test_the_next_shift_needs_three_or_nine_batches(batches: int, shifts: int) -> None:
    """R33, R34."""
    state = arrange({"sold": {"everyday_ale": batches}, "shifts": shifts}, {})
    enough = batches >= (3 if shifts == 1 else 9)
    assert ("place:staff_office:hire_brewery_shift" in names(state)) is enough
    assert person(state, 0).shift_needs == (3 if shifts == 1 else 9)
    if enough:
        play(state, "place:staff_office:hire_brewery_shift")
        assert (person(state, 0).shifts, money(state, 0)) == (shifts + 1, 0)
    else:
        assert refused(state, "place:staff_office:hire_brewery_shift") == "BC-6.6"


@pytest.mark.rule("BC-6.6")
def test_there_is_no_fourth_shift() -> None:
    state = arrange({"sold": {"everyday_ale": 30}, "shifts": 3}, {})
    assert refused(state, "place:staff_office:hire_brewery_shift") in ("BC-6.6", "BC-5.8")


@pytest.mark.rule("BC-6.6")
@pytest.mark.parametrize("name", ["staff_office", "ext_staff", "five_staff"])
def test_one_shift_per_action_and_in_order(name: str) -> None:
    """R33: even with nine batches the first action employs only the second shift."""
    for players in PLAYERS[name]:
        state = arrange(*people(players, **VETERAN))
        play(state, f"place:{name}:hire_brewery_shift")
        assert person(state, 0).shifts == 2


@pytest.mark.rule("BC-6.6")
def test_batches_in_tanks_and_bottling_units_count() -> None:
    mine = {"tiles": ["double_line"], "tanks": ["everyday_ale", "simply_stout"], "bottling": ["", "everyday_ale"]}
    assert "place:staff_office:hire_brewery_shift" in names(arrange(mine, {}))


@pytest.mark.rule("BC-6.7", "BC-5.14")
def test_a_new_shift_acts_in_the_same_season() -> None:
    state = arrange(VETERAN, {}, market={"malt_market": {"malt": 3}, "hops_market": {"hops": 2}})
    play(state, "place:staff_office:hire_brewery_shift", "place:malt_market:collect")
    play(state, "place:homebrew_shop:take_alt", "place:hops_market:collect")
    turns = []
    while look(state).phase == "brewery":
        turns.append(state.player)
        play(state, "pass")
    assert turns == [0, 1, 0]


# ── the Private Investor ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.8", "BC-6.13")
def test_the_investor_gives_all_money_and_the_marker() -> None:
    state = arrange({}, {}, {}, market={"private_investor": {"money": 4}}, first=1)
    play(state, "place:homebrew_shop:take_alt", "place:private_investor:collect")
    assert (money(state, 2), goods(state, "private_investor")) == (4, {})
    assert [person.first_player for person in look(state).players] == [False, False, True]


@pytest.mark.rule("BC-6.8", "BC-5.13", "BC-12.18")
def test_the_first_player_may_take_the_investor_and_stays_first() -> None:
    state = arrange({}, {}, market={"private_investor": {"money": 1}})
    play(state, "place:private_investor:collect")
    assert person(state, 0).first_player
    assert state.player == 1


@pytest.mark.rule("BC-6.8", "BC-5.23")
def test_the_marker_stays_until_somebody_takes_it() -> None:
    """R11."""
    state = season_start({}, {}, {}, first=1)
    for _ in range(6):
        play(state, next(name for name in names(state) if "collect" in name and "private" not in name))
    play(state, "pass", "pass", "pass")
    assert look(state).order == [1, 2, 0]
    assert goods(state, "private_investor") == {"money": 2}


@pytest.mark.rule("BC-6.8", "BC-6.51w")
def test_investor_relations() -> None:
    state = arrange({"workers": ["investor_relations"]}, {}, market={"private_investor": {"money": 2}})
    play(state, "place:private_investor:collect")
    assert (money(state, 0), rep(state, 0)) == (3, 1)


# ── what is refused ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.6", "BC-5.14")
def test_market_and_brewery_actions_belong_to_their_phases() -> None:
    market, shifts = arrange({}, {}), brewery({}, {})
    for move in ("process", "research", "install", "pass"):
        assert refused(market, move) in GAME.rulebook().clauses
    assert refused(shifts, "place:homebrew_shop:take") in GAME.rulebook().clauses
    assert not asked(shifts, "place")


@pytest.mark.rule("BC-5.6")
def test_the_options_shown_as_open_are_the_legal_ones() -> None:
    state = season_start({**VETERAN}, {}, {}, {})
    shown = {
        f"place:{space.id}:{option.name}" for space in look(state, 0).market for option in space.options if option.open
    }
    assert shown == set(names(state))
