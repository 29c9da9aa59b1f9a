// The replay: the table after any number of moves, step by step.

import { button, make } from "./dom.js";
import { say } from "./words.js";

export class Replay {
  // `look(move)` shows the table after that many moves.
  constructor(look) {
    this.look = look;
    this.now = 0;
    this.moves = 0;
    this.slider = make("input", { type: "range", min: 0, "aria-label": say("page-replay"), oninput: () => this.to(Number(this.slider.value)) });
    this.text = make("output");
    const step = (name, target) => button("step", name, say(`page-${name}`), () => this.to(target()), { bare: true });
    this.node = make("div.replay", {}, this.text, this.slider,
      make("div.steps", {}, step("first", () => 0), step("previous", () => this.now - 1), step("next", () => this.now + 1),
        step("last", () => this.moves)));
  }

  to(move) {
    const wanted = Math.max(0, Math.min(move, this.moves));
    if (wanted === this.now && this.on) return;
    this.now = wanted; // further steps count from here, even before the answer
    this.look(wanted);
  }

  show(move, moves) {
    this.on = move != null;
    this.now = move ?? moves;
    this.moves = moves;
    this.slider.max = moves;
    this.slider.value = this.now;
    this.text.value = this.on ? say("page-move-of", { move: this.now, moves }) : say("page-moves", { moves });
  }
}
