"""The `alehouse` command: what can be asked of the house in a terminal.

What a command does lives in `terminal`, `lab` and `server`, and is imported only when it is asked for.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import alehouse
from alehouse.core.errors import AlehouseError
from alehouse.core.words import LANGUAGES, Words, words_of
from alehouse.terminal import WORDS
from alehouse.terminal.arguments import Parser
from alehouse.terminal.errors import Misuse, Stopped

if TYPE_CHECKING:
    from alehouse.core.game import Game
    from alehouse.server.settings import Settings

REFUSED: Final = 2  # exit status: something was asked for that cannot be
INTERRUPTED: Final = 130
ANYWHERE: Final = "0.0.0.0"  # to listen there is to listen in every network of the machine
BY_SIGNAL: Final = 128  # and the number of the signal that stopped us


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    _read_and_write_anything()
    words = words_of("en", WORDS)  # until we know better
    try:
        words = words_of(_language(given), WORDS)
        House(words).run(given)
        sys.stdout.flush()
    except AlehouseError as error:
        print("alehouse:", " ".join(words.explain(error).split("\n")), file=sys.stderr)
        return REFUSED
    except Stopped as stop:
        return BY_SIGNAL + stop.number
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has had enough
        _stop_writing()
    except OSError as error:
        _stop_writing()
        print("alehouse:", error, file=sys.stderr)
        return REFUSED
    return 0


def _stop_writing() -> None:
    """What is still to be written goes nowhere, or Python complains about it when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _read_and_write_anything() -> None:
    """A letter that the terminal cannot show is no reason to stop, nor is one that it cannot mean."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _language(given: Sequence[str]) -> str:
    """The language asked for, needed before anything else is understood; else the environment's."""
    for number, argument in enumerate(given):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and number + 1 < len(given):
            return given[number + 1]
    locales = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next(filter(None, locales), "")[:2].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


class House:
    """The commands of the house, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "play": self.play,
            "learn": self.learn,
            "serve": self.serve,
            "migrate": self.migrate,
            "backup": self.backup,
            "restore": self.restore,
            "simulate": self.simulate,
            "ladder": self.ladder,
            "balance": self.balance,
            "replay": self.replay,
            "analyse": self.analyse,
            "export": self.export,
            "rules": self.rules,
            "cards": self.cards,
            "games": self.games,
        }

    def run(self, given: Sequence[str]) -> None:
        """Find the command and do it; the flags before it are understood here."""
        place = _command_place(given)
        own, command, rest = given[:place], "".join(given[place : place + 1]), list(given[place + 1 :])
        parser = self._parser("")
        parser.epilog = self._list_of_commands()
        parser.add_argument("--version", action="store_true", help=parser.helping("version"))
        asked = parser.read(own)
        if asked.version:
            self._version()
        elif not command:
            self.serve(["--open"])
        elif command not in self.commands:
            raise Misuse(self.words, "cli-no-command", command=command, commands=", ".join(self.commands))
        else:
            self.commands[command](rest)

    def _parser(self, command: str, epilog: str = "") -> Parser:
        """The parser of a command, or of the house itself; `epilog` is a message below its help."""
        return Parser(
            self.words,
            prog=f"alehouse {command}".strip(),
            usage=self.words.say(f"cli-usage-{command or 'house'}"),
            description=self.words.say(f"cli-about-{command or 'house'}", {"game": next(iter(alehouse.ROOMS))}),
            epilog=self.words.say(epilog) if epilog else None,
        )

    def _list_of_commands(self) -> str:
        lines = [f"  {command:<10} {self.words.say(f'cli-short-{command}')}" for command in self.commands]
        return "\n".join([f"{self.words.say('cli-commands')}:", *lines])

    def _version(self) -> None:
        key = "cli-version-compiled" if alehouse.COMPILED else "cli-version-plain"
        print(self.words.say(key, {"version": alehouse.__version__}))

    # ── games ─────────────────────────────────────────────────────────────────────────────────────

    def play(self, given: list[str]) -> None:
        parser, game = self._game_parser("play", given)
        parser.flag("players", metavar="N")
        parser.flag("seat", action="append", default=[], metavar="me|here|bot")
        parser.flag("seed", metavar="SEED")
        parser.flag("fate", default="closed", metavar="closed|open")
        for name in ("cards", "save", "load"):
            parser.flag(name, metavar="FILE")
        asked = parser.read(given)
        from alehouse.terminal.opening import Request, play

        request = Request(
            game=game.name,
            players=parser.perhaps("players", asked.players, 1),
            options=_options_of(game, asked),
            seats=asked.seat,
            seed=_seed(asked.seed),
            fate=asked.fate,
            cards=_path(asked.cards),
            save=_path(asked.save),
            load=_path(asked.load),
        )
        play(request, self.words)

    def learn(self, given: list[str]) -> None:
        parser = self._parser("learn")
        parser.word("game", metavar="GAME")
        parser.word("lesson", metavar="LESSON")
        parser.flag("name", default="", metavar="NAME")
        parser.flag("check", metavar="FILE")
        asked = parser.read(given)
        if asked.game is None and asked.check is not None:
            raise Misuse(self.words, "cli-which-game", command="learn", games=", ".join(alehouse.ROOMS))
        from alehouse.terminal.learn import School, check_lessons

        school = School(self.words, asked.name)
        if asked.game is None:
            school.show_all()
        elif asked.check is not None:
            check_lessons(alehouse.load(asked.game), Path(asked.check), self.words)
        elif asked.lesson is None:
            school.choose(alehouse.load(asked.game))
        else:
            school.teach(alehouse.load(asked.game), asked.lesson)

    # ── the lab ───────────────────────────────────────────────────────────────────────────────────

    def simulate(self, given: list[str]) -> None:
        parser, game = self._lab_parser("simulate", given)
        parser.flag("bots", default="random", metavar="BOT,…")
        asked = parser.read(given)
        from alehouse.terminal.simulate import Request, run

        request = Request(**self._lab_request(parser, game, asked), bots=tuple(asked.bots.split(",")))
        run(request, asked.json, self.words)

    def ladder(self, given: list[str]) -> None:
        parser, game = self._lab_parser("ladder", given, games=100)
        parser.add_argument("--bots", metavar="BOT,…", help=parser.helping("bots-ladder"))
        parser.flag("neighbours", action="store_true")
        parser.add_argument("--out", metavar="FILE", help=parser.helping("out-ladder"))
        asked = parser.read(given)
        from alehouse.terminal.ladder import Request, run

        bots = tuple((asked.bots or "random,greedy").split(","))
        request = Request(
            **self._lab_request(parser, game, asked), bots=bots, neighbours=asked.neighbours, out=_path(asked.out)
        )
        run(request, asked.json, self.words)

    def balance(self, given: list[str]) -> None:
        parser, game = self._lab_parser("balance", given)
        parser.flag("bot", default="greedy", metavar="BOT")
        parser.flag("against", metavar="FILE|default")
        parser.add_argument("--out", metavar="FILE", help=parser.helping("out-balance"))
        asked = parser.read(given)
        from alehouse.terminal.balance import Request, run

        request = Request(
            **self._lab_request(parser, game, asked), bot=asked.bot, against=asked.against, out=_path(asked.out)
        )
        run(request, asked.json, self.words)

    def _lab_parser(self, command: str, given: list[str], games: int = 1000) -> tuple[Parser, "Game"]:
        """A parser with the flags that all commands of the lab have."""
        parser, game = self._game_parser(command, given, epilog=f"cli-json-{command}")
        helping = parser.helping("games" if command != "ladder" else "games-ladder")
        parser.add_argument("--games", default=str(games), metavar="N", help=helping)
        for name, metavar in (("players", "N"), ("seed", "SEED"), ("cards", "FILE"), ("workers", "N")):
            parser.flag(name, metavar=metavar)
        parser.flag("on", metavar="ray|ray://…")
        parser.flag("parquet", metavar="FILE|FOLDER")
        parser.flag("json", action="store_true")
        return parser, game

    def _lab_request(self, parser: Parser, game: "Game", asked: argparse.Namespace) -> dict[str, Any]:
        return {
            "game": game.name,
            "players": parser.perhaps("players", asked.players, 1),
            "options": _options_of(game, asked),
            "games": parser.number("games", asked.games, 1),
            "seed": _seed(asked.seed),
            "cards": _path(asked.cards),
            "workers": parser.perhaps("workers", asked.workers, 1),
            "on": asked.on,
            "parquet": _path(asked.parquet),
        }

    def _game_parser(self, command: str, given: list[str], epilog: str = "") -> tuple[Parser, "Game"]:
        """A parser that knows the options of the game that is asked for."""
        parser = self._parser(command, epilog)
        parser.word("game", metavar="GAME")
        first = given[0] if given and not given[0].startswith("-") else None
        name = next((word for word in given if word in alehouse.ROOMS), first)
        if name is not None:
            game = alehouse.load(name)
            _add_options(parser, game)
        elif {"-h", "--help"} & set(given):
            game = alehouse.load(next(iter(alehouse.ROOMS)))  # any: the help is about what all games have
            any_game = parser.named("GAME")
            title = self.words.say("cli-options-of", {"game": any_game})
            parser.add_argument_group(title, f"alehouse {command} {any_game} -h")
        else:
            raise Misuse(self.words, "cli-which-game", command=command, games=", ".join(alehouse.ROOMS))
        return parser, game

    def games(self, given: list[str]) -> None:
        self._parser("games").read(given)
        from alehouse.terminal.house import show_games

        show_games(self.words)

    # ── rules and cards ───────────────────────────────────────────────────────────────────────────

    def rules(self, given: list[str]) -> None:
        parser = self._parser("rules")
        parser.word("game", metavar="GAME")
        example = _first_clause(given)
        helping = parser.helping("asked", clause=example, chapter=example.partition("-")[2].partition(".")[0])
        parser.add_argument("asked", nargs="*", metavar="SECTION|CLAUSE|WORDS", help=helping)
        parser.add_argument("--sheet", action="store_true", help=parser.helping("sheet"))
        asked = parser.read(given)
        if asked.game is None:
            return self.games([])
        from alehouse.terminal.rules import show, show_sheet
        from alehouse.terminal.screen import Screen

        screen, game = Screen(self.words), alehouse.load(asked.game)
        if asked.sheet:
            show_sheet(screen, game)
        else:
            show(screen, game, " ".join(asked.asked))

    def cards(self, given: list[str]) -> None:
        parser = self._parser("cards")
        parser.word("what", metavar="export|check")
        parser.word("game", metavar="GAME")
        parser.word("file", metavar="FILE")
        asked = parser.read(given)
        files = {"export": 0, "check": 1}.get(asked.what)
        if asked.game is None or files != int(asked.file is not None):
            raise Misuse(self.words, "cli-cards-how")
        from alehouse.terminal.house import check_cards, export_cards

        if asked.what == "export":
            export_cards(asked.game)
        else:
            check_cards(asked.game, Path(asked.file), self.words)

    # ── records and tables ────────────────────────────────────────────────────────────────────────

    def replay(self, given: list[str]) -> None:
        parser = self._parser("replay", epilog="cli-json-replay")
        parser.word("record", metavar="FILE")
        parser.flag("step", action="store_true")
        parser.flag("to", metavar="N")
        parser.add_argument("--seat", metavar="N", help=parser.helping("viewer"))
        parser.flag("cards", metavar="FILE")
        parser.flag("json", action="store_true")
        asked = parser.read(given)
        if asked.record is None:
            raise Misuse(self.words, "cli-which-record")
        from alehouse.terminal.replay import replay

        to, seat = parser.perhaps("to", asked.to), parser.perhaps("seat", asked.seat, 1)
        replay(Path(asked.record), self.words, _path(asked.cards), to, seat, asked.step, asked.json)

    def analyse(self, given: list[str]) -> None:
        parser = self._parser("analyse", epilog="cli-json-analyse")
        parser.word("record", metavar="FILE")
        parser.add_argument("--seat", action="append", default=[], metavar="N", help=parser.helping("person"))
        parser.flag("minutes", default="5", metavar="N")
        parser.add_argument("--seed", metavar="SEED", help=parser.helping("reseed"))
        parser.flag("cards", metavar="FILE")
        parser.flag("workers", metavar="N")
        parser.flag("json", action="store_true")
        asked = parser.read(given)
        if asked.record is None:
            raise Misuse(self.words, "cli-analyse-how")
        from alehouse.terminal.analyse import Request, run

        request = Request(
            record=Path(asked.record),
            people=[parser.number("seat", seat, 1) for seat in asked.seat],
            cards=_path(asked.cards),
            seed=asked.seed,
            minutes=parser.number("minutes", asked.minutes, 1),
            workers=parser.perhaps("workers", asked.workers, 1),
        )
        run(request, asked.json, self.words)

    def export(self, given: list[str]) -> None:
        parser = self._parser("export")
        parser.word("record", metavar="FILE")
        parser.word("picture", metavar="PICTURE")
        parser.add_argument("--seat", metavar="N", help=parser.helping("viewer"))
        parser.flag("shape", default="landscape", metavar="landscape|portrait")
        parser.flag("seconds", default="1", metavar="S")
        parser.flag("from", default="0", metavar="N")
        parser.flag("to", metavar="N")
        parser.flag("width", default="900", metavar="N")
        parser.flag("cards", metavar="FILE")
        asked = parser.read(given)
        if asked.picture is None:
            raise Misuse(self.words, "cli-export-how")
        from alehouse.terminal.export import Request, run

        request = Request(
            record=Path(asked.record),
            picture=Path(asked.picture),
            cards=_path(asked.cards),
            seat=parser.perhaps("seat", asked.seat, 1),
            shape=asked.shape,
            seconds=parser.decimal("seconds", asked.seconds),
            first=parser.number("from", vars(asked)["from"]),
            last=parser.perhaps("to", asked.to),
            width=parser.number("width", asked.width),
        )
        run(request, self.words)

    # ── a house of one's own ──────────────────────────────────────────────────────────────────────

    def serve(self, given: list[str]) -> None:
        parser = self._parser("serve", epilog="cli-more-serve")
        parser.flag("config", default="", metavar="FILE")
        parser.flag("host", metavar="ADDRESS")
        parser.flag("lan", action="store_true")
        parser.flag("port", metavar="N")
        parser.flag("address", metavar="https://…")
        parser.flag("db", metavar="FILE|postgresql://…")
        parser.flag("redis", metavar="redis://…")
        parser.flag("processes", metavar="N")
        parser.flag("log", metavar="text|json")
        parser.flag("open", action="store_true")
        asked = parser.read(given)
        for name, least, most in (("port", 0, 65535), ("processes", 1, 64)):
            if getattr(asked, name) is not None:
                parser.number(name, getattr(asked, name), least, most)
        if asked.lan:
            asked.host = asked.host or ANYWHERE
        names = ("host", "port", "address", "db", "redis", "processes")
        flags = {name: getattr(asked, name) for name in names} | {"log.format": asked.log}
        from alehouse.server.run import serve

        serve(self._settings(asked.config, flags), asked.open, self.words.language)

    def migrate(self, given: list[str]) -> None:
        asked = self._upkeep_parser("migrate").read(given)
        from alehouse.server.maintenance import migrate

        print(migrate(self._settings(asked.config, {"db": asked.db}), self.words.language))

    def backup(self, given: list[str]) -> None:
        asked = self._with_file("backup", given)
        from alehouse.server.maintenance import backup

        print(backup(self._settings(asked.config, {"db": asked.db}), Path(asked.copy), self.words.language))

    def restore(self, given: list[str]) -> None:
        asked = self._with_file("restore", given)
        from alehouse.server.maintenance import restore

        print(restore(self._settings(asked.config, {"db": asked.db}), Path(asked.copy), self.words.language))

    def _upkeep_parser(self, command: str) -> Parser:
        parser = self._parser(command)
        parser.flag("config", default="", metavar="FILE")
        parser.flag("db", metavar="FILE|postgresql://…")
        return parser

    def _with_file(self, command: str, given: list[str]) -> argparse.Namespace:
        """What was asked of a command that needs a file."""
        parser = self._upkeep_parser(command)
        parser.word("copy", metavar="FILE")
        asked = parser.read(given)
        if asked.copy is None:
            raise Misuse(self.words, "cli-which-copy", command=command)
        return asked

    def _settings(self, file: str, flags: dict[str, str | None]) -> "Settings":
        from alehouse.house.texts import house_words
        from alehouse.server.settings import read_settings

        return read_settings(file, os.environ, flags, house_words(self.words.language))


def _command_place(given: Sequence[str]) -> int:
    """Where the command stands: the first word that is no flag of the house nor a flag's value."""
    place = 0
    while place < len(given) and given[place].startswith("-"):
        place += 2 if given[place] == "--lang" else 1
    return min(place, len(given))


def _first_clause(given: Sequence[str]) -> str:
    """A clause to show how one looks: the first of the game that is asked for, or of the house's first."""
    name = next((word for word in given if word in alehouse.ROOMS), next(iter(alehouse.ROOMS)))
    return next(iter(alehouse.load(name).rulebook().clauses))


def _add_options(parser: Parser, game: "Game") -> None:
    """The game's own options, as it declares them."""
    from alehouse.terminal.house import flag, preset_names, values

    words = game.words(parser.words.language)
    group = parser.add_argument_group(parser.words.say("cli-options-of", {"game": game.title}))
    if game.presets:
        group.add_argument("--preset", metavar=preset_names(game), help=parser.helping("preset"))
    for option in game.options:
        text = words.say(f"option-{option.name}-help").replace("%", "%%")
        group.add_argument(
            f"--{flag(option)}",
            dest=f"option_{option.name}",
            metavar=values(option),
            help=f"{text} [{option.clause}]",
        )


def _options_of(game: "Game", asked: argparse.Namespace) -> dict[str, str]:
    """The game's options that were asked for, those of a preset first."""
    preset = game.preset(asked.preset) if game.presets and asked.preset is not None else {}
    found = {option.name: getattr(asked, f"option_{option.name}") for option in game.options}
    return preset | {name: value for name, value in found.items() if value is not None}


def _seed(text: str | None) -> int | str | None:
    """A number where it is one: `--seed 7` is the seed 7 of the library."""
    return int(text) if text and text.isdecimal() and len(text) < 20 else text


def _path(text: str | None) -> Path | None:
    return Path(text) if text else None
