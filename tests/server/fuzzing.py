"""Nonsense for a table's wire: random bytes, JSON of wrong shapes, real messages that were changed, old ones again."""

import json
import random
import string
from collections.abc import Callable, Iterator
from typing import Any, Final

Frame = str | bytes
Value = Any

LARGE: Final = [0, -1, 1, 2**31, -(2**31), 2**63, 2**64, 10**30, -(10**40), 1e308, 0.5, 10**400]
ODD_TEXTS: Final = [
    "",
    "\x00",
    "\ud800",
    "\u202e",
    "💥" * 50,
    "x" * 3000,
    "{$name}",
    "../..",
    "<b>",
    "%00",
    "@key",
    "\n",
]
KINDS: Final = [
    "move",
    "undo",
    "why",
    "hint",
    "look",
    "unfold",
    "closer",
    "watch",
    "sit",
    "take",
    "start",
    "arrange",
    "swap",
    "seats",
    "change",
    "remove",
    "ready",
    "leave",
    "return",
    "wish",
    "mute",
]
REAL: Final[list[dict[str, Value]]] = [
    {"type": "move", "action": 3, "seq": 5, "client_id": "click"},
    {"type": "undo", "seq": 5},
    {"type": "why", "action": 7},
    {"type": "hint", "seq": 5},
    {"type": "look", "shape": "portrait", "move": 2},
    {"type": "look", "seat": 1},
    {"type": "look", "live": True},
    {"type": "unfold", "what": "deck:0", "why": 3},
    {"type": "closer", "piece": "player:1"},
    {"type": "watch", "tab": "table"},
    {"type": "sit", "seat": 1},
    {"type": "take", "seat": 0, "name": "Somebody"},
    {"type": "start"},
    {"type": "start", "sure": True},
    {"type": "arrange", "seat": 1, "kind": "reserved", "name": "Somebody"},
    {"type": "swap", "a": 0, "b": 1},
    {"type": "seats", "players": 3, "without": 1},
    {"type": "change", "deadline": 60, "private": True, "options": {"mountain": "graded"}},
    {"type": "remove", "seat": 1, "ban": True},
    {"type": "ready"},
    {"type": "leave"},
    {"type": "return"},
    {"type": "wish", "seq": 5, "moves": 2},
    {"type": "agree", "seq": 5, "agree": True},
    {"type": "agree", "seq": 5, "agree": False},
    {"type": "say", "text": "good evening"},
    {"type": "mute", "voice": "0123456789abcdef01234567", "mute": True},
]


class Fuzz:
    """An endless supply; `seen` are real messages that were sent before, to be sent again or changed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.seen: list[dict[str, Value]] = [dict(message) for message in REAL]
        self._ways: list[Callable[[], Frame]] = [
            self._bytes,
            self._text,
            self._wrong_shape,
            self._nested,
            *[self._mutated] * 4,
            self._damaged,
            self._again,
        ]

    def frames(self, count: int) -> Iterator[Frame]:
        for _ in range(count):
            yield self.chance.choice(self._ways)()

    def remember(self, message: dict[str, Value]) -> None:
        """A message that was real a moment ago."""
        self.seen.append(message)
        if len(self.seen) > 200:
            del self.seen[len(REAL)]

    # ── ways ──

    def _bytes(self) -> Frame:
        return self.chance.randbytes(self.chance.randrange(200))

    def _text(self) -> Frame:
        signs = string.printable + "żółć💥\u2028\x00"
        return "".join(self.chance.choices(signs, k=self.chance.randrange(200)))

    def _wrong_shape(self) -> Frame:
        """JSON that may have the name of a message, and nothing else of it."""
        value = self._value(3)
        if isinstance(value, dict):
            value["type"] = self.chance.choice([*KINDS, "agree", "say", "mute", "", None, 5])
        return _dumped(value)

    def _nested(self) -> Frame:
        depth = self.chance.choice([50, 500, 1900])
        left, right = self.chance.choice([("[", "]"), ('{"type":', "}"), ('{"a":[', "]}")])
        return (left * depth + "1" + right * depth)[: self.chance.choice([100, 4000, 5000])]

    def _mutated(self) -> Frame:
        """A real message with one or two fields changed, left out or added."""
        message = dict(self.chance.choice(self.seen))
        for _ in range(self.chance.randrange(1, 3)):
            field = self.chance.choice([*message, "extra", "seat", "seq", "moves"])
            if self.chance.random() < 0.15:
                message.pop(field, None)
            elif isinstance(message.get(field), int) and self.chance.random() < 0.6:
                message[field] += self.chance.randrange(-3, 4)
            elif field != "type" or self.chance.random() < 0.2:
                message[field] = self._value(1)
        return _dumped(message)

    def _damaged(self) -> Frame:
        """A real message with some of its signs changed."""
        text = bytearray(_dumped(self.chance.choice(self.seen)).encode(errors="replace"))
        for _ in range(self.chance.randrange(1, 4)):
            text[self.chance.randrange(len(text))] = self.chance.randrange(256)
        return bytes(text) if self.chance.random() < 0.5 else text.decode(errors="replace")

    def _again(self) -> Frame:
        return _dumped(self.chance.choice(self.seen))

    def _value(self, depth: int) -> Value:
        chance = self.chance
        simple: list[Callable[[], Value]] = [
            lambda: chance.choice(LARGE),
            lambda: chance.randrange(-5, 400),
            lambda: chance.choice(ODD_TEXTS),
            lambda: chance.choice([True, False, None]),
        ]
        if depth <= 0 or chance.random() < 0.5:
            return chance.choice(simple)()
        if chance.random() < 0.5:
            return [self._value(depth - 1) for _ in range(chance.randrange(4))]
        return {chance.choice(["seq", "action", "x", ""]): self._value(depth - 1) for _ in range(chance.randrange(4))}


def _dumped(value: Value) -> str:
    return json.dumps(value)
