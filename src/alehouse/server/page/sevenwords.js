// The seven words that bring somebody back: shown once, to be copied, kept in a file or printed.

import { ask, button, fill, make } from "./dom.js";
import { addressOf, copy } from "./fields.js";
import { attempt } from "./ownpages.js";
import { day, say, spoken } from "./words.js";

// Furnish a sheet with them. `since`: when there were words last, "" for never; `name`: whose they are.
/** @param {HTMLElement} sheet @param {string} since @param {string} name */
export function sevenWords(sheet, since, name) {
  if (sheet.querySelector(".words")) return; // they are being written down
  const problem = make("p.problem", { role: "alert" });
  const give = button(since ? "plain" : "open", "", say(since ? "page-you-words-new" : "page-you-words-make"), async () => {
    const made = await attempt(problem, () => ask(`/api/me/words?lang=${spoken()}`, {}));
    if (made) showWords(sheet, made.words, name);
  });
  fill(sheet, heading(), since !== "" && make("p", {}, say("page-you-words-have", { day: day(since) })), problem,
    make("div.doing", {}, give, since !== "" && make("small", {}, say("page-you-words-void"))));
}

const heading = () => [make("h2", {}, say("page-you-lost")), make("p.quiet", {}, say("page-you-lost-help"))];

/** @param {HTMLElement} sheet @param {string[]} words @param {string} name */
function showWords(sheet, words, name) {
  const list = make("ol.words", { "aria-label": say("page-you-words"), tabIndex: -1 }, words.map((word) => make("li", {}, word)));
  const where = `${say("page-you-words-where")} ${addressOf("/recover")}`;
  const text = [["Alehouse", name].filter(Boolean).join(" · "), words.join(" "), where].join("\n\n");
  const taking = button("plain", "copy", say("page-you-words-copy"), async () => {
    await copy(words.join(" "));
    /** @type {Node} */ (taking.lastChild).textContent = say("page-copied");
  });
  fill(sheet, heading(), list, make("p.once", { role: "status" }, say("page-you-words-once")), make("p.for-print", {}, where),
    make("div.doing", {}, taking, button("plain", "download", say("page-you-words-file"), () => save(text)),
      button("plain", "", say("page-you-words-print"), () => print()),
      make("small", {}, say("page-you-words-void"))));
  list.focus({ preventScroll: true });
}

/** @param {string} text */
function save(text) {
  const href = URL.createObjectURL(new Blob([`${text}\n`], { type: "text/plain" }));
  make("a", { href, download: "alehouse.txt" }).click();
  URL.revokeObjectURL(href);
}
