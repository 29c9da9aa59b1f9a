"""The table of Brew Crafters as text: the year, the market, recipes and cards, everybody's brewery."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from alehouse.core.text_layout import apart, beside, columns, flowing, pointed_at, rule, styled
from alehouse.core.text_page import BoardOfPlayers
from alehouse.core.text_table import markup
from alehouse.core.words import Words
from alehouse.games.brew_crafters.card_text import track_signs
from alehouse.games.brew_crafters.cards import Catalogue
from alehouse.games.brew_crafters.display_text import (
    INDENT,
    brewery,
    collaboration,
    market,
    numbered,
    people,
    recipes,
    tiles,
    worker_line,
)
from alehouse.games.brew_crafters.effect_ops import SEASONS
from alehouse.games.brew_crafters.player_text import in_full, in_short, standing
from alehouse.games.brew_crafters.text_page import Page, recipe_parts
from alehouse.games.brew_crafters.view import BrewCraftersView, PlayerView

WIDE: Final = 128  # columns with room for the players beside the common part
LEFT: Final = 0.52  # the part of these columns that is for the common part
MANY: Final = 4  # from this number of players on they leave no room for tiles on their side


def board(cards: Catalogue, view: BrewCraftersView, words: Words, names: Sequence[str], width: int) -> str:
    """The whole table, in rich's markup with the house's styles."""
    table = _Board(Page(cards, view, words), names)
    lines = table.heading(width)
    if width >= WIDE:
        left, right = columns(width, LEFT)
        few = view.seats < MANY
        common = [*table.market(left), *([] if few else table.installable(left))]
        breweries = [*(table.installable(right) if few else []), *table.players(right)]
        lines += beside(common, breweries, width - right)
    else:
        lines += [*table.market(width), *table.installable(width), *table.players(width)]
    return markup(lines)


class _Board(BoardOfPlayers[Catalogue, BrewCraftersView, Page, PlayerView]):
    """One table being written down."""

    # ── heading ───────────────────────────────────────────────────────────────────────────────────

    def heading(self, width: int) -> list[Text]:
        """The year with its seasons, the phase, the order of turns; then the signs of ingredients."""
        view, page = self.view, self.page
        left = styled(page.say("text-year", year=view.year, years=view.years), "title").append("  ")
        left.append_text(self._seasons()).append("  ").append_text(self._turns())
        phase = styled(page.say(f"phase-{view.phase}"), "amber")
        if view.phase in ("market", "brewery"):
            phase.append(f" {view.round}", "amber")
        return [*apart(left, phase, width).split("\n"), styled(page.say("text-signs"), "quiet")]

    def _seasons(self) -> Text:
        """The seasons of the year, arrows around the one that it is."""
        found = []
        for season in SEASONS:
            name = self.page.say(f"season-{season}")
            now = season == self.view.season
            found.append(styled(f"›{name}‹" if now else name, "lantern" if now else "quiet"))
        return Text(" ").join(found)

    def _turns(self) -> Text:
        """Everybody in turn order, arrows around whose turn it is."""
        marks = []
        for seat in self.view.order:
            sign = self.page.mark(seat)
            if seat == self.view.turn:
                sign = pointed_at(sign)
            marks.append(sign)
        return Text(" ").join(marks)

    # ── common and own parts ──────────────────────────────────────────────────────────────────────

    def market(self, width: int) -> list[Text]:
        """Market, recipes and everybody who may be hired."""
        return [*market(self.page, width), *recipes(self.page, width), *people(self.page, width)]

    def installable(self, width: int) -> list[Text]:
        """Tiles, the collaboration, and the brewery actions."""
        return [*tiles(self.page, width), *collaboration(self.page, width), *brewery(self.page, width)]

    def players(self, width: int) -> list[Text]:
        """Everybody, the viewer last; then what is going on."""
        return [*self.opponents(width), *self.own(width), *self.going_on(width)]

    def standing(self, player: PlayerView) -> list[Text]:
        return standing(self.page, player)

    def in_short(self, player: PlayerView, width: int) -> list[Text]:
        return in_short(self.page, player, width)

    def in_full(self, player: PlayerView, width: int) -> list[Text]:
        return in_full(self.page, player, width)

    # ── what is being done ────────────────────────────────────────────────────────────────────────

    def going_on(self, width: int) -> list[Text]:
        """What is brewed, received or must go; cards that only the viewer sees."""
        view, page = self.view, self.page
        lines = []
        if view.brewing:
            lines.append(styled(page.say("text-brewing", recipe=f"@recipe-{view.brewing}"), "amber"))
        if view.receiving:
            lines.append(styled(page.say("text-receiving", goods=page.signs(view.receiving.items())), "amber"))
        if view.overflow:
            lines.append(styled(page.say("text-overflow", n=view.overflow), "berry"))
        for worker in view.agency:
            lines += worker_line(page, worker.id, width)
        for recipe in view.unused_recipes:
            card = page.recipes[recipe]
            start = numbered(page, f"recipe:{recipe}", page.title(f"recipe-{recipe}", card)).append("  ")
            lines += flowing(start, recipe_parts(page, card), width, INDENT)
        lines += self._sides(width)
        return [rule(page.say("text-going-on"), width), *lines] if lines else []

    def _sides(self, width: int) -> list[Text]:
        """The sides of the lab while the viewer chooses one: every track with what its levels give."""
        page = self.page
        lines = []
        for side in ("basic", "advanced"):
            if f"side:{side}" in page.numbers:
                lines.append(numbered(page, f"side:{side}", styled(page.say(f"choice-side-{side}"), "title")))
                for track in page.cards.tracks:
                    if track.advanced == (side == "advanced"):
                        start = Text(f"{' ' * INDENT}{page.words.name(f'track-{track.id}')}  ")
                        signs = [Text(sign) for sign in track_signs(page.cards, page.words, track)]
                        lines += flowing(start, signs, width, INDENT + 2)
        return lines
