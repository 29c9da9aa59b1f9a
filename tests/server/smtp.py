"""A real SMTP server in the test process: what arrives, how often, and what a server may refuse."""

import asyncio
import time
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from tests.server.parts import free_port

PATIENCE = 15.0
ACCEPTED = "250 OK"


class Postbox:
    """Keeps every mail that it gets; those for which there are `answers` it refuses. It takes a `pause` to say so.

    `how` it works else is said in the words of its library.
    """

    def __init__(self, **how: Any) -> None:
        self.mails: list[EmailMessage] = []
        self.readers: list[list[str]] = []  # of each mail, as the envelope names them
        self.answers: list[str] = []
        self.pause = 0.0
        self.unknown = ""  # what it says of every reader, unless it knows them
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port, **how)
        self._controller.start()

    async def handle_RCPT(  # noqa: N802 (aiosmtpd's)
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if not self.unknown:
            envelope.rcpt_tos.append(address)
        return self.unknown or ACCEPTED

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 (aiosmtpd's)
        if self.answers:
            answer = self.answers.pop(0)
            await asyncio.sleep(self.pause)
            return answer
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self.readers.append(list(envelope.rcpt_tos))
        await asyncio.sleep(self.pause)
        return ACCEPTED

    def wait(self, count: int, patience: float = PATIENCE) -> list[EmailMessage]:
        """The mails, when there are so many."""
        deadline = time.monotonic() + patience
        while len(self.mails) < count:
            assert time.monotonic() < deadline, [mail["subject"] for mail in self.mails]
            time.sleep(0.05)
        return self.mails

    def wait_for(self, subject: str, patience: float = PATIENCE) -> EmailMessage:
        """The next mail about that."""
        deadline = time.monotonic() + patience
        while not (found := [mail for mail in self.mails if mail["subject"] == subject]):
            assert time.monotonic() < deadline, [mail["subject"] for mail in self.mails]
            time.sleep(0.05)
        return found[0]

    def close(self) -> None:
        self._controller.stop()
