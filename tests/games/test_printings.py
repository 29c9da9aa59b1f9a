"""The house's cards are printed anew now and then: games that were begun with an earlier printing keep it."""

import hashlib
from typing import Final

import msgspec
import pytest

import alehouse
from alehouse import Game
from alehouse.core.cards import CardFile
from alehouse.core.errors import BadRecord

# What is printed on the cards of each version of the rules, the oldest first, as digests. A line that no longer holds
# means that old games would go astray: copy the cards as they were to printings/<rules_version>.toml of the room, let
# `rules_version` grow, add the digest of the new cards here, and store games of theirs (tests/games/make_records.py).
PRINTED: Final = {
    "dwarf": ["62e3d085e30164b4"],
    "dice_brewing": ["65c0350164082b14", "da3597aca1ecbac4"],
    "cavern_tavern": ["b9d17aaf9c15dca3", "f1a79e591db53ac2"],
    "brew_crafters": ["652fda557eaa61b7", "52b6eff7e9ca3135"],
}
EVERY_PRINTING: Final = [(name, rules) for name, printed in PRINTED.items() for rules in range(1, len(printed) + 1)]

every_printing = pytest.mark.parametrize(("name", "rules"), EVERY_PRINTING)


def digest(cards: CardFile) -> str:
    """Of what is printed, whatever comments say."""
    return hashlib.blake2b(msgspec.json.encode(cards.tables), digest_size=8).hexdigest()


def of_other_rules(game: Game, rules: int) -> alehouse.Record:
    return msgspec.structs.replace(game.new(2, seed=1).record(), rules=rules)


def test_every_game_is_here() -> None:
    assert {name: len(printed) for name, printed in PRINTED.items()} == {
        name: alehouse.load(name).rules_version for name in alehouse.ROOMS
    }


@every_printing
def test_printed_cards_never_change(name: str, rules: int) -> None:
    game = alehouse.load(name).as_of(rules)
    assert digest(game.card_file) == PRINTED[name][rules - 1]
    assert not game.own_cards


@every_printing
def test_a_game_goes_on_with_the_printing_it_was_begun_with(name: str, rules: int) -> None:
    begun = alehouse.load(name).as_of(rules).new(2, seed=1)
    record = begun.record()
    assert (record.rules, record.cards) == (rules, "")
    again = alehouse.load(name).replay(record)
    assert again.game.rules_version == rules
    assert again.game.card_file.text == begun.game.card_file.text
    assert again.record() == record


@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_a_new_game_has_the_newest_printing(name: str) -> None:
    game = alehouse.load(name)
    assert game.new(2).record().rules == game.rules_version
    assert game.card_file.text == (game.room / "cards.toml").read_text(encoding="utf-8")
    assert game.as_of(game.rules_version) is game


@every_printing
def test_cards_of_ones_own_stay_what_they_are(name: str, rules: int) -> None:
    """Whichever printing the house had when they were played with."""
    own = alehouse.load(name, CardFile("mine.toml", alehouse.load(name).card_file.text + "\n# mine\n"))
    record = of_other_rules(own, rules)
    again = own.replay(record)
    assert again.game.card_file.text == own.card_file.text
    assert again.record() == record


@pytest.mark.parametrize("name", alehouse.ROOMS)
@pytest.mark.parametrize("rules", [-1, 0, 99, 2**62])
def test_rules_that_never_were_are_refused(name: str, rules: int) -> None:
    game = alehouse.load(name)
    assert not game.replays(rules)
    with pytest.raises(BadRecord, match=f"it follows rules version {rules}, this is {game.rules_version}$"):
        game.replay(of_other_rules(game, rules))
