"""What can go wrong, each with a sentence that says what to do; nothing has changed when one is raised."""


class AlehouseError(Exception):
    """Any refusal of the house; its text is fit to be shown to a person."""


class IllegalAction(AlehouseError):
    """An action that the rules forbid now; the state is untouched.

    `action` is the id that was tried, `clause` the rule that forbids it, `key` and `args` the message
    in the game's words.
    """

    def __init__(self, action: int, name: str, clause: str, key: str, args: dict[str, object], text: str) -> None:
        super().__init__(f"{name}: {text} [{clause}]" if clause else f"{name}: {text}")
        self.action = action
        self.clause = clause
        self.key = key
        self.args_for_words = args


class BadOption(AlehouseError):
    """A game was asked for with an option, value or player count that it does not have."""


class BadCards(AlehouseError):
    """A card file does not hold what the game needs."""

    def __init__(self, file: str, card: str, field: str, problem: str) -> None:
        where = " ".join(part for part in (file, card and f"card {card!r}", field and f"field {field!r}") if part)
        super().__init__(f"{where}: {problem}")
        self.file = file
        self.card = card
        self.field = field


class BadRecord(AlehouseError):
    """A record that is truncated, edited or of another game; `move` counts from 1, 0 is the heading."""

    def __init__(self, move: int, problem: str) -> None:
        super().__init__(f"move {move}: {problem}" if move else f"record: {problem}")
        self.move = move
