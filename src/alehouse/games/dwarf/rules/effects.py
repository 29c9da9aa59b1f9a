"""What a worker does with the card under him (section 6a) and what undefended monsters do (section 6b)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.dwarf.cards import BLOCK_MINING, GOODS, MEDAL, SWAP, Card
from alehouse.games.dwarf.state import BY_MEDALS, Table, changes


def work(goods: vec[i64], seat: i64, card: Card) -> bool:
    """Pay in full and take; without the full price nothing happens (DW-6.15, DW-6.16)."""
    base = 5 * seat
    kind: i64 = 0
    if card.costs:
        while kind < 5:
            if goods[base + kind] < card.pay[kind]:
                return False
            kind += 1
    kind = 0
    while kind < 5:
        goods[base + kind] += card.gain[kind] - card.pay[kind]
        kind += 1
    return True


def resolve_worker(table: Table, worker: i64, early: bool) -> None:
    """A worker resolves the card he stands on (DW-6.14)."""
    location = table.where[worker]
    seat = worker >> 2
    card = table.top(location)
    if not work(table.goods, seat, card):
        if table.telling:
            table.tell("log-cannot-pay", seat, table.at(location), {})
        return
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
    harmless = True
    seat: i64 = 0
    while seat < table.crowd:
        lost = take_toll(table.goods, seat, card)
        if lost:
            harmless = False
            if table.telling:
                table.tell("log-attack", seat, table.at(location), attack_changes(card, lost))
        seat += 1
    if harmless and table.telling:
        table.tell("log-harmless", -1, table.at(location), {})


def take_toll(goods: vec[i64], seat: i64, card: Card) -> i64:
    """A monster takes what a player has, up to its amount; Sidhe give as much back (DW-6.21 to DW-6.24)."""
    lost = goods[5 * seat + card.threat_good]
    if lost > card.threat_amount:
        lost = card.threat_amount
    goods[5 * seat + card.threat_good] -= lost
    if card.threat == SWAP:
        goods[5 * seat + card.threat_gain] += lost
    return lost


def attack_changes(card: Card, lost: i64) -> dict[str, int]:
    """What a monster does to one player, as the changes of an event."""
    result: dict[str, int] = {}
    if lost:
        result[GOODS[card.threat_good]] = -lost
        if card.threat == SWAP:
            result[GOODS[card.threat_gain]] = lost
    return result
