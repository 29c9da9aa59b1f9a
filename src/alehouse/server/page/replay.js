// The replay: the table after any number of moves, step by step.

import { iconButton, make } from "./dom.js";
import { say } from "./words.js";

export class Replay {
  // `look(move)` shows the table after that many moves.
  constructor(look) {
    Object.assign(this, { look, now: 0, moves: 0, on: false });
    this.slider = make("input", { type: "range", min: 0, "aria-label": say("page-replay") });
    this.slider.oninput = () => this.to(Number(this.slider.value));
    this.text = make("output");
    const step = (name, target) => iconButton("step", name, say(`page-${name}`), () => this.to(target()));
    this.node = make("div.replay", {}, this.text, this.slider, make("div.steps", {},
      step("first", () => 0), step("previous", () => this.now - 1),
      step("next", () => this.now + 1), step("last", () => this.moves)));
  }

  to(move) {
    const wanted = Math.max(0, Math.min(move, this.moves));
    if (this.on && wanted === this.now) return;
    this.now = wanted; // further steps count from here, even before the answer
    this.look(wanted);
  }

  // `move` is null at the live table.
  show(move, moves) {
    this.on = move != null;
    this.now = move ?? moves;
    this.moves = moves;
    this.slider.max = moves;
    this.slider.value = this.now;
    this.text.value = this.on ? say("page-move-of", { move, moves }) : say("page-moves", { moves });
  }
}
