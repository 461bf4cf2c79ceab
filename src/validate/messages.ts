/** What is said about arguments that do not fit: to people, and to the model that wrote them. */
import type { ValidationError } from "../runtime/events.js";

/** Characters of one message. */
const MAX_MESSAGE = 300;
/** Allowed values, or names of tools, that a message lists. */
const MAX_VALUES = 20;

export const NOT_ALLOWED = "is not allowed";

/** Each error once, in their order, `limit` at most. */
export function firstErrors(errors: Iterable<ValidationError>, limit: number): ValidationError[] {
	const found = new Map<string, ValidationError>();
	for (const error of errors) {
		if (found.size >= limit) break;
		found.set(`${error.path}\n${error.message}`, error);
	}
	return [...found.values()];
}

export function forbiddenProperty(name: unknown): string {
	return `must not have the property ${JSON.stringify(name)}`;
}

export function oneOfValues(values: unknown): string {
	return Array.isArray(values) ? `must be one of ${valueList(values)}` : "must be an allowed value";
}

function valueList(values: readonly unknown[]): string {
	const shown = values.slice(0, MAX_VALUES).map((value) => JSON.stringify(value));
	return shown.join(", ") + (values.length > MAX_VALUES ? ", …" : "");
}

export function clip(message: string): string {
	return message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE - 1)}…` : message;
}

/** Why a call may not run. */
export type RefusalCode =
	| "incomplete"
	| "no-calls"
	| "unknown-tool"
	| "wrong-tool"
	| "invalid-arguments";

/** What else a refusal can tell the model. */
export interface RefusalFacts {
	/** names of the tools that may be called; for `unknown-tool` and `wrong-tool` */
	readonly callable?: readonly string[];
}

/**
 * A text for the model whose call was refused: why, and, for arguments that do not fit, what was wrong with them, one
 * line each. Empty for `invalid-arguments` without errors.
 */
export function errorText(
	toolName: string,
	errors: readonly ValidationError[],
	code: RefusalCode = "invalid-arguments",
	{ callable = [] }: RefusalFacts = {},
): string {
	if (code === "invalid-arguments" && errors.length === 0) return "";
	const head = `The call of ${JSON.stringify(clip(toolName))} was not run:`;
	switch (code) {
		case "incomplete":
			return `${head} it is not complete.\nWrite the whole call again.`;
		case "no-calls":
			return `${head} no tool may be called now.\nAnswer without calling a tool.`;
		case "unknown-tool":
		case "wrong-tool": {
			const why = code === "unknown-tool" ? "there is no such tool" : "another tool must be called";
			const advice =
				callable.length === 0 ? "Answer without calling a tool." : `Call ${valueList(callable)}.`;
			return `${head} ${why}.\n${advice}`;
		}
		case "invalid-arguments": {
			const lines = errors.map(
				({ path, message }) => `- ${path === "" ? "arguments" : path}: ${message}`,
			);
			return [
				`${head} its arguments do not fit the tool's schema.`,
				...lines,
				"Correct the arguments and call the tool again.",
			].join("\n");
		}
		default:
			return code satisfies never;
	}
}
