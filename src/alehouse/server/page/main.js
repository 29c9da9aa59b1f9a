// Which page is shown: the house, its lobby, a table, oneself, a finished game.

import { dress, make } from "./dom.js";
import { showHouse } from "./house.js";
import { showTable } from "./table.js";
import { applyTextSize } from "./textsize.js";
import { enter, house } from "./words.js";

let leave = () => {};

// Addresses and what they show; whatever matches none of them is the house.
const PAGES = [
  [/^\/table\/([^/]+)/, showTable],
  [/^\/lobby$/, later("./lobby.js", "showLobby", "people")],
  [/^\/you$/, later("./you.js", "showYou", "people", "guest")],
  [/^\/move\/([^/]+)/, later("./you.js", "showMove", "people", "guest")],
  [/^\/confirm\/([^/]+)/, later("./you.js", "showConfirm", "people", "guest")],
  [/^\/record\/([^/]+)/, later("./record.js", "showRecord", "people", "guest")],
];

// A page whose script and style sheets are fetched when it is asked for.
function later(file, name, ...styles) {
  return (page, argument) => {
    let left = false;
    let leaveIt = () => { left = true; };
    Promise.all([import(file), ...styles.map(dress)]).then(
      ([module]) => { if (!left) leaveIt = module[name](page, argument) || leaveIt; },
      (problem) => { if (!left) alarm(problem); });
    return () => leaveIt();
  };
}

// Show what the address says; the page shown before is left first.
function show() {
  leave();
  const page = document.getElementById("page");
  page.replaceChildren();
  const [pattern, open] = PAGES.find(([address]) => address.test(location.pathname)) || [/$/, showHouse];
  leave = open(page, location.pathname.match(pattern)[1]) || (() => {});
}

// Without the house there are no words either; the browser's own must do.
function alarm(problem) {
  document.getElementById("page").append(make("p.alarm", { role: "alert" }, String(problem)));
}

addEventListener("popstate", () => house && show());

applyTextSize();
try {
  await enter();
  show();
} catch (problem) {
  alarm(problem);
}
