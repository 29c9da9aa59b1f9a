"""What a worker does with the card under him (section 6a) and what undefended monsters do (section 6b)."""

from mypy_extensions import i64

from alehouse.games.dwarf.cards import BLOCK_MINING, GOODS, MEDAL, SWAP, Card
from alehouse.games.dwarf.state import BY_MEDALS, Table, changes


def resolve_worker(table: Table, worker: i64, early: bool) -> None:
    """Pay in full and take, or nothing happens; if it can be paid it is paid (DW-6.14 to DW-6.16)."""
    location = table.where[worker]
    seat = worker >> 2
    card = table.top(location)
    if card.costs:
        if not table.can_pay(seat, card.pay):
            if table.telling:
                table.tell("log-cannot-pay", seat, table.at(location), {})
            return
        table.pay(seat, card.pay)
    table.take(seat, card.gain)
    if table.telling:
        key = "log-early" if early else "log-resolve"
        table.tell(key, seat, table.at(location), changes(card.pay, card.gain))
    if card.gain[MEDAL] and table.solo:
        check_medals(table)


def check_medals(table: Table) -> None:
    """Andvéttr and his father win at once with enough medals (DW-8.53)."""
    opponent = table.terms.opponent
    if opponent is None or opponent.instant_win_medals == 0:
        return
    if table.goods[5 * (table.crowd - 1) + MEDAL] >= opponent.instant_win_medals:
        table.end_game(BY_MEDALS)


def attack(table: Table, card: Card, location: i64) -> None:
    """An undefended monster hits every player (DW-5.63)."""
    if card.threat == BLOCK_MINING:
        table.raided = True
        if table.telling:
            table.tell("log-raid", -1, table.at(location), {})
        return
    seat: i64 = 0
    while seat < table.crowd:
        lost = loss(table, seat, card)
        table.goods[5 * seat + card.threat_good] -= lost
        if card.threat == SWAP:
            table.goods[5 * seat + card.threat_gain] += lost
        if table.telling:
            table.tell("log-attack", seat, table.at(location), attack_changes(card, lost))
        seat += 1


def loss(table: Table, seat: i64, card: Card) -> i64:
    """How much a monster would take from a player: what he has, never more (DW-6.21 to DW-6.24)."""
    owned = table.goods[5 * seat + card.threat_good]
    return owned if owned < card.threat_amount else card.threat_amount


def attack_changes(card: Card, lost: i64) -> dict[str, int]:
    """What a monster does to one player, as the changes of an event."""
    result: dict[str, int] = {}
    if lost:
        result[GOODS[card.threat_good]] = -lost
        if card.threat == SWAP:
            result[GOODS[card.threat_gain]] = lost
    return result
