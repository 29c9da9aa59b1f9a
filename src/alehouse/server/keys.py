"""Who a browser is: a random key in a signed cookie. There are no passwords."""

import hashlib
import hmac
import secrets
from typing import Final

COOKIE: Final = "alehouse"
AGE: Final = 400 * 24 * 3600  # seconds; browsers keep no cookie longer


class Keys:
    """Makes keys and recognises them again."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new(self) -> str:
        """A key nobody else has."""
        return secrets.token_urlsafe(18)

    def sign(self, key: str) -> str:
        """A key as it is kept in a cookie."""
        return f"{key}.{hmac.new(self._secret, key.encode(), hashlib.sha256).hexdigest()}"

    def read(self, cookie: str | None) -> str:
        """The key in a cookie, or "" if we have not made it."""
        key = (cookie or "").rpartition(".")[0]
        return key if key and hmac.compare_digest(self.sign(key).encode(), (cookie or "").encode()) else ""
