"""The decisions of DWARF (section 5g) and the ids of the actions that answer them."""

from typing import Final

from alehouse.core.vocabulary import check_kinds
from alehouse.games.dwarf.cards import CARDS, SPECIALS, Catalogue

# Who is asked what; fate from FIRST_PLAYER on.
FIRST: Final = 1  # DW-5.100
SECOND: Final = 2  # DW-5.107
EXTRA: Final = 3  # DW-5.108
EARLY_HELP: Final = 4  # DW-5.106
GIVE: Final = 5  # DW-5.102, one kind of goods after the other
RECEIVE: Final = 6  # DW-5.101, likewise
GLORIES: Final = 7  # DW-5.103
TURNING_BACK: Final = 8  # DW-5.104
APPRENTICE: Final = 9  # DW-5.105
MINE_ORDER: Final = 10  # DW-5.109
FORGE_ORDER: Final = 11  # DW-5.110
FIRST_PLAYER: Final = 12  # DW-4.7
TURN_SPECIAL: Final = 13  # DW-4.2
DRAW_CARD: Final = 14  # DW-5.2
SHUFFLE_STACK: Final = 15  # DW-6.38

# Action ids: the first of each kind. Locations are A1 to A9 and B1 to B9, piles A1 to A3 and B1 to B3 (DW-4.13).
PLACE: Final = 0
PASS: Final = 18
SPECIAL: Final = 19  # two for each pile: for both workers, for medals and one worker
RAISE: Final = 31
TURN_BACK_AT: Final = 157
JOIN: Final = 175
RESOLVE: Final = 193
STARTS: Final = 211
TURN: Final = 216
DRAW: Final = 234
SHUFFLE: Final = 360
AMOUNT: Final = 486

KINDS: Final = (
    (PLACE, "place"),
    (PASS, "pass"),
    (SPECIAL, "special"),
    (RAISE, "raise"),
    (TURN_BACK_AT, "turn_back"),
    (JOIN, "join"),
    (RESOLVE, "resolve"),
    (STARTS, "first"),
    (TURN, "turn"),
    (DRAW, "draw"),
    (SHUFFLE, "shuffle"),
    (AMOUNT, "amount"),
)


def location_name(index: int) -> str:
    return f"{'AB'[index // 9]}{index % 9 + 1}"


def pile_name(index: int) -> str:
    return f"{'AB'[index // 3]}{index % 3 + 1}"


def action_names(cards: Catalogue) -> list[str]:
    """Every action's name, in the order of ids."""
    locations = [location_name(index) for index in range(18)]
    piles = [pile_name(index) for index in range(6)]
    every_card = [f"{mine}:{cards.by_number[number].id}" for mine in "AB" for number in range(1, CARDS + 1)]
    specials = [f"{mine}:{special}" for mine in "AB" for special in cards.specials]
    assert len(specials) == 2 * SPECIALS
    names = [f"place:{location}" for location in locations]
    names.append("pass")
    names += [f"special:{pile}:{payment}" for pile in piles for payment in ("workers", "medals")]
    names += [f"raise:{card}" for card in every_card]
    names += [f"turn_back:{location}" for location in locations]
    names += [f"join:{location}" for location in locations]
    names += [f"resolve:{location}" for location in locations]
    names += [f"first:{seat + 1}" for seat in range(5)]
    names += [f"turn:{special}" for special in specials]
    names += [f"draw:{card}" for card in every_card]
    names += [f"shuffle:{card}" for card in every_card]
    names += [f"amount:{amount}" for amount in range(cards.largest_mix + 1)]
    check_kinds(names, KINDS)
    return names
