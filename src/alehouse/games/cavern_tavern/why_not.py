"""Why something is not allowed at the table of Cavern Tavern: the reason a player would give, with its clause."""

from alehouse.core.choice import Reason, fates_reason, reason, reason_now
from alehouse.games.cavern_tavern import actions as ids
from alehouse.games.cavern_tavern.cards import Ability
from alehouse.games.cavern_tavern.choices import CLAUSES, FATES_KINDS, kind_of
from alehouse.games.cavern_tavern.effect_ops import (
    CHAMBER,
    CHORE,
    COMPLETE_ORDER,
    INGREDIENTS,
    KITCHEN,
    LATE_ORDER,
    ON_PLACE,
    OWN_TURN,
    POTION,
    REACTION,
    REPLACE_ORDER,
    USE_SECTION,
)
from alehouse.games.cavern_tavern.naming import placing_terms, target_key
from alehouse.games.cavern_tavern.prompts import PROMPTS
from alehouse.games.cavern_tavern.rules import areas, chamber, effects, mess_hall, orders, turns
from alehouse.games.cavern_tavern.rules.flow import CavernTavernState
from alehouse.games.cavern_tavern.rules.frames import PLACE_TARGET
from alehouse.games.cavern_tavern.state import (
    CHARACTER,
    DRINKS,
    ITEMS,
    MODIFIERS,
    NONE,
    ON_SAYS,
    ON_TASK,
    ORDER,
    SAYS,
    SLOT_TASK,
    SLOT_USER,
    TASKS,
    TASKS_USED,
    USES,
)


def why_not(state: CavernTavernState, action: int) -> Reason:
    """Why an action is not legal now."""
    kind, number = kind_of(state, action)
    if state.is_over:
        return reason("why-over", "CT-7.1")
    if fates := fates_reason(state, PROMPTS[state.asking], CLAUSES[kind], kind in FATES_KINDS):
        return fates
    if state.asking not in CLAUSES[kind]:
        return _not_now(state, kind)
    if state.asking == ids.TURN and state.duty:
        return reason("why-order-first", "CT-5.2.4")
    if state.asking == ids.TURN:
        return _in_turn(state, kind, number)
    return _in_decision(state, kind, number)


def _not_now(state: CavernTavernState, kind: str) -> Reason:
    """The action belongs to another moment."""
    if kind in ("die", "done") and state.asking == ids.TURN:
        return reason("why-choose-place", "CT-6.0.1")
    return reason_now("why-not-now", PROMPTS[state.asking])


# ── in a turn ─────────────────────────────────────────────────────────────────────────────────────


def _in_turn(state: CavernTavernState, kind: str, number: int) -> Reason:
    if kind == "end_turn":
        return reason("why-must-place", "CT-5.2.7")
    if kind in ("area", "task"):
        return _placement(state, number if kind == "area" else ON_TASK + number)
    if kind in ("order", "from_deck"):
        return _order(state, kind, number)
    if kind == "complete":
        return _complete(state)
    if kind == "item":
        return _item(state, number)
    if kind == "character":
        return _character(state)
    if kind == "says":
        return _says(state, number)
    if kind == "drink":
        return _drink(state, number)
    if not state.owned(state.player, MODIFIERS):
        return reason("why-no-modifier", "CT-8.1.8")
    return reason("why-no-dice", "CT-8.1.8")


def _placement(state: CavernTavernState, target: int) -> Reason:
    """Dice that cannot go to an area or a Task card."""
    seat = state.player
    if state.placed:
        return reason("why-placed", "CT-5.2.2")
    if not state.unplaced(seat):
        return reason("why-no-dice", "CT-5.2.9")
    if target >= ON_TASK:
        return _own_task(state, target - ON_TASK)
    area = state.terms.areas[target]
    if area.section == CHAMBER and not chamber.is_open(state):
        return _chamber(state)
    if area.section in (KITCHEN, CHORE) and state.owned(seat, SAYS):
        return reason("why-says-first", "CT-6.6.4")
    if state.barred >> target & 1:
        return reason("why-barred", "CT-8.2.2", where=target_key(state, target) if not area.is_slot else area.key)
    if area.is_slot and state.slot(state.terms.slots[target], SLOT_TASK) == NONE:
        return reason("why-no-task", "CT-8.1.7")
    if area.is_slot and state.slot(state.terms.slots[target], SLOT_USER) != NONE:
        return reason("why-full", "CT-8.1.2", where=target_key(state, target))
    if not area.is_slot and not areas.has_free_space(state, seat, target):
        return reason("why-full", "CT-6.0.1", where=area.key)
    if not area.is_slot and not areas.is_useful(state, target):
        orders_wanted = any(effect.op == REPLACE_ORDER for effect in state.terms.programs[area.program])
        return reason("why-no-free-order" if orders_wanted else "why-useless", "CT-6.0.4", where=area.key)
    return _dice(state, target)


def _chamber(state: CavernTavernState) -> Reason:
    if not state.terms.chamber:
        return reason("why-no-chamber", "CT-1.2")
    return reason("why-chamber-closed", "CT-8.1.1", round=state.terms.cards.opens_at)


def _own_task(state: CavernTavernState, task: int) -> Reason:
    if not state.owned(state.player, TASKS) >> task & 1:
        return reason("why-not-your-task", "CT-8.1.12", task=state.terms.tasks[task].key)
    if state.owned(state.player, TASKS_USED) >> task & 1:
        return reason("why-task-used", "CT-8.1.12", task=state.terms.tasks[task].key)
    return _dice(state, ON_TASK + task)


def _dice(state: CavernTavernState, target: int) -> Reason:
    """The dice do not make what a place takes."""
    wanted, count = placing_terms(state, target)
    where = target_key(state, target)
    if count:
        return reason("why-too-few-dice", "CT-6.0.2", where=where, count=count)
    return reason("why-no-sum", "CT-6.0.2", where=where, wanted=wanted)


def _order(state: CavernTavernState, kind: str, number: int) -> Reason:
    if state.owned(state.player, ORDER) != NONE:
        return reason("why-has-order", "CT-6.1.1", order=state.terms.orders[state.owned(state.player, ORDER)].key)
    if kind == "from_deck":
        return reason("why-no-deck", "CT-6.1.2")
    return _order_there(state, number)


def _order_there(state: CavernTavernState, number: int) -> Reason:
    order = state.terms.orders[number]
    if number in state.mess:
        return reason("why-order-barred", "CT-8.2.2", order=order.key)
    return reason("why-order-away", "CT-6.1.1", order=order.key)


def _complete(state: CavernTavernState) -> Reason:
    seat = state.player
    number = state.owned(seat, ORDER)
    if number == NONE:
        return reason("why-no-order", "CT-6.1.4")
    order = state.terms.orders[number]
    held = [state.held(seat, kind) for kind in range(POTION)]
    kind = next(kind for kind in range(POTION) if order.needs[kind] > held[kind])
    missing = orders.missing(state, seat, number)
    return reason(
        "why-missing", "CT-6.1.4", order=order.key, missing=missing, ingredient=f"@ingredient-{INGREDIENTS[kind]}"
    )


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────


def _item(state: CavernTavernState, number: int) -> Reason:
    item = state.terms.items[number]
    if not state.owned(state.player, ITEMS) >> number & 1:
        return reason("why-no-item", "CT-6.5.6", card=item.key)
    return _ability(state, item.ability, item.key)


def _character(state: CavernTavernState) -> Reason:
    number = state.owned(state.player, CHARACTER)
    if number == NONE:
        return reason("why-no-character", "CT-4.3.1")
    character = state.terms.characters[number]
    if not state.owned(state.player, USES):
        return reason("why-no-uses", "CT-6.7.1", card=character.key)
    if character.ability.timing == REACTION:
        return reason("why-reaction", "CT-6.7.4", card=character.key)
    return _ability(state, character.ability, character.key)


def _ability(state: CavernTavernState, ability: Ability, card: str) -> Reason:
    """An item or character that could be used at another moment."""
    seat = state.player
    if ability.timing == ON_PLACE and state.placed:
        return reason("why-before-placing", "CT-6.9.2", card=card)
    if ability.timing not in (OWN_TURN, ON_PLACE):
        return reason("why-when-completing", "CT-6.7.3", card=card)
    if ability.requires and not turns.meets(state, seat, ability.requires):
        late = ability.requires == LATE_ORDER and state.owned(seat, ORDER) != NONE
        return reason("why-needs-late-order" if late else "why-needs-order", "CT-6.9.1", card=card)
    assert not effects.can_do_any(state, seat, ability.program)
    return reason("why-no-effect", "CT-6.9.1", card=card)


def _says(state: CavernTavernState, number: int) -> Reason:
    says = state.terms.says[number]
    if not state.owned(state.player, SAYS) >> number & 1:
        return reason("why-not-your-says", "CT-6.6.5", card=says.key)
    if says.kind in (USE_SECTION, COMPLETE_ORDER):
        return reason("why-says-event", "CT-6.6.5", card=says.key)
    if not areas.wants_dice(state, number):
        return reason("why-says-unmet", "CT-6.6.11", card=says.key)
    if state.placed:
        return reason("why-placed", "CT-5.2.2")
    return reason("why-says-dice", "CT-6.6.10", card=says.key)


def _drink(state: CavernTavernState, kind: int) -> Reason:
    ingredient = f"@ingredient-{INGREDIENTS[kind]}"
    if not state.owned(state.player, DRINKS + kind):
        return reason("why-no-drink", "CT-8.1.9", ingredient=ingredient)
    return reason("why-no-ingredient", "CT-8.1.9", ingredient=ingredient)


# ── in another decision ───────────────────────────────────────────────────────────────────────────


def _in_decision(state: CavernTavernState, kind: str, number: int) -> Reason:
    """Something that this decision does not offer."""
    asking = state.asking
    if kind == "die" and asking == ids.PLACE_DICE:
        return _die(state, number + 1)
    if kind == "done" and asking == ids.PLACE_DICE:
        wanted, count = placing_terms(state, state.top(PLACE_TARGET))
        where = target_key(state, state.top(PLACE_TARGET))
        return reason("why-not-complete", "CT-6.0.2", where=where, wanted=wanted, count=count)
    if kind == "done":
        return reason("why-one-at-least", "CT-6.9.6")
    if kind in ("up", "down"):
        return reason("why-no-wrap", "CT-8.1.8")
    if kind == "order" and asking in (ids.TAKE_ORDER, ids.DISCARD_ORDER):
        return _order_there(state, number)
    if kind == "take" and asking == ids.INGREDIENT:
        return _take(state, number)
    if kind in ("give", "take"):
        return reason("why-cannot-give", PROMPTS[asking][1], ingredient=f"@ingredient-{INGREDIENTS[number]}")
    if kind == "none":
        return reason("why-no-declining", PROMPTS[asking][1])
    if kind == "from_deck" and not mess_hall.can_draw(state):
        return reason("why-no-deck", "CT-6.1.2")
    return reason_now("why-not-offered", PROMPTS[asking])


def _die(state: CavernTavernState, value: int) -> Reason:
    """A die that does not fit the placement under way."""
    rest = state.unplaced(state.player) & ~state.chosen
    where = target_key(state, state.top(PLACE_TARGET))
    if not any(rest >> die & 1 and state.faces[die] == value for die in range(len(state.faces))):
        return reason("why-no-such-die", "CT-6.0.1", value=value)
    clause = "CT-6.6.10" if state.top(PLACE_TARGET) >= ON_SAYS else "CT-6.0.2"
    return reason("why-die-does-not-fit", clause, value=value, where=where)


def _take(state: CavernTavernState, kind: int) -> Reason:
    ingredient = f"@ingredient-{INGREDIENTS[kind]}"
    if not state.piles[kind]:
        return reason("why-pile-empty", "CT-6.0.9", ingredient=ingredient)
    return reason("why-other-ingredient", "CT-6.2.1", ingredient=ingredient)
