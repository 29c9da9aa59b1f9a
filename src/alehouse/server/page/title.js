// The title of the window: what is shown in it, and before that how many tables wait for somebody elsewhere.

const inTitle = { text: "", number: 0 };

/** @param {{ text?: string, number?: number }} change */
function writeTitle(change) {
  const { text, number } = Object.assign(inTitle, change);
  document.title = number ? `(${number}) ${text}` : text;
}

/** @param {string} text */
export const entitle = (text) => writeTitle({ text });
/** @param {number} number */
export const countInTitle = (number) => writeTitle({ number });
