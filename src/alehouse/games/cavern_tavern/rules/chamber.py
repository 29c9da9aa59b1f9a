"""The Secret Chamber: it opens, Task cards go to those who used them, spaces are filled (section 8.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, size
from alehouse.core.state import FATE
from alehouse.games.cavern_tavern.actions import DISCARD_TASK, DRAW_TASK, DRAW_TOKEN
from alehouse.games.cavern_tavern.effect_ops import INGREDIENTS, MRS_TOKEN
from alehouse.games.cavern_tavern.state import NONE, ROUND_END, SLOT_TASK, SLOT_TOKEN, SLOT_USER, TASKS, TableState

SLOTS: Final = 3


def is_open(table: TableState) -> bool:
    """It opens when a round starts, not while the one before ends (CT-8.1.1)."""
    terms = table.terms
    opened = table.round > terms.cards.opens_at or (table.round == terms.cards.opens_at and table.phase != ROUND_END)
    return terms.chamber and opened


# ── filling ───────────────────────────────────────────────────────────────────────────────────────


def is_filled(table: TableState) -> bool:
    """Whether every space has its card and token; if not, fate draws what is missing, from left to right."""
    slot: i64 = 0
    while slot < SLOTS:
        if table.slot(slot, SLOT_TASK) == NONE and table.task_deck:
            table.ask(FATE, DRAW_TASK)
            return False
        if table.slot(slot, SLOT_TASK) != NONE and table.slot(slot, SLOT_TOKEN) == NONE and has_tokens(table):
            table.ask(FATE, DRAW_TOKEN)
            return False
        slot += 1
    return True


def has_tokens(table: TableState) -> bool:
    return tokens_left(table) > 0


def tokens_left(table: TableState) -> i64:
    """In the Secret pile."""
    count: i64 = 0
    for number in table.tokens:
        count += number
    return count


def lay_task(table: TableState, task: i64) -> None:
    """A Task card on the first empty space."""
    slot: i64 = 0
    while table.slot(slot, SLOT_TASK) != NONE:
        slot += 1
    table.set_slot(slot, SLOT_TASK, task)
    table.task_deck &= ~bit(task)


def lay_token(table: TableState, token: i64) -> None:
    """A token, face up, on the first Task card without one."""
    slot: i64 = 0
    while table.slot(slot, SLOT_TASK) == NONE or table.slot(slot, SLOT_TOKEN) != NONE:
        slot += 1
    table.set_slot(slot, SLOT_TOKEN, token)
    table.tokens[token] -= 1
    if table.keeps_log:
        args: dict[str, object] = {"task": table.terms.tasks[table.slot(slot, SLOT_TASK)].key}
        if token != MRS_TOKEN:
            args["ingredient"] = f"@ingredient-{INGREDIENTS[token]}"
        clause = "CT-8.1.7" if table.phase == ROUND_END else "CT-8.1.1"
        table.log("log-new-task" if token == MRS_TOKEN else "log-new-task-drink", -1, args, {}, clause)


# ── the end of a round (CT-8.1.14) ────────────────────────────────────────────────────────────────


def clear(table: TableState) -> None:
    """Used cards go to their players, one that the Automa barred is discarded with its token."""
    for area in table.terms.areas:
        if area.is_slot:
            clear_slot(table, table.terms.slots[area.number], (table.barred >> area.number) & 1 != 0)


def clear_slot(table: TableState, slot: i64, barred: bool) -> None:
    """A card that nobody used stays with its token (CT-8.1.13)."""
    task = table.slot(slot, SLOT_TASK)
    user = table.slot(slot, SLOT_USER)
    if task == NONE or (user == NONE and not barred):
        return
    if user != NONE:
        table.include(user, TASKS, task)
        if table.keeps_log:
            table.log("log-takes-task", user, {"task": table.terms.tasks[task].key}, {}, "CT-8.1.5")
    else:
        table.task_discard |= bit(task)
    table.set_slot(slot, SLOT_TASK, NONE)
    table.set_slot(slot, SLOT_TOKEN, NONE)
    table.set_slot(slot, SLOT_USER, NONE)


def has_too_many(table: TableState, seat: i64) -> bool:
    return size(table.owned(seat, TASKS)) > table.terms.cards.task_limit


def ask_for_discard(table: TableState, seat: i64) -> None:
    table.ask(seat, DISCARD_TASK)


def legal_discards(table: TableState, out: vec[i64]) -> i64:
    return listed(table.owned(table.player, TASKS), table.terms.ids.task, out)


def discard(table: TableState, seat: i64, task: i64) -> None:
    table.exclude(seat, TASKS, task)
    table.task_discard |= bit(task)
    if table.keeps_log:
        table.log("log-discards-task", seat, {"task": table.terms.tasks[task].key}, {}, "CT-8.1.6")
