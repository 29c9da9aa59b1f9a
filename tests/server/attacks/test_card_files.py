"""Card files that were made to freeze the house: it answers all the while, and says what is wrong with them."""

import threading
from collections.abc import Iterator
from functools import partial

import pytest
from tests.long import sized
from tests.server.attacks.siege import HONEST, Pulse, Stranger, meanwhile
from tests.server.house import BOT, ME, House, PatientHouse

import alehouse
from alehouse.server.workers.card_reader import DEEPEST, MOST_HEADERS, MOST_PARTS, MOST_VALUES

MOST = 150_000  # characters of a file

ORDER = {"game": "dwarf", "players": 2, "options": {}, "seats": [ME, BOT]}


def filled(line: str) -> str:
    """A file full of such a line, numbered."""
    lines = MOST // (len(line) + 6)
    return "".join(f"{line.replace('#', str(number))}\n" for number in range(lines))


DEEP = ".".join(["a"] * 450)
FILES = {
    "deep headers": filled(f"[{DEEP}.n#]"),
    "deep entries": filled(f"[[{DEEP}.n#]]"),
    "deep keys": filled(f"{DEEP}.n# = 1"),
    "headers and keys": filled(f"[x#.{DEEP}]\n{DEEP}.n# = 1"),
    "inline tables": filled(f"x# = {{ {DEEP} = 1 }}"),
    "nested lists": "x = " + "\n".join("[" * 900 for _ in range(150)),
    "many headers": filled("[a.b.c.d.e.f#]"),
    "many entries": filled("[[a]]"),
    "many keys": filled("a.b.c.d.e#=1"),
    "many values": "x = [" + "\n".join("1," * 400 for _ in range(180)) + "]",
    "long text": '[limits]\nx = """' + "\n".join("y" * 900 for _ in range(150)),
    "quoted keys": filled(f'"{"b" * 8}#"' + '."c"' * 200 + " = 1"),
}


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = PatientHouse(tmp_path_factory.mktemp("besieged") / "tables.db")
    yield house
    house.kill()


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_was_made_to_be_slow_is_refused_in_a_sentence(besieged: House, name: str) -> None:
    answer = Stranger(besieged).post(**ORDER, cards=FILES[name][:MOST])
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"].startswith("The card file cannot be used: cards.toml"), answer.text
    assert len(answer.json()["error"]) < 600


@pytest.mark.long
def test_the_house_answers_while_strangers_upload_card_files(besieged: House) -> None:
    """Eight at once from one address; an honest person's own cards are read in between."""
    rounds = sized(1, 20)
    files = [text[:MOST] for text in FILES.values()]
    cards = alehouse.load("dwarf").card_file.text

    def upload(number: int, stop: threading.Event) -> None:
        stranger = Stranger(besieged)
        for turn in range(rounds * len(files)):
            if not stop.is_set():
                text = files[(turn + number) % len(files)]
                answer = stranger.post(**ORDER, cards=f"# {number} {turn}\n{text}"[:MOST])
                assert answer.status_code in (400, 429), answer.text

    attacks = [partial(upload, number) for number in range(8)]
    with Pulse(besieged) as pulse, meanwhile(*attacks):
        for turn in range(sized(3, 30)):
            honest = Stranger(besieged, HONEST)  # nobody opens so many tables in an hour
            assert honest.post(**ORDER, cards=f"# mine {turn}\n{cards}").status_code == 201
    pulse.check()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (".".join("abcdefgh") + " = 1", str(MOST_PARTS)),
        ("[[a]]\n" * (MOST_HEADERS + 1), str(MOST_HEADERS)),
        ("x = [" + "1, " * (MOST_VALUES + 1) + "]", str(MOST_VALUES)),
        ("x = " + "[" * (DEEPEST + 2) + "]" * (DEEPEST + 2), str(DEEPEST)),
    ],
)
def test_what_a_card_file_may_not_have(besieged: House, text: str, said: str) -> None:
    lines = text if "\n" in text else text.replace("1, ", "1,\n")
    answer = Stranger(besieged).post(**ORDER, cards=lines)
    assert answer.status_code == 400
    assert f"more than {said}" in answer.json()["error"]


def test_a_reader_that_takes_too_long_is_replaced(besieged: House, tmp_path_factory: pytest.TempPathFactory) -> None:
    """As if a slow file had been overlooked: the next one is read by another process."""

    class Overlooking(PatientHouse):
        prelude = f"""
{PatientHouse.prelude}
from alehouse.server.workers import own_cards
own_cards.READER = "tests.server.attacks.stuck_reader"
own_cards.PATIENCE = 0.5
"""

    house = Overlooking(tmp_path_factory.mktemp("overlooking") / "tables.db")
    stranger = Stranger(house)
    with Pulse(house) as pulse:
        for text in ("loop", "hang", "die", "eat"):
            answer = stranger.post(**ORDER, cards=text)
            assert answer.status_code == 400
            assert "could not finish reading" in answer.json()["error"]
    pulse.check()
    house.close()
