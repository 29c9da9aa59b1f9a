// From piece to piece with the keyboard: the order in which one reads them, and what lies beside a piece.

// Units of a drawing.
const ROW = 48; // what differs less in height is read from left to right
const DEEP = 40; // how far from its corner a piece is looked for: a large one lies where it begins, under what it holds
/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2; // how much farther than ahead a unit aside counts

// Where a piece is: its middle, or not far from its corner; one that nobody has seen yet is where its origin is.
/** @param {Page.Piece} piece */
const place = ({ x, y, box }) =>
  (box ? [x + box.x + Math.min(box.width / 2, DEEP), y + box.y + Math.min(box.height / 2, DEEP)] : [x, y]);

/** @param {Page.Piece[]} pieces */
export function inReadingOrder(pieces) {
  const places = pieces.map((piece) => {
    const [x, y] = place(piece);
    return { piece, row: Math.round(y / ROW), x };
  });
  return places.sort((one, other) => one.row - other.row || one.x - other.x).map(({ piece }) => piece);
}

// The nearest piece in the direction of an arrow key: straight ahead if there is one, else anywhere on that side.
/** @param {Page.Piece[]} pieces @param {Page.Piece} from @param {string} key */
export function neighbour(pieces, from, key) {
  const [right, down] = WAYS[key];
  const [x, y] = place(from);
  /** @param {Page.Piece} piece */
  const rank = (piece) => {
    const [dx, dy] = place(piece).map((value, k) => value - [x, y][k]);
    const [ahead, aside] = [dx * right + dy * down, Math.abs(dx * down) + Math.abs(dy * right)];
    return { piece, ahead, straight: aside <= ahead, way: ahead + ASIDE * aside };
  };
  const there = pieces.filter((piece) => piece !== from).map(rank).filter(({ ahead }) => ahead > 0);
  const straight = there.filter((one) => one.straight);
  return (straight.length ? straight : there).sort((one, other) => one.way - other.way)[0]?.piece;
}
