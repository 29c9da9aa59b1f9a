"""Letters by mail: composed so that nobody's name can add a header, handed over to an SMTP server."""

import contextlib
import smtplib
import ssl
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import localtime, parseaddr
from functools import partial
from typing import Final

from alehouse.house.people import EMAIL
from alehouse.house.rows import LetterRow
from alehouse.server.notify.news import News
from alehouse.server.settings import MailSettings
from alehouse.server.workers.threads import in_thread

PATIENCE: Final = 10.0  # seconds for each answer of the server
PERMANENT: Final = 500  # codes from here on mean that there is no point in trying again


class Undeliverable(Exception):
    """A letter that no further attempt would bring to its reader."""


class Mailer:
    """Sends letters through the SMTP server of the settings."""

    def __init__(self, settings: MailSettings) -> None:
        self._settings = settings
        name, sender = parseaddr(settings.sender)
        self._sender = Address(name, addr_spec=sender)  # one line: see the settings

    async def send(self, letter: LetterRow, address: str, news: News) -> None:
        """Hand a letter over. Raises `Undeliverable`, or `OSError` when it may be tried again."""
        message = self.compose(letter, address, news)
        await in_thread(partial(self._hand_over, message))

    def compose(self, letter: LetterRow, address: str, news: News) -> EmailMessage:
        """A letter as a mail. Its id is always the same: whoever gets it twice, after a crash, can tell."""
        if not EMAIL.fullmatch(address):
            raise Undeliverable("that is not an address")
        message = EmailMessage(SMTP)
        try:
            message["To"] = Address(addr_spec=address)
        except (MessageError, ValueError, IndexError) as error:
            raise Undeliverable(str(error)) from error
        house = self._sender.domain
        message["From"] = self._sender
        message["Subject"] = _line(news.title)
        message["Date"] = localtime()
        message["Message-ID"] = f"<{letter.table_id or 'address'}.{letter.seq}.{letter.id}@{house}>"
        if letter.table_id is not None:
            message["References"] = f"<{letter.table_id}@{house}>"  # keeps the letters about a table together
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(news.body)
        return message

    def _hand_over(self, message: EmailMessage) -> None:
        try:
            server = self._connect()
            try:
                if self._settings.user:
                    server.login(self._settings.user, self._settings.password)
                server.send_message(message)
            finally:
                with contextlib.suppress(OSError):  # an accepted letter is not sent again for want of a farewell
                    server.quit()
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            if min(codes) >= PERMANENT:
                raise Undeliverable(str(error)) from error
            raise

    def _connect(self) -> smtplib.SMTP:
        where, house = (self._settings.host, self._settings.port), self._sender.domain
        if self._settings.security == "tls":
            safe = ssl.create_default_context()
            return smtplib.SMTP_SSL(*where, local_hostname=house, timeout=PATIENCE, context=safe)
        server = smtplib.SMTP(*where, local_hostname=house, timeout=PATIENCE)
        if self._settings.security == "starttls":
            try:
                server.starttls(context=ssl.create_default_context())
            except OSError:
                server.close()
                raise
        return server


def _line(text: str) -> str:
    """A text that fits a header: one line of visible characters."""
    return "".join(sign if sign.isprintable() else " " for sign in text)
