"""What cards do: in a few signs, "−3 iron +2 steel" for a worker, "! −1 gold" for a monster, and in words.

Every number comes from the card, so that a card file of one's own reads as it plays.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from rich.text import Text

from alehouse.core.words import Words, capital
from alehouse.games.dwarf.cards import (
    ACTIONS,
    BLOCK_MINING,
    EXCHANGE,
    GOLD,
    GOODS,
    IRON,
    LOSE_ALL,
    STEEL,
    SWAP,
    Card,
    Mix,
    Opponent,
    Special,
)

RESOURCES: Final = [IRON, STEEL, GOLD]


# ── in signs ──────────────────────────────────────────────────────────────────────────────────────


def effect(card: Card, words: Words) -> Text:
    """What a worker pays and takes on a card."""
    if card.extra_workers:
        return Text(words.say("board-helpers", {"count": int(card.extra_workers)}))
    return Text(" ".join(_signed("−", card.pay, words) + _signed("+", card.gain, words)))


def threat(card: Card, words: Words) -> Text:
    """What a monster does to everybody as long as nobody stands in its way; nothing for other cards."""
    if not card.threat:
        return Text()
    if card.threat == BLOCK_MINING:
        return Text(f"! {words.say('board-no-mining')}", "berry")
    harm = f"−{_toll(card, words)}"
    if card.threat == SWAP:
        harm += f" +{_amount(card.threat_amount, GOODS[card.threat_gain], words)}"
    return Text(f"! {harm}", "berry")


def special_signs(special: Special, words: Words) -> Text:
    """What a special card does, for a tile of the board."""
    if special.effect != EXCHANGE:
        return Text(words.say(f"board-special-{special.op}"))
    given = _signed("−", special.pay, words) + _signed_mix("−", special.pay_choice, words)
    taken = _signed("+", special.gain, words) + _signed_mix("+", special.gain_choice, words)
    return Text(" ".join(given + taken))


def _signed(sign: str, amounts: vec[i64], words: Words) -> list[str]:
    return [f"{sign}{amount}" for amount in _amounts(amounts, words)]


def _signed_mix(sign: str, mix: Mix, words: Words) -> list[str]:
    count = int(mix.total)
    return [f"{sign}{count}\N{NO-BREAK SPACE}{words.say('board-goods', {'count': count})}"] if count else []


def _amounts(amounts: vec[i64], words: Words) -> list[str]:
    return [_amount(number, good, words) for number, good in zip(amounts, GOODS) if number]


def _amount(number: int, good: str, words: Words) -> str:
    """No break inside: a number and its good stay on one line."""
    return f"{number}\N{NO-BREAK SPACE}{words.say(f'goods-{good}', {'count': int(number)})}"


def _toll(card: Card, words: Words) -> str:
    """What a monster takes from everybody."""
    good = GOODS[card.threat_good]
    if card.threat == LOSE_ALL:
        return words.say("goods-all", {"good": good})
    return _amount(card.threat_amount, good, words)


# ── in words ──────────────────────────────────────────────────────────────────────────────────────


def card_in_words(card: Card, words: Words) -> list[str]:
    """What a worker does on a card, what a monster does while there is none, and what beginners miss."""
    args = {
        "pays": sum(card.pay),
        "pay": words.listed(_amounts(card.pay, words)),
        "gain": words.listed(_amounts(card.gain, words)),
        "helpers": int(card.extra_workers),
    }
    does = [words.say(f"does-{ACTIONS[card.action]}", args)]
    strikes = [f"{capital(threat_in_words(card, words))}."] if card.threat else []
    return [*does, *strikes, *_tip(words, card.type, ACTIONS[card.action])]


def _tip(words: Words, *names: str) -> list[str]:
    """What beginners miss about a card, by the first of its names that has such a sentence."""
    return [words.say(key) for key in [f"tip-{name}" for name in names] if words.has(key)][:1]


def threat_in_words(card: Card, words: Words) -> str:
    """What a monster does if it stays undefended."""
    if card.threat == BLOCK_MINING:
        return words.say("scene-undefended-block_action")
    lost = _toll(card, words)
    if card.threat != SWAP:
        return words.say("scene-undefended-lose", {"lost": lost})
    gained = _amount(card.threat_amount, GOODS[card.threat_gain], words)
    return words.say("scene-undefended-swap", {"lost": lost, "gained": gained, "n": int(card.threat_amount)})


def special_in_short(special: Special, words: Words) -> str:
    """What a special card does, on two short lines."""
    return words.say(f"scene-special-{special.op}", _special_args(special, words, short=True))


def special_in_full(special: Special, words: Words) -> str:
    """What a special card does, with everything that matters."""
    return words.say(f"scene-about-{special.op}", _special_args(special, words, short=False))


def special_at_length(special: Special, medals: int, becomes: str, words: Words) -> list[str]:
    """What a special card does and becomes, when and at what price, what its landing does, what beginners miss."""
    when = words.say("special-when", {"medals": medals})
    does = special_in_full(special, words)
    return [does, becomes, when, words.say("special-lands"), *_tip(words, special.id)]


def _special_args(special: Special, words: Words, short: bool) -> dict[str, str | int]:
    given = _amounts(special.pay, words) + _mixed(special.pay_choice, words, short)
    taken = _amounts(special.gain, words) + _mixed(special.gain_choice, words, short)
    return {"given": words.listed(given), "taken": words.listed(taken), "cards": int(special.min_left) + 1}


def _mixed(mix: Mix, words: Words, short: bool) -> list[str]:
    """The goods that a player chooses himself."""
    if not mix.total:
        return []
    kinds = [words.say(f"goods-{GOODS[kind]}") for kind in mix.kinds]
    args: dict[str, str | int] = {"n": int(mix.total), "least": int(mix.least), "kinds": words.listed(kinds)}
    return [words.say("goods-resources" if short and sorted(mix.kinds) == RESOURCES else "goods-mix", args)]


def opponent_in_words(opponent: Opponent, words: Words) -> str:
    """What a printed opponent does and when he wins, a sentence for each rule of his."""
    usable = "prefers" if opponent.checks_usability else "follows"
    told: list[tuple[str, dict[str, int]]] = [("never-wastes" if opponent.never_unusable else usable, {})]
    if opponent.forge_times > 1:
        told.append(("forges", {"times": int(opponent.forge_times)}))
    if any(opponent.medals_per_special):
        told.append(("earns", {}))
    if opponent.instant_win_medals:
        told.append(("wins", {"medals": int(opponent.instant_win_medals)}))
    if opponent.special_limit:
        told.append(("limit", {"count": int(opponent.special_limit)}))
    return " ".join(words.say(f"opponent-{key}", args) for key, args in told)
