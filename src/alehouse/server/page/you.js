// Oneself: name, face and settings, one's tables and how one's games went; being forgotten.

import { ask, bringIn, button, fill, go, icon, make, memory, messageOf, pageLink } from "./dom.js";
import { Faces } from "./faces.js";
import { soloTable } from "./form.js";
import { hookSheet } from "./hooks.js";
import { tableLine } from "./house.js";
import { furnish, furnishOwn } from "./ownpages.js";
import { dialog } from "./popup.js";
import { subscribe, subscription, unsubscribe } from "./push.js";
import { locale, say, spoken } from "./words.js";

/** @param {HTMLElement} page */
export function showYou(page) {
  new You(page).load();
}

// The page that the link in a letter opens: its reader says that the address is right, no program that looks at mail.
/** @param {HTMLElement} page @param {string} token */
export function showConfirm(page, token) {
  const problem = make("p.problem", { role: "alert" });
  const about = make("p", { role: "status" }, say("page-confirm-about"));
  const yes = button("open", "", say("page-confirm-yes"), async () => {
    try {
      await ask(`/api/me/confirm?lang=${spoken()}`, { token });
      about.textContent = say("page-confirmed");
      yes.replaceWith(pageLink("a.plain", "/you", {}, icon("person"), say("page-you")));
    } catch (refusal) {
      problem.textContent = messageOf(refusal);
      yes.disabled = true;
    }
  });
  furnish(page, say("page-confirm-title"),
    make("section.sheet.wide", {}, about, problem, make("div.doing", {}, yes)));
}

// Where a sheet says what has come of something.
/** @param {HTMLElement} sheet */
const noteOf = (sheet) => /** @type {HTMLElement} */ (sheet.querySelector("output"));

class You {
  /** @param {HTMLElement} page */
  constructor(page) {
    this.about = make("section.sheet", { "aria-label": say("page-you-about") });
    this.turns = make("section.sheet", { id: "turns", "aria-label": say("page-you-turns") });
    this.games = make("section.sheet.wide", { id: "games", "aria-label": say("page-you-games") });
    this.tables = make("section.tables", { "aria-label": say("page-your-tables") });
    this.problem = make("p.problem", { role: "alert" });
    this.told = false; // of one's turns, by this very browser
    this.greet = furnishOwn(page, `/you${location.hash}`, make("div.own-sheets", {}, this.problem, this.about, this.turns,
      hookSheet(), this.tables, this.games, forgetting()));
  }

  async load() {
    try {
      const [me, told] = await Promise.all([ask(`/api/me?lang=${spoken()}`), subscription()]);
      this.told = told !== null;
      this.show(me);
      await this.muteMeant();
      fill(this.games, make("h2", {}, say("page-you-games")),
        statistics(await ask(`/api/me/statistics?lang=${spoken()}`)),
        make("div.doing", {}, pageLink("a.plain", "/you/statistics", {}, say("page-you-statistics")),
          pageLink("a.plain", "/house/players", {}, icon("people"), say("page-you-players"))));
      /** @type {Wire.TableLine[]} */
      const lines = await ask(`/api/tables?lang=${spoken()}`);
      fill(this.tables, make("h2", {}, say("page-your-tables")), lines.length
        ? make("ul", {}, lines.map((line) => tableLine(line)))
        : make("p.quiet", {}, say("page-no-tables")));
      const meant = location.hash && document.getElementById(location.hash.slice(1));
      if (meant) bringIn(meant, "start");
    } catch (refusal) {
      this.problem.textContent = messageOf(refusal);
    }
  }

  /** @param {Wire.Me} me */
  show(me) {
    /** @type {Wire.Me} */
    this.me = me;
    this.greet(me);
    this.introduce();
    this.showTurns();
  }

  // A letter leads here, too, for whoever wants to hear no more of its table.
  async muteMeant() {
    const meant = new URLSearchParams(location.search).get("mute");
    const muted = this.me.muted.map(([id]) => id);
    if (!meant || muted.includes(meant)) return;
    this.note(this.turns, await this.change({ muted: [...muted, meant] }, noteOf(this.turns)));
    bringIn(this.turns, "start");
  }

  // Tell the house something; what it knows then is shown.
  /** @param {Wire.MyChange} change @param {Page.Shown} note */
  async change(change, note) {
    return this.ask("/api/me", { language: spoken(), ...change }, say("page-you-saved"), note);
  }

  /** @param {string} door @param {object} order @param {string} done @param {Page.Shown} note */
  async ask(door, order, done, note) {
    note.textContent = "";
    try {
      this.show(await ask(`${door}?lang=${spoken()}`, order));
      return done;
    } catch (refusal) {
      return messageOf(refusal);
    }
  }

  introduce() {
    const { name, face, email, confirmed, ways, auto_play } = this.me;
    const called = make("input", { value: name, maxLength: 24, autocomplete: "nickname" });
    const faces = new Faces(name, face);
    called.oninput = () => faces.draw(called.value.trim());
    const letters = ways.includes("mail");
    const mail = (letters || email !== "") && // an older address can still be taken back
      make("input", { type: "email", value: email, maxLength: 254, autocomplete: "email" });
    const note = make("output");
    /** @param {Event} event */
    const save = async (event) => {
      event.preventDefault();
      const told = await this.change({ name: called.value, face: faces.chosen,
        ...(mail && { email: mail.value.trim() }) }, note);
      memory.set("name", this.me.name || null);
      this.note(this.about, told);
    };
    const again = async () => this.note(this.about,
      await this.ask("/api/me/letter", {}, say("page-you-letter-sent"), noteOf(this.about)));
    const waits = email !== "" && !confirmed && letters;
    const forced = this.toggle(this.about, "auto_play", say("page-you-auto"), say("page-you-auto-help"), auto_play);
    fill(this.about, make("form", { onsubmit: save },
      make("div.introduction", {}, faces.large, make("label", {}, say("page-you-name"), called)), faces.choice,
      mail && make("label", {}, say("page-you-email"), mail,
        make("small", {}, say(letters ? "page-you-email-help" : "page-you-no-mail"))),
      waits && make("p.unconfirmed", { role: "status" }, say("page-you-unconfirmed"), " ",
        button("plain", "", say("page-you-letter"), again)),
      make("div.doing", {}, make("button.open", { type: "submit" }, say("page-you-save")), note)), forced,
      name === "" && pageLink("a.come-back", "/recover", {}, say("page-you-come-back")));
  }

  /** @param {HTMLElement} sheet @param {string} text */
  note(sheet, text) {
    noteOf(sheet).textContent = text;
  }

  // A setting that is kept as soon as it is changed; `first` is done before.
  /** @param {HTMLElement} sheet @param {string} name @param {string} text @param {string} help @param {boolean} checked @param {{ disabled?: boolean, first?: (wanted: boolean) => unknown }} how */
  toggle(sheet, name, text, help, checked, { disabled = false, first = () => {} } = {}) {
    const box = make("input", { type: "checkbox", checked, disabled });
    box.onchange = async () => {
      try {
        await first(box.checked);
        this.note(sheet, await this.change({ [name]: box.checked }, noteOf(sheet)));
      } catch (refusal) {
        box.checked = !box.checked;
        this.note(sheet, messageOf(refusal));
      }
    };
    return make("label.toggle", {}, box, make("span", {}, text, help !== "" && make("small", {}, help)));
  }

  showTurns() {
    const { mail, push, email, confirmed, ways, muted, unheard } = this.me;
    const letters = ways.includes("mail"), pushes = ways.includes("push");
    /** @param {string} id */
    const without = !letters ? say("page-you-no-mail") : email === "" ? say("page-you-mail-where")
      : confirmed ? "" : say("page-you-unconfirmed");
    /** @param {boolean} wanted */
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
  /** @param {string} name @param {string} title @param {[string, string][]} entries */
  silenced(name, title, entries) {
    /** @param {string} id */
    const without = (id) => entries.map(([other]) => other).filter((other) => other !== id);
    /** @param {string} id */
    const again = async (id) =>
      this.note(this.turns, await this.change({ [name]: without(id) }, noteOf(this.turns)));
    return entries.length > 0 && make("div.silenced", {}, make("h3", {}, title), make("ul", {},
      entries.map(([id, label]) => make("li", {}, label || say("page-somebody"),
        button("plain", "", say("page-you-hear"), () => again(id))))));
  }
}

/** @param {Wire.GameStatistics[]} games */
function statistics(games) {
  if (!games.length) return make("p", {}, say("page-you-no-games"));
  return make("div.careers", {}, games.map(({ title, played, won, rating, solo }) => make("article", {},
    make("h3", {}, title),
    make("dl", {}, figure(say("page-you-played"), played), figure(say("page-you-won"), won),
      rating && figure(say("page-you-rating"), tenths(rating.rating), say("page-you-rating-range",
        { low: tenths(rating.low), high: tenths(rating.high), games: rating.games }))),
    solo.length > 0 && make("div.solo", {}, soloTable(solo)))));
}

/** @param {string} label @param {string | number} value @param {string} more */
const figure = (label, value, more = "") =>
  make("div", {}, make("dt", {}, label), make("dd", {}, make("b", {}, String(value)), more !== "" && make("small", {}, more)));

/** @param {number} number */
const tenths = (number) => new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);

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
        problem.textContent = messageOf(refusal);
      }
    };
    box.append(make("footer", {}, button("plain", "", say("page-you-forget-not"), () => box.close()),
      button("danger", "", say("page-you-forget-now"), forget)));
  };
  return make("section.sheet", { id: "forget", "aria-label": say("page-you-forget") }, make("h2", {}, say("page-you-forget")),
    make("p", {}, say("page-you-forget-help")),
    make("div.doing", {}, button("plain", "", say("page-you-forget-now"), askFirst)));
}
