// The curtain: at a shared screen, what a person keeps from the others is shown once that person sits there.

import { badge, button, fill, make } from "./dom.js";
import { say } from "./words.js";

const STRAY = 600; // milliseconds in which a click or key that was meant for the table does not lift it

export class Curtain {
  // `sit(seat)` is called when the person in that seat says to be there.
  /** @param {(seat: number) => void} sit */
  constructor(sit) {
    this.sit = sit;
    /** @type {number | null} */
    this.seat = null;
    this.node = make("section.curtain", { hidden: true });
  }

  // Fall before the table of the person in a seat; the answer is whether it was up until now.
  /** @param {number} seat @param {Wire.PlayerText} player */
  fall(seat, { name, colour }) {
    if (this.seat === seat) return false;
    this.seat = seat;
    const lift = button("open", "", say("page-curtain-lift", { name }), () => this.sit(seat), { disabled: true });
    fill(this.node, make("div.notice", {}, badge(colour), make("h2", {}, say("page-curtain", { name })),
      make("p", {}, say("page-curtain-why", { name })), lift));
    this.node.hidden = false;
    setTimeout(() => {
      lift.disabled = false;
      lift.focus({ preventScroll: true });
    }, STRAY);
    return true;
  }

  rise() {
    this.seat = null;
    this.node.hidden = true;
  }
}
