// What one steps through a finished game with: turn by turn, round by round, at any pace, or to any move at once.

import { button, iconButton, make, memory, narrow } from "./dom.js";
import { say } from "./words.js";

const TURN = 1200; // milliseconds for a turn, at the usual speed
/** @type {[number, string][]} */
const SPEEDS = [[0.5, "½×"], [1, "1×"], [2, "2×"], [4, "4×"]];
const STEP_BY_STEP = 1; // up to this speed the decisions of a turn are seen one by one
const MOST_STEPS = 11; // that the house shows at once
const RUN = 0.6; // of a turn's time in which its decisions run together
const THUMB = 10; // pixels: half of the slider's handle
const REMEMBERED = 1000; // milliseconds between two times that the address follows a game that is played

export class Transport {
  // `act`: look(move, ahead, pause), playOn(node), share(node).
  /** @param {Wire.RecordPage} record @param {Page.TransportDeeds} act */
  constructor({ moves, moments }, act) {
    this.act = act;
    this.moves = moves;
    this.moments = moments;
    this.now = moves;
    this.goal = moves;
    this.playing = 0;
    this.written = 0;
    this.turns = [...new Set([0, ...moments.flatMap(({ turns }) => turns), moves])].sort((one, other) => one - other);
    this.rounds = [...new Set([0, ...moments.map(({ move }) => move), moves])].sort((one, other) => one - other);
    /** @type {number} */
    this.speed = SPEEDS.some(([speed]) => speed === memory.get("speed")) ? memory.get("speed") : 1;
    this.furnish();
  }

  furnish() {
    /** @type {HTMLInputElement} */
    this.slider = make("input", { type: "range", min: 0, max: this.moves, "aria-label": say("page-past-move") });
    this.slider.oninput = () => this.to(Number(this.slider.value));
    /** @type {HTMLElement} */
    this.ticks = make("div.ticks", { "aria-hidden": "true" }, this.moments.slice(1).map(({ move }) => this.tick("i", move, "")));
    /** @type {HTMLElement} */
    this.points = make("div.ticks", { "aria-hidden": "true" });
    /** @type {HTMLOutputElement} */
    this.where = make("output.where");
    /** @type {HTMLOutputElement} */
    this.count = make("output.count");
    /** @type {HTMLElement} */
    this.play = iconButton("play", "play", say("page-past-play"), () => this.toggle());
    /** @type {HTMLElement} */
    this.speeds = make("div.speeds", { role: "group", "aria-label": say("page-past-speed") }, SPEEDS.map(([speed, text]) =>
      make("button", { type: "button", "data-speed": speed, onclick: () => this.pace(narrow.matches ? faster(speed) : speed) }, text)));
    /** @type {HTMLElement} */
    this.here = button("plain.here", "copy", "#", () => this.act.share(this.here), { title: say("page-past-link") });
    /** @type {HTMLButtonElement} */
    this.on = button("plain.on", "play", say("page-past-play-on"), () => this.act.playOn(this.on), { title: say("page-past-play-on-help") });
    /** @param {string} name @param {string} key @param {"rounds" | "turns"} stops */
    const back = (name, key, stops) => iconButton(`plain.${name}-back`, name, say(key), () => this.step(this[stops], -1));
    /** @type {HTMLElement} */
    this.node = make("section.transport", { "aria-label": say("page-past-transport") },
      make("div.slider", {}, this.ticks, this.slider, this.points), this.where, this.count,
      make("div.steps", {}, back("first", "page-past-round-back", "rounds"), back("previous", "page-past-turn-back", "turns"), this.play,
        button("plain", "next", say("page-past-turn"), () => this.step(this.turns, 1)),
        button("plain", "turn", say("page-past-round"), () => this.step(this.rounds, 1))),
      this.speeds, this.here, this.on);
    this.pace(this.speed);
  }

  /** @param {string} kind @param {number} move @param {string} text */
  tick(kind, move, text) {
    const node = make(kind, {}, text);
    node.style.left = `calc(${THUMB}px + (100% - ${2 * THUMB}px) * ${move / Math.max(1, this.moves)})`;
    return node;
  }

  // The turning points on the slider.
  /** @param {Wire.PointText[]} points */
  mark(points) {
    this.points.replaceChildren(...points.map(({ move, number }) => this.tick("b", move, String(number))));
  }

  // ── going there ──

  /** @param {number} move */
  to(move) {
    this.pause();
    this.look(Math.max(0, Math.min(move, this.moves)));
  }

  // Further steps count from where one is going, even before one is there.
  /** @param {number} move */
  look(move, ahead = 0, pause = 0) {
    this.goal = move + ahead;
    this.slider.value = String(this.goal);
    this.act.look(move, ahead, pause);
  }

  /** @param {number[]} stops @param {number} by */
  step(stops, by) {
    const next = by > 0 ? stops.find((stop) => stop > this.goal) : stops.findLast((stop) => stop < this.goal);
    this.to(next ?? this.goal);
  }

  // The answer is whether a key means something here.
  /** @param {string} key */
  key(key) {
    /** @type {Record<string, () => void>} */
    const keys = {
      " ": () => this.toggle(),
      ArrowLeft: () => this.step(this.turns, -1),
      ArrowRight: () => this.step(this.turns, 1),
      PageUp: () => this.step(this.rounds, -1),
      PageDown: () => this.step(this.rounds, 1),
      Home: () => this.to(0),
      End: () => this.to(this.moves),
      ",": () => this.to(this.goal - 1),
      ".": () => this.to(this.goal + 1),
    };
    keys[key]?.();
    return key in keys;
  }

  // ── playing ──

  toggle() {
    if (this.playing) this.pause();
    else this.begin();
  }

  begin() {
    if (this.goal >= this.moves) this.look(0); // once more, from the beginning
    this.playing = setInterval(() => this.advance(), TURN / this.speed);
    this.showPlaying();
  }

  pause() {
    if (!this.playing) return;
    clearInterval(this.playing);
    this.playing = 0;
    this.showPlaying();
    this.remember();
  }

  /** @param {number} speed */
  pace(speed) {
    this.speed = speed;
    memory.set("speed", speed);
    for (const one of this.speeds.querySelectorAll("button")) one.setAttribute("aria-pressed", Number(one.dataset.speed) === speed);
    if (!this.playing) return;
    clearInterval(this.playing);
    this.playing = setInterval(() => this.advance(), TURN / speed);
  }

  // The next turn, if the house has shown the last one.
  advance() {
    if (this.now < this.goal || document.hidden) return;
    const next = this.turns.find((stop) => stop > this.now);
    if (next === undefined) {
      this.pause();
      return;
    }
    const steps = this.speed > STEP_BY_STEP ? 1 : Math.min(next - this.now, MOST_STEPS);
    this.look(next - steps + 1, steps - 1, RUN * TURN / this.speed / steps);
  }

  // Nothing more is on its way: one goes on from here, though the house may have shown less than was asked for.
  settle() {
    this.goal = this.now;
    this.slider.value = String(this.now);
  }

  showPlaying() {
    const text = say(this.playing ? "page-past-pause" : "page-past-play");
    this.play.querySelector("use")?.setAttribute("href", `#ui-${this.playing ? "pause" : "play"}`);
    this.play.setAttribute("aria-label", text);
    this.play.title = text;
  }

  // A moment is shown.
  /** @param {number} now @param {Wire.PromptText} prompt */
  show(now, prompt) {
    this.now = now;
    const { label } = this.moments.findLast(({ move }) => move <= now) ?? this.moments[0] ?? { label: "" };
    const over = now >= this.moves;
    const where = over ? say("page-past-end") : [label, prompt.name && say("page-past-of", { name: prompt.name })].filter(Boolean).join(" · ");
    this.slider.setAttribute("aria-valuetext", `${where}, ${say("page-move-of", { move: now, moves: this.moves })}`);
    this.slider.style.setProperty("--done", String(now / Math.max(1, this.moves)));
    this.where.value = where;
    this.count.value = say("page-past-count", { move: now, moves: this.moves });
    /** @type {Node} */ (this.here.lastChild).textContent = this.here.dataset.words = `#${now}`;
    this.on.disabled = over;
    if (over) this.pause();
    this.remember();
  }

  // The address says which moment is shown; while a game is played, not more often than browsers like.
  remember() {
    const time = performance.now();
    if (this.playing && time - this.written < REMEMBERED) return;
    this.written = time;
    history.replaceState(history.state, "", `#${this.now}`);
  }
}

// The next speed: where there is room for one button, a touch goes on from what it says.
/** @param {number} speed */
function faster(speed) {
  const at = SPEEDS.findIndex(([one]) => one === speed);
  return SPEEDS[(at + 1) % SPEEDS.length][0];
}
