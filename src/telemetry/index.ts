/** Records of what parsers did. Depends on nothing but the engine. */
export {
	type Observable,
	type ObservedParser,
	observe,
	type Reported,
} from "./observe.js";
export type { ObserveOptions } from "./options.js";
export type * from "./records.js";
