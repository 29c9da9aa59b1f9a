// Which table a window shows: by its width and height, and by how large words would become there.

// Pixels.
const PHONE = 700; // narrower windows are a telephone's
const LOW = 500; // lower ones belong to a telephone on its side, or to a page at twice its size
const SHORT = 740; // a telephone's window that is lower leaves an area too little

// Units of a drawing become pixels; words are 12 units high.
const LEGIBLE = 0.99;
const SMALLEST = 0.9; // what would be smaller is shown by a tablet's table, which is scrolled

const TABLET = { width: 752, whole: 940 }; // units: on one so high all of the table fits

/** @param {number} least @param {number} wanted @param {number} most */
const between = (least, wanted, most) => Math.min(Math.max(least, wanted), most);

// How large a unit becomes at a desk, in both tables, with the side column beside them or folded. Bar, margins and
// column take as much as in shapes.css.
/** @param {boolean} column */
function scales(column) {
  const { innerWidth: w, innerHeight: h } = window;
  return {
    wide: Math.min((w - 16 - (column ? 304 : 52)) / 1280, (h - between(52, h * 0.09, 72) - 16) / 566),
    landscape: Math.min((w - 32 - (column ? 312 : 68)) / 1096, (h - between(60, h * 0.0933, 140) - 24) / 792),
  };
}

// Whether the side column can stand beside the table; else it lies over it.
export function isRoomBeside() {
  const { wide, landscape } = scales(true);
  return innerHeight >= LOW && Math.max(wide, landscape) >= LEGIBLE;
}

// `folded`: the side column is; `now`: the shape that is shown.
/** @param {boolean} folded @param {string | undefined} now */
export function fittingShape(folded, now) {
  const { innerWidth: w, innerHeight: h } = window;
  if (w < PHONE || h < LOW) return h < SHORT ? "short" : "portrait";
  if (h > w) return tablet(w, h);
  const { wide, landscape } = scales(!folded && isRoomBeside());
  if (landscape >= LEGIBLE) return "landscape";
  if (Math.max(wide, landscape) < SMALLEST) return tablet(w, h);
  const stays = now === "wide" ? 0.97 : 1.03; // it does not flutter
  return wide > landscape * stays ? "wide" : "landscape";
}

/** @param {number} w @param {number} h */
function tablet(w, h) {
  const high = (h - 158) * TABLET.width / (w - 16);
  return high >= TABLET.whole ? "tall" : "tablet";
}

// At a desk the prompt bar is above the table and the log beside it; anywhere else everything is one column.
/** @param {string | undefined} shape */
export const isDesk = (shape) => shape === "landscape" || shape === "wide";
/** @param {string | undefined} shape */
export const isPhone = (shape) => shape === "portrait" || shape === "short";
