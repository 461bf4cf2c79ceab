/** One public failure: the input that other parsers got wrong, and what we make of it. */
import type { CallStatus } from "../../src/runtime/events.js";
import type { FeedOptions } from "../support/chunking.js";

export interface ExpectedCall {
	readonly name: string;
	/** the value of the arguments; the text as it stands of a call that is incomplete */
	readonly args: unknown;
	/** default: complete, or repaired where there are repairs */
	readonly status?: CallStatus;
	readonly repairs?: readonly string[];
	readonly id?: string;
}

export interface FailureCase {
	/** the entry of the failure list */
	readonly id: string;
	/** our behaviour, in a few words */
	readonly title: string;
	readonly format: string;
	readonly input: string;
	readonly options?: FeedOptions;
	readonly content?: string;
	readonly reasoning?: string;
	readonly calls?: readonly ExpectedCall[];
	/** the codes of the notices, in order; not looked at when absent and there are calls or content that say enough */
	readonly notices?: readonly string[];
	readonly finishReason?: string;
}

/** A declared tool with the given types of its parameters. */
export function tool(
	name: string,
	properties: { readonly [key: string]: object | string } = {},
): {
	readonly type: "function";
	readonly function: {
		readonly name: string;
		readonly parameters: { readonly [key: string]: unknown };
	};
} {
	return {
		type: "function",
		function: {
			name,
			parameters: {
				type: "object",
				properties: Object.fromEntries(
					Object.entries(properties).map(([key, schema]) => [
						key,
						typeof schema === "string" ? { type: schema } : schema,
					]),
				),
			},
		},
	};
}

/** A call of the Qwen3-Coder format in the layout of its template. */
export function coderCall(
	name: string,
	parameters: readonly (readonly [string, string])[],
): string {
	const lines = parameters.map(([key, value]) => `<parameter=${key}>\n${value}\n</parameter>\n`);
	return `<tool_call>\n<function=${name}>\n${lines.join("")}</function>\n</tool_call>`;
}
