// What the host of a waiting room changes before the game: options, cards, clock, who finds the table, hints.

import { ask, make, messageOf } from "./dom.js";
import { CUSTOM, Form } from "./form.js";
import { dialog } from "./popup.js";
import { house, say, spoken } from "./words.js";

/** @param {string} table @param {Wire.Presence} room */
export function changeDialog(table, room) {
  const form = new Form(/** @type {Wire.GameForm} */ (house.games.find(({ name }) => name === room.game)));
  Object.assign(form, { deadline: room.deadline ?? 0, secluded: room.private ?? false, hints: room.hints ?? false });
  for (const [name, value] of Object.entries(room.chosen ?? {})) {
    const [kind, cards] = value.split(":");
    form.chosen[name] = kind;
    if (kind === CUSTOM) form.picked.set(name, new Set(cards.split("+")));
  }
  form.seat(room.seats.length);
  form.online.open = true;
  const before = form.cards;
  const problem = make("p.problem", { role: "alert" });
  /** @param {Event} event */
  const onsubmit = async (event) => {
    event.preventDefault();
    problem.textContent = form.unpicked();
    if (problem.textContent) return;
    const { options, deadline, private: secluded, hints, cards } = form.order;
    const wanted = { options, deadline, private: secluded, hints, ...(cards !== before && { cards }) };
    try {
      await ask(`/api/tables/${table}/change?lang=${spoken()}`, wanted);
      box.close();
    } catch (reason) {
      problem.textContent = messageOf(reason);
    }
  };
  const box = dialog("changing", say("page-room-change"), make("p", {}, say("page-room-change-help")),
    make("form", { onsubmit }, form.presets, form.optionDetails, form.online, form.cardDetails, problem,
      make("footer", {}, make("button.open", { type: "submit" }, say("page-room-keep")))));
}
