"""How a table of DWARF becomes a view. Nothing is hidden but the order of what is still to be drawn (DW-9.2)."""

from alehouse.core.state import BETWEEN, FATE
from alehouse.games.dwarf.actions import FIRST, PLACE, SECOND, SPECIAL, location_name, pile_name
from alehouse.games.dwarf.cards import BLOCK_MINING, CATEGORIES, GOODS
from alehouse.games.dwarf.choices import prompt
from alehouse.games.dwarf.log import log_line
from alehouse.games.dwarf.rules.effects import attack_changes, take_toll
from alehouse.games.dwarf.rules.flow import DwarfState
from alehouse.games.dwarf.rules.frames import SEAT
from alehouse.games.dwarf.rules.scoring import categories_led, leader, places
from alehouse.games.dwarf.state import (
    AREA,
    BELOW,
    COMMITTED,
    DISCARDS,
    ENDINGS,
    HOME,
    LOST,
    MOUNTAIN,
    PHASES,
    SELECT_FIRST,
    SELECT_SECOND,
    SETUP,
    SIZES,
    TOPS,
    WORKERS_EACH,
    number_at,
    owner_of,
    size,
)
from alehouse.games.dwarf.view import (
    CategoryView,
    DwarfView,
    LocationView,
    MountainView,
    PileView,
    PlayerView,
    ResultView,
    ThreatView,
    TurnView,
    WorkerView,
)


def make_view(state: DwarfState, seat: int | None) -> DwarfView:
    """The table as `seat` sees it."""
    result = _result(state)
    return DwarfView(
        game=state.game.name,
        seat=seat,
        seats=state.seats,
        over=state.is_over,
        prompt=prompt(state, seat) if state.player >= FATE else None,
        log=[log_line(event) for event in state.events],
        round=state.round,
        phase=_phase(state),
        marker=state.marker,
        turns=_turns(state),
        players=[_player(state, player, result) for player in range(state.player_count)],
        locations=[_location(state, location) for location in range(len(state.stacks))],
        mountains=[_mountain(state, mine) for mine in range(state.terms.sets)],
        piles=[_pile(state, pile) for pile in range(3 * state.terms.sets)],
        resolving=state.terms.specials[state.special].id if state.special else "",
        resolving_mine="AB"[state.special_set] if state.special else "",
        resolver=state.frames[SEAT] if state.depth else -1,  # whoever began it all
        mustered=state.mustered,
        raided=state.raided,
        threats=_threats(state),
        result=result,
    )


def _phase(state: DwarfState) -> str:
    """The phase, or on the way to the next decision the one that has just ended."""
    if state.phase == SETUP:
        return "mining"
    return PHASES[state.phase - 1] if state.player == BETWEEN else PHASES[state.phase]


def _worker(state: DwarfState, worker: int) -> WorkerView:
    return WorkerView(
        id=f"worker:{owner_of(worker)}:{worker & 3}",
        seat=owner_of(worker),
        extra=worker & 3 >= 2,
        spent=bool(state.spent >> worker & 1),
    )


def _workers_at(state: DwarfState, location: int) -> list[WorkerView]:
    here = [worker for worker in range(WORKERS_EACH * state.player_count) if state.where[worker] == location]
    return [_worker(state, worker) for worker in sorted(here, key=state.stamp)]


def _location(state: DwarfState, location: int) -> LocationView:
    stack = state.stacks[location]
    numbers = [number_at(stack, depth) for depth in reversed(range(size(stack)))]
    return LocationView(
        id=location_name(location),
        mine="AB"[location // 9],
        position=location % 9 + 1,
        stack=[state.terms.by_number[number].id for number in numbers],
        workers=_workers_at(state, location),
        new=bool(state.fresh >> location & 1),
        place=PLACE + location,
    )


def _cards_of(state: DwarfState, mask: int) -> list[str]:
    return [state.terms.by_number[bit + 1].id for bit in range(63) if mask >> bit & 1]


def _mountain(state: DwarfState, mine: int) -> MountainView:
    upper, lower, discards = (state.areas[AREA * mine + part] for part in (MOUNTAIN, BELOW, DISCARDS))
    return MountainView(
        mine="AB"[mine],
        left=int(upper | lower).bit_count(),
        next=_cards_of(state, upper),
        later=_cards_of(state, lower),
        discards=_cards_of(state, discards),
    )


def _pile(state: DwarfState, pile: int) -> PileView:
    base = AREA * (pile // 3) + pile % 3
    top = state.areas[base + TOPS]
    committed = [
        worker
        for worker in range(WORKERS_EACH * state.player_count)
        if state.where[worker] == COMMITTED and (state.committed >> (3 * owner_of(worker)) & 7) == pile + 1
    ]
    return PileView(
        id=pile_name(pile),
        mine="AB"[pile // 3],
        top=state.terms.specials[top].id if top else "",
        mine_side=state.terms.specials[top].mine_side.id if top else "",
        left=state.areas[base + SIZES],
        workers=[_worker(state, worker) for worker in committed],
        for_workers=SPECIAL + 2 * pile,
        for_medals=SPECIAL + 2 * pile + 1,
    )


def _player(state: DwarfState, player: int, result: ResultView) -> PlayerView:
    own = range(WORKERS_EACH * player, WORKERS_EACH * (player + 1))
    opponent = state.terms.opponent
    return PlayerView(
        seat=player,
        automa=opponent.id if opponent is not None and state.is_opponent(player) else "",
        goods={good: state.owned(player, k) for k, good in enumerate(GOODS)},
        hand=[_worker(state, w) for w in own if w & 3 < 2 and state.where[w] == HOME],
        supply=[_worker(state, w) for w in own if w & 3 >= 2 and state.where[w] == HOME],
        lost=[_worker(state, w) for w in own if state.where[w] == LOST],
        leads=[category.category for category in result.categories if category.leader == player],
    )


def _turns(state: DwarfState) -> list[TurnView]:
    """This round's selection in order; a player without a worker for the second turn is left out (DW-5.42)."""
    if state.phase not in (SELECT_FIRST, SELECT_SECOND):
        return []
    order = [(state.starter + k) % state.player_count for k in range(state.player_count)]
    back = order if state.solo else order[::-1]
    first = state.phase == SELECT_FIRST
    asked = state.asking in (FIRST, SECOND) or state.depth > 0
    turns = [(seat, 1, k, state.turn if first else state.player_count) for k, seat in enumerate(order)]
    turns += [
        (seat, 2, k, 0 if first else state.turn)
        for k, seat in enumerate(back)
        if state.where[WORKERS_EACH * seat + 1] != COMMITTED  # who paid with both workers has none left
    ]
    result = []
    for seat, number, k, done in turns:
        now = asked and k == done - 1 and (number == 1) == first
        stage = "now" if now else "done" if k < done else "next"
        result.append(TurnView(seat=seat, turn=number, stage=stage))
    return result


def _threats(state: DwarfState) -> list[ThreatView]:
    """Every monster that lies open, in the order of the Defend step (DW-5.60)."""
    threats = []
    for location in range(len(state.stacks)):
        if not state.monsters >> location & 1:
            continue
        card = state.top_card(location)
        losses: list[dict[str, int]] = [{} for _ in range(state.player_count)]
        if card.threat != BLOCK_MINING:
            losses = [attack_changes(card, take_toll(state.goods[:], seat, card)) for seat in range(state.player_count)]
        threats.append(
            ThreatView(
                location=location_name(location),
                card=card.id,
                defenders=[worker.seat for worker in _workers_at(state, location)],
                mustered=state.mustered,
                losses=losses,
            )
        )
    return threats


def _result(state: DwarfState) -> ResultView:
    amounts = [[state.owned(seat, good) for seat in range(state.player_count)] for good in CATEGORIES]
    return ResultView(
        reason=f"end-{ENDINGS[state.ended]}" if state.ended else "",
        categories=[
            CategoryView(category=GOODS[good], amounts=owned, leader=leader(state, good))
            for good, owned in zip(CATEGORIES, amounts, strict=True)
        ],
        led=categories_led(state),
        places=places(state),
    )
