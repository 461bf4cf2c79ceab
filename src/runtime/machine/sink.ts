/** Who is told what the machine has decided. */
import type { Drafts } from "../drafts/drafts.js";
import type { CallStatus } from "../events.js";
import type { NoticeCode } from "../program/codes.js";
import type { Step } from "../program/program.js";
import type { Machine } from "./machine.js";

export interface Sink {
	/** calls that it was told of */
	readonly calls: number;
	callStart(name: string, wireId: string, wireIndex: string, start: number, end: number): void;
	callArguments(delta: string, start: number, end: number): void;
	/** `keys`: those of its arguments, if they came as keys and values. */
	callEnd(
		status: CallStatus,
		repairs: readonly string[],
		keys: ReadonlySet<string> | null,
		start: number,
		end: number,
	): void;
	notice(code: NoticeCode, message: string, start: number, end: number): void;
	plainText(reasoning: boolean, text: string, start: number, end: number): void;
	/** Text of the message, or of a section, runs from `at` on. */
	contentBegins(step: Step, at: number): void;
	/** The text of a thought runs from `at` on. The reader of the calls in it; null: none are looked for. */
	thoughtBegins(m: Machine, step: Step, at: number): Drafts | null;
}

export const NOBODY: Sink = {
	calls: 0,
	callStart() {},
	callArguments() {},
	callEnd() {},
	notice() {},
	plainText() {},
	contentBegins() {},
	thoughtBegins: () => null,
};
