"""A record as a moving picture: an animated SVG, or a GIF."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from alehouse.core.draw.animated_svg import animated_svg
from alehouse.core.draw.document import svg
from alehouse.core.draw.gif import gif
from alehouse.core.errors import BadOption
from alehouse.core.game import Game
from alehouse.core.record import Record
from alehouse.core.scene import LANDSCAPE, PORTRAIT, Layout, Scene
from alehouse.core.state import FATE, State
from alehouse.core.words import LANGUAGES

KINDS: Final = (".svg", ".gif")
SHAPES: Final = (LANDSCAPE, PORTRAIT)
FASTEST: Final = 0.05  # seconds for a move
SLOWEST: Final = 60.0
WIDTHS: Final = range(100, 4001)  # of a GIF, in pixels


class Cut(Struct, frozen=True, kw_only=True):
    """What of a record is shown, and how: as which seat sees it (None: a spectator), its own things nearest, from the
    table after `first` moves to the one after `last` (None: the end), each for `seconds`. `width` is that of a GIF;
    `names` and `colours` are the players', where they are known."""

    seat: int | None = None
    language: str = LANGUAGES[0]
    shape: str = LANDSCAPE
    seconds: float = 1.0
    first: int = 0
    last: int | None = None
    width: int = 900
    names: tuple[str, ...] = ()
    colours: tuple[int, ...] = ()


def export(
    game: Game, record: Record, file: str | Path, cut: Cut | None = None, seen: Callable[[int, int], None] | None = None
) -> None:
    """Write a record as a moving picture; the file's name says which kind. `seen` is told how many of all scenes
    are done. While a game with secrets goes on, only what everybody may see can be shown."""
    cut = cut or Cut()
    path = Path(file)
    if path.suffix.lower() not in KINDS:
        there = ", ".join(KINDS)
        text = f"{path.name!r} is no picture that can be written; let its name end in one of: {there}"
        raise BadOption(text, "bad-export-kind", {"file": path.name, "kinds": there})
    game = game.of_record(record)
    stops = _stops(game, record, cut)
    scene_done = _progress(len(stops), seen)
    scenes = _scenes(game, record, cut, stops)
    if path.suffix.lower() == ".svg":
        path.write_text(animated_svg(scenes, game.scene_defs(), cut.seconds, scene_done), encoding="utf-8")
    else:
        path.write_bytes(gif(_pictures(game, scenes, scene_done), cut.width, cut.seconds))


def _progress(scenes: int, seen: Callable[[int, int], None] | None) -> Callable[[], None]:
    done = 0

    def scene_done() -> None:
        nonlocal done
        done += 1
        if seen is not None:
            seen(done, scenes)

    return scene_done


def _pictures(game: Game, scenes: Iterator[Scene], scene_done: Callable[[], None]) -> Iterator[str]:
    for scene in scenes:
        yield svg(scene, game.scene_defs())
        scene_done()


def _stops(game: Game, record: Record, cut: Cut) -> list[int]:
    """After how many moves there is a scene: fate's moves in a row make one."""
    final = game.replay(record)  # the whole record is checked, whatever is shown
    last = len(record.moves) if cut.last is None else cut.last
    _check(cut, record, last)
    if cut.seat is not None and not final.is_over and game.has_secrets(final.own_past().options):
        text = "this game is not over: others could read a seat's secrets; leave out the seat"
        raise BadOption(text, "bad-export-secrets", {})
    state = game.replay(record, cut.first)
    state.open_fate = True
    stops = [cut.first]
    for number in range(cut.first + 1, last + 1):
        mover = state.player
        _play(state, record, number)
        if number == last or not mover == state.player == FATE:
            stops.append(number)
    return stops


def _play(state: State, record: Record, number: int) -> None:
    """The move of that number, counted from 1."""
    state.apply(state.parse(record.moves[number - 1]))


def _scenes(game: Game, record: Record, cut: Cut, stops: list[int]) -> Iterator[Scene]:
    words = game.words(cut.language)
    names, here = cut.names or game.numbered(words, record.players), () if cut.seat is None else (cut.seat,)
    layout = Layout(shape=cut.shape, names=names, colours=cut.colours, here=here)
    state = game.replay(record, cut.first, events=True)
    state.open_fate = True
    done = cut.first
    for stop in stops:
        while done < stop:
            done += 1
            _play(state, record, done)
        yield game.scene(state.view(cut.seat), words, layout)


def _check(cut: Cut, record: Record, last: int) -> None:
    moves = len(record.moves)
    if cut.seat is not None and not 0 <= cut.seat < record.players:
        raise _bad("seat", cut.seat, f"0–{record.players - 1}")
    if cut.language not in LANGUAGES:
        raise _bad("language", cut.language, ", ".join(LANGUAGES))
    if cut.shape not in SHAPES:
        raise _bad("shape", cut.shape, ", ".join(SHAPES))
    if not FASTEST <= cut.seconds <= SLOWEST:
        raise _bad("seconds", cut.seconds, f"{FASTEST:g}–{SLOWEST:g}")
    if not 0 <= cut.first <= last <= moves:
        raise _bad("moves", f"{cut.first}–{last}", f"0–{moves}")
    if cut.width not in WIDTHS:
        raise _bad("width", cut.width, f"{WIDTHS[0]}–{WIDTHS[-1]}")


def _bad(what: str, value: object, values: str) -> BadOption:
    text = f"{what} cannot be {value}; choose one of: {values}"
    return BadOption(text, "bad-export", {"what": what, "value": str(value), "values": values})
