"""The log of Brew Crafters says why: who helped, through whom something came, what it was paid for, by which rule."""

from typing import Any, Final

import pytest
from tests.games.brew_crafters.lively import EXPERT, TABLES, positions
from tests.games.brew_crafters.table import GAME, arrange, brewery, cubes, go, look

from alehouse import State
from alehouse.core.view import LogLine

EXCHANGE: Final[dict[str, Any]] = {"commodities_exchange": "on"}
LAST: Final = 10_000  # no game has so many positions


def lines(state: State, message: str) -> list[LogLine]:
    return [line for line in look(state, 0).log if line.message == message]


def test_a_batch_says_who_made_it_cheaper() -> None:
    state = brewery({"stored": cubes("4M 2H 1Y"), "tiles": ["mash_tun"]}, {}, events=True)
    go(state, "process", "brew:everyday_ale")
    (line,) = lines(state, "log-brews-helped")
    assert line.args["helped"] == [["@tile-mash_tun", "−1", "@amount-malt"]]
    assert line.changes["malt"] == -1
    assert line.clause == "BC-6.37"


def test_bottling_is_told() -> None:
    state = brewery({"tanks": ["everyday_ale"]}, {}, events=True)
    go(state, "process")
    (line,) = lines(state, "log-bottles")
    assert line.args["recipes"] == [["@recipe-everyday_ale"]]


def test_a_conversion_names_the_partner() -> None:
    state = brewery({"stored": cubes("2H"), "partnerships": ["spice_importer"]}, {}, events=True)
    go(state, "convert:spice_importer:1")
    (line,) = lines(state, "log-converts")
    assert line.args["partner"] == "@partnership-spice_importer"


def test_an_ingredient_of_choice_says_where_it_comes_from() -> None:
    state = arrange({}, {}, events=True)
    go(state, "place:specialty_shop:take", "take:coffee")
    (line,) = lines(state, "log-chooses")
    assert line.args["cause"] == [["@space-specialty_shop"]]
    assert line.changes == {"coffee": 1}


def test_what_is_given_at_the_exchange_cites_the_exchange() -> None:
    state = arrange({"stored": cubes("2M")}, {}, options=EXCHANGE, events=True)
    go(state, "place:commodities_exchange:commodities_exchange")
    (line,) = lines(state, "log-gives-exchange")
    assert (line.changes, line.clause) == ({"malt": -1}, "BC-8.6")


def test_no_line_is_bare_and_the_upkeep_tells_its_parts() -> None:
    for players, options in TABLES[-2:]:
        *_, state = positions(players, 3, LAST, **options)
        assert state.is_over
        log = look(state, 0).log
        assert {"log-upkeep", "log-bottles"} <= {line.message for line in log}
        for line in log:
            if line.message == "log-upkeep":
                told = sum(int(part.replace("−", "-")) for _, part in line.args["parts"])
                assert told == -line.changes.get("money", 0)
            if line.message == "log-effect":
                assert line.changes, line
            if line.message == "log-chooses":
                assert line.args["cause"] != [["@named-any"]]


def test_nobody_else_reads_which_recipe_was_taken_in_secret() -> None:
    *_, state = positions(3, 5, LAST, **EXPERT)
    told = [line for line in look(state, None).log if line.message.startswith("log-secret")]
    hidden = [line for line in told if line.message == "log-secret-hidden"]
    assert hidden
    assert not any(line.args for line in hidden)
    assert "log-secret" not in {line.message for line in told}


@pytest.mark.rule("BC-6.8")
def test_the_private_investor_leads_to_the_rule_of_the_investor() -> None:
    state = arrange({}, {}, market={"private_investor": {"money": 4}}, events=True)
    go(state, "place:private_investor:collect")
    assert [line.clause for line in lines(state, "log-takes")] == ["BC-6.8"]
    assert lines(state, "log-first")[-1].clause == "BC-6.8"


@pytest.mark.rule("BC-6.1", "BC-6.2")
def test_other_spaces_lead_to_what_is_collected_or_taken() -> None:
    state = arrange({}, {}, market={"malt_market": {"malt": 3}}, events=True)
    go(state, "place:malt_market:collect", "place:homebrew_shop:take_alt")
    assert [line.clause for line in lines(state, "log-takes")] == ["BC-6.1", "BC-6.2"]


@pytest.mark.rule("BC-4.19")
def test_who_begins_leads_to_the_rule_of_beginning() -> None:
    state = GAME.new(players=3, seed=4, events=True)
    assert [line.clause for line in lines(state, "log-first")] == ["BC-4.19"]
