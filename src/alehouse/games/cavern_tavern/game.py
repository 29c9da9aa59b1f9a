"""Cavern Tavern as a game of the house: who may play, the options, and where everything else of it is found."""

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
from alehouse.core.search_settings import SearchSettings
from alehouse.core.state import State
from alehouse.core.view import LogLine
from alehouse.core.words import Words
from alehouse.games.cavern_tavern import arrange, choices, scene, why_not
from alehouse.games.cavern_tavern.actions import TURN, action_names
from alehouse.games.cavern_tavern.board import board
from alehouse.games.cavern_tavern.book_tables import TABLES
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.drawing.emblem import emblem
from alehouse.games.cavern_tavern.drawing.legend import icons
from alehouse.games.cavern_tavern.encoding import ENCODING, encode
from alehouse.games.cavern_tavern.flights import flights
from alehouse.games.cavern_tavern.inspect_text import inspect_text
from alehouse.games.cavern_tavern.make_view import make_view
from alehouse.games.cavern_tavern.measures import measures, sources, use
from alehouse.games.cavern_tavern.outcome import outcome, summary
from alehouse.games.cavern_tavern.rules.flow import CavernTavernState
from alehouse.games.cavern_tavern.state import CHARACTER, ITEMS, NONE, ORDER, SEAT, SECRET, TABLE, UNPLACED, Terms
from alehouse.games.cavern_tavern.view import CavernTavernView

SEVERAL = (2, 3, 4, 5, 6)


class CavernTavern(Game):
    """Cavern Tavern with one card file."""

    name = "cavern_tavern"
    title = "Cavern Tavern"
    seats = range(1, 7)
    minutes = (40, 75)
    weight = 3
    rules_version = 2
    room = Path(__file__).parent
    bot_names = (
        "Dorrim",
        "Pella",
        "Thistle",
        "Grubbo",
        "Ilvane",
        "Bramble",
        "Wrenna",
        "Hobb",
        "Sorrel",
        "Fennick",
        "Marl",
        "Tansy",
    )
    encoding = ENCODING
    book_tables = TABLES
    search_settings = SearchSettings(spread=6.0, trust=2.0, ahead=40)  # an order pays twenty points, but after rounds
    cards: Catalogue
    options = (
        Option(name="solo_mode", values=("normal", "story"), clause="CT-1.2", players=(1,)),
        Option(name="secret_chamber", values=("off", "on"), clause="CT-1.2"),
        Option(name="characters", values=("choose", "random"), clause="CT-4.1.2", players=SEVERAL),
        Option(name="last_call", values=("on", "off"), clause="CT-5.3.2"),
        Option(name="last_round_draw", values=("off", "on"), clause="CT-6.6.3"),
        Option(name="negative_scores", values=("on", "off"), clause="CT-7.9"),
        Option(name="completed_orders", values=("public", "hidden"), clause="CT-9.4", players=SEVERAL),
        Option(name="story_target", values=("off", "on"), clause="CT-8.2.10", players=(1,)),
    )

    def prepare(self) -> None:
        self.cards = Catalogue(self.card_file)
        self.action_names = action_names(self.cards)

    # ── beginning ─────────────────────────────────────────────────────────────────────────────────

    def start(self, players: int, options: dict[str, str], stream: Stream) -> State:
        cards = self.cards
        dice = 4 * players + (1 if players > 1 else 0)
        state = CavernTavernState(self, stream, Terms(cards, players, options))
        state.own = _nobody_has_anything(players)
        state.faces = vec[i64]([1] * dice)
        state.at = vec[i64]([UNPLACED] * dice)
        state.piles = vec[i64](cards.piles)
        state.mess = vec[i64]([NONE] * cards.mess_spaces)
        state.occupied = vec[i64]([0] * len(cards.areas))
        state.chamber = vec[i64]([NONE] * 9)
        state.tokens = vec[i64]([*cards.drinks, cards.mrs_nasty])
        state.deck = (1 << len(cards.orders)) - 1
        state.item_deck = sum(1 << item.number for item in cards.items if item.solo or players > 1)
        state.says_deck = (1 << len(cards.says)) - 1
        state.secret_deck = (1 << len(cards.secrets)) - 1
        state.task_deck = (1 << len(cards.tasks)) - 1
        state.characters_left = (1 << len(cards.characters)) - 1
        state.modifiers = cards.modifiers if state.terms.chamber else 0
        return state

    def table_size(self, players: int) -> int:
        """Somebody alone plays against the Automa's dice."""
        return max(players, 2)

    def opponents(self, options: Mapping[str, str]) -> tuple[str, ...]:
        return ("opponent-automa",) if "solo_mode" in options else ()

    def contest(self, state: CavernTavernState) -> str:
        """The assignment of a story, or the points of the Normal mode."""
        number = state.assignment
        return f"assignment-{self.cards.assignments[number].id}" if number != NONE else "option-solo_mode-normal"

    def set_up(self, state: CavernTavernState, given: Mapping[str, Any]) -> None:
        arrange.arrange(state, given)

    # ── for people ────────────────────────────────────────────────────────────────────────────────

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """Secret Tasks, hands, cards under the deck (CT-9.2); alone, there is nobody to hide them from."""
        return "characters" in options

    def hides(self, state: CavernTavernState, seat: int) -> bool:
        """A Secret Task, from the moment it is dealt."""
        return state.owned(seat, SECRET) != NONE

    def open_options(self, state: CavernTavernState) -> bool:
        """Items in hand may be playable or not (CT-6.9.1); how many there are is known, and a Secret Task is for the
        end of the game."""
        return state.asking != TURN or not state.owned(state.player, ITEMS)

    # ── what a seat sees ──────────────────────────────────────────────────────────────────────────

    def make_view(self, state: CavernTavernState, seat: int | None) -> CavernTavernView:
        return make_view(state, seat)

    def make_choice(self, state: CavernTavernState, action: int) -> Choice:
        return choices.choice(state, action)

    def why_not(self, state: CavernTavernState, action: int) -> Reason:
        return why_not.why_not(state, action)

    def fill_sheet(self, state: CavernTavernState, seat: int, out: Sheet) -> None:
        encode(state, seat, out)

    # ── the table in pictures ─────────────────────────────────────────────────────────────────────

    def scene(self, view: CavernTavernView, words: Words, layout: Layout, cache: DrawingCache | None = None) -> Scene:
        return scene.DRAWINGS.scene(self.cards, view, words, layout, cache)

    def scene_defs(self) -> str:
        return scene.scene_defs(self.cards)

    def flights(self, line: LogLine) -> list[Flight]:
        return flights(line)

    def detail(self, view: CavernTavernView, words: Words, layout: Layout, what: str) -> Detail:
        return scene.DRAWINGS.detail(self.cards, view, words, layout, what)

    def about(self, view: CavernTavernView, words: Words, layout: Layout, piece: Piece) -> Detail:
        return scene.DRAWINGS.about(self.cards, view, words, layout, piece)

    def icons(self, words: Words) -> dict[str, str]:
        return icons(words)

    def emblem(self) -> str:
        return emblem()

    # ── the table in words ────────────────────────────────────────────────────────────────────────

    def outcome(self, view: CavernTavernView, words: Words, names: Sequence[str]) -> Outcome:
        return outcome(self.cards, view, words, names)

    def summary(self, view: CavernTavernView, words: Words) -> str:
        return summary(view, words)

    def board(self, view: CavernTavernView, words: Words, names: Sequence[str], width: int) -> str:
        return board(self.cards, view, words, names, width)

    def inspect_text(self, view: CavernTavernView, words: Words, what: str) -> str:
        return inspect_text(self.cards, view, words, what)

    # ── for the lab ───────────────────────────────────────────────────────────────────────────────

    def measures(self, state: CavernTavernState) -> dict[str, float]:
        return measures(state)

    def use(self, state: CavernTavernState, action: int) -> str:
        return use(state, action)

    def sources(self, state: CavernTavernState, seat: int) -> dict[str, int]:
        return sources(state, seat)


def _nobody_has_anything(players: int) -> vec[i64]:
    own = vec[i64]([0] * SEAT * players)
    for seat in range(players):
        for place in (ORDER, TABLE, SECRET, CHARACTER):
            own[SEAT * seat + place] = NONE
    return own
