"""Letters by Web Push: encrypted for one browser, signed with the key of the house, given to the browser's maker."""

import re
from fnmatch import fnmatchcase
from functools import partial
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid
from py_vapid.utils import b64urldecode, b64urlencode

from alehouse.house.rows import LetterRow
from alehouse.server.notify.news import News
from alehouse.server.settings import PushSettings
from alehouse.server.workers.threads import in_thread

# Of the browsers that people have; the settings may name more.
SERVICES: Final = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
PATIENCE: Final = 10.0  # seconds for an answer
LASTING: Final = 3 * 24 * 3600  # seconds for which a push waits until the browser is there
GONE: Final = (404, 410)  # the browser has taken its subscription back
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
POINT: Final = 65  # bytes of a browser's public key
AUTH: Final = 16  # bytes of the secret that it shares with us

CURVE: Final = ec.SECP256R1()


class Pusher:
    """Sends letters to browsers. The key pair is made of a secret of the house, so it is always the same."""

    def __init__(self, settings: PushSettings, secret: bytes) -> None:
        self._contact = settings.contact
        self._services = [*SERVICES, *settings.services.split()]
        private = ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, CURVE)
        self._signer = Vapid(private)
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key: Final[str] = b64urlencode(point)

    def serves(self, endpoint: str) -> bool:
        """Whether an endpoint belongs to a push service: the house calls nobody else because a visitor asks it to."""
        try:
            parts = urlsplit(endpoint)
        except ValueError:
            return False
        origin = f"{parts.scheme}://{parts.netloc}"
        plain = re.fullmatch(r"https?://[a-z0-9.-]+(:\d+)?", origin) and endpoint.isascii() and endpoint.isprintable()
        return bool(plain) and any(fnmatchcase(origin, service) for service in self._services)

    async def push(self, letter: LetterRow, endpoint: str, keys: dict[str, str], news: News) -> Literal["sent", "gone"]:
        """Give a letter to the push service of a browser; raises `OSError` when it may be tried again."""
        content = {"title": news.title, "text": news.text, "link": news.link, "table": letter.table_id}
        return await in_thread(partial(self._give, endpoint, keys, msgspec.json.encode(content).decode()))

    def _give(self, endpoint: str, keys: dict[str, str], content: str) -> Literal["sent", "gone"]:
        from pywebpush import WebPushException, webpush  # takes its time: most houses push nothing
        from requests import Session

        session = Session()
        session.max_redirects = 0  # a push service does not send us on to others
        try:
            webpush(
                {"endpoint": endpoint, "keys": keys},
                content,
                vapid_private_key=self._signer,
                vapid_claims={"sub": self._contact},
                timeout=PATIENCE,
                ttl=LASTING,
                requests_session=session,
            )
        except WebPushException as error:
            if error.status_code in GONE:
                return "gone"
            raise OSError(f"the push service answered {error.status_code}") from error
        return "sent"


def checked_keys(keys: dict[str, str]) -> dict[str, str] | None:
    """A browser's keys, written in one way only; nothing if they are not what they should be."""
    try:
        point, secret = b64urldecode(keys["p256dh"].encode()), b64urldecode(keys["auth"].encode())
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (KeyError, ValueError):
        return None
    if len(point) != POINT or len(secret) != AUTH:
        return None
    return {"p256dh": b64urlencode(point), "auth": b64urlencode(secret)}
