"""How a table in a terminal is opened: a new game, or one that goes on from a record."""

import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct, field

from alehouse.core.fate import seeded
from alehouse.core.game import Game
from alehouse.core.naming import players_names
from alehouse.core.state import State
from alehouse.core.words import Words, words_of
from alehouse.games import load
from alehouse.terminal import WORDS
from alehouse.terminal.errors import Misuse
from alehouse.terminal.play import Sitting
from alehouse.terminal.saving import Saving, read_record
from alehouse.terminal.screen import Screen
from alehouse.terminal.seating import player_count, read_seats
from alehouse.terminal.table import Table
from alehouse.terminal.telling import Telling


class Wishes(Struct, kw_only=True):
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


def play(wishes: Wishes, words: Words) -> None:
    """Open a table and play."""
    game = load(wishes.game, wishes.cards)
    saving = Saving(words, wishes.load)
    if wishes.save:
        saving.claim(wishes.save)
    seed = secrets.randbits(62) if wishes.seed is None else wishes.seed
    if wishes.load:
        state = _go_on(game, wishes, seed, words)
    else:
        players = player_count(game, wishes.players, wishes.options, len(wishes.seats))
        state = game.new(players, seed=seed, fate=wishes.fate, events=True, **wishes.options)
    seats = read_seats(wishes.seats, state.seats, words)
    spoken = words_of(words.language, WORDS, game.room / "words")
    options = state.record().options
    telling = Telling(spoken, players_names(seats, game.opponents(options), spoken), state.seats)
    table = Table(state, seats, seed, game.has_secrets(options))
    save = wishes.save or wishes.load
    Sitting(Screen(words), table, telling, saving, save, again=_again(wishes)).run()


def _go_on(game: Game, wishes: Wishes, seed: int | str, words: Words) -> State:
    """The state that a record leads to; what is in the record cannot be asked for otherwise."""
    assert wishes.load is not None
    record = read_record(wishes.load, words)
    for name, asked in {**wishes.options, "players": wishes.players}.items():
        found = record.players if name == "players" else record.options.get(name)
        if asked is not None and asked != found:
            raise Misuse(words, "cli-load-differs", option=name, found=str(found), asked=str(asked))
    state = game.replay(record, events=True)
    if state.is_over:
        raise Misuse(words, "cli-load-over", file=str(wishes.load))
    state.stream.copy_from(seeded(seed))
    state.open_fate = wishes.fate == "open"
    state.let_fate_play()
    return state


def _again(wishes: Wishes) -> str:
    """The command that goes on with this game, but for the record's file."""
    parts = ["alehouse", "play", wishes.game]
    for seat in wishes.seats:
        parts += ["--seat", seat]
    if wishes.fate == "open":
        parts += ["--fate", "open"]
    if wishes.cards:
        parts += ["--cards", str(wishes.cards)]
    return shlex.join(parts)
