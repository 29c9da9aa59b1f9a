// The page of a book: on a wide screen spreads of two pages, on a narrow one a column with chips; search, print, keys.

import { BookText, nameOf } from "./book.js";

const wide = matchMedia("(min-width: 900px)");
/** @param {string} selector @returns {any} */
const $ = (selector) => document.querySelector(selector);
/** @param {string} selector @param {ParentNode} root @returns {any[]} */
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const GAP = 88; // pixels between two pages, as in the style sheet
const PAPER = 940; // pixels that a sheet of paper is high between its margins
const [SMALLEST, LARGEST] = [6.6, 10.2]; // points
const TOLD = 4000; // milliseconds
/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

/** @type {Record<string, string>} */
const texts = $("#said").dataset;
/** @param {string} key @param {Record<string, string | number>} values */
const say = (key, values = {}) =>
  texts[key.replace("page-book-", "")].replace(/\{\s*\$(\w+)\s*\}/g, (whole, name) => String(values[name] ?? whole));

class Pages {
  constructor() {
    document.documentElement.classList.add("js");
    this.leaf = $("main");
    this.leaf.append($(".sign .emblem").cloneNode(true));
    this.place = { run: 0, spread: 0 };
    this.book = new BookText(this.leaf, {
      say,
      tell: (text) => this.tell(text),
      reveal: (node) => this.reveal(node),
      address: (id) => `${location.origin}${location.pathname}?lang=${document.documentElement.lang}#${id}`,
    });
    this.listen();
    this.open(location.hash.slice(1) || "book-guide");
  }

  listen() {
    $(".back").onclick = () => this.turn(-1);
    $(".next").onclick = () => this.turn(1);
    addEventListener("hashchange", () => this.open(location.hash.slice(1)));
    addEventListener("resize", () => this.lay());
    addEventListener("scroll", () => wide.matches || this.follow(), { passive: true });
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("beforeprint", () => this.fit());
    addEventListener("afterprint", () => this.leaf.classList.remove("paper"));
    document.fonts?.ready.then(() => this.lay());
    const input = $("input");
    input.oninput = () => this.find(input.value);
    /** @param {string} selector @returns {any} */
    $(".find").onclick = () => {
      document.body.classList.toggle("finding");
      input.focus();
    };
    $(".menu").onclick = () => this.menu(!document.body.classList.contains("menu-open"));
    for (const button of $$("[data-print]")) button.onclick = () => this.print(button.dataset.print);
    for (const link of $$(".contents a, .tabs a")) link.addEventListener("click", () => this.menu(false));
    for (const link of $$(".contents a")) {
      link.addEventListener("click", () => link.hash === location.hash && this.open(link.hash.slice(1)));
    }
    for (const link of $$(".languages a")) link.onclick = () => { link.hash = location.hash; };
  }

  /** @param {boolean} open */
  menu(open) {
    document.body.classList.toggle("menu-open", open);
    $(".menu").setAttribute("aria-expanded", String(open));
  }

  /** @param {string} text */
  tell(text) {
    $(".told").textContent = text;
    clearTimeout(this.telling);
    /** @type {number | undefined} */
    this.telling = setTimeout(() => { $(".told").textContent = ""; }, TOLD);
  }

  get part() {
    return $(`.part[data-part="${document.body.dataset.part}"]`);
  }

  get isSheet() {
    return document.body.dataset.part === "sheet";
  }

  get runs() {
    return $$(".run", this.part);
  }

  get headings() {
    return $$(".run h2[id], .run h3[id]", this.part);
  }

  // One of the three texts, a section, or a clause.
  /** @param {string} id */
  open(id) {
    const part = $$(".part").find((each) => each.id === id);
    if (part) {
      this.choose(part.dataset.part);
      this.show(0, 0);
      scrollTo(0, 0);
    } else {
      this.book.open(id);
      if (!this.book.find(id)) this.lay();
    }
  }

  /** @param {string} part */
  choose(part) {
    document.body.dataset.part = part;
    for (const tab of $$(".tabs a")) tab.toggleAttribute("aria-current", tab.dataset.part === part);
  }

  /** @param {Page.Shown} node */
  reveal(node) {
    this.closeResults();
    this.choose(node.closest(".part")?.dataset.part ?? "");
    if (!wide.matches) {
      node.scrollIntoView({ block: node.matches("h2, h3") ? "start" : "center" });
      this.follow();
      return;
    }
    const run = /** @type {Element} */ (node.closest(".run"));
    if (this.isSheet) node.scrollIntoView({ block: "center" });
    this.show(this.runs.indexOf(run), this.spreadOf(run, node));
  }

  /** @param {Element} run @param {Element} node */
  spreadOf(run, node) {
    if (run.matches(".wide")) return 0;
    const left = node.getBoundingClientRect().left - run.getBoundingClientRect().left + run.scrollLeft;
    return Math.max(0, Math.floor((left + 1) / (run.clientWidth + GAP)));
  }

  /** @param {Element} run */
  spreads(run) {
    return run.matches(".wide") ? 1 : Math.max(1, Math.round((run.scrollWidth + GAP) / (run.clientWidth + GAP)));
  }

  /** @param {number} run @param {number} spread */
  show(run, spread) {
    const runs = this.runs;
    this.place = { run: Math.max(0, run), spread };
    runs.forEach((each, k) => {
      each.classList.toggle("now", k === run);
      each.toggleAttribute("inert", wide.matches && !this.isSheet && k !== run);
    });
    this.lay();
  }

  // Everything in its place, after the window or the text has changed.
  lay() {
    const runs = this.runs;
    if (!wide.matches) {
      for (const run of runs) run.removeAttribute("inert");
      this.follow();
      return;
    }
    this.leaf.style.setProperty("--page", `${Math.max(200, this.leaf.clientHeight - 140)}px`);
    const now = runs[this.place.run] ?? runs[0];
    const last = this.spreads(now) - 1;
    this.place.spread = Math.min(this.place.spread, last);
    now.scrollTop = 0; // the browser scrolls to what the address names
    now.scrollLeft = this.place.spread * (now.clientWidth + GAP);
    const counts = runs.map((run) => this.spreads(run));
    const before = counts.slice(0, this.place.run).reduce((sum, count) => sum + count, 0) + this.place.spread;
    const all = counts.reduce((sum, count) => sum + count, 0);
    this.count(before + 1, all);
    this.point(this.visible(now));
    this.leaf.classList.toggle("half", !this.isSheet && !now.matches(".wide") && !this.reachesRight(now));
  }

  // Whether anything stands on the right page; where nothing does, the game's emblem stands there.
  /** @param {Element} run */
  reachesRight(run) {
    const { left, right } = run.getBoundingClientRect();
    const middle = (left + right) / 2;
    const boxes = [...run.children].flatMap((child) => [...child.getClientRects()]);
    return boxes.some((box) => box.width > 0 && box.left >= middle && box.left < right);
  }

  // The heading that the open pages are about.
  /** @param {Element} run */
  visible(run) {
    const headings = this.headings;
    const shown = headings.filter((heading) => {
      const at = this.runs.indexOf(heading.closest(".run"));
      return at < this.place.run || (at === this.place.run && this.spreadOf(run, heading) <= this.place.spread);
    });
    return shown.at(-1);
  }

  /** @param {number} page @param {number} pages */
  count(page, pages) {
    $(".turn output").textContent = say("page-book-of", { page, pages });
    $(".back").disabled = page <= 1;
    $(".next").disabled = page >= pages;
  }

  // Which part of the contents is open.
  /** @param {Element | undefined} heading */
  point(heading) {
    for (const link of $$(".contents a")) link.toggleAttribute("aria-current", link.hash === `#${heading?.id}`);
  }

  /** @param {number} step */
  turn(step) {
    if (!wide.matches) {
      this.step(step);
      return;
    }
    const { run, spread } = this.place;
    const runs = this.runs;
    if (spread + step >= 0 && spread + step < this.spreads(runs[run])) this.show(run, spread + step);
    else if (runs[run + step]) this.show(run + step, step > 0 ? 0 : this.spreads(runs[run + step]) - 1);
  }

  // ── on a narrow screen ──

  // To the next heading, or the one before.
  /** @param {number} step */
  step(step) {
    const headings = this.headings;
    const next = headings[headings.indexOf(this.here) + step];
    next?.scrollIntoView({ block: "start" });
    this.follow(next);
  }

  /** @param {Element | null} chosen */
  follow(chosen = null) {
    const headings = this.headings;
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < 150);
    this.here = chosen ?? passed.at(-1) ?? headings[0];
    if (!this.here) return;
    const section = headings.slice(0, headings.indexOf(this.here) + 1).filter((heading) => heading.matches("h2")).at(-1) ?? this.here;
    $(".where b").textContent = this.part.dataset.title;
    $(".where span").textContent = nameOf(section).replace(/^(\d+) /, "$1. ");
    this.chips(section, headings);
    this.count(headings.indexOf(this.here) + 1, headings.length);
    this.point(this.here);
  }

  /** @param {Element} section @param {Element[]} headings */
  chips(section, headings) {
    const after = headings.slice(headings.indexOf(section) + 1);
    const end = after.findIndex((heading) => heading.matches("h2"));
    const parts = end < 0 ? after : after.slice(0, end);
    const nav = $(".chips");
    nav.hidden = !parts.length;
    if (this.chipped !== section) {
      /** @type {Element | undefined} */
      this.chipped = section;
      nav.replaceChildren(...parts.map((part) => {
        const link = document.createElement("a");
        link.href = `#${part.id}`;
        link.textContent = nameOf(part).replace(/ *\(.*\)$/, "");
        link.onclick = (event) => {
          event.preventDefault();
          part.scrollIntoView({ block: "start" });
          this.follow(part);
        };
        return link;
      }));
    }
    [...nav.children].forEach((link) => {
      const now = link.hash === `#${this.here.id}`;
      if (now && !link.hasAttribute("aria-current")) nav.scrollTo({ left: link.offsetLeft - 60 });
      link.toggleAttribute("aria-current", now);
    });
  }

  // ── searching, printing, keys ──

  /** @param {string} wanted */
  find(wanted) {
    const found = this.book.search(wanted);
    const box = $(".results");
    box.hidden = !found;
    if (found) box.replaceChildren(...this.book.list(found, wanted, (node) => this.reveal(node)));
  }

  closeResults() {
    $(".results").hidden = true;
    document.body.classList.remove("finding");
  }

  /** @param {string} part */
  print(part) {
    this.choose(part);
    this.show(0, 0);
    $(".prints").open = false;
    print();
  }

  // The sheet is one page of paper: as large as fits on A4 and Letter alike.
  fit() {
    const sheet = $("#book-sheet");
    const paper = document.createElement("div");
    paper.className = "leaf paper";
    paper.style.cssText = "position: absolute; visibility: hidden; width: 190mm";
    paper.append(...[...sheet.childNodes].map((node) => node.cloneNode(true)));
    document.body.append(paper);
    let size = LARGEST;
    const high = () => paper.getBoundingClientRect().height;
    do paper.style.setProperty("--sheet", `${size -= 0.2}pt`); while (high() > PAPER && size > SMALLEST);
    paper.remove();
    document.body.style.setProperty("--sheet", `${size}pt`);
    this.leaf.classList.toggle("paper", this.isSheet);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape") {
      this.menu(false);
      this.closeResults();
    }
    const target = /** @type {Element} */ (event.target);
    if (target.matches("input") || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step && wide.matches && !this.isSheet && !target.closest(".contents")) {
      event.preventDefault();
      this.turn(step);
    } else if (event.key === "/") {
      event.preventDefault();
      document.body.classList.add("finding");
      $("input").focus();
    }
  }
}

new Pages();
