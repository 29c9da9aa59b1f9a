"""Cavern Tavern as a game of the house: who may play, the options, and the doors to its chapters."""

from collections.abc import Mapping
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.fate import Stream
from alehouse.core.hints import SearchHints
from alehouse.core.options import Option
from alehouse.core.room import Chapters, Room
from alehouse.core.state import State
from alehouse.games.cavern_tavern import arrange, choices, scene, why_not
from alehouse.games.cavern_tavern.actions import action_names
from alehouse.games.cavern_tavern.board import board
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.closer import closer
from alehouse.games.cavern_tavern.drawing.emblem import emblem
from alehouse.games.cavern_tavern.encoding import ENCODING, encode
from alehouse.games.cavern_tavern.look import look
from alehouse.games.cavern_tavern.measures import measures, sources, use
from alehouse.games.cavern_tavern.outcome import outcome, summary
from alehouse.games.cavern_tavern.rules.flow import CavernTavernState
from alehouse.games.cavern_tavern.state import CHARACTER, NONE, ORDER, SEAT, SECRET, TABLE, UNPLACED, Terms
from alehouse.games.cavern_tavern.view import CavernTavernView

SEVERAL = (2, 3, 4, 5, 6)


CHAPTERS = Chapters(
    state=CavernTavernState,
    view=CavernTavernView,
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


class CavernTavern(Room):
    """Cavern Tavern with one card file."""

    name = "cavern_tavern"
    title = "Cavern Tavern"
    seats = range(1, 7)
    rules_version = 2
    room = Path(__file__).parent
    chapters = CHAPTERS
    hints = SearchHints(spread=6.0, trust=2.0, ahead=40)  # an order brings twenty points, but takes rounds to pay
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
        state = CavernTavernState(
            self,
            stream,
            Terms(cards, players, options),
            own=_nobody_has_anything(players),
            faces=vec[i64]([1] * dice),
            at=vec[i64]([UNPLACED] * dice),
            piles=vec[i64](cards.piles),
            mess=vec[i64]([NONE] * cards.mess_spaces),
            occupied=vec[i64]([0] * len(cards.areas)),
            chamber=vec[i64]([NONE] * 9),
            tokens=vec[i64]([*cards.drinks, cards.mrs_nasty]),
            bottom=vec[i64](),
            frames=vec[i64](),
        )
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

    def contest(self, state: State) -> str:
        """The assignment of a story, or the points of the Normal mode."""
        assert isinstance(state, CavernTavernState)
        number = state.assignment
        return f"assignment-{self.cards.assignments[number].id}" if number != NONE else "option-solo_mode-normal"

    # ── for people ────────────────────────────────────────────────────────────────────────────────

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """Secret Tasks, hands, cards under the deck (CT-9.2); alone, there is nobody to hide them from."""
        return "characters" in options

    def hides(self, state: State, seat: int) -> bool:
        """A Secret Task, from the moment it is dealt."""
        assert isinstance(state, CavernTavernState)
        return state.own[SEAT * seat + SECRET] != NONE


def _nobody_has_anything(players: int) -> vec[i64]:
    own = vec[i64]([0] * SEAT * players)
    for seat in range(players):
        for place in (ORDER, TABLE, SECRET, CHARACTER):
            own[SEAT * seat + place] = NONE
    return own
