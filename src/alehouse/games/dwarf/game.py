"""DWARF as a game of the house: who may play, the options, and where everything else of it is found."""

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
from alehouse.games.dwarf import arrange, choices, scene, why_not
from alehouse.games.dwarf.actions import action_names
from alehouse.games.dwarf.board import board
from alehouse.games.dwarf.book_tables import TABLES
from alehouse.games.dwarf.cards import OPPONENTS, PAIRINGS, Catalogue
from alehouse.games.dwarf.drawing.emblem import emblem
from alehouse.games.dwarf.drawing.legend import icons
from alehouse.games.dwarf.encoding import ENCODING, encode
from alehouse.games.dwarf.flights import flights
from alehouse.games.dwarf.inspect_text import inspect_text
from alehouse.games.dwarf.make_view import make_view
from alehouse.games.dwarf.measures import measures, sources, use
from alehouse.games.dwarf.outcome import outcome, summary
from alehouse.games.dwarf.rules.flow import DwarfState
from alehouse.games.dwarf.state import AREA, BELOW, HOME, MOUNTAIN, SIZES, UNTURNED, Terms
from alehouse.games.dwarf.view import DwarfView


class Dwarf(Game):
    """DWARF with one card file."""

    name = "dwarf"
    title = "DWARF"
    seats = range(1, 6)
    minutes = (20, 45)
    weight = 2
    rules_version = 1
    room = Path(__file__).parent
    bot_names = (
        "Brokk",
        "Sindri",
        "Dvala",
        "Nyrath",
        "Hledis",
        "Eyra",
        "Eitri",
        "Alvis",
        "Fjalar",
        "Regin",
        "Dagny",
        "Thora",
    )
    encoding = ENCODING
    book_tables = TABLES
    search_settings = SearchSettings(trust=0.5, ahead=20)  # a round or two: what workers bring is seen at its end
    cards: Catalogue
    options = (
        Option(
            name="opponent",
            values=OPPONENTS,
            clause="DW-4.12",
            players=(1,),
            seats_opponent=True,
        ),
        Option(name="mountain", values=("shuffled", "graded"), clause="DW-4.4"),
        Option(name="same_position_rule", values=("discard", "cover"), clause="DW-5.10"),
        Option(name="special_pairing", values=PAIRINGS, clause="DW-3.7"),
        Option(
            name="first_player",
            values=("random", "1", "2", "3", "4", "5"),
            clause="DW-4.7",
            players=(2, 3, 4, 5),
            of_players=True,
        ),
    )

    def prepare(self) -> None:
        self.cards = Catalogue(self.card_file)
        self.action_names = action_names(self.cards)

    def table_size(self, players: int) -> int:
        return 2 if players == 1 else players

    def opponents(self, options: Mapping[str, str]) -> tuple[str, ...]:
        return (f"automa-{options['opponent']}",) if "opponent" in options else ()

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return False

    # ── beginning ─────────────────────────────────────────────────────────────────────────────────

    def start(self, players: int, options: dict[str, str], stream: Stream) -> State:
        setup = self.cards.setups[players]
        opponent = self.cards.opponents[options["opponent"]] if players == 1 else None
        cover = options["same_position_rule"] == "cover"
        terms = Terms(self.cards, players, setup.sets, opponent, options["special_pairing"], cover)
        player_count = self.table_size(players)
        state = DwarfState(self, stream, terms)
        state.goods = vec[i64]([0] * 5 * player_count)
        state.where = vec[i64]([HOME] * 4 * player_count + [0] * 4 * player_count)
        state.stacks = vec[i64]([card.number for card in self.cards.starting] * setup.sets)
        state.areas = vec[i64]([0] * AREA * setup.sets)
        for location, stack in enumerate(state.stacks):
            state.restack(location, stack)
        for mine in range(setup.sets):
            self._lay_area(state, mine, options["mountain"] == "graded")
        state.marker = self._first_player(players, options)
        return state

    def _lay_area(self, state: DwarfState, mine: int, graded: bool) -> None:
        """The Mountain, in two tiers if graded, and the special piles, all unseen (DW-4.2 to DW-4.4)."""
        setup = self.cards.setups[state.seats]
        base = AREA * mine
        for card in self.cards.mine_cards:
            if not card.starting:
                tier = BELOW if graded and card.lanterns == 3 else MOUNTAIN
                state.areas[base + tier] |= 1 << (card.number - 1)
        for pile in range(3):
            state.areas[base + SIZES + pile] = setup.piles[pile]
        for special in self.cards.specials.values():
            if special.id not in setup.removed:
                state.areas[base + UNTURNED] |= 1 << (special.number - 1)

    def _first_player(self, players: int, options: dict[str, str]) -> int:
        """The holder of the marker if he is known: the printed opponent in solo, or a chosen player (DW-4.7)."""
        if players == 1:
            return 1
        chosen = options["first_player"]
        return -1 if chosen == "random" else int(chosen) - 1

    def set_up(self, state: DwarfState, given: Mapping[str, Any]) -> None:
        arrange.arrange(state, given)

    # ── for people ────────────────────────────────────────────────────────────────────────────────

    def parse(self, text: str) -> int:
        """Also without the letter of the Mine: "place:5" is "place:A5"."""
        kind, _, rest = text.strip().partition(":")
        return super().parse(f"{kind}:A{rest}" if rest[:1].isdigit() and kind not in ("amount", "first") else text)

    # ── what a seat sees ──────────────────────────────────────────────────────────────────────────

    def make_view(self, state: DwarfState, seat: int | None) -> DwarfView:
        return make_view(state, seat)

    def make_choice(self, state: DwarfState, action: int) -> Choice:
        return choices.choice(state, action)

    def why_not(self, state: DwarfState, action: int) -> Reason:
        return why_not.why_not(state, action)

    def fill_sheet(self, state: DwarfState, seat: int, out: Sheet) -> None:
        encode(state, seat, out)

    # ── the table in pictures ─────────────────────────────────────────────────────────────────────

    def scene(self, view: DwarfView, words: Words, layout: Layout, cache: DrawingCache | None = None) -> Scene:
        return scene.DRAWINGS.scene(self.cards, view, words, layout, cache)

    def scene_defs(self) -> str:
        return scene.scene_defs(self.cards)

    def flights(self, line: LogLine) -> list[Flight]:
        return flights(line)

    def detail(self, view: DwarfView, words: Words, layout: Layout, what: str) -> Detail:
        return scene.DRAWINGS.detail(self.cards, view, words, layout, what)

    def about(self, view: DwarfView, words: Words, layout: Layout, piece: Piece) -> Detail:
        return scene.DRAWINGS.about(self.cards, view, words, layout, piece)

    def icons(self, words: Words) -> dict[str, str]:
        return icons(words)

    def emblem(self) -> str:
        return emblem()

    # ── the table in words ────────────────────────────────────────────────────────────────────────

    def outcome(self, view: DwarfView, words: Words, names: Sequence[str]) -> Outcome:
        return outcome(self.cards, view, words, names)

    def summary(self, view: DwarfView, words: Words) -> str:
        return summary(view, words)

    def board(self, view: DwarfView, words: Words, names: Sequence[str], width: int) -> str:
        return board(self.cards, view, words, names, width)

    def inspect_text(self, view: DwarfView, words: Words, what: str) -> str:
        return inspect_text(self.cards, view, words, what)

    # ── for the lab ───────────────────────────────────────────────────────────────────────────────

    def measures(self, state: DwarfState) -> dict[str, float]:
        return measures(state)

    def use(self, state: DwarfState, action: int) -> str:
        return use(state, action)

    def sources(self, state: DwarfState, seat: int) -> dict[str, int]:
        return sources(state, seat)
