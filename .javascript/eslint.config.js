import js from "@eslint/js";

export default [
  { ignores: ["static/runtime/"] },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // tsc knows the global names.
      "no-unused-vars": ["error", { args: "after-used" }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": ["error", { destructuring: "all" }],
    },
  },
];
