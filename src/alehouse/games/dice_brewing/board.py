"""The table of Dice Brewing as text: recipes, markets, everybody's dice by colour, and the own board."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from alehouse.core.text_layout import apart, beside, filled, flowing, in_columns, in_rows, pointed_at, rule, styled
from alehouse.core.text_page import Board
from alehouse.core.text_table import markup
from alehouse.core.words import Words
from alehouse.games.dice_brewing.card_text import (
    amount,
    bonus,
    colour,
    demand_groups,
    enhancement_name,
    mark,
    recipe_title,
    reward,
)
from alehouse.games.dice_brewing.cards import COLOURS, Catalogue, Recipe
from alehouse.games.dice_brewing.player_text import (
    DIE_STYLES,
    NUMBER,
    board_in_full,
    board_in_short,
    dice_by_value,
    holdings,
    is_placing,
)
from alehouse.games.dice_brewing.text_page import Page
from alehouse.games.dice_brewing.view import DiceBrewingView, DieView, PlayerView, RecipeView, StockView

HALF: Final = 78  # columns that recipes and players need, and markets and the own board on the other side
MARKETS: Final = 38  # columns of the markets where they stand beside alone, at least
BRINGS: Final = NUMBER + 2  # where the line begins that says what a recipe brings
MET: Final = "✓"

Row = tuple[Text, list[list[Text]]]  # a label, and the units of each cell behind it


def board(cards: Catalogue, view: DiceBrewingView, words: Words, names: Sequence[str], width: int) -> str:
    """The whole table, in rich's markup with the house's styles."""
    table = _Board(Page(cards, view, words), names)
    lines = table.heading(width)
    market = table.markets_in_columns()
    narrow = width - market[0].cell_len - 2  # what is left with the markets beside
    if width >= 2 * HALF + 2:
        left = width - HALF - 2
        right = [*table.markets(HALF), *table.own_board(HALF)]
        lines += beside([*table.recipes(left), *table.players(left)], right, left + 2)
    elif narrow >= HALF:
        lines += beside([*table.recipes(narrow), *table.players(narrow)], market, narrow + 2)
        lines += table.own_board(width)
    else:
        lines += [*table.recipes(width), *table.markets(width), *table.players(width), *table.own_board(width)]
    return markup(lines)


class _Board(Board[Catalogue, DiceBrewingView, Page]):
    """One table being written down."""

    # ── heading ───────────────────────────────────────────────────────────────────────────────────

    def heading(self, width: int) -> list[Text]:
        """Round, season and phase, the order of turns, how far the game is; then an open token window."""
        view, page = self.view, self.page
        left = Text().append(page.say("text-round", round=max(view.round, 1)), "title")
        left.append(f" · {page.say(f'season-{view.season}')}", "slate" if view.season == "winter" else "hop")
        left.append(f" · {page.say(f'phase-{view.phase}')}", "amber").append("   ").append_text(self._turns())
        right = styled(page.say("text-progress", brewed=view.brewed, end=view.brewed_to_end, deck=view.deck), "slate")
        lines = apart(left, right, width).split("\n")
        if view.window:
            args = {"window": f"@window-{view.window.name}"}
            note = styled(f"{page.words.say('text-window', args)} ", "amber")
            lines.append(note.append_text(page.marks(view.window.waiting)))
        return list(lines)

    def _turns(self) -> Text:
        """Everybody in table order: arrows around whose turn it is, brackets around those who have passed."""
        if self.view.priority < 0:
            return Text()
        marks = []
        for step in range(self.view.seats):
            seat = (self.view.priority + step) % self.view.seats
            sign = self.page.mark(seat)
            if seat == self.view.turn:
                sign = pointed_at(sign)
            elif self.view.players[seat].passed:
                sign = styled("(", "quiet").append_text(sign).append(")", "quiet")
            marks.append(sign)
        return Text(" ").join(marks)

    # ── recipes ───────────────────────────────────────────────────────────────────────────────────

    def recipes(self, width: int) -> list[Text]:
        """Each recipe of the display: what it needs, then what it brings."""
        shown = [(recipe, self.page.cards.by_id[recipe.id]) for recipe in self.view.display]
        titles = [f"{recipe_title(card, self.page.words)} {mark(card)}" for _, card in shown]
        span = NUMBER + max(map(cell_len, titles), default=0) + 2
        lines = [rule(self.page.say("text-recipes"), width)]
        for (recipe, card), title in zip(shown, titles):
            name = self.page.number(f"recipe:{recipe.id}")
            name.append(" " * (NUMBER - name.cell_len)).append(title, "title")
            name.append(" " * (span - name.cell_len))
            lines += flowing(name, self._needs(recipe, card), width, span)
            lines += flowing(Text(" " * BRINGS), self._brings(card), width, BRINGS + 2)
        return lines

    def _needs(self, recipe: RecipeView, card: Recipe) -> list[Text]:
        """What a recipe needs, colour by colour, with a mark for what the own Warehouse has."""
        parts = [styled(f"⊘ {self.page.say('text-blocked')}", "berry")] if recipe.blocked else []
        for wanted, places in demand_groups(card).items():
            style = DIE_STYLES[COLOURS[wanted]]
            part = styled(colour(wanted, self.page.words), style)
            for place in places:
                part.append(f" {card.demands[place][1]}+", style)
                part.append(MET if recipe.met and recipe.met[place] else "", "lantern")
            parts.append(part)
        return parts

    def _brings(self, card: Recipe) -> list[Text]:
        """The reward of a recipe, and the bonus of each way to enhance it."""
        words = self.page.words
        parts = [styled("→ ", "quiet").append(", ".join(reward(card, self.page.edition, words)))]
        ways = [f"{enhancement_name(way, words)}: {', '.join(bonus(way, words))}" for way in card.enhancements]
        return parts + [styled(f"{'' if number else '+ '}{way}", "quiet") for number, way in enumerate(ways)]

    # ── markets ───────────────────────────────────────────────────────────────────────────────────

    def markets(self, width: int) -> list[Text]:
        """Both markets, each on as few lines as it needs."""
        titles = [self.page.say("text-market"), self.page.say("text-black-market")]
        span = max(map(cell_len, titles)) + 2
        lines = [rule(self.page.say("text-markets"), width)]
        for title, goods in zip(titles, self._goods()):
            start = styled(title, "heading").append(" " * (span - cell_len(title)))
            lines += flowing(start, [Text(" ").join(filter(None, cells)) for cells in goods], width, span)
        return lines

    def markets_in_columns(self) -> list[Text]:
        """Both markets one below the other, a line for each kind."""
        market, black_market = self._goods()
        columns = zip_longest(*market, *black_market, fillvalue=Text())
        widths = [max(cell.cell_len for cell in column) for column in columns]
        width = max(MARKETS, sum(widths) + len(widths) - 1)
        lines = []
        for key, goods in (("text-market", market), ("text-black-market", black_market)):
            lines.append(rule(self.page.say(key), width))
            lines += [in_columns(cells, widths, 1) for cells in goods]
        return lines

    def _goods(self) -> tuple[list[list[Text]], list[list[Text]]]:
        """What the Market and the Black Market have for sale, cell by cell, or when they open."""
        view = self.view
        market = [self._stock("ingredient", "ingredient", stock) for stock in view.ingredients]
        black_market = [self._stock("kind", "token", stock) for stock in view.tokens]
        return (
            market if view.market_open else [[self._closed(view.market_opens)]],
            black_market if view.black_market_open else [[self._closed(view.black_market_opens)]],
        )

    def _closed(self, opens: int) -> Text:
        return styled(self.page.say("text-opens", round=opens), "quiet")

    def _stock(self, piece: str, family: str, stock: StockView) -> list[Text]:
        """A kind for sale: "Honey", "4 coins", "×3"; no number where only "some" is known (DB-9.4)."""
        name = self.page.say(f"{family}-{stock.id}")
        if stock.sold_out:
            return [styled(name, "quiet"), styled(self.page.say("text-sold-out"), "quiet")]
        left = f"×{stock.left}" if stock.left >= 0 else ""
        price = styled(amount(stock.price, "coins", self.page.words), "amber")
        return [Text(name), price, styled(left, "quiet"), self.page.number(f"{piece}:{stock.id}")]

    # ── players ───────────────────────────────────────────────────────────────────────────────────

    def players(self, width: int) -> list[Text]:
        """The dice of the supply and of everybody, a column for each colour; what else a player has around them."""
        entries: list[Text | Row] = [*self._supply()]
        for player in self.view.players:
            entries += self._player(player, width)
        header = [*(self.page.say(f"colour-{name}") for name in COLOURS), self.page.say("goods-seeds")]
        styles = [*(DIE_STYLES[name] for name in COLOURS), "quiet"]
        titles = [[styled(word, style) for word in title.split(" ")] for title, style in zip(header, styles)]
        top: Row = (Text(), titles)
        return [rule(self.page.say("text-players"), width), *_dice_table([top, *entries], width)]

    def _supply(self) -> list[Row]:
        """What is left, and the dice that were rolled there for a swap (DB-6.21)."""
        page, view = self.page, self.view
        left = [
            styled(str(view.supply[name]), DIE_STYLES[name]).append_text(page.number(f"supply:{name}"))
            for name in COLOURS
        ]
        rows: list[Row] = [
            (styled(f"  {page.say('text-supply')}", "quiet"), [[cell] for cell in [*left, Text(str(view.seeds))]])
        ]
        if view.rolled:
            rows.append((styled(f"  {page.say('text-rolled')}", "amber"), self._by_colour(view.rolled)))
        return rows

    def _by_colour(self, dice: Sequence[DieView]) -> list[list[Text]]:
        return [dice_by_value(self.page, [die for die in dice if die.colour == name]) for name in COLOURS]

    def _player(self, player: PlayerView, width: int) -> list[Text | Row]:
        """A player's line, the dice of both places, then what is held and what the board holds."""
        page, seat = self.page, player.seat
        seeds = Text(str(player.seeds)).append_text(page.number(f"seed:{seat}"))
        if page.view.hand == "seed" and seat == page.view.turn:
            seeds = pointed_at(seeds)
        pool, warehouse = (self._place(key, seat) for key in ("pool", "warehouse"))
        entries: list[Text | Row] = [*self._line(player, width)]
        entries.append((pool, [*self._by_colour(player.pool), []]))
        entries.append((warehouse, [*self._by_colour(player.warehouse), [seeds]]))
        more = [("text-holds", holdings(page, player))]
        if not self._in_full(player):
            more.append(("text-board", board_in_short(page, player)))
        for key, parts in more:
            if parts:
                start = styled(f"    {page.say(key)}: ", "quiet")
                entries += flowing(start, parts, width, 6)
        return entries

    def _line(self, player: PlayerView, width: int) -> list[Text]:
        """A player's name, and everything of his that is a number or a state."""
        page, seat, view = self.page, player.seat, self.view
        start = page.named(seat, self.names).append("  ")
        parts = [Text(amount(player.xp, "xp", page.words)), Text(amount(player.coins, "coins", page.words))]
        if player.luck:
            parts.append(styled(page.say("text-luck", coins=player.luck), "amber"))
        parts.append(Text(page.say("text-brewed", count=len(player.brewed))))
        parts.append(Text(amount(player.score, "points", page.words)))
        states = {"priority": seat == view.priority, "passed": player.passed, "quiet": player.quiet}
        parts += [styled(page.say(f"text-{state}"), "amber") for state, holds in states.items() if holds]
        return flowing(start, parts, width, start.cell_len)

    def _place(self, key: str, seat: int) -> Text:
        """The Active Pool or the Warehouse, with the number of the option that puts a die there."""
        return styled(f"    {self.page.say(f'text-{key}')} ", "quiet").append_text(self.page.number(f"{key}:{seat}"))

    # ── the own board ─────────────────────────────────────────────────────────────────────────────

    def own_board(self, width: int) -> list[Text]:
        """All spaces of the viewer's board, while something may still be placed there this round."""
        for player in self.view.players:
            if self._in_full(player):
                return [rule(self.page.say("text-own-board"), width), *board_in_full(self.page, player, width)]
        return []

    def _in_full(self, player: PlayerView) -> bool:
        return player.seat == self.view.seat and is_placing(self.view, player)


# ── lines ─────────────────────────────────────────────────────────────────────────────────────────


def _dice_table(entries: Sequence[Text | Row], width: int) -> list[Text]:
    """Rows of dice under common headings, between lines that go all the way across."""
    rows = [entry for entry in entries if not isinstance(entry, Text)]
    label = max(name.cell_len for name, _ in rows)
    span = [max(_length(units) for units in column) for column in zip_longest(*(row for _, row in rows), fillvalue=[])]
    gap = 2
    while label + sum(span) + gap * len(span) > width:
        span[span.index(max(span))] -= 1
    lines = []
    for entry in entries:
        if isinstance(entry, Text):
            lines.append(entry)
        else:
            cells = [filled(units or [styled("–", "quiet")], wide) for units, wide in zip(entry[1], span)]
            lines += in_rows([[entry[0]], *cells], [label, *span], gap)
    return lines


def _length(units: Sequence[Text]) -> int:
    """How wide a cell is on one line; an empty one has its dash."""
    return max(1, sum(unit.cell_len + 1 for unit in units) - 1)
