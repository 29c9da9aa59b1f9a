// The canvases of a table, each in its place; the drawings that all scenes of a game share.

import { Canvas } from "./canvas.js";
import { make } from "./dom.js";
import { Shorthand } from "./shorthand.js";

export class Board {
  // `chosen(piece, event)` is called when a person clicks or presses a piece.
  constructor(chosen) {
    Object.assign(this, { chosen, canvases: new Map(), shorthand: new Shorthand() });
    const slot = (name) => make(`div.${name}`);
    this.slots = { status: slot("status"), rivals: slot("rivals"), area: slot("area"), own: slot("own") };
  }

  // A fresh table comes: what it does not have any more goes.
  begin(names) {
    this.shorthand = new Shorthand();
    for (const [name, { svg }] of this.canvases) {
      if (names.includes(name)) continue;
      svg.remove();
      this.canvases.delete(name);
    }
  }

  patch(changes, fresh, moved) {
    for (const [name, change] of Object.entries(changes)) {
      this.shorthand.writeOut(name, change.changed);
      this.canvas(name).patch(change, fresh, moved);
    }
  }

  canvas(name) {
    let canvas = this.canvases.get(name);
    if (!canvas) {
      canvas = new Canvas(this.chosen);
      canvas.svg.dataset.canvas = name;
      this.canvases.set(name, canvas);
      (this.slots[name] || this.slots.area).append(canvas.svg);
    }
    return canvas;
  }

  // Point at the pieces that play an action; at none without one.
  pointAt(action = null) {
    for (const { pieces } of this.canvases.values()) {
      for (const { node, actions } of pieces.values()) node.classList.toggle("pointed", actions.includes(action));
    }
  }

  // Where one area is shown at a time: this one.
  showArea(id) {
    for (const [name, { svg }] of this.canvases) {
      if (name.startsWith("tab-")) svg.classList.toggle("off", name !== `tab-${id}`);
    }
  }
}

// Fetched once; after a failure the next fresh table tries.
export async function fetchDrawings(address) {
  const place = document.getElementById("drawings");
  if (place.dataset.address === address) return;
  place.dataset.address = address;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(response.statusText);
    place.innerHTML = await response.text();
  } catch {
    place.dataset.address = "";
  }
}
