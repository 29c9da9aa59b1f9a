"""How a game ended, kept with its last move: a result for every seat, and the ratings of people who met."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Final, Literal

from openskill.models import PlackettLuce

from alehouse.bots import level_of
from alehouse.core.state import FATE, State
from alehouse.house.rows import RatingRow, ResultRow, SeatRow
from alehouse.house.storage import Work
from alehouse.house.tables.table import LiveTable

# Whom a game was played against, as it is kept.
PEOPLE: Final = "people"
BOTS: Final = "bots:"  # and which
SOLO: Final = "solo"

_MODEL = PlackettLuce()


def ended(table: LiveTable, following: State) -> list[Work]:
    """What is written with the last move of a game; nothing with any other."""
    if not following.is_over or not counts(table):
        return []
    results = table.storage.results
    works = [results.note(results_of(table, following))]
    rivals = rated(table.row.seats)
    if rivals:
        places = [following.ranking()[seat.seat] for seat in rivals]
        persons = [seat.person or "" for seat in rivals]
        works.append(results.rerate(table.row.game, persons, partial(new_ratings, table.row.game, persons, places)))
    return works


def counts(table: LiveTable) -> bool:
    """Whether the results of a table's game are kept."""
    return not uncounted(table)


def uncounted(table: LiveTable) -> Literal["", "cards", "origin", "fate"]:
    """Why a game does not count, if it does not: with cards of one's own it is another game; it is not the same game
    for everybody where it goes on from a moment of another one or of a lesson, nor where fate was asked again."""
    if table.row.cards:
        return "cards"
    if table.row.origin or table.row.given is not None:
        return "origin"
    return "fate" if table.ledger.rerolls else ""


def results_of(table: LiveTable, over: State) -> list[ResultRow]:
    """How a game ended for each seat; where a bot plays for somebody who is away, it is nobody's result."""
    places, scores, contest = over.ranking(), over.scores(), table.game.contest(over)
    finished = table.clock.now()
    turns = turns_of([*table.ledger.seats, int(table.state.player)])  # the last decision is being written
    return [
        ResultRow(
            table_id=table.id,
            seat=seat.seat,
            person=None if seat.away else seat.person,
            game=table.row.game,
            players=table.row.players,
            place=places[seat.seat],
            score=scores[seat.seat],
            contest=contest if table.row.players == 1 else "",
            finished=finished,
            against=against(table.row.seats, seat),
            turns=turns.get(seat.seat) if table.row.players > 1 else None,
            seconds=_seconds(table.row.since, finished),
        )
        for seat in table.row.seats
    ]


def against(seats: list[SeatRow], seat: SeatRow) -> str:
    """Whom somebody played against: other people, bots, of whom the strongest counts, or nobody."""
    others = [other for other in seats if other.seat != seat.seat]
    if not others:
        return SOLO
    if any(other.kind != "bot" for other in others):
        return PEOPLE
    return BOTS + max((other.bot for other in others), key=level_of)


def turns_of(seats: Sequence[int]) -> dict[int, int]:
    """By seat: how often it became its turn to decide; `seats` are those of all moves."""
    deciding = [seat for seat in seats if seat != FATE]
    return dict(Counter(seat for before, seat in zip([FATE, *deciding], deciding) if seat != before))


def _seconds(since: str, finished: str) -> int:
    return int((datetime.fromisoformat(finished) - datetime.fromisoformat(since)).total_seconds())


def rated(seats: list[SeatRow]) -> list[SeatRow]:
    """The seats of people whose ratings change: two people or more, each with one seat, and nobody away."""
    people = [seat for seat in seats if seat.person]
    alone = len({seat.person for seat in people}) == len(people)
    return people if len(people) > 1 and alone and not any(seat.away for seat in people) else []


def new_ratings(game: str, persons: list[str], places: list[int], before: dict[str, RatingRow]) -> list[RatingRow]:
    """The ratings after a game that these people finished in these places."""
    known = [before.get(person) for person in persons]
    teams = [[_MODEL.rating(row.mu, row.sigma) if row else _MODEL.rating()] for row in known]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        RatingRow(person=person, game=game, mu=rating.mu, sigma=rating.sigma, games=(row.games if row else 0) + 1)
        for person, row, (rating,) in zip(persons, known, after)
    ]
