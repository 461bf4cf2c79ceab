/** The engine: no dependency is loaded by importing it. */

export { CONTRACT_VERSION, type Format } from "./contract.js";
export { createParser, type Parser, parse } from "./engine/parser.js";
export { type ReadOptions, readEvents } from "./engine/read.js";
export type * from "./events.js";
export { DEFAULT_LIMITS } from "./limits.js";
export type * from "./options.js";
export type * from "./outcome.js";
export {
	type LenientCode,
	NOTICE_CODES,
	type NoticeCode,
	type RepairCode,
} from "./program/codes.js";
export type { EventSink } from "./sink.js";
export { type CollectOptions, collect } from "./stages/collect.js";
