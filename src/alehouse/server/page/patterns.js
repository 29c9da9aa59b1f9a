// Patterns on players' colours, for those who cannot tell the colours apart: dots, stripes, checks, waves, bricks, crosses.

import { draw } from "./dom.js";

// By player: the colour in the drawings, that of heads with white words, the pattern's width and height, what is drawn on it.
/** @type {[string, string, number, number, string][]} */
const PATTERNS = [
  ["#2f6fb2", "#1f4f83", 8, 8, '<circle cx="4" cy="4" r="1.7" stroke="none"/>'],
  ["#d9822b", "#9a560f", 7, 7, '<path d="M-2 9L9-2M-2 2L2-2M5 9L9 5" stroke-width="2"/>'],
  ["#3a8f5c", "#256640", 10, 10, '<path d="M0 0H5V5H0ZM5 5H10V10H5Z" stroke="none"/>'],
  ["#7d4fa3", "#59367a", 12, 7, '<path d="M0 3.5Q3 0 6 3.5T12 3.5" fill="none" stroke-width="1.8"/>'],
  ["#c0392b", "#7d2219", 12, 8, '<path d="M0 .5H12M0 4.5H12M3 .5V4.5M9 4.5V8.5" fill="none" stroke-width="1.3"/>'],
  ["#454b54", "#454b54", 9, 9, '<path d="M4.5 1.5V7.5M1.5 4.5H7.5" fill="none" stroke-width="1.7"/>'],
];

// Discs are too small for one, and bear their player's shape.
/** @type {((player: string[], n: number) => [string, string, number])[]} */
const GROUNDS = [
  ([colour]) => [`[fill="${colour}"]:not(circle), [color="${colour}"]`, colour, 0.45],
  ([, dark], n) => [`[fill="${dark}"]:not(circle), [fill="url(#band-${n})"]`, dark, 0.22], // words stay legible
];

const sprite = draw("svg", { class: "sprite", "aria-hidden": "true" });
const style = document.createElement("style");
PATTERNS.forEach((player, n) => GROUNDS.forEach((ground, k) => {
  const [, , w, h, art] = player;
  const [selectors, colour, opacity] = ground([player[0], player[1]], n);
  const id = `pattern-${n}-${k}`;
  sprite.innerHTML += [`<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">`,
    `<path fill="${colour}" d="M0 0H${w}V${h}H0Z"/><g fill="#fff" stroke="#fff" opacity="${opacity}">${art}</g></pattern>`].join("");
  style.textContent += `[data-patterns="on"] :is(.canvas, #drawings) :is(${selectors}) { fill: url(#${id}); }\n`;
}));
document.body.append(sprite);
document.head.append(style);
