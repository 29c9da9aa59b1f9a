// What the server has told before comes in short: pieces and drawings by their numbers.

export class Shorthand {
  constructor() {
    /** @type {Record<string, string[]>} */
    this.pieces = {}; // ids by canvas, in the order in which they came
    /** @type {string[]} */
    this.drawings = [];
  }

  // Write changes of a canvas out: a piece without `id` is the next one, a number is a step to another one.
  /** @param {string} canvas @param {Wire.CanvasChange} change @returns {Page.CanvasChange} */
  writeOut(canvas, change) {
    const ids = this.pieces[canvas] ??= [];
    let number = -1;
    for (const piece of /** @type {Page.ShortChange[]} */ (change.changed ?? [])) {
      if (typeof piece.id === "string") number = ids.push(piece.id) - 1;
      else number += piece.id ?? 1;
      piece.id = ids[number];
      if (typeof piece.art === "number") piece.art = this.drawings[piece.art];
      else if (piece.art) this.drawings.push(piece.art);
    }
    return /** @type {Page.CanvasChange} */ (change);
  }
}
