"""The page's files as they are sent: leaner than they are written, and the same."""

import gzip
import re
from pathlib import Path

import pytest

from alehouse.server.http.joining import (
    ENTRY,
    EXPORT,
    IMPORT,
    JOINED,
    MARGINS,
    NAMED,
    PAGE,
    SOURCE,
    TABLE,
    content,
    homes,
    later,
    lean,
    opening,
    openings,
)
from alehouse.server.http.packing import packed

SCRIPTS = sorted(PAGE.glob("*.js"))
SHEETS = sorted(PAGE.glob("*.css"))
LARGEST = 100_000  # bytes
LESSONS = {"lesson.js", "lesson.css", "learn.js", "learn.css"}  # come with a lesson alone
BOOKS = {"book.html", "book.css", "book.js", "bookpage.css", "bookpage.js"}  # come with a book, and are weighed with it
# Come with pages of their own, which no table ever opens.
PAGES = {
    *(
        "home.css",
        "begin.js",
        "setup.js",
        "records.js",
        "calling.js",
        "worker.js",
        "offline.html",
        "join.js",
        "lobby.js",
    ),
    *("you.js", "ownpages.js", "faces.js", "hooks.js", "push.js", "guest.css"),
    *("devices.js", "devices.css", "adding.js", "recover.js", "sevenwords.js", "statistics.js", "statistics.css"),
}
LARGEST_PAGES = 27_000  # bytes, all of them together
# Come with the page of a finished game.
RECORDS = {"record.js", "record.css", "past.js", "transport.js", "tabs.js", "analysis.js", "download.js"}
LARGEST_RECORD = 16_000  # bytes
LARGEST_LESSON = 9_000  # bytes
LARGEST_EVERYTHING = 130_000  # bytes of scripts and style sheets, whatever a player opens, packed as tightly as can be


def unblanked(text: bytes) -> bytes:
    """A text without blanks, but for those within quotation marks, and between two words."""
    parts = re.split(rb'("[^"\n]*")', text)
    parts[::2] = [re.sub(rb"(?<!\w) +| +(?!\w)", b"", part) for part in parts[::2]]
    return b"".join(parts)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_keeps_its_lines_and_loses_its_comments_and_blanks(path: Path) -> None:
    written = path.read_bytes()
    sent = lean(path.suffix, written)
    assert sent.count(b"\n") == written.count(b"\n")
    assert not re.search(rb"^\s*//|/\*\*", sent, re.M)
    typeless = [re.sub(rb"/\*\*.*?\*/ ?", b"", line.strip()) for line in written.splitlines()]
    code = [re.sub(rb"(?<=[;{},)\]]) // [^\"'`]*$", b"", line) for line in typeless]
    code = [line for line in code if line and not line.startswith(b"//")]
    lines = [line for line in sent.splitlines() if line]
    assert [unblanked(line) for line in lines] == [unblanked(line) for line in code]
    delicate = [(line, wrote) for line, wrote in zip(lines, code) if re.search(rb"[`'/]", wrote)]
    assert [line for line, wrote in delicate if line != wrote] == []  # texts with code within, and patterns


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_text_of_a_script_has_a_quotation_mark_within(path: Path) -> None:
    """Where it ends is not looked for, only the next one."""
    assert b'\\"' not in path.read_bytes()


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_type_of_a_script_goes_over_lines(path: Path) -> None:
    """What goes over lines would be sent."""
    for line in path.read_bytes().splitlines():
        assert line.count(b"/**") == len(re.findall(rb"/\*\*.*?\*/", line)), line


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_text_of_a_script_goes_over_lines(path: Path) -> None:
    """Margins inside of one would be part of it."""
    for line in path.read_text(encoding="utf-8").splitlines():
        assert line.count("`") % 2 == 0, line


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_a_style_sheet_loses_comments_margins_and_blanks_alone(path: Path) -> None:
    written = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
    sent = lean(path.suffix, path.read_bytes()).decode()
    assert "/*" not in sent
    assert "".join(sent.split()) == "".join(written.split())
    assert re.findall(r'"[^"\n]*"', sent) == re.findall(r'"[^"\n]*"', written)
    # What stands between two parts of a selector, or of a value, means something.
    assert len(re.findall(r"[\w)\]] [\w.:#(\[]", sent)) == len(re.findall(r"[\w)\]] [\w.:#(\[]", written))


def declared(script: bytes) -> list[bytes]:
    """The names that a script gives to something at its top level."""
    things = re.findall(rb"^(?:export )?(?:async )?(?:function|class) (\w+)", script, re.M)
    values = re.findall(rb"^(?:export )?(?:const|let) ((?:(?!=>)[^\n])*)", script, re.M)
    return things + [name for line in values for name in re.findall(rb"(?:^|, )(\w+) = ", line)]


def test_what_is_needed_together_is_joined_in_the_order_in_which_it_is_run() -> None:
    first, table = openings()
    assert (list(first)[-1], list(table)[-1]) == (ENTRY, TABLE)
    assert {"dom.js", "home.js", "calls.js", "words.js"} <= set(first)
    assert {"canvas.js", "hand.js", "prompt.js", "room.js"} <= set(table)
    assert not set(first) & set(table)
    later = {"theatre.js", "finale.js", "closer.js", "lesson.js", "replay.js", "hintcard.js", "form.js", "setup.js"}
    assert not later & (set(first) | set(table))
    for scripts in (first, table):
        order = [*first, *table]
        for name, script in scripts.items():
            for imported in IMPORT.findall(script):
                assert order.index(imported.decode()) < order.index(name), f"{name} and {imported} import each other"


def test_no_two_of_the_joined_scripts_give_the_same_name() -> None:
    """They know each other's names: a second one would be taken for the first. A table has some from the opening."""
    first, table = openings()
    exported = [name for script in first.values() for name in EXPORT.findall(script)]
    for scripts, known in ((first, []), (table, exported)):
        given = [name for script in scripts.values() for name in declared(script)] + known
        assert len(given) > 100
        assert [name for name in set(given) if given.count(name) > 1] == []


def test_what_only_one_later_script_needs_comes_within_it_and_nothing_comes_twice() -> None:
    found = homes()
    assert found["deeds.js"] == found["spotlight.js"] == "theatre.js"
    assert found["stage.js"] == found["gestures.js"] == "flights.js"  # which theatre and finale share
    assert found["sheet.js"] == "closer.js"
    assert all(found[home] == home for home in found.values())
    together = [name for home in set(found.values()) for name in later(home)]
    assert sorted(together) == sorted(found)


@pytest.mark.parametrize("home", sorted(set(homes().values())))
def test_a_later_script_is_whole_with_what_comes_within_it(home: str) -> None:
    """No name is given twice or taken from elsewhere as well, and each part is run after those that it imports."""
    parts = later(home)
    taken = [name.strip() for names, source in NAMED.findall(content(home)) for name in names.split(b",")]
    given = [name for script in parts.values() for name in declared(script)] + taken
    assert [name for name in set(given) if given.count(name) > 1] == []
    order = list(parts)
    assert order[-1] == home
    for name, script in parts.items():
        within = [imported.decode() for imported in IMPORT.findall(script) if imported.decode() in parts]
        assert all(order.index(imported) < order.index(name) for imported in within)
        wanted = {one.strip() for names, _ in NAMED.findall(script) for one in names.split(b",")}
        assert wanted <= set(given)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_imports_and_exports_in_the_ways_that_can_be_joined(path: Path) -> None:
    script = path.read_bytes()
    assert len(re.findall(rb"^import ", script, re.M)) == len(IMPORT.findall(script)) == len(SOURCE.findall(script))
    assert len(re.findall(rb"^export ", script, re.M)) == len(EXPORT.findall(script))


@pytest.mark.parametrize(
    "path",
    [path for path in SCRIPTS if path.name not in opening() and path.name not in openings()[1].keys() - {TABLE}],
    ids=lambda path: path.name,
)
def test_what_comes_later_gets_from_what_is_joined_what_it_shares_with_it(path: Path) -> None:
    first, table = openings()
    imports = re.findall(rb'^import \{([^}]*)\} from "\./(\w+\.js)";$', content(path.name), re.M)
    sources = {source.decode() for _, source in imports}
    assert not sources & ((first.keys() | table.keys()) - {ENTRY, TABLE})
    for joined in (ENTRY, TABLE):
        given = set(re.findall(rb"\w+", content(joined).rpartition(b"export {")[2]))
        shared = [names for names, source in imports if source == joined.encode()]
        assert {name for names in shared for name in re.findall(rb"\w+", names)} <= given


def test_anything_else_is_sent_as_it_is() -> None:
    assert set(MARGINS) == {".js", ".css"}
    picture = (PAGE / "mug.svg").read_bytes()
    assert lean(".svg", picture) == picture


def tightly_packed(names: set[str]) -> int:
    """As over TLS."""
    return sum(len(packed(content(name), "br")) for name in names)


def packed_size(names: set[str]) -> int:
    return sum(len(gzip.compress(content(name))) for name in names)


def test_all_of_the_page_is_small() -> None:
    """Scripts, style sheets and the page itself, packed as they are sent; but for what only other pages need."""
    files = {path.name for path in PAGE.iterdir() if path.suffix in (".js", ".css", ".html")}
    within = {name for joined in openings() for name in joined} - {ENTRY, TABLE}
    within |= {name for name, home in homes().items() if home != name}
    apart = within.union(*JOINED.values())  # these come within others
    assert packed_size((files | JOINED.keys()) - apart - LESSONS - BOOKS - PAGES - RECORDS) <= LARGEST
    assert packed_size(RECORDS - apart) <= LARGEST_RECORD
    assert packed_size(LESSONS - apart) <= LARGEST_LESSON
    assert packed_size(PAGES - apart) <= LARGEST_PAGES
    everything = (files | JOINED.keys()) - apart - {name for name in BOOKS if name.startswith("bookpage")}
    assert tightly_packed({name for name in everything if not name.endswith(".html")}) <= LARGEST_EVERYTHING


def test_every_icon_is_drawn_once() -> None:
    drawn = re.findall(r'<symbol id="([^"]+)"', (PAGE / "index.html").read_text(encoding="utf-8"))
    assert len(drawn) == len(set(drawn)) > 20
