// A hint as a card: what the house would do, how long it thought about it, and how often that wins.

import { make, narrow } from "./dom.js";
import { closePopup, pop } from "./popup.js";
import { say } from "./words.js";

/** @param {number} share */
const percent = (share) => (share > 0 && share < 0.005 ? "<\u00a01\u00a0%" : `${Math.round(100 * share)}\u00a0%`);

// The card, opened; the best option is pointed at, and whichever one looks at.
/** @param {Page.TableOfHint} table @param {Wire.AdviceText[]} options @param {string} about */
export function popHint(table, options, about) {
  const card = make("section.hint", { role: "dialog", "aria-label": say("page-hint-title") },
    make("h2", {}, say("page-hint-title")), list(table, options), make("small", {}, about));
  pop(card, table.prompt.node, narrow.matches ? null : table.side?.node);
  table.board.pointAt(options[0].action);
  card.querySelector("button")?.focus({ preventScroll: true });
  return card;
}

/** @param {Page.TableOfHint} table @param {Wire.AdviceText[]} options */
function list({ board, hand, prompt }, options) {
  const rows = options.map(({ action, text, thought, value }) => {
    const play = () => {
      closePopup();
      hand.play(action, prompt.node);
    };
    const point = () => board.pointAt(action);
    const bar = make("i", { role: "img", "aria-label": `${say("page-hint-thought")}: ${percent(thought)}`, title: percent(thought) });
    bar.style.setProperty("--part", String(thought));
    return make("li", {}, make("button", { type: "button", "data-action": action, onclick: play,
      onpointerenter: point, onfocus: point }, make("b", {}, text),
    bar, make("span", {}, percent(value))));
  });
  const head = make("p.columns", { "aria-hidden": "true" }, make("span"), make("span", {}, say("page-hint-thought")),
    make("span", {}, say("page-hint-chance")));
  const onpointerleave = () => board.pointAt(options[0].action);
  return make("div", { onpointerleave }, head, make("ol", {}, rows));
}
