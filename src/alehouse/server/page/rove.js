// A row of buttons as one stop for the Tab key: arrows, Home and End go from one to another.

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** @param {Element} row */
const buttons = (row) => [...row.querySelectorAll("button")];
/** @param {Element} button */
const isSeen = (button) => button.getClientRects().length > 0;

/** @param {HTMLElement} row */
export function rove(row) {
  row.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = buttons(row).filter(isSeen);
    const now = all.findIndex((button) => button === document.activeElement);
    /** @type {Record<string, HTMLButtonElement | undefined>} */
    const ends = { Home: all[0], End: all.at(-1) };
    const next = ends[event.key] ?? all.at((now + STEPS[event.key]) % all.length);
    if (now < 0 || !(event.key in STEPS || event.key in ends)) return;
    event.preventDefault();
    event.stopPropagation(); // elsewhere arrows step through a replay
    next?.focus();
  });
  row.addEventListener("focusin", ({ target }) => stopAt(row, /** @type {Element} */ (target).closest("button")));
}

// The Tab key reaches this one of a row, or the first that is seen.
/** @param {Element} row @param {Element | null} [chosen] */
export function stopAt(row, chosen = buttons(row).find(isSeen)) {
  for (const button of buttons(row)) button.tabIndex = button === chosen ? 0 : -1;
}
