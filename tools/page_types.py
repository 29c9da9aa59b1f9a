"""The messages of the house as types for the scripts of the page: a field is written once, in `house/protocol`.

`python -m tools.page_types` writes them anew, `--check` says whether they are as the protocol has them.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

import msgspec
from msgspec import inspect

from alehouse.core import scene
from alehouse.house.protocol import client, devices, home, house, lessons, people, records, server

WRITTEN: Final = Path(__file__).parent / "scripts" / "wire.d.ts"
HEAD: Final = (
    "// What the browser and the house say to each other. Written by tools/page_types.py, from the protocol.\n"
)
MODULES: Final = (client, server, house, home, lessons, people, devices, records)
# A browser may leave out whatever has a default; the house sends all of it, where a message does not say otherwise.
SENT: Final = {house.SeatForm, house.NewTable, people.MyChange, people.Prefs, lessons.NewLesson}
PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.CustomType: "unknown",  # an object of any kind
}


def structs() -> list[type[msgspec.Struct]]:
    """Everything that the protocol names, each after what it holds."""
    named = [found for module in MODULES for found in vars(module).values() if isinstance(found, type)]
    found: dict[type[msgspec.Struct], None] = {}
    for each in (scene.Piece, *named):
        if issubclass(each, msgspec.Struct) and each is not msgspec.Struct:
            found |= dict.fromkeys(_held(inspect.type_info(each)))
    return list(found)


def _held(kind: inspect.Type) -> Iterator[type[msgspec.Struct]]:
    """The structs within a type, the innermost first."""
    match kind:
        case inspect.StructType():
            for each in kind.fields:
                yield from _held(each.type)
            yield kind.cls
        case inspect.ListType() | inspect.VarTupleType():
            yield from _held(kind.item_type)
        case inspect.TupleType():
            for part in kind.item_types:
                yield from _held(part)
        case inspect.DictType():
            yield from _held(kind.value_type)
        case inspect.UnionType():
            for part in kind.types:
                yield from _held(part)


def written(kind: inspect.Type) -> str:
    """A type as a script's comments name it."""
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.ListType() | inspect.VarTupleType():
            inside = written(kind.item_type)
            return f"({inside})[]" if "|" in inside else f"{inside}[]"
        case inspect.TupleType():
            return f"[{', '.join(map(written, kind.item_types))}]"
        case inspect.DictType():
            return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        case inspect.UnionType():
            return " | ".join(written(part) for part in kind.types)
    return PLAIN[type(kind)]


def declaration(struct: type[msgspec.Struct]) -> str:
    """A message or a part of one."""
    kind = inspect.type_info(struct)
    assert isinstance(kind, inspect.StructType)
    name = struct.__name__
    if kind.array_like:
        parts = ", ".join(
            f"{each.encode_name}{'' if each.required else '?'}: {written(each.type)}" for each in kind.fields
        )
        return f"  type {name} = [{parts}];"
    partial = struct in SENT or struct.__module__ == client.__name__ or struct.__struct_config__.omit_defaults
    tag = [f'    {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
    fields = [
        f"    {each.encode_name}{'?' if partial and not each.required else ''}: {written(each.type)};"
        for each in kind.fields
    ]
    return "\n".join([f"  interface {name} {{", *tag, *fields, "  }"])


def union(name: str, members: object) -> str:
    return f"  type {name} = {' | '.join(member.__name__ for member in get_args(members))};"


def text() -> str:
    parts = [declaration(struct) for struct in structs()]
    parts += [union("Up", client.Client), union("Down", server.Server)]
    return f"{HEAD}\ndeclare namespace Wire {{\n" + "\n\n".join(parts) + "\n}\n"


def main(arguments: list[str]) -> int:
    if arguments != ["--check"]:
        WRITTEN.write_text(text(), encoding="utf-8")
    elif WRITTEN.read_text(encoding="utf-8") != text():
        print(f"{WRITTEN.name} is not as the protocol is: python -m tools.page_types")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
