// What a piece shows while something is on its way there: its old drawing, in which numbers count with every landing.

import { draw } from "./dom.js";

const FLIP = [{ transform: "scaleX(0)" }, {}];
const FLIPPED = 250; // milliseconds
const UNDERLINED = 1500; // milliseconds
const WHOLE = /^[-−]?\d+$/;

/** @param {Page.Piece} piece */
export function redraw(piece) {
  piece.waits = null;
  piece.face.style.opacity = "";
  piece.face.innerHTML = piece.art;
}

// Keep the old drawing; a piece that is new is not seen yet.
/** @param {Page.Piece} piece @param {boolean} isNew */
export function hold(piece, isNew) {
  if (isNew) redraw(piece);
  if (isNew) piece.face.style.opacity = "0";
  const now = draw("g");
  now.innerHTML = piece.art;
  piece.waits = { isNew: isNew || !piece.face.firstChild, before: figures(piece.face), after: figures(now) };
}

// A part of what is on its way has landed.
/** @param {Page.Piece | undefined} piece @param {number} part */
export function count(piece, part) {
  if (!piece?.waits) return;
  const { isNew, before, after } = piece.waits;
  if (!isNew && before.length === after.length) {
    piece.face.querySelectorAll("text").forEach((text, k) => {
      if (isCounted(before[k], after[k])) text.textContent = figure(before[k], after[k], part);
    });
  }
}

// All of it has; a card that was not there before is turned over now.
/** @param {Page.Canvas} canvas @param {Page.Piece | undefined} piece */
export function release(canvas, piece) {
  if (!piece?.waits) return;
  const { isNew } = piece.waits;
  redraw(piece);
  if (isNew && piece.motion === "flip") piece.face.animate(FLIP, { duration: FLIPPED, easing: "ease-out" });
  canvas.unmeasured.add(piece); // what is drawn now may be larger
  canvas.measure();
}

// Everything on a canvas is where it belongs and shows what is true, at once.
/** @param {Page.Canvas} canvas */
export function finish(canvas) {
  for (const piece of canvas.pieces.values()) {
    if (piece.motion === "tumble") redraw(piece);
    release(canvas, piece);
    if (piece.face.style.opacity) piece.face.style.opacity = ""; // its picture has not come in time
  }
  for (const motion of canvas.svg.getAnimations({ subtree: true })) {
    if (Number(motion.effect?.getComputedTiming().endTime) < Infinity) motion.finish();
  }
}

// What is written in a drawing.
/** @param {Element} node */
export const figures = (node) => [...node.querySelectorAll("text")].map(({ textContent }) => textContent.trim());

/** @param {string} one @param {string} other */
const isCounted = (one, other) => one !== other && WHOLE.test(one) && WHOLE.test(other);
/** @param {string} text */
const number = (text) => Number(text.replace("−", "-"));

/** @param {string} before @param {string} after @param {number} part */
function figure(before, after, part) {
  const value = Math.round(number(before) + (number(after) - number(before)) * part);
  return value < 0 ? `−${-value}` : String(value);
}

// Where numbers do not count, those that have changed are underlined for a while.
/** @param {Element} face @param {string[]} before */
export function underline(face, before) {
  const texts = [...face.querySelectorAll("text")];
  const after = figures(face);
  const changed = texts.filter((_, k) => texts.length === before.length && isCounted(before[k], after[k]));
  for (const text of changed) text.classList.add("told");
  setTimeout(() => changed.forEach((text) => text.classList.remove("told")), UNDERLINED);
}
