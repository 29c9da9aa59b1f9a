"""Records as moving pictures: the right scenes, nobody's secrets, no file for what cannot be."""

import sys
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

import alehouse
from alehouse import BadOption, BadRecord, Cut, Record, State, export
from alehouse.core.export import _scenes, _stops

DWARF = alehouse.load("dwarf")


def played(name: str, players: int = 2, decisions: int = 10_000, **options: Any) -> State:
    state, chance = alehouse.load(name).new(players, seed=5, **options), Random(5)
    while not state.is_over and decisions:
        state.apply(chance.choice(state.legal_actions()))
        decisions -= 1
    return state


@pytest.fixture(scope="module")
def record() -> Record:
    return played("dwarf").record()


def test_an_svg_of_a_whole_game(record: Record, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    export(DWARF, record, tmp_path / "game.svg", seen=lambda done, scenes: told.append((done, scenes)))
    text = (tmp_path / "game.svg").read_text(encoding="utf-8")
    ElementTree.fromstring(text)
    assert "href='http" not in text  # it needs nothing from elsewhere
    assert len(text) < 1_000_000
    assert [done for done, _ in told] == list(range(1, told[-1][1] + 1))


def test_fates_moves_in_a_row_make_one_scene(record: Record) -> None:
    stops = _stops(DWARF, record, Cut())
    state = DWARF.new(2, None, "open")
    movers = []
    for move in record.moves:
        movers.append(state.player)
        state.apply(state.parse(move))
    chosen = [number for number, mover in enumerate(movers, 1) if mover >= 0]
    assert set(chosen) <= set(stops)
    for number in set(stops) - set(chosen) - {0}:
        assert movers[number - 1] < 0
        assert number == len(movers) or movers[number] >= 0
    assert (stops[0], stops[-1]) == (0, len(record.moves))


def test_scenes_are_those_of_the_table_at_that_move(record: Record) -> None:
    cut = Cut(seat=1, language="pl", first=20, last=40)
    stops = _stops(DWARF, record, cut)
    assert stops[0] == 20
    assert stops[-1] == 40
    scenes = list(_scenes(DWARF, record, cut, stops))
    words = DWARF.words("pl")
    for stop, scene in zip(stops, scenes, strict=True):
        view = DWARF.replay(record, stop, events=True).view(1)
        if view.prompt and view.prompt.seat >= 0:
            assert scene == DWARF.scene(view, words, scene.layout)


def test_a_gif(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.gif"
    export(DWARF, record, file, Cut(first=8, last=10, seconds=0.5, width=240))
    with Image.open(file) as picture:
        frames = picture.n_frames  # type: ignore[attr-defined]
        assert 2 <= frames <= len(_stops(DWARF, record, Cut(first=8, last=10)))
        assert picture.size[0] == 240
        lengths = []
        for number in range(frames):
            picture.seek(number)
            lengths.append(picture.info["duration"])
        assert lengths[-1] == 3000
        assert all(length % 500 == 0 for length in lengths)
        assert len(picture.convert("RGB").getcolors(1 << 24) or []) > 50


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_game_that_goes_on_shows_nobodys_secrets(tmp_path: Path) -> None:
    game = alehouse.load("cavern_tavern")
    state = played("cavern_tavern", decisions=60)
    record = state.record()
    with pytest.raises(BadOption, match="not over"):
        export(game, record, tmp_path / "game.svg", Cut(seat=0))
    assert not (tmp_path / "game.svg").exists()
    export(game, record, tmp_path / "game.svg")
    words = game.words("en")
    secrets = [words.name(f"secret-{view.secret}") for view in state_secrets(state)]
    text = (tmp_path / "game.svg").read_text(encoding="utf-8")
    assert secrets
    assert not any(secret in text for secret in secrets)


def state_secrets(state: State) -> list[Any]:
    """Each seat's own look at itself."""
    return [state.view(seat).players[seat] for seat in range(state.seats)]  # type: ignore[attr-defined]


def test_a_finished_game_may_be_seen_from_a_seat(tmp_path: Path) -> None:
    state = played("cavern_tavern", decisions=10_000)
    export(alehouse.load("cavern_tavern"), state.record(), tmp_path / "game.svg", Cut(seat=1, last=30))
    assert (tmp_path / "game.svg").stat().st_size


@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_a_film_shows_the_secrets_of_whose_eyes_it_is_and_no_others(eyes: int | None, tmp_path: Path) -> None:
    game, state = alehouse.load("cavern_tavern"), played("cavern_tavern")
    words, early = game.words("en"), game.replay(state.record(), 60)
    secrets = [words.name(f"secret-{view.secret}") for view in state_secrets(early)]
    export(game, state.record(), tmp_path / "game.svg", Cut(seat=eyes, last=60))
    text = (tmp_path / "game.svg").read_text(encoding="utf-8")
    assert len({*secrets}) == 2
    assert [seat for seat, secret in enumerate(secrets) if secret in text] == ([] if eyes is None else [eyes])


def test_players_have_their_names_and_colours_and_a_seat_its_things_nearest(record: Record) -> None:
    cut = Cut(seat=1, names=("Anna", "Brokk"), colours=(4, 2), first=20, last=21)
    for scene in _scenes(DWARF, record, cut, [20, 21]):
        assert (scene.layout.names, scene.layout.colours, scene.layout.here) == (("Anna", "Brokk"), (4, 2), (1,))


# ── mistakes ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("cut", "problem"),
    [
        (Cut(seat=2), "seat cannot be 2; choose one of: 0–1"),
        (Cut(language="de"), "language cannot be de"),
        (Cut(shape="round"), "shape cannot be round; choose one of: landscape, portrait"),
        (Cut(seconds=0), "seconds cannot be 0"),
        (Cut(seconds=float("nan")), "seconds cannot be nan"),
        (Cut(first=-1), "moves cannot be -1"),
        (Cut(first=30, last=20), "moves cannot be 30–20"),
        (Cut(last=100_000), "moves cannot be 0–100000"),
        (Cut(width=0), "width cannot be 0"),
    ],
)
def test_cuts_that_cannot_be(cut: Cut, problem: str, record: Record, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=problem):
        export(DWARF, record, tmp_path / "game.svg", cut)
    assert not (tmp_path / "game.svg").exists()


def test_pictures_that_cannot_be(record: Record, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"'game.png' is no picture that can be written; let its name end in one of"):
        export(DWARF, record, tmp_path / "game.png")
    with pytest.raises(BadRecord, match="it is a game of 'dwarf'"):
        export(alehouse.load("dice_brewing"), record, tmp_path / "game.svg")
    with pytest.raises(FileNotFoundError):
        export(DWARF, record, tmp_path / "nowhere" / "game.svg")


def test_a_gif_without_the_extra(record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(BadOption, match=r"a GIF needs resvg_py, .* pip install 'alehouse\[gif\]', or export an SVG"):
        export(DWARF, record, tmp_path / "game.gif")


# ── notebooks ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_states_and_views_draw_themselves(name: str) -> None:
    state = played(name, decisions=20)
    assert state._repr_svg_() == state.view(None)._repr_svg_() == state.game.picture(state.view(None))
    own = state.view(0)._repr_svg_()
    assert own is not None
    ElementTree.fromstring(own)
    assert own == state.game.picture(state.view(0))


def test_a_view_from_elsewhere_is_plain_data() -> None:
    import msgspec

    view = played("dwarf", decisions=20).view(0)
    other = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    assert other == view
    assert other._repr_svg_() is None
