// Where something can stand beside a box of the window without covering it, or any other that is to be seen.

const EDGE = 6; // pixels to the edge of the window
const GAP = 8; // pixels to what it must not cover
const LOWEST = 120; // pixels that something to be read has at least
const STEP = 14; // pixels between two places that are tried
const WIDTHS = [22, 30, 17, 40]; // rem
const COVERED = 0.02; // pixels of way that a covered pixel of what may be covered is worth

// Put `node` near the box `first`, if there is one, off all boxes in `hard`, and off those in `soft` as well as it goes; whether it
// can. The first of the `widths` that it can have is taken.
/** @param {HTMLElement} node @param {Page.Box | undefined} first @param {Page.Box[]} hard @param {Page.Box[]} soft @param {number[]} widths */
export function besideAll(node, first, hard, soft, widths = WIDTHS) {
  Object.assign(node.style, { maxHeight: "", maxWidth: "none" });
  for (const width of widths) {
    node.style.width = `min(${width}rem, 100vw - ${2 * EDGE}px)`;
    const size = node.getBoundingClientRect();
    const place = bestPlace(size, first, hard, soft);
    if (place) {
      node.style.translate = `${place.left}px ${place.top}px`;
      return true;
    }
  }
  return false;
}

// Put `node` near the question, and over nothing that can be played; in the question's place, if there is no other.
/** @param {HTMLElement} node @param {{ prompt: { node: HTMLElement }, board: Pick<Page.Board, "lit"> }} table */
export function offLit(node, { prompt, board }) {
  const asked = prompt.node.getBoundingClientRect();
  const lit = board.lit.map(([, piece]) => seenOf(piece)).filter(({ left, right, top, bottom }) => left < right && top < bottom);
  const place = () => besideAll(node, asked, [asked, ...lit], []) || besideAll(node, asked, lit, [asked]);
  if (place()) return;
  node.style.fontSize = ".8125rem";
  if (!place()) below(node, lit);
}

// Put `node` below all boxes, over whatever else is there; as high as it can be, and scrolled.
/** @param {HTMLElement} node @param {Page.Box[]} boxes */
function below(node, boxes) {
  const top = Math.min(Math.max(...boxes.map(({ bottom }) => bottom)) + GAP, innerHeight - LOWEST);
  Object.assign(node.style, { width: `calc(100vw - ${2 * EDGE}px)`, maxHeight: `${innerHeight - top - EDGE}px`, overflow: "auto",
    translate: `${EDGE}px ${top}px` });
}

// Where a piece is in sight, as far as what scrolls it shows it.
/** @param {Page.Piece} piece */
function seenOf({ face, node }) {
  const box = face.getBoundingClientRect();
  const hold = /** @type {Element} */ (node.closest(".area, .own, .rivals, .status")).getBoundingClientRect();
  return { left: Math.max(box.left, hold.left), top: Math.max(box.top, hold.top),
    right: Math.min(box.right, hold.right), bottom: Math.min(box.bottom, hold.bottom) };
}

/** @param {{ width: number, height: number }} size @param {Page.Box | undefined} first @param {Page.Box[]} hard @param {Page.Box[]} soft */
function bestPlace({ width, height }, first, hard, soft) {
  /** @type {{ left: number, top: number, worth: number } | null} */
  let best = null;
  for (const top of tries(height, innerHeight, first?.top, first?.bottom)) {
    for (const left of tries(width, innerWidth, first?.left, first?.right)) {
      const box = { left, top, right: left + width, bottom: top + height };
      if (hard.some((one) => covered(box, one, GAP) > 0)) continue;
      const worth = far(box, first) + COVERED * soft.reduce((sum, one) => sum + covered(box, one, 0), 0);
      if (!best || worth < best.worth) best = { left, top, worth };
    }
  }
  return best;
}

// Places along one side of the window: beside what it is about, in line with it, and everywhere else.
/** @param {number} size @param {number} room @param {number | undefined} start @param {number | undefined} end */
function tries(size, room, start, end) {
  const last = room - size - EDGE;
  const all = start === undefined || end === undefined ? [(room - size) / 2]
    : [end + GAP + 1, start - GAP - 1 - size, (start + end - size) / 2, start, end - size];
  for (let at = EDGE; at <= last; at += STEP) all.push(at);
  return all.filter((at) => at >= EDGE && at <= last);
}

/** @param {Page.Box} one @param {Page.Box} other @param {number} gap */
function covered(one, other, gap) {
  const across = Math.min(one.right, other.right + gap) - Math.max(one.left, other.left - gap);
  const down = Math.min(one.bottom, other.bottom + gap) - Math.max(one.top, other.top - gap);
  return across > 0 && down > 0 ? across * down : 0;
}

// How far a box is from what it is about; from the middle of the window, if that is nothing.
/** @param {Page.Box} box @param {Page.Box | undefined} first */
function far(box, first) {
  const about = first ?? { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2 };
  /** @param {number} a @param {number} b @param {number} c @param {number} d */
  const gap = (a, b, c, d) => Math.max(0, c - b, a - d);
  const middle = Math.hypot((box.left + box.right - about.left - about.right) / 2, (box.top + box.bottom - about.top - about.bottom) / 2);
  return Math.hypot(gap(box.left, box.right, about.left, about.right), gap(box.top, box.bottom, about.top, about.bottom)) + middle / 10;
}
