"""What a seat sees of a plain table: items, whoever decides, and the scores once the game is over."""

from typing import TYPE_CHECKING

from alehouse.core.plain.book import first_clause
from alehouse.core.plain.items import Item
from alehouse.core.state import FATE, State
from alehouse.core.view import LogLine, Prompt, View, pending

if TYPE_CHECKING:
    from alehouse.core.hooks import Hooks

POINTS = "plain-points"


class PlainView(View, kw_only=True):
    """A table of items."""

    title: str
    count: int  # players at the table
    items: list[Item]
    # By player, once the game is over: before, they may tell a secret.
    scores: list[int]
    sources: list[dict[str, int]]  # what each score is made of
    places: list[int]

    def items_of(self, owner: int) -> list[Item]:
        return [item for item in self.items if item.owner == owner]


def make_view(game: "Hooks", state: State, seat: int | None) -> PlainView:
    """A state as a seat sees it, by the items that the game shows to that seat."""
    scores = state.scores()
    return PlainView(
        game=game.name,
        title=game.title,
        seat=seat,
        seats=state.seats,
        over=state.is_over,
        prompt=_prompt(game, state, seat) if state.player >= FATE else None,
        log=_log(game, state),
        count=len(scores),
        items=game.items(state, seat),
        scores=scores if state.is_over else [],
        sources=[_sources(game, state, player) for player in range(len(scores))] if state.is_over else [],
        places=state.ranking() if state.is_over else [],
    )


def _prompt(game: "Hooks", state: State, seat: int | None) -> Prompt:
    """What is decided now; the options are for whoever decides alone."""
    message, clause = game.asks(state)
    return pending(state, seat, message, clause)


def _log(game: "Hooks", state: State) -> list[LogLine]:
    return [
        LogLine(
            message=event.key,
            seat=event.seat,
            args=event.args,
            changes=event.changes,
            clause=event.clause or first_clause(game),
        )
        for event in state.events
    ]


def _sources(game: "Hooks", state: State, player: int) -> dict[str, int]:
    """What a score is made of; of a printed opponent's nobody says."""
    return game.sources(state, player) if player < state.seats else {POINTS: state.scores()[player]}
