"""What goes wrong at a terminal, said in the reader's words."""

from typing import Any

from alehouse.core.errors import AlehouseError
from alehouse.core.words import Words, cut


class Misuse(AlehouseError):
    """Something asked of the command that it cannot do; its text is a message of the terminal's words."""

    def __init__(self, words: Words, key: str, **args: Any) -> None:
        super().__init__(words.say(key, {name: cut(value) for name, value in args.items()}))


class Stopped(KeyboardInterrupt):
    """Somebody has stopped us by a signal, as Ctrl-C does."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number
