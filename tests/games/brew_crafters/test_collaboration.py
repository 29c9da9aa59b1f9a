"""The collaboration recipe of Brew Crafters: section 6.7, three players and more."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    GAME,
    arrange,
    asked,
    bottling,
    brewery,
    cubes,
    go,
    held,
    look,
    money,
    names,
    over,
    person,
    play,
    refused,
    rep,
    score,
    tanks,
)

from alehouse import State

SECTIONS = ("collab_malt", "collab_hops", "collab_yeast", "collab_specialty")
PRICES = {"collab_malt": "5M", "collab_hops": "4H", "collab_yeast": "3Y"}
REWARDS = {"collab_malt": (3, 0), "collab_hops": (2, 1), "collab_yeast": (2, 1), "collab_specialty": (3, 0)}


def table(stored: str, sections: dict[str, int] | None = None, players: int = 3, **more: Any) -> State:
    """The first player has these ingredients; who holds which section."""
    mine = {"stored": cubes(stored), "money": 0, **more}
    return brewery(mine, *[{"money": 0}] * (players - 1), sections=sections or {})


def holders(state: State) -> dict[str, int]:
    return {section.id: section.holder for section in look(state).sections}


@pytest.mark.rule("BC-1.4", "BC-4.13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_collaboration_with_three_players_and_more(players: int) -> None:
    state = GAME.new(players, fate="open", first_player="1")
    assert holders(state) == ({} if players == 2 else dict.fromkeys(SECTIONS, -1))
    rich = table("6M 6H", players=players)
    assert ("collaborate" in names(rich)) == (players > 2)
    if players == 2:
        assert refused(rich, "collaborate") in ("BC-1.4", "BC-6.55", "BC-4.13")


@pytest.mark.rule("BC-6.56", "BC-6.61")
@pytest.mark.parametrize("section", PRICES)
def test_a_section_costs_what_is_printed(section: str) -> None:
    state = go(table(PRICES[section] + " 1S"), "collaborate", f"section:{section}?", "end_action?")
    assert held(state, 0) == {"spice": 1}
    assert person(state, 0).sections == [section]
    assert holders(state) == dict.fromkeys(SECTIONS, -1) | {section: 0}
    assert (rep(state, 0), money(state, 0)) == (0, 0)  # the reward comes with the fourth section


@pytest.mark.rule("BC-6.61", "BC-6.56")
@pytest.mark.parametrize("gives", [("spice", "spice"), ("spice", "fruit"), ("coffee", "fruit")])
def test_the_specialty_section_takes_two_specials_of_any_kind(gives: tuple[str, str]) -> None:
    state = play(table("2S 1C 1F"), "collaborate")
    go(state, "section:collab_specialty?")
    assert asked(state, "give") == ["spice", "coffee", "fruit"]
    go(state, f"give:{gives[0]}", f"give:{gives[1]}?", "end_action?")
    assert person(state, 0).sections == ["collab_specialty"]
    left = cubes("2S 1C 1F")
    for kind in gives:
        left[kind] -= 1
    assert held(state, 0) == {kind: amount for kind, amount in left.items() if amount}


@pytest.mark.rule("BC-6.56")
def test_partial_contributions_are_not_possible() -> None:
    state = table("4M 3H 2Y 1S")
    assert "collaborate" not in names(state)
    assert refused(state, "collaborate") in ("BC-6.56", "BC-6.55")
    state = play(table("5M 3H 3Y 1S"), "collaborate")
    assert asked(state, "section") == ["collab_malt", "collab_yeast"]
    assert refused(state, "section:collab_hops") == "BC-6.56"


@pytest.mark.rule("BC-6.56")
def test_a_section_that_is_held_is_not_open() -> None:
    state = play(table("5M 4H 3Y", {"collab_malt": 1}), "collaborate")
    assert asked(state, "section") == ["collab_hops", "collab_yeast"]
    assert refused(state, "section:collab_malt") == "BC-6.56"


# ── within the action ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.55")
def test_collaborating_comes_without_processing() -> None:
    state = play(table("5M 4H", bottling=["everyday_ale"]), "collaborate", "section:collab_malt", "end_action")
    assert state.player == 1
    assert bottling(state, 0) == ["everyday_ale"]
    assert money(state, 0) == 0


@pytest.mark.rule("BC-6.55")
def test_collaborating_comes_before_processing() -> None:
    state = go(table("8M 1H 1Y"), "collaborate", "section:collab_malt?")
    assert {"process", "end_action"} <= set(names(state))
    go(state, "process", "brew:pleasantly_porter", "end_brew?")
    assert tanks(state, 0) == ["pleasantly_porter"]
    assert person(state, 0).sections == ["collab_malt"]
    assert state.player == 1


@pytest.mark.rule("BC-6.55")
def test_collaborating_comes_after_processing() -> None:
    state = play(table("8M 1H 1Y", bottling=["everyday_ale"]), "process", "brew:pleasantly_porter")
    go(state, "end_brew?")
    assert state.player == 0
    assert {"collaborate", "end_action"} <= set(names(state))
    go(state, "collaborate", "section:collab_malt?")
    assert person(state, 0).sections == ["collab_malt"]
    assert money(state, 0) == 2
    assert state.player == 1


@pytest.mark.rule("BC-6.55")
def test_after_processing_one_may_stop() -> None:
    state = go(table("5M"), "process", "end_brew?")
    play(state, "end_action")
    assert person(state, 0).sections == []
    assert state.player == 1


@pytest.mark.rule("BC-6.55")
def test_one_section_an_action_is_the_limit() -> None:
    state = play(table("5M 4H 3Y", {}), "collaborate", "section:collab_malt")
    assert "collaborate" not in names(state)
    go(state, "process", "end_brew?")
    assert "collaborate" not in names(state)
    assert state.player == 1


@pytest.mark.rule("BC-6.55")
def test_yeast_of_the_yeast_lab_can_be_given_in_the_same_action() -> None:
    state = go(table("3M 1H 3Y", tiles=["yeast_lab"]), "process", "brew:pleasantly_porter", "end_brew?")
    go(state, "collaborate", "section:collab_yeast?")
    assert person(state, 0).sections == ["collab_yeast"]


@pytest.mark.rule("BC-6.55")
def test_every_shift_may_contribute() -> None:
    state = table("5M 4H", shifts=2, sold={"everyday_ale": 3})
    play(state, "collaborate", "section:collab_malt", "end_action", "pass", "pass")
    go(state, "collaborate", "section:collab_hops?", "end_action?")
    assert sorted(person(state, 0).sections) == ["collab_hops", "collab_malt"]


# ── completion ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.57", "BC-6.61")
@pytest.mark.parametrize("last", SECTIONS)
def test_the_fourth_section_pays_everybody(last: str) -> None:
    others = [section for section in SECTIONS if section != last]
    sections = dict(zip(others, (1, 2, 2), strict=True))
    state = go(table(PRICES.get(last, "2F"), sections), "collaborate", f"section:{last}?", "end_action?")
    assert (rep(state, 0), money(state, 0)) == REWARDS[last]
    assert (rep(state, 1), money(state, 1)) == REWARDS[others[0]]
    both = [REWARDS[section] for section in others[1:]]
    assert (rep(state, 2), money(state, 2)) == (both[0][0] + both[1][0], both[0][1] + both[1][1])
    assert holders(state) == dict.fromkeys(SECTIONS, -1)
    assert all(person(state, seat).sections == [] for seat in range(3))
    assert held(state, 0) == {}


@pytest.mark.rule("BC-6.57")
def test_the_new_recipe_waits_for_the_next_action() -> None:
    sections = {"collab_malt": 1, "collab_hops": 1, "collab_yeast": 2}
    state = go(table("5M 2F", sections), "collaborate", "section:collab_specialty?")
    assert "collaborate" not in names(state)
    go(state, "process?", "end_brew?", "end_action?")
    assert "collaborate" not in names(state)
    assert state.player == 1
    assert holders(state) == dict.fromkeys(SECTIONS, -1)


@pytest.mark.rule("BC-6.57")
def test_a_new_recipe_can_be_begun_by_the_next_player() -> None:
    sections = {"collab_malt": 1, "collab_hops": 1, "collab_yeast": 2}
    state = brewery({"stored": cubes("2F")}, {"stored": cubes("5M")}, {}, sections=sections)
    go(state, "collaborate", "section:collab_specialty?", "end_action?")
    go(state, "collaborate", "section:collab_malt?", "end_action?")
    assert holders(state) == dict.fromkeys(SECTIONS, -1) | {"collab_malt": 1}


@pytest.mark.rule("BC-6.60")
@pytest.mark.parametrize("last", SECTIONS)
def test_nobody_takes_all_four_sections(last: str) -> None:
    sections = {section: 0 for section in SECTIONS if section != last}
    price = PRICES.get(last, "2F")
    state = table(price, sections)
    assert "collaborate" not in names(state)
    assert refused(state, "collaborate") == "BC-6.60"
    play(state, "pass")
    two = brewery({"money": 0}, {"stored": cubes(price), "money": 0}, {}, sections=sections, first=1)
    go(two, "collaborate", f"section:{last}?", "end_action?")
    assert (rep(two, 1), money(two, 1)) == REWARDS[last]
    assert rep(two, 0) == sum(REWARDS[section][0] for section in sections)


@pytest.mark.rule("BC-6.60")
def test_three_sections_are_allowed() -> None:
    state = go(table("3Y", {"collab_malt": 0, "collab_hops": 0}), "collaborate", "section:collab_yeast?", "end_action?")
    assert len(person(state, 0).sections) == 3


@pytest.mark.rule("BC-6.59")
def test_the_collaborative_beer_is_nobodys_batch() -> None:
    sections = {"collab_malt": 0, "collab_hops": 1, "collab_yeast": 2}
    mine = {"stored": cubes("2F"), "workers": ["delivery_driver", "volume_manager"], "money": 0}
    mine |= {"tiles": ["oak_barrels", "hop_infuser", "loading_dock"]}
    state = go(brewery(mine, {"money": 0}, {"money": 0}, sections=sections), "collaborate", "end_action?")
    assert (rep(state, 0), money(state, 0)) == (3 + 3, 0)
    assert person(state, 0).batches == 0
    assert person(state, 0).labels == []
    assert person(state, 0).sold == []


@pytest.mark.rule("BC-6.58", "BC-7.2f")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_sections_of_an_unfinished_recipe_score_one_each(count: int) -> None:
    sections = dict.fromkeys(SECTIONS[:count], 0)
    state = over({"money": 9}, {"money": 9}, {"money": 9}, sections=sections)
    assert score(state, 0).collaboration == count
    assert score(state, 0).total == count
    assert score(state, 1).collaboration == 0


@pytest.mark.rule("BC-6.55", "BC-5.17")
def test_collaboration_is_no_market_matter() -> None:
    state = arrange({"stored": cubes("5M")}, {}, {})
    assert "collaborate" not in names(state)
    assert refused(state, "collaborate") != ""


# ── the Community Liaison, whose other tests are with the workers ─────────────────────────────────────


@pytest.mark.rule("BC-6.51s", "BC-6.37")
def test_the_liaison_pays_one_special_of_his_choice() -> None:
    state = table("1S 1F", workers=["community_liaison"])
    play(state, "collaborate")
    go(state, "section:collab_specialty?")
    assert asked(state, "give") == ["spice", "fruit"]
    go(state, "give:fruit", "end_action?")
    assert held(state, 0) == {"spice": 1}
    assert person(state, 0).sections == ["collab_specialty"]
