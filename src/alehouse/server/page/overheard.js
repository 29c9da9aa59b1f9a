// What somebody has just said, in a bubble at the prompt bar for a moment, where the talk itself is not in view.

import { avatar, make } from "./dom.js";

const LASTS = 5000; // milliseconds
const GAP = 8; // pixels to the bar

/** @type {HTMLElement | null} */
let shown = null;

// `bar` is the prompt bar: at a desk the bubble hangs below it, elsewhere it stands above it. The announcer has said it.
/** @param {Page.Remark} line @param {Element} bar */
export function overheard({ name, text }, bar) {
  shown?.remove();
  const { top, bottom } = bar.getBoundingClientRect();
  const node = make("p.overheard", { "aria-hidden": "true" }, avatar(name), make("b", {}, name), " ", text);
  if (top < innerHeight - bottom) node.style.top = `${bottom + GAP}px`;
  else node.style.bottom = `${innerHeight - top + GAP}px`;
  document.body.append(node);
  shown = node;
  setTimeout(() => node.remove(), LASTS);
}
