// What a finger's first tap on a lit piece does: it shows the piece, or plays it.

import { prefs } from "./prefs.js";

export const tapShows = () => prefs.get("tap") === "show";
