// A stage over the table: what comes, goes or pops is seen in a picture of its own, which lies there as long as it moves. To
// move a part of a large drawing itself would have all of that drawing painted anew, at the beginning and at the end.

import { make } from "./dom.js";
import { lay, picture, vanish } from "./gestures.js";

const PARTS = ".area, .own, .rivals, .status"; // of the table: what is in sight lies in one of them

export class Stage {
  /** @param {HTMLElement} sky */
  constructor(sky) {
    this.sky = sky;
  }

  // A picture of a piece where it lies; none where not all of it is in sight.
  /** @param {Page.Piece} piece */
  take({ face, node }) {
    const box = face.getBoundingClientRect();
    const hold = /** @type {Element} */ (node.closest(PARTS)).getBoundingClientRect();
    const seen = box.width > 0 && box.left >= hold.left && box.right <= hold.right && box.top >= hold.top && box.bottom <= hold.bottom;
    return seen ? lay(make("div.cover.picture", {}, picture(face)), box, this.sky) : null;
  }

  // It moves and is gone; `over()` is called then.
  /** @param {Page.Shown} shown @param {Keyframe[]} frames @param {number | KeyframeAnimationOptions} timing @param {() => void} [over] */
  play(shown, frames, timing, over) {
    vanish(shown, frames, timing, over);
  }
}
