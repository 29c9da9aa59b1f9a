"""Conversions of local partnerships: as often as wished, with every decision of their owner (BC-5.30, D20)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.brew_crafters.effect_ops import INGREDIENTS, KINDS, Effect
from alehouse.games.brew_crafters.state import TableState


def listed_after(table: TableState, seat: i64, out: vec[i64], count: i64) -> i64:
    """The conversions that a player can pay (BC-6.27), written behind `count` other actions."""
    action = table.terms.ids.convert
    owned = table.partners_of(seat)
    if not owned:
        return count
    for card in table.terms.partnerships:
        for effect in card.effects:
            if (owned >> card.number) & 1 and table.has_all(seat, effect.give):
                out[count] = action
                count += 1
            action += 1
    return count


def is_any(table: TableState, seat: i64) -> bool:
    """Whether a player can pay some conversion."""
    owned = table.partners_of(seat)
    if not owned:
        return False
    for card in table.terms.partnerships:
        for effect in card.effects:
            if (owned >> card.number) & 1 and table.has_all(seat, effect.give):
                return True
    return False


def is_settled(table: TableState, seat: i64, answers: i64) -> bool:
    """Whether a set of answers holds one only and nothing else could be done there: then nobody is asked (5.8)."""
    return not answers & (answers - 1) and not is_any(table, seat)


def effect_of(table: TableState, number: i64) -> Effect:
    """A conversion by its number among all of them."""
    for card in table.terms.partnerships:
        for effect in card.effects:
            if number == 0:
                return effect
            number -= 1
    return table.terms.effects[0]


def convert(table: TableState, seat: i64, number: i64) -> None:
    effect = effect_of(table, number)
    move(table, seat, effect, 1)
    if table.keeps_log:
        goods = zip(INGREDIENTS, range(KINDS))
        changes = {name: int(effect.take[kind] - effect.give[kind]) for name, kind in goods}
        args: dict[str, object] = {"partner": partner_of(table, effect)}
        table.log("log-converts", seat, args, {name: change for name, change in changes.items() if change}, "BC-5.30")


def partner_of(table: TableState, effect: Effect) -> str:
    """The partnership that allows a conversion."""
    for card in table.terms.partnerships:
        for other in card.effects:
            if other.number == effect.number:
                return card.key
    return ""


def move(table: TableState, seat: i64, effect: Effect, times: i64) -> None:
    """What is given goes, what is taken comes; with -1 the other way round."""
    table.add_all(seat, effect.give, -times)
    table.add_all(seat, effect.take, times)
