"""Codes of tables: short enough to be called across a room, of signs that nobody takes for others."""

import secrets
from typing import Final

SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # without 0 O, 1 I L, U
LENGTH: Final = 5


def fresh_code() -> str:
    """A code that is nobody's, most likely: there are 24 million."""
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def read_code(typed: str) -> str:
    """A code as it is kept, however it was typed; "" for what can be none."""
    code = "".join(typed.split()).upper()
    return code if len(code) == LENGTH and set(code) <= set(SIGNS) else ""
