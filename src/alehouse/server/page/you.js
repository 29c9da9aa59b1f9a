// Oneself: name and settings, one's tables and how one's games went; moving to another device, being forgotten.

import { avatar } from "./avatar.js";
import { ask, button, fill, go, icon, make, memory, pageLink, show } from "./dom.js";
import { invitation } from "./fields.js";
import { soloTable } from "./form.js";
import { languages, otherPages, tableLine } from "./house.js";
import { dialog } from "./popup.js";
import { subscribe, subscription, unsubscribe } from "./push.js";
import { locale, say, spoken } from "./words.js";

export function showYou(page) {
  new You(page).load();
}

// The page that a private link opens: nothing happens before somebody says so.
export function showMove(page, token) {
  const problem = make("p.problem", { role: "alert" });
  const move = button("open", "", say("page-move-here"), async () => {
    try {
      const { name } = await ask(`/api/me/move?lang=${spoken()}`, { token });
      memory.set("name", name || null);
      history.replaceState(null, "", "/you"); // the link is used up
      show();
    } catch (refusal) {
      problem.textContent = refusal.message;
      move.disabled = true;
    }
  });
  furnish(page, say("page-move-title"), make("section.sheet", {}, make("p", {}, say("page-move-about")),
    make("p", {}, say("page-move-given-up")), problem, make("div.doing", {}, move)));
}

// The page that the link in a letter opens: its reader says that the address is right, no program that looks at mail.
export function showConfirm(page, token) {
  const problem = make("p.problem", { role: "alert" });
  const about = make("p", { role: "status" }, say("page-confirm-about"));
  const yes = button("open", "", say("page-confirm-yes"), async () => {
    try {
      await ask(`/api/me/confirm?lang=${spoken()}`, { token });
      about.textContent = say("page-confirmed");
      yes.replaceWith(pageLink("a.plain", "/you", {}, icon("person"), say("page-you")));
    } catch (refusal) {
      problem.textContent = refusal.message;
      yes.disabled = true;
    }
  });
  furnish(page, say("page-confirm-title"),
    make("section.sheet.wide", {}, about, problem, make("div.doing", {}, yes)));
}

// A page with a sign, a way back, and some sheets.
export function furnish(page, title, ...sheets) {
  document.title = `${title} · ${say("page-title")}`;
  const sign = make("header.sign", {}, make("h1", {}, title), languages(show), otherPages(location.pathname));
  page.append(make("main.guest", {}, sign, ...sheets));
}

class You {
  constructor(page) {
    this.about = make("section.sheet", { "aria-label": say("page-you-about") });
    this.turns = make("section.sheet", { "aria-label": say("page-you-turns") });
    this.games = make("section.sheet.wide", { "aria-label": say("page-you-games") });
    this.tables = make("section.tables", { "aria-label": say("page-your-tables") });
    this.problem = make("p.problem", { role: "alert" });
    furnish(page, say("page-you"), this.problem, this.about, this.turns, this.tables, this.games, device(), forgetting());
  }

  async load() {
    try {
      const [me, told] = await Promise.all([ask(`/api/me?lang=${spoken()}`), subscription()]);
      this.told = told !== null; // this very browser
      this.show(me);
      fill(this.games, make("h2", {}, say("page-you-games")),
        statistics(await ask(`/api/me/statistics?lang=${spoken()}`)));
      const lines = await ask(`/api/tables?lang=${spoken()}`);
      fill(this.tables, make("h2", {}, say("page-your-tables")), lines.length
        ? make("ul", {}, lines.map((line) => tableLine(line)))
        : make("p.quiet", {}, say("page-no-tables")));
    } catch (refusal) {
      this.problem.textContent = refusal.message;
    }
  }

  show(me) {
    this.me = me;
    this.introduce();
    this.showTurns();
  }

  // Tell the house something; what it knows then is shown.
  async change(change, note) {
    return this.ask("/api/me", { language: spoken(), ...change }, say("page-you-saved"), note);
  }

  async ask(door, order, done, note) {
    note.textContent = "";
    try {
      this.show(await ask(`${door}?lang=${spoken()}`, order));
      return done;
    } catch (refusal) {
      return refusal.message;
    }
  }

  introduce() {
    const { name, email, confirmed, ways, auto_play } = this.me;
    const face = make("div.face", {}, avatar(name));
    const called = make("input", { value: name, maxLength: 24, autocomplete: "nickname" });
    called.oninput = () => fill(face, avatar(called.value.trim()));
    const letters = ways.includes("mail");
    const mail = (letters || email !== "") && // an older address can still be taken back
      make("input", { type: "email", value: email, maxLength: 254, autocomplete: "email" });
    const note = make("output");
    const save = async (event) => {
      event.preventDefault();
      const told = await this.change({ name: called.value, ...(mail && { email: mail.value.trim() }) }, note);
      memory.set("name", this.me.name || null);
      this.note(this.about, told);
    };
    const again = async () => this.note(this.about,
      await this.ask("/api/me/letter", {}, say("page-you-letter-sent"), this.about.querySelector("output")));
    const waits = email !== "" && !confirmed && letters;
    const forced = this.toggle(this.about, "auto_play", say("page-you-auto"), say("page-you-auto-help"), auto_play);
    fill(this.about, make("form", { onsubmit: save },
      make("div.introduction", {}, face, make("label", {}, say("page-you-name"), called)),
      mail && make("label", {}, say("page-you-email"), mail,
        make("small", {}, say(letters ? "page-you-email-help" : "page-you-no-mail"))),
      waits && make("p.unconfirmed", { role: "status" }, say("page-you-unconfirmed"), " ",
        button("plain", "", say("page-you-letter"), again)),
      make("div.doing", {}, make("button.open", { type: "submit" }, say("page-you-save")), note)), forced);
  }

  note(sheet, text) {
    sheet.querySelector("output").textContent = text;
  }

  // A setting that is kept as soon as it is changed; `first` is done before.
  toggle(sheet, name, text, help, checked, { disabled = false, first = () => {} } = {}) {
    const box = make("input", { type: "checkbox", checked, disabled });
    box.onchange = async () => {
      try {
        await first(box.checked);
        this.note(sheet, await this.change({ [name]: box.checked }, sheet.querySelector("output")));
      } catch (refusal) {
        box.checked = !box.checked;
        this.note(sheet, refusal.message);
      }
    };
    return make("label.toggle", {}, box, make("span", {}, text, help !== "" && make("small", {}, help)));
  }

  showTurns() {
    const { mail, push, email, confirmed, ways, muted, unheard } = this.me;
    const letters = ways.includes("mail"), pushes = ways.includes("push");
    const without = !letters ? say("page-you-no-mail") : email === "" ? say("page-you-mail-where")
      : confirmed ? "" : say("page-you-unconfirmed");
    const tell = async (wanted) => {
      await (wanted ? subscribe() : unsubscribe());
      this.told = wanted;
    };
    fill(this.turns, make("h2", {}, say("page-you-turns")),
      this.toggle(this.turns, "mail", say("page-you-mail"), without, mail && letters, { disabled: !letters }),
      this.toggle(this.turns, "push", say("page-you-push"), pushes ? "" : say("page-you-no-push"), push && this.told,
        { disabled: !pushes, first: tell }),
      this.silenced("muted", say("page-you-muted"), muted), this.silenced("unheard", say("page-you-unheard"), unheard),
      make("output"));
  }

  // What one does not want to hear of, each with a way back.
  silenced(name, title, entries) {
    const without = (id) => entries.map(([other]) => other).filter((other) => other !== id);
    const again = async (id) =>
      this.note(this.turns, await this.change({ [name]: without(id) }, this.turns.querySelector("output")));
    return entries.length > 0 && make("div.silenced", {}, make("h3", {}, title), make("ul", {},
      entries.map(([id, label]) => make("li", {}, label || say("page-somebody"),
        button("plain", "", say("page-you-hear"), () => again(id))))));
  }
}

function statistics(games) {
  if (!games.length) return make("p", {}, say("page-you-no-games"));
  return make("div.careers", {}, games.map(({ title, played, won, rating, solo }) => make("article", {},
    make("h3", {}, title),
    make("dl", {}, figure(say("page-you-played"), played), figure(say("page-you-won"), won),
      rating && figure(say("page-you-rating"), tenths(rating.rating), say("page-you-rating-range",
        { low: tenths(rating.low), high: tenths(rating.high), games: rating.games }))),
    solo.length > 0 && make("div.solo", {}, soloTable(solo)))));
}

const figure = (label, value, more = "") =>
  make("div", {}, make("dt", {}, label), make("dd", {}, make("b", {}, String(value)), more !== "" && make("small", {}, more)));

const tenths = (number) => new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);

function device() {
  const place = make("div");
  const link = button("plain", "link", say("page-you-link"), async () => {
    try {
      const { path, minutes } = await ask(`/api/me/link?lang=${spoken()}`, {});
      fill(place, invitation(path, say("page-you-link")),
        make("p", {}, say("page-you-link-help", { minutes })));
    } catch (refusal) {
      fill(place, make("p.problem", { role: "alert" }, refusal.message));
    }
  });
  return make("section.sheet", { "aria-label": say("page-you-device") }, make("h2", {}, say("page-you-device")),
    make("p", {}, say("page-you-device-help")), make("div.doing", {}, link), place);
}

function forgetting() {
  const askFirst = () => {
    const problem = make("p.problem", { role: "alert" });
    const box = dialog("forgetting", say("page-you-forget"), make("p", {}, say("page-you-forget-help")), problem);
    const forget = async () => {
      try {
        await ask(`/api/me/forget?lang=${spoken()}`, {});
        memory.set("name", null);
        box.close();
        go("/");
      } catch (refusal) {
        problem.textContent = refusal.message;
      }
    };
    box.append(make("footer", {}, button("plain", "", say("page-you-forget-not"), () => box.close()),
      button("danger", "", say("page-you-forget-now"), forget)));
  };
  return make("section.sheet", { "aria-label": say("page-you-forget") }, make("h2", {}, say("page-you-forget")),
    make("p", {}, say("page-you-forget-help")),
    make("div.doing", {}, button("plain", "", say("page-you-forget-now"), askFirst)));
}
