// What a piece does where it lies: a monster strikes, a card is parried, a house is shut with a stamp, a glass is filled.
// The wire names it as a flight: "!shake" of a piece, or of what does it instead where there is no such piece.

import { draw, make } from "./dom.js";
import { sound } from "./sound.js";

/** @typedef {{ canvas: string, x: number, y: number }} Lay */

const SHAKE = [0, 4, -4, 4, -4, 4, -4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const TILT = [{}, { transform: "rotate(6deg)", offset: 0.4 }, { transform: "rotate(-2deg)", offset: 0.75 }, {}];
const STAMP = [{ transform: "scale(1.35)", opacity: 0.4 }, { transform: "scale(.94)", offset: 0.6 }, {}];
const TEAR = [{}, { filter: "grayscale(1)", offset: 0.4 }, { filter: "grayscale(1)", transform: "translateY(40px) rotate(7deg)", opacity: 0 }];
const SEAL = [{ opacity: 0, transform: "scale(2)" }, { opacity: 1, transform: "scale(.95)", offset: 0.3 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
const FADES = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }];
const FILLS = [{ clipPath: "inset(100% 0 0 0)" }, { clipPath: "inset(0)", offset: 0.7 }, { clipPath: "inset(0)", opacity: 0 }];
const GOES = [{}, { opacity: 0 }];
const HOP = 7; // units of a drawing: how high a marker hops from place to place
const PLACE = 90, LEAST = 120; // milliseconds: of each place it goes, and at least
const MOST = 12; // places

// By name: its sound, milliseconds, and what is seen: the piece `moves`, `leaves`, `steps` on, its old drawing `fades`, or a
// `cover` lies over it and moves by `frames`. A piece that `holds` shows its old drawing till then, or on till it is over.
/** @type {Record<string, { noise?: string, time?: number, moves?: Keyframe[], cover?: string, frames?: Keyframe[], leaves?: boolean, fades?: boolean, steps?: boolean, holds?: string }>} */
const GESTURES = {
  "!shake": { noise: "strike", time: 240, moves: SHAKE },
  "!tilt": { noise: "metal", time: 420, moves: TILT },
  "!stamp": { noise: "stamp", time: 260, moves: STAMP },
  "!leave": { noise: "wood", time: 700, leaves: true },
  "!hit": { noise: "strike", time: 700, cover: "hit", frames: FADES },
  "!pulse": { noise: "wood", time: 600, cover: "pulse", frames: FADES },
  "!pour": { noise: "pour", time: 700, cover: "pour", frames: FILLS },
  "!seal": { noise: "stamp", time: 600, cover: "seal", frames: SEAL, holds: "on" },
  "!tear": { noise: "card", time: 520, cover: "torn", frames: TEAR, holds: "till" },
  "!light": { time: 800, fades: true, holds: "till" },
  "!step": { noise: "wood", steps: true }, // see `step`
};

/** @param {string} what */
export const isGesture = (what) => what in GESTURES;
/** @param {string} what */
export const noiseOf = (what) => GESTURES[what]?.noise;
/** @param {string} what */
export const isStep = (what) => GESTURES[what]?.steps;
/** @param {string} what */
export const holds = (what) => GESTURES[what]?.holds;

// Milliseconds that a gesture of a piece takes; none where nothing is to be seen of it. `before` is where it was.
/** @param {string} what @param {Page.Found | null} found @param {number} count @param {Lay | null | undefined} before */
export function lasts(what, found, count, before) {
  const { time, steps, fades } = GESTURES[what];
  if (!found?.seen || (fades && !found.piece.waits) || (steps && !hasMoved(found, before))) return 0;
  return time ?? Math.max(LEAST, PLACE * Math.min(count, MOST));
}

// `found` is a piece as the board finds it, `sky` where things lie over the table; `tempo` makes it slower or faster;
// `over()` is called at the end, not if it is cut off.
/** @param {string} what @param {Page.Found | null} found @param {{ board: Page.Board, sky: HTMLElement, tempo: number, over: (() => void) | null }} how */
export function gesture(what, found, { board, sky, tempo, over }) {
  const { noise, time = 0, moves, cover, frames = [], leaves, fades } = GESTURES[what];
  if (!found?.seen) return;
  if (noise) sound.play(noise);
  const { face } = found.piece;
  const timing = { duration: time * tempo, easing: "ease-out" };
  if (cover) vanish(lay(covered(cover, face), face.getBoundingClientRect(), sky), frames, timing, over);
  if (moves) face.animate(moves, timing);
  if (fades) fadeOver(face, timing);
  if (leaves) for (const one of withWhatLiesOn(found, board)) one.animate(away(face.getBBox().width), { ...timing, easing: "ease-in-out" });
}

// ── over the piece ──

/** @param {string} cover @param {SVGGElement} face */
const covered = (cover, face) => make(`div.cover.${cover}`, {}, cover === "torn" && picture(face), cover === "seal" && make("i", {}, "✓"));

/** @param {HTMLElement} node @param {{ left: number, top: number, width: number, height: number }} box @param {HTMLElement} sky */
export function lay(node, { left, top, width, height }, sky) {
  Object.assign(node.style, { translate: `${left}px ${top}px`, width: `${width}px`, height: `${height}px` });
  sky.append(node);
  return node;
}

/** @param {Page.Shown} node @param {Keyframe[]} frames @param {number | KeyframeAnimationOptions} timing @param {(() => void) | null} [over] */
export function vanish(node, frames, timing, over) {
  node.animate(frames, timing).onfinish = () => {
    node.remove();
    over?.();
  };
}

// A drawing as it is now.
/** @param {SVGGElement} face */
export function picture(face) {
  const { width, height } = face.getBoundingClientRect();
  const { x, y, width: across, height: down } = face.getBBox();
  const node = draw("svg", { viewBox: `${x} ${y} ${across} ${down}`, width, height });
  node.innerHTML = face.innerHTML;
  return node;
}

// ── the piece itself ──

// The old drawing goes slowly, the new one is seen below it; what lies on the piece stays in sight.
/** @param {SVGGElement} face @param {KeyframeAnimationOptions} timing */
function fadeOver(face, timing) {
  const old = /** @type {SVGGElement} */ (face.cloneNode(true));
  face.after(old);
  vanish(old, GOES, timing);
}

/** @param {Page.Found} found @param {Page.Board} board */
function withWhatLiesOn({ canvas, piece }, board) {
  const ground = piece.face.getBoundingClientRect();
  const faces = [...board.canvas(canvas).pieces.values()].map(({ face }) => face);
  return faces.filter((face) => face === piece.face || isOn(ground, face.getBoundingClientRect()));
}

/** @param {DOMRect} ground @param {DOMRect} box */
function isOn(ground, { left, right, top, bottom, width }) {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return width < ground.width && x > ground.left && x < ground.right && y > ground.top && y < ground.bottom;
}

// To the right, and back from the left.
/** @param {number} wide */
const away = (wide) => [{}, { transform: `translateX(${1.4 * wide}px)`, opacity: 0, offset: 0.6 },
  { transform: `translateX(${-0.7 * wide}px)`, opacity: 0, offset: 0.61 }, {}];

// ── a marker ──

/** @param {Page.Found} found @param {Lay | null | undefined} before */
const hasMoved = ({ canvas, piece: { x, y } }, before) => before?.canvas === canvas && (before.x !== x || before.y !== y);

// A marker goes on from where it was `before`, place by place; until then it stays there.
/** @param {Page.Found} found @param {Lay} before @param {number} count @param {{ delay: number, duration: number }} timing */
export function step({ piece: { node, x, y } }, before, count, { delay, duration }) {
  /** @param {number} part @param {number} rise */
  const at = (part, rise) => ({ offset: part, transform: `translate(${before.x + (x - before.x) * part}px, ${before.y + (y - before.y) * part - rise}px)` });
  const half = 2 * Math.min(count, MOST);
  const frames = Array.from({ length: half + 1 }, (_, k) => at(k / half, k % 2 ? HOP : 0));
  node.animate(frames, { duration, delay, fill: "backwards" });
}
