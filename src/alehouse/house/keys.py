"""Who a browser is: a person and one of their devices, in a signed cookie. There are no passwords."""

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Sequence
from typing import Final

TOKEN: Final = re.compile(r"([0-9]{1,18})-[0-9]{1,18}-[0-9a-f]{64}")
ALIAS: Final = 24  # characters of an alias: nobody meets the same one twice
FIRST_DEVICE: Final = "0"  # of those whose cookies are older than devices


class Keys:
    """Makes keys and recognises them again."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new(self) -> str:
        """A key nobody else has."""
        return secrets.token_urlsafe(18)

    def new_device(self) -> str:
        """What a device is called among those of its owner."""
        return secrets.token_urlsafe(9)

    def sign(self, key: str, device: str) -> str:
        """A person's key and the device that it is for, as they are kept in a cookie."""
        text = f"{key}~{device}"
        return f"{text}.{self._signature(text)}"

    def read(self, cookie: str | None) -> tuple[str, str]:
        """The key in a cookie, and the device that it is for; "" if we have not made it.

        Older houses counted how often a key had moved, and wrote nothing before it had: that is taken for its device.
        """
        text, _, signature = (cookie or "").rpartition(".")
        if not hmac.compare_digest(self._signature(text).encode(), signature.encode(errors="replace")):
            return "", ""
        key, _, device = text.partition("~")
        return key, device or FIRST_DEVICE

    def print_of(self, words: Sequence[str]) -> str:
        """What is kept of the words that bring somebody back: they cannot be told from it."""
        return self._signature(f"words {' '.join(words)}")

    def token(self, letter: int, email: str, seconds: float) -> str:
        """What proves for a while that somebody has read a letter that was sent to an address."""
        text = f"{letter}-{int(time.time() + seconds)}"
        return f"{text}-{self._signature(f'confirm {text} {email}')}"

    def letter_of(self, token: str) -> int:
        """The letter that a token was in, whatever it proves; -1 if it was in none."""
        found = TOKEN.fullmatch(token)
        return int(found[1]) if found else -1

    def proves(self, token: str, email: str) -> bool:
        """Whether a token was in a letter to that address, not too long ago."""
        text, _, signature = token.rpartition("-")
        right = hmac.compare_digest(self._signature(f"confirm {text} {email}").encode(), signature.encode())
        return right and int(text.partition("-")[2]) >= time.time()

    def alias(self, person: str, among: str) -> str:
        """What a person is called by those who are not to know the key: the same among the same people, another one
        elsewhere, and nobody finds the person by it."""
        return self._signature(f"alias {among} {person}")[:ALIAS]

    def _signature(self, text: str) -> str:
        return hmac.new(self._secret, text.encode(errors="replace"), hashlib.sha256).hexdigest()
