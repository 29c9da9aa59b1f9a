"""The viewer's own area on the wide table: who, dice and tokens, the open order, ingredients, items, tasks."""

from typing import Final

from alehouse.core.draw.album import fact, part
from alehouse.core.draw.colours import INK, LANTERN, ON_DARK, SOFT
from alehouse.core.draw.lettering import heading, text, width, wrap
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import circle, group, rect, use
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.cards import SecretTask
from alehouse.games.cavern_tavern.drawing.card_faces import uses_left
from alehouse.games.cavern_tavern.drawing.gains import gains
from alehouse.games.cavern_tavern.drawing.office_cards import metric_icon
from alehouse.games.cavern_tavern.drawing.own_goods import own_dice, reputation, shelf, tokens
from alehouse.games.cavern_tavern.drawing.own_hand import hand, plates, plates_width
from alehouse.games.cavern_tavern.drawing.own_order import own_order
from alehouse.games.cavern_tavern.drawing.paper import SMALL, card_back
from alehouse.games.cavern_tavern.drawing.people import TINTS, portrait_of
from alehouse.games.cavern_tavern.drawing.pieces import coin
from alehouse.games.cavern_tavern.drawing.players import (
    character_label,
    first_marker,
    ground,
    name_words,
    place_ribbon,
    player_label,
    points,
    score,
    score_width,
    state_pill,
    state_words,
)
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.vocabulary import RACES

_GAP: Final = 6
_WHO: Final = 150
_DICE: Final = 152
_ORDER: Final = 224
_LEAST_SHELF: Final = 122
_TOKENS: Final = 72  # how high the tokens' panel is


@part
def own_area(seen: Seen, box: Box) -> list[Piece]:
    """Columns from left to right; what is not played with leaves its room to the ingredients."""
    pieces = own_ground(seen, box)
    inner = box.inside(20, 8, 8, 8)
    x = inner.x
    pieces += _who(seen, Box(x, inner.y, _WHO, inner.h))
    x += _WHO + _GAP
    pieces += _dice_and_tokens(seen, Box(x, inner.y, _DICE, inner.h))
    x += _DICE + _GAP
    pieces += own_order(seen, Box(x, inner.y, _ORDER, inner.h))
    x += _ORDER + _GAP
    return pieces + _held(seen, Box(x, inner.y, inner.x + inner.w - x, inner.h))


def own_ground(seen: Seen, box: Box) -> list[Piece]:
    """The table's edge before the viewer; it glows while the viewer decides."""
    art = ground(seen.own, box.w, box.h, "url(#plum)", 14) + rect(14, 0, box.w - 14, box.h, 14, "url(#boards)")
    if seen.is_deciding(seen.own):
        art += rect(0, 0, box.w, box.h, 14, stroke=LANTERN, stroke_width=2)
    return [seen.turn_light(seen.own, *box), seen.piece("own-ground", box.x, box.y, art)]


@part
def _dice_and_tokens(seen: Seen, box: Box) -> list[Piece]:
    """Tokens below the dice where there can be any, else the places on the tracks."""
    high = box.h - _TOKENS - _GAP
    below = Box(box.x, box.y + high + _GAP, box.w, _TOKENS)
    pieces = own_dice(seen, Box(box.x, box.y, box.w, high))
    return pieces + (tokens(seen, below) if seen.view.expansion else reputation(seen, below))


def _held(seen: Seen, box: Box) -> list[Piece]:
    """Ingredients, items, and where there are any, tasks and requests."""
    me = seen.me
    right = plates_width(seen) or -_GAP
    cards = max(len(me.items), 1) * (SMALL + 6) + 14
    middle = min(cards, box.w - right - 2 * _GAP - _LEAST_SHELF)
    left = box.w - right - middle - 2 * _GAP
    pieces = shelf(seen, Box(box.x, box.y, left, box.h))
    pieces += hand(seen, Box(box.x + left + _GAP, box.y, middle, box.h))
    if right > 0:
        pieces += plates(seen, Box(box.x + box.w - right, box.y, right, box.h))
    return pieces


# ── who ───────────────────────────────────────────────────────────────────────────────────────────


@part
def _who(seen: Seen, box: Box) -> list[Piece]:
    """Name, state, score; below them the character, with the medal at the end, and the Secret Task; when alone the
    orders served."""
    me = seen.me
    pieces = _head(seen, box)
    plate = (box.h - 62 - _GAP) / 2
    at = Box(box.x, box.y + 62, box.w, plate)
    below = Box(box.x, at.y + plate + _GAP, box.w, plate)
    if seen.view.solo:
        pieces.append(served(seen, Box(at.x, at.y, at.w, box.h - 62)))
    else:
        pieces += [_character(seen, at), _secret(seen, below)]
    return pieces + place_ribbon(seen, me, at.x + 32, at.y + 22)


def _head(seen: Seen, box: Box) -> list[Piece]:
    me = seen.me
    room = box.w - 34
    name = badge(seen.own, 14, 14, 13)
    label = player_label(seen, me)
    pieces = [seen.piece(f"player:{seen.own}", box.x, box.y, name, label, f"player:{seen.own}")]
    pieces.append(seen.piece(f"name:{seen.own}", box.x + 34, box.y + 20, name_words(seen, me, room, 18)))
    at = box.x + 34 + min(width(seen.name(seen.own), 18, bold=True, serif=True), room) + 6
    pieces += first_marker(seen, me, min(at, box.x + box.w - 22), box.y + 3, 22)
    pieces.append(score(seen, me, box.x + 1, box.y + 44, 24))
    wide = score_width(seen, me, 24)
    pieces.append(state_pill(seen, me, box.x + wide + 10, box.y + 34, box.w - wide - 12))
    if not seen.view.solo and not seen.view.over and not state_words(seen, me):
        words = text(0, 0, standing(seen), 12, SOFT, room=box.w - wide - 12)
        pieces.append(seen.piece("standing", box.x + wide + 10, box.y + 48, words))
    return pieces


@fact
def standing(seen: Seen) -> str:
    """The place among all by points."""
    mine = points(seen, seen.me)
    place = 1 + sum(points(seen, player) > mine for player in seen.view.players)
    return seen.say("scene-standing", place=place, players=len(seen.view.players))


def _character(seen: Seen, box: Box) -> Piece:
    """The viewer's character: who it is, what it does, how often it still may."""
    me = seen.me
    name = f"character:{me.seat}"
    w, h = box.w, box.h
    if not me.character:
        art = rect(0.5, 0.5, w - 1, h - 1, 8, "#000", fill_opacity=0.2, stroke="#f5ecd9", stroke_opacity=0.35)
        return seen.piece(name, box.x, box.y, art)
    card = seen.characters[me.character]
    race = RACES[card.race]
    art = rect(0, 0, w, h, 8, "url(#sheet)", stroke="#3b2f26", stroke_width=1) + rect(0, 0, 6, h, 3, TINTS[race])
    art += use(portrait_of(card.id, race), 8, (h - 48) / 2, 48)
    lines = wrap(seen.title("character", card.id), 12, w - 66, 2, serif=True)
    art += "".join(heading(59, 16 + n * 13, line, 12, INK, room=w - 64) for n, line in enumerate(lines))
    art += gains(seen.cards, int(card.ability.program), 59, h - 25, 19, 46)
    art += uses_left(me.uses, int(card.uses), w - 13, h - 15, 5.5) + ring(w, h, 8)
    return seen.piece(name, box.x, box.y, art, character_label(seen, me), name, unfolds=True)


def _secret(seen: Seen, box: Box) -> Piece:
    """The viewer's Secret Task with the points of its tiers; face down for anybody else."""
    me = seen.me
    name = f"secret:{me.seat}"
    w, h = box.w, box.h
    art = rect(0, 0, w, h, 8, "#2a1a30", stroke="#c9a24a", stroke_width=1.2)
    if not me.secret:
        art += group(card_back("secret", 36), x=w / 2 - 18, y=h / 2 - 25)
        return seen.piece(name, box.x, box.y, art, seen.say("scene-hidden-secret"), "rules:CT-6.8.1")
    secret = seen.secrets[me.secret]
    art += text(9, 15, seen.say("scene-secret"), 12, "#e6c985", room=w - 18)
    art += heading(9, 31, seen.title("secret", secret.id), 12, ON_DARK, room=w - 16)
    art += use(metric_icon(secret), 5, h - 26, 24) + _tiers(secret, me.secret_points, 34, h - 13, w - 38)
    return seen.piece(name, box.x, box.y, art, seen.title("secret", secret.id), name)


def _tiers(secret: SecretTask, reached: int, x: float, cy: float, w: float) -> str:
    """How many for how many points; the tier that is reached stands out."""
    step = w / len(list(secret.points))
    out = ""
    for n, (value, worth) in enumerate(zip(secret.values, secret.points)):
        now = reached == worth
        figure = text(x + n * step, cy + 4.3, value, 12, ON_DARK if now else SOFT, bold=now)
        place = x + n * step + width(value, 12, bold=True) + 12
        out += (circle(place, cy, 11, LANTERN) if now else "") + figure + coin(place, cy, worth, 9.5)
    return out


def served(seen: Seen, box: Box) -> Piece:
    """The customers served so far, by race."""
    me = seen.me
    art = rect(0, 0, box.w, box.h, 8, "#000", opacity=0.22)
    art += text(9, 17, seen.say("scene-served-title"), 12, SOFT, bold=True, room=box.w - 40)
    art += text(box.w - 9, 17, me.completed_count, 12, SOFT, anchor="end")
    counts = [(race, sum(RACES[seen.orders[order].race] == race for order in me.completed)) for race in RACES]
    step = (box.w - 12) / 3
    for n, (race, count) in enumerate(counts):
        x, y = 6 + n % 3 * step, 24 + n // 3 * (box.h - 30) / 2
        art += use(f"race-{race}", x, y, 30, opacity=None if count else 0.35)
        art += text(x + 32, y + 22, count, 14, ON_DARK if count else SOFT, bold=count > 0)
    label = seen.say("scene-served", name=seen.name(me.seat), count=me.completed_count)
    return seen.piece(f"served:{me.seat}", box.x, box.y, art, label, f"served:{me.seat}")
