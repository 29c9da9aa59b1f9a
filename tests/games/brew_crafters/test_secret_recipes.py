"""Secret recipes of Brew Crafters: BC-8.17 to BC-8.20."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    BASIC_RECIPES,
    DISCOVERY,
    RECIPES,
    asked,
    brewery,
    cubes,
    go,
    look,
    money,
    names,
    over,
    pass_brewery,
    person,
    play,
    refused,
    rep,
    score,
    season_end,
    tanks,
)

from alehouse import State

SECRET = {"secret_recipe": "on"}
UNUSED = [name for name in RECIPES if name not in (*BASIC_RECIPES, *DISCOVERY)]
BASICS_SOLD = dict.fromkeys(BASIC_RECIPES, 1)


def owner(stored: str = "", *secrets: str, **more: Any) -> dict[str, Any]:
    return {"stored": cubes(stored), "secrets": list(secrets), "money": 0, "sold": BASICS_SOLD, **more}


def table(mine: dict[str, Any], *others: dict[str, Any], **given: Any) -> State:
    return brewery(mine, *(others or ({},)), options=SECRET, **given)


# ── taking one ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-8.17", "BC-4.10")
def test_any_unused_advanced_recipe_may_be_chosen() -> None:
    state = play(table({}), "secret_recipe")
    assert sorted(asked(state, "choose_secret")) == sorted(UNUSED)
    assert len(UNUSED) == 15
    assert "decline" not in names(state)
    for known in (*BASIC_RECIPES, *DISCOVERY):
        assert refused(state, f"choose_secret:{known}") == "BC-8.17"
    play(state, "choose_secret:barleywine")
    mine = person(state, 0).secrets
    assert [(card.recipe, card.revealed, card.tokens) for card in mine] == [("barleywine", False, 0)]
    assert state.player == 1


@pytest.mark.rule("BC-8.17")
def test_what_somebody_has_taken_is_gone() -> None:
    state = play(table({}, {"secrets": ["barleywine"]}), "secret_recipe")
    assert "choose_secret:barleywine" not in names(state)
    assert len(asked(state, "choose_secret")) == 14


@pytest.mark.rule("BC-8.17")
def test_a_player_may_have_any_number_of_them() -> None:
    state = play(table({"secrets": ["barleywine", "honey_porter"]}), "secret_recipe", "choose_secret:cherry_porter")
    assert len(person(state, 0).secrets) == 3


@pytest.mark.rule("BC-8.17", "BC-5.18")
def test_there_is_no_secret_recipe_when_none_is_left() -> None:
    state = table({"secrets": UNUSED[:8]}, {"secrets": UNUSED[8:]})
    assert "secret_recipe" not in names(state)
    assert refused(state, "secret_recipe") in ("BC-8.17", "BC-5.18")


@pytest.mark.rule("BC-8.17", "BC-4.15")
def test_without_the_module_there_are_no_secret_recipes() -> None:
    state = brewery({}, {})
    assert "secret_recipe" not in names(state)
    assert refused(state, "secret_recipe") != ""


@pytest.mark.rule("BC-8.17")
def test_the_last_unused_recipe_may_be_taken() -> None:
    state = play(table({}, {"secrets": UNUSED[1:]}), "secret_recipe")
    go(state, f"choose_secret:{UNUSED[0]}?")
    assert [card.recipe for card in person(state, 0).secrets] == [UNUSED[0]]


@pytest.mark.rule("BC-5.24")
def test_secret_recipes_cost_no_upkeep() -> None:
    state = season_end(owner("", "barleywine") | {"money": 9}, {"money": 9}, options=SECRET, season="winter")
    assert money(state, 0) == 4


# ── brewing and selling ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-8.18")
def test_only_the_owner_brews_it() -> None:
    state = play(table(owner("2M 1H 1Y 1S", "honey_porter"), owner("2M 1H 1Y 1S")), "process")
    assert "brew:honey_porter" in names(state)
    other = play(table(owner("2M 1H 1Y 1S"), owner("2M 1H 1Y 1S", "honey_porter")), "process")
    assert "brew:honey_porter" not in names(other)
    plain = play(brewery(owner("2M 1H 1Y 1S"), {}), "process")
    assert "brew:honey_porter" not in names(plain)


@pytest.mark.rule("BC-8.18", "BC-6.30")
def test_the_basic_beer_of_the_family_comes_first() -> None:
    mine = owner("2M 1H 1Y 1S", "honey_porter", sold={"everyday_ale": 1, "simply_stout": 1})
    state = play(table(mine), "process")
    assert "brew:honey_porter" not in names(state)
    both = owner("5M 2H 2Y 1S", "honey_porter", sold={}, tiles=["double_line"])
    state = play(table(both), "process", "brew:pleasantly_porter", "brew:honey_porter")
    assert tanks(state, 0)[:2] == ["pleasantly_porter", "honey_porter"]


@pytest.mark.rule("BC-8.19")
def test_the_first_brewing_reveals_it_with_five_tokens_on_it() -> None:
    state = play(table(owner("4M 2H 2Y 2S", "honey_porter", tiles=["double_line"])), "process", "brew:honey_porter")
    for seat in (0, 1, None):
        card = look(state, seat).players[0].secrets[0]
        assert (card.recipe, card.revealed, card.tokens) == ("honey_porter", True, 5)
    play(state, "brew:honey_porter")
    assert person(state, 0).secrets[0].tokens == 5  # once only
    assert rep(state, 0) == 0


@pytest.mark.rule("BC-8.19", "BC-8.20", "BC-6.35")
def test_the_first_sale_takes_the_tokens() -> None:
    mine = owner("4M 2H 2Y 2S", "honey_porter", tiles=["double_line"])
    state = play(table(mine, {"money": 30}), "process", "brew:honey_porter", "brew:honey_porter")
    seasons = 0
    while not [batch for batch in person(state, 0).sold if batch.recipe == "honey_porter"]:
        seasons += 1
        assert seasons < 200
        legal = names(state)
        if state.player == 0 and "process" in legal:
            play(state, "process")
        else:
            quiet = ("pass", "end_brew", "decline")
            play(state, next((name for name in quiet if name in legal), legal[0]))
    assert rep(state, 0) == 5  # for two batches
    assert person(state, 0).secrets[0].tokens == 0
    assert person(state, 0).labels == []


@pytest.mark.rule("BC-8.19")
def test_the_second_sale_is_an_ordinary_one() -> None:
    mine = owner("", "honey_porter", bottling=["honey_porter"], sold={**BASICS_SOLD, "honey_porter": 1})
    state = play(table(mine), "process")
    assert (money(state, 0), rep(state, 0)) == (2, 0)


@pytest.mark.rule("BC-8.20")
def test_it_counts_as_advanced_for_the_workers() -> None:
    mine = owner("2M 1H 1Y 1S", "honey_porter", workers=["head_brewer"], lab="advanced", research=[0, 0, 3, 0])
    state = go(table(mine), "process", "brew:honey_porter")
    assert (rep(state, 0), money(state, 0)) == (1 + 1, 1)
    guide = owner("", "honey_porter", workers=["tour_guide", "marketing_director"], bottling=["honey_porter"])
    state = play(table(guide), "process")
    assert (rep(state, 0), money(state, 0)) == (5 + 1, 2 + 1)  # no label, so nothing from marketing


@pytest.mark.rule("BC-8.20", "BC-6.46e", "BC-6.46f")
def test_its_symbol_counts() -> None:
    mine = owner("4M 1H 1Y 1F", "blackberry_stout", tiles=["oak_barrels", "hop_infuser"])
    assert rep(play(table(mine), "process", "brew:blackberry_stout"), 0) == 1
    mine = owner("2M 1H 1Y 1F", "golden_apple_ale", tiles=["oak_barrels", "hop_infuser"])
    assert rep(play(table(mine), "process", "brew:golden_apple_ale"), 0) == 1


@pytest.mark.rule("BC-8.20", "BC-7.2c", "BC-7.2a")
def test_it_counts_in_the_tasting_room_and_its_batches_score() -> None:
    mine = owner("", "honey_porter", tiles=["tasting_room"], tanks=["honey_porter"]) | {"money": 20}
    state = over(mine, {"money": 9}, options=SECRET)
    assert score(state, 0).tasting == 1
    assert score(state, 0).beers == 2 + 2 + 2 + 3


@pytest.mark.rule("BC-8.20", "BC-7.2d")
def test_tokens_still_on_the_card_at_the_end_are_lost() -> None:
    mine = owner("2M 1H 1Y 1S", "honey_porter") | {"money": 20}
    state = play(table(mine, {"money": 9}, season="winter", year=3), "process", "brew:honey_porter")
    pass_brewery(state)
    assert state.is_over
    assert score(state, 0).tokens == 0
    assert score(state, 0).beers == 9


@pytest.mark.rule("BC-8.17", "BC-7.4")
def test_a_secret_recipe_never_brewed_is_worth_nothing() -> None:
    state = over(owner("", "barleywine", sold={}) | {"money": 9}, {"money": 9}, options=SECRET)
    assert score(state, 0).total == 0


@pytest.mark.rule("BC-8.18")
def test_it_may_be_brewed_in_the_pub() -> None:
    mine = owner("2M 1H 1Y 1S", "honey_porter", tiles=["brewpub"])
    state = go(table(mine), "process", "brew_in_pub:honey_porter", "end_brew?")
    assert tanks(state, 0) == ["", "honey_porter"]


@pytest.mark.rule("BC-9.7", "BC-9.2")
def test_whoever_has_seen_the_pool_cannot_take_that_back() -> None:
    """What is missing from it tells what others hold."""
    state = brewery(owner("", "honey_porter"), {}, options={"secret_recipe": "on"})
    play(state, "pass")
    before = state.reveals
    play(state, "secret_recipe")
    assert "choose_secret:honey_porter" not in names(state)
    assert state.reveals > before
