// A canvas of the table: pieces patched by id; what moved glides, what is new arrives, what is legal is lit.

import { calm, draw } from "./dom.js";

const TRAIL = 1500; // milliseconds
const ARRIVALS = {
  "": [{ opacity: 0 }, {}],
  drop: [{ opacity: 0, transform: "translateY(-28px)" }, {}],
  flip: [{ transform: "scaleX(0)" }, {}],
};
const ANSWERS = ".piece.asks"; // to a click: it is played, says why not, or opens something
const FINGER = 40; // pixels
const TUMBLE = 400; // milliseconds
const TURNS = [{ transform: "rotate(-220deg) scale(.82)" }, { transform: "rotate(30deg) scale(1.12)", offset: 0.7 }, {}];

const BLANK = { x: 0, y: 0, art: "", label: "", actions: [], why: null, opens: "", motion: "", unfolds: false, gloss: "" };

export class Canvas {
  // `chosen(piece, event)` is called when a person clicks or presses a piece.
  constructor(chosen) {
    this.svg = draw("svg", { class: "canvas" });
    this.pieces = new Map();
    const choose = (event) => {
      const piece = this.pieces.get(event.target.closest(".piece")?.dataset.piece);
      const meant = event.pointerType === "touch" && !piece?.node.matches(ANSWERS) ? this.near(event) : piece;
      if (meant) chosen(meant, event);
    };
    this.svg.addEventListener("click", choose);
    this.svg.addEventListener("keydown", (event) => {
      if (event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      choose(event);
    });
  }

  // What a finger means that meets nothing: the piece, small as it may be, whose middle is nearest.
  near({ clientX, clientY }) {
    const far = (node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const [x, y] = [Math.abs(clientX - (left + right) / 2), Math.abs(clientY - (top + bottom) / 2)];
      const meets = x <= Math.max(right - left, FINGER) / 2 && y <= Math.max(bottom - top, FINGER) / 2;
      return meets ? Math.hypot(x, y) : Infinity;
    };
    const around = [...this.svg.querySelectorAll(ANSWERS)].map((node) => ({ node, distance: far(node) }));
    const nearest = around.sort((one, other) => one.distance - other.distance)[0];
    return nearest?.distance < Infinity ? this.pieces.get(nearest.node.dataset.piece) : null;
  }

  // Bring the picture up to date; `fresh`: with a whole new one. `moved` is there when the table was turned to
  // somebody else: these pieces move, all others are at once where they belong.
  patch(change, fresh, moved) {
    const { size, gone = [], changed = [], order = [] } = fresh ? this.anew(change) : change;
    const still = calm.matches || !this.pieces.size;
    const quiet = (id) => still || Boolean(moved && !moved.includes(id));
    const focus = this.svg.contains(document.activeElement) && document.activeElement;
    if (size) this.resize(...size);
    for (const id of gone) this.remove(id, quiet(id));
    const moves = changed.map((fields) => this.update(fields, quiet(fields.id)));
    for (const [id, above] of order) this.putBelow(id, above);
    // A piece taken out of the tree and put back forgets where it was; reading the layout here lets it glide.
    this.svg.getBoundingClientRect();
    for (const move of moves) move();
    if (focus && focus !== document.activeElement) focus.focus({ preventScroll: true });
  }

  // A whole new picture as a change of this one, so that a replay glides too.
  anew({ size, changed = [] }) {
    const ids = changed.map(({ id }) => id);
    const gone = [...this.pieces.keys()].filter((id) => !ids.includes(id));
    const order = ids.map((id, k) => [id, ids[k + 1]]).reverse();
    return { size, gone, changed: changed.map((fields) => ({ ...BLANK, ...fields })), order };
  }

  resize(width, height) {
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.style.setProperty("--w", width);
    this.svg.style.setProperty("--h", height);
  }

  remove(id, quiet) {
    const { node, face } = this.pieces.get(id);
    this.pieces.delete(id);
    node.classList.remove("legal");
    if (quiet) node.remove();
    else face.animate([{}, { opacity: 0 }], 200).onfinish = () => node.remove();
  }

  // Bring a piece up to date; the answer is its move to where it belongs now.
  update(fields, quiet) {
    const { id } = fields;
    const isNew = !this.pieces.has(id);
    if (isNew) this.add(id);
    const piece = this.pieces.get(id);
    const before = { ...piece };
    Object.assign(piece, fields);
    const redrawn = piece.art !== before.art;
    const moved = piece.x !== before.x || piece.y !== before.y;
    const shown = faceOf(piece);
    if (redrawn) piece.face.innerHTML = piece.art;
    const rolled = piece.motion === "tumble" && this.isRolled(shown, faceOf(piece), isNew);
    this.mark(piece);
    piece.node.classList.toggle("still", quiet);
    const place = () => { piece.node.style.transform = `translate(${piece.x}px, ${piece.y}px)`; };
    if (isNew) place();
    if (!quiet && rolled) tumble(piece);
    else if (!quiet && (isNew || (redrawn && piece.motion === "flip"))) arrive(piece);
    if (!quiet && moved && !isNew) leaveTrail(piece.node);
    return place;
  }

  // Whether a die was rolled: it shows another face; or it is new, and has not come from another canvas.
  isRolled(before, now, isNew) {
    return Boolean(now) && now !== before && (!isNew || this.svg.dataset.canvas === "table");
  }

  add(id) {
    const node = draw("g", { class: "piece", "data-piece": id });
    const face = draw("g", { class: "face" });
    node.append(face);
    this.svg.append(node);
    this.pieces.set(id, { ...BLANK, id, node, face });
  }

  mark({ node, label, actions, why, opens, unfolds, gloss }) {
    const legal = actions.length > 0;
    const asks = legal || why != null || Boolean(opens);
    node.classList.toggle("legal", legal);
    node.classList.toggle("asks", asks);
    const say = (name, value) => (value ? node.setAttribute(name, value) : node.removeAttribute(name));
    say("tabindex", asks && "0");
    say("role", asks ? "button" : label && "img");
    say("aria-label", label);
    say("aria-haspopup", unfolds && "dialog");
    hang(node, gloss);
  }

  putBelow(id, above) {
    const { node } = this.pieces.get(id);
    const next = above ? this.pieces.get(above).node : null;
    if (node.nextElementSibling !== next) this.svg.insertBefore(node, next);
  }
}

// A tooltip: what the name on a card means, where that is kept in English.
function hang(node, gloss) {
  const tip = node.querySelector(":scope > title") || (gloss && node.appendChild(draw("title")));
  if (tip) tip.textContent = gloss;
}

function arrive({ face, motion }) {
  face.animate(ARRIVALS[motion] || ARRIVALS[""], { duration: 250, easing: "ease-out" });
}

// Which face of a die is up; its drawing says so.
function faceOf({ face }) {
  return face.querySelector("[data-face]")?.dataset.face;
}

// A rolled die turns over a few times, then shows the result. Its faces are drawings whose names end in their number.
function tumble({ face }) {
  face.animate(TURNS, { duration: TUMBLE, easing: "ease-out" });
  const up = face.querySelector("[data-face] use[href*='die-']");
  const result = up.getAttribute("href");
  const turn = () => up.setAttribute("href", result.replace(/\d$/, 1 + Math.floor(6 * Math.random())));
  for (const part of [0, 0.2, 0.4, 0.6]) setTimeout(turn, part * TUMBLE);
  setTimeout(() => up.setAttribute("href", result), 0.8 * TUMBLE);
}

function leaveTrail(node) {
  node.classList.add("moved");
  setTimeout(() => node.classList.remove("moved"), TRAIL);
}
