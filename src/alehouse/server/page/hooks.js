// Being told of one's turn by a service: a topic of ntfy on a phone, or a webhook of one's own.

import { ask, fill, make, messageOf } from "./dom.js";
import { say, spoken } from "./words.js";

// A sheet for one's own page; where the house calls no service there is nothing in it.
export function hookSheet() {
  const sheet = make("section.sheet.hook", { "aria-label": say("page-you-hook"), hidden: true });
  ask(`/api/me/hook?lang=${spoken()}`).then((hook) => show(sheet, hook), () => {});
  return sheet;
}

/** @param {HTMLElement} sheet @param {Wire.Hook} hook */
function show(sheet, { address, kind, services }, note = "") {
  const field = make("input", { type: "url", value: address, maxLength: 300, placeholder: "https://ntfy.sh/…", autocomplete: "off" });
  const kinds = make("select", {}, [["ntfy", "page-you-hook-ntfy"], ["webhook", "page-you-hook-webhook"]].map(([value, key]) =>
    make("option", { value, selected: value === kind }, say(key))));
  const said = make("output", {}, note);
  /** @param {Event} event */
  const save = async (event) => {
    event.preventDefault();
    try {
      const kept = await ask(`/api/me/hook?lang=${spoken()}`, { address: field.value.trim(), kind: kinds.value });
      show(sheet, kept, say("page-you-saved"));
    } catch (refusal) {
      said.textContent = messageOf(refusal);
    }
  };
  sheet.hidden = !services.length;
  fill(sheet, make("h2", {}, say("page-you-hook")), make("p", {}, say("page-you-hook-help", { services: services.join(", ") })),
    make("form", { onsubmit: save }, make("label", {}, say("page-you-hook-address"), field),
      make("label", {}, say("page-you-hook-kind"), kinds),
      make("div.doing", {}, make("button.open", { type: "submit" }, say("page-you-hook-save")), said)));
}
