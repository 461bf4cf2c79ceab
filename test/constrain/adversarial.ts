/** Tools as few would write them: each set has one kind of trouble. */
import type { TestTool } from "./tools.js";

type Schema = Readonly<Record<string, unknown>>;

function tool(name: string, parameters: Schema): TestTool {
	return { type: "function", function: { name, parameters } };
}

/** An object of these members, all of them required. */
function all(properties: Schema, more: Schema = {}): Schema {
	return { type: "object", properties, required: Object.keys(properties), ...more };
}
const closed = { additionalProperties: false };
const text = { type: "string" };
const whole = { type: "integer" };

/** `refused`: a part of it fits no finite value. */
export interface ToolSet {
	readonly of: string;
	readonly tools: readonly TestTool[];
	readonly refused?: true;
}

function one(of: string, parameters: Schema): ToolSet {
	return { of, tools: [tool("run", parameters)] };
}

export const SETS: readonly ToolSet[] = [
	one("names that begin one another", all({ a: text, ab: text, abc: whole, a_b: text, b: text })),
	one(
		"names that are words of marks",
		all({ item: text, name: text, arguments: text, parameter: text, function: whole, tool: text }),
	),
	one(
		"more names of marks",
		all({ value: text, key: text, parameters: text, tool_call: text, invoke: text, id: text }),
	),
	{ of: "a tool of the name of its parameter", tools: [tool("run", all({ run: text, b: text }))] },
	one(
		"constants with marks",
		all({
			a: {
				enum: ["</parameter>", "</tool_call>", "<|im_end|>", "</arg_value>", "[/TOOL_CALLS]", "x"],
			},
			b: { enum: ["</a>", "</b>", "<b>", "```", "}}", "]", '"', "'", "x"] },
		}),
	),
	one(
		"constants that hold one another",
		all({
			a: { enum: ["blue", "dark blue", "dark", "dark blue sky", "b"] },
			b: { enum: ["a", "ab", "abb", "a.b", "a(b", null, 1] },
			c: { enum: [1, 11, 121] },
		}),
	),
	one(
		"constants with white space",
		all({ a: { enum: ["", " ", "\n", " a", "a ", "\na\n", "a\nb", "\t", "a"] } }),
	),
	one(
		"constants with signs",
		all({
			a: { enum: ['say "hi"', "it's", "a\\b", "a&b", "&amp;", "a,b", "a=b", "x: y", "# a", "- a"] },
			b: { enum: ["é", "東京", "😀", "e\u0301", "\u2028", "\ufeff", "\u200b", "a"] },
		}),
	),
	one(
		"texts that look like other values",
		all({
			a: { type: "string", enum: ["1", "007", "1e3", "true", "null", "None", "[]", "{}", '"q"'] },
			b: { enum: ["1", 1] },
			c: { enum: ["true", true, null, "null"] },
		}),
	),
	one(
		"constants of each type",
		all({ a: { const: null }, b: { const: false }, c: { const: 0 }, d: { const: "" } }),
	),
	one(
		"constants that are values",
		all({ a: { const: [1, "a"] }, b: { const: { x: "y" } }, c: { enum: [[], {}] } }),
	),
	one(
		"numbers",
		all({
			a: { type: "integer", minimum: -5, maximum: 12 },
			b: { type: "number", exclusiveMinimum: 0 },
			c: { type: ["integer", "null"] },
		}),
	),
	one(
		"lists of objects, three deep",
		all({
			a: {
				type: "array",
				minItems: 1,
				items: all({
					b: { type: "array", items: all({ c: { type: "array", items: all({ d: text }) } }) },
				}),
			},
		}),
	),
	one(
		"oneOf with a discriminator",
		all({
			shape: {
				oneOf: [
					all({ kind: { const: "circle" }, radius: { type: "number" } }, closed),
					all(
						{
							kind: { const: "box" },
							sides: { type: "array", items: whole, minItems: 2, maxItems: 2 },
						},
						closed,
					),
					all({ kind: { const: "text" }, text }, closed),
				],
			},
		}),
	),
	one("recursion", {
		...all({ tree: { $ref: "#/$defs/tree" } }),
		$defs: {
			tree: all({ label: text, children: { type: "array", items: { $ref: "#/$defs/tree" } } }),
		},
	}),
	{
		...one("recursion without an end", {
			...all({ list: { $ref: "#/$defs/list" } }),
			$defs: { list: all({ next: { $ref: "#/$defs/list" } }) },
		}),
		refused: true,
	},
	one(
		"maps",
		all({
			a: { type: "object", additionalProperties: { type: "integer" } },
			b: { type: "object", additionalProperties: all({ x: text }) },
		}),
	),
	one("any members", { type: "object" }),
	one(
		"anything",
		all({ a: {}, b: true as unknown as Schema, c: { type: "array" }, d: { type: "object" } }),
	),
	one(
		"many constants",
		all({ a: { enum: Array.from({ length: 10_000 }, (_, at) => `value-${at}`) } }),
	),
	{
		...one("more is required than there is", { ...all({ a: text }, closed), required: ["a", "b"] }),
		refused: true,
	},
	one("required and undeclared", { ...all({ a: text }), required: ["a", "b"] }),
	one(
		"lengths of lists",
		all({
			a: { type: "array", items: text, minItems: 2, maxItems: 3 },
			b: { type: "array", maxItems: 0 },
			c: { type: "array", items: whole, minItems: 1 },
		}),
	),
	one(
		"places in lists",
		all({
			a: { type: "array", prefixItems: [text, whole], minItems: 2 },
			b: { type: "array", prefixItems: [whole], items: false },
		}),
	),
	one(
		"patterns",
		all({
			a: { type: "string", pattern: "^[A-Z]{2}-[0-9]+$" },
			b: { type: "string", pattern: "^(?:a|bc)*$" },
			c: { type: "string", pattern: "x[^y]z" },
			d: { type: "string", pattern: "^\\s+\\w\\d?$" },
			e: { type: "string", pattern: "^.{2,4}$" },
		}),
	),
	one(
		"patterns with signs",
		all({
			a: { type: "string", pattern: "^<[a-z]+>$" },
			b: { type: "string", pattern: '^"[^"]*"$' },
			c: { type: "string", pattern: "^$" },
		}),
	),
	one(
		"formats",
		all({
			a: { type: "string", format: "date-time" },
			b: { type: "string", format: "uuid" },
			c: { type: "string", format: "ipv4" },
			d: { type: "string", format: "date" },
		}),
	),
	one(
		"lengths",
		all({
			a: { type: "string", minLength: 3 },
			b: { type: "string", maxLength: 2 },
			c: { type: "string", minLength: 1, maxLength: 1 },
		}),
	),
	{
		of: "tools whose names begin one another",
		tools: ["get", "get_weather", "get_weather_now", "g"].map((name) =>
			tool(name, all({ city: text })),
		),
	},
	{
		of: "long names",
		tools: ["a".repeat(64), `${"a".repeat(63)}b`].map((name) =>
			tool(name, all({ [name]: text, ["k".repeat(64)]: whole })),
		),
	},
	{
		of: "no parameters",
		tools: [
			tool("ping", { type: "object", properties: {} }),
			tool("pong", all({}, closed)),
			tool("go", { type: "object", properties: { a: text } }),
		],
	},
	{
		of: "names of marks",
		tools: ["tool_call", "function", "item", "parameter", "invoke"].map((name) =>
			tool(name, all({ a: text })),
		),
	},
	one("optional ones", {
		type: "object",
		properties: {
			a: text,
			b: whole,
			c: { type: "array", items: text },
			d: { type: "object", properties: { a: text } },
		},
	}),
	one(
		"types at once",
		all({
			a: { type: ["string", "integer"] },
			b: { type: ["string", "null"] },
			c: { anyOf: [text, { type: "array", items: text }, all({ x: text })] },
		}),
	),
	one(
		"objects that may be empty",
		all({
			a: { type: "object", properties: { x: text } },
			b: { type: "array", items: { type: "object", properties: { y: whole } } },
			c: { type: "array", items: { type: "array", items: text } },
		}),
	),
	one(
		"nested names of the same",
		all({ a: all({ a: all({ a: text }) }), item: { type: "array", items: all({ item: text }) } }),
	),
];
