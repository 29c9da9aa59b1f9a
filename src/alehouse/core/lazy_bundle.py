"""Fluent messages of one language, each read when it is first said."""

import re
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)  # with all its lines


class LazyBundle(FluentBundle):
    """Messages that are read when they are first said: a room has more than a thousand, and all of them take long."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._unread: dict[str, str] = {}  # texts by key; those of terms begin with "-"

    def add_text(self, text: str) -> None:
        """The messages of a file; of two with one key the first one holds."""
        for entry in ENTRY.finditer(text):
            self._unread.setdefault(entry[1], entry[0])

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return bool(super().has_message(message_id))

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Messages and terms within a message are looked up here as well."""
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, key: str) -> None:
        if text := self._unread.get(key):
            self.add_resource(FluentResource(text))
            self._unread[key] = ""  # kept, or a second text with this key would hold
