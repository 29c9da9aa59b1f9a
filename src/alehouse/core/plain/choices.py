"""What an action means where a game says no more than its name, and that it is not possible now."""

from typing import TYPE_CHECKING, Final

from alehouse.core.choice import Args, Choice, Reason, reason_now

if TYPE_CHECKING:
    from alehouse.core.box import Box

PROMPT: Final = "prompt-plain"


def make_choice(box: "Box", action: int, clause: str) -> Choice:
    """By its name: "keep:3" is said by the message `action-keep`, in which `what` is 3; of "take:stout" it is the
    message `take-stout`. Without such a message the name itself is shown."""
    name = box.action_names[action]
    kind, _, what = name.partition(":")
    message, args = f"action-{kind}", _args(kind, what)
    if not box.words("en").has(message):
        message, args = "plain-action", {"name": name.replace("_", " ").replace(":", " ")}
    return Choice(action=action, name=name, kind=kind, args=args, message=message, targets=[], clause=clause)


def _args(kind: str, what: str) -> Args:
    if not what:
        return {}
    return {"what": int(what) if what.isdecimal() else f"@{kind}-{what}"}


def why_not(asked: tuple[str, str]) -> Reason:
    """That something else is asked now."""
    return reason_now("plain-why-not", asked)
