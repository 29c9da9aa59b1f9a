"""The tables of DWARF's book: whatever is printed on cards comes from the card file in play.

Cells are book markup: "{iron}" is the icon of that name in `book/pictures.toml`.
"""

from collections.abc import Callable, Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.rulebook.blocks import BookTable, table
from alehouse.core.words import Words
from alehouse.games.dwarf.card_text import special_in_full
from alehouse.games.dwarf.cards import (
    ACTIONS,
    BLOCK_MINING,
    DEFEND,
    EXCHANGE,
    FORGE,
    GET_HELP,
    GOODS,
    LOSE_ALL,
    MINE,
    STEEL,
    SWAP,
    Card,
    Catalogue,
    Mix,
    Special,
)

_KINDS: Final = (MINE, DEFEND, FORGE, GET_HELP)  # as the book lists them
_ICONS: Final = {MINE: "mine", DEFEND: "defend", FORGE: "forge", GET_HELP: "get-help"}


def deck(cards: Catalogue, words: Words) -> BookTable:
    """How many cards of each kind one set has (DW-3.1)."""
    rows = []
    for kind in _KINDS:
        found = [card for card in cards.mine_cards if card.action == kind]
        names = [_counted(one, found, words) for one in _types(cards, kind)]
        rows.append((_kind(kind, words), ", ".join(names), str(len(found))))
    return table(words, ("book-kind", "book-cards", "book-number"), rows)


def mine(cards: Catalogue, words: Words) -> BookTable:
    """What a worker pays and takes on a Mine card."""
    rows = [(_name(card, words), _amounts(card.pay), _amounts(card.gain)) for card in _types(cards, MINE)]
    return table(words, ("book-card", "book-pay", "book-take"), rows)


def forge(cards: Catalogue, words: Words) -> BookTable:
    """The price of every item, the cheapest first."""
    ordered = sorted(_types(cards, FORGE), key=lambda card: (sum(card.pay), -card.pay[STEEL]))
    rows = [(_name(card, words), _amounts(card.pay), _amounts(card.gain)) for card in ordered]
    return table(words, ("book-card", "book-pay", "book-take"), rows)


def prices(cards: Catalogue, words: Words) -> BookTable:
    """The same for one printed page: what costs the same stands in one line."""
    named: dict[str, list[str]] = {}
    for name, price, _ in forge(cards, words).rows:
        named.setdefault(price, []).append(name)
    rows = [(", ".join(names), price) for price, names in named.items()]
    return table(words, ("book-card", "book-pay"), rows)


def monsters(cards: Catalogue, words: Words) -> BookTable:
    """What each monster does to everybody while nobody stands there."""
    rows = [(_name(card, words), _strike(card, words)) for card in _types(cards, DEFEND)]
    return table(words, ("book-undefended", "book-everybody"), rows)


def strikes(cards: Catalogue, words: Words) -> BookTable:
    """The same for one printed page, in signs."""
    rows = [(_name(card, words), _strike_in_signs(card, words)) for card in _types(cards, DEFEND)]
    return table(words, ("book-undefended", "book-everybody"), rows)


def specials(cards: Catalogue, words: Words) -> BookTable:
    """What the Special Actions do, in whole sentences."""
    return _specials(cards, words, special_in_full)


def specials_in_signs(cards: Catalogue, words: Words) -> BookTable:
    """The same for one printed page."""
    return _specials(cards, words, _special_in_signs)


TABLES: Final[Mapping[str, Callable[[Catalogue, Words], BookTable]]] = {
    "cards": deck,
    "mine": mine,
    "forge": forge,
    "forge-short": prices,
    "monsters": monsters,
    "monsters-short": strikes,
    "specials": specials,
    "specials-short": specials_in_signs,
}


def _specials(cards: Catalogue, words: Words, told: Callable[[Special, Words], str]) -> BookTable:
    rows = [(words.name(f"card-{special.id}"), told(special, words)) for special in cards.specials.values()]
    return table(words, ("book-special", "book-does"), rows)


def _special_in_signs(special: Special, words: Words) -> str:
    if special.effect != EXCHANGE:
        return words.say(f"board-special-{special.op}")
    given = _amounts(special.pay) + _mixed(special.pay_choice, words)
    taken = _amounts(special.gain) + _mixed(special.gain_choice, words)
    return f"{given} → {taken}"


def _mixed(mix: Mix, words: Words) -> str:
    """The goods that a player chooses himself."""
    if not mix.total:
        return ""
    kinds = "".join(f"{{{GOODS[kind]}}}" for kind in mix.kinds)
    least = f" {words.say('book-least', {'n': int(mix.least)})}" if mix.least else ""
    return f"{mix.total} {kinds}{least}"


def _types(cards: Catalogue, kind: int) -> list[Card]:
    """One card of each type, in the order of the card file."""
    found: dict[str, Card] = {}
    for card in cards.mine_cards:
        if card.action == kind:
            found.setdefault(card.type, card)
    return list(found.values())


def _kind(kind: int, words: Words) -> str:
    return f"{{{_ICONS[kind]}}} {words.say(f'phase-{ACTIONS[kind]}')}"


def _name(card: Card, words: Words) -> str:
    return words.name(f"card-{card.type}")


def _counted(card: Card, among: list[Card], words: Words) -> str:
    """A card's name and how often it is there, where that is more than once."""
    count = sum(other.type == card.type for other in among)
    return f"{_name(card, words)} {count}" if count > 1 else _name(card, words)


def _amounts(amounts: vec[i64]) -> str:
    return " ".join(f"{number} {{{good}}}" for number, good in zip(amounts, GOODS) if number)


def _strike_in_signs(card: Card, words: Words) -> str:
    if card.threat == BLOCK_MINING:
        return words.say("board-no-mining")
    lost = f"−{_toll(card, words)}"
    return f"{lost} +{card.threat_amount} {{{GOODS[card.threat_gain]}}}" if card.threat == SWAP else lost


def _toll(card: Card, words: Words) -> str:
    """What a monster takes from everybody."""
    good = f"{{{GOODS[card.threat_good]}}}"
    return words.say("book-all", {"good": good}) if card.threat == LOSE_ALL else f"{card.threat_amount} {good}"


def _strike(card: Card, words: Words) -> str:
    if card.threat == BLOCK_MINING:
        return words.say("book-strike-block_action")
    lost = _toll(card, words)
    if card.threat != SWAP:
        return words.say("book-strike-lose", {"lost": lost})
    gained = f"{card.threat_amount} {{{GOODS[card.threat_gain]}}}"
    return words.say("book-strike-swap", {"lost": lost, "gained": gained})
