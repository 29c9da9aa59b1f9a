// A closer look at any piece, lit or not: under a pointer at rest, in focus, by a long press or the right button.

import { button } from "./dom.js";
import { besideOf, closePopup, isPopped, pop } from "./popup.js";
import { tapShows } from "./prefs.js";
import { Sheet } from "./sheet.js";

const REST = 400; // milliseconds under the pointer, or in focus
const PRESS = 450; // milliseconds under a finger
const SLIP = 8; // pixels that a finger may move meanwhile
const WHOLE = 300; // milliseconds that a sheet with buttons waits for all its words: they would move under the finger
const ECHO = 1000; // milliseconds in which a click belongs to the touch that has just closed a sheet
const GROUND = 0.1; // of the window: what is larger is looked at only when asked for
const CHOOSES = ["Enter", " "]; // what comes of it is not covered by what was chosen, until another key is pressed
const ENDS = "Escape"; // where the keyboard comes back to when something is closed was not asked about, either
/** @type {Record<string, number>} */
const PAGES = { PageUp: -1, PageDown: 1 }; // ways to read on
const PLACES = ".canvas, .area, .own, .rivals, .status, .field, .body";
const ASIDE = ".side, .beacon, .curtain";
const HOLDS = ":not(.bubble)"; // what has popped up and wants an answer; with a word of help in sight one may look around

export class Closer {
  /** @param {Page.TableOfCloser} table @param {AbortSignal} signal */
  constructor(table, signal) {
    this.table = table;
    /** @type {Page.Piece | null} */
    this.piece = null;
    /** @type {Sheet | null} */
    this.sheet = null;
    this.pinned = false;
    this.pressed = false;
    this.timer = 0;
    /** @type {Map<string, { detail?: Wire.Detail | null, because?: Wire.Because | null }>} */
    this.known = new Map();
    /** @type {{ id: string, time: number } | null} */
    this.left = null;
    /** @type {Page.Deed | null} */
    this.taken = null;
    /** @type {Page.Piece | null} */
    this.clicked = null;
    this.chosen = false;
    /** @type {<Kind extends keyof HTMLElementEventMap>(kind: Kind, act: (event: HTMLElementEventMap[Kind]) => void, options?: object) => void} */
    const hear = (kind, act, options = {}) => table.node.addEventListener(kind, act, { signal, ...options });
    hear("pointermove", (event) => event.pointerType !== "touch" && this.rest(event));
    hear("pointerleave", () => this.leave());
    hear("pointerdown", (event) => this.touch(event));
    hear("contextmenu", (event) => this.askFor(event));
    hear("focusin", ({ target }) => this.enter(/** @type {Element} */ (target)));
    hear("focusout", () => this.leave());
    hear("wheel", (event) => !this.pinned && this.readOn(event.deltaY) && event.preventDefault(), { passive: false });
    hear("click", (event) => this.endPress(event), { capture: true });
    hear("click", (event) => this.tapUnlit(event));
    addEventListener("keydown", (event) => {
      const { key } = event;
      this.clicked = null;
      this.chosen = key === ENDS || CHOOSES.includes(key);
      if (this.chosen) this.leave();
      if (key in PAGES && this.readOn(PAGES[key] * innerHeight / 2)) event.preventDefault();
    }, { signal, capture: true });
    /** @param {Event} event */
    const scrolled = ({ target }) => this.piece && target !== this.sheet?.node && this.leave(); // what is about to be shown is scrolled to when it is focused
    addEventListener("scroll", scrolled, { signal, capture: true, passive: true });
  }

  // ── what a person does ──

  /** @param {() => void} act @param {number} time */
  later(act, time) {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, time);
  }

  /** @param {{ clientX: number, clientY: number, buttons: number }} event */
  rest({ clientX: x, clientY: y, buttons }) {
    if (this.pinned || this.pressed) return;
    if (this.piece && !isInside(this.piece, x, y)) this.close();
    if (this.clicked && isInside(this.clicked, x, y)) return;
    this.clicked = null;
    this.later(() => buttons || isPopped(HOLDS) || this.open(this.hovered(x, y)), REST);
  }

  /** @param {Element} target */
  enter(target) {
    if (this.pinned || this.clicked || this.chosen || !target.matches(":focus-visible")) return;
    this.later(() => isPopped(HOLDS) || this.open(this.pieceOf(target), { described: target }), REST);
  }

  leave() {
    clearTimeout(this.timer);
    if (!this.pinned) this.close();
  }

  // A finger that stays where it is; a mouse that is pressed is about to choose, and wants to see what comes of it.
  /** @param {PointerEvent} event */
  touch({ pointerType, pointerId, clientX: x, clientY: y }) {
    this.pressed = false;
    this.leave();
    this.clicked = pointerType === "mouse" ? this.hovered(x, y) : null;
    if (pointerType === "mouse") return;
    this.later(() => {
      const piece = this.under(x, y);
      if (!piece) return;
      this.pressed = true;
      navigator.vibrate?.(12);
      this.open(piece, { pinned: true });
    }, PRESS);
    const end = new AbortController();
    const stop = () => {
      clearTimeout(this.timer);
      end.abort();
    };
    /** @param {PointerEvent} event */
    const slips = (event) => event.pointerId === pointerId && Math.hypot(event.clientX - x, event.clientY - y) > SLIP;
    addEventListener("pointermove", (event) => slips(event) && stop(), { signal: end.signal });
    for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, stop, { signal: end.signal });
  }

  // The click that ends a long press plays nothing.
  /** @param {Event} event */
  endPress(event) {
    if (!this.pressed) return;
    this.pressed = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** @param {MouseEvent} event */
  askFor(event) {
    const { clientX: x, clientY: y, target } = event;
    const piece = this.under(x, y) || this.pieceOf(/** @type {Element} */ (target));
    if (!piece) return;
    event.preventDefault();
    if (!this.pinned || piece !== this.piece) this.open(piece, { pinned: true });
  }

  // Whether a finger is shown what it has chosen, instead of playing it: the second time it plays.
  /** @param {Page.Piece} piece @param {PointerEvent} [event] */
  takes(piece, event) {
    this.taken = null;
    if (event?.pointerType !== "touch") return false;
    if (!piece.actions.length && this.isSmallerThere(piece, event)) return this.tapUnlit(event);
    this.taken = event;
    if (!tapShows() || !piece.actions.length || piece.unfolds) return false;
    const again = this.hasJustLeft(piece);
    if (!again) this.open(piece, { pinned: true });
    return !again;
  }

  // Whether a finger that was taken to mean a piece meets a smaller one.
  /** @param {Page.Piece} piece @param {{ clientX: number, clientY: number }} event */
  isSmallerThere(piece, { clientX: x, clientY: y }) {
    const met = this.under(x, y, GROUND);
    return met !== null && met !== piece && size(met) < size(piece);
  }

  // Whether this very touch has closed the sheet of a piece.
  /** @param {Page.Piece} piece */
  hasJustLeft({ id }) {
    return this.left?.id === id && performance.now() - this.left.time < ECHO;
  }

  // What cannot be chosen lets clicks through; a finger has no other way to rest on it. Whether it has met something.
  /** @param {PointerEvent} event */
  tapUnlit(event) {
    if (event.pointerType !== "touch" || event === this.taken || !/** @type {Element} */ (event.target).closest(PLACES)) return false;
    this.taken = event;
    const piece = this.under(event.clientX, event.clientY, GROUND);
    if (piece && !this.hasJustLeft(piece)) this.open(piece, { pinned: true });
    return Boolean(piece);
  }

  // ── which piece ──

  /** @param {Element} node */
  pieceOf(node) {
    const id = node.closest?.("[data-piece]")?.dataset.piece;
    return this.all().find((piece) => piece.id === id && piece.node.contains(node) && piece.label) ?? null;
  }

  all() {
    const shown = [...this.table.board.canvases.values()].filter(({ svg }) => svg.getClientRects().length);
    return shown.flatMap(({ pieces }) => [...pieces.values()]);
  }

  // What a click would choose, where it would play something; else the smallest piece there.
  /** @param {number} x @param {number} y */
  hovered(x, y) {
    const piece = this.pieceOf(document.elementFromPoint(x, y) ?? document.body);
    return piece?.actions.length ? piece : this.under(x, y, GROUND);
  }

  // The smallest piece there; the browser would not find those that let clicks through.
  /** @param {number} x @param {number} y @param {number} most @returns {Page.Piece | null} */
  under(x, y, most = Infinity) {
    const at = document.elementFromPoint(x, y);
    if (!at || !this.table.node.contains(at) || !at.closest(PLACES) || at.closest(ASIDE)) return null;
    const room = most * innerWidth * innerHeight;
    const found = this.all().filter((piece) => piece.label && piece.art && isInside(piece, x, y) && size(piece) < room);
    return found.reduce((best, piece) => (best && size(best) < size(piece) ? best : piece), /** @type {Page.Piece | null} */ (null));
  }

  // ── the sheet ──

  /** @param {Page.Piece | null} piece @param {{ pinned?: boolean, described?: Element | null }} how */
  open(piece, { pinned = false, described = null } = {}) {
    if (!piece || !this.table.state || (piece === this.piece && pinned === this.pinned)) return;
    this.close();
    this.piece = piece;
    this.pinned = pinned;
    const sheet = this.sheet = new Sheet(this.table.state, this.buttons(piece, pinned), (clause) => this.openClause(clause), Boolean(described));
    sheet.show(piece, this.known.get(piece.id), pinned);
    if (pinned) this.pin(sheet, piece);
    else this.table.node.append(sheet.node);
    described?.setAttribute("aria-describedby", sheet.node.id);
    this.place();
    if (!this.known.has(piece.id)) this.await(sheet, piece);
  }

  /** @param {Sheet} sheet @param {Page.Piece} piece */
  await({ node }, piece) {
    node.classList.toggle("coming", this.pinned);
    setTimeout(() => node.classList.remove("coming"), WHOLE);
    this.ask(piece);
  }

  /** @param {Sheet} sheet @param {Page.Piece} piece */
  pin({ node }, piece) {
    const closed = () => {
      this.left = { id: piece.id, time: performance.now() };
      this.forget();
    };
    pop(node, piece.node, null, { place: () => this.place(), closed });
    node.focus({ preventScroll: true });
  }

  /** @param {Page.Piece} piece */
  ask({ id }) {
    this.table.link.send({ type: "closer", piece: id });
  }

  // The house answers.
  /** @param {Wire.CloserLook} look */
  hear({ piece: id, ...answer }) {
    this.known.set(id, answer);
    if (this.piece?.id !== id || !this.sheet) return;
    this.sheet.node.classList.remove("coming");
    if (!answer.detail) return;
    this.sheet.show(this.piece, answer, this.pinned);
    this.place();
  }

  // The table has changed: what is looked at may have, too, or be gone.
  follow() {
    this.known.clear();
    if (!this.piece) return;
    const piece = this.all().find((one) => one.id === this.piece?.id && one.label);
    if (!piece || piece !== this.piece) {
      this.close();
      return;
    }
    this.sheet?.offer(piece, this.buttons(piece, this.pinned));
    this.place();
    this.later(() => this.piece === piece && this.ask(piece), REST);
  }

  /** @param {Page.Piece} piece @param {boolean} pinned */
  buttons(piece, pinned) {
    const texts = new Map(this.table.state.prompt.options.map(({ action, text }) => [action, text]));
    const offers = piece.actions.filter((action) => texts.has(action));
    if (!pinned) return offers.map((action) => texts.get(action) ?? "");
    return offers.map((action) => button("open", "", texts.get(action), () => this.play(action, piece)));
  }

  /** @param {number} action @param {Page.Piece} piece */
  play(action, { node }) {
    closePopup();
    this.left = null;
    this.table.hand.play(action, node);
  }

  /** @param {string} clause */
  openClause(clause) {
    closePopup();
    this.table.openClause(clause);
  }

  // What does not fit is set closer, then does without its legend; a pinned sheet can be scrolled with everything in it.
  place() {
    if (!this.sheet || !this.piece) return;
    const { top } = this.table.body.getBoundingClientRect();
    const { node } = this.sheet;
    const read = node.scrollTop; // whoever has read on goes on there
    for (const crowd of this.pinned ? ["", "close"] : ["", "close", "brief"]) {
      node.dataset.crowd = crowd;
      besideOf(node, this.piece.face.getBoundingClientRect(), this.table.onPhone, top);
      if (node.scrollHeight <= node.clientHeight + 1) return;
    }
    node.scrollTop = read;
  }

  // Read on in a sheet that is still too long; whether there is more.
  /** @param {number} way */
  readOn(way) {
    const { node } = this.sheet ?? {};
    const before = node?.scrollTop;
    node?.scrollBy(0, way);
    return node?.scrollTop !== before;
  }

  close() {
    clearTimeout(this.timer);
    if (this.pinned) closePopup();
    else this.forget();
  }

  forget() {
    const { node } = this.sheet ?? {};
    for (const told of document.querySelectorAll(`[aria-describedby="${node?.id}"]`)) told.removeAttribute("aria-describedby");
    node?.remove();
    this.sheet = null;
    this.piece = null;
    this.pinned = false;
  }
}

/** @param {Page.Piece} piece */
function size({ face }) {
  const { width, height } = face.getBoundingClientRect();
  return width * height;
}

/** @param {Page.Piece} piece @param {number} x @param {number} y */
function isInside({ face }, x, y) {
  const { left, right, top, bottom } = face.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
