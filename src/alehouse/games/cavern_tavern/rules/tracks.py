"""The reputation tracks: Kitchen, Chore, and the boss's own with his requests (sections 6.3 and 6.6)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.core.state import FATE
from alehouse.games.cavern_tavern.actions import (
    AVOID,
    AVOID_SAYS,
    CHOOSE_TRACK,
    DRAW_SAYS,
    FROM_PLAYER,
    NONE_OF_IT,
    ON_TRACK,
    PLAYER,
)
from alehouse.games.cavern_tavern.effect_ops import (
    CHORE_TRACK,
    KITCHEN_TRACK,
    NASTY_TRACK,
    NO_TRACK,
    TRACKS,
    Effect,
)
from alehouse.games.cavern_tavern.rules.doing import Doing
from alehouse.games.cavern_tavern.rules.frames import (
    DRAW_SAYS_ANSWERED,
    F_DRAW_SAYS,
    F_NASTY,
    F_NASTY_TARGET,
    F_TRACK,
    NASTY_STEPS,
    NASTY_TARGET_STEPS,
    TRACK_AMONG,
    TRACK_LEFT,
)
from alehouse.games.cavern_tavern.state import (
    MRS_NASTY,
    NASTY_AT,
    REACHED,
    ROUND_END,
    SAYS,
    TableState,
)

# ── effects ───────────────────────────────────────────────────────────────────────────────────────


@final
class MoveOnTrack(Doing):
    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return below_end(table, seat, effect.mask) != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.push(F_TRACK, seat, effect.mask, effect.n, 0, 0)


@final
class MoveNasty(Doing):
    """Oneself, or an opponent whom one chooses."""

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return can_move_somebody(table, seat, effect)

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        if effect.opponent:
            table.push(F_NASTY_TARGET, seat, effect.n, 0, 0, 0)
        else:
            move_nasty(table, seat, effect.n)


DOINGS: Final[dict[str, Doing]] = {"track": MoveOnTrack(), "nasty": MoveNasty()}


def can_move_somebody(table: TableState, seat: i64, effect: Effect) -> bool:
    """Oneself, or an opponent; alone, talking to the boss moves oneself only (CT-6.4.1, CT-8.2.8)."""
    if not effect.opponent:
        return can_move(table, seat, effect.n)
    other: i64 = 0
    while other < table.seats:
        if other != seat and can_move(table, other, effect.n):
            return True
        other += 1
    return False


def advance(table: TableState, frame: i64) -> None:
    """Go on with what moves markers."""
    if frame == F_NASTY:
        advance_nasty(table)
    elif frame == F_DRAW_SAYS:
        advance_draw_says(table)
    elif frame == F_TRACK:
        advance_track(table)
    else:
        advance_nasty_target(table)


# ── Kitchen and Chore ─────────────────────────────────────────────────────────────────────────────


def step_down(table: TableState, seat: i64, track: i64, clause: str) -> None:
    """One step down a Kitchen or Chore track, by some rule; at its end nothing happens (CT-6.3.9)."""
    if table.position(seat, track) < table.terms.track(track).most:
        table.add_owned(seat, NASTY_AT + track, 1)
        if table.keeps_log:
            args: dict[str, object] = {"track": f"@track-{TRACKS[track]}", "position": table.position(seat, track)}
            table.log("log-track", seat, args, {}, clause)


def below_end(table: TableState, seat: i64, tracks: i64) -> i64:
    """Those of some tracks that a player has not finished."""
    found: i64 = 0
    track: i64 = 1
    while track <= CHORE_TRACK:
        reached = table.position(seat, track)
        if (tracks >> track) & 1 and reached < table.terms.track(track).most:
            found |= bit(track)
        track += 1
    return found


def bonus(table: TableState, seat: i64, track: i64) -> i64:
    """What the level of a track adds to a task (CT-6.3.3)."""
    return table.terms.track(track).bonus[table.position(seat, track)] if track != NO_TRACK else 0


def shift(table: TableState, seat: i64, track: i64) -> i64:
    """How far one die placed on a task may be off (CT-6.3.5)."""
    return table.terms.track(track).shift[table.position(seat, track)] if track != NO_TRACK else 0


def advance_track(table: TableState) -> None:
    """Step by step, each on a track that is not finished (D18)."""
    seat = table.doer()
    unfinished = below_end(table, seat, table.top(TRACK_AMONG))
    if not table.top(TRACK_LEFT) or not unfinished:
        table.pop()
    elif unfinished & (unfinished - 1):
        table.ask(seat, CHOOSE_TRACK)
    else:
        step(table, lowest(unfinished))


def legal_tracks(table: TableState, out: vec[i64]) -> i64:
    return listed(below_end(table, table.player, table.top(TRACK_AMONG)) >> KITCHEN_TRACK, ON_TRACK, out)


def step(table: TableState, track: i64) -> None:
    """A track was chosen for the next step."""
    table.set_top(TRACK_LEFT, table.top(TRACK_LEFT) - 1)
    step_down(table, table.doer(), track, "CT-6.9.1")


# ── Nasty ─────────────────────────────────────────────────────────────────────────────────────────


def can_move(table: TableState, seat: i64, steps: i64) -> bool:
    """Whether a Nasty marker is not at the end it would move to (CT-6.9.1)."""
    reached = table.position(seat, NASTY_TRACK)
    return reached < table.terms.cards.nasty_most if steps > 0 else reached > 0


def move_nasty(table: TableState, seat: i64, steps: i64) -> None:
    """So many spaces, one by one: down (more) draws cards on the way (CT-6.6.1)."""
    table.push(F_NASTY, seat, steps, 0, 0, 0)


def advance_nasty_target(table: TableState) -> None:
    """Any opponent, also one who stands at the end (R16)."""
    if table.seats == 2:
        choose_target(table, 1 - table.doer())
    else:
        table.ask(table.doer(), FROM_PLAYER)


def legal_targets(table: TableState, out: vec[i64]) -> i64:
    return listed((bit(table.seats) - 1) & ~bit(table.player), PLAYER, out)


def choose_target(table: TableState, other: i64) -> None:
    steps = table.top(NASTY_TARGET_STEPS)
    table.pop()
    move_nasty(table, other, steps)


def advance_nasty(table: TableState) -> None:
    """The next space of a move."""
    seat = table.doer()
    steps = table.top(NASTY_STEPS)
    if steps == 0 or not can_move(table, seat, steps):
        table.pop()
        return
    if steps < 0:
        table.add_owned(seat, NASTY_AT, -1)
        table.set_top(NASTY_STEPS, steps + 1)
        if table.keeps_log:
            table.log("log-nasty-up", seat, {"position": table.position(seat, NASTY_TRACK)}, {}, "CT-6.6.1")
        return
    table.add_owned(seat, NASTY_AT, 1)
    table.set_top(NASTY_STEPS, steps - 1)
    reached = table.position(seat, NASTY_TRACK)
    if table.keeps_log:
        table.log("log-nasty", seat, {"position": reached}, {}, "CT-6.6.1")
    reach(table, seat, reached)


def reach(table: TableState, seat: i64, position: i64) -> None:
    """A position that draws a card does so once in a game, and not in the last round (CT-6.6.2, CT-6.6.3)."""
    if position not in table.terms.cards.draw_spaces or (table.owned(seat, REACHED) >> position) & 1:
        return
    table.include(seat, REACHED, position)
    entering = table.phase == ROUND_END and table.terms.draws_entering_last
    if table.round < table.terms.rounds or entering:
        table.push(F_DRAW_SAYS, seat, 0, 0, 0, 0)


def advance_draw_says(table: TableState) -> None:
    """Three Mrs. Nasty tokens may avoid the card (CT-8.1.10); an empty deck is shuffled anew (CT-6.6.7)."""
    seat = table.doer()
    if not table.says_deck:
        table.says_deck = table.says_discard
        table.says_discard = 0
    if not table.says_deck:
        table.pop()
    elif table.top(DRAW_SAYS_ANSWERED) == 0 and table.owned(seat, MRS_NASTY) >= table.terms.cards.avoid_cost:
        table.ask(seat, AVOID)
    else:
        table.ask(FATE, DRAW_SAYS)


def legal_avoid(out: vec[i64]) -> i64:
    out[0] = AVOID_SAYS
    out[1] = NONE_OF_IT
    return 2


def answer_avoid(table: TableState, avoids: bool) -> None:
    if not avoids:
        table.set_top(DRAW_SAYS_ANSWERED, 1)
        return
    seat = table.doer()
    table.add_owned(seat, MRS_NASTY, -table.terms.cards.avoid_cost)
    if table.keeps_log:
        table.log("log-avoids", seat, {}, {"mrs_nasty": -table.terms.cards.avoid_cost}, "CT-8.1.10")
    table.pop()


def draw_says(table: TableState, card: i64) -> None:
    """The card lies open before the player until it is fulfilled (CT-6.6.2)."""
    seat = table.doer()
    table.says_deck &= ~bit(card)
    table.include(seat, SAYS, card)
    if table.keeps_log:
        table.log("log-says", seat, {"card": table.terms.says[card].key}, {}, "CT-6.6.2")
    table.pop()
