"""What is asked in Brew Crafters, and what is good to know before deciding."""

from typing import Final

from alehouse.core import bits
from alehouse.core.view import Prompt, pending
from alehouse.games.brew_crafters import actions as ids
from alehouse.games.brew_crafters import reckoning
from alehouse.games.brew_crafters.cards import SECRET_RECIPES
from alehouse.games.brew_crafters.choices import AT_THE_EXCHANGE, benefits_now, gives_at_exchange
from alehouse.games.brew_crafters.effect_ops import (
    BREW,
    COST_REDUCTION,
    MARKET_TAKE,
    SPECIAL_ANY,
    SUBSTITUTE,
    SWAP_TAKEN,
)
from alehouse.games.brew_crafters.rules import effects, receipts
from alehouse.games.brew_crafters.rules.flow import BrewCraftersState
from alehouse.games.brew_crafters.rules.frames import (
    BREW_RECIPE,
    LINE_GIVEN,
    LINE_NUMBER,
    PLOTS_DONE,
    RESEARCH_STEPS,
    SECTION_LEFT,
    SECTION_NUMBER,
    WHO,
)
from alehouse.games.brew_crafters.state import C_SPACE, NONE, TEMPORARY_WORKER

# For each decision: its prompt and its clause.
PROMPTS: Final = {
    ids.PLACE: ("prompt-place", "BC-5.6"),
    ids.PLACE_MORE: ("prompt-place-more", "BC-5.11"),
    ids.OVERFLOW: ("prompt-overflow", "BC-5.29"),
    ids.WILDCARD: ("prompt-wildcard", "BC-5.31"),
    ids.CHOOSE_WORKER: ("prompt-worker", "BC-6.4"),
    ids.CHOOSE_PARTNERSHIP: ("prompt-partnership", "BC-6.5"),
    ids.CHOOSE_LINE: ("prompt-line", "BC-8.6"),
    ids.AGENCY_CARD: ("prompt-agency", "BC-8.9"),
    ids.COMMUNITY_KIND: ("prompt-community", "BC-8.12"),
    ids.BREWERY: ("prompt-brewery", "BC-5.18"),
    ids.PARTS: ("prompt-parts", "BC-6.55"),
    ids.BREW_STEP: ("prompt-brew", "BC-6.29"),
    ids.REDUCE: ("prompt-reduce", "BC-6.37"),
    ids.REPLACE: ("prompt-replace", "BC-6.37"),
    ids.CHOOSE_SECTION: ("prompt-section", "BC-6.56"),
    ids.PAY_CUBE: ("prompt-pay", "BC-6.56"),
    ids.CHOOSE_TRACK: ("prompt-track", "BC-6.39"),
    ids.CHOOSE_TILE: ("prompt-tile", "BC-6.45"),
    ids.CHOOSE_SECRET: ("prompt-secret", "BC-8.17"),
    ids.ORDER_OF_BENEFITS: ("prompt-benefit", "BC-5.3"),
    ids.PLANTING: ("prompt-plant", "BC-6.47"),
    ids.LEFTOVER: ("prompt-leftover", "BC-8.14"),
    ids.LAST_CONVERSION: ("prompt-last-conversion", "BC-5.33"),
    ids.SWAP: ("prompt-swap", "BC-6.52"),
    ids.LAB_SIDE: ("prompt-side", "BC-4.21"),
    ids.FIRST_PLAYER: ("prompt-first", "BC-4.19"),
    ids.DRAW_RECIPE: ("prompt-draw-recipe", "BC-4.8"),
    ids.DRAW_WORKER: ("prompt-draw-worker", "BC-4.11"),
    ids.DRAW_AGENCY: ("prompt-draw-agency", "BC-8.8"),
}
if list(PROMPTS) != list(ids.DECISIONS.values()):
    raise ValueError("each decision has one prompt, in the order of decisions")
DETAILS: Final = {
    ids.BREW_STEP: "prompt-brew-detail",
    ids.OVERFLOW: "prompt-overflow-detail",
    ids.AGENCY_CARD: "prompt-agency-detail",
}
HELPED: Final = {  # decisions that somebody makes possible: the moment and the op
    ids.REDUCE: (BREW, COST_REDUCTION),
    ids.REPLACE: (BREW, SUBSTITUTE),
    ids.SWAP: (MARKET_TAKE, SWAP_TAKEN),
}


def prompt(state: BrewCraftersState, seat: int | None) -> Prompt:
    """The pending decision; its options only for the seat that decides."""
    message, clause = PROMPTS[state.asking]
    mine = seat == state.player
    detail = _detail(state) if mine else ""
    clause = AT_THE_EXCHANGE if gives_at_exchange(state) else clause
    return pending(state, seat, message, clause, detail=detail, args=_args(state, mine))


def _pays_secret(state: BrewCraftersState) -> bool:
    """Whether a secret recipe is being paid that nobody else knows yet."""
    if state.asking not in (ids.REDUCE, ids.REPLACE):
        return False
    return state.hidden_recipes(state.top(WHO)) >> state.top(BREW_RECIPE) & 1 != 0


def _detail(state: BrewCraftersState) -> str:
    """What else is good to know before deciding."""
    if state.asking in HELPED:
        return "prompt-thanks" if _helper(state) else ""
    if state.asking == ids.BREWERY:
        return _brewery_detail(state)
    if state.asking == ids.PLACE_MORE:
        return "prompt-place-more-detail" if state.placing == TEMPORARY_WORKER else ""
    if state.asking == ids.WILDCARD and state.coming[C_SPACE] != NONE:
        return "prompt-wildcard-detail"
    if state.asking == ids.ORDER_OF_BENEFITS:
        return "prompt-benefit-detail" if len(state.legal_actions()) > 1 else "prompt-benefit-only-detail"
    return DETAILS.get(state.asking, "")


def _brewery_detail(state: BrewCraftersState) -> str:
    """What a shift may do at this table."""
    together, secrets = state.terms.collaborates, state.terms.has(SECRET_RECIPES)
    if together and secrets:
        return "prompt-brewery-detail-collaborate-secret"
    if together:
        return "prompt-brewery-detail-collaborate"
    return "prompt-brewery-detail-secret" if secrets else "prompt-brewery-detail"


def _helper(state: BrewCraftersState) -> str:
    """Who makes a decision possible: lowers a price, lets pay with something else, lets swap."""
    when, op = HELPED[state.asking]
    for effect in effects.owned(state, state.player, when):
        if effect.op == op and (op != COST_REDUCTION or bits.size(effect.kinds) > 1):
            return effects.source_of(state, effect)
    return ""


def _left_to_give(state: BrewCraftersState) -> int:
    """How many special ingredients a line or a section still asks for."""
    if gives_at_exchange(state):
        return state.terms.lines[state.top(LINE_NUMBER)].give[SPECIAL_ANY] - state.top(LINE_GIVEN)
    return state.top(SECTION_LEFT) if state.top(SECTION_NUMBER) != NONE else 0


def _args(state: BrewCraftersState, mine: bool) -> dict[str, object]:
    """What the prompt names; to others nothing that only the deciding seat may know."""
    asking, seat = state.asking, state.player
    if asking == ids.PLACE:
        return {"round": state.round}
    if asking == ids.OVERFLOW:
        return {"over": receipts.overflow(state, seat), "capacity": state.capacity(seat)}
    if asking == ids.WILDCARD:
        coming = [[str(count), f"@amount-{kind}"] for kind, count in reckoning.to_choose(state).items()]
        space = state.coming[C_SPACE]
        return {"coming": coming, "space": state.terms.spaces[space].key if space != NONE else ""}
    if asking == ids.AGENCY_CARD:
        return {"fee": state.terms.cards.agency_fee}
    if asking in (ids.REDUCE, ids.REPLACE):
        hidden = not mine and _pays_secret(state)
        return {
            "recipe": "@secret" if hidden else state.terms.recipes[state.top(BREW_RECIPE)].key,
            "who": _helper(state),
        }
    if asking == ids.SWAP:
        return {"who": _helper(state)}
    if asking == ids.CHOOSE_TRACK:
        return {"steps": state.top(RESEARCH_STEPS)}
    if asking == ids.PAY_CUBE:
        return {"left": _left_to_give(state)}
    if asking == ids.ORDER_OF_BENEFITS:
        return {"benefits": [[card, *does] for card, does in benefits_now(state)]}
    if asking == ids.PLANTING:
        return {"plot": state.top(PLOTS_DONE) + 1}
    return {}
