/**
 * For the AI SDK 6 (specification v3): tool calls that a model writes as text, read while they stream in. Structural types only: the
 * SDK is not imported.
 */
import { createMiddleware, type MiddlewareOptions } from "./middleware.js";
import type { Middleware } from "./types.js";

export type { MiddlewareOptions } from "./middleware.js";
export type { HistoryAnswer, HistoryResult, HistoryWriter, PromptOptions } from "./prompt.js";
export type { ReadReport } from "./reader.js";
export { type RepairOptions, repairToolCall } from "./repair.js";

/** For `wrapLanguageModel({ model, middleware: toolCallMiddleware({ format }) })`. */
export function toolCallMiddleware(options: MiddlewareOptions): Middleware<"v3"> {
	return createMiddleware("v3", options);
}
