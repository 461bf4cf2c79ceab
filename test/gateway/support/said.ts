/** What models say in the tests of clients: messages in many formats, each written by the format's own writer. */
import { getFormat } from "../../../src/generated/registry.js";
import { getWriting } from "../../../src/generated/writers.js";
import { render } from "../../../src/render/index.js";
import type { Format } from "../../../src/runtime/contract.js";
import type { Message } from "../../../src/runtime/events.js";
import { parse } from "../../../src/runtime/index.js";
import type { FunctionDefinition } from "../../../src/runtime/options.js";

export const FORMATS = [
	"hermes",
	"mistral",
	"deepseek_v31",
	"kimik2",
	"glm45_moe",
	"gemma4",
	"lfm2",
	"minimax_m2",
	"harmony",
	"granite",
] as const;

export const SIZES = [1, 5, 64] as const;

export const QUESTION = "What is the weather?";

interface Tool extends FunctionDefinition {
	readonly parameters: { readonly type: "object"; readonly properties: Record<string, object> };
}

export const TOOLS: readonly Tool[] = [
	{
		name: "get_weather",
		description: "The weather of a city",
		parameters: {
			type: "object",
			properties: { city: { type: "string" }, days: { type: "integer" } },
		},
	},
	{
		name: "search",
		parameters: {
			type: "object",
			properties: { query: { type: "string" }, exact: { type: "boolean" } },
		},
	},
];

export interface Spoken {
	readonly format: Format;
	readonly text: string;
}

/** Thoughts where the format has them, prose, and two calls. */
export function spoken(name: string): Spoken {
	const format = getFormat(name);
	const writing = getWriting(name);
	if (format === undefined || writing === undefined) throw new Error(`no format ${name}`);
	const calls = [
		{ name: "get_weather", arguments: { city: 'Tromsø "N"', days: 3 } },
		{ name: "search", arguments: { query: "a < b\n&& c", exact: true } },
	];
	for (const reasoning of ["It asks for two things.", ""]) {
		for (const content of ["Let me look.", ""]) {
			const tools = [...TOOLS];
			const said = render(format, writing, { reasoning, content, calls }, { tools });
			if (said.status === "rendered") return { format, text: said.text };
		}
	}
	throw new Error(`${name} cannot say two calls`);
}

/**
 * What `parse` says of the text. `ids`: what the calls are called by who has read them, too; they count only where the model has
 * written none.
 */
export function read(
	{ format, text }: Spoken,
	finishReason: string,
	ids: readonly string[],
): Message {
	const generateId = ({ index }: { readonly index: number }) => ids[index] ?? "";
	return parse(format, text, { tools: TOOLS, generateId, finishReason });
}

/**
 * What the engine must hear where a client asks, sends back what the message has said, and a result for each of its calls:
 * messages as they are in chat completions.
 */
export function heard(
	message: Message,
	resultOf: (at: number) => string,
	argumentsOf: (json: string) => string = (json) => json,
): readonly object[] {
	const { content, reasoning, toolCalls } = message;
	return [
		{ role: "user", content: QUESTION },
		{
			role: "assistant",
			content: content === "" ? null : content,
			...(reasoning === "" ? {} : { reasoning_content: reasoning }),
			tool_calls: toolCalls.map(({ id, name, arguments: json }) => ({
				id,
				type: "function",
				function: { name, arguments: argumentsOf(json) },
			})),
		},
		...toolCalls.map(({ id }, at) => ({ role: "tool", tool_call_id: id, content: resultOf(at) })),
	];
}

/** The text up to the middle of the arguments of its second call. */
export function cut(one: Spoken): Spoken {
	const at = one.text.lastIndexOf("a < b");
	if (at < 0) throw new Error(`${one.format.name} writes the argument in another way`);
	return { ...one, text: one.text.slice(0, at + 3) };
}
