/**
 * Values of any nesting, printed as each format writes them, come back as they were: whole, at every cut, and letter by
 * letter, where what has left is at all times the beginning of what the arguments become.
 */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Format } from "../../src/runtime/contract.js";
import { createParser, type ToolDefinition } from "../../src/runtime/index.js";
import { feedAllWays } from "../support/chunking.js";
import { formatNamed, formatOf } from "./formats.js";
import { expectTyped, type Json, jsonObject, type Printed, typedObject } from "./values.js";

const RUNS = { numRuns: 20 };

interface Writer {
	readonly name: string;
	/** what a string may not hold, because it would end there */
	readonly ends: readonly string[];
	call(members: readonly (readonly [string, Json])[]): string;
}

function members(value: Json): readonly (readonly [string, Json])[] {
	return Object.entries(value as { readonly [key: string]: Json });
}

/** Strings between tokens, keys bare. */
function quoted(name: string, open: string, close: string, quote: string): Writer {
	const write = (value: Json): string => {
		if (typeof value === "string") return quote + value + quote;
		if (Array.isArray(value)) return `[${value.map(write).join(",")}]`;
		if (typeof value !== "object" || value === null) return JSON.stringify(value);
		return `{${members(value)
			.map(([key, one]) => `${key}:${write(one)}`)
			.join(",")}}`;
	};
	return {
		name,
		ends: [quote],
		call: (all) => `${open}call:f${write(Object.fromEntries(all))}${close}`,
	};
}

/** An attribute says how a value is written; containers hold elements of the same kind. */
const COHERE: Writer = {
	name: "cohere_xml",
	ends: ["</cofl:value>"],
	call: (all) => {
		const element = (label: string, type: string, body: string): string =>
			`<cofl:value ${label}type="${type}">${body}</cofl:value>`;
		const write = (label: string, value: Json): string => {
			if (typeof value === "string") return element(label, "raw", value);
			if (Array.isArray(value)) {
				return element(label, "list", value.map((one) => write("", one)).join(""));
			}
			if (typeof value !== "object" || value === null) {
				return element(label, "json", JSON.stringify(value));
			}
			const inner = members(value).map(([key, one]) => write(`name="${key}" `, one));
			return element(label, "dict", inner.join(""));
		};
		const body = all.map(([key, value]) => write(`name="${key}" `, value)).join("");
		return `<cofl:tool_calls><cofl:tool_call id="0" name="f">${body}</cofl:tool_call></cofl:tool_calls>`;
	},
};

/** One argument for each member, typed by an attribute; containers are JSON. */
const KIMI: Writer = {
	name: "kimi_k3",
	ends: ["<|close|>argument<|sep|>"],
	call: (all) => {
		const typeOf = (value: Json): string => {
			if (value === null) return "null";
			return Array.isArray(value) ? "array" : typeof value;
		};
		const body = all.map(([key, value]) => {
			const text = typeof value === "string" ? value : JSON.stringify(value);
			const head = `<|open|>argument key="${key}" type="${typeOf(value)}"<|sep|>`;
			return `${head}${text}<|close|>argument<|sep|>`;
		});
		const call = `<|open|>call tool="f" index="1"<|sep|>${body.join("")}<|close|>call<|sep|>`;
		return `<|open|>tools<|sep|>${call}<|close|>tools<|sep|>`;
	},
};

const WRITERS: readonly Writer[] = [
	quoted("gemma4", "<|tool_call>", "<tool_call|>", '<|"|>'),
	COHERE,
	KIMI,
];

describe.each(WRITERS)("$name", ({ name, ends, call }) => {
	const format = formatNamed(name);
	test.skipIf(format === null)("nested values come back", () => {
		if (format === null) return;
		fc.assert(
			fc.property(jsonObject(ends), (value) => {
				expectCall(format, call(members(value)), JSON.stringify(value), []);
			}),
			RUNS,
		);
	});
});

describe("functiongemma", () => {
	const { ends, call } = quoted(
		"functiongemma",
		"<start_function_call>",
		"<end_function_call>",
		"<escape>",
	);
	const format = formatNamed("functiongemma");
	test.skipIf(format === null)("values come back as the schema has them", () => {
		if (format === null) return;
		fc.assert(
			fc.property(typedObject(ends), ({ value, schema }: Printed) => {
				const tools = [{ name: "f", parameters: schema }];
				expectCall(format, call(members(value)), JSON.stringify(value), tools);
			}),
			RUNS,
		);
	});
});

const NS = "]<]minimax[>[";

/** The elements of a value: members by their names, elements of lists as `item` or under the name of the list. */
function elements(key: string, value: Json, repeat: boolean): string {
	const around = (inner: string): string => `${NS}<${key}>${inner}${NS}</${key}>`;
	if (typeof value === "string") return around(value);
	if (Array.isArray(value)) {
		// a list of lists has no other spelling than items; one element alone may be taken for the list
		const siblings = repeat && value.length > 1 && !value.some((one) => Array.isArray(one));
		if (siblings) return value.map((one) => elements(key, one, repeat)).join("");
		return around(value.map((one) => elements("item", one, false)).join(""));
	}
	if (typeof value !== "object" || value === null) return around(JSON.stringify(value));
	return around(
		members(value)
			.map(([name, one]) => elements(name, one, repeat))
			.join(""),
	);
}

function invoke(inner: string): string {
	return `${NS}<tool_call>\n${NS}<invoke name="f">${inner}${NS}</invoke>\n${NS}</tool_call>`;
}

describe("minimax_m3", () => {
	const format = formatNamed("minimax_m3");
	test.skipIf(format === null).each([false, true])(
		"values come back as the schema has them (lists as neighbours: %s)",
		(repeat) => {
			if (format === null) return;
			fc.assert(
				fc.property(typedObject([NS]), ({ value, schema }: Printed) => {
					const text = members(value).map(([key, one]) => elements(key, one, repeat));
					const tools = [{ name: "f", parameters: schema }];
					expectCall(format, invoke(text.join("")), JSON.stringify(value), tools);
				}),
				RUNS,
			);
		},
	);
});

/** The call's arguments are `json`, however the text is cut; what has left is always its beginning. */
function expectCall(
	format: Format,
	text: string,
	json: string,
	tools: readonly ToolDefinition[],
	notices: readonly string[] = [],
): void {
	const [message] = feedAllWays(format, text, { tools });
	const [call, ...more] = message.toolCalls;
	expect(more).toEqual([]);
	expect(call).toMatchObject({ name: "f", arguments: json, status: "complete" });
	const others = message.notices.flatMap(({ code }) => (code === "markup-in-value" ? [] : [code]));
	expect(others).toEqual(notices);

	const parser = createParser(format, { tools });
	let left = "";
	for (const letter of text) {
		for (const event of parser.feed(letter)) {
			if (event.type === "call-arguments") left += event.delta;
		}
		expect(json.startsWith(left), left).toBe(true);
	}
}

describe("what is settled leaves at once", () => {
	const format = formatNamed("minimax_m3");
	const seen = (text: string, parameters: ToolDefinition["parameters" & keyof ToolDefinition]) => {
		const tools = [{ name: "f", parameters }] as readonly ToolDefinition[];
		const parser = createParser(format as Format, { tools });
		const deltas = parser.feed(text).map((event) => ("delta" in event ? event.delta : ""));
		return deltas.join("");
	};
	const open = (...keys: readonly string[]): string =>
		`${NS}<tool_call>\n${NS}<invoke name="f">${keys.map((key) => `${NS}<${key}>`).join("")}`;
	const string = { type: "string" };

	it.skipIf(format === null)("a string in a declared object", () => {
		const inner = { type: "object", properties: { b: string } };
		const schema = { type: "object", properties: { a: inner } };
		expect(seen(`${open("a", "b")}so far`, schema as never)).toBe('{"a":{"b":"so far');
	});
	it.skipIf(format === null)("a string in a declared list", () => {
		const list = { type: "array", items: { type: "object", properties: { b: string } } };
		const schema = { type: "object", properties: { a: list } };
		expect(seen(`${open("a", "item", "b")}so far`, schema as never)).toBe('{"a":[{"b":"so far');
	});
	it.skipIf(format === null)("nothing where the next member may make it a list", () => {
		expect(seen(`${open("a", "b")}so far`, { type: "object" } as never)).toBe("");
	});
});

describe("containers that are not closed", () => {
	const format = formatOf(`format made "containers of two kinds"
message = (call / content)*
call = "<call:" name ">" pairs "</call>"
pairs = _ (pair % (_ "," _))? _
pair = key ":" one
one = "'" value:text "'" &after / value:object("{" pairs "}") / value:list("[" _ (one % (_ "," _))? _ "]") / value:word
after = _ ("," / "}" / "]" / "</call>")
`);
	const ended = (text: string, finish: string): string => {
		const [{ toolCalls }] = feedAllWays(format, text, { finish });
		const [call] = toolCalls;
		return [call?.arguments, call?.status, ...(call?.repairs ?? [])].join(" ");
	};
	it("are cut, though the engine said that it had come to its end: more of them was meant", () => {
		expect(ended("<call:f>a:{b:[1, 'x'", "stop")).toBe('{"a":{"b":[1,"x" incomplete');
		expect(ended("<call:f>a:{b:[1], c:{}", "stop")).toBe('{"a":{"b":[1],"c":{} incomplete');
		expect(ended("<call:f>a:{b:[1], c:{}}", "stop")).toBe(
			'{"a":{"b":[1],"c":{}}} repaired unclosed',
		);
	});
	it("are cut where more may have come", () => {
		expect(ended("<call:f>a:{b:[1, 'x'", "length")).toBe('{"a":{"b":[1,"x" incomplete');
		expect(ended("<call:f>a:{b:[1, 'x", "stop")).toBe('{"a":{"b":[1,"x incomplete');
	});
});

describe("constants, groups and classes are values too", () => {
	const format = formatOf(`format made "values of all kinds"
message = (call / content)*
call = "<call " name ">" (_ pair)* "</call>"
pair = "a:" key:="a" value:digits ";" / "b:" key:="b" value:( "x" / "yy" ) ";" / "c;" key:="c" value:="5" / 'd="' key:="d" value:attr '";'
`);
	const types = (type: string): readonly ToolDefinition[] => [
		{
			name: "f",
			parameters: {
				type: "object",
				properties: Object.fromEntries([..."abcd"].map((key) => [key, { type }])),
			},
		},
	];
	it("as the schema has them", () => {
		const text = '<call f>a:12; b:yy; c; d="";</call>';
		expectCall(format, text, '{"a":"12","b":"yy","c":"5","d":""}', types("string"));
		expectCall(
			format,
			'<call f>a:012; d="&quot;7&quot;";</call>',
			'{"a":12,"d":"\\"7\\""}',
			types("integer"),
			["kept-string"],
		);
		expectTyped(format, "<call f>a:12; b:x; c;</call>", '{"a":12,"b":"x","c":5}');
	});
});
