"""What a card file may say besides the numbers that are played with: known tables and fields only."""

from typing import Final

from alehouse.core.card_checks import check_fields
from alehouse.core.cards import CardFile, Row

NAMES: Final = "id name name_it"
MINE_SIDE: Final = "id name type action position lanterns black white worker_effect"
EFFECT: Final = "pay gain extra_workers"
UNDEFENDED: Final = "op action resource n from to"
CHOICE: Final = "n from min_each"

# The fields of each table, of an inner table behind a dot. Amounts of goods and pairings by name are checked where they
# are read.
FIELDS: Final = {
    "game": "id name designer publisher players_min players_max_one_set players_max_two_sets minutes age",
    "components": "id name count per_colour regular_per_player extra_per_player shapes resource unlimited",
    "cube_values": "values",
    "positions": "id position row col",
    "card_types": f"{NAMES} action count worker_effect pass_first_player undefended",
    "card_types.worker_effect": EFFECT,
    "card_types.undefended": UNDEFENDED,
    "cards": f"{MINE_SIDE} index code deck count undefended",
    "cards.worker_effect": EFFECT,
    "cards.undefended": UNDEFENDED,
    "special_cards": f"{NAMES} index front text solo count pairing back",
    "special_cards.front": "op scope min_left pay gain_choice pay_choice gain needs_unoccupied place_worker target",
    "special_cards.front.pay_choice": CHOICE,
    "special_cards.front.gain_choice": CHOICE,
    "special_cards.back": f"{MINE_SIDE} code undefended source",
    "special_cards.back.worker_effect": EFFECT,
    "special_cards.back.undefended": UNDEFENDED,
    "special_pairing": "default same_cell long_edge_duplex",
    "setups": "players sets opponent special_removed special_piles",
    "start": "regular_workers extra_workers_in_supply iron steel gold item medal",
    "limits": "workers_per_player items_to_end_game cards_per_mining_phase max_draws_per_mining_phase"
    " special_cost_workers special_cost_medals",
    "limits.special_cost_medals": "medals workers",
    "options": "mountain_setup same_position_rule solo_opponent special_pairing",
    "scoring": "categories category_tie tie_breakers final_tie",
    "solo_opponents": "id name level prefers_get_help_second checks_usability row_search never_unusable forge_times"
    " medals_per_special special_limit instant_win_medals",
}


def check_file(file: CardFile) -> None:
    """No table and no field but those that are known."""
    top = Row(file.name, "", file.tables)
    for name, value in file.tables.items():
        if name == "schema":
            continue
        if name not in FIELDS:
            raise top.bad(name, "is no table of this game")
        remarks = ("source", *(f"{field}_source" for field in FIELDS[name].split()))
        for row in file.rows(name) if isinstance(value, list) else [file.table(name)]:
            check_fields(row, name, FIELDS, remarks)
