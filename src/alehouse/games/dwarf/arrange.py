"""Positions of one's own: a table of DWARF laid out as a description says, for puzzles, teaching and tests."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct, field

from alehouse.core.errors import BadOption
from alehouse.core.positions import LARGEST, Count, check_distinct, index_of, number_within, read_position
from alehouse.games.dwarf.actions import location_name, pile_name
from alehouse.games.dwarf.cards import GOODS, MINE_CARDS, SPECIALS, Card
from alehouse.games.dwarf.rules.flow import DwarfState
from alehouse.games.dwarf.state import (
    AREA,
    BELOW,
    COMMITTED,
    DISCARDS,
    GOODS_EACH,
    HOME,
    MINING,
    MOUNTAIN,
    RESOLVE_HELP,
    SELECT_FIRST,
    SELECT_SECOND,
    SIZES,
    TOPS,
    UNTURNED,
    WORKERS_EACH,
)

SETS: Final = ("A", "B")
BEGINNINGS: Final = {"mining": MINING, "first": SELECT_FIRST, "second": SELECT_SECOND, "get_help": RESOLVE_HELP}


class GivenWorker(Struct, forbid_unknown_fields=True, kw_only=True):
    """A worker, in order of placement: at a location ("A5") or on a special pile ("pile:A1")."""

    player: Count
    at: str
    extra: bool = False
    spent: bool = False


class Given(Struct, forbid_unknown_fields=True, kw_only=True):
    """A position. What is not said is as at the beginning: starting cards, no goods, full piles."""

    phase: str = "first"  # mining, first, second or get_help: what comes next
    turn: Count = 0  # how many players have had their turn in this phase
    round: Count = 1
    marker: Count | None = None
    goods: list[dict[str, Count]] = field(default_factory=list)  # by player
    stacks: dict[str, list[str]] = field(default_factory=dict)  # by location, bottom card first
    mountain: dict[str, list[str]] = field(default_factory=dict)  # by set; else every card not lying elsewhere
    below: dict[str, list[str]] = field(default_factory=dict)  # the lower tier, drawn after the Mountain
    piles: dict[str, list[str]] = field(default_factory=dict)  # by pile, top card first; "?" is an unseen card
    workers: list[GivenWorker] = field(default_factory=list)
    mustered: bool = False
    specials_taken: Count = 0
    last_added: str = ""  # the printed opponent's reference card
    human_choice: str = ""  # where the human placed first ("A5"), or the special card he took


def arrange(state: DwarfState, data: Mapping[str, Any]) -> None:
    """Lay out a position on a state that has just begun."""
    given = read_position(data, Given, tuple(BEGINNINGS))
    _check_sets(state, given)
    _lay_stacks(state, given)
    for mine in range(state.terms.sets):
        _lay_piles(state, given, mine)
        _lay_mountain(state, given, mine)
    _give_goods(state, given)
    for worker in given.workers:
        _put_worker(state, worker)
    _set_course(state, given)


def _check_sets(state: DwarfState, given: Given) -> None:
    """Mountains and piles are named after the sets there are; nothing lies below a Mountain that is not described."""
    sets = SETS[: state.terms.sets]
    piles = [pile_name(pile) for pile in range(3 * len(sets))]
    for name in given.mountain:
        index_of(name, sets, "Mountain")
    for name in given.below:
        index_of(name, tuple(given.mountain), "described Mountain")
    for name, cards in given.piles.items():
        index_of(name, piles, "special pile")
        number_within(len(cards), 0, SPECIALS // 3, f"the size of pile {name}")


def _lay_stacks(state: DwarfState, given: Given) -> None:
    names = [location_name(location) for location in range(len(state.stacks))]
    for name, stack in given.stacks.items():
        if name not in names or not stack:
            raise BadOption(f"stacks: {name!r} must be one of {', '.join(names)} and have a card")
        location = names.index(name)
        check_distinct(stack, f"stacks: {name}")
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


def _numbers_in_mine(state: DwarfState, mine: int) -> set[int]:
    return {number for location in range(9 * mine, 9 * mine + 9) for number in _numbers_in(state.stacks[location])}


def _described(state: DwarfState, mountains: dict[str, list[str]], mine: int) -> set[int]:
    """The cards that are named for the Mountain of a set, or for its lower tier."""
    named = mountains.get(SETS[mine], [])
    check_distinct(named, f"mountain {SETS[mine]}")
    return {_card(state, text).number for text in named}


def _lay_piles(state: DwarfState, given: Given, mine: int) -> None:
    """The named cards on top, the rest unseen; a special card that lies in Mine or Mountain is in no pile."""
    base = AREA * mine
    specials = {special.id: special for special in state.terms.specials}
    taken = (
        _numbers_in_mine(state, mine) | _described(state, given.mountain, mine) | _described(state, given.below, mine)
    )
    unturned = state.areas[base + UNTURNED]
    for special in specials.values():
        if special.mine_side.number in taken:
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
    in_mine = _numbers_in_mine(state, mine)
    starting = {card.number for card in state.terms.cards.starting}
    elsewhere = {n for n in range(1, MINE_CARDS + 1) if n not in in_mine}
    upper = _described(state, given.mountain, mine)
    lower = _described(state, given.below, mine)
    if wrong := (upper | lower) & in_mine or upper & lower:
        raise BadOption(f"mountain: {state.terms.by_number[min(wrong)].id} lies elsewhere already")
    if SETS[mine] not in given.mountain:
        tiers = state.areas[base + MOUNTAIN], state.areas[base + BELOW]
        upper, lower = ({n for n in elsewhere - starting if tier >> (n - 1) & 1} for tier in tiers)
    state.areas[base + MOUNTAIN] = _mask(upper or lower)
    state.areas[base + BELOW] = _mask(lower if upper else set())
    state.areas[base + DISCARDS] = _mask(elsewhere - upper - lower)


def _mask(numbers: set[int]) -> int:
    return sum(1 << (number - 1) for number in numbers)


def _give_goods(state: DwarfState, given: Given) -> None:
    if len(given.goods) > state.player_count:
        raise BadOption(f"goods: there are only {state.player_count} players at the table")
    for player, goods in enumerate(given.goods):
        for good, amount in goods.items():
            state.goods[GOODS_EACH * player + index_of(good, GOODS, "good")] = amount


def _put_worker(state: DwarfState, given: GivenWorker) -> None:
    number_within(given.player, 0, state.player_count - 1, "the player of a worker")
    worker = state.extra_at_home(given.player) if given.extra else state.regular_at_home(given.player)
    if worker < 0:
        raise BadOption(f"workers: player {given.player} has no worker of that kind left")
    piles = [f"pile:{pile_name(pile)}" for pile in range(3 * state.terms.sets)]
    if given.at in piles:
        _commit(state, given, worker, piles.index(given.at))
    else:
        location = _location(state, given.at)
        if any(state.where[WORKERS_EACH * given.player + k] == location for k in range(4)):
            raise BadOption(f"workers: player {given.player} has a worker on {given.at} already")
        state.place(worker, location)
    if given.extra and state.is_opponent(given.player):
        state.opponent_helped = True  # that is how they came
    if given.spent:
        state.spent |= 1 << worker


def _commit(state: DwarfState, given: GivenWorker, worker: int, pile: int) -> None:
    """A worker stands on a special pile, the only one of the round for this player (DW-5.15)."""
    if given.extra or given.spent:
        raise BadOption("workers: only a regular worker who is not spent stands on a special pile")
    mark = (pile + 1) << (3 * given.player)
    if state.committed >> (3 * given.player) & 7 and state.committed & mark != mark:
        raise BadOption(f"workers: player {given.player} takes from one special pile a round")
    state.where[worker] = COMMITTED
    state.committed |= mark


def _location(state: DwarfState, name: str) -> int:
    names = [location_name(location) for location in range(len(state.stacks))]
    if name not in names:
        raise BadOption(f"there is no location {name!r}; there are: {', '.join(names)}")
    return names.index(name)


def _set_course(state: DwarfState, given: Given) -> None:
    """Where the game goes on."""
    _set_marker(state, given)
    state.round = number_within(given.round, 1, LARGEST, "round")
    state.phase = BEGINNINGS[given.phase]
    state.starter = state.marker
    turn = number_within(given.turn, 0, state.player_count, "turn")
    state.turn = -1 if given.phase == "get_help" else turn
    state.mustered = given.mustered
    state.specials_taken = number_within(given.specials_taken, 0, SPECIALS * state.terms.sets, "specials_taken")
    state.last_added = _card(state, given.last_added).number if given.last_added else state.terms.by_number[1].number
    if given.human_choice:
        specials = {special.id: special.number for special in state.terms.specials}
        number = specials.get(given.human_choice)
        state.human_choice = -number if number else _location(state, given.human_choice)
    _check_workers(state, given.phase)


def _set_marker(state: DwarfState, given: Given) -> None:
    """The printed opponent keeps it (DW-8.10); else whoever is named, or the first player."""
    if given.marker is not None:
        state.marker = number_within(
            given.marker, state.player_count - 1 if state.solo else 0, state.player_count - 1, "marker"
        )
    elif state.marker < 0:
        state.marker = 0


def _check_workers(state: DwarfState, phase: str) -> None:
    """Whoever has a turn still to come has the workers for it, and somewhere to go (DW-5.12, DW-5.100)."""
    if phase in ("mining", "first"):
        had = 0 if phase == "mining" else int(state.turn)
        waiting = [(state.starter + place) % state.player_count for place in range(had, state.player_count)]
        for seat in waiting:
            if state.where[WORKERS_EACH * seat] != HOME or state.where[WORKERS_EACH * seat + 1] != HOME:
                raise BadOption(f"workers: player {seat} has not had the first turn, so both regular ones are at home")
        _check_first_turn(state, len(waiting))
    elif phase == "second" and state.solo and state.turn == 0 and state.regular_at_home(state.player_count - 1) < 0:
        raise BadOption("workers: the printed opponent needs one for the second turn")


def _check_first_turn(state: DwarfState, waiting: int) -> None:
    """Nobody may pass the first turn: there is a special card for everybody, or room even if extra workers come."""
    cards = sum(state.areas[AREA * (pile // 3) + SIZES + pile % 3] for pile in range(3 * state.terms.sets))
    extras = sum(state.where[WORKERS_EACH * seat + k] == HOME for seat in range(state.player_count) for k in (2, 3))
    free = int(state.everywhere & ~state.occupied).bit_count()
    if cards < waiting and free < waiting + extras:
        raise BadOption(f"workers: too many stand in the Mine for the {waiting} first turns still to come")
