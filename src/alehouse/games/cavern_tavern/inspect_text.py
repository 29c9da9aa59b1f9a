"""A closer look at the table of Cavern Tavern as text: a card, an area, an ingredient, a player, the decks, the
tracks; and what the rooms, dice, tokens and other things on the table are for."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from alehouse.core.text_layout import flowing, in_columns, styled
from alehouse.core.text_page import CloserLook
from alehouse.core.text_table import CLOSER_WIDTH, Look, about, closer_look, player_number
from alehouse.core.words import Words, capital
from alehouse.games.cavern_tavern.about import (
    about_area,
    about_assignment,
    about_character,
    about_ingredient,
    about_item,
    about_order,
    about_says,
    about_secret,
    about_task,
)
from alehouse.games.cavern_tavern.area_text import own_tasks
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.effect_ops import INGREDIENTS, TRACKS
from alehouse.games.cavern_tavern.player_text import in_full, in_short, order_name, standing
from alehouse.games.cavern_tavern.text_page import Page
from alehouse.games.cavern_tavern.view import CavernTavernView

_THINGS: Final = {  # what people call it: its name, and what is said of it
    "mess_hall": ("section-mess", "thing-room-mess"),
    "cellar": ("section-cellar", "thing-room-cellar"),
    "kitchen": ("section-kitchen", "thing-room-kitchen"),
    "chores": ("section-chore", "thing-room-chore"),
    "office": ("section-office", "thing-room-office"),
    "workshop": ("section-workshop", "thing-room-workshop"),
    "chamber": ("section-chamber", "thing-room-chamber"),
    "clock": ("icon-clock", "thing-clock"),
    "die": ("icon-die", "thing-die"),
    "white_die": ("icon-white-die", "thing-die-white"),
    "first_player": ("icon-first", "thing-first-player"),
    "open_order": ("text-order", "thing-open"),
    "nasty_says": ("text-says", "thing-requests"),
    "drink_token": ("token-drink", "thing-drinks"),
    "automa": ("opponent-automa", "thing-automa"),
    "points": ("icon-coin", "thing-score"),
}


def inspect_text(cards: Catalogue, view: CavernTavernView, words: Words, what: str) -> str:
    """What there is to know of "order:hopping_gnome", "area:roast_meat", "ingredient:beer", "player:2", the "deck",
    the "tracks" or "thing:clock"."""
    look = _Look(Page(cards, view, words))
    looks: dict[str, Look] = {
        "order": look.order,
        "item": look.item,
        "area": look.area,
        "task": look.task,
        "says": look.says,
        "character": look.character,
        "secret": look.secret,
        "player": look.player,
        "deck": look.deck,
        "tracks": look.tracks,
        "assignment": look.assignment,
        "ingredient": look.ingredient,
        "thing": look.thing,
    }
    return closer_look(words, looks, what)


class _Look(CloserLook[Catalogue, CavernTavernView, Page]):
    """Cards, areas and decks being written down."""

    # ── cards and areas ───────────────────────────────────────────────────────────────────────────

    def order(self, name: str) -> list[Text] | None:
        card = self.page.orders.get(name)
        return card and self._about(f"order-{name}", about_order(self.words, card))

    def item(self, name: str) -> list[Text] | None:
        card = self.page.items.get(name)
        return card and self._about(f"item-{name}", about_item(self.cards, self.words, card))

    def character(self, name: str) -> list[Text] | None:
        card = self.page.characters.get(name)
        return card and self._about(f"character-{name}", about_character(self.cards, self.words, card))

    def area(self, name: str) -> list[Text] | None:
        """An area; the spaces for Task cards have nothing to say for themselves."""
        area = self.page.areas.get(name)
        if area is None or area.is_slot:
            return None
        return self._about(f"area-{name}", about_area(self.cards, self.words, area, self.view.seats))

    def task(self, name: str) -> list[Text] | None:
        card = self.page.tasks.get(name)
        return card and self._about(f"task-{name}", about_task(self.cards, self.words, card))

    def says(self, name: str) -> list[Text] | None:
        card = self.page.says.get(name)
        return card and self._about(f"says-{name}", about_says(self.cards, self.words, card))

    def secret(self, name: str) -> list[Text] | None:
        """A Secret Task; without a name one's own, and how it stands."""
        own = self.page.own
        card = self.page.secrets.get(name or (own.secret if own else ""))
        if card is None:
            return None
        points = own.secret_points if own and own.secret == card.id else None
        return self._about(f"secret-{card.id}", about_secret(self.words, card, points))

    def assignment(self, name: str) -> list[Text] | None:
        """What an assignment asks for; that of this game with how far it is met."""
        card = self.page.assignments.get(name or self.view.assignment)
        if card is None:
            return None
        goals = self.view.goals if card.id == self.view.assignment else ()
        return self._about(f"assignment-{card.id}", about_assignment(self.words, card, goals))

    def ingredient(self, name: str) -> list[Text] | None:
        """An ingredient: how many are left, where it is got, what it is for."""
        if name not in INGREDIENTS:
            return None
        left = next(pile.left for pile in self.view.piles if pile.id == name)
        there = self.page.say("tavern-pile", kind=f"@ingredient-{name}", count=left)
        return self._about(f"ingredient-{name}", [there, *about_ingredient(self.cards, self.words, name)])

    def thing(self, name: str) -> list[Text] | None:
        """Anything else that is on the table."""
        if name not in _THINGS:
            return None
        title, told = _THINGS[name]
        return about(capital(self.words.say(title)), [self.words.say(told)])

    # ── players and tracks ────────────────────────────────────────────────────────────────────────

    def player(self, name: str) -> list[Text] | None:
        """A player with everything."""
        player = player_number(self.view.players, name)
        if player is None:
            return None
        lines = flowing(self.page.person(player.seat, "  "), standing(self.page, player), CLOSER_WIDTH, 4)
        told = in_full if player.seat == self.view.seat else in_short
        lines += told(self.page, player, CLOSER_WIDTH)
        lines += own_tasks(self.page, player, CLOSER_WIDTH)
        done = [order_name(self.page, self.page.orders[order]) for order in player.completed]
        start = styled(f"    {self.page.say('text-done', n=player.completed_count, on_time=player.on_time)} ", "quiet")
        return lines + flowing(start, done, CLOSER_WIDTH, 6)

    def tracks(self, name: str) -> list[Text] | None:
        """The three tracks: what each position brings or costs, and who stands there."""
        if name:
            return None
        players, spaces = self.view.players, enumerate(self.cards.end_loss)
        told = [self._nasty_space(at, loss) for at, loss in spaces]
        lines = self._track("nasty", told, [player.nasty for player in players])
        lines += self._track("kitchen", self._levels("kitchen"), [player.kitchen for player in players])
        return lines + self._track("chore", self._levels("chore"), [player.chore for player in players])

    def _nasty_space(self, at: int, loss: int) -> str:
        told = [self.page.say("text-nasty-loss", loss=loss)]
        return " · ".join([*told, self.page.say("text-nasty-draw")] if at in self.cards.draw_spaces else told)

    def _levels(self, track: str) -> list[str]:
        """What each position of the Kitchen or Chore track brings."""
        levels = self.cards.tracks[TRACKS.index(track) - 1]
        given = zip(levels.bonus, levels.shift)
        return [self.page.say("text-level", bonus=int(bonus), shift=int(shift)) for bonus, shift in given]

    def _track(self, track: str, told: Sequence[str], positions: Sequence[int]) -> list[Text]:
        """A track from the top down, with the marks of the players."""
        widths = [4, max(map(cell_len, told)), 1]
        lines = [styled(self.page.say(f"track-{track}"), "heading")]
        for at, text in enumerate(told):
            there = self.page.marks([seat for seat, position in enumerate(positions) if position == at])
            lines.append(in_columns([Text(f"{at:>4}"), styled(text, "quiet"), there], widths, 2))
        return lines

    # ── decks ─────────────────────────────────────────────────────────────────────────────────────

    def deck(self, name: str) -> list[Text] | None:
        """What may still come from a deck, in no order, and what has been discarded (CT-9.1)."""
        view, page = self.view, self.page
        looked_at = {piece.partition(":")[2] for piece in view.looked_at}
        seen = looked_at.union(*(player.completed for player in view.players), view.orders_under, {view.drawn})
        seen |= {space.order for space in view.mess} | {player.order.id for player in view.players if player.order}
        if name in ("", "orders"):
            lines = self._deck("order", view.orders_left, list(page.orders), seen, view.orders_discarded)
            under = [Text(page.words.name(f"order-{card}") if card else "?") for card in view.orders_under]
            start = styled(f"  {page.say('text-under')} ", "quiet")
            return lines + flowing(start, under, CLOSER_WIDTH, 4) if under else lines
        if name == "items":
            held = looked_at.union(item.card for player in view.players for item in player.items)
            items = [card.id for card in self.cards.items if card.solo or not view.solo]
            return self._deck("item", view.items_left, items, held, view.items_discarded)
        if name == "says":
            held = {says.id for player in view.players for says in player.says}
            return self._deck("says", view.says_left, list(page.says), held, view.says_discarded)
        if name == "tasks" and view.expansion:
            held = {task.id for player in view.players for task in player.tasks}
            held |= {task.id for task in view.chamber if task}
            return self._deck("task", view.tasks_left, list(page.tasks), held, [])
        return None

    def _deck(self, kind: str, left: int, every: list[str], seen: set[str], discarded: list[str]) -> list[Text]:
        unseen = [card for card in every if card not in seen and card not in discarded]
        lines = [styled(self.page.say(f"text-deck-{kind}", count=left), "title")]
        for key, ids in (("text-unseen", unseen), ("text-discarded", discarded)):
            if ids:
                start = styled(f"  {self.page.say(key)} ", "quiet")
                lines += flowing(start, [Text(self.words.name(f"{kind}-{card}")) for card in ids], CLOSER_WIDTH, 4)
        return lines
