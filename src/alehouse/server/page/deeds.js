// Deeds in the prompt bar: it tells one before it asks, as high as it is. What it asks keeps its place meanwhile, and the
// keyboard its focus.

import { badge, button, fill, make, symbol } from "./dom.js";
import { say } from "./words.js";

export class Deeds {
  // `skip()` is called by whoever does not want to read them.
  /** @param {HTMLElement} prompt @param {() => void} skip */
  constructor(prompt, skip) {
    this.prompt = prompt;
    this.caption = make("p.caption", { "aria-hidden": "true", onclick: skip }); // the announcer says it
    const past = button("ahead", "last", say("page-ahead"), skip, { title: say("page-ahead"), "aria-label": say("page-ahead") });
    past.append(make("kbd", { "aria-hidden": "true" }, "S"));
    this.node = make("div.deeds", { hidden: true }, this.caption, past);
    prompt.querySelector(".words")?.append(this.node);
  }

  // One deed, in the colour of whoever did it; a bot is told with its level.
  /** @param {Page.Sketch} deed @param {number | string} colour @param {string} more */
  tell({ name = "", level = 0, text, changes = [] }, colour, more = "") {
    this.prompt.classList.add("telling");
    this.node.hidden = false;
    /** @type {Page.Shown} */ (this.prompt.closest(".table")).dataset.colour = String(colour);
    fill(this.caption, badge(colour), name !== "" && make("b", {}, name), level > 0 && make("small", {}, say(`page-level-${level}`)),
      make("span", {}, text),
      more !== "" && make("em", {}, more), changes.map(change));
  }

  hush() {
    this.prompt.classList.remove("telling");
    this.node.hidden = true;
  }
}

/** @param {[string, number, string]} change */
function change([good, amount]) {
  return make(amount < 0 ? "i.less" : "i.more", {}, `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`, symbol(`g-${good}`, "good"));
}
