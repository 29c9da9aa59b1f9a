"""What the options of a decision in Brew Crafters mean to people."""

from typing import Final

from alehouse.core.choice import Args, Choice, Meaning, choice_of, clause_for, kind_at
from alehouse.games.brew_crafters import actions as ids
from alehouse.games.brew_crafters import reckoning
from alehouse.games.brew_crafters.about import at_work
from alehouse.games.brew_crafters.actions import conversions, kinds_of
from alehouse.games.brew_crafters.cards import AGENCY, COLLECT, MARKET_OPTIONS, TAKE, TAKE_ALT, TEMPORARY
from alehouse.games.brew_crafters.effect_ops import BASIC, GAIN_SAME, INGREDIENTS, LEVELS
from alehouse.games.brew_crafters.gist import amounts, deed, gist
from alehouse.games.brew_crafters.rules import effects, seasons
from alehouse.games.brew_crafters.rules.flow import BrewCraftersState
from alehouse.games.brew_crafters.rules.frames import BENEFITS_STEP, F_LINE, KIND
from alehouse.games.brew_crafters.state import CARD, CARD_OWNER, CARD_RECIPE, NONE
from alehouse.games.brew_crafters.view import HelperView

# For each kind of action: the decisions it answers, and the clause that allows it there.
CLAUSES: Final = {
    "pass": {ids.BREWERY: "BC-5.18"},
    "decline": {
        ids.PLACE_MORE: "BC-5.11",
        ids.CHOOSE_WORKER: "BC-6.49",
        ids.AGENCY_CARD: "BC-8.9",
        ids.CHOOSE_TILE: "BC-6.45",
        ids.PLANTING: "BC-6.47",
        ids.SWAP: "BC-6.52",
        ids.LAST_CONVERSION: "BC-5.33",
    },
    "process": {ids.BREWERY: "BC-6.28", ids.PARTS: "BC-6.55"},
    "collaborate": {ids.BREWERY: "BC-6.55", ids.PARTS: "BC-6.55"},
    "research": {ids.BREWERY: "BC-6.39"},
    "install": {ids.BREWERY: "BC-6.45"},
    "secret_recipe": {ids.BREWERY: "BC-8.17"},
    "end_brew": {ids.BREW_STEP: "BC-6.28"},
    "end_action": {ids.PARTS: "BC-6.55"},
    "as_printed": {ids.REPLACE: "BC-6.37"},
    "side": {ids.LAB_SIDE: "BC-4.21"},
    "take": {ids.WILDCARD: "BC-5.31", ids.LEFTOVER: "BC-8.14"},
    "discard": {ids.OVERFLOW: "BC-5.29"},
    "give": {ids.PAY_CUBE: "BC-6.56"},
    "plant": {ids.PLANTING: "BC-6.47", ids.COMMUNITY_KIND: "BC-8.12"},
    "reduce": {ids.REDUCE: "BC-6.37"},
    "swap": {ids.SWAP: "BC-6.52"},
    "substitute": {ids.REPLACE: "BC-6.37"},
    "first": {ids.FIRST_PLAYER: "BC-4.19"},
    "benefit": {ids.ORDER_OF_BENEFITS: "BC-5.3"},
    "track": {ids.CHOOSE_TRACK: "BC-6.39"},
    "place": {ids.PLACE: "BC-5.8", ids.PLACE_MORE: "BC-5.11"},
    "worker": {ids.CHOOSE_WORKER: "BC-6.4", ids.AGENCY_CARD: "BC-8.9"},
    "partnership": {ids.CHOOSE_PARTNERSHIP: "BC-6.5"},
    "line": {ids.CHOOSE_LINE: "BC-8.6"},
    "section": {ids.CHOOSE_SECTION: "BC-6.56"},
    "tile": {ids.CHOOSE_TILE: "BC-6.45"},
    "brew": {ids.BREW_STEP: "BC-6.31"},
    "brew_in_pub": {ids.BREW_STEP: "BC-6.31"},
    "choose_secret": {ids.CHOOSE_SECRET: "BC-8.17"},
    "convert": {ids.PLACE: "BC-5.30"},
    "draw_recipe": {ids.DRAW_RECIPE: "BC-4.8"},
    "draw_worker": {ids.DRAW_WORKER: "BC-4.11", ids.DRAW_AGENCY: "BC-8.8"},
}
if answered := {number for where in CLAUSES.values() for number in where} ^ set(ids.DECISIONS.values()):
    raise ValueError(f"decisions that nothing answers, or answers to none: {answered}")
AT_THE_EXCHANGE: Final = "BC-8.6"  # there an ingredient is given as in a collaboration, by a rule of its own
FATES_KINDS: Final = ("first", "draw_recipe", "draw_worker")
QUIET: Final = ("pass", "decline", "end_brew", "end_action")  # they give something up


def kind_of(state: BrewCraftersState, action: int) -> tuple[str, int]:
    """The kind of an action and its number within the kind."""
    return kind_at(kinds_of(state.terms.cards), action)


def choice(state: BrewCraftersState, action: int) -> Choice:
    """An action as people see it, whether or not it is legal now."""
    kind, number = kind_of(state, action)
    exchanges = kind == "give" and gives_at_exchange(state)
    clause = AT_THE_EXCHANGE if exchanges else clause_for(CLAUSES[kind], state.asking)
    return choice_of(state, action, kind, _meaning(state, kind, number), clause, kind in QUIET)


def gives_at_exchange(state: BrewCraftersState) -> bool:
    """Whether an ingredient of choice is given at the Commodities Exchange, not to a collaboration."""
    return state.asking == ids.PAY_CUBE and state.top(KIND) == F_LINE


def _meaning(state: BrewCraftersState, kind: str, number: int) -> Meaning:
    if kind == "place":
        return _placement(state, number)
    if kind in ("take", "discard", "give", "plant", "reduce"):
        return _ingredient(state, kind, number)
    if kind in ("brew", "brew_in_pub", "choose_secret", "draw_recipe"):
        return _recipe(state, kind, number)
    if kind in ("worker", "partnership", "line", "section", "tile", "draw_worker", "convert"):
        return _card(state, kind, number)
    return _rest(state, kind, number)


def _rest(state: BrewCraftersState, kind: str, number: int) -> Meaning:
    seat = max(state.player, 0)
    if kind in ("process", "collaborate", "research", "install", "secret_recipe"):
        vain = "-vain" if kind == "process" and _processes_nothing(state) else ""
        return f"choice-{kind.replace('_', '-')}{vain}", {}, [f"action:{kind}"]
    if kind == "side":
        side = ("basic", "advanced")[number]
        return f"choice-side-{side}", {}, [f"side:{side}"]
    if kind == "swap":
        given, taken = INGREDIENTS[number // BASIC], INGREDIENTS[number % BASIC]
        return "choice-swap", {"given": f"@ingredient-{given}", "taken": f"@ingredient-{taken}"}, []
    if kind == "substitute":
        wanted, paid = INGREDIENTS[BASIC + number // BASIC], INGREDIENTS[BASIC + number % BASIC]
        return "choice-substitute", {"wanted": f"@ingredient-{wanted}", "paid": f"@ingredient-{paid}"}, []
    if kind == "track":
        track = state.terms.tracks[4 * max(0, state.lab_side(seat)) + number]
        level = min(state.research_at(seat, number) + 1, len(LEVELS))
        does = gist(state.terms.cards, [track.levels[level - 1]])
        return "choice-track", {"track": track.key, "level": level, "does": does}, [f"track:{seat}:{number + 1}"]
    if kind == "benefit":
        return _benefit(state, number)
    if kind == "first":
        return "choice-first", {"first_seat": number}, []
    if kind == "decline":
        return _decline(state), {}, []
    return f"choice-{kind.replace('_', '-')}", {}, []


def _processes_nothing(state: BrewCraftersState) -> bool:
    """Whether a shift that is offered would be spent on an empty brewery."""
    return state.asking in CLAUSES["process"] and state.player >= 0 and reckoning.is_process_vain(state, state.player)


def _decline(state: BrewCraftersState) -> str:
    return {
        ids.PLACE_MORE: "choice-place-none",
        ids.SWAP: "choice-swap-none",
        ids.LAST_CONVERSION: "choice-convert-none",
        ids.PLANTING: "choice-plant-none",
        ids.AGENCY_CARD: "choice-hire-none",
        ids.CHOOSE_WORKER: "choice-hire-none",
        ids.CHOOSE_TILE: "choice-install-none",
    }.get(state.asking, "choice-decline")


def benefits_now(state: BrewCraftersState) -> list[tuple[str, list[str]]]:
    """The benefits at the start of this season that are still to come: whose, and what each brings."""
    found = seasons.benefits(state, state.player, state.top(BENEFITS_STEP))
    return [(effects.source_of(state, effect), deed(effect)) for effect in found]


def _benefit(state: BrewCraftersState, number: int) -> Meaning:
    if state.asking == ids.ORDER_OF_BENEFITS:
        found = benefits_now(state)
        if number < len(found):
            card, does = found[number]
            alone = [name for name, _ in found].count(card) == 1  # the prompt says what it does
            args: Args = {"card": card, "does": [does]}
            return "choice-benefit-of" if alone else "choice-benefit", args, []
    return "choice-benefit-number", {"number": number + 1}, []


# ── the market ────────────────────────────────────────────────────────────────────────────────────


def _placement(state: BrewCraftersState, number: int) -> Meaning:
    """What a space gives, with its amounts where it gives goods, and who adds something to them."""
    space, option = state.terms.ids.placements[number]
    card = state.terms.spaces[space]
    args: Args = {"space": card.key}
    targets = [f"space:{card.id}"]
    if option not in (COLLECT, TAKE, TAKE_ALT):
        fees = {AGENCY: state.terms.cards.agency_fee, TEMPORARY: state.terms.cards.temporary_fee}
        args |= {"fee": fees[option]} if option in fees else {}
        return f"choice-place-{MARKET_OPTIONS[option].replace('_', '-')}", args, targets
    first = [["@choice-be-first"]] if card.first_player else []
    args["goods"] = [*(amounts(reckoning.goods_at(state, space, option)) or [["@nothing"]]), *first]
    more = _given_by(state, reckoning.helpers_at_space(state, max(state.player, 0), space, option))
    if more:
        return "choice-place-goods-more", args | {"more": more}, targets
    return "choice-place-goods", args, targets


def _given_by(state: BrewCraftersState, helpers: list[HelperView]) -> list[list[str]]:
    """Who gives something besides, and what: "Malt Buyer +1 × malt"."""
    found = []
    for helper in helpers:
        effect = state.terms.cards.effects[helper.effect]
        given = [part for n, name in amounts(effect.gain) for part in (f"+{n}", name)]
        given += [f"+{effect.amount}", "@amount-same"] if effect.op == GAIN_SAME else []
        found.append([_name(helper.who), *given])
    return found


def _name(who: str) -> str:
    """The message with the name of a helper: "worker:malt_buyer" gives "@worker-malt_buyer"."""
    return f"@{who.replace(':', '-', 1)}"


# ── goods, cards, recipes ─────────────────────────────────────────────────────────────────────────


def _ingredient(state: BrewCraftersState, kind: str, number: int) -> Meaning:
    seat = max(state.player, 0)
    name = INGREDIENTS[number]
    args: Args = {"ingredient": f"@ingredient-{name}"}
    if kind == "take":
        return "choice-take", args, [f"supply:{name}"]
    if kind == "plant" and state.asking == ids.PLANTING:
        return "choice-plant", args, [f"stored:{seat}:{name}"]
    return f"choice-{kind}", args, [f"stored:{seat}:{name}"]


def _recipe(state: BrewCraftersState, kind: str, number: int) -> Meaning:
    recipe = state.terms.recipes[number]
    targets = [f"recipe:{recipe.id}"]
    if kind in ("brew", "brew_in_pub"):
        targets += _own_secret(state, number)
    args: Args = {"recipe": recipe.key, "rep": recipe.rep}
    key = f"choice-{kind.replace('_', '-')}"
    if kind == "draw_recipe":
        return key, args, []
    if kind == "choose_secret":
        return key, args | {"cost": amounts(recipe.needs)}, targets
    price = reckoning.price(state, max(state.player, 0), number)
    args["cost"] = [[str(count), f"@amount-{good}"] for good, count in price.cost.items() if count]
    lowered = [[_name(who), f"−{less}", f"@amount-{good or 'basic_any'}"] for who, good, less in at_work(price)]
    return (f"{key}-lowered", args | {"lowered": lowered}, targets) if lowered else (key, args, targets)


def _own_secret(state: BrewCraftersState, recipe: int) -> list[str]:
    """The piece of a player's own secret recipe."""
    cards = [k for k in range(0, len(state.secrets), CARD) if state.secrets[k + CARD_OWNER] == state.player]
    return [f"secret:{state.player}:{n}" for n, k in enumerate(cards) if state.secrets[k + CARD_RECIPE] == recipe]


def _card(state: BrewCraftersState, kind: str, number: int) -> Meaning:
    cards = state.terms.cards
    if kind == "convert":
        return _conversion(state, number)
    if kind in ("worker", "draw_worker"):
        return _worker(state, kind, number)
    if kind == "partnership":
        partner = cards.partnerships[number]
        does = gist(cards, partner.effects)
        return "choice-partnership", {"partnership": partner.key, "does": does}, [f"partnership:{partner.id}"]
    if kind == "line":
        line = cards.lines[number]
        return "choice-line", {"give": amounts(line.give), "take": amounts(line.take)}, [f"line:{line.id}"]
    if kind == "section":
        return _section(state, number)
    return _tile(state, number)


def _worker(state: BrewCraftersState, kind: str, number: int) -> Meaning:
    """A skilled worker: the wage, what the work gives, the fee where there is one."""
    cards = state.terms.cards
    worker = cards.workers[number]
    args: Args = {"worker": worker.key, "wage": worker.upkeep, "does": gist(cards, worker.effects)}
    targets = [f"card:{worker.id}"]
    if kind == "draw_worker":
        return "choice-draw-worker", args, targets
    if state.asking == ids.AGENCY_CARD:
        return "choice-worker-agency", args | {"fee": cards.agency_fee}, targets
    return "choice-worker", args, targets


def _section(state: BrewCraftersState, number: int) -> Meaning:
    """What a section costs the player now, who lowers that, and what it brings."""
    section = state.terms.sections[number]
    seat = max(state.player, 0)
    cost = reckoning.section_cost(state, seat, number)
    args: Args = {
        "section": section.key,
        "give": [[str(count), f"@amount-{good}"] for good, count in cost.items() if count] or [["@nothing"]],
        "take": amounts(section.reward),
    }
    helpers = reckoning.lowering_sections(state, seat)
    if helpers:
        return "choice-section-lowered", args | {"who": [[_name(who)] for who in helpers]}, [f"section:{section.id}"]
    return "choice-section", args, [f"section:{section.id}"]


def _tile(state: BrewCraftersState, number: int) -> Meaning:
    """What comes with a tile, and what it costs every Winter."""
    tile = state.terms.tiles[number]
    given = amounts(tile.gain) + _given_by(state, reckoning.helpers_at_work(state, max(state.player, 0))["install"])
    args: Args = {"tile": tile.key, "upkeep": tile.upkeep, "does": gist(state.terms.cards, tile.effects)}
    if given:
        return "choice-tile-given", args | {"goods": given}, [f"tile:{tile.id}"]
    return "choice-tile", args, [f"tile:{tile.id}"]


def _conversion(state: BrewCraftersState, number: int) -> Meaning:
    card, place = conversions(state.terms.cards)[number]
    partner = state.terms.partnerships[card]
    effect = partner.effects[place]
    seat = state.player if state.player != NONE else 0
    args: Args = {"partner": partner.key, "give": amounts(effect.give), "take": amounts(effect.take)}
    return "choice-convert", args, [f"partner:{seat}:{partner.id}"]
