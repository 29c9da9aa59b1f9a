// What is heard at the table. Whoever wants to hear nothing fetches nothing: the rest is in sounds.js.

import { bring } from "./dom.js";
import { prefs } from "./prefs.js";

export const sound = {
  /** @type {{ wake: () => void, play: (name: string) => void } | null} */
  player: null,
  before: "turn", // what was heard until it was switched off
  // A browser lets a page be heard after the first touch; what would have sounded before is not made up for.
  async wake() {
    if (prefs.get("sound") === "off" || !document.querySelector(".table")) return;
    try {
      const { player } = await bring("sounds");
      this.player = player;
      player.wake();
    } catch { /* the next touch tries again */ }
  },

  /** @param {string} name */
  play(name) {
    this.player?.play(name);
  },

  // What something sounds like is written on its drawing; a piece in its own drawing is a card.
  /** @param {string} what */
  of(what) {
    this.play(what.startsWith("@") ? "card" : document.getElementById(what)?.dataset.sound ?? "wood");
  },

  // The same key switches it on again.
  mute() {
    const wish = prefs.get("sound");
    if (wish !== "off") this.before = wish;
    prefs.set("sound", wish === "off" ? this.before : "off");
    this.wake();
  },
};

// A finger has touched only when it is lifted; a mouse and a key are heard at once.
for (const kind of ["pointerdown", "pointerup", "keydown"]) addEventListener(kind, () => sound.wake(), { capture: true });
