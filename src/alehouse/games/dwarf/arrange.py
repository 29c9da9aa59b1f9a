"""Positions of one's own: a table of DWARF laid out as a description says, for puzzles, teaching and tests."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct, field

from alehouse.core.errors import BadOption
from alehouse.core.positions import read_position
from alehouse.games.dwarf.actions import location_name, pile_name
from alehouse.games.dwarf.cards import GOODS, MINE_CARDS, SPECIALS, Card
from alehouse.games.dwarf.rules.flow import DwarfState
from alehouse.games.dwarf.state import (
    AREA,
    BELOW,
    COMMITTED,
    DISCARDS,
    MINING,
    MOUNTAIN,
    RESOLVE_HELP,
    SELECT_FIRST,
    SELECT_SECOND,
    SIZES,
    TOPS,
    UNTURNED,
)

BEGINNINGS: Final = {"mining": MINING, "first": SELECT_FIRST, "second": SELECT_SECOND, "get_help": RESOLVE_HELP}


class GivenWorker(Struct, forbid_unknown_fields=True, kw_only=True):
    """A worker, in order of placement: at a location ("A5") or on a special pile ("pile:A1")."""

    player: int
    at: str
    extra: bool = False
    spent: bool = False


class Given(Struct, forbid_unknown_fields=True, kw_only=True):
    """A position. What is not said is as at the beginning: starting cards, no goods, full piles."""

    phase: str = "first"  # mining, first, second or get_help: what comes next
    turn: int = 0  # how many players have had their turn in this phase
    round: int = 1
    marker: int | None = None
    goods: list[dict[str, int]] = field(default_factory=list)  # by player
    stacks: dict[str, list[str]] = field(default_factory=dict)  # by location, bottom card first
    mountain: dict[str, list[str]] = field(default_factory=dict)  # by set; else every card not lying elsewhere
    below: dict[str, list[str]] = field(default_factory=dict)  # the lower tier, drawn after the Mountain
    piles: dict[str, list[str]] = field(default_factory=dict)  # by pile, top card first; "?" is an unseen card
    workers: list[GivenWorker] = field(default_factory=list)
    mustered: bool = False
    specials_taken: int = 0
    last_added: str = ""  # the printed opponent's reference card
    human_choice: str = ""  # where the human placed first ("A5"), or the special card he took


def arrange(state: DwarfState, data: Mapping[str, Any]) -> None:
    """Lay out a position on a state that has just begun."""
    given = read_position(data, Given, tuple(BEGINNINGS))
    _lay_stacks(state, given)
    for mine in range(state.terms.sets):
        _lay_piles(state, given, mine)
        _lay_mountain(state, given, mine)
    _give_goods(state, given)
    for worker in given.workers:
        _put_worker(state, worker)
    _set_course(state, given)


def _lay_stacks(state: DwarfState, given: Given) -> None:
    names = [location_name(location) for location in range(len(state.stacks))]
    for name, stack in given.stacks.items():
        if name not in names or not stack:
            raise BadOption(f"stacks: {name!r} must be one of {', '.join(names)} and have a card")
        location = names.index(name)
        packed = 0
        for card in [_card(state, text) for text in stack]:
            if card.cell != location % 9:
                raise BadOption(f"stacks: {card.id} belongs to position {card.cell + 1}, not to {name}")
            packed = packed << 6 | card.number
        state.restack(location, packed)


def _card(state: DwarfState, text: str) -> Card:
    found = state.terms.cards.cards.get(text)
    if found is None:
        raise BadOption(f"there is no card {text!r}")
    return found


def _numbers_in(stack: int) -> list[int]:
    numbers = []
    while stack:
        numbers.append(stack & 63)
        stack >>= 6
    return numbers


def _lay_piles(state: DwarfState, given: Given, mine: int) -> None:
    """The named cards on top, the rest unseen; a special card that lies in the Mine is in no pile."""
    base = AREA * mine
    specials = {special.id: special for special in state.terms.specials}
    in_mine = {n for location in range(9 * mine, 9 * mine + 9) for n in _numbers_in(state.stacks[location])}
    unturned = state.areas[base + UNTURNED]
    for special in specials.values():
        if special.mine_side.number in in_mine:
            unturned &= ~(1 << (special.number - 1))
    for pile in range(3):
        name = pile_name(3 * mine + pile)
        if name not in given.piles:
            continue
        cards = given.piles[name]
        state.areas[base + SIZES + pile] = len(cards)
        if any(card != "?" for card in cards[1:]):
            raise BadOption(f'piles: {name} may name its top card only; write "?" for the cards below')
        if cards and cards[0] != "?":
            if cards[0] not in specials:
                raise BadOption(f"piles: there is no special card {cards[0]!r}")
            number = specials[cards[0]].number
            if not unturned >> (number - 1) & 1:
                raise BadOption(f"piles: {cards[0]} lies elsewhere already")
            unturned &= ~(1 << (number - 1))
            state.areas[base + TOPS + pile] = number
    state.areas[base + UNTURNED] = unturned
    _fit_piles(state, given, mine)


def _fit_piles(state: DwarfState, given: Given, mine: int) -> None:
    """Piles that were not described hold what is left; a pile without a top card gets the next one."""
    base = AREA * mine
    turned = sum(state.areas[base + TOPS + pile] > 0 for pile in range(3))
    left = int(state.areas[base + UNTURNED]).bit_count() + turned
    described = [pile for pile in range(3) if pile_name(3 * mine + pile) in given.piles]
    left -= sum(state.areas[base + SIZES + pile] for pile in described)
    for pile in (pile for pile in range(3) if pile not in described):
        state.areas[base + SIZES + pile] = min(left, SPECIALS // 3)
        left -= state.areas[base + SIZES + pile]
    if left < 0:
        raise BadOption("piles: they hold more special cards than there are")
    unturned = state.areas[base + UNTURNED]
    for pile in range(3):
        if state.areas[base + SIZES + pile] and not state.areas[base + TOPS + pile]:
            number = int(unturned & -unturned).bit_length()
            unturned &= unturned - 1
            state.areas[base + TOPS + pile] = number
    state.areas[base + UNTURNED] = unturned


def _lay_mountain(state: DwarfState, given: Given, mine: int) -> None:
    """The named cards, or all that lie nowhere else; with named cards the others count as discarded."""
    base = AREA * mine
    name = "AB"[mine]
    in_mine = {n for location in range(9 * mine, 9 * mine + 9) for n in _numbers_in(state.stacks[location])}
    starting = {card.number for card in state.terms.cards.starting}
    elsewhere = {n for n in range(1, MINE_CARDS + 1) if n not in in_mine}
    upper = {_card(state, text).number for text in given.mountain.get(name, [])}
    lower = {_card(state, text).number for text in given.below.get(name, [])}
    if wrong := (upper | lower) & in_mine:
        raise BadOption(f"mountain: {state.terms.by_number[min(wrong)].id} lies in the Mine already")
    if name not in given.mountain:
        tiers = state.areas[base + MOUNTAIN], state.areas[base + BELOW]
        upper, lower = ({n for n in elsewhere - starting if tier >> (n - 1) & 1} for tier in tiers)
    state.areas[base + MOUNTAIN] = _mask(upper or lower)
    state.areas[base + BELOW] = _mask(lower if upper else set())
    state.areas[base + DISCARDS] = _mask(elsewhere - upper - lower)


def _mask(numbers: set[int]) -> int:
    return sum(1 << (number - 1) for number in numbers)


def _give_goods(state: DwarfState, given: Given) -> None:
    if len(given.goods) > state.crowd:
        raise BadOption(f"goods: there are only {state.crowd} players at the table")
    for player, goods in enumerate(given.goods):
        for good, amount in goods.items():
            if good not in GOODS or amount < 0:
                raise BadOption(f"goods: {good} = {amount} is not possible; goods are {', '.join(GOODS)}")
            state.goods[5 * player + GOODS.index(good)] = amount


def _put_worker(state: DwarfState, given: GivenWorker) -> None:
    if not 0 <= given.player < state.crowd:
        raise BadOption(f"workers: there is no player {given.player} at the table")
    worker = state.extra_at_home(given.player) if given.extra else state.regular_at_home(given.player)
    if worker < 0:
        raise BadOption(f"workers: player {given.player} has no worker of that kind left")
    piles = [f"pile:{pile_name(pile)}" for pile in range(3 * state.terms.sets)]
    if given.at in piles:
        state.where[worker] = COMMITTED
        state.committed |= (piles.index(given.at) + 1) << (3 * given.player)
    else:
        location = _location(state, given.at)
        if any(state.where[4 * given.player + k] == location for k in range(4)):
            raise BadOption(f"workers: player {given.player} has a worker on {given.at} already")
        state.place(worker, location)
    if given.extra and state.is_opponent(given.player):
        state.opponent_helped = True  # that is how they came
    if given.spent:
        state.spent |= 1 << worker


def _location(state: DwarfState, name: str) -> int:
    names = [location_name(location) for location in range(len(state.stacks))]
    if name not in names:
        raise BadOption(f"there is no location {name!r}; there are: {', '.join(names)}")
    return names.index(name)


def _set_course(state: DwarfState, given: Given) -> None:
    """Where the game goes on."""
    if given.marker is not None:
        state.marker = given.marker
    elif state.marker < 0:
        state.marker = 0
    if not 0 <= state.marker < state.crowd:
        raise BadOption(f"marker: there is no player {state.marker} at the table")
    state.round = given.round
    state.phase = BEGINNINGS[given.phase]
    state.starter = state.marker
    state.turn = -1 if given.phase == "get_help" else given.turn
    state.mustered = given.mustered
    state.specials_taken = given.specials_taken
    state.last_added = _card(state, given.last_added).number if given.last_added else state.terms.by_number[1].number
    if given.human_choice:
        specials = {special.id: special.number for special in state.terms.specials}
        number = specials.get(given.human_choice)
        state.human_choice = -number if number else _location(state, given.human_choice)
