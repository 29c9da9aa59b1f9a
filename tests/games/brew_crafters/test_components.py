"""Sections 1 and 3: who may play, with which options, and what is in the box."""

from random import Random
from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    ALL_MODULES,
    BASIC_RECIPES,
    CARDS,
    COUNTS,
    GAME,
    MODULES,
    RECIPES,
    TILES,
    WORKERS,
    arrange,
    asked,
    brewery,
    cubes,
    goods,
    held,
    look,
    money,
    names,
    over,
    person,
    play,
    refused,
    tiles_left,
)

from alehouse import BadOption

COMPONENTS = {
    "season_board": 1,
    "market_board": 1,
    "market_extension": 1,
    "partnership_cards": 4,
    "brewery_action_board": 1,
    "brewery_boards": 5,
    "research_labs": 5,
    "research_markers": 20,
    "market_workers": 10,
    "shift_tokens": 15,
    "recipe_cards": 24,
    "gold_labels": 21,
    "batch_tokens": 215,
    "skilled_worker_cards": 24,
    "tiles": 50,
    "collaboration_card": 1,
    "collaboration_tokens": 4,
    "temporary_worker_pawns": 5,
    "community_farm_tokens": 3,
}


# ── players and options ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-1.1")
def test_two_to_five_people_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert GAME.title == "Brew Crafters"
    for players in COUNTS:
        assert len(look(GAME.new(players=players, seed=1)).players) == players


@pytest.mark.rule("BC-1.1", "BC-1.5")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_other_number_of_people_can_play(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(players=players)


@pytest.mark.rule("BC-1.5")
def test_there_is_no_automa() -> None:
    assert all(not option.seats_opponent for option in GAME.options)
    for players in COUNTS:
        assert GAME.table_size(players) == players


@pytest.mark.rule("BC-1.2", "BC-5.1", "BC-7.1", "BC-7.3")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("expert", [False, True])
def test_a_game_has_twelve_seasons_and_the_most_reputation_wins(players: int, expert: bool) -> None:
    options: dict[str, Any] = {}
    if expert:
        options = {"recipe_set": "random", "worker_set": "random", "research_side": "advanced", **ALL_MODULES}
    state, rng = GAME.new(players=players, seed=7, **options), Random(7)
    seen: list[tuple[int, str]] = []
    while not state.is_over:
        view = look(state)
        if not seen or seen[-1] != (view.year, view.season):
            seen.append((view.year, view.season))
        state.apply(rng.choice(state.legal_actions()))
    assert seen == [(year, season) for year in (1, 2, 3) for season in ("spring", "summer", "autumn", "winter")]
    totals = [person.score.total for person in look(state).players]
    assert state.scores() == totals
    assert all(totals[seat] == max(totals) for seat, place in enumerate(state.ranking()) if place == 1)


@pytest.mark.rule("BC-1.3", "BC-1.6")
def test_the_options_and_their_defaults() -> None:
    defaults = {option.name: option.default for option in GAME.options}
    assert defaults == {
        "recipe_set": "discovery",
        "worker_set": "discovery",
        "research_side": "basic",
        **dict.fromkeys(MODULES, "off"),
        "first_player": "random",
    }


@pytest.mark.rule("BC-1.3")
def test_any_subset_of_the_advanced_actions_may_be_used() -> None:
    for number in range(32):
        chosen = [name for bit, name in enumerate(MODULES) if number >> bit & 1]
        options: dict[str, Any] = dict.fromkeys(chosen, "on")
        state = GAME.new(players=3, seed=1, **options)
        assert sorted(look(state).advanced_actions) == sorted(chosen)


@pytest.mark.rule("BC-1.3", "BC-4.19")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_player_may_be_chosen_among_those_at_the_table(players: int) -> None:
    for number in range(1, players + 1):
        state = GAME.new(players=players, fate="open", first_player=str(number))
        assert state.player == number - 1
        assert [person.first_player for person in look(state).players].index(True) == number - 1
    for number in range(players + 1, 7):
        with pytest.raises(BadOption):
            GAME.new(players=players, first_player=str(number))


@pytest.mark.rule("BC-1.4", "BC-4.13")
@pytest.mark.parametrize("players", COUNTS)
def test_the_collaboration_recipe_is_in_play_with_three_or_more(players: int) -> None:
    assert not any("collab" in option.name for option in GAME.options)
    view = look(GAME.new(players=players, seed=1))
    wanted = ["collab_malt", "collab_hops", "collab_yeast", "collab_specialty"] if players > 2 else []
    assert [section.id for section in view.sections] == wanted
    assert all(section.holder == -1 for section in view.sections)


# ── the box ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-3.1")
def test_the_list_of_components() -> None:
    listed = {part["id"]: part["retail"] for part in CARDS["components"]}
    assert {name: listed[name] for name in COMPONENTS} == COMPONENTS


@pytest.mark.rule("BC-3.1", "BC-3.7")
def test_the_cards_are_as_many_as_the_list_says() -> None:
    assert len(RECIPES) == 24
    for family in ("ale", "porter", "stout"):
        tiers = [card["tier"] for card in RECIPES.values() if card["family"] == family]
        assert (tiers.count("basic"), tiers.count("advanced")) == (1, 7)
    assert sum(card["tokens"] for card in RECIPES.values()) == 215
    labels = [card["gold_label"] for card in RECIPES.values() if card["gold_label"]]
    assert len(labels) == len(set(labels)) == 21
    assert len(WORKERS) == 24
    assert sum(card["discovery"] for card in WORKERS.values()) == 9
    assert len(TILES) == 10
    assert sum(tile["count"] for tile in TILES.values()) == 50
    assert [card["min_players"] for card in CARDS["partnerships"]] == [2, 2, 4, 4]
    assert [shift["wage"] for shift in CARDS["shifts"]] == [2, 3, 4]
    assert len(CARDS["collaboration_sections"]) == 4


@pytest.mark.rule("BC-3.1")
def test_batch_tokens_of_basic_and_advanced_beers() -> None:
    assert all(card["tokens"] == 12 for card in RECIPES.values() if card["tier"] == "basic")
    assert all(7 <= card["tokens"] <= 10 for card in RECIPES.values() if card["tier"] == "advanced")


@pytest.mark.rule("BC-3.2")
def test_only_the_retail_edition_is_offered() -> None:
    assert not any("edition" in option.name or "prototype" in option.values for option in GAME.options)


@pytest.mark.rule("BC-3.3")
def test_the_three_basic_recipes() -> None:
    basic = {card["id"]: card["family"] for card in RECIPES.values() if card["tier"] == "basic"}
    assert basic == {"everyday_ale": "ale", "pleasantly_porter": "porter", "simply_stout": "stout"}


@pytest.mark.rule("BC-3.4")
def test_every_recipe_has_all_its_parts() -> None:
    for card in RECIPES.values():
        assert card["family"] in ("ale", "porter", "stout")
        assert card["rep"] > 0
        assert card["symbol"] in ("hop", "barrel", "")
        assert {"malt", "hops", "yeast"} <= set(card["ingredients"])


@pytest.mark.rule("BC-3.5")
def test_the_symbols() -> None:
    def with_symbol(family: str, symbol: str) -> set[str]:
        return {card["id"] for card in RECIPES.values() if (card["family"], card["symbol"]) == (family, symbol)}

    assert len(with_symbol("ale", "hop")) == 8
    assert len(with_symbol("stout", "barrel")) == 8
    assert len(with_symbol("porter", "barrel")) == 5
    assert with_symbol("porter", "") == {"pleasantly_porter", "honey_porter", "cinnamon_porter"}


# ── what runs out and what does not ───────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-3.6", "BC-4.22")
def test_batches_never_run_out() -> None:
    """R3: a thirteenth batch, though there are 12 tokens."""
    assert RECIPES["everyday_ale"]["tokens"] == 12
    state = brewery({"sold": {"everyday_ale": 12}, "stored": cubes("2M 2H 1Y")}, {"sold": {"everyday_ale": 12}})
    play(state, "process", "brew:everyday_ale")
    assert person(state, 0).brewed == {"everyday_ale": 13}


@pytest.mark.rule("BC-3.6")
def test_money_and_reputation_never_run_out() -> None:
    state = arrange({"money": 900, "rep": 900}, {"money": 900, "rep": 900})
    play(state, "place:homebrew_shop:take_alt")
    assert money(state, 0) == 902


@pytest.mark.rule("BC-3.6")
def test_ingredients_never_run_out() -> None:
    """The prototype had 10 cubes of spice and 20 of yeast; here 11 and 21 are no trouble."""
    state = arrange(
        {"stored": cubes("11S"), "tiles": ["storehouse"]},
        {"stored": cubes("20Y"), "tiles": ["storehouse"]},
        market={"yeast_market": {"yeast": 1}},
    )
    play(state, "place:specialty_shop:take", "take:spice", "place:yeast_market:collect")
    assert held(state, 0) == cubes("12S")
    assert held(state, 1) == cubes("21Y")


@pytest.mark.rule("BC-3.6", "BC-5.26")
def test_loans_never_run_out() -> None:
    state = over({"loans": 40}, {"loans": 40})
    assert [person.loans for person in look(state).players] == [43, 43]


@pytest.mark.rule("BC-3.7", "BC-4.14")
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_that_five_players_have_installed_is_gone(tile: str) -> None:
    """R20, R40: with fewer players it never runs out."""
    state = brewery(*[{"tiles": [tile]} for _ in range(5)])
    assert tiles_left(state, tile) == 0
    assert all(tiles_left(state, other) == 5 for other in TILES if other != tile)
    play(state, "install")
    assert tile not in asked(state, "tile")
    assert len(asked(state, "tile")) == 9
    assert refused(state, f"tile:{tile}") in GAME.rulebook().clauses


@pytest.mark.rule("BC-3.7", "BC-6.4")
def test_a_skilled_worker_card_exists_once() -> None:
    state = arrange({}, {}, occupied={"homebrew_shop": 1})
    play(state, "place:worker_fair:hire_skilled_worker", "worker:forager")
    assert person(state, 0).workers == ["forager"]
    assert "forager" not in [card.id for card in look(state).workers]
    assert len(look(state).workers) == 8


@pytest.mark.rule("BC-3.7", "BC-6.5")
def test_a_partnership_card_exists_once() -> None:
    state = arrange({}, {}, {})
    play(state, "place:staff_office:form_local_partnership", "partnership:spice_importer")
    assert [card.id for card in look(state).partnerships] == ["coffee_roaster"]
    play(state, "place:ext_orchard:form_local_partnership")
    assert person(state, 1).partnerships == ["coffee_roaster"]
    assert look(state).partnerships == []


@pytest.mark.rule("BC-3.7", "BC-8.1")
@pytest.mark.parametrize("players", COUNTS)
def test_there_are_as_many_temporary_workers_as_players(players: int) -> None:
    assert look(GAME.new(players=players, seed=1, temporary_workers="on")).temporary_pool == players


@pytest.mark.rule("BC-3.7", "BC-4.9")
def test_the_basic_recipes_have_no_label() -> None:
    state = brewery({"bottling": ["everyday_ale"]}, {})
    play(state, "process")
    assert person(state, 0).labels == []
    assert all(not recipe.label for recipe in look(state).recipes if recipe.id in BASIC_RECIPES)


@pytest.mark.rule("BC-3.6")
def test_goods_on_the_market_have_no_limit() -> None:
    state = arrange(
        {}, {}, phase="season_start", market={"malt_market": {"malt": 60}, "private_investor": {"money": 50}}
    )
    assert goods(state, "malt_market") == {"malt": 63}
    assert goods(state, "private_investor") == {"money": 51}
    play(state, "place:private_investor:collect")
    assert money(state, 0) == 51
    assert "place:malt_market:collect" in names(state)
