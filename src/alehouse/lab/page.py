"""The balance of a game as an HTML page: numbers and pictures in one file, without a script, readable offline."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from alehouse.core.draw.colours import BERRY, CARD, INK, MUTED, PARCHMENT, QUIET_LINE, TRAY
from alehouse.core.game import Game
from alehouse.core.words import Words
from alehouse.lab.balance import Balance, Share, Thing
from alehouse.lab.compare import Change, Comparison
from alehouse.lab.format import number, numbers, p_value, percent, percents
from alehouse.lab.naming import Naming
from alehouse.lab.plots import FONTS, Chart, Mark, Point, bars, intervals, pairs, points
from alehouse.lab.ratios import Estimate

STYLE: Final = f"""
body{{margin:0;background:{PARCHMENT};color:{INK};font:16px/1.5 system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}}
main{{max-width:50rem;margin:auto;padding:1.5rem 1rem 4rem}}
h1,h2,h3{{font-family:Georgia,'Iowan Old Style',Palatino,serif;line-height:1.2;margin:2rem 0 .6rem}}
h1{{margin-top:0}}
p{{margin:.5rem 0}} code{{background:{TRAY};padding:.1rem .3rem;border-radius:3px;overflow-wrap:anywhere}}
.quiet{{color:{MUTED}}} .strong td:first-child{{color:{BERRY};font-weight:700}}
svg{{width:100%;height:auto;margin:.6rem 0}}
.wide{{overflow-x:auto}}
table{{border-collapse:collapse;width:100%;background:{CARD};font-size:.9rem;margin:.6rem 0}}
th,td{{padding:.25rem .6rem;text-align:right;border-bottom:1px solid {QUIET_LINE};white-space:nowrap}}
th:first-child,td:first-child{{text-align:left;white-space:normal}}
th{{background:{TRAY};font-weight:600}}
{FONTS}
"""


def page(
    found: Balance,
    words: Words,
    game: Game,
    command: str,
    comparison: Comparison | None = None,
    edits: Sequence[str] = (),
) -> str:
    """The whole page. `edits` say how the card files differ, where two are compared."""
    writing = _Page(found, Naming(words, game, found))
    parts = [*writing.head(), *(writing.changes(comparison, edits) if comparison else ()), *writing.body(command)]
    title = escape(writing.title)
    return (
        f'<!DOCTYPE html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body><main>\n" + "\n".join(parts) + "\n</main></body></html>\n"
    )


class _Page:
    """A page being written."""

    def __init__(self, found: Balance, naming: Naming) -> None:
        self.found = found
        self.naming = naming
        self.say = naming.say
        self.title = self.say("balance-title", game=naming.game.title, players=found.players)

    # ── parts ─────────────────────────────────────────────────────────────────────────────────────

    def head(self) -> list[str]:
        found = self.found
        options = ", ".join(f"{name} {value}" for name, value in found.options.items()) or "–"
        bots = ", ".join(dict.fromkeys(map(self.naming.bot, found.bots)))
        cards = found.cards or self.say("balance-house-cards")
        text = self.say(
            "balance-played", games=found.games, bots=bots, cards=cards, options=options, seed=str(found.seed)
        )
        return [f"<h1>{escape(self.title)}</h1>", _paragraph(text)]

    def body(self, command: str) -> list[str]:
        return [
            *self._outliers(),
            *self._seats(),
            *self._lengths(),
            *self._scores(),
            *self._things(),
            f"<h2>{escape(self.say('balance-how'))}</h2>",
            _paragraph(self.say("balance-method"), "quiet"),
            f"<p><code>{escape(command)}</code></p>",
        ]

    def _outliers(self) -> list[str]:
        worst = self.found.outliers()
        lines = [f"<h2>{escape(self.say('balance-outliers'))}</h2>"]
        if not worst:
            return [*lines, _paragraph(self.say("balance-no-outliers"))]
        return [*lines, _paragraph(self.say("balance-outliers-note"), "quiet"), self._things_table(worst[:20])]

    def _seats(self) -> list[str]:
        marks = [
            Mark(
                label=self.naming.seat(number),
                value=seat.estimate.value,
                low=seat.estimate.low,
                high=seat.estimate.high,
                caption=_share(seat.estimate),
                strong=self.naming.is_sure(seat),
            )
            for number, seat in enumerate(self.found.seats)
        ]
        return [
            f"<h2>{escape(self.say('balance-seats'))}</h2>",
            intervals(self.say("balance-victories"), marks, share=True, fair=self.found.seats[0].fair).svg,
            _paragraph(self.say(self.naming.seats_verdict()), "quiet"),
        ]

    def _lengths(self) -> list[str]:
        found = self.found
        rows = [(self.naming.quantity(f"length/{name}"), _mean(mean)) for name, mean in found.lengths.items()]
        rows += [(self.naming.quantity(f"share/{name}"), _share(share)) for name, share in found.shares.items()]
        charts = [
            bars(self.say(f"balance-spread-{name}"), found.spreads[name])
            for name in ("decisions", "branching", "leads")
        ]
        title = f"<h2>{escape(self.say('balance-lengths'))}</h2>"
        return [title, _table([self._columns("quantity", "mean"), *rows]), *_svgs(charts)]

    def _scores(self) -> list[str]:
        found = self.found
        lines = [f"<h2>{escape(self.say('balance-scores'))}</h2>"]
        if found.sources:
            rows = [
                (self.naming.source(name), mean.value, found.sources_of_winners[name].value)
                for name, mean in found.sources.items()
                if name in found.sources_of_winners
            ]
            if rows:
                names = (self.say("balance-all"), self.say("balance-winners"))
                lines.append(pairs(self.say("balance-sources"), rows, names).svg)
        table = [(self.naming.quantity(f"score/{name}"), _mean(mean)) for name, mean in found.scores.items()]
        lines.append(bars(self.say("balance-spread-score"), found.spreads["score"]).svg)
        return [*lines, _table([self._columns("quantity", "mean"), *table])]

    def _things(self) -> list[str]:
        """Every card and space, kind by kind."""
        lines = [f"<h2>{escape(self.say('balance-things'))}</h2>", _paragraph(self.say("balance-things-note"), "quiet")]
        for kind in dict.fromkeys(thing.kind for thing in self.found.things):
            things = [thing for thing in self.found.things if thing.kind == kind]
            lines.append(f"<h3>{escape(self.naming.kind(kind))}</h3>")
            lines += _svgs(self._scatter(things))
            lines.append(self._things_table(things))
        return lines

    def _scatter(self, things: Sequence[Thing]) -> list[Chart]:
        found = [
            Point(
                label=self.naming.thing(thing.name),
                x=thing.pick.value,
                y=thing.win.estimate.value,
                strong=self.naming.is_sure(thing.win),
            )
            for thing in things
            if thing.pick and thing.win
        ]
        if len(found) < 2:
            return []
        axes = (self.say("balance-pick"), self.say("balance-win"))
        fair = next(thing.win.fair for thing in things if thing.win)
        return [points(self.say("balance-pick-and-win"), found, axes, fair)]

    def _things_table(self, things: Iterable[Thing]) -> str:
        rows = [self._columns("thing", "pick", "interval", "uses", "win", "interval", "chance")]
        strong = []
        for thing in things:
            pick = (percent(thing.pick.value), percents(thing.pick.low, thing.pick.high)) if thing.pick else ("–", "–")
            win, luck = (self._win(thing.win), p_value(thing.win.p_value)) if thing.win else (("–", "–"), "–")
            rows.append((self.naming.thing(thing.name), *pick, number(thing.uses.value), *win, luck))
            strong.append(self.naming.is_sure(thing.win))
        return _table(rows, strong)

    def _win(self, win: Share) -> tuple[str, str]:
        return percent(win.estimate.value), percents(win.estimate.low, win.estimate.high)

    # ── two card files ────────────────────────────────────────────────────────────────────────────

    def changes(self, comparison: Comparison, edits: Sequence[str]) -> list[str]:
        sure = [change for change in comparison.changes if change.significant]
        lines = [f"<h2>{escape(self.say('balance-changes'))}</h2>"]
        if edits:
            lines += ["<ul>", *(f"<li>{escape(edit)}</li>" for edit in edits), "</ul>"]
        verdict = self.say("balance-verdict", changes=len(sure), compared=len(comparison.changes))
        lines.append(_paragraph(verdict))
        shown = sure or comparison.changes[:10]
        rows = [self._columns("quantity", "before", "after", "difference", "interval", "chance")]
        rows += [self._change(change) for change in shown]
        lines.append(_table(rows, [change.significant for change in shown]))
        for key, names in (
            ("before", comparison.only_before),
            ("after", comparison.only_after),
            ("rare", comparison.rare),
        ):
            if names:
                listed = ", ".join(self.naming.thing(name) for name in names)
                lines.append(_paragraph(self.say(f"balance-only-{key}", names=listed), "quiet"))
        return [*lines, _paragraph(self.say("balance-changes-note"), "quiet")]

    def _change(self, change: Change) -> tuple[str, ...]:
        def written(value: float, signed: bool = False) -> str:
            return self.naming.figure(change.name, value, signed)

        return (
            self.naming.quantity(change.name),
            written(change.before.value),
            written(change.after.value),
            written(change.difference, True),
            f"{written(change.low, True)} – {written(change.high, True)}",
            p_value(change.p_value),
        )

    def _columns(self, *keys: str) -> tuple[str, ...]:
        return tuple(self.say(f"balance-{key}") for key in keys)


# ── small parts ───────────────────────────────────────────────────────────────────────────────────────


def _paragraph(text: str, style: str = "") -> str:
    given = f' class="{style}"' if style else ""
    return f"<p{given}>{escape(text)}</p>"


def _table(rows: Sequence[Sequence[str]], strong: Sequence[bool] = ()) -> str:
    """Rows of cells, the first being titles; strong rows stand out."""
    head, *body = rows
    lines = ["<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"]
    for place, row in enumerate(body):
        given = ' class="strong"' if place < len(strong) and strong[place] else ""
        lines.append(f"<tr{given}>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>")
    return '<div class="wide"><table>' + "\n".join(lines) + "</table></div>"


def _svgs(charts: Iterable[Chart]) -> list[str]:
    return [chart.svg for chart in charts]


def _share(found: Estimate) -> str:
    return f"{percent(found.value)} ({percents(found.low, found.high)})"


def _mean(found: Estimate) -> str:
    return f"{number(found.value)} ({numbers(found.low, found.high)})"
