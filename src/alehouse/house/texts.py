"""What the house says about one table in one language: names, prompt, log, refusals."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, repeat
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from alehouse.bots import level_of
from alehouse.core.draw.players import AUTOMA
from alehouse.core.errors import IllegalAction
from alehouse.core.game import Game
from alehouse.core.naming import named, players_names
from alehouse.core.scene import Outcome
from alehouse.core.view import LogLine, Prompt, View
from alehouse.core.words import LANGUAGES, Words, words_of
from alehouse.house.protocol.house import PlayerText
from alehouse.house.protocol.server import LogText, OptionText, PromptText, Refused
from alehouse.house.refusal import Refusal
from alehouse.house.rows import SeatRow, TableRow
from alehouse.house.tables.drafts import Draft
from alehouse.house.tables.table import LiveTable

FOLDER = Path(__file__).parent / "words"


def house_words(language: str) -> Words:
    """The server's own words."""
    return words_of(language, FOLDER)


def language_from(wishes: Iterable[str]) -> str:
    """The first language among the wishes ("pl", "fr-CA;q=0.8") that the house speaks, else English."""
    spoken = (wish.strip()[:2].lower() for wish in wishes)
    return next((language for language in spoken if language in LANGUAGES), "en")


class Texts:
    """Everything said at a table, with the players' names in it."""

    def __init__(self, table: LiveTable, language: str, seats: Sequence[int] = ()) -> None:
        self.language = language
        self.words = table.game.words(language)
        self._game = table.game
        self.house = house_words(language)
        self.players = players_of(table.row, table.game, self.words, seats, table.faces)
        self.names = [player.name for player in self.players]  # as sentences have them
        self.nameless = nameless(table.row, seats)
        self.shown = shown_to(self.players, self.nameless, self.words)

    def log(self, lines: Iterable[LogLine], news: bool = False) -> list[LogText]:
        """Lines of the log; where they are news, with what flies across the table."""
        return [
            LogText(
                text=self.say(line.message, line.args, line.seat),
                seat=line.seat,
                name=self._name(line.seat),  # the sentence begins with it: "you" would want other verbs
                head=line.message.startswith("log-head-"),
                aside=line.message in self._game.asides,
                changes=[(good, amount, self._good(good, amount)) for good, amount in line.changes.items()],
                clause=line.clause,
                flights=self._game.flights(line) if news else [],
            )
            for line in lines
        ]

    def _good(self, good: str, amount: int) -> str:
        return self.words.say(f"goods-{good}", {"count": abs(amount)})

    def prompt(self, prompt: Prompt, on_pieces: set[int]) -> PromptText:
        """The pending decision; `on_pieces` are the actions that a click on a piece plays.

        Whoever only watches reads what is being decided, not an order to somebody else.
        """
        mine = bool(prompt.options)
        message, detail = (prompt.message, prompt.detail) if mine else (prompt.decision, "")
        return PromptText(
            seat=prompt.seat,
            name="" if mine and prompt.seat in self.nameless else self._name(prompt.seat),
            mine=mine,
            text=self.say(message, prompt.args, prompt.seat),
            detail=self.say(detail, prompt.args, prompt.seat) if detail else "",
            clause=prompt.clause,
            options=[
                OptionText(
                    action=option.action,
                    text=self.say(option.message, option.args, prompt.seat),
                    clause=option.clause,
                    piece=option.action in on_pieces,
                    quiet=option.quiet,
                )
                for option in prompt.options
            ],
        )

    def drafted(self, draft: Draft) -> PromptText:
        """That a draft is to be confirmed before anything else can be decided, and what it is that waits."""
        what, args = "complete", {}
        if draft.sealed is not None:
            choice = draft.state.choice(draft.sealed)
            what, args = "sealed", {"option": self.say(choice.message, choice.args, draft.seat)}
        return PromptText(
            seat=draft.seat,
            name="" if draft.seat in self.nameless else self._name(draft.seat),
            mine=True,
            text=self.house.say(f"draft-{what}", args),
            detail=self.house.say(f"draft-{what}-detail"),
            clause="",
            options=[],
        )

    def say(self, key: str, args: Mapping[str, Any], seat: int = -1) -> str:
        """A message of the game."""
        return self.words.say(key, named(args, seat, self.names))

    def outcome(self, view: View, places: Sequence[int]) -> Outcome:
        """How the game has ended; whoever has told no name is spoken to."""
        found = self._game.outcome(view, self.words, self.names)
        for seat in self.nameless:
            won = self.words.say("outcome-winner", {"winner": self.names[seat]}) if places[seat] == 1 else ""
            if found.title == won and self.words.has("outcome-you"):
                found = replace(found, title=self.words.say("outcome-you"))
            found = replace(found, rows=tuple(tuple(map(self._heading, row)) for row in found.rows))
        return found

    def _heading(self, cell: str) -> str:
        """A cell of the scoring; a name that stands by itself is "you", where it is that of whoever reads it."""
        yours = cell in [self.names[seat] for seat in self.nameless]
        return self.words.say("seat-you") if yours else cell

    def refusal(self, refusal: Refusal) -> str:
        return self.house.say(refusal.key, named(refusal.args_for_words, -1, self.names))

    def refused(self, problem: Refusal | IllegalAction) -> Refused:
        """A refusal as it is sent."""
        if isinstance(problem, Refusal):
            return Refused(text=self.refusal(problem), lost=problem.lost)
        return Refused(text=self.say(problem.key, problem.args_for_words), clause=problem.clause)

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""


def aim_of(players: int, words: Words) -> str:
    """How a game is won, in one sentence; alone that may be another one."""
    key = "aim-solo" if players == 1 and words.has("aim-solo") else "aim"
    return words.say(key) if words.has(key) else ""


def players_of(
    row: TableRow, game: Game | None, words: Words, mine: Sequence[int] = (), faces: Mapping[str, int] | None = None
) -> list[PlayerText]:
    """Everybody at a table, printed opponents last; who they are is not known if the game is not any more.

    A seat with a person is called by that person's name, even while a bot plays there, or by its colour, where they
    have told none; it has the face that the person has chosen, where `faces` says which.
    """
    chosen = faces or {}
    sitters = [replace(seat, name=_called(seat, words), bot="" if seat.away else seat.bot) for seat in row.seats]
    names = players_names(sitters, game.opponents(row.options) if game else (), words)
    seats = [_player(seat, seat.seat in mine, chosen.get(seat.person or "", 0)) for seat in row.seats]
    opponent = PlayerText(name="", kind="automa", colour=AUTOMA)
    return [replace(player, name=name) for player, name in zip(chain(seats, repeat(opponent)), names)]


def nameless(row: TableRow, mine: Sequence[int]) -> tuple[int, ...]:
    """The seat of somebody who sits alone at a screen and has told no name: nobody else there is "you"."""
    return tuple(seat for seat in mine if len(mine) == 1 and not row.seats[seat].name)


def shown_to(players: Sequence[PlayerText], nameless: Sequence[int], words: Words) -> list[PlayerText]:
    """Everybody at a table as somebody reads it who is "you" where a name stands by itself; no sentence can say so."""
    return [
        replace(player, name=words.say("seat-you")) if seat in nameless else player
        for seat, player in enumerate(players)
    ]


def _called(seat: SeatRow, words: Words) -> str:
    """The name of somebody in a seat; whoever has told none is a guest, known by a colour."""
    return seat.name or (words.say(f"seat-colour-{seat.colour}") if seat.kind == "person" else "")


def _player(seat: SeatRow, mine: bool, face: int) -> PlayerText:
    """Who sits in a seat, but for the name; a bot that plays for somebody who is away says nothing of its level."""
    level = level_of(seat.bot) if seat.kind == "bot" else 0
    return PlayerText(name="", kind="me" if mine else seat.kind, colour=seat.colour, level=level, face=face)
