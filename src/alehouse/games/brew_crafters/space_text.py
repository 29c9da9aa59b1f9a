"""What a market space brings each season, and what may be done there, in sentences and in a few signs."""

from alehouse.core.words import Words
from alehouse.games.brew_crafters.card_text import amount, goods_signs, goods_text
from alehouse.games.brew_crafters.cards import COLLECT, MARKET_OPTIONS, TAKE, TAKE_ALT, Catalogue, Space
from alehouse.games.brew_crafters.effect_ops import INGREDIENTS


def space_text(cards: Catalogue, words: Words, space: Space) -> str:
    """What comes to a market space each season and what may be done there."""
    told = [words.say("does-restock", {"goods": goods_text(words, space.restock)})] if space.restocks else []
    options = [option_text(cards, words, space, option) for option in options_of(space)]
    if len(options) > 1:
        told.append(words.say("does-one-of"))
        options = [f"({number}) {text}" for number, text in enumerate(options, 1)]
    told += options
    if space.first_player:
        told.append(words.say("does-first_player"))
    return " ".join(told)


def options_of(space: Space) -> list[int]:
    """What may be done on a space, as numbers of MARKET_OPTIONS."""
    return [option for option in range(len(MARKET_OPTIONS)) if space.options >> option & 1]


def option_text(cards: Catalogue, words: Words, space: Space, option: int) -> str:
    """What one option of a space does, a sentence."""
    facts = {
        "goods": goods_text(words, space.take_alt if option == TAKE_ALT else space.take),
        "harvest": words.listed([amount(words, kind, n) for kind, n in zip(INGREDIENTS, cards.farm_yield) if n]),
        "fee": cards.agency_fee if MARKET_OPTIONS[option] == "job_agency" else cards.temporary_fee,
        "seasons": cards.temporary_seasons,
        "draw": cards.agency_draw,
    }
    return words.say(f"does-option-{_option(option)}", facts)


def option_signs(words: Words, space: Space, option: int) -> str:
    """What one option of a space gives, for tight places."""
    if option == COLLECT:
        return f"+{goods_signs(words, space.restock)}"
    if option in (TAKE, TAKE_ALT):
        return goods_signs(words, space.take_alt if option == TAKE_ALT else space.take)
    return words.say(f"short-option-{_option(option)}")


def _option(option: int) -> str:
    """An option by name; the two ways of taking something from the supply are one."""
    return MARKET_OPTIONS[TAKE if option == TAKE_ALT else option]
