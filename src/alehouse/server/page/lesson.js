// A lesson at the real table: a bubble says what to do, beside what it is about and never over it. The house knows where
// the lesson is; here it is shown.

import { announce } from "./announcer.js";
import { ask, button, draw, fill, go, iconButton, make, memory, messageOf, symbol } from "./dom.js";
import { openTable } from "./form.js";
import { lessonList, study } from "./learn.js";
import { besideAll } from "./placing.js";
import { bubble, dialog, isPopped } from "./popup.js";
import { tapShows } from "./prefs.js";
import { say, spoken } from "./words.js";

const POINTED = "taught", WANTED = "wanted", ASIDE = "untaught"; // classes of pieces
/** @type {Record<string, string>} */
const SPEAKING = { next: "page-lesson-next", try: "page-lesson-try", back: "page-lesson-back" };
/** @type {Record<string, string>} what a bubble is headed that speaks of another move */
const TRIAL = { try: "page-lesson-other", back: "page-lesson-trial" };
const BROAD = [40, 30, 22]; // rem, for a scoring
const TAUGHT = 2; // moves before which a finger is told how to make them
const LARGE = .1; // a piece that takes more of the window than that is a ground on which others lie

export class Lesson {
  /** @param {Page.TableOfLesson} table */
  constructor(table) {
    this.table = table;
    /** @type {Wire.Lesson} */
    this.now = /** @type {any} */ (null); // before the house has said where it is
    /** @type {number | null} */
    this.sent = null;
    /** @type {string | null} */
    this.told = null;
    /** @type {Set<number>} */
    this.tapped = new Set(); // steps at which that was told
    this.node = make("section.lesson", { role: "dialog", tabIndex: -1, hidden: true });
    this.curtain = make("section.curtain.act", { hidden: true });
    table.node.classList.add("studying");
    table.node.querySelector(".top")?.after(this.node, this.curtain);
    const { signal } = table.end;
    const again = () => this.place();
    addEventListener("resize", again, { signal });
    table.node.addEventListener("scroll", () => this.node.classList.contains("docked") || this.place(), { signal, capture: true, passive: true });
    addEventListener("keydown", (event) => this.key(event), { signal, capture: true });
  }

  // The house says where the lesson is; that is shown when everything before it has been seen.
  /** @param {Wire.Lesson} message */
  hear(message) {
    this.now = message;
    this.sent = null;
    this.node.hidden = this.curtain.hidden = true;
    this.rest();
  }

  // The house has not taken what was sent.
  refused() {
    this.sent = null;
    this.bar(false);
  }

  // Let nobody press a button, or again.
  /** @param {boolean} barred */
  bar(barred) {
    for (const one of this.node.querySelectorAll("footer button")) one.toggleAttribute("disabled", barred);
  }

  // Everything that has happened is shown.
  rest() {
    const { state, wings } = this.table;
    if (!this.now || state?.seq !== this.now.seq || wings.theatre?.on) return;
    if (this.now.waits === "curtain") this.fall();
    else if (this.node.hidden) this.show();
  }

  // ── the curtain between two acts ──

  fall() {
    const { act } = this.now;
    const lift = button("open.go-on", "", say("page-lesson-go-on"), () => this.send("next"));
    fill(this.curtain, make("div.notice", {}, make("h2", {}, act), lift));
    this.curtain.dataset.seq = String(this.now.seq);
    this.curtain.hidden = false;
    this.mark();
    announce(act);
    lift.focus({ preventScroll: true });
  }

  // ── the bubble ──

  show() {
    const { now } = this;
    fill(this.node, this.head(now), now.waits === "end" && now.ending ? this.ending(now.ending) : this.speech(now));
    this.node.setAttribute("aria-label", now.title);
    Object.assign(this.node.dataset, { waits: now.waits, seq: now.seq });
    this.table.node.classList.toggle("trying", now.waits === "back");
    this.table.node.classList.toggle("seeking", Boolean(now.seek));
    this.node.hidden = false;
    this.lead();
    this.mark();
    this.place();
    this.focus();
    const text = [now.act !== this.told && now.act, TRIAL[now.waits] && say(TRIAL[now.waits]), ...[now.reply, now.say, now.question?.text].map(spell)];
    announce(text.filter(Boolean).join(". "));
    this.told = now.act;
  }

  /** @param {Wire.Lesson} lesson */
  head({ act, title, step, steps, waits }) {
    return make("header", {}, make("b", {}, waits === "end" ? title : act),
      waits !== "end" && make("small", {}, say("page-lesson-step", { step, steps })),
      iconButton("quit", "close", say("page-lesson-leave"), () => this.askToLeave()),
      make("progress", { max: steps, value: step, "aria-hidden": "true" }));
  }

  /** @param {Wire.Lesson} lesson */
  speech({ picture = [], say: said = [], question, reply = [], detail, outcome, waits, step }) {
    return [picture.length > 0 && make("div.picture", { "aria-hidden": "true" }, picture.map((line) => make("p", {}, spans(line)))),
      detail && drawing(detail), outcome && scoring(outcome),
      TRIAL[waits] && make("p.trial", {}, say(TRIAL[waits])),
      reply.length > 0 && make("p.reply", {}, spans(reply)),
      said.length > 0 && make("p.spoken", {}, spans(said)),
      question && make("p.spoken", {}, spans(question.text)),
      waits === "move" && this.teachesTaps(step) && make("p.finger", {}, say("page-lesson-tap")),
      make("footer", {}, question && waits === "answer" ? this.answers(question) : this.buttons(waits))];
  }

  // Whether a finger, which is shown first what it means, is told so: at the first moves, until it knows.
  /** @param {number} step */
  teachesTaps(step) {
    const tells = tapShows() && (this.tapped.size < TAUGHT || this.tapped.has(step));
    if (tells) this.tapped.add(step);
    return tells;
  }

  /** @param {string} waits */
  buttons(waits) {
    /** @param {string} kind @param {"next" | "back" | "try"} what */
    const one = (kind, what) => button(kind, "", say(SPEAKING[what]), () => this.send(what), { "data-do": what });
    return { next: [one("open.go-on", "next")], back: [one("open.go-on", "back")],
      try: [one("plain", "try"), one("open.go-on", "back")] }[waits] ?? [];
  }

  /** @param {Wire.Question} question */
  answers({ answers }) {
    return answers.map((answer, k) => make("button.plain.answer", { type: "button", onclick: () => this.send("answer", k) }, spans(answer)));
  }

  /** @param {Wire.Study["do"]} what @param {number} answer */
  send(what, answer = 0) {
    if (this.sent !== null) return;
    const { hand, state: { seq } } = this.table;
    if (!this.table.link.up) {
      bubble(this.node, say("page-no-line"));
      return;
    }
    this.sent = seq;
    this.bar(true);
    hand.ask({ type: "lesson", seq, do: what, answer }, this.node);
  }

  // ── what it points at ──

  /** @returns {Generator<[string, Page.Piece], void>} */
  *pieces() {
    for (const [canvas, { pieces }] of this.table.board.canvases) {
      for (const piece of pieces.values()) yield [canvas, piece];
    }
  }

  /** @param {Page.Piece} piece */
  isWanted({ actions }) {
    return actions.some((action) => this.now.wanted?.includes(action));
  }

  // A piece is not for today when nothing else can be done with it, and the bubble does not speak of it.
  /** @param {Page.Piece} piece */
  isAside({ id, actions }) {
    const { aside = [], points = [] } = this.now;
    return actions.length > 0 && !points.includes(id) && actions.every((action) => aside.includes(action));
  }

  // Pieces shine; what is wanted most of all, and the tab behind which it lies. What is not for today is dim. They may have
  // come anew.
  mark() {
    const { points = [], wanted = [], waits } = this.now ?? {};
    const shows = Boolean(this.now) && !this.node.hidden && waits !== "end";
    for (const [, piece] of this.pieces()) {
      piece.node.classList.toggle(POINTED, shows && points.includes(piece.id));
      piece.node.classList.toggle(WANTED, shows && this.isWanted(piece));
      piece.node.classList.toggle(ASIDE, shows && this.isAside(piece));
    }
    const areas = new Set([...this.pieces()].filter(([, piece]) => shows && this.isWanted(piece)).map(([canvas]) => canvas));
    for (const tab of this.table.areas.node.querySelectorAll("button")) {
      tab.classList.toggle(WANTED, areas.has(`tab-${tab.dataset.tab}`));
    }
    for (const option of this.table.prompt.node.querySelectorAll("[data-action]")) {
      option.classList.toggle(WANTED, shows && wanted.includes(Number(option.dataset.action)));
    }
  }

  // The pieces in view that it points at.
  pointed() {
    const found = (this.now.points ?? []).map((id) => this.table.board.find(id));
    return found.flatMap((one) => (one?.seen ? [one.piece] : []));
  }

  // The boxes of what the bubble must not cover: first what it stands beside.
  get boxes() {
    /** @param {Page.Piece} piece */
    const seen = ({ face }) => face.getClientRects().length > 0;
    const { prompt } = this.table;
    const pointed = this.pointed().map(({ face }) => face);
    const wanted = [...this.pieces()].filter(([, piece]) => seen(piece) && this.isWanted(piece)).map(([, { face }]) => face);
    const options = [...prompt.node.querySelectorAll(`.row .${WANTED}`)];
    return [...new Set([...pointed, ...wanted, ...options])].map((node) => node.getBoundingClientRect()).filter(({ width }) => width > 0);
  }

  // On a telephone the tab of the first point is opened; what is scrolled out of sight comes into view.
  lead() {
    const { board, areas } = this.table;
    const [wanted] = [...this.pieces()].filter(([, piece]) => this.isWanted(piece));
    const id = this.now.points?.find((each) => board.find(each)) ?? wanted?.[1].id;
    const first = id && board.find(id);
    if (!first) return;
    if (!first.seen && first.canvas.startsWith("tab-")) areas.open(first.canvas.slice("tab-".length));
  }

  // Beside what it is about, where nothing is covered; where there is no such place, the table makes room.
  place() {
    const { node, table } = this;
    if (node.hidden || !this.now) return;
    const last = this.now.waits === "end";
    const docks = !last && (table.onPhone || !this.float());
    this.dock(docks);
    if (last) node.style.translate = "";
    if (docks) this.bringPointsIn();
  }

  // As much of what it points at as there is room for; the first point in any case.
  bringPointsIn() {
    const { board } = this.table;
    const pointed = this.pointed();
    const wanted = [...this.pieces()].map(([, piece]) => piece).filter((piece) => this.isWanted(piece) && board.find(piece.id)?.seen);
    for (const { node } of [...wanted, ...pointed].reverse()) node.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {boolean} docks */
  dock(docks) {
    const { node, table } = this;
    node.classList.toggle("docked", docks);
    table.node.classList.toggle("makes-room", docks);
    if (docks) node.style.translate = node.style.width = "";
  }

  float() {
    this.dock(false);
    const { boxes, table: { board, prompt } } = this;
    const lit = board.lit.map(([, { face }]) => face.getBoundingClientRect());
    const heads = [prompt.node, ...this.table.node.querySelectorAll(".status")].map((one) => one.getBoundingClientRect());
    const read = this.drawer ? [this.drawer.getBoundingClientRect()] : []; // whoever has opened the rules wants to see them
    const soft = [...heads, ...lit, ...this.others()];
    /** @param {Page.Box[]} hard */
    const off = (hard) => besideAll(this.node, boxes[0], hard, soft, this.now.outcome ? BROAD : undefined);
    return off([...boxes, ...heads, ...read]) || off([...boxes, ...read]) || off(boxes); // over what is asked only where there is no other place
  }

  // The side column, where it lies open over the table.
  get drawer() {
    const { side } = this.table;
    return side?.node.closest(".drawer") && !side.folded ? side.node : null;
  }

  // The boxes of all pieces that are worth seeing: not those for another day, nor the grounds on which others lie.
  others() {
    const most = LARGE * innerWidth * innerHeight;
    return [...this.pieces()].filter(([, piece]) => !this.isAside(piece)).map(([, { face }]) => face.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && width * height < most);
  }

  // The keyboard goes to the bubble's button, or to what is wanted.
  focus() {
    if (isPopped() || document.querySelector("dialog[open]")) return;
    const [wanted] = [...this.pieces()].filter(([, piece]) => piece.hit && !this.now.seek && this.isWanted(piece));
    const option = this.table.prompt.node.querySelector(`.row .${WANTED}`);
    const target = this.node.querySelector(".go-on, footer button, .offers button") ?? wanted?.[1].hit ?? option ?? this.node;
    target.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
    if (repeat || ctrlKey || metaKey || altKey || !this.now || document.querySelector("dialog[open]")) return;
    const shown = [this.node, this.curtain].find(({ hidden }) => !hidden);
    if (key === "Enter" && target === document.body) /** @type {HTMLElement | null | undefined} */ (shown?.querySelector(".go-on"))?.click();
    const { closer, prompt } = this.table;
    const open = isPopped() || closer?.piece || prompt.all.open || this.drawer;
    if (key !== "Escape" || open) return;
    event.preventDefault(); // the same key would close the question at once
    this.askToLeave();
  }

  // ── leaving, and what is next ──

  askToLeave() {
    const { game, waits } = this.now;
    const leave = () => go(`/learn/${game}`);
    if (waits === "end") {
      leave();
      return;
    }
    const box = dialog("leaving", say("page-lesson-leave"), make("p", {}, say("page-lesson-leave-help")));
    /** @param {string} kind @param {string} key @param {() => void} act */
    const entry = (kind, key, act) => button(kind, "", say(key), () => {
      box.close();
      act();
    });
    const stay = entry("open", "page-lesson-stay", () => this.focus());
    box.append(make("footer", {}, stay, entry("plain", "page-lesson-leave", leave)));
    stay.focus();
  }

  /** @param {Wire.Ending} ending */
  ending({ words, next, plays_on, real_game }) {
    const problem = make("p.problem", { role: "alert" });
    /** @param {() => Promise<void>} act */
    const attempt = (act) => async () => {
      try {
        await act();
      } catch (refusal) {
        problem.textContent = messageOf(refusal);
      }
    };
    const { game } = this.now;
    return [make("h2", {}, say("page-lesson-over")),
      words.length > 0 && make("p.learnt", {}, make("b", {}, say("page-lesson-learnt")), " ", words.join(" · ")),
      problem,
      (real_game || plays_on) && make("div.offers", {},
        real_game && button("open.go-on", "", say("page-lesson-real-game"), attempt(() => this.playFirst(real_game))),
        plays_on && button(real_game ? "plain" : "open.go-on", "hint", say("page-lesson-play-on"), attempt(() => this.playOn()))),
      next.length > 0 && make("h3", {}, say("page-lesson-more")),
      next.length > 0 && lessonList(next, (lesson) => attempt(() => study(game, lesson))()),
      make("footer", {}, button("plain", "", say("page-lesson-all"), () => go(`/learn/${game}`)),
        button("plain", "leave", say("page-back"), () => go("/")))];
  }

  // The game goes on from here, against a bot, with hints.
  async playOn() {
    const { id } = await ask(`/api/lessons/${this.table.id}/on?lang=${spoken()}`, {});
    go(`/table/${id}`);
  }

  /** @param {Wire.RealGame} game */
  async playFirst({ players, bot, options }) {
    /** @type {Wire.SeatForm[]} */
    const seats = Array.from({ length: players }, (_, k) => (k ? { kind: "bot", bot, name: "" }
      : { kind: "me", name: memory.get("name") || "" }));
    await openTable({ game: this.now.game, players, options: /** @type {Record<string, string>} */ (options), seats, cards: "", private: true, deadline: 0, hints: true });
  }
}

// What is said, with the game's icons in the line; new words are bold. A stop stays with the icon before it.
/** @param {[string, string][]} parts */
function spans(parts) {
  return parts.flatMap(([kind, text], k) => {
    const before = parts[k - 1]?.[0] ?? "";
    if (kind === "") return before !== "" && before !== "*" ? text.slice(stopsOf(text).length) : text;
    if (kind === "*") return make("b", {}, text);
    const named = text ? { role: "img", "aria-label": text, title: text } : { "aria-hidden": "true" };
    const [next, words] = parts[k + 1] ?? ["", ""];
    return make("span.held", {}, make("span.sign", named, symbol(kind, "good")), next === "" && stopsOf(words));
  });
}

/** @param {string} text */
const stopsOf = (text) => text.match(/^[\s\u00a0\u202f]?[.,;:!?)…]+/)?.[0] ?? "";

/** @param {[string, string][]} parts */
const spell = (parts = []) => parts.map(([, text]) => text).join(" ").replace(/ +/g, " ").replace(/ ([.,;:!?)])/g, "$1");

/** @param {Wire.Detail} detail */
function drawing({ title, art, width, height, lines }) {
  const svg = draw("svg", { viewBox: `0 0 ${width} ${height}`, class: "canvas", "aria-hidden": "true" });
  svg.innerHTML = art;
  return make("figure.detail", {}, make("figcaption", {}, title), art !== "" && make("div.drawing", {}, svg), lines.map((line) => make("p", {}, line)));
}

/** @param {Wire.Outcome} outcome */
function scoring({ title, reason, rows, lines }) {
  const lying = rows[0].map((_, column) => rows.map((row) => row[column])); // a line for each thing that counts
  /** @param {string[]} row */
  const line = ([head, ...cells]) => make("tr", {}, make("th", { scope: "row" }, head), cells.map((cell) => make("td", {}, cell)));
  return make("figure.detail.scores", {}, make("figcaption", {}, title), make("p", {}, reason),
    make("table.tall", {}, make("tbody", {}, lying.map(line))), make("div.lines", {}, lines.map((each) => make("p", {}, each))));
}
