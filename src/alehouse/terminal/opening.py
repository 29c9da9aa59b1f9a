"""How a table in a terminal is opened: a new game, or one that goes on from a record."""

import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct, field

from alehouse.core.fate import seeded
from alehouse.core.game import Game
from alehouse.core.naming import bot_name, players_names
from alehouse.core.state import State
from alehouse.core.words import Words, words_of
from alehouse.games import load
from alehouse.terminal import WORDS
from alehouse.terminal.errors import Misuse
from alehouse.terminal.game_text import GameText
from alehouse.terminal.play import Sitting
from alehouse.terminal.saving import Saving, read_record
from alehouse.terminal.screen import Screen
from alehouse.terminal.seating import Seat, bots_named, player_count, read_seats
from alehouse.terminal.table import TerminalTable


class Request(Struct, kw_only=True):
    """What was asked for on the command line."""

    game: str
    players: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    seats: Sequence[str] = ()
    seed: int | str | None = None
    fate: str = "closed"
    cards: Path | None = None
    save: Path | None = None
    load: Path | None = None


def play(request: Request, words: Words) -> None:
    """Open a table and play."""
    game = load(request.game, request.cards)
    saving = Saving(words, request.load)
    if request.save:
        saving.claim(request.save)
    seed = secrets.randbits(62) if request.seed is None else request.seed
    if request.load:
        state = _resumed(game, request, seed, words)
    else:
        players = player_count(game, request.players, request.options, len(request.seats))
        state = game.new(players, seed=seed, fate=request.fate, events=True, **request.options)
    seats = read_seats(request.seats, state.seats, words)
    sit_down(Screen(words), state, seats, seed, saving, request.save or request.load, _again(request))


def sit_down(
    screen: Screen,
    state: State,
    seats: Sequence[Seat],
    seed: int | str | None = None,
    saving: Saving | None = None,
    save: Path | None = None,
    again: str = "",
) -> None:
    """Play at a table that is laid out already; bots without a name get one."""
    game, words = state.game, screen.words
    again = again or shlex.join(["alehouse", "play", game.name])
    seats = bots_named(seats, game)
    spoken = words_of(words.language, WORDS, game.room / "words")
    options = state.record().options
    game_text = GameText(spoken, players_names(seats, game.opponents(options), spoken), state.seats)
    table = TerminalTable(state, seats, secrets.randbits(62) if seed is None else seed, game.has_secrets(options))
    if any(seat.bot for seat in seats):
        screen.say("terminal-seats", players=words.listed(_levels(seats, game_text.names, words)))
    Sitting(screen, table, game_text, saving or Saving(words), save, again).run()


def _levels(seats: Sequence[Seat], names: Sequence[str], words: Words) -> list[str]:
    """Everybody by name, bots with their level."""
    levels = [bot_name(seat.bot, words) if seat.bot else "" for seat in seats] + [""] * (len(names) - len(seats))
    return [f"{name} · {level}" if level else name for name, level in zip(names, levels, strict=True)]


def _resumed(game: Game, request: Request, seed: int | str, words: Words) -> State:
    """The state that a record leads to; what is in the record cannot be asked for otherwise."""
    assert request.load is not None
    record = read_record(request.load, words)
    for name, asked in {**request.options, "players": request.players}.items():
        found = record.players if name == "players" else record.options.get(name)
        if asked is not None and asked != found:
            raise Misuse(words, "cli-load-differs", option=name, found=str(found), asked=str(asked))
    state = game.replay(record, events=True)
    if state.is_over:
        raise Misuse(words, "cli-load-over", file=str(request.load))
    state.stream.copy_from(seeded(seed))
    state.open_fate = request.fate == "open"
    state.let_fate_play()
    return state


def _again(request: Request) -> str:
    """The command that goes on with this game, but for the record's file."""
    parts = ["alehouse", "play", request.game]
    for seat in request.seats:
        parts += ["--seat", seat]
    if request.fate == "open":
        parts += ["--fate", "open"]
    if request.cards:
        parts += ["--cards", str(request.cards)]
    return shlex.join(parts)
