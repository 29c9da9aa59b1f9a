// Where somebody types the code of a table; whoever comes with one is led there at once.

import { ask, make, messageOf, show } from "./dom.js";
import { otherPages } from "./house.js";
import { entitle } from "./title.js";
import { say, spoken } from "./words.js";

const LENGTH = 5;

/** @param {HTMLElement} page @param {string} code */
export function showJoin(page, code) {
  entitle(`${say("page-code-title")} · ${say("page-title")}`);
  const field = make("input.code-field", { value: code ?? "", maxLength: LENGTH + 3, autocomplete: "off", spellcheck: false,
    autocapitalize: "characters", "aria-label": say("page-code-field") });
  const problem = make("p.problem", { role: "alert" });
  /** @param {string} typed */
  const find = async (typed) => {
    problem.textContent = "";
    try {
      const { id } = await ask(`/api/codes/${encodeURIComponent(typed.trim())}?lang=${spoken()}`);
      history.replaceState(null, "", `/table/${id}`);
      show();
    } catch (reason) {
      problem.textContent = messageOf(reason);
      field.focus();
    }
  };
  /** @param {Event} event */
  const onsubmit = (event) => {
    event.preventDefault();
    if (field.value.trim()) find(field.value);
  };
  page.append(make("main.guest.joining", {}, make("header.sign", {}, make("h1", {}, say("page-code-title")), otherPages("/j")),
    make("form.sheet", { onsubmit }, make("label", {}, say("page-code-field"), field), problem,
      make("button.open", { type: "submit" }, say("page-code-go")))));
  if (code) find(code);
  else field.focus();
}
