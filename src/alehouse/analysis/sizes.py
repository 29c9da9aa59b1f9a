"""How much work an analysis is, and how sure it must be of what it tells."""

from msgspec import Struct


class Sizes(Struct, frozen=True, kw_only=True):
    """The usual ones; tests take smaller ones."""

    first: int = 10  # play-ons of each turn before anything is shown
    rough: int = 50  # of each turn before decisions are looked at
    curve: int = 200  # of each turn in the end
    playouts: int = 400  # of the search that looks for a better action
    screened: int = 60  # pairs for every decision in which it found another one
    finalists: int = 8  # decisions of a person that are played on afresh
    told: int = 250  # pairs for each of these, and only these numbers are told
    points: int = 4  # turning points of a person, at most
    least: float = 0.05  # share of victory that a turning point has cost
    luck: float = 0.05  # chance, after Holm's correction, that luck alone would show so much
