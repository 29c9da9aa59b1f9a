"""Drafts: what a person has decided and not confirmed yet. Nobody else sees anything of it.

A draft never shows what was hidden: a decision that would, a card drawn or a die rolled, is chosen and waits, and is
carried out when it is confirmed. So whatever is in a draft can be taken back. It is kept in memory, as a whole, until
it is confirmed, and lapses as a whole with whatever else changes the table: another device, a deadline, a restart.
"""

import secrets
from collections.abc import Sequence
from typing import Final

from alehouse.core.state import State
from alehouse.house.protocol.client import Move
from alehouse.house.refusal import Refusal
from alehouse.house.tables.table import Decision, LiveTable

# A draft has a `seq` of its own after every change: that of the table, and a multiple of this.
DRAFTED: Final = 1 << 20
CHANGES: Final = 2000  # numbers that are used one after the other


class Draft:
    """Decisions of one seat, from the table as it is. The last one may be sealed: chosen, but not carried out."""

    def __init__(self, table: LiveTable, person: str) -> None:
        self.person: Final = person
        self.seat: Final = int(table.state.player)
        self.base: Final = table.ledger.seq  # of the table
        self._states = [table.state]  # as it is, and after every decision that could be tried out
        self._decisions: list[Decision] = []
        self.answers: dict[str, int] = {}  # by click: the `seq` after it
        self._changes = secrets.randbelow(CHANGES)  # not those of a draft before this one
        self._confirmed = ""  # the click that confirms it, once there is one

    @property
    def seq(self) -> int:
        return self.base + DRAFTED * (1 + self._changes)

    @property
    def state(self) -> State:
        """What the person sees."""
        return self._states[-1]

    @property
    def sealed(self) -> int | None:
        """The action that is chosen and waits."""
        return self._decisions[-1][0] if len(self._decisions) == len(self._states) else None

    @property
    def complete(self) -> bool:
        """Whether nothing can be decided before it is confirmed."""
        return self.sealed is not None or self.state.player != self.seat

    @property
    def empty(self) -> bool:
        return not self._decisions

    def add(self, action: int, click: str) -> None:
        """Decide, and go on from there; raises `IllegalAction` if the rules forbid it."""
        if self.complete:
            raise Refusal("refused-draft-complete")
        after = self.state.game.try_out(self.state, action)
        self._decisions.append((action, click))
        if after is not None:
            self._states.append(after)
        self._change()
        self.answers[click] = self.seq

    def take_back(self) -> None:
        """Take the last decision back."""
        if self.sealed is None:
            self._states.pop()
        _, click = self._decisions.pop()
        del self.answers[click]
        self._change()

    async def carry_out(self, table: LiveTable, click: str) -> int:
        """Play all of it, the last decision by the click that confirms it; the `seq` after that."""
        table.check(self.base)
        *before, (action, last) = self._decisions
        self._confirmed = click
        seq = await table.decide_all([*before, (action, click)])
        table.ledger.answers[last] = seq  # another device may still ask
        return seq

    def is_over(self, table: LiveTable) -> bool:
        """Whether it was carried out, or taken back wholly."""
        return self.empty or self._confirmed in table.ledger.answers

    def _change(self) -> None:
        self._changes = (self._changes + 1) % CHANGES


def of(table: LiveTable, person: str) -> Draft | None:
    """The draft of a person, as long as nothing else has changed the table."""
    draft = table.draft
    return draft if draft is not None and draft.person == person and _stands(table, draft) else None


def seq_of(table: LiveTable, person: str) -> int:
    """The `seq` of the table as a person sees it."""
    draft = of(table, person)
    return table.ledger.seq if draft is None else draft.seq


def _stands(table: LiveTable, draft: Draft) -> bool:
    seat = table.row.seats[draft.seat]
    return not draft.empty and draft.base == table.ledger.seq and seat.person == draft.person and not seat.away


def lapse(table: LiveTable, draft: Draft) -> Refusal | None:
    """Why a draft that somebody saw is there no more, if that was nobody's wish."""
    if draft.is_over(table) or _stands(table, draft):
        return None
    away = table.row.seats[draft.seat].away
    return Refusal(f"draft-gone-{away}" if away else "draft-gone")


# ── what a person does ────────────────────────────────────────────────────────────────────────────────


async def decide(table: LiveTable, move: Move, person: str, seats: Sequence[int]) -> int:
    """A decision that is meant as a draft, or comes after one and confirms it. Returns the `seq` after it."""
    answer = await table.answer_to(move.client_id)
    if answer is not None:
        return answer
    draft = of(table, person)
    if draft is None or move.client_id not in draft.answers:
        _check(table, person, move.seq)
        table.check_turn(seats)
        draft = draft or Draft(table, person)
        draft.add(move.action, move.client_id)
        table.draft = draft
        table.changed(everywhere=False)
    if not move.draft:
        return await draft.carry_out(table, move.client_id)
    return draft.answers[move.client_id]


async def confirm(table: LiveTable, seq: int, click: str, person: str) -> int:
    """Carry a draft out: all of it is kept, or nothing. Returns the `seq` after it, however often a click comes."""
    answer = await table.answer_to(click)
    if answer is not None:
        return answer
    _check(table, person, seq)
    draft = of(table, person)
    if draft is None:
        raise Refusal("refused-draft-none")
    return await draft.carry_out(table, click)


def take_back(table: LiveTable, draft: Draft, seq: int) -> None:
    """Take the last decision of a draft back; without any it is none."""
    _check(table, draft.person, seq)
    draft.take_back()
    if draft.empty:
        table.draft = None
    table.changed(everywhere=False)


def _check(table: LiveTable, person: str, seq: int) -> None:
    """Refuse what was asked for at a table, or in a draft, that has changed meanwhile."""
    if of(table, person) is None and seq >= DRAFTED:
        raise Refusal("draft-gone", stale=True)
    if seq != seq_of(table, person):
        raise Refusal("refused-stale", stale=True)
    table.check(table.ledger.seq)  # whether it has begun, and nothing is being written
