"""Section 6.7: all 30 recipes, brewed from exactly their demands, with each of their enhancements."""

import tomllib
from collections import Counter
from typing import Any, Final

import pytest
from tests.games.dice_brewing.table import (
    COLOURS,
    DICE,
    EDITIONS,
    GAME,
    all_but,
    arrange,
    asked,
    card,
    look,
    names,
    owned,
    person,
    play,
    pool,
    refused,
    stock,
    tokens,
    warehouse,
)

from alehouse import FATE, State

RECIPES: Final[dict[str, dict[str, Any]]] = {
    recipe["id"]: recipe for recipe in tomllib.loads(GAME.card_file.text)["recipe"]
}
EXTRAS: Final = [
    (name, extra["use"]) for name, recipe in RECIPES.items() for extra in recipe["enhancements"]
]  # every recipe with each of its enhancements
KINDS: Final = ("withdraw_die", "block_building", "block_protect_die", "block_recipe", "raise_value", "reroll_die")
WAITS: Final = {"pool": ["blue 1"]}

every_recipe = pytest.mark.parametrize("name", RECIPES)
every_extra = pytest.mark.parametrize(("name", "use"), EXTRAS, ids=lambda value: value)
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def demands(name: str) -> list[str]:
    """The dice that just meet a recipe, lying in the Warehouse."""
    return [f"{need['die']} {need['min']}" for need in RECIPES[name]["requires"]]


def extra_of(name: str, use: str) -> dict[str, Any]:
    found: dict[str, Any] = next(extra for extra in RECIPES[name]["enhancements"] if extra["use"] == use)
    return found


def with_extra(name: str, use: str) -> dict[str, Any]:
    """A player who can just brew a recipe, and just enhance it."""
    mine: dict[str, Any] = {"warehouse": demands(name), "coins": 1, "xp": 2}
    if use == "skill_die":
        mine["warehouse"].append(f"blue {extra_of(name, use)['min']}")
    elif use:
        mine["ingredients"] = {use: 1}
    return mine


def kitchen(name: str, mine: dict[str, Any], edition: str = "pl-2", *others: dict[str, Any]) -> State:
    """Player 0's brewing turn, one card on the table."""
    people = others or (WAITS,)
    return arrange(mine, *people, phase="brew", round=4, display=[name], options={"edition": edition})


def take_rewards(state: State, token: str = "reroll_die", colour: str = "green") -> State:
    """Answer what the reward asks for."""
    while state.player == 0 and (asked(state, "take") or asked(state, "colour")):
        play(state, f"take:{token}" if asked(state, "take") else f"colour:{colour}")
    return state


def check_paid(state: State, name: str, edition: str, bonus: dict[str, int]) -> None:
    """Player 0, who had 1 coin and 2 XP, has what the card pays and nothing else."""
    reward = RECIPES[name]["reward"]
    mine = person(state, 0)
    assert mine.coins == 1 + reward.get("coins", 0) + bonus.get("coins", 0)
    assert mine.xp == 2 + 1 + reward.get("xp", 0) + bonus.get("xp", 0)
    assert tokens(state, 0) == ["reroll_die"] * reward.get("action_token", 0)
    assert mine.seeds == 0
    gained = [reward["die"] if edition == "pl-2" else "green"] if "die" in reward else []
    unrolled = [die.colour for die in mine.pool if not die.value]
    assert unrolled == gained
    assert mine.brewed == [name]
    assert person(state, 1).coins == person(state, 1).xp == 0
    assert look(state).brewed == 1


# ── the cards ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.51")
def test_every_card_has_a_reward_a_base_recipe_and_enhancements() -> None:
    assert len(RECIPES) == 30
    for recipe in RECIPES.values():
        assert recipe["reward"]
        assert 2 <= len(recipe["requires"]) <= 5
        assert all(need["die"] in COLOURS[:3] and 1 <= need["min"] <= 6 for need in recipe["requires"])
        uses = [extra["use"] for extra in recipe["enhancements"]]
        assert uses
        assert len(set(uses)) == len(uses)


@pytest.mark.rule("DB-6.52")
def test_the_kinds_of_reward_and_bonus() -> None:
    kinds = {tuple(sorted(recipe["reward"])) for recipe in RECIPES.values()}
    assert kinds == {
        ("coins",),
        ("xp",),
        ("action_token",),
        ("action_token", "coins"),
        ("die",),
        ("coins", "die"),
    }
    assert {recipe["reward"].get("action_token", 1) for recipe in RECIPES.values()} == {1}
    bonuses = [extra["bonus"] for recipe in RECIPES.values() for extra in recipe["enhancements"]]
    assert {tuple(bonus) for bonus in bonuses} == {("coins",), ("xp",)}


@pytest.mark.rule("DB-6.53")
def test_the_strong_roasted_stout() -> None:
    stout = RECIPES["strong_roasted_stout"]
    assert demands("strong_roasted_stout") == ["yellow 3", "yellow 2", "black 5", "black 3", "green 4"]
    assert stout["reward"] == {"xp": 5}
    assert [extra["use"] for extra in stout["enhancements"]] == ["skill_die", "special_malt", "special_hops"]
    state = kitchen("strong_roasted_stout", with_extra("strong_roasted_stout", "special_malt"))
    play(state, "recipe:strong_roasted_stout", "add:special_malt")
    assert (person(state, 0).xp, person(state, 0).coins) == (2 + 6, 1 + 5)


# ── brewing ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.51", "DB-6.52", "DB-5.52", "DB-5.56", "DB-5.59", "DB-5.60", "DB-12.15")
@every_edition
@every_recipe
def test_a_recipe_brewed_from_exactly_its_demands(name: str, edition: str) -> None:
    state = kitchen(name, with_extra(name, ""), edition)
    assert card(state, name, 0).ready
    assert card(state, name, 0).met == [True] * len(demands(name))
    before = Counter({colour: owned(state, 0, colour) for colour in COLOURS})
    take_rewards(play(state, f"recipe:{name}"))
    check_paid(state, name, edition, {})
    assert warehouse(state, 0) == []
    assert sorted(text for text in pool(state, 0) if text not in COLOURS) == sorted(demands(name))
    die = RECIPES[name]["reward"].get("die")
    gained = Counter({colour: owned(state, 0, colour) for colour in COLOURS}) - before
    assert gained == Counter([] if not die else [die if edition == "pl-2" else "green"])
    assert state.player == FATE  # the next card is turned up last
    play(state, f"reveal:{next(iter(set(RECIPES) - {name}))}")
    assert len(look(state).display) == 1


@pytest.mark.rule("DB-6.51", "DB-6.52", "DB-5.55", "DB-5.56", "DB-5.59", "DB-12.15")
@every_edition
@every_extra
def test_a_recipe_brewed_with_an_enhancement(name: str, use: str, edition: str) -> None:
    state = kitchen(name, with_extra(name, use), edition)
    play(state, f"recipe:{name}")
    assert names(state) == [f"add:{use}", "plain"]
    take_rewards(play(state, f"add:{use}"))
    check_paid(state, name, edition, extra_of(name, use)["bonus"])
    assert warehouse(state, 0) == []
    assert not any(person(state, 0).ingredients.values())
    used = [f"blue {extra_of(name, use)['min']}"] if use == "skill_die" else []
    assert sorted(text for text in pool(state, 0) if text not in COLOURS) == sorted(demands(name) + used)
    if use != "skill_die":
        assert stock(state, use).left == 3


@pytest.mark.rule("DB-6.51", "DB-5.55")
@every_extra
def test_an_enhancement_may_be_left_out(name: str, use: str) -> None:
    state = kitchen(name, with_extra(name, use))
    take_rewards(play(state, f"recipe:{name}", "plain"))
    check_paid(state, name, "pl-2", {})
    if use == "skill_die":
        assert warehouse(state, 0) == [f"blue {extra_of(name, use)['min']}"]
    else:
        assert person(state, 0).ingredients[use] == 1


@pytest.mark.rule("DB-6.51", "DB-5.55")
@every_recipe
def test_only_what_is_printed_enhances_and_only_one_of_it(name: str) -> None:
    mine = with_extra(name, "")
    mine["warehouse"] = [*mine["warehouse"], "blue 6", "blue 6"]
    mine["ingredients"] = dict.fromkeys(("fruit", "spices", "special_malt", "honey", "special_hops"), 2)
    state = kitchen(name, mine)
    play(state, f"recipe:{name}")
    printed = [extra["use"] for extra in RECIPES[name]["enhancements"]]
    assert sorted(asked(state, "add")) == sorted(printed)
    for use in ("skill_die", *mine["ingredients"]):
        if use not in printed:
            assert refused(state, f"add:{use}") == "DB-5.55"
    use = printed[-1]
    take_rewards(play(state, f"add:{use}"))
    check_paid(state, name, "pl-2", extra_of(name, use)["bonus"])  # nothing more was asked
    assert sum(person(state, 0).ingredients.values()) == 9


@pytest.mark.rule("DB-6.51", "DB-5.55")
@every_recipe
def test_a_skill_die_of_one_less_does_not_enhance(name: str) -> None:
    if "skill_die" not in [extra["use"] for extra in RECIPES[name]["enhancements"]]:
        return
    mine = with_extra(name, "")
    mine["warehouse"] = [*mine["warehouse"], f"blue {extra_of(name, 'skill_die')['min'] - 1}"]
    state = kitchen(name, mine)
    take_rewards(play(state, f"recipe:{name}"))  # nothing is asked
    check_paid(state, name, "pl-2", {})


@pytest.mark.rule("DB-6.51", "DB-5.55")
def test_a_skill_die_enhances_only_from_the_warehouse() -> None:
    mine = {"warehouse": demands("dry_stout"), "pool": ["blue 6"]}
    state = kitchen("dry_stout", mine)
    play(state, "recipe:dry_stout")
    assert person(state, 0).brewed == ["dry_stout"]
    assert person(state, 0).coins == 0


def can_brew(name: str, dice: list[str]) -> bool:
    """Whether dice "yellow 3" meet a recipe: by colour and from the highest down."""
    for colour in COLOURS:
        shown = sorted((int(die.split()[1]) for die in dice if die.startswith(colour)), reverse=True)
        asked_for = sorted((need["min"] for need in RECIPES[name]["requires"] if need["die"] == colour), reverse=True)
        if len(shown) < len(asked_for) or any(value < least for value, least in zip(shown, asked_for)):
            return False
    return True


def asked_although(name: str, dice: list[str], pool: list[str]) -> State:
    """A brewing turn of a player who cannot brew a recipe but, with further dice, another one."""
    other = next(one for one in RECIPES if one != name and not can_brew(name, [*dice, *demands(one)]))
    mine = {"warehouse": [*dice, *demands(other)], "pool": pool}
    state = arrange(mine, {}, phase="brew", round=4, display=[name, other])
    assert f"recipe:{other}" in names(state)
    return state


@pytest.mark.rule("DB-6.51", "DB-5.52")
@every_recipe
def test_one_pip_less_and_it_is_refused(name: str) -> None:
    for number, need in enumerate(RECIPES[name]["requires"]):
        dice = demands(name)
        dice[number] = f"{need['die']} {need['min'] - 1}"
        state = asked_although(name, dice, [])
        assert not card(state, name, 0).ready
        assert not all(card(state, name, 0).met)
        assert refused(state, f"recipe:{name}") == "DB-5.52"


@pytest.mark.rule("DB-6.51", "DB-5.52")
@every_recipe
def test_a_die_too_few_and_it_is_refused(name: str) -> None:
    """Each demand takes a die of its own, in the Warehouse; skill dice are no malt."""
    needs = RECIPES[name]["requires"]
    for number in range(len(needs)):
        dice = [f"{one['die']} 6" for one in needs]
        missing = dice.pop(number)
        state = asked_although(name, [*dice, "blue 6"], [missing])
        assert not card(state, name, 0).ready
        assert refused(state, f"recipe:{name}") == "DB-5.52"


@pytest.mark.rule("DB-6.51", "DB-5.52")
def test_a_refusal_in_a_brewing_turn_says_why() -> None:
    mine = {"warehouse": ["yellow 3", "green 2", "black 1"]}
    state = arrange(mine, {}, phase="brew", round=4, display=["cheap_lager", "experimental_lager", "dry_stout"])
    assert names(state) == ["recipe:cheap_lager", "pass"]
    assert refused(state, "recipe:experimental_lager") == "DB-5.52"
    assert refused(state, "recipe:dry_stout") == "DB-5.52"
    assert refused(state, "recipe:mass_lager")  # it does not lie there


@pytest.mark.rule("DB-6.51", "DB-5.52")
@every_recipe
def test_higher_values_do_too(name: str) -> None:
    mine = {"warehouse": [f"{need['die']} 6" for need in RECIPES[name]["requires"]], "coins": 1, "xp": 2}
    state = kitchen(name, mine)
    take_rewards(play(state, f"recipe:{name}"))
    check_paid(state, name, "pl-2", {})


# ── what a reward asks for ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.52", "DB-5.59")
@pytest.mark.parametrize("kind", KINDS)
def test_a_reward_token_of_free_choice(kind: str) -> None:
    state = kitchen("harbour_porter", {"warehouse": demands("harbour_porter")})
    play(state, "recipe:harbour_porter")
    assert asked(state, "take") == list(KINDS)
    play(state, f"take:{kind}")
    assert tokens(state, 0) == [kind]
    assert stock(state, kind).left == 2
    assert person(state, 0).tokens[0].price == 0


@pytest.mark.rule("DB-6.52", "DB-5.59", "DB-5.41")
def test_a_reward_token_does_not_wait_for_the_black_market_to_open() -> None:
    mine = {"warehouse": demands("harbour_porter")}
    state = arrange(mine, WAITS, phase="brew", round=1, display=["harbour_porter"])
    play(state, "recipe:harbour_porter", "take:block_recipe")
    assert tokens(state, 0) == ["block_recipe"]


@pytest.mark.rule("DB-6.52", "DB-5.61", "DB-5.59")
def test_a_reward_token_comes_from_what_is_left() -> None:
    mine = {"warehouse": demands("harbour_porter")}
    out = [kind for kind in KINDS[1:] for _ in range(3)]
    state = arrange(mine, WAITS, phase="brew", round=4, display=["harbour_porter"], out=out[3:])
    play(state, "recipe:harbour_porter")
    assert asked(state, "take") == ["withdraw_die", "block_building"]
    assert refused(state, "take:reroll_die")
    state = arrange(mine, WAITS, phase="brew", round=4, display=["harbour_porter"], out=[*out, *["withdraw_die"] * 3])
    play(state, "recipe:harbour_porter")
    assert (tokens(state, 0), person(state, 0).xp) == ([], 1)


@pytest.mark.rule("DB-6.52", "DB-5.60", "DB-5.61")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("left", [0, 1])
def test_a_reward_die_comes_from_what_is_left(edition: str, left: int) -> None:
    name = "abbey_dubbel"  # a blue die
    theirs = {"pool": all_but("blue", left, 0)}
    state = kitchen(name, {"warehouse": demands(name)}, edition, theirs)
    play(state, f"recipe:{name}")
    if edition == "it-1":
        assert asked(state, "colour") == [*COLOURS[:3], *(["blue"] if left else [])]
        play(state, "colour:black")
        assert owned(state, 0, "black") == 2
        assert owned(state, 0, "blue") == 0
    else:
        assert owned(state, 0, "blue") == left
    assert owned(state, 1, "blue") == DICE["blue"] - left


@pytest.mark.rule("DB-5.56", "DB-12.5")
@pytest.mark.parametrize(("name", "edition"), [("harbour_porter", "pl-2"), ("abbey_dubbel", "it-1")])
def test_the_card_changes_its_place_after_the_choices_of_its_reward(name: str, edition: str) -> None:
    state = kitchen(name, {"warehouse": demands(name)}, edition)
    play(state, f"recipe:{name}")
    assert state.player == 0  # asked for the token or the colour
    assert person(state, 0).xp == 1
    assert [one.id for one in look(state).display] == [name]
    assert person(state, 0).brewed == []
    assert look(state).deck + len(look(state).display) + look(state).brewed == 30
    take_rewards(state)
    assert [one.id for one in look(state).display] == []
    assert person(state, 0).brewed == [name]
