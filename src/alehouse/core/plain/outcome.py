"""The end of a plain game, by its scores and what they are made of; and where it stands before."""

from collections.abc import Sequence

from alehouse.core.plain.items import TABLE
from alehouse.core.plain.view import POINTS, PlainView
from alehouse.core.scene import Outcome, Step
from alehouse.core.words import Words, capital, minus


def outcome(view: PlainView, words: Words, names: Sequence[str]) -> Outcome:
    """Everybody's points, best first, and where they come from."""
    ranked = sorted(range(len(view.places)), key=lambda seat: view.places[seat])
    winners = [names[seat] for seat in ranked if view.places[seat] == 1]
    key = "winner" if len(winners) == 1 else "shared"
    steps = [_step(view, words, source) for source in dict.fromkeys(key for made in view.sources for key in made)]
    total, told = words.say(POINTS), steps if len(steps) > 1 else []  # a single one is the total
    return Outcome(
        title=said(words, f"outcome-{key}", f"plain-{key}", winner=words.listed(winners)),
        reason=said(words, "outcome-reason", "plain-reason"),
        rows=(
            (words.say("plain-place"), words.say("plain-player"), *(step.label for step in told), total),
            *(
                (str(view.places[seat]), names[seat], *(step.texts[seat] for step in told), minus(view.scores[seat]))
                for seat in ranked
            ),
        ),
        lines=(),
        steps=tuple(steps),
        total=total,
    )


def _step(view: PlainView, words: Words, source: str) -> Step:
    """What everybody has from one source."""
    points = [made.get(source, 0) for made in view.sources]
    return Step(
        label=capital(words.say(source)),
        icon="i-mug",
        texts=tuple(map(minus, points)),
        points=tuple(points),
        pieces=tuple(f"player:{seat}" for seat in range(len(points))),
    )


def summary(view: PlainView, words: Words) -> str:
    """The first number that lies in the middle, a round say; that the game goes on, where there is none."""
    if view.over:
        return words.say("plain-over")
    numbers = (item for item in view.items_of(TABLE) if item.values and not item.dice)
    first = next(numbers, None)
    return first.told(words) if first else words.say("plain-going")


def said(words: Words, own: str, plain: str, **args: str) -> str:
    """A message of the game's own, or where it has none, the plain one."""
    return words.say(own if words.has(own) else plain, args)
