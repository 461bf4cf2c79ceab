/** A parse request: what one line of the filter says, and what the options of `parse` say. */
import type { ToolChoice, ToolDefinition } from "../runtime/options.js";
import { isRecord } from "../runtime/record.js";
import type { Known } from "../select/select.js";
import { RequestError } from "./errors.js";
import { jsonFault, placeIn } from "./json-text.js";
import { type PolicyChoices, readPolicies } from "./policies.js";
import { readToolChoice, readTools } from "./tools.js";

export interface ParseRequest {
	/** the JSON text of its id */
	readonly id: string;
	/** a format's name or alias, or `auto` */
	readonly format: string;
	readonly evidence: Omit<Known, "format">;
	/** the input, in the pieces in which it is fed; can be read more than once */
	readonly chunks: Iterable<string>;
	readonly tools?: readonly ToolDefinition[] | undefined;
	readonly toolChoice?: ToolChoice | undefined;
	readonly entry?: string | undefined;
	readonly finishReason: string;
	readonly strict: boolean;
	readonly fallback: boolean;
	readonly policies: PolicyChoices;
}

/** A line or a file as JSON, with or without a byte order mark. */
export function readJson(given: string): unknown {
	const text = given.startsWith(BYTE_ORDER_MARK) ? given.slice(1) : given;
	try {
		return JSON.parse(text) as unknown;
	} catch {
		const fault = jsonFault(text);
		throw bad(fault === null ? "not JSON" : `not JSON: ${placeIn(text, fault.at)}: ${fault.why}`);
	}
}

const BYTE_ORDER_MARK = "\ufeff";

/** Where a request is silent. */
export interface RequestDefaults {
	readonly strict: boolean;
}

/** Checks a request. A member that is null counts as left out; members that nobody knows are ignored. `id`: its JSON text. */
export function readRequest(
	given: unknown,
	defaults: RequestDefaults,
	id: string = "null",
): ParseRequest {
	if (!isRecord(given)) throw bad("a request must be a JSON object");
	const policies = readPolicies(given.policies);
	const format = optional(given, "format", "string");
	if (format === undefined) throw bad("format is missing");
	return {
		id,
		format,
		evidence: {
			model: optional(given, "model", "string"),
			modelType: optional(given, "model_type", "string"),
		},
		chunks: readInput(given),
		tools: readTools(given.tools),
		toolChoice: readToolChoice(given.tool_choice) ?? policies.toolChoice,
		entry: optional(given, "entry", "string"),
		finishReason: optional(given, "finish_reason", "string") ?? "stop",
		strict: optional(given, "strict", "boolean") ?? policies.strict ?? defaults.strict,
		fallback: optional(given, "fallback", "boolean") ?? false,
		policies,
	};
}

function readInput(given: Record<string, unknown>): readonly string[] {
	const input = optional(given, "input", "string");
	const chunks = given.chunks ?? undefined;
	if (chunks === undefined) {
		if (input === undefined) throw bad("input or chunks is missing");
		return [input];
	}
	if (input !== undefined) throw bad("give input or chunks, not both");
	if (!Array.isArray(chunks) || !chunks.every((chunk) => typeof chunk === "string"))
		throw bad("chunks must be an array of strings");
	return chunks;
}

interface Types {
	string: string;
	boolean: boolean;
}

function optional<T extends keyof Types>(
	given: Record<string, unknown>,
	name: string,
	type: T,
): Types[T] | undefined {
	const value = given[name] ?? undefined;
	if (value === undefined) return undefined;
	if (typeof value !== type) throw bad(`${name} must be a ${type}`);
	return value as Types[T];
}

function bad(message: string): RequestError {
	return new RequestError("bad-request", message);
}
