// What pops up: an answer next to what it is about, a menu of options, a dialog over the page.

import { button, iconButton, make } from "./dom.js";
import { say } from "./words.js";

let shown = null;

export function closePopup() {
  if (!shown) return;
  const { node, back, end } = shown;
  shown = null;
  end.abort();
  if (node.contains(document.activeElement)) back?.focus({ preventScroll: true });
  node.remove();
}

// Place a node below its anchor, or above it where there is no room, or `over` something, inside the window.
export function pop(node, anchor, over = null) {
  closePopup();
  const end = new AbortController();
  shown = { node, back: document.activeElement, end };
  (document.querySelector("dialog[open]") || document.body).append(node);
  const about = (over || anchor).getBoundingClientRect();
  const { width, height } = node.getBoundingClientRect();
  const below = about.bottom + 8 + height < innerHeight;
  const left = Math.max(8, Math.min(about.left + about.width / 2 - width / 2, innerWidth - width - 8));
  const top = over ? about.top : below ? about.bottom + 8 : Math.max(8, about.top - height - 8);
  node.style.translate = `${left}px ${top}px`;
  const outside = (event) => node.contains(event.target) || closePopup();
  addEventListener("pointerdown", outside, { signal: end.signal, capture: true });
}

// An answer: why something cannot be done, with the rule behind it, and what can be done instead.
export function bubble(anchor, text, clause, openClause, instead) {
  const open = () => {
    closePopup();
    openClause(clause);
  };
  const rule = clause && button("clause", "book", clause, open);
  pop(make("div.bubble", { role: "alert" }, make("p", {}, text), rule, instead), anchor);
}

// The options of one piece: [[text, act], …].
export function menu(anchor, label, items) {
  const entries = items.map(([text, act]) => {
    const onclick = () => {
      closePopup();
      act();
    };
    return make("button", { type: "button", role: "menuitem", onclick }, text);
  });
  const onkeydown = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    entries.at((entries.indexOf(document.activeElement) + step) % entries.length).focus();
  };
  pop(make("div.menu", { role: "menu", "aria-label": label, onkeydown }, entries), anchor);
  entries[0].focus();
}

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
