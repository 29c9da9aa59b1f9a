"""What goes wrong at a terminal, said in the reader's words."""

from typing import Any, Final

from alehouse.core.errors import AlehouseError
from alehouse.core.words import Words

ROOM: Final = 500  # as much of what was typed as is said back: Fluent refuses arguments without end


class Misuse(AlehouseError):
    """Something asked of the command that it cannot do; its text is a message of the terminal's words."""

    def __init__(self, words: Words, key: str, **args: Any) -> None:
        super().__init__(words.say(key, {name: cut(value) for name, value in args.items()}))


def cut(value: Any) -> Any:
    """A text no longer than it can be said; anything else as it is."""
    return f"{value[:ROOM]}…" if isinstance(value, str) and len(value) > ROOM else value


class Stopped(KeyboardInterrupt):
    """Somebody has stopped us by a signal, as Ctrl-C does."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number
