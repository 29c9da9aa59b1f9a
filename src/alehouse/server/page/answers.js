// What somebody is asked who has a seat kept: to take it, or to leave it to others.

import { ask, button, go, make, messageOf } from "./dom.js";
import { say, spoken } from "./words.js";

/** @param {Pick<Wire.TableLine, "asked" | "host">} line */
export const questionOf = ({ asked, host }) => say(asked === "rematch" ? "page-rematch-asks" : "page-seat-asks", { name: host });

// The two answers; `done(yes)` is told when one was given, else why it could not be is said beside them.
/** @param {string} table @param {(yes: boolean) => unknown} done */
export function answers(table, done) {
  const problem = make("span.problem", { role: "alert" });
  /** @param {boolean} yes */
  const answer = (yes) => async () => {
    try {
      await ask(`/api/tables/${table}/answer?lang=${spoken()}`, { yes });
      if (yes) go(`/table/${table}`);
      done(yes);
    } catch (reason) {
      problem.textContent = messageOf(reason);
    }
  };
  return make("span.answers", {}, button("open", "", say("page-yes"), answer(true), { "data-answer": "yes" }),
    button("plain", "", say("page-not-now"), answer(false), { "data-answer": "no" }), problem);
}
