"""The arguments of a command, understood and explained in the reader's language."""

import argparse
import re
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final, NoReturn

from alehouse.core.words import LANGUAGES, Words
from alehouse.terminal.errors import Misuse

_PLACEHOLDER: Final = re.compile(r"[A-Z]{2,}")


class Parser(argparse.ArgumentParser):
    """A parser that speaks the reader's language."""

    def __init__(self, words: Words, **settings: Any) -> None:
        formatter = partial(Help, words=words)
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=formatter, exit_on_error=False, **settings)
        self.words = words
        self._positionals.title = words.say("cli-arguments")
        self._optionals.title = words.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=self.helping("help"))
        self.flag("lang", metavar="|".join(LANGUAGES))

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        if "metavar" in settings:
            settings["metavar"] = self.named(settings["metavar"])
        return super().add_argument(*names, **settings)

    def named(self, metavar: str) -> str:
        """What stands for an argument, in the reader's language: "FILE|FOLDER" has the messages `cli-word-file` and so
        on; what has none stays as it is."""
        return _PLACEHOLDER.sub(self._placeholder, metavar)

    def _placeholder(self, found: re.Match[str]) -> str:
        key = f"cli-word-{found[0].lower()}"
        return self.words.say(key) if self.words.has(key) else found[0]

    def error(self, message: str) -> NoReturn:
        raise Misuse(self.words, "cli-bad-arguments", problem=message, command=self.prog)

    def flag(self, name: str, **settings: Any) -> None:
        """A flag; its help is the message `cli-help-<name>`."""
        self.add_argument(f"--{name}", help=self.helping(name), **settings)

    def word(self, name: str, **settings: Any) -> None:
        """A word of the command; its help is the message `cli-help-<name>`."""
        self.add_argument(name, nargs="?", help=self.helping(name), **settings)

    def helping(self, name: str, **args: str) -> str:
        """The message `cli-help-<name>`, safe from argparse's own use of %."""
        return self.words.say(f"cli-help-{name}", args).replace("%", "%%")

    def read(self, given: Sequence[str]) -> argparse.Namespace:
        """Understand the arguments, all of them."""
        try:
            found, rest = self.parse_known_args(given)
        except argparse.ArgumentError as error:
            flag = (error.argument_name or "").partition("/")[0]
            action = self._option_string_actions.get(flag)
            if action is None:
                self.error(str(error))
            key = "cli-no-value" if action.nargs == 0 else "cli-value-missing"
            raise Misuse(self.words, key, flag=flag, command=self.prog) from None
        if rest:
            raise Misuse(self.words, "cli-unknown", argument=rest[0], command=self.prog)
        return found

    def number(self, name: str, text: str, least: int = 0, most: int = 999_999_999) -> int:
        """A flag's value as a whole number."""
        if not text.isdecimal() or len(text) > len(str(most)) or not least <= int(text) <= most:
            limits = {"least": str(least), "most": str(most)}
            raise Misuse(self.words, "cli-not-a-number", flag=f"--{name}", text=text, **limits)
        return int(text)

    def decimal(self, name: str, text: str) -> float:
        """A flag's value as a number that need not be whole."""
        if not text.replace(".", "", 1).isdecimal():
            raise Misuse(self.words, "cli-not-a-decimal", flag=f"--{name}", text=text)
        return float(text)

    def perhaps(self, name: str, text: str | None, least: int = 0) -> int | None:
        """A flag's value as a whole number, if the flag was given."""
        return None if text is None else self.number(name, text, least)


class Help(argparse.RawDescriptionHelpFormatter):
    """Help texts without a word of their own."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog, max_help_position=28)
        self.words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or self.words.say("cli-usage") + " ")
