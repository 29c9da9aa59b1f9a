"""The end of a game in words: who has won, and everybody by name and place."""

from collections.abc import Sequence

from alehouse.core.scene import Step
from alehouse.core.words import Words, capital, minus

Breaker = tuple[str, str, str, Sequence[int]]  # of ties: its message key, icon, piece, and how much everybody has


class ScoringText:
    """The scoring of one game in words; `places` are by player at the table."""

    def __init__(self, words: Words, names: Sequence[str], places: Sequence[int]) -> None:
        self.words = words
        self.names = names
        self.places = places
        self.winners = [seat for seat, place in enumerate(places) if place == 1]

    def title(self) -> str:
        """Who has won."""
        key = "outcome-winner" if len(self.winners) == 1 else "outcome-shared"
        return self.words.say(key, {"winner": self.people(self.winners)})

    def people(self, seats: Sequence[int]) -> str:
        """Some players by name: "Eyra, Brokk and Sindri"."""
        return self.words.listed([self.names[seat] for seat in seats])

    def ranked(self) -> list[int]:
        """Everybody, best first."""
        return sorted(range(len(self.places)), key=lambda seat: self.places[seat])

    # ── the scoring, to be counted ────────────────────────────────────────────────────────────────

    def step(self, key: str, icon: str, piece: str, points: Sequence[int], texts: Sequence[str] = ()) -> Step:
        """A step of the scoring; the id of the `piece` that is counted has a "{}" for the player's number. Whoever has
        nothing written there has nothing to count."""
        written = texts or [minus(number) for number in points]
        return Step(
            label=capital(self.words.say(key)),
            icon=icon,
            texts=tuple(written),
            points=tuple(points),
            pieces=tuple(piece.format(seat) if text else "" for seat, text in enumerate(written)),
        )

    def tie_breakers(self, steps: Sequence[Step], breakers: Sequence[Breaker]) -> list[Step]:
        """What separates players who are level, as far as there are such: steps that add nothing."""
        level: list[tuple[int, ...]] = [(sum(points),) for points in zip(*(step.points for step in steps))]
        found = []
        for key, icon, piece, amounts in breakers:
            if len(set(level)) == len(level):
                break
            nothing = [0] * len(amounts)
            found.append(self.step(key, icon, piece, nothing, [minus(amount) for amount in amounts]))
            level = [(*mine, amount) for mine, amount in zip(level, amounts, strict=True)]
        return found
