// The page of a finished game: who won and why, the scores over its rounds, and what may be done with it.

import { ask, button, go, icon, make, narrow, pageLink } from "./dom.js";
import { podium, recordLink, scoreTable } from "./dialogs.js";
import { STEPPING } from "./table.js";
import { locale, say, spoken } from "./words.js";
import { furnish } from "./you.js";

export function showRecord(page, id) {
  const shape = narrow.matches ? "portrait" : "landscape";
  const problem = (refusal) =>
    furnish(page, say("page-past"), make("section.sheet", {}, make("p.problem", { role: "alert" }, refusal.message)));
  ask(`/api/records/${id}?lang=${spoken()}&shape=${shape}`).then((record) => fillPage(page, id, record), problem);
}

function fillPage(page, id, { title, when, options, players, result, plot, moments, origin, next, uncounted }) {
  const { outcome, places } = result;
  const clock = new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeStyle: "short" });
  furnish(page, title,
    make("section.sheet.wide", { "aria-label": say("page-result") }, make("h2", {}, outcome.title),
      make("p.reason", {}, outcome.reason), podium(places, players),
      make("p.options", {}, make("time", { dateTime: when }, clock.format(new Date(when))),
        options !== "" && ` · ${options}`),
      uncounted !== "" && make("p.options", {}, uncounted),
      make("div.doing", {}, pageLink("a.open", `/table/${id}${STEPPING}`, {}, icon("replay"), say("page-past-replay")),
        recordLink(id),
        next !== "" && pageLink("a.plain", `/table/${next}`, {}, say("page-to-rematch")),
        origin !== "" && pageLink("a.plain", `/record/${origin}`, {}, say("page-past-origin")))),
    make("section.sheet.wide", { "aria-label": say("page-past-scores") }, make("h2", {}, say("page-past-scores")),
      make("div.scores", {}, scoreTable(outcome.rows)),
      make("ul.steps-told", {}, outcome.lines.map((line) => make("li", {}, line)))),
    make("section.sheet.wide", { "aria-label": say("page-past-course") }, make("h2", {}, say("page-past-course")),
      picture(plot)),
    make("section.sheet.wide", { "aria-label": say("page-past-play-on") }, playOn(id, moments)));
}

// A drawing of the house's own.
function picture(svg) {
  const holder = make("div.plot");
  holder.innerHTML = svg;
  return holder;
}

function playOn(id, moments) {
  const problem = make("p.problem", { role: "alert" });
  const from = make("select", { "aria-label": say("page-past-from") },
    moments.map(({ move, label }) => make("option", { value: move }, label)));
  const begin = button("open", "", say("page-past-play-on"), async () => {
    problem.textContent = "";
    try {
      const { id: table } = await ask(`/api/tables/${id}/continue?lang=${spoken()}`, { move: Number(from.value) });
      go(`/table/${table}`);
    } catch (refusal) {
      problem.textContent = refusal.message;
    }
  });
  return make("form", { onsubmit: (event) => event.preventDefault() }, make("h2", {}, say("page-past-play-on")),
    make("p", {}, say("page-past-play-on-help")),
    make("div.doing", {}, make("label", {}, say("page-past-from"), from), begin), problem);
}
