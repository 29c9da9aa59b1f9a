"""Section 9: what is public, what only its owner knows, what nobody knows; and that nothing else tells it."""

from collections import Counter
from random import Random
from typing import Any, Final

import msgspec
import pytest
from tests.games.cavern_tavern.lively import advance, pick
from tests.games.cavern_tavern.table import (
    CARDS,
    CHAMBER,
    GAME,
    ITEMS,
    ORDERS,
    arrange,
    asked,
    deal,
    hand,
    look,
    mess,
    names,
    person,
    place,
    play,
    position,
    quiet,
    refused,
)
from tests.long import spread

from alehouse import FATE, State
from alehouse.core.fate import seeded
from alehouse.games.cavern_tavern.view import CavernTavernView, PlayerView, TaskView

SECRETS: Final = tuple(card["id"] for card in CARDS["secret_task"])
MODES: Final[list[tuple[int, dict[str, Any]]]] = [
    (1, {}),
    (1, {"solo_mode": "story", "secret_chamber": "on"}),
    (2, {}),
    (3, {"secret_chamber": "on"}),
    (4, {"characters": "random"}),
    (6, {"secret_chamber": "on", "completed_orders": "hidden"}),
]


def new(players: int, seed: int, **options: Any) -> State:
    return GAME.new(players, seed=seed, **options)


def as_json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def says(thing: object, card: str) -> bool:
    """Whether something names a card: as a value, or at the end of a key."""
    text = as_json(thing)
    return f'"{card}"' in text or f'-{card}"' in text or f':{card}"' in text


def public_task(task: TaskView) -> TaskView:
    return msgspec.structs.replace(task, points=0, shift=0)


def public_player(player: PlayerView) -> PlayerView:
    items = [msgspec.structs.replace(item, id="", card="", ready=False, action=-1) for item in player.items]
    tasks = [public_task(task) for task in player.tasks]
    return msgspec.structs.replace(
        player, items=items, tasks=tasks, secret="", secret_points=0, completed=[], score=0, character_ready=False
    )


def public(view: CavernTavernView) -> CavernTavernView:
    """A view without what says whose view it is, and without what CT-9.2 keeps from the others."""
    prompt = msgspec.structs.replace(view.prompt, options=[], detail="") if view.prompt else None
    scores = [msgspec.structs.replace(score, secret=0, total=0) for score in view.result.scores]
    return msgspec.structs.replace(
        view,
        seat=None,
        prompt=prompt,
        players=[public_player(player) for player in view.players],
        areas=[msgspec.structs.replace(area, points=0, shift=0) for area in view.areas],
        chamber=[task and public_task(task) for task in view.chamber],
        orders_under=[""] * len(view.orders_under),
        looked_at=[],
        hidden_cards=0,
        result=msgspec.structs.replace(view.result, scores=scores, places=[]),
    )


def arranged(*players: dict[str, Any], **given: Any) -> State:
    """A quiet position that keeps a log."""
    people = [{"dice": [], **player} for player in players]
    return arrange(*people, events=True, **{"round": 3, **given})


# ── public ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-9.1")
@pytest.mark.parametrize(("players", "options"), MODES)
def test_everybody_sees_the_same_table(players: int, options: dict[str, Any]) -> None:
    state, chance = new(players, 5, **options), Random(5)
    while not state.is_over:
        views = [public(look(state, seat)) for seat in (None, *range(players))]
        assert all(view == views[0] for view in views)
        advance(state, chance, 7)


@pytest.mark.rule("CT-9.1")
def test_what_lies_open() -> None:
    mine: dict[str, Any] = {
        "vp": 12,
        "nasty": 4,
        "kitchen": 3,
        "chore": 5,
        "dice": [2, 6],
        "ingredients": {"beer": 2, "magic_potion": 1},
        "order": "hopping_gnome",
        "taken": 4,
        "table": 3,
        "items": ["hammer", "clover"],
        "says": ["serve_already"],
        "character": "hungry_cook",
        "uses": 1,
        "modifiers": 2,
        "mrs_nasty": 1,
        "drinks": {"wine": 1},
        "tasks": ["copy_a_map"],
        "completed": ["gravel_sour"],
    }
    given: dict[str, Any] = {"items_discarded": ["crowbar"], "says_discarded": ["on_the_rocks"], "round": 6}
    chamber = [{"task": name, "token": "beer"} for name in ("peel_the_turnips", "carve_the_boar")]
    chamber.append({"task": "seal_the_bargain", "token": "mrs_nasty"})
    state = quiet(mine, {}, orders_discarded=["rootwalker"], chamber=chamber, options=CHAMBER, **given)
    for seat in (None, 0, 1):
        view = look(state, seat)
        me = view.players[0]
        assert (me.vp, me.nasty, me.kitchen, me.chore) == (12, 4, 3, 5)
        assert sorted(die.value for die in me.dice) == [2, 6]
        assert me.ingredients == {"beer": 2, "magic_potion": 1}
        assert me.order is not None
        assert (me.order.id, me.order.taken, view.mess[2].meeple) == ("hopping_gnome", 4, 0)
        assert len(me.items) == 2
        assert [card.id for card in me.says] == ["serve_already"]
        assert (me.character, me.uses) == ("hungry_cook", 1)
        assert (me.modifiers, me.mrs_nasty, me.drinks) == (2, 1, {"wine": 1})
        assert [task.id for task in me.tasks] == ["copy_a_map"]
        assert (me.completed, me.completed_count) == (["gravel_sour"], 1)
        assert (view.orders_discarded, view.items_discarded) == (["rootwalker"], ["crowbar"])
        assert view.says_discarded == ["on_the_rocks"]
        assert (view.orders_left, view.items_left, view.says_left) == (48 - 5 - 3, 25 - 3, 15 - 2)
        assert (view.tasks_left, view.tokens_left, view.modifiers_left) == (17, 45 - 3 - 2, 28)
        assert [(task.id, task.token) for task in view.chamber if task] == [
            ("peel_the_turnips", "beer"),
            ("carve_the_boar", "beer"),
            ("seal_the_bargain", "mrs_nasty"),
        ]


# ── the owner's own ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-9.2")
@pytest.mark.parametrize("card", ITEMS)
def test_only_the_owner_knows_an_item(card: str) -> None:
    state = quiet({"items": [card]}, {}, {})
    assert hand(state, 0) == [card]
    for seat in (None, 1, 2):
        view = look(state, seat)
        [item] = view.players[0].items
        assert (item.card, item.ready, item.action) == ("", False, -1)
        assert not says(view, card)


@pytest.mark.rule("CT-9.2")
@pytest.mark.parametrize("card", SECRETS)
def test_only_the_owner_knows_a_secret_task(card: str) -> None:
    state = quiet({"secret": card, "kitchen": 9, "chore": 9}, {"secret": SECRETS[SECRETS.index(card) - 1]}, {})
    assert person(state, 0).secret == card
    for seat in (None, 1, 2):
        view = look(state, seat)
        assert (view.players[0].secret, view.players[0].secret_points) == ("", 0)
        assert view.result.scores[0].secret == 0
        assert not says(view.players[0], card)
        assert view.players[0].score == look(state, None).players[0].score


@pytest.mark.rule("CT-9.2")
def test_the_score_as_it_stands_does_not_tell_the_secret() -> None:
    scores = set()
    for card in ("head_cook", "spotless_record", "friend_elf"):
        state = quiet({"secret": card, "kitchen": 9}, {"secret": "full_pockets"})
        scores.add(
            (look(state, 1).players[0].score, look(state, 1).result.scores[0].total, look(state, 1).result.places[0])
        )
    assert len(scores) == 1


@pytest.mark.rule("CT-9.2")
def test_items_looked_at_are_seen_by_the_one_who_draws() -> None:
    state = arranged({"dice": [4, 4]}, {}, {})
    play(state, "area:workshop_item", "draw_item:hammer", "draw_item:clover", "draw_item:spare_key")
    assert sorted(look(state, 0).looked_at) == ["item:clover", "item:hammer", "item:spare_key"]
    for seat in (None, 1, 2):
        view = look(state, seat)
        assert (view.looked_at, view.hidden_cards) == ([], 3)
        assert view.options == []
        assert not any(says(view, card) for card in ("hammer", "clover", "spare_key"))
    play(state, "item:clover")
    for seat in (None, 1, 2):
        view = look(state, seat)
        assert [item.card for item in view.players[0].items] == [""]
        assert not any(says(view, card) for card in ("hammer", "clover", "spare_key"))  # the log neither
    assert says(look(state, 0).log, "clover")


@pytest.mark.rule("CT-9.2")
def test_a_drawn_item_is_not_named_to_the_others() -> None:
    state = arranged({"dice": [4, 4, 1]}, {})
    play(place(state, "area:workshop_magic_potion", 4, 4, 1), "draw_item:hammer")
    assert says(look(state, 0).log, "hammer")
    for seat in (None, 1):
        assert not says(look(state, seat), "hammer")


@pytest.mark.rule("CT-9.2", "CT-9.1")
def test_an_item_played_or_discarded_is_public() -> None:
    state = arranged({"dice": [4, 4, 1], "items": ["hammer", "clover", "bracelet"]}, {"dice": [3]})
    play(place(state, "area:workshop_magic_potion", 4, 4, 1), "draw_item:spare_key", "item:clover")
    for seat in (None, 1):
        assert look(state, seat).items_discarded == ["clover"]
        assert not any(says(look(state, seat), card) for card in ("hammer", "bracelet", "spare_key"))
    play(state, "item:spare_key", "take:beer")
    for seat in (None, 1):
        assert look(state, seat).items_discarded == ["clover", "spare_key"]
        assert says(look(state, seat).log, "spare_key")


@pytest.mark.rule("CT-9.2")
def test_orders_looked_at_are_seen_by_the_one_who_draws() -> None:
    state = arranged({"dice": [4]}, {}, {})
    drawn = ["black_knight", "last_banner", "rootwalker"]
    play(state, "area:workshop_replace_order", f"order:{mess(state)[0]}", *(f"draw_order:{name}" for name in drawn))
    assert sorted(look(state, 0).looked_at) == sorted(f"order:{name}" for name in drawn)
    for seat in (None, 1, 2):
        view = look(state, seat)
        assert (view.looked_at, view.hidden_cards) == ([], 3)
        assert not any(says(view, name) for name in drawn)
    play(state, "order:last_banner")
    for seat in (None, 1, 2):
        view = look(state, seat)
        assert view.mess[0].order == "last_banner"
        assert not any(says(view, name) for name in ("black_knight", "rootwalker"))  # the log neither


@pytest.mark.rule("CT-9.2")
def test_options_are_for_the_one_who_decides() -> None:
    state = quiet({"items": ["hammer"], "dice": [3]}, {"dice": [2]})
    assert "item:hammer" in {choice.name for choice in look(state, 0).options}
    for seat in (None, 1):
        prompt = look(state, seat).prompt
        assert prompt is not None
        assert prompt.options == []


# ── what nobody knows ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-9.3", "CT-12.20")
@pytest.mark.parametrize(("players", "options"), MODES)
def test_a_view_names_no_card_of_a_deck(players: int, options: dict[str, Any]) -> None:
    """What is named is what lies open, belongs to the viewer, or was told before."""
    state, chance = new(players, 8, **options), Random(8)
    while not state.is_over:
        advance(state, chance, 23)
        for seat in (None, *range(players)):
            view = look(state, seat)
            own = view.players[seat] if seat is not None else None
            open_items = {*view.items_discarded, *(item.card for player in view.players for item in player.items)}
            open_items |= {name.split(":")[1] for name in [*view.looked_at, view.using] if ":" in name}
            assert {card for card in ITEMS if says(view, card)} <= open_items
            lying = {space.order for space in view.mess} | {*view.orders_discarded, *view.orders_under, view.drawn}
            lying |= {player.order.id for player in view.players if player.order}
            lying |= {name for player in view.players for name in player.completed}
            lying |= {name.split(":")[1] for name in view.looked_at}
            assert {card for card in ORDERS if says(view, card)} <= lying
            if not view.over:
                assert {card for card in SECRETS if says(view, card)} <= ({own.secret} if own else set())


@pytest.mark.rule("CT-9.3")
def test_the_next_cards_are_open_until_they_are_drawn() -> None:
    """The same game so far, the unknown drawn anew: the same view, and other cards to come."""
    given = position({"dice": [4, 4]}, {"dice": [3]}, round=3)
    state = GAME.arrange(given, players=2, seed=3)
    orders, items = set(), set()
    for number in range(40):
        other = state.resample(0, seeded(number))
        assert other.view(0) == state.view(0)
        assert other.legal_actions() == state.legal_actions()
        play(other, "area:workshop_item")
        items |= set(look(other, 0).looked_at)
        play(other, names(other)[0], "from_deck")
        orders.add(look(other, 0).drawn)
    assert len(items) > 20
    assert len(orders) > 20


@pytest.mark.rule("CT-9.3")
def test_secret_tasks_that_were_not_dealt_stay_unseen() -> None:
    """After the end the dealt ones are scored; the others may be any."""
    state = quiet({"secret": "head_cook"}, {"secret": "friend_elf"}, round=10)
    play(state, "end_turn")
    for seat in (None, 0, 1):
        assert {card for card in SECRETS if says(look(state, seat), card)} <= {"head_cook", "friend_elf"}


class Witness:
    """What a seat has been shown of the items and orders in a game so far."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.seat = seat
        self.items: set[str] = set()
        self.orders: set[str] = set()
        self.read = 0
        self.look(state)

    def look(self, state: State) -> None:
        view = look(state, self.seat)
        looked = [name.split(":")[1] for name in view.looked_at]
        self.items |= {*looked, *view.items_discarded, view.using.removeprefix("item:")}
        self.items |= {item.card for player in view.players for item in player.items}
        self.orders |= {*looked, *view.orders_discarded, view.drawn, *(space.order for space in view.mess)}
        self.orders |= {player.order.id for player in view.players if player.order}
        self.orders |= {name for player in view.players for name in player.completed}
        told = view.log[self.read :]
        self.read = len(view.log)
        assert {card for card in ITEMS if says(told, card)} <= self.items
        assert {card for card in ORDERS if says(told, card)} <= self.orders
        assert view.over or not any(says(told, card) for card in SECRETS)


@pytest.mark.long
@pytest.mark.rule("CT-9.2", "CT-9.3", "CT-12.20")
@pytest.mark.parametrize(("players", "options"), MODES)
def test_the_log_names_only_what_a_seat_has_seen(players: int, options: dict[str, Any]) -> None:
    """Without Dragon's Claw, whose victim is told what it took."""
    state, chance = GAME.new(players, fate="open", events=True, **options), Random(players + 20)
    witnesses = [Witness(state, seat) for seat in (None, *range(players))]
    while not state.is_over:
        state.apply(pick(state, chance, shunned=("item:dragons_claw",)))
        for witness in spread(witnesses, 2):
            witness.look(state)


# ── completed orders ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-9.4")
@pytest.mark.parametrize("option", ["public", "hidden"])
def test_completed_orders_are_public_unless_the_table_wants_otherwise(option: str) -> None:
    done = ["gravel_sour", "rootwalker"]
    state = quiet({"completed": done}, {}, {}, options={"completed_orders": option})
    for seat in (None, 0, 1, 2):
        player = look(state, seat).players[0]
        assert player.completed_count == 2
        assert player.completed == (done if option == "public" or seat == 0 else [])


@pytest.mark.rule("CT-9.4")
def test_hidden_completed_orders_are_named_nowhere_in_a_view() -> None:
    state = quiet({"completed": ["gravel_sour", "rootwalker"]}, {}, options={"completed_orders": "hidden"})
    for seat in (None, 1):
        assert not says(look(state, seat), "gravel_sour")
        assert not says(look(state, seat), "rootwalker")


# ── Dragon's Claw ─────────────────────────────────────────────────────────────────────────────────────


def robbed(*more: dict[str, Any], events: bool = True) -> State:
    """The first player took a crowbar from the second."""
    thief = {"items": ["dragons_claw", "hammer"], "dice": [2]}
    victim = {"items": ["spare_key", "crowbar"], "dice": [3]}
    state = arranged(thief, victim, *more) if events else quiet(thief, victim, *more)
    play(state, "item:dragons_claw")
    if "player:2" in names(state):
        play(state, "player:2")
    return play(state, "draw_item:crowbar")


@pytest.mark.rule("CT-9.5")
def test_thief_and_victim_know_what_was_stolen() -> None:
    state = robbed({})
    assert sorted(item.card for item in look(state, 0).players[0].items) == ["crowbar", "hammer"]
    assert sorted(item.card for item in look(state, 1).players[1].items) == ["spare_key"]
    assert says(look(state, 0).log, "crowbar")
    assert says(look(state, 1).log, "crowbar")
    for seat in (None, 2):
        assert [item.card for item in look(state, seat).players[0].items] == ["", ""]
        assert not says(look(state, seat), "crowbar")


@pytest.mark.rule("CT-9.5")
def test_the_victim_sees_the_stolen_item_in_the_hand_of_the_thief() -> None:
    state = robbed({})
    assert sorted(item.card for item in look(state, 1).players[0].items) == ["", "crowbar"]


@pytest.mark.rule("CT-9.5")
def test_only_one_item_left_to_steal_still_says_nothing_to_the_others() -> None:
    state = arranged({"items": ["dragons_claw"]}, {"items": ["crowbar"]}, {})
    play(state, "item:dragons_claw")
    deal(state)
    for seat in (None, 2):
        assert not says(look(state, seat), "crowbar")


@pytest.mark.rule("CT-9.5")
def test_the_victim_knows_it_until_it_is_played() -> None:
    state = robbed({})
    play(state, "item:crowbar", "die:2", "up")
    while look(state).using:
        play(state, "done")
    assert [item.card for item in look(state, 1).players[0].items] == [""]
    for seat in (None, 0, 1, 2):
        assert "crowbar" in look(state, seat).items_discarded


@pytest.mark.rule("CT-9.5", "CT-12.20")
def test_drawn_anew_the_stolen_item_stays_where_the_victim_knows_it() -> None:
    state = robbed({}, events=False)
    known, unknown = set(), set()
    for number in range(40):
        known |= {tuple(hand(state.resample(1, seeded(number)), 0))}
        unknown |= {tuple(hand(state.resample(2, seeded(number)), 0))}
        assert hand(state.resample(0, seeded(number)), 0) == ["crowbar", "hammer"]
    assert all("crowbar" in cards for cards in known)
    assert len(known) > 5  # the other card may be any
    assert sum("crowbar" in cards for cards in unknown) < len(unknown) / 2


@pytest.mark.rule("CT-9.5", "CT-12.20")
def test_the_thief_knows_nothing_of_the_other_cards_of_the_victim() -> None:
    state = robbed({}, events=False)
    others = {tuple(hand(state.resample(0, seeded(number)), 1)) for number in range(40)}
    assert len(others) > 5
    assert not any({"crowbar", "hammer", "dragons_claw"} & set(cards) for cards in others)


# ── under the deck ────────────────────────────────────────────────────────────────────────────────────


def replaced(*, deck: list[str] | None = None) -> State:
    """The first player put a black knight and a rootwalker under the deck."""
    given: dict[str, Any] = {"orders_deck": deck} if deck is not None else {}
    state = quiet({"dice": [4, 5]}, {"dice": [4, 2]}, {"dice": [3]}, **given)
    place(state, "area:workshop_replace_order", 4)
    play(state, f"order:{mess(state)[0]}")
    play(state, "draw_order:black_knight", "draw_order:last_banner", "draw_order:rootwalker", "order:last_banner")
    return state


@pytest.mark.rule("CT-9.6")
def test_cards_under_the_deck_are_known_to_who_put_them_there() -> None:
    state = replaced()
    assert look(state, 0).orders_under == ["black_knight", "rootwalker"]
    for seat in (None, 1, 2):
        assert look(state, seat).orders_under == ["", ""]  # how many they are is known


@pytest.mark.rule("CT-9.6", "CT-12.20")
def test_drawn_anew_they_stay_in_place_for_who_knows_them_only() -> None:
    state = replaced()
    for number in range(20):
        assert look(state.resample(0, seeded(number)), 0).orders_under == ["black_knight", "rootwalker"]
    for seat in (1, 2, None):
        found = {tuple(look(state.resample(seat, seeded(number)), 0).orders_under) for number in range(20)}
        assert len(found) > 10


@pytest.mark.rule("CT-9.6")
def test_a_later_player_knows_only_the_own_cards() -> None:
    """With four players there are two spaces: the second player replaces an order, too."""
    state = quiet({"dice": [4]}, {"dice": [4]}, {}, {})
    play(state, "area:workshop_replace_order", f"order:{mess(state)[0]}")
    play(state, "draw_order:black_knight", "draw_order:last_banner", "draw_order:rootwalker", "order:last_banner")
    play(state, "end_turn", "area:workshop_replace_order", f"order:{mess(state)[1]}")
    play(state, "draw_order:emerald_hush", "draw_order:mantis_kiss", "draw_order:beggar_king", "order:beggar_king")
    assert look(state, 0).orders_under == ["black_knight", "rootwalker", "", ""]
    assert look(state, 1).orders_under == ["", "", "emerald_hush", "mantis_kiss"]
    assert look(state, 2).orders_under == ["", "", "", ""]


@pytest.mark.rule("CT-9.6")
def test_the_knowledge_ends_when_the_deck_is_shuffled() -> None:
    """Nothing lies above the two: they are drawn in their order, then the discard is shuffled into a new deck."""
    deck = ["black_knight", "last_banner", "rootwalker"]
    state = replaced(deck=deck)
    assert look(state, 0).orders_under == ["black_knight", "rootwalker"]
    first = mess(state)[1]
    play(state, "from_deck")
    if state.player == FATE:
        assert names(state) == ["draw_order:black_knight"]
        play(state, "draw_order:black_knight")
    play(state, f"order:{first}")
    assert look(state, 0).orders_under == ["rootwalker"]
    assert look(state, 1).orders_under == [""]


@pytest.mark.rule("CT-9.6", "CT-12.20")
def test_the_next_card_is_known_to_who_put_it_there() -> None:
    given: dict[str, Any] = {"orders_under": ["black_knight", "rootwalker"], "under_known_by": 0}
    state = quiet({"dice": [4]}, {"dice": [2]}, orders_deck=[], **given)
    assert look(state, 0).orders_under == ["black_knight", "rootwalker"]
    assert look(state, 1).orders_under == ["", ""]
    drawn = Counter(look(play(state.resample(0, seeded(number)), "from_deck"), 0).drawn for number in range(20))
    assert set(drawn) == {"black_knight"}
    unknown = Counter(look(play(state.resample(1, seeded(number)), "from_deck"), 0).drawn for number in range(30))
    assert set(unknown) == {"black_knight", "rootwalker"}  # these two are all that is left


@pytest.mark.rule("CT-9.7", "CT-6.1.2")
def test_an_order_from_the_deck_is_public_before_the_discard_is_chosen() -> None:
    state = arranged({"dice": [4]}, {}, {})
    play(state, "from_deck", "draw_order:rootwalker")
    assert state.player == 0
    assert asked(state, "order")
    for seat in (None, 0, 1, 2):
        assert look(state, seat).drawn == "rootwalker"


# ── drawing anew ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-12.20", "CT-9.2")
def test_a_hand_drawn_anew_may_be_anything_that_was_not_seen() -> None:
    """Fifteen of the items are seen: two in the own hand, thirteen discarded."""
    cards = list(ITEMS)
    people = [{"items": cards[:2]}, {"items": cards[2:5]}, {"items": cards[5:6]}]
    state = quiet(*people, items_discarded=cards[6:19], items_deck=cards[19:])
    seen = Counter[str]()
    for number in range(150):
        other = state.resample(0, seeded(number))
        assert hand(other, 0) == sorted(cards[:2])
        assert look(other).items_discarded == cards[6:19]
        drawn = [*hand(other, 1), *hand(other, 2)]
        assert len(set(drawn)) == len(drawn) == 4
        seen.update(drawn)
    assert set(seen) == {*cards[2:6], *cards[19:]}
    assert min(seen.values()) > 30  # 60 expected of each


@pytest.mark.rule("CT-12.20", "CT-9.2", "CT-9.3")
def test_a_secret_task_drawn_anew_may_be_any_of_the_others() -> None:
    state = quiet({"secret": "head_cook"}, {"secret": "friend_elf"}, {"secret": "big_tables"})
    found = set()
    for number in range(150):
        other = state.resample(0, seeded(number))
        secrets = [person(other, seat).secret for seat in range(3)]
        assert secrets[0] == "head_cook"
        assert len(set(secrets)) == 3
        found.add(secrets[1])
    assert found == set(SECRETS) - {"head_cook"}
    everybody = {person(state.resample(None, seeded(number)), 0).secret for number in range(150)}
    assert everybody == set(SECRETS)  # a spectator knows none


@pytest.mark.rule("CT-12.20", "CT-9.2")
def test_cards_looked_at_are_kept_for_who_looks_and_drawn_anew_for_the_others() -> None:
    state = quiet({"dice": [4, 4]}, {}, {})
    play(state, "area:workshop_item", "draw_item:hammer", "draw_item:clover", "draw_item:spare_key")
    shown = sorted(look(state, 0).looked_at)
    others = set()
    for number in range(30):
        mine = state.resample(0, seeded(number))
        assert sorted(look(mine, 0).looked_at) == shown
        others.add(tuple(sorted(look(state.resample(1, seeded(number)), 0).looked_at)))
    assert len(others) > 20
    assert all(len(cards) == 3 for cards in others)


@pytest.mark.rule("CT-12.20", "CT-9.2")
def test_orders_looked_at_are_drawn_anew_for_the_others() -> None:
    state = quiet({"dice": [4]}, {})
    play(state, "area:workshop_replace_order", f"order:{mess(state)[0]}")
    play(state, "draw_order:black_knight", "draw_order:last_banner", "draw_order:rootwalker")
    shown = sorted(look(state, 0).looked_at)
    others = set()
    for number in range(30):
        assert sorted(look(state.resample(0, seeded(number)), 0).looked_at) == shown
        others.add(tuple(sorted(look(state.resample(1, seeded(number)), 0).looked_at)))
    assert len(others) > 20


@pytest.mark.rule("CT-12.20", "CT-9.3")
def test_the_chamber_to_come_is_drawn_anew() -> None:
    given = position({"dice": []}, {"dice": []}, round=3)
    state = GAME.arrange(given, players=2, seed=4, secret_chamber="on")
    found = set()
    for number in range(20):
        other = play(state.resample(0, seeded(number)), "end_turn")
        found.add(tuple((task.id, task.token) for task in look(other).chamber if task))
    assert len(found) > 15


# ── refusals ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-9.2")
def test_a_refusal_does_not_tell_what_others_hold() -> None:
    """The same clause and text whether the card is in another hand, in the deck or discarded."""
    told = set()
    for rival in ({"items": ["hammer"]}, {"items": ["clover"]}):
        state = quiet({"dice": [3]}, rival)
        told.add(refused(state, "item:hammer"))
    assert len(told) == 1
