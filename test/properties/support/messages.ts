/** Messages for the writer: ordinary ones, as a model would send them, and ones with texts that are hard on parsers. */
import fc from "fast-check";
import type { ShortMessage } from "../../../src/render/index.js";
import type { ToolDefinition } from "../../../src/runtime/options.js";

/** A value whose integers may be larger than a number of JavaScript. */
export type Value =
	| null
	| boolean
	| number
	| bigint
	| string
	| readonly Value[]
	| { readonly [key: string]: Value };

export interface SaidCall {
	readonly name: string;
	readonly arguments: { readonly [key: string]: Value };
}
export interface Said extends ShortMessage {
	readonly content: string;
	readonly reasoning: string;
	readonly calls: readonly SaidCall[];
}
/** A message with the tools that declare what it calls, each argument with the type that it has. */
export interface Case {
	readonly message: Said;
	readonly tools: readonly ToolDefinition[];
}

const KEYS = ["city", "query", "days", "enabled", "items", "options", "count", "note"];
const NAMES = ["get_weather", "search", "ping", "update-record"];

const WORD = fc.stringMatching(/^[a-zA-Zæøå]{1,8}$/);
/** A word, words, a sentence. */
export const WORDS: fc.Arbitrary<string> = fc.oneof(
	WORD,
	fc.array(WORD, { minLength: 2, maxLength: 6 }).map((words) => words.join(" ")),
	fc.array(WORD, { minLength: 2, maxLength: 4 }).map((words) => `It is ${words.join(", ")}.`),
);

const NUMBERS = fc.oneof(
	fc.integer({ min: -1_000_000, max: 1_000_000 }),
	fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
	fc.constantFrom(0.5, -2.25, 1e21),
);

function argumentsOf(text: fc.Arbitrary<string>): fc.Arbitrary<SaidCall["arguments"]> {
	const leaf: fc.Arbitrary<Value> = fc.oneof(
		{ weight: 3, arbitrary: text },
		NUMBERS,
		fc.boolean(),
		fc.constant(null),
	);
	const object = (of: fc.Arbitrary<Value>) =>
		fc.dictionary(fc.constantFrom(...KEYS), of, { maxKeys: 3, noNullPrototype: true });
	const { value } = fc.letrec<{ value: Value }>((tie) => ({
		value: fc.oneof(
			{ maxDepth: 5, depthSize: "small" },
			leaf,
			fc.array(tie("value"), { maxLength: 3 }),
			object(tie("value")),
		),
	}));
	return fc.dictionary(
		fc.constantFrom(...KEYS),
		fc.oneof(
			{ weight: 4, arbitrary: leaf },
			{ weight: 1, arbitrary: fc.array(value, { maxLength: 3 }) },
			{ weight: 1, arbitrary: object(value) },
		),
		{ maxKeys: 4, noNullPrototype: true },
	);
}

/** No call, one, or several, some without arguments; content and reasoning there or not. */
export function cases(
	text: fc.Arbitrary<string>,
	values: fc.Arbitrary<string>,
): fc.Arbitrary<Case> {
	const said = fc.option(text, { nil: "", freq: 1 });
	const all = fc.array(fc.oneof(fc.constant({}), argumentsOf(values), argumentsOf(values)), {
		maxLength: 4,
	});
	return fc.tuple(said, said, all).map(([content, reasoning, given]) =>
		declared({
			content,
			reasoning,
			calls: given.map((args, i) => ({ name: NAMES[i] ?? "f", arguments: args })),
		}),
	);
}

export function declared(message: Said): Case {
	const tools = new Map<string, object>();
	for (const { name, arguments: given } of message.calls) {
		const types = Object.entries(given).map(([key, value]) => [key, { type: typeOf(value) }]);
		tools.set(name, { ...tools.get(name), ...Object.fromEntries(types) });
	}
	return {
		message,
		tools: [...tools].map(([name, properties]) => ({
			type: "function",
			function: { name, parameters: { type: "object", properties } },
		})),
	};
}

function typeOf(value: Value): string {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	if (typeof value === "bigint") return "integer";
	if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
	return typeof value;
}
