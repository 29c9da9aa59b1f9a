"""A record on a terminal: checked, told in words, scored at the end; or paged through move by move."""

from pathlib import Path

import msgspec
from msgspec import Struct

from alehouse.core.game import Game
from alehouse.core.naming import players_names
from alehouse.core.record import Record
from alehouse.core.state import FATE, State
from alehouse.core.words import Words, words_of
from alehouse.games import load
from alehouse.terminal import WORDS
from alehouse.terminal.errors import Misuse
from alehouse.terminal.game_text import GameText
from alehouse.terminal.outcome import show_outcome
from alehouse.terminal.saving import read_record
from alehouse.terminal.screen import Screen
from alehouse.terminal.seating import Seat


class LogReport(Struct):
    """A line of the log: its text, the player it is about (-1: nobody), the goods that changed."""

    text: str
    player: int
    changes: dict[str, int]


class ReplayReport(Struct, kw_only=True):
    """A record as data: the JSON that `alehouse replay --json` prints; `shown` moves are told of."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: int | str | None
    moves: list[str]
    shown: int
    over: bool
    scores: list[int]
    places: list[int]
    log: list[LogReport]


def replay(
    file: Path, words: Words, cards: Path | None, to: int | None, seat: int | None, step: bool, as_json: bool
) -> None:
    """Check a record and show it."""
    record = read_record(file, words)
    game = load(record.game, cards).of_record(record)
    count = len(record.moves) if to is None else to
    if not 0 <= count <= len(record.moves):
        raise Misuse(words, "cli-replay-to", to=count, moves=len(record.moves))
    if seat is not None and not 1 <= seat <= record.players:
        raise Misuse(words, "cli-replay-seat", seat=seat, players=record.players)
    final = game.replay(record, events=True)  # the whole record is checked, whatever is shown
    spoken = words_of(words.language, WORDS, game.room / "words")
    game_text = GameText(spoken, _names(game, record, spoken), record.players)
    shown = final if count == len(record.moves) else game.replay(record, count, events=True)
    looking = None if seat is None else seat - 1
    screen = Screen(words)
    if as_json:
        print(msgspec.json.encode(_report(record, shown, game_text, looking, count)).decode())
    elif step:
        _Pages(screen, game, record, game_text, looking).turn(count)
    else:
        _show(screen, shown, game_text, looking, len(record.moves) - count)


def _names(game: Game, record: Record, words: Words) -> list[str]:
    """Records hold no names: players are numbered."""
    return players_names([Seat()] * record.players, game.opponents(record.options), words)


def _report(record: Record, state: State, game_text: GameText, seat: int | None, shown: int) -> ReplayReport:
    log = [
        LogReport(game_text.say(line.message, line.args, line.seat), line.seat, line.changes)
        for line in state.view(seat).log
    ]
    return ReplayReport(
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=record.options,
        seed=record.seed,
        moves=record.moves,
        shown=shown,
        over=state.is_over,
        scores=state.scores(),
        places=state.ranking(),
        log=log,
    )


def _show(screen: Screen, state: State, game_text: GameText, seat: int | None, left: int) -> None:
    """The whole log, then the scoring or the table as it stands."""
    view = state.view(seat)
    for line in view.log:
        screen.write(game_text.line(line))
    screen.blank()
    screen.draw(state.game.board(view, game_text.words, game_text.names, screen.width))
    screen.blank()
    if state.is_over:
        show_outcome(screen, state.game.outcome(view, game_text.words, game_text.names))
    else:
        screen.say("terminal-replay-unfinished", "quiet", left=left)


class _Pages:
    """A record page by page: a move, what it did, the table after it."""

    def __init__(self, screen: Screen, game: Game, record: Record, game_text: GameText, seat: int | None) -> None:
        self.screen = screen
        self.game = game
        self.record = record
        self.game_text = game_text
        self.seat = seat

    def turn(self, count: int) -> None:
        """Every page up to `count` moves; at a keyboard, one at a time."""
        state = self.game.replay(self.record, 0, events=True)
        state.open_fate = True
        told = 0
        for number, name in enumerate(self.record.moves[:count], 1):
            mover = int(state.player)
            state.apply(state.parse(name))
            if state.player == FATE and mover == FATE and number < count:
                continue  # fate's moves in a row make one page
            told = self._page(state, number, told)
            if number < count and not self._next():
                return
        if state.is_over:
            view = state.view(self.seat)
            show_outcome(self.screen, self.game.outcome(view, self.game_text.words, self.game_text.names))

    def _page(self, state: State, number: int, told: int) -> int:
        view = state.view(self.seat)
        moves = self.record.moves
        self.screen.say("terminal-replay-move", "title", number=number, moves=len(moves), move=moves[number - 1])
        for line in view.log[told:]:
            self.screen.write(self.game_text.line(line))
        self.screen.blank()
        self.screen.draw(self.game.board(view, self.game_text.words, self.game_text.names, self.screen.width))
        self.screen.blank()
        return len(view.log)

    def _next(self) -> bool:
        """Wait for a key at a keyboard; False to stop."""
        if not self.screen.typed_by_hand:
            return True
        answer = self.screen.ask(self.screen.words.say("terminal-replay-next"))
        return answer is not None and answer not in ("q", "quit")
