// How a finished game went: everybody's score and chance to win over its moves, and the decisions that turned it.

import { ask, badge, button, fill, make, messageOf } from "./dom.js";
import { say, spoken } from "./words.js";

export class Analysis {
  // `act`: go(move), see(), playOn(node), told(points).
  /** @param {string} id @param {Wire.RecordPage} record @param {string} shape @param {Page.AnalysisDeeds} act */
  constructor(id, { players, plot, axis }, shape, act) {
    this.id = id;
    this.players = players;
    this.axis = axis;
    this.shape = shape;
    this.act = act;
    /** @type {Wire.ChanceText[]} */
    this.curve = [];
    /** @type {Wire.PointText[]} */
    this.points = [];
    /** @type {number | null} */
    this.seat = null;
    /** @type {number | null} */
    this.now = null;
    /** @type {string | null} */
    this.plot = null;
    this.marker = make("i.now", { "aria-hidden": "true" });
    this.chart = make("div.plot");
    this.plots = make("div.plots", { onclick: (event) => this.act.go(this.moveAt(event)) }, picture(plot), this.chart, this.marker);
    this.chances = make("p.chances");
    this.going = make("p.going", { role: "status" });
    this.turning = make("div.turning");
    this.node = make("div.analysis", {}, make("p.about", {}, say("page-past-plots")), this.plots, this.chances, this.going, this.turning);
  }

  // What the house knows by now.
  async load() {
    try {
      this.fill(await ask(`/api/records/${this.id}/analysis?lang=${spoken()}&shape=${this.shape}`));
    } catch (refusal) {
      this.going.textContent = messageOf(refusal);
    }
  }

  /** @param {Wire.AnalysisPage} found */
  fill(found) {
    const now = progressOf(found);
    if (this.going.textContent !== now) this.going.textContent = now;
    if (found.plot === "" || found.plot === this.plot) return;
    this.plot = found.plot;
    this.curve = found.curve;
    this.points = found.points;
    /** @type {string} */
    this.about = found.about_points || found.about_curve;
    this.chart.innerHTML = found.plot;
    this.choose(this.firstSeat);
    if (this.now !== null) this.show(this.now);
  }

  // ── turning points ──

  // Show those of one seat.
  /** @param {number | null} seat */
  choose(seat) {
    this.seat = seat;
    for (const node of this.chart.querySelectorAll("[data-seat]")) node.classList.toggle("off", Number(node.dataset.seat) !== seat);
    const { seats } = this;
    const whose = seats.length > 1 && make("select", { "aria-label": say("page-past-whose"), onchange: ({ target }) => this.choose(Number(/** @type {HTMLSelectElement} */ (target).value)) },
      seats.map((one) => make("option", { value: one, selected: one === seat }, this.players[one].name)));
    /** @type {HTMLElement[]} */
    this.items = this.own.map((point) => this.item(point));
    fill(this.turning, this.own.length > 0 && make("div.whose", {}, make("h2", {}, this.heading), whose),
      make("ol", {}, this.items), make("p.about", {}, this.about));
    this.act.told(this.own);
    this.light();
  }

  get seats() {
    return [...new Set(this.points.map(({ seat }) => seat))];
  }

  // Whose turning points are shown first: those that were chosen before, else those of whoever decided at the moment that is
  // shown, else one's own.
  get firstSeat() {
    const { seats } = this;
    const here = this.points.find(({ move }) => move === this.now)?.seat;
    return [this.seat, here, seats.find((seat) => this.players[seat].kind === "me"), seats[0]].find((seat) => seats.includes(/** @type {number} */ (seat))) ?? null;
  }

  get own() {
    return this.points.filter(({ seat }) => seat === this.seat);
  }

  get heading() {
    const { kind, name } = this.players[/** @type {number} */ (this.seat)];
    return kind === "me" ? say("page-past-points-own") : say("page-past-points-of", { name });
  }

  /** @param {Wire.PointText} point */
  item(point) {
    const { move, number, when, played, better, loss } = point;
    const act = button("point", "", "", () => this.act.go(move), { "data-move": move });
    fill(act, make("i", {}, String(number)), make("span", {}, make("b", {}, played), ` · ${say("page-past-point", { when, better })}`),
      make("strong", {}, `−${loss} %`));
    const on = button("plain", "play", say("page-past-play-on"), () => this.act.playOn(on));
    return make("li", {}, act, make("div.then", {}, button("plain.see", "", say("page-past-see"), () => this.act.see()), on));
  }

  // The turning point at a moment that is shown, if it is one.
  /** @param {number} move @returns {Page.TurningPoint | undefined} */
  pointAt(move) {
    const point = this.own.find((one) => one.move === move);
    return point && { ...point, who: this.players[point.seat].name };
  }

  light() {
    this.own.forEach(({ move }, k) => {
      this.items[k].classList.toggle("on", move === this.now);
      this.items[k].firstElementChild?.setAttribute("aria-current", String(move === this.now));
    });
  }

  // ── the moment that is shown ──

  /** @param {number} move */
  show(move) {
    this.now = move;
    this.marker.style.left = `${100 * this.placeOf(move)}%`;
    this.light();
    const known = this.curve.findLast((chance) => chance.move <= move);
    fill(this.chances, known && this.players.map(({ name, colour }, seat) => make("span", {}, badge(colour), make("span.name", {}, name), " ",
      make("b", {}, `${Math.round(100 * (known.shares[seat] ?? 0))} %`))));
  }

  // The end of the time axis.
  get last() {
    return this.axis[this.axis.length - 1];
  }

  // Where a move is on the time axis, from 0 to 1; and which move is there.
  /** @param {number} move */
  placeOf(move) {
    const after = Math.max(1, this.axis.findIndex(([at]) => at > move));
    const [[from, left], [to, right]] = move >= this.last[0] ? [this.last, this.last] : [this.axis[after - 1], this.axis[after]];
    return to === from ? left : left + (right - left) * Math.max(0, Math.min(1, (move - from) / (to - from)));
  }

  /** @param {MouseEvent} event */
  moveAt({ clientX }) {
    const { left, width } = this.plots.getBoundingClientRect();
    const share = (clientX - left) / width;
    const after = this.axis.findIndex(([, place]) => place > share);
    if (after < 0) return this.last[0];
    if (after === 0) return this.axis[0][0];
    const [[from, first], [to, last]] = [this.axis[after - 1], this.axis[after]];
    return Math.round(from + (to - from) * (share - first) / (last - first));
  }
}

// A drawing of the house's own.
/** @param {string} svg */
function picture(svg) {
  const holder = make("div.plot");
  holder.innerHTML = svg;
  return holder;
}

// Whether more is to come; "" when all is as exact as it gets.
/** @param {Wire.AnalysisPage} found */
function progressOf({ state, done }) {
  if (state === "none") return say("page-past-analysis-none");
  if (state === "waiting") return say("page-past-analysis-waiting");
  if (state !== "rough") return "";
  if (done === 1) return say("page-past-analysis-rough");
  return say("page-past-analysis-going", { done: Math.floor(100 * done) });
}
