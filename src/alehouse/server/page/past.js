// A finished game's table as it was: any moment of it is asked for over the table's wire and shown, in full size around
// what moved (Follow) or as a whole (Fit).

import { Areas } from "./areas.js";
import { Board, fetchDrawings } from "./board.js";
import { button, draw, fill, make, memory, openOver } from "./dom.js";
import { Link } from "./link.js";
import { prepareCloser } from "./nearing.js";
import { bubble } from "./popup.js";
import { motion } from "./prefs.js";
import { say, spoken } from "./words.js";

const PATIENCE = 4000; // milliseconds after which an answer is not waited for any more: the house had enough
const OWN = -1; // one's own eyes, as the house reads it
const LEGIBLE = 0.99; // pixels a unit: below that words are too small to be read
const PLACE = ["x", "y"], LOOK = ["art"]; // what changes of a piece where it moves, and where something happens to it
const GROUND = 0.5; // of the board: what is larger lies under everything
const AROUND = 48; // pixels that are to be seen around what moved

/** @typedef {import("./closer.js").Closer} Closer */

export class Past {
  /** @type {Closer | undefined} */
  closer; // comes when it is first wanted

  // `act`: shown(state), settled() where nothing more comes, room(room), said(lines), refused(refusal), read(clause) in the book,
  // readClause(clause) in place.
  /** @param {string} id @param {string} shape @param {Page.PastDeeds} act */
  constructor(id, shape, act) {
    this.act = act;
    this.shape = shape;
    /** @type {{ move: number, ahead: number } | null} */
    this.wanted = null;
    /** @type {{ last: number } | null} */
    this.asked = null;
    /** @type {Pick<Page.State, "players" | "icons" | "prompt" | "move" | "moves">} */
    this.state = /** @type {any} */ (null); // before a first table has come
    /** @type {Wire.Table[]} */
    this.scenes = [];
    this.timer = 0;
    this.pause = 0;
    this.running = 0;
    this.end = new AbortController();
    this.hand = { play: () => {} }; // what is past is not played
    this.board = new Board((piece, event) => this.closer?.takes(piece, /** @type {PointerEvent} */ (event)) || this.choose(piece),
      (area) => this.areas.open(area));
    const { rivals, area, own } = this.board.slots;
    this.areas = new Areas(area, (tab) => this.showArea(tab));
    this.follows = memory.get("follow") ?? true;
    this.furnish(rivals, area, own);
    const origin = location.origin.replace("http", "ws");
    this.link = new Link(() => `${origin}/ws/${id}?shape=${shape}&lang=${spoken()}`, (message) => this.hear(message),
      (state, why) => this.wire(state, why));
  }

  /** @param {HTMLElement} rivals @param {HTMLElement} area @param {HTMLElement} own */
  furnish(rivals, area, own) {
    /** @type {HTMLElement} */
    this.scroller = make("div.seen", { tabIndex: -1 }, area);
    this.scroller.addEventListener("scroll", () => this.frame(), { passive: true });
    /** @type {HTMLElement} */
    this.map = make("button.map", { type: "button", tabIndex: -1, "aria-hidden": "true", onclick: (event) => this.travel(event) });
    /** @type {HTMLElement} */
    this.zoom = button("plain.zoom", "zoom", "", () => this.follow(!this.follows));
    /** @type {HTMLSelectElement} */
    this.eyes = make("select", { onchange: () => this.see(Number(this.eyes.value)) });
    /** @type {HTMLElement} */
    this.seen = make("label.eyes", { hidden: true }, make("span", {}, say("page-eyes")), this.eyes);
    /** @type {HTMLElement} */
    this.banner = make("p.banner", { role: "status", hidden: true });
    /** @type {HTMLElement} */
    this.node = make("section.past.awaits", { "aria-label": say("page-past-board") }, rivals, this.areas.node, this.scroller, own,
      make("div.past-tools", {}, this.seen, this.zoom), this.map, this.banner);
    this.node.dataset.shape = this.shape;
    prepareCloser(this, this.end.signal);
  }

  // ── what a closer look asks for ──

  get body() {
    return this.node;
  }

  get onPhone() {
    return this.shape === "portrait";
  }

  /** @param {string} clause */
  openClause(clause) {
    this.act.read(clause);
  }

  // ── asking ──

  // Show the game after so many moves; with `ahead`, those after it, too, each for `pause` milliseconds.
  /** @param {number} move */
  look(move, ahead = 0, pause = 0) {
    this.wanted = { move, ahead };
    this.pause = pause;
    this.catchUp();
    if (this.state && !this.asked) this.send();
  }

  // One question at a time: whoever pulls at the slider wants to see the last of what they asked for.
  send() {
    if (!this.wanted) return;
    const { move, ahead } = this.wanted;
    if (!this.link.send({ type: "look", move, ahead, onward: true })) return; // the next wire is asked for it
    this.wanted = null;
    this.asked = { last: Math.min(move + ahead, this.state.moves) };
    this.timer = setTimeout(() => this.giveUp(), PATIENCE);
  }

  giveUp() {
    this.answered();
    this.act.settled();
  }

  answered() {
    clearTimeout(this.timer);
    this.asked = null;
    this.send();
  }

  /** @param {number} seat */
  see(seat) {
    this.link.send({ type: "look", seat });
  }

  /** @param {Page.Piece} piece */
  choose({ node, opens }) {
    if (opens.startsWith("rules:")) this.act.read(opens.slice("rules:".length));
    else if (opens.startsWith("own:")) this.link.send({ type: "look", opened: opens === "own:open" });
    else if (opens && opens !== "undo") this.link.send({ type: "unfold", what: opens }) || bubble(node, say("page-no-line"));
  }

  // ── hearing ──

  /** @param {Exclude<Wire.Down, Wire.Alive>} message */
  hear(message) {
    if (message.type === "table") {
      this.scenes.push(message);
      if (this.asked && (message.move ?? message.moves ?? 0) >= this.asked.last) this.answered();
      if (!this.running) this.runScenes();
    } else if (message.type === "room") {
      this.act.room(message);
    } else if (message.type === "said") {
      this.act.said(message.lines);
    } else if (message.type === "closer") {
      this.closer?.hear({ ...message, because: null }); // nobody asks why something cannot be done any more
    } else if (message.type === "unfolded") {
      const { act } = this;
      openOver("dialogs", ({ unfolded }) => unfolded(message, new Set(), [],
        { choose: () => {}, read: act.readClause }), "dialogs");
    } else if (message.type === "refused") {
      this.giveUp();
      this.act.refused(message);
    }
  }

  // What has come is shown in its order, each for its time.
  runScenes() {
    this.running = 0;
    while (this.scenes.length && !this.running) {
      if (this.pause) this.running = setTimeout(() => this.runScenes(), this.pause);
      this.show(/** @type {Wire.Table} */ (this.scenes.shift()));
    }
  }

  // Somebody wants to be elsewhere: what has come is shown at once, for what comes next goes on from there.
  catchUp() {
    clearTimeout(this.running);
    this.running = 0;
    for (const message of this.scenes.splice(0)) this.show(message);
  }

  /** @param {Wire.Table} message */
  show(message) {
    const { fresh = false, canvases = {}, tabs = [], log = [], log_from = 0, log_changed = [], prompt } = message;
    const { move = null, moves = 0 } = message;
    if (fresh) this.begin(message);
    Object.assign(this.state, { move, moves });
    this.board.patch(canvases, fresh, null);
    const moved = fresh ? [] : movedIn(canvases); // they are written out by now
    this.areas.update(tabs, []);
    this.board.settle([], tabs);
    this.layOut();
    if (fresh && this.wanted) { // the wire is new: what is to be seen is another moment
      this.send();
      return;
    }
    this.node.classList.remove("awaits");
    this.chase(moved);
    this.closer?.follow();
    this.act.shown({ move, moves, prompt: /** @type {Wire.PromptText} */ (prompt), fresh, players: this.state.players,
      log: { from: log_from, lines: log, changed: log_changed } });
    if (!this.asked && !this.wanted && !this.scenes.length) this.act.settled();
  }

  /** @param {Wire.Table} message */
  begin({ players = [], icons = {}, defs = "", canvases = {}, prompt }) {
    const first = !this.state;
    this.state = { players, icons, prompt: { .../** @type {Wire.PromptText} */ (prompt), options: [] }, move: null, moves: 0 };
    this.board.begin(Object.keys(canvases));
    fetchDrawings(defs, () => this.board.measureAnew());
    if (first) this.lend(players);
  }

  // Once a game is over, it may be seen as anybody saw it.
  /** @param {Wire.PlayerText[]} players */
  lend(players) {
    const seats = players.filter(({ kind }) => kind !== "automa");
    fill(this.eyes, make("option", { value: OWN }, say("page-past-eyes-own")),
      seats.map(({ name }, seat) => make("option", { value: seat }, name)));
    this.seen.hidden = seats.length < 2;
  }

  // The seat whose eyes are lent, or -1.
  get lent() {
    return this.eyes.value === "" ? OWN : Number(this.eyes.value);
  }

  // A new wire shows the end of the game: whoever looked elsewhere goes back there.
  /** @param {string} state @param {string} [why] */
  wire(state, why) {
    this.banner.hidden = state === "up";
    fill(this.banner, state === "shut" ? why : say("page-reconnecting"));
    if (state !== "down") return;
    clearTimeout(this.timer);
    this.asked = null;
    this.eyes.value = String(OWN);
    if (this.state && !this.wanted) this.wanted = { move: this.state.move ?? this.state.moves, ahead: 0 };
  }

  // ── where one looks ──

  /** @param {string} tab */
  showArea(tab) {
    if (this.node.dataset.tab !== tab) this.link.send({ type: "watch", tab });
    this.node.dataset.tab = tab;
    this.board.showArea(tab);
  }

  /** @param {boolean} follows */
  follow(follows) {
    this.follows = follows;
    memory.set("follow", follows);
    this.layOut();
    this.chase(this.last ?? []);
  }

  // The size of the board: as large as words need, or as a whole.
  layOut() {
    const svg = this.scroller.querySelector(".canvas:not(.off)");
    if (!svg || this.shape === "portrait") return;
    const [w, h] = ["--w", "--h"].map((name) => Number(svg.style.getPropertyValue(name)));
    const { clientWidth, clientHeight } = this.node;
    const whole = Math.min(clientWidth / w, clientHeight / h);
    const zoomable = whole < LEGIBLE;
    const scale = zoomable && this.follows ? parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 : whole;
    svg.style.width = `${w * scale}px`;
    svg.style.height = `${h * scale}px`;
    this.zoom.hidden = !zoomable;
    /** @type {Node} */ (this.zoom.lastChild).textContent = say(this.follows ? "page-past-fit" : "page-past-follow");
    this.map.hidden = !zoomable || !this.follows;
    if (!this.map.hidden && !this.map.firstChild) this.drawMap(svg, w, h);
    this.frame();
  }

  // The map is the board itself, small: whatever moves there moves here.
  /** @param {Page.Shown} svg @param {number} w @param {number} h */
  drawMap(svg, w, h) {
    svg.id = "past-board";
    const small = draw("svg", { viewBox: `0 0 ${w} ${h}` });
    small.append(draw("use", { href: "#past-board", width: w, height: h }));
    /** @type {HTMLElement | undefined} */
    this.window = make("i");
    this.map.style.aspectRatio = `${w} / ${h}`;
    fill(this.map, small, this.window);
  }

  frame() {
    if (this.map.hidden || !this.window) return;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = this.scroller;
    /** @param {number} part @param {number} whole */
    const share = (part, whole) => `${100 * part / whole}%`;
    Object.assign(this.window.style, { left: share(scrollLeft, scrollWidth), top: share(scrollTop, scrollHeight),
      width: share(clientWidth, scrollWidth), height: share(clientHeight, scrollHeight) });
  }

  /** @param {MouseEvent} event */
  travel({ clientX, clientY }) {
    const { left, top, width, height } = this.map.getBoundingClientRect();
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = this.scroller;
    this.scroller.scrollTo({ left: (clientX - left) / width * scrollWidth - clientWidth / 2,
      top: (clientY - top) / height * scrollHeight - clientHeight / 2 });
  }

  // Have what moved in view: the first of it, and of the rest what fits in there, too.
  /** @param {string[]} ids */
  chase(ids) {
    /** @type {string[] | undefined} */
    this.last = ids.length ? ids : this.last;
    const boxes = ids.flatMap((id) => this.board.find(id) ?? []).filter(({ seen }) => seen)
      .map(({ piece }) => piece.face.getBoundingClientRect()).filter((box) => this.isSmall(box));
    if (this.map.hidden || !boxes.length) return;
    const seen = this.scroller.getBoundingClientRect();
    const around = boxes.map(({ left, right, top, bottom }) =>
      ({ left: left - AROUND, right: right + AROUND, top: top - AROUND, bottom: bottom + AROUND }));
    const wanted = around.reduce((all, box) => {
      const both = { left: Math.min(all.left, box.left), right: Math.max(all.right, box.right),
        top: Math.min(all.top, box.top), bottom: Math.max(all.bottom, box.bottom) };
      return both.right - both.left <= seen.width && both.bottom - both.top <= seen.height ? both : all;
    });
    /** @param {"left" | "top"} low @param {"right" | "bottom"} high */
    const way = (low, high) => (wanted[low] >= seen[low] && wanted[high] <= seen[high] ? 0
      : (wanted[low] + wanted[high]) / 2 - (seen[low] + seen[high]) / 2);
    this.scroller.scrollBy({ left: way("left", "right"), top: way("top", "bottom"), behavior: motion() === "full" ? "smooth" : "auto" });
  }

  /** @param {DOMRect} box */
  isSmall({ width, height }) {
    const { scrollWidth, scrollHeight } = this.scroller;
    return width < GROUND * scrollWidth && height < GROUND * scrollHeight;
  }

  // Ring what was decided here and what was better, where there is a turning point.
  /** @param {Page.TurningPoint | null} [point] */
  point(point = this.pointed) {
    /** @type {Page.TurningPoint | null | undefined} */
    this.pointed = point;
    for (const old of this.node.querySelectorAll(".verdict")) old.remove();
    if (!point || !this.node.getClientRects().length) return; // a leaf that is not shown has no sizes
    const found = this.board.find(point.played_at[0]);
    if (found && !found.seen && found.canvas.startsWith("tab-")) this.areas.open(found.canvas.slice("tab-".length));
    /** @type {[string, string[], string][]} */
    const rings = [["better", point.better_at, say("page-past-better")], ["played", point.played_at, point.who]];
    for (const [kind, ids, text] of rings) for (const id of ids) this.ring(kind, id, text);
    this.chase([...point.better_at, ...point.played_at]);
  }

  /** @param {string} kind @param {string} id @param {string} text */
  ring(kind, id, text) {
    const found = this.board.find(id);
    if (!found?.seen) return;
    const { piece: { face, x, y }, canvas } = found;
    const box = face.getBBox();
    const verdict = draw("g", { class: `verdict ${kind}`, transform: `translate(${x} ${y})`, "aria-hidden": "true" });
    const words = draw("text", { x: box.x + box.width / 2, y: box.y + box.height + 5, "text-anchor": "middle" });
    words.textContent = text;
    verdict.append(draw("rect", { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 8 }), words);
    this.board.canvases.get(canvas)?.svg.append(verdict);
  }

  close() {
    this.end.abort();
    clearTimeout(this.timer);
    clearTimeout(this.running);
    this.link.close();
  }
}

// The pieces to which something has happened; first those that are elsewhere now.
/** @param {Record<string, Wire.CanvasChange>} canvases @returns {string[]} */
function movedIn(canvases) {
  const all = Object.values(canvases).flatMap(({ changed = [] }) => changed);
  const found = [PLACE, LOOK].flatMap((fields) => all.filter((piece) => fields.some((field) => field in piece)));
  return [...new Set(found.map(({ id }) => String(id)))];
}
