// What looks closer at pieces is fetched when a pointer or the keyboard first comes near; for fingers at once, they have one chance.

import { bring, dress } from "./dom.js";

/** @param {Page.TableOfNearing} table @param {AbortSignal} signal */
export function prepareCloser(table, signal) {
  /** @param {Event} [event] */
  const near = (event) => Promise.all([bring("closer"), dress("closer")]).then(([{ Closer }]) => {
    if (signal.aborted || table.closer) return;
    const closer = table.closer = new Closer(table, signal);
    if (event?.type === "focusin") closer.enter(document.activeElement ?? document.body); // it may have gone on
    else if (asked) closer.askFor(asked);
    else if (event instanceof PointerEvent && event.pointerType === "mouse") closer.rest(event);
  }, () => addEventListener("mended", near, { once: true, signal }));
  /** @type {MouseEvent | null} */
  let asked = null; // by the right button, before there was an answer
  table.node.addEventListener("contextmenu", (menu) => {
    if (table.closer) return;
    menu.preventDefault();
    asked = menu;
  }, { signal });
  for (const kind of ["pointermove", "focusin"]) table.node.addEventListener(kind, near, { once: true, signal });
  if (navigator.maxTouchPoints > 0) near();
}
