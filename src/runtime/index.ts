/** The engine: no dependency is loaded by importing it. */

export { type LenientCode, NOTICE_CODES, type NoticeCode, type RepairCode } from "./codes.js";
export { type CollectOptions, collect } from "./collect.js";
export { CONTRACT_VERSION, type Format } from "./contract.js";
export type * from "./events.js";
export { DEFAULT_LIMITS } from "./limits.js";
export type * from "./options.js";
export type * from "./outcome.js";
export { createParser, type Parser, parse } from "./parser.js";
export { type ReadOptions, readEvents } from "./read.js";
export type { EventSink } from "./sink.js";
