/** Judging arguments by the tool's JSON Schema, on ajv. It makes code of schemas: `toolgrammar/validate-edge` is for places that forbid it. */
export { createValidator } from "./ajv/validator.js";
export type { ValidatorOptions } from "./judge.js";
export { errorText, type RefusalCode, type RefusalFacts } from "./messages.js";
