"""Why something is not allowed in DWARF, in the words a player would use, with its clause."""

from typing import Final

from alehouse.core.choice import Reason, kind_from, reason, reason_now
from alehouse.core.state import FATE
from alehouse.games.dwarf import actions as ids
from alehouse.games.dwarf.actions import KINDS
from alehouse.games.dwarf.cards import MEDAL
from alehouse.games.dwarf.choices import CLAUSES, FOR_MEDALS, HELP, PROMPTS, top_of_pile
from alehouse.games.dwarf.rules import special_effects
from alehouse.games.dwarf.rules.flow import DwarfState
from alehouse.games.dwarf.rules.selection import special_limit_reached
from alehouse.games.dwarf.state import BY_ITEMS, BY_MEDALS, BY_MOUNTAIN

FATES_KINDS: Final = ("first", "turn", "draw", "shuffle")
OVER_CLAUSES: Final = {BY_ITEMS: "DW-7.1", BY_MOUNTAIN: "DW-7.2", BY_MEDALS: "DW-7.3"}


def why_not(state: DwarfState, action: int) -> Reason:
    """Why an action is not legal now: the reason a player would give, with its clause."""
    kind, number = kind_from(KINDS, action)
    if state.is_over:
        return reason("why-over", OVER_CLAUSES[state.ended])
    if state.player == FATE:
        return _why_not_fate(state, kind)
    if kind in FATES_KINDS:
        return reason("why-fate", "DW-5.111")
    if state.asking not in CLAUSES[kind]:
        return _why_not_now(state, kind)
    if kind == "special":
        return _why_not_special(state, number)
    if kind == "amount":
        low, high = special_effects.amounts(state)
        return reason("why-amount", PROMPTS[state.asking][1], low=low, high=high)
    if kind == "raise":
        return reason("why-not-buried", "DW-5.103")
    if number >= len(state.stacks):
        return reason("why-one-mine", "DW-4.13")
    return _why_not_there(state, kind, number)


def _why_not_fate(state: DwarfState, kind: str) -> Reason:
    """Fate has to decide first, or something else."""
    if state.asking in CLAUSES[kind]:
        return reason("why-not-there", PROMPTS[state.asking][1])
    return reason_now("why-fate-first", PROMPTS[state.asking])


def _why_not_now(state: DwarfState, kind: str) -> Reason:
    """The action belongs to another moment."""
    if kind == "pass":
        if state.asking == ids.FIRST:
            return reason("why-no-pass", "DW-5.12")
        return reason("why-must-choose", "DW-6.42") if state.special else reason("why-must-order", "DW-6.16")
    if kind == "special":
        if state.asking in HELP:
            return reason("why-no-extra-special", "DW-5.55")
        return reason("why-special-under-way", "DW-6.39") if state.special else reason("why-special-late", "DW-5.19")
    return reason_now("why-not-now", PROMPTS[state.asking])


def _why_not_special(state: DwarfState, number: int) -> Reason:
    if number // 2 >= 3 * state.terms.sets:
        return reason("why-one-mine", "DW-4.13")
    if special_limit_reached(state):
        return reason("why-special-limit", "DW-8.52", count=state.specials_taken)
    if not top_of_pile(state, number // 2):
        return reason("why-pile-empty", "DW-6.47")
    medals = state.owned(state.player, MEDAL)
    return reason("why-medals", FOR_MEDALS, medals=state.terms.special_medals, owned=medals)


def _why_not_there(state: DwarfState, kind: str, location: int) -> Reason:
    """The location does not fit the decision."""
    spot = state.spot(location)
    occupied = (state.occupied >> location) & 1
    if kind == "place":
        clause = "DW-5.53" if state.asking in HELP else "DW-5.13"
        return reason("why-occupied", clause, location=spot)
    if kind == "turn_back":
        if occupied:
            return reason("why-occupied", "DW-5.104", location=spot)
        stay = state.terms.specials[state.special].min_left
        return reason("why-one-card", "DW-5.104", location=spot, stay=stay)
    if kind == "join":
        return reason("why-no-opponent", "DW-5.105", location=spot)
    return reason("why-order", PROMPTS[state.asking][1], location=spot)
