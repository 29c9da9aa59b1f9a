"""A closer look at the table of Dice Brewing as text: a recipe, a space, an ingredient, a token, a player, the deck;
and what buildings, phases, dice and the other things on the table are for."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from alehouse.core.text_layout import flowing, styled
from alehouse.core.text_page import CloserLook
from alehouse.core.text_table import CLOSER_WIDTH, Look, about, closer_look, player_number
from alehouse.core.words import Words, capital
from alehouse.games.dice_brewing.card_text import (
    amount,
    building_in_words,
    die_in_sentences,
    ingredient_in_words,
    mark,
    provenance,
    recipe_in_words,
    recipe_title,
    space_in_words,
    space_note,
    token_in_words,
)
from alehouse.games.dice_brewing.cards import COLOURS, Catalogue
from alehouse.games.dice_brewing.player_text import board_in_full, die_in_words, holdings
from alehouse.games.dice_brewing.text_page import Page
from alehouse.games.dice_brewing.view import DiceBrewingView, DieView, PlayerView

_PHASES: Final = ("place", "purchase", "brew", "tidy")
_THINGS: Final = {  # what people call it: its name, and what is said of it
    "warehouse": ("board-warehouse", "thing-warehouse"),
    "pool": ("board-pool", "thing-pool"),
    "supply": ("scene-supply", "thing-supply"),
    "seed": ("seed", "thing-seed"),
    "market": ("scene-market", "thing-market"),
    "black_market": ("scene-black-market", "thing-black-market"),
    "barrel": ("icon-brewed", "thing-barrel"),
    "xp": ("scene-xp-track", "thing-xp"),
}


def inspect_text(cards: Catalogue, view: DiceBrewingView, words: Words, what: str) -> str:
    """What there is to know of "recipe:dry_stout", "space:malt_roast", "ingredient:honey", "token:reroll_die",
    "player:2", the "deck", "building:school", "phase:tidy", "die:black" or "thing:warehouse"; a name may be written
    with blanks and capitals."""
    look = _Look(Page(cards, view, words))
    looks: dict[str, Look] = {
        "recipe": look.recipe,
        "space": look.space,
        "ingredient": look.ingredient,
        "token": look.token,
        "player": look.player,
        "deck": look.deck,
        "building": look.building,
        "phase": look.phase,
        "die": look.die,
        "thing": look.thing,
    }
    return closer_look(words, looks, what)


class _Look(CloserLook[Catalogue, DiceBrewingView, Page]):
    """Cards, spaces and dice being written down."""

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
            space_note(printed, self.words),
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
        return [*self._possessions(player), *board_in_full(self.page, player, CLOSER_WIDTH)]

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
            start = styled(f"{self.words.say(f'text-{key}')}: ", "quiet")
            lines += flowing(start, things or [styled("–", "quiet")], CLOSER_WIDTH, 2)
        return lines

    def _dice(self, dice: Sequence[DieView]) -> list[Text]:
        ordered = sorted(dice, key=lambda die: (COLOURS.index(die.colour), -die.value))
        return [die_in_words(self.page, die) for die in ordered]

    def deck(self, name: str) -> list[Text] | None:
        """The recipes that may still come, in no order, those of one style together (DB-9.1)."""
        if name:
            return None
        gone = {recipe.id for recipe in self.view.display}.union(*(player.brewed for player in self.view.players))
        lines = [styled(self.words.say("text-deck", {"count": self.view.deck}), "title")]
        for style in self.cards.styles:
            left = [card for card in self.cards.recipes if card.style == style and card.id not in gone]
            names = [Text(f"{recipe_title(card, self.words)} {mark(card)}".rstrip()) for card in left]
            if names:
                lines += flowing(styled(f"  {self.words.say(f'style-{style}')}: ", "quiet"), names, CLOSER_WIDTH, 4)
        return lines

    def building(self, name: str) -> list[Text] | None:
        for building in self.cards.buildings:
            if building.id == name:
                lines = building_in_words(building, self.view.round, self.words)
                return about(self.words.say(f"building-{name}"), lines)
        return None

    def phase(self, name: str) -> list[Text] | None:
        if name not in _PHASES:
            return None
        return about(self.words.say(f"board-phase-{name}"), [self.words.say(f"thing-phase-{name}")])

    def die(self, name: str) -> list[Text] | None:
        """Dice of one colour."""
        if name not in COLOURS:
            return None
        return about(capital(self.words.say(f"colour-{name}")), die_in_sentences(name, self.cards, self.words))

    def thing(self, name: str) -> list[Text] | None:
        """Anything else that lies on the table."""
        if name == "season":
            lines = [self.words.say("thing-season"), self.words.say("thing-priority")]
            return about(capital(self.words.say(f"season-{self.view.season}")), lines)
        if name not in _THINGS:
            return None
        title, told = _THINGS[name]
        return about(capital(self.words.say(title)), [self.words.say(told)])
