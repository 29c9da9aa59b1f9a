"""What errors say and carry: a person reads the text, a program the fields."""

import pickle

import pytest

from alehouse.core.errors import AlehouseError, BadCards, BadOption, BadRecord, IllegalAction


@pytest.mark.parametrize("kind", [IllegalAction, BadOption, BadCards, BadRecord])
def test_every_refusal_of_the_house_can_be_caught_as_one(kind: type[Exception]) -> None:
    assert issubclass(kind, AlehouseError)


@pytest.mark.parametrize(
    ("file", "card", "field", "text"),
    [
        ("mine.toml", "stout", "price", "mine.toml card 'stout' field 'price': too dear"),
        ("mine.toml", "stout", "", "mine.toml card 'stout': too dear"),
        ("mine.toml", "", "cards", "mine.toml field 'cards': too dear"),
        ("mine.toml", "", "", "mine.toml: too dear"),
    ],
)
def test_bad_cards_say_where(file: str, card: str, field: str, text: str) -> None:
    error = BadCards(file, card, field, "too dear")
    assert str(error) == text
    assert (error.file, error.card, error.field) == (file, card, field)


@pytest.mark.parametrize(("move", "text"), [(0, "record: spoilt"), (1, "move 1: spoilt"), (12, "move 12: spoilt")])
def test_a_bad_record_says_at_which_move(move: int, text: str) -> None:
    error = BadRecord(move, "spoilt")
    assert str(error) == text
    assert error.move == move


@pytest.mark.parametrize(
    "error", [BadRecord(3, "spoilt", "bad-record-after", {"move": 3}), BadOption("no", "bad-game")]
)
def test_what_words_need_travels_between_processes(error: BadRecord | BadOption) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.key, again.args_for_words) == (str(error), error.key, error.args_for_words)


@pytest.mark.parametrize(("clause", "text"), [("XX-1.1", "place:5: taken [XX-1.1]"), ("", "place:5: taken")])
def test_an_illegal_action_says_why_and_which_clause(clause: str, text: str) -> None:
    error = IllegalAction(4, "place:5", clause, "why-taken", {"location": "5"}, "taken")
    assert str(error) == text
    assert (error.action, error.clause) == (4, clause)
    assert (error.key, error.args_for_words) == ("why-taken", {"location": "5"})
