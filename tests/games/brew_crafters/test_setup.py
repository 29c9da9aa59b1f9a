"""Section 4: the table before the first season, for every number of players and every option."""

from collections import Counter
from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    ALL_MODULES,
    BASIC_RECIPES,
    COUNTS,
    DISCOVERY,
    DISCOVERY_WORKERS,
    GAME,
    MODULES,
    RECIPES,
    SPACES,
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
    person,
    play,
    refused,
    research,
    tiles_left,
)

from alehouse import FATE, State

MAIN = {
    *("malt_market", "hops_market", "yeast_market", "farm_stand", "private_investor", "worker_fair"),
    *("staff_office", "specialty_shop", "homebrew_shop"),
}
THREE = {"ext_malt", "ext_hops_yeast", "ext_orchard"}
FOUR = {"ext_grain_hops", "ext_staff", "ext_specialty"}
FIVE = {
    *("five_malt", "five_hops", "five_hops_yeast", "five_grain_yeast"),
    *("five_orchard", "five_staff", "five_specialty", "five_odd_jobs"),
}
OPEN = {2: MAIN, 3: MAIN | THREE, 4: MAIN | THREE | FOUR, 5: MAIN | FIVE}
FAMILIES = ("ale", "porter", "stout")


def begun(players: int, first: int = 1, **options: Any) -> State:
    """A new game when the setup is done: fate takes the first card it may, everybody the basic side."""
    state = GAME.new(players=players, fate="open", **options)
    while look(state).phase == "setup":
        legal = names(state)
        play(state, f"first:{first}" if f"first:{first}" in legal else legal[0])
    return state


def families(recipes: list[str]) -> Counter[str]:
    return Counter(RECIPES[name]["family"] for name in recipes)


def displayed(state: State) -> list[str]:
    """The advanced recipes of the display."""
    return [recipe.id for recipe in look(state).recipes if recipe.id not in BASIC_RECIPES]


# ── central area ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-4.1", "BC-5.1")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_season_is_spring_of_year_one(players: int) -> None:
    view = look(begun(players))
    assert (view.year, view.years, view.season, view.phase, view.round) == (1, 3, "spring", "market", 1)


@pytest.mark.rule("BC-4.2", "BC-6.26")
@pytest.mark.parametrize("players", COUNTS)
def test_the_open_spaces(players: int) -> None:
    spaces = [space.id for space in look(begun(players)).market]
    assert set(spaces) == OPEN[players]
    assert len(spaces) == {2: 9, 3: 12, 4: 15, 5: 17}[players]
    assert {name for name, space in SPACES.items() if players in space["players"]} == OPEN[players]


@pytest.mark.rule("BC-4.2", "BC-5.8")
@pytest.mark.parametrize("players", COUNTS)
def test_no_worker_goes_to_a_space_that_is_not_open(players: int) -> None:
    state = begun(players)
    for name, space in SPACES.items():
        for option in space["options"]:
            if name not in OPEN[players]:
                assert refused(state, f"place:{name}:{option}") == "BC-4.2"


@pytest.mark.rule("BC-4.3", "BC-5.5")
@pytest.mark.parametrize("players", COUNTS)
def test_the_market_begins_with_one_restock(players: int) -> None:
    """R42."""
    state = begun(players)
    for name in OPEN[players]:
        assert goods(state, name) == SPACES[name].get("restock", {})
    assert all(not space.markers for space in look(state).market)


@pytest.mark.rule("BC-4.4")
@pytest.mark.parametrize("players", COUNTS)
def test_the_partnership_display(players: int) -> None:
    shown = [card.id for card in look(begun(players)).partnerships]
    more = ["fruit_orchard", "yeast_bank"] if players >= 4 else []
    assert sorted(shown) == sorted(["spice_importer", "coffee_roaster", *more])


@pytest.mark.rule("BC-4.5", "BC-4.7")
@pytest.mark.parametrize("players", COUNTS)
def test_the_recipes_of_the_discovery_game(players: int) -> None:
    view = look(begun(players))
    assert tuple(recipe.id for recipe in view.recipes[:3]) == BASIC_RECIPES
    assert sorted(recipe.id for recipe in view.recipes[3:]) == sorted(DISCOVERY)


@pytest.mark.rule("BC-4.6")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_sees_all_recipes_of_the_display(players: int) -> None:
    state = begun(players, recipe_set="random")
    shown = [recipe.id for recipe in look(state).recipes]
    for seat in range(players):
        view = look(state, seat)
        assert [recipe.id for recipe in view.recipes] == shown
        for other in view.players:
            assert {price.recipe for price in other.prices} == set(shown)


@pytest.mark.rule("BC-4.6", "BC-6.30")
def test_everybody_may_brew_what_is_displayed() -> None:
    full = {"sold": {"simply_stout": 1}, "stored": cubes("1M 1H 1Y 1C")}
    state = brewery(full, full, full)
    for seat in range(3):
        assert state.player == seat
        play(state, "process", "brew:coffee_stout")
    assert [person.brewed["coffee_stout"] for person in look(state).players] == [1, 1, 1]


@pytest.mark.rule("BC-4.8", "BC-4.5", "BC-9.6")
@pytest.mark.parametrize("players", COUNTS)
def test_random_recipes_are_two_of_each_family(players: int) -> None:
    """R2."""
    state = GAME.new(players=players, fate="open", recipe_set="random")
    drawn: list[str] = []
    while look(state).phase == "setup":
        assert state.player == FATE
        offered = asked(state, "draw_recipe")
        if offered:
            assert not set(offered) & set(BASIC_RECIPES)
            assert not set(offered) & set(drawn)
            assert all(families(drawn)[RECIPES[name]["family"]] < 2 for name in offered)
            drawn.append(offered[-1])
            play(state, f"draw_recipe:{offered[-1]}")
        else:
            play(state, "first:1")
    assert sorted(displayed(state)) == sorted(drawn)
    assert families(drawn) == {"ale": 2, "porter": 2, "stout": 2}
    assert [recipe.id for recipe in look(state).recipes][:3] == list(BASIC_RECIPES)


@pytest.mark.rule("BC-4.8")
def test_every_advanced_recipe_is_drawn_in_some_game_and_evenly() -> None:
    counts = Counter(name for seed in range(150) for name in displayed(GAME.new(2, seed=seed, recipe_set="random")))
    assert set(counts) == {name for name, card in RECIPES.items() if card["tier"] == "advanced"}
    assert all(20 <= count <= 68 for count in counts.values())  # 43 expected


@pytest.mark.rule("BC-4.9")
@pytest.mark.parametrize("recipe_set", ["discovery", "random"])
def test_each_advanced_recipe_of_the_display_has_its_label(recipe_set: str) -> None:
    view = look(begun(3, recipe_set=recipe_set))
    assert [recipe.label for recipe in view.recipes] == [False] * 3 + [True] * 6
    assert all(person.labels == [] for person in view.players)


@pytest.mark.rule("BC-4.10", "BC-4.22")
def test_an_unused_recipe_cannot_be_brewed() -> None:
    state = brewery({"sold": {"simply_stout": 1}, "stored": cubes("6M 2H 1Y")}, {})
    play(state, "process")
    assert "brew:oat_soda_stout" not in names(state)
    assert refused(state, "brew:oat_soda_stout") in GAME.rulebook().clauses


@pytest.mark.rule("BC-4.10", "BC-8.17")
def test_the_secret_recipe_draws_on_the_fifteen_unused_ones() -> None:
    state = brewery({}, {}, options={"secret_recipe": "on"})
    play(state, "secret_recipe")
    assert len(asked(state, "choose_secret")) == 15
    assert not set(asked(state, "choose_secret")) & {*BASIC_RECIPES, *DISCOVERY}


@pytest.mark.rule("BC-4.11")
@pytest.mark.parametrize("players", COUNTS)
def test_the_workers_of_the_discovery_game(players: int) -> None:
    view = look(begun(players))
    assert sorted(card.id for card in view.workers) == sorted(DISCOVERY_WORKERS)
    assert sorted(DISCOVERY_WORKERS) == sorted(name for name, card in WORKERS.items() if card["discovery"])


@pytest.mark.rule("BC-4.11", "BC-4.12", "BC-12.11")
@pytest.mark.parametrize("players", COUNTS)
def test_random_workers_are_nine_cards_for_that_number_of_players(players: int) -> None:
    """R30."""
    state = GAME.new(players=players, fate="open", worker_set="random")
    drawn: list[str] = []
    usable = {name for name, card in WORKERS.items() if card["min_players"] <= players}
    assert len(usable) == (23 if players == 2 else 24)
    while look(state).phase == "setup":
        if offered := asked(state, "draw_worker"):
            assert set(offered) == usable - set(drawn)
            drawn.append(offered[0])
            play(state, f"draw_worker:{offered[0]}")
        else:
            play(state, "first:1")
    assert sorted(card.id for card in look(state).workers) == sorted(drawn)
    assert len(drawn) == 9
    assert look(state).unused_workers == len(usable) - 9


@pytest.mark.rule("BC-4.11", "BC-3.7")
def test_every_worker_is_drawn_in_some_game() -> None:
    for players, missing in ((2, {"community_liaison"}), (3, set[str]())):
        games = (GAME.new(players, seed=seed, worker_set="random") for seed in range(60))
        assert {card.id for state in games for card in look(state).workers} == set(WORKERS) - missing


@pytest.mark.rule("BC-4.11", "BC-6.4")
def test_the_worker_display_is_not_refilled() -> None:
    state = arrange({}, {}, {}, {}, workers=["forager", "accountant", "head_brewer"])
    play(state, "place:worker_fair:hire_skilled_worker", "worker:forager", "take:spice")
    assert sorted(card.id for card in look(state).workers) == ["accountant", "head_brewer"]
    play(state, "place:ext_staff:hire_skilled_worker", "worker:accountant")
    assert [card.id for card in look(state).workers] == ["head_brewer"]


@pytest.mark.rule("BC-4.14")
@pytest.mark.parametrize("players", COUNTS)
def test_five_tiles_of_each_kind(players: int) -> None:
    state = begun(players)
    assert {tile.id for tile in look(state).tiles} == set(TILES)
    assert all(tiles_left(state, tile) == 5 for tile in TILES)


@pytest.mark.rule("BC-4.15", "BC-6.26")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("module", MODULES)
def test_an_advanced_action_is_there_exactly_when_selected(players: int, module: str) -> None:
    options: dict[str, Any] = {module: "on"}
    state = begun(players, **options)
    spaces = {space.id for space in look(state).market}
    if module == "secret_recipe":
        assert spaces == OPEN[players]
        begins = brewery(*[{} for _ in range(players)], options={module: "on"})
        assert "secret_recipe" in names(begins)
    else:
        assert spaces == OPEN[players] | {module}
    assert look(state).advanced_actions == [module]
    plain = begun(players)
    assert not {space.id for space in look(plain).market} & set(MODULES)
    assert "secret_recipe" not in names(brewery(*[{} for _ in range(players)]))


# ── each player ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-4.16", "BC-4.20")
@pytest.mark.parametrize("players", COUNTS)
def test_what_each_player_begins_with(players: int) -> None:
    bonus = [(6, "2M 1H"), (7, "2M 1H"), (6, "3M 1H"), (6, "2M 2H"), (6, "2M 1H 1Y")]
    for first in range(1, players + 1):
        state = begun(players, first)
        for place in range(players):
            seat = (first - 1 + place) % players
            me = person(state, seat)
            assert (me.money, held(state, seat)) == (bonus[place][0], cubes(bonus[place][1]))
            assert (me.rep, me.loans, me.batches, me.shifts, me.markers_left) == (0, 0, 0, 1, 2)
            assert (me.tiles, me.workers, me.partnerships, me.labels) == ([], [], [], [])
            assert research(state, seat) == [0, 0, 0, 0]
            assert me.first_player is (place == 0)


@pytest.mark.rule("BC-4.17")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_all_labs_show_the_chosen_side(players: int, side: str) -> None:
    for me in look(begun(players, research_side=side)).players:
        assert me.lab == side
        assert all(track.id.startswith(f"{side}_") for track in me.research)
        assert [track.row for track in me.research] == [1, 2, 3, 4]


@pytest.mark.rule("BC-4.18", "BC-5.24")
def test_the_printed_brewery() -> None:
    state = begun(2)
    for seat in range(2):
        me = person(state, seat)
        assert me.capacity == 12
        assert [unit.place for unit in me.tanks] == ["production_line"]
        assert (me.tanks[0].tank, me.tanks[0].bottling) == (None, None)
        assert (me.upkeep.printed, me.upkeep.shifts, me.upkeep.total) == (3, 2, 5)


@pytest.mark.rule("BC-4.19", "BC-9.6")
@pytest.mark.parametrize("players", COUNTS)
def test_fate_names_the_first_player(players: int) -> None:
    state = GAME.new(players=players, fate="open")
    assert state.player == FATE
    assert names(state) == [f"first:{number}" for number in range(1, players + 1)]
    assert all(chance == pytest.approx(1 / players) for _, chance in state.chances())
    play(state, f"first:{players}")
    assert state.player == players - 1
    assert look(state).order == [players - 1, *range(players - 1)]


@pytest.mark.rule("BC-4.19")
def test_everybody_is_first_in_some_game() -> None:
    firsts = {look(GAME.new(players=5, seed=seed)).order[0] for seed in range(40)}
    assert firsts == {0, 1, 2, 3, 4}


@pytest.mark.rule("BC-4.21", "BC-9.5", "BC-4.17")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_chooses_his_side_in_secret(players: int) -> None:
    state = GAME.new(players=players, fate="open", research_side="each", first_player="1")
    chosen = ["advanced" if seat % 2 else "basic" for seat in range(players)]
    deciding: list[int] = []
    while sorted(names(state)) == ["side:advanced", "side:basic"]:
        seat = state.player
        deciding.append(seat)
        play(state, f"side:{chosen[seat]}")
        if len(deciding) < players:
            for viewer in range(players):
                labs = [other.lab for other in look(state, viewer).players]
                assert all(lab == "" for other, lab in enumerate(labs) if other != viewer)
            assert all(look(state, mine).players[mine].lab == chosen[mine] for mine in deciding)
            assert all(me.lab == "" for me in look(state).players)
    assert sorted(deciding) == list(range(players))
    assert look(state).phase == "market"
    assert [me.lab for me in look(state).players] == chosen
    assert [me.research[0].id for me in look(state).players] == [
        "advanced_terroir" if side == "advanced" else "basic_agronomy" for side in chosen
    ]


@pytest.mark.rule("BC-4.21")
def test_a_side_that_is_not_chosen_yet_is_shown_to_nobody() -> None:
    state = GAME.new(players=3, fate="open", research_side="each", first_player="1")
    assert [look(state, seat).players[seat].lab for seat in range(3)] == ["", "", ""]


@pytest.mark.rule("BC-4.21")
def test_the_sides_are_chosen_before_anything_else() -> None:
    state = GAME.new(players=3, fate="open", research_side="each", recipe_set="random", worker_set="random")
    assert sorted(names(state)) == ["side:advanced", "side:basic"]


@pytest.mark.rule("BC-4.21")
@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_nobody_chooses_where_the_table_has_one_side(side: str) -> None:
    state = GAME.new(players=3, fate="open", research_side=side, first_player="1")
    assert look(state).phase == "market"
    assert refused(state, "side:basic") in GAME.rulebook().clauses


@pytest.mark.rule("BC-4.16")
def test_the_first_two_seasons_of_a_whole_setup_with_everything() -> None:
    state = begun(5, 3, recipe_set="random", worker_set="random", research_side="advanced", **ALL_MODULES)
    assert [money(state, seat) for seat in range(5)] == [6, 6, 6, 7, 6]
    assert look(state).order == [2, 3, 4, 0, 1]
    assert look(state).temporary_pool == 5
