"""How much people may ask for, as far as whoever runs a house can set it."""

from typing import Annotated

from msgspec import Meta, Struct


class LimitSettings(Struct, kw_only=True, forbid_unknown_fields=True):
    """How much people may ask for; docs/online.md says what is limited."""

    household: Annotated[float, Meta(gt=0)] = 1.0  # how many times as much as is usual one address may have
    tables: Annotated[int, Meta(ge=2)] = 30  # that one person may have begun and not finished lately
    thinkers: Annotated[int, Meta(ge=0, le=64)] = 0  # bots that think at once, in each process; 0: one core is left
