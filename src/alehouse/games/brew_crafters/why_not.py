"""Why something is not allowed at the table of Brew Crafters: the reason a player would give, with its clause."""

from alehouse.core.choice import Reason, fates_reason, reason, reason_now
from alehouse.games.brew_crafters import actions as ids
from alehouse.games.brew_crafters import cards
from alehouse.games.brew_crafters.choices import CLAUSES, FATES_KINDS, kind_of
from alehouse.games.brew_crafters.effect_ops import INGREDIENTS
from alehouse.games.brew_crafters.prompts import PROMPTS
from alehouse.games.brew_crafters.rules import brewing, collaboration, farms, modules
from alehouse.games.brew_crafters.rules.flow import BrewCraftersState
from alehouse.games.brew_crafters.state import EXTRA_MARKER, NONE


def why_not(state: BrewCraftersState, action: int) -> Reason:
    """Why an action is not legal now."""
    kind, number = kind_of(state, action)
    if state.is_over:
        return reason("why-over", "BC-7.1")
    if fates := fates_reason(state, PROMPTS[state.asking], CLAUSES[kind], kind in FATES_KINDS):
        return fates
    if kind == "convert":
        return _conversion(state)
    if state.asking not in CLAUSES[kind]:
        return reason_now("why-not-now", PROMPTS[state.asking])
    if kind == "place":
        return _placement(state, number)
    if kind in ("brew", "brew_in_pub"):
        return _brew(state, kind == "brew_in_pub", number)
    if state.asking == ids.BREWERY:
        return _brewery(state, kind)
    return _in_decision(state, kind, number)


def _conversion(state: BrewCraftersState) -> Reason:
    if state.asking in (ids.REDUCE, ids.REPLACE, ids.PAY_CUBE):
        return reason("why-payment", "BC-5.30")
    return reason("why-no-conversion", "BC-5.30")


# ── the market ────────────────────────────────────────────────────────────────────────────────────


def _placement(state: BrewCraftersState, number: int) -> Reason:
    space, option = state.terms.ids.placements[number]
    card, seat = state.terms.spaces[space], state.player
    if not state.terms.open_spaces >> space & 1:
        return reason("why-space-closed", "BC-4.2", space=card.key)
    if option == cards.COMMUNITY:
        return _community(state)
    if state.on_space[space] != NONE:
        return reason("why-occupied", "BC-5.7", space=card.key)
    if option == cards.COLLECT:
        return reason("why-empty", "BC-6.1", space=card.key)
    if option == cards.HIRE_SHIFT:
        return _shift(state, seat)
    reasons = {
        cards.HIRE_WORKER: ("why-no-workers", "BC-6.4"),
        cards.PARTNERSHIP: ("why-no-partners", "BC-6.5"),
        cards.EXCHANGE: ("why-no-line", "BC-8.6"),
        cards.AGENCY: ("why-no-agency", "BC-8.8"),
    }
    if option == cards.TEMPORARY:
        last = modules.seasons_left(state) == 0
        return reason("why-last-season" if last else "why-no-temporary", "BC-8.4" if last else "BC-8.2")
    message, clause = reasons[option]
    return reason(message, clause)


def _community(state: BrewCraftersState) -> Reason:
    if state.placing == EXTRA_MARKER:
        return reason("why-no-extra-farm", "BC-8.16")
    if not modules.is_farm_open(state):
        last = modules.seasons_left(state) == 0
        return reason("why-farm-closed", "BC-8.11" if last else "BC-8.10")
    return reason("why-nothing-to-plant", "BC-8.12")


def _shift(state: BrewCraftersState, seat: int) -> Reason:
    employed = state.shifts(seat)
    if employed >= len(state.terms.shifts):
        return reason("why-all-shifts", "BC-6.6")
    return reason("why-too-few-batches", "BC-6.6", batches=state.terms.shifts[employed].batches)


# ── the brewery ───────────────────────────────────────────────────────────────────────────────────


def _brew(state: BrewCraftersState, pub: bool, recipe: int) -> Reason:
    seat = state.player
    beer = state.terms.recipes[recipe]
    if brewing.free_tank(state, seat, pub) == NONE:
        return reason("why-no-tank", "BC-6.32")
    known = state.terms.basics | state.displayed | state.secrets_of(seat)
    if not known >> recipe & 1:
        return reason("why-not-displayed", "BC-4.6", recipe=beer.key)
    if not brewing.may_brew(state, seat, recipe):
        basic = state.terms.recipes[state.terms.basic_of[beer.family]]
        return reason("why-basic-first", "BC-6.30", recipe=beer.key, basic=basic.key)
    return reason("why-cannot-pay", "BC-6.31", recipe=beer.key)


def _brewery(state: BrewCraftersState, kind: str) -> Reason:
    alone = collaboration.held(state, state.player) >= collaboration.most_sections(state)
    no_section = ("why-enough-sections", "BC-6.60") if alone else ("why-no-section", "BC-6.56")
    reasons = {
        "collaborate": no_section if state.terms.collaborates else ("why-two-players", "BC-1.4"),
        "research": ("why-all-research", "BC-6.39"),
        "install": ("why-all-tiles", "BC-6.45"),
        "secret_recipe": ("why-no-secret", "BC-8.17"),
    }
    message, clause = reasons[kind]
    return reason(message, clause)


def _in_decision(state: BrewCraftersState, kind: str, number: int) -> Reason:
    """Something that this decision does not offer."""
    if kind == "tile" and state.tiles_of(state.player) >> number & 1:
        return reason("why-installed", "BC-6.45", tile=state.terms.tiles[number].key)
    if kind == "plant" and state.asking == ids.PLANTING and not farms.plantable(state, state.player) >> number & 1:
        return reason("why-not-plantable", "BC-6.47", ingredient=f"@ingredient-{INGREDIENTS[number]}")
    if kind in ("take", "give", "discard", "plant", "reduce"):
        return reason("why-not-that", PROMPTS[state.asking][1], ingredient=f"@ingredient-{INGREDIENTS[number]}")
    if kind == "decline":
        return reason("why-no-declining", PROMPTS[state.asking][1])
    return reason_now("why-not-offered", PROMPTS[state.asking])
