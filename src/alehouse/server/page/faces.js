// The faces that a name may have, of which somebody chooses one.

import { avatar, fill, make } from "./dom.js";
import { say } from "./words.js";

const FACES = 12;

export class Faces {
  /** @param {string} name @param {number} chosen */
  constructor(name, chosen) {
    this.chosen = chosen;
    this.large = make("div.face");
    this.pictures = Array.from({ length: FACES }, () => make("span"));
    this.choice = make("fieldset.faces", {}, make("legend", {}, say("page-you-face")),
      this.pictures.map((picture, k) => this.option(picture, k)));
    this.draw(name);
  }

  /** @param {HTMLElement} picture @param {number} k */
  option(picture, k) {
    const pick = () => {
      this.chosen = k;
      this.draw(this.name);
    };
    return make("label", {}, make("input", { type: "radio", name: "face", value: k, checked: k === this.chosen, onchange: pick,
      "aria-label": say("page-you-face-number", { number: k + 1 }) }), picture);
  }

  /** @param {string} name */
  draw(name) {
    /** @type {string} */
    this.name = name;
    fill(this.large, avatar(name, this.chosen));
    this.pictures.forEach((picture, k) => fill(picture, avatar(name, k)));
  }
}
