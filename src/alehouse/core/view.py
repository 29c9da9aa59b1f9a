"""What one seat may see, as plain data: the part that is the same in every game."""

from typing import Any

from msgspec import Struct, field

from alehouse.core.choice import Choice


class Prompt(Struct, kw_only=True):
    """The pending decision: whose it is, what is asked, and, for that seat alone, the options."""

    seat: int
    message: str
    detail: str  # a second message that says more, or ""
    decision: str  # a message that names the decision, for those who wait
    args: dict[str, Any]
    clause: str
    options: list[Choice] = field(default_factory=list)


class LogLine(Struct, kw_only=True):
    """One thing that happened; `changes` are goods won or lost by the seat (seat -1: nobody in particular)."""

    message: str
    seat: int
    args: dict[str, Any]
    changes: dict[str, int]
    clause: str


class View(Struct, kw_only=True):
    """What one seat sees (`seat` None: a spectator). A game's own view adds its areas and pieces."""

    game: str
    seat: int | None
    seats: int
    over: bool
    prompt: Prompt | None
    log: list[LogLine]

    @property
    def options(self) -> list[Choice]:
        return self.prompt.options if self.prompt else []
