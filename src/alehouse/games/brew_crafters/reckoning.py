"""What things cost and bring a player as they stand, and who bears on them: prices, upkeep, score, helpers."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.brew_crafters.cards import COLLECT, TAKE, TAKE_ALT
from alehouse.games.brew_crafters.effect_ops import (
    ALL_KINDS,
    ANY,
    BASIC_ANY,
    BASIC_KINDS,
    BREW,
    COLLAB_COMPLETE,
    COLLABORATE,
    COST_REDUCTION,
    EXTRA_STEP,
    FINAL_LEVEL,
    GAIN,
    GOLD_LABEL,
    GOODS,
    HARVEST,
    INGREDIENTS,
    INSTALL,
    KINDS,
    MARKET_SPACE,
    MARKET_TAKE,
    PLANT,
    PROCESS,
    PUB,
    RESEARCH,
    SELL,
    SELL_STEP,
    SPECIAL_ANY,
    SPECIAL_KINDS,
    SUBSTITUTE,
    UPKEEP,
    UPKEEP_DISCOUNT,
    Effect,
)
from alehouse.games.brew_crafters.rules import brewing, collaboration, conversions, effects, scoring, upkeep
from alehouse.games.brew_crafters.rules.flow import BrewCraftersState
from alehouse.games.brew_crafters.rules.frames import F_RECEIVE, KIND
from alehouse.games.brew_crafters.rules.holdings import IN_PUB, TANKS
from alehouse.games.brew_crafters.state import C_ANY, C_BASIC, C_SAME, C_SPECIAL, GOODS_ON, NONE
from alehouse.games.brew_crafters.view import HelperView, PriceView, ScoreView, UpkeepView

# The moments at which something bears on a kind of work.
WORKS: Final = {
    "process": (SELL, SELL_STEP, BREW, PROCESS, GOLD_LABEL),
    "collaborate": (COLLABORATE, COLLAB_COMPLETE),
    "research": (RESEARCH,),
    "install": (INSTALL,),
    "farm": (PLANT, HARVEST),
}
WILD_KINDS: Final = {BASIC_ANY: BASIC_KINDS, SPECIAL_ANY: SPECIAL_KINDS, ANY: ALL_KINDS}


def numbers(mask: int) -> list[int]:
    """The members of a set."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


# ── helpers ───────────────────────────────────────────────────────────────────────────────────────


def source(state: BrewCraftersState, effect: Effect) -> str:
    """The card, tile or track that an effect is printed on: "tile:mash_tun"."""
    return effects.source_of(state, effect).removeprefix("@").replace("-", ":", 1)


def _helpers(state: BrewCraftersState, found: Iterable[Effect]) -> list[HelperView]:
    return [HelperView(who=source(state, effect), effect=int(effect.number)) for effect in found]


def helpers_at_work(state: BrewCraftersState, seat: int) -> dict[str, list[HelperView]]:
    """Who bears on each kind of work; nobody goes an extra step of research twice a year."""
    directed = state.directed(seat) == state.year
    found = {}
    for work, moments in WORKS.items():
        owned = [effect for when in moments for effect in effects.owned(state, seat, when)]
        found[work] = _helpers(state, [effect for effect in owned if effect.op != EXTRA_STEP or not directed])
    return found


def helpers_at_space(state: BrewCraftersState, seat: int, space: int, option: int) -> list[HelperView]:
    """Who gives a player more on a market space, or may do so if the right kinds are chosen (BC-6.52)."""
    if option not in (COLLECT, TAKE, TAKE_ALT):
        return []
    card = state.terms.spaces[space]
    kinds = kinds_of(goods_at(state, space, option))
    found = [
        effect
        for effect in effects.owned(state, seat, MARKET_TAKE)
        if effect.kinds & kinds and (card.restocks or not effect.restocked)
    ]
    found += [effect for effect in effects.owned(state, seat, MARKET_SPACE) if effect.spaces >> space & 1]
    return _helpers(state, found)


def is_process_vain(state: BrewCraftersState, seat: int) -> bool:
    """Whether Process Beer would certainly do nothing, as things stand: whoever spends a shift on it should know."""
    tanks = range(TANKS)
    if any(state.bottled(seat, tank) != NONE or state.in_tank(seat, tank) != NONE for tank in tanks):
        return False
    always = [e for e in effects.owned(state, seat, PROCESS) if not _wants_batches(e)]
    then = cast(BrewCraftersState, state.copy())
    then.batches_now = 0  # what is lowered for the first batch of an action is lowered again
    return not (always or brewing.brewable(then, seat) or conversions.is_any(then, seat))


def _wants_batches(effect: Effect) -> bool:
    return bool(effect.min_brewed or effect.min_advanced or effect.min_special or effect.min_sold)


def goods_at(state: BrewCraftersState, space: int, option: int) -> list[int]:
    """What a market space gives whoever takes something there."""
    card = state.terms.spaces[space]
    if option == COLLECT:
        heap = state.terms.heaps[space]
        return [int(state.goods[heap + good]) for good in range(GOODS_ON)] if heap != NONE else [0] * GOODS_ON
    return [int(count) for count in (card.take if option == TAKE else card.take_alt)]


def kinds_of(goods: Sequence[int]) -> int:
    """The kinds of ingredients among some goods; of those of choice, all that may be chosen."""
    found = sum(1 << kind for kind in range(KINDS) if goods[kind])
    for good, kinds in WILD_KINDS.items():
        found |= kinds if good < len(goods) and goods[good] else 0
    return found


def to_choose(state: BrewCraftersState) -> dict[str, int]:
    """What the player who receives goods has still to choose: basic_any, special_any, any, same."""
    if not state.depth or state.top(KIND) != F_RECEIVE:
        return {}
    places = {"basic_any": C_BASIC, "special_any": C_SPECIAL, "any": C_ANY, "same": C_SAME}
    return {name: int(state.coming[place]) for name, place in places.items() if state.coming[place]}


# ── prices ────────────────────────────────────────────────────────────────────────────────────────


def price(state: BrewCraftersState, seat: int, recipe: int) -> PriceView:
    """What a batch costs, who lowers it and what is missing (BC-6.37)."""
    costs = vec[i64]([0] * KINDS)
    choice = brewing.cost(state, seat, recipe, costs)
    card = state.terms.recipes[recipe]
    stored = [state.stock(seat, kind) for kind in range(KINDS)]
    allowed = brewing.may_brew(state, seat, recipe)
    return PriceView(
        recipe=card.id,
        printed={name: card.needs[kind] for kind, name in enumerate(INGREDIENTS) if card.needs[kind]},
        cost={name: costs[kind] for kind, name in enumerate(INGREDIENTS) if card.needs[kind]},
        reductions=_reductions(state, seat, recipe, choice),
        missing={
            name: costs[kind] - stored[kind] for kind, name in enumerate(INGREDIENTS) if costs[kind] > stored[kind]
        },
        allowed=allowed,
        ready=allowed and brewing.can_pay(state, seat, recipe),
        helpers=_helpers(state, _helping(state, seat, recipe)),
    )


def _reductions(state: BrewCraftersState, seat: int, recipe: int, choice: int) -> list[tuple[str, str, int]]:
    """Who lowers the price, of which kind, by how much."""
    found = []
    for effect in effects.owned(state, seat, BREW):
        if effect.op == COST_REDUCTION and brewing.applies(state, effect.number, recipe):
            kinds = numbers(effect.kinds)
            if len(kinds) == 1 and state.terms.recipes[recipe].needs[kinds[0]] <= effect.min_left:
                continue
            if len(kinds) == 1:
                found.append((source(state, effect), INGREDIENTS[kinds[0]], int(effect.amount)))
            elif choice:
                found.append((source(state, effect), "", int(effect.amount)))
    return found


def _helping(state: BrewCraftersState, seat: int, recipe: int) -> list[Effect]:
    """Gains for brewing a batch now or for selling the next one, and another way to pay for it."""
    brewed = [effect for effect in effects.owned(state, seat, BREW) if effect.op in (GAIN, SUBSTITUTE)]
    return [
        effect
        for effect in (*brewed, *effects.owned(state, seat, SELL))
        if brewing.applies(state, effect.number, recipe) and _fits(state, seat, effect, recipe)
    ]


def _fits(state: BrewCraftersState, seat: int, effect: Effect, recipe: int) -> bool:
    """What a gain asks for besides the printed recipe: a place, a first time, a number."""
    wanted, card = effect.filter, state.terms.recipes[recipe]
    if effect.op == SUBSTITUTE:
        return card.special
    if wanted.place == PUB and not state.has_tank(seat, IN_PUB):
        return False
    if wanted.first_brew and state.brewed(seat, recipe):
        return False
    if wanted.first_sale and state.sold(seat, recipe):
        return False
    return not wanted.nth_sale or effects.sold_of_family(state, seat, card.family) + 1 == wanted.nth_sale


def section_cost(state: BrewCraftersState, seat: int, number: int) -> dict[str, int]:
    """What a section of the collaboration costs a player; one of no player costs what is printed (BC-6.56)."""
    needs = state.terms.sections[number].needs
    less = collaboration.off(state, seat) if seat != NONE else 0
    found = {}
    for good in (*range(KINDS), SPECIAL_ANY):
        if needs[good]:
            found[GOODS[good]] = max(0, int(needs[good] - less))
            less = max(0, int(less - needs[good]))
    return found


def lowering_sections(state: BrewCraftersState, seat: int) -> list[str]:
    """Who lowers the cost of sections for a player."""
    owned = effects.owned(state, seat, COLLABORATE)
    return [source(state, effect) for effect in owned if effect.op == COST_REDUCTION]


# ── upkeep and score ──────────────────────────────────────────────────────────────────────────────


def upkeep_view(state: BrewCraftersState, seat: int) -> UpkeepView:
    """What the next Winter costs as things stand (BC-5.24)."""
    due = upkeep.due(state, seat)
    return UpkeepView(
        printed=state.terms.cards.printed_upkeep,
        tiles=upkeep.of_tiles(state, seat),
        workers=upkeep.of_workers(state, seat),
        shifts=upkeep.of_shifts(state, seat),
        discount=upkeep.discount(state, seat),
        lines=_upkeep_lines(state, seat),
        total=due,
        loans=upkeep.loans_for(state, seat, due),
    )


def _upkeep_lines(state: BrewCraftersState, seat: int) -> list[tuple[str, int]]:
    """Tile by tile, worker by worker, shift by shift; then what is taken off."""
    cards, tiles, workers = state.terms.cards, state.tiles_of(seat), state.workers_of(seat)
    found = [(f"tile:{tile.id}", int(tile.upkeep)) for tile in cards.tiles if tiles >> tile.number & 1]
    found += [(f"worker:{worker.id}", int(worker.upkeep)) for worker in cards.workers if workers >> worker.number & 1]
    found += [(f"crew:{shift.id}", int(shift.wage)) for shift in cards.shifts[: state.shifts(seat)]]
    return [line for line in (*found, *_discounts(state, seat)) if line[1]]


def _discounts(state: BrewCraftersState, seat: int) -> list[tuple[str, int]]:
    """Who takes how much off the upkeep: of wages not more than they are, in all not more than is due (R38)."""
    wages, due = int(upkeep.of_workers(state, seat)), int(upkeep.gross(state, seat))
    found = []
    for effect in effects.owned(state, seat, UPKEEP):
        if effect.op == UPKEEP_DISCOUNT:
            less = min(int(effect.amount), due, wages if effect.workers_only else due)
            wages -= less if effect.workers_only else 0
            due -= less
            found.append((source(state, effect), -less))
    return found


def score_view(state: BrewCraftersState, seat: int) -> ScoreView:
    """The score as it stands (BC-7.2)."""
    worth = {name: int(scoring.worth(state, seat, number)) for number, name in enumerate(scoring.SOURCES)}
    return ScoreView(**worth, total=sum(worth.values()))


def track_worth(state: BrewCraftersState, seat: int, row: int) -> int:
    """What the last level of a research track brings at the end as things stand."""
    return int(scoring.points(state, seat, effects.track_effect(state, seat, row, FINAL_LEVEL)))
