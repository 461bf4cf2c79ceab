/** A close mark may stand in a value where the reader takes it for text, and nowhere else; escapes are those of JSON. */
import { expect, test } from "vitest";
import { constrain } from "../../src/constrain/index.js";
import { getFormat } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { constraintOf, qwenCall } from "./grammars.js";
import { Sentences } from "./sentences.js";

function grammarOf(name: string, target: "gbnf" = "gbnf"): Sentences {
	const [format, writing] = [getFormat(name), getWriting(name)];
	if (format === undefined || writing === undefined) throw new Error(name);
	const parameters = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
	const tools = [{ name: "f", parameters }];
	const made = constrain(format, writing, { tools, target, toolChoice: "required" });
	return new Sentences(made.target === "gbnf" ? made.grammar : "");
}

test.each([
	["plain", true],
	["a </parameter> b", true],
	["a </par</parameter>x", true],
	["a\n</parameter>\n</function>", false],
	["a</parameter><parameter=b>", false],
])("qwen_coder, a value: %j", (value, admitted) => {
	const text = `<tool_call>\n<function=f>\n<parameter=a>\n${value}\n</parameter>\n</function>\n</tool_call>`;
	expect(grammarOf("qwen_coder").matches(text)).toBe(admitted);
});

test.each([
	["\\n\\u00e9", true],
	["\\q", false],
	["\\ud800", false],
])("hermes, an escape: %s", (value, admitted) => {
	const text = `<tool_call>\n{"name": "f", "arguments": {"a": "${value}"}}\n</tool_call>`;
	expect(grammarOf("hermes").matches(text)).toBe(admitted);
});

test.each([
	["plain", true],
	["a ]<]minimax[>[ b", true],
	["]<]minimax[>[</item>q", false],
	["x]<]minimax[>[</item>]<]mini", false],
])("minimax_m3, an item whose end is that of a rule within itself: %j", (value, admitted) => {
	const ns = "]<]minimax[>[";
	const a = { type: "array", items: { type: "string" } };
	const made = constraintOf("minimax_m3", { type: "object", properties: { a }, required: ["a"] });
	const item = `${ns}<a>${ns}<item>${value}${ns}</item>${ns}</a>`;
	const text = `${ns}<tool_call>\n${ns}<invoke name="f">${item}${ns}</invoke>\n${ns}</tool_call>`;
	expect(new Sentences(made.grammar).matches(text)).toBe(admitted);
});

test.each([
	["]<]minimax[>[<l>", false],
	[" \n]<]minimax[>[<l>x", false],
	["x]<]minimax[>[<l>", true],
	["]<]minimax[>[<l", true],
	["]<]minimax[>[</", true],
	["", true],
	[" a ", true],
])("minimax_m3, a string that would be an element: %j", (value, admitted) => {
	const ns = "]<]minimax[>[";
	const a = { type: "string" };
	const made = constraintOf("minimax_m3", { type: "object", properties: { a }, required: ["a"] });
	const text = `${ns}<tool_call>\n${ns}<invoke name="f">${ns}<a>${value}${ns}</a>${ns}</invoke>\n${ns}</tool_call>`;
	expect(new Sentences(made.grammar).matches(text)).toBe(admitted);
});

test.each([
	["line 1\nline 2\n", true],
	["a ", true],
	["a <", true],
	["<b>", false],
	["a</a>\n<b>", false],
])("morph_xml, a value: %j", (value, admitted) => {
	const a = { type: "string" };
	const made = constraintOf("morph_xml", { type: "object", properties: { a }, required: ["a"] });
	expect(new Sentences(made.grammar).matches(`<f>\n<a>${value}</a>\n</f>`)).toBe(admitted);
});

test("morph_xml, an item: behind its close no other call begins in it", () => {
	const item = { type: "object", properties: { b: { type: "string" } } };
	const a = { type: "array", items: item };
	const made = constraintOf("morph_xml", { type: "object", properties: { a }, required: ["a"] });
	const sentences = new Sentences(made.grammar);
	const call = (name: string, value: string) =>
		`<${name}>\n<a><item><b>${value}</b></item></a>\n</f>`;
	expect(sentences.matches(call("f", " <") + call("f", ""))).toBe(true);
	expect(sentences.matches(call("f", " <") + call("{", ""))).toBe(false);
});

test("qwen_coder, a value that holds itself in a required list", () => {
	const children = { type: "array", items: { $ref: "#/properties/a" } };
	const properties = { label: { type: "string" }, children };
	const a = { type: "object", properties, required: ["label", "children"] };
	const made = constraintOf("qwen_coder", { type: "object", properties: { a }, required: ["a"] });
	const value = '{"label": "x", "children": [{"label": "y", "children": []}]}';
	expect(new Sentences(made.grammar).matches(qwenCall(value))).toBe(true);
});

test("minimax_m3, a list that holds itself: elements could not come to an end", () => {
	const children = { type: "array", items: { $ref: "#/properties/a" } };
	const a = { type: "object", properties: { children }, required: ["children"] };
	const parameters = { type: "object", properties: { a }, required: ["a"] };
	expect(() => constraintOf("minimax_m3", parameters)).toThrow(/holds itself/);
});
