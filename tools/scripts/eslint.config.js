// What is easily overlooked in a script: names that are not there, not used, or hidden by others.

import globals from "globals";

const rules = {
  "eqeqeq": ["error", "always", { null: "ignore" }],
  "no-shadow": "error",
  "no-undef": "error",
  "no-unused-vars": "error",
  "no-var": "error",
  "prefer-const": ["error", { destructuring: "all" }],
};

export default [
  { files: ["src/**/page/*.js"], ignores: ["**/worker.js"], languageOptions: { globals: globals.browser }, rules },
  { files: ["src/**/page/worker.js"], languageOptions: { globals: globals.serviceworker }, rules },
];
