"""The page's files as they are sent: lean, and what is needed together joined into one script or style sheet.

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
# Blanks that say nothing, outside of texts. A line of a script with anything in it that could be a pattern, or a text
# with code within, is left alone.
QUOTED: Final = re.compile(rb'("[^"\n]*")')
DELICATE: Final = re.compile(rb"[`'/]")
BLANKS: Final = {
    ".js": re.compile(rb" ?(=>|[=!]==|&&|\|\||\?\?=?|[<>]=?|[={}(),;:?*\[\]]) ?"),
    ".css": re.compile(rb" ?([{}]) ?|([;,]) |(?<=[;{\n ])([\w-]+:) "),
}
IMPORT: Final = re.compile(rb'^import \{[^}]*\} from "\./(\w+\.js)";\n', re.M)
NAMED: Final = re.compile(rb'^import \{([^}]*)\} from "\./(\w+\.js)";\n', re.M)
EXPORT: Final = re.compile(rb"^export (?=(?:async )?(?:function|class|const|let) (\w+))", re.M)
# What is fetched by itself, when it is first wanted.
FETCHED: Final = re.compile(rb'(?:import|later)\("\./(\w+\.js)"|(?:openOver|bring)\("(\w+)"')
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
    known = frozenset(opening), frozenset(table)
    parts = later(name)
    if len(parts) == 1:
        return _later(lean(suffix, _read(name)), *known)
    return joined(tuple(parts.items()), _later(_imported(parts), *known), only=name)


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


def homes() -> dict[str, str]:
    """For every script that comes later, the one within which it comes: itself, unless it is never fetched by itself
    and all that import it come within one other."""
    known = {name for scripts in openings() for name in scripts}
    return _homes(tuple((path.name, path.read_bytes()) for path in sorted(PAGE.glob("*.js"))), frozenset(known))


@lru_cache(4)
def _homes(scripts: tuple[tuple[str, bytes], ...], known: frozenset[str]) -> dict[str, str]:
    sent = [lean(".js", text) for _, text in scripts]  # a type may name a script, too
    fetched = {bytes(file or name + b".js").decode() for text in sent for file, name in FETCHED.findall(text)}
    users: dict[str, list[str]] = {name: [] for name, _ in scripts if name not in known}
    for user, text in scripts:
        for imported in map(bytes.decode, IMPORT.findall(text)) if user not in known else ():
            if imported not in known:
                users[imported].append(user)

    def home(name: str) -> str:
        found = {home(user) for user in users[name]}
        return found.pop() if len(found) == 1 and name not in fetched else name

    return {name: home(name) for name in users}


def later(name: str) -> dict[str, bytes]:
    """A script that comes later, with all that come within it, each after those that it imports."""
    found = homes()
    elsewhere = {other for scripts in openings() for other in scripts} | {n for n in found if found[n] != name}
    return _needed(name, frozenset(elsewhere))


def _imported(parts: dict[str, bytes]) -> bytes:
    """What some scripts together import from others."""
    wanted: dict[bytes, set[bytes]] = {}
    for script in parts.values():
        for names, source in NAMED.findall(script):
            if source.decode() not in parts:
                wanted.setdefault(source, set()).update(name.strip() for name in names.split(b","))
    return b"".join(
        b'import { %s } from "./%s";\n' % (b", ".join(sorted(names)), source) for source, names in wanted.items()
    )


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


@lru_cache(FILES)
def joined(parts: tuple[tuple[str, bytes], ...], head: bytes, only: str = "") -> bytes:
    """Scripts as one, in which they know each other's names without importing them; others import theirs from it, or
    those of `only` one of them.

    Each is headed by its name, for whoever looks for a mistake that is told by its line.
    """
    given = [script for name, script in parts if only in ("", name)]
    names = sorted({name for script in given for name in EXPORT.findall(script)})
    bodies = [b"// %s\n%s" % (name.encode(), lean(".js", _body(script))) for name, script in parts]
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
    """A script or style sheet without comments, margins and blanks that say nothing, which weigh a fifth of it. A
    script keeps its lines, so that a mistake is told by its true number."""
    if suffix not in MARGINS:
        return written
    found = MARGINS[suffix].sub(b"", written)
    if suffix == ".css":
        return _tight(suffix, found)
    return b"\n".join(_tight_line(line) for line in found.split(b"\n"))


def _tight_line(line: bytes) -> bytes:
    """A line of a script without blanks that say nothing. What is imported is looked for by how it is written."""
    return line if DELICATE.search(line) or line.startswith((b"import ", b"export ")) else _tight(".js", line)


def _tight(suffix: str, text: bytes) -> bytes:
    parts = QUOTED.split(text)
    parts[::2] = [BLANKS[suffix].sub(rb"\1\2\3" if suffix == ".css" else rb"\1", part) for part in parts[::2]]
    return b"".join(parts)


def _read(name: str) -> bytes:
    return (PAGE / name).read_bytes()
