"""Mail: over safe lines only where the settings say so, and with no header that somebody else wrote."""

import asyncio
import re
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.smtp import Postbox

from alehouse.house.rows import LetterRow
from alehouse.server.notify.mail import Mailer, Undeliverable
from alehouse.server.notify.news import News
from alehouse.server.settings import MailSettings

BROKK = "brokk@example.org"
SENDER = "Karczma „Pod Kuflem” <inn@example.org>"
LETTER = LetterRow(id=1, table_id="t", seq=3, person="p", channel="mail", attempts=0)
NEWS = News(title="À toi de jouer", text="", body="C’est ton tour.\n", link="")
BAD_NEWS = News(title="Turn\r\nX-Bad: 1\r\n\r\nbody", text="", body="\r\n.\r\nBcc: x@y.example\r\n", link="")


# ── the way to the server ─────────────────────────────────────────────────────────────────────────


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A certificate for this machine, with its key in the same file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(datetime.now(UTC) - timedelta(days=1))
        .not_valid_after(datetime.now(UTC) + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    plain = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    path = tmp_path / "certificate.pem"
    pem = serialization.Encoding.PEM
    path.write_bytes(made.public_bytes(pem) + key.private_bytes(pem, *plain))
    return path


@pytest.fixture
def server_side(certificate: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context


@pytest.fixture
def trusted(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine trusts the certificate."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))


@contextmanager
def postbox(**how: Any) -> Iterator[Postbox]:
    box = Postbox(**how)
    try:
        yield box
    finally:
        box.close()


def send(box: Postbox, **settings: Any) -> None:
    mailer = Mailer(MailSettings(host="127.0.0.1", port=box.port, sender=SENDER, **settings))
    asyncio.run(mailer.send(LETTER, BROKK, NEWS))


def with_password(_: object, __: object, ___: object, ____: object, given: LoginPassword) -> AuthResult:
    return AuthResult(success=given == LoginPassword(b"inn", b"right"), handled=False)


def test_a_mail_goes_over_a_line_made_safe_with_a_password(trusted: None, server_side: ssl.SSLContext) -> None:
    how = {"tls_context": server_side, "require_starttls": True, "auth_required": True, "authenticator": with_password}
    with postbox(**how) as box:
        send(box, user="inn", password="right")
        (mail,) = box.mails
        assert mail["subject"] == NEWS.title
        assert mail["from"] == SENDER
        assert mail.get_content().strip() == "C’est ton tour."
        with pytest.raises(OSError, match="535"):
            send(box, user="inn", password="wrong")
        assert len(box.mails) == 1


def test_a_mail_goes_over_a_line_that_was_safe_from_the_first(trusted: None, server_side: ssl.SSLContext) -> None:
    with postbox(ssl_context=server_side) as box:
        send(box, security="tls")
        assert len(box.mails) == 1


@pytest.mark.parametrize("security", ["tls", "starttls"])
def test_a_server_that_nobody_vouches_for_gets_nothing(server_side: ssl.SSLContext, security: str) -> None:
    side = "ssl_context" if security == "tls" else "tls_context"
    with postbox(**{side: server_side}) as box:
        with pytest.raises(ssl.SSLCertVerificationError):
            send(box, security=security)
        assert box.mails == []


def test_a_line_that_cannot_be_made_safe_is_not_used() -> None:
    with postbox() as box:
        with pytest.raises(OSError, match="STARTTLS"):
            send(box, security="starttls")
        assert box.mails == []


@pytest.mark.parametrize(("answer", "problem"), [("550 no such person", Undeliverable), ("450 later", OSError)])
def test_what_a_server_says_of_a_reader_counts(answer: str, problem: type[Exception]) -> None:
    with postbox() as box:
        box.unknown = answer
        with pytest.raises(problem):
            send(box, security="none")


# ── what is in a mail ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "address",
    ["a@b.example\nBcc: x@y", "a@b.example,x@y.example", "a b@c.example", "<a@b.example>", "a@", "", "a@b\x00.c"],
)
def test_what_is_no_plain_address_gets_no_mail(address: str) -> None:
    mailer = Mailer(MailSettings(host="x", sender="inn@example.org"))
    with pytest.raises(Undeliverable):
        mailer.compose(LETTER, address, NEWS)


def test_what_is_told_adds_no_header() -> None:
    mailer = Mailer(MailSettings(host="x", sender=SENDER))
    mail = mailer.compose(LETTER, BROKK, BAD_NEWS)
    headers = bytes(mail).partition(b"\r\n\r\n")[0].decode()
    assert not re.search(r"^(bcc|x-bad)", headers, re.IGNORECASE | re.MULTILINE)
    assert headers.count("\nSubject:") == 1
