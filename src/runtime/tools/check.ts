/** Checks by other libraries, as a parser asks them: at once, without an exception, each problem with its place. */
import type { ValidationError } from "../events.js";
import type { ArgumentsCheck } from "../options.js";
import { isRecord } from "../record.js";

type Members = Readonly<Record<string, unknown>>;

/** By `validate` of a Standard Schema. What it makes of the arguments (defaults, conversions) is not used. */
export function checkByStandard(validate: (value: unknown) => unknown): ArgumentsCheck {
	return guarded(validate, ({ issues }) => {
		if (issues === undefined || issues === null) return [];
		return Array.isArray(issues) && issues.length > 0 ? issues.map(readIssue) : whole("do not fit");
	});
}

/** By `validate` of the AI SDK's schemas: `{ success, error }`. */
export function checkByAiSdk(validate: (value: unknown) => unknown): ArgumentsCheck {
	return guarded(validate, ({ success, error }) => {
		if (success === true) return [];
		return [{ path: "", message: error instanceof Error ? error.message : "do not fit" }];
	});
}

function guarded(
	validate: (value: unknown) => unknown,
	read: (result: Members) => readonly ValidationError[],
): ArgumentsCheck {
	return (args) => {
		let result: unknown;
		try {
			result = validate(args);
		} catch (error) {
			return whole(`cannot be judged: ${error instanceof Error ? error.message : "unknown error"}`);
		}
		if (!isRecord(result)) return whole("cannot be judged: the tool's schema gave no result");
		if (typeof result.then !== "function") return read(result);
		// nobody waits for it: a rejection would end the process
		Promise.resolve(result).catch(() => undefined);
		return whole("cannot be judged: the tool's schema is asynchronous");
	};
}

function readIssue(issue: unknown): ValidationError {
	if (!isRecord(issue)) return { path: "", message: "does not fit" };
	const { message, path } = issue;
	const keys: readonly unknown[] = Array.isArray(path) ? path : [];
	const pointer = keys.map((step) => `/${pointerKey(isRecord(step) ? step.key : step)}`);
	return {
		path: pointer.join(""),
		message: typeof message === "string" ? message : "does not fit",
	};
}

function pointerKey(key: unknown): string {
	return String(key).replaceAll("~", "~0").replaceAll("/", "~1");
}

function whole(what: string): readonly ValidationError[] {
	return [{ path: "", message: `the arguments ${what}` }];
}
