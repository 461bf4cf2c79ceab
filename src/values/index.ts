/** Decoded values of arguments while they stream: what a screen shows of a call that is still being written. */

export { type CallValueEvent, type ValueParser, withValues } from "./events.js";
export { type ValueKind, ValueReader } from "./reader.js";
export { type ValueSink, valuesTo } from "./sink.js";
