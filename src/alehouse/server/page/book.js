// What the text of a book does, on its own page and at a table: clauses unfold, links are copied, words are found.

/** @typedef {{ node: Page.Shown, at: number, text: string, size: number }} Passage */

const SHORTEST = 2; // letters that are searched for
const MOST = 60; // passages that are listed
const AROUND = 50; // letters before and after what was found

// `root` holds the texts; `say(key, values)` says something; `reveal(node)` brings a place into view; `address(id)` is the
// link to a clause; `tell(text)` says that something is done.
export class BookText {
  /** @param {HTMLElement} root @param {{ say: (key: string, values?: Record<string, string | number>) => string, reveal: (node: Page.Shown) => void, address: (id: string) => string, tell: (text: string) => void }} act */
  constructor(root, { say, reveal, address, tell }) {
    this.root = root;
    this.say = say;
    this.reveal = reveal;
    this.address = address;
    this.tell = tell;
    /** @type {WeakMap<Element, Element>} */
    this.unfolded = new WeakMap(); // clauses that came below a paragraph, by their links
    root.addEventListener("click", (event) => this.click(event));
  }

  /** @param {string | undefined} id */
  find(id) {
    return id ? this.root.querySelector(`[id="${CSS.escape(id)}"]`) : null;
  }

  /** @param {MouseEvent} event */
  click(event) {
    const link = /** @type {Element} */ (event.target).closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.matches(".marks")) this.unfold(link);
    else if (link.matches(".cid")) this.copy(link);
    else if (link.matches(".mention, .more")) this.open(link.hash.slice(1));
    else return;
    event.preventDefault();
  }

  // The clauses behind a paragraph come below it, and go again.
  /** @param {HTMLAnchorElement} link */
  unfold(link) {
    const block = link.closest("p, li, td, h1, h2, h3") ?? link;
    const place = (link.closest("tr") && link.closest(".rows")) ?? block;
    const old = this.unfolded.get(link);
    old?.remove();
    this.unfolded.delete(link);
    if (!old) {
      const box = document.createElement("aside");
      box.className = "unfolded";
      for (const id of link.dataset.clauses?.split(" ") ?? []) box.append(this.copyOf(id));
      if (place.matches("li")) place.append(box);
      else place.after(box);
      this.unfolded.set(link, box);
    }
    link.setAttribute("aria-expanded", String(!old));
    dispatchEvent(new Event("resize")); // pages may break elsewhere now
  }

  /** @param {string} id */
  copyOf(id) {
    const copy = /** @type {Element} */ (this.find(id)?.cloneNode(true));
    copy.removeAttribute("id");
    return copy;
  }

  // A link to a clause, for somebody else.
  /** @param {HTMLAnchorElement} link */
  async copy(link) {
    const id = link.hash.slice(1);
    try {
      await navigator.clipboard.writeText(this.address(id));
      this.tell(this.say("page-book-copied"));
    } catch {
      this.tell(this.address(id)); // to be copied by hand
    }
    this.open(id);
  }

  // A clause, a section, or a kind word that there is none; above a clause stands where it is taught.
  /** @param {string} id */
  open(id) {
    const found = this.find(id);
    if (!found) {
      if (id) this.tell(this.say("page-book-missing", { clause: id }));
      return;
    }
    this.teach(found);
    this.reveal(found);
    found.classList.remove("flash");
    found.getBoundingClientRect(); // so that it flashes again
    found.classList.add("flash");
  }

  /** @param {Page.Shown} clause */
  teach(clause) {
    for (const old of this.root.querySelectorAll(".more")) old.remove();
    const heading = this.find(clause.dataset.lesson);
    if (!heading) return;
    const more = document.createElement("a");
    more.className = "more";
    more.href = `#${heading.id}`;
    more.textContent = this.say("page-book-more", { section: nameOf(heading) });
    clause.before(more);
  }

  // ── searching ──

  // Every passage with these words, marked in the text; [{node, part, heading, snippet}].
  /** @param {string} wanted */
  search(wanted) {
    this.unmark();
    const words = fold(wanted.trim());
    if (words.length < SHORTEST) return null;
    /** @type {Passage[]} */
    const found = [];
    for (const node of this.root.querySelectorAll("p, li, td, h2, h3")) {
      if (node.closest(".unfolded") || node.querySelector("p, li")) continue;
      const text = node.textContent;
      const at = fold(text).indexOf(words);
      if (at < 0) continue;
      found.push({ node, at, text, size: words.length });
      mark(node, words);
    }
    return found.slice(0, MOST);
  }

  unmark() {
    for (const old of this.root.querySelectorAll("mark")) {
      const parent = old.parentNode;
      old.replaceWith(...old.childNodes);
      parent?.normalize();
    }
  }

  // The passages as buttons; `open(node)` goes there.
  /** @param {Passage[]} found @param {string} wanted @param {(node: Page.Shown) => void} open */
  list(found, wanted, open) {
    if (!found.length) return [line("p", this.say("page-book-nothing", { what: wanted }))];
    return found.map(({ node, at, text, size }) => {
      const button = line("button");
      button.type = "button";
      const start = Math.max(0, at - AROUND);
      const hit = line("mark", text.slice(at, at + size));
      button.append(line("small", whereabouts(node)), start ? "…" : "", text.slice(start, at), hit, text.slice(at + size, at + size + AROUND));
      button.onclick = () => open(node);
      return button;
    });
  }
}

// Letters as they are searched: case does not matter, nor do accents.
/** @param {string} text */
const fold = (text) => [...text].map((letter) => letter.normalize("NFD")[0].toLowerCase()).join("");

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {string} text */
function line(tag, text = "") {
  const node = document.createElement(tag);
  node.textContent = text;
  return node;
}

/** @param {Element} node @param {string} words */
function mark(node, words) {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  /** @type {[Text, number][]} */
  const found = [];
  while (texts.nextNode()) {
    const text = /** @type {Text} */ (texts.currentNode);
    const at = fold(text.data).indexOf(words);
    if (at >= 0 && !text.parentElement?.closest("svg")) found.push([text, at]);
  }
  for (const [text, at] of found) {
    const hit = text.splitText(at);
    hit.splitText(words.length);
    const box = line("mark");
    hit.replaceWith(box);
    box.append(hit);
  }
}

// A heading without the clauses behind it.
/** @param {Element} heading */
export function nameOf(heading) {
  const copy = /** @type {Element} */ (heading.cloneNode(true));
  for (const marks of copy.querySelectorAll(".marks")) marks.remove();
  return copy.textContent.trim();
}

// Where something stands: the text, and the heading above it.
/** @param {Page.Shown} node */
function whereabouts(node) {
  const part = /** @type {Page.Shown} */ (node.closest("[data-part]"));
  const headings = [...part.querySelectorAll("h2, h3")].filter((heading) =>
    heading === node || heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
  const id = node.closest(".clause")?.id;
  return [part.dataset.title, headings.length && nameOf(headings[headings.length - 1]), id].filter(Boolean).join(" · ");
}
