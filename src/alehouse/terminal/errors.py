"""What goes wrong at a terminal, said in the reader's words."""

from typing import Any

from alehouse.core.errors import AlehouseError
from alehouse.core.words import Words


class Misuse(AlehouseError):
    """Something asked of the command that it cannot do; its text is a message of the terminal's words."""

    def __init__(self, words: Words, key: str, **args: Any) -> None:
        super().__init__(words.say(key, args))
