// Lessons of a game: the page that lists them, with what has been done; and how one is begun.

import { ask, button, dress, fill, go, make, show } from "./dom.js";
import { languages, otherPages } from "./house.js";
import { dialog } from "./popup.js";
import { entitle } from "./title.js";
import { learn, say, spoken } from "./words.js";

/** @param {HTMLElement} page @param {string} game */
export function showLearn(page, game) {
  const list = make("section.tables", { "aria-live": "polite" });
  const title = make("h1", {}, say("page-learn"));
  page.append(make("main.house.lobby.learning", {}, make("header.sign", {}, title, make("p", {}, say("page-lesson-about")),
    languages(show), otherPages("/learn")), list));
  entitle(`${say("page-learn")} · ${say("page-title")}`);
  ask(`/api/lessons/${encodeURIComponent(game)}?lang=${spoken()}`).then((found) => {
    const heading = say("page-lesson-game", { game: found.title });
    title.textContent = heading;
    entitle(`${heading} · ${say("page-title")}`);
    const problem = make("p.problem", { role: "alert" });
    /** @param {string} lesson @param {boolean} anew */
    const begin = (lesson, anew) => study(game, lesson, anew).catch(({ message }) => { problem.textContent = message; });
    fill(list, problem, lessonList(found.lessons, begin));
  }, ({ message }) => fill(list, make("p.quiet", { role: "alert" }, message)));
}

// Lessons as buttons, with their minutes and ticks; `begin(id, anew)` opens one.
/** @param {Wire.LessonLine[]} lessons @param {(id: string, anew: boolean) => unknown} begin */
export function lessonList(lessons, begin) {
  return make("ul.lessons", {}, lessons.map(({ id, title, about, minutes, done, begun }) => make("li", {},
    make("button.lesson-line", { type: "button", "data-lesson": id, onclick: () => begin(id, done && !begun) },
      make("strong", {}, title), make("span", {}, about),
      make("small", {}, say("page-lesson-minutes", { minutes }),
        begun && make("b", {}, say("page-lesson-begun")),
        done && make("b.done", {}, "✓ ", say("page-lesson-done")))))));
}

// Go to the table of a lesson: where one left it, or `anew`.
/** @param {string} game @param {string} lesson @param {boolean} anew */
export async function study(game, lesson, anew = false) {
  const { id } = await ask(`/api/lessons?lang=${spoken()}`, { game, lesson, anew });
  go(`/table/${id}`);
}

// Whoever has just opened a first table of a game is offered its first lesson, once, while the table waits; whether they
// go there.
/** @param {Pick<Wire.GameForm, "name" | "title">} game */
export async function offer({ name, title }) {
  const { offer: offers } = await ask("/api/lessons/offer", { game: name });
  if (!offers) return false;
  const [{ lessons: [first] }] = await Promise.all([ask(`/api/lessons/${name}?lang=${spoken()}`), learn("lesson"), dress("learn")]);
  const wanted = await new Promise((choose) => {
    const box = dialog("offer", say("page-lesson-offer"),
      make("p", {}, say("page-lesson-offer-help", { game: title, minutes: first.minutes })));
    /** @param {string} kind @param {string} key @param {boolean} answer */
    const entry = (kind, key, answer) => button(kind, "", say(key), () => {
      choose(answer);
      box.close();
    });
    const yes = entry("open", "page-lesson-offer-yes", true);
    box.append(make("footer", {}, yes, entry("plain", "page-lesson-offer-no", false)));
    box.addEventListener("close", () => choose(false));
    yes.focus();
  });
  if (wanted) await study(name, first.id);
  return wanted;
}
