"""Card files with a mistake in them, and where it is: see tests/games/test_broken_cards.py."""

from typing import Any, Final

from tests.games.brew_crafters.table import CARDS
from tests.games.card_files import GONE, Changes

RECIPES: Final[list[dict[str, Any]]] = CARDS["recipes"]
POINT: Final = {"rep": 1}


def effect(**said: Any) -> Changes:
    """The Accountant with another effect."""
    return {"skilled_workers accountant effects": [said]}


BROKEN: Final[dict[str, tuple[Changes, str, str]]] = {
    # what is changed; the card and the field to be named
    "another game": ({"meta game": "dwarf"}, "meta", "game"),
    "an unknown table": ({"drinks": []}, "", "drinks"),
    "six players": ({"meta max_players": 6}, "meta", "max_players"),
    # numbers that are said twice
    "too few seasons": ({"constants years": 4}, "constants", "seasons"),
    "too few recipes": ({"constants advanced_recipes_per_family": 3}, "constants", "advanced_recipes"),
    "a storehouse of another size": ({"constants storehouse_capacity": 13}, "constants", "storehouse_capacity"),
    "another Tasting Room": (
        {"constants tasting_room_rep_per_recipe": 2},
        "constants",
        "tasting_room_rep_per_recipe",
    ),
    "another Job Agency": ({"constants job_agency_draw": 7}, "job_agency", "draw"),
    "a dearer Job Agency": ({"advanced_actions job_agency fee": {"money": 2}}, "job_agency", "fee"),
    "temporary workers for a year": (
        {"constants temporary_worker_seasons": 4},
        "constants",
        "temporary_worker_seasons",
    ),
    "five sections": ({"collaboration sections": 5}, "collaboration", "sections"),
    "a field of coffee": ({"advanced_actions community_farm yield coffee": 2}, "community_farm", "yield"),
    # ids
    "a recipe twice": ({"recipes": [*RECIPES, RECIPES[3]]}, RECIPES[3]["id"], "id"),
    "a recipe with a bad id": ({"recipes barleywine id": "Barley Wine"}, "Barley Wine", "id"),
    "too many recipes": (
        {"recipes": [*RECIPES, *({**RECIPES[1], "id": f"r{n}"} for n in range(9))]},
        "r8",
        "id",
    ),
    "a missing ingredient": ({"ingredients": CARDS["ingredients"][1:]}, "malt", "id"),
    "a missing season": ({"seasons": CARDS["seasons"][:3]}, "winter", "id"),
    "a missing shift": ({"shifts": CARDS["shifts"][:2]}, "shift_3", "id"),
    "a missing market space": ({"market_spaces": CARDS["market_spaces"][1:]}, "malt_market", "id"),
    "a module among the market spaces": (
        {"market_spaces": [*CARDS["market_spaces"], {**CARDS["market_spaces"][0], "id": "job_agency"}]},
        "job_agency",
        "id",
    ),
    "a missing module": ({"advanced_actions": CARDS["advanced_actions"][1:]}, "temporary_workers", "id"),
    "a missing section": ({"collaboration_sections": CARDS["collaboration_sections"][1:]}, "collab_malt", "id"),
    "a missing tile": ({"tiles": CARDS["tiles"][1:]}, "storehouse", "id"),
    "a seat without its bonus": ({"starting_bonus": CARDS["starting_bonus"][:3]}, "starting_bonus 3", "seat"),
    "two tracks in a row": ({"research_tracks basic_business row": 1}, "basic_business", "row"),
    "a row without a track": ({"research_tracks": CARDS["research_tracks"][:7]}, "advanced_brand", "row"),
    # the market
    "a space of another board": ({"market_spaces ext_malt board": "ext5"}, "ext_malt", "players"),
    "a space for nobody": ({"market_spaces ext_malt players": []}, "ext_malt", "players"),
    "a space without options": ({"market_spaces malt_market options": GONE}, "malt_market", "options"),
    "nothing to collect": ({"market_spaces malt_market restock": GONE}, "malt_market", "restock"),
    "goods that nobody takes": ({"market_spaces malt_market take": {"malt": 1}}, "malt_market", "take"),
    "a line for nothing": ({"exchange_lines sell_malt give": {}}, "sell_malt", "give"),
    "a line for reputation": ({"exchange_lines sell_malt give": POINT}, "sell_malt", "give"),
    "a section for money": (
        {"collaboration_sections collab_malt ingredients": {"money": 1}},
        "collab_malt",
        "ingredients",
    ),
    "a module with another's field": ({"advanced_actions job_agency yield": {"malt": 1}}, "job_agency", "yield"),
    # cards
    "no basic stout": ({"recipes simply_stout family": "ale"}, "simply_stout", "family"),
    "a basic recipe of the experts": ({"recipes simply_stout set": "expert"}, "simply_stout", "set"),
    "a label of a basic recipe": ({"recipes simply_stout gold_label": "star"}, "simply_stout", "gold_label"),
    "a beer of nothing": ({"recipes barleywine ingredients": {}}, "barleywine", "ingredients"),
    "a shift too early": ({"shifts shift_3 batches_required": 2}, "shift_3", "batches_required"),
    "a partnership without effects": ({"partnerships yeast_bank effects": []}, "yeast_bank", "effects"),
    "a partner who gives": (
        {"partnerships yeast_bank effects": [{"when": "acquire", "do": "gain", "gain": POINT}]},
        "yeast_bank",
        "when",
    ),
    "a level at another moment": ({"research_tracks basic_business winter when": "acquire"}, "basic_business", "when"),
    "a permanent level that works once": (
        {"research_tracks basic_business permanent": {"when": "acquire", "do": "gain", "gain": POINT}},
        "basic_business",
        "when",
    ),
    # effects
    "an unknown moment": (effect(when="never", do="gain", gain=POINT), "accountant", "when"),
    "an unknown effect": (effect(when="acquire", do="win"), "accountant", "do"),
    "an effect at another's moment": (effect(when="acquire", do="free_seed"), "accountant", "when"),
    "an effect without its amount": (effect(when="upkeep", do="upkeep_discount", scope="all"), "accountant", "amount"),
    "an effect with another's amount": (effect(when="plant", do="free_seed", amount=1), "accountant", "amount"),
    "an effect of nothing": (effect(when="acquire", do="gain", gain={}), "accountant", "gain"),
    "a moment without its condition": (effect(when="sell_step", do="gain", gain=POINT), "accountant", "min_sold"),
    "an action without its counter": (effect(when="process", do="gain", gain=POINT), "accountant", "min_brewed"),
    "no season": (effect(when="season_start", seasons=[], do="gain", gain=POINT), "accountant", "seasons"),
    "an unknown space": (effect(when="market_space", spaces=["attic"], do="gain", gain=POINT), "accountant", "spaces"),
    "an action of another phase": (
        effect(when="market_end", seasons=["spring"], do="extra_action", phase="brewery"),
        "accountant",
        "phase",
    ),
    "a filter without a batch": (
        effect(when="acquire", filter={"tier": "basic"}, do="gain", gain=POINT),
        "accountant",
        "filter",
    ),
    "an unknown filter": (effect(when="sell", filter={"taste": 1}, do="gain", gain=POINT), "accountant", "filter"),
    "a worker who trades": (
        effect(when="any_time", do="convert", give={"malt": 1}, take={"hops": 1}),
        "accountant",
        "do",
    ),
    "three plots": ({"tiles farm effects 1 plots": 3}, "farm", "plots"),
    # where it is from
    "an unknown source": ({"recipes barleywine source": "dream"}, "barleywine", "source"),
    "a remark on no field": ({"recipes barleywine known": ["taste"]}, "barleywine", "known"),
    "a remark without a source": ({"recipes barleywine known_source": GONE}, "barleywine", "known_source"),
}
