// Which page is shown: the house, or a table.

import { make } from "./dom.js";
import { showHouse } from "./house.js";
import { showTable } from "./table.js";
import { enter, house } from "./words.js";

let leave = () => {};

// Show what the address says; the page shown before is left first.
function show() {
  leave();
  const page = document.getElementById("page");
  page.replaceChildren();
  const [, table] = location.pathname.match(/^\/table\/([^/]+)/) || [];
  leave = (table ? showTable(page, table) : showHouse(page)) || (() => {});
}

addEventListener("popstate", () => house && show());

try {
  await enter();
  show();
} catch (problem) {
  // Without the house there are no words either; the browser's own must do.
  document.getElementById("page").append(make("p.alarm", { role: "alert" }, String(problem)));
}
