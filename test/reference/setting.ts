/** What a run does not change: the text, the grammar, the request. */
import type { ResolvedLimits } from "../../src/runtime/limits.js";
import type { Plan } from "./normal.js";
import type { Allowed } from "./scan.js";
import type { Found } from "./thoughts.js";
import type { Todos } from "./todo.js";
import type { Tools } from "./typed.js";

export interface Setting {
	readonly text: string;
	readonly plan: Plan;
	readonly todos: Todos;
	readonly tools: Tools;
	readonly strict: boolean;
	/** whether the engine said `stop` */
	readonly stopped: boolean;
	/** whether calls may end a thought */
	readonly endsThoughts: boolean;
	/** whether a name may have something around it */
	readonly decorated: boolean;
	/** thoughts that calls have ended, by the place where they begin */
	readonly ended: ReadonlyMap<number, Found>;
	/** the text of a thought is read for calls: none of it is content */
	readonly inThought: boolean;
	/** where that text begins, which is the beginning of a line; -1: it is none */
	readonly thoughtFrom: number;
	readonly limits: ResolvedLimits;
	/** whether a deviation may be used */
	allows(code: string): boolean;
	/** whether a deviation is read, be it that its call does not run */
	reads(code: string): boolean;
	/** what the readers of values may do */
	readonly reading: Allowed;
	/** what some reading of the attempt has come to, be it that it died there */
	readonly met: Met;
}

export interface Met {
	/** a place where a call begins */
	unit: boolean;
	/** the end of a literal of four or more characters */
	literal: boolean;
}

/** Bounds of the language itself. */
export const MAX_SPACE = 64;
export const MAX_HEADER = 1024;
export const MAX_SKIPPED = 256;
export const MAX_NESTED = 64;

export const DEFAULT_LIMITS: ResolvedLimits = {
	calls: 1000,
	argumentsLength: 64 * 1024 * 1024,
	depth: 512,
	nameLength: 256,
	heldText: 64 * 1024,
};

/** Whether the message ends here: the text is over, or an `ends` text stands here. */
export function isEnd(setting: Setting, at: number): boolean {
	return at >= setting.text.length || endText(setting, at) !== "";
}

/** A model that writes an `ends` text has stopped. */
export function hasStopped(setting: Setting, at: number): boolean {
	return setting.stopped || at < setting.text.length;
}

export function endText(setting: Setting, at: number): string {
	return setting.plan.ends.find((end) => setting.text.startsWith(end, at)) ?? "";
}
