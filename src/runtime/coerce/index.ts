/** Reading of values that arrive as bare text, directed by the tool's schema. */
export { type Converted, type ConvertOptions, convertText, streamsAsString } from "./convert.js";
export { DeclaredPlace } from "./declared.js";
export type { Step } from "./lookup.js";
export { argumentsPlace, type Place } from "./place.js";
export { coerceQuoted } from "./quoted.js";
export { pathTypes, propertyTypes } from "./schema.js";
export { UNDECLARED, type ValueTypes } from "./types.js";
