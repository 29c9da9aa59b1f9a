"""What a card file may say besides the numbers that are played with: known fields only, and nothing the rules deny."""

from typing import Any, Final

from alehouse.core.card_checks import check_fields, check_fixed, ordered
from alehouse.core.cards import CardFile, Row

PIECES: Final = (
    "seed",
    "block",
    "season",
    "xp_marker",
    "player_board",
    "warehouse_card",
    "summary_card",
    "market_card",
    "black_market_card",
)

NAMES: Final = "name name_it name_pl"
REMARKS: Final = ("reconstructed", "rulebook")  # which fields are from elsewhere than the entry's source
GAIN: Final = "die seeds coins"

# The fields of each table, of an inner table behind a dot.
FIELDS: Final = {
    "edition": "label default seed_tokens coin_tokens block_tokens school_skill_multi_dice block_building_window"
    " brewing_token_order reward_die_colour",
    "mode": "id name display starters action_tokens_hidden",
    "variant": "id name default coins_by_ones max_ones_counted",
    "players": "min max display_size recipes_to_end space_capacity",
    "players.display_size": "2 3 4",
    "players.recipes_to_end": "2 3 4",
    "players.space_capacity": "2 3 4",
    "starting_resources": "coins xp active_pool warehouse_seeds",
    "season": "start seeds_on_flip_to_summer",
    "turn_limits": "placements_per_turn ingredients_per_round action_tokens_bought_per_round"
    " discount_dice_per_purchase enhancements_per_brew",
    "safety": "max_rounds",
    "scoring": "xp_per_brew coins_per_xp tiebreak",
    "die": f"id {NAMES} count end_xp",
    "piece": f"id {NAMES} count limited sides",
    "piece.count": "pl-2 it-1",
    "coin": "edition values count",
    "building": f"id {NAMES} unlock_round spaces",
    "space": "id building index name accepts multi timing speedup_min give raise effect colours after",
    "space.accepts": "piece die min max give",
    "space.accepts.give": GAIN,
    "space.give": GAIN,
    "space.multi": "min_total min_blue",
    "market": "unlock_round",
    "ingredient": f"id {NAMES} count price discounts",
    "ingredient.discounts": "min off",
    "black_market": "unlock_round",
    "action_token": f"id {NAMES} count price windows target effect",
    "action_token.target": "kind owner zones max_value",
    "style": "id name",
    "recipe": "id name count style level starter back requires reward enhancements",
    "recipe.requires": "die min",
    "recipe.reward": "coins xp action_token die",
    "recipe.enhancements": "use min bonus",
}

# What the file repeats of the rules for its readers, by table or by table and entry.
FIXED: Final[dict[str, dict[str, Any]]] = {
    "edition.pl-2": {"default": True},
    "edition.it-1": {"default": False},
    "mode.standard": {"display": "starters", "action_tokens_hidden": False},
    "mode.advanced": {"display": "random", "action_tokens_hidden": True},
    "variant": {"id": "unlucky_roll", "default": False},
    "players": {"min": 2, "max": 4},
    "season": {"start": "winter"},
    "turn_limits": {
        "ingredients_per_round": 1,
        "action_tokens_bought_per_round": 1,
        "discount_dice_per_purchase": 1,
        "enhancements_per_brew": 1,
    },
    "scoring": {"tiebreak": ["recipes_brewed", "coins", "shared"]},
    **{f"piece.{piece}": {"limited": piece != "block"} for piece in PIECES},
    "piece.season": {"limited": True, "sides": ["winter", "summer"]},
    "recipe": {"count": 1},
}


def check_file(file: CardFile, editions: list[Row]) -> None:
    """Everything that can be said of a file before its numbers are read."""
    top = Row(file.name, "", file.tables)
    check_fixed(top, {"format": 1, "game": "dice_brewing", "default_edition": editions[0].card})
    for row in editions:
        _check_entry(row, "edition")
    for name, value in file.tables.items():
        if name in FIELDS and name != "edition":
            for row in file.rows(name) if isinstance(value, list) else [file.table(name)]:
                _check_entry(row, name)
        elif name not in ("format", "game", "default_edition", "edition"):
            kind = "table" if isinstance(value, (dict, list)) else "field"
            raise top.bad(name, f"is no {kind} of this game")
    _check_pieces(file, editions)
    _check_coins(file, editions)


def _check_entry(row: Row, table: str) -> None:
    row.source()
    known = FIELDS[table].split()
    for field in ("name", "name_it", "name_pl", "label"):
        if field in known and (field in ("name", "label") or row.has(field)):
            row.text(field)
    for field in REMARKS:
        named = row.fields.get(field, known[:1])
        if not isinstance(named, list) or not named or any(str(name).split(".")[0] not in known for name in named):
            raise row.bad(field, f"needs a list out of the fields {', '.join(known)}, not {named!r}")
    check_fields(row, table, FIELDS, ("source", *REMARKS))
    check_fixed(row, {**FIXED.get(table, {}), **FIXED.get(f"{table}.{row.card}", {})})


def _check_pieces(file: CardFile, editions: list[Row]) -> None:
    """Seeds and block tokens are told twice and must agree."""
    for piece in ordered(file, "piece", PIECES):
        for edition in editions:
            count = piece.part("count").number(edition.card)
            if piece.card in ("seed", "block") and count != edition.number(f"{piece.card}_tokens"):
                raise piece.bad("count", f"of {edition.card} differs from its {piece.card}_tokens; change both alike")


def _check_coins(file: CardFile, editions: list[Row]) -> None:
    """Coins never run out (DB-3.3); those of the box are told twice and must agree."""
    coins = {edition.card: 0 for edition in editions}
    for row in file.rows("coin"):
        coins[row.text("edition", tuple(coins))] += row.number("count", 1)
        if not row.numbers("values", 1):
            raise row.bad("values", "needs a value for each side")
    for edition in editions:
        if edition.number("coin_tokens") != coins[edition.card]:
            raise edition.bad("coin_tokens", f"must be {coins[edition.card]}, as many as there are [[coin]] tokens")
