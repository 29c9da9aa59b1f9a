// What pops up: an answer next to what it is about, a menu of options, a dialog over the page.

import { bring, button, dress, iconButton, make, messageOf } from "./dom.js";
import { say } from "./words.js";

const EDGE = 8; // pixels to the edge of the window
const GAP = 12; // pixels to what it is about
const LEAST = 120; // pixels: lower than that nothing can be read
/** @type {Record<string, number>} */
const MENU_KEYS = { ArrowDown: 1, ArrowUp: -1 };

/** @type {{ node: HTMLElement, back: HTMLElement | null, end: AbortController, closed: (() => void) | null } | null} */
let shown = null;

export function closePopup() {
  if (!shown) return;
  const { node, back, end, closed } = shown;
  shown = null;
  end.abort();
  if (node.contains(document.activeElement)) back?.focus({ preventScroll: true });
  node.remove();
  closed?.();
}

// Whether something has popped up; of the `kinds` that a selector says.
export const isPopped = (kinds = "*") => shown?.node.matches(kinds) ?? false;

// Show a node that is closed by a touch anywhere else; `place` puts it where it belongs, `closed` is told of its end.
// Without a place of its own it comes below its anchor, or above it where there is no room, or `over` something.
/** @param {HTMLElement} node @param {Element} anchor @param {Element | null | undefined} over @param {{ place?: () => void, closed?: (() => void) | null }} how */
export function pop(node, anchor, over = null, { place = () => near(node, anchor, over), closed = null } = {}) {
  closePopup();
  const end = new AbortController();
  shown = { node, back: /** @type {HTMLElement | null} */ (document.activeElement), end, closed };
  (document.querySelector("dialog[open]") || document.body).append(node);
  place();
  /** @param {Event} event */
  const outside = (event) => node.contains(/** @type {Node} */ (event.target)) || closePopup();
  addEventListener("pointerdown", outside, { signal: end.signal, capture: true });
}

/** @param {HTMLElement} node @param {Element} anchor @param {Element | null | undefined} over */
function near(node, anchor, over) {
  const about = (over || anchor).getBoundingClientRect();
  const { width, height } = node.getBoundingClientRect();
  const below = about.bottom + 8 + height < innerHeight;
  const left = Math.max(8, Math.min(about.left + about.width / 2 - width / 2, innerWidth - width - 8));
  const top = over ? about.top : below ? about.bottom + 8 : Math.max(8, about.top - height - 8);
  node.style.translate = `${left}px ${top}px`;
}

// Put a node beside a box of the window, and never over it: where there is most room to spare, on a narrow screen above
// or below; below the `ceiling`, as long as that is possible. What is too high there can be scrolled.
/** @param {HTMLElement} node @param {Page.Box} box @param {boolean} upright @param {number} ceiling */
export function besideOf(node, box, upright, ceiling = 0) {
  node.style.maxHeight = "";
  const { width, height } = node.getBoundingClientRect();
  const [w, h] = [innerWidth - 2 * EDGE, innerHeight - 2 * EDGE];
  const rooms = { right: w - box.right - GAP, left: box.left - GAP - EDGE, below: h - box.bottom - GAP, above: box.top - GAP - EDGE };
  /** @type {(keyof typeof rooms)[]} */
  const sides = ["right", "left"];
  const beside = sides.filter((side) => !upright && rooms[side] >= width);
  const side = beside[0] ?? (rooms.below >= Math.min(height, rooms.above) ? "below" : "above");
  const high = beside.length ? h : Math.max(rooms[side], LEAST);
  node.style.maxHeight = `${high}px`;
  const tall = Math.min(height, high);
  /** @param {number} wanted @param {number} most */
  const within = (wanted, most) => Math.max(EDGE, Math.min(wanted, most));
  const middle = within((box.left + box.right - width) / 2, EDGE + w - width);
  /** @type {Partial<typeof rooms>} */
  const starts = { right: box.right + GAP, left: box.left - GAP - width };
  const left = starts[side] ?? middle;
  const level = within(Math.max((box.top + box.bottom - tall) / 2, ceiling), EDGE + h - tall);
  /** @type {Partial<typeof rooms>} */
  const tops = { below: box.bottom + GAP, above: box.top - GAP - tall };
  const top = tops[side] ?? level;
  node.style.translate = `${left}px ${within(top, EDGE + h - tall)}px`;
}

// An answer: why something cannot be done, with the rule behind it, and what can be done instead. `read(clause)` gives that
// rule, ruling included; it unfolds in place. `place(node)` puts it where it belongs, if that is not near the anchor.
/** @param {Element} anchor @param {Page.Child} text @param {string} [clause] @param {Page.ReadClause | null} [read] @param {Page.Child} [instead] @param {((node: HTMLElement) => void) | null} [place] */
export function bubble(anchor, text, clause, read, instead, place = null) {
  const said = make("p", { onclick: () => closePopup() }, text); // it may lie over what it is about
  const node = make("div.bubble", { role: "alert" }, said, clause && read && ruleButton(clause, read), instead);
  pop(node, anchor, null, place ? { place: () => place(node) } : {});
}

// A rule with its ruling, as it holds at a table, to be shown in place.
/** @param {string} game @param {string} table @param {string} clause @returns {Promise<Node>} */
export async function readClause(game, table, clause) {
  const [{ clauseNode }] = await Promise.all([bring("rules"), dress("book")]);
  return clauseNode(game, table, clause).catch((problem) => make("p.why-rule", {}, messageOf(problem)));
}

// Unfolds a rule below itself, and folds it again.
/** @param {string} clause @param {Page.ReadClause} read */
export function ruleButton(clause, read) {
  const node = button("clause", "book", say("page-rules"), async () => {
    const old = node.nextElementSibling;
    if (old?.matches(".why-rule")) old.remove();
    else node.after(await read(clause));
    node.setAttribute("aria-expanded", String(!old?.matches(".why-rule")));
  }, { "aria-expanded": "false", "data-clause": clause });
  return node;
}

// The options of one piece: [[text, act], …].
/** @param {Element} anchor @param {string} label @param {[Page.Child, () => unknown][]} items */
export function menu(anchor, label, items) {
  const entries = items.map(([text, act]) => {
    const onclick = () => {
      closePopup();
      act();
    };
    return make("button", { type: "button", role: "menuitem", onclick }, text);
  });
  /** @param {KeyboardEvent} event */
  const onkeydown = (event) => {
    const step = MENU_KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const now = entries.findIndex((entry) => entry === document.activeElement);
    entries.at((now + step) % entries.length)?.focus();
  };
  pop(make("div.menu", { role: "menu", "aria-label": label, onkeydown }, entries), anchor);
  entries[0].focus();
}

/** @param {string} kind @param {string} title @param {Page.Child[]} content */
export function dialog(kind, title, ...content) {
  const close = () => node.close();
  const cross = iconButton("plain", "close", say("page-close"), close);
  const head = make("header", {}, make("h2", {}, title), cross);
  const node = make(`dialog.${kind}`, { "aria-label": title, onclose: () => node.remove() }, head, ...content);
  node.addEventListener("click", (event) => event.target === node && close()); // beside the dialog
  document.body.append(node);
  node.showModal();
  return node;
}
