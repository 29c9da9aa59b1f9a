"""A closer look at the table of Dice Brewing as text: a recipe, a space, an ingredient, a token, a player, the deck."""

from collections.abc import Sequence

from rich.text import Text

from alehouse.core.lines import flowing, inked
from alehouse.core.page import CLOSER, Look, about, closer_look, player_number
from alehouse.core.words import Words
from alehouse.games.dice_brewing.card_text import (
    amount,
    ingredient_in_words,
    mark,
    provenance,
    recipe_in_words,
    recipe_title,
    space_in_words,
    token_in_words,
)
from alehouse.games.dice_brewing.cards import COLOURS, Catalogue
from alehouse.games.dice_brewing.player_text import Page, board_in_full, die_in_words, holdings
from alehouse.games.dice_brewing.view import DiceBrewingView, DieView, PlayerView


def closer(cards: Catalogue, view: DiceBrewingView, words: Words, what: str) -> str:
    """What there is to know of "recipe:dry_stout", "space:malt_roast", "ingredient:honey", "token:reroll_die",
    "player:2" or the "deck"; a name may be written with blanks and capitals."""
    look = _Look(Page(cards, view, words))
    looks: dict[str, Look] = {
        "recipe": look.recipe,
        "space": look.space,
        "ingredient": look.ingredient,
        "token": look.token,
        "player": look.player,
        "deck": look.deck,
    }
    return closer_look(words, looks, what)


class _Look:
    """Cards and pieces being written down; None where there is no such thing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cards = page.cards
        self.view = page.view
        self.words = page.words

    def recipe(self, name: str) -> list[Text] | None:
        card = self.cards.by_id.get(name)
        if card is None:
            return None
        lines = recipe_in_words(card, self.cards, self.page.edition, self.words)
        return about(recipe_title(card, self.words), lines, self.words.gloss(f"recipe-{card.id}"))

    def space(self, name: str) -> list[Text] | None:
        """A space, and when its building opens."""
        printed = self.page.spaces.get(name)
        if printed is None:
            return None
        building = self.cards.buildings[printed.building]
        where = {"building": building.key, "round": building.unlock_round}
        lines = [
            self.words.say("text-where", where),
            space_in_words(printed, self.page.edition, self.words),
            provenance(printed, self.words),
        ]
        return about(self.words.say(f"space-{name}"), lines)

    def ingredient(self, name: str) -> list[Text] | None:
        """An ingredient, and the recipes of the display that name it."""
        for ingredient in self.cards.ingredients:
            if ingredient.id == name:
                lines = ingredient_in_words(ingredient, self.words)
                shown = [self.cards.by_id[recipe.id] for recipe in self.view.display]
                naming = [recipe_title(card, self.words) for card in shown if card.by_use[ingredient.number + 1] >= 0]
                if naming:
                    lines.insert(-1, self.words.say("text-named-by", {"recipes": self.words.listed(naming)}))
                return about(self.words.say(f"ingredient-{name}"), lines)
        return None

    def token(self, name: str) -> list[Text] | None:
        for kind in self.cards.kinds[self.view.edition]:
            if kind.id == name:
                return about(self.words.say(f"token-{name}"), token_in_words(kind, self.words))
        return None

    def player(self, name: str) -> list[Text] | None:
        """A player with the whole board."""
        player = player_number(self.view.players, name)
        if player is None:
            return None
        return [*self._possessions(player), *board_in_full(self.page, player, CLOSER)]

    def _possessions(self, player: PlayerView) -> list[Text]:
        """Dice, tokens and the recipes brewed."""
        brewed = [Text(recipe_title(self.cards.by_id[recipe], self.words)) for recipe in player.brewed]
        parts = {
            "pool": self._dice(player.pool),
            "warehouse": [*self._dice(player.warehouse), Text(amount(player.seeds, "seeds", self.words))],
            "holds": holdings(self.page, player),
            "recipes": brewed,
        }
        lines = [self.page.person(player.seat)]
        for key, things in parts.items():
            start = inked(f"{self.words.say(f'text-{key}')}: ", "quiet")
            lines += flowing(start, things or [inked("–", "quiet")], CLOSER, 2)
        return lines

    def _dice(self, dice: Sequence[DieView]) -> list[Text]:
        ordered = sorted(dice, key=lambda die: (COLOURS.index(die.colour), -die.value))
        return [die_in_words(self.page, die) for die in ordered]

    def deck(self, name: str) -> list[Text] | None:
        """The recipes that may still come, in no order, those of one style together (DB-9.1)."""
        if name:
            return None
        gone = {recipe.id for recipe in self.view.display}.union(*(player.brewed for player in self.view.players))
        lines = [inked(self.words.say("text-deck", {"count": self.view.deck}), "title")]
        for style in self.cards.styles:
            left = [card for card in self.cards.recipes if card.style == style and card.id not in gone]
            names = [Text(f"{recipe_title(card, self.words)} {mark(card)}".rstrip()) for card in left]
            if names:
                lines += flowing(inked(f"  {self.words.say(f'style-{style}')}: ", "quiet"), names, CLOSER, 4)
        return lines
