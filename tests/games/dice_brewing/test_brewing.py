"""Section 5.5: brewing turns, which dice brew what, enhancements, rewards and the new card."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest
from tests.games.dice_brewing.table import (
    COLOURS,
    DICE,
    EDITIONS,
    GAME,
    MODES,
    all_but,
    arrange,
    asked,
    card,
    display,
    look,
    names,
    person,
    play,
    pool,
    refused,
    stock,
    tokens,
    until,
    warehouse,
)

from alehouse import FATE, State

NOW: dict[str, Any] = {"phase": "brew", "round": 3, "priority": 0, "turn": 0}
RECIPES: dict[str, dict[str, Any]] = {recipe["id"]: recipe for recipe in GAME.card_file.tables["recipe"]}
KINDS = [kind["id"] for kind in GAME.card_file.tables["action_token"]]
LAGER = ["yellow 3", "green 2"]  # just enough for Cheap Lager
SHOW = ["cheap_lager", "baltic_porter", "imperial_wheat"]


def just_enough(name: str) -> list[str]:
    """Dice that show exactly what a recipe asks for."""
    return [f"{need['die']} {need['min']}" for need in RECIPES[name]["requires"]]


def shown(name: str) -> list[str]:
    """A display with that recipe, and two others that need more than it."""
    return [name, *(other for other in ("iced_doppelbock", "royal_pilsner", "baltic_porter") if other != name)][:3]


def settle(state: State) -> State:
    """Answer what a brew asks for, until only the new card is missing."""
    while state.player != FATE:
        play(state, next(n for n in ("plain", "cheapest", "take:reroll_die", "colour:green") if n in names(state)))
    assert asked(state, "reveal")
    return state


# ── turns ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.50")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("edition", EDITIONS)
def test_brewing_turns_go_round_with_one_recipe_each(players: int, first: int, edition: str) -> None:
    cards = ["cheap_lager", "sladek_pilsner", "garden_pale_ale", "baltic_porter"]
    new = iter(["young_bock", "dry_stout", "oatmeal_stout"])  # they need black dice
    state = arrange(
        *[{"warehouse": ["yellow 6", "green 6"]}] * players,
        display=[*cards[: 4 if players == 4 else 3]],
        options={"edition": edition},
        **NOW | {"priority": first, "turn": first},
    )
    order = []
    while look(state).phase == "brew":
        order.append(state.player)
        play(state, names(state)[0])
        assert state.player == FATE
        play(state, f"reveal:{next(new)}")
    assert order == [(first + step) % players for step in range(min(players, 3))]
    assert all(len(person(state, player).brewed) == 1 for player in order)


@pytest.mark.rule("DB-5.50", "DB-5.51")
def test_in_a_turn_one_recipe_is_brewed_and_then_it_is_the_next_players_turn() -> None:
    state = arrange(
        {"warehouse": ["yellow 3", "green 2", "yellow 3", "green 4"]},
        {"warehouse": ["yellow 3", "green 4"]},
        {},
        display=["cheap_lager", "sladek_pilsner", "baltic_porter"],
        **NOW,
    )
    assert names(state) == ["recipe:cheap_lager", "recipe:sladek_pilsner", "pass"]
    play(state, "recipe:cheap_lager")
    play(settle(state), "reveal:abbey_tripel")
    assert (state.player, names(state)) == (1, ["recipe:sladek_pilsner", "pass"])
    play(state, "pass")
    assert state.player == 0


@pytest.mark.rule("DB-5.50")
def test_only_recipes_of_the_display_are_brewed() -> None:
    state = arrange({"warehouse": just_enough("young_bock") + LAGER}, {}, display=SHOW, **NOW)
    assert names(state) == ["recipe:cheap_lager", "pass"]
    assert refused(state, "recipe:young_bock") == "DB-5.50"


@pytest.mark.rule("DB-5.50")
@pytest.mark.parametrize("edition", EDITIONS)
def test_brewing_begins_after_the_token_window(edition: str) -> None:
    state = arrange(
        {"warehouse": LAGER, "tokens": ["raise_value"]},
        {"warehouse": ["yellow 2", "green 2"], "tokens": ["raise_value"]},
        display=SHOW,
        options={"edition": edition},
        **NOW | {"phase": "brewing_start"},
    )
    play(state, "decline", "token:raise_value", "die:yellow-2")
    until(state, "brew")
    assert (state.player, names(state)) == (0, ["recipe:cheap_lager", "pass"])
    play(state, "pass")
    assert (state.player, names(state)) == (1, ["recipe:cheap_lager", "pass"])


@pytest.mark.rule("DB-5.51")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", MODES)
def test_a_pass_is_not_final(players: int, mode: str) -> None:
    state = arrange(
        {"warehouse": ["yellow 3", "green 4"]},
        {"warehouse": LAGER},
        *[{}] * (players - 2),
        display=SHOW,
        options={"mode": mode},
        **NOW,
    )
    play(state, "pass", "recipe:cheap_lager", "reveal:sladek_pilsner")
    assert (state.player, names(state)) == (0, ["recipe:sladek_pilsner", "pass"])
    play(state, "recipe:sladek_pilsner", "reveal:abbey_tripel")
    assert look(state).round == 4


@pytest.mark.rule("DB-5.51")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_phase_ends_when_all_have_passed_in_a_row(players: int) -> None:
    state = arrange(*[{"warehouse": LAGER}] * players, display=SHOW, **NOW)
    for player in range(players):
        assert (look(state).phase, state.player) == ("brew", player)
        play(state, "pass")
    assert look(state).round == 4


@pytest.mark.rule("DB-5.51")
def test_a_brew_starts_the_count_of_passes_anew() -> None:
    state = arrange(
        {"warehouse": ["yellow 3", "green 4"]},
        {"warehouse": ["yellow 3", "green 4"]},
        {"warehouse": [*LAGER, "yellow 3", "green 4"]},
        display=SHOW,
        **NOW,
    )
    play(state, "pass", "pass", "recipe:cheap_lager", "cheapest", "reveal:sladek_pilsner")
    for player in (0, 1, 2):
        assert (look(state).phase, state.player) == ("brew", player)
        play(state, "pass")
    assert look(state).round == 4


# ── what is needed ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.52")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", RECIPES)
def test_every_recipe_needs_exactly_its_dice(name: str, edition: str) -> None:
    given = NOW | {"display": shown(name), "options": {"edition": edition}}
    needs = just_enough(name)
    state = arrange({"warehouse": needs}, {}, **given)
    assert f"recipe:{name}" in names(state)
    higher = [f"{die.split()[0]} 6" for die in needs]
    assert f"recipe:{name}" in names(arrange({"warehouse": higher}, {}, **given))
    other = {"warehouse": LAGER}  # somebody to be asked instead
    for missing in range(len(needs)):
        fewer = needs[:missing] + needs[missing + 1 :]
        state = arrange({"warehouse": fewer, "pool": needs}, other, **given)
        assert state.player != 0 or f"recipe:{name}" not in names(state)
        colour, value = needs[missing].split()
        if int(value) > 1:
            state = arrange({"warehouse": [*fewer, f"{colour} {int(value) - 1}"]}, other, **given)
            still = sorted(int(die.split()[1]) for die in needs if die.split()[0] == colour)
            assert int(value) in still
            assert state.player != 0 or f"recipe:{name}" not in names(state)


@pytest.mark.rule("DB-5.52")
def test_one_die_does_not_serve_two_demands() -> None:
    """Mass Lager: yellow 4 and 2, green 3."""
    given = NOW | {"display": ["mass_lager", "cheap_lager", "baltic_porter"]}
    state = arrange({"warehouse": ["yellow 6", "green 6"]}, {}, **given)
    assert names(state) == ["recipe:cheap_lager", "pass"]
    assert refused(state, "recipe:mass_lager") == "DB-5.52"


@pytest.mark.rule("DB-5.52")
@pytest.mark.parametrize("wrong", ["black 6", "green 6", "blue 6"])
def test_no_other_colour_will_do(wrong: str) -> None:
    state = arrange({"warehouse": [wrong, "green 6"]}, {"warehouse": LAGER}, display=SHOW, **NOW)
    assert state.player == 1


@pytest.mark.rule("DB-5.52")
def test_dice_of_the_pool_and_the_board_do_not_brew() -> None:
    state = arrange(
        {"pool": ["yellow 6", "green 6"], "board": {"malt_roast": "yellow 6"}, "warehouse": ["green 6"]},
        {"warehouse": LAGER},
        display=SHOW,
        **NOW,
    )
    assert state.player == 1


@pytest.mark.rule("DB-5.52")
def test_no_die_more_is_added() -> None:
    state = arrange({"warehouse": ["yellow 3", "yellow 5", "green 2", "green 6", "black 6"]}, {}, display=SHOW, **NOW)
    play(state, "recipe:cheap_lager", "die:yellow-2", "die:green-2")
    assert state.player == FATE
    play(state, "reveal:abbey_tripel")
    assert len(person(state, 0).pool) == 2
    assert warehouse(state, 0) == ["black 6", "green 2", "yellow 3"]


@pytest.mark.rule("DB-5.52")
def test_a_raised_value_counts() -> None:
    state = arrange({"warehouse": ["yellow 3 raised", "green 2 raised"]}, {}, display=SHOW, **NOW)
    play(state, "recipe:cheap_lager", "reveal:abbey_tripel")
    assert person(state, 0).brewed == ["cheap_lager"]


# ── which dice ────────────────────────────────────────────────────────────────────────────────────────


def sets_by_rule(name: str, dice: list[str]) -> set[tuple[str, ...]]:
    """Every set of dice that meets a recipe: sorted downwards, each die reaches the minimum at its rank."""
    demands: dict[str, list[int]] = {}
    for need in RECIPES[name]["requires"]:
        demands.setdefault(need["die"], []).append(need["min"])
    wanted = Counter({colour: len(minima) for colour, minima in demands.items()})
    found = set()
    for chosen in combinations(dice, len(RECIPES[name]["requires"])):
        if Counter(die.split()[0] for die in chosen) != wanted:
            continue
        fits = True
        for colour, minima in demands.items():
            values = sorted((int(die.split()[1]) for die in chosen if die.split()[0] == colour), reverse=True)
            fits &= all(value >= least for value, least in zip(values, sorted(minima, reverse=True), strict=True))
        if fits:
            found.add(tuple(sorted(chosen)))
    return found


def sets_by_play(state: State, name: str) -> set[tuple[str, ...]]:
    """Every set of dice that can be chosen, by trying all answers."""
    before = Counter(warehouse(state, 0))
    found = set()
    todo = [play(state.copy(), f"recipe:{name}")]
    while todo:
        now = todo.pop()
        if "plain" in names(now):
            play(now, "plain")
        if not look(now).brewing or not asked(now, "die"):
            used = before - Counter(warehouse(now, 0))
            found.add(tuple(sorted(used.elements())))
            continue
        assert look(now).needs
        for move in names(now):
            if move != "cheapest":
                todo.append(play(now.copy(), move))
    return found


@pytest.mark.rule("DB-5.53")
@pytest.mark.parametrize(
    ("name", "dice"),
    [
        ("cheap_lager", ["yellow 3", "yellow 5", "yellow 2", "green 2", "green 4", "green 1"]),
        ("mass_lager", ["yellow 6", "yellow 4", "yellow 2", "yellow 3", "green 3", "green 2"]),
        ("mass_lager", ["yellow 4", "yellow 4", "yellow 1", "green 3", "green 6", "green 6"]),
        ("cellar_aged_lager", ["yellow 6", "yellow 5", "yellow 4", "yellow 4", "yellow 3", "green 4"]),
        ("cellar_aged_lager", ["yellow 5", "yellow 4", "yellow 3", "yellow 2", "yellow 6", "green 5", "green 6"]),
        ("cloudy_wheat", ["yellow 3", "yellow 3", "yellow 4", "yellow 6", "green 2", "green 3"]),
        ("double_india_pale_ale", ["yellow 3", "yellow 4", "yellow 5", "green 6", "green 6", "green 4", "green 5"]),
        ("baltic_porter", ["yellow 4", "black 6", "black 5", "black 4", "black 3", "green 4", "green 5"]),
        ("mass_lager", ["yellow 4", "yellow 4 raised", "yellow 4 protected", "yellow 2 raised", "green 3"]),
        ("strong_roasted_stout", ["yellow 3", "yellow 2", "yellow 6", "black 5", "black 3", "black 6", "green 4"]),
    ],
)
def test_any_set_that_meets_the_demands_may_be_chosen(name: str, dice: list[str]) -> None:
    state = arrange({"warehouse": dice}, {}, display=shown(name), **NOW)
    wanted = sets_by_rule(name, dice)
    assert len(wanted) > 1
    assert sets_by_play(state, name) == wanted


@pytest.mark.rule("DB-5.52", "DB-5.53")
@pytest.mark.parametrize("seed", range(40))
def test_a_recipe_is_ready_when_some_set_meets_it(seed: int) -> None:
    """Warehouses drawn at random, against every recipe."""
    random = Random(seed)
    dice = [f"{random.choice(COLOURS)} {random.randint(1, 6)}" for _ in range(random.randint(3, 9))]
    for name in RECIPES:
        state = arrange({"warehouse": dice}, {"warehouse": LAGER}, display=[name], **NOW)
        sets = sets_by_rule(name, dice)
        brews = state.player == 0 and look(state).phase == "brew"
        assert brews == bool(sets)
        if brews:
            assert names(state) == [f"recipe:{name}", "pass"]
            assert sets_by_play(state, name) == sets


@pytest.mark.rule("DB-5.53")
def test_a_high_die_may_be_spent_on_a_low_demand() -> None:
    state = arrange(
        {"warehouse": ["yellow 4", "yellow 6", "yellow 2", "green 3"]}, {}, display=shown("mass_lager"), **NOW
    )
    play(state, "recipe:mass_lager", "die:yellow-2", "die:yellow-1", "reveal:abbey_tripel")
    assert warehouse(state, 0) == ["yellow 2"]


@pytest.mark.rule("DB-5.53")
def test_the_cheapest_dice_are_the_lowest_that_will_do() -> None:
    state = arrange(
        {"warehouse": ["yellow 6", "yellow 4", "yellow 2", "yellow 3", "green 6", "green 3"]},
        {},
        display=shown("mass_lager"),
        **NOW,
    )
    play(state, "recipe:mass_lager", "cheapest", "reveal:abbey_tripel")
    assert warehouse(state, 0) == ["green 6", "yellow 3", "yellow 6"]


@pytest.mark.rule("DB-5.53")
def test_a_die_too_low_for_its_demand_is_refused() -> None:
    state = arrange({"warehouse": ["yellow 2", "yellow 4", "yellow 3", "green 2"]}, {}, display=SHOW, **NOW)
    play(state, "recipe:cheap_lager")
    assert refused(state, "die:yellow-1") in {"DB-5.52", "DB-5.53"}


# ── blocked ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.54")
def test_a_blocked_die_does_not_brew() -> None:
    state = arrange({"warehouse": ["yellow 3 blocked", "green 2"]}, {"warehouse": LAGER}, display=SHOW, **NOW)
    assert state.player == 1
    state = arrange({"warehouse": ["yellow 3 blocked", "yellow 4", "yellow 5", "green 2"]}, {}, display=SHOW, **NOW)
    play(state, "recipe:cheap_lager")
    assert asked(state, "die") == ["yellow-2", "yellow-3"]
    assert refused(state, "die:yellow-1") in {"DB-5.54", "DB-6.43"}


@pytest.mark.rule("DB-5.54")
def test_a_protected_die_brews() -> None:
    state = arrange({"warehouse": ["yellow 3 protected", "green 2"]}, {}, display=SHOW, **NOW)
    play(state, "recipe:cheap_lager", "reveal:abbey_tripel")
    assert person(state, 0).brewed == ["cheap_lager"]


@pytest.mark.rule("DB-5.54", "DB-5.55")
def test_a_blocked_skill_die_enhances_nothing() -> None:
    state = arrange({"warehouse": [*LAGER, "blue 6 blocked"]}, {}, display=SHOW, **NOW)
    play(state, "recipe:cheap_lager")
    assert state.player == FATE


@pytest.mark.rule("DB-5.54")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blocked_recipe_is_brewed_by_nobody(edition: str) -> None:
    sheet: dict[str, Any] = {"warehouse": ["yellow 3", "green 4"]}
    state = arrange(
        sheet | {"tokens": ["block_recipe"]},
        sheet,
        display=["cheap_lager", "sladek_pilsner", "baltic_porter"],
        options={"edition": edition},
        **NOW | {"phase": "brewing_start"},
    )
    play(state, "token:block_recipe", "recipe:cheap_lager")
    for player in (0, 1):
        assert (state.player, names(state)) == (player, ["recipe:sladek_pilsner", "pass"])
        assert refused(state, "recipe:cheap_lager") in {"DB-5.54", "DB-6.44"}
        assert card(state, "cheap_lager").blocked
        play(state, "pass")


# ── enhancements ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.55", "DB-5.56")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("name", "use"), [(name, option["use"]) for name, recipe in RECIPES.items() for option in recipe["enhancements"]]
)
def test_every_printed_enhancement_pays_its_bonus(name: str, use: str, edition: str) -> None:
    option = next(option for option in RECIPES[name]["enhancements"] if option["use"] == use)
    sheet: dict[str, Any] = {"warehouse": just_enough(name)}
    if use == "skill_die":
        sheet["warehouse"].append(f"blue {option['min']}")
    else:
        sheet["ingredients"] = {use: 1}
    state = arrange(sheet, {}, display=shown(name), options={"edition": edition}, **NOW)
    play(state, f"recipe:{name}")
    assert {f"add:{use}", "plain"} <= set(names(state))
    rewards = {}
    for way in (f"add:{use}", "plain"):
        trial = settle(play(state.copy(), way))
        rewards[way] = (person(trial, 0).xp, person(trial, 0).coins)
    xp, coins = rewards["plain"]
    reward = RECIPES[name]["reward"]
    assert (xp, coins) == (1 + reward.get("xp", 0), reward.get("coins", 0))
    bonus = option["bonus"]
    assert rewards[f"add:{use}"] == (xp + bonus.get("xp", 0), coins + bonus.get("coins", 0))


@pytest.mark.rule("DB-5.55")
def test_at_most_one_enhancement() -> None:
    """Mass Lager: skill die of 4, fruit or special malt."""
    state = arrange(
        {
            "warehouse": [*just_enough("mass_lager"), "blue 6"],
            "ingredients": {"fruit": 1, "special_malt": 1, "honey": 1},
        },
        {},
        display=shown("mass_lager"),
        **NOW,
    )
    play(state, "recipe:mass_lager")
    assert names(state) == ["add:skill_die", "add:fruit", "add:special_malt", "plain"]
    assert refused(state, "add:honey") == "DB-5.55"  # not printed on the card
    play(state, "add:fruit")
    assert state.player == FATE
    assert warehouse(state, 0) == ["blue 6"]
    assert person(state, 0).ingredients.get("fruit", 0) == 0
    assert person(state, 0).ingredients["special_malt"] == 1
    assert (person(state, 0).xp, person(state, 0).coins) == (3, 4)


@pytest.mark.rule("DB-5.55")
@pytest.mark.parametrize(("value", "works"), [(2, False), (3, True), (6, True)])
def test_a_skill_die_must_reach_the_asked_value(value: int, works: bool) -> None:
    """Cheap Lager asks for 3."""
    state = arrange({"warehouse": [*LAGER, f"blue {value}"]}, {}, display=SHOW, **NOW)
    play(state, "recipe:cheap_lager")
    assert ("add:skill_die" in names(state)) == works


@pytest.mark.rule("DB-5.55")
def test_a_skill_die_of_the_pool_does_not_enhance() -> None:
    state = arrange({"warehouse": LAGER, "pool": ["blue 6"]}, {}, display=SHOW, **NOW)
    play(state, "recipe:cheap_lager")
    assert state.player == FATE


@pytest.mark.rule("DB-5.55")
def test_which_skill_die_is_the_players_choice() -> None:
    state = arrange({"warehouse": [*LAGER, "blue 2", "blue 3", "blue 6"]}, {}, display=SHOW, **NOW)
    play(state, "recipe:cheap_lager", "add:skill_die")
    assert asked(state, "die") == ["blue-2", "blue-3"]
    play(state, "die:blue-3", "reveal:abbey_tripel")
    assert warehouse(state, 0) == ["blue 2", "blue 3"]


@pytest.mark.rule("DB-5.55")
def test_ingredients_of_others_do_not_enhance() -> None:
    state = arrange({"warehouse": LAGER}, {"ingredients": {"fruit": 1}}, display=SHOW, **NOW)
    play(state, "recipe:cheap_lager")
    assert state.player == FATE


# ── the result ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.56")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_what_a_brew_gives_and_takes(edition: str, mode: str) -> None:
    """D14: the skill die goes back to the Active Pool too."""
    state = arrange(
        {"warehouse": [*LAGER, "blue 4", "black 2"], "coins": 1, "xp": 5, "brewed": ["dry_stout"]},
        {"coins": 3, "xp": 2},
        display=SHOW,
        options={"edition": edition, "mode": mode},
        **NOW,
    )
    play(state, "recipe:cheap_lager", "add:skill_die")
    assert [die.colour for die in person(state, 0).pool] == ["yellow", "green", "blue"]
    assert warehouse(state, 0) == ["black 2"]
    assert (person(state, 0).coins, person(state, 0).xp) == (1 + 2 + 1, 5 + 1)
    assert sorted(person(state, 0).brewed) == ["cheap_lager", "dry_stout"]
    assert (person(state, 1).coins, person(state, 1).xp, person(state, 1).brewed) == (3, 2, [])
    assert state.player == FATE
    play(state, "reveal:abbey_tripel")
    assert look(state).brewed == 2


@pytest.mark.rule("DB-5.56")
@pytest.mark.parametrize("mode", MODES)
def test_the_reward_is_chosen_before_the_new_card_is_seen(mode: str) -> None:
    """R53."""
    state = arrange(
        {"warehouse": [*just_enough("harbour_porter"), "blue 3"]},
        {},
        display=shown("harbour_porter"),
        options={"mode": mode},
        **NOW,
    )
    play(state, "recipe:harbour_porter", "add:skill_die")
    assert state.player == 0
    assert asked(state, "take") == KINDS
    assert [die.colour for die in person(state, 0).pool] == ["black", "green", "blue"]  # the dice have gone first
    assert refused(state, "reveal:abbey_tripel")
    play(state, "take:block_recipe")
    assert (state.player, tokens(state, 0)) == (FATE, ["block_recipe"])
    assert asked(state, "reveal")
    assert (person(state, 0).brewed, "harbour_porter" in display(state)) == (["harbour_porter"], False)


@pytest.mark.rule("DB-5.56")
@pytest.mark.parametrize("edition", ["it-1"])
def test_the_colour_of_a_die_is_chosen_before_the_new_card_is_seen(edition: str) -> None:
    state = arrange(
        {"warehouse": just_enough("abbey_dubbel")},
        {},
        display=shown("abbey_dubbel"),
        options={"edition": edition},
        **NOW,
    )
    play(state, "recipe:abbey_dubbel")
    assert (state.player, asked(state, "colour")) == (0, list(COLOURS))
    play(state, "colour:black")
    assert state.player == FATE


@pytest.mark.rule("DB-5.56")
def test_a_used_ingredient_lies_on_the_market_again() -> None:
    state = arrange({"warehouse": LAGER, "ingredients": {"fruit": 2}}, {}, display=SHOW, **NOW)
    assert stock(state, "fruit").left == 1
    play(state, "recipe:cheap_lager", "add:fruit")
    assert (stock(state, "fruit").left, person(state, 0).ingredients["fruit"]) == (2, 1)


@pytest.mark.rule("DB-5.56", "DB-5.59")
@pytest.mark.parametrize("name", RECIPES)
def test_every_recipe_pays_its_reward(name: str) -> None:
    reward = RECIPES[name]["reward"]
    state = arrange({"warehouse": just_enough(name)}, {}, display=shown(name), **NOW)
    play(state, f"recipe:{name}")
    assert ("take:reroll_die" in names(state)) == ("action_token" in reward)
    settle(state)
    sheet = person(state, 0)
    assert (sheet.xp, sheet.coins) == (1 + reward.get("xp", 0), reward.get("coins", 0))
    assert tokens(state, 0) == ["reroll_die"] * reward.get("action_token", 0)
    gained = Counter(die.colour for die in sheet.pool) - Counter(die.split()[0] for die in just_enough(name))
    assert gained == Counter([reward["die"]] if "die" in reward else [])


@pytest.mark.rule("DB-5.57")
@pytest.mark.parametrize("edition", EDITIONS)
def test_dice_that_brewed_do_not_brew_again(edition: str) -> None:
    state = arrange(
        {"warehouse": ["yellow 6", "green 6"]},
        {},
        display=["cheap_lager", "sladek_pilsner", "baltic_porter"],
        options={"edition": edition},
        **NOW,
    )
    play(state, "recipe:cheap_lager", "reveal:garden_pale_ale")
    assert look(state).round == 4  # nobody can brew anything more
    assert warehouse(state, 0) == []
    assert [die.colour for die in person(state, 0).pool] == ["yellow", "green"]


@pytest.mark.rule("DB-5.57")
def test_dice_that_brewed_are_not_stored_again() -> None:
    state = arrange(
        {"warehouse": ["yellow 6", "green 6", "yellow 5", "green 5"]},
        {},
        display=["cheap_lager", "sladek_pilsner", "baltic_porter"],
        **NOW,
    )
    play(state, "recipe:cheap_lager", "die:yellow-1", "die:green-1", "reveal:abbey_tripel")
    assert (state.player, names(state)) == (0, ["recipe:sladek_pilsner", "pass"])
    assert refused(state, "die:yellow-1") in {"DB-5.31", "DB-5.47", "DB-5.57"}
    play(state, "recipe:sladek_pilsner")
    assert warehouse(state, 0) == []


# ── the new card ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.58")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_the_slot_is_refilled_at_once(edition: str, mode: str) -> None:
    state = arrange({"warehouse": LAGER}, {}, display=SHOW, options={"edition": edition, "mode": mode}, **NOW)
    deck = look(state).deck
    play(state, "recipe:cheap_lager")
    left = set(RECIPES) - set(SHOW)
    assert set(asked(state, "reveal")) == left
    assert all(chance == pytest.approx(1 / len(left)) for _, chance in state.chances())
    play(state, "reveal:young_bock")
    assert sorted(display(state)) == sorted(["young_bock", *SHOW[1:]])
    assert look(state).deck == deck - 1


@pytest.mark.rule("DB-5.58")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_the_new_card_is_there_for_everybody_in_this_round(edition: str, mode: str) -> None:
    """D18."""
    state = arrange(
        {"warehouse": [*LAGER, "yellow 3", "green 4"]},
        {"warehouse": ["yellow 3", "green 4"]},
        display=SHOW,
        options={"edition": edition, "mode": mode},
        **NOW,
    )
    play(state, "recipe:cheap_lager", "cheapest", "reveal:sladek_pilsner")
    assert (state.player, names(state)) == (1, ["recipe:sladek_pilsner", "pass"])
    play(state, "pass")
    assert (state.player, names(state)) == (0, ["recipe:sladek_pilsner", "pass"])  # the brewer too
    play(state, "recipe:sladek_pilsner", "reveal:abbey_tripel")
    assert person(state, 0).brewed == ["cheap_lager", "sladek_pilsner"]


@pytest.mark.rule("DB-5.58")
def test_with_an_empty_deck_the_slot_stays_empty() -> None:
    rest = [name for name in RECIPES if name not in (*SHOW, "sladek_pilsner")]
    state = arrange(
        {"warehouse": [*LAGER, "yellow 3", "green 4"], "brewed": rest[:13]},
        {"warehouse": ["yellow 3", "green 4"], "brewed": rest[13:]},
        display=SHOW,
        **NOW,
    )
    assert look(state).deck == 1
    play(state, "recipe:cheap_lager", "cheapest", "reveal:sladek_pilsner")
    assert (look(state).deck, state.player) == (0, 1)
    play(state, "recipe:sladek_pilsner")
    assert sorted(display(state)) == sorted(SHOW[1:])
    assert "sladek_pilsner" in person(state, 1).brewed


@pytest.mark.rule("DB-5.58")
def test_brewing_ends_with_the_last_card() -> None:
    """R35: no deck, one card in the display, and it is brewed."""
    rest = [name for name in RECIPES if name != "cheap_lager"]
    state = arrange(
        {"warehouse": LAGER * 2, "brewed": rest[:15]},
        {"warehouse": LAGER * 2, "brewed": rest[15:]},
        display=["cheap_lager"],
        **NOW,
    )
    assert look(state).deck == 0
    play(state, "recipe:cheap_lager")
    assert state.is_over  # the end was triggered long before
    assert display(state) == []


# ── rewards ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.59")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("round_", [1, 2, 3])
@pytest.mark.parametrize("kind", KINDS)
def test_a_token_of_free_choice_in_any_round(edition: str, mode: str, round_: int, kind: str) -> None:
    state = arrange(
        {"warehouse": just_enough("harbour_porter")},
        {},
        display=shown("harbour_porter"),
        options={"edition": edition, "mode": mode},
        **NOW | {"round": round_},
    )
    play(state, "recipe:harbour_porter")
    assert asked(state, "take") == KINDS
    assert "decline" not in names(state)
    play(state, f"take:{kind}", "reveal:abbey_tripel")
    assert tokens(state, 0) == [kind]
    assert person(state, 0).coins == 0


@pytest.mark.rule("DB-5.59")
def test_only_kinds_left_on_the_black_market_are_gained() -> None:
    state = arrange(
        {"warehouse": just_enough("harbour_porter")},
        {"tokens": ["raise_value", "raise_value"]},
        display=shown("harbour_porter"),
        out=["raise_value", "reroll_die", "reroll_die", "reroll_die", "block_recipe"],
        **NOW,
    )
    play(state, "recipe:harbour_porter")
    assert asked(state, "take") == ["withdraw_die", "block_building", "block_protect_die", "block_recipe"]
    assert refused(state, "take:raise_value") in {"DB-5.59", "DB-5.42"}
    play(state, "take:block_recipe")
    assert stock(state, "block_recipe").left == 1


@pytest.mark.rule("DB-5.59")
def test_a_gained_die_goes_to_the_pool_unrolled() -> None:
    state = arrange(
        {"warehouse": just_enough("abbey_dubbel")}, {"warehouse": LAGER}, display=["abbey_dubbel", "cheap_lager"], **NOW
    )
    blue = look(state).supply["blue"]
    play(state, "recipe:abbey_dubbel", "reveal:abbey_tripel")
    assert (state.player, look(state).phase) == (1, "brew")
    assert "blue" in pool(state, 0)
    assert look(state).supply["blue"] == blue - 1
    play(state, "pass")
    assert look(state).phase == "roll"
    for _ in range(4):
        play(state, "rolled:2")
    assert pool(state, 0) == ["black 2", "blue 2", "green 2", "yellow 2"]


@pytest.mark.rule("DB-5.60")
@pytest.mark.parametrize("name", [name for name, recipe in RECIPES.items() if "die" in recipe["reward"]])
def test_second_edition_gives_the_printed_colour(name: str) -> None:
    """D7."""
    state = arrange({"warehouse": just_enough(name)}, {}, display=shown(name), **NOW)
    play(state, f"recipe:{name}")
    assert state.player == FATE
    assert RECIPES[name]["reward"]["die"] in pool(state, 0)


@pytest.mark.rule("DB-5.60")
@pytest.mark.parametrize("name", [name for name, recipe in RECIPES.items() if "die" in recipe["reward"]])
@pytest.mark.parametrize("colour", COLOURS)
def test_first_edition_gives_any_colour(name: str, colour: str) -> None:
    """D7."""
    state = arrange({"warehouse": just_enough(name)}, {}, display=shown(name), options={"edition": "it-1"}, **NOW)
    supply = look(state).supply[colour]
    play(state, f"recipe:{name}")
    assert names(state) == [f"colour:{one}" for one in COLOURS]
    play(state, f"colour:{colour}")
    assert colour in pool(state, 0)
    assert look(state).supply[colour] == supply - 1


@pytest.mark.rule("DB-5.60")
def test_first_edition_gives_only_what_is_left() -> None:
    state = arrange(
        {"warehouse": just_enough("abbey_dubbel")},
        {"warehouse": all_but("blue", left=0, held=0) + all_but("green", left=0, held=1)},
        display=shown("abbey_dubbel"),
        options={"edition": "it-1"},
        **NOW,
    )
    play(state, "recipe:abbey_dubbel")
    assert names(state) == ["colour:yellow", "colour:black"]
    assert refused(state, "colour:blue") in {"DB-5.60", "DB-5.61"}


@pytest.mark.rule("DB-5.61", "DB-3.2")
@pytest.mark.parametrize("name", [name for name, recipe in RECIPES.items() if "die" in recipe["reward"]])
def test_a_die_that_is_not_there_is_lost_and_the_rest_is_paid(name: str) -> None:
    colour = RECIPES[name]["reward"]["die"]
    needs = just_enough(name)
    held = sum(die.startswith(colour) for die in needs)
    state = arrange({"warehouse": needs}, {"warehouse": all_but(colour, left=0, held=held)}, display=shown(name), **NOW)
    play(state, f"recipe:{name}")
    assert state.player == FATE
    assert len(person(state, 0).pool) == len(needs)
    assert (person(state, 0).xp, person(state, 0).coins) == (1, RECIPES[name]["reward"].get("coins", 0))
    assert look(state).supply[colour] == 0


@pytest.mark.rule("DB-5.61")
def test_first_edition_loses_the_die_only_when_none_is_left_at_all() -> None:
    needs = just_enough("abbey_dubbel")
    everything = [f"{colour} 1" for colour in COLOURS for _ in range(DICE[colour])]
    for die in needs:
        everything.remove(f"{die.split()[0]} 1")
    state = arrange(
        {"warehouse": needs},
        {"warehouse": everything},
        display=shown("abbey_dubbel"),
        options={"edition": "it-1"},
        **NOW,
    )
    assert not any(look(state).supply.values())
    play(state, "recipe:abbey_dubbel")
    assert state.player == FATE
    assert len(person(state, 0).pool) == 3


@pytest.mark.rule("DB-5.61")
@pytest.mark.parametrize("mode", MODES)
def test_a_token_is_lost_when_the_black_market_is_empty(mode: str) -> None:
    """Abbey Tripel: an action token and 6 coins."""
    state = arrange(
        {"warehouse": just_enough("abbey_tripel")},
        {},
        display=shown("abbey_tripel"),
        options={"mode": mode},
        out=[kind for kind in KINDS for _ in range(3)],
        **NOW,
    )
    play(state, "recipe:abbey_tripel")
    assert state.player == FATE
    assert (tokens(state, 0), person(state, 0).coins) == ([], 6)
