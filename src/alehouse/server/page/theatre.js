// The theatre: what happens at the table is shown one deed after the other, at the speed each person likes. It holds
// nothing up: what is lit can be played while goods are in the air, and everything can be skipped.

import { Deeds } from "./deeds.js";
import { Flights } from "./flights.js";
import { motion, pace } from "./prefs.js";
import { sound } from "./sound.js";
import { Spotlight } from "./spotlight.js";
import { say } from "./words.js";

/** @typedef {import("./flights.js").Cast} Cast */

const READ = 620, PER_LETTER = 16, LONGEST = 2100; // milliseconds to read a deed
const CROWD = 0.35; // how much faster each of several deeds at once is told
const LEAST = 550; // milliseconds in which a deed can still be read
const LATE = [[24, Infinity], [6, 3], [3, 1.7]]; // from so many deeds behind on: so many times faster
const LANDED = 0.7; // of the flights, before the next deed is told; half of them where nothing is read
const ONLY = 300; // milliseconds in which the only option is told
/** @type {Cast} */
const NOTHING = { flights: [], goals: new Set() };
/** @type {Record<string, string>} */
const NOISES = { tumble: "die", flip: "card" };

export class Theatre {
  // `table`: show(message, goals), board, prompt, areas, state, hand, node; `rested()` once nothing is left to be shown.
  /** @param {Page.TableOfTheatre} table @param {(back: boolean) => void} rested */
  constructor(table, rested) {
    this.table = table;
    this.rested = rested;
    /** @type {Page.Told[]} */
    this.queue = [];
    this.timer = 0;
    /** @type {number[]} */
    this.turns = [];
    this.on = false;
    this.skipping = false;
    this.answered = 0;
    this.flights = new Flights(table.board);
    this.spotlight = new Spotlight(table, this.flights.node);
    this.deeds = new Deeds(table.prompt.node, () => this.skip());
    table.node.append(this.flights.node);
  }

  // A new table has come: it is shown after what is on. The answer to one's own move waits for nobody.
  /** @param {Page.Told} message */
  hear(message) {
    const { busy, lastPlay } = this.table.hand;
    message.answers = busy && lastPlay !== this.answered; // what comes after that is no answer any more
    if (message.answers) this.answered = lastPlay;
    if (message.answers && !this.queue.length) this.hurry();
    this.queue.push(message);
    if (this.skipping) this.catchUp();
    else if (!this.on) this.next();
  }

  next() {
    this.hush();
    const message = this.queue.shift();
    this.on = Boolean(message);
    if (!message) {
      this.rested(false);
      return;
    }
    const behind = this.queue.filter(({ log = [] }) => log.some(({ aside }) => !aside)).length; // where nothing is told, no time is taken
    const [, haste = 1] = LATE.find(([from]) => behind >= from) || [];
    if (haste === Infinity) {
      this.queue.unshift(message);
      this.catchUp();
      return;
    }
    this.perform(message, pace() / haste);
  }

  /** @param {Page.Told} message @param {number} tempo */
  perform(message, tempo) {
    const { flights } = this;
    const { log: lines = [], log_changed: grown = [] } = message;
    const all = [...lines, ...grown.map(([, line]) => line)];
    const moving = motion() === "full";
    const cast = moving ? flights.prepare(all) : NOTHING;
    this.makeNoise(this.table.show(message, cast.goals));
    const { starts, read } = this.tell(lines, message.answers, tempo);
    const flown = flights.launch(cast, starts, tempo);
    if (!moving) flights.ring(all, starts);
    this.timer = setTimeout(() => this.next(), read ? Math.max(read, LANDED * flown) : flown / 2);
  }

  // Pieces that move by themselves are heard, too; what only makes room for others, or is no thing, is not.
  /** @param {Page.Stirred} stirred */
  makeNoise(stirred) {
    for (const [{ face }, how] of stirred) {
      const [, id = ""] = face.querySelector("use")?.getAttribute("href")?.split("#") ?? [];
      const made = NOISES[how] ?? document.getElementById(id)?.dataset.sound;
      if (made) sound.play(made);
    }
  }

  // What happens, line by line, in one place, with the light on whoever does it or to whom it is done; all but what one
  // has just done oneself. The answer: when each line begins, and how long all of it takes.
  /** @param {Wire.LogText[]} lines @param {boolean | undefined} answers @param {number} tempo */
  tell(lines, answers, tempo) {
    const own = answers ? this.ownDeed(lines) : 0;
    const told = lines.filter(({ aside }, k) => k >= own && !aside);
    const crowd = 1 + CROWD * Math.max(0, told.length - 1);
    let at = 0;
    const starts = lines.map((line) => {
      const start = at;
      if (!told.includes(line)) return start;
      if (start === 0) this.point(line);
      else this.turns.push(setTimeout(() => this.point(line), start));
      const letters = line.text.length + (line.name || "").length;
      at += Math.max(LEAST, Math.min(READ + PER_LETTER * letters, LONGEST) / crowd) * tempo;
      return start;
    });
    return { starts, read: at };
  }

  // How many lines tell what one has just done. Where a round ends with it, all of it is told: what is first may be done
  // to oneself by then.
  /** @param {Wire.LogText[]} lines */
  ownDeed(lines) {
    const others = lines.findIndex(({ seat = -1, aside }) => !aside && !this.table.isMine(seat));
    if (lines.some(({ head }) => head)) return 0;
    return others < 0 ? lines.length : others;
  }

  /** @param {Wire.LogText} line */
  point(line) {
    const { seat = -1 } = line;
    const { level } = this.table.state.players[seat] ?? {};
    this.deeds.tell({ ...line, level }, this.table.colourOf(seat));
    this.spotlight.turn(seat);
    this.table.areas.pulse((line.flights || []).flatMap(([, from, to]) => [from, to]).map((id) => this.table.board.find(id)?.canvas));
  }

  // What was being told is over.
  hush() {
    clearTimeout(this.timer);
    for (const turn of this.turns.splice(0)) clearTimeout(turn);
    this.spotlight.off();
    this.deeds.hush();
  }

  // What is in the air may land by itself; what comes next comes now.
  hurry() {
    this.hush();
    this.on = false;
  }

  // Straight to one's own turn: what others do until then is not told either.
  skip() {
    this.skipping = true;
    this.catchUp();
  }

  // Straight to the present.
  catchUp() {
    this.hurry();
    this.flights.end();
    const late = this.queue.splice(0);
    for (const message of late) this.table.show(message);
    if (late.length) this.flights.end(); // these are not to be seen moving
    const { prompt, over, move } = this.table.state;
    if (prompt.mine || over || move !== null) this.skipping = false;
    this.rested(false);
  }

  // The only option is told, then played, as most people would.
  playOnly() {
    const { state, room, hand, prompt } = this.table;
    const [option, ...others] = state.prompt.options;
    const asked = state.move === null && !state.curtain && !room.away && option && !others.length;
    if (!asked) return;
    this.hush();
    this.deeds.tell({ name: state.prompt.name, text: option.text }, this.table.colourOf(state.prompt.seat), say("page-only-choice"));
    this.timer = setTimeout(() => {
      this.hush();
      if (!hand.busy) hand.play(option.action, prompt.node);
    }, ONLY);
  }

  // Nobody looks any more.
  close() {
    this.queue = [];
    this.hurry();
    this.flights.end();
  }
}
