"""What one seat may see, as plain data: the part that is the same in every game."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct, field

from alehouse.core.choice import Choice, decision_of

if TYPE_CHECKING:
    from alehouse.core.state import State


class Prompt(Struct, kw_only=True):
    """The pending decision: whose it is, what is asked, and, for that seat alone, the options."""

    seat: int
    message: str
    detail: str  # a second message that says more, or ""
    decision: str  # a message that names the decision, for those who wait
    args: dict[str, Any]
    clause: str
    options: list[Choice] = field(default_factory=list)


def pending(
    state: "State",
    seat: int | None,
    asked: str,
    clause: str,
    *,
    message: str = "",
    detail: str = "",
    args: dict[str, Any] | None = None,
) -> Prompt:
    """The decision that somebody has now, as `seat` may know it: a message asks for it, or another `message` that
    suits the case better."""
    return Prompt(
        seat=state.player,
        message=message or asked,
        detail=detail,
        decision=decision_of(asked),
        args=args or {},
        clause=clause,
        options=[state.choice(action) for action in state.legal_actions()] if seat == state.player else [],
    )


class LogLine(Struct, kw_only=True):
    """One thing that happened; `changes` are goods won or lost by the seat (seat -1: nobody in particular)."""

    message: str
    seat: int
    args: dict[str, Any]
    changes: dict[str, int]
    clause: str


class Seated(Protocol):
    """A player as every game's view shows one."""

    seat: int


class View(Struct, kw_only=True, dict=True):
    """What one seat sees (`seat` None: a spectator). A game's own view adds its areas and pieces.

    Who draws it is kept beside the data: it is no part of what is compared or sent.
    """

    game: str
    seat: int | None
    seats: int
    over: bool
    prompt: Prompt | None
    log: list[LogLine]

    @property
    def options(self) -> list[Choice]:
        return self.prompt.options if self.prompt else []

    def be_drawn_by(self, picture: Callable[["View"], str]) -> None:
        vars(self)["picture"] = picture

    def _repr_svg_(self) -> str | None:
        """The table, for notebooks; nothing for a view that came from elsewhere."""
        picture: Callable[[View], str] | None = vars(self).get("picture")
        return picture(self) if picture else None
