// The spotlight: a ring in the colour of whoever acts, around their area or what stands for it.

import { make } from "./dom.js";
import { motion } from "./prefs.js";

const EDGE = 4, COMES = 180; // pixels around the area, milliseconds

export class Spotlight {
  /** @param {Pick<Page.TableOfTheatre, "board" | "colourOf" | "isMine">} table @param {HTMLElement} sky */
  constructor(table, sky) {
    this.table = table;
    this.node = make("div.spot", { hidden: true });
    sky.append(this.node);
  }

  /** @param {number} seat */
  turn(seat) {
    const area = this.areaOf(seat);
    this.node.hidden = !area;
    if (!area) return;
    const { left, top, width, height } = area;
    this.node.dataset.colour = String(this.table.colourOf(seat));
    Object.assign(this.node.style, { translate: `${left - EDGE}px ${top - EDGE}px`, width: `${width + 2 * EDGE}px`, height: `${height + 2 * EDGE}px` });
    if (motion() === "full") this.node.animate([{ opacity: 0 }, {}], COMES);
  }

  // Where a player's things are on the screen; where they are not, their tab's are nobody's in particular.
  /** @param {number} seat */
  areaOf(seat) {
    const { board } = this.table;
    const found = board.find(`player:${seat}`);
    const own = this.table.isMine(seat) ? board.find("own") : null;
    const area = found?.seen ? found : own;
    const face = area?.seen && (area.piece.face.querySelector(":scope > :first-child") ?? area.piece.face);
    return face && face.getBoundingClientRect();
  }

  off() {
    this.node.hidden = true;
  }
}
