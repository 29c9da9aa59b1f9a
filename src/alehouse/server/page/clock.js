// How long whoever decides may still think: a ring with figures. Only the house's clock counts, this one may be wrong.

import { draw, make } from "./dom.js";
import { sound } from "./sound.js";
import { locale, moment, say } from "./words.js";

const BETWEEN = 250; // milliseconds
const HURRY = 10; // seconds that are red, and heard by whoever has to decide
const ONE_BY_ONE = 90; // up to which they are counted one by one
const HOUR = 3600, TWO_DAYS = 48 * HOUR;
const RING = 2 * Math.PI * 9; // of the ring

export class MoveClock {
  constructor() {
    this.due = "";
    this.ring = draw("circle", { cx: 12, cy: 12, r: 9, class: "left", "stroke-dasharray": RING });
    const svg = draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
    svg.append(draw("circle", { cx: 12, cy: 12, r: 9 }), this.ring);
    this.figures = make("span", { "aria-hidden": "true" });
    this.node = make("div.clock", { role: "timer", hidden: true }, svg, this.figures);
  }

  // `due` and `now` as the house says; `time` are seconds for a move, `mine`: one has to decide oneself.
  /** @param {Pick<Wire.Presence, "due" | "now" | "deadline">} room @param {boolean} mine */
  set({ due = "", now = "", deadline: time = 0 }, mine) {
    this.mine = mine;
    if (due === this.due) return;
    clearInterval(this.ticking);
    this.due = due;
    /** @type {number} */
    this.time = time;
    /** @type {number} */
    this.ahead = now ? Date.parse(now) - Date.now() : 0;
    /** @type {number | null} */
    this.told = null;
    this.node.hidden = due === "";
    if (!due) return;
    this.node.title = say("page-due", { time: moment(new Date(Date.parse(due) - this.ahead)) });
    this.ticking = setInterval(() => this.tick(), BETWEEN);
    this.tick();
  }

  tick() {
    if (!this.node.isConnected) clearInterval(this.ticking);
    const left = Math.max(0, Math.ceil((Date.parse(this.due) - Date.now() - this.ahead) / 1000));
    if (left === this.told) return;
    this.told = left;
    const hurry = left <= HURRY;
    this.figures.textContent = figuresOf(left);
    this.ring.setAttribute("stroke-dashoffset", RING * (1 - Math.min(1, left / this.time)));
    this.node.classList.toggle("hurry", hurry);
    this.node.setAttribute("aria-label", say("page-clock-left", { time: figuresOf(left) }));
    if (hurry && this.mine && left > 0 && !document.hidden) sound.play("tick");
  }
}

// Seconds, then minutes, then hours, then days.
/** @param {number} seconds */
function figuresOf(seconds) {
  if (seconds <= ONE_BY_ONE) return String(seconds);
  if (seconds < HOUR) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const [unit, length] = seconds < TWO_DAYS ? ["hour", HOUR] : ["day", 24 * HOUR];
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "narrow" }).format(Math.floor(seconds / length));
}
