"""The Secret Chamber: it opens, Task cards go to those who used them, spaces are filled (section 8.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, size
from alehouse.core.state import FATE
from alehouse.games.cavern_tavern.actions import DISCARD_TASK, DRAW_TASK, DRAW_TOKEN
from alehouse.games.cavern_tavern.state import NONE, ROUND_END, SEAT, TASKS, Table
from alehouse.games.cavern_tavern.vocabulary import INGREDIENTS, POTION

SLOTS: Final = 3


def is_open(table: Table) -> bool:
    """It opens when a round starts, not while the one before ends (CT-8.1.1)."""
    terms = table.terms
    opened = table.round > terms.cards.opens_at or (table.round == terms.cards.opens_at and table.phase != ROUND_END)
    return terms.chamber and opened


# ── filling ───────────────────────────────────────────────────────────────────────────────────────


def is_filled(table: Table) -> bool:
    """Whether every space has its card and token; if not, fate draws what is missing, from left to right."""
    slot: i64 = 0
    while slot < SLOTS:
        if table.chamber[3 * slot] == NONE and table.task_deck:
            table.ask(FATE, DRAW_TASK)
            return False
        if table.chamber[3 * slot] != NONE and table.chamber[3 * slot + 1] == NONE and has_tokens(table):
            table.ask(FATE, DRAW_TOKEN)
            return False
        slot += 1
    return True


def has_tokens(table: Table) -> bool:
    return tokens_left(table) > 0


def tokens_left(table: Table) -> i64:
    """In the Secret pile."""
    count: i64 = 0
    for number in table.tokens:
        count += number
    return count


def lay_task(table: Table, task: i64) -> None:
    """A Task card on the first empty space."""
    slot: i64 = 0
    while table.chamber[3 * slot] != NONE:
        slot += 1
    table.chamber[3 * slot] = task
    table.task_deck &= ~bit(task)


def lay_token(table: Table, token: i64) -> None:
    """A token, face up, on the first Task card without one."""
    slot: i64 = 0
    while table.chamber[3 * slot] == NONE or table.chamber[3 * slot + 1] != NONE:
        slot += 1
    table.chamber[3 * slot + 1] = token
    table.tokens[token] -= 1
    if table.telling:
        name = "@token-mrs-nasty" if token == POTION else f"@ingredient-{INGREDIENTS[token]}"
        table.tell("log-new-task", -1, {"task": table.terms.tasks[table.chamber[3 * slot]].key, "token": name}, {})


# ── the end of a round (CT-8.1.14) ────────────────────────────────────────────────────────────────


def clear(table: Table) -> None:
    """Used cards go to their players, one that the Automa barred is discarded with its token."""
    for area in table.terms.areas:
        if area.is_slot:
            clear_slot(table, 3 * table.terms.slots[area.number], (table.barred >> area.number) & 1 != 0)


def clear_slot(table: Table, place: i64, barred: bool) -> None:
    task = table.chamber[place]
    user = table.chamber[place + 2]
    if task == NONE or (user == NONE and not barred):
        return
    if user != NONE:
        table.own[SEAT * user + TASKS] |= bit(task)
        if table.telling:
            table.tell("log-takes-task", user, {"task": table.terms.tasks[task].key}, {})
    else:
        table.task_discard |= bit(task)
    table.chamber[place] = NONE
    table.chamber[place + 1] = NONE
    table.chamber[place + 2] = NONE


def has_too_many(table: Table, seat: i64) -> bool:
    return size(table.own[SEAT * seat + TASKS]) > table.terms.cards.task_limit


def ask_for_discard(table: Table, seat: i64) -> None:
    table.ask(seat, DISCARD_TASK)


def legal_discards(table: Table, out: vec[i64]) -> i64:
    return listed(table.own[SEAT * table.player + TASKS], table.terms.ids.task, out)


def discard(table: Table, seat: i64, task: i64) -> None:
    table.own[SEAT * seat + TASKS] &= ~bit(task)
    table.task_discard |= bit(task)
    if table.telling:
        table.tell("log-discards-task", seat, {"task": table.terms.tasks[task].key}, {})
