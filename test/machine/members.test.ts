/** Members of a call's object: their keys however they are written, in any order, twice, and under other names. Both readers agree. */
import { describe, expect, it, test } from "vitest";
import { compile } from "../../src/compiler/compile.js";
import { both } from "../reference/both.js";
import { byMachine } from "../reference/comparison.js";
import { grammar, tool } from "../reference/support.js";
import { feedAllWays } from "../support/chunking.js";

const OPEN = `
message = (call / content)*
call = "<call>" { "name": name, "arguments": arguments, "id"?: id, ... } "</call>"
`;
const TOOLS = [tool("f", { a: "string", id: "string", input: "object" }), tool("g")];

function called(members: string): string {
	return `<call>{${members}}</call>`;
}

describe("arguments are known under another key", () => {
	it.each([
		"arguments",
		"args",
		"input",
		"inputs",
		"kwargs",
		"parameters",
		"params",
		"payload",
		"properties",
		"tool_args",
		"tool_arguments",
		"tool_input",
		"tool_parameters",
	])("%s", (key) => {
		const [line] = both(OPEN, called(`"name": "g", "${key}": {"a": 1}`), [tool("g")]);
		const code = key === "arguments" ? "complete []" : "repaired [arguments-key]";
		expect(line).toContain(`"g" {"a": 1} ${code}`);
	});
});

describe("the name is known under another key", () => {
	it.each(["action", "func", "function", "function_name", "recipient_name", "tool", "tool_name"])(
		"%s",
		(key) => {
			const [line] = both(OPEN, called(`"arguments": {"a": 1}, "${key}": "g"`), TOOLS);
			expect(line).toContain('"g" {"a": 1} repaired [name-key]');
		},
	);
});

describe("a scalar of the envelope is no argument", () => {
	it.each(["call_id", "id", "index", "object", "role", "status", "tool_call_id", "type"])(
		"%s",
		(key) => {
			const [line] = both(OPEN, called(`"name": "g", "${key}": "x", "arguments": {}`), [tool("g")]);
			expect(line).toContain('"g" {} complete []');
			both(OPEN, called(`"name": "g", "${key}": {"x": 1}`), [tool("g")]);
		},
	);
});

test("a bare key begins with a letter, _ or $, and goes on with digits and dashes, too", () => {
	for (let c = 33; c < 127; c++) {
		const sign = String.fromCharCode(c);
		for (const key of [`${sign}k`, `k${sign}`]) {
			const text = called(`"name": "g", ${key}: 1, "arguments": {}`);
			const fits = /^[A-Za-z_$][\w$-]*$/.test(key);
			const lines = read(text);
			expect(lines[0]?.includes("[unquoted-key]"), text).toBe(fits);
			expect(readByCharacter(text), text).toEqual(lines);
		}
	}
});

const format = compile(grammar(OPEN));
const setting = { options: { tools: [tool("g")] }, finish: "stop" };
function read(text: string) {
	return byMachine(format, [text], setting);
}
function readByCharacter(text: string) {
	return byMachine(format, text.split(""), setting);
}

describe("both readers agree", () => {
	it.each([
		'"n\\u0061me": "\\u0066", "argument\\u0073": {"a": "\\u0061"}',
		'"name": "f", "name": "g", "arguments": {}',
		'"name": "f", "arguments": {}, "name": "f"',
		'"name": "f", "arguments": {}, "name": "g"',
		'"name": "f", "arguments": {"a": "x"}, "arguments": {"a": "y"}',
		'"name": "f", "arguments": {"a": "x"}, "arguments": {}',
		'"name": "f", "arguments": {"a": "x"}, "arguments": { }',
		'"name": "f", "arguments": {"a": "x"}, "arguments": null',
		'"name": "f", "arguments": {"a": "x"}, "arguments": ""',
		'"name": "f", "arguments": {"a": "x"}, "arguments": "{}"',
		'"name": "f", "arguments": {"a": "x"}, "input": {}',
		'"name": "f", "arguments": {"a": "x"}, "args": {"b": 1}',
		'"name": "f", "arguments": {}, "id": "x"',
		'"id": "x", "name": "f", "arguments": {}',
		'"id": 12, "id": "y", "name": "f", "arguments": {}',
		'"id": "x", "name": "f", "arguments": {}, "id": "y"',
		'"id": {"a": 1}, "name": "f", "arguments": {}',
		'"name": "f", "a": "x", "id": "y"',
		'"name": "f", "a": "x", "a": "y"',
		'"function": {"name": "f", "arguments": {"a": "x"}}',
		'"id": "x", "function": {"name": "f", "arguments": {"a": "x"}}, "type": "function"',
		'"function": {"name": "f", "function": {"arguments": {}}}',
		'; ; ; "name" = \'f\'; "arguments" => {}',
		'"name": "f" /* c */, // d\n # e\n "arguments": {}',
		'"name": "f" /x, "arguments": {}',
		'"name"="f", "arguments"={"a"="x"}',
		'"name"=>"f", "arguments"= >{"a"=>"x"}',
		'"name">"f", "arguments": {}',
		'"name": "f", > "arguments": {}',
		'"name":: "f",, "arguments": {},',
		'"name" "f" "arguments" {}',
		"‚name‘: „f“, ‘arguments’: «{}»",
		'"name": [], "arguments": {}',
		'"name": "", "arguments": {}',
		`"name": "${"x".repeat(300)}", "arguments": {}`,
		'"arguments": {"a": "x"}, "name": "f"',
		'"arguments": "{\\"a\\": \\"x\\"}", "name": "f"',
		'"name": "f", "arguments": "{\\"a\\": \\"x\\"}"',
		'"arguments": null, "name": "f"',
		'"arguments": [], "name": "f"',
	])("on %j", (members) => {
		both(OPEN, called(members), TOOLS);
	});
});

test("an id and an object under its key are no arguments, even where a parameter has that name", () => {
	for (const members of [
		'"id": 7, "id": {"q": 1}, "name": "f"',
		'"id": {"q": 1}, "tool": "f", "id": "x"',
	]) {
		const source = OPEN.replace('"arguments": arguments, "id"?: id', '"arguments"?: arguments');
		const [line] = both(source, called(members), TOOLS);
		expect(line).toMatch(/"f" {2}incomplete/);
	}
});

test("a member that is skipped may come twice, before the arguments and behind them", () => {
	const source = OPEN.replace('"id"?: id', '"reason"?: skip:json');
	for (const members of [
		'"name": "f", "reason": "r", "reason": "s", "arguments": {"a": "x"}',
		'"name": "f", "arguments": {"a": "x"}, "reason": "r", "reason": {"t": 1}',
	]) {
		const lines = both(source, called(members), TOOLS);
		expect(lines[0]).toContain('"f" {"a": "x"} complete');
		expect(lines.at(-1)).toBe("notices duplicate-key");
	}
});

test("arguments before the name are shown, also of a call that must not run", () => {
	const source = `
message = (call / content)*
call = "<call>" { "name": name, "arguments": ~ arguments } "</call>"
`;
	const [line] = both(
		source,
		called('"arguments": {"a": "x"}, "name": "f", "arguments": "t"'),
		TOOLS,
	);
	expect(line).toContain('"f" {"a": "x"} incomplete');
});

test("the notice names what is left out, and nothing else", () => {
	const text = called('"name": "g", "x": 1, "role": "user", "y": {}, "arguments": {}');
	const [message] = feedAllWays(format, text, { tools: [tool("g")] });
	const [notice, ...more] = message.notices;
	expect([notice?.code, more]).toEqual(["left-out", []]);
	expect([...(notice?.message.matchAll(/"(\w+)"/g) ?? [])].map(([, key]) => key)).toEqual([
		"x",
		"y",
	]);
});

test("a call that commits behind its object is none before", () => {
	const source = `
message = (call / content)*
call = "<call>" { "name": name, "arguments": arguments } "|" ~ "</call>"
`;
	const object = '{"name": "g", "arguments": {}}';
	expect(both(source, `<call>${object}|</call>`, TOOLS)[0]).toContain("complete");
	expect(both(source, `<call>${object}|x`, TOOLS)).toHaveLength(2);
	expect(both(source, `<call>${object}x`, TOOLS)[0]).toContain("content");
});

describe("a member that no pattern binds", () => {
	it.each([
		['"name": "f", "arguments": {}, "a": 1', "{}"],
		['"a": 1, "name": "f", "arguments": {"input": {}}', '{"input": {}}'],
		['"a": 1, "arguments": {"input": {}}, "name": "f"', '{"input": {}}'],
	])("may have been an argument, if it is a property of the tool: %s", (members, args) => {
		const end = called(members).length;
		const read = (text: string) => both(OPEN, called(text), TOOLS);
		expect(read(members)).toEqual([`call 0-${end} "f" ${args} incomplete []`, "notices left-out"]);
		const others = members.replace('"a"', '"z"');
		expect(read(others)).toEqual([`call 0-${end} "f" ${args} complete []`, "notices left-out"]);
		// nor is it one of another tool
		expect(read(members.replace('"f"', '"g"'))).toEqual([
			`call 0-${end} "g" ${args} complete []`,
			"notices left-out",
		]);
	});
});
