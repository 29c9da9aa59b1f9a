"""Section 5: the course of a season, its phases and rounds, who acts when."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    COUNTS,
    SEASONS,
    SPACES,
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
    pass_brewery,
    pass_market,
    person,
    play,
    refused,
    season_end,
    season_start,
    sold,
    tanks,
)

from alehouse import State

TEMPORARY: dict[str, Any] = {"temporary_workers": "on"}
RICH = {"money": 50}
EMPTY: dict[str, Any] = {}
STALLS = {
    "malt_market": {"malt": 3},
    "hops_market": {"hops": 2},
    "yeast_market": {"yeast": 1},
    "farm_stand": {"malt": 1, "yeast": 1},
    "private_investor": {"money": 1},
}
THREE_STALLS = STALLS | {"ext_malt": {"malt": 2}, "ext_hops_yeast": {"hops": 1, "yeast": 1}}
FIVE_STALLS = STALLS | {
    "five_malt": {"malt": 3},
    "five_hops": {"hops": 2},
    "five_hops_yeast": {"hops": 1, "yeast": 1},
    "five_grain_yeast": {"malt": 2, "yeast": 1},
}
VETERAN = {"sold": {"everyday_ale": 9}}


def people(number: int, **mine: Any) -> list[dict[str, Any]]:
    return [dict(mine) for _ in range(number)]


# ── the twelve seasons ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.1", "BC-5.2", "BC-5.22", "BC-5.23", "BC-7.1")
@pytest.mark.parametrize("players", COUNTS)
def test_twelve_seasons_of_market_and_brewery(players: int) -> None:
    state = season_start(*people(players, money=99), first=1, workers=[])
    for year in (1, 2, 3):
        for season in SEASONS:
            assert (look(state).year, look(state).season, look(state).phase) == (year, season, "market")
            assert look(state).order[0] == 1
            while look(state).phase == "market":
                legal = [name for name in names(state) if "private_investor" not in name and "partner" not in name]
                play(state, legal[0])
            assert (look(state).year, look(state).season, look(state).phase) == (year, season, "brewery")
            pass_brewery(state)
    assert state.is_over
    assert look(state).phase == "over"
    assert names(state) == []


@pytest.mark.rule("BC-5.2", "BC-5.5")
def test_restock_comes_before_the_first_worker() -> None:
    state = season_start({}, {}, season="summer")
    assert look(state).phase == "market"
    assert goods(state, "malt_market") == {"malt": 3}
    assert person(state, 0).markers_left == 2


# ── season start ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.3")
@pytest.mark.parametrize("season", SEASONS)
def test_season_start_effects_of_workers_come_in_their_seasons(season: str) -> None:
    state = season_start({"workers": ["forager"]}, {}, season=season)
    if season in ("spring", "autumn"):
        assert state.player == 0
        assert look(state).phase == "season_start"
        assert asked(state, "take") == ["spice", "coffee", "fruit"]
        assert goods(state, "malt_market") == {}  # restock comes later
        play(state, "take:fruit")
        assert held(state, 0) == {"fruit": 1}
    else:
        assert held(state, 0) == {}
    assert look(state).phase == "market"
    assert goods(state, "malt_market") == {"malt": 3}


@pytest.mark.rule("BC-5.3", "BC-5.4", "BC-6.41")
@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("year", [1, 2, 3])
def test_winter_benefits_come_in_winter_only_and_in_every_one(season: str, year: int) -> None:
    state = season_start({"research": [2, 0, 0, 0]}, {"research": [0, 0, 3, 0]}, season=season, year=year)
    assert look(state).phase == "market"
    winter = season == "winter"
    assert held(state, 0) == ({"malt": 2, "hops": 1} if winter else {})
    assert money(state, 1) == (2 if winter else 0)


@pytest.mark.rule("BC-5.4")
@pytest.mark.parametrize("position", range(5))
def test_a_track_gives_its_winter_benefit_from_position_two_on(position: int) -> None:
    state = season_start({"research": [0, 0, position, 0]}, {}, season="winter")
    assert money(state, 0) == (2 if position >= 2 else 0)


@pytest.mark.rule("BC-5.3")
def test_winter_benefits_are_taken_in_turn_order() -> None:
    flavour = {"research": [0, 0, 0, 2]}
    state = season_start(flavour, flavour, flavour, season="winter", first=1)
    for seat in (1, 2, 0):
        assert state.player == seat
        play(state, "take:spice")
    assert [held(state, seat) for seat in range(3)] == [{"spice": 1}] * 3
    assert (look(state).phase, state.player) == ("market", 1)


@pytest.mark.rule("BC-5.3", "BC-5.31")
def test_a_player_with_several_winter_benefits_chooses_their_order() -> None:
    """D17."""
    state = season_start({"research": [2, 2, 2, 2]}, {}, season="winter")
    assert state.player == 0
    assert len(asked(state, "benefit")) >= 2
    while look(state).phase == "season_start":
        before = len(asked(state, "benefit"))
        play(state, names(state)[-1])
        assert before == 0 or len(asked(state, "benefit")) < before
    assert money(state, 0) == 2
    assert sum(held(state, 0).values()) == 3 + 2 + 1
    assert held(state, 0)["malt"] >= 2


@pytest.mark.rule("BC-5.3")
def test_each_step_goes_around_before_the_next_begins() -> None:
    """Everybody's worker effects before anybody's market."""
    state = season_start({"workers": ["forager"]}, {}, {"workers": ["hop_buyer"]}, season="autumn", first=1)
    assert (state.player, look(state).phase) == (0, "season_start")
    play(state, "take:spice")
    assert (state.player, look(state).phase) == (1, "market")


@pytest.mark.rule("BC-5.3", "BC-8.3")
def test_temporary_workers_lying_on_a_season_are_taken_at_its_start() -> None:
    state = brewery({"temporary_later": [1, 1]}, {}, options=TEMPORARY)
    pass_brewery(state)
    assert person(state, 0).temporary == 1
    assert person(state, 0).temporary_later == [1, 0]
    assert look(state).temporary_pool == 0


# ── restock ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.5", "BC-12.8")
@pytest.mark.parametrize("players", COUNTS)
def test_restock_adds_to_what_lies_there(players: int) -> None:
    restocked = [name for name, space in SPACES.items() if "restock" in space and players in space["players"]]
    lying = {name: {kind: 2 * amount for kind, amount in SPACES[name]["restock"].items()} for name in restocked}
    state = season_start(*people(players), market=lying)
    for found in look(state).market:
        restock = SPACES[found.id].get("restock", {})
        assert goods(state, found.id) == {kind: 3 * amount for kind, amount in restock.items()}


@pytest.mark.rule("BC-5.5")
def test_a_space_that_was_taken_gets_only_the_restock() -> None:
    state = arrange({}, {}, market={"malt_market": {"malt": 9}, "hops_market": {"hops": 2}})
    play(state, "place:malt_market:collect", "place:homebrew_shop:take_alt")
    play(state, "place:worker_fair:hire_skilled_worker", "worker:accountant")
    play(state, "place:specialty_shop:take", "take:spice", "pass", "pass")
    assert look(state).season == "summer"
    assert goods(state, "malt_market") == {"malt": 3}
    assert goods(state, "hops_market") == {"hops": 4}


# ── the Market phase ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.6", "BC-12.7")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("first", [0, 1])
def test_two_rounds_of_one_worker_each_in_turn_order(players: int, first: int) -> None:
    state = season_start(*people(players), first=first)
    turns: list[tuple[int, int]] = []
    while look(state).phase == "market":
        before = person(state, state.player).markers_left
        if any(name.startswith("place:") for name in names(state)):
            turns.append((look(state).round, state.player))
            assert before == 3 - look(state).round
        legal = [name for name in names(state) if "private_investor" not in name]
        play(state, legal[0])
    order = [(first + step) % players for step in range(players)]
    assert turns == [(number, seat) for number in (1, 2) for seat in order]


@pytest.mark.rule("BC-5.6")
def test_a_space_is_resolved_at_once() -> None:
    state = arrange({}, {}, market={"malt_market": {"malt": 3}})
    play(state, "place:malt_market:collect")
    assert held(state, 0) == {"malt": 3}
    assert on(state, "malt_market") == [(0, "worker")]


@pytest.mark.rule("BC-5.7", "BC-12.7")
def test_a_space_holds_one_worker_of_any_owner() -> None:
    state = arrange({}, {}, {}, market={"malt_market": {"malt": 3}})
    play(state, "place:homebrew_shop:take_alt")
    assert refused(state, "place:homebrew_shop:take") == "BC-5.7"
    play(state, "place:malt_market:collect", "place:ext_orchard:take")
    assert refused(state, "place:homebrew_shop:take") == "BC-5.7"
    assert refused(state, "place:homebrew_shop:take_alt") == "BC-5.7"
    assert state.player == 0


@pytest.mark.rule("BC-5.7", "BC-8.10")
def test_the_community_farm_holds_several() -> None:
    full = {"stored": cubes("1M 1H 1F")}
    state = arrange(full, full, options={"community_farm": "on"})
    farm = "place:community_farm:community_farm"
    play(state, farm, "plant:malt", farm, "plant:hops", farm)
    assert [seat for seat, _ in on(state, "community_farm")] == [0, 1, 0]


@pytest.mark.rule("BC-5.8", "BC-6.1")
def test_a_space_is_not_taken_only_to_block_it() -> None:
    """R9."""
    state = arrange({}, {})
    for name in ("malt_market", "hops_market", "yeast_market", "farm_stand", "private_investor"):
        assert refused(state, f"place:{name}:collect") in ("BC-5.8", "BC-6.1")
    assert refused(state, "place:staff_office:hire_brewery_shift") in ("BC-5.8", "BC-6.6")


@pytest.mark.rule("BC-5.9")
def test_placing_is_mandatory() -> None:
    state = season_start({}, {})
    assert all(name.startswith("place:") for name in names(state))
    assert refused(state, "pass") in ("BC-5.9", "BC-5.6")
    assert refused(state, "decline") in ("BC-5.9", "BC-5.6")


@pytest.mark.rule("BC-5.9", "BC-5.8")
def test_a_worker_without_any_legal_space_is_not_used() -> None:
    """R8: two players, one free space, nothing lies on the market."""
    state = arrange(
        {},
        {},
        occupied={"worker_fair": 1, "staff_office": 1, "specialty_shop": 1},
    )
    assert asked(state, "place") == ["homebrew_shop:take", "homebrew_shop:take_alt"]
    play(state, "place:homebrew_shop:take_alt")
    assert look(state).phase == "brewery"
    assert money(state, 0) == 2


@pytest.mark.rule("BC-5.10", "BC-6.3")
def test_exactly_one_option_of_a_space_is_carried_out() -> None:
    state = arrange({}, {})
    play(state, "place:homebrew_shop:take")
    assert (held(state, 0), money(state, 0)) == (cubes("1H 1Y"), 0)
    other = arrange({}, {})
    play(other, "place:homebrew_shop:take_alt")
    assert (held(other, 0), money(other, 0)) == ({}, 2)


@pytest.mark.rule("BC-5.11", "BC-8.3")
def test_temporary_workers_place_after_everybodys_own_in_turn_order() -> None:
    """R25."""
    state = arrange({"temporary": 1}, {"temporary": 1}, {}, options=TEMPORARY, first=1, market=THREE_STALLS)
    for seat in (1, 2, 0, 1, 2, 0):
        assert state.player == seat
        assert "decline" not in names(state)
        legal = [name for name in names(state) if "collect" in name and "private" not in name]
        play(state, legal[0])
    assert (state.player, look(state).phase) == (1, "market")
    assert "decline" in names(state)
    play(state, "place:homebrew_shop:take_alt")
    assert on(state, "homebrew_shop") == [(1, "temporary")]
    assert (state.player, look(state).phase) == (0, "market")
    play(state, "decline")
    assert look(state).phase == "brewery"
    assert [person(state, seat).temporary for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("BC-5.11")
def test_temporary_rounds_repeat_until_nobody_wants_to_place() -> None:
    state = arrange({"temporary": 2}, {"temporary": 2}, {}, {}, {}, options=TEMPORARY, market=FIVE_STALLS)
    for _ in range(10):
        play(state, next(name for name in names(state) if "collect" in name or "odd_jobs" in name))
    assert (state.player, person(state, 0).temporary) == (0, 2)
    play(state, next(name for name in names(state) if name != "decline"))
    go(state, *(f"take:{kind}?" for kind in ("spice",)), "worker:accountant?", "partnership:spice_importer?")
    assert state.player == 1
    play(state, "decline")
    assert (state.player, look(state).phase) == (0, "market")  # the other one has ended his part
    play(state, "decline")
    assert look(state).phase == "brewery"
    assert (person(state, 0).temporary, person(state, 1).temporary) == (1, 2)


@pytest.mark.rule("BC-5.12")
@pytest.mark.parametrize("season", SEASONS)
def test_the_purchasing_agent_places_an_extra_marker_at_the_end(season: str) -> None:
    state = season_start({}, {"workers": ["purchasing_agent"]}, season=season)
    for _ in range(4):
        play(state, next(name for name in names(state) if "collect" in name and "private" not in name))
    if season in ("summer", "winter"):
        assert look(state).phase == "brewery"
        return
    assert (state.player, look(state).phase) == (1, "market")
    assert "decline" in names(state)
    play(state, "place:homebrew_shop:take_alt")
    assert on(state, "homebrew_shop") == [(1, "extra")]
    assert money(state, 1) == 2
    assert look(state).phase == "brewery"


@pytest.mark.rule("BC-5.12", "BC-8.16")
def test_the_extra_marker_may_be_declined_and_never_goes_to_the_community_farm() -> None:
    state = season_start(
        {"stored": cubes("1M 1H 1F")}, {"workers": ["purchasing_agent"], "stored": cubes("1M 1H 1F")},
        options={"community_farm": "on"},
    )  # fmt: skip
    for _ in range(4):
        play(state, next(name for name in names(state) if "collect" in name and "private" not in name))
    assert state.player == 1
    assert "place:community_farm:community_farm" not in names(state)
    play(state, "decline")
    assert look(state).phase == "brewery"


@pytest.mark.rule("BC-5.13", "BC-12.18")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("taker", [1, -1])
def test_the_investor_changes_the_order_only_after_the_market(players: int, taker: int) -> None:
    """R11."""
    taker %= players
    state = season_start(*people(players))
    turns: list[int] = []
    while look(state).phase == "market":
        turns.append(state.player)
        if state.player == taker and "place:private_investor:collect" in names(state):
            play(state, "place:private_investor:collect")
            assert person(state, taker).first_player
        else:
            play(state, next(name for name in names(state) if ("collect" in name and "private" not in name)
                             or "take_alt" in name or "odd_jobs" in name or "orchard:take" in name))  # fmt: skip
    assert turns == [*range(players), *range(players)]
    order = [(taker + step) % players for step in range(players)]
    assert look(state).order == order
    for seat in order:
        assert state.player == seat
        play(state, "pass")
    assert (look(state).season, state.player, look(state).order) == ("summer", taker, order)
    assert [person.first_player for person in look(state).players] == [seat == taker for seat in range(players)]


@pytest.mark.rule("BC-5.13")
def test_the_extra_marker_keeps_the_old_order() -> None:
    """The order of this Market phase stays as it began, its end included."""
    state = arrange({"temporary": 1}, {"temporary": 1}, {}, options=TEMPORARY, market=THREE_STALLS)
    play(state, "place:malt_market:collect", "place:private_investor:collect", "place:ext_malt:collect")
    play(state, "place:hops_market:collect", "place:yeast_market:collect", "place:farm_stand:collect")
    assert state.player == 0
    play(state, "decline")
    assert state.player == 1
    play(state, "decline")
    assert (look(state).phase, state.player) == ("brewery", 1)


# ── the Brewery phase ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.14")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_shifts_act_in_rounds_in_turn_order(first: int) -> None:
    state = brewery({**VETERAN, "shifts": 3}, {**VETERAN, "shifts": 1}, {**VETERAN, "shifts": 2}, first=first)
    turns: list[tuple[int, int]] = []
    while look(state).phase == "brewery":
        turns.append((look(state).round, state.player))
        play(state, "pass")
    order = [(first + step) % 3 for step in range(3)]
    shifts = {0: 3, 1: 1, 2: 2}
    assert turns == [(number, seat) for number in (1, 2, 3) for seat in order if shifts[seat] >= number]


@pytest.mark.rule("BC-5.15", "BC-5.14", "BC-8.3")
def test_temporary_workers_brew_after_all_shifts() -> None:
    state = brewery({**VETERAN, "shifts": 2, "temporary": 1}, {"temporary": 2}, {}, first=1, options=TEMPORARY)
    turns: list[int] = []
    while look(state).phase == "brewery":
        turns.append(state.player)
        play(state, "pass")
    assert turns == [1, 2, 0, 0, 1, 0, 1]


@pytest.mark.rule("BC-5.15")
def test_a_temporary_worker_does_a_brewery_action() -> None:
    state = brewery({"temporary": 1, "bottling": ["everyday_ale"], "tanks": ["everyday_ale"]}, {}, options=TEMPORARY)
    play(state, "process", "pass", "process")
    assert sold(state, 0) == ["everyday_ale", "everyday_ale"]
    assert money(state, 0) == 4
    assert look(state).season == "summer"


@pytest.mark.rule("BC-5.16")
@pytest.mark.parametrize("season", SEASONS)
def test_the_night_foreman_adds_an_action_in_winter(season: str) -> None:
    foreman = {**RICH, "workers": ["night_foreman"], "tanks": ["everyday_ale"], "bottling": ["simply_stout"]}
    state = brewery(foreman, RICH, season=season)
    play(state, "process", "pass")
    if season == "winter":
        assert (look(state).phase, state.player) == ("brewery", 0)
        assert {"process", "research", "install", "pass"} <= set(names(state))
        play(state, "process")
        assert sold(state, 0) == ["everyday_ale", "simply_stout"]
    else:
        assert sold(state, 0) == ["simply_stout"]
    assert look(state).phase == "market"


@pytest.mark.rule("BC-5.16", "BC-5.15")
def test_the_night_foreman_comes_after_temporary_workers() -> None:
    state = brewery(
        {**RICH, "workers": ["night_foreman"]}, {**RICH, "temporary": 1}, season="winter", options=TEMPORARY
    )
    turns: list[int] = []
    while look(state).phase == "brewery":
        turns.append(state.player)
        play(state, "pass")
    assert turns == [0, 1, 1, 0]


@pytest.mark.rule("BC-5.17")
def test_brewery_actions_are_never_blocked() -> None:
    state = brewery({**VETERAN, "shifts": 2}, {**VETERAN, "shifts": 2})
    play(state, "install", "tile:mash_tun", "install", "tile:mash_tun", "install", "tile:yeast_lab")
    assert "install" in names(state)
    play(state, "install", "tile:hop_infuser")
    assert [person(state, seat).tiles for seat in range(2)] == [["mash_tun", "yeast_lab"], ["mash_tun", "hop_infuser"]]


@pytest.mark.rule("BC-5.18")
def test_the_brewery_actions() -> None:
    """R8: Process Beer with nothing at all is legal, and so is passing."""
    state = brewery({}, {})
    assert sorted(names(state)) == ["install", "pass", "process", "research"]
    play(state, "process")
    assert state.player == 1
    assert tanks(state, 0) == [""]
    play(state, "pass")
    assert look(state).season == "summer"


@pytest.mark.rule("BC-5.18")
def test_the_third_player_adds_collaborate_where_it_can_be_paid() -> None:
    state = brewery({"stored": cubes("5M")}, {}, {})
    assert sorted(names(state)) == ["collaborate", "install", "pass", "process", "research"]
    assert "collaborate" not in names(brewery({"stored": cubes("4M")}, {}, {}))
    assert "collaborate" not in names(brewery({"stored": cubes("5M")}, {}))


@pytest.mark.rule("BC-5.18", "BC-6.39")
def test_research_needs_a_marker_that_can_move() -> None:
    assert "research" in names(brewery({"research": [4, 4, 4, 3]}, {}))
    state = brewery({"research": [4, 4, 4, 4]}, {})
    assert refused(state, "research") in ("BC-5.18", "BC-6.39")


@pytest.mark.rule("BC-5.18", "BC-6.45")
def test_install_needs_a_kind_not_yet_installed() -> None:
    ten = ["storehouse", "mash_tun", "yeast_lab", "farm", "hop_infuser", "oak_barrels"]
    ten += ["tasting_room", "brewpub", "double_line", "loading_dock"]
    assert "install" in names(brewery({"tiles": ten[:9]}, {}))
    state = brewery({"tiles": ten}, {})
    assert refused(state, "install") in ("BC-5.18", "BC-6.45")


@pytest.mark.rule("BC-5.18")
def test_secret_recipe_needs_the_module() -> None:
    assert "secret_recipe" in names(brewery({}, {}, options={"secret_recipe": "on"}))
    assert refused(brewery({}, {}), "secret_recipe") in ("BC-5.18", "BC-4.15", "BC-8.17")


@pytest.mark.rule("BC-5.18")
def test_a_passed_shift_is_lost_for_the_season() -> None:
    state = brewery({"bottling": ["everyday_ale"]}, {})
    play(state, "pass", "pass")
    assert look(state).season == "summer"
    assert money(state, 0) == 0


# ── season end ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.19")
def test_workers_and_shifts_return_to_their_owners() -> None:
    state = season_start({}, {})
    pass_market(state)
    assert [person(state, seat).markers_left for seat in range(2)] == [0, 0]
    play(state, "process")
    assert person(state, 0).shifts_used == 1
    pass_brewery(state)
    assert look(state).phase == "market"
    assert [person(state, seat).markers_left for seat in range(2)] == [2, 2]
    assert [person(state, seat).shifts_used for seat in range(2)] == [0, 0]
    assert all(not space.markers for space in look(state).market)


@pytest.mark.rule("BC-5.19", "BC-8.3", "BC-12.16")
def test_temporary_workers_return_to_the_pool_used_or_not() -> None:
    state = brewery({"temporary": 1}, {"temporary": 1}, {}, options=TEMPORARY)
    assert look(state).temporary_pool == 1
    pass_brewery(state)
    assert look(state).temporary_pool == 3
    assert [person(state, seat).temporary for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("BC-5.20", "BC-6.47")
@pytest.mark.parametrize("season", SEASONS)
def test_farms_are_planted_at_the_end_of_spring_in_turn_order(season: str) -> None:
    farmer = {**RICH, "tiles": ["farm"], "stored": cubes("2M 1H")}
    state = season_end(farmer, farmer, season=season, first=1)
    if season != "spring":
        assert look(state).phase == "market"
        return
    assert state.player == 1
    assert sorted(names(state)) == ["decline", "plant:hops", "plant:malt"]
    play(state, "decline")
    assert state.player == 0
    play(state, "plant:malt", "plant:malt")
    assert held(state, 0) == cubes("1H")
    assert held(state, 1) == cubes("2M 1H")
    assert (look(state).season, look(state).phase) == ("summer", "market")


@pytest.mark.rule("BC-5.21")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_farms_are_harvested_at_the_end_of_autumn(season: str) -> None:
    state = season_end({**RICH, "tiles": ["farm"], "plots": ["malt", "fruit"]}, RICH, season=season)
    assert held(state, 0) == (cubes("4M 2F") if season == "autumn" else {})
    assert [plot.kind for plot in person(state, 0).plots] == (["", ""] if season == "autumn" else ["malt", "fruit"])


@pytest.mark.rule("BC-5.21", "BC-8.14")
def test_own_farms_come_before_the_community_farm() -> None:
    """12 places: the own harvest fills them, and the overflow is resolved before the Community Farm gives."""
    mine = {"tiles": ["farm"], "plots": ["malt", ""], "stored": cubes("10H")}
    state = season_end(mine, {}, season="autumn", farm=[["fruit", 1]], options={"community_farm": "on"})
    assert (state.player, look(state).overflow) == (0, 2)
    assert held(state, 1) == {}
    play(state, "discard:hops", "discard:hops")
    assert held(state, 1) == cubes("3F")
    assert look(state).season == "winter"


@pytest.mark.rule("BC-5.22")
@pytest.mark.parametrize("season", SEASONS)
def test_upkeep_is_paid_at_the_end_of_winter_only(season: str) -> None:
    state = season_end({"money": 9}, {"money": 9}, season=season)
    assert money(state, 0) == (4 if season == "winter" else 9)
    assert look(state).year == (2 if season == "winter" else 1)


@pytest.mark.rule("BC-5.23")
@pytest.mark.parametrize("season", SEASONS)
def test_the_first_player_does_not_change_with_the_season(season: str) -> None:
    state = season_end(RICH, RICH, RICH, season=season, first=2)
    assert state.player == 2
    assert look(state).order == [2, 0, 1]
    assert look(state).season == SEASONS[(SEASONS.index(season) + 1) % 4]


@pytest.mark.rule("BC-5.4", "BC-5.3")
def test_the_winter_benefit_comes_before_the_winter_market() -> None:
    state = season_end({"research": [0, 0, 2, 0]}, {}, season="autumn")
    assert (look(state).season, look(state).phase) == ("winter", "market")
    assert money(state, 0) == 2


@pytest.mark.rule("BC-5.9")
def test_only_one_worker_is_idle_while_the_other_still_acts() -> None:
    """A space that becomes executable between the two rounds is used."""
    taken = {"worker_fair": 1, "specialty_shop": 1, "staff_office": 1, "homebrew_shop": 1}
    state = arrange(EMPTY, EMPTY, occupied=taken, market={"malt_market": {"malt": 3}})
    assert asked(state, "place") == ["malt_market:collect"] or look(state).phase == "brewery"
    go(state, "place:malt_market:collect?")
    assert held(state, 0) == {"malt": 3}
    assert look(state).phase == "brewery"


def test_helpers_play_a_season_to_its_end() -> None:
    state: State = pass_brewery(pass_market(season_start(RICH, RICH)))
    assert look(state).season == "summer"
