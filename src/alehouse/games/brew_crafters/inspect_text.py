"""A closer look at the table of Brew Crafters as text: a card, a space, a track, a player, the upkeep to come."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from alehouse.core.text_layout import flowing
from alehouse.core.text_page import CloserLook
from alehouse.core.text_table import CLOSER_WIDTH, Look, closer_look, player_number, wrapped
from alehouse.core.words import Words
from alehouse.games.brew_crafters.about import (
    about_collaboration,
    about_helpers,
    about_next_upkeep,
    about_partnership,
    about_price,
    about_recipe,
    about_section,
    about_section_now,
    about_space,
    about_tile,
    about_track,
    about_track_worth,
    about_worker,
    tip,
)
from alehouse.games.brew_crafters.cards import Catalogue
from alehouse.games.brew_crafters.display_text import BREWERY_ACTIONS
from alehouse.games.brew_crafters.effect_ops import INGREDIENTS
from alehouse.games.brew_crafters.player_text import in_full, standing
from alehouse.games.brew_crafters.text_page import Page
from alehouse.games.brew_crafters.view import BrewCraftersView, PlayerView


def inspect_text(cards: Catalogue, view: BrewCraftersView, words: Words, what: str) -> str:
    """What there is to know of "recipe:pumpkin_ale", "space:malt_market", "player:2", the "upkeep"."""
    look = _Look(Page(cards, view, words))
    looks: dict[str, Look] = {
        "recipe": look.recipe,
        "worker": look.worker,
        "tile": look.tile,
        "space": look.space,
        "track": look.track,
        "partnership": look.partnership,
        "ingredient": look.ingredient,
        "player": look.player,
        "upkeep": look.upkeep,
        "work": look.work,
        "collaboration": look.collaboration,
    }
    return closer_look(words, looks, what)


class _Look(CloserLook[Catalogue, BrewCraftersView, Page]):
    """Cards, places and players being written down."""

    # ── cards and places ──────────────────────────────────────────────────────────────────────────

    def recipe(self, name: str) -> list[Text] | None:
        """A recipe; what it costs the viewer now, its Gold Label, who has brewed it."""
        card = self.page.recipes.get(self._found("recipe", self.page.recipes, name))
        if card is None:
            return None
        price = self.page.price(card.id)
        *told, source = about_recipe(self.cards, self.words, card, self.page.label(card.id))
        told += about_price(self.cards, self.words, price) if price else []
        lines = self._about(f"recipe-{card.id}", [*told, source])
        lines += self._people("holds-label", [p.seat for p in self.view.players if card.id in p.labels])
        brewed = [(p.seat, p.brewed[card.id]) for p in self.view.players if p.brewed.get(card.id)]
        return lines + self._counted("brewed-by", brewed)

    def worker(self, name: str) -> list[Text] | None:
        card = self.page.workers.get(self._found("worker", self.page.workers, name))
        if card is None:
            return None
        lines = self._about(f"worker-{card.id}", about_worker(self.cards, self.words, card))
        return lines + self._people("employed-by", [p.seat for p in self.view.players if card.id in p.workers])

    def tile(self, name: str) -> list[Text] | None:
        card = self.page.tiles.get(self._found("tile", self.page.tiles, name))
        if card is None:
            return None
        lines = self._about(f"tile-{card.id}", about_tile(self.cards, self.words, card))
        left = sum(tile.left for tile in self.view.tiles if tile.id == card.id)
        lines.append(Text(self.page.say("text-tiles-left", n=left)))
        return lines + self._people("installed-by", [p.seat for p in self.view.players if card.id in p.tiles])

    def partnership(self, name: str) -> list[Text] | None:
        card = self.page.partnerships.get(self._found("partnership", self.page.partnerships, name))
        if card is None:
            return None
        lines = self._about(f"partnership-{card.id}", about_partnership(self.cards, self.words, card))
        return lines + self._people("partner-of", [p.seat for p in self.view.players if card.id in p.partnerships])

    def ingredient(self, name: str) -> list[Text] | None:
        """What an ingredient is for, and where it comes from."""
        kind = self._found("ingredient", INGREDIENTS, name)
        return self._about(f"ingredient-{kind}", tip(self.words, f"ingredient-{kind}")) if kind else None

    def space(self, name: str) -> list[Text] | None:
        """A market space that is open at this table: what lies there, who stands there."""
        spaces = {space.id: space for space in self.view.market}
        space = spaces.get(self._found("space", spaces, name))
        if space is None:
            return None
        lines = self._about(f"space-{space.id}", about_space(self.cards, self.words, self.page.spaces[space.id]))
        if space.goods:
            lines.append(Text(self.page.say("text-lying", goods=self.page.signs(space.goods.items()))))
        helpers = [helper for option in space.options for helper in option.helpers]
        lines += wrapped(about_helpers(self.cards, self.words, helpers))
        return lines + self._people("stands-there", [marker.seat for marker in space.markers])

    def track(self, name: str) -> list[Text] | None:
        """A research track and how far everybody has come."""
        card = self.page.tracks.get(self._found("track", self.page.tracks, name))
        if card is None:
            return None
        lines = self._about(f"track-{card.id}", about_track(self.cards, self.words, card))
        own = [track for track in self.page.own.research if track.id == card.id] if self.page.own else []
        lines += wrapped([about_track_worth(self.words, track) for track in own])
        far = [(p.seat, track.position) for p in self.view.players for track in p.research if track.id == card.id]
        return lines + self._counted("researched-by", far)

    def _found(self, kind: str, ids: Iterable[str], name: str) -> str:
        """The id of something called by its id, its name or what that means in the reader's language, or by a part
        of one of them that nothing else has; "" if there is none."""
        called = {card: [card, *self._names(f"{kind}-{card}")] for card in ids}
        exact = [card for card, names in called.items() if name in names]
        partly = [card for card, names in called.items() if name and any(name in told for told in names)]
        return exact[0] if exact else partly[0] if len(partly) == 1 else ""

    def _names(self, key: str) -> list[str]:
        """What something is called, written as it is asked for."""
        names = filter(None, (self.words.name(key), self.words.gloss(key)))
        return [name.casefold().replace(" ", "_") for name in names]

    def _people(self, key: str, seats: Sequence[int]) -> list[Text]:
        """Some players behind what they have in common."""
        start = Text(f"{self.page.say(f'text-{key}')} ")
        return [start.append_text(self.page.marks(seats))] if seats else []

    def _counted(self, key: str, counts: Sequence[tuple[int, int]]) -> list[Text]:
        """The same with a number for each."""
        told = [self.page.mark(seat).append(f" {count}") for seat, count in counts]
        return flowing(Text(f"{self.page.say(f'text-{key}')} "), told, CLOSER_WIDTH, 2) if told else []

    # ── players ───────────────────────────────────────────────────────────────────────────────────

    def player(self, name: str) -> list[Text] | None:
        """A player with everything, and the score by its sources."""
        player = player_number(self.view.players, name)
        if player is None:
            return None
        lines = flowing(self.page.person(player.seat, "  "), standing(self.page, player), CLOSER_WIDTH, 4)
        return lines + in_full(self.page, player, CLOSER_WIDTH)

    def upkeep(self, name: str) -> list[Text] | None:
        """What the next Winter costs: the viewer, or the player named; a spectator sees everybody."""
        if name:
            player = player_number(self.view.players, name)
            return self._upkeep(player) if player else None
        players = [self.page.own] if self.page.own else self.view.players
        return [line for player in players for line in self._upkeep(player)]

    def _upkeep(self, player: PlayerView) -> list[Text]:
        return [
            self.page.person(player.seat, "  "),
            *wrapped(about_next_upkeep(self.words, player.upkeep, player.money)),
        ]

    # ── work ──────────────────────────────────────────────────────────────────────────────────────

    def work(self, name: str) -> list[Text] | None:
        """An action of the brewery shifts, and who of the viewer's people and tiles bears on it."""
        name = self._found("work", BREWERY_ACTIONS, name)
        return (
            self._about(f"work-{name}", [self.words.say(f"scene-about-{name}")]) + self._helpers(name) if name else None
        )

    def _helpers(self, work: str) -> list[Text]:
        helpers = self.page.own.helpers.get(work, []) if self.page.own else []
        return wrapped(about_helpers(self.cards, self.words, helpers))

    # ── collaboration ─────────────────────────────────────────────────────────────────────────────

    def collaboration(self, name: str) -> list[Text] | None:
        """Every section of the recipe, and who has contributed it."""
        if name or not self.view.sections:
            return None
        lines = self._about("work-collaborate", about_collaboration(self.cards, self.words)) + self._helpers(
            "collaborate"
        )
        for section in self.view.sections:
            card = self.page.sections[section.id]
            told = [*about_section(self.words, card), *about_section_now(self.words, card, section)]
            lines += self._about(f"section-{section.id}", told)
            lines += self._people("contributed-by", [section.holder] if section.holder >= 0 else [])
        return lines
