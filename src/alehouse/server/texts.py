"""What the house says about one table in one language: names, prompt, log, refusals."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from alehouse.core.errors import IllegalAction
from alehouse.core.naming import named, told_apart
from alehouse.core.view import LogLine, Prompt
from alehouse.core.words import LANGUAGES, Words, words_of
from alehouse.server.protocol import LogText, OptionText, PromptText, Refused
from alehouse.server.refusal import Refusal
from alehouse.server.table import LiveTable

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

    def __init__(self, table: LiveTable, language: str) -> None:
        self.language = language
        self.words = table.game.words(language)
        self.house = house_words(language)
        self.names = names(table, self.words)

    def log(self, lines: Iterable[LogLine]) -> list[LogText]:
        return [
            LogText(
                text=self.say(line.message, line.args, line.seat),
                seat=line.seat,
                name=self._name(line.seat),
                head=line.message.startswith("log-head-"),
                changes=list(line.changes.items()),
            )
            for line in lines
        ]

    def prompt(self, prompt: Prompt, on_pieces: set[int]) -> PromptText:
        """The pending decision; `on_pieces` are the actions that a click on a piece plays.

        Whoever only watches reads what is being decided, not an order to somebody else.
        """
        mine = bool(prompt.options)
        message, detail = (prompt.message, prompt.detail) if mine else (prompt.decision, "")
        return PromptText(
            seat=prompt.seat,
            name=self._name(prompt.seat),
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
                )
                for option in prompt.options
            ],
        )

    def standing(self, table: LiveTable) -> str:
        """Where the game stands and whose turn it is, in a few words."""
        summary = table.game.summary(table.state.view(table.shown_seat), self.words)
        if table.state.is_over:
            return summary
        return self.house.say("line-turn", {"summary": summary, "player": self._name(table.state.player)})

    def say(self, key: str, args: Mapping[str, Any], seat: int = -1) -> str:
        """A message of the game."""
        return self.words.say(key, named(args, seat, self.names))

    def refusal(self, refusal: Refusal) -> str:
        return self.house.say(refusal.key, named(refusal.args_for_words, -1, self.names))

    def refused(self, problem: Refusal | IllegalAction) -> Refused:
        """A refusal as it is sent."""
        if isinstance(problem, Refusal):
            return Refused(text=self.refusal(problem))
        return Refused(text=self.say(problem.key, problem.args_for_words), clause=problem.clause)

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""


def names(table: LiveTable, words: Words) -> list[str]:
    """The players' names, printed opponents last; equal names are told apart by numbers."""
    found = [
        form.name or words.say(f"bot-{form.bot}" if form.bot else "seat-person", {"number": number})
        for number, form in enumerate(table.row.seats, 1)
    ]
    return told_apart([*found, *(words.say(key) for key in table.game.opponents(table.row.options))])
