// Coming back when all devices are lost: by seven words, or by a link that is sent to a confirmed address.

import { ask, make, memory, show } from "./dom.js";
import { attempt, furnish } from "./ownpages.js";
import { say, spoken } from "./words.js";

/** @param {HTMLElement} page */
export function showRecover(page) {
  const byMail = make("section.sheet", { hidden: true, "aria-label": say("page-recover-mail") }, sendLink());
  furnish(page, say("page-recover-title"), byWords(), byMail);
  ask(`/api/me?lang=${spoken()}`).then(({ ways }) => { byMail.hidden = !ways.includes("mail"); }, () => {});
}

function byWords() {
  const words = make("textarea", { rows: 3, maxLength: 200, autocapitalize: "none", spellcheck: false, required: true,
    autocomplete: "off" });
  const problem = make("p.problem", { role: "alert" });
  /** @param {Event} event */
  const recover = async (event) => {
    event.preventDefault();
    const found = await attempt(problem, () => ask(`/api/recover?lang=${spoken()}`, { words: words.value }));
    if (!found) return;
    memory.set("name", found.name || null);
    history.replaceState(null, "", "/you/devices"); // where those that are lost can be removed
    show();
  };
  return make("section.sheet", { "aria-label": say("page-recover-title") }, make("form", { onsubmit: recover },
    make("label", {}, make("h2", {}, say("page-recover-words")), make("small", {}, say("page-recover-about")), words),
    problem, make("div.doing", {}, make("button.open", { type: "submit" }, say("page-recover-go")))));
}

function sendLink() {
  const email = make("input", { type: "email", maxLength: 254, required: true, autocomplete: "email" });
  const problem = make("p.problem", { role: "alert" }), note = make("output", { role: "status" });
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    note.textContent = "";
    const sent = await attempt(problem, () => ask(`/api/recover/mail?lang=${spoken()}`, { email: email.value }));
    if (sent) note.textContent = say("page-recover-sent");
  };
  return make("form", { onsubmit: send }, make("h2", {}, say("page-recover-mail")),
    make("label", {}, say("page-you-email"), email, make("small", {}, say("page-recover-mail-about"))), problem,
    make("div.doing", {}, make("button.open", { type: "submit" }, say("page-recover-send")), note));
}
