"""Loose pieces, each with a life of its own wherever it lies: dice, seeds, ingredients, action tokens."""

from alehouse.core.draw.pieces import hit_area
from alehouse.core.draw.svg import group, num, use
from alehouse.core.scene import Piece
from alehouse.games.dice_brewing.cards import COLOURS
from alehouse.games.dice_brewing.drawing import pieces
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.view import DieView, TokenView, Trays

LIFT = 4  # how far a die in hand is lifted
FINGER = 40  # what may be chosen with a finger is no smaller


def die_piece(table: DrawnTable, die: DieView, cx: float, cy: float, size: float, where: str, turn: float = 0) -> Piece:
    """A die around a point; `turn` is how far it lies askew. It glides from place to place, and tumbles when rolled."""
    held = table.held(die.id)
    art = pieces.held_die(die, size) if held else pieces.die(die, size)
    if table.chosen(die.id):
        art += use("sign-met", -size * 0.1, -size * 0.1, size * 0.4)
    label, opens = back(table, die_label(table, die, where), held)
    middle = num(size / 2)
    art = group(
        touched(table, die.id, size) + art,
        data_face=str(die.value) if die.value else None,
        transform=f"rotate({num(turn)} {middle} {middle})" if turn and not held else "",
        pointer_events=None if opens or table.actions(die.id) else "none",
    )
    y = cy - size / 2 - (LIFT if held else 0)
    return table.piece(die.id, cx - size / 2, y, art, label, opens, motion="tumble")


def touched(table: DrawnTable, name: str, size: float) -> str:
    """Around a piece of some size that may be chosen now, as much as a finger needs."""
    if size >= FINGER or not table.for_fingers or not table.actions(name):
        return ""
    return group(hit_area(FINGER, FINGER), x=(size - FINGER) / 2, y=(size - FINGER) / 2)


def back(table: DrawnTable, label: str, held: bool) -> tuple[str, str]:
    """What a piece says and opens: one in the hand of whoever decides goes back with a click."""
    if not (held and table.asks):
        return label, ""
    return table.say("board-put-back", what=label), "undo"


def die_label(table: DrawnTable, die: DieView, where: str) -> str:
    state = "held" if table.held(die.id) else die.token or ("raised" if die.raised else "none")
    return table.say("board-die", colour=f"@colour-{die.colour}", value=die.value, where=where, state=state)


def askew(die: DieView) -> float:
    """How far a die lies askew in the Active Pool: always the same for the same die."""
    return (-6, 5, -3, 7, -5, 4, -7)[int(die.id.rsplit("-", 1)[1]) % 7]


def sorted_dice(dice: list[DieView]) -> list[DieView]:
    """By colour, then the highest first."""
    return sorted(dice, key=lambda die: (COLOURS.index(die.colour), -die.value))


# ── tokens ────────────────────────────────────────────────────────────────────────────────────────


def seeds_piece(table: DrawnTable, trays: Trays, cx: float, cy: float, size: float) -> Piece:
    """All seeds of a Warehouse as one stack."""
    held = table.holds_seed(trays.seat)
    under = "".join(pieces.seed(n * size * 0.1, -n * size * 0.1, size) for n in range(min(trays.seeds, 3)))
    art = pieces.held_token(size) + under if held else under
    art += pieces.token_light(size) + _count(trays.seeds, size)
    label, opens = back(table, table.say("board-seeds", name=table.name(trays.seat), count=trays.seeds), held)
    return _token_piece(table, f"seed:{trays.seat}", cx, cy - (LIFT if held else 0), size, art, label, opens=opens)


def ingredient_piece(table: DrawnTable, trays: Trays, kind: str, cx: float, cy: float, size: float) -> Piece:
    count = trays.ingredients[kind]
    under = "".join(pieces.ingredient(kind, n * size * 0.1, -n * size * 0.1, size) for n in range(min(count, 3)))
    label = table.say("board-ingredient", name=table.name(trays.seat), kind=f"@ingredient-{kind}", count=count)
    art = under + pieces.token_light(size) + _count(count, size)
    name = f"own:{trays.seat}:{kind}"
    return _token_piece(table, name, cx, cy, size, art, label, opens=f"ingredient:{kind}")


def token_piece(table: DrawnTable, trays: Trays, token: TokenView, cx: float, cy: float, size: float) -> Piece:
    """An action token; others see its back in the advanced game (DB-9.3)."""
    label = table.say(
        "board-token", name=table.name(trays.seat), kind=f"@token-{token.kind}" if token.kind else "@board-hidden"
    )
    playing = table.plays(token.kind) and table.is_own(trays.seat)
    art = pieces.held_token(size) if playing else ""
    art += pieces.action_token(token.kind, 0, 0, size) + pieces.token_light(size)
    why = token.action if token.action >= 0 and table.is_own(trays.seat) else None
    return _token_piece(table, token.id, cx, cy, size, art, label, why, f"token:{token.kind}" if token.kind else "")


def _token_piece(
    table: DrawnTable,
    name: str,
    cx: float,
    cy: float,
    size: float,
    art: str,
    label: str,
    why: int | None = None,
    opens: str = "",
) -> Piece:
    art = touched(table, name, size) + art
    return table.piece(name, cx - size / 2, cy - size / 2, art, label, opens, why)


def _count(count: int, size: float) -> str:
    """How many lie in a stack, above at the right."""
    return pieces.plate(count, size * 0.9, size * 0.12, "#4a3a2d") if count > 1 else ""
