"""What is asked in Cavern Tavern, and what is good to know before deciding."""

from typing import Final

from alehouse.core.bits import size
from alehouse.core.view import Prompt, pending
from alehouse.games.cavern_tavern import actions as ids
from alehouse.games.cavern_tavern.effect_ops import INGREDIENTS
from alehouse.games.cavern_tavern.naming import placing_terms, shift_at, target_key
from alehouse.games.cavern_tavern.preview import ends_with_turn
from alehouse.games.cavern_tavern.rules import areas, mess_hall, orders
from alehouse.games.cavern_tavern.rules.flow import CavernTavernState
from alehouse.games.cavern_tavern.rules.frames import (
    CARDS_LEFT,
    COMPLETE_PAID,
    DICE_CHOSEN,
    DICE_LEFT,
    EXCHANGED_VALUE,
    F_EXCHANGE,
    F_EXCHANGE_VALUES,
    F_FLIP,
    F_FROM_DECK,
    F_MODIFY,
    F_NASTY_TARGET,
    F_RECOVER,
    F_REPLACE,
    F_REQUEST,
    F_REROLL,
    F_REROLL_OPPONENT,
    F_RETURN,
    F_SET,
    F_SHIFT,
    F_STEAL,
    F_STEAL_ITEM,
    F_SWAP,
    FROM_DECK_DRAWN,
    LURK_AREA,
    PICK_DIE,
    PICK_LEFT,
    PLACE_TARGET,
    REQUEST_CARD,
    REQUEST_LEFT,
)
from alehouse.games.cavern_tavern.state import (
    NONE,
    ORDER,
    SETUP,
)

# For each decision: its prompt and its clause.
PROMPTS: Final = {
    ids.CHOOSE_CHARACTER: ("prompt-character", "CT-4.1.2"),
    ids.INGREDIENT: ("prompt-ingredient", "CT-6.0.9"),
    ids.TURN: ("prompt-turn", "CT-5.2.1"),
    ids.DISCARD_ORDER: ("prompt-discard-order", "CT-6.1.2"),
    ids.CHOOSE_ORDER: ("prompt-choose-order", "CT-6.5.1"),
    ids.TAKE_ORDER: ("prompt-take-order", "CT-6.9.9"),
    ids.PLACE_DICE: ("prompt-dice", "CT-6.0.2"),
    ids.GIVE: ("prompt-give", "CT-6.9.7"),
    ids.FROM_PLAYER: ("prompt-player", "CT-6.3.7"),
    ids.TAKE_FROM_PLAYER: ("prompt-take-from", "CT-6.3.7"),
    ids.KEEP_ITEM: ("prompt-keep-item", "CT-6.5.2"),
    ids.DISCARD_AN_ITEM: ("prompt-discard-item", "CT-6.5.5"),
    ids.PAY: ("prompt-pay", "CT-6.1.4"),
    ids.AVOID: ("prompt-avoid", "CT-8.1.10"),
    ids.LURK: ("prompt-lurk", "CT-6.7.4"),
    ids.DISCARD_TASK: ("prompt-discard-task", "CT-8.1.6"),
    ids.CHOOSE_DIE: ("prompt-die", "CT-6.9.6"),
    ids.CHOOSE_VALUE: ("prompt-value", "CT-6.9.6"),
    ids.CHOOSE_OPTION: ("prompt-option", "CT-6.9.1"),
    ids.CHOOSE_TRACK: ("prompt-track", "CT-6.9.1"),
    ids.CHOOSE_SAYS: ("prompt-says", "CT-6.9.1"),
    ids.MINSTREL: ("prompt-minstrel", "CT-6.7.3"),
    ids.FIRST_PLAYER: ("prompt-first-player", "CT-4.1.5"),
    ids.ROLL: ("prompt-roll", "CT-5.1.3"),
    ids.DRAW_ORDER: ("prompt-draw-order", "CT-6.1.7"),
    ids.DRAW_AN_ITEM: ("prompt-draw-item", "CT-6.5.2"),
    ids.DRAW_SAYS: ("prompt-draw-says", "CT-6.6.2"),
    ids.DRAW_SECRET: ("prompt-draw-secret", "CT-4.1.8"),
    ids.DRAW_ASSIGNMENT: ("prompt-draw-assignment", "CT-4.3.5"),
    ids.DRAW_TASK: ("prompt-draw-task", "CT-8.1.1"),
    ids.DRAW_TOKEN: ("prompt-draw-token", "CT-8.1.1"),
    ids.DEAL_CHARACTER: ("prompt-deal", "CT-4.1.2"),
    ids.STEAL_AN_ITEM: ("prompt-draw-stolen", "CT-9.5"),
}


def prompt(state: CavernTavernState, seat: int | None) -> Prompt:
    """The pending decision; its options only for the seat that decides."""
    asked, clause = PROMPTS[state.asking]
    detail = _detail(state) if seat == state.player else ""
    clause = _clause(state) or clause
    args = _prompt_args(state)
    return pending(state, seat, asked, clause, message=_message(state, asked), detail=detail, args=args)


def _clause(state: CavernTavernState) -> str:
    """The clause of a decision that has another one from case to case; else ""."""
    if state.asking == ids.TURN and state.duty:
        return "CT-5.2.4"
    if state.asking == ids.DISCARD_ORDER and state.begun() == F_REPLACE:
        return "CT-6.5.1"
    return "CT-8.1.8" if state.asking in (ids.CHOOSE_DIE, ids.CHOOSE_VALUE) and state.begun() == F_MODIFY else ""


def _message(state: CavernTavernState, message: str) -> str:
    """Some decisions read differently from case to case."""
    if state.asking == ids.TURN:
        return "prompt-turn-order" if state.duty else "prompt-turn-placed" if state.placed else _turn(state)
    if state.asking == ids.INGREDIENT and state.phase == SETUP:
        return "prompt-first-ingredient"
    if state.asking == ids.DISCARD_ORDER and state.begun() == F_FROM_DECK:
        return "prompt-discard-for-deck"
    if state.asking == ids.GIVE:
        return {F_SWAP: "prompt-give-player", F_REQUEST: "prompt-return", F_RETURN: "prompt-return-card"}.get(
            state.begun(), message
        )
    if state.asking == ids.FROM_PLAYER:
        return {
            F_NASTY_TARGET: "prompt-nasty-target",
            F_STEAL: "prompt-steal-from",
            F_SWAP: "prompt-swap-with",
            F_STEAL_ITEM: "prompt-steal-item",
        }.get(state.begun(), message)
    if state.asking == ids.CHOOSE_DIE:
        return _die_prompt(state)
    return message


def _turn(state: CavernTavernState) -> str:
    """Whether there are dice to place."""
    return "prompt-turn" if areas.can_place(state, state.player) else "prompt-turn-stuck"


def _die_prompt(state: CavernTavernState) -> str:
    frame = state.begun()
    if frame == F_EXCHANGE_VALUES:
        return "prompt-die-exchange-own" if state.top(EXCHANGED_VALUE) == NONE else "prompt-die-exchange-theirs"
    return {
        F_MODIFY: "prompt-die-modify",
        F_SHIFT: "prompt-die-shift",
        F_SET: "prompt-die-set",
        F_FLIP: "prompt-die-flip",
        F_REROLL: "prompt-die-reroll",
        F_REROLL_OPPONENT: "prompt-die-reroll-theirs",
        F_RECOVER: "prompt-die-recover",
    }.get(frame, "prompt-die")


def _detail(state: CavernTavernState) -> str:
    """What else is good to know before deciding."""
    if state.asking == ids.TURN and _message(state, "") == "prompt-turn":
        return "prompt-turn-detail-alone" if state.terms.solo else "prompt-turn-detail"
    if state.asking in (ids.TURN, ids.TAKE_ORDER) and mess_hall.can_take(state, state.player) and ends_with_turn(state):
        return "prompt-last-of-game-detail" if state.round == state.terms.rounds else "prompt-last-of-round-detail"
    if state.asking == ids.TURN and state.duty:
        return "prompt-turn-order-detail"
    details = {
        ids.MINSTREL: "prompt-minstrel-detail",
        ids.PLACE_DICE: "prompt-dice-detail",
        ids.PAY: "prompt-pay-detail",
    }
    return details.get(state.asking) or _more(state)


def _more(state: CavernTavernState) -> str:
    """That one thing after the other is chosen, where the prompt alone sounds like a single one."""
    left = _prompt_args(state).get("left")
    if not isinstance(left, int) or left < 2:
        return ""
    if state.asking == ids.CHOOSE_DIE:
        return "prompt-more-dice-detail" if state.begun() in (F_REROLL, F_REROLL_OPPONENT, F_FLIP) else ""
    return "prompt-more-detail"


def _prompt_args(state: CavernTavernState) -> dict[str, object]:
    """What the prompt names; nothing that only the deciding seat may know."""
    asking = state.asking
    if asking == ids.PLACE_DICE:
        return _placing_args(state)
    if asking == ids.PAY:
        return {
            "order": state.terms.orders[state.owned(state.player, ORDER)].key,
            "ingredient": f"@ingredient-{INGREDIENTS[orders.wanted(state, state.player)]}",
            "number": state.top(COMPLETE_PAID) + 1,
            "count": state.terms.orders[state.owned(state.player, ORDER)].size,
        }
    if asking == ids.MINSTREL:
        order = state.terms.orders[state.owned(state.player, ORDER)]
        late = orders.lateness(state, state.player)
        spared = max(0, late + orders.spares(state, state.player))
        return {"order": order.key, "late": late, "points": order.points[late], "more": order.points[spared]}
    if asking == ids.AVOID:
        return {"cost": state.terms.cards.avoid_cost}
    if asking == ids.LURK:
        return {"area": state.terms.areas[state.top(LURK_AREA)].key}
    if asking == ids.DISCARD_ORDER and state.begun() == F_FROM_DECK:
        return {"order": state.terms.orders[state.top(FROM_DECK_DRAWN)].key}
    if asking == ids.GIVE and state.begun() == F_REQUEST:
        return {"card": state.terms.says[state.top(REQUEST_CARD)].key, "left": state.top(REQUEST_LEFT)}
    if asking == ids.INGREDIENT and state.phase == SETUP:
        return {"value": state.top(PICK_DIE)}
    if asking in (ids.INGREDIENT, ids.GIVE, ids.TAKE_FROM_PLAYER) and state.depth:
        return {"left": _cards_left(state)}
    if asking == ids.CHOOSE_VALUE:
        return {"value": state.faces[state.top(DICE_CHOSEN)]}
    if asking == ids.CHOOSE_DIE:
        return {"left": state.top(DICE_LEFT)}
    if asking == ids.DISCARD_TASK:
        return {"limit": state.terms.cards.task_limit}
    return {}


def _cards_left(state: CavernTavernState) -> int:
    """How many more ingredients this effect moves."""
    return state.top(CARDS_LEFT) if state.begun() in (F_STEAL, F_EXCHANGE, F_RETURN) else max(1, state.top(PICK_LEFT))


def _placing_args(state: CavernTavernState) -> dict[str, object]:
    target = state.top(PLACE_TARGET)
    wanted, count = placing_terms(state, target)
    return {
        "where": target_key(state, target),
        "wanted": wanted,
        "count": count,
        "total": areas.total(state, state.chosen),
        "chosen": size(state.chosen),
        "shift": shift_at(state, state.doer(), target),
    }
