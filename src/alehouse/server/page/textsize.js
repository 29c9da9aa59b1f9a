// A person's own text size, kept on this device; boards and pages follow it.

import { make, memory } from "./dom.js";
import { say } from "./words.js";

const SIZES = [100, 115, 130]; // percent

const chosen = () => SIZES.find((size) => size === memory.get("text")) ?? SIZES[0];

export function applyTextSize() {
  document.documentElement.dataset.text = chosen();
}

// The choice; whoever makes it sees it at once.
export function textSizes() {
  const options = SIZES.map((size) =>
    make("option", { value: size, selected: size === chosen() }, say("page-text-size-of", { size })));
  const select = make("select", { "aria-label": say("page-text-size") }, options);
  select.onchange = () => {
    memory.set("text", Number(select.value));
    applyTextSize();
    dispatchEvent(new Event("resize"));
  };
  return make("label.text-size", {}, select);
}
