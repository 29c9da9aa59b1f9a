// The drawings of the finale: tankards, a garland of lanterns, and what falls or rises in the winner's honour.

import { draw, make, narrow } from "./dom.js";

const RAIN = 4200, LATEST = 900; // milliseconds
const PARTICLES = 46;
const SIDES = 0.13; // of a narrow window: only there something falls, the words need the rest
const GLASS = "M16 34H90L86 132Q85 138 79 138H27Q21 138 20 132Z";

// By game: [drawing, colours, whether it rises].
/** @type {Record<string, [string, string[], boolean]>} */
const ROOMS = {
  dwarf: ["spark", ["#ffcf5a", "#ffe9a8", "#e8ae2f", "#c3c8cc"], false],
  dice_brewing: ["hop", ["#7fae55", "#5f8f3e", "#a9cf7c", "#e2a03f"], false],
  cavern_tavern: ["bubble", ["#fff4d6", "#ffe2a0", "#f1c27a"], true],
  brew_crafters: ["cap", ["#b4632f", "#d99a4f", "#a2503c", "#f3e9d2"], false],
};

/** @type {Record<string, (colour: string) => string>} */
const SHAPES = {
  spark: (c) => `<path d="M12 1L14.4 9.6L23 12L14.4 14.4L12 23L9.6 14.4L1 12L9.6 9.6Z" fill="${c}"/>`,
  hop: (c) => [`<path d="M12 3C8 5 6 9 6 13C6 18 9 22 12 23C15 22 18 18 18 13C18 9 16 5 12 3Z" fill="${c}"/>`,
    `<path d="M12 3V1M8 8Q12 12 16 8M7 12.5Q12 17 17 12.5M8.5 17.5Q12 20.5 15.5 17.5" fill="none" stroke="#2f4a1c" stroke-width="1.3"/>`].join(""),
  bubble: (c) => [`<circle cx="12" cy="12" r="9" fill="${c}" fill-opacity=".28" stroke="${c}" stroke-width="1.6"/>`,
    `<path d="M7 10A6 6 0 0 1 11 6" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>`].join(""),
  cap: (c) => [`<circle cx="12" cy="12" r="10" fill="${c}" stroke="${c}" stroke-width="3" stroke-dasharray="3 2.24"/>`,
    `<circle cx="12" cy="12" r="6.5" fill="none" stroke="#0004" stroke-width="1.5"/>`].join(""),
};

// A tankard of a player's colour; --level says how full it is.
/** @param {number} colour @param {number} seat */
export function tankard(colour, seat) {
  const node = draw("svg", { viewBox: "0 0 120 150", class: "mug", "aria-hidden": "true" });
  const foam = [[22, 34, 9], [36, 30, 11], [53, 33, 10], [69, 29, 11], [84, 34, 9]];
  const fizz = [[34, 92, 2.5], [58, 74, 2], [70, 104, 2.5], [46, 118, 2]];
  /** @param {number[][]} all */
  const circles = (all) => all.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("");
  node.innerHTML = [`<clipPath id="glass-${seat}"><path d="${GLASS}"/></clipPath>`,
    `<path d="M88 52H100Q112 52 112 66V92Q112 108 98 108H87" fill="none" stroke="#e9ddc0" stroke-width="9" stroke-linecap="round"/>`,
    `<path d="${GLASS}" fill="#fff" fill-opacity=".13"/>`,
    `<g clip-path="url(#glass-${seat})"><g class="beer"><rect x="10" y="34" width="90" height="120" fill="#e2a03f"/>`,
    `<rect x="10" y="34" width="26" height="120" fill="#f4bf63" fill-opacity=".7"/>`,
    `<g fill="#fff7e2">${circles(foam)}<rect x="12" y="33" width="80" height="9"/></g>`,
    `<g fill="#fff2c9" fill-opacity=".8">${circles(fizz)}</g></g></g>`,
    `<path d="${GLASS}" fill="none" stroke="#e9ddc0" stroke-width="4"/>`,
    `<path d="M18.5 92H87.5L86.5 116H19.5Z" class="band"/><path d="M34 44V86M72 44V86" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`,
    `<use href="#seat-${colour}" x="42" y="93" width="22" height="22" class="seal"/>`].join("");
  return node;
}

// Lanterns on a chain, as wide as the window.
/** @param {number} lamps */
export function garland(lamps) {
  const wide = innerWidth;
  const node = draw("svg", { viewBox: `0 0 ${wide} 92`, class: "garland", "aria-hidden": "true" });
  /** @param {number} t */
  const sag = (t) => 4 + 34 * 4 * t * (1 - t);
  const chain = Array.from({ length: 21 }, (_, k) => `${k ? "L" : "M"}${wide * k / 20} ${sag(k / 20).toFixed(1)}`).join("");
  /** @param {number} t */
  const lantern = (t) => [`<g class="lantern" transform="translate(${wide * t} ${sag(t)})"><circle class="halo" cy="24" r="34" fill="#ffcf5a"/>`,
    `<path d="M0 0V7" stroke="#8a7661" stroke-width="2"/><path d="M-9 12L-6 7H6L9 12Z" fill="#3b2f26" stroke="#c9a24a"/>`,
    `<rect class="pane" x="-8" y="12" width="16" height="20" rx="2"/><path d="M-10 32H10L8 36H-8Z" fill="#3b2f26" stroke="#c9a24a"/>`,
    `<path class="flame" d="M0 15C4 20 4.5 24 0 29C-4.5 24-4 20 0 15Z" fill="#fff3c4"/></g>`].join("");
  node.innerHTML = `<path d="${chain}" fill="none" stroke="#8a7661" stroke-width="2"/>`
    + Array.from({ length: lamps }, (_, k) => lantern((k + 0.5) / lamps)).join("");
  return node;
}

// In the winner's honour, behind the words; a third of it above the winner's plate.
/** @param {HTMLElement} node @param {string} game @param {HTMLElement} plate */
export function celebrate(node, game, plate) {
  const [shape, colours, rises] = ROOMS[game] || ROOMS.dwarf;
  const { left, width } = plate.getBoundingClientRect();
  const rain = make("div.rain", { "aria-hidden": "true" });
  node.prepend(rain);
  for (let k = 0; k < (narrow.matches ? PARTICLES / 2 : PARTICLES); k += 1) {
    const spot = draw("svg", { viewBox: "0 0 24 24", width: 12 + 16 * Math.random() });
    spot.innerHTML = SHAPES[shape](colours[k % colours.length]);
    rain.append(spot);
    const edge = innerWidth * (k % 2 ? SIDES * Math.random() : 1 - SIDES * Math.random()) - 12;
    const x = narrow.matches ? edge : k % 3 ? innerWidth * Math.random() : left + width * Math.random();
    spot.animate(fall(x, rises), { duration: (0.55 + 0.45 * Math.random()) * RAIN, delay: LATEST * Math.random(),
      easing: rises ? "ease-out" : "cubic-bezier(.3,.1,.8,.9)", fill: "both" });
  }
  setTimeout(() => rain.remove(), RAIN + LATEST);
}

/** @param {number} x @param {boolean} rises */
function fall(x, rises) {
  const ways = [-40, innerHeight + 40];
  const [from, to] = rises ? ways.reverse() : ways;
  const drift = (narrow.matches ? 24 : 120) * (Math.random() - 0.5), turn = 360 * (Math.random() - 0.5);
  return [{ transform: `translate(${x}px, ${from}px)`, opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.8 },
    { transform: `translate(${x + drift}px, ${to}px) rotate(${turn}deg)`, opacity: 0 }];
}
