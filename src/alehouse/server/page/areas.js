// A table that is shown one area at a time: tabs with what waits there, and swipes between them.

import { fill, make } from "./dom.js";
import { say } from "./words.js";

const SWIPE = 60; // pixels
const isWider = (node) => node && node.scrollWidth > node.clientWidth + 1;

export class Areas {
  // `shown(id)` is called when an area is shown; the log is one of them, and the people are.
  constructor(shown) {
    this.shown = shown;
    this.current = "";
    this.asked = null; // the number of the last decision that was made here
    this.node = make("nav.tabs", { "aria-label": say("page-areas") });
  }

  // `beside` are the areas that are no part of the table; `asked` the number of a decision that is to be made here.
  update(tabs, beside, asked = this.asked) {
    const all = tabs.length ? [...tabs, ...beside] : [];
    fill(this.node, all.map(({ id, label, waiting }) =>
      make("button", { type: "button", "data-tab": id, onclick: () => this.open(id) }, label,
        waiting > 0 && make("b", {}, String(waiting)))));
    if (all.length) this.open(this.next(all, asked));
    else this.current = "";
    this.asked = asked;
  }

  // The area to show: the same one, unless something new is asked, and more of it waits elsewhere.
  next(all, asked) {
    const here = all.find(({ id }) => id === this.current);
    if (here && (asked === null || asked === this.asked || here.beside)) return here.id;
    return all.reduce((best, area) => (area.waiting > best.waiting ? area : best), here ?? all[0]).id;
  }

  open(id) {
    this.current = id;
    for (const tab of this.node.children) tab.setAttribute("aria-pressed", tab.dataset.tab === id);
    const tab = this.node.querySelector('[aria-pressed="true"]');
    if (tab) this.node.scrollLeft = tab.offsetLeft - this.node.clientWidth / 2; // where not all of them fit
    this.shown(id);
  }

  followSwipes(surface) {
    let from = [0, 0];
    const at = ({ changedTouches: [touch] }) => [touch.clientX, touch.clientY];
    surface.addEventListener("touchstart", (event) => { from = at(event); }, { passive: true });
    surface.addEventListener("touchend", (event) => {
      const [dx, dy] = at(event).map((value, k) => value - from[k]);
      if (isWider(event.target.closest(".area, .own, .rivals"))) return; // it is moved sideways itself
      if (Math.abs(dx) < SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return;
      const tabs = [...this.node.children];
      const now = tabs.findIndex(({ dataset }) => dataset.tab === this.current);
      tabs[now - Math.sign(dx)]?.click();
    }, { passive: true });
  }
}
