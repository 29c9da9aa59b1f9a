"""What unfolds from a piece: something common, something before a player, or nothing."""

from types import SimpleNamespace

import pytest

from alehouse.core.draw.unfolding import unfolded
from alehouse.core.errors import BadOption
from alehouse.core.scene import Detail

PLAYERS = [SimpleNamespace(seat=0), SimpleNamespace(seat=1)]


def shown(title: str) -> Detail:
    return Detail(title=title, art="", width=1, height=1)


def card(table: str, name: str) -> Detail | None:
    return shown(f"{table} card {name}") if name != "lost" else None


def before(table: str, player: SimpleNamespace, kind: str, rest: str) -> Detail | None:
    return shown(f"{table} {player.seat} {kind} {rest}".strip()) if kind == "track" else None


def unfold(what: str) -> str:
    return unfolded("table", what, {"card": card}, PLAYERS, before).title


@pytest.mark.parametrize(
    ("what", "title"),
    [("card:a:b", "table card a:b"), ("track:1:3", "table 1 track 3"), ("track:0", "table 0 track")],
)
def test_it_is_common_or_before_a_player(what: str, title: str) -> None:
    assert unfold(what) == title


@pytest.mark.parametrize("what", ["card:lost", "track:2:1", "track", "other:1", ""])
def test_what_is_not_there_is_refused_by_name(what: str) -> None:
    with pytest.raises(BadOption, match=f"nothing unfolds from '{what}'"):
        unfold(what)
