"""Dice Brewing as a game of the house: who may play, the options, and where everything else of it is found."""

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
from alehouse.core.options import Option
from alehouse.core.scene import Detail, Layout, Outcome, Piece, Scene
from alehouse.core.state import State
from alehouse.core.view import LogLine
from alehouse.core.words import Words
from alehouse.games.dice_brewing import arrange, choices, scene, why_not
from alehouse.games.dice_brewing.actions import (
    BUY_TOKEN,
    PURCHASE_TURN,
    REROLL_SET,
    REWARD_TOKEN,
    action_names,
)
from alehouse.games.dice_brewing.board import board
from alehouse.games.dice_brewing.book_tables import TABLES
from alehouse.games.dice_brewing.cards import EDITIONS, MODES, Catalogue
from alehouse.games.dice_brewing.drawing.emblem import emblem
from alehouse.games.dice_brewing.drawing.legend import icons
from alehouse.games.dice_brewing.effect_ops import KINDS
from alehouse.games.dice_brewing.encoding import ENCODING, encode
from alehouse.games.dice_brewing.flights import flights
from alehouse.games.dice_brewing.inspect_text import inspect_text
from alehouse.games.dice_brewing.make_view import make_view
from alehouse.games.dice_brewing.measures import measures, sources, use
from alehouse.games.dice_brewing.outcome import outcome, summary
from alehouse.games.dice_brewing.rules.flow import DiceBrewingState
from alehouse.games.dice_brewing.state import COINS, NONE, POOL, SEAT, SEEDS, XP, Terms
from alehouse.games.dice_brewing.view import DiceBrewingView


class DiceBrewing(Game):
    """Dice Brewing with one card file."""

    name = "dice_brewing"
    title = "Dice Brewing"
    seats = range(2, 5)
    minutes = (30, 60)
    weight = 3
    rules_version = 2
    room = Path(__file__).parent
    bot_names = (
        "Gambrinus",
        "Ninkasi",
        "Hildegard",
        "Arnulf",
        "Brigid",
        "Wenzel",
        "Ceres",
        "Silenus",
        "Radegast",
        "Cunegonde",
        "Columba",
        "Ægir",
    )
    asides = ("log-closed",)  # the space shows it, and whoever closed it was told
    encoding = ENCODING
    book_tables = TABLES
    cards: Catalogue
    options = (
        Option(name="edition", values=EDITIONS, clause="DB-3.1"),
        Option(name="mode", values=MODES, clause="DB-8.1"),
        Option(name="unlucky_roll", values=("off", "on"), clause="DB-8.2"),
    )

    def prepare(self) -> None:
        self.cards = Catalogue(self.card_file)
        self.action_names = action_names(self.cards, self.rules_version)

    # ── beginning ─────────────────────────────────────────────────────────────────────────────────

    def start(self, players: int, options: dict[str, str], stream: Stream) -> State:
        cards = self.cards
        edition = cards.editions[options["edition"]]
        advanced = options["mode"] == "advanced"
        terms = Terms(cards, self.rules_version, players, edition, advanced, options["unlucky_roll"] == "on")
        stock = [int(i.count) for i in cards.ingredients] + [int(k.count) for k in cards.kinds[edition.id]]
        size = cards.display_size[players]
        opening = [] if advanced else [int(cards.by_id[name].number) for name in cards.starters[:size]]
        state = DiceBrewingState(self, stream, terms)
        state.dice = vec[i64]([0] * sum(cards.dice))
        state.own = vec[i64]([0] * SEAT * players)
        state.stock = vec[i64](stock)
        state.display = vec[i64](opening or [NONE] * size)
        state.supply = (1 << sum(cards.dice)) - 1
        state.seeds = edition.seed_tokens
        state.deck = (1 << len(cards.recipes)) - 1 - sum(1 << recipe for recipe in opening)
        for seat in range(players):
            self._equip(state, seat)
        return state

    def _equip(self, state: DiceBrewingState, seat: int) -> None:
        """What every player begins with (DB-4.7, DB-4.8)."""
        base = SEAT * seat
        state.own[base + COINS] = self.cards.start_coins
        state.own[base + XP] = self.cards.start_xp
        state.own[base + SEEDS] = self.cards.start_seeds
        state.seeds -= self.cards.start_seeds
        for colour, count in enumerate(self.cards.start_dice):
            for _ in range(count):
                state.own[base + POOL] |= 1 << state.take_die(colour)

    def is_forced(self, state: State) -> bool:
        """What is rolled once more cannot be taken back, the skill die that allows it can: so the player rolls it, also
        where there is one die to choose (DB-6.20)."""
        rerolls = isinstance(state, DiceBrewingState) and state.asking == REROLL_SET
        return not rerolls and super().is_forced(state)

    def set_up(self, state: DiceBrewingState, given: Mapping[str, Any]) -> None:
        arrange.arrange(state, given)

    # ── for people ────────────────────────────────────────────────────────────────────────────────

    def hides(self, state: DiceBrewingState, seat: int) -> bool:
        """Hidden tokens, or the choice of one (DB-9.3)."""
        trades = state.round >= state.terms.black_market_round
        buys = state.player == seat and (state.asking == REWARD_TOKEN or (state.asking == PURCHASE_TURN and trades))
        return state.terms.hidden and (buys or state.holds(seat) != 0)

    def betrays(self, state: DiceBrewingState, action: int) -> bool:
        """Whoever takes an action token learns whether it was the last of its kind (DB-9.4)."""
        takes = state.asking == REWARD_TOKEN or BUY_TOKEN <= action < BUY_TOKEN + len(KINDS)
        return state.terms.hidden and takes

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """Action tokens lie face down in the advanced game (DB-9.3)."""
        return options["mode"] == "advanced"

    # ── what a seat sees ──────────────────────────────────────────────────────────────────────────

    def make_view(self, state: DiceBrewingState, seat: int | None) -> DiceBrewingView:
        return make_view(state, seat)

    def make_choice(self, state: DiceBrewingState, action: int) -> Choice:
        return choices.choice(state, action)

    def why_not(self, state: DiceBrewingState, action: int) -> Reason:
        return why_not.why_not(state, action)

    def fill_sheet(self, state: DiceBrewingState, seat: int, out: Sheet) -> None:
        encode(state, seat, out)

    # ── the table in pictures ─────────────────────────────────────────────────────────────────────

    def scene(self, view: DiceBrewingView, words: Words, layout: Layout, cache: DrawingCache | None = None) -> Scene:
        return scene.DRAWINGS.scene(self.cards, view, words, layout, cache)

    def scene_defs(self) -> str:
        return scene.scene_defs(self.cards)

    def flights(self, line: LogLine) -> list[Flight]:
        return flights(line)

    def detail(self, view: DiceBrewingView, words: Words, layout: Layout, what: str) -> Detail:
        return scene.DRAWINGS.detail(self.cards, view, words, layout, what)

    def about(self, view: DiceBrewingView, words: Words, layout: Layout, piece: Piece) -> Detail:
        return scene.DRAWINGS.about(self.cards, view, words, layout, piece)

    def icons(self, words: Words) -> dict[str, str]:
        return icons(words)

    def emblem(self) -> str:
        return emblem()

    # ── the table in words ────────────────────────────────────────────────────────────────────────

    def outcome(self, view: DiceBrewingView, words: Words, names: Sequence[str]) -> Outcome:
        return outcome(self.cards, view, words, names)

    def summary(self, view: DiceBrewingView, words: Words) -> str:
        return summary(view, words)

    def board(self, view: DiceBrewingView, words: Words, names: Sequence[str], width: int) -> str:
        return board(self.cards, view, words, names, width)

    def inspect_text(self, view: DiceBrewingView, words: Words, what: str) -> str:
        return inspect_text(self.cards, view, words, what)

    # ── for the lab ───────────────────────────────────────────────────────────────────────────────

    def measures(self, state: DiceBrewingState) -> dict[str, float]:
        return measures(state)

    def use(self, state: DiceBrewingState, action: int) -> str:
        return use(state, action)

    def sources(self, state: DiceBrewingState, seat: int) -> dict[str, int]:
        return sources(state, seat)
