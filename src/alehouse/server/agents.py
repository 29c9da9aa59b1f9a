"""What kind of browser somebody has, from what it says about itself: only to call it something in a list."""

import re
from typing import Final, Literal, NamedTuple

Kind = Literal["computer", "phone", "tablet"]

# The first that is found: most browsers say that they are like others, too.
BROWSERS: Final = {
    "Edge": "Edg(e|A|iOS)?/",
    "Opera": "OPR/|Opera",
    "Samsung Internet": "SamsungBrowser/",
    "Firefox": "Firefox/|FxiOS/",
    "Chrome": "Chrome/|CriOS/|Chromium/",
    "Safari": "Safari/",
}
SYSTEMS: Final = {
    "iPhone": "iPhone|iPod",
    "iPad": "iPad",
    "Android": "Android",
    "ChromeOS": "CrOS",
    "Windows": "Windows",
    "macOS": "Macintosh|Mac OS X",
    "Linux": "Linux|X11",
}
LONGEST: Final = 400  # characters that are looked at


class Agent(NamedTuple):
    """A browser, as far as it has said what it is; "" where it has not."""

    browser: str
    system: str
    kind: Kind


def described(said: str) -> str:
    """What a browser is, as it is kept: "Firefox/Android/phone"; "" if it has not said so."""
    said = said[:LONGEST]
    browser, system = _found(BROWSERS, said), _found(SYSTEMS, said)
    kind = "phone" if system == "iPhone" else "tablet" if system == "iPad" else "computer"
    if system == "Android":
        kind = "phone" if "Mobile" in said else "tablet"
    return f"{browser}/{system}/{kind}" if browser and system else ""


def read(agent: str) -> Agent:
    """A browser from what is kept of it."""
    browser, system, kind = (*agent.split("/"), "", "", "")[:3]
    return Agent(browser, system, kind if kind in ("phone", "tablet") else "computer")  # type: ignore[arg-type]


def _found(names: dict[str, str], said: str) -> str:
    return next((name for name, signs in names.items() if re.search(signs, said)), "")
