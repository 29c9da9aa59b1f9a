// A canvas of the table: pieces patched by id; what moved glides, what is new arrives, what is legal can be chosen.

import { calm, draw } from "./dom.js";

const TRAIL = 1500; // milliseconds
const ARRIVALS = {
  "": [{ opacity: 0 }, {}],
  drop: [{ opacity: 0, transform: "translateY(-28px)" }, {}],
  flip: [{ transform: "scaleX(0)" }, {}],
};

export class Canvas {
  // `chosen(piece, node)` is called when a person clicks or presses a piece, `opened(piece)` for its context menu.
  constructor(chosen, opened) {
    this.svg = draw("svg", { class: "canvas" });
    this.pieces = new Map();
    const of = (event) => this.pieces.get(event.target.closest(".piece")?.dataset.piece);
    this.svg.addEventListener("click", (event) => of(event) && chosen(of(event), of(event).node, event));
    this.svg.addEventListener("keydown", (event) => {
      if (event.repeat || (event.key !== "Enter" && event.key !== " ") || !of(event)) return;
      event.preventDefault();
      chosen(of(event), of(event).node, event);
    });
    this.svg.addEventListener("contextmenu", (event) => {
      if (!of(event)?.opens) return;
      event.preventDefault();
      opened(of(event));
    });
  }

  patch(change, fresh) {
    if (fresh) this.clear();
    if (change.size) this.resize(...change.size);
    for (const id of change.gone || []) this.remove(id);
    const focus = this.svg.contains(document.activeElement) && document.activeElement;
    const moves = (change.changed || []).map((fields) => this.update(fields, fresh));
    if (change.order) this.reorder(change.order);
    // A piece taken out of the tree and put back forgets where it was; reading the layout here lets it glide.
    this.svg.getBoundingClientRect();
    for (const move of moves) move();
    if (focus && focus !== document.activeElement) focus.focus({ preventScroll: true });
  }

  resize(width, height) {
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.style.setProperty("--w", width);
    this.svg.style.setProperty("--h", height);
  }

  clear() {
    this.pieces.clear();
    this.svg.replaceChildren();
  }

  remove(id) {
    const { node, art } = this.pieces.get(id);
    this.pieces.delete(id);
    node.classList.remove("legal");
    if (calm.matches) node.remove();
    else art.animate([{}, { opacity: 0 }], 200).onfinish = () => node.remove();
  }

  // Bring a piece up to date; the answer is its move to where it belongs now.
  update(fields, fresh) {
    const { id } = fields;
    const isNew = !this.pieces.has(id);
    if (isNew) this.add(id);
    const piece = this.pieces.get(id);
    const moved = !isNew && ("x" in fields || "y" in fields);
    const redrawn = "art" in fields;
    if (redrawn) piece.art.innerHTML = fields.art;
    const { art, ...known } = fields;
    Object.assign(piece, known);
    this.mark(piece);
    const place = () => { piece.node.style.transform = `translate(${piece.x}px, ${piece.y}px)`; };
    if (isNew) place();
    if (!fresh && !calm.matches) {
      if (isNew || (redrawn && piece.motion === "flip")) piece.art.animate(ARRIVALS[piece.motion] || ARRIVALS[""], { duration: 250, easing: "ease-out" });
      if (moved) leaveTrail(piece.node);
    }
    return place;
  }

  add(id) {
    const node = draw("g", { class: "piece", "data-piece": id });
    const art = draw("g", { class: "art" });
    node.append(art);
    this.svg.append(node);
    this.pieces.set(id, { id, node, art, x: 0, y: 0, label: "", actions: [], why: null, opens: "", motion: "" });
  }

  mark({ node, label, actions, why, opens }) {
    const legal = actions.length > 0;
    const asks = legal || why != null || Boolean(opens);
    node.classList.toggle("legal", legal);
    node.classList.toggle("asks", asks);
    const say = (name, value) => (value ? node.setAttribute(name, value) : node.removeAttribute(name));
    say("tabindex", asks && "0");
    say("role", asks ? "button" : label && "img");
    say("aria-label", label);
  }

  // Later in the list lies on top. Only what is out of place is moved.
  reorder(ids) {
    let above = null;
    for (const id of ids.toReversed()) {
      const { node } = this.pieces.get(id);
      if (node.nextElementSibling !== above) this.svg.insertBefore(node, above);
      above = node;
    }
  }
}

function leaveTrail(node) {
  node.classList.add("moved");
  setTimeout(() => node.classList.remove("moved"), TRAIL);
}
