"""What a card file may say besides the numbers that are played with: known fields only, and nothing the rules deny."""

from typing import Any, Final

from alehouse.core.card_checks import check_fields, check_fixed, distinct, ordered
from alehouse.core.cards import SOURCES, CardFile, Row
from alehouse.games.brew_crafters.effect_ops import BASIC, FAMILIES, INGREDIENTS, LEVELS, SEASONS

NAMES: Final = "id name"
REMARKS: Final = ("source", "known", "known_source")  # where what is said comes from

# The fields of each table. What effects may say stands in the vocabulary.
FIELDS: Final = {
    "meta": "game title designer publisher min_players max_players minutes_per_player min_age clause_prefix"
    " data_version",
    "constants": "years seasons_per_year seasons market_workers_per_player shifts_per_player starting_shifts"
    " starting_money storehouse_capacity batch_sale_price loan_value loan_first_penalty loan_next_penalty"
    " gold_label_rep secret_recipe_rep tasting_room_rep_per_recipe collaboration_unfinished_rep"
    " collaboration_min_different_players collaboration_min_players basic_recipes advanced_recipes"
    " advanced_recipes_per_family skilled_workers_on_display job_agency_draw job_agency_fee temporary_worker_fee"
    " temporary_worker_seasons research_tracks research_levels starting_ingredients",
    "starting_bonus": "seat gain",
    "ingredients": f"{NAMES} class colour cubes_prototype",
    "seasons": f"{NAMES} order end_step",
    "market_spaces": f"{NAMES} board players capacity restock options take take_alt becomes_first_player",
    "brewery_actions": f"{NAMES} steps may_add",
    "advanced_actions": f"{NAMES} board capacity fee pool_per_player min_pool seasons_ahead lines_per_action draw"
    " seasons max_contributions plantable yield harvest_season rep_on_first_sale",
    "exchange_lines": "id give take",
    "partnerships": f"{NAMES} min_players upkeep effects",
    "shifts": f"{NAMES} wage batches_required starting",
    "board_elements": f"{NAMES} upkeep effects",
    "tiles": f"{NAMES} kind count max_per_player slot upkeep gain effects",
    "recipes": f"{NAMES} rulebook_name family tier set rep symbol gold_label tokens ingredients",
    "research_tracks": f"{NAMES} side row {' '.join(LEVELS)}",
    "skilled_workers": f"{NAMES} discovery min_players upkeep effects",
    "collaboration": "min_players sections unfinished_rep repeatable",
    "collaboration_sections": f"{NAMES} ingredients reward",
    "components": f"{NAMES} retail prototype",
}
SINGLE: Final = ("meta", "constants", "collaboration")  # tables of one entry

# Fields that describe the box: nothing is played with them.
BOX_TEXTS: Final = {
    "meta": ("title", "designer", "publisher"),
    "ingredients": ("colour",),
    "tiles": ("slot",),
}
BOX_NUMBERS: Final = {
    "meta": ("minutes_per_player", "min_age", "data_version"),
    "ingredients": ("cubes_prototype",),
    "recipes": ("tokens",),
    "components": ("retail", "prototype"),
}

# What the file repeats of the rules for its readers.
FIXED: Final[dict[str, dict[str, Any]]] = {
    "meta": {"min_players": 2, "max_players": 5, "clause_prefix": "BC"},
    "constants": {
        "seasons_per_year": 4,
        "shifts_per_player": 3,
        "starting_shifts": 1,
        "basic_recipes": 3,
        "research_tracks": 4,
        "research_levels": 4,
    },
    "market_spaces": {"capacity": 1},
    "tiles": {"max_per_player": 1},
    "collaboration": {"sections": 4, "repeatable": True},
}
END_STEPS: Final = ("plant_farms", "", "harvest", "upkeep")  # by season
BREWERY_ACTIONS: Final[dict[str, dict[str, Any]]] = {
    "process_beer": {"steps": ["sell", "bottle", "brew"], "may_add": "collaborate"},
    "lab_research": {},
    "install": {},
}
ADVANCED: Final[dict[str, dict[str, Any]]] = {
    "temporary_workers": {"board": "market", "capacity": 1, "pool_per_player": 1},
    "commodities_exchange": {"board": "market", "capacity": 1, "lines_per_action": 1},
    "job_agency": {"board": "market", "capacity": 1},
    "community_farm": {
        "board": "market",
        "capacity": 0,
        "seasons": ["winter", "spring"],
        "max_contributions": 3,
        "harvest_season": "autumn",
    },
    "secret_recipe": {"board": "brewery", "capacity": 0},
}
ADVANCED_FIELDS: Final = {  # those that are not always the same
    "temporary_workers": ("fee", "min_pool", "seasons_ahead"),
    "job_agency": ("fee", "draw"),
    "community_farm": ("plantable", "yield"),
    "secret_recipe": ("rep_on_first_sale",),
}
BOARDS: Final = {"main": (2, 3, 4, 5), "ext34": (3, 4), "ext5": (5,)}  # and the player counts they are for
SPACES: Final = (
    *("malt_market", "hops_market", "yeast_market", "farm_stand", "private_investor", "worker_fair", "staff_office"),
    *("specialty_shop", "homebrew_shop", "ext_malt", "ext_hops_yeast", "ext_orchard", "ext_grain_hops", "ext_staff"),
    *("ext_specialty", "five_malt", "five_hops", "five_hops_yeast", "five_grain_yeast", "five_orchard"),
    *("five_staff", "five_specialty", "five_odd_jobs"),
)
TILES: Final = (
    *("storehouse", "mash_tun", "yeast_lab", "farm", "hop_infuser", "oak_barrels", "tasting_room", "brewpub"),
    *("double_line", "loading_dock"),
)
PRINTED: Final = ("printed_storehouse", "printed_research_lab", "printed_tank")
SHIFTS: Final = ("shift_1", "shift_2", "shift_3")
SECTIONS: Final = ("collab_malt", "collab_hops", "collab_yeast", "collab_specialty")
SIDES: Final = ("basic", "advanced")


# ── every entry ───────────────────────────────────────────────────────────────────────────────────


def check_file(file: CardFile) -> None:
    """Everything that can be said of a file before its cards are read."""
    top = Row(file.name, "", file.tables)
    for name in file.tables:
        if name not in FIELDS:
            raise top.bad(name, "is no table of this game")
    for name in FIELDS:
        if name != "components" or name in file.tables:
            for row in [file.table(name)] if name in SINGLE else file.rows(name):
                _check_entry(row, name)
    _check_constants(file)
    _check_calendar(file)
    _check_market(file)
    _check_modules(file)
    _check_recipes(file)
    _check_brewery(file)


def needed(file: CardFile, table: str, ids: tuple[str, ...], most: int = 60) -> list[Row]:
    """The entries of a table, no two with the same id, these among them."""
    rows = distinct(file.rows(table))
    found = [row.text("id") for row in rows]
    for name in ids:
        if name not in found:
            raise Row(file.name, name, {}).bad("id", f"this [[{table}]] is missing")
    if len(rows) > most:
        raise rows[-1].bad("id", f"there can be {most} of [[{table}]] at most")
    return rows


def _check_entry(row: Row, table: str) -> None:
    known = FIELDS[table].split()
    check_fields(row, table, FIELDS, REMARKS)
    if "id" in known:
        row.id()
    for field in ("name", "rulebook_name"):
        if row.has(field) or (field == "name" and field in known):
            row.text(field)
    for field in BOX_TEXTS.get(table, ()):
        row.text(field)
    for field in BOX_NUMBERS.get(table, ()):
        row.number(field, 0, 999)
    check_fixed(row, FIXED.get(table, {}))
    row.source()
    if row.has("known") != row.has("known_source"):
        missing = "known_source" if row.has("known") else "known"
        raise row.bad(missing, "is missing: known and known_source go together")
    if row.has("known"):
        row.text("known_source", SOURCES)
        if not row.texts("known", tuple(known)):
            raise row.bad("known", "needs at least one field")


# ── numbers that are said twice ───────────────────────────────────────────────────────────────────


def _check_constants(file: CardFile) -> None:
    constants, shared = file.table("constants"), file.table("collaboration")
    check_fixed(constants, {"seasons": 4 * constants.number("years", 1, 9)})
    check_fixed(constants, {"advanced_recipes": 3 * constants.number("advanced_recipes_per_family", 1, 7)})
    check_fixed(shared, {"min_players": constants.number("collaboration_min_players", 2, 5)})
    check_fixed(shared, {"unfinished_rep": constants.number("collaboration_unfinished_rep")})
    constants.number("collaboration_min_different_players", 1, len(SECTIONS))


def check_printed(file: CardFile) -> None:
    """What [constants] repeats of the effects, once these are known to be good."""
    constants = file.table("constants")
    for part in ordered(file, "board_elements", PRINTED)[0].parts("effects"):
        check_fixed(constants, {"storehouse_capacity": part.number("amount")})
    for row in file.rows("tiles"):
        if row.text("id") == "tasting_room":
            for part in row.parts("effects"):
                check_fixed(constants, {"tasting_room_rep_per_recipe": part.number("points")})


def _check_calendar(file: CardFile) -> None:
    for n, row in enumerate(ordered(file, "ingredients", INGREDIENTS)):
        check_fixed(row, {"class": "basic" if n < BASIC else "special"})
    for n, row in enumerate(ordered(file, "seasons", SEASONS)):
        check_fixed(row, {"order": n + 1, "end_step": END_STEPS[n]})
    seats = file.rows("starting_bonus")
    for n, row in enumerate(seats):
        row.number("seat", 2, 5)
        check_fixed(row, {"seat": n + 2})
    if len(seats) < 4:
        raise seats[-1].bad("seat", "there must be entries for the seats 2 to 5")


def _check_market(file: CardFile) -> None:
    for row in needed(file, "market_spaces", SPACES, 50):
        if row.text("id") in ADVANCED:
            raise row.bad("id", "is one of [[advanced_actions]]")
        counts = BOARDS[row.text("board", tuple(BOARDS))]
        players = row.numbers("players", counts[0], counts[-1])
        if not players or players != sorted(set(players)):
            raise row.bad("players", f"needs player counts in order, not {players!r}")


def _check_modules(file: CardFile) -> None:
    for row in ordered(file, "brewery_actions", tuple(BREWERY_ACTIONS)):
        _check_only(row, BREWERY_ACTIONS[row.text("id")], ())
    constants = file.table("constants")
    for row in ordered(file, "advanced_actions", tuple(ADVANCED)):
        name = row.text("id")
        _check_only(row, ADVANCED[name], ADVANCED_FIELDS.get(name, ()))
        if name == "temporary_workers":
            seasons = constants.number("temporary_worker_seasons", 1, 2)
            check_fixed(row, {"min_pool": seasons, "seasons_ahead": seasons})
            _check_fee(row, constants.number("temporary_worker_fee"))
        elif name == "job_agency":
            check_fixed(row, {"draw": constants.number("job_agency_draw", 1, 24)})
            _check_fee(row, constants.number("job_agency_fee"))
        elif name == "secret_recipe":
            check_fixed(row, {"rep_on_first_sale": constants.number("secret_recipe_rep")})
        elif name == "community_farm":
            grown = row.amounts("yield", INGREDIENTS)
            wanted = [kind for kind, count in zip(INGREDIENTS, grown, strict=True) if count]
            if row.texts("plantable", INGREDIENTS) != wanted:
                raise row.bad("yield", f"needs an amount for each that is plantable: {row.fields['plantable']!r}")


def _check_only(row: Row, fixed: dict[str, Any], others: tuple[str, ...]) -> None:
    """What this entry says, and nothing that belongs to another one of its table."""
    check_fixed(row, fixed)
    for field in row.fields:
        if field not in ("id", "name", *REMARKS, *fixed, *others):
            raise row.bad(field, f"means nothing for {row.card!r}")
    for field in others:
        if not row.has(field):
            raise row.bad(field, "is missing")


def _check_fee(row: Row, fee: int) -> None:
    if row.amounts("fee", ("money",)) != [fee]:
        raise row.bad("fee", f"must be {fee}, as in [constants]")


def _check_recipes(file: CardFile) -> None:
    basic: list[str] = []
    rows = needed(file, "recipes", (), 32)
    for row in rows:
        family, tier = row.text("family", FAMILIES), row.text("tier", SIDES)
        if (row.text("set", ("basic", "discovery", "expert")) == "basic") != (tier == "basic"):
            raise row.bad("set", "a basic recipe is in the basic set, an advanced one is not")
        if (row.text("gold_label") == "") != (tier == "basic"):
            raise row.bad("gold_label", "an advanced recipe has one, a basic one has none")
        if tier == "basic" and family in basic:
            raise row.bad("family", f"{family!r} has a basic recipe already")
        if tier == "basic":
            basic.append(family)
        if not any(row.amounts("ingredients", INGREDIENTS)):
            raise row.bad("ingredients", "needs at least one")
    for family in FAMILIES:
        if family not in basic:
            raise rows[-1].bad("family", f"{family!r} has no basic recipe")


def _check_brewery(file: CardFile) -> None:
    batches = -1
    for n, row in enumerate(ordered(file, "shifts", SHIFTS)):
        check_fixed(row, {"starting": n == 0} if n else {"starting": True, "batches_required": 0})
        if row.number("batches_required") <= batches:
            raise row.bad("batches_required", "must rise from shift to shift")
        batches = row.number("batches_required")
    needed(file, "tiles", TILES)
    ordered(file, "board_elements", PRINTED)
    ordered(file, "collaboration_sections", SECTIONS)
    for table in ("exchange_lines", "partnerships", "skilled_workers"):
        needed(file, table, ())
    places: set[tuple[str, int]] = set()
    tracks = distinct(file.rows("research_tracks"))
    for row in tracks:
        place = (row.text("side", SIDES), row.number("row", 1, 4))
        if place in places:
            raise row.bad("row", f"there is another track in row {place[1]} of the {place[0]} side")
        places.add(place)
    if len(places) < 8:
        raise tracks[-1].bad("row", "there must be tracks in rows 1 to 4 of both sides")
