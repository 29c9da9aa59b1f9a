"""The options of a decision at a terminal: listed with their numbers, and found by what is typed."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from alehouse.core.choice import Choice
from alehouse.core.errors import BadOption
from alehouse.core.game import Game
from alehouse.core.words import cut
from alehouse.terminal.screen import Screen

LONGEST: Final = 9  # digits of a number that can be meant
LISTED: Final = 40  # more options than this are searched by their words, not listed

Options = Sequence[tuple[Choice, str]]  # in their order, with their words


def show_options(screen: Screen, options: Options) -> None:
    if len(options) > LISTED:
        screen.say("terminal-search", "quiet", count=len(options))
    else:
        screen.numbered([(number, text) for number, (_, text) in enumerate(options, 1)])


def is_number(line: str) -> bool:
    return line.isdecimal() and len(line) <= LONGEST


def numbered_option(screen: Screen, options: Options, number: int) -> int | None:
    """The action of that number; if there is none, that is said."""
    if not 1 <= number <= len(options):
        screen.say("terminal-no-number", "berry", number=number, count=len(options))
        return None
    return options[number - 1][0].action


def named_action(options: Options, game: Game, text: str) -> int | None:
    """The action of that name, or the only one of now that ends with it: "place:A5", "A5"."""
    ending = f":{text.casefold()}"
    fitting = [choice.action for choice, _ in options if choice.name.casefold().endswith(ending)]
    if len(fitting) == 1:
        return fitting[0]
    try:
        return game.parse(text)
    except BadOption:
        return None


def option_in_words(screen: Screen, options: Options, line: str) -> int | None:
    """The only option with these words; where there are several, they are listed, where there is none, that is said."""
    found = [
        (number, choice, text)
        for number, (choice, text) in enumerate(options, 1)
        if matches(line, f"{text} {choice.name}")
    ]
    if len(found) == 1:
        screen.write(f"  {found[0][2]}", "lantern")
        return found[0][1].action
    if found:
        screen.say("terminal-several", "quiet")
        screen.numbered([(number, text) for number, _, text in found])
    else:
        screen.say("terminal-not-understood", "berry", line=cut(line))
    return None


def matches(asked: str, text: str) -> bool:
    """Whether every word asked for occurs, whatever its accents and capitals."""
    plain = _plain(text)
    return all(word in plain for word in _plain(asked).split())


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))  # ł is a letter of its own
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
