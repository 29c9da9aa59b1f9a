"""The common part of the table as text: market spaces, recipes, workers for hire, tiles, the collaboration."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from alehouse.core.text_layout import filled, flowing, in_rows, rule, styled
from alehouse.games.brew_crafters.about import helper_name, is_lowered
from alehouse.games.brew_crafters.card_text import bonus_signs, effects_signs, goods_signs
from alehouse.games.brew_crafters.cards import COLLECT, MARKET_OPTIONS
from alehouse.games.brew_crafters.effect_ops import FAMILIES, INGREDIENTS
from alehouse.games.brew_crafters.player_text import NEXT
from alehouse.games.brew_crafters.space_text import option_signs
from alehouse.games.brew_crafters.text_page import READY, Page, explained, recipe_parts
from alehouse.games.brew_crafters.view import CommunityView, HelperView, OptionView, RecipeView, SpaceView

NUMBER: Final = 5  # columns for an option's number, "[12] "
GAP: Final = 2
INDENT: Final = NUMBER + 2  # of lines that go on
COST: Final = 28  # columns for what a batch costs
SIGNS: Final = {"worker": "", "temporary": "♙", "extra": "+"}  # behind the mark of whose worker stands somewhere
BREWERY_ACTIONS: Final = ("process", "collaborate", "research", "install", "secret_recipe")


def numbered(page: Page, piece: str, text: Text) -> Text:
    """A text with the numbers of its options before it, if it has any."""
    number = page.number(piece)
    return number.append(" " * max(1 if number else 0, NUMBER - number.cell_len)).append_text(text)


# ── market ────────────────────────────────────────────────────────────────────────────────────────


def market(page: Page, width: int) -> list[Text]:
    """The market spaces in two columns: what may be had there, who stands there."""
    span = (width - GAP) // 2
    spaces = [_space(page, space, span) for space in page.view.market]
    half = _half([len(lines) for lines in spaces])
    columns = [[line for lines in part for line in lines] for part in (spaces[:half], spaces[half:])]
    return [rule(page.say("text-market"), width), *in_rows(columns, [span, span], GAP), *_expert(page, width)]


def _half(heights: Sequence[int]) -> int:
    """How many spaces stand in the left column, so that both are about equally high."""
    return min(range(len(heights) + 1), key=lambda n: max(sum(heights[:n]), sum(heights[n:])))


def _space(page: Page, space: SpaceView, width: int) -> list[Text]:
    """A space; it is quiet where nothing can be done."""
    opened = any(option.open for option in space.options) or page.own is None
    name = page.title(f"space-{space.id}", page.spaces[space.id], "" if opened else "quiet")
    for marker in space.markers:
        sign = page.mark(marker.seat).append(SIGNS[marker.kind])
        name.append(" ").append_text(sign).append_text(page.after(marker.id))
    several = len(space.options) > 1  # each then has its own number
    name = Text(" " * NUMBER).append_text(name) if several else numbered(page, f"space:{space.id}", name)
    offers = [_offer(page, space, option, several) for option in space.options]
    for offer in offers[:-1]:
        offer.append(" /", "quiet")
    units = [
        name.append(" "),
        *offers,
        *(_helper(page, helper) for option in space.options for helper in option.helpers),
    ]
    first, *rest = filled(units, width)
    if rest:  # what goes on is indented
        first, *rest = filled(units, width - INDENT)
    return [first, *(Text(" " * INDENT).append_text(line) for line in rest)]


def _helper(page: Page, helper: HelperView) -> Text:
    """Who gives the viewer more on a space, and what: "+1M Malt Buyer"."""
    more = bonus_signs(page.words, page.cards.effects[helper.effect])
    return styled(" ".join(filter(None, [more, helper_name(page.words, helper.who)])), "hop")


def _offer(page: Page, space: SpaceView, option: OptionView, several: bool) -> Text:
    """What one option gives; what lies there to be collected, then what is added each season."""
    number = MARKET_OPTIONS.index(option.name)
    signs = option_signs(page.words, page.spaces[space.id], number)
    if number == COLLECT:
        lying = page.signs(space.goods.items())
        text = styled(f"{lying} " if lying else "", "title").append(f"({signs})", "quiet")
    else:
        text = styled(signs, "" if option.open else "quiet")
    if several and option.action in page.by_action:
        text.append(" ").append_text(page.number_of(option.action))
    return text


def _expert(page: Page, width: int) -> list[Text]:
    """The lines of the Commodities Exchange, the Community Farm, the pool of temporary workers."""
    view = page.view
    rows = {
        "commodities_exchange": [_line(page, name) for name, _ in view.exchange],
        "community_farm": _community(page, view.community) if view.community else [],
        "temporary_workers": [styled(page.say("text-pool", n=view.temporary_pool), "quiet")],
    }
    lines = []
    for name, parts in rows.items():
        if name in view.advanced_actions:
            start = styled(f"{' ' * NUMBER}{page.say(f'space-{name}')}  ", "quiet")
            lines += flowing(start, parts, width, INDENT)
    return lines


def _community(page: Page, farm: CommunityView) -> list[Text]:
    """What is planted on the Community Farm and by whom, in the order of tokens."""
    parts = [Text(f"{page.say(f'ingredient-{kind}')} ").append_text(page.mark(seat)) for kind, seat in farm.planted]
    state = "text-farm-open" if farm.open else "text-farm-closed"
    return [*parts, styled(page.say(state), "quiet")]


def _line(page: Page, name: str) -> Text:
    line = page.lines[name]
    text = f"{goods_signs(page.words, line.give)} {NEXT} {goods_signs(page.words, line.take)}"
    return Text(text).append_text(page.after(f"line:{name}"))


# ── recipes ───────────────────────────────────────────────────────────────────────────────────────


def recipes(page: Page, width: int) -> list[Text]:
    """The display by families: worth, what a batch costs the viewer now, the Gold Label."""
    lines = [rule(page.say("text-recipes"), width)]
    names = [page.title(f"recipe-{recipe.id}", page.recipes[recipe.id]).cell_len for recipe in page.view.recipes]
    families = max(len(page.say(f"family-{family}")) for family in FAMILIES) + 2
    span = NUMBER + families + max(names, default=0) + 2
    indent = span if width - span >= COST else NUMBER + families + 2
    for number, family in enumerate(FAMILIES):
        group = [recipe for recipe in page.view.recipes if page.recipes[recipe.id].family == number]
        for place, recipe in enumerate(group):
            label = page.say(f"family-{family}") if place == 0 else ""
            start = page.number_of(recipe.action)
            start.append(" " * (NUMBER - start.cell_len)).append(label, "heading")
            start.append(" " * (NUMBER + families - start.cell_len))
            lines += _recipe(page, start, recipe, span, indent, width)
    return lines


def _recipe(page: Page, start: Text, recipe: RecipeView, span: int, indent: int, width: int) -> list[Text]:
    card = page.recipes[recipe.id]
    start.append_text(page.title(f"recipe-{recipe.id}", card))
    start.append(" " * (span - start.cell_len))
    parts = [*recipe_parts(page, card), *_label(page, recipe)]
    if recipe.pub_action in page.by_action:
        parts.append(Text(f"{page.say('text-in-pub')} ").append_text(page.number_of(recipe.pub_action)))
    return flowing(start, parts, width, indent)


def _label(page: Page, recipe: RecipeView) -> list[Text]:
    """The Gold Label that waits for the first sale, or who has it."""
    if recipe.label:
        text = styled(page.say("text-label", rep=page.cards.label_rep), "amber")
        return [text.append_text(page.after(f"label:{recipe.id}"))]
    holders = [player.seat for player in page.view.players if recipe.id in player.labels]
    return [styled(f"{page.say('text-label-taken')} ", "quiet").append_text(page.marks(holders))] if holders else []


def brewery(page: Page, width: int) -> list[Text]:
    """The brewery actions, and the supply where something may be taken from it."""
    lines = []
    actions = [
        Text(page.say(f"work-{action}")).append_text(page.after(f"action:{action}"))
        for action in BREWERY_ACTIONS
        if action != "secret_recipe" or action in page.view.advanced_actions
    ]
    if page.view.phase == "brewery":
        lines += flowing(styled(f"{page.say('text-actions')}  ", "heading"), actions, width, NUMBER)
    supply = [
        Text(page.say(f"ingredient-{kind}")).append_text(page.after(f"supply:{kind}"))
        for kind in INGREDIENTS
        if f"supply:{kind}" in page.numbers
    ]
    heading = styled(f"{page.say('text-supply')}  ", "heading")
    return lines + flowing(heading, supply, width, NUMBER) if supply else lines


# ── workers, partnerships, tiles, collaboration ───────────────────────────────────────────────────


def people(page: Page, width: int) -> list[Text]:
    """Skilled workers for hire with their wages, and partnerships."""
    workers = [line for worker in page.view.workers for line in worker_line(page, worker.id, width)]
    partnerships = []
    for partnership in page.view.partnerships:
        card = page.partnerships[partnership.id]
        name, does = page.title(f"partnership-{card.id}", card), effects_signs(page.cards, page.words, card.effects)
        partnerships += _told(page, f"partnership:{card.id}", name, does, width)
    groups = {"text-workers": workers, "text-partnerships": partnerships}
    return [line for key, lines in groups.items() if lines for line in (rule(page.say(key), width), *lines)]


def worker_line(page: Page, worker: str, width: int) -> list[Text]:
    """A skilled worker: wage and effects."""
    card = page.workers[worker]
    name = page.title(f"worker-{card.id}", card).append(f" {page.signs([('money', int(card.upkeep))])}", "amber")
    return _told(page, f"card:{card.id}", name, effects_signs(page.cards, page.words, card.effects), width)


def tiles(page: Page, width: int) -> list[Text]:
    """The tiles of the supply: upkeep, gift, effects, how many are left; a mark on those that the viewer has."""
    lines = [rule(page.say("text-supply-tiles"), width)]
    for tile in page.view.tiles:
        card = page.tiles[tile.id]
        has = page.own is not None and tile.id in page.own.tiles
        name = page.title(f"tile-{tile.id}", card, "quiet" if has or not tile.left else "")
        name.append(f" {page.signs([('money', int(card.upkeep))])}", "amber")
        name.append(f" ×{tile.left}", "quiet").append(f" {READY}" if has else "", "lantern")
        gift = goods_signs(page.words, card.gain)
        told = [f"+{gift}" if gift else "", effects_signs(page.cards, page.words, card.effects)]
        lines += _told(page, f"tile:{tile.id}", name, " · ".join(filter(None, told)), width)
    return lines


def collaboration(page: Page, width: int) -> list[Text]:
    """The sections of the collaboration recipe: what they need and bring, who has them."""
    if not page.view.sections:
        return []
    parts = []
    for section in page.view.sections:
        card = page.sections[section.id]
        text = page.title(f"section-{section.id}", card)
        text.append(f" {page.signs(section.cost.items())}", "hop" if is_lowered(card, section) else "")
        text.append(f" {NEXT} {goods_signs(page.words, card.reward)}")
        if section.holder >= 0:
            text.append(" ").append_text(page.mark(section.holder))
        parts.append(text.append_text(page.after(f"section:{section.id}")))
    return [rule(page.say("work-collaborate"), width), *flowing(Text(" " * NUMBER), parts, width, NUMBER)]


def _told(page: Page, piece: str, name: Text, told: str, width: int) -> list[Text]:
    """Something that may be chosen, its number before it."""
    start = numbered(page, piece, Text())
    start.append(" " * (NUMBER - start.cell_len))
    return explained(start.append_text(name), told, width, INDENT)
