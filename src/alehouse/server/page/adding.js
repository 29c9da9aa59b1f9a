// The page that a link for another device opens: is this you? Nothing happens before somebody says so.

import { ask, avatar, button, go, icon, make, memory, show } from "./dom.js";
import { attempt, furnishQuestion } from "./ownpages.js";
import { pushPossible, subscribe } from "./push.js";
import { say, spoken } from "./words.js";

const LONGEST_NAME = 40;

/** @param {HTMLElement} page @param {string} token */
export function showAdd(page, token) {
  const door = `/api/add/${token}?lang=${spoken()}`;
  Promise.all([ask(door), ask(`/api/me?lang=${spoken()}`)]).then(
    ([question, { ways }]) => furnishQuestion(page, ...asking(door, question, ways)),
    (refusal) => furnishQuestion(page, make("section.sheet.wide", {},
      make("p.problem", { role: "alert" }, refusal.message),
      make("div.doing", {}, button("plain", "house", say("page-back"), () => go("/"))))));
}

/** @param {string} door @param {Wire.AddQuestion} question @param {string[]} ways */
function asking(door, { name, face, device, kind, notes, guest }, ways) {
  const called = make("input", { value: device, maxLength: LONGEST_NAME });
  const told = ways.includes("push") && pushPossible() && make("input", { type: "checkbox", checked: true });
  const problem = make("p.problem", { role: "alert" });
  /** @param {Event} event */
  const add = async (event) => {
    event.preventDefault();
    const done = await attempt(problem, () => ask(door, { name: called.value }));
    if (!done) return;
    memory.set("name", done.name || null);
    if (told && told.checked) await subscribe().catch(() => {}); // whoever does not want that after all is here all the same
    history.replaceState(null, "", "/"); // the link is used up
    show();
  };
  const form = make("form", { onsubmit: add }, avatar(name, face),
    make("h2", {}, name ? say("page-add-title", { name }) : say("page-add-title-nameless")),
    make("p.quiet", {}, say(`page-add-about-${kind}`)),
    make("ul.promises", {}, notes.map((note) => make("li", {}, icon("check"), make("span", {}, note)))),
    make("label", {}, say("page-add-name"), called),
    told && make("label.toggle", {}, told, make("span", {}, say("page-add-call"))), problem,
    make("button.open", { type: "submit" }, icon("check"), say(`page-add-yes-${kind}`)),
    button("plain", "", say("page-add-no"), () => go("/")));
  const along = guest === "" ? [] : [make("section.tables.along", {}, make("p", {}, guest))];
  return [make("section.sheet.wide.is-this-you", {}, form), ...along];
}
