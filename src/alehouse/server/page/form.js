// The form for a new table: how many players, who sits where, which options.

import { ask, badge, bringIn, button, choice, fill, go, make, memory, notes } from "./dom.js";
import { openRules } from "./rules.js";
import { duration, house, pace, say, spoken } from "./words.js";

const CUSTOM = "custom"; // the value of an option that names its cards
const DEADLINES = [0, 300, 3600, 8 * 3600, 86400, 3 * 86400, 7 * 86400]; // seconds for a move; 0: as many as one likes
const setups = notes("setups"); // how a table can be played again

export const tableForm = (game) => new Form(game).node;

// What opens a table with the same set-up as an earlier one of this browser; where that fails, the form is next.
export function sameAgain(table) {
  const setup = setups.get(table);
  return setup && (() => openTable(setup).catch(() => go("/")));
}

async function openTable(setup) {
  const { id } = await ask(`/api/tables?lang=${spoken()}`, setup);
  setups.set(id, setup);
  go(`/table/${id}`);
}

// What opens is seen, from its beginning if there is no room for all of it.
function bringOpened({ currentTarget: part }) {
  if (part.open) bringIn(part, part.offsetHeight < innerHeight ? "nearest" : "start");
}

class Form {
  constructor(game) {
    this.game = game;
    this.players = game.seats.includes(3) ? 3 : game.seats[0];
    this.chosen = {};
    this.picked = new Map(); // cards of custom sets, by option
    this.cards = "";
    this.deadline = 0;
    this.secluded = null; // whether the table is found by its link alone, once that was chosen
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
    const counts = game.seats.map((count) => [String(count), String(count)]);
    this.node = make("form", { onsubmit: (event) => this.submit(event) },
      make("h2", {}, say("page-open-game", { game: game.title })),
      choice("players", say("page-players"), counts, String(this.players), (count) => this.seat(+count)),
      this.seating, this.presets, make("details", { ontoggle: bringOpened }, this.summary, this.options), this.online, this.ownCards(),
      this.solo, this.problem,
      make("button.open", { type: "submit" }, say("page-open")));
    this.seat(this.players);
  }

  usualSeats() {
    const names = say("page-names").split(",").map((name) => name.trim());
    const mine = memory.get("name") || names[0];
    const bot = `bot:${house.bot}`;
    return Array.from({ length: this.game.seats.at(-1) }, (_, k) =>
      (k ? { who: bot, name: names[k] || "" } : { who: "me", name: mine }));
  }

  // Make the form one for so many players.
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
      placeholder: open ? say("page-free-seat") : "", "aria-label": label });
    name.oninput = () => { seat.name = name.value; };
    return make("div.seat", {}, badge(k), name, who);
  }

  // There is one "me" at most: whoever was it takes the seat's former kind.
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
    const times = DEADLINES.map((seconds) => [String(seconds), seconds ? duration(seconds) : say("page-deadline-none")]);
    const hints = [["allowed", say("page-hints-allowed")], ["none", say("page-hints-none")]];
    const value = this.secludes ? "private" : "public";
    const change = (field, chosen) => {
      this[field] = chosen;
      this.showOnline();
    };
    const focus = document.activeElement?.id;
    fill(this.online, make("summary", {}, make("b", {}, say("page-online")), " ",
      make("small", {}, [found.find(([each]) => each === value)[1], pace(this.deadline)].join(" · "))),
    choice("found", say("page-found"), found, value, (chosen) => change("secluded", chosen === "private")),
    choice("deadline", say("page-time"), times, String(this.deadline), (chosen) => change("deadline", +chosen)),
    make("small", {}, say("page-online-help")),
    choice("hints", say("page-hints"), hints, this.hinted ? "allowed" : "none", (chosen) => change("hints", chosen === "allowed")),
    make("small", {}, say("page-hints-help")));
    if (focus) document.getElementById(focus)?.focus();
  }

  // The options of this player count: those that seat a printed opponent, or the others.
  fitting(opponents) {
    return this.game.options.filter(({ players, seats_opponent }) =>
      (!players.length || players.includes(this.players)) && opponents === seats_opponent);
  }

  // The values there are at a table of this size.
  values({ values, of_players }) {
    return of_players ? values.filter(([value]) => isNaN(value) || value <= this.players) : values;
  }

  // The value chosen, or the default where none is or it is gone.
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
      Object.assign(this.chosen, this.game.presets.find((preset) => preset.label === label).options);
      this.showOptions();
    });
    const rules = chosen && button("clause", "", chosen.clause, () => openRules(this.game.name, chosen.clause));
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

  optionChoice(option) {
    const { name, label, help, clause } = option;
    const field = choice(name, label, this.values(option), this.value(option)[0], (value) => {
      this.chosen[name] = value;
      if (option.picks.length) this.showOptions();
      else this.summarise();
    });
    const rules = clause && button("clause", "", clause, () => openRules(this.game.name, clause));
    field.append(make("small", {}, help, " ", rules));
    if (this.value(option)[0] === CUSTOM) field.append(...this.groups(option).map((group) => this.pickGroup(option, group)));
    return field;
  }

  // The groups of a custom set at a table of this size.
  groups({ picks }) {
    return picks.filter(({ players }) => !players.length || players.includes(this.players));
  }

  // The cards of a group that are picked.
  picks({ name }, group) {
    return group.cards.map(([card]) => card).filter((card) => this.picked.get(name)?.has(card));
  }

  pickGroup(option, group) {
    const found = this.picks(option, group).length;
    const boxes = group.cards.map(([card, label]) => this.pickBox(option, group, card, label));
    const title = say("page-picks", { title: group.title, found, count: group.count });
    return make("fieldset.picks", {}, make("legend", {}, title), boxes);
  }

  // A card of a custom set; when the group is complete, the others wait until one is put back.
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

  ownCards() {
    const text = make("textarea", { rows: 5, spellcheck: false, "aria-label": say("page-cards-text") });
    text.oninput = () => { this.cards = text.value; };
    const file = make("input", { type: "file", accept: ".toml", "aria-label": say("page-cards-file") });
    file.onchange = async () => { this.cards = text.value = (await file.files[0]?.text()) ?? ""; };
    const summary = make("summary", {}, make("b", {}, say("page-cards")));
    return make("details", { ontoggle: bringOpened }, summary, make("small", {}, say("page-cards-help")), file, text);
  }

  get order() {
    const { game, players, cards } = this;
    const fitting = [...this.fitting(true), ...this.fitting(false)];
    const options = Object.fromEntries(fitting.map((option) => [option.name, this.written(option)]));
    const seats = this.taken.map(({ who, name }) => {
      const [kind, bot = ""] = who.split(":");
      return { kind, name: name.trim(), bot };
    });
    return { game: game.name, players, options, seats, cards, private: this.secludes,
      deadline: this.deadline, hints: this.hinted };
  }

  async submit(event) {
    event.preventDefault();
    if (this.sending) return;
    this.problem.textContent = this.unpicked();
    if (this.problem.textContent) return;
    this.sending = true;
    memory.set("name", this.taken.find(({ who }) => who === "me")?.name.trim() || null);
    try {
      await openTable(this.order);
    } catch (problem) {
      this.problem.textContent = problem.message;
    }
    this.sending = false;
  }
}

export function soloTable(lines) {
  const row = (cell, parts) => make("tr", {}, parts.map((part) => make(cell, {}, String(part))));
  const header = row("th", [say("page-solo"), say("page-solo-played"), say("page-solo-won"), say("page-solo-best")]);
  return make("table", {}, make("thead", {}, header), make("tbody", {}, lines.map(({ label, played, won, best }) =>
    row("td", [label || say("page-solo-all"), played, won, best]))));
}
