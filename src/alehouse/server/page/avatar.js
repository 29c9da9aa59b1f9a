// Everybody's face, which the house draws from the name; it is fetched when it comes into view.

import { make } from "./dom.js";

export const avatar = (name) =>
  make("img.avatar", { loading: "lazy", src: `/avatar.svg?name=${encodeURIComponent(name)}`, alt: "" });
