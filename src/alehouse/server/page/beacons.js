// Where a part of the table is scrolled: arrows at its edges lead to what can be chosen out of sight.

import { bringIn, icon, make } from "./dom.js";
import { say } from "./words.js";

const LIT = ".table:not(.held) .canvas:not(.off) .legal";
const INSET = 6; // pixels between a handle that is kept in sight and the edge
/** @type {("up" | "down" | "left" | "right")[]} */
const SIDES = ["up", "down", "left", "right"];

export class Beacons {
  // `area` is what is scrolled, unless all of the page is; then the `prompt` lies over it. `own` may be scrolled by itself.
  // `signal` ends it.
  /** @param {HTMLElement} area @param {HTMLElement} own @param {HTMLElement} prompt @param {AbortSignal} signal */
  constructor(area, own, prompt, signal) {
    this.area = area;
    this.own = own;
    this.prompt = prompt;
    this.arrows = SIDES.map((side) => make(`button.beacon.${side}`, { type: "button", hidden: true, onclick: () => this.go(side) },
      icon("down"), make("b")));
    this.node = make("div.field", {}, area, this.arrows);
    for (const part of [area, own]) part.addEventListener("scroll", () => this.look(), { passive: true });
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
      this.keepHandle();
      const lit = this.lit();
      this.arrows.forEach((arrow, k) => {
        const count = lit.filter(({ side }) => side === SIDES[k]).length;
        arrow.hidden = !count;
        /** @type {Element} */ (arrow.lastChild).textContent = String(count);
        arrow.setAttribute("aria-label", say("page-beacon", { count }));
      });
    });
  }

  // Where the own things are wider than their place, what opens and closes them stays at its edge.
  keepHandle() {
    const handle = /** @type {SVGGElement | null} */ (this.own.querySelector(".canvas:not(.off) [data-piece='own-handle']"));
    const canvas = handle?.ownerSVGElement;
    if (!canvas) return;
    handle.style.translate = "";
    const beyond = handle.getBoundingClientRect().right - this.own.getBoundingClientRect().right + INSET;
    handle.classList.toggle("kept", beyond > 0);
    if (beyond > 0) handle.style.translate = `${-beyond * canvas.viewBox.baseVal.width / canvas.clientWidth}px`;
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
