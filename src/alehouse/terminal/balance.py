"""The balance of a game on a terminal: short tables, or one JSON object; the whole of it as a page."""

import shlex
from pathlib import Path
from typing import Final

import msgspec

from alehouse.core.cards import CardFile
from alehouse.core.words import Words, words_of
from alehouse.games import load
from alehouse.lab import WORDS as LAB_WORDS
from alehouse.lab.balance import Balance, Thing, balance, observed
from alehouse.lab.compare import Change, Comparison, compared, comparison
from alehouse.lab.format import number, numbers, p_value, percent, percents
from alehouse.lab.naming import Naming
from alehouse.lab.page import page
from alehouse.lab.plan import Plan
from alehouse.lab.ratios import Estimate
from alehouse.terminal import WORDS
from alehouse.terminal.errors import Misuse
from alehouse.terminal.house import card_changes
from alehouse.terminal.lab import LabRequest, Run
from alehouse.terminal.screen import Screen

HOUSE: Final = "default"  # `--against default`: the house's own cards
SHOWN: Final = 12  # cards on the terminal; the page has all


class Request(LabRequest, kw_only=True):
    """What was asked for on the command line."""

    bot: str
    against: str | None
    out: Path | None


class Findings(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What is printed as JSON."""

    balance: Balance
    comparison: Comparison | None = None


def run(request: Request, as_json: bool, words: Words) -> None:
    """Play, look on and tell, what was seen before an interruption too."""
    plan = Plan(**request.setting(), bots=(request.bot,), games=request.games)
    plan.check()
    before = _other_cards(plan, request, words) if request.against else None
    if request.out and not request.out.absolute().parent.is_dir():
        raise Misuse(words, "cli-save-folder", folder=str(request.out.parent))
    running = Run(request, plan, words)
    found, trouble = _observe(running, plan, before, request)
    if found:
        report = _Report(found, plan, Screen(words), _edits(before, plan, words) if before else [])
        if request.out:
            request.out.write_text(report.page(_command(plan, request)), encoding="utf-8")
        if as_json:
            print(msgspec.json.encode(found).decode())
        else:
            report.show(request.out)
    if trouble:
        raise trouble


def _observe(
    running: Run, plan: Plan, before: Plan | None, request: Request
) -> tuple[Findings | None, BaseException | None]:
    workers = request.worker_pool()
    if before is None:
        parts = observed(plan, workers, running.keeps_games)
        account, trouble = running.through(parts, plan.games)
        return Findings(balance=balance(plan, account)) if account else None, trouble
    both = compared(before, plan, workers, running.keeps_games)
    pairs, trouble = running.through(both, plan.games)
    if pairs is None:
        return None, trouble
    return Findings(balance=balance(plan, pairs.after), comparison=comparison(pairs, plan.players)), trouble


def _other_cards(plan: Plan, request: Request, words: Words) -> Plan:
    """The same with the card file to compare with."""
    if request.against == HOUSE:
        other = None
    else:
        file = CardFile.read(Path(request.against or ""))
        other = (file.name, file.text)
    if (other and other[1]) == (plan.cards and plan.cards[1]):
        raise Misuse(words, "balance-same-cards")
    before = msgspec.structs.replace(plan, cards=other)
    before.check()
    return before


def _edits(before: Plan, after: Plan, words: Words) -> list[str]:
    """How the card files differ."""
    files = [CardFile(*plan.cards) if plan.cards else load(plan.game).card_file for plan in (before, after)]
    return [words.say(key, args) for key, args in card_changes(*files)]


def _command(plan: Plan, request: Request) -> str:
    """What makes the page again."""
    words = ["alehouse", "balance", plan.game, "--bot", request.bot, "--players", str(plan.players)]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    words += [f"--{name.replace('_', '-')}={value}" for name, value in plan.options.items()]
    words += [f"--cards={request.cards}"] if request.cards else []
    return shlex.join([*words, *([f"--against={request.against}"] if request.against else [])])


class _Report:
    """Findings in words."""

    def __init__(self, found: Findings, plan: Plan, screen: Screen, edits: list[str]) -> None:
        self.found = found.balance
        self.comparison = found.comparison
        self.edits = edits
        self.screen = screen
        self.game = plan.load()
        self.words = words_of(screen.words.language, WORDS, LAB_WORDS, self.game.room / "words")
        self.naming = Naming(self.words, self.game, self.found)

    def page(self, command: str) -> str:
        return page(self.found, self.words, self.game, command, self.comparison, self.edits)

    def show(self, out: Path | None) -> None:
        found = self.found
        title = {"game": self.game.title, "games": found.games, "players": found.players}
        self.screen.write(self.words.say("simulate-title", title), "heading")
        if self.comparison:
            self._changes(self.comparison)
        else:
            self._seats()
            self._lengths()
            self._outliers()
        self.screen.blank()
        if out:
            self.screen.write(self.words.say("balance-file", {"file": str(out)}), "quiet")
        else:
            self.screen.write(self.words.say("balance-no-file"), "quiet")

    def _seats(self) -> None:
        rows = [self._heading("seats", "win", "interval", "chance")]
        for place, seat in enumerate(self.found.seats):
            rows.append([self.naming.seat(place), *_share(seat.estimate), p_value(seat.p_value)])
        self._table(rows)

    def _lengths(self) -> None:
        rows = [self._heading("lengths", "average", "interval")]
        for name, mean in self.found.lengths.items():
            rows.append([self.naming.quantity(f"length/{name}"), *_mean(mean)])
        for name, share in self.found.shares.items():
            rows.append([self.naming.quantity(f"share/{name}"), *_share(share)])
        for name, mean in self.found.sources.items():
            rows.append([self.naming.quantity(f"source/{name}"), *_mean(mean)])
        self._table(rows)

    def _outliers(self) -> None:
        worst = self.found.outliers()
        self.screen.blank()
        self.screen.write(self.words.say("balance-outliers" if worst else "balance-no-outliers"))
        if worst:
            rows = [self._heading("thing", "pick", "uses", "win", "interval"), *map(self._thing, worst[:SHOWN])]
            self.screen.table(rows)

    def _thing(self, thing: Thing) -> list[str]:
        picked = percent(thing.pick.value) if thing.pick else "–"
        won = _share(thing.win.estimate) if thing.win else ["–", "–"]
        return [self.naming.thing(thing.name), picked, number(thing.uses.value), *won]

    def _changes(self, comparison: Comparison) -> None:
        self.screen.blank()
        for edit in self.edits:
            self.screen.write(edit, indent=2)
        sure = [change for change in comparison.changes if change.significant]
        self.screen.blank()
        told = {"changes": len(sure), "compared": len(comparison.changes)}
        self.screen.write(self.words.say("balance-verdict", told))
        rows = [self._heading("quantity", "before", "after", "difference", "chance")]
        self.screen.table([*rows, *map(self._change, (sure or comparison.changes)[:SHOWN])])

    def _change(self, change: Change) -> list[str]:
        name, write = change.name, self.naming.figure
        values = [write(name, change.before.value), write(name, change.after.value)]
        values.append(write(name, change.difference, True))
        return [self.naming.quantity(name), *values, p_value(change.p_value)]

    def _heading(self, *keys: str) -> list[str]:
        return [self.words.say(f"balance-{key}") for key in keys]

    def _table(self, rows: list[list[str]]) -> None:
        self.screen.blank()
        self.screen.table(rows)


def _share(found: Estimate) -> list[str]:
    return [percent(found.value), percents(found.low, found.high)]


def _mean(found: Estimate) -> list[str]:
    return [number(found.value), numbers(found.low, found.high)]
