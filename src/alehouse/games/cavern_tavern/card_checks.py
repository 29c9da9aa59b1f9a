"""What a card file may say besides the numbers that are played with: known fields only, and nothing the rules deny."""

from typing import Any, Final

from alehouse.core.card_checks import check_fields, check_fixed
from alehouse.core.cards import SOURCES, CardFile, Row
from alehouse.games.cavern_tavern.effect_ops import AUTOMA_COLOURS

NAMES: Final = "id name name_it"
CARD: Final = "id name count text"
REMARKS: Final = ("source", "authentic", "authentic_source", "authentic_note")  # where what is said comes from
LEVELS: Final = "at bonus_vp die_shift"

# The fields of each table, of an inner table behind a dot. What effects may say stands in the vocabulary.
FIELDS: Final = {
    "meta": "game name publisher year clause_prefix players_min players_max rounds dice_per_player order_limit"
    " item_limit task_card_limit nasty_says_unfinished_loss ingredient_end_vp solo_normal_target player_colours",
    "options": "character_selection nasty_draw_entering_round_10 last_call allow_negative_score"
    " completed_orders_public story_mode_needs_target",
    "clock": "times",
    "components": "board player_boards ingredient_cards order_cards character_cards item_cards nasty_says_cards"
    " secret_task_cards five_realms_cards reference_cards meeples score_markers time_markers coloured_dice white_dice"
    " reputation_markers meeple_stickers first_player_marker clock chamber_board task_cards modifier_tokens"
    " drink_tokens mrs_nasty_tokens",
    "race": f"{NAMES} orders",
    "ingredient": f"{NAMES} count cellar_value ordinary",
    "area": f"{NAMES} section automa_value dice_sum dice_count task_slot spaces track effects",
    "mess_hall": "spaces rows layout_source",
    "tracks.nasty": "max draw_spaces end_loss",
    "tracks.kitchen": "max levels",
    "tracks.kitchen.levels": LEVELS,
    "tracks.chore": "max levels",
    "tracks.chore.levels": LEVELS,
    "automa_die": "colour from_round faces on_face expansion position_source",
    "order": "id name count race ingredients points forgotten_after forgotten_loss symbol",
    "item": f"{CARD} timing solo requires effects",
    "character": f"{CARD} race uses timing requires effects",
    "nasty_says": f"{CARD} request",
    "nasty_says.request": "kind ingredients n distinct value section",
    "secret_task": f"{CARD} metric compare tiers",
    "secret_task.tiers": "value vp",
    "assignment": f"{CARD} level serve kitchen_min chore_min workshop_min nasty_max",
    "task": f"{CARD} track dice_sum effects",
    "drink_token": "id ingredient count vp",
    "mrs_nasty_token": "count end_vp avoid_nasty_says_cost in_secret_pile",
    "modifier_token": "count die_shift in_secret_pile",
    "secret_chamber": "opens_at_round task_slots secret_pile",
}

# What the file repeats of the rules for its readers, by table or by table and entry.
FIXED: Final[dict[str, dict[str, Any]]] = {
    "meta": {
        "clause_prefix": "CT",
        "players_min": 1,
        "players_max": 6,
        "dice_per_player": 4,
        "order_limit": 1,
        "player_colours": ["black", *AUTOMA_COLOURS[1:]],
    },
    "options": {
        "character_selection": "choose",
        "nasty_draw_entering_round_10": False,
        "last_call": True,
        "allow_negative_score": True,
        "completed_orders_public": True,
        "story_mode_needs_target": False,
    },
    "mess_hall": {"spaces": 6},
    "mrs_nasty_token": {"in_secret_pile": True},
    "modifier_token": {"in_secret_pile": False},
    "secret_chamber": {"task_slots": 3},
}

SINGLE: Final = ("order", "item", "character", "nasty_says", "secret_task", "assignment", "task")  # each card is unique


def check_file(file: CardFile) -> None:
    """Everything that can be said of a file before its numbers are read."""
    top = Row(file.name, "", file.tables)
    for name, value in file.tables.items():
        if name == "tracks":
            _check_tracks(file.table("tracks"))
        elif name not in FIELDS:
            raise top.bad(name, "is no table of this game")
        else:
            for row in file.rows(name) if isinstance(value, list) else [file.table(name)]:
                _check_entry(row, name)
    meta = file.table("meta")
    meta.text("publisher")
    meta.number("year", 0, 9999)
    if file.tables.get("components"):
        counts = file.table("components")
        for field in FIELDS["components"].split():
            counts.number(field)


def each_once(rows: list[Row], field: str, wanted: tuple[str, ...]) -> list[Row]:
    """One row for each of some values of a field, in their order."""
    found: dict[str, Row] = {}
    for row in rows:
        value = row.text(field, wanted)
        if value in found:
            raise row.bad(field, f"{value!r} is there twice")
        found[value] = row
    for value in wanted:
        if value not in found:
            raise rows[-1].bad(field, f"{value!r} is nowhere")
    return [found[value] for value in wanted]


def _check_tracks(tracks: Row) -> None:
    for field in tracks.fields:
        if f"tracks.{field}" not in FIELDS:
            raise tracks.bad(field, "is no track of this game")
        _check_entry(tracks.part(field), f"tracks.{field}")


def _check_entry(row: Row, table: str) -> None:
    known = FIELDS[table].split()
    check_fields(row, table, FIELDS, (*REMARKS, *(f"{field}_source" for field in known)))
    if "id" in known:
        row.id()
    for field in ("name", "name_it", "text", "authentic_note"):
        if row.has(field) or (field == "name" and field in known):
            row.text(field)
    if table in SINGLE and row.has("count"):
        check_fixed(row, {"count": 1})
    check_fixed(row, FIXED.get(table, {}))
    _check_sources(row, known)


def _check_sources(row: Row, known: list[str]) -> None:
    row.source()
    for field in row.fields:
        if field.endswith("_source"):
            row.text(field, SOURCES)
    if row.has("authentic") != row.has("authentic_source"):
        missing = "authentic_source" if row.has("authentic") else "authentic"
        raise row.bad(missing, "is missing: authentic and authentic_source go together")
    named = row.fields.get("authentic", known)
    if not isinstance(named, list) or not named or any(str(name).split("[")[0] not in known for name in named):
        raise row.bad("authentic", f"needs a list out of the fields {', '.join(known)}, not {named!r}")
