"""The end of a game in words: who has won, and everybody by name and place."""

from collections.abc import Sequence

from alehouse.core.words import Words


class Telling:
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
