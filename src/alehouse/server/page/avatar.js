// Everybody's face, which the house draws from the name, and from which of its faces was chosen; it is fetched when it
// comes into view.

import { make } from "./dom.js";

/** @param {string} name */
export const avatar = (name, face = 0) => make("img.avatar", { loading: "lazy", alt: "",
  src: `/avatar.svg?name=${encodeURIComponent(name)}${face ? `&face=${face}` : ""}` });
