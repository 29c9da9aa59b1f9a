"""What the decisions of DWARF mean to people: prompts and options."""

from typing import Final

from alehouse.core.choice import (
    Args,
    Choice,
    Meaning,
    choice_of,
    clause_for,
    kind_from,
)
from alehouse.core.view import Prompt, pending
from alehouse.games.dwarf import actions as ids
from alehouse.games.dwarf.actions import KINDS, location_name, pile_name
from alehouse.games.dwarf.cards import CARDS, GOODS, SPECIALS, Mix
from alehouse.games.dwarf.rules import special_effects
from alehouse.games.dwarf.rules.flow import DwarfState
from alehouse.games.dwarf.rules.frames import GOODS_LEFT, MIX_PLACE
from alehouse.games.dwarf.rules.selection import special_limit_reached
from alehouse.games.dwarf.state import AREA, TOPS

# For each decision: its prompt and its clause.
PROMPTS: Final = {
    ids.FIRST: ("prompt-first", "DW-5.12"),
    ids.SECOND: ("prompt-second", "DW-5.41"),
    ids.EXTRA: ("prompt-extra", "DW-5.51"),
    ids.EARLY_HELP: ("prompt-early-help", "DW-5.32"),
    ids.GIVE: ("prompt-give", "DW-6.34"),
    ids.RECEIVE: ("prompt-receive", "DW-6.32"),
    ids.GLORIES: ("prompt-glories", "DW-6.33"),
    ids.TURNING_BACK: ("prompt-turn-back", "DW-6.35"),
    ids.APPRENTICE: ("prompt-apprentice", "DW-6.36"),
    ids.MINE_ORDER: ("prompt-mine-order", "DW-5.72"),
    ids.FORGE_ORDER: ("prompt-forge-order", "DW-5.81"),
    ids.FIRST_PLAYER: ("prompt-first-player", "DW-4.7"),
    ids.TURN_SPECIAL: ("prompt-turn-special", "DW-4.2"),
    ids.DRAW_CARD: ("prompt-draw", "DW-5.2"),
    ids.SHUFFLE_STACK: ("prompt-shuffle", "DW-6.38"),
}

# For each kind of action: the decisions it answers, and the clause that allows it there.
CLAUSES: Final = {
    "place": {ids.FIRST: "DW-5.13", ids.SECOND: "DW-5.41", ids.EXTRA: "DW-5.53", ids.EARLY_HELP: "DW-5.53"},
    "pass": {ids.SECOND: "DW-5.41", ids.EXTRA: "DW-5.54", ids.EARLY_HELP: "DW-5.54"},
    "special": {ids.FIRST: "DW-5.15"},
    "raise": {ids.GLORIES: "DW-6.33"},
    "turn_back": {ids.TURNING_BACK: "DW-6.35"},
    "join": {ids.APPRENTICE: "DW-6.36"},
    "resolve": {ids.MINE_ORDER: "DW-5.72", ids.FORGE_ORDER: "DW-5.81"},
    "first": {ids.FIRST_PLAYER: "DW-4.7"},
    "turn": {ids.TURN_SPECIAL: "DW-4.2"},
    "draw": {ids.DRAW_CARD: "DW-5.2"},
    "shuffle": {ids.SHUFFLE_STACK: "DW-6.38"},
    "amount": {ids.GIVE: "DW-6.34", ids.RECEIVE: "DW-6.32"},
}
FOR_MEDALS: Final = "DW-5.16"  # a special action paid with them
HELP: Final = (ids.EXTRA, ids.EARLY_HELP)


def prompt(state: DwarfState, seat: int | None) -> Prompt:
    """The pending decision; its options only for the seat that decides."""
    message, clause = PROMPTS[state.asking]
    return pending(state, seat, message, clause, detail=_detail(state), args=_prompt_args(state))


def _detail(state: DwarfState) -> str:
    """What else is good to know before deciding."""
    asking = state.asking
    if asking == ids.FIRST:
        if special_limit_reached(state):
            return "prompt-first-no-special"
        if _medals_for_opponent(state):
            return "prompt-first-medals"
        last = state.turn == state.player_count and not state.solo
        return "prompt-first-last" if last and state.player_count > 1 else "prompt-first-detail"
    details = {ids.SECOND: "prompt-second-detail", ids.EXTRA: "prompt-extra-detail"}
    return details.get(asking, "")


def _medals_for_opponent(state: DwarfState) -> int:
    """What the printed opponent would gain by the human's next special action (DW-8.51)."""
    opponent = state.terms.opponent
    medals = opponent.medals_per_special[state.specials_taken :] if opponent is not None else []
    return medals[0] if medals else 0


def _prompt_args(state: DwarfState) -> dict[str, object]:
    args: dict[str, object] = {}
    opponent = state.terms.opponent
    if opponent is not None:
        args["opponent"] = f"@automa-{opponent.id}"
        args["medals"] = _medals_for_opponent(state)
        args["left"] = opponent.special_limit - state.specials_taken
    if state.special:
        args["card"] = state.terms.specials[state.special].key
    if state.asking in (ids.GIVE, ids.RECEIVE):
        args["good"] = f"@goods-{GOODS[_asked_good(state)]}"
        args["left"] = state.top(GOODS_LEFT)
    return args


def _asked_good(state: DwarfState) -> int:
    mix: Mix = special_effects.current_mix(state)
    return mix.kinds[state.top(MIX_PLACE)]


# ── options ───────────────────────────────────────────────────────────────────────────────────────


def choice(state: DwarfState, action: int) -> Choice:
    """An action as people see it, whether or not it is legal now."""
    kind, number = kind_from(KINDS, action)
    return choice_of(state, action, kind, _meaning(state, kind, number), _clause(state, kind, number))


def _clause(state: DwarfState, kind: str, number: int) -> str:
    """The clause that allows an action; where it answers another decision than this one, the first it answers."""
    if kind == "special" and number % 2:
        return FOR_MEDALS
    return clause_for(CLAUSES[kind], state.asking)


def _meaning(state: DwarfState, kind: str, number: int) -> Meaning:
    """Message, arguments and board targets of an action."""
    if kind in ("place", "turn_back", "join", "resolve"):
        return _at_location(state, kind, number)
    if kind == "pass":
        return ("choice-decline" if state.asking in HELP else "choice-pass"), {}, []
    if kind == "special":
        return _special(state, number // 2, "medals" if number % 2 else "workers")
    if kind == "amount":
        good = GOODS[_asked_good(state)] if state.asking in CLAUSES["amount"] else ""
        return "choice-amount", {"amount": number, "good": f"@goods-{good}" if good else ""}, []
    if kind == "first":
        return "choice-first", {"first_seat": number}, []
    if kind == "turn":
        special = state.terms.specials[number % SPECIALS + 1]
        return "choice-turn", {"card": special.key}, []
    card = state.terms.by_number[number % CARDS + 1]
    mine = "AB"[number // CARDS]
    where = state.spot(number // CARDS * 9 + card.cell)
    target = [f"card:{mine}:{card.id}", f"loc:{mine}{card.cell + 1}"] if kind == "raise" else []
    return f"choice-{kind}", {"card": card.key, "location": where, "lanterns": card.lanterns}, target


def _at_location(state: DwarfState, kind: str, number: int) -> Meaning:
    args: Args = {"location": state.spot(number)}
    vain = ""
    if number < len(state.stacks):
        card = state.top_card(number)
        args["card"] = card.key
        vain = "-vain" if kind == "resolve" and _orders(state) and not state.can_pay(state.player, card.pay) else ""
    return f"choice-{kind.replace('_', '-')}{vain}", args, [f"loc:{location_name(number)}"]


def _orders(state: DwarfState) -> bool:
    """Whether somebody chooses which of two workers comes first."""
    return state.asking in CLAUSES["resolve"] and state.player >= 0


def _special(state: DwarfState, pile: int, payment: str) -> Meaning:
    args: Args = {"pile": pile_name(pile), "medals": state.terms.special_medals}
    top = top_of_pile(state, pile)
    vain = ""
    if top:
        args["card"] = state.terms.specials[top].key
        vain = "-vain" if state.asking == ids.FIRST and special_effects.is_vain(state, state.player, top) else ""
    return f"choice-special-{payment}{vain}", args, [f"pile:{pile_name(pile)}"]


def top_of_pile(state: DwarfState, pile: int) -> int:
    """The special card on top of a pile, 0 for none."""
    return state.areas[AREA * (pile // 3) + TOPS + pile % 3] if pile // 3 < state.terms.sets else 0
