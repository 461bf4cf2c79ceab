/** Objects of calls, by both readers: what may not be taken for a wrapper or for arguments, values that do not fit, ends of the input. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";
import { tool } from "./support.js";

const TOOLS = [tool("f", { a: "string" }), tool("g", { b: "string" })];

function callOf(object: string): string {
	return `message = (call / content)*\ncall = "<call>" ${object}`;
}

describe("an object that may have no other members", () => {
	const source = callOf(
		'{ "function"?: skip:json, "name": name, "arguments": arguments } "</call>"',
	);
	it("holds no wrapped call, be it under a key of its own", () => {
		const text = '<call>{"function": {"name": "f", "arguments": {}}}</call>';
		expect(both(source, text, TOOLS)).toEqual([
			`content 0-${text.length} ${JSON.stringify(text)}`,
			"notices malformed",
		]);
	});
	it("is a call with that member, which is skipped", () => {
		const text = '<call>{"function": {"name": "g"}, "name": "f", "arguments": {}}</call>';
		expect(both(source, text, TOOLS)).toEqual([`call 0-${text.length} "f" {} complete []`]);
	});
});

describe("an object of a call that need not hold the arguments", () => {
	const source = callOf('name ">" { "input"?: arguments, "note"?: skip:json } "</call>"');
	it.each(["{}", '{"note":1}'])("stands for none: %s", (object) => {
		const text = `<call>f>${object}</call>`;
		for (const strict of [false, true])
			expect(both(source, text, TOOLS, "stop", strict)).toEqual([
				`call 0-${text.length} "f" {} complete []`,
			]);
	});
});

describe("members of an object behind which the arguments stand", () => {
	it.each(["a", "x"])("are none of them: %s", (key) => {
		const source = callOf('{ "name": name, ... } arguments "</call>"');
		const text = `<call>{"name": "f", "${key}": 1}{}</call>`;
		expect(both(source, text, TOOLS)).toEqual([
			`call 0-${text.length} "f" {} incomplete []`,
			"notices left-out",
		]);
	});
});

describe("a wrapper that does not fit is counted to the end of the object around it", () => {
	const source = `message = (call / short / content)*
call = "<call>" { "arguments": arguments, "name": name } "</call>"
short = "@" name arguments ";"`;
	it.each([
		'{"arguments": {"a": 1}, "x": 2}, @g{};} ',
		'{"arguments": {"a": 1}, "x": 2} @g{};} ',
		'{"arguments": {"a": {}} x}, @g{};} ',
	])("%s", (rest) => {
		const text = `<call>{"arguments": ${rest}`;
		expect(both(source, `${text}@g{};`, TOOLS)).toEqual([
			`content 0-${text.length} ${JSON.stringify(text)}`,
			`call ${text.length}-${text.length + 5} "g" {} complete []`,
			"notices malformed",
		]);
	});
});

describe("an object of Python that the input ends behind a value", () => {
	const repaired = "repaired [envelope,unclosed]";
	it.each([
		["'arguments': {'a': 1}, 'name': 'f'", `"f" {"a": 1} ${repaired}`, []],
		["'arguments': {'a': 1}, 'name': 'f' 'g'", `"fg" {"a": 1} ${repaired}`, []],
		["'name': 'f', 'arguments': {}, 'id': 'x'", `"f" {} ${repaired}`, ["notices late-id"]],
		["'name': 'f', 'arguments': {}, 'id': 12", `"f" {} ${repaired}`, ["notices late-id"]],
		["'name': 'f', 'arguments': {}, 'x': 12", `"f" {} ${repaired}`, ["notices left-out"]],
	])("lacks only its envelope: {%s", (members, call, notices) => {
		const others = members.includes("'x':") ? ", ..." : ', "id"?: id';
		const object = members.startsWith("'a")
			? '"arguments": arguments, "name": name'
			: `"name": name, "arguments": arguments${others}`;
		const text = `<call>{${members}`;
		const lines = [`call 0-${text.length} ${call}`, ...notices];
		for (const finish of ["stop", "length"])
			expect(both(callOf(`py{ ${object} } "</call>"`), text, TOOLS, finish)).toEqual(lines);
	});
});

describe("a lenient rule of which nothing but white space has been read", () => {
	it("is not told of where the call breaks behind it", () => {
		const source = callOf('name ":" arguments "</call>"');
		expect(both(source, '<call>f:"" "')).toEqual([
			'call 0-12 "f" {} incomplete [stringified]',
			"notices broken",
		]);
		expect(both(source, '<call>f:"" )</call>')).toEqual([
			'call 0-19 "f" {} repaired [signs-around,stringified]',
		]);
	});
});
