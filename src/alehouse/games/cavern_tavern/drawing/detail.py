"""What unfolds from a piece: a card large and in words, and where it comes from; an area, a token, a track."""

from collections.abc import Callable
from functools import partial
from typing import Final

from alehouse.core.draw.colours import CARD, QUIET_LINE
from alehouse.core.draw.svg import rect, use
from alehouse.core.draw.unfolding import large_card, unfolded
from alehouse.core.scene import Detail
from alehouse.core.words import capital
from alehouse.games.cavern_tavern.about import (
    about_area,
    about_assignment,
    about_character,
    about_ingredient,
    about_item,
    about_order,
    about_says,
    about_secret,
    about_task,
)
from alehouse.games.cavern_tavern.drawing.card_faces import character_card, item_card, task_card
from alehouse.games.cavern_tavern.drawing.detail_lists import decks, players
from alehouse.games.cavern_tavern.drawing.gains import gains, gains_width
from alehouse.games.cavern_tavern.drawing.office_cards import assignment_card, says_card, secret_card
from alehouse.games.cavern_tavern.drawing.order_faces import order_card
from alehouse.games.cavern_tavern.drawing.own_order import late_words
from alehouse.games.cavern_tavern.drawing.paper import FULL, RATIO, card_back
from alehouse.games.cavern_tavern.drawing.pieces import token, value_badge
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.drawing.tracks import positions
from alehouse.games.cavern_tavern.effect_ops import TRACKS
from alehouse.games.cavern_tavern.view import PlayerView, TaskView

_TOKEN: Final = 84
_card: Final = partial(large_card, (FULL, FULL * RATIO))


def unfold(seen: Seen, what: str) -> Detail:
    """The detail behind a piece's `opens`, e.g. "order:swan_feather" or "character:2"."""
    return unfolded(seen, what, _CARDS, seen.view.players, _of_player)


def _of_player(seen: Seen, player: PlayerView, kind: str, rest: str) -> Detail | None:
    """What lies before a player."""
    if kind == "open":
        return _open_order(seen, player)
    if kind == "character":
        return _character(seen, player.character, player.uses)
    if kind == "secret":
        return _secret(seen, player)
    if kind in TRACKS:  # a marker on its track
        return _track(seen, kind)
    if kind == "own":
        return _pile(seen, rest)
    if kind in ("modifier", "mrs", "drink"):
        return _token(seen, player, kind, rest)
    return players(seen, player, kind)


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────


def _order(seen: Seen, name: str) -> Detail | None:
    order = seen.orders.get(name)
    if order is None:
        return None
    lying = {space.order: space.action for space in seen.view.mess}
    card = order_card(order, seen.words, FULL)
    lines = about_order(seen.words, order)
    return _card(seen, seen.title("order", name), card, lines, lying.get(name, -1), seen.gloss("order", name))


def _open_order(seen: Seen, player: PlayerView) -> Detail | None:
    """An open order, and how it stands."""
    if player.order is None:
        return None
    order = seen.orders[player.order.id]
    lines = [late_words(seen, player.order), *about_order(seen.words, order)]
    title = seen.say("scene-order-of", name=seen.name(player.seat), order=seen.title("order", order.id))
    card = order_card(order, seen.words, FULL, player.order.late)
    return _card(seen, title, card, lines, gloss=seen.gloss("order", order.id))


def _item(seen: Seen, name: str) -> Detail | None:
    item = seen.items.get(name)
    if item is None:
        return None
    held = {held.card: held.action for held in seen.me.items}
    card = item_card(seen.cards, item, seen.words, FULL)
    lines = about_item(seen.cards, seen.words, item)
    return _card(seen, seen.title("item", name), card, lines, held.get(name, -1), seen.gloss("item", name))


def _task(seen: Seen, name: str) -> Detail | None:
    task = seen.tasks.get(name)
    if task is None:
        return None
    lying = {lying.id: lying for lying in _tasks_in_play(seen)}
    view = lying.get(name)
    points, on_it, action = (view.points, view.token, view.action) if view else (-1, "", -1)
    card = task_card(seen.cards, task, seen.words, FULL, points, on_it)
    return _card(seen, seen.title("task", name), card, about_task(seen.cards, seen.words, task), action)


def _tasks_in_play(seen: Seen) -> list[TaskView]:
    held = [task for player in seen.view.players for task in player.tasks]
    return held + [task for task in seen.view.chamber if task]


def _says(seen: Seen, name: str) -> Detail | None:
    says = seen.says.get(name)
    if says is None:
        return None
    held = {held.id: held.action for held in seen.me.says}
    card = says_card(seen.cards, says, seen.words, FULL)
    lines = about_says(seen.cards, seen.words, says)
    return _card(seen, seen.title("says", name), card, lines, held.get(name, -1))


def _become(seen: Seen, name: str) -> Detail | None:
    character = seen.characters.get(name)
    return _character(seen, name, int(character.uses)) if character else None


def _character(seen: Seen, name: str, uses: int) -> Detail | None:
    character = seen.characters.get(name)
    if character is None:
        return None
    left = seen.say("scene-uses", uses=uses)
    card = character_card(seen.cards, character, seen.words, FULL, uses)
    return _card(seen, seen.title("character", name), card, [*about_character(seen.cards, seen.words, character), left])


def _secret(seen: Seen, player: PlayerView) -> Detail:
    """A Secret Task, face down where it may not be seen."""
    secret = seen.secrets.get(player.secret)
    if secret is None:
        return _card(seen, seen.say("scene-secret"), card_back("secret", FULL), [seen.say("scene-hidden-secret")])
    card = secret_card(secret, seen.words, FULL, player.secret_points)
    lines = about_secret(seen.words, secret, player.secret_points)
    return _card(seen, seen.title("secret", secret.id), card, lines)


def _assignment(seen: Seen, name: str) -> Detail | None:
    assignment = seen.assignments.get(name)
    if assignment is None:
        return None
    card = assignment_card(assignment, seen.view.goals, seen.words, FULL)
    goals = seen.view.goals if name == seen.view.assignment else ()
    return _card(seen, seen.title("assignment", name), card, about_assignment(seen.words, assignment, goals))


# ── areas, tokens, tracks ─────────────────────────────────────────────────────────────────────────


def _area(seen: Seen, name: str) -> Detail | None:
    """What is printed on an area, large, and in words."""
    area = seen.areas.get(name)
    if area is None:
        return None
    program = int(area.program)
    wide = gains_width(seen.cards, program, 40)
    w, h = max(wide + 110, 200), 76
    art = rect(1, 1, w - 2, h - 2, 10, CARD, stroke=QUIET_LINE, stroke_width=1.5)
    wanted = value_badge(16, 18, area.dice_sum, 40) if area.dice_sum else _dice_wanted(int(area.dice_count))
    art += wanted + gains(seen.cards, program, 84, 18, 40, w - 100)
    lines = about_area(seen.cards, seen.words, area, len(seen.view.players))
    return Detail(title=seen.title("area", name), art=art, width=w, height=h, lines=tuple(filter(None, lines)))


def _dice_wanted(count: int) -> str:
    """As many dice as an area takes, one over the other."""
    return "".join(use("die", 14 + n * 14 - (count - 1) * 3, 22, 32) for n in range(count))


def _pile(seen: Seen, name: str) -> Detail | None:
    """An ingredient: where it is got, how many there are, who has some."""
    for pile in seen.view.piles:
        if pile.id == name:
            lines = [seen.say("tavern-pile", kind=f"@ingredient-{name}", count=pile.left)]
            lines += about_ingredient(seen.cards, seen.words, name)
            for player in seen.view.players:
                if name in player.ingredients:
                    lines.append(_held_by(seen, player, player.ingredients[name]))
            art = rect(1, 1, 118, 118, 12, CARD, stroke=QUIET_LINE, stroke_width=1.5) + use(name, 16, 16, 88)
            title = seen.say(f"ingredient-{name}")
            return Detail(title=title, art=art, width=120, height=120, lines=tuple(lines))
    return None


def _held_by(seen: Seen, player: PlayerView, count: int) -> str:
    return seen.say("scene-held-by", name=seen.name(player.seat), count=count)


def _token(seen: Seen, player: PlayerView, kind: str, which: str) -> Detail:
    """What a kind of token is for, and how many the player has."""
    cards = seen.cards
    counts = {"modifier": player.modifiers, "mrs": player.mrs_nasty, "drink": player.drinks.get(which, 0)}
    if kind == "modifier":
        art = use("mod", 8, 8, _TOKEN)
        title = capital(seen.say("goods-modifiers", count=2))
        does = seen.say("scene-about-modifier", pips=int(cards.modifier_shift))
    elif kind == "mrs":
        art = token("mrs_nasty", 50, 50, 42, 0)
        does = seen.say("scene-about-mrs", points=int(cards.mrs_vp), cost=int(cards.avoid_cost))
        title = capital(seen.say("goods-mrs_nasty", count=2))
    else:
        art = token(which, 50, 50, 42, cards.drink_vp)
        title = seen.say("scene-drink", kind=f"@ingredient-{which}")
        does = seen.say("scene-about-drink", kind=f"@ingredient-{which}", points=int(cards.drink_vp))
    lines = (does, _held_by(seen, player, counts[kind]))
    return Detail(title=title, art=art, width=108, height=104, lines=lines)


def _track(seen: Seen, name: str) -> Detail | None:
    """A track: what its places bring or cost, and where everybody stands."""
    if name not in TRACKS:
        return None
    lines = [seen.say(f"scene-about-{name}")]
    for seat, place in enumerate(positions(seen, name)):
        lines.append(seen.say("tavern-on-track", name=seen.name(seat), track=f"@track-{name}", place=place))
    art = rect(1, 1, 118, 118, 12, CARD, stroke=QUIET_LINE, stroke_width=1.5) + use(name, 18, 18, 84)
    return Detail(title=seen.say(f"track-{name}"), art=art, width=120, height=120, lines=tuple(lines))


_CARDS: Final[dict[str, Callable[[Seen, str], Detail | None]]] = {
    "order": _order,
    "item": _item,
    "task": _task,
    "says": _says,
    "become": _become,
    "assignment": _assignment,
    "area": _area,
    "pile": _pile,
    "deck": decks,
    "track": _track,
}
