"""The decisions of Cavern Tavern (section 5.5) and the ids of the actions that answer them."""

from typing import Final

from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.effect_ops import INGREDIENTS, KITCHEN_TRACK, MOST_OPTIONS, POTION, TRACKS

# Who is asked what. Fate's decisions come last.
CHOOSE_CHARACTER: Final = 1  # D1
INGREDIENT: Final = 2  # D2, D7: an ingredient from the supply
TURN: Final = 3  # D3
DISCARD_ORDER: Final = 4  # D5, D10: an order leaves the Mess Hall
CHOOSE_ORDER: Final = 5  # D10: one of the orders drawn
TAKE_ORDER: Final = 6  # D4 outside of a free turn: after `change_order`
PLACE_DICE: Final = 7  # D6, die by die
GIVE: Final = 8  # D8, D19: an own ingredient goes
FROM_PLAYER: Final = 9  # D8, D9, D17, D21: an opponent
TAKE_FROM_PLAYER: Final = 10  # D8: an ingredient of that opponent
KEEP_ITEM: Final = 11  # D11
DISCARD_AN_ITEM: Final = 12  # D12
PAY: Final = 13  # D13, ingredient by ingredient
AVOID: Final = 14  # D14
LURK: Final = 15  # D15
DISCARD_TASK: Final = 16  # D16
CHOOSE_DIE: Final = 17  # D17: a die for the effect
CHOOSE_VALUE: Final = 18  # D17: its new value, or the direction of a shift
CHOOSE_OPTION: Final = 19  # D18
CHOOSE_TRACK: Final = 20  # D18
CHOOSE_SAYS: Final = 21  # D18
MINSTREL: Final = 22  # D20
FIRST_PLAYER: Final = 23  # CT-4.1.5
ROLL: Final = 24  # CT-5.1.3, die by die
DRAW_ORDER: Final = 25
DRAW_AN_ITEM: Final = 26
DRAW_SAYS: Final = 27
DRAW_SECRET: Final = 28
DRAW_ASSIGNMENT: Final = 29
DRAW_TASK: Final = 30
DRAW_TOKEN: Final = 31
DEAL_CHARACTER: Final = 32
STEAL_AN_ITEM: Final = 33
DECISIONS: Final = STEAL_AN_ITEM + 1  # one more than the last: for rows of numbers with a place for each

# Action ids: the first of each kind. The kinds whose number depends on the card file come last.
END_TURN: Final = 0
DONE: Final = 1
NONE_OF_IT: Final = 2
COMPLETE: Final = 3
FROM_DECK: Final = 4
USE_CHARACTER: Final = 5
MODIFIER: Final = 6
AVOID_SAYS: Final = 7
UP: Final = 8
DOWN: Final = 9
DIE_VALUE: Final = 10  # 1 to 6: an own die that shows it
RIVAL_DIE: Final = 16
VALUE: Final = 22
TAKE: Final = 28  # thirteen ingredients
GIVE_AWAY: Final = 41
DRINK: Final = 54  # twelve
PLAYER: Final = 66  # six
OPTION: Final = 72  # eight
ON_TRACK: Final = 80  # kitchen, chore
STARTS: Final = 82
ROLLED: Final = 88
TOKEN: Final = 94  # thirteen: twelve drinks, Mrs. Nasty
AREA: Final = 107


class Ids:
    """Where the kinds begin whose number depends on the card file."""

    def __init__(self, cards: Catalogue) -> None:
        self.order: Final = AREA + len(cards.areas)
        self.item: Final = self.order + len(cards.orders)
        self.says: Final = self.item + len(cards.items)
        self.task: Final = self.says + len(cards.says)
        self.character: Final = self.task + len(cards.tasks)
        self.draw_order: Final = self.character + len(cards.characters)
        self.draw_item: Final = self.draw_order + len(cards.orders)
        self.draw_says: Final = self.draw_item + len(cards.items)
        self.draw_task: Final = self.draw_says + len(cards.says)
        self.draw_secret: Final = self.draw_task + len(cards.tasks)
        self.draw_assignment: Final = self.draw_secret + len(cards.secrets)
        self.deal: Final = self.draw_assignment + len(cards.assignments)


VALUES: Final = [str(value) for value in range(1, 7)]
SEATS: Final = [str(seat + 1) for seat in range(6)]
# The kinds that every card file has, with their first ids and what their actions are about.
FIXED_KINDS: Final[list[tuple[str, int, list[str]]]] = [
    ("end_turn", END_TURN, [""]),
    ("done", DONE, [""]),
    ("none", NONE_OF_IT, [""]),
    ("complete", COMPLETE, [""]),
    ("from_deck", FROM_DECK, [""]),
    ("character", USE_CHARACTER, [""]),
    ("modifier", MODIFIER, [""]),
    ("avoid", AVOID_SAYS, [""]),
    ("up", UP, [""]),
    ("down", DOWN, [""]),
    ("die", DIE_VALUE, VALUES),
    ("rival_die", RIVAL_DIE, VALUES),
    ("value", VALUE, VALUES),
    ("take", TAKE, list(INGREDIENTS)),
    ("give", GIVE_AWAY, list(INGREDIENTS)),
    ("drink", DRINK, list(INGREDIENTS[:POTION])),
    ("player", PLAYER, SEATS),
    ("option", OPTION, [str(number + 1) for number in range(MOST_OPTIONS)]),
    ("track", ON_TRACK, list(TRACKS[KITCHEN_TRACK:])),
    ("first", STARTS, SEATS),
    ("rolled", ROLLED, VALUES),
    ("token", TOKEN, [*INGREDIENTS[:POTION], "mrs_nasty"]),
    ("area", AREA, []),  # as many as the card file has
]


def check_ids() -> None:
    """Each kind begins where the one before it ends."""
    behind = 0
    for kind, first, all_about in FIXED_KINDS:
        if first != behind:
            raise AssertionError(f"actions of kind {kind} must begin with {behind}")
        behind += len(all_about)


check_ids()


def kinds_of(cards: Catalogue) -> list[tuple[str, list[str]]]:
    """Every kind of action with what its actions are about, in the order of ids; "" where that goes without saying."""
    return [
        *[(kind, all_about) for kind, _, all_about in FIXED_KINDS[:-1]],
        ("area", [card.id for card in cards.areas]),
        ("order", [card.id for card in cards.orders]),
        ("item", [card.id for card in cards.items]),
        ("says", [card.id for card in cards.says]),
        ("task", [card.id for card in cards.tasks]),
        ("become", [card.id for card in cards.characters]),
        ("draw_order", [card.id for card in cards.orders]),
        ("draw_item", [card.id for card in cards.items]),
        ("draw_says", [card.id for card in cards.says]),
        ("draw_task", [card.id for card in cards.tasks]),
        ("draw_secret", [card.id for card in cards.secrets]),
        ("draw_assignment", [card.id for card in cards.assignments]),
        ("deal", [card.id for card in cards.characters]),
    ]


def action_names(cards: Catalogue) -> list[str]:
    """Every action's name, in the order of ids."""
    return [f"{kind}:{about}" if about else kind for kind, all_about in kinds_of(cards) for about in all_about]
