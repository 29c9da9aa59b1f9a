// What flies across the table: goods from where they come to whoever gets them. It decorates what is true already:
// the table below is the newest one; only a number waits until what it counts has landed.

import { draw, make } from "./dom.js";
import { gesture, holds, isGesture, isStep, lasts, noiseOf, picture, step } from "./gestures.js";
import { sound } from "./sound.js";
import { Stage } from "./stage.js";

/** @typedef {{ line: number, what: string, count: number, waits: string[] }} Seen */
/** @typedef {Seen & { kind: "paid" | "won", from: string, to: string, paid: boolean, start: Page.Spot | null, home: string | null, art: SVGElement | null }} Flown */
/** @typedef {Seen & { kind: "gesture", wanted: string, instead: string, lay: import("./gestures.js").Lay | null }} Acted */
/** @typedef {Flown | Acted} Flight */
/** @typedef {{ flights: Flight[], goals: Set<string> }} Cast */

const TOKENS = 6; // tokens of one flight; the last one carries the rest
const STAGGER = 70, APART = 90; // milliseconds between tokens of a flight, and between flights that set off together
const SHORTEST = 340, LONGEST = 720; // milliseconds in the air
const ARC = 0.16, RISE = 14; // how high a flight rises: in parts of its length, and pixels more
const STEPS = 14; // samples of the arc
const OVERLAP = 0.6; // of the time for what is paid, or for a gesture, after which what is won sets off
const POP = [{}, { transform: "scale(1.12)", offset: 0.35 }, {}];
const POPPED = { duration: 180, easing: "ease-out" };
const EASE = "cubic-bezier(.45,.05,.3,1)";
const SMALLEST = 22, LARGEST = 40; // pixels of a token
const GROUND = 0.1; // of the window: what is larger has other things on it

/** @param {number} least @param {number} wanted @param {number} most */
const between = (least, wanted, most) => Math.max(least, Math.min(wanted, most));
/** @param {string} id @param {number} seat */
const isOf = (id, seat) => new RegExp(`:${seat}(:|$)`).test(id);

export class Flights {
  /** @param {Page.Board} board */
  constructor(board) {
    this.board = board;
    this.tempo = 1;
    /** @type {Set<number>} */
    this.timers = new Set();
    this.node = make("div.sky", { "aria-hidden": "true" });
    this.stage = board.stage = new Stage(this.node);
    /** @type {Map<string, { now: number, of: number }>} */
    this.aloft = new Map(); // by piece that waits: how much of how much has landed there, or set off
    /** @type {Map<Animation, HTMLElement>} */
    this.air = new Map(); // tokens, by their motion
  }

  // Before the table changes: where everything is that will fly or do something, and which pieces have to wait for it.
  /** @param {Wire.LogText[]} lines @returns {Cast} */
  prepare(lines) {
    const flights = lines.flatMap(({ flights: all = [], seat = -1 }, line) => all.map(([what, from, to, count = 1]) =>
      ({ line, what, count, ...(isGesture(what) ? this.prepareGesture(what, from, to) : this.prepareFlight(what, from, to, seat)) })));
    return { flights, goals: new Set(flights.flatMap(({ waits }) => waits)) };
  }

  /** @param {string} what @param {string} from @param {string} to @param {number} seat */
  prepareFlight(what, from, to, seat) {
    const found = this.pieceOf(what);
    const paid = isOf(from, seat) && !isOf(to, seat);
    return { kind: /** @type {"paid" | "won"} */ (paid ? "paid" : "won"), from, to, paid, waits: paid ? [to, from] : [to], start: this.locate(from, what),
      home: found?.seen ? found.canvas : null, art: found?.seen ? picture(found.piece.face) : null };
  }

  // The piece that flies itself, if one does.
  /** @param {string} what */
  pieceOf(what) {
    return what.startsWith("@") ? this.board.find(what.slice(1)) : null;
  }

  // A piece that is not there is not waited for: another does it instead.
  /** @param {string} what @param {string} instead @param {string} wanted */
  prepareGesture(what, instead, wanted) {
    const to = this.board.find(wanted) ? wanted : instead;
    const found = this.board.find(to);
    return { kind: /** @type {"gesture"} */ ("gesture"), wanted, instead, waits: holds(what) ? [to] : [], lay: found && { canvas: found.canvas, x: found.piece.x, y: found.piece.y } };
  }

  // After it: off they go, each line when it is told (`starts`, in milliseconds). The answer is when all have landed.
  /** @param {Cast} cast @param {number[]} starts @param {number} tempo */
  launch({ flights, goals }, starts, tempo) {
    this.tempo = tempo;
    const lines = [...new Set(flights.map(({ line }) => line))];
    const ends = lines.map((line) => this.follow(flights.filter((flight) => flight.line === line), starts[line] ?? 0));
    for (const id of goals) if (!this.aloft.has(id)) this.board.release(id);
    return Math.max(0, ...ends);
  }

  // Where nothing is to fly, what would have is heard all the same, each line when it is told.
  /** @param {Wire.LogText[]} lines @param {number[]} starts */
  ring(lines, starts) {
    lines.forEach(({ flights = [] }, k) => this.at(starts[k] ?? 0, () => {
      for (const [what] of flights) {
        const noise = noiseOf(what);
        if (noise) sound.play(noise);
        else if (!isGesture(what)) sound.of(what);
      }
    }));
  }

  // One line, wave by wave: what is won sets off while what is paid is still in the air; a gesture waits until all has landed.
  /** @param {Flight[]} flights @param {number} at */
  follow(flights, at) {
    let [from, landed] = [at, at];
    for (const wave of waves(flights)) {
      const isActed = wave[0].kind === "gesture";
      if (isActed) from = landed;
      const over = Math.max(from, ...wave.map((flight, k) => (flight.kind === "gesture" ? this.act(flight, from) : this.setOff(flight, from + k * APART * this.tempo))));
      from += OVERLAP * (over - from);
      landed = Math.max(landed, over);
    }
    return landed;
  }

  // A piece does something; the answer is when it is done.
  /** @param {Acted} gesture @param {number} at */
  act({ what, wanted, instead, count, lay }, at) {
    const { board, tempo, node: sky } = this;
    const find = () => board.find(wanted) ?? board.find(instead);
    const found = find();
    const time = lasts(what, found, count, lay) * tempo;
    if (!time || !found) return at;
    const { id } = found.piece;
    const held = holds(what);
    if (held) this.expect(id, 1);
    const release = () => this.aloft.delete(id) && board.release(id);
    if (isStep(what) && lay) step(found, lay, count, { delay: at, duration: time });
    this.at(at, () => {
      gesture(what, find(), { board, sky, tempo, over: held === "on" ? release : null });
      if (held === "till") release();
    });
    return at + time;
  }

  // The tokens of one flight; the answer is when the last one lands.
  /** @param {Flown} flight @param {number} at */
  setOff(flight, at) {
    const { what, from, to, count, paid, start } = flight;
    const goal = this.locate(to, what);
    const found = this.pieceOf(what);
    if (!start || !goal || (found?.seen && found.canvas === flight.home)) return at; // a piece that stays glides by itself
    const art = flight.art ?? (found?.seen ? picture(found.piece.face) : null);
    if (what.startsWith("@") && !art) return at;
    const tokens = Math.min(count, TOKENS);
    const time = between(SHORTEST, 220 + 0.5 * Math.hypot(goal.x - start.x, goal.y - start.y), LONGEST) * this.tempo;
    this.expect(to, count);
    if (paid) this.expect(from, count);
    for (let k = 0; k < tokens; k += 1) {
      const carried = k === tokens - 1 ? count - tokens + 1 : 1;
      const delay = at + k * STAGGER * this.tempo;
      if (paid) this.at(delay, () => this.land(from, carried));
      this.fly(token(what, art, goal, carried), { start, goal, time, delay, isPiece: Boolean(art) }, () => {
        sound.of(what);
        this.land(to, carried);
      });
    }
    return at + (tokens - 1) * STAGGER * this.tempo + time;
  }

  // A token flies an arc; `landed` is called at its end, not if it is cut off.
  /** @param {HTMLElement} node @param {{ start: Page.Spot, goal: Page.Spot, time: number, delay?: number, isPiece?: boolean }} way @param {() => void} landed */
  fly(node, { start, goal, time, delay = 0, isPiece = false }, landed) {
    this.node.append(node);
    const flight = node.animate(arc(start, goal, isPiece), { duration: time, delay, easing: EASE, fill: "both" });
    this.air.set(flight, node);
    flight.onfinish = () => {
      this.air.delete(flight);
      node.remove();
      landed();
    };
  }

  /** @param {number} delay @param {() => void} act */
  at(delay, act) {
    if (delay <= 0) {
      act();
      return;
    }
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, delay);
    this.timers.add(timer);
  }

  /** @param {string} id @param {number} count */
  expect(id, count) {
    const known = this.aloft.get(id);
    if (known) known.of += count;
    else this.aloft.set(id, { now: 0, of: count });
  }

  // Something has arrived, or gone: the number counts; with the last of it the piece is drawn anew.
  /** @param {string} id @param {number} count */
  land(id, count) {
    const goal = this.aloft.get(id);
    if (!goal) return;
    goal.now += count;
    this.board.count(id, goal.now / goal.of);
    if (goal.now >= goal.of) {
      this.aloft.delete(id);
      this.board.release(id);
    }
    this.pop(id);
  }

  // A board on which others lie does not: its picture would lie over them.
  /** @param {string} id */
  pop(id) {
    const found = this.board.find(id);
    const shown = found?.seen && !isGround(found.piece.face) && this.stage.take(found.piece);
    if (shown) this.stage.play(shown, POP, POPPED);
  }

  // Everything is where it belongs, at once.
  end() {
    for (const timer of this.timers) clearTimeout(timer);
    for (const [flight, node] of this.air) {
      flight.cancel();
      node.remove();
    }
    this.node.replaceChildren(...this.node.querySelectorAll(".spot"));
    this.timers.clear();
    this.air.clear();
    this.aloft.clear();
    this.board.finish();
  }

  // The middle of a piece on the screen; of one that is not in view, of what stands for it there; else null.
  /** @param {string} id @param {string} what @returns {Page.Spot | null} */
  locate(id, what = "") {
    const found = this.board.find(id);
    const icon = found?.seen && found.piece.face.querySelector(`use[href="#${CSS.escape(what)}"]`);
    const spot = found?.seen && middle(icon || found.piece.face);
    if (spot && isInSight(spot, found.piece.node)) return spot;
    const tab = found && document.querySelector(`.tabs [data-tab="${found.canvas.replace("tab-", "")}"]`);
    if (tab?.getClientRects().length && tab.dataset.tab !== tab.closest(".table")?.dataset.tab) return middle(tab);
    const seat = id.match(/:(\d+)(:|$)/)?.[1];
    const chip = seat ? this.board.find(`player:${seat}`) || this.board.find("own") : null;
    return chip?.seen ? middle(chip.piece.face) : null;
  }
}

// Flights that set off together: neighbours of one kind.
/** @param {Flight[]} flights */
function waves(flights) {
  /** @type {Flight[][]} */
  const found = [];
  for (const flight of flights) {
    if (found.at(-1)?.[0].kind === flight.kind) found[found.length - 1].push(flight);
    else found.push([flight]);
  }
  return found;
}

/** @param {Page.Spot} spot @param {Element} node */
function isInSight({ x, y }, node) {
  const { left, right, top, bottom } = /** @type {Element} */ (node.closest(".area, .own, .rivals, .status")).getBoundingClientRect();
  return x > Math.max(left, 0) && x < Math.min(right, innerWidth) && y > Math.max(top, 0) && y < Math.min(bottom, innerHeight);
}

/** @param {Element} node */
function isGround(node) {
  const { width, height } = node.getBoundingClientRect();
  return width * height > GROUND * innerWidth * innerHeight;
}

/** @param {Element} node */
export function middle(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
}

// What flies: so many of a symbol, or a piece in its own drawing.
/** @param {string} what @param {Node | null | undefined | false} art @param {Page.Spot} goal @param {number} carried */
export function token(what, art, { size }, carried = 1) {
  const node = make("div.token", {}, art ? art.cloneNode(true) : symbolOf(what, between(SMALLEST, 1.25 * size, LARGEST)));
  if (carried > 1) node.append(make("b", {}, `×${carried}`));
  return node;
}

/** @param {Page.Spot} start @param {Page.Spot} goal @param {boolean} isPiece */
function arc(start, goal, isPiece) {
  const rise = ARC * Math.hypot(goal.x - start.x, goal.y - start.y) + RISE;
  const frames = Array.from({ length: STEPS + 1 }, (_, k) => {
    const t = k / STEPS;
    const x = start.x + (goal.x - start.x) * t;
    const y = start.y + (goal.y - start.y) * t - rise * 4 * t * (1 - t);
    const scale = isPiece ? 1 - 0.35 * t : 0.8 + 0.5 * Math.sin(Math.PI * t);
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) scale(${scale.toFixed(3)})`, opacity: k ? 1 : 0 };
  });
  return frames;
}

/** @param {string} id @param {number} size */
function symbolOf(id, size) {
  const node = draw("svg", { width: size, height: size });
  node.append(draw("use", { href: `#${id}`, width: size, height: size }));
  return node;
}
