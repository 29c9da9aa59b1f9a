"""Brew Crafters as a game of the house: who may play, the options, and where everything else of it is found."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.choice import Choice, Reason
from alehouse.core.draw.cache import DrawingCache
from alehouse.core.encoding import Sheet
from alehouse.core.fate import Stream
from alehouse.core.flights import Flight
from alehouse.core.game import Game
from alehouse.core.options import picked
from alehouse.core.scene import Detail, Layout, Outcome, Piece, Scene
from alehouse.core.search_settings import SearchSettings
from alehouse.core.state import State
from alehouse.core.view import LogLine
from alehouse.core.words import Words
from alehouse.games.brew_crafters import arrange, choices, scene, why_not
from alehouse.games.brew_crafters.actions import AGENCY_CARD, CHOOSE_SECRET, LAB_SIDE, action_names
from alehouse.games.brew_crafters.board import board
from alehouse.games.brew_crafters.book_tables import TABLES
from alehouse.games.brew_crafters.cards import Catalogue
from alehouse.games.brew_crafters.drawing.emblem import emblem
from alehouse.games.brew_crafters.drawing.legend import icons
from alehouse.games.brew_crafters.encoding import ENCODING, encode
from alehouse.games.brew_crafters.flights import flights
from alehouse.games.brew_crafters.inspect_text import inspect_text
from alehouse.games.brew_crafters.make_view import make_view
from alehouse.games.brew_crafters.measures import measures, sources, use
from alehouse.games.brew_crafters.options import PRESETS, options
from alehouse.games.brew_crafters.outcome import outcome, summary
from alehouse.games.brew_crafters.rules.flow import BrewCraftersState
from alehouse.games.brew_crafters.rules.holdings import (
    BOTTLING,
    MONEY_OF,
    PLOTS,
    POOL_SEEN,
    SEAT,
    SHIFTS,
    SIDE_OF,
    STORED,
    TANK_OF,
    TANKS,
)
from alehouse.games.brew_crafters.state import COMING, GOODS_ON, NONE, SETUP, Terms
from alehouse.games.brew_crafters.view import BrewCraftersView


class BrewCrafters(Game):
    """Brew Crafters with one card file."""

    name = "brew_crafters"
    title = "Brew Crafters"
    seats = range(2, 6)
    minutes = (60, 120)
    weight = 4
    rules_version = 2
    room = Path(__file__).parent
    bot_names = (
        "Saaz",
        "Cascade",
        "Fuggle",
        "Chinook",
        "Citra",
        "Hallertau",
        "Simcoe",
        "Amarillo",
        "Perle",
        "Mosaic",
        "Nelson",
        "Willamette",
    )
    encoding = ENCODING
    book_tables = TABLES
    cards: Catalogue
    presets = PRESETS
    search_settings = SearchSettings(ahead=30)  # almost a season of four players; further helps against greedy only

    def prepare(self) -> None:
        self.cards = Catalogue(self.card_file)
        self.options = options(self.cards)
        self.action_names = action_names(self.cards)

    # ── beginning ─────────────────────────────────────────────────────────────────────────────────

    def start(self, players: int, options: dict[str, str], stream: Stream) -> State:
        cards = self.cards
        terms = Terms(cards, players, options)
        state = BrewCraftersState(self, stream, terms)
        state.own = vec[i64]([0] * SEAT * players)
        state.goods = vec[i64]([0] * GOODS_ON * sum(heap != NONE for heap in terms.heaps))
        state.on_space = vec[i64]([NONE] * len(cards.spaces))
        state.sections = vec[i64]([NONE] * len(cards.sections) if terms.collaborates else [])
        state.coming = vec[i64]([0] * COMING)
        self._lay_cards(state, players)
        for seat in range(players):
            self._equip(state, seat)
        return state

    def _lay_cards(self, state: BrewCraftersState, players: int) -> None:
        """The displays of a discovery game or as picked; random ones are drawn in setup (BC-4.5 to BC-4.12)."""
        cards, terms = self.cards, state.terms
        advanced = sum(1 << recipe.number for recipe in cards.recipes if recipe.advanced)
        names = picked(terms.recipe_set)
        chosen = [recipe for recipe in cards.recipes if (recipe.id in names if names else recipe.set == "discovery")]
        state.displayed = 0 if terms.random_recipes else sum(1 << recipe.number for recipe in chosen)
        state.unused = advanced & ~state.displayed
        fitting = sum(1 << worker.number for worker in cards.workers if worker.min_players <= players)
        names = picked(terms.worker_set)
        hands = [worker for worker in cards.workers if (worker.id in names if names else worker.discovery)]
        state.for_hire = 0 if terms.random_workers else sum(1 << worker.number for worker in hands) & fitting
        state.unused_workers = fitting & ~state.for_hire
        state.partners = sum(1 << card.number for card in cards.partnerships if card.min_players <= players)
        state.pool = players

    def _equip(self, state: BrewCraftersState, seat: int) -> None:
        """What every player begins with (BC-4.16)."""
        base = SEAT * seat
        state.own[base + MONEY_OF] = self.cards.money
        state.own[base + SHIFTS] = 1
        state.own[base + SIDE_OF] = NONE if state.terms.own_sides else int(state.terms.advanced_lab)
        state.own[base + POOL_SEEN] = sum(1 << recipe.number for recipe in self.cards.recipes if recipe.advanced)
        for kind, count in enumerate(self.cards.start):
            state.own[base + STORED + kind] = count
        for tank in range(TANKS):
            state.own[base + TANK_OF + tank] = NONE
            state.own[base + BOTTLING + tank] = NONE
        for plot in range(2):
            state.own[base + PLOTS + plot] = NONE

    def set_up(self, state: BrewCraftersState, given: Mapping[str, Any]) -> None:
        arrange.arrange(state, given)

    # ── for people ────────────────────────────────────────────────────────────────────────────────

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """Secret recipes, the cards of the Job Agency, sides of the lab that are being chosen (BC-9.2 to BC-9.5)."""
        hidden = options["secret_recipe"] == "on" or options["job_agency"] == "on"
        return hidden or options["research_side"] == "each"

    def hides(self, state: BrewCraftersState, seat: int) -> bool:
        """An unrevealed recipe, or a choice among cards that nobody else may see."""
        secret = state.player == seat and state.asking in (AGENCY_CARD, CHOOSE_SECRET, LAB_SIDE)
        choosing_sides = state.phase == SETUP and state.terms.own_sides
        if choosing_sides and state.lab_side(seat) != NONE:
            return True  # nobody sees another's side before all have chosen (BC-4.21)
        return secret or state.secrets_of(seat) & ~state.revealed(seat) != 0

    # ── what a seat sees ──────────────────────────────────────────────────────────────────────────

    def make_view(self, state: BrewCraftersState, seat: int | None) -> BrewCraftersView:
        return make_view(state, seat)

    def make_choice(self, state: BrewCraftersState, action: int) -> Choice:
        return choices.choice(state, action)

    def why_not(self, state: BrewCraftersState, action: int) -> Reason:
        return why_not.why_not(state, action)

    def fill_sheet(self, state: BrewCraftersState, seat: int, out: Sheet) -> None:
        encode(state, seat, out)

    # ── the table in pictures ─────────────────────────────────────────────────────────────────────

    def scene(self, view: BrewCraftersView, words: Words, layout: Layout, cache: DrawingCache | None = None) -> Scene:
        return scene.DRAWINGS.scene(self.cards, view, words, layout, cache)

    def scene_defs(self) -> str:
        return scene.scene_defs(self.cards)

    def flights(self, line: LogLine) -> list[Flight]:
        return flights(line)

    def detail(self, view: BrewCraftersView, words: Words, layout: Layout, what: str) -> Detail:
        return scene.DRAWINGS.detail(self.cards, view, words, layout, what)

    def about(self, view: BrewCraftersView, words: Words, layout: Layout, piece: Piece) -> Detail:
        return scene.DRAWINGS.about(self.cards, view, words, layout, piece)

    def icons(self, words: Words) -> dict[str, str]:
        return icons(words)

    def emblem(self) -> str:
        return emblem()

    # ── the table in words ────────────────────────────────────────────────────────────────────────

    def outcome(self, view: BrewCraftersView, words: Words, names: Sequence[str]) -> Outcome:
        return outcome(self.cards, view, words, names)

    def summary(self, view: BrewCraftersView, words: Words) -> str:
        return summary(view, words)

    def board(self, view: BrewCraftersView, words: Words, names: Sequence[str], width: int) -> str:
        return board(self.cards, view, words, names, width)

    def inspect_text(self, view: BrewCraftersView, words: Words, what: str) -> str:
        return inspect_text(self.cards, view, words, what)

    # ── for the lab ───────────────────────────────────────────────────────────────────────────────

    def measures(self, state: BrewCraftersState) -> dict[str, float]:
        return measures(state)

    def use(self, state: BrewCraftersState, action: int) -> str:
        return use(state, action)

    def sources(self, state: BrewCraftersState, seat: int) -> dict[str, int]:
        return sources(state, seat)
