"""Dice Brewing as a game of the house: who may play, the options, and the doors to its chapters."""

from collections.abc import Mapping
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.fate import Stream
from alehouse.core.options import Option
from alehouse.core.room import Chapters, Room
from alehouse.core.state import State
from alehouse.games.dice_brewing import arrange, choices, scene, why_not
from alehouse.games.dice_brewing.actions import PURCHASE_TURN, REWARD_TOKEN, action_names
from alehouse.games.dice_brewing.board import board
from alehouse.games.dice_brewing.cards import EDITIONS, MODES, Catalogue
from alehouse.games.dice_brewing.closer import closer
from alehouse.games.dice_brewing.drawing.emblem import emblem
from alehouse.games.dice_brewing.encoding import ENCODING, encode
from alehouse.games.dice_brewing.look import look
from alehouse.games.dice_brewing.measures import measures, sources, use
from alehouse.games.dice_brewing.outcome import outcome, summary
from alehouse.games.dice_brewing.rules.flow import DiceBrewingState
from alehouse.games.dice_brewing.state import COINS, NONE, POOL, SEAT, SEEDS, XP, Terms
from alehouse.games.dice_brewing.view import DiceBrewingView

CHAPTERS = Chapters(
    state=DiceBrewingState,
    view=DiceBrewingView,
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


class DiceBrewing(Room):
    """Dice Brewing with one card file."""

    name = "dice_brewing"
    title = "Dice Brewing"
    seats = range(2, 5)
    rules_version = 2
    room = Path(__file__).parent
    chapters = CHAPTERS
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

    # ── for people ────────────────────────────────────────────────────────────────────────────────

    def hides(self, state: State, seat: int) -> bool:
        """Hidden tokens, or the choice of one (DB-9.3)."""
        assert isinstance(state, DiceBrewingState)
        trades = state.round >= state.terms.black_market_round
        buys = state.player == seat and (state.asking == REWARD_TOKEN or (state.asking == PURCHASE_TURN and trades))
        return state.terms.hidden and (buys or state.holds(seat) != 0)

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """Action tokens lie face down in the advanced game (DB-9.3)."""
        return options["mode"] == "advanced"
