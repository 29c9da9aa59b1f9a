"""Brew Crafters as a game of the house: who may play, the options, and the doors to its chapters."""

from collections.abc import Mapping
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.fate import Stream
from alehouse.core.hints import SearchHints
from alehouse.core.options import picked
from alehouse.core.room import Chapters, Room
from alehouse.core.state import State
from alehouse.games.brew_crafters import arrange, choices, scene, why_not
from alehouse.games.brew_crafters.actions import AGENCY_CARD, CHOOSE_SECRET, LAB_SIDE, action_names
from alehouse.games.brew_crafters.board import board
from alehouse.games.brew_crafters.cards import Catalogue
from alehouse.games.brew_crafters.closer import closer
from alehouse.games.brew_crafters.drawing.emblem import emblem
from alehouse.games.brew_crafters.encoding import ENCODING, encode
from alehouse.games.brew_crafters.look import look
from alehouse.games.brew_crafters.measures import measures, sources, use
from alehouse.games.brew_crafters.options import PRESETS, options
from alehouse.games.brew_crafters.outcome import outcome, summary
from alehouse.games.brew_crafters.rules.flow import BrewCraftersState
from alehouse.games.brew_crafters.state import (
    BOTTLING,
    COMING,
    GOODS_ON,
    MONEY_OF,
    NONE,
    PLOTS,
    POOL_SEEN,
    SEAT,
    SECRETS_OF,
    SETUP,
    SHIFTS,
    SIDE_OF,
    STORED,
    TANK_OF,
    TANKS,
    Terms,
)
from alehouse.games.brew_crafters.view import BrewCraftersView

CHAPTERS = Chapters(
    state=BrewCraftersState,
    view=BrewCraftersView,
    arrange=arrange.arrange,
    look=look,
    choice=choices.choice,
    why_not=why_not.why_not,
    encode=encode,
    encoding=ENCODING,
    measures=measures,
    use=use,
    sources=sources,
    scene=scene.DRAWINGS.scene,
    scene_defs=scene.scene_defs,
    detail=scene.DRAWINGS.detail,
    emblem=emblem,
    outcome=outcome,
    summary=summary,
    board=board,
    closer=closer,
)


class BrewCrafters(Room):
    """Brew Crafters with one card file."""

    name = "brew_crafters"
    title = "Brew Crafters"
    seats = range(2, 6)
    rules_version = 2
    room = Path(__file__).parent
    chapters = CHAPTERS
    cards: Catalogue
    presets = PRESETS
    hints = SearchHints(ahead=30)  # almost a season of four players; further helps against greedy only

    def prepare(self) -> None:
        self.cards = Catalogue(self.card_file)
        self.options = options(self.cards)
        self.action_names = action_names(self.cards)

    # ── beginning ─────────────────────────────────────────────────────────────────────────────────

    def start(self, players: int, options: dict[str, str], stream: Stream) -> State:
        cards = self.cards
        terms = Terms(cards, players, options)
        state = BrewCraftersState(
            self,
            stream,
            terms,
            own=vec[i64]([0] * SEAT * players),
            goods=vec[i64]([0] * GOODS_ON * sum(heap != NONE for heap in terms.heaps)),
            on_space=vec[i64]([NONE] * len(cards.spaces)),
            sections=vec[i64]([NONE] * len(cards.sections) if terms.collaborates else []),
            farm=vec[i64](),
            coming=vec[i64]([0] * COMING),
            secrets=vec[i64](),
            frames=vec[i64](),
            farmers=vec[i64](),
        )
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

    # ── for people ────────────────────────────────────────────────────────────────────────────────

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """Secret recipes, the cards of the Job Agency, sides of the lab that are being chosen (BC-9.2 to BC-9.5)."""
        hidden = options["secret_recipe"] == "on" or options["job_agency"] == "on"
        return hidden or options["research_side"] == "each"

    def hides(self, state: State, seat: int) -> bool:
        """An unrevealed recipe, or a choice among cards that nobody else may see."""
        assert isinstance(state, BrewCraftersState)
        secret = state.player == seat and state.asking in (AGENCY_CARD, CHOOSE_SECRET, LAB_SIDE)
        choosing_sides = state.phase == SETUP and state.terms.own_sides
        if choosing_sides and state.own[SEAT * seat + SIDE_OF] != NONE:
            return True  # nobody sees another's side before all have chosen (BC-4.21)
        return secret or state.own[SEAT * seat + SECRETS_OF] & ~state.own[SEAT * seat + SECRETS_OF + 1] != 0
