// The replay of a game that is not over: the table after any number of moves, step by step.

import { iconButton, make } from "./dom.js";
import { say } from "./words.js";

export class Replay {
  // `look(move)` shows the table after that many moves.
  /** @param {(move: number) => void} look */
  constructor(look) {
    this.look = look;
    this.now = 0;
    this.moves = 0;
    this.on = false;
    this.slider = make("input", { type: "range", min: 0, "aria-label": say("page-replay") });
    this.slider.oninput = () => this.to(Number(this.slider.value));
    this.text = make("output");
    /** @param {string} name @param {() => number} target */
    const step = (name, target) => iconButton("step", name, say(`page-${name}`), () => this.to(target()));
    this.node = make("div.replay", {}, this.text, this.slider, make("div.steps", {},
      step("first", () => 0), step("previous", () => this.now - 1),
      step("next", () => this.now + 1), step("last", () => this.moves)));
  }

  /** @param {number} move */
  to(move) {
    const wanted = Math.max(0, Math.min(move, this.moves));
    if (this.on && wanted === this.now) return;
    this.now = wanted; // further steps count from here, even before the answer
    this.look(wanted);
  }

  // `move` is null at the live table.
  /** @param {Pick<Page.State, "move" | "moves">} state */
  show({ move, moves }) {
    this.on = move != null;
    this.now = move ?? moves;
    this.moves = moves;
    this.slider.max = String(moves);
    this.slider.value = String(this.now);
    this.text.value = this.on ? say("page-move-of", { move: this.now, moves }) : say("page-moves", { moves });
  }
}
