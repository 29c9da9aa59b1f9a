"""What can go wrong, each with a sentence that says what to do; nothing has changed when one is raised.

Each keeps the arguments it was made with, so that it travels between processes.
"""


class AlehouseError(Exception):
    """Any refusal of the house; its text is fit to be shown to a person."""


class IllegalAction(AlehouseError):
    """An action that the rules forbid now; the state is untouched.

    `action` is the id that was tried, `clause` the rule that forbids it, `key` and `args` the message
    in the game's words.
    """

    def __init__(self, action: int, name: str, clause: str, key: str, args: dict[str, object], text: str) -> None:
        super().__init__(action, name, clause, key, args, text)
        self.action = action
        self.name = name
        self.clause = clause
        self.key = key
        self.args_for_words = args
        self.text = text

    def __str__(self) -> str:
        return f"{self.name}: {self.text} [{self.clause}]" if self.clause else f"{self.name}: {self.text}"


class BadOption(AlehouseError):
    """Something was asked for that there is not: a game, an option, a value, a player count.

    Where people meet it outside the library, `key` and `args_for_words` say it in the house's words.
    """

    def __init__(self, text: str, key: str = "", args: dict[str, object] | None = None) -> None:
        super().__init__(text, key, args)
        self.text = text
        self.key = key
        self.args_for_words = args or {}

    def __str__(self) -> str:
        return self.text


class BadCards(AlehouseError):
    """A card file does not hold what the game needs."""

    def __init__(self, file: str, card: str, field: str, problem: str) -> None:
        super().__init__(file, card, field, problem)
        self.file = file
        self.card = card
        self.field = field
        self.problem = problem

    def __str__(self) -> str:
        parts = (self.file, self.card and f"card {self.card!r}", self.field and f"field {self.field!r}")
        return f"{' '.join(part for part in parts if part)}: {self.problem}"


class BadLesson(AlehouseError):
    """A lesson that cannot be read or played; `place` is the path of its lesson, act and step: "first/shift/aim"."""

    def __init__(self, file: str, place: str, problem: str) -> None:
        super().__init__(file, place, problem)
        self.file = file
        self.place = place
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.file}{self.place and f', {self.place}'}: {self.problem}"


class BadRecord(AlehouseError):
    """A record that is truncated, edited or of another game; `move` counts from 1, 0 is the heading.

    `key` and `args_for_words` say it in the house's words, as those of `BadOption` do.
    """

    def __init__(self, move: int, problem: str, key: str = "", args: dict[str, object] | None = None) -> None:
        super().__init__(move, problem, key, args)
        self.move = move
        self.problem = problem
        self.key = key
        self.args_for_words = args or {}

    def __str__(self) -> str:
        return f"move {self.move}: {self.problem}" if self.move else f"record: {self.problem}"
