import type { ErrorObject } from "ajv";
import type { ValidationError } from "../runtime/events.js";

/** Characters of one message. */
const MAX_MESSAGE = 300;
/** Allowed values that a message names. */
const MAX_VALUES = 20;

/** ajv's errors as readable ones: each once, in ajv's order, `limit` at most. */
export function readableErrors(errors: readonly ErrorObject[], limit: number): ValidationError[] {
	const found = new Map<string, ValidationError>();
	for (const error of errors) {
		if (found.size >= limit) break;
		const readable = { path: error.instancePath, message: clip(messageOf(error)) };
		found.set(`${readable.path}\n${readable.message}`, readable);
	}
	return [...found.values()];
}

/** ajv's message, and what it leaves to the parameters: which property, which values. */
function messageOf(error: ErrorObject): string {
	const parameters: { readonly [name: string]: unknown } = error.params;
	switch (error.keyword) {
		case "additionalProperties":
			return `must not have the property ${JSON.stringify(parameters.additionalProperty)}`;
		case "unevaluatedProperties":
			return `must not have the property ${JSON.stringify(parameters.unevaluatedProperty)}`;
		case "enum":
			return `must be one of ${valueList(parameters.allowedValues)}`;
		case "const":
			return `must be ${JSON.stringify(parameters.allowedValue)}`;
		case "false schema":
			return "is not allowed";
		default:
			return error.message ?? `fails ${error.keyword}`;
	}
}

function valueList(values: unknown): string {
	if (!Array.isArray(values)) return "the allowed values";
	const shown = values.slice(0, MAX_VALUES).map((value: unknown) => JSON.stringify(value));
	return shown.join(", ") + (values.length > MAX_VALUES ? ", …" : "");
}

export function clip(message: string): string {
	return message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE - 1)}…` : message;
}

/**
 * A text for the model whose call was refused: what was wrong with the arguments, one line each.
 * Empty without errors.
 */
export function errorText(toolName: string, errors: readonly ValidationError[]): string {
	if (errors.length === 0) return "";
	const lines = errors.map(
		({ path, message }) => `- ${path === "" ? "arguments" : path}: ${message}`,
	);
	return [
		`The call of ${JSON.stringify(toolName)} was not run: its arguments do not fit the tool's schema.`,
		...lines,
		"Correct the arguments and call the tool again.",
	].join("\n");
}
