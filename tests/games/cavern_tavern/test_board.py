"""The table of Cavern Tavern as text: it hides what is hidden, and tells what would score and what is barred."""

import pytest
from tests.games.cavern_tavern.table import CHAMBER, arrange, place, play
from tests.games.written import board, inspect_text

from alehouse import BadOption

# ── its parts ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-9.3", "CT-9.5")
def test_hands_and_secret_tasks_are_for_their_owners() -> None:
    state = arrange({"items": ["hammer"], "secret": "head_cook"}, {"items": ["clover"]}, round=3)
    assert "Hammer" in board(state, 80, 0)
    assert "Head Cook" in board(state, 80, 0)
    for seat in (None, 1):
        assert "Hammer" not in board(state, 80, seat)
        assert "Head Cook" not in board(state, 80, seat)
    assert "Clover" not in board(state, 80, 0)


@pytest.mark.rule("CT-9.2")
def test_cards_being_looked_at_are_for_whoever_looks() -> None:
    state = place(arrange({"dice": [1, 2, 3, 4]}, {}, round=3), "area:workshop_item", 1, 2)
    play(state, "draw_item:hammer", "draw_item:clover", "draw_item:crowbar")
    text = board(state, 80, 0)
    assert all(name in text for name in ("Hammer", "Clover", "Crowbar"))
    for seat in (None, 1):
        assert not any(name in board(state, 80, seat) for name in ("Hammer", "Clover", "Crowbar"))


@pytest.mark.rule("CT-6.3.3")
def test_a_task_tells_what_it_would_score() -> None:
    plain, skilled = (board(arrange({"dice": [4, 5], "kitchen": at}, {}), 80, 0) for at in (0, 3))
    line = next(line for line in plain.split("\n") if "Roast the meat" in line)
    assert "3 points" in line
    line = next(line for line in skilled.split("\n") if "Roast the meat" in line)
    assert "5 points" in line


@pytest.mark.rule("CT-8.2.2", "CT-8.2.4")
def test_the_dice_of_the_automa_and_what_they_bar_are_told() -> None:
    text = board(arrange({}, automa={"white": 3, "yellow": 2, "blue": 1}), 80, 0)
    head = text.split("Cellar ─")[0]
    assert all(told in head for told in ("Mess Hall 3", "Cellar 2", "Make lunch for Nasty"))
    lines = [line for line in text.split("\n") if "⊘" in line and line not in head]
    assert [line.split("⊘")[1].strip().split()[0] for line in lines] == ["yellow", "blue"]


@pytest.mark.rule("CT-8.1.3")
def test_the_chamber_shows_its_cards_when_it_is_open() -> None:
    chamber = [{"task": "copy_a_map", "token": "beer"}, {"task": "stir_the_cauldron", "token": "mrs_nasty"}]
    text = board(arrange({}, {}, options=CHAMBER, round=4, chamber=chamber), 80, 0)
    assert "Copy a map" in text
    assert "Stir the cauldron" in text
    closed = board(arrange({}, {}, options=CHAMBER, round=3), 80, 0)
    assert "Copy a map" not in closed


# ── a closer look ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("order:hopping_gnome", "28"),
        ("order:hopping_gnome", "Halfling"),
        ("item:loaded_die", "any value"),
        ("item:Loaded Die", "any value"),
        ("area:roast_meat", "Syrup"),
        ("area:office_talk_to_nasty", "Nasty track"),
        ("task:copy_a_map", "9"),
        ("says:carry_me_to_bed", "9"),
        ("character:quiet_poacher", "Green Elf"),
        ("secret:head_cook", "10"),
        ("assignment:three_envoys", "Dwarf"),
        ("tracks", "Kitchen"),
        ("deck", "Swan Feather"),
        ("deck:items", "Hammer"),
        ("deck:says", "Serve Already"),
        ("deck:tasks", "Copy a map"),
    ],
)
def test_a_closer_look_says_what_things_do(what: str, said: str) -> None:
    state = arrange({}, {}, options=CHAMBER, round=3)
    assert said in inspect_text(state, what, 0).replace("\n", " ")


@pytest.mark.rule("CT-9.3")
def test_ones_own_secret_task_needs_no_name() -> None:
    state = arrange({"secret": "head_cook", "kitchen": 6}, {})
    assert "Head Cook" in inspect_text(state, "secret:", 0)
    with pytest.raises(BadOption):
        inspect_text(state, "secret:")


@pytest.mark.rule("CT-9.3", "CT-9.5")
def test_a_closer_look_at_a_player_keeps_secrets() -> None:
    state = arrange({"items": ["hammer"], "secret": "head_cook"}, {}, round=3)
    assert "Hammer" in inspect_text(state, "player:1", 0)
    assert "Head Cook" in inspect_text(state, "player:1", 0)
    for seat in (None, 1):
        assert "Hammer" not in inspect_text(state, "player:1", seat)
        assert "Head Cook" not in inspect_text(state, "player:1", seat)


@pytest.mark.rule("CT-9.1")
def test_a_closer_look_at_a_deck_names_what_may_still_come() -> None:
    state = arrange({"items": ["hammer"]}, {"items": ["clover"]}, round=3, items_discarded=["crowbar"])
    for seat, unknown in ((0, "Clover"), (1, "Hammer")):
        unseen, discarded = inspect_text(state, "deck:items", seat).replace("\n", " ").split("Crowbar")[0], "Crowbar"
        assert unknown in unseen
        assert discarded in inspect_text(state, "deck:items", seat)
    assert "Hammer" not in inspect_text(state, "deck:items", 0)


@pytest.mark.rule("CT-9.6")
def test_orders_under_the_deck_are_named_for_those_who_know_them() -> None:
    state = arrange({}, {}, orders_under=["swan_feather", "harp_string"], under_known_by=1)
    assert inspect_text(state, "deck:", 1).count("Swan Feather") == 1
    assert "?" in inspect_text(state, "deck:", 0)
