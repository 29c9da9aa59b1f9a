"""What the house writes about itself: lines for people, or one JSON object a line for programs.

An event is logged as a sentence and its fields, "a bot failed table=%s bot=%s": never with what people say to each
other, with secrets, or with the addresses of visitors.
"""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any, Final

from alehouse.server.settings import LogSettings

FIELD: Final = re.compile(r"(\w+)=%\S*[a-z]")


class JSONLines(logging.Formatter):
    """An event as one JSON object, its fields apart."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
        }
        line |= _event(record)
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def _event(record: logging.LogRecord) -> dict[str, Any]:
    text, given = str(record.msg), record.args
    names = FIELD.findall(text)
    if not isinstance(given, tuple) or not names or len(names) != len(given):
        return {"event": record.getMessage()}
    return {"event": FIELD.sub("", text).strip(), **dict(zip(names, given))}


def set_up(settings: LogSettings) -> None:
    """Write the events of the house from a level on; those of the libraries only when something is wrong.

    Their other lines would name visitors' addresses.
    """
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")
    handler.setFormatter(JSONLines() if settings.format == "json" else plain)
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("alehouse").setLevel(settings.level.upper())
    for library in ("asyncio", "uvicorn.error"):
        logging.getLogger(library).setLevel(logging.ERROR)  # whoever sends nonsense would fill the disk with warnings
