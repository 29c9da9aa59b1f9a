"""Dice Brewing as a game of the house: who may play, the options, and the doors to its chapters."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.choice import Choice, Reason
from alehouse.core.fate import Stream
from alehouse.core.game import Game
from alehouse.core.options import Option
from alehouse.core.scene import Detail, Layout, Outcome, Scene
from alehouse.core.state import State
from alehouse.core.view import View
from alehouse.core.words import Words
from alehouse.games.dice_brewing import arrange, choices, scene, why_not
from alehouse.games.dice_brewing.actions import PURCHASE_TURN, REWARD_TOKEN, action_names
from alehouse.games.dice_brewing.board import board
from alehouse.games.dice_brewing.cards import EDITIONS, MODES, Catalogue
from alehouse.games.dice_brewing.closer import closer
from alehouse.games.dice_brewing.drawing.emblem import emblem
from alehouse.games.dice_brewing.look import look
from alehouse.games.dice_brewing.measures import measures, use
from alehouse.games.dice_brewing.outcome import outcome, summary
from alehouse.games.dice_brewing.rules.flow import DiceBrewingState
from alehouse.games.dice_brewing.state import COINS, NONE, POOL, SEAT, SEEDS, XP, Terms
from alehouse.games.dice_brewing.view import DiceBrewingView


class DiceBrewing(Game):
    """Dice Brewing with one card file."""

    name = "dice_brewing"
    title = "Dice Brewing"
    seats = range(2, 5)
    rules_version = 1
    room = Path(__file__).parent
    options = (
        Option(name="edition", values=EDITIONS, clause="DB-3.1"),
        Option(name="mode", values=MODES, clause="DB-8.1"),
        Option(name="unlucky_roll", values=("off", "on"), clause="DB-8.2"),
    )

    def prepare(self) -> None:
        self.cards = Catalogue(self.card_file)
        self.action_names = action_names(self.cards)

    # ── beginning ─────────────────────────────────────────────────────────────────────────────────

    def start(self, players: int, options: dict[str, str], stream: Stream) -> State:
        cards = self.cards
        edition = cards.editions[options["edition"]]
        advanced = options["mode"] == "advanced"
        terms = Terms(cards, players, edition, advanced, options["unlucky_roll"] == "on")
        stock = [int(i.count) for i in cards.ingredients] + [int(k.count) for k in cards.kinds[edition.id]]
        size = cards.display_size[players]
        opening = [] if advanced else [int(cards.by_id[name].number) for name in cards.starters[:size]]
        state = DiceBrewingState(
            self,
            stream,
            terms,
            dice=vec[i64]([0] * sum(cards.dice)),
            own=vec[i64]([0] * SEAT * players),
            stock=vec[i64](stock),
            display=vec[i64](opening or [NONE] * size),
            tokens=vec[i64](),
        )
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

    def begin(self, state: State) -> None:
        assert isinstance(state, DiceBrewingState)
        state.go_on_from_start()

    def place(self, state: State, given: Mapping[str, Any]) -> None:
        assert isinstance(state, DiceBrewingState)
        arrange.arrange(state, given)
        state.go_on_from_start()

    # ── for people ────────────────────────────────────────────────────────────────────────────────

    def view(self, state: State, seat: int | None) -> DiceBrewingView:
        assert isinstance(state, DiceBrewingState)
        return look(state, seat)

    def choice(self, state: State, action: int) -> Choice:
        assert isinstance(state, DiceBrewingState)
        return choices.choice(state, action)

    def why_not(self, state: State, action: int) -> Reason:
        assert isinstance(state, DiceBrewingState)
        return why_not.why_not(state, action)

    def hides(self, state: State, seat: int) -> bool:
        """Hidden tokens, or the choice of one (DB-9.3)."""
        assert isinstance(state, DiceBrewingState)
        trades = state.round >= state.terms.black_market_round
        buys = state.player == seat and (state.asking == REWARD_TOKEN or (state.asking == PURCHASE_TURN and trades))
        return state.terms.hidden and (buys or state.holds(seat) != 0)

    def measures(self, state: State) -> dict[str, float]:
        assert isinstance(state, DiceBrewingState)
        return measures(state)

    def use(self, state: State, action: int) -> str:
        assert isinstance(state, DiceBrewingState)
        return use(state, action)

    def scene(self, view: View, words: Words, layout: Layout) -> Scene:
        assert isinstance(view, DiceBrewingView)
        return scene.scene(self.cards, view, words, layout)

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """Action tokens lie face down in the advanced game (DB-9.3)."""
        return options["mode"] == "advanced"

    def scene_defs(self) -> str:
        return scene.scene_defs(self.cards)

    def emblem(self) -> str:
        return emblem()

    def detail(self, view: View, words: Words, layout: Layout, what: str) -> Detail:
        assert isinstance(view, DiceBrewingView)
        return scene.detail(self.cards, view, words, layout, what)

    def outcome(self, view: View, words: Words, names: Sequence[str]) -> Outcome:
        assert isinstance(view, DiceBrewingView)
        return outcome(self.cards, view, words, names)

    def summary(self, view: View, words: Words) -> str:
        assert isinstance(view, DiceBrewingView)
        return summary(view, words)

    def board(self, view: View, words: Words, names: Sequence[str], width: int) -> str:
        assert isinstance(view, DiceBrewingView)
        return board(self.cards, view, words, names, width)

    def closer(self, view: View, words: Words, what: str) -> str:
        assert isinstance(view, DiceBrewingView)
        return closer(self.cards, view, words, what)
