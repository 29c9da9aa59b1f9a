"""What unfolds as a list: a deck with what may still come, a player with everything, a hand of cards."""

from collections.abc import Sequence
from typing import Final

from alehouse.core.draw.svg import group
from alehouse.core.scene import Detail
from alehouse.games.cavern_tavern.about import about_item, about_says, about_task
from alehouse.games.cavern_tavern.drawing.card_faces import character_card, item_card, task_card
from alehouse.games.cavern_tavern.drawing.office_cards import says_card, secret_card
from alehouse.games.cavern_tavern.drawing.order_faces import order_card, order_row
from alehouse.games.cavern_tavern.drawing.paper import FULL, RATIO, card_back
from alehouse.games.cavern_tavern.drawing.pieces import token
from alehouse.games.cavern_tavern.drawing.players import player_label
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.view import PlayerView

_ROW: Final = 34


# ── decks ─────────────────────────────────────────────────────────────────────────────────────────


def decks(seen: Seen, name: str) -> Detail | None:
    """A deck: how many cards are left, what was discarded, and of orders what may still come."""
    view = seen.view
    if name == "orders":
        return _orders_deck(seen)
    if name == "items":
        return _deck(seen, "items", "item", view.items_left, view.items_discarded)
    if name == "says":
        return _deck(seen, "says", "says", view.says_left, view.says_discarded)
    if name == "tasks":
        return _deck(seen, "tasks", "task", view.tasks_left, [])
    if name in ("tokens", "modifiers"):
        left = view.tokens_left if name == "tokens" else view.modifiers_left
        about = seen.say(f"scene-about-{name}")
        return _plain(seen.say(f"tavern-deck-{name}", count=left), card_back("tasks", 90), 90, 90 * RATIO, [about])
    return None


def _plain(title: str, art: str, w: float, h: float, lines: Sequence[str]) -> Detail:
    drawn = group(art, x=8, y=6)
    return Detail(title=title, art=drawn, width=w + 16, height=h + 14, lines=tuple(filter(None, lines)))


def _deck(seen: Seen, deck: str, kind: str, left: int, discarded: list[str]) -> Detail:
    title = seen.say(f"tavern-deck-{deck}", count=left)
    names = [seen.title(kind, card) for card in discarded]
    lines = [seen.say(f"scene-about-{deck}")]
    lines.append(seen.say("scene-discarded", cards=names) if names else seen.say("scene-none-discarded"))
    return _plain(title, card_back(deck, 90), 90, 90 * RATIO, lines)


def _orders_deck(seen: Seen) -> Detail:
    """The orders that may still come, in no order; what was discarded; what is known of the deck's end (CT-9.6)."""
    view = seen.view
    gone = {space.order for space in view.mess} | set(view.orders_discarded) | {view.drawn}
    gone |= {player.order.id for player in view.players if player.order}
    gone |= {order for player in view.players for order in player.completed}
    gone |= {piece.partition(":")[2] for piece in view.looked_at}
    coming = [order.id for order in seen.cards.orders if order.id not in gone]
    lines = [seen.say("scene-about-orders"), seen.say("scene-may-come")]
    discarded = [seen.title("order", order) for order in view.orders_discarded]
    lines += [seen.say("scene-discarded", cards=discarded)] if discarded else []
    known = [seen.title("order", order) if order else "?" for order in view.orders_under]
    lines += [seen.say("scene-under", cards=known)] if known else []
    return order_list(seen, seen.say("tavern-deck-orders", count=view.orders_left), coming, lines)


def order_list(seen: Seen, title: str, orders: Sequence[str], lines: Sequence[str]) -> Detail:
    """Orders in rows, on a wide table in two columns."""
    columns = 2 if not seen.layout.on_phone and len(orders) > 6 else 1
    w = 330.0
    deep = -(-len(orders) // columns)
    art = "".join(
        group(
            order_row(seen.orders[order], seen.words, w),
            x=4 + n // max(deep, 1) * (w + 10),
            y=4 + n % max(deep, 1) * _ROW,
        )
        for n, order in enumerate(orders)
    )
    wide, high = columns * (w + 10), deep * _ROW + 8
    return Detail(title=title, art=art, width=wide, height=max(high, 8), lines=tuple(filter(None, lines)))


# ── players ───────────────────────────────────────────────────────────────────────────────────────


def players(seen: Seen, player: PlayerView, kind: str) -> Detail | None:
    """A player, or all cards of one kind before a player."""
    if kind in ("player", "served", "kinds"):
        return _player(seen, player)
    if kind == "hand":
        return _hand(seen, player)
    if kind == "drinks":
        return _drinks(seen, player)
    if kind == "tasks":
        cards = [(task.id, task.action) for task in player.tasks]
        faces = [task_card(seen.cards, seen.tasks[task], seen.words, FULL) for task, _ in cards]
        told = [_told(seen, "task", task, about_task(seen.cards, seen.words, seen.tasks[task])[1]) for task, _ in cards]
        return _cards(seen, seen.say("scene-tasks"), faces, [action for _, action in cards], told)
    if kind == "requests":
        says = [seen.says[held.id] for held in player.says]
        faces = [says_card(seen.cards, card, seen.words, FULL) for card in says]
        told = [_told(seen, "says", card.id, about_says(seen.cards, seen.words, card)[0]) for card in says]
        return _cards(seen, seen.say("scene-requests"), faces, [held.action for held in player.says], told)
    return None


def _player(seen: Seen, player: PlayerView) -> Detail:
    """A player in words, the tracks, and the orders completed so far."""
    lines = [player_label(seen, player)]
    lines.append(
        seen.say(
            "scene-player-tracks",
            nasty=player.nasty,
            loss=player.nasty_loss,
            kitchen=player.kitchen,
            chore=player.chore,
        )
    )
    lines += [seen.say("scene-now", points=player.score)] if not seen.view.over else []
    title = seen.say("scene-served", name=seen.name(player.seat), count=player.completed_count)
    return _below(_faces(seen, player), order_list(seen, title, player.completed, lines))


def _faces(seen: Seen, player: PlayerView) -> list[str]:
    """The cards that lie open before a player, all but tasks and requests."""
    faces = []
    if player.character:
        character = seen.characters[player.character]
        faces.append(character_card(seen.cards, character, seen.words, FULL, player.uses))
    if player.order:
        faces.append(order_card(seen.orders[player.order.id], seen.words, FULL, player.order.late))
    if player.secret:
        faces.append(secret_card(seen.secrets[player.secret], seen.words, FULL, player.secret_points))
    return faces


def _below(faces: Sequence[str], rows: Detail) -> Detail:
    """A list below cards that stand side by side."""
    if not faces:
        return rows
    step, tall = FULL + 12, FULL * RATIO + 16
    shown = "".join(group(face, x=6 + n * step, y=6) for n, face in enumerate(faces))
    return Detail(
        title=rows.title,
        art=shown + group(rows.art, y=tall),
        width=max(rows.width, len(faces) * step + 4),
        height=rows.height + tall,
        lines=rows.lines,
    )


def _drinks(seen: Seen, player: PlayerView) -> Detail:
    """Drink tokens side by side, and what each is for."""
    points = int(seen.cards.drink_vp)
    held = list(player.drinks)
    art = "".join(token(kind, 40 + n * 80, 40, 32, points) for n, kind in enumerate(held))
    lines = [seen.say("scene-about-drink", kind=f"@ingredient-{kind}", points=points) for kind in held]
    title = seen.say("scene-drinks", name=seen.name(player.seat), count=sum(player.drinks.values()))
    return Detail(title=title, art=art, width=max(len(held), 1) * 80, height=84, lines=tuple(lines))


def _hand(seen: Seen, player: PlayerView) -> Detail:
    """Items in hand; those of others lie face down."""
    faces = [
        item_card(seen.cards, seen.items[item.card], seen.words, FULL) if item.card else card_back("items", FULL)
        for item in player.items
    ]
    known = [seen.items[item.card] for item in player.items if item.card]
    told = [_told(seen, "item", item.id, about_item(seen.cards, seen.words, item)[0]) for item in known]
    title = seen.say("scene-items", name=seen.name(player.seat), count=len(player.items))
    return _cards(seen, title, faces, [item.action for item in player.items], told)


def _told(seen: Seen, kind: str, name: str, does: str) -> str:
    title, gloss = seen.title(kind, name), seen.gloss(kind, name)
    return seen.words.labelled(f"{title} ({gloss})" if gloss else title, does)


def _cards(seen: Seen, title: str, faces: Sequence[str], actions: Sequence[int], lines: Sequence[str]) -> Detail:
    """Cards side by side; a click on one plays it, or says why it cannot be played."""
    across = 2 if seen.layout.on_phone else 4
    asks = bool(seen.view.options)
    step, tall = FULL + 12, FULL * RATIO + 12
    art = "".join(
        group(
            face,
            x=8 + n % across * step,
            y=8 + n // across * tall,
            data_action=action if asks and action >= 0 else None,
        )
        for n, (face, action) in enumerate(zip(faces, actions))
    )
    wide = min(max(len(faces), 1), across) * step + 8
    high = max(-(-len(faces) // across), 1) * tall + 8
    return Detail(title=title, art=art, width=wide, height=high, lines=tuple(lines))
