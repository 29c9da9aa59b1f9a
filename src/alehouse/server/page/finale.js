// The end of a game as a moment: what everybody has is counted line by line into their tankards; the winner's is raised;
// then one chooses what is next. Any key or click goes to the end of it.

import { answers, questionOf } from "./answers.js";
import { ask, badge, button, fill, go, make, notes, refill } from "./dom.js";
import { celebrate, garland, tankard } from "./feast.js";
import { Flights, token } from "./flights.js";
import { sameAgain } from "./form.js";
import { withLevel } from "./house.js";
import { motion, pace } from "./prefs.js";
import { sound } from "./sound.js";
import { say, spoken } from "./words.js";

const VEIL = 600, STEP = 700, COUNT = 420, REVEAL = 420, FLIGHT = 520; // milliseconds
const LEAST = 0.06; // of a tankard: the foam is always seen

const seen = notes("finale");
/** @param {number} number */
const written = (number) => String(number).replace("-", "−");

export class Finale {
  // `table`: its id, state, room, board; rematch(), startReplay(), showResult().
  /** @param {Page.TableOfFinale} table */
  constructor(table) {
    const { result, players, game } = table.state;
    const { outcome, places } = /** @type {Wire.Result} */ (result);
    this.table = table;
    this.places = places;
    this.players = players;
    this.game = game;
    /** @type {number[]} */
    this.timers = [];
    this.over = false;
    this.offered = "";
    this.steps = outcome.steps;
    this.totals = players.map(() => 0);
    this.finals = players.map((_, seat) => this.steps.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
    /** @type {HTMLElement[]} */
    this.plates = [];
    /** @type {HTMLElement[]} */
    this.rows = [];
    this.mugs = players.map(({ colour }, seat) => tankard(colour, seat));
    this.sums = players.map(() => make("output.sum", {}, "0"));
    this.choices = make("footer.next", { inert: true });
    this.lamps = garland(this.steps.length || players.length);
    this.node = make("dialog.finale", { "aria-label": outcome.title, "data-game": game, tabIndex: -1, onclose: () => this.forget() });
    this.furnish(outcome);
    document.body.append(this.node);
    this.flights = new Flights(table.board);
    this.node.append(this.flights.node);
    this.node.showModal();
    this.node.focus();
    this.play();
  }

  // Whoever played alone has lost.
  get isLostAlone() {
    const people = this.players.filter(({ kind }) => kind !== "automa");
    return people.length === 1 && this.places[0] !== 1;
  }

  /** @param {Wire.Outcome} outcome */
  furnish({ title, reason, total = "" }) {
    this.plates = this.players.map(({ name, level, colour }, seat) => make("div.plate", { "data-colour": colour },
      this.mugs[seat], this.steps.length > 0 && this.sums[seat],
      make("span.name", {}, badge(colour), make("span", {}, withLevel(name, level)))));
    const last = this.steps.findLastIndex(({ points }) => points.some(Boolean)); // tie-breakers come after it
    this.rows = this.steps.map(({ label, texts }, k) => make(k <= last ? "tr" : "tr.small", {},
      make("th", { scope: "row" }, label), this.players.map((_, seat) => make("td", {}, texts[seat] ?? ""))));
    const head = make("tr", {}, make("td", {}, make("span.unseen", {}, total)), this.plates.map((plate) => make("th", { scope: "col" }, plate)));
    fill(this.node, this.lamps, make("section.stage", {}, make("p.reason", {}, reason), make("h2.winner", {}, title),
      make("table.tally", {}, make("thead", {}, head), make("tbody", {}, this.rows)), make("div", {}, this.choices)));
    this.node.classList.toggle("lost-alone", this.isLostAlone);
    this.offer();
    this.node.addEventListener("click", () => this.end(true));
    this.node.addEventListener("keydown", (event) => this.over || this.hurry(event));
    this.node.addEventListener("cancel", (event) => this.over || event.preventDefault());
  }

  // What one may do next; another game comes first. What is offered already stays: somebody may be pressing it just now.
  offer() {
    const { table } = this;
    const { next, seated, others } = table.room;
    if (this.offered === (this.offered = String([next, seated, others, !this.asked]))) return;
    const again = sameAgain(table.id);
    /** @param {string} kind @param {string} iconName @param {string} key @param {() => unknown} act */
    const entry = (kind, iconName, key, act) =>
      button(kind, iconName, say(key), () => this.leave(act), { "data-choice": key.replace("page-", "") });
    const first = next ? entry("open", "", "page-to-rematch", () => go(`/table/${next}`))
      : seated && others ? entry("open", "", "page-rematch", () => table.rematch())
        : again && entry("open", "", this.isLostAlone ? "page-try-again" : "page-play-again", again);
    if (next && next !== this.inquired) this.inquire(next);
    refill(this.choices, this.asked && this.question(this.asked) || first, entry(first ? "plain" : "open", "", "page-look-at-table", () => {}),
      entry("plain", "result", "page-scored", () => table.showResult()),
      entry("plain", "replay", "page-replay", () => table.startReplay()),
      entry("plain", "leave", "page-back", () => go("/")));
  }

  // Somebody wants a rematch: whether one is asked oneself, and by whom.
  /** @param {string} next */
  async inquire(next) {
    this.inquired = next;
    const line = await ask(`/api/tables/${next}/line?lang=${spoken()}`).catch(() => null);
    if (line?.asked !== "rematch" || !this.node.isConnected) return;
    this.asked = line;
    this.offer();
  }

  /** @param {Wire.TableLine} line */
  question(line) {
    return make("section.question", { role: "group", "aria-label": questionOf(line) }, make("b", {}, questionOf(line)),
      answers(line.id, () => {
        this.asked = null;
        this.offer();
      }));
  }

  // Once, after the first game that somebody has finished: what brings them back if this browser is lost.
  async offerWords() {
    const { offer } = await ask("/api/me/words/offer", {}).catch(() => ({}));
    if (offer) this.choices.after(make("p.words-offer", {}, say("page-words-offer"), " ",
      button("clause", "", say("page-words-offer-go"), () => this.leave(() => go("/you/devices")))));
  }

  // It is seen as it happens once; whoever comes back finds how it ended.
  play() {
    const again = seen.get(this.table.id);
    seen.set(this.table.id, true);
    if (again || motion() !== "full" || pace() === 0 || document.hidden) {
      this.end(false);
      return;
    }
    this.steps.forEach((_, k) => this.at(VEIL + STEP * k, () => this.count(k, true)));
    this.at(VEIL + STEP * this.steps.length + REVEAL, () => this.end(true));
  }

  /** @param {number} time @param {() => void} act */
  at(time, act) {
    this.timers.push(setTimeout(act, time * pace()));
  }

  // Count one line of the scoring.
  /** @param {number} k @param {boolean} moving */
  count(k, moving) {
    const { points, icon, pieces = [] } = this.steps[k];
    this.rows[k].classList.add("seen");
    if (!this.isLostAlone) this.lamps.querySelectorAll(".lantern").forEach((lamp, n) => lamp.classList.toggle("lit", n <= k));
    this.players.forEach((_, seat) => {
      const before = this.totals[seat];
      this.totals[seat] += points[seat] ?? 0;
      this.fillUp(seat, this.totals[seat]);
      if (moving && points[seat] && icon && pieces[seat]) this.carry(pieces[seat], icon, this.mugs[seat]);
      if (moving && points[seat]) this.rise(seat, before);
      else this.sums[seat].textContent = written(this.totals[seat]);
    });
  }

  /** @param {number} seat @param {number} value */
  fillUp(seat, value) {
    const least = Math.min(0, ...this.finals), most = Math.max(least + 1, ...this.finals);
    const part = this.steps.length ? (value - least) / (most - least) : 1 / this.places[seat];
    this.mugs[seat].style.setProperty("--level", String(Math.max(LEAST, Math.min(part, 1))));
  }

  // The number counts, with a tick for each step.
  /** @param {number} seat @param {number} from */
  rise(seat, from) {
    const to = this.totals[seat], node = this.sums[seat], begun = performance.now();
    /** @param {number} now */
    const tick = (now) => {
      if (this.over) return;
      const part = Math.min(1, Math.max(0, now - begun) / (COUNT * pace()));
      const text = written(Math.round(from + (to - from) * (1 - (1 - part) ** 2)));
      if (node.textContent !== text) sound.play("tick");
      node.textContent = text;
      if (part < 1) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  // What is counted flies from the board into the tankard.
  /** @param {string} piece @param {string} icon @param {Element} mug */
  carry(piece, icon, mug) {
    const { flights } = this;
    const start = flights.locate(piece, icon);
    const { left, top, width, height } = mug.getBoundingClientRect();
    if (!start) return;
    const goal = { x: left + 0.45 * width, y: top + 0.4 * height, size: width / 3 };
    flights.fly(token(icon, null, goal), { start, goal, time: FLIGHT * pace() }, () => sound.of(icon));
  }

  // A key that only moves the focus, or is held for something else, hurries nothing.
  /** @param {KeyboardEvent} event */
  hurry(event) {
    if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    event.preventDefault();
    this.end(true);
  }

  // Everything is counted; whoever has won is celebrated.
  /** @param {boolean} moving */
  end(moving) {
    if (this.over) return;
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
    this.over = true;
    this.flights.end();
    this.totals.fill(0);
    this.steps.forEach((_, k) => this.count(k, false));
    this.players.forEach((_, seat) => this.fillUp(seat, this.finals[seat]));
    this.plates.forEach((plate, seat) => { plate.dataset.place = String(this.places[seat]); });
    this.node.classList.add("over");
    if (moving && !this.isLostAlone && motion() === "full") celebrate(this.node, this.game, this.plates[this.places.indexOf(1)]);
    sound.play(this.isLostAlone ? "foam" : "victory");
    this.choices.inert = false;
    if (this.table.room.seated) this.offerWords();
    this.choices.querySelector("button")?.focus({ preventScroll: true });
  }

  /** @param {() => unknown} act */
  leave(act) {
    this.node.close();
    act();
  }

  forget() {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
    this.over = true;
    this.table.finale = null;
    this.node.remove();
  }
}
