"""Somebody who learns a game: reads each bubble, does what it wants, and looks whether it lies in the way."""

from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page
from tests.browser.player import IS_THERE, POLL

BUBBLE: Final = ".lesson:not([hidden])"
CURTAIN: Final = ".curtain.act:not([hidden])"
SETTLED: Final = f".table:not(.busy):not(.lost) {BUBBLE}, {CURTAIN}"
LONGEST: Final = 300  # bubbles

# What the bubble says and waits for, and the boxes of everything it must not cover that are covered.
LOOK: Final = """() => {
  const node = document.querySelector(".lesson:not([hidden])");
  const seen = (one) => one.getClientRects().length > 0;
  const box = node.getBoundingClientRect();
  const over = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [across, down] = [Math.min(right, box.right) - Math.max(left, box.left),
      Math.min(bottom, box.bottom) - Math.max(top, box.top)];
    return across > 1 && down > 1;
  };
  const shining = ".taught > .face, .wanted > .face, .prompt .row .wanted, .menu";
  const lit = [...document.querySelectorAll(shining)].filter(seen);
  const name = (one) => one.closest("[data-piece]")?.dataset.piece ?? one.className;
  const docked = node.classList.contains("docked");
  return {
    waits: node.dataset.waits,
    seq: node.dataset.seq,
    text: node.innerText,
    step: node.querySelector("header small")?.innerText ?? "",
    docked,
    covered: docked ? [] : lit.filter(over).map(name),
    outside: box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
    broken: [...node.querySelectorAll(".sign use")].map((use) => use.getAttribute("href"))
      .filter((id) => id === "#" || !document.querySelector(id)),
    cut: [...node.querySelectorAll(".detail")].some((one) => one.scrollWidth > one.clientWidth + 1
      || (!docked && one.scrollHeight > one.clientHeight + 1)),
    unreachable: [...node.querySelectorAll("footer button")]
      .some((one) => one.getBoundingClientRect().bottom > box.bottom),
    spilt: document.documentElement.scrollWidth > innerWidth + 1,
  };
}"""

# Where to click a wanted thing: at a point of it that nothing covers. A die may lie on a tray: the middle first. What
# lies behind another tab is looked for there.
WANTED: Final = """() => {
  const wanted = document.querySelectorAll(".wanted[data-piece], .prompt .row .wanted");
  const things = [...wanted].filter((one) => one.getClientRects().length);
  const parts = [5, 2, 8, 1, 9, 3, 7, 4, 6];
  for (const thing of things) {
    thing.scrollIntoViewIfNeeded();
    const box = (thing.querySelector(".face") ?? thing).getBoundingClientRect();
    for (const down of parts) for (const right of parts) {
      const [x, y] = [box.left + box.width * right / 10, box.top + box.height * down / 10];
      const unfolds = thing.querySelector(".hit[aria-haspopup=dialog]") !== null;
      if (thing.contains(document.elementFromPoint(x, y))) return { x, y, unfolds };
    }
  }
  document.querySelector('.tabs .wanted[aria-selected="false"]')?.click();
  return null;
}"""
GONE_ON: Final = """(seq) => [...document.querySelectorAll(".lesson:not([hidden]), .curtain.act:not([hidden])")]
  .some((one) => one.dataset.seq !== seq)"""
WANTED_TEXTS: Final = ".prompt .all .wanted"
ANSWERS: Final = ".menu button, dialog[open].unfolded footer button"


@dataclass
class Learner:
    """A person in a lesson, who notes what is wrong with the bubbles."""

    page: Page
    faults: list[str] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)

    def begin(self, address: str, game: str, lesson: str) -> None:
        """Choose a lesson from its game's list."""
        self.page.goto(f"{address}/learn/{game}")
        self.page.locator(f'[data-lesson="{lesson}"]').click()
        self.page.wait_for_url("**/table/lesson.*")
        self.settle()

    def settle(self) -> None:
        self.page.wait_for_function(IS_THERE, arg=SETTLED, polling=POLL)

    def look(self) -> dict[str, Any]:
        """The bubble that is shown; whatever is wrong with it is noted."""
        self.page.wait_for_function("() => document.querySelector('#drawings > *')", polling=POLL)
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        where = f"{seen['step']}: {' '.join(seen['text'].split())[:60]}"
        self.faults += [f"{where}: {what} is covered" for what in seen["covered"]]
        self.faults += [f"{where}: {what}" for what in ("outside", "spilt", "cut", "unreachable") if seen[what]]
        self.faults += [f"{where}: no drawing {icon}" for icon in seen["broken"]]
        self.steps.append(seen["text"])
        return seen

    @property
    def over(self) -> bool:
        return self.page.locator('.lesson[data-waits="end"]:not([hidden])').count() > 0

    def advance(self) -> None:
        """Do what the bubble waits for."""
        curtain = self.page.locator(CURTAIN)
        if curtain.count():
            seq = curtain.get_attribute("data-seq")
            curtain.locator("button").click()
            self.page.wait_for_function(GONE_ON, arg=seq, polling=POLL)
        else:
            self._follow(self.look())
        self.settle()

    def _follow(self, seen: dict[str, Any]) -> None:
        match seen["waits"]:
            case "next" | "back":
                self.page.locator(f"{BUBBLE} .go-on").click()
            case "answer":
                self._answer()
            case "move":
                self._move()
            case other:
                raise AssertionError(f"the lesson waits for {other}: {seen['text']}")
        self.page.wait_for_function(GONE_ON, arg=seen["seq"], polling=POLL)

    def _answer(self) -> None:
        """Try one answer after the other until the lesson goes on."""
        answers = self.page.locator(f"{BUBBLE} .answer")
        for number in range(answers.count()):
            seq = self.page.locator(BUBBLE).get_attribute("data-seq")
            answers.nth(number).click()
            self.page.wait_for_function(GONE_ON, arg=seq, polling=POLL)
            if self.page.locator(f'{BUBBLE}[data-waits="next"]').count():
                return
        raise AssertionError("no answer was right")

    def _move(self) -> None:
        texts = self.page.locator(WANTED_TEXTS).all_text_contents()
        point = self.page.wait_for_function(WANTED, polling=POLL).json_value()
        self.page.mouse.click(point["x"], point["y"])
        if point["unfolds"]:
            self.page.wait_for_function(IS_THERE, arg=ANSWERS, polling=POLL)
        for answer in self.page.locator(ANSWERS).all():
            if any(answer.inner_text().strip() in text for text in texts):
                answer.click()
                return

    def learn(self) -> None:
        """The whole lesson, up to its end."""
        for _ in range(LONGEST):
            if self.over:
                return
            self.advance()
        raise AssertionError("the lesson does not end")
