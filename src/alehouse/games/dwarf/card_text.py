"""What cards do, in a few signs: "−3 iron +2 steel" for a worker, "! −1 gold" for a monster."""

from rich.text import Text

from alehouse.core.words import Words
from alehouse.games.dwarf.cards import BLOCK_MINING, GOODS, LOSE_ALL, SWAP, Card


def effect(card: Card, words: Words) -> Text:
    """What a worker pays and takes on a card."""
    if card.extra_workers:
        return Text(words.say("board-helpers", {"count": int(card.extra_workers)}))
    amounts = [(-paid, good) for paid, good in zip(card.pay, GOODS) if paid]
    amounts += [(gained, good) for gained, good in zip(card.gain, GOODS) if gained]
    return Text(" ".join(amount(int(number), good, words) for number, good in amounts))


def threat(card: Card, words: Words) -> Text:
    """What a monster does to everybody as long as nobody stands in its way; nothing for other cards."""
    if not card.threat:
        return Text()
    good = GOODS[card.threat_good]
    if card.threat == BLOCK_MINING:
        harm = words.say("board-no-mining")
    elif card.threat == LOSE_ALL:
        harm = words.say("board-all", {"good": f"@goods-{good}"})
    else:
        harm = amount(-int(card.threat_amount), good, words)
    if card.threat == SWAP:
        harm += f" {amount(int(card.threat_amount), GOODS[card.threat_gain], words)}"
    return Text(f"! {harm}", "berry")


def amount(number: int, good: str, words: Words) -> str:
    """An amount with its sign. No break inside: a number and its good stay on one line."""
    sign = "−" if number < 0 else "+"
    return f"{sign}{abs(number)}\N{NO-BREAK SPACE}{words.say(f'goods-{good}', {'count': abs(number)})}"


def unbound(text: str) -> str:
    """Text whose lines are broken already: no blank needs to hold anything together any more."""
    return text.replace("\N{NO-BREAK SPACE}", " ")
