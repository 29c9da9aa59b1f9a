// A canvas of the table: pieces patched by id; what moved glides, what is new arrives, what is legal is lit.
//
// A piece is its drawing, which nobody but eyes reads, and an empty rectangle of the same size: that has its name and
// the focus, so that nothing drawn contradicts the name. For the Tab key a canvas is one stop; arrows go on from there.

import { draw } from "./dom.js";
import { Focus } from "./focus.js";
import { figures, hold, redraw, underline } from "./landing.js";
import { motion } from "./prefs.js";
import { say } from "./words.js";

/** @typedef {import("./stage.js").Stage} Stage */

const NUDGE = 24; // units of a drawing: what moves less has only made room for something
const TRAIL = 1500; // milliseconds
/** @type {Record<string, Keyframe[]>} */
const ARRIVALS = {
  "": [{ opacity: 0 }, {}],
  drop: [{ opacity: 0, transform: "translateY(-28px)" }, {}],
  flip: [{ transform: "scaleX(0)" }, {}],
};
const ARRIVAL = { duration: 250, easing: "ease-out" };
const GOES = [{}, { opacity: 0 }], GONE = 200; // milliseconds
const ANSWERS = ".piece.asks"; // to a click: it is played, says why not, or opens something
const FINGER = 40; // pixels
const TUMBLE = 400, APART = 60; // milliseconds: of a die, and between one and the next
const FADE = 120; // milliseconds, where little is to move
/** @type {("x" | "y" | "width" | "height")[]} */
const MEASURES = ["x", "y", "width", "height"];
/** @type {Set<string>} */
const NONE = new Set();
const HANDLES = /^(own:|undo$)/; // what opens so is done, not read
const TURNS = [{ transform: "rotate(-220deg) scale(.82)" }, { transform: "rotate(30deg) scale(1.12)", offset: 0.7 }, {}];

/** @type {Omit<Wire.Piece, "id">} */
const BLANK = { x: 0, y: 0, art: "", label: "", actions: [], why: null, opens: "", motion: "", unfolds: false, gloss: "" };

export class Canvas {
  // `chosen(piece, event)` is called when a person clicks or presses a piece.
  /** @param {(piece: Page.Piece, event: Page.Deed) => void} chosen */
  constructor(chosen) {
    this.svg = draw("svg", { class: "canvas", role: "group" });
    /** @type {Map<string, Page.Piece>} */
    this.pieces = new Map();
    this.focus = new Focus(this);
    /** @type {Set<Page.Piece>} */
    this.unmeasured = new Set(); // pieces whose rectangles are to be made as large as their drawings
    /** @param {MouseEvent | KeyboardEvent} event */
    const choose = (event) => {
      const piece = this.at(event);
      const byFinger = event instanceof PointerEvent && event.pointerType === "touch";
      const meant = byFinger && !piece?.node.matches(ANSWERS) ? this.near(event) : piece;
      meant?.hit?.focus({ preventScroll: true });
      if (meant) chosen(meant, event);
    };
    this.svg.addEventListener("click", choose);
    this.svg.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (!event.repeat) choose(event);
    });
  }

  // A piece that is there.
  /** @param {string} id */
  piece(id) {
    return /** @type {Page.Piece} */ (this.pieces.get(id));
  }

  // The piece that something happens to.
  /** @param {{ target: EventTarget | null }} event */
  at({ target }) {
    return this.pieces.get(/** @type {Element} */ (target).closest(".piece")?.dataset.piece ?? "");
  }

  // What a finger means that meets nothing: the piece, small as it may be, whose middle is nearest.
  /** @param {{ clientX: number, clientY: number }} event */
  near({ clientX, clientY }) {
    /** @param {Element} node */
    const far = (node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const [x, y] = [Math.abs(clientX - (left + right) / 2), Math.abs(clientY - (top + bottom) / 2)];
      const meets = x <= Math.max(right - left, FINGER) / 2 && y <= Math.max(bottom - top, FINGER) / 2;
      return meets ? Math.hypot(x, y) : Infinity;
    };
    const around = [...this.svg.querySelectorAll(ANSWERS)].map((node) => ({ node, distance: far(node) }));
    const nearest = around.sort((one, other) => one.distance - other.distance)[0];
    return nearest?.distance < Infinity ? this.pieces.get(nearest.node.dataset.piece ?? "") : null;
  }

  // Bring the picture up to date; `fresh`: with a whole new one. `moved` is there when the table was turned to
  // somebody else: these pieces move, all others are at once where they belong. To `goals` something flies: they wait.
  // What comes and goes is seen on the `stage`, if there is one. The answer is how pieces were stirred: [[piece, "tumble"], …].
  /** @param {Page.CanvasChange} change @param {boolean} fresh @param {string[] | null} moved @param {Set<string>} goals @param {Stage | null} stage */
  patch(change, fresh, moved, goals = NONE, stage = null) {
    const { size, gone = [], changed = [], order = [] } = fresh ? this.anew(change) : change;
    const first = !this.pieces.size;
    /** @param {string} id */
    const stays = (id) => first || Boolean(moved && !moved.includes(id));
    /** @param {string} id */
    const quiet = (id) => motion() !== "full" || stays(id);
    /** @type {Set<string>} */
    this.goals = goals;
    /** @type {Stage | null} */
    this.stage = stage;
    /** @type {Page.Stirred} */
    this.stirred = [];
    /** @type {Page.Piece[]} */
    this.arriving = [];
    this.fades = motion() === "less" && !moved && !first;
    const { hit } = this.focus.now ?? {};
    if (size) this.resize(...size);
    const left = gone.map((id) => (quiet(id) ? null : stage?.take(this.piece(id))));
    gone.forEach((id, k) => this.remove(id, quiet(id), left[k]));
    const moves = changed.map((fields) => this.update(fields, quiet(fields.id), stays(fields.id)));
    for (const [id, above] of order) this.putBelow(id, above);
    // A piece taken out of the tree and put back forgets where it was; reading the layout here lets it glide.
    this.svg.getBoundingClientRect();
    this.measure();
    for (const move of moves) move();
    const come = this.arriving.map((piece) => stage?.take(piece));
    this.arriving.forEach((piece, k) => this.arrive(piece, come[k]));
    this.focus.keep(hit);
    return this.stirred;
  }

  // A whole new picture as a change of this one, so that a replay glides too.
  /** @param {Page.CanvasChange} change @returns {Page.CanvasChange} */
  anew({ size, changed = [] }) {
    const ids = changed.map(({ id }) => id);
    const gone = [...this.pieces.keys()].filter((id) => !ids.includes(id));
    const order = ids.map((id, k) => /** @type {[string, string]} */ ([id, ids[k + 1]])).reverse();
    return { size, gone, changed: changed.map((fields) => ({ ...BLANK, ...fields })), order };
  }

  /** @param {number} width @param {number} height */
  resize(width, height) {
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.style.setProperty("--w", String(width));
    this.svg.style.setProperty("--h", String(height));
  }

  /** @param {string} id @param {boolean} quiet @param {HTMLElement | null | undefined} shown */
  remove(id, quiet, shown) {
    const { node, face, hit } = this.piece(id);
    this.pieces.delete(id);
    node.classList.remove("legal");
    hit?.remove();
    if (shown) this.stage?.play(shown, GOES, GONE);
    if (quiet || shown) node.remove();
    else face.animate(GOES, GONE).onfinish = () => node.remove();
  }

  // A piece that is new, or turned over, is not seen before its picture on the stage has come.
  /** @param {Page.Piece} piece @param {HTMLElement | null | undefined} shown */
  arrive({ face, motion: how }, shown) {
    const frames = ARRIVALS[how] || ARRIVALS[""];
    if (!shown) {
      face.animate(frames, ARRIVAL);
      return;
    }
    face.style.opacity = "0";
    this.stage?.play(shown, frames, ARRIVAL, () => { face.style.opacity = ""; });
  }

  // Bring a piece up to date; the answer is its move to where it belongs now. One that is to be `quiet` is not seen moving, but
  // has been stirred, unless it `stays`.
  /** @param {Page.PieceChange} fields @param {boolean} quiet @param {boolean} stays */
  update(fields, quiet, stays) {
    const { id } = fields;
    const isNew = !this.pieces.has(id);
    if (isNew) this.add(id);
    const piece = this.piece(id);
    const before = { ...piece };
    Object.assign(piece, fields);
    const redrawn = piece.art !== before.art;
    const moved = piece.x !== before.x || piece.y !== before.y;
    const shown = faceOf(piece);
    const numbers = redrawn && this.fades && figures(piece.face);
    const waits = redrawn && !quiet && this.wait(piece, isNew);
    if (redrawn && !waits) redraw(piece);
    if (redrawn && piece.hit) this.unmeasured.add(piece);
    const rolled = piece.motion === "tumble" && this.isRolled(shown, faceOf(piece), isNew);
    this.mark(piece);
    piece.node.classList.toggle("still", quiet);
    const place = () => { piece.node.style.transform = `translate(${piece.x}px, ${piece.y}px)`; };
    if (isNew) place();
    const flipped = redrawn && piece.motion === "flip";
    const travels = !isNew && Math.hypot(piece.x - before.x, piece.y - before.y) > NUDGE;
    const how = rolled ? "tumble" : flipped ? "flip" : travels && "glide";
    if (!stays && how) this.stirred.push([piece, how]);
    if (!quiet && rolled) tumble(piece, APART * this.stirred.filter(([, kind]) => kind === how).length - APART);
    else if (!quiet && !waits && (isNew || flipped)) this.arriving.push(piece);
    if (!quiet && moved && !isNew) leaveTrail(piece.node);
    if (this.fades && (moved || isNew)) piece.face.animate([{ opacity: 0 }, {}], FADE);
    if (numbers && !isNew) underline(piece.face, numbers);
    return place;
  }

  // Whether a piece keeps its old drawing until what flies there has landed.
  /** @param {Page.Piece} piece @param {boolean} isNew */
  wait(piece, isNew) {
    const waits = this.goals.has(piece.id);
    if (waits) hold(piece, isNew);
    return waits;
  }

  // Whether a die was rolled: it shows another face; or it is new, and has not come from another canvas.
  /** @param {string | undefined} before @param {string | undefined} now @param {boolean} isNew */
  isRolled(before, now, isNew) {
    return Boolean(now) && now !== before && (!isNew || this.svg.dataset.canvas === "table");
  }

  /** @param {string} id */
  add(id) {
    const node = draw("g", { class: "piece", "data-piece": id });
    const face = draw("g", { class: "face", "aria-hidden": "true" });
    node.append(face);
    this.svg.append(node);
    this.pieces.set(id, { ...BLANK, id, node, face, hit: null, box: null });
  }

  /** @param {Page.Piece} piece */
  mark(piece) {
    const { node, label, actions, why, opens } = piece;
    const legal = actions.length > 0;
    node.classList.toggle("legal", legal);
    node.classList.toggle("asks", legal || why != null || Boolean(opens));
    this.equip(piece);
    if (label) this.name(piece);
  }

  // Whatever has a name can be reached.
  /** @param {Page.Piece} piece */
  equip(piece) {
    if (Boolean(piece.label) === Boolean(piece.hit)) return;
    piece.hit?.remove();
    piece.hit = piece.label ? piece.node.appendChild(draw("rect", { class: "hit", role: "button", tabindex: "-1" })) : null;
    if (piece.hit) this.unmeasured.add(piece);
  }

  // Make rectangles as large as drawings that are new, once these can be seen; sizes are read together, which is cheap.
  measure() {
    if (!this.unmeasured.size || !this.isSeen) return;
    const pieces = [...this.unmeasured].filter(({ hit }) => hit);
    this.unmeasured.clear();
    for (const piece of pieces) piece.box = piece.face.getBBox();
    for (const { hit, box } of pieces) {
      for (const side of MEASURES) hit?.setAttribute(side, box?.[side] ?? 0);
    }
  }

  // The symbols that drawings are made of have come.
  measureAnew() {
    this.unmeasured = new Set(this.pieces.values());
    this.measure();
  }

  get isSeen() {
    return this.svg.getClientRects().length > 0;
  }

  // What can be played has changed; `texts` say what an action does.
  /** @param {Map<number, string>} texts */
  settle(texts) {
    for (const piece of this.pieces.values()) if (piece.actions.length) this.name(piece, texts);
    this.measure();
    this.focus.settle();
  }

  // Name a piece: it is read, and where it is lit, played; `texts` say what an action does.
  /** @param {Page.Piece} piece @param {Map<number, string> | null} texts */
  name(piece, texts = null) {
    const { label, actions, opens, unfolds, gloss } = piece;
    const hit = /** @type {SVGElement} */ (piece.hit);
    /** @param {string} name @param {string | false} value */
    const put = (name, value) => {
      if (!value) hit.removeAttribute(name);
      else if (hit.getAttribute(name) !== value) hit.setAttribute(name, value);
    };
    const what = actions.length > 1 ? say("page-playable-ways", { count: actions.length }) : texts?.get(actions[0]);
    put("aria-label", what ? say(what === label ? "page-playable" : "page-playable-as", { piece: label.replace(/\.$/, ""), what }) : label);
    put("aria-description", gloss);
    put("aria-disabled", !actions.length && !HANDLES.test(opens) && "true");
    put("aria-haspopup", unfolds ? "dialog" : actions.length > 1 && "menu");
  }

  /** @param {string} id @param {string} above */
  putBelow(id, above) {
    const { node } = this.piece(id);
    const next = above ? this.piece(above).node : null;
    if (node.nextElementSibling !== next) this.svg.insertBefore(node, next);
  }
}

// Which face of a die is up; its drawing says so.
/** @param {Page.Piece} piece */
function faceOf({ face }) {
  return face.querySelector("[data-face]")?.dataset.face;
}

// A rolled die turns over a few times, then shows the result. Its faces are drawings whose names end in their number.
/** @param {Page.Piece} piece @param {number} delay */
function tumble({ face }, delay) {
  face.animate(TURNS, { duration: TUMBLE, delay, easing: "ease-out" });
  const up = /** @type {Element} */ (face.querySelector("[data-face] use[href*='die-']"));
  const result = up.getAttribute("href") ?? "";
  const turn = () => up.setAttribute("href", result.replace(/\d$/, String(1 + Math.floor(6 * Math.random()))));
  turn();
  for (const part of [0.2, 0.4, 0.6]) setTimeout(turn, delay + part * TUMBLE);
  setTimeout(() => up.setAttribute("href", result), delay + 0.8 * TUMBLE);
}

/** @param {Element} node */
function leaveTrail(node) {
  node.classList.add("moved");
  setTimeout(() => node.classList.remove("moved"), TRAIL);
}
