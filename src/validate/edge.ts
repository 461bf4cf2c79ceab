/** Judging arguments by the tool's JSON Schema where `eval` and `new Function` are forbidden. Loads no ajv. */
export { createValidator } from "./edge/validator.js";
export type { ValidatorOptions } from "./judge.js";
export { errorText, type RefusalCode, type RefusalFacts } from "./messages.js";
