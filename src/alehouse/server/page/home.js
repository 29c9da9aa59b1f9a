// The first page: the house sends it finished; here its buttons are given their deeds, and it is kept up to date.

import { calling, followCalls, isNews } from "./calls.js";
import { ask, fill, go, make, messageOf, openOver, regularly } from "./dom.js";
import { prefs } from "./prefs.js";
import { entitle } from "./title.js";
import { glance, house, learn, say, speak, spoken, suits, whole } from "./words.js";

const PAUSE = 60000; // milliseconds between two looks, besides those when something has changed
const CODE = /^[A-HJKMNP-TV-Z2-9]{5}$/; // no sign in it is mistaken for another
const LINK = /\/(table\/[\w-]+|j\/\w+)/; // within a whole link that somebody has pasted

// Show it: as it came with the page, or fetched now. The answer leaves it.
/** @param {HTMLElement} page */
export function showHome(page) {
  const home = new HomePage(page);
  return () => home.leave();
}

// What came with a page, to be used once.
/** @param {Document} from @returns {Page.FirstPage | null} */
function given(from = document) {
  const node = from.getElementById("home");
  node?.remove();
  return node && JSON.parse(node.textContent);
}

// Whoever stays is told kindly when the house cannot be reached later; whoever only looks in has less to fetch.
function awaitAbsence() {
  if (isSecureContext) navigator.serviceWorker?.register("/static/worker.js", { scope: "/" }).catch(() => {});
}

class HomePage {
  /** @param {HTMLElement} page */
  constructor(page) {
    this.page = page;
    this.end = new AbortController();
    const { signal } = this.end;
    page.addEventListener("click", (event) => this.click(event), { signal });
    page.addEventListener("submit", (event) => this.submit(event), { signal });
    page.addEventListener("change", (event) => this.change(event), { signal });
    // Whoever comes near a game will want a table next.
    page.addEventListener("pointerover", ({ target }) => /** @type {Element} */ (target).closest(".play, .table-line") && warm(), { signal });
    for (const kind of ["pointerdown", "keydown"]) page.addEventListener(kind, awaitAbsence, { once: true, signal });
    const told = given();
    if (told && suits(told.language)) this.take(told);
    else this.refresh();
    let first = true; // it has just been shown
    this.stop = regularly(() => {
      if (!first) this.refresh();
      first = false;
    }, PAUSE);
    followCalls(() => this.told && isNews(this.told.home) && this.refresh(), signal);
  }

  leave() {
    this.end.abort();
    this.stop();
  }

  /** @param {Page.FirstPage} told */
  take(told) {
    /** @type {Page.FirstPage} */
    this.told = told;
    glance(told);
    prefs.take(told.prefs);
    entitle(say("page-title"));
    this.sayHow();
  }

  // The house writes the page; it is put in place where it differs. Whoever is about to do something keeps what they have.
  async refresh() {
    if (this.busy || document.querySelector("dialog, :popover-open")) return;
    this.busy = true;
    try {
      const answer = await fetch(`/?lang=${spoken()}`);
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (!this.end.signal.aborted) this.replace(fresh);
    } catch { /* the next look tries again */ }
    this.busy = false;
  }

  /** @param {Document} fresh */
  replace(fresh) {
    for (const sprite of fresh.querySelectorAll("svg.sprite")) {
      for (const symbol of sprite.querySelectorAll("symbol")) {
        if (!document.getElementById(symbol.id)) document.querySelector("svg.sprite")?.append(symbol);
      }
    }
    const typed = this.code?.value;
    const focus = document.activeElement?.closest("#page [data-do], #page [href]");
    const there = focus && selectorOf(focus);
    const { children, innerHTML } = /** @type {HTMLElement} */ (fresh.getElementById("page"));
    if (innerHTML !== this.written) {
      /** @type {string | undefined} */
      this.written = innerHTML;
      fill(this.page, ...children);
    }
    if (this.code && typed) this.code.value = typed;
    if (there) this.page.querySelector(there)?.focus();
    const told = given(fresh);
    if (told) this.take(told);
  }

  // Where a code is typed.
  get code() {
    return /** @type {HTMLInputElement | null} */ (this.page.querySelector("#code"));
  }

  // How somebody is called on this device.
  sayHow() {
    const how = this.page.querySelector(".how-called .how");
    if (how) how.textContent = say(calling.get("sound") ? "page-call-sound" : "page-call-silent");
  }

  // ── what is done ──

  /** @param {MouseEvent} event */
  click(event) {
    const target = /** @type {Element} */ (event.target);
    const link = /** @type {HTMLAnchorElement | null} */ (target.closest("a[href]"));
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && !link.pathname.startsWith("/rules/")) {
      event.preventDefault();
      if (link.hash) this.code?.focus();
      else go(link.pathname);
      return;
    }
    const node = target.closest("button[data-do]");
    if (node) this.do(node);
  }

  // One deed at a time; what the house refuses is said beside it.
  /** @param {Page.Shown} node */
  async do(node) {
    if (this.doing) return;
    const { do: deed = "", about = "" } = node.dataset;
    this.doing = true;
    node.setAttribute("aria-busy", "true");
    try {
      await DEEDS[deed](about, this);
    } catch (problem) {
      this.complain(node, messageOf(problem));
    }
    node.removeAttribute("aria-busy");
    this.doing = false;
  }

  /** @param {Element} node @param {string} text */
  complain(node, text) {
    this.page.querySelector(".complaint")?.remove();
    const place = node.closest(".three, li, section, form, aside") ?? node;
    place.append(make("p.problem.complaint", { role: "alert" }, text));
  }

  /** @param {Event} event */
  async change({ target }) {
    const select = /** @type {HTMLSelectElement} */ (target);
    if (!select.matches(".language select")) return;
    await speak(select.value);
    await this.refresh();
    dispatchEvent(new Event("language"));
  }

  /** @param {Event} event */
  submit(event) {
    event.preventDefault();
    const text = this.code?.value.trim() ?? "";
    const code = text.toUpperCase().replaceAll(/[\s-]/g, "");
    const link = text.match(LINK);
    if (link) location.assign(`/${link[1]}`);
    else if (CODE.test(code)) location.assign(`/j/${code}`);
    else this.complain(/** @type {Element} */ (event.target), say("page-home-bad-code"));
  }

  /** @param {string} name */
  game(name) {
    return /** @type {Wire.GameCard} */ (this.told.home.games.find((game) => game.name === name));
  }
}

/** @param {Page.Shown} node */
const selectorOf = (node) => (node.dataset.do
  ? `[data-do="${node.dataset.do}"][data-about="${CSS.escape(node.dataset.about ?? "")}"]` : `[href="${CSS.escape(node.getAttribute("href") ?? "")}"]`);

/** @type {Record<string, (about: string, home: HomePage) => unknown>} */
const DEEDS = {
  // The first lesson of a game.
  async teach(game) {
    await whole();
    const [{ study }, { lessons: [first] }] = await Promise.all([import("./learn.js"), ask(`/api/lessons/${game}?lang=${spoken()}`)]);
    await study(game, first.id);
  },

  play: (game, home) => playNow(home.game(game)),

  // A private table with two free seats; who has no name is asked for one first, because the others will read it.
  async friends(name, home) {
    const { seats } = home.game(name);
    const called = home.told.home.name || await askName(home.page);
    if (!called) return;
    const players = seats.includes(3) ? 3 : seats[0];
    const free = Array.from({ length: players - 1 }, () => ({ kind: "open" }));
    await enterTable(ask(`/api/tables?lang=${spoken()}`,
      { game: name, players, options: {}, seats: [{ kind: "me", name: called }, ...free], private: true }));
  },

  again: (table) => enterTable(ask(`/api/tables/${table}/again?lang=${spoken()}`, {})),

  accept: (table, home) => reply(table, true, home),
  decline: (table, home) => reply(table, false, home),

  archive: (table, home) => putAway(table, true, home),
  unarchive: (table, home) => putAway(table, false, home),

  async calling(_, home) {
    await learn("calling");
    openOver("calling", ({ showCalling }) => showCalling(() => home.sayHow()));
  },
};

// Whoever has a seat kept takes it, or leaves it to others.
/** @param {string} table @param {boolean} yes @param {HomePage} home */
async function reply(table, yes, home) {
  await ask(`/api/tables/${table}/answer?lang=${spoken()}`, { yes });
  if (yes) await enterTable({ id: table });
  else await home.refresh();
}

/** @param {string} table @param {boolean} away @param {HomePage} home */
async function putAway(table, away, home) {
  await ask(`/api/archive?lang=${spoken()}`, { table, away });
  await home.refresh();
}

const warm = () => import("./table.js").catch(() => {});

/** @param {Promise<{ id: string }> | { id: string }} opening */
async function enterTable(opening) {
  const [{ id }] = await Promise.all([opening, whole()]);
  go(`/table/${id}`);
}

// No form. Whoever knows nothing of the game is offered its first lesson, once, while the table waits.
/** @param {Wire.GameCard} game @returns {Promise<unknown>} */
async function playNow(game, bot = "") {
  const [{ id, offer }] = await Promise.all([ask(`/api/play?lang=${spoken()}`, { game: game.name, bot }), whole()]);
  if (offer) {
    const wanted = await askLevel(offer);
    return wanted === null ? undefined : playNow(game, wanted);
  }
  const taught = prefs.get("tips") === "on" && game.lesson &&
    await import("./learn.js").then(({ offer: offerLesson }) => offerLesson(game)).catch(() => false);
  return taught || go(`/table/${id}`);
}

// ── questions ──

// A dialog whose answer is what `yes` gives, or null.
/** @param {Element} page @param {string} title @param {Page.Leaf[]} body @param {(done: (value: string | null) => void) => Page.Leaf[]} footer @returns {Promise<string | null>} */
function question(page, title, body, footer) {
  return new Promise((answer) => {
    const box = make("dialog.question", { "aria-labelledby": "question" }, make("h2", { id: "question" }, title), ...body,
      make("footer", {}, footer((value) => { answer(value); box.close(); })));
    box.addEventListener("close", () => { answer(null); box.remove(); });
    page.append(box);
    box.showModal();
  });
}

/** @param {HTMLElement} page */
function askName(page) {
  const field = make("input", { maxLength: 24, required: true, autocomplete: "nickname", "aria-label": say("page-home-name") });
  return question(page, say("page-home-name"), [make("p", {}, say("page-home-name-help")), field], (done) => {
    const give = () => (field.value.trim() ? done(field.value.trim()) : field.focus());
    field.onkeydown = ({ key }) => key === "Enter" && give();
    return [make("button.open", { type: "button", onclick: give }, say("page-home-go")),
      make("button.plain", { type: "button", onclick: () => done(null) }, say("page-close"))];
  });
}

/** @param {string} bot */
function askLevel(bot) {
  const page = /** @type {HTMLElement} */ (document.getElementById("page"));
  return question(page, say("page-home-level"), [make("p", {}, say("page-home-level-ask"))], (done) => [
    make("button.open", { type: "button", onclick: () => done(bot) }, say("page-home-level-yes", { bot: house.bots.find(([name]) => name === bot)?.[1] ?? "" })),
    make("button.plain", { type: "button", onclick: () => done("") }, say("page-home-level-no"))]);
}
