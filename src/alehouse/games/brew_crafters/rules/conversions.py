"""Conversions of local partnerships: as often as wished, with every decision of their owner (BC-5.30, D20)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.brew_crafters.state import PARTNERS, SEAT, STORED, Table
from alehouse.games.brew_crafters.vocabulary import INGREDIENTS, KINDS, Effect


def listed_after(table: Table, seat: i64, out: vec[i64], count: i64) -> i64:
    """The conversions that a player can pay, written behind `count` other actions."""
    action = table.terms.ids.convert
    owned = table.own[SEAT * seat + PARTNERS]
    if not owned:
        return count
    for card in table.terms.partnerships:
        for effect in card.effects:
            if (owned >> card.number) & 1 and can_pay(table, seat, effect):
                out[count] = action
                count += 1
            action += 1
    return count


def is_any(table: Table, seat: i64) -> bool:
    """Whether a player can pay some conversion."""
    owned = table.own[SEAT * seat + PARTNERS]
    if not owned:
        return False
    for card in table.terms.partnerships:
        for effect in card.effects:
            if (owned >> card.number) & 1 and can_pay(table, seat, effect):
                return True
    return False


def is_settled(table: Table, seat: i64, answers: i64) -> bool:
    """Whether a set of answers holds one only and nothing else could be done there: then nobody is asked (5.8)."""
    return not answers & (answers - 1) and not is_any(table, seat)


def can_pay(table: Table, seat: i64, effect: Effect) -> bool:
    kind: i64 = 0
    while kind < KINDS:
        if table.own[SEAT * seat + STORED + kind] < effect.give[kind]:
            return False
        kind += 1
    return True


def effect_of(table: Table, number: i64) -> Effect:
    """A conversion by its number among all of them."""
    for card in table.terms.partnerships:
        for effect in card.effects:
            if number == 0:
                return effect
            number -= 1
    return table.terms.effects[0]


def convert(table: Table, seat: i64, number: i64) -> None:
    effect = effect_of(table, number)
    move(table, seat, effect, 1)
    if table.telling:
        goods = zip(INGREDIENTS, range(KINDS))
        changes = {name: int(effect.take[kind] - effect.give[kind]) for name, kind in goods}
        args: dict[str, object] = {"partner": partner_of(table, effect)}
        table.tell("log-converts", seat, args, {name: change for name, change in changes.items() if change})


def partner_of(table: Table, effect: Effect) -> str:
    """The partnership that allows a conversion."""
    for card in table.terms.partnerships:
        for other in card.effects:
            if other.number == effect.number:
                return card.key
    return ""


def move(table: Table, seat: i64, effect: Effect, times: i64) -> None:
    kind: i64 = 0
    while kind < KINDS:
        table.own[SEAT * seat + STORED + kind] += times * (effect.take[kind] - effect.give[kind])
        kind += 1
