"""The table of Brew Crafters being written down: cards by id, what a batch costs the viewer, lines with a label."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from alehouse.core import text_page as core
from alehouse.core.sources import Sourced, mark
from alehouse.core.text_layout import beside, filled, flowing, styled
from alehouse.core.words import Words
from alehouse.games.brew_crafters.about import at_work, helper_name
from alehouse.games.brew_crafters.card_text import amount_sign, deed_signs
from alehouse.games.brew_crafters.cards import Catalogue, Recipe
from alehouse.games.brew_crafters.cards_by_id import CardsById
from alehouse.games.brew_crafters.effect_ops import INGREDIENTS, SYMBOLS
from alehouse.games.brew_crafters.view import BrewCraftersView, PlayerView, PriceView

READY: Final = "✓"
LACKING: Final = "!"  # behind what the viewer has not enough of
SYMBOL_INKS: Final = {"": "", "hop": "hop", "barrel": "copper"}
LABELS: Final = (
    "storage",
    "line",
    "pub",
    "sold",
    "tiles",
    "staff",
    "partners",
    "research",
    "winter",
    "score",
    "won",
    "farm",
    "has",
)


class Page(core.Page[Catalogue, BrewCraftersView, PlayerView], CardsById):
    """The table of Brew Crafters being written down."""

    def __init__(self, cards: Catalogue, view: BrewCraftersView, words: Words) -> None:
        super().__init__(cards, view, words, view.players)
        CardsById.__init__(self, cards)
        self.by_action = {option.action: number for number, option in enumerate(view.options, 1)}
        self.label_width = max(cell_len(_label(words, key)) for key in LABELS) + 2  # columns that labels need

    def price(self, recipe: str) -> PriceView | None:
        """What a batch would cost the viewer now."""
        prices = self.own.prices if self.own else []
        return next((price for price in prices if price.recipe == recipe), None)

    def label(self, recipe: str) -> bool | None:
        """Whether the Gold Label of a recipe lies on the display; None for one that is not displayed."""
        return next((shown.label for shown in self.view.recipes if shown.id == recipe), None)

    def number_of(self, action: int) -> Text:
        """The number of the option that is this action: "[3]"; nothing where it is none."""
        return styled(f"[{self.by_action[action]}]" if action in self.by_action else "", "lantern")

    def title(self, key: str, card: Sourced, style: str = "") -> Text:
        """The name of something with the mark of its source."""
        return styled(self.words.name(key), style).append(f" {mark(card)}".rstrip(), "quiet")

    def signs(self, goods: Iterable[tuple[str, int]]) -> str:
        """Some goods, for tight places: "2M 1H"."""
        return " ".join(amount_sign(self.words, good, count) for good, count in goods if count)


# ── recipes ───────────────────────────────────────────────────────────────────────────────────────


def recipe_parts(page: Page, recipe: Recipe) -> list[Text]:
    """What a batch is worth and costs the viewer now, who lowers that, what is in the way."""
    price = page.price(recipe.id)
    worth = styled(page.signs([("rep", int(recipe.rep))]), "title")
    if recipe.symbol:
        symbol = page.say(f"short-only-symbol-{SYMBOLS[recipe.symbol]}")
        worth.append(f" {symbol}", SYMBOL_INKS[SYMBOLS[recipe.symbol]])
    if price is None:
        return [worth, Text(page.signs(zip(INGREDIENTS, recipe.needs)))]
    parts = [worth, _cost(page, price), *(_lowered(page, reduction) for reduction in at_work(price))]
    parts += _helped(page, price)
    if not price.allowed:
        parts.append(styled(page.say("text-basic-first"), "slate"))
    return parts


def _cost(page: Page, price: PriceView) -> Text:
    """The ingredients of a batch, a sign behind those that are lacking: "2M 1H! ✓"."""
    found = []
    for kind, count in price.cost.items():
        if count:
            lacks = price.missing.get(kind, 0) > 0
            text = styled(amount_sign(page.words, kind, count), "berry" if lacks else "")
            found.append(text.append(LACKING if lacks else "", "berry"))
    return Text(" ").join(found).append(f" {READY}" if price.ready else "", "lantern")


def _lowered(page: Page, reduction: tuple[str, str, int]) -> Text:
    """A reduction and whose it is: "−1M Mash Tun"."""
    who, kind, less = reduction
    return styled(f"−{amount_sign(page.words, kind or 'basic_any', less)} {helper_name(page.words, who)}", "hop")


def _helped(page: Page, price: PriceView) -> list[Text]:
    """Who gives something for brewing or selling a batch, "sell: $1 Cooper"; who lets pay what is lacking."""
    found = []
    for helper in price.helpers:
        effect = page.cards.effects[helper.effect]
        gain = f"{deed_signs(page.words, effect)} " if any(effect.gain) else ""
        if gain or (price.missing and price.ready):
            found.append(styled(gain + helper_name(page.words, helper.who), "hop"))
    return found


# ── lines with a label ────────────────────────────────────────────────────────────────────────────


def behind(page: Page, key: str, lines: Sequence[Text]) -> list[Text]:
    """Some lines behind their label."""
    return beside([styled(_label(page.words, key), "quiet")], lines, page.label_width) if lines else []


def listed(page: Page, key: str, parts: Sequence[Text], width: int) -> list[Text]:
    """Some things behind their label; no line where there are none."""
    return behind(page, key, flowing(Text(), parts, width - page.label_width, 2)) if parts else []


def explained(name: Text, told: str, width: int, indent: int = 2) -> list[Text]:
    """A name and, quietly, what it does; all lines but the first are indented."""
    first, *rest = filled([name.append(" "), *(styled(word, "quiet") for word in told.split(" "))], width - indent)
    return [first, *(Text(" " * indent).append_text(line) for line in rest)]


def _label(words: Words, key: str) -> str:
    return f"    {words.say(f'text-{key}')}"
