// Where a part of the table is scrolled: arrows at its edges lead to what can be chosen out of sight.

import { bringIn, icon, make } from "./dom.js";
import { say } from "./words.js";

const LIT = ".table:not(.held) .canvas:not(.off) .legal";
/** @type {("up" | "down" | "left" | "right")[]} */
const SIDES = ["up", "down", "left", "right"];

export class Beacons {
  // `area` is what is scrolled, unless all of the page is; then the `prompt` lies over it. `signal` ends it.
  /** @param {HTMLElement} area @param {HTMLElement} prompt @param {AbortSignal} signal */
  constructor(area, prompt, signal) {
    this.area = area;
    this.prompt = prompt;
    this.arrows = SIDES.map((side) => make(`button.beacon.${side}`, { type: "button", hidden: true, onclick: () => this.go(side) },
      icon("down"), make("b")));
    this.node = make("div.field", {}, area, this.arrows);
    area.addEventListener("scroll", () => this.look(), { passive: true });
    for (const change of ["resize", "scroll"]) addEventListener(change, () => this.look(), { passive: true, signal });
  }

  // Something new can be chosen: have some of it in sight.
  lead() {
    const lit = this.lit();
    if (lit.length && lit.every(({ side }) => side)) bringIn(lit[0].node, "center");
    this.look();
  }

  look() {
    this.waiting ??= requestAnimationFrame(() => {
      /** @type {number | null} */
      this.waiting = null;
      const lit = this.lit();
      this.arrows.forEach((arrow, k) => {
        const count = lit.filter(({ side }) => side === SIDES[k]).length;
        arrow.hidden = !count;
        /** @type {Element} */ (arrow.lastChild).textContent = String(count);
        arrow.setAttribute("aria-label", say("page-beacon", { count }));
      });
    });
  }

  /** @param {string} side */
  go(side) {
    const nearest = this.lit().filter((one) => one.side === side).sort((one, other) => one.way - other.way)[0];
    if (nearest) bringIn(nearest.node, "center");
  }

  // Where all of the page is scrolled, below the prompt.
  get isWhole() {
    return getComputedStyle(this.prompt).position === "fixed";
  }

  // The part of the page, and of the area, that is in sight.
  sights() {
    const bottom = innerHeight - (this.isWhole ? this.prompt.offsetHeight : 0);
    const area = this.area.getBoundingClientRect();
    return {
      page: { left: 0, top: 0, right: innerWidth, bottom },
      area: { left: area.left, top: Math.max(area.top, 0), right: area.right, bottom: Math.min(area.bottom, bottom) },
    };
  }

  // What can be chosen in what is scrolled, each with the side on which it lies out of sight, and how far.
  lit() {
    const sights = this.sights();
    const scrolled = this.isWhole ? /** @type {Element} */ (this.node.parentNode) : this.area;
    return [...scrolled.querySelectorAll(LIT)].map((node) => {
      const { left, top, right, bottom } = this.area.contains(node) ? sights.area : sights.page;
      const box = node.getBoundingClientRect();
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const ways = { up: top - y, down: y - bottom, left: left - x, right: x - right };
      const side = SIDES.find((name) => ways[name] > 0);
      return { node, side, way: side ? ways[side] : 0 };
    });
  }
}
