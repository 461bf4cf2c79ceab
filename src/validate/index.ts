/** Judging arguments by the tool's JSON Schema. The only part that depends on ajv. */
export { errorText } from "./messages.js";
export { createValidator, type ValidatorOptions } from "./validator.js";
