"""The reputation tracks: Kitchen, Chore, and the boss's own with his requests (sections 6.3 and 6.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit
from alehouse.core.state import FATE
from alehouse.games.cavern_tavern.actions import AVOID, AVOID_SAYS, DRAW_SAYS, NONE_OF_IT
from alehouse.games.cavern_tavern.rules.frames import F_DRAW_SAYS, F_NASTY
from alehouse.games.cavern_tavern.state import (
    MRS_NASTY,
    NASTY_AT,
    REACHED,
    ROUND_END,
    SAYS,
    SEAT,
    Table,
)
from alehouse.games.cavern_tavern.vocabulary import CHORE_TRACK, NO_TRACK, TRACKS

# ── Kitchen and Chore ─────────────────────────────────────────────────────────────────────────────


def step_down(table: Table, seat: i64, track: i64) -> None:
    """One step down a Kitchen or Chore track; at its end nothing happens (CT-6.3.9)."""
    place = SEAT * seat + NASTY_AT + track
    if table.own[place] < table.terms.tracks[track - 1].most:
        table.own[place] += 1
        if table.telling:
            table.tell("log-track", seat, {"track": f"@track-{TRACKS[track]}", "position": table.own[place]}, {})


def below_end(table: Table, seat: i64, tracks: i64) -> i64:
    """Those of some tracks that a player has not finished."""
    found: i64 = 0
    track: i64 = 1
    while track <= CHORE_TRACK:
        reached = table.own[SEAT * seat + NASTY_AT + track]
        if (tracks >> track) & 1 and reached < table.terms.tracks[track - 1].most:
            found |= bit(track)
        track += 1
    return found


def bonus(table: Table, seat: i64, track: i64) -> i64:
    """What the level of a track adds to a task (CT-6.3.3)."""
    return table.terms.tracks[track - 1].bonus[table.own[SEAT * seat + NASTY_AT + track]] if track != NO_TRACK else 0


def shift(table: Table, seat: i64, track: i64) -> i64:
    """How far one die placed on a task may be off (CT-6.3.5)."""
    return table.terms.tracks[track - 1].shift[table.own[SEAT * seat + NASTY_AT + track]] if track != NO_TRACK else 0


# ── Nasty ─────────────────────────────────────────────────────────────────────────────────────────


def can_move(table: Table, seat: i64, steps: i64) -> bool:
    """Whether a Nasty marker is not at the end it would move to (CT-6.9.1)."""
    reached = table.own[SEAT * seat + NASTY_AT]
    return reached < table.terms.cards.nasty_most if steps > 0 else reached > 0


def move_nasty(table: Table, seat: i64, steps: i64) -> None:
    """So many spaces, one by one: down (more) draws cards on the way (CT-6.6.1)."""
    table.push(F_NASTY, seat, steps, 0, 0, 0)


def go_on_nasty(table: Table) -> None:
    """The next space of a move."""
    seat = table.top(1)
    steps = table.top(2)
    if steps == 0 or not can_move(table, seat, steps):
        table.pop()
        return
    place = SEAT * seat + NASTY_AT
    if steps < 0:
        table.own[place] -= 1
        table.set_top(2, steps + 1)
        if table.telling:
            table.tell("log-nasty-up", seat, {"position": table.own[place]}, {})
        return
    table.own[place] += 1
    table.set_top(2, steps - 1)
    if table.telling:
        table.tell("log-nasty", seat, {"position": table.own[place]}, {})
    reach(table, seat, table.own[place])


def reach(table: Table, seat: i64, position: i64) -> None:
    """A position that draws a card does so once in a game, and not in the last round (CT-6.6.2, CT-6.6.3)."""
    if position not in table.terms.cards.draw_spaces or (table.own[SEAT * seat + REACHED] >> position) & 1:
        return
    table.own[SEAT * seat + REACHED] |= bit(position)
    entering = table.phase == ROUND_END and table.terms.draws_entering_last
    if table.round < table.terms.rounds or entering:
        table.push(F_DRAW_SAYS, seat, 0, 0, 0, 0)


def go_on_draw_says(table: Table) -> None:
    """Three Mrs. Nasty tokens may avoid the card (CT-8.1.10); an empty deck is shuffled anew (CT-6.6.7)."""
    seat = table.top(1)
    if not table.says_deck:
        table.says_deck = table.says_discard
        table.says_discard = 0
    if not table.says_deck:
        table.pop()
    elif table.top(2) == 0 and table.own[SEAT * seat + MRS_NASTY] >= table.terms.cards.avoid_cost:
        table.ask(seat, AVOID)
    else:
        table.ask(FATE, DRAW_SAYS)


def legal_avoid(out: vec[i64]) -> i64:
    out[0] = AVOID_SAYS
    out[1] = NONE_OF_IT
    return 2


def answer_avoid(table: Table, avoids: bool) -> None:
    if not avoids:
        table.set_top(2, 1)
        return
    seat = table.top(1)
    table.own[SEAT * seat + MRS_NASTY] -= table.terms.cards.avoid_cost
    if table.telling:
        table.tell("log-avoids", seat, {}, {"mrs_nasty": -table.terms.cards.avoid_cost})
    table.pop()


def draw_says(table: Table, card: i64) -> None:
    """The card lies open before the player until it is fulfilled (CT-6.6.2)."""
    seat = table.top(1)
    table.says_deck &= ~bit(card)
    table.own[SEAT * seat + SAYS] |= bit(card)
    if table.telling:
        table.tell("log-says", seat, {"card": table.terms.says[card].key}, {})
    table.pop()
