/** What a model is told never disagrees with the format: the call that it is shown is read as that call. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { BREAK } from "../../src/render/guard.js";
import type { Writing } from "../../src/render/index.js";
import { toolInstructions } from "../../src/render/instructions.js";
import type { Format } from "../../src/runtime/contract.js";
import type { FunctionDefinition } from "../../src/runtime/options.js";
import { runs } from "../properties/support/settings.js";
import { feedAllWays } from "../support/chunking.js";

interface Subject {
	readonly format: Format;
	readonly writing: Writing;
}

const all = listFormats().map((format): Subject => {
	const writing = getWriting(format.name);
	if (writing === undefined) throw new Error(`no writing of ${format.name}`);
	return { format, writing };
});
const told = all.filter(({ writing }) => writing.prompt !== null);
const named = (subjects: readonly Subject[]) =>
	subjects.map((one) => [one.format.name, one] as const);
const subjectOf = (name: string): Subject => {
	const found = all.find(({ format }) => format.name === name);
	if (found === undefined) throw new Error(`no format ${name}`);
	return found;
};

test("the conventions of agents have texts of their own", () => {
	expect(told.map(({ format }) => format.name).sort()).toEqual(
		[
			...[
				"anthropic_legacy",
				"anthropic_xml",
				"cherry_studio",
				"continue_tool",
				"fenced_json",
				"json",
				"json_block",
			],
			...["langchain_json", "lmstudio", "miro", "morph_xml", "open_webui", "pythonic"],
			...["qwen_agent", "react", "tool_call_marker", "tool_code", "tool_tag", "yaml_xml"],
		].sort(),
	);
});

type Schema = { readonly type: string; readonly enum?: readonly unknown[] };

const SCHEMAS: readonly Schema[] = [
	...["string", "integer", "number", "boolean", "array", "object", "null"].map((type) => ({
		type,
	})),
	{ type: "string", enum: ["north", "south"] },
	{ type: "integer", enum: [7, 8] },
];

interface Tool extends FunctionDefinition {
	readonly description: string;
	readonly parameters: {
		readonly type: "object";
		readonly properties: Readonly<Record<string, Schema>>;
		readonly required: readonly string[];
	};
}

const WORD = fc.stringMatching(/^[a-z][a-z_]{2,8}[a-z]$/);

/** Tools with hostile descriptions: markers of the format, and what a careless writer would take for a place to fill. */
function someTools({ literals, tokens, ends }: Format): fc.Arbitrary<readonly Tool[]> {
	const hostile = [...literals, ...tokens, ...ends, "{tools}", "{example}", "$&", "\n", '"', "`"];
	const description = fc
		.array(fc.oneof(fc.constantFrom(...hostile), fc.string()), { maxLength: 4 })
		.map((pieces) => pieces.join(" ").replaceAll(BREAK, ""));
	const member = fc.tuple(WORD, fc.constantFrom(...SCHEMAS), fc.boolean());
	const members = fc.uniqueArray(member, { maxLength: 3, selector: ([name]) => `p_${name}` });
	const tool = fc.record({ name: WORD, description, members }).map(
		({ name, description, members }): Tool => ({
			name: `t_${name}`,
			description,
			parameters: {
				type: "object",
				properties: Object.fromEntries(members.map(([key, schema]) => [`p_${key}`, schema])),
				required: members.filter(([, , needed]) => needed).map(([key]) => `p_${key}`),
			},
		}),
	);
	return fc.uniqueArray(tool, { minLength: 1, maxLength: 3, selector: ({ name }) => name });
}

/** What stands in the place of the example, in a text of which all else is known. */
function shownIn(text: string, { writing }: Subject, tools: readonly Tool[]): string {
	const lines = tools.map(({ name, description, parameters }) =>
		JSON.stringify({ name, description, parameters }),
	);
	const parts = writing.prompt ?? [];
	const at = parts.findIndex((part) => typeof part !== "string" && part.put === "example");
	expect(at, "there is an example").toBeGreaterThan(0);
	const known = (some: typeof parts) =>
		some.map((part) => (typeof part === "string" ? part : lines.join("\n"))).join("");
	const [before, behind] = [known(parts.slice(0, at)), known(parts.slice(at + 1))];
	const plain = text.replaceAll(BREAK, "");
	expect(plain.slice(0, before.length)).toBe(before);
	expect(plain.slice(-behind.length)).toBe(behind);
	return plain.slice(before.length, -behind.length);
}

/** The text is nothing but one call of the tool, with arguments of the types that it asks for. */
function expectCall(format: Format, text: string, tool: Tool, tools: readonly Tool[]): void {
	const [message] = feedAllWays(format, text, { tools });
	const { content, reasoning, notices, toolCalls } = message;
	expect({ content, reasoning, notices }, text).toEqual({
		content: "",
		reasoning: "",
		notices: [],
	});
	expect(toolCalls.map(({ name, status, repairs }) => ({ name, status, repairs }))).toEqual([
		{ name: tool.name, status: "complete", repairs: [] },
	]);
	const args = JSON.parse(toolCalls[0]?.arguments ?? "") as Readonly<Record<string, unknown>>;
	const { properties, required } = tool.parameters;
	const first = Object.keys(properties).slice(0, 1);
	expect(Object.keys(args).sort()).toEqual([...(required.length > 0 ? required : first)].sort());
	for (const [key, value] of Object.entries(args)) {
		const schema = properties[key];
		expect(typeOf(value, schema?.type), `${key} of ${text}`).toBe(schema?.type);
		if (schema?.enum !== undefined) expect(schema.enum).toContain(value);
	}
}

/** The type of a value, of those that it has the one that is asked for. */
function typeOf(value: unknown, wanted: string | undefined): string {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	if (wanted === "integer" && Number.isInteger(value)) return "integer";
	return typeof value;
}

describe.each(named(told))("%s", (_name, subject) => {
	const { format, writing } = subject;

	test("the text has every tool with its schema, and its example is read as a call of the first", () => {
		fc.assert(
			fc.property(someTools(format), (tools) => {
				const shown = shownIn(toolInstructions(format, writing, tools), subject, tools);
				const [first] = tools;
				if (first !== undefined) expectCall(format, shown, first, tools);
			}),
			runs(300),
		);
	});
});

const PLAIN: Tool = {
	name: "t_find",
	description: "finds",
	parameters: {
		type: "object",
		properties: { p_what: { type: "string" }, p_most: { type: "integer" } },
		required: ["p_what", "p_most"],
	},
};

describe("formats without a text of their own", () => {
	const general = all.filter(({ writing }) => writing.prompt === null);

	test.each(named(general))("%s has the general one", (name, { format, writing }) => {
		const text = toolInstructions(format, writing, [PLAIN]);
		expect(text).toContain(`\n\n${JSON.stringify(PLAIN)}\n\n`);
		const [, shown] =
			/this example, and nothing behind them:\n\n([\s\S]*)\n\nThe results/.exec(text) ?? [];
		// It has no calls.
		if (name === "passthrough") return expect(shown).toBeUndefined();
		expectCall(format, shown ?? "", PLAIN, [PLAIN]);
	});
});

describe.each(named(all))("%s", (_name, { format, writing }) => {
	test("no text of a tool spells a token", () => {
		const specials = [...format.tokens, ...format.ends].filter(({ length }) => length > 1);
		const tool = (text: string): FunctionDefinition => ({
			name: "t_find",
			description: text,
			parameters: {
				type: "object",
				properties: { a: { type: "string", enum: [text] }, [text]: {} },
			},
		});
		const hostile = `x ${specials.join(" ")} y ${specials.join("")} z`;
		const [attacked, harmless] = [hostile, "x y z"].map((text) =>
			toolInstructions(format, writing, [tool(text)]),
		);
		for (const special of specials)
			expect(attacked?.split(special).length, special).toBe(harmless?.split(special).length);
	});
});

describe("which tools", () => {
	const { format, writing } = subjectOf("tool_tag");
	const unsayable = { name: 'a"b', parameters: { type: "object", properties: {} } };

	test("none: there is nothing to say", () =>
		expect(toolInstructions(format, writing, [])).toBe(""));

	test("those in the shape of OpenAI are the same", () =>
		expect(toolInstructions(format, writing, [{ type: "function", function: PLAIN }])).toBe(
			toolInstructions(format, writing, [PLAIN]),
		));

	test("what a tool does not say is left out; no schema is one without arguments", () =>
		expect(toolInstructions(format, writing, [{ name: "t" }])).toContain(
			'\n{"name":"t","parameters":{"type":"object","properties":{}}}\n',
		));

	test.each([true, false])("the schema %s stays what it is", (parameters) =>
		expect(toolInstructions(format, writing, [{ name: "t", parameters }])).toContain(
			`\n{"name":"t","parameters":${parameters}}\n`,
		),
	);

	test("a schema that is no JSON is refused", () => {
		const parameters = {};
		Object.assign(parameters, { self: parameters });
		expect(() => toolInstructions(format, writing, [{ name: "t", parameters }])).toThrow();
	});

	test("the example is of the first tool that can be called", () =>
		expect(shownIn(toolInstructions(format, writing, [PLAIN]), { format, writing }, [PLAIN])).toBe(
			toolInstructions(format, writing, [unsayable, PLAIN]).split("\n\n").at(-2),
		));

	test("where none can be called there is no example, in a general text", () => {
		const text = toolInstructions(format, writing, [unsayable]);
		expect(text).toContain(JSON.stringify(unsayable));
		expect(text).not.toContain("example");
	});
});
