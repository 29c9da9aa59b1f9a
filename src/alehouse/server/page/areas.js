// A table that is shown one area at a time: tabs with what waits there, and swipes between them.

import { fill, make } from "./dom.js";
import { rove, stopAt } from "./rove.js";
import { say } from "./words.js";

const SWIPE = 60; // pixels
/** @param {Element | null} node */
const isWider = (node) => node && node.scrollWidth > node.clientWidth + 1;

export class Areas {
  // `panel` has the areas of the table; `shown(id)` is called when one is shown; the log is one of them, and the people
  // are.
  /** @param {HTMLElement} panel @param {(id: string) => void} shown */
  constructor(panel, shown) {
    this.panel = panel;
    this.shown = shown;
    panel.id = "areas";
    this.current = "";
    /** @type {number | null} */
    this.asked = null; // the number of the last decision that was made here
    this.node = make("div.tabs", { role: "tablist", "aria-label": say("page-areas") });
    rove(this.node);
  }

  // `beside` are the areas that are no part of the table; `asked` the number of a decision that is to be made here.
  /** @param {Page.Area[]} tabs @param {Page.Area[]} beside @param {number | null} [asked] */
  update(tabs, beside, asked = this.asked) {
    const all = tabs.length ? [...tabs, ...beside] : [];
    const focused = this.all.find((tab) => tab === document.activeElement)?.dataset.tab;
    fill(this.node, all.map((area) => this.tab(area)));
    if (all.length) this.open(this.next(all, asked));
    else this.close();
    if (focused) this.find(focused)?.focus();
    this.asked = asked;
  }

  /** @param {Page.Area} area */
  tab({ id, label, waiting, beside }) {
    const what = waiting > 0 && say("page-tab-waiting", { count: waiting });
    return make("button", { type: "button", role: "tab", id: `area-${id}`, "data-tab": id, title: what,
      "aria-controls": beside ? "side" : this.panel.id, onclick: () => this.open(id) }, label,
    waiting > 0 && make("b", {}, String(waiting)));
  }

  get all() {
    return [...this.node.querySelectorAll("button")];
  }

  /** @param {string} id */
  find(id) {
    return this.all.find(({ dataset }) => dataset.tab === id);
  }

  // The area to show: the same one, unless something new is asked, and more of it waits elsewhere.
  /** @param {Page.Area[]} all @param {number | null} asked */
  next(all, asked) {
    const here = all.find(({ id }) => id === this.current);
    if (here && (asked === null || asked === this.asked || here.beside)) return here.id;
    return all.reduce((best, area) => (area.waiting > best.waiting ? area : best), here ?? all[0]).id;
  }

  /** @param {string} id */
  open(id) {
    this.current = id;
    for (const tab of this.all) tab.setAttribute("aria-selected", tab.dataset.tab === id);
    const tab = this.find(id);
    stopAt(this.node, tab);
    this.panel.role = "tabpanel";
    this.panel.setAttribute("aria-labelledby", `area-${id}`);
    if (tab) this.node.scrollLeft = tab.offsetLeft - this.node.clientWidth / 2; // where not all of them fit
    this.shown(id);
  }

  // Something happens in areas that are not shown: their tabs light up for a moment.
  /** @param {(string | undefined)[]} canvases */
  pulse(canvases) {
    for (const tab of this.all) {
      const there = canvases.includes(`tab-${tab.dataset.tab}`) && tab.dataset.tab !== this.current;
      tab.classList.remove("stirs");
      if (there) requestAnimationFrame(() => tab.classList.add("stirs"));
    }
  }

  // All of the table is shown at once.
  close() {
    this.current = "";
    this.panel.role = null;
    this.panel.removeAttribute("aria-labelledby");
  }

  /** @param {HTMLElement} surface */
  followSwipes(surface) {
    let from = [0, 0];
    /** @param {TouchEvent} event */
    const at = ({ changedTouches: [touch] }) => [touch.clientX, touch.clientY];
    surface.addEventListener("touchstart", (event) => { from = at(event); }, { passive: true });
    surface.addEventListener("touchend", (event) => {
      const [dx, dy] = at(event).map((value, k) => value - from[k]);
      if (isWider(/** @type {Element} */ (event.target).closest(".area, .own, .rivals"))) return; // it is moved sideways itself
      if (Math.abs(dx) < SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return;
      const now = this.all.findIndex(({ dataset }) => dataset.tab === this.current);
      this.all[now - Math.sign(dx)]?.click();
    }, { passive: true });
  }
}
