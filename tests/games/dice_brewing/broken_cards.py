"""Card files with a mistake in them, and where it is: see tests/games/test_broken_cards.py."""

from typing import Any, Final

from tests.games.card_files import GONE, Changes
from tests.games.dice_brewing.table import GAME

RECIPES: Final[list[dict[str, Any]]] = GAME.card_file.tables["recipe"]

BROKEN: Final[dict[str, tuple[Changes, str, str]]] = {
    # what is changed; the card and the field to be named
    "another game": ({"game": "dwarf"}, "", "game"),
    "another format": ({"format": 2}, "", "format"),
    "another default": ({"default_edition": "it-1"}, "", "default_edition"),
    "an unknown table": ({"recipes": []}, "", "recipes"),
    "an unknown edition": ({"edition pl-3": {}}, "edition", "pl-3"),
    "a missing edition": ({"edition it-1": GONE}, "edition", "it-1"),
    "a default that is none": ({"edition it-1 default": True}, "it-1", "default"),
    # ids are fixed where rules or words know them
    "an unknown die": ({"die blue id": "red"}, "red", "id"),
    "an unknown building": ({"building school id": "academy"}, "academy", "id"),
    "an unknown space": ({"space malt_seed id": "malt_sow"}, "malt_sow", "id"),
    "an unknown ingredient": ({"ingredient honey id": "sugar"}, "sugar", "id"),
    "an unknown action token": ({"action_token reroll_die id": "steal_die"}, "steal_die", "id"),
    "an unknown piece": ({"piece season id": "weather"}, "weather", "id"),
    "an unknown mode": ({"mode advanced id": "expert"}, "expert", "id"),
    "an unknown variant": ({"variant unlucky_roll id": "lucky_roll"}, "lucky_roll", "id"),
    "a recipe twice": ({"recipe": [*RECIPES, RECIPES[7]]}, RECIPES[7]["id"], "id"),
    "a recipe with a bad id": ({"recipe dry_stout id": "Dry Stout"}, "Dry Stout", "id"),
    # the dice and seeds of everybody are there
    "too many dice": ({"die yellow count": 25}, "yellow", "count"),
    "too few dice": ({"starting_resources active_pool": {"blue": 3}}, "starting_resources", "active_pool"),
    "too few seeds": ({"starting_resources warehouse_seeds": 2}, "starting_resources", "warehouse_seeds"),
    "seeds told in two ways": ({"piece seed count it-1": 7}, "seed", "count"),
    "block tokens told in two ways": ({"edition pl-2 block_tokens": 6}, "block", "count"),
    "coins told in two ways": ({"edition pl-2 coin_tokens": 40}, "pl-2", "coin_tokens"),
    "coins of no edition": ({"coin 1 edition": "de-1"}, "coin 1", "edition"),
    # players
    "five players": ({"players max": 5}, "players", "max"),
    "a display for five": ({"players display_size 5": 4}, "players", "5"),
    "a display of none": ({"players display_size 2": 0}, "players", "2"),
    "more recipes than there are": ({"players recipes_to_end 4": 31}, "players", "recipes_to_end"),
    "too few starters": ({"mode standard starters": ["mass_lager", "cheap_lager"]}, "standard", "starters"),
    "a starter that is none": ({"mode standard starters": ["dry_stout"] * 4}, "standard", "starters"),
    "starters of the advanced game": ({"mode advanced starters": ["mass_lager"]}, "advanced", "starters"),
    "open tokens in the advanced game": (
        {"mode advanced action_tokens_hidden": False},
        "advanced",
        "action_tokens_hidden",
    ),
    "coins for one unlucky die": (
        {"variant unlucky_roll coins_by_ones 1": 1},
        "unlucky_roll",
        "coins_by_ones",
    ),
    "no coins for four unlucky dice": ({"variant unlucky_roll coins_by_ones 4": GONE}, "unlucky_roll", "4"),
    "two purchases": ({"turn_limits ingredients_per_round": 2}, "turn_limits", "ingredients_per_round"),
    "another tie-break": ({"scoring tiebreak": ["coins", "shared"]}, "scoring", "tiebreak"),
    # spaces
    "a space of another building": ({"space malt_seed building": "school"}, "malt_seed", "building"),
    "a space in the wrong place": ({"space malt_seed index": 2}, "malt_seed", "index"),
    "a building with a space of another": (
        {"building school spaces": ["school_reroll", "school_swap", "school_skill", "malt_seed"]},
        "school",
        "spaces",
    ),
    "a colour twice": (
        {"space malt_raise accepts": [{"die": "black", "min": 1}] * 2},
        "malt_raise",
        "accepts",
    ),
    "a seed or a die": (
        {"space malt_seed accepts": [{"piece": "seed"}, {"die": "blue", "min": 1}]},
        "malt_seed",
        "accepts",
    ),
    "a seed with a value": ({"space malt_seed accepts 1 min": 2}, "malt_seed", "accepts"),
    "a max below its min": ({"space hops_raise accepts 1 min": 6}, "hops_raise", "accepts"),
    "a seventh value": ({"space hops_raise accepts 1 max": 7}, "hops_raise", "max"),
    "a speed-up by 7": ({"space malt_seed speedup_min": 7}, "malt_seed", "speedup_min"),
    "a speed-up where dice only visit": ({"space school_skill speedup_min": 3}, "school_skill", "speedup_min"),
    "coins for a seed": ({"space malt_seed give": {"coins": 2}}, "malt_seed", "give"),
    "two kinds of gain": ({"space malt_roast give": {"die": "black", "coins": 1}}, "malt_roast", "give"),
    "a colour that gives nothing": ({"space dept_coins accepts 1 give": GONE}, "dept_coins", "give"),
    "a raise that gives": ({"space malt_raise give": {"coins": 1}}, "malt_raise", "give"),
    "a raise by 6": ({"space malt_raise raise": 6}, "malt_raise", "raise"),
    "a raised die in the supply": ({"space malt_raise after": "supply"}, "malt_raise", "raise"),
    "a reroll that is lost": ({"space school_reroll after": "supply"}, "school_reroll", "after"),
    "a reroll at Tidy": ({"space school_reroll timing": "tidy"}, "school_reroll", "effect"),
    "a reroll of colours": ({"space school_reroll colours": ["blue"]}, "school_reroll", "colours"),
    "a set elsewhere": ({"space malt_roast multi": {"min_total": 5, "min_blue": 1}}, "malt_roast", "multi"),
    "no set for an edition with sets": ({"space school_skill multi": GONE}, "school_skill", "multi"),
    # markets
    "a discount above the price": ({"ingredient honey discounts 2 off": 5}, "honey", "discounts"),
    "a token for nothing": ({"action_token reroll_die price": 0}, "reroll_die", "price"),
    "a token never played": ({"action_token reroll_die windows": []}, "reroll_die", "windows"),
    "an unknown window": ({"action_token reroll_die windows": ["tidy"]}, "reroll_die", "windows"),
    "a recipe blocked early": ({"action_token block_recipe windows": ["round_start"]}, "block_recipe", "windows"),
    "a building blocked late": ({"action_token block_building windows": ["purchase"]}, "block_building", "windows"),
    "an own building blocked": ({"action_token block_building target owner": "any"}, "block_building", "owner"),
    "a value of a recipe": ({"action_token block_recipe target max_value": 3}, "block_recipe", "max_value"),
    "a token without a zone": ({"action_token reroll_die target zones": []}, "reroll_die", "zones"),
    "a die raised to 7": ({"action_token raise_value target max_value": 6}, "raise_value", "target"),
    "a die withdrawn from a board": ({"action_token withdraw_die target zones": ["board"]}, "withdraw_die", "target"),
    # recipes
    "a recipe of nothing": ({"recipe dry_stout requires": []}, "dry_stout", "requires"),
    "a recipe of seven dice": (
        {"recipe dry_stout requires": [{"die": "black", "min": 1}] * 7},
        "dry_stout",
        "requires",
    ),
    "a recipe for nothing": ({"recipe dry_stout reward": {}}, "dry_stout", "reward"),
    "a reward of no coins": ({"recipe dry_stout reward": {"coins": 0}}, "dry_stout", "coins"),
    "an unknown reward": ({"recipe dry_stout reward": {"seeds": 1}}, "dry_stout", "seeds"),
    "an unknown bonus": ({"recipe dry_stout enhancements 1 bonus": {"die": 1}}, "dry_stout", "bonus"),
    "an unknown ingredient for a bonus": ({"recipe dry_stout enhancements 2 use": "sugar"}, "dry_stout", "use"),
    "a bonus of nothing": ({"recipe dry_stout enhancements 1 bonus": {}}, "dry_stout", "bonus"),
    "a bonus for honey of 3": ({"recipe dry_stout enhancements 2 min": 3}, "dry_stout", "min"),
    "a bonus twice": (
        {"recipe dry_stout enhancements 2 use": "skill_die", "recipe dry_stout enhancements 2 min": 2},
        "dry_stout",
        "enhancements",
    ),
    "an unknown style": ({"recipe dry_stout style": "mead"}, "dry_stout", "style"),
    "a green back": ({"recipe dry_stout back": "green"}, "dry_stout", "back"),
    "two copies": ({"recipe dry_stout count": 2}, "dry_stout", "count"),
    # where it is from
    "an unknown source": ({"recipe dry_stout source": "dream"}, "dry_stout", "source"),
    "a remark on no field": ({"recipe dry_stout rulebook": ["taste"]}, "dry_stout", "rulebook"),
}
