"""The Community Farm of Brew Crafters: BC-8.10 to BC-8.16."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    ALL_MODULES,
    arrange,
    asked,
    cubes,
    go,
    held,
    look,
    names,
    on,
    pass_brewery,
    person,
    play,
    refused,
    season_end,
)

from alehouse import State

FARM = {"community_farm": "on"}
PLACE = "place:community_farm:community_farm"


def spring(*stored: str, season: str = "spring", year: int = 1, **given: Any) -> State:
    """The market of a Spring, one text of stored ingredients for each player."""
    players = [{"stored": cubes(text)} for text in stored]
    return arrange(*players, options=FARM, season=season, year=year, **given)


def planted(state: State) -> list[tuple[str, int]]:
    community = look(state).community
    assert community is not None
    return [(kind, seat) for kind, seat in community.planted]


def harvest(farm: list[list[Any]], *stored: str, **more: Any) -> State:
    """The end of an Autumn with this planted, one text of stored ingredients for each player."""
    players = [{"stored": cubes(text)} for text in stored]
    return season_end(*players, options=FARM, season="autumn", farm=farm, **more)


# ── planting ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-8.10", "BC-8.11")
@pytest.mark.parametrize("year", [1, 2, 3])
@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
def test_the_farm_is_open_in_winter_and_spring_but_not_in_the_last_winter(season: str, year: int) -> None:
    state = spring("2M", "", season=season, year=year)
    is_open = season == "spring" or (season == "winter" and year < 3)
    assert (PLACE in names(state)) == is_open
    community = look(state).community
    assert community is not None
    assert community.open == is_open
    if not is_open:
        assert refused(state, PLACE) == ("BC-8.11" if season == "winter" else "BC-8.10")


@pytest.mark.rule("BC-8.12", "BC-8.13")
@pytest.mark.parametrize("kind", ["malt", "hops", "fruit"])
def test_a_worker_plants_one_cube_from_storage(kind: str) -> None:
    state = play(spring("1M 1H 1Y 1S 1C 1F", ""), PLACE)
    assert asked(state, "plant") == ["malt", "hops", "fruit"]
    assert "decline" not in names(state)
    play(state, f"plant:{kind}")
    assert planted(state) == [(kind, 0)]
    assert kind not in held(state, 0)
    assert sum(held(state, 0).values()) == 5
    assert person(state, 0).farm_tokens == [1]
    assert state.player == 1


@pytest.mark.rule("BC-8.12")
def test_a_kind_that_lies_there_is_not_planted_again() -> None:
    state = spring("3M", "3M 1H", farm=[["malt", 1]])
    assert PLACE not in names(state)
    assert refused(state, PLACE) == "BC-8.12"
    state = go(spring("3M 1H 1F", "", farm=[["malt", 1]]), PLACE)
    assert asked(state, "plant") == ["hops", "fruit"]
    assert refused(state, "plant:malt") == "BC-8.12"


@pytest.mark.rule("BC-8.12")
def test_nobody_plants_without_a_plantable_ingredient() -> None:
    state = spring("3Y 3S 3C", "")
    assert PLACE not in names(state)
    assert refused(state, PLACE) == "BC-8.12"


@pytest.mark.rule("BC-8.12", "BC-8.13")
def test_three_contributions_are_the_most() -> None:
    state = spring("3M 3H 3F", "", farm=[["fruit", 1], ["malt", 1], ["hops", 0]])
    assert PLACE not in names(state)
    assert [person(state, seat).farm_tokens for seat in (0, 1)] == [[3], [1, 2]]


@pytest.mark.rule("BC-8.10", "BC-8.13", "BC-5.7", "BC-12.7")
def test_any_number_of_workers_may_stand_there_several_of_one_player_too() -> None:
    state = spring("1M 1H", "1F")
    play(state, PLACE, "plant:malt")
    go(state, PLACE, "plant:fruit?")
    go(state, PLACE, "plant:hops?")
    assert planted(state) == [("malt", 0), ("fruit", 1), ("hops", 0)]
    assert [person(state, seat).farm_tokens for seat in (0, 1)] == [[1, 3], [2]]


@pytest.mark.rule("BC-8.10", "BC-9.1", "BC-5.7")
def test_the_workers_on_the_farm_are_seen() -> None:
    state = spring("1M 1H", "1F")
    play(state, PLACE, "plant:malt")
    go(state, PLACE, "plant:fruit?")
    go(state, PLACE, "plant:hops?")
    assert sorted(on(state, "community_farm")) == [(0, "worker"), (0, "worker"), (1, "worker")]


@pytest.mark.rule("BC-8.12")
def test_a_cycle_runs_from_winter_to_autumn() -> None:
    state = spring("1M 1H", "", season="winter", year=1)
    play(state, PLACE, "plant:malt")
    while look(state).phase == "market":
        play(state, next(name for name in names(state) if name != PLACE))
    pass_brewery(state)
    assert (look(state).year, look(state).season) == (2, "spring")
    assert planted(state) == [("malt", 0)]
    assert person(state, 0).farm_tokens == [1]
    assert asked(go(state, PLACE), "plant") in ([], ["hops"])  # malt lies there already


@pytest.mark.rule("BC-8.10", "BC-8.3")
def test_a_temporary_worker_may_plant() -> None:
    goods = {
        "malt_market": {"malt": 3},
        "hops_market": {"hops": 2},
        "yeast_market": {"yeast": 1},
        "farm_stand": {"malt": 1, "yeast": 1},
    }
    players = [{"temporary": 1, "stored": cubes("1F")}, {}]
    state = arrange(*players, options={**FARM, "temporary_workers": "on"}, market=goods)
    play(state, *(f"place:{name}:collect" for name in goods), PLACE, "plant:fruit")
    assert planted(state) == [("fruit", 0)]
    assert person(state, 0).temporary == 0


@pytest.mark.rule("BC-8.16", "BC-5.12")
def test_the_extra_marker_of_the_purchasing_agent_stays_away() -> None:
    goods = {
        "malt_market": {"malt": 3},
        "hops_market": {"hops": 2},
        "yeast_market": {"yeast": 1},
        "farm_stand": {"malt": 1, "yeast": 1},
    }
    state = arrange({"workers": ["purchasing_agent"], "stored": cubes("1F")}, {}, options=FARM, market=goods)
    assert PLACE in names(state)
    play(state, *(f"place:{name}:collect" for name in goods))
    assert state.player == 0
    assert PLACE not in names(state)
    assert refused(state, PLACE) == "BC-8.16"


# ── the harvest ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-8.14")
@pytest.mark.parametrize(("kind", "gains"), [("malt", "7M"), ("hops", "5H"), ("fruit", "3F")])
def test_one_contributor_takes_the_whole_harvest(kind: str, gains: str) -> None:
    state = harvest([[kind, 1]], "", "")
    assert held(state, 1) == cubes(gains)
    assert held(state, 0) == {}


@pytest.mark.rule("BC-8.14")
def test_two_tokens_share_and_choose_in_token_order() -> None:
    state = harvest([["malt", 1], ["hops", 0]], "", "")  # 7M 5H: 3M 2H for each, 1M 1H remain
    assert state.player == 1
    assert asked(state, "take") == ["malt", "hops"]
    play(state, "take:hops")
    assert held(state, 1) == cubes("3M 3H")
    assert held(state, 0) == cubes("4M 2H")  # what is left goes to token 2


@pytest.mark.rule("BC-8.14")
def test_one_share_for_each_token_of_the_same_player() -> None:
    state = harvest([["malt", 0], ["fruit", 1], ["hops", 0]], "", "")  # 2M 1H 1F for each, 1M 2H remain
    assert state.player == 0
    play(state, "take:hops")
    assert state.player == 1
    play(state, "take:malt")
    assert held(state, 0) == cubes("4M 4H 2F")
    assert held(state, 1) == cubes("3M 1H 1F")


@pytest.mark.rule("BC-8.14")
def test_the_remainder_goes_round_until_it_is_empty() -> None:
    state = harvest([["hops", 0], ["fruit", 1]], "", "")  # 5H 3F: 2H 1F for each, 1H 1F remain
    play(state, "take:fruit")
    assert held(state, 0) == cubes("2H 2F")
    assert held(state, 1) == cubes("3H 1F")
    state = harvest([["malt", 0], ["hops", 1], ["fruit", 2]], "", "", "")  # 1M 2H remain
    order = []
    while asked(state, "take"):
        order.append(int(state.player))
        play(state, f"take:{asked(state, 'take')[0]}")
    assert order in ([0, 1], [0, 1, 2], [0])  # a single kind may be given without asking
    assert sum(sum(held(state, seat).values()) for seat in range(3)) == 15


@pytest.mark.rule("BC-8.14", "BC-5.29")
def test_overflow_is_settled_only_after_everything_is_shared() -> None:
    state = harvest([["malt", 0], ["hops", 1]], "11S", "11C", first=1)
    assert asked(state, "take") == ["malt", "hops"]  # nothing is discarded yet
    play(state, "take:malt")
    assert state.player == 1  # then in turn order, not in token order
    assert look(state).overflow == 5
    play(state, *["discard:coffee"] * 5)
    assert state.player == 0
    assert look(state).overflow == 5
    play(state, *["discard:spice"] * 5)
    assert held(state, 0) == cubes("4M 2H 6S")
    assert held(state, 1) == cubes("3M 3H 6C")


@pytest.mark.rule("BC-8.15", "BC-12.17")
def test_after_the_harvest_the_farm_is_empty() -> None:
    state = harvest([["malt", 0]], "", "")
    assert look(state).season == "winter"
    assert planted(state) == []
    assert person(state, 0).farm_tokens == []


@pytest.mark.rule("BC-8.14")
@pytest.mark.parametrize("season", ["spring", "summer", "winter"])
def test_there_is_no_harvest_in_other_seasons(season: str) -> None:
    players = [{"money": 9}, {"money": 9}]
    state = season_end(*players, options=FARM, season=season, farm=[["malt", 0]])
    assert held(state, 0) == {}
    assert planted(state) == [("malt", 0)]


@pytest.mark.rule("BC-5.21", "BC-8.14")
def test_own_farms_are_harvested_first() -> None:
    players: list[dict[str, Any]] = [
        {"stored": cubes("12S")},
        {"stored": cubes("10S"), "tiles": ["farm"], "plots": ["malt", ""]},
    ]
    state = season_end(*players, options=FARM, season="autumn", farm=[["hops", 0]])
    assert state.player == 1
    assert held(state, 0) == cubes("12S")
    play(state, "discard:spice", "discard:spice")
    assert state.player == 0
    assert held(state, 0) == cubes("12S 5H")


@pytest.mark.rule("BC-8.16")
def test_skilled_workers_never_act_on_the_community_farm() -> None:
    cards = ["master_gardener", "malt_buyer", "hop_buyer", "warehouse_manager"]
    state = arrange({"workers": cards, "stored": cubes("1M 1H")}, {}, options=FARM)
    play(state, PLACE, "plant:malt")
    assert held(state, 0) == {"hops": 1}  # the seed is paid
    state = season_end({"workers": cards}, {}, options=FARM, season="autumn", farm=[["malt", 0]])
    assert held(state, 0) == {"malt": 7}


@pytest.mark.rule("BC-8.14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_whole_harvest_is_given_out(players: int) -> None:
    farm = [["fruit", players - 1], ["hops", 0], ["malt", 1]]
    state = season_end(*[{}] * players, options=ALL_MODULES, season="autumn", farm=farm)
    while look(state).phase == "season_end":
        play(state, names(state)[0])
    total: dict[str, int] = {}
    for seat in range(players):
        for kind, amount in held(state, seat).items():
            total[kind] = total.get(kind, 0) + amount
    assert total == cubes("7M 5H 3F")
