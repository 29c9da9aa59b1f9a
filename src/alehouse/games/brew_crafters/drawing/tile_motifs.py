"""Pictures of 48 by 36: buildings and equipment (`tile-<tile>`), local partners (`partner-<partnership>`)."""

from typing import Final

from alehouse.core.draw.svg import circle, ellipse, group, outlined, path, rect, stroke, symbol, use
from alehouse.games.brew_crafters.cards import Catalogue

_COPPER_LINE: Final = "#5b2a10"
_SLATE: Final = "#4c5a67"
_OAK: Final = "#4a2c10"
_LAMP: Final = "#ffe2a0"


def tile_motifs(cards: Catalogue) -> str:
    """All of them, as shared drawings; a tile or partner of somebody's own file looks like a plain house."""
    tiles, partners = _buildings() | _equipment(), _partners()
    drawn = {f"tile-{tile.id}": tiles.get(tile.id) or tiles["storehouse"] for tile in cards.tiles}
    drawn |= {f"partner-{card.id}": partners.get(card.id) or tiles["brewpub"] for card in cards.partnerships}
    return "".join(symbol(name, 48, 36, drawing) for name, drawing in drawn.items())


# ── buildings ─────────────────────────────────────────────────────────────────────────────────────


def _buildings() -> dict[str, str]:
    return {
        "storehouse": path("M4 34V16L24 5l20 11v18z", "#a2503c")
        + stroke("M2 17 24 4l22 13", "#5b2a1e", 3)
        + path("M16 34V20h16v14z", "#5b3a22")
        + stroke("M16 27h16M24 20v14", "#c99b62", 1.5),
        "yeast_lab": path("M5 34V14h38v20z", "#d9dfe2")
        + path("M3 14h42l-4-6H7z", _SLATE)
        + path("M19 18h8M21 18v5l-5 8h14l-5-8v-5", "#f3d75e", stroke=_SLATE, stroke_width=1.8, stroke_linejoin="round"),
        "farm": path("M2 34c6-8 38-8 44 0z", "#5f8f3e")
        + stroke("M8 30c6-3 26-3 32 0M13 34l4-6M24 34v-6M35 34l-4-6", "#3f6a24", 1.6)
        + path("M15 26V13l9-7 9 7v13z", "#b8433a")
        + stroke("M12 14 24 4l12 10", "#fbf5e6", 2.2)
        + path("M20 26v-8h8v8z", "#fbf5e6"),
        "tasting_room": path("M4 34V12h40v22z", "#8e2f4f")
        + path("M2 12h44l-5-7H7z", "#5d1e33")
        + path("M8 17h32v11H8z", _LAMP)
        + "".join(
            outlined(f"M{x} 19h5l-.6 8h-3.8z", beer, 0.8, "#3b2f26")
            for x, beer in ((11, "#e2a03f"), (21, "#7c4526"), (31, "#33281f"))
        ),
        "brewpub": path("M6 34V14h36v20z", "#c9a266")
        + path("M2 15 24 3l22 12z", "#6b3f22")
        + path("M11 20h9v8h-9zM28 20h9v8h-9z", _LAMP, stroke="#6b3f22")
        + path("M21.5 34V24h5v10z", "#6b3f22")
        + outlined("M20 9h6v6h-6zM26 10.5h2.5v3H26", "#ffcf5a", 0.8, "#3b2f26"),
    }


# ── equipment ─────────────────────────────────────────────────────────────────────────────────────


def _equipment() -> dict[str, str]:
    lanes = "".join(path(f"M{x} {y}h4v6h-4z", "#8a5222") for y in (4, 20) for x in (26, 34))
    return {
        "mash_tun": path("M9 12h30v18a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4z", "url(#copper)")
        + path("M9 12c0-6 7-9 15-9s15 3 15 9z", "url(#copper)", stroke=_COPPER_LINE)
        + stroke("M9 18h30M9 27h30", _COPPER_LINE, 1, stroke_opacity=0.6)
        + path("M22 0h4v4h-4z", "#6b3212"),
        "hop_infuser": path("M14 6h20v22l-6 6h-8l-6-6z", "url(#steel)", stroke=_SLATE)
        + stroke("M12 6h24", _SLATE, 3)
        + group(use("glyph-hops", 0, 0, 24), transform="translate(15 9) scale(.75)", color="#4f7d31"),
        "oak_barrels": _barrel(5, 17) + _barrel(25, 17) + _barrel(15, 1),
        "double_line": path("M4 4h12v12H4zM4 20h12v12H4z", "url(#copper)", stroke=_COPPER_LINE)
        + stroke("M16 10h26M16 26h26", _SLATE, 4)
        + lanes,
        "loading_dock": path("M3 34V10h42v24z", "#9aa3a8")
        + path("M3 10h42V6H3z", _SLATE)
        + path("M8 15h14v15H8zM26 15h14v15H26z", "#3f4a54")
        + stroke("M8 19h14M8 23h14M8 27h14M26 19h14M26 23h14M26 27h14", "#7d8992", 1)
        + path("M3 31h42v3H3z", "#ffcf5a")
        + stroke("m6 34 3-3M14 34l3-3M22 34l3-3M30 34l3-3M38 34l3-3", "#2a211b", 2),
    }


def _barrel(x: float, y: float) -> str:
    return group(
        ellipse(9, 9, 9, 8.5, "#a8713a", stroke=_OAK, stroke_width=1.6),
        stroke("M3 9h12M9 1v16", _OAK, 1, stroke_opacity=0.5),
        circle(9, 9, 2, _OAK),
        x=x,
        y=y,
    )


# ── partners ──────────────────────────────────────────────────────────────────────────────────────


def _partners() -> dict[str, str]:
    return {
        "spice_importer": path("M3 27h42l-5 7H9z", "#7c4526", stroke=_OAK)
        + stroke("M24 27V4", _OAK, 2)
        + path("M25.5 6c9 1 14 7 15 17H25.5zM22.5 9C15 11 10 16 9 23h13.5z", "#f6ead0", stroke="#8d7b60")
        + use("glyph-spice", 27, 10, 12, color="#e07b28"),
        "coffee_roaster": path("M6 34V30h36v4z", _SLATE)
        + ellipse(24, 18, 17, 13, "url(#copper)", stroke=_COPPER_LINE)
        + circle(24, 18, 7.5, "#2a1a10", stroke="#f0b27c", stroke_width=1.5)
        + use("glyph-coffee", 18, 12, 12, color="#c08a55")
        + path("M36 8l6-6 3 3-7 7z", _SLATE),
        "fruit_orchard": path("M2 34c6-6 38-6 44 0z", "#5f8f3e")
        + path("M22 31V18h4v13z", "#6b4420")
        + path("M24 3c9 0 15 5 14 11-1 5-6 7-14 7s-13-2-14-7C9 8 15 3 24 3z", "#4f8a3a", stroke="#2f5a22")
        + "".join(circle(x, y, 2.4, "#c0392b") for x, y in ((17, 11), (24, 8), (31, 12), (21, 16), (28, 17))),
        "yeast_bank": path("M5 34V15h38v19z", "#e9dfc4", stroke="#6f6152")
        + path("M2 15 24 3l22 12z", _SLATE)
        + rect(9, 17, 5, 15, 1, "#b9aa8a")
        + rect(34, 17, 5, 15, 1, "#b9aa8a")
        + circle(24, 24, 7.5, "#e8c547", stroke="#4a3a0c", stroke_width=1.3)
        + use("glyph-yeast", 18, 18, 12, color="#4a3a0c"),
    }
