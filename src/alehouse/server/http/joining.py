"""The page's files as they are sent: lean, and what is always needed together joined into one script or style sheet.

Together they pack tighter, and a browser asks once instead of thirty times, each time for what the last answer named.
They lie in a folder that is called by what is in all of them, so that a browser may keep them for ever.
"""

import hashlib
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parent.parent / "page"
JOINED: Final = {"sheets.css": ("page.css", "rooms.css", "table.css", "shapes.css")}
ENTRY: Final = "main.js"  # with all that it imports: what every page needs
TABLE: Final = "table.js"  # with all that it imports besides: what every table needs
FOLDER: Final = "/static/"
FILES: Final = 192  # of the page, each written and sent; more than there are
# Comments that begin with two stars are types, for whoever checks the scripts.
MARGINS: Final = {
    ".js": re.compile(rb"^[ \t]*//[^\n]*$|^[ \t]+|/\*\*[^\n]*?\*/ ?|(?<=[;{},)\]]) // [^\n\"'`]*$", re.M),
    ".css": re.compile(rb"/\*.*?\*/|^[ \t]+", re.M | re.S),
}
IMPORT: Final = re.compile(rb'^import \{[^}]*\} from "\./(\w+\.js)";\n', re.M)
NAMED: Final = re.compile(rb'^import \{([^}]*)\} from "\./(\w+\.js)";\n', re.M)
EXPORT: Final = re.compile(rb"^export (?=(?:async )?(?:function|class|const|let) (\w+))", re.M)
SOURCE: Final = re.compile(rb'(?<= from "\./)(\w+\.js)(?=";$)', re.M)


def is_there(name: str) -> bool:
    return name in JOINED or name in {path.name for path in PAGE.iterdir()}


def content(name: str) -> bytes:
    """A file of the page as it is sent."""
    suffix = Path(name).suffix
    if name in JOINED:
        return lean(suffix, b"\n".join(map(_read, JOINED[name])))
    if suffix != ".js":
        return lean(suffix, _read(name))
    opening, table = openings()
    if name == ENTRY:
        return joined(tuple(opening.items()), b"")
    if name == TABLE:
        return joined(tuple(table.items()), _imports(table, frozenset(opening)))
    return _later(lean(suffix, _read(name)), frozenset(opening), frozenset(table))


@cache
def folder() -> str:
    """The folder of the files as they are now."""
    digest = hashlib.blake2b(digest_size=8)
    for path in sorted(PAGE.iterdir()):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def in_folder(page: str) -> str:
    """A page that finds its files in their folder."""
    return page.replace(f'"{FOLDER}', f'"{FOLDER}{folder()}/').replace(f"url({FOLDER}", f"url({FOLDER}{folder()}/")


def opening() -> dict[str, bytes]:
    """The scripts that every visit needs, each after those that it imports: in the order in which they are run."""
    return _needed(ENTRY, frozenset())


def openings() -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The scripts that every visit needs, and those that every table needs besides."""
    first = opening()
    return first, _needed(TABLE, frozenset(first))


def _needed(entry: str, known: frozenset[str]) -> dict[str, bytes]:
    """A script with all that it imports, each after those that it imports itself, but for those that are known."""
    found: dict[str, bytes] = {}

    def visit(name: str, before: frozenset[str]) -> None:
        script = _read(name)
        for imported in map(bytes.decode, IMPORT.findall(script)):
            if imported not in found and imported not in before:
                visit(imported, before | {imported})
        found[name] = script

    visit(entry, known | {entry})
    return found


def _imports(parts: dict[str, bytes], opened: frozenset[str]) -> bytes:
    """What some scripts together import from the opening."""
    wanted = {
        name.strip()
        for script in parts.values()
        for names, source in NAMED.findall(script)
        if source.decode() in opened
        for name in names.split(b",")
    }
    return b'import { %s } from "./%s";\n' % (b", ".join(sorted(wanted)), ENTRY.encode())


@lru_cache(4)
def joined(parts: tuple[tuple[str, bytes], ...], head: bytes) -> bytes:
    """Scripts as one, in which they know each other's names without importing them; others import theirs from it.

    Each is headed by its name, for whoever looks for a mistake that is told by its line.
    """
    names = sorted({name for _, script in parts for name in EXPORT.findall(script)})
    bodies = [b"// %s\n%s" % (name.encode(), _body(lean(".js", script))) for name, script in parts]
    return b"%s%s\nexport { %s };\n" % (head, b"\n".join(bodies), b", ".join(names))


def _body(script: bytes) -> bytes:
    return EXPORT.sub(b"", IMPORT.sub(b"", script)).strip()


@lru_cache(FILES)
def _later(script: bytes, opened: frozenset[str], at_table: frozenset[str]) -> bytes:
    """A script that comes later: what it shares with what is joined it gets there, or everything would be twice."""

    def source(found: re.Match[bytes]) -> bytes:
        name = found[1].decode()
        return ENTRY.encode() if name in opened else TABLE.encode() if name in at_table else found[1]

    return SOURCE.sub(source, script)


@lru_cache(FILES)
def lean(suffix: str, written: bytes) -> bytes:
    """A script or style sheet without comments and without margins, which weigh a sixth of it. A script keeps its
    lines, so that a mistake is told by its true number."""
    return MARGINS[suffix].sub(b"", written) if suffix in MARGINS else written


def _read(name: str) -> bytes:
    return (PAGE / name).read_bytes()
