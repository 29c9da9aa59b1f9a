// The form for a new table: how many players, who sits where, which options.

import { uncalled } from "./calls.js";
import { ask, badge, bringIn, choice, fill, go, icon, make, memory, messageOf, notes } from "./dom.js";
import { prefs } from "./prefs.js";
import { bookAddress, duration, house, say, spoken, timeToMove } from "./words.js";

export const CUSTOM = "custom"; // the value of an option that names its cards
const DEADLINES = [0, 3 * 86400, 86400, 180, 60, 30]; // seconds for a move; 0: as many as one likes
const setups = notes("setups"); // how a table can be played again

/** @param {Wire.GameForm} game */
export const tableForm = (game) => new Form(game).node;

// The rule behind something, in the book of the game.
/** @param {string} game @param {string} clause */
const consult = (game, clause) => make("a.clause", { href: bookAddress(game, clause), target: "_blank" }, say("page-rules"));

// What opens a table with the same set-up as an earlier one of this browser; where that fails, the form is next.
/** @param {string} table */
export function sameAgain(table) {
  const setup = setups.get(table);
  return setup && (() => openTable(setup).catch(() => go("/")));
}

// One opens a table and goes there, unless something else is wanted `first`.
/** @param {Wire.NewTable} setup @param {() => boolean | Promise<boolean>} first */
export function openTable(setup, first = () => false) {
  return uncalled(async () => {
    const { id } = await ask(`/api/tables?lang=${spoken()}`, setup);
    setups.set(id, setup);
    if (!await first()) go(`/table/${id}`);
  });
}

// What opens is seen, from its beginning if there is no room for all of it.
/** @param {Event} event */
function bringOpened({ currentTarget }) {
  const part = /** @type {HTMLDetailsElement} */ (currentTarget);
  if (part.open) bringIn(part, part.offsetHeight < innerHeight ? "nearest" : "start");
}

export class Form {
  /** @param {Wire.GameForm} game */
  constructor(game) {
    this.game = game;
    this.players = game.seats.includes(3) ? 3 : game.seats[0];
    /** @type {Record<string, string>} */
    this.chosen = {};
    /** @type {Map<string, Set<string>>} */
    this.picked = new Map(); // cards of custom sets, by option
    this.cards = "";
    this.deadline = 0;
    /** @type {boolean | null} */
    this.secluded = null; // whether the table is found by its link alone, once that was chosen
    /** @type {boolean | null} */
    this.hints = null; // whether one may ask the house what to do, likewise
    this.seats = this.usualSeats();
    this.seating = make("div.seating");
    this.presets = make("div.presets");
    this.summary = make("summary");
    this.options = make("div.options");
    // What was seen there once does not change by itself any more.
    this.online = make("details.online", { ontoggle: (event) => {
      this.secluded ??= this.secludes;
      this.hints ??= this.hinted;
      bringOpened(event);
    } });
    this.solo = make("div.solo");
    this.problem = make("p.problem", { role: "alert" });
    this.optionDetails = make("details", { ontoggle: bringOpened }, this.summary, this.options);
    this.cardDetails = this.ownCards();
    const counts = game.seats.map((count) => [String(count), String(count)]);
    this.node = make("form", { onsubmit: (event) => this.submit(event) },
      make("h2", {}, say("page-open-game", { game: game.title })),
      make("a.handbook-link", { href: bookAddress(game.name), target: "_blank" }, icon("book"), say("page-handbook")),
      choice("players", say("page-players"), counts, String(this.players), (count) => this.seat(+count)),
      this.seating, this.presets, this.optionDetails, this.online, this.cardDetails,
      this.solo, this.problem,
      make("button.open", { type: "submit" }, say("page-open")));
    this.seat(this.players);
  }

  usualSeats() {
    const mine = memory.get("name") || "";
    const names = [mine, ...this.game.names.filter((name) => name !== mine)];
    const bot = `bot:${house.bot}`;
    return Array.from({ length: Math.max(...this.game.seats) }, (_, k) => ({ who: k ? bot : "me", name: names[k] || "" }));
  }

  // Make the form one for so many players.
  /** @param {number} players */
  seat(players) {
    this.players = players;
    this.furnish();
    this.showOptions();
    this.showSolo();
  }

  showOptions() {
    const focus = document.activeElement?.id;
    fill(this.options, this.fitting(false).map((option) => this.optionChoice(option)));
    this.summarise();
    if (focus) document.getElementById(focus)?.focus();
  }

  // How this browser's own games against the box went, where one plays alone.
  async showSolo() {
    fill(this.solo);
    if (this.players > 1) return;
    const lines = await ask(`/api/solo/${this.game.name}?lang=${spoken()}`).catch(() => []);
    if (this.players === 1 && lines.length) fill(this.solo, soloTable(lines));
  }

  get taken() {
    return this.seats.slice(0, this.players);
  }

  furnish() {
    const focus = document.activeElement?.id;
    // Opponents may be printed in the box: the choice among them is a seat.
    const opponents = this.fitting(true).map((option) =>
      make("div.seat.opponent", {}, badge(house.opponent_colour), this.optionChoice(option)));
    const bots = house.bots.filter(([bot]) => this.taken.some(({ who }) => who === `bot:${bot}`));
    fill(this.seating, make("h3", {}, say("page-seats")), this.taken.map((seat, k) => this.seatRow(seat, k)),
      opponents, bots.map(([, bot, about]) => make("small", {}, say("page-bot-about", { bot, about }))));
    this.showOnline();
    if (focus) document.getElementById(focus)?.focus();
  }

  /** @param {{ who: string, name: string }} seat @param {number} k */
  seatRow(seat, k) {
    const number = k + 1;
    const bots = house.bots.map(([bot, title]) => [`bot:${bot}`, say("page-bot", { bot: title })]);
    const kinds = [["me", say("page-me")], ["here", say("page-here")], ["open", say("page-anybody")], ...bots];
    const who = make("select", { id: `who-${k}`, "aria-label": say("page-who", { number }) },
      kinds.map(([value, text]) => make("option", { value, selected: value === seat.who }, text)));
    who.onchange = () => this.sit(k, who.value);
    const label = say("page-name", { number });
    const open = seat.who === "open"; // whoever comes has a name already
    const name = make("input", { id: `name-${k}`, value: open ? "" : seat.name, disabled: open, maxLength: 24,
      placeholder: open ? say("page-free-seat") : seat.who === "me" ? say("page-your-name") : "", "aria-label": label });
    name.oninput = () => { seat.name = name.value; };
    return make("div.seat", {}, badge(k), name, who);
  }

  // There is one "me" at most: whoever was it takes the seat's former kind.
  /** @param {number} k @param {string} who */
  sit(k, who) {
    const before = this.seats.find((seat) => seat.who === "me");
    if (who === "me" && before) before.who = this.seats[k].who;
    this.seats[k].who = who;
    this.furnish();
  }

  // A table where seats are open is for everybody, unless one wants it otherwise; any other one is nobody's business.
  get secludes() {
    return this.secluded ?? !this.taken.some(({ who }) => who === "open");
  }

  // Against others a hint is help from outside: they have to want it so.
  get hinted() {
    return this.hints ?? this.taken.filter(({ who }) => !who.startsWith("bot:")).length <= 1;
  }

  // Who finds the table, how long a move may take, and whether there is help.
  showOnline() {
    const found = [["public", say("page-public")], ["private", say("page-private")]];
    const times = [...new Set([...DEADLINES, this.deadline])].map((seconds) => [String(seconds), seconds ? duration(seconds) : say("page-deadline-none")]);
    const hints = [["allowed", say("page-hints-allowed")], ["none", say("page-hints-none")]];
    const value = this.secludes ? "private" : "public";
    /** @param {Partial<Pick<Form, "secluded" | "deadline" | "hints">>} chosen */
    const change = (chosen) => {
      Object.assign(this, chosen);
      this.showOnline();
    };
    const focus = document.activeElement?.id;
    fill(this.online, make("summary", {}, make("b", {}, say("page-online")), " ",
      make("small", {}, [found.find(([each]) => each === value)?.[1], timeToMove(this.deadline)].join(" · "))),
    choice("found", say("page-found"), found, value, (chosen) => change({ secluded: chosen === "private" })),
    choice("deadline", say("page-time"), times, String(this.deadline), (chosen) => change({ deadline: +chosen })),
    make("small", {}, say("page-online-help")),
    choice("hints", say("page-hints"), hints, this.hinted ? "allowed" : "none", (chosen) => change({ hints: chosen === "allowed" })),
    make("small", {}, say("page-hints-help")));
    if (focus) document.getElementById(focus)?.focus();
  }

  // The options of this player count: those that seat a printed opponent, or the others.
  /** @param {boolean} opponents */
  fitting(opponents) {
    return this.game.options.filter(({ players, seats_opponent }) =>
      (!players.length || players.includes(this.players)) && opponents === seats_opponent);
  }

  // The values there are at a table of this size.
  /** @param {Wire.OptionForm} option */
  values({ values, of_players }) {
    return of_players ? values.filter(([value]) => !(Number(value) > this.players)) : values;
  }

  // The value chosen, or the default where none is or it is gone.
  /** @param {Wire.OptionForm} option */
  value(option) {
    const values = this.values(option);
    return values.find(([value]) => value === this.chosen[option.name]) || values[0];
  }

  // Options that go together; none of them is marked where other options were chosen.
  presetChoice() {
    const chosen = this.game.presets.find(({ options }) => this.fitting(false).every((option) =>
      !(option.name in options) || this.value(option)[0] === options[option.name]));
    const values = this.game.presets.map(({ label }) => [label, label]);
    const field = choice("preset", say("page-preset"), values, chosen?.label, (label) => {
      Object.assign(this.chosen, this.game.presets.find((preset) => preset.label === label)?.options);
      this.showOptions();
    });
    const rules = chosen && consult(this.game.name, chosen.clause);
    if (chosen) field.append(make("small", {}, chosen.help, " ", rules));
    return field;
  }

  // What the presets and the folded options are now.
  summarise() {
    const focus = document.activeElement?.id;
    fill(this.presets, this.game.presets.length ? this.presetChoice() : []);
    if (focus) document.getElementById(focus)?.focus();
    const unusual = this.fitting(false).filter((option) => this.value(option) !== this.values(option)[0]);
    const chosen = unusual.map((option) => say("page-option", { option: option.label, value: this.value(option)[1] }));
    fill(this.summary, make("b", {}, say("page-options")), " ",
      make("small", {}, chosen.join(" · ") || say("page-options-usual")));
  }

  /** @param {Wire.OptionForm} option */
  optionChoice(option) {
    const { name, label, help, clause } = option;
    const field = choice(name, label, this.values(option), this.value(option)[0], (value) => {
      this.chosen[name] = value;
      if (option.picks.length) this.showOptions();
      else this.summarise();
    });
    const rules = clause && consult(this.game.name, clause);
    field.append(make("small", {}, help, " ", rules));
    if (this.value(option)[0] === CUSTOM) field.append(...this.groups(option).map((group) => this.pickGroup(option, group)));
    return field;
  }

  // The groups of a custom set at a table of this size.
  /** @param {Wire.OptionForm} option */
  groups({ picks }) {
    return picks.filter(({ players }) => !players.length || players.includes(this.players));
  }

  // The cards of a group that are picked.
  /** @param {Wire.OptionForm} option @param {Wire.PicksForm} group */
  picks({ name }, group) {
    return group.cards.map(([card]) => card).filter((card) => this.picked.get(name)?.has(card));
  }

  /** @param {Wire.OptionForm} option @param {Wire.PicksForm} group */
  pickGroup(option, group) {
    const found = this.picks(option, group).length;
    const boxes = group.cards.map(([card, label]) => this.pickBox(option, group, card, label));
    const title = say("page-picks", { title: group.title, found, count: group.count });
    return make("fieldset.picks", {}, make("legend", {}, title), boxes);
  }

  // A card of a custom set; when the group is complete, the others wait until one is put back.
  /** @param {Wire.OptionForm} option @param {Wire.PicksForm} group @param {string} card @param {string} label */
  pickBox(option, group, card, label) {
    const chosen = this.picked.get(option.name) || new Set();
    const checked = chosen.has(card);
    const disabled = !checked && this.picks(option, group).length >= group.count;
    const box = make("input", { type: "checkbox", id: `${option.name}-${card}`, checked, disabled });
    box.onchange = () => {
      chosen[box.checked ? "add" : "delete"](card);
      this.picked.set(option.name, chosen);
      this.showOptions();
    };
    return make("label", { htmlFor: box.id }, box, " ", label);
  }

  // A value as the house reads it: a custom set names its cards.
  /** @param {Wire.OptionForm} option */
  written(option) {
    const [value] = this.value(option);
    if (value !== CUSTOM) return value;
    return `${CUSTOM}:${this.groups(option).flatMap((group) => this.picks(option, group)).join("+")}`;
  }

  // What is still to pick, in words; nothing if every custom set is complete.
  unpicked() {
    for (const option of this.fitting(false).filter((each) => this.value(each)[0] === CUSTOM)) {
      for (const group of this.groups(option)) {
        const found = this.picks(option, group).length;
        const { title, count } = group;
        if (found !== count) return say("page-picks-needed", { option: option.label, title, count, found });
      }
    }
    return "";
  }

  // Whoever invites others says first who does so; who plays with nobody else may stay without a name.
  unnamed() {
    const mine = this.taken.findIndex(({ who, name }) => who === "me" && !name.trim());
    if (mine < 0 || !this.taken.some(({ who }) => who === "open")) return "";
    document.getElementById(`name-${mine}`)?.focus();
    return say("page-name-first");
  }

  ownCards() {
    const text = make("textarea", { rows: 5, spellcheck: false, "aria-label": say("page-cards-text") });
    text.oninput = () => { this.cards = text.value; };
    const file = make("input", { type: "file", accept: ".toml", "aria-label": say("page-cards-file") });
    file.onchange = async () => { this.cards = text.value = (await file.files?.[0]?.text()) ?? ""; };
    const summary = make("summary", {}, make("b", {}, say("page-cards")));
    return make("details", { ontoggle: bringOpened }, summary, make("small", {}, say("page-cards-help")), file, text);
  }

  /** @returns {Wire.NewTable} */
  get order() {
    const { game, players, cards } = this;
    const fitting = [...this.fitting(true), ...this.fitting(false)];
    const options = Object.fromEntries(fitting.map((option) => [option.name, this.written(option)]));
    const seats = this.taken.map(({ who, name }) => {
      const [kind, bot = ""] = who.split(":");
      return { kind: /** @type {Wire.SeatForm["kind"]} */ (kind), name: name.trim(), bot };
    });
    return { game: game.name, players, options, seats, cards, private: this.secludes,
      deadline: this.deadline, hints: this.hinted };
  }

  // Whoever knows nothing of the game is offered its first lesson, once; whether that is wanted.
  async offerLesson() {
    if (prefs.get("tips") !== "on") return false;
    return import("./learn.js").then(({ offer }) => offer(this.game)).catch(() => false);
  }

  /** @param {Event} event */
  async submit(event) {
    event.preventDefault();
    if (this.sending) return;
    this.problem.textContent = this.unpicked() || this.unnamed();
    if (this.problem.textContent) return;
    this.sending = true;
    memory.set("name", this.taken.find(({ who }) => who === "me")?.name.trim() || null);
    try {
      await openTable(this.order, () => this.offerLesson());
    } catch (problem) {
      this.problem.textContent = messageOf(problem);
    }
    this.sending = false;
  }
}

/** @param {Wire.SoloLine[]} lines */
export function soloTable(lines) {
  /** @param {string} cell @param {(string | number)[]} parts */
  const row = (cell, parts) => make("tr", {}, parts.map((part) => make(cell, {}, String(part))));
  const header = row("th", [say("page-solo"), say("page-solo-played"), say("page-solo-won"), say("page-solo-best")]);
  return make("table", {}, make("thead", {}, header), make("tbody", {}, lines.map(({ label, played, won, best }) =>
    row("td", [label || say("page-solo-all"), played, won, best]))));
}
