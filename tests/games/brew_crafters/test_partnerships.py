"""Local partnerships of Brew Crafters: conversions at any time (BC-5.30, BC-5.33, D20) and how they are formed."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    ALL_MODULES,
    GAME,
    arrange,
    asked,
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
    score,
    season_end,
    season_start,
    tanks,
)

from alehouse import State

CARDS = ("spice_importer", "coffee_roaster", "fruit_orchard", "yeast_bank")
RATES = [  # conversion, given, taken
    ("spice_importer:1", "2H", "1S"),
    ("coffee_roaster:1", "2M", "1C"),
    ("fruit_orchard:1", "1M 1H", "1F"),
    ("yeast_bank:1", "1M", "1Y"),
    ("yeast_bank:2", "1H", "1Y"),
]


def partner(card: str, stored: str, **more: Any) -> dict[str, Any]:
    return {"partnerships": [card], "stored": cubes(stored), "money": 0, **more}


def conversions(state: State) -> list[str]:
    return asked(state, "convert")


# ── forming one ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-4.4", "BC-6.27")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_partnerships_are_for_four_players_and_more(players: int) -> None:
    state = GAME.new(players, fate="open", first_player="1")
    assert [card.id for card in look(state).partnerships] == list(CARDS[: 2 if players < 4 else 4])


@pytest.mark.rule("BC-6.5", "BC-6.15")
def test_forming_a_partnership_takes_the_card_for_nothing() -> None:
    state = play(arrange({"money": 0}, {}), "place:staff_office:form_local_partnership")
    assert asked(state, "partnership") == ["spice_importer", "coffee_roaster"]
    play(state, "partnership:coffee_roaster")
    assert person(state, 0).partnerships == ["coffee_roaster"]
    assert [card.id for card in look(state).partnerships] == ["spice_importer"]
    assert money(state, 0) == 0
    assert state.player == 1


@pytest.mark.rule("BC-6.5")
def test_no_partnership_without_a_card_and_one_may_own_several() -> None:
    mine = {"partnerships": ["spice_importer", "coffee_roaster"]}
    state = arrange(mine, {})
    assert "place:staff_office:form_local_partnership" not in names(state)
    assert refused(state, "place:staff_office:form_local_partnership") in ("BC-6.5", "BC-5.8")
    assert person(state, 0).partnerships == ["spice_importer", "coffee_roaster"]


@pytest.mark.rule("BC-6.5", "BC-5.24")
def test_partnerships_have_no_upkeep() -> None:
    state = season_end(
        {"partnerships": ["coffee_roaster", "spice_importer"], "money": 9}, {"money": 9}, season="winter"
    )
    assert money(state, 0) == 9 - 5


# ── rates ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.27", "BC-5.30")
@pytest.mark.parametrize(("conversion", "given", "taken"), RATES)
def test_a_conversion_pays_and_gives_what_is_printed(conversion: str, given: str, taken: str) -> None:
    mine = partner(conversion.split(":")[0], given)
    state = brewery(mine, {}, {}, {})
    assert conversion in conversions(state)
    play(state, f"convert:{conversion}")
    assert held(state, 0) == cubes(taken)
    assert state.player == 0  # the decision is asked again
    assert "process" in names(state)
    assert conversions(state) == []


@pytest.mark.rule("BC-6.27")
@pytest.mark.parametrize(
    ("card", "stored"),
    [("spice_importer", "9M 1H"), ("coffee_roaster", "1M 9H"), ("fruit_orchard", "9M"), ("yeast_bank", "9Y")],
)
def test_a_conversion_that_cannot_be_paid_is_not_offered(card: str, stored: str) -> None:
    state = brewery(partner(card, stored), {}, {}, {})
    assert conversions(state) == []
    assert refused(state, f"convert:{card}:1") in ("BC-5.30", "BC-6.27")


@pytest.mark.rule("BC-5.30")
def test_a_conversion_is_the_owners_alone() -> None:
    state = brewery({"stored": cubes("4M")}, partner("coffee_roaster", "4M"))
    assert conversions(state) == []
    assert refused(state, "convert:coffee_roaster:1") != ""
    play(state, "pass")
    assert conversions(state) == ["coffee_roaster:1"]


@pytest.mark.rule("BC-5.30", "BC-6.27")
def test_conversions_are_repeated_as_often_as_wished() -> None:
    state = brewery(partner("coffee_roaster", "7M"), {})
    play(state, *["convert:coffee_roaster:1"] * 3)
    assert held(state, 0) == cubes("1M 3C")
    assert state.player == 0


@pytest.mark.rule("BC-5.30")
def test_conversions_of_several_cards_may_be_chained() -> None:
    mine = {"partnerships": list(CARDS), "stored": cubes("3M 3H")}
    state = brewery(mine, {}, {}, {})
    assert sorted(conversions(state)) == sorted(rate[0] for rate in RATES)
    play(state, "convert:spice_importer:1", "convert:coffee_roaster:1", "convert:fruit_orchard:1")
    assert held(state, 0) == cubes("1S 1C 1F")


# ── when ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.30")
def test_conversions_come_with_a_market_placement() -> None:
    state = arrange(partner("coffee_roaster", "2M"), {})
    play(state, "convert:coffee_roaster:1")
    assert state.player == 0
    assert "place:specialty_shop:take" in names(state)


@pytest.mark.rule("BC-5.30")
def test_conversions_come_in_the_brew_step_between_batches() -> None:
    mine = partner("coffee_roaster", "6M 2H 2Y", sold={"simply_stout": 1}, tiles=["double_line"])
    state = play(brewery(mine, {}), "process")
    assert "brew:coffee_stout" not in names(state)
    play(state, "convert:coffee_roaster:1", "brew:coffee_stout", "convert:coffee_roaster:1", "brew:coffee_stout")
    assert tanks(state, 0)[:2] == ["coffee_stout", "coffee_stout"]
    assert held(state, 0) == {}


@pytest.mark.rule("BC-5.30")
def test_no_conversion_while_a_payment_is_settled() -> None:
    mine = partner("coffee_roaster", "8M 4H 2Y", lab="basic", research=[0, 3, 0, 0])
    state = play(brewery(mine, {}), "process", "brew:everyday_ale")
    assert asked(state, "reduce") == ["malt", "hops"]
    assert conversions(state) == []
    assert refused(state, "convert:coffee_roaster:1") == "BC-5.30"
    mine = partner("coffee_roaster", "8M 2S 1F")
    state = go(brewery(mine, {}, {}), "collaborate", "section:collab_specialty")
    assert asked(state, "give") == ["spice", "fruit"]
    assert conversions(state) == []
    assert refused(state, "convert:coffee_roaster:1") == "BC-5.30"


@pytest.mark.rule("BC-5.30")
def test_no_conversion_while_a_substitution_is_chosen() -> None:
    mine = partner("coffee_roaster", "4M 1H 1Y 1C 1F", sold={"simply_stout": 1}, workers=["flavour_specialist"])
    state = play(brewery(mine, {}), "process", "brew:coffee_stout")
    assert "as_printed" in names(state)
    assert conversions(state) == []


@pytest.mark.rule("BC-5.30", "BC-5.29")
def test_conversions_come_while_an_overflow_is_settled() -> None:
    mine = partner("coffee_roaster", "10M 1Y")
    state = play(arrange(mine, {}, market={"malt_market": {"malt": 3}}), "place:malt_market:collect")
    assert look(state).overflow == 2
    play(state, "convert:coffee_roaster:1")
    assert look(state).overflow == 1
    play(state, "convert:coffee_roaster:1")
    assert held(state, 0) == cubes("9M 1Y 2C")
    assert state.player == 1  # nothing is left to discard


@pytest.mark.rule("BC-5.30", "BC-5.29")
def test_an_overflow_with_one_kind_is_asked_when_a_conversion_is_possible() -> None:
    mine = partner("coffee_roaster", "12M")
    state = play(arrange(mine, {}, market={"malt_market": {"malt": 1}}), "place:malt_market:collect")
    assert state.player == 0
    assert set(names(state)) == {"discard:malt", "convert:coffee_roaster:1"}


@pytest.mark.rule("BC-5.30")
def test_conversions_come_with_every_choice_of_a_kind() -> None:
    state = play(arrange(partner("spice_importer", "2H"), {}), "place:specialty_shop:take")
    play(state, "convert:spice_importer:1", "take:coffee")
    assert held(state, 0) == cubes("1S 1C")
    state = season_start(partner("spice_importer", "2H", workers=["forager"]), {}, season="spring")
    play(state, "convert:spice_importer:1", "take:fruit")
    assert held(state, 0) == cubes("1S 1F")


@pytest.mark.rule("BC-5.30")
def test_conversions_come_with_planting_and_research() -> None:
    state = season_end(partner("coffee_roaster", "3M", tiles=["farm"]), {}, season="spring")
    play(state, "convert:coffee_roaster:1", "plant:malt")
    assert held(state, 0) == {"coffee": 1}
    state = play(brewery(partner("coffee_roaster", "2M"), {}), "research", "convert:coffee_roaster:1", "track:3")
    assert (held(state, 0), money(state, 0)) == ({"coffee": 1}, 3)


@pytest.mark.rule("BC-5.30")
def test_a_conversion_never_leaves_a_mandatory_decision_without_an_option() -> None:
    mine = partner("yeast_bank", "1M")
    options = {"community_farm": "on"}
    state = play(arrange(mine, {}, {}, {}, options=options, season="spring"), "place:community_farm:community_farm")
    if state.player == 0:  # asked although only malt may be planted: then the malt must stay
        assert names(state) == ["plant:malt"]
        play(state, "plant:malt")
    assert look(state).community is not None
    assert held(state, 0) == {}


@pytest.mark.rule("BC-5.30")
def test_a_conversion_keeps_what_the_exchange_needs() -> None:
    mine = partner("yeast_bank", "1M 1H")
    state = arrange(mine, {}, {}, {}, options={"commodities_exchange": "on"})
    play(state, "place:commodities_exchange:commodities_exchange", "convert:yeast_bank:1")
    assert set(asked(state, "line")) == {"sell_hops", "sell_yeast"}
    play(state, "line:sell_yeast")
    assert held(state, 0) == cubes("4M 2H")


@pytest.mark.rule("BC-5.30")
def test_after_a_conversion_the_pending_decision_sees_the_new_holdings() -> None:
    state = brewery(partner("coffee_roaster", "4M 1H 1Y", sold={"simply_stout": 1}), {})
    play(state, "process")
    assert asked(state, "brew") == ["pleasantly_porter", "simply_stout"]
    play(state, "convert:coffee_roaster:1")
    assert asked(state, "brew") == ["coffee_stout"]


@pytest.mark.rule("BC-5.30")
def test_a_conversion_before_collaborating_is_no_obligation_to_collaborate() -> None:
    mine = partner("coffee_roaster", "5M")
    state = go(brewery(mine, {}, {}), "process", "end_brew?")
    assert "collaborate" in names(state)
    play(state, "convert:coffee_roaster:1")
    assert "collaborate" not in names(state)


@pytest.mark.rule("BC-5.30", "BC-6.44e", "BC-12.1")
def test_what_was_converted_away_cannot_be_swapped_any_more() -> None:
    mine = partner("coffee_roaster", "", lab="advanced", research=[3, 0, 0, 0])
    state = play(arrange(mine, {}, market={"malt_market": {"malt": 2}}), "place:malt_market:collect")
    assert "swap:malt:yeast" in names(state)
    play(state, "convert:coffee_roaster:1")
    assert held(state, 0) == {"coffee": 1}
    assert "swap:malt:yeast" not in names(state)


@pytest.mark.rule("BC-5.30")
def test_a_conversion_keeps_what_the_section_needs() -> None:
    state = play(brewery(partner("coffee_roaster", "5M"), {}, {}), "collaborate")
    if asked(state, "section"):  # asked although there is one: then nothing may be converted
        assert names(state) == ["section:collab_malt"]
        play(state, "section:collab_malt")
    assert person(state, 0).sections == ["collab_malt"]
    state = play(brewery(partner("coffee_roaster", "7M"), {}, {}), "collaborate", *["convert:coffee_roaster:1"] * 2)
    go(state, "section:collab_specialty?")  # two coffee pay for another section
    assert person(state, 0).sections == ["collab_specialty"]


# ── before the scoring ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.33")
def test_after_the_last_upkeep_one_may_convert_once_more() -> None:
    mine = partner("coffee_roaster", "3M", lab="advanced", research=[4, 0, 0, 0]) | {"money": 9}
    state = over(mine, {"money": 9})
    assert not state.is_over
    assert money(state, 0) == 4  # the upkeep is paid
    assert set(names(state)) == {"convert:coffee_roaster:1", "decline"}
    play(state, "convert:coffee_roaster:1")
    go(state, "decline?")
    assert state.is_over
    assert score(state, 0).research == 2  # malt and coffee


@pytest.mark.rule("BC-5.33")
def test_the_last_conversions_go_in_turn_order_among_those_who_can() -> None:
    rich = {"money": 9, "stored": cubes("4M")}
    players = [
        {**rich, "partnerships": ["coffee_roaster"]},
        {**rich, "partnerships": ["spice_importer"]},  # has no hops
        {**rich, "partnerships": ["yeast_bank"]},
        {**rich, "partnerships": ["fruit_orchard"], "stored": cubes("1M 1H")},
    ]
    state = over(*players, first=2)
    order = []
    while not state.is_over:
        order.append(int(state.player))
        play(state, "decline")
    assert order == [2, 3, 0]


@pytest.mark.rule("BC-5.33", "BC-5.22")
def test_there_is_no_such_window_in_the_first_two_years() -> None:
    mine = partner("coffee_roaster", "4M") | {"money": 9}
    state = season_end(mine, {"money": 9}, season="winter", year=2)
    assert look(state).year == 3
    assert look(state).phase == "market"


@pytest.mark.rule("BC-5.33")
def test_the_last_conversion_may_be_repeated() -> None:
    mine = partner("coffee_roaster", "6M") | {"money": 9}
    state = play(over(mine, {"money": 9}), *["convert:coffee_roaster:1"] * 3)
    assert state.is_over
    assert held(state, 0) == cubes("3C")


@pytest.mark.rule("BC-5.30")
def test_conversions_come_with_the_job_agency() -> None:
    state = arrange(partner("coffee_roaster", "2M") | {"money": 3}, {}, options=ALL_MODULES)
    play(state, "place:job_agency:job_agency")
    while asked(state, "draw_worker"):
        play(state, names(state)[0])
    assert conversions(state) == ["coffee_roaster:1"]
