// One's devices: which there are, adding one by a link or its QR code, removing one; and the words if all are lost.

import { followCalls } from "./calls.js";
import { ask, button, fill, icon, iconButton, make } from "./dom.js";
import { addressOf, copy } from "./fields.js";
import { attempt, furnishOwn } from "./ownpages.js";
import { dialog } from "./popup.js";
import { sevenWords } from "./sevenwords.js";
import { ago, day, say, spoken } from "./words.js";

const TICK = 1000;
const LONGEST_NAME = 40;
const DOOR = "/api/me/devices";
const NOW = 600000; // milliseconds: whoever was here since then is here

/** @param {HTMLElement} page */
export function showDevices(page) {
  const own = new Devices(page), end = new AbortController();
  own.load().then(() => followCalls(() => own.look(), end.signal));
  return () => {
    own.endLink();
    end.abort();
  };
}

class Devices {
  /** @param {HTMLElement} page */
  constructor(page) {
    /** @type {Wire.DeviceText[]} */
    this.devices = [];
    this.list = make("ul.devices");
    this.note = make("output", { role: "status" });
    this.others = make("div.others");
    this.adding = make("aside.sheet.adding", { "aria-label": say("page-you-add") });
    this.lost = make("section.sheet", { "aria-label": say("page-you-lost") });
    this.introduce = furnishOwn(page, "/you/devices",
      make("div.own-sheets", {},
        make("section.sheet", { "aria-label": say("page-you-devices") }, make("h2", {}, say("page-you-devices")),
          make("p.quiet", {}, say("page-you-devices-help")), this.list, this.note, this.others), this.lost),
      this.adding);
    this.ticking = 0;
    /** @type {Set<string>} */
    this.before = new Set(); // the devices when a link was made
    this.linked = false; // whether a link is shown by which another one is added
    this.offerLink();
  }

  // The link that was shown, if any, is of no use any more.
  endLink() {
    this.linked = false;
    clearInterval(this.ticking);
  }

  async load() {
    const found = await attempt(this.note, () =>
      Promise.all([ask(`/api/me?lang=${spoken()}`), ask(`${DOOR}?lang=${spoken()}`)]));
    if (!found) return;
    const [me, { devices, words }] = found;
    this.introduce(me);
    this.show(devices);
    sevenWords(this.lost, words, me.name);
  }

  // Ask the house for something; the list as it is then is shown.
  /** @param {string} path */
  async change(path, body = {}) {
    const found = await attempt(this.note, () => ask(`${DOOR}/${path}?lang=${spoken()}`, body));
    if (found) this.show(found.devices);
    return Boolean(found);
  }

  /** @param {Wire.DeviceText[]} devices */
  show(devices) {
    this.devices = devices;
    fill(this.list, devices.length ? devices.map((device) => this.line(device))
      : make("li.quiet", {}, say("page-you-devices-none")));
    fill(this.others, devices.length > 1 && [make("span", {}, say("page-you-dev-lost")),
      button("clause", "", say("page-you-dev-others"), () => this.askToRemove(say("page-you-dev-others-ask"), "others"))]);
  }

  /** @param {Wire.DeviceText} device */
  line(device) {
    const { id, name, kind, this: here } = device;
    const remove = () => this.askToRemove(say("page-you-dev-remove-ask", { name }), id);
    const rename = button("plain", "edit", say("page-you-dev-rename"), () => this.rename(line, device),
      { "aria-label": say("page-you-dev-rename-of", { name }) });
    const line = make("li", { "data-device": id }, icon(kind),
      make("span.what", {}, make("b", {}, name), " ", here && make("span.chip", {}, say("page-you-dev-this")),
        make("small", {}, known(device).join(" · "))),
      make("span.doing", {}, rename, !here && button("plain.away", "close", say("page-you-dev-remove"), remove,
        { "aria-label": say("page-you-dev-remove-of", { name }) })));
    return line;
  }

  /** @param {HTMLElement} line @param {Wire.DeviceText} device */
  rename(line, { id, name }) {
    const called = make("input", { value: name, maxLength: LONGEST_NAME, "aria-label": say("page-you-dev-name") });
    /** @param {Event} event */
    const keep = async (event) => {
      event.preventDefault();
      if (await this.change(id, { name: called.value })) this.focusOn(id);
    };
    fill(line, make("form.rename", { onsubmit: keep }, called, make("button.plain", { type: "submit" }, say("page-you-save"))));
    called.onkeydown = ({ key }) => {
      if (key !== "Escape") return;
      this.show(this.devices);
      this.focusOn(id);
    };
    called.select();
  }

  /** @param {string} id */
  focusOn(id) {
    this.list.querySelector(`[data-device="${id}"] button`)?.focus();
  }

  /** @param {string} question @param {string} which */
  askToRemove(question, which) {
    const box = dialog("removing", question, make("p", {}, say("page-you-dev-remove-help")));
    const remove = async () => {
      box.close();
      if (!await this.change(`${which}/remove`)) return;
      this.lost.replaceChildren(); // the words may be void, too
      await this.load();
      this.note.textContent = say("page-you-dev-removed");
    };
    box.append(make("footer", {}, button("plain", "", say("page-you-dev-not"), () => box.close()),
      button("danger", "", say("page-you-dev-remove"), remove)));
  }

  // ── a new one ──

  /** @param {HTMLElement | null} news */
  offerLink(news = null) {
    this.endLink();
    /** @type {HTMLElement} */
    this.problem = make("p.problem", { role: "alert" });
    this.furnishAdding(news, make("div.doing", {}, button("open", "", say("page-you-add-show"), () => this.makeLink())));
  }

  /** @param {Page.Leaf[]} parts */
  furnishAdding(...parts) {
    fill(this.adding, make("h2", {}, say("page-you-add")), make("p.quiet", {}, say("page-you-add-help")), this.problem, parts,
      make("p.promise", {}, icon("check"), make("span", {}, say("page-you-add-asks"))));
  }

  async makeLink() {
    const made = await attempt(this.problem, () => ask(`${DOOR}/link?lang=${spoken()}`, {}));
    if (!made) return;
    const { path, svg, minutes } = made;
    const where = addressOf(path);
    const address = make("input", { value: where.replace(/^https?:\/\//, ""), readOnly: true,
      "aria-label": say("page-you-add-link") });
    const taking = iconButton("plain", "copy", say("page-copy"), async () => {
      await copy(where);
      taking.replaceChildren(icon("check"));
    });
    const good = make("span");
    const code = make("img", { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: say("page-qr") });
    this.furnishAdding(make("div.code", {}, code), make("div.where", {}, address, taking),
      make("p.lasts", {}, icon("clock"), good, button("clause", "", say("page-you-add-new"), () => this.makeLink())),
      make("p.secret", {}, say("page-you-add-secret")));
    address.focus({ preventScroll: true });
    this.before = new Set(this.devices.map(({ id }) => id));
    this.linked = true;
    await this.load(); // whoever had told the house nothing is known now, with this device
    this.greetNew();
    if (this.linked) this.countDown(Date.now() + minutes * 60000, good);
  }

  // Count the time down in which the link can be opened.
  /** @param {number} until @param {HTMLElement} good */
  countDown(until, good) {
    clearInterval(this.ticking);
    const tick = () => {
      const left = Math.max(0, Math.round((until - Date.now()) / 1000));
      const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      good.textContent = left ? say("page-you-add-good", { time }) : say("page-you-add-void");
      if (left) return;
      this.endLink();
      this.adding.querySelector(".code")?.replaceChildren();
    };
    this.ticking = setInterval(tick, TICK);
    tick();
  }

  // The house has called: something about one's devices may be another. Nobody's writing is disturbed by it.
  async look() {
    /** @type {{ devices: Wire.DeviceText[] }} */
    const { devices } = await ask(`${DOOR}?lang=${spoken()}`).catch(() => ({ devices: this.devices }));
    if (names(devices) !== names(this.devices) && !this.list.querySelector(".rename")) this.show(devices);
    this.greetNew();
  }

  // Somebody has opened the link that is shown.
  greetNew() {
    const added = this.devices.find(({ id, this: here }) => !here && !this.before.has(id));
    if (!added || !this.linked) return;
    const { id, name } = added;
    this.offerLink(make("p.added", { role: "status" }, icon("check"), make("span", {}, say("page-you-dev-added", { name })),
      button("clause", "", say("page-you-dev-remove"), () => this.askToRemove(say("page-you-dev-remove-ask", { name }), id))));
  }
}

/** @param {Wire.DeviceText[]} devices */
const names = (devices) => JSON.stringify(devices.map(({ id, name }) => [id, name]));

// What is known of a device: since when it is there, when it was last here, whether it is told of turns.
/** @param {Wire.DeviceText} device */
function known({ this: here, since, seen, pushes }) {
  const isHere = here || Date.now() - Date.parse(seen) < NOW;
  return [say("page-you-dev-since", { day: day(since) }),
    isHere ? say("page-you-dev-now") : say("page-you-dev-seen", { when: ago(seen) }),
    ...(pushes ? [say("page-you-dev-push")] : [])];
}
