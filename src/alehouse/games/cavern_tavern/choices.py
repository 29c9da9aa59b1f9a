"""What the options of a decision in Cavern Tavern mean to people."""

from typing import Final

from alehouse.core.choice import Args, Choice, Meaning, choice_of, clause_for, kind_at
from alehouse.games.cavern_tavern import actions as ids
from alehouse.games.cavern_tavern.actions import kinds_of
from alehouse.games.cavern_tavern.effect_ops import INGREDIENTS, MRS_TOKEN, POTION
from alehouse.games.cavern_tavern.naming import die_id, target_key
from alehouse.games.cavern_tavern.preview import gains, points_if_taken, points_of_order
from alehouse.games.cavern_tavern.rules import areas, dice_effects, ingredients
from alehouse.games.cavern_tavern.rules.flow import CavernTavernState
from alehouse.games.cavern_tavern.rules.frames import (
    CHOOSE_PLACE,
    CHOOSE_PROGRAM,
    DICE_CHOSEN,
    DICE_OWNER,
    F_MODIFY,
    F_RECOVER,
    F_REROLL,
    F_REROLL_OPPONENT,
    F_SHIFT,
    F_SWAP,
    PLACE_TARGET,
)
from alehouse.games.cavern_tavern.state import (
    CHARACTER,
    NONE,
    ORDER,
    SLOT_TASK,
    SLOT_TOKEN,
)

# For each kind of action: the decisions it answers, and the clause that allows it there.
CLAUSES: Final = {
    "end_turn": {ids.TURN: "CT-5.2.10"},
    "done": {ids.PLACE_DICE: "CT-6.0.2", ids.CHOOSE_DIE: "CT-6.9.6"},
    "none": {
        ids.FROM_PLAYER: "CT-6.3.7",
        ids.GIVE: "CT-6.9.6",
        ids.INGREDIENT: "CT-8.2.1",
        ids.PAY: "CT-6.9.8",
        ids.AVOID: "CT-8.1.10",
        ids.LURK: "CT-6.7.4",
        ids.MINSTREL: "CT-6.7.3",
    },
    "complete": {ids.TURN: "CT-6.1.4"},
    "from_deck": {ids.TURN: "CT-6.1.2", ids.TAKE_ORDER: "CT-6.1.2"},
    "character": {ids.TURN: "CT-6.7.1", ids.MINSTREL: "CT-6.7.3"},
    "modifier": {ids.TURN: "CT-8.1.8"},
    "avoid": {ids.AVOID: "CT-8.1.10"},
    "up": {ids.CHOOSE_VALUE: "CT-8.1.8"},
    "down": {ids.CHOOSE_VALUE: "CT-8.1.8"},
    "die": {ids.PLACE_DICE: "CT-6.0.2", ids.CHOOSE_DIE: "CT-6.9.6"},
    "rival_die": {ids.CHOOSE_DIE: "CT-6.9.6"},
    "value": {ids.CHOOSE_VALUE: "CT-6.9.6"},
    "take": {ids.INGREDIENT: "CT-6.2.1", ids.TAKE_FROM_PLAYER: "CT-6.3.7", ids.LURK: "CT-6.7.4"},
    "give": {ids.GIVE: "CT-6.9.7", ids.PAY: "CT-6.1.4"},
    "drink": {ids.TURN: "CT-8.1.9"},
    "player": {ids.FROM_PLAYER: "CT-6.3.7"},
    "option": {ids.CHOOSE_OPTION: "CT-6.9.1"},
    "track": {ids.CHOOSE_TRACK: "CT-6.9.1"},
    "area": {ids.TURN: "CT-6.0.1"},
    "order": {
        ids.TURN: "CT-6.1.1",
        ids.TAKE_ORDER: "CT-6.1.1",
        ids.DISCARD_ORDER: "CT-6.1.2",
        ids.CHOOSE_ORDER: "CT-6.5.1",
    },
    "item": {ids.TURN: "CT-6.5.6", ids.KEEP_ITEM: "CT-6.5.2", ids.DISCARD_AN_ITEM: "CT-6.5.5"},
    "says": {ids.TURN: "CT-6.6.5", ids.CHOOSE_SAYS: "CT-6.9.1"},
    "task": {ids.TURN: "CT-8.1.12", ids.DISCARD_TASK: "CT-8.1.6"},
    "become": {ids.CHOOSE_CHARACTER: "CT-4.1.2"},
    "first": {ids.FIRST_PLAYER: "CT-4.1.5"},
    "rolled": {ids.ROLL: "CT-5.1.3"},
    "token": {ids.DRAW_TOKEN: "CT-8.1.1"},
    "draw_order": {ids.DRAW_ORDER: "CT-6.1.7"},
    "draw_item": {ids.DRAW_AN_ITEM: "CT-6.5.2", ids.STEAL_AN_ITEM: "CT-9.5"},
    "draw_says": {ids.DRAW_SAYS: "CT-6.6.2"},
    "draw_task": {ids.DRAW_TASK: "CT-8.1.1"},
    "draw_secret": {ids.DRAW_SECRET: "CT-4.1.8"},
    "draw_assignment": {ids.DRAW_ASSIGNMENT: "CT-4.3.5"},
    "deal": {ids.DEAL_CHARACTER: "CT-4.1.2"},
}
FATES_KINDS: Final = (
    "first",
    "rolled",
    "token",
    "draw_order",
    "draw_item",
    "draw_says",
    "draw_task",
    "draw_secret",
    "draw_assignment",
    "deal",
)
QUIET: Final = ("none",)  # it gives something up


def kind_of(state: CavernTavernState, action: int) -> tuple[str, int]:
    """The kind of an action and its number within the kind."""
    return kind_at(kinds_of(state.terms.cards), action)


def choice(state: CavernTavernState, action: int) -> Choice:
    """An action as people see it, whether or not it is legal now."""
    kind, number = kind_of(state, action)
    clause = clause_for(CLAUSES[kind], state.asking)
    return choice_of(state, action, kind, _meaning(state, kind, number), clause, kind in QUIET)


def _meaning(state: CavernTavernState, kind: str, number: int) -> Meaning:
    if kind in ("die", "rival_die", "value", "up", "down"):
        return _dice(state, kind, number)
    if kind in ("take", "give", "drink"):
        return _ingredient(state, kind, number)
    if kind in ("area", "order", "item", "says", "task", "become"):
        return _card(state, kind, number)
    if kind in FATES_KINDS:
        return _fate(state, kind, number)
    return _rest(state, kind, number)


def _rest(state: CavernTavernState, kind: str, number: int) -> Meaning:
    """Answers that name no piece, or a player."""
    seat = max(state.player, 0)
    if kind == "complete":
        return _complete(state, seat)
    if kind == "from_deck":
        return "choice-from-deck", {}, ["deck:orders"]
    if kind == "character":
        return _character(state, seat)
    if kind == "modifier":
        return "choice-modifier", {}, [f"modifier:{seat}"]
    if kind == "avoid":
        return "choice-avoid", {"cost": state.terms.cards.avoid_cost}, [f"mrs:{seat}"]
    if kind == "player":
        return "choice-player", {"other_seat": number}, [f"player:{number}"]
    if kind == "option":
        return _option(state, number)
    if kind == "track":
        name = ("kitchen", "chore")[number]
        return "choice-track", {"track": f"@track-{name}"}, [f"track:{name}"]
    if kind == "none":
        return _none(state)
    if kind == "done" and state.asking == ids.PLACE_DICE:
        return "choice-place", {"where": target_key(state, state.top(PLACE_TARGET))}, []
    if kind == "done":
        return (
            ("choice-roll" if state.depth and state.begun() in (F_REROLL, F_REROLL_OPPONENT) else "choice-done"),
            {},
            [],
        )
    return f"choice-{kind.replace('_', '-')}", {}, []


def _none(state: CavernTavernState) -> Meaning:
    """What is declined."""
    declined = {
        ids.PAY: "choice-left-out",
        ids.AVOID: "choice-draw-says",
        ids.LURK: "choice-no-lurk",
        ids.MINSTREL: "choice-no-minstrel",
        ids.GIVE: "choice-no-exchange",
    }
    return declined.get(state.asking, "choice-none"), {}, []


def _option(state: CavernTavernState, number: int) -> Meaning:
    """One of several programs of an effect, by what it does."""
    if state.asking != ids.CHOOSE_OPTION:
        return "choice-option", {"number": number + 1}, []
    effect = state.terms.effect(state.top(CHOOSE_PROGRAM), state.top(CHOOSE_PLACE))
    if number >= len(effect.programs):
        return "choice-option", {"number": number + 1}, []
    return "choice-program", {"gains": gains(state, state.player, effect.programs[number])}, []


def _complete(state: CavernTavernState, seat: int) -> Meaning:
    order = state.owned(seat, ORDER)
    if order == NONE:
        return "choice-complete-none", {}, []
    points, late = points_of_order(state, seat)
    args: Args = {"order": state.terms.orders[order].key, "points": points, "late": late}
    return "choice-complete", args, [f"open:{seat}"]


def _character(state: CavernTavernState, seat: int) -> Meaning:
    character = state.owned(seat, CHARACTER)
    if character == NONE:
        return "choice-no-character", {}, []
    return "choice-character", {"character": state.terms.characters[character].key}, [f"character:{seat}"]


def _fate(state: CavernTavernState, kind: str, number: int) -> Meaning:
    if kind == "first":
        return "choice-first", {"first_seat": number}, []
    if kind == "rolled":
        return "choice-rolled", {"value": number + 1}, []
    if kind == "token":
        name = "@token-mrs-nasty" if number == MRS_TOKEN else f"@ingredient-{INGREDIENTS[number]}"
        return "choice-token", {"token": name}, []
    cards = state.terms.cards
    rows: dict[str, list[str]] = {
        "draw_order": [card.key for card in cards.orders],
        "draw_item": [card.key for card in cards.items],
        "draw_says": [card.key for card in cards.says],
        "draw_task": [card.key for card in cards.tasks],
        "draw_secret": [card.key for card in cards.secrets],
        "draw_assignment": [card.key for card in cards.assignments],
        "deal": [card.key for card in cards.characters],
    }
    return "choice-draw", {"card": rows[kind][number]}, []


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────


def _dice(state: CavernTavernState, kind: str, number: int) -> Meaning:
    if kind in ("up", "down"):
        return _shift(state, kind)
    value = number + 1
    if kind == "value":
        return "choice-value", {"value": value}, []
    if kind == "rival_die":
        other = state.top(DICE_OWNER) if state.asking == ids.CHOOSE_DIE else NONE
        dice = state.unplaced(other) & ~state.chosen if other != NONE else 0
        return "choice-rival-die", {"value": value}, _with_value(state, dice, value)
    return "choice-die", {"value": value}, _with_value(state, _own_dice(state), value)


def _shift(state: CavernTavernState, kind: str) -> Meaning:
    if state.asking != ids.CHOOSE_VALUE:
        return f"choice-{kind}", {"value": 0}, []
    pips = dice_effects.pips(state)
    value = state.faces[state.top(DICE_CHOSEN)] + (pips if kind == "up" else -pips)
    return f"choice-{kind}", {"value": value}, []


def _own_dice(state: CavernTavernState) -> int:
    """The dice that an option of the deciding player may mean."""
    if state.asking == ids.CHOOSE_DIE and state.begun() == F_RECOVER:
        return dice_effects.placed_dice(state, state.player)
    free = state.unplaced(state.player) if state.player >= 0 else 0
    return free if state.asking == ids.CHOOSE_DIE and state.begun() in (F_MODIFY, F_SHIFT) else free & ~state.chosen


def _with_value(state: CavernTavernState, dice: int, value: int) -> list[str]:
    """The pieces of all dice that one option stands for."""
    return [die_id(state, die) for die in range(len(state.faces)) if dice >> die & 1 and state.faces[die] == value]


# ── ingredients ───────────────────────────────────────────────────────────────────────────────────


def _ingredient(state: CavernTavernState, kind: str, number: int) -> Meaning:
    seat = max(state.player, 0)
    name = INGREDIENTS[number]
    args: Args = {"ingredient": f"@ingredient-{name}"}
    if kind == "drink":
        return "choice-drink", args | {"points": state.terms.cards.drink_vp}, [f"drink:{seat}:{name}"]
    if kind == "give":
        return f"choice-{_giving(state, number)}", args, [f"own:{seat}:{name}"]
    if state.asking == ids.TAKE_FROM_PLAYER:
        victim = ingredients.victim_of(state)
        return "choice-take-from", args | {"other_seat": victim}, [f"own:{victim}:{name}"]
    return "choice-take", args, [f"pile:{name}"]


def _giving(state: CavernTavernState, kind: int) -> str:
    """Whether a card is paid, given to somebody or returned."""
    if state.asking == ids.PAY:
        return "pay-potion" if kind == POTION else "pay"
    return "give" if state.depth and state.begun() == F_SWAP else "return"


# ── cards and areas ───────────────────────────────────────────────────────────────────────────────


def _card(state: CavernTavernState, kind: str, number: int) -> Meaning:
    cards = state.terms.cards
    asking = state.asking
    if kind == "area":
        return _area(state, number)
    if kind == "order":
        order = cards.orders[number]
        key = {ids.DISCARD_ORDER: "choice-discard-order", ids.CHOOSE_ORDER: "choice-put-order"}.get(asking)
        points, when = points_if_taken(state, max(state.player, 0), number)
        args: Args = {"order": order.key, "points": points, "when": when}
        return key or "choice-order", args, [f"order:{order.id}"]
    if kind == "item":
        item = cards.items[number]
        key = {ids.KEEP_ITEM: "choice-keep-item", ids.DISCARD_AN_ITEM: "choice-discard-item"}.get(asking)
        return key or "choice-item", {"item": item.key}, [f"item:{item.id}"]
    if kind == "says":
        says = cards.says[number]
        key = "choice-clear-says" if asking == ids.CHOOSE_SAYS else "choice-says"
        return key, {"card": says.key}, [f"says:{says.id}"]
    if kind == "task":
        return _task(state, number)
    character = cards.characters[number]
    return "choice-become", {"character": character.key}, [f"become:{character.id}"]


def _area(state: CavernTavernState, number: int) -> Meaning:
    """What a placement there would give, bonus of the track included."""
    area = state.terms.areas[number]
    seat = max(state.player, 0)
    if area.is_slot:
        if state.slot(state.terms.slots[number], SLOT_TASK) == NONE:
            return "choice-area-empty", {"area": area.key}, []
        task = areas.task_of(state, number)
        found = gains(state, seat, task.program, task.track, state.slot(state.terms.slots[number], SLOT_TOKEN))
        return "choice-area", {"area": task.key, "gains": found}, [f"task:{task.id}"]
    found = gains(state, seat, area.program, area.track)
    return "choice-area", {"area": area.key, "gains": found}, [f"area:{area.id}"]


def _task(state: CavernTavernState, number: int) -> Meaning:
    task = state.terms.tasks[number]
    if state.asking == ids.DISCARD_TASK:
        return "choice-discard-task", {"task": task.key}, [f"task:{task.id}"]
    found = gains(state, max(state.player, 0), task.program, task.track)
    return "choice-area", {"area": task.key, "gains": found}, [f"task:{task.id}"]
