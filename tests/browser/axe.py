"""axe-core in a page: what it finds that people could not use without sight, mouse or quick hands."""

from functools import cache
from importlib import resources
from typing import Any, Final

from playwright.sync_api import Page

RUN: Final = """async (within) => {
  const { violations } = await axe.run(within || document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any, all, none }) =>
    `${id}: ${html.slice(0, 200)} ${[...any, ...all, ...none].map(({ message }) => message).join(" ")}`));
}"""


@cache
def script() -> str:
    return (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def findings(page: Page, within: str = "") -> list[str]:
    """Every rule that something on the page breaks, with that thing; all of axe's rules, as they come. `within`: only
    there, where everything around it was looked at before."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(script())
    found: list[Any] = page.evaluate(RUN, within)
    return [str(line) for line in found]
