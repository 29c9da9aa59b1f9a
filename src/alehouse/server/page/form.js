// The form for a new table: how many players, who sits where, which options.

import { ask, badge, button, fill, go, make, memory } from "./dom.js";
import { openRules } from "./rules.js";
import { house, say, spoken } from "./words.js";

export function tableForm(game) {
  return new Form(game).node;
}

// A table with the same set-up as an earlier one that was opened in this browser.
export function sameAgain(table) {
  const setup = memory.get("setups")?.find(([id]) => id === table)?.[1];
  return setup && (() => openTable(setup));
}

async function openTable(setup) {
  const { id } = await ask(`/api/tables?lang=${spoken()}`, setup);
  memory.set("setups", [[id, setup], ...(memory.get("setups") || [])].slice(0, 20));
  go(`/table/${id}`);
}

class Form {
  constructor(game) {
    this.game = game;
    this.players = game.seats.includes(3) ? 3 : game.seats[0];
    this.chosen = {};
    this.cards = "";
    const names = say("page-names").split(",").map((name) => name.trim());
    if (memory.get("name")) names[0] = memory.get("name");
    this.seats = Array.from({ length: game.seats.at(-1) }, (_, k) => ({
      who: k ? `bot:${house.bots.at(-1)[0]}` : "me", name: names[k] || "",
    }));
    this.seating = make("div.seating");
    this.summary = make("summary");
    this.options = make("div.options");
    this.problem = make("p.problem", { role: "alert" });
    const counts = game.seats.map((count) => [String(count), String(count)]);
    this.node = make("form", { onsubmit: (event) => this.submit(event) },
      make("h2", {}, say("page-open-game", { game: game.title })),
      choice("players", say("page-players"), counts, String(this.players), (value) => this.count(Number(value))),
      this.seating, make("details", {}, this.summary, this.options), this.ownCards(), this.problem,
      make("button.open", { type: "submit" }, say("page-open")));
    this.count(this.players);
  }

  count(players) {
    this.players = players;
    this.furnish();
    fill(this.options, this.fitting(false).map((option) => this.optionChoice(option)));
    this.summarise();
  }

  // The options of this player count: those that belong to it alone, or the general ones.
  fitting(alone) {
    return this.game.options.filter(({ players }) =>
      (!players.length || players.includes(this.players)) && alone === (players.length === 1));
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

  // What the folded options are now.
  summarise() {
    const labels = this.fitting(false).map((option) => this.value(option)[1]);
    fill(this.summary, make("b", {}, say("page-options")), " ", make("small", {}, labels.join(" · ")));
  }

  furnish() {
    const focus = document.activeElement?.id;
    const seats = this.seats.slice(0, this.players).map((seat, k) => this.seatRow(seat, k));
    // In a solo game the opponents are printed in the box: the choice among them is the second seat.
    const opponents = this.fitting(true).map((option) => make("div.seat.opponent", {}, badge(5), this.optionChoice(option)));
    const used = house.bots.filter(([bot]) => this.seats.slice(0, this.players).some(({ who }) => who === `bot:${bot}`));
    const about = used.map(([, label, sentence]) => make("small", {}, `${label}: ${sentence}`));
    fill(this.seating, make("h3", {}, say("page-seats")), seats, opponents, about);
    if (focus) document.getElementById(focus)?.focus();
  }

  seatRow(seat, k) {
    const bots = house.bots.map(([name, label]) => [`bot:${name}`, say("page-bot", { bot: label })]);
    const kinds = [["me", say("page-me")], ["here", say("page-here")], ...bots];
    const number = k + 1;
    const who = make("select", { id: `who-${k}`, "aria-label": say("page-who", { number }), onchange: () => this.sit(k, who.value) },
      kinds.map(([value, label]) => make("option", { value, selected: value === seat.who }, label)));
    const name = make("input", { id: `name-${k}`, value: seat.name, maxLength: 24, "aria-label": say("page-name", { number }),
      oninput: () => { seat.name = name.value; } });
    return make("div.seat", {}, badge(k), name, who);
  }

  // There is one "me" at most: whoever was it takes the seat's former kind.
  sit(k, who) {
    const before = this.seats.find((seat) => seat.who === "me");
    if (who === "me" && before) before.who = this.seats[k].who;
    this.seats[k].who = who;
    this.furnish();
  }

  optionChoice(option) {
    const pick = (value) => {
      this.chosen[option.name] = value;
      this.summarise();
    };
    const values = option.values.filter(([value]) => !(option.of_players && Number(value) > this.players));
    if (!values.some(([value]) => value === this.chosen[option.name])) delete this.chosen[option.name];
    const now = this.chosen[option.name] || values[0][0];
    const field = choice(option.name, option.label, values, now, pick);
    const rules = option.clause && button("clause", "", option.clause, () => openRules(this.game.name, option.clause));
    field.append(make("small", {}, option.help, " ", rules));
    return field;
  }

  ownCards() {
    const text = make("textarea", { rows: 5, spellcheck: false, "aria-label": say("page-cards-text"),
      oninput: () => { this.cards = text.value; } });
    const file = make("input", { type: "file", accept: ".toml", "aria-label": say("page-cards-file"),
      onchange: async () => { this.cards = text.value = (await file.files[0]?.text()) ?? ""; } });
    return make("details", {}, make("summary", {}, make("b", {}, say("page-cards"))), make("small", {}, say("page-cards-help")), file, text);
  }

  async submit(event) {
    event.preventDefault();
    if (this.sending) return;
    const seats = this.seats.slice(0, this.players).map(({ who, name }) => {
      const [kind, bot = ""] = who.split(":");
      return { kind, name: name.trim(), bot };
    });
    const mine = seats.find(({ kind }) => kind === "me")?.name;
    if (mine) memory.set("name", mine);
    const fitting = [...this.fitting(true), ...this.fitting(false)];
    const options = Object.fromEntries(fitting.map((option) => [option.name, this.value(option)[0]]));
    this.sending = true;
    this.problem.textContent = "";
    try {
      await openTable({ game: this.game.name, players: this.players, options, seats, cards: this.cards });
    } catch (problem) {
      this.problem.textContent = problem.message;
    }
    this.sending = false;
  }
}

// A choice of one value as a row of segments.
function choice(name, label, values, chosen, pick) {
  return make("fieldset.choice", {}, make("legend", {}, label), make("div", {}, values.map(([value, text]) => {
    const id = `${name}-${value}`;
    return [make("input", { type: "radio", id, name, value, checked: value === chosen, onchange: () => pick(value) }),
      make("label", { htmlFor: id }, text)];
  }).flat()));
}
