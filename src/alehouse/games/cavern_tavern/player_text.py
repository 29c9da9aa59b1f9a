"""A player of Cavern Tavern as text: dice, the open order, goods, hand and tracks, in short and in full."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from alehouse.core.sources import mark
from alehouse.core.text_layout import beside, filled, flowing, pointed_at, styled
from alehouse.core.words import minus
from alehouse.games.cavern_tavern.card_text import ability_text, cards_of, request_signs, secret_text
from alehouse.games.cavern_tavern.cards import Order
from alehouse.games.cavern_tavern.effect_ops import CHORE_TRACK, INGREDIENTS, KITCHEN_TRACK, TRACKS
from alehouse.games.cavern_tavern.text_page import Page
from alehouse.games.cavern_tavern.view import DieView, ItemView, OrderView, PlayerView

MET: Final = "✓"
WHITE: Final = "◇"  # before the value of the white die
LABELS: Final = ("dice", "order", "ingredients", "tokens", "item", "says", "character", "secret", "holds")


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────


def dice_by_value(page: Page, dice: Sequence[DieView], chosen: Sequence[str] = ()) -> Text:
    """Dice, the highest first, equal ones together: "6 4×2[3] ◇1", "›5‹" for one that is chosen."""

    def looks(die: DieView) -> tuple[int, bool, bool]:
        return -die.value, die.white, die.id in chosen

    found = []
    for (_, white, is_chosen), group in groupby(sorted(dice, key=looks), key=looks):
        equal = list(group)
        text = Text(WHITE if white else "").append(str(equal[0].value or "?"), "title")
        if len(equal) > 1:
            text.append(f"×{len(equal)}")
        if is_chosen:
            text = pointed_at(text)
        found.append(text.append_text(page.number(equal[0].id)))
    return Text(" ").join(found) if found else styled("–", "quiet")


# ── orders ────────────────────────────────────────────────────────────────────────────────────────


def order_name(page: Page, order: Order) -> Text:
    """The name of an order with the mark of its source."""
    return styled(page.words.name(f"order-{order.id}"), "title").append(f" {mark(order)}".rstrip())


def needs(page: Page, order: Order, owner: PlayerView | None) -> list[Text]:
    """What an order needs, kind by kind, with a mark for each card that its owner has."""
    found = []
    for kind, count in zip(INGREDIENTS, order.needs):
        if count:
            held = owner.ingredients.get(kind, 0) if owner else 0
            text = Text(cards_of(page.words, kind, int(count)))
            found.append(text.append(MET * min(held, int(count)), "lantern"))
    return found


def payments(order: Order) -> Text:
    """What an order pays by the rounds it is late, then what it costs when it is forgotten: "12 9 6 −12"."""
    pays = styled(" ".join(str(points) for points in order.points), "amber")
    return pays.append(f" −{order.loss}", "berry")


def open_order(page: Page, player: PlayerView, order: OrderView) -> list[Text]:
    """A player's order: what it pays now, how long it will wait, what it needs."""
    card = page.orders[order.id]
    name = order_name(page, card).append_text(page.after(f"open:{player.seat}"))
    parts = [name, styled(page.say("text-pays-now", points=order.points), "amber")]
    if page.view.round + order.rounds_left <= page.view.rounds:  # nothing is forgotten after the last round
        forgotten = page.say("text-forgotten", rounds=order.rounds_left, loss=int(card.loss))
        parts.append(styled(forgotten, "berry" if order.rounds_left == 1 else "quiet"))
    parts += needs(page, card, player)
    if order.potions and order.ready:
        parts.append(styled(page.say("text-potions-needed", n=order.potions), "lantern"))
    return parts


# ── what is held ──────────────────────────────────────────────────────────────────────────────────


def ingredients(page: Page, player: PlayerView) -> list[Text]:
    return [
        Text(cards_of(page.words, kind, count)).append_text(page.after(f"own:{player.seat}:{kind}"))
        for kind, count in player.ingredients.items()
        if count
    ]


def tokens(page: Page, player: PlayerView) -> list[Text]:
    """Modifier, Mrs. Nasty and Drink tokens."""
    found = []
    for good, count, piece in (
        ("modifiers", player.modifiers, "modifier"),
        ("mrs_nasty", player.mrs_nasty, "mrs"),
    ):
        if count:
            text = Text(f"{count} {page.say(f'goods-{good}', count=count)}")
            found.append(text.append_text(page.after(f"{piece}:{player.seat}")))
    for kind, count in player.drinks.items():
        if count:
            text = Text(page.say("text-drink", kind=cards_of(page.words, kind, count)))
            found.append(text.append_text(page.after(f"drink:{player.seat}:{kind}")))
    return found


def character(page: Page, player: PlayerView) -> list[Text]:
    """The character and how often it can still be used."""
    if not player.character:
        return []
    card = page.characters[player.character]
    text = Text(page.words.name(f"character-{card.id}")).append(f" {mark(card)}".rstrip())
    text.append(f" ({page.say('text-uses', uses=player.uses)})", "" if player.uses else "quiet")
    return [text.append_text(page.after(f"character:{player.seat}"))]


def items(page: Page, player: PlayerView) -> list[Text]:
    """The items in a hand: those that the viewer knows by name, the others by number."""
    hidden = sum(not card.card for card in player.items)
    found = [item(page, card) for card in player.items if card.card]
    return [*found, Text(page.say("short-draw_item", n=hidden))] if hidden else found


def item(page: Page, card: ItemView) -> Text:
    """An item of which the viewer knows the name."""
    text = Text(page.words.name(f"item-{card.card}")).append(f" {mark(page.items[card.card])}".rstrip())
    return text.append_text(page.after(card.id))


def this_turn(page: Page, player: PlayerView) -> list[Text]:
    """What has been played and still waits to have its effect this turn."""
    told = [page.say(f"short-bonus_on-{event}", n=points) for event, points in player.bonuses.items() if points]
    if player.waived:
        told.append(page.say("short-waive_ingredient", n=player.waived))
    if player.crowding:
        told.append(page.say("text-crowding"))
    if player.extra_turns:
        told.append(page.say("text-extra-turns", n=player.extra_turns))
    return [styled(text, "lantern") for text in told]


# ── the whole player ──────────────────────────────────────────────────────────────────────────────


def standing(page: Page, player: PlayerView) -> list[Text]:
    """Points, tracks, and what marks a player out."""
    points = styled(minus(page.say("short-gain_vp", n=player.vp)), "title")
    if player.score != player.vp:
        points.append(f" → {minus(player.score)}", "quiet")
    nasty = Text(page.say("text-track-nasty", at=player.nasty))
    if player.nasty_loss:
        nasty.append(f" −{player.nasty_loss}", "berry")
    parts = [points, nasty, _track(page, player, KITCHEN_TRACK), _track(page, player, CHORE_TRACK)]
    parts.append(Text(page.say("text-completed", n=player.completed_count)))
    marks = {"first": player.first_player and not page.view.solo, "white": player.white_die}
    return parts + [styled(page.say(f"text-{key}"), "amber") for key, holds in marks.items() if holds]


def _track(page: Page, player: PlayerView, number: int) -> Text:
    """A position on the Kitchen or Chore track and what it gives: "Kitchen 6 +3 ±1"."""
    at = player.kitchen if number == KITCHEN_TRACK else player.chore
    track = page.cards.tracks[number - 1]
    text = Text(page.say(f"text-track-{TRACKS[number]}", at=at))
    text.append(f" +{track.bonus[at]}" if track.bonus[at] else "", "hop")
    text.append(f" ±{track.shift[at]}" if track.shift[at] else "", "hop")
    if page.view.turn == player.seat:
        text.append_text(page.after(f"track:{TRACKS[number]}"))
    return text


def in_short(page: Page, player: PlayerView, width: int) -> list[Text]:
    """What an opponent has, in as few lines as possible."""
    held = [*ingredients(page, player), *tokens(page, player), *character(page, player), *items(page, player)]
    held += [Text(page.words.name(f"task-{task.id}")) for task in player.tasks]
    lines = [*_dice_and_order(page, player, width), *_listed(page, "holds", held, width)]
    return lines + _requests(page, player, width)


def in_full(page: Page, player: PlayerView, width: int) -> list[Text]:
    """What somebody has who wants to play with it: cards with what they do."""
    lines = _dice_and_order(page, player, width)
    lines += _listed(page, "ingredients", ingredients(page, player), width)
    lines += _listed(page, "tokens", tokens(page, player), width)
    for card in player.items:
        does = ability_text(page.cards, page.words, page.items[card.card].ability)
        lines += _told(page, "item", item(page, card), does, width)
    lines += _requests(page, player, width)
    for text in character(page, player):
        does = ability_text(page.cards, page.words, page.characters[player.character].ability)
        lines += _told(page, "character", text, does, width)
    return lines + _secret(page, player, width) if player.secret else lines


def _dice_and_order(page: Page, player: PlayerView, width: int) -> list[Text]:
    dice = [dice_by_value(page, player.dice, player.chosen)]
    if player.spent:
        dice.append(styled(f"{page.say('text-spent')} ", "quiet").append_text(dice_by_value(page, player.spent)))
    dice += this_turn(page, player)
    order = open_order(page, player, player.order) if player.order else []
    return [*_listed(page, "dice", dice, width), *_listed(page, "order", order, width)]


def _requests(page: Page, player: PlayerView, width: int) -> list[Text]:
    """The Nasty Says cards and what they want."""
    lines = []
    for says in player.says:
        name = styled(page.words.name(f"says-{says.id}"), "berry").append_text(page.after(f"says:{says.id}"))
        lines += _told(page, "says", name, request_signs(page.words, page.says[says.id]), width)
    return lines


def _secret(page: Page, player: PlayerView, width: int) -> list[Text]:
    """The Secret Task and what it would score now."""
    secret = page.secrets[player.secret]
    name = styled(page.words.name(f"secret-{secret.id}"), "title").append(f" {mark(secret)}".rstrip())
    name.append(f" ({page.say('text-secret-now', points=player.secret_points)})", "amber")
    return _told(page, "secret", name, secret_text(page.words, secret), width)


# ── lines with a label ────────────────────────────────────────────────────────────────────────────


def _listed(page: Page, label: str, parts: Sequence[Text], width: int) -> list[Text]:
    """Some things behind their label; no line where there are none."""
    labels = _label_width(page)
    return beside([_label(page, label)], flowing(Text(), parts, width - labels, 2), labels) if parts else []


def _told(page: Page, label: str, name: Text, sentence: str, width: int) -> list[Text]:
    """A card behind its label, and a sentence about it."""
    labels = _label_width(page)
    return beside([_label(page, label)], explained(page, Text(), name, sentence, width - labels, 2), labels)


def explained(page: Page, start: Text, name: Text, sentence: str, width: int, indent: int) -> list[Text]:
    """A card behind a beginning, and a sentence about it; all lines but the first are indented."""
    words = [styled(word, "quiet") for word in sentence.split()]
    first, *rest = filled([name.append(page.words.labelled("", "").rstrip()), *words], width - indent)
    return [start.append_text(first), *(Text(" " * indent).append_text(line) for line in rest)]


def _label(page: Page, key: str) -> Text:
    return styled(f"    {page.say(f'text-{key}')}", "quiet")


def _label_width(page: Page) -> int:
    """The columns that labels need."""
    return max(_label(page, key).cell_len for key in LABELS) + 2
