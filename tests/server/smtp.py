"""A real SMTP server in the test process: what arrives, how often, and what a server may refuse."""

import asyncio
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from tests.server.house import PATIENCE, until
from tests.server.parts import free_port

ACCEPTED = "250 OK"


class Postbox:
    """Keeps every mail that it gets; those for which there are `answers` it refuses. While it is `silent` it says
    nothing of that.

    `how` it works else is said in the words of its library.
    """

    def __init__(self, **how: Any) -> None:
        self.mails: list[EmailMessage] = []
        self.readers: list[list[str]] = []  # of each mail, as the envelope names them
        self.answers: list[str] = []
        self.silent = False
        self.unknown = ""  # what it says of every reader, unless it knows them
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port, ready_timeout=PATIENCE, **how)
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
            await self._until_it_speaks()
            return answer
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.readers.append(list(envelope.rcpt_tos))  # first: whoever waits for the mail looks at its readers, too
        self.mails.append(mail)
        await self._until_it_speaks()
        return ACCEPTED

    async def _until_it_speaks(self) -> None:
        while self.silent:  # noqa: ASYNC110 (it is told from the tests' own thread)
            await asyncio.sleep(0.01)

    def wait(self, count: int) -> list[EmailMessage]:
        """The mails, when there are so many."""
        until(lambda: len(self.mails) >= count)
        return self.mails

    def wait_for(self, subject: str) -> EmailMessage:
        """The next mail about that."""
        return until(lambda: [mail for mail in self.mails if mail["subject"] == subject])[0]

    def close(self) -> None:
        self.silent = False
        self._controller.stop()
