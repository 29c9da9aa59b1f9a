"""Somebody who looks on at a game and notes what it was like: choices, leads, what could be taken and what was."""

from fractions import Fraction

from alehouse.core.state import State
from alehouse.lab.ratios import Amount, Sheet
from alehouse.lab.statistics import Histogram

NOBODY_LEADS = -1


class Observer:
    """Notes of one game, made before every decision."""

    def __init__(self) -> None:
        self.options = 0  # of all decisions together
        self.decisions = 0
        self.widths = Histogram()
        self.offered: dict[str, int] = {}  # decisions in which something could be taken, and others too
        self.picked: dict[str, int] = {}
        self.uses: list[tuple[int, str]] = []
        self.lead_changes = 0
        self._leader = NOBODY_LEADS

    def sees(self, state: State, seat: int, action: int) -> None:
        actions = state.legal_actions()
        self.decisions += 1
        self.options += len(actions)
        self.widths.add(len(actions))
        use = state.game.use
        what = use(state, action)
        if what:
            self.uses.append((seat, what))
        if len(actions) > 1:
            for offer in {use(state, option) for option in actions} - {""}:
                self.offered[offer] = self.offered.get(offer, 0) + 1
            if what:
                self.picked[what] = self.picked.get(what, 0) + 1
        self.look_at_scores(state)

    def look_at_scores(self, state: State) -> None:
        """The lead changes when somebody else is alone in front than was last."""
        scores = state.scores()
        best = max(scores)
        if scores.count(best) > 1:
            return
        leader = scores.index(best)
        self.lead_changes += self._leader not in (NOBODY_LEADS, leader)
        self._leader = leader


def sheet_of(state: State, observer: Observer) -> Sheet:
    """Everything that is measured in a game that is over; the part before the "/" says what kind it is."""
    observer.look_at_scores(state)
    places = state.ranking()
    seats = int(state.seats)
    victory = _victories(places)
    sheet: Sheet = {f"seat/{player}": (part, 1) for player, part in enumerate(victory)}
    sheet["victory/"] = (sum(victory[:seats]), seats)
    sheet["length/decisions"] = (observer.decisions, 1)
    sheet["length/branching"] = (observer.options, observer.decisions)
    sheet["length/leads"] = (observer.lead_changes, 1)
    _add_measures(sheet, state)
    _add_sources(sheet, state, places)
    for what, chances in observer.offered.items():
        sheet[f"pick/{what}"] = (observer.picked.get(what, 0), chances)
    for what in {what for _, what in observer.uses}:
        users = {seat for seat, used in observer.uses if used == what}
        sheet[f"use/{what}"] = (sum(used == what for _, used in observer.uses), seats)
        sheet[f"win/{what}"] = (sum(victory[seat] for seat in users), len(users))
    return sheet


def _victories(places: list[int]) -> list[Amount]:
    """By player: a victory is shared among the winners."""
    winners = places.count(1)
    part: Amount = 1 if winners == 1 else Fraction(1, winners)
    return [part if place == 1 else 0 for place in places]


def _add_measures(sheet: Sheet, state: State) -> None:
    """Those of the whole game, yes or no among them; those of players, all together."""
    for name, value in state.game.measures(state).items():
        base, colon, _ = name.rpartition(":")
        if colon:
            amount, chances = sheet.get(f"score/{base}", (0, 0))
            sheet[f"score/{base}"] = (amount + value, chances + 1)
        elif name.endswith("?"):
            sheet[f"share/{name.removesuffix('?')}"] = (value, 1)
        else:
            sheet[f"length/{name}"] = (value, 1)


def _add_sources(sheet: Sheet, state: State, places: list[int]) -> None:
    """What the scores of the seats are made of, those of winners apart."""
    for seat in range(state.seats):
        for source, points in state.game.sources(state, seat).items():
            for kind in ("source", "winner") if places[seat] == 1 else ("source",):
                amount, chances = sheet.get(f"{kind}/{source}", (0, 0))
                sheet[f"{kind}/{source}"] = (amount + points, chances + 1)
