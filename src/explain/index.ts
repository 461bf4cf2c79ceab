/** Why an output was read as it was: a reader of its own over the compiled format, for people. The parser knows nothing of it. */
export { type ExplainOptions, explain } from "./explain.js";
export { formatExplanation, type PrintOptions } from "./print/print.js";
export type * from "./types.js";
