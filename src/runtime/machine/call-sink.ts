/** Who is told of calls. */
import type { CallStatus } from "../events.js";
import type { FunctionDefinition } from "../options.js";
import type { NoticeCode } from "../program/codes.js";

/** Where events go; the parser implements it. */
export interface Sink {
	callStart(name: string, wireId: string, wireIndex: string, start: number, end: number): void;
	callArguments(delta: string, start: number, end: number): void;
	callEnd(status: CallStatus, repairs: readonly string[], start: number, end: number): void;
	notice(code: NoticeCode, message: string, start: number, end: number): void;
	tool(name: string): FunctionDefinition | undefined;
}

export const NOBODY: Sink = {
	callStart() {},
	callArguments() {},
	callEnd() {},
	notice() {},
	tool: () => undefined,
};
