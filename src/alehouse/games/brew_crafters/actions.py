"""The decisions of Brew Crafters (section 5.8) and the ids of the actions that answer them."""

from typing import Final

from alehouse.core.vocabulary import check_numbers
from alehouse.games.brew_crafters.cards import MARKET_OPTIONS, Catalogue
from alehouse.games.brew_crafters.effect_ops import BASIC, INGREDIENTS

# Who is asked what.
PLACE: Final = 1  # D1
PLACE_MORE: Final = 2  # D2
OVERFLOW: Final = 3  # D3
WILDCARD: Final = 4  # D4
CHOOSE_WORKER: Final = 5  # D5, D22
CHOOSE_PARTNERSHIP: Final = 6  # D6
CHOOSE_LINE: Final = 7  # D7
AGENCY_CARD: Final = 8  # D8
COMMUNITY_KIND: Final = 9  # D9
BREWERY: Final = 10  # D10
PARTS: Final = 11  # D11
BREW_STEP: Final = 12  # D12
REDUCE: Final = 13  # D12: the kind of a reduction of choice
REPLACE: Final = 14  # D12: a substitution
CHOOSE_SECTION: Final = 15  # D13
PAY_CUBE: Final = 16  # D7, D13: which ingredient is given for one of any kind
CHOOSE_TRACK: Final = 17  # D14
CHOOSE_TILE: Final = 18  # D15, D22
CHOOSE_SECRET: Final = 19  # D16
ORDER_OF_BENEFITS: Final = 20  # D17
PLANTING: Final = 21  # D18
LEFTOVER: Final = 22  # D19
LAST_CONVERSION: Final = 23  # D20 before final scoring
SWAP: Final = 24  # D21
LAB_SIDE: Final = 25  # D23
FIRST_PLAYER: Final = 26  # BC-4.19
DRAW_RECIPE: Final = 27  # BC-4.8
DRAW_WORKER: Final = 28  # BC-4.11
DRAW_AGENCY: Final = 29  # BC-8.8
DECISIONS: Final = {
    "place": PLACE,
    "place_more": PLACE_MORE,
    "overflow": OVERFLOW,
    "wildcard": WILDCARD,
    "choose_worker": CHOOSE_WORKER,
    "choose_partnership": CHOOSE_PARTNERSHIP,
    "choose_line": CHOOSE_LINE,
    "agency_card": AGENCY_CARD,
    "community_kind": COMMUNITY_KIND,
    "brewery": BREWERY,
    "parts": PARTS,
    "brew_step": BREW_STEP,
    "reduce": REDUCE,
    "replace": REPLACE,
    "choose_section": CHOOSE_SECTION,
    "pay_cube": PAY_CUBE,
    "choose_track": CHOOSE_TRACK,
    "choose_tile": CHOOSE_TILE,
    "choose_secret": CHOOSE_SECRET,
    "order_of_benefits": ORDER_OF_BENEFITS,
    "planting": PLANTING,
    "leftover": LEFTOVER,
    "last_conversion": LAST_CONVERSION,
    "swap": SWAP,
    "lab_side": LAB_SIDE,
    "first_player": FIRST_PLAYER,
    "draw_recipe": DRAW_RECIPE,
    "draw_worker": DRAW_WORKER,
    "draw_agency": DRAW_AGENCY,
}
check_numbers("decision", DECISIONS, first=1)

# Where a decision belongs, as sets: to the market, to a brewery action, to fate.
OF_MARKET: Final = (
    (1 << OVERFLOW)
    | (1 << WILDCARD)
    | (1 << CHOOSE_WORKER)
    | (1 << CHOOSE_PARTNERSHIP)
    | (1 << CHOOSE_LINE)
    | (1 << AGENCY_CARD)
    | (1 << COMMUNITY_KIND)
)
OF_BREWERY: Final = (
    (1 << REDUCE)
    | (1 << REPLACE)
    | (1 << CHOOSE_SECTION)
    | (1 << PAY_CUBE)
    | (1 << CHOOSE_TRACK)
    | (1 << CHOOSE_TILE)
    | (1 << CHOOSE_SECRET)
)
OF_FATE: Final = (1 << FIRST_PLAYER) | (1 << DRAW_RECIPE) | (1 << DRAW_WORKER) | (1 << DRAW_AGENCY)

# Action ids: the first of each kind. The kinds whose number depends on the card file come last.
PASS: Final = 0
DECLINE: Final = 1
PROCESS: Final = 2
COLLABORATE: Final = 3
RESEARCH: Final = 4
INSTALL: Final = 5
SECRET: Final = 6
END_BREW: Final = 7
END_ACTION: Final = 8
NO_SUBSTITUTE: Final = 9
SIDE: Final = 10  # basic, advanced
TAKE: Final = 12  # six ingredients
DISCARD: Final = 18
GIVE: Final = 24
PLANT: Final = 30
REDUCED: Final = 36  # three basic kinds
SWAPPED: Final = 39  # each of six for each of three
SUBSTITUTE: Final = 57  # each of three specials for each of three
FIRST: Final = 66  # five seats
MOST_BENEFITS: Final = 40
BENEFIT: Final = 71
TRACK: Final = 111  # four rows of the own lab
SPACES: Final = 115


FIRST_IDS: Final = {  # the kinds that are the same with every card file
    "pass": PASS,
    "decline": DECLINE,
    "process": PROCESS,
    "collaborate": COLLABORATE,
    "research": RESEARCH,
    "install": INSTALL,
    "secret_recipe": SECRET,
    "end_brew": END_BREW,
    "end_action": END_ACTION,
    "as_printed": NO_SUBSTITUTE,
    "side": SIDE,
    "take": TAKE,
    "discard": DISCARD,
    "give": GIVE,
    "plant": PLANT,
    "reduce": REDUCED,
    "swap": SWAPPED,
    "substitute": SUBSTITUTE,
    "first": FIRST,
    "benefit": BENEFIT,
    "track": TRACK,
    "place": SPACES,
}


def check_first_ids(kinds: list[tuple[str, list[str]]]) -> None:
    """Every kind of action begins where its constant says."""
    begins = 0
    for kind, about in kinds:
        if FIRST_IDS.get(kind, begins) != begins:
            raise ValueError(f"actions of the kind {kind!r} begin at {begins}, not at {FIRST_IDS[kind]}")
        begins += len(about)


class Ids:
    """Where the kinds begin whose number depends on the card file."""

    def __init__(self, cards: Catalogue) -> None:
        self.placements: Final = placements(cards)
        self.worker: Final = SPACES + len(self.placements)
        self.partnership: Final = self.worker + len(cards.workers)
        self.line: Final = self.partnership + len(cards.partnerships)
        self.section: Final = self.line + len(cards.lines)
        self.tile: Final = self.section + len(cards.sections)
        self.brew: Final = self.tile + len(cards.tiles)
        self.brew_in_pub: Final = self.brew + len(cards.recipes)
        self.secret: Final = self.brew_in_pub + len(cards.recipes)
        self.convert: Final = self.secret + len(cards.recipes)
        self.draw_recipe: Final = self.convert + len(conversions(cards))
        self.draw_worker: Final = self.draw_recipe + len(cards.recipes)


def placements(cards: Catalogue) -> list[tuple[int, int]]:
    """Every option of every market space, as (space, option)."""
    options = range(len(MARKET_OPTIONS))
    return [(int(space.number), option) for space in cards.spaces for option in options if space.options >> option & 1]


def conversions(cards: Catalogue) -> list[tuple[int, int]]:
    """Every conversion of every partnership, as (partnership, its effect)."""
    return [(n, k) for n, card in enumerate(cards.partnerships) for k in range(len(card.effects))]


def kinds_of(cards: Catalogue) -> list[tuple[str, list[str]]]:
    """Every kind of action with what its actions are about, in the order of ids; "" where that goes without saying."""
    simple = [
        *("pass", "decline", "process", "collaborate", "research", "install", "secret_recipe"),
        *("end_brew", "end_action", "as_printed"),
    ]
    basics, specials, seats = INGREDIENTS[:BASIC], INGREDIENTS[BASIC:], [str(seat + 1) for seat in range(5)]
    recipes = [card.id for card in cards.recipes]
    spaces = [f"{cards.spaces[space].id}:{MARKET_OPTIONS[option]}" for space, option in placements(cards)]
    return [
        *((kind, [""]) for kind in simple),
        ("side", ["basic", "advanced"]),
        ("take", list(INGREDIENTS)),
        ("discard", list(INGREDIENTS)),
        ("give", list(INGREDIENTS)),
        ("plant", list(INGREDIENTS)),
        ("reduce", list(basics)),
        ("swap", [f"{given}:{taken}" for given in INGREDIENTS for taken in basics]),
        ("substitute", [f"{wanted}:{paid}" for wanted in specials for paid in specials]),
        ("first", seats),
        ("benefit", [str(number + 1) for number in range(MOST_BENEFITS)]),
        ("track", [str(row + 1) for row in range(4)]),
        ("place", spaces),
        ("worker", [card.id for card in cards.workers]),
        ("partnership", [card.id for card in cards.partnerships]),
        ("line", [card.id for card in cards.lines]),
        ("section", [card.id for card in cards.sections]),
        ("tile", [card.id for card in cards.tiles]),
        ("brew", recipes),
        ("brew_in_pub", recipes),
        ("choose_secret", recipes),
        ("convert", [f"{cards.partnerships[n].id}:{k + 1}" for n, k in conversions(cards)]),
        ("draw_recipe", recipes),
        ("draw_worker", [card.id for card in cards.workers]),
    ]


def action_names(cards: Catalogue) -> list[str]:
    """Every action's name, in the order of ids."""
    kinds = kinds_of(cards)
    check_first_ids(kinds)
    return [f"{kind}:{about}" if about else kind for kind, all_about in kinds for about in all_about]
