/** An HTTP gateway: OpenAI's and other protocols in front of any model whose calls are text. No module of Node's is loaded. */
export type { Usage } from "../adapters/adapter.js";
export { createGateway } from "./app.js";
export type * from "./chat-request.js";
export type { Coalescing } from "./coalesce.js";
export { type UpstreamOptions, upstream, upstreams } from "./config/upstream.js";
export type * from "./endpoint.js";
export * from "./endpoints/index.js";
export { type Engine, EngineError, type EngineFailure, type Piece } from "./engine.js";
export type { Reading, ServedModel } from "./model.js";
export type { GatewayOptions } from "./options.js";
export type { ReplayFormat, ReplaySample } from "./replay/answer.js";
export { type ReplayOptions, replayEngine, replayModels } from "./replay/replay.js";
export type { Dialect } from "./upstream/dialects.js";
export type { Transport } from "./upstream/transport.js";
export type { Timeouts } from "./upstream/upstream.js";
