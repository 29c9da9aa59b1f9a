"""DWARF as a game of the house: who may play, the options, and the doors to its chapters."""

from collections.abc import Mapping
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.fate import Stream
from alehouse.core.hints import SearchHints
from alehouse.core.options import Option
from alehouse.core.room import Chapters, Room
from alehouse.core.state import State
from alehouse.games.dwarf import arrange, choices, scene
from alehouse.games.dwarf.actions import action_names
from alehouse.games.dwarf.board import board
from alehouse.games.dwarf.cards import OPPONENTS, PAIRINGS, Catalogue
from alehouse.games.dwarf.closer import closer
from alehouse.games.dwarf.drawing.emblem import emblem
from alehouse.games.dwarf.encoding import ENCODING, encode
from alehouse.games.dwarf.look import look
from alehouse.games.dwarf.measures import measures, sources, use
from alehouse.games.dwarf.outcome import outcome, summary
from alehouse.games.dwarf.rules.flow import DwarfState
from alehouse.games.dwarf.state import AREA, BELOW, HOME, MOUNTAIN, SIZES, UNTURNED, Terms
from alehouse.games.dwarf.view import DwarfView

CHAPTERS = Chapters(
    state=DwarfState,
    view=DwarfView,
    arrange=arrange.arrange,
    look=look,
    choice=choices.choice,
    why_not=choices.why_not,
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


class Dwarf(Room):
    """DWARF with one card file."""

    name = "dwarf"
    title = "DWARF"
    seats = range(1, 6)
    rules_version = 1
    room = Path(__file__).parent
    chapters = CHAPTERS
    hints = SearchHints(trust=0.5, ahead=20)  # a round or two: what comes of the workers is seen at its end
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
        crowd = self.table_size(players)
        state = DwarfState(
            self,
            stream,
            terms,
            goods=vec[i64]([0] * 5 * crowd),
            where=vec[i64]([HOME] * 4 * crowd + [0] * 4 * crowd),
            stacks=vec[i64]([card.number for card in self.cards.starting] * setup.sets),
            areas=vec[i64]([0] * AREA * setup.sets),
            frames=vec[i64](),
        )
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

    # ── for people ────────────────────────────────────────────────────────────────────────────────

    def parse(self, text: str) -> int:
        """Also without the letter of the Mine: "place:5" is "place:A5"."""
        kind, _, rest = text.strip().partition(":")
        return super().parse(f"{kind}:A{rest}" if rest[:1].isdigit() and kind not in ("amount", "first") else text)
