"""What a worker does with the card under him (section 6a) and what undefended monsters do (section 6b)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.dwarf.cards import BLOCK_MINING, GOODS, MEDAL, SWAP, Card
from alehouse.games.dwarf.state import BY_MEDALS, GOODS_EACH, TableState, changes, owner_of


def work(goods: vec[i64], seat: i64, card: Card) -> bool:
    """Pay in full and take; without the full price nothing happens (DW-6.15, DW-6.16)."""
    base = GOODS_EACH * seat
    kind: i64 = 0
    if card.costs:
        while kind < GOODS_EACH:
            if goods[base + kind] < card.pay[kind]:
                return False
            kind += 1
    kind = 0
    while kind < GOODS_EACH:
        goods[base + kind] += card.gain[kind] - card.pay[kind]
        kind += 1
    return True


def resolve_worker(table: TableState, worker: i64, early: bool) -> None:
    """A worker resolves the card he stands on (DW-6.14)."""
    location = table.where[worker]
    seat = owner_of(worker)
    card = table.top_card(location)
    if not work(table.goods, seat, card):
        if table.keeps_log:
            table.log("log-cannot-pay", seat, table.at(location), {}, "DW-6.15")
        return
    if table.keeps_log and early:
        table.log("log-early", seat, table.at(location), changes(card.pay, card.gain), "DW-5.30")
    elif table.keeps_log:
        table.log("log-resolve", seat, table.at(location), changes(card.pay, card.gain), "DW-6.14")
    if card.gain[MEDAL] and table.solo:
        check_medals(table)


def check_medals(table: TableState) -> None:
    """Andvéttr and his father win at once with enough medals (DW-8.53)."""
    opponent = table.terms.opponent
    if opponent is None or opponent.instant_win_medals == 0:
        return
    if table.owned(table.player_count - 1, MEDAL) >= opponent.instant_win_medals:
        table.end_game(BY_MEDALS)


def attack(table: TableState, card: Card, location: i64) -> None:
    """An undefended monster hits every player, once (DW-5.63, DW-8.72)."""
    if card.threat == BLOCK_MINING:
        table.raided = True
        if table.keeps_log:
            table.log("log-raid", -1, table.at(location), {}, "DW-6.20")
        return
    harmless = True
    seat: i64 = 0
    while seat < table.player_count:
        lost = take_toll(table.goods, seat, card)
        if lost:
            harmless = False
            if table.keeps_log:
                table.log("log-attack", seat, table.at(location), attack_changes(card, lost), "DW-5.63")
        seat += 1
    if harmless and table.keeps_log:
        table.log("log-harmless", -1, table.at(location), {}, "DW-6.21")


def take_toll(goods: vec[i64], seat: i64, card: Card) -> i64:
    """A monster takes what a player has, up to its amount (DW-6.21, DW-6.22, DW-6.23); Sidhe give as much (DW-6.24).

    None of the house's cards takes steel, items or medals (DW-6.26).
    """
    lost = goods[GOODS_EACH * seat + card.threat_good]
    if lost > card.threat_amount:
        lost = card.threat_amount
    goods[GOODS_EACH * seat + card.threat_good] -= lost
    if card.threat == SWAP:
        goods[GOODS_EACH * seat + card.threat_gain] += lost
    return lost


def attack_changes(card: Card, lost: i64) -> dict[str, int]:
    """What a monster does to one player, as the changes of an event."""
    result: dict[str, int] = {}
    if lost:
        result[GOODS[card.threat_good]] = -lost
        if card.threat == SWAP:
            result[GOODS[card.threat_gain]] = lost
    return result
