// The replay: the table after any number of moves, step by step.

import { fill, iconButton, make } from "./dom.js";
import { say } from "./words.js";

const OWN = -1; // one's own eyes, as the house reads it

export class Replay {
  // `look(move)` shows the table after that many moves, `see(seat)` as that seat sees it.
  constructor(look, see) {
    Object.assign(this, { look, now: 0, moves: 0, on: false });
    this.slider = make("input", { type: "range", min: 0, "aria-label": say("page-replay") });
    this.slider.oninput = () => this.to(Number(this.slider.value));
    this.text = make("output");
    this.eyes = make("select", { onchange: () => see(Number(this.eyes.value)) });
    this.seen = make("label.eyes", {}, say("page-eyes"), this.eyes);
    const step = (name, target) => iconButton("step", name, say(`page-${name}`), () => this.to(target()));
    this.node = make("div.replay", {}, this.text, this.slider, make("div.steps", {},
      step("first", () => 0), step("previous", () => this.now - 1),
      step("next", () => this.now + 1), step("last", () => this.moves)), this.seen);
  }

  to(move) {
    const wanted = Math.max(0, Math.min(move, this.moves));
    if (this.on && wanted === this.now) return;
    this.now = wanted; // further steps count from here, even before the answer
    this.look(wanted);
  }

  // `move` is null at the live table. Once a game is over, it may be seen as anybody saw it.
  show({ move, moves, over, players }) {
    this.seen.hidden = !over;
    if (over && !this.eyes.length) this.lend(players);
    this.on = move != null;
    this.now = move ?? moves;
    this.moves = moves;
    this.slider.max = moves;
    this.slider.value = this.now;
    this.text.value = this.on ? say("page-move-of", { move, moves }) : say("page-moves", { moves });
  }
  // Have everybody's eyes to choose from; one's own at first.
  lend(players) {
    const seats = players.filter(({ kind }) => kind !== "automa");
    fill(this.eyes, make("option", { value: OWN }, say("page-eyes-own")),
      seats.map(({ name }, seat) => make("option", { value: seat }, name)));
  }

  // The wire was lost: the house does not know any more with whose eyes one looked.
  forget() {
    this.eyes.value = OWN;
  }
}
