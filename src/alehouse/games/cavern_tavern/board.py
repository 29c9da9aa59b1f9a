"""The table of Cavern Tavern as text: clock, Mess Hall, the places for dice, everybody's goods, what is going on."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from alehouse.core.sources import mark
from alehouse.core.text_layout import apart, beside, columns, flowing, in_columns, pointed_at, rule, styled
from alehouse.core.text_page import BoardOfPlayers
from alehouse.core.text_table import markup
from alehouse.core.words import Words
from alehouse.games.cavern_tavern.area_text import BARRED, NUMBER, cellar, numbered, own_tasks, tasks
from alehouse.games.cavern_tavern.card_text import ability_text, goal_text
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.effect_ops import RACES, TRACKS
from alehouse.games.cavern_tavern.hours import hour_text
from alehouse.games.cavern_tavern.player_text import (
    MET,
    explained,
    in_full,
    in_short,
    needs,
    order_name,
    payments,
    standing,
)
from alehouse.games.cavern_tavern.text_page import Page
from alehouse.games.cavern_tavern.view import CavernTavernView, GoalView, MessView, PlacingView, PlayerView

WIDE: Final = 138  # columns with room for the places for dice beside everything else
LEFT: Final = 0.45  # the part of these columns that is for everything else
GAP: Final = 2  # between the columns of the Mess Hall
MANY: Final = 4  # from this number of players on they leave no room for the viewer on their side


def board(cards: Catalogue, view: CavernTavernView, words: Words, names: Sequence[str], width: int) -> str:
    """The whole table, in rich's markup with the house's styles."""
    table = _Board(Page(cards, view, words), names)
    lines = table.heading(width)
    if width >= WIDE:
        left, right = columns(width, LEFT)
        upper = [*table.solo(left), *table.mess_hall(left), *table.opponents(left)]
        if view.seats < MANY:
            upper += table.own(left)
            places = table.places(right)
        else:
            places = [*table.places(right), *table.own(right)]
        lines += beside(upper, [*places, *table.going_on(right)], width - right)
    else:
        lines += [*table.solo(width), *table.opponents(width), *table.mess_hall(width), *table.places(width)]
        lines += [*table.own(width), *table.going_on(width)]
    return markup(lines)


class _Board(BoardOfPlayers[Catalogue, CavernTavernView, Page, PlayerView]):
    """One table being written down."""

    # ── heading ───────────────────────────────────────────────────────────────────────────────────

    def heading(self, width: int) -> list[Text]:
        """Round, clock and the order of turns; the decks."""
        view, page = self.view, self.page
        left = styled(page.say("text-round", round=view.round, rounds=view.rounds), "title")
        left.append(f" · {hour_text(page.words, view.time)}", "amber").append("   ").append_text(self._turns())
        decks = [("items", view.items_left), ("says", view.says_left)]
        if view.chamber_open:
            decks += [("tasks", view.tasks_left), ("tokens", view.tokens_left), ("modifiers", view.modifiers_left)]
        told = " · ".join(page.say(f"text-{deck}-left", count=left) for deck, left in decks)
        return list(apart(left, styled(told, "slate"), width).split("\n"))

    def _turns(self) -> Text:
        """Everybody in this round's order, arrows around whose turn it is."""
        if self.view.starter < 0 or self.view.solo:
            return Text()
        marks = []
        for step in range(self.view.seats):
            seat = (self.view.starter + step) % self.view.seats
            sign = self.page.mark(seat)
            if seat == self.view.turn:
                sign = pointed_at(sign)
            marks.append(sign)
        return Text(" ").join(marks)

    # ── the solo game ─────────────────────────────────────────────────────────────────────────────

    def solo(self, width: int) -> list[Text]:
        """What has to be reached, and what the Automa dice bar."""
        lines = []
        for key, parts in (("goal", self._goals()), ("automa", self._automa())):
            if parts:
                lines += flowing(styled(f"{self.page.say(f'text-{key}')}  ", "heading"), parts, width, 4)
        return lines

    def _goals(self) -> list[Text]:
        """The points or the assignment that a solo game asks for."""
        view, page = self.view, self.page
        parts = [styled(page.words.name(f"assignment-{view.assignment}"), "title")] if view.assignment else []
        parts += [self._goal(goal) for goal in view.goals]
        return [*parts, Text(page.say("short-gain_vp", n=view.target))] if view.solo and not view.story else parts

    def _automa(self) -> list[Text]:
        """The Automa dice that are rolled, and what they bar."""
        parts = []
        for die in self.view.automa:
            if die.value:
                text = Text(f"{self.page.say(f'automa-{die.colour}')} {die.value}")
                parts.append(text.append(f" {BARRED} {self._barred(die.bars)}" if die.bars else "", "berry"))
        return parts

    def _goal(self, goal: GoalView) -> Text:
        """A requirement: how far it is met."""
        text = Text(self.page.words.labelled(goal_text(self.page.words, goal.what, goal.need), ""))
        return text.append(f"{goal.have}{MET if goal.met else ''}", "lantern" if goal.met else "amber")

    def _barred(self, piece: str) -> str:
        """What an Automa die bars, by its name."""
        kind, _, name = piece.partition(":")
        if kind == "mess":
            return self.page.say("text-table", number=int(name))
        return self.page.words.name(f"{kind}-{name}")

    # ── Mess Hall ─────────────────────────────────────────────────────────────────────────────────

    def mess_hall(self, width: int) -> list[Text]:
        """Each order: what it pays and costs, then what it needs; the deck last."""
        page, view = self.page, self.view
        if view.round == 0:  # the orders come last of all (CT-4.1.14)
            return []
        shown = [page.orders[space.order] for space in view.mess if space.order]
        bar = 2 if any(space.blocked for space in view.mess) else 0
        span = max((order_name(page, order).cell_len for order in shown), default=0) + bar
        pays = max((payments(order).cell_len for order in shown), default=0)
        lines = [rule(page.say("section-mess"), width)]
        for space in view.mess:
            lines += self._table(space, [span + NUMBER + 2, pays, 1], width)
        text = Text(page.say("text-orders-left", count=view.orders_left, discarded=len(view.orders_discarded)))
        return [*lines, numbered(page, "deck:orders", text)]

    def _table(self, space: MessView, widths: Sequence[int], width: int) -> list[Text]:
        """A space of the Mess Hall: its order, or who took it."""
        page = self.page
        number = styled(f"{space.number} ", "quiet").append(f"{BARRED} " if space.blocked else "", "berry")
        if not space.order:
            taker = Text(page.say("text-empty"), "quiet")
            if space.meeple >= 0:
                taker = page.mark(space.meeple).append(f" {self.names[space.meeple]}", "quiet")
            return [numbered(page, f"mess:{space.number}", number.append_text(taker))]
        order = page.orders[space.order]
        name = numbered(page, f"order:{order.id}", number.append_text(order_name(page, order)))
        step = styled(page.say(f"short-track-{TRACKS[order.symbol]}", n=1) if order.symbol else "", "hop")
        race = styled(f"{' ' * (NUMBER + 2)}{page.say(f'race-{RACES[order.race]}')}: ", "quiet")
        parts = needs(page, order, page.own)
        if sum(widths[:2]) + 2 * GAP + step.cell_len > width:  # beside a long row of points there is no room for it
            parts, step = [*parts, step], Text()
        needed = flowing(race, parts, width, NUMBER + 4)
        return [in_columns([name, payments(order), step], widths, GAP), *needed]

    # ── places for dice ───────────────────────────────────────────────────────────────────────────

    def places(self, width: int) -> list[Text]:
        return [*cellar(self.page, width), *tasks(self.page, width)]

    # ── players ───────────────────────────────────────────────────────────────────────────────────

    def standing(self, player: PlayerView) -> list[Text]:
        return standing(self.page, player)

    def in_short(self, player: PlayerView, width: int) -> list[Text]:
        return in_short(self.page, player, width)

    def in_full(self, player: PlayerView, width: int) -> list[Text]:
        return in_full(self.page, player, width) + own_tasks(self.page, player, width)

    # ── what is being done ────────────────────────────────────────────────────────────────────────

    def going_on(self, width: int) -> list[Text]:
        """Characters to choose from, dice being chosen, a card at work, cards to choose from."""
        view, page = self.view, self.page
        lines = []
        for piece in page.numbers:
            if piece.startswith("become:"):
                lines += self._character(piece, width)
        if view.placing and not view.options:  # whoever decides is told by the question
            lines.append(self._placing(view.placing))
        if view.using:
            lines.append(styled(page.say("text-using", card=f"@{view.using.replace(':', '-')}"), "amber"))
        if view.drawn:
            start = styled(f"{page.say('text-drawn')} ", "amber")
            lines += self._order(start, view.drawn, width)
        for piece in view.looked_at:
            lines += self._looked_at(piece, width)
        if view.hidden_cards:
            lines.append(styled(page.say("text-hidden-cards", count=view.hidden_cards), "amber"))
        return [rule(page.say("text-going-on"), width), *lines] if lines else []

    def _character(self, piece: str, width: int) -> list[Text]:
        """A character to choose: its people and what it does."""
        card = self.page.characters[piece.partition(":")[2]]
        name = styled(self.page.words.name(f"character-{card.id}"), "title").append(f" {mark(card)}".rstrip())
        name.append(f" · {self.page.say(f'race-{RACES[card.race]}')}")
        does = ability_text(self.page.cards, self.page.words, card.ability)
        return explained(self.page, numbered(self.page, piece, Text()), name, does, width, NUMBER)

    def _placing(self, placing: PlacingView) -> Text:
        """How far the dice chosen go."""
        target = f"@{placing.target.replace(':', '-', 1)}"
        if placing.wanted:
            text = self.page.say("text-placing-sum", target=target, total=placing.total, wanted=placing.wanted)
        else:
            chosen = sum(len(player.chosen) for player in self.view.players)
            text = self.page.say("text-placing-count", target=target, chosen=chosen, count=placing.count)
        return styled(text, "amber")

    def _looked_at(self, piece: str, width: int) -> list[Text]:
        """A card that the viewer may choose: an order with what it needs, an item with what it does."""
        kind, _, name = piece.partition(":")
        if kind == "order":
            return self._order(numbered(self.page, piece, Text()), name, width)
        card = self.page.items[name]
        text = styled(self.page.words.name(f"item-{name}"), "title").append(f" {mark(card)}".rstrip())
        does = ability_text(self.page.cards, self.page.words, card.ability)
        return explained(self.page, numbered(self.page, piece, Text()), text, does, width, NUMBER)

    def _order(self, start: Text, name: str, width: int) -> list[Text]:
        """An order that lies on no table."""
        order = self.page.orders[name]
        start.append_text(order_name(self.page, order)).append("  ")
        parts = [payments(order), Text(self.page.say(f"race-{RACES[order.race]}"))]
        return flowing(start, [*parts, *needs(self.page, order, self.page.own)], width, NUMBER)
