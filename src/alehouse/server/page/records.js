// Finished games: one's own, each with its page.

import { ask, fill, make, show } from "./dom.js";
import { languages, otherPages, tableLine } from "./house.js";
import { entitle } from "./title.js";
import { say, spoken } from "./words.js";

/** @param {HTMLElement} page */
export function showRecords(page) {
  entitle(`${say("page-records")} · ${say("page-title")}`);
  const list = make("section.tables", { "aria-label": say("page-records") });
  page.append(make("main.house.lobby", {}, make("header.sign", {}, make("h1", {}, say("page-records")),
    make("p", {}, say("page-records-about")), languages(show), otherPages("/records")), list));
  ask(`/api/tables?lang=${spoken()}`).then(/** @param {Wire.TableLine[]} lines */ (lines) => {
    const over = lines.filter((line) => line.over);
    fill(list, over.length ? make("ul", {}, over.map((line) => tableLine(line, "", "", `/record/${line.id}`)))
      : make("p.quiet", {}, say("page-records-empty")));
  }, ({ message }) => fill(list, make("p.quiet", { role: "alert" }, message)));
}
